"""Bots think here: in processes of low priority, table by table, with a limit for each decision."""

import asyncio
import contextlib
import logging
from dataclasses import dataclass
from typing import Any

from kleeblatt.bots import USUAL, bot
from kleeblatt.core.match import Match
from kleeblatt.games import all_games, game
from kleeblatt.server.workers import TookTooLong, WorkerDied, Workers

log = logging.getLogger("kleeblatt.bots")
SECONDS = 10.0  # for a decision
PREPARE_SECONDS = 1800.0  # for compiling what a game's bots need
TRIES = 2


@dataclass(frozen=True)
class Choice:
    """What was decided, and by whom."""

    move: int
    by: str  # the bot that was asked, or the usual one in its place
    is_warming_up: bool  # it decided without its search, which is being compiled


class NoChoice(Exception):
    """Not even the usual bot could decide."""


def choose(
    name: str,
    id: str,
    rules: int,
    players: list[str],
    options: dict[str, str],
    state: Any,
    seat: int,
    seed: int,
) -> tuple[int, bool]:
    """Let a bot choose at a position; say whether it is still warming up."""
    player = bot(name, seed, patient=False)
    move = player.choose(Match.at(game(id).with_rules(rules), players, options, state), seat)
    return move, getattr(player, "is_warming_up", False)


def prepare(id: str) -> None:
    """Compile what the bots of a game need, or find it compiled."""
    from kleeblatt.bots.readiness import compiled_thinking

    compiled_thinking(game(id), patient=True)


class Thinkers:
    """Processes in which bots decide. Every table gets its turn, however many others ask."""

    def __init__(self, processes: int = 1, pace: float = 0.0) -> None:
        self._workers = Workers(processes)
        self._preparing = Workers(1)
        self._pace = pace

    @property
    def waiting(self) -> int:
        """Count the decisions that have not begun."""
        return self._workers.waiting

    @property
    def pids(self) -> list[int]:
        """Return the running processes."""
        return self._workers.pids

    async def choose(self, seen: Match, seat: int, name: str, seed: int, table: str = "") -> Choice:
        """Choose a legal move for a seat in a match as it sees it; NoChoice if none was found.

        A bot that fails twice is replaced by the usual one for this decision.
        """
        _, choice = await asyncio.gather(
            asyncio.sleep(self._pace), self._choose(seen, seat, name, seed, table)
        )
        return choice

    async def _choose(self, seen: Match, seat: int, name: str, seed: int, table: str) -> Choice:
        legal = seen.legal_numbers(seat)
        for by in [name] * TRIES + [USUAL] * TRIES:
            try:
                move, warming_up = await self._workers.run(
                    table, SECONDS, choose, by, seen.game.id, seen.game.rules_version,
                    list(seen.players), seen.options, seen.state, seat, seed,
                )  # fmt: skip
            except (TookTooLong, WorkerDied) as error:
                facts = {"bot": by, "game": seen.game.id, "why": type(error).__name__}
                log.warning("bot failed", extra=facts)
            except Exception:
                log.exception("bot failed", extra={"bot": by, "game": seen.game.id})
            else:
                if move in legal:
                    return Choice(move, by, warming_up)
                log.error("bot chose an illegal move", extra={"bot": by, "game": seen.game.id})
        raise NoChoice

    async def prepare(self) -> None:
        """Compile what strong bots need, one game after another."""
        for chosen in all_games():
            with contextlib.suppress(TookTooLong, WorkerDied):
                await self._preparing.run("prepare", PREPARE_SECONDS, prepare, chosen.id)
        self._preparing.close()

    def close(self) -> None:
        """Stop all processes."""
        self._workers.close()
        self._preparing.close()
