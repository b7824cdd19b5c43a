"""Set a table: which game, who plays, a new match or one to go on with."""

import secrets
from pathlib import Path

from platformdirs import user_data_path
from rich.console import Console

from kleeblatt import replay
from kleeblatt.bots import BOTS, Bot, bot
from kleeblatt.core.dice import Dice, SeededDice, TypedDice
from kleeblatt.core.errors import UsageError
from kleeblatt.core.match import Match
from kleeblatt.core.record import load_saved
from kleeblatt.core.words import Words, words
from kleeblatt.games import all_games, game
from kleeblatt.terminal.table import Quit, Table

BOT_SIGN = "bot "  # the name of a bot's seat starts so: a saved match knows its bots


def names(text: str | None) -> list[str] | None:
    """'Ada, Ben' as names; None if nothing was said."""
    if text is None:
        return None
    return [name.strip() for name in text.split(",") if name.strip()]


def play(
    id: str | None,
    people: list[str] | None,
    bots: list[str] | None,
    options: dict[str, str],
    seed: int | None,
    real_dice: bool,
    save: Path | None,
    language: str,
    console: Console,
) -> None:
    """Play a match to its end, or until the people stop; it is kept in its file at every step."""
    say = words(language)
    try:
        match = _saved(id, save, say, console) if save and save.exists() else None
        if match is None:
            if id is None:
                id = _ask_game(say, console)
            chosen = game(id)
            place = save or _place(id)
            match = None if save or people or bots else _offer(place, say, console)
            if match is None:
                asked = people is None and bots is None
                if asked and console.is_terminal:
                    people, bots = _ask_people(say, console)
                dice = _dice(seed, real_dice)
                match = Match(chosen, _seats(people, bots, say), options, dice=dice)
        else:
            assert save is not None
            place = save
        _run(match, place, say, console)
    except (Quit, KeyboardInterrupt, EOFError):
        console.print(f"\n{say('play-bye')}", highlight=False)


def _run(match: Match, place: Path, say: Words, console: Console) -> None:
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        table = Table(match, _bots_of(match), say, console, place, console.input)
    except OSError as error:
        raise UsageError("no-writing", path=place, why=error.strerror) from error
    try:
        table.run()
    except (Quit, KeyboardInterrupt):
        command = f"kleeblatt play --save {place}"
        console.print()
        console.print(say("play-saved", command=command), highlight=False, soft_wrap=True)
        raise


def _saved(id: str | None, save: Path, say: Words, console: Console) -> Match:
    """The match in a file."""
    record = load_saved(save)
    match = replay(record)
    if id is not None and id != match.game.id:
        raise UsageError("other-game", path=save, saved=match.game.id, game=id)
    if match.is_over:
        raise UsageError("finished-save", path=save)
    text = say("play-resumed", path=str(save), steps=str(match.step))
    console.print(text, highlight=False, markup=False)
    if not save.read_bytes().endswith(b"\n"):
        console.print(say("play-dropped-line"), highlight=False)
    return match


def _offer(place: Path, say: Words, console: Console) -> Match | None:
    """The unfinished match of this game, if people want to go on with it."""
    if not place.exists() or not console.is_terminal:
        return None
    match = replay(load_saved(place))
    if match.is_over:
        return None
    text = say("play-continue", names=", ".join(match.players))
    answer = console.input(f"{text} ", markup=False).strip().lower()
    return None if answer.startswith(say("play-no-letters")) else match


def _place(id: str) -> Path:
    """Where a match is kept when nothing else is said: the latest one of each game."""
    return user_data_path("kleeblatt") / "terminal" / f"{id}.jsonl"


def _ask_game(say: Words, console: Console) -> str:
    console.print(say("play-which-game"), style="bold")
    found = all_games()
    for number, each in enumerate(found, 1):
        console.print(f"  {number}  {each.title}  ({each.id})", highlight=False)
    while True:
        typed = console.input("> ").strip()
        if typed.isdecimal() and 1 <= int(typed) <= len(found):
            return found[int(typed) - 1].id
        try:
            return game(typed).id
        except UsageError as error:
            console.print(error.sentence(say.language), style="red", markup=False)


def _ask_people(say: Words, console: Console) -> tuple[list[str] | None, list[str] | None]:
    people = names(console.input(f"{say('play-names')}: ", markup=False))
    while True:
        typed = console.input(f"{say('play-bots', bots=', '.join(BOTS))}: ", markup=False)
        bots = names(typed) or []
        try:
            for name in bots:
                bot(name)
        except UsageError as error:
            console.print(error.sentence(say.language), style="red", markup=False)
        else:
            return people or [say("play-you")], bots


def _seats(people: list[str] | None, bots: list[str] | None, say: Words) -> list[str]:
    """The names of all seats, people first. Nobody named: one person, alone or with the bots."""
    if people is None:
        people = [say("play-you")]
    for name in bots or []:
        bot(name)
    seats = people + [f"{BOT_SIGN}{name}" for name in bots or []]
    if not seats:
        raise UsageError("nobody")
    return seats


def _bots_of(match: Match) -> dict[int, Bot]:
    """The bots of a match, as their seats are named."""
    seats = enumerate(match.players)
    named = {seat: name.removeprefix(BOT_SIGN) for seat, name in seats if name.startswith(BOT_SIGN)}
    return {seat: bot(name, secrets.randbelow(1 << 62)) for seat, name in named.items()}


def _dice(seed: int | None, real_dice: bool) -> Dice:
    if seed is not None and real_dice:
        raise UsageError("seed-and-dice")
    if real_dice:
        return TypedDice()
    return SeededDice(secrets.randbelow(1 << 62) if seed is None else seed)
