"""Players that are programs. `bot(name)` makes one; batches use the same policies as kernels."""

from kleeblatt.bots.bot import (
    LEVELS,
    USUAL,
    Bot,
    all_bots,
    bot,
    checked_bot,
    fallbacks,
    plays_as,
    seed_for,
)
from kleeblatt.bots.names import bot_name, names_of
from kleeblatt.bots.opinions import Opinion, opinions

__all__ = [
    "LEVELS",
    "USUAL",
    "Bot",
    "Opinion",
    "all_bots",
    "bot",
    "bot_name",
    "checked_bot",
    "fallbacks",
    "names_of",
    "opinions",
    "plays_as",
    "seed_for",
]
