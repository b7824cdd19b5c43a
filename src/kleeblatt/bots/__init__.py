"""Players that are programs. `bot(name)` makes one; batches use the same policies as kernels."""

from kleeblatt.bots.bot import BOTS, Bot, bot

__all__ = ["BOTS", "Bot", "bot"]
