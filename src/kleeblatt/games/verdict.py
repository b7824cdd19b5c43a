"""What checking a record has found, as a sentence for people and facts for programs."""

from dataclasses import dataclass

from kleeblatt.core.errors import KleeblattError
from kleeblatt.core.match import Match
from kleeblatt.core.record import read
from kleeblatt.core.words import words
from kleeblatt.games import game_of


@dataclass(frozen=True)
class Verdict:
    """Whether a record holds, and how far its dice are proven."""

    ok: bool
    sentence: str
    game: str | None = None
    rolls: int = 0
    dice: str | None = None  # where they came from: secret, seed, deal, hand


def verdict(text: str, language: str) -> Verdict:
    """Play a record again and say what was found."""
    say = words(language)
    try:
        record = read(text)
        match = Match.from_record(record, game_of(record))
    except KleeblattError as error:
        return Verdict(ok=False, sentence=error.sentence(language))
    source = match.dice.describe()["from"]
    rolls = sum("roll" in entry for entry in match.record.entries)
    typed = sum(entry.get("by") == "hand" for entry in match.record.entries)
    proven = source != "secret" or match.dice.reveal() is not None
    kind = source if proven else "sealed"
    if proven and typed and source != "hand":
        kind = "mixed"
    sentence = say(f"verify-{kind}", rolls=str(rolls), typed=str(typed), title=match.game.title)
    return Verdict(ok=proven, sentence=sentence, game=match.game.id, rolls=rolls, dice=source)
