"""The last round of Geht noch was? solo: what perfect play is worth, and how close a bot gets.

    .venv/bin/python tools/last_round.py strong --positions 50

A bot plays on the report seeds up to the first roll of the last round. From there this tool solves
the round backwards: every set of marked cards, every number of luck markers, every kind of roll
(rolls that fulfil the same cards), every way to score and to push. It is written from the rules,
without the bots' code; only the end of a round uses the rules' own code. The bot's worth is
computed in the same way, with its decisions instead of the best ones. Both are exact, so there is
no luck in their difference.
"""

import argparse
import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np

from kleeblatt.bots import bot
from kleeblatt.core.dice import DealtDice
from kleeblatt.core.match import Chance, Match
from kleeblatt.core.moves import PASS, Moves
from kleeblatt.core.struct import copy
from kleeblatt.games import game as game_of
from kleeblatt.games.geht_noch_was import dice, rules
from kleeblatt.games.geht_noch_was.cards import bit_of, colour_of, word_of
from kleeblatt.games.geht_noch_was.deck import LEVELS, ROUNDS
from kleeblatt.games.geht_noch_was.state import DECIDE, DICE, PLACES, PUSH, WIDTH
from kleeblatt.games.geht_noch_was.supply import marker_on
from kleeblatt.lab.arena.seeds import RANGES, REPORT

GAME = game_of("geht-noch-was")
WEIGHTS = np.array(dice.WEIGHTS) / dice.ROLLS
MARKERS = 5

Places = tuple[int, ...]
Hits = np.ndarray[Any, np.dtype[np.bool_]]


def before_last_round(name: str, number: int) -> tuple[Any, Any]:
    """Play a game up to the first roll of the last round."""
    match = Match(GAME, ["Ada"], dice=DealtDice(RANGES[REPORT] + number))
    player = bot(name, number)
    while not (match.state.round == ROUNDS and match.state.phase == DICE):
        if isinstance(match.node, Chance):
            match.roll()
        else:
            match.play(0, player.choose(match.seen_by(0), 0))
    return match.setup, copy(match.state)


