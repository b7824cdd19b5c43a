"""What a training run does: a TOML file."""

import re
import tomllib
from dataclasses import dataclass, field, fields, replace
from itertools import product
from pathlib import Path
from typing import Any

from kleeblatt.bots.nets import Aim
from kleeblatt.bots.options import OPTIONS
from kleeblatt.core.errors import UsageError
from kleeblatt.core.game import Options

LENGTHS = "generations, seconds"  # a stage has one of them
SHARES = ("decay", "smooth", "mixed", "explore", "taste")  # from 0 to 1


@dataclass(frozen=True)
class Stage:
    """A part of a run, of so many generations or seconds. Pairs go from the first to the second."""

    generations: int = 0
    seconds: float = 0.0
    rate: tuple[float, float] = (1e-3, 1e-3)  # of learning
    explore: tuple[float, float] = (0.0, 0.0)  # chance of a random move
    taste: tuple[float, float] = (0.0, 0.0)  # share of lanes that weigh the parts differently
    against: tuple[float, float] = (0.0, 0.0)  # how much the others' points count in choosing
    win: tuple[float, float] = (0.0, 0.0)  # how much a win counts, times 24 points
    most: int = OPTIONS  # options of a decision that are looked at; of more than these, some

    def done(self, generations: int, seconds: float) -> float:
        """How much of it is done after so many; 1 or more: all."""
        return generations / self.generations if self.generations else seconds / self.seconds

    def aim(self, done: float) -> Aim:
        """What counts in choosing, when so much of the stage is done."""
        return Aim(between(self.against, done), between(self.win, done))


def between(pair: tuple[float, float], done: float) -> float:
    """On the way from the first number to the second."""
    return pair[0] + (pair[1] - pair[0]) * done


@dataclass(frozen=True)
class Settings:
    """A run."""

    game: str
    stages: tuple[Stage, ...]
    players: tuple[int, ...] = (1,)
    vary: dict[str, list[str]] = field(default_factory=dict)  # options; "random:1..9": nine values
    lanes: int = 4096
    hidden: tuple[int, ...] = (256, 128)
    decay: float = 0.75  # λ
    batch: int = 8192
    smooth: float = 0.998  # the net that plays follows the one that learns
    seed: int = 1
    likes: tuple[float, float] = (0.5, 2.0)  # weights of a part that is liked less, or more
    check_every: int = 10  # generations
    mixed: float = 0.0  # share of the lanes in which medium has all seats but one
    opponent: bool = False  # learn against the expert's net that ships, not against oneself
    start_from: str | None = None  # a checkpoint, or a net (.npz); it may have fewer hidden cells
    text: str = field(default="", compare=False)


def read_settings(path: Path) -> Settings:
    """Read a settings file; UsageError says what is wrong with it."""
    text = path.read_text("utf-8")
    try:
        found = tomllib.loads(text)
        stages = tuple(Stage(**_known(Stage, stage)) for stage in found.pop("stage"))
        if any((stage.generations > 0) == (stage.seconds > 0) for stage in stages):
            raise KeyError(LENGTHS)
        wanted = Settings(stages=stages, text=text, **_known(Settings, found))
        _check_shares(wanted, *stages)
        beside = path.parent / (wanted.start_from or "")
        return replace(wanted, start_from=str(beside)) if beside.is_file() else wanted
    except (ValueError, KeyError, TypeError) as error:
        raise UsageError("wrong-settings", path=str(path), what=str(error)) from error


def _check_shares(*parts: Settings | Stage) -> None:
    for part, name in product(parts, SHARES):
        given = getattr(part, name, 0.0)
        shares = given if isinstance(given, tuple) else (given,)
        if not all(0 <= share <= 1 for share in shares):
            raise ValueError(f"{name} (0 … 1)")


def tables(vary: dict[str, list[str]]) -> list[Options]:
    """All combinations of the options that vary."""
    every = [[value for text in values for value in _values(text)] for values in vary.values()]
    return [dict(zip(vary, chosen, strict=True)) for chosen in product(*every)]


def _values(text: str) -> list[str]:
    """'random:1..3' is random:1, random:2 and random:3."""
    found = re.fullmatch(r"(.*?)(\d+)\.\.(\d+)", text)
    if found is None:
        return [text]
    return [f"{found[1]}{n}" for n in range(int(found[2]), int(found[3]) + 1)]


def _known(kind: type[Any], found: dict[str, Any]) -> dict[str, Any]:
    names = {each.name for each in fields(kind)}
    if unknown := sorted(set(found) - names):
        raise KeyError(", ".join(unknown))
    return {name: tuple(v) if isinstance(v, list) else v for name, v in found.items()}
