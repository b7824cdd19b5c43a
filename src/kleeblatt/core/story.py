"""Events as sentences for people, grouped by turn.

Each event has a message in the texts of its game, `told-<family>-<event>`, and maybe attributes:

    told-push-row-taken = { $who -> [you] Du nimmst *[other] { $name } nimmt } Reihe { $row }.
        .brief = Nimmt Reihe { $row }.      after another event of the same player; empty: not said
        .heading = …                        the event opens a new paragraph, under this heading

A message gets the fields of its event: numbers as they are, words twice: `$card` as in the notation
(to select by), `$card-said` as people say it. Of a list, `$cards` is the sentence-ready list,
`$cards-listed` the same without an "and", `$cards-count` its length. `$plus` is the points with
their sign, `$players` how many play. The page tells the same (see `web/src/lib/story.ts`), from the
same texts.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields
from typing import Any

from kleeblatt.core.events import Event
from kleeblatt.core.words import Words

MINUS = "\N{MINUS SIGN}"


@dataclass
class Line:
    """What one player did, or (None) what happened to everybody: in brief, and by sentence."""

    seat: int | None
    brief: str = ""
    sentences: list[str] = field(default_factory=list)


@dataclass
class Paragraph:
    """A turn: its heading and what happened in it, a line for each player."""

    heading: str
    first: int  # the number of its first event
    lines: list[Line] = field(default_factory=list)


class Story:
    """Tells events to one reader: `you` is the reader's seat, or None for a spectator."""

    def __init__(
        self, family: str, names: Sequence[str], words: Words, you: int | None = None
    ) -> None:
        self._family, self._names, self._say, self._you = family, names, words, you

    def sentence(self, event: Event) -> str:
        """Tell an event in a whole sentence."""
        return self._say(self._message(event), **self._given(event))

    def paragraphs(self, events: Iterable[Event]) -> list[Paragraph]:
        """Tell what happened, turn by turn."""
        told: list[Paragraph] = []
        for number, event in enumerate(events):
            heading = f"{self._message(event)}.heading"
            if self._say.has(heading):
                told.append(Paragraph(self._say(heading, **self._given(event)), number))
            else:
                if not told:
                    told.append(Paragraph("", number))
                self._add(told[-1], event)
        return told

    def brief(self, events: Iterable[Event]) -> str:
        """Tell what happened in one short text."""
        parts: list[str] = []
        for heading, lines in ((p.heading, p.lines) for p in self.paragraphs(events)):
            parts += [f"{heading}{':' if lines else '.'}"] if heading else []
            parts += [line.brief for line in lines]
        return " ".join(parts)

    def _message(self, event: Event) -> str:
        return f"told-{self._family}-{event.name()}"

    def _add(self, paragraph: Paragraph, event: Event) -> None:
        line = next((line for line in paragraph.lines if line.seat == event.seat), None)
        sentence = brief = self.sentence(event)
        if line is None:
            line = Line(event.seat)
            paragraph.lines.append(line)
        elif self._say.has(f"{self._message(event)}.brief"):
            brief = self._say(f"{self._message(event)}.brief", **self._given(event))
        line.brief = f"{line.brief} {brief}".strip()
        line.sentences.append(sentence)

    def _given(self, event: Event) -> dict[str, Any]:
        """Return the arguments of an event's message."""
        sign = "+" if event.points >= 0 else MINUS
        given: dict[str, Any] = {
            "who": self._who(event.seat),
            "name": "" if event.seat is None else self._names[event.seat],
            "plus": f"{sign}{abs(event.points)}",
            "players": len(self._names),
        }
        for each in fields(event):
            given |= self._argument(each.name, getattr(event, each.name))
        return given

    def _who(self, seat: int | None) -> str:
        if seat is None:
            return "nobody"
        is_you = seat == self._you or self._names[seat] in self._say("told-nameless").split(", ")
        return "you" if is_you else "other"

    def _argument(self, name: str, value: Any) -> dict[str, Any]:
        match value:
            case bool():
                return {name: "yes" if value else "no"}
            case int():
                return {name: value}
            case str():
                return {name: value, f"{name}-said": self._say.named(value)}
            case None:
                return {name: "none", f"{name}-said": ""}
        said = [self._said(one) for one in value]
        listed = {name: self._list(said), f"{name}-listed": ", ".join(said)}
        return {**listed, f"{name}-count": len(said)}

    def _said(self, value: str | int) -> str:
        return self._say.named(str(value))

    def _list(self, said: list[str]) -> str:
        if len(said) < 2:
            return "".join(said)
        return self._say("told-and", first=", ".join(said[:-1]), last=said[-1])
