"""Set up a table: which game, who plays, a new match or one to continue."""

import secrets
import shlex
import sys
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from filelock import FileLock, Timeout
from platformdirs import user_data_path
from rich.console import Console

from kleeblatt import resume
from kleeblatt.bots import Bot, all_bots, bot, bot_name, checked_bot, plays_as, seed_for
from kleeblatt.core.dice import MOST_SEED, Dice, SeededDice, TypedDice
from kleeblatt.core.errors import PositionError, RecordError, UsageError
from kleeblatt.core.game import Game
from kleeblatt.core.match import Match
from kleeblatt.core.names import DEFAULTS, checked_name
from kleeblatt.core.position import head
from kleeblatt.core.record import load_saved, named, writing
from kleeblatt.core.words import Words, default_language, words
from kleeblatt.games import all_games, game
from kleeblatt.terminal.table import Quit, Table


@dataclass(frozen=True)
class Wanted:
    """What somebody wants to play; None: they did not say."""

    game: str | None = None
    people: list[str] | None = None
    bots: list[str] | None = None
    options: dict[str, str] = field(default_factory=dict)
    seed: int | None = None
    real_dice: bool = False
    position: str | None = None
    practice: bool = False

    @property
    def says_who(self) -> bool:
        """Did they say who plays?"""
        return self.people is not None or self.bots is not None

    @property
    def is_new(self) -> bool:
        """Does anything show that this is not a saved match?"""
        return bool(
            self.people
            or self.bots
            or self.options
            or self.real_dice
            or self.position
            or self.practice
        ) or (self.seed is not None)


def names(text: str | None) -> list[str] | None:
    """Split 'Ada, Ben' into names; None if they did not say."""
    if text is None:
        return None
    return [name.strip() for name in text.split(",") if name.strip()]


def play(wanted: Wanted, save: Path | None, language: str, console: Console) -> None:
    """Play a match to its end, or until the people stop; every step is saved in its file."""
    say = words(language)
    try:
        if save and save.exists():
            if not save.is_file():
                raise UsageError("not-a-file", path=save)
            if wanted.is_new:
                raise UsageError("saved-already", path=save)
            match, path = _saved(wanted.game, save, say, console), save
        elif wanted.position is not None or wanted.practice:
            match = _practice(wanted, say, console)
            path = save or _usual_path(f"{match.game.id}-practice")
            if not save and path.exists():
                _put_aside(path, say, console)
        else:
            id = wanted.game or _ask_game(say, console)
            path = save or _usual_path(id)
            found = None if save else _unfinished(path, say, console)
            if found and not wanted.says_who and _goes_on(found, say, console):
                match = found
            else:
                match = _new(game(id), wanted, say, console)
                if found:
                    _put_aside(path, say, console)
        _run(match, path, say, console)
    except (Quit, KeyboardInterrupt, EOFError):
        console.print(f"\n{say('play-bye')}", highlight=False)


def _practice(wanted: Wanted, say: Words, console: Console) -> Match:
    """Set up a practice match, at a position or from the start."""
    if wanted.position is not None:
        return _posed(wanted, wanted.position, say)
    return _new(game(wanted.game or _ask_game(say, console)), wanted, say, console)


def _new(chosen: Game, wanted: Wanted, say: Words, console: Console) -> Match:
    """Set up a match from the start."""
    people, bots = wanted.people, wanted.bots
    if not wanted.says_who and console.is_terminal:
        people, bots = _ask_people(chosen, say, console)
    seats, levels = _seats(people, bots)
    _check_practice(wanted, len(seats) - len(levels))
    dice, options = _dice(wanted.seed, wanted.real_dice), chosen.load(wanted.options)
    return Match(chosen, seats, options, dice=dice, bots=levels, practice=wanted.practice)


def _posed(wanted: Wanted, text: str, say: Words) -> Match:
    """Set up a match at a position; people without a name are called by their seats."""
    found = head(text)
    if wanted.options or wanted.game not in (None, found.game):
        raise PositionError("position-other-table")
    people = wanted.people
    if people is None:
        seats = range(found.players - len(wanted.bots or []))
        people = [say("play-player", number=str(seat + 1)) for seat in seats]
    players, levels = _seats(people, wanted.bots)
    if len(players) != found.players:
        raise UsageError("wrong-seats", seats=found.players, players=len(players))
    _check_practice(wanted, len(players) - len(levels))
    dice, practice = _dice(wanted.seed, wanted.real_dice), wanted.practice
    match = Match.from_position(text, players, dice=dice, bots=levels, practice=practice)
    if match.is_over:
        raise PositionError("position-over")
    return match


def _check_practice(wanted: Wanted, people: int) -> None:
    """Check that practice is for one person: nobody else's decisions may be undone."""
    if wanted.practice and people != 1:
        raise UsageError("practice-alone")


