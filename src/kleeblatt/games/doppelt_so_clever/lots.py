"""The draw that statistics count."""

from kleeblatt.core.game import Lot
from kleeblatt.games.doppelt_so_clever import rules, sheet
from kleeblatt.games.doppelt_so_clever.rules import State
from kleeblatt.games.doppelt_so_clever.setup import Setup


def lot(setup: Setup, s: State) -> Lot | None:
    """Solo: which of several equal dice are served."""
    if s.phase != rules.SERVE:
        return None
    dice = range(rules.DICE)
    return Lot("tray", sheet.DICE, lambda served: tuple(die for die in dice if served >> die & 1))
