"""Bots by name: built-in ones, and your own."""

import hashlib
import inspect
from importlib import import_module
from pathlib import Path
from typing import Any, cast

from kleeblatt.bots import Bot, bot
from kleeblatt.bots.policies import POLICIES
from kleeblatt.core.errors import KleeblattError, UsageError


def is_policy(name: str) -> bool:
    """Is this a built-in bot, which can play compiled?"""
    return name in POLICIES


def make(name: str, seed: int) -> Bot:
    """Make a bot by its name; `module:Class` is a class of your own, made with the seed.

    `kleeblatt.bots.bot` finds all other names.
    """
    if ":" not in name:
        return bot(name, seed)
    module, _, wanted = name.partition(":")
    try:
        made = getattr(import_module(module), wanted)(seed)
    except KleeblattError:
        raise
    except Exception as error:
        raise UsageError("arena-own-bot", bot=name, why=_short(error)) from error
    if not callable(getattr(made, "choose", None)):
        raise UsageError("arena-own-bot", bot=name, why="no choose(match, seat)")
    return cast(Bot, made)


def _short(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def code_of(name: str) -> str:
    """Hash the source file of a bot of your own: a changed bot is a different bot."""
    try:
        file: Any = inspect.getsourcefile(type(make(name, 0)))
        content = Path(file).read_bytes()
    except (OSError, TypeError):  # typed into a shell, or not written in Python
        return ""
    return hashlib.sha256(content).hexdigest()[:16]
