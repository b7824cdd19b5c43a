"""How to make a net: a TOML file, which starts from scratch or from an existing net.

    game = "push"            # settings of all runs
    seed = 104
    start_from = "2.a.npz"   # without it: from scratch

    [play]                   # how the net plays at a table (kleeblatt.bots.net)
    against = 1.0

    [[stage]]                # the stages follow one another
    generations = 20

If a net takes several runs, its stages belong to the runs. Each run may change any setting, and
starts from the net of the run before:

    [[run]]
    players = [2, 3, 4]
    [[run.stage]]
    generations = 40

    [[run]]
    players = [2]
    [[run.stage]]
    generations = 20
"""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from itertools import product
from pathlib import Path
from typing import Any

from kleeblatt.bots.net import SETTINGS, Aim
from kleeblatt.bots.nets import folder_of
from kleeblatt.bots.options import OPTIONS
from kleeblatt.core.errors import UsageError
from kleeblatt.core.game import Game, Options
from kleeblatt.games import all_games

SHARES = ("decay", "smooth", "mixed", "explore", "taste")  # from 0 to 1
PLAY = ("against", "win", "trust")
FILES = ("start_from", "opponent")


@dataclass(frozen=True)
class Stage:
    """A part of a run, measured in generations or seconds; pairs are first and last values."""

    generations: int = 0
    seconds: float = 0.0
    rate: tuple[float, float] = (1e-3, 1e-3)  # learning rate
    explore: tuple[float, float] = (0.0, 0.0)  # chance of a random move
    taste: tuple[float, float] = (0.0, 0.0)  # share of lanes that weigh the parts differently
    against: tuple[float, float] = (0.0, 0.0)  # how much the others' points count in choosing
    win: tuple[float, float] = (0.0, 0.0)  # how much a win counts, times 24 points
    most: int = OPTIONS  # options of a decision to look at; a selection if there are more

    def done(self, generations: int, seconds: float) -> float:
        """Return the share of the stage that is done; 1 or more means all of it."""
        return generations / self.generations if self.generations else seconds / self.seconds

    def aim(self, done: float) -> Aim:
        """Return what counts in choosing when this share of the stage is done."""
        return Aim(between(self.against, done), between(self.win, done))


def between(pair: tuple[float, float], done: float) -> float:
    """Interpolate between the two numbers of a pair."""
    return pair[0] + (pair[1] - pair[0]) * done


@dataclass(frozen=True)
class Settings:
    """A run."""

    game: str
    stages: tuple[Stage, ...]
    players: tuple[int, ...] = (1,)
    vary: dict[str, list[str]] = field(default_factory=dict)  # options; "random:1..9": nine values
    lanes: int = 4096  # games side by side
    hidden: tuple[int, ...] = (256, 128)  # cells in each hidden layer
    decay: float = 0.75  # λ
    batch: int = 8192
    smooth: float = 0.998  # the net that plays follows the one that learns
    seed: int = 1
    likes: tuple[float, float] = (0.5, 2.0)  # weights of a part that a taste likes less, or more
    check_every: int = 10  # generations
    mixed: float = 0.0  # share of the lanes in which medium has all seats but one
    opponent: str | None = None  # learn against this net (.npz), not against itself
    start_from: str | None = None  # a net (.npz) or a checkpoint; it may have fewer hidden cells


@dataclass(frozen=True)
class Recipe:
    """A settings file: the runs that make a net, one after another."""

    game: str
    runs: tuple[Settings, ...]
    text: str
    says_how_to_play: bool = False


def read_recipe(path: Path) -> Recipe:
    """Read a settings file; UsageError says what is wrong with it."""
    text = path.read_text("utf-8")
    try:
        found = tomllib.loads(text)
        play = found.pop("play", {})
        _known(path, "play", play, PLAY)
        runs = found.pop("run", [{}])
        settings = tuple(_run(path, {**found, **run}) for run in runs)
        return Recipe(settings[0].game, settings, text, bool(play))
    except UsageError:
        raise
    except (ValueError, KeyError, TypeError, IndexError) as error:
        raise UsageError("wrong-settings", path=str(path), what=str(error)) from error


def _run(path: Path, found: dict[str, Any]) -> Settings:
    listed = found.pop("stage", [])
    if not listed:
        raise UsageError("no-stage", path=str(path))
    stages = tuple(Stage(**_checked(path, "stage", stage, Stage)) for stage in listed)
    if any((stage.generations > 0) == (stage.seconds > 0) for stage in stages):
        raise UsageError("stage-length", path=str(path))
    given = _checked(path, "run", found, Settings)
    for name in FILES:
        if name in given:
            given[name] = _file(path, name, given[name])
    return Settings(stages=stages, **given)


def _checked(path: Path, part: str, found: dict[str, Any], kind: type[Any]) -> dict[str, Any]:
    """Return the settings of a part as `kind` takes them, after checking names and shares."""
    names = [each.name for each in fields(kind) if each.name != "stages"]
    _known(path, part, found, names)
    for name in SHARES:
        given = found.get(name, 0.0)
        if not all(0 <= share <= 1 for share in (given if isinstance(given, list) else [given])):
            raise UsageError("wrong-share", path=str(path), name=name)
    return {name: tuple(v) if isinstance(v, list) else v for name, v in found.items()}


def _known(path: Path, part: str, found: Mapping[str, Any], names: Any) -> None:
    for name in found:
        if name not in names:
            known = ", ".join(sorted(names))
            raise UsageError("unknown-setting", path=str(path), part=part, name=name, known=known)


def _file(path: Path, name: str, value: str) -> str:
    """Find a file that the settings name, relative to their folder."""
    named = path.parent / value
    if not named.is_file():
        raise UsageError("no-start", path=str(path), name=name, file=str(named))
    return str(named)


def shipped_recipes() -> dict[str, Path]:
    """List the settings files of all shipped nets by name, such as "push/4.a"."""
    return {
        f"{game.id}/{path.stem}": path
        for game in all_games()
        for path in sorted(_folder(game).glob(f"*{SETTINGS}"))
    }


def _folder(game: Game) -> Path:
    return Path(str(folder_of(game)))


def find_recipe(name: str) -> Path:
    """Find a settings file by its path, or by the name of a shipped net."""
    if name.endswith(SETTINGS):
        return Path(name)
    shipped = shipped_recipes()
    if name in shipped:
        return shipped[name]
    game = name.partition("/")[0]
    near = [each for each in shipped if each.startswith(f"{game}/")] or list(shipped)
    raise UsageError("no-recipe", name=name, nets=", ".join(near))


def tables(vary: dict[str, list[str]]) -> list[Options]:
    """List all combinations of the options that vary."""
    every = [[value for text in values for value in _values(text)] for values in vary.values()]
    return [dict(zip(vary, chosen, strict=True)) for chosen in product(*every)]


def _values(text: str) -> list[str]:
    """Expand 'random:1..3' to random:1, random:2 and random:3."""
    found = re.fullmatch(r"(.*?)(\d+)\.\.(\d+)", text)
    if found is None:
        return [text]
    return [f"{found[1]}{n}" for n in range(int(found[2]), int(found[3]) + 1)]
