"""Thinking at a live table: compiled once, in the background if nobody can wait."""

import threading
from typing import Any, cast

from kleeblatt.bots.binding import bind, workspaces
from kleeblatt.bots.nets import weights_of
from kleeblatt.bots.search import expert, strong
from kleeblatt.core.game import Game
from kleeblatt.core.kernel import compiled, compiling, is_cached, kernel, mark_cached
from kleeblatt.core.match import Match
from kleeblatt.core.struct import batch, to_batch

MOST_SETUPS = 8  # as records: a sheet's setup takes half a megabyte

_thinking: dict[str, Any] = {}
_compiling: dict[str, threading.Thread] = {}
_lock = threading.Lock()


@kernel
def think_at(
    setups: list[Any],
    states: list[Any],
    works: list[Any],
    weights: list[float],
    seat: int,
    is_expert: int,
) -> int:
    """The move at one position: the strong player's, or the expert's, who looks further."""
    if is_expert == 0:
        return strong(setups[0], states[0], seat, works[0], weights)
    return expert(setups[0], states[0], seat, works[0], weights)


def is_prepared(game: Game) -> bool:
    """Has a game's thinking been compiled before, so that it loads in a moment?"""
    return game.features is None or is_cached(think_at, **bind(game))


def compiled_thinking(game: Game, patient: bool) -> Any | None:
    """Return `think_at`, compiled; None if it is not compiled yet and nobody can wait for it."""
    with _lock:
        patient = patient or (game.id not in _compiling and is_prepared(game))
        if game.id not in _thinking and game.id not in _compiling:
            thread = threading.Thread(target=_compile, args=(game,), daemon=True)
            _compiling[game.id] = thread
            thread.start()
    if patient and game.id not in _thinking:
        _compiling[game.id].join()
    return _thinking.get(game.id)


def _compile(game: Game) -> None:
    import numba

    bound_to = bind(game)
    think: Any = compiled(think_at, **bound_to)
    players = game.max_players
    # for these types, without a call: this compiles it, or loads it from the cache
    arguments = (
        to_batch(game.setup(players)), batch(game.rules.State, 1), workspaces(game, players),
        weights_of(game, players), 0, 0,
    )  # fmt: skip
    typeof = cast(Any, numba.typeof)
    with compiling(think_at, **bound_to):
        think.compile(tuple(typeof(argument) for argument in arguments))
    mark_cached(think_at, **bound_to)
    _thinking[game.id] = think


class Desk(threading.local):
    """What one thread's decisions share: the workspace of a table, and the latest setups."""

    def __init__(self) -> None:
        self._table: tuple[str, str, int] | None = None
        self._works: Any = None
        self._setups: dict[Any, Any] = {}

    def works(self, game: Game, players: int) -> Any:
        """Return the workspace for a table, as an array of one."""
        table = game.id, game.nets, players
        if self._table != table:
            self._table, self._works = table, workspaces(game, players)
        return self._works

    def setups(self, match: Match) -> Any:
        """Return the setup of a match, as an array of one."""
        game, options = match.game, tuple(match.options.items())
        key = game.id, game.rules_version, len(match.players), options
        found = self._setups.pop(key, None)
        if found is None:
            found = to_batch(match.setup)
        self._setups[key] = found  # the most recently used is forgotten last
        if len(self._setups) > MOST_SETUPS:
            del self._setups[next(iter(self._setups))]
        return found


DESK = Desk()
