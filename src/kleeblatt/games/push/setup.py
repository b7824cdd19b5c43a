"""What is fixed before a game of PUSH: players and variants."""

from kleeblatt.core.game import Options
from kleeblatt.core.struct import struct
from kleeblatt.games.push import deck


@struct
class Setup:
    """What is fixed before a game."""

    players: int
    risk: int  # 1: a star discards the whole display
    direction_cards: int  # in the deck
    has_direction: int  # 1: they change who takes first (not with two players)


def make_setup(players: int, options: Options) -> Setup:
    """Make the setup of a game."""
    setup = Setup()
    setup.players = players
    setup.risk = int(options["risk"] == "yes")
    setup.has_direction = int(players > 2)
    kept = players > 2 or options["directions"] == "discarded"
    setup.direction_cards = deck.DIRECTION_CARDS if kept else 0
    return setup
