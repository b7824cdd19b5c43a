"""The table: asks people, lets bots choose, tells what happens, saves the match in its file."""

from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from kleeblatt.bots import LEVELS, Bot
from kleeblatt.core.errors import GameError, UnknownMove
from kleeblatt.core.events import Event
from kleeblatt.core.match import Chance, Match
from kleeblatt.core.record import Move, RecordFile, Roll
from kleeblatt.core.story import Story
from kleeblatt.core.words import Words, read_tokens
from kleeblatt.games.rulebook import as_plain_text, rulebook

MOST_LISTED = 30
ALIASES = {"q": "quit", "exit": "quit", "undo": "back", "zurueck": "back", "h": "help"}
COMMANDS = ("list", "sheet", "score", "back", "position", "rules", "help", "quit")


with suppress(ImportError):
    import readline  # noqa: F401 (arrow keys and history at the prompt)


class Quit(Exception):
    """The people want to stop."""


class Table:
    """One match, played at one keyboard."""

    def __init__(
        self,
        match: Match,
        bots: Mapping[int, Bot],
        words: Words,
        console: Console,
        file: Path,
        ask: Callable[[str], str] = input,
    ) -> None:
        self.match = match
        self.bots = bots
        self.words = words
        self.console = console
        self.file = RecordFile(file, match.record)
        self.ask = ask
        self.draw: Any = import_module(match.game.terminal)
        self.draw.use_letters(words)
        people = [seat for seat in range(len(match.players)) if seat not in bots]
        self._person = people[0] if len(people) == 1 else None  # at one screen nobody is “you”
        self.story = Story(match.game.family, match.players, words, self._person)
        self._told = len(match.events_for(None))  # entries whose events have been told
        match.listen(self.file.append)
        self._warming_up: set[int] = set()  # bots that this was said about

    def run(self) -> None:
        """Play to the end; Quit if the people stop before."""
        names = ", ".join(map(self._called, range(len(self.match.players))))
        self._say("play-welcome", title=self.match.game.title, names=names)
        if self.match.is_practice:
            self._say("play-practice", command=self.words("command-back"))
        if not self.match.record.entries:
            self._narrate(self.match.opening)
        try:
            while not self.match.is_over:
                if isinstance(self.match.node, Chance):
                    self._roll()
                else:
                    self._decide(self.match.awaited[0])
        finally:
            self.file.close()
        self._tell_news()
        self._show_result()

    # Dice

    def _roll(self) -> None:
        if self.match.dice.describe()["from"] == "hand":
            self._tell_news()
            self._ask_roll(self.match.players[self.match.table_view()["active"]])
        else:
            self.match.roll()

    def _ask_roll(self, name: str) -> None:
        """Ask what real dice show, until a roll is typed in (or a step is taken back)."""
        outcomes = self.match.outcomes()
        example = self.words.tokens(outcomes[len(outcomes) * 3 // 7][0])
        before = self.match.step
        self._say("play-type-roll", name=name, example=example)
        while self.match.step == before:
            try:
                typed = self._read()
                if not self._command(typed, None):
                    self.match.inject(self._canonical(typed))
            except GameError as error:
                self._complain(error)

    # Decisions

    def _decide(self, seat: int) -> None:
        legal = self.match.legal_numbers(seat)
        if len(legal) == 1:
            self.match.play(seat, legal[0])
        elif seat in self.bots:
            self._let_play(self.bots[seat], seat)
        else:
            self._tell_news()
            self._ask_move(seat)

    def _let_play(self, chooser: Bot, seat: int) -> None:
        """Let a bot decide, which knows no more than its seat does."""
        self.match.play(seat, chooser.choose(self.match.seen_by(seat), seat))
        if getattr(chooser, "is_warming_up", False) and seat not in self._warming_up:
            self._warming_up.add(seat)
            self._say("play-warming-up", name=self.match.players[seat])

    def _ask_move(self, seat: int) -> None:
        """Ask until a move is made (or taken back)."""
        self.console.print()
        self._say("play-turn", "bold", name=self.match.players[seat])
        self.console.print(self.draw.draw(self.match, seat, self.words))
        self.console.print(self.draw.draw_dice(self.match, seat, self.words))
        self._list(seat, MOST_LISTED)
        before = self.match.step
        while self.match.step == before:
            typed = self._read()
            try:
                if not typed:
                    self._say("play-nothing-typed")
                elif not self._command(typed, seat):
                    self._play_typed(seat, typed)
            except GameError as error:
                self._complain(error)

    def _list(self, seat: int, most: int) -> None:
        """List the question and its answers."""
        self._print(self.draw.question(self.match, seat, self.words))
        legal = self.match.legal(seat)
        if len(legal) > most:
            shown = legal[:1] if legal[0] == "pass" else []
            example = self.words.tokens(legal[len(legal) // 2])
            self._say("play-many", count=str(len(legal)), example=example)
        else:
            shown = legal
        texts = [f"{number:>3}  {self.words.tokens(text)}" for number, text in enumerate(shown, 1)]
        widest = max([len(text) for text in texts], default=1) + 3
        across = max(1, (self.console.width - 1) // widest)
        for start in range(0, len(texts), across):
            line = "".join(text.ljust(widest) for text in texts[start : start + across])
            self.console.print(line.rstrip(), highlight=False, markup=False)

    def _play_typed(self, seat: int, typed: str) -> None:
        """Play a number of the list, a move, or dice and cells in one go."""
        legal = self.match.legal_numbers(seat)
        if typed.isdecimal():
            if len(typed) > 6 or not 1 <= int(typed) <= len(legal):
                self._say("play-wrong-number", number=typed, most=str(len(legal)))
            else:
                self.match.play(seat, legal[int(typed) - 1])
            return
        text = self._canonical(typed)
        self.match.play_all(seat, self._moves_in(text) or [text])

    def _moves_in(self, text: str) -> list[str] | None:
        """Cut a text into moves, the first as long as possible: 'special row R H3 I3'."""
        words = text.split()
        for cut in range(len(words), 0, -1):
            first = " ".join(words[:cut])
            try:
                self.match.game.notation.read_move(self.match.setup, first)
            except UnknownMove:
                continue
            rest = self._moves_in(" ".join(words[cut:])) if cut < len(words) else []
            if rest is not None:
                return [first, *rest]
        return None

    # Commands

    def _command(self, typed: str, seat: int | None) -> bool:
        """Obey a command; False if it is not one. Without a seat there is nothing to list."""
        first, _, rest = typed.partition(" ")
        known = {self.words(f"command-{name}"): name for name in COMMANDS}
        known |= {name: name for name in COMMANDS} | ALIASES
        match known.get(first.lower()):
            case "list" if seat is not None:
                self._list(seat, len(self.match.legal(seat)))
            case "sheet":
                self._show_sheet(rest.strip(), seat)
            case "score":
                self._show_scores()
            case "back":
                self._take_back()
            case "position":
                text = self.match.position(seat)
                self.console.print(text, highlight=False, markup=False, soft_wrap=True)
            case "rules":
                text = as_plain_text(rulebook(self.match.game, self.words.language))
                self.console.print(Markdown(text), width=min(self.console.width, 90))
            case "help":
                example = self.words.tokens(self.draw.EXAMPLE)
                self._say("play-commands", example=example)
            case "quit":
                raise Quit
            case _:
                return False
        return True

    def _show_sheet(self, name: str, seat: int | None) -> None:
        """Show a sheet by name, by the beginning of a name, or by the number of a seat (from 1)."""
        players = [player.lower() for player in self.match.players]
        exact = [s for s, n in enumerate(players) if name.lower() in (n, str(s + 1))]
        begun = [s for s, n in enumerate(players) if name and n.startswith(name.lower())]
        found = exact or begun or ([seat] if not name and seat is not None else [])
        if len(found) == 1:
            self.console.print(self.draw.draw(self.match, found[0], self.words))
        else:
            self._say("play-whose-sheet", names=", ".join(self.match.players))

    def _take_back(self) -> None:
        """Take back a person's last step; the file is rewritten."""
        match self.match.record.entries[-1:]:
            case [Roll(by_hand=True)]:
                self.match.take_back_roll()
            case _ if self.match.is_practice:
                self.match.take_back(self._person)
            case [Move(seat)] if seat not in self.bots:
                self.match.take_back()
            case _:
                raise GameError("nothing-to-take-back")
        self.file.rewrite(self.match.record)
        self._told = min(self._told, len(self.match.events_for(None)))
        self._say("play-taken-back")

    # Results

    def _show_scores(self) -> None:
        grid = Grid(box=None, pad_edge=False)
        grid.add_column("")
        for name in self.match.players:
            grid.add_column(Text(name), justify="right")
        seats = range(len(self.match.players))
        parts = [self.match.breakdown(seat) for seat in seats]
        for part in self.match.game.parts:
            grid.add_row(self.words(f"part-{part}"), *(str(p[part]) for p in parts))
        grid.add_row(self.words("play-total"), *map(str, self.match.scores()), style="bold")
        self.console.print(grid)

    def _show_result(self) -> None:
        self.console.rule()
        self._say("play-over", "bold")
        for seat, name in enumerate(self.match.players):
            if seat not in self.bots:
                self._say("play-turn", "bold", name=name)
                self.console.print(self.draw.draw(self.match, seat, self.words))
        self._show_scores()
        rating = self.match.rating()
        if rating is None:
            winners = [self.match.players[seat] for seat in self.match.winners()]
            self._say("play-winner", "bold", count=len(winners), names=", ".join(winners))
        else:
            text = rating.text(self.words.language)
            self._say("play-solo-result", "bold", points=self.match.scores()[0], level=text)

    # Words

    def _called(self, seat: int) -> str:
        """Return a name, with the level for a bot of the ladder: 'Kiki · easy'."""
        name, level = self.match.players[seat], self.match.record.bots.get(seat)
        return f"{name} · {self.words(f'bot-{level}')}" if level in LEVELS else name

    def _tell_news(self) -> None:
        """Tell what has happened since last time, as far as everybody may know it."""
        events = self.match.events_for(None)
        self._narrate(event for told in events[self._told :] for event in told)
        self._told = len(events)

    def _narrate(self, events: Iterable[Event]) -> None:
        for paragraph in self.story.paragraphs(events):
            if paragraph.heading:
                self.console.rule(Text(paragraph.heading), style="dim")
            for line in paragraph.lines:
                self._print(line.brief)

    def _say(self, id: str, style: str = "", **given: Any) -> None:
        self._print(self.words(id, **given), style)

    def _print(self, text: str, style: str = "") -> None:
        self.console.print(text, style=style, highlight=False, markup=False)

    def _complain(self, error: GameError) -> None:
        self._print(error.sentence(self.words.language), style="red")

    def _canonical(self, typed: str) -> str:
        return read_tokens(typed, self.match.game.notation.TOKENS, self.words.language)

    def _read(self) -> str:
        try:
            typed = self.ask("> ")
            return "".join(letter for letter in typed if letter.isprintable()).strip()
        except EOFError as end:
            raise Quit from end
