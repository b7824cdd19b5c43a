"""What is fixed before a game of Böse Eins."""

from kleeblatt.core.game import Options
from kleeblatt.core.struct import struct


@struct
class Setup:
    """What is fixed before a game."""

    players: int


def make_setup(players: int, options: Options) -> Setup:
    """Make the setup of a game."""
    setup = Setup()
    setup.players = players
    return setup
