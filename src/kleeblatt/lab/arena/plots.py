"""Pictures of the figures: light and labelled, and readable without colours.

matplotlib's Agg draws them without a window. They are small, so that their text stays readable on
a phone.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from kleeblatt.core.record import writing
from kleeblatt.core.words import Words, words
from kleeblatt.lab.arena.figures import Z95, Mean
from kleeblatt.lab.arena.finals import Ints
from kleeblatt.lab.arena.numerals import Numerals
from kleeblatt.lab.arena.ratings import Rating

BLUE, ORANGE, GREY, PALE = "#0072B2", "#B34700", "#555555", "#DDDDDD"
WIDTH, DPI, MOST_BARS = 5.6, 200, 60


@dataclass(frozen=True)
class Checkpoint:
    """What a trainer measured after a number of games."""

    games: int
    mean: float
    standard_error: float


def _figure(width: float, height: float, rows: int = 1) -> tuple[Figure, list[Axes]]:
    figure = Figure(figsize=(width, height), dpi=DPI, layout="constrained")
    FigureCanvasAgg(figure)
    panels = figure.subplots(rows, sharex=True, sharey=True, squeeze=False)
    for axes in panels[:, 0]:
        axes.spines[["top", "right"]].set_visible(False)
    return figure, list(panels[:, 0])


def _save(figure: Figure, path: Path) -> None:
    with writing(path):
        figure.savefig(path)


def _numbered(axis: Any, say: Words) -> None:
    """Label the ticks of an axis with numbers as people write them."""
    numerals = Numerals(say.language)

    def text(value: float, _: int) -> str:
        return numerals.number(value, 0 if float(value).is_integer() else 1)

    axis.set_major_formatter(FuncFormatter(text))


def _percent(numerals: Numerals, share: float) -> str:
    """Write a percentage, with a decimal unless it is whole: 99.6% never becomes 100%."""
    return numerals.percent(share, 0 if abs(share * 100 - round(share * 100)) < 1e-9 else 1)


def distribution(
    scores: Mapping[str, Ints], path: Path, say: Words, levels: Sequence[int] = ()
) -> None:
    """Draw how often each bot reached which score; `scores[bot][deal, game]`."""
    edges = _edges(np.concatenate([each.reshape(-1) for each in scores.values()]))
    height = 3.4 if len(scores) == 1 else 0.8 + 1.5 * len(scores)
    figure, panels = _figure(WIDTH, height, len(scores))
    for axes, (name, each) in zip(panels, scores.items(), strict=True):
        _bars(axes, name, each, edges, say)
        for least in (least for least in levels if edges[0] < least < edges[-1]):
            axes.axvline(least - 0.5, color=GREY, linestyle=":", linewidth=0.9)
    if levels:
        panels[0].plot([], [], color=GREY, linestyle=":", label=say("arena-levels"))
        panels[0].legend(framealpha=0.9, edgecolor="none", fontsize=9)
    _numbered(panels[-1].xaxis, say)
    panels[-1].set(xlabel=say("arena-plot-points"), ylim=(0, None))
    figure.supylabel(say("arena-plot-games"), fontsize=10)
    _save(figure, path)


def _bars(axes: Axes, name: str, scores: Ints, edges: Any, say: Words) -> None:
    """Draw the bars of one bot, and its mean as a dashed line."""
    numerals, mean = Numerals(say.language), Mean.of(scores.mean(axis=1))
    shares = np.histogram(scores, edges)[0] / scores.size
    axes.stairs(shares, edges, fill=True, color=BLUE, alpha=0.25)
    axes.stairs(shares, edges, color=BLUE, linewidth=1.3)
    axes.axvline(mean.value, color=ORANGE, linestyle="--", linewidth=1.4)
    axes.set_title(f"{name}: {numerals.mean(mean)}", loc="left", fontsize=10)
    axes.yaxis.set_major_locator(MaxNLocator(4))
    axes.yaxis.set_major_formatter(FuncFormatter(lambda share, _: _percent(numerals, share)))


def _edges(scores: Ints) -> Any:
    """Return edges of bars that span whole points and are not too many."""
    low, high = int(scores.min()), int(scores.max())
    width = max(1, -(-(high - low + 1) // MOST_BARS))
    return np.arange(low, high + width + 1, width) - 0.5


def pairs(bots: Sequence[str], shares: Sequence[Sequence[float]], path: Path, say: Words) -> None:
    """Draw a matrix of what the bot of each row wins against the bot of each column."""
    side, count = max(3.2, 1.4 + 0.8 * len(bots)), len(bots)
    figure, [axes] = _figure(side + 0.3, side)
    axes.imshow(shares, cmap="PuOr_r", vmin=-0.4, vmax=1.4)  # pale, so that text stands out
    numerals = Numerals(say.language)
    for row in range(count):
        for column in range(count):
            text = "–" if row == column else _percent(numerals, shares[row][column])
            axes.text(column, row, text, ha="center", va="center")
    axes.set_xticks(range(count), bots, rotation=30, ha="right", rotation_mode="anchor")
    axes.set_yticks(range(count), bots)
    axes.set_xticks(np.arange(count - 1) + 0.5, minor=True)
    axes.set_yticks(np.arange(count - 1) + 0.5, minor=True)
    axes.grid(which="minor", color="white", linewidth=2)
    axes.tick_params(which="both", length=0)
    axes.spines[:].set_visible(False)
    axes.set(xlabel=say("arena-plot-against"), ylabel=say("arena-plot-winner"))
    _save(figure, path)


def ratings(found: Sequence[Rating], path: Path, say: Words) -> None:
    """Draw each rating with its interval, the best one on top."""
    figure, [axes] = _figure(WIDTH, 1.0 + 0.5 * len(found))
    numerals = Numerals(say.language)
    for row, rating in enumerate(reversed(found)):
        interval = [rating.low, rating.high], [row, row]
        axes.plot(*interval, "|-", color=BLUE, linewidth=1.8, markersize=9)
        axes.plot(rating.value, row, "o", color=BLUE, markersize=6)
        axes.annotate(numerals.number(rating.value), (rating.value, row), (0, 6),
                      textcoords="offset points", ha="center", fontsize=9)  # fmt: skip
    axes.set_yticks(range(len(found)), [rating.bot for rating in reversed(found)])
    axes.set_ylim(-0.5, len(found) - 0.3)
    axes.margins(x=0.08)
    axes.grid(axis="x", color=PALE, linewidth=0.8)
    axes.set_axisbelow(True)
    axes.xaxis.set_major_locator(MaxNLocator(6, integer=True))
    _numbered(axes.xaxis, say)
    axes.set_xlabel(say("arena-plot-rating"))
    _save(figure, path)


def learning_curve(log: Sequence[Checkpoint], path: Path, language: str = "en") -> None:
    """Draw how the mean score grew while learning; the band is the 95 % interval."""
    say = words(language)
    figure, [axes] = _figure(WIDTH, 3.4)
    games = [point.games for point in log]
    mean = np.array([point.mean for point in log])
    half = Z95 * np.array([point.standard_error for point in log])
    axes.fill_between(games, mean - half, mean + half, color=BLUE, alpha=0.25, linewidth=0,
                      label=say("arena-interval"))  # fmt: skip
    axes.plot(games, mean, "o-", color=BLUE, markersize=4, label=say("arena-plot-mean"))
    axes.grid(color=PALE, linewidth=0.8)
    axes.set_axisbelow(True)
    axes.xaxis.set_major_locator(MaxNLocator(5, integer=True))
    _numbered(axes.xaxis, say)
    _numbered(axes.yaxis, say)
    axes.set(xlabel=say("arena-plot-learned"), ylabel=say("arena-plot-points"))
    axes.legend(frameon=False, loc="lower right")
    _save(figure, path)
