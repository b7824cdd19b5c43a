"""A game: its facts, its rules, its words. One object of this class for each game.

The rules know only numbers. What people see and type is the game's `notation`; what a seat may
see is its `view`.
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, Protocol

from kleeblatt.core.errors import UnknownMove, UnknownOutcome, UsageError
from kleeblatt.core.rules import Rules
from kleeblatt.core.words import canonical, words

Options = Mapping[str, str]
Outcomes = tuple[tuple[int, int], ...]  # outcome, weight: equal outcomes merged, in a fixed order


@dataclass(frozen=True)
class Throw:
    """Dice of one kind that are thrown now: how many, and the words of their faces.

    An outcome in words is all kinds one after the other: the name, if it is said, then the faces.
    """

    name: str
    count: int
    faces: tuple[str, ...]
    is_said: bool = True
    by: int | None = None  # the seat that throws
    called: tuple[str, ...] = ()  # what statistics call the faces, if not as the notation does

    @property
    def face_names(self) -> tuple[str, ...]:
        """Name the faces as statistics do."""
        return self.called or self.faces


@dataclass(frozen=True)
class Lot:
    """A draw of cards or lots, sorted into faces that mean something.

    A card is drawn from what is left, so its probabilities change from draw to draw. Which face an
    outcome counts for is decided here; how likely each face is follows from the game's `outcomes`.
    """

    name: str
    faces: tuple[str, ...]
    shown: Callable[[int], tuple[int, ...]]  # the faces that an outcome shows


def no_lot(setup: Any, s: Any) -> Lot | None:
    """Count no draws: only dice decide."""
    return None


@dataclass(frozen=True)
class Drought:
    """What people wait for in the rolls of a game."""

    name: str
    words: frozenset[str]  # a roll in words has one of them


class Notation(Protocol):
    """Moves and outcomes as words: canonical English ones, made of `TOKENS`, cells and numbers."""

    TOKENS: tuple[str, ...]
    REASONS: tuple[str, ...]  # all that `why_not` can answer

    def move_text(self, setup: Any, s: Any, seat: int, move: int) -> str:
        """'blue 3', 'H1 H2'."""

    def read_move(self, setup: Any, text: str) -> object:
        """Read what a text asks for, comparable with `wish`; UnknownMove if it is not a move."""

    def wish(self, setup: Any, s: Any, seat: int, move: int) -> object:
        """Return a move in the form that `read_move` gives."""

    def why_not(self, setup: Any, s: Any, seat: int, wish: object) -> str:
        """Return the id of the reason why a wish is not legal now."""

    def outcome_text(self, setup: Any, s: Any, outcome: int) -> str:
        """'blue blue x 1 3 ?'."""

    def read_outcome(self, setup: Any, s: Any, text: str) -> int:
        """Read an outcome; UnknownOutcome if it cannot come now."""

    def throws(self, setup: Any, s: Any) -> tuple[Throw, ...]:
        """List the dice that people could throw themselves now; none if cards or lots decide."""


@dataclass(frozen=True)
class Option:
    """A choice made before a game: one of `choices`, or what `accepts` takes, written as `form`."""

    name: str
    default: str
    choices: tuple[str, ...]
    form: str | None = None
    accepts: Callable[[str], bool] = lambda value: False
    is_file: bool = False  # people name a file, its text is the value
    is_printed: bool = False  # an empty sheet looks different with it
    least_players: int = 1  # with fewer (or more) it changes nothing
    most_players: int | None = None

    @property
    def right(self) -> tuple[str, ...]:
        """List what can be chosen, for people to read."""
        return (*self.choices, *([self.form] if self.form else []))

    def check(self, value: str) -> str:
        """Return the value if it is allowed."""
        if value in self.choices or self.accepts(value):
            return value
        right = ", ".join(self.right)
        raise UsageError("wrong-option", option=self.name, value=value, right=right)


@dataclass(frozen=True)
class Rating:
    """A line of the solo table in the rulebook: its level, its points and its wording."""

    level: int  # 0 is the best
    least: int | None  # points; None: however few
    most: int | None  # points; None: however many
    message: str  # the id of the wording
    title: str  # of the game

    def text(self, language: str = "en") -> str:
        """Return what the rulebook says about these points."""
        return words(language)(self.message, title=self.title)


@dataclass(frozen=True)
class Game:
    """The facts of a game, and everything needed to play it."""

    named: ClassVar[Callable[[str], "Game"]]  # the package of all games says how to find one

    id: str
    title: str
    min_players: int
    max_players: int
    minutes: int
    rules_version: int  # raised whenever play changes
    options: tuple[Option, ...]
    parts: Mapping[str, int]  # the parts of a score by name, from the top of the score box
    solo_levels: tuple[int, ...]  # the least points of each rating level, the best one first
    level_text: str  # messages <level_text>-0, -1, … word the levels
    rules: Rules
    heuristics: Any  # a module of two kernels (see kleeblatt.bots.policies)
    notation: Notation
    make_setup: Callable[[int, Options], Any]
    outcomes: Callable[[Any, Any], Outcomes]  # of a setup and a state
    phases: tuple[str, ...]  # the words of `State.phase`
    table_view: Callable[[Any, Any, Any, int | None], Any]  # what lies in the middle, for JSON
    seat_view: Callable[[Any, Any, int], Any]  # what lies before one seat, for JSON
    printed: Callable[[Any], Any]  # what is printed, for whoever draws it
    events: ModuleType  # what can happen: a subclass of `Event` for each kind
    terminal: str  # the module that draws the game in a terminal
    # Ranks the whole turns of a seat, for pages that offer dice and cells in one go (`Match.turns`)
    ranks: Callable[[Any, Any, int, Sequence[Sequence[str]]], list[int]] | None = None
    positions: Any = None  # a module: how a position is written as text (see core/position.py)
    features: Any = None  # a module of kernels: what a net is told (see doppelt_so_clever)
    lot: Callable[[Any, Any], Lot | None] = no_lot  # the draw that comes next, if it is counted
    drought: Drought | None = None
    nets: str = "bots/nets"  # the folder of its trained nets
    base: str | None = None  # the game whose rules hold too
    earlier: Mapping[int, "Game | str"] = field(default_factory=dict)  # see `with_rules`

    @property
    def family(self) -> str:
        """Return the folder's name, as in ids of texts: NOCH MAL SO GUT! is a 'noch-mal' too."""
        return self.events.__name__.split(".")[-2].replace("_", "-")

    @property
    def rulebooks(self) -> tuple[str, ...]:
        """List the ids of the rule texts for this game, its own first."""
        return (self.id,) if self.base is None else (self.id, self.base)

    def with_rules(self, version: int) -> "Game":
        """Return the game with other rules; UsageError names the Kleeblatt that plays them.

        `earlier` lists every older version: the game that still plays by it, or the last release
        that did. Here version 1 is still played, version 2 no longer:

            rules_version=3, earlier={1: replace(game, rules_version=1, make_setup=…), 2: "0.4.0"}
        """
        if version == self.rules_version:
            return self
        if version > self.rules_version:
            raise UsageError("newer-rules", game=self.title, rules=version)
        match self.earlier.get(version):
            case Game() as earlier:
                return earlier
            case str() as release:
                raise UsageError("older-rules", game=self.title, rules=version, release=release)
        raise UsageError("no-rules", game=self.title, rules=version)

    def complete(self, options: Options) -> dict[str, str]:
        """Return all options with their values; UsageError if one is unknown or wrong."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                names = ", ".join(known) or "-"
                raise UsageError("unknown-option", game=self.id, option=name, options=names)
        return {n: o.check(str(options.get(n, o.default))) for n, o in known.items()}

    def load(self, options: Options) -> dict[str, str]:
        """Replace file names in options with the texts of these files."""
        loaded = dict(options)
        for option in self.options:
            path = options.get(option.name, option.default)
            if option.is_file and path not in option.choices:
                try:
                    loaded[option.name] = Path(path).read_text("utf-8")
                except UnicodeDecodeError as error:
                    raise UsageError("no-text", path=path) from error
        return loaded

    def setup(self, players: int, options: Options | None = None) -> Any:
        """Make what is fixed before a game; UsageError if players or options are wrong."""
        if not self.min_players <= players <= self.max_players:
            raise UsageError(
                "wrong-players",
                game=self.id,
                least=self.min_players,
                most=self.max_players,
                players=players,
            )
        return self.make_setup(players, self.complete(options or {}))

    def read_move(self, setup: Any, text: str) -> object:
        """Read a move in the words of either language; UnknownMove if it is not one."""
        with suppress(UnknownMove):
            return self.notation.read_move(setup, text)
        return self.notation.read_move(setup, canonical(text, self.notation.TOKENS))

    def read_outcome(self, setup: Any, s: Any, text: str) -> int:
        """Read an outcome in either language; UnknownOutcome if it cannot come now."""
        with suppress(UnknownOutcome):
            return self.notation.read_outcome(setup, s, text)
        return self.notation.read_outcome(setup, s, canonical(text, self.notation.TOKENS))

    def rating(self, points: int) -> Rating:
        """Find the line of the solo table for a score."""
        level = sum(points < least for least in self.solo_levels)
        return Rating(
            level,
            least=self.solo_levels[level] if level < len(self.solo_levels) else None,
            most=self.solo_levels[level - 1] - 1 if level > 0 else None,
            message=f"{self.level_text}-{level}",
            title=self.title,
        )
