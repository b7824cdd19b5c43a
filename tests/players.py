"""Ways to get through a match in a test."""

import os
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from kleeblatt import Chance, Match, SeededDice, game
from kleeblatt.bots import bot

# Thinking takes a minute or two to compile: every day another game; `make prove` takes all.
THINKERS = ("noch-mal", "noch-mal-so-gut", "push", "geht-noch-was")
TODAY = datetime.now(UTC).toordinal()
THINKING_TODAY = THINKERS if "LOCKSTEP_GAMES" in os.environ else (THINKERS[TODAY % len(THINKERS)],)
CHANCE_BOTS = ("random", "eager")

OWN_DECK = (Path(__file__).parent.parent / "examples" / "deck.toml").read_text("utf-8")
OPTIONS: dict[str, list[dict[str, str]]] = {
    "noch-mal": [{}, {"sheet": "red"}, {"sheet": "random:7"}],
    "noch-mal-so-gut": [{}, {"sheet": "random:7"}],
    "push": [{}, {"risk": "yes"}, {"directions": "discarded"}],
    "geht-noch-was": [
        {},
        {"free_start": "yes", "solo_rules": "yes", "deck": OWN_DECK},
        {"free_start": "yes"},
        {"solo_rules": "yes"},
        {"deck": OWN_DECK},
    ],
}


def ways(tables: list[tuple[str, int]], games: int) -> list[tuple[str, int, str]]:
    """Who plays at each table: both chance bots, or one of them if a single game is played."""
    alone = [(id, n, CHANCE_BOTS[(TODAY + at) % 2]) for at, (id, n) in enumerate(tables)]
    return alone if games == 1 else [(id, n, name) for id, n in tables for name in CHANCE_BOTS]


def seats(players: int) -> list[str]:
    return [f"P{seat}" for seat in range(players)]


def random_match(id: str, players: int, seed: int, name: str = "eager", **options: str) -> Match:
    """A finished match of chance bots."""
    match = Match(game(id), seats(players), options, dice=SeededDice(seed))
    return play_on(match, seed, name)


def new_matches(id: str, players: int, seeds: range) -> Iterator[Match]:
    """New matches, with one set of options after the other; other tables begin with others."""
    variants = OPTIONS.get(id, [{}])
    for seed in seeds:
        options = variants[(seed + players) % len(variants)]
        yield Match(game(id), seats(players), options, dice=SeededDice(seed))


def play_on(match: Match, seed: int, name: str = "eager", steps: int = 10**9) -> Match:
    """Let chance bots go on, for so many steps at most."""
    chooser = bot(name, seed)
    goal = match.step + steps
    while not match.is_over and match.step < goal:
        if isinstance(match.node, Chance):
            match.roll()
        else:
            seat = match.awaited[match.step % len(match.awaited)]
            match.play(seat, chooser.choose(match, seat))
    return match


def player_counts(id: str) -> range:
    return range(game(id).min_players, game(id).max_players + 1)
