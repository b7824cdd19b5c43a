"""What a training run does: a TOML file."""

import tomllib
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from kleeblatt.core.errors import UsageError


@dataclass(frozen=True)
class Stage:
    """A part of a run. Pairs go from the first to the second number."""

    generations: int
    rate: tuple[float, float] = (1e-3, 1e-3)  # of learning
    explore: tuple[float, float] = (0.0, 0.0)  # chance of a random move
    taste: tuple[float, float] = (0.0, 0.0)  # share of lanes that weigh the parts differently


@dataclass(frozen=True)
class Settings:
    """A run."""

    game: str
    stages: tuple[Stage, ...]
    players: tuple[int, ...] = (1,)
    lanes: int = 4096
    hidden: tuple[int, ...] = (256, 128)
    decay: float = 0.75  # λ
    batch: int = 8192
    smooth: float = 0.998  # the net that plays follows the one that learns
    seed: int = 1
    likes: tuple[float, float] = (0.5, 2.0)  # weights of a part that is liked less, or more
    check_every: int = 10  # generations
    start_from: str | None = None  # a checkpoint
    text: str = field(default="", compare=False)


def read_settings(path: Path) -> Settings:
    """Read a settings file; UsageError says what is wrong with it."""
    text = path.read_text("utf-8")
    try:
        found = tomllib.loads(text)
        stages = tuple(Stage(**_known(Stage, stage)) for stage in found.pop("stage"))
        return Settings(stages=stages, text=text, **_known(Settings, found))
    except (tomllib.TOMLDecodeError, KeyError, TypeError) as error:
        raise UsageError("wrong-settings", path=str(path), what=str(error)) from error


def _known(kind: type[Any], found: dict[str, Any]) -> dict[str, Any]:
    names = {each.name for each in fields(kind)}
    if unknown := sorted(set(found) - names):
        raise KeyError(", ".join(unknown))
    return {name: tuple(v) if isinstance(v, list) else v for name, v in found.items()}
