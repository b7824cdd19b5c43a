"""What checking a record has found: what is proven, and what is not, in plain words."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from kleeblatt.core.dice import SharedDice
from kleeblatt.core.errors import KleeblattError
from kleeblatt.core.match import Match
from kleeblatt.core.record import Roll, read
from kleeblatt.core.words import Words, words
from kleeblatt.games import game_of


@dataclass(frozen=True)
class Verdict:
    """Whether a record holds, and how far its dice are proven."""

    ok: bool
    sentence: str
    game: str | None = None
    rolls: int = 0
    dice: str | None = None  # where they came from: shared, secret, seed, deal, hand
    proven: tuple[str, ...] = ()
    not_proven: tuple[str, ...] = ()
    hashes: tuple[str, ...] = ()  # that people's devices have seen before the first die


def verdict(text: str, language: str, seen: Iterable[str] = ()) -> Verdict:
    """Play a record again and say what was found.

    `seen` are hashes that a device kept from before the first die: all must be in the record.
    """
    say = words(language)
    try:
        record = read(text)
        match = Match.from_record(record, game_of(record))
    except KleeblattError as error:
        return Verdict(ok=False, sentence=error.sentence(language))
    facts = match.dice.describe()
    hashes = _hashes(facts)
    foreign = set(seen) - set(hashes)
    proven, not_proven = _findings(match, facts, say)
    if seen and not foreign:
        proven.append(say("verify-proven-seen"))
    elif not seen and hashes:
        not_proven.append(say("verify-open-seen"))
    sealed = bool(hashes) and match.dice.reveal() is None
    kind = "foreign" if foreign else "sealed" if sealed else _kind(match, facts)
    rolls, typed = str(match.rolls), str(_typed(match))
    return Verdict(
        ok=not sealed and not foreign,
        sentence=say(f"verify-{kind}", rolls=rolls, typed=typed, title=match.game.title),
        game=match.game.id,
        rolls=match.rolls,
        dice=facts["from"],
        proven=tuple(proven),
        not_proven=tuple(not_proven),
        hashes=hashes,
    )


def _hashes(facts: dict[str, Any]) -> tuple[str, ...]:
    """The server's and the devices' commitments."""
    if "commitment" not in facts:
        return ()
    return facts["commitment"], *(one["commitment"] for one in facts.get("devices", []))


def _kind(match: Match, facts: dict[str, Any]) -> str:
    """Which sentence says it."""
    if facts["from"] == "hand":
        return "hand"
    if _typed(match):
        return "mixed"
    return "secret" if facts["from"] == "shared" and not facts["devices"] else str(facts["from"])


def _typed(match: Match) -> int:
    return sum(isinstance(entry, Roll) and entry.by_hand for entry in match.record.entries)


def _findings(match: Match, facts: dict[str, Any], say: Words) -> tuple[list[str], list[str]]:
    """What is proven, and what is not."""
    proven, not_proven = [say("verify-proven-rules", title=match.game.title)], []
    if match.is_practice:
        not_proven.append(say("verify-open-practice"))
    if "position" in match.record.header:
        not_proven.append(say("verify-open-position"))
    typed, drawn = _typed(match), match.rolls - _typed(match)
    if typed:
        not_proven.append(say("verify-open-typed", typed=typed))
    if "commitment" in facts and match.dice.reveal() is None:
        not_proven.append(say("verify-open-sealed"))
    elif "commitment" in facts:
        proven.append(say("verify-proven-server", rolls=str(drawn)))
        shared, open = _devices(match, facts, say)
        proven, not_proven = proven + shared, not_proven + open
    elif drawn:
        proven.append(say("verify-proven-seed", rolls=str(drawn)))
        not_proven.append(say("verify-open-seed"))
    return proven, not_proven


def _devices(match: Match, facts: dict[str, Any], say: Words) -> tuple[list[str], list[str]]:
    """How far the players' devices keep the server from choosing dice."""

    def names(seats: Iterable[int]) -> str:
        return ", ".join(match.players[seat] for seat in seats)

    if not isinstance(match.dice, SharedDice) or not match.dice.devices:
        return [], [say("verify-open-alone")]
    seats = [seat for device in match.dice.devices for seat in device.seats]
    proven, not_proven = [say("verify-proven-devices", names=names(seats))], []
    for list in ("missing", "withheld"):
        if facts[list]:
            not_proven.append(say(f"verify-open-{list}", names=names(facts[list])))
    if facts["round"] > 1 and not facts["withheld"]:
        not_proven.append(say("verify-open-rounds", rounds=str(facts["round"])))
    if not match.dice.is_strong:
        return proven, [*not_proven, say("verify-open-ahead")]
    rolls = [entry for entry in match.record.entries if isinstance(entry, Roll)]
    links = [roll.links for roll in rolls if roll.links is not None]
    whole = sum(len(each) == len(match.dice.devices) for each in links)
    if whole:
        proven.append(say("verify-proven-strong", rolls=whole))
    if away := [each for each in links if len(each) < len(match.dice.devices)]:
        silent = [d for d in match.dice.devices if any(d.name not in each for each in away)]
        who = names(seat for device in silent for seat in device.seats)
        not_proven.append(say("verify-open-skipped", rolls=len(away), names=who))
    return proven, not_proven