class Round:
    """A last round; a position is the marked places, as bits, and the luck markers left."""

    def __init__(self, setup: Any, start: Any) -> None:
        self.setup, self.start = setup, start
        self.places = [p for p in range(PLACES) if start.display[0][p]]
        self.hits = {p: self._hits(start.display[0][p] - 1) for p in self.places}
        self.end = cache(self._end)
        self.rolls = cache(self._rolls)
        self.best = cache(self._best)

    def _hits(self, card: int) -> Hits:
        words = np.array(self.setup.fulfils[word_of(card) % 2], object)
        return np.array([int(word) & bit_of(card) != 0 for word in words])

    def luck_after(self, marked: int, luck: int) -> int:
        """Count the luck markers left after one more mark; below 0, the mark is impossible."""
        return luck - (marked.bit_count() >= MARKERS)

    def open_places(self, marked: int) -> Places:
        """List the places where a card may be marked next."""
        level = max((p // WIDTH for p in self.places if marked >> p & 1), default=0)
        top = min(level + (marked != 0), LEVELS - 1)
        return tuple(p for p in self.places if level <= p // WIDTH <= top and not marked >> p & 1)

    def _rolls(self, places: Places) -> list[tuple[Places, float]]:
        """List the sets of places that a roll can fulfil, with their chances."""
        if not places:
            return [((), 1.0)]
        masks = sum(self.hits[p].astype(int) << i for i, p in enumerate(places))
        chances = np.bincount(masks, WEIGHTS)
        return [
            (tuple(p for i, p in enumerate(places) if mask >> i & 1), float(chance))
            for mask, chance in enumerate(chances)
            if chance > 0
        ]

    def choices(self, marked: int, luck: int, fulfilled: Places) -> Iterator[tuple[int, int, bool]]:
        """List the choices on a roll: marked places, luck, and whether the seat fails."""
        after = self.luck_after(marked, luck)
        if after >= 0:
            yield from ((marked | 1 << p, after, False) for p in fulfilled)
        if luck > 0:
            yield marked, luck - 1, False
        yield 0, luck, True

    def _best(self, marked: int, luck: int) -> float:
        """Compute the final points by perfect play, before a roll, when the seat is IN."""
        total = 0.0
        for fulfilled, chance in self.rolls(self.open_places(marked)):
            best = 0.0
            for then, left, failed in self.choices(marked, luck, fulfilled):
                best = max(best, self.end(then) + left)
                if not failed:
                    best = max(best, self.best(then, left))
            total += chance * best
        return total

    # The end of the round, by the rules

    def _end(self, marked: int) -> float:
        """Compute the most points (without luck) after OUT with these places marked."""
        return self._scored(self.out(marked, 0))

    def out(self, marked: int, luck: int) -> Any:
        """Make the state after OUT."""
        s = self._with(marked, luck)
        s.playing, s.waiting, s.phase = 0, 0, DECIDE
        rules.advance(self.setup, s)
        return s

    def _with(self, marked: int, luck: int) -> Any:
        s = copy(self.start)
        marks = marked.bit_count()
        s.marked[0], s.clover[0] = marked, luck
        s.black[0] = max(0, MARKERS - marks)
        lucky = [p for p in self.places if marked >> p & 1][MARKERS:]
        s.lucky[0] = sum(1 << p for p in lucky)
        s.rolls = marks + max(0, self.start.clover[0] - luck - len(lucky))
        return s

    def _scored(self, s: Any) -> float:
        """Compute the best way to score all cards; pushing one would be worth nothing.

        Cards below the VIP line come first, in any order: they only add to what Push it! may push.
        """
        if rules.is_over(s):
            return float(rules.score(self.setup, s, 0))
        moves = Moves()
        rules.legal(self.setup, s, 0, moves)
        listed = moves.item[: moves.count]
        if s.lifts[0]:
            kinds = {self._kind(s, move): move for move in listed}
            return max(self._scored(self._made(s, move)) for move in kinds.values())
        scoring = [m for m in listed if rules.SCORE_CARD <= m < rules.LIFT_CARD]
        low = [m for m in scoring if self._level(s, m) < rules.OPEN_LEVELS]
        return max(self._scored(self._made(s, move)) for move in low[:1] or scoring)

    def _level(self, s: Any, move: int) -> int:
        return rules.place_of(s, 0, move - rules.SCORE_CARD) // WIDTH

    def _kind(self, s: Any, move: int) -> Any:
        """Group moves: cards of one colour on one level are worth the same."""
        if move == PASS:
            return PASS
        card = move - rules.LIFT_CARD
        marker = marker_on(s, card)
        return rules.level_scored(s, 0, card), colour_of(card), marker >= 0 and s.times[marker]

    def _made(self, s: Any, move: int) -> Any:
        after = copy(s)
        rules.apply(self.setup, after, 0, move)
        return after


class Play(Round):
    """The same round with the decisions of a bot."""

    def __init__(self, setup: Any, start: Any, name: str) -> None:
        super().__init__(setup, start)
        self.player = bot(name, 1)
        self.made = cache(self._played)
        self.finished = cache(self._finished)

    def _played(self, marked: int, luck: int) -> float:
        """Compute the final points with the bot's decisions, before a roll."""
        total = 0.0
        for fulfilled, chance in self.rolls(self.open_places(marked)):
            total += chance * self._after(marked, luck, fulfilled)
        return total

    def _after(self, marked: int, luck: int, fulfilled: Places) -> float:
        s = self._with(marked, luck)
        rules.apply_outcome(self.setup, s, self._roll_of(marked, fulfilled))
        while s.phase == DECIDE and rules.awaited(s):
            rules.apply(self.setup, s, 0, self._choice(s))
        if s.phase == DICE and not s.drawing:
            return self.made(s.marked[0], s.clover[0])
        return self.finished(s.marked[0], s.clover[0])

    def _roll_of(self, marked: int, fulfilled: Places) -> int:
        """Find a roll that fulfils exactly these of the open places."""
        fits = np.ones(len(WEIGHTS), bool)
        for place in self.open_places(marked):
            fits &= self.hits[place] == (place in fulfilled)
        return int(np.argmax(fits))

    def _choice(self, s: Any) -> int:
        return self.player.choose(Match.at(GAME, ["Ada"], {}, s), 0)

    def _finished(self, marked: int, luck: int) -> float:
        s = self.out(marked, luck)
        while s.phase == PUSH:
            rules.apply(self.setup, s, 0, self._choice(s))
        return float(rules.score(self.setup, s, 0))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("bot")
    parser.add_argument("--positions", type=int, default=50)
    parser.add_argument("--played-by", default="strong", help="up to the last round")
    args = parser.parse_args()
    best, made = [], []
    for number in range(args.positions):
        play = Play(*before_last_round(args.played_by, number), args.bot)
        luck = play.start.clover[0]
        best.append(play.best(0, luck))
        made.append(play.made(0, luck))
        lost = np.array(best) - np.array(made)
        figures = {
            "positions": number + 1,
            "perfect": round(float(np.mean(best)), 3),
            args.bot: round(float(np.mean(made)), 3),
            "lost": round(float(lost.mean()), 3),
            "error": round(float(lost.std() / (number + 1) ** 0.5), 3),
            "most": round(float(lost.max()), 3),
        }
        print(json.dumps(figures), flush=True)


if __name__ == "__main__":
    main()
