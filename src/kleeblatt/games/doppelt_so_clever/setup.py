"""What is fixed before a game of Doppelt so clever."""

from kleeblatt.core.game import Options
from kleeblatt.core.struct import struct
from kleeblatt.games.doppelt_so_clever import sheet


@struct
class Setup:
    """What is fixed before a game."""

    players: int
    rounds: int


def make_setup(players: int, options: Options) -> Setup:
    """Make the setup of a game."""
    setup = Setup()
    setup.players = players
    setup.rounds = sheet.ROUNDS[players - 1]
    return setup