def _run(match: Match, path: Path, say: Words, console: Console) -> None:
    with writing(path):
        path.parent.mkdir(parents=True, exist_ok=True)
    lock = FileLock(f"{path}.lock", timeout=0)
    with writing(path):
        try:
            lock.acquire()
        except Timeout as error:
            raise UsageError("open-elsewhere", path=path) from error
    try:
        bots = _bots_of(match)
        _tell_fallbacks(match, bots, say, console)
        Table(match, bots, say, console, path, console.input).run()
        console.print(say("play-record", path=str(path)), highlight=False, markup=False)
    except (Quit, KeyboardInterrupt):
        language = f" --lang {say.language}" if say.language != default_language() else ""
        command = f"{shlex.quote(sys.argv[0])} play --save {shlex.quote(str(path))}{language}"
        text = say("play-saved", command=command)
        console.print()
        console.print(text, highlight=False, markup=False, soft_wrap=True)
        raise
    finally:
        lock.release()
        with suppress(OSError):
            Path(lock.lock_file).unlink()


def _saved(id: str | None, save: Path, say: Words, console: Console) -> Match:
    """Load the match in a file."""
    with named(save):
        match = resume(load_saved(save))
    if id is not None and id != match.game.id:
        raise UsageError("other-game", path=save, saved=match.game.id, game=id)
    if match.is_over:
        raise UsageError("finished-save", path=save)
    text = say("play-resumed", path=str(save), steps=match.step)
    console.print(text, highlight=False, markup=False)
    if not save.read_bytes().endswith(b"\n"):
        console.print(say("play-dropped-line"), highlight=False)
    return match


def _unfinished(path: Path, say: Words, console: Console) -> Match | None:
    """Load the unfinished match of this game; a file that cannot be read is put aside."""
    if not path.exists():
        return None
    try:
        with named(path):
            match = resume(load_saved(path))
    except RecordError as error:
        console.print(error.sentence(say.language), style="red", markup=False)
        _put_aside(path, say, console)
        return None
    return None if match.is_over else match


def _goes_on(match: Match, say: Words, console: Console) -> bool:
    """Do the people want to continue it?"""
    if not console.is_terminal:
        return False
    text = say("play-continue", names=", ".join(match.players))
    answer = console.input(f"{text} ", markup=False).strip().lower()
    return not answer.startswith(say("play-no-letters"))


def _put_aside(path: Path, say: Words, console: Console) -> None:
    """Put a file aside under another name, so that nothing is lost."""
    number = 1
    while (aside := path.with_name(f"{path.stem}-{number}{path.suffix}")).exists():
        number += 1
    with writing(aside):
        path.rename(aside)
    console.print(say("play-put-aside", path=str(aside)), highlight=False, markup=False)


def _usual_path(id: str) -> Path:
    """Return where a match is kept by default: the latest one of each game."""
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


def _ask_people(
    chosen: Game, say: Words, console: Console
) -> tuple[list[str] | None, list[str] | None]:
    while True:
        people = names(console.input(f"{say('play-names')}: ", markup=False)) or [DEFAULTS[0]]
        typed = console.input(f"{say('play-bots', bots=', '.join(all_bots()))}: ", markup=False)
        bots = names(typed) or []
        try:
            chosen.setup(len(_seats(people, bots)[0]))
        except UsageError as error:
            console.print(error.sentence(say.language), style="red", markup=False)
        else:
            return people, bots


def _seats(people: list[str] | None, bots: list[str] | None) -> tuple[list[str], dict[int, str]]:
    """Return the names of all seats, people first, and the level of each seat that a bot holds.

    If nobody is named, there is one person, alone or with the bots.
    """
    names = [checked_name(name) for name in ([DEFAULTS[0]] if people is None else people)]
    levels: dict[int, str] = {}
    for level in bots or []:
        levels[len(names)] = checked_bot(level)
        names.append(bot_name(level, names))
    if not names:
        raise UsageError("nobody")
    return names, levels


def _tell_fallbacks(match: Match, bots: dict[int, Bot], say: Words, console: Console) -> None:
    """Say which bots play weaker than their level."""
    for name in sorted({each.name for each in bots.values()}):
        level = plays_as(match.game, len(match.players), name)
        if level != name:
            console.print(say("play-borrows", bot=name, level=level), highlight=False)


def _bots_of(match: Match) -> dict[int, Bot]:
    """Make the bots of a match; a seeded match has seeded bots."""
    described = match.dice.describe()
    seed = described.get("seed", secrets.randbelow(MOST_SEED - len(match.players)))
    levels = match.record.bots.items()
    return {seat: bot(level, seed_for(seed, seat), patient=False) for seat, level in levels}


def _dice(seed: int | None, real_dice: bool) -> Dice:
    if seed is not None and real_dice:
        raise UsageError("seed-and-dice")
    if real_dice:
        return TypedDice()
    return SeededDice(secrets.randbelow(1 << 62) if seed is None else seed)
