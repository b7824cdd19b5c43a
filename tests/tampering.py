"""Records of all kinds, honest ones and ones that somebody has tampered with."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from kleeblatt import GAMES, Chance, Match, SecretDice, SeededDice, TypedDice, game
from kleeblatt.bots import bot
from kleeblatt.core.dice import DealtDice, Dice
from kleeblatt.core.record import Record, decode, encode
from tests.forging import Objects, forged
from tests.players import OPTIONS, player_counts

Tamper = Callable[[Objects, Random], Objects]

NAMES = ("Ada", "Jörg", "李雷", "Zoë 🎲", "Ünal", "a" * 40, "O'Neil", '"Q"', "É")
MORE_OPTIONS: dict[str, list[dict[str, str]]] = {
    "noch-mal": [{"sheet": "purple"}],
    "noch-mal-so-gut": [{"sheet": "random:3"}],
}
TAMPERS_A_MATCH = 5


@dataclass(frozen=True)
class Sample:
    """The text of a record, what was done to it, and whether that is a forgery."""

    what: str
    text: str
    is_tampered: bool


def samples(seed: int) -> Iterator[Sample]:
    """Records without end: a match of each game in turn as it is, then tampered with."""
    rng = Random(seed)
    while True:
        for id in GAMES:
            match, what = some_match(id, rng)
            record = match.record
            yield Sample(what, record.text(), is_tampered=False)
            for name in rng.sample(list(TAMPERS), TAMPERS_A_MATCH):
                entries = [record.header, *map(encode, record.entries)]
                changed = TAMPERS[name](json.loads(json.dumps(entries)), rng)
                if changed and changed != entries:
                    yield Sample(f"{what}, {name}", _text(changed), is_tampered=True)
            name = rng.choice(list(DAMAGES))
            damaged = DAMAGES[name](record.text(), rng)
            yield Sample(f"{what}, {name}", damaged, is_tampered=name != "other line ends")


def _text(entries: Objects) -> str:
    """A record as a file can hold it: half a character is written as an escape."""
    return forged(entries).encode("utf-8", "backslashreplace").decode()


def some_match(id: str, rng: Random) -> tuple[Match, str]:
    """A match with any dice, options and players; perhaps unfinished, perhaps with typed dice."""
    kind = rng.choice(["secret", "secret", "seed", "deal", "hand", "mixed"])
    options = rng.choice([*OPTIONS.get(id, [{}]), *MORE_OPTIONS.get(id, [])])
    players = rng.choice(player_counts(id))
    names = [f"{rng.choice(NAMES[:-1])[:38]} {seat}" for seat in range(players)]
    match = Match(game(id), names, options, dice=_dice(kind, rng))
    chooser = bot("eager", rng.randrange(1 << 30))
    steps = rng.choice([10**9, 10**9, 10**9, rng.randrange(60)])
    typed = {"hand": 1.0, "mixed": 0.3}.get(kind, 0.0)
    while not match.is_over and match.step < steps:
        if not isinstance(match.node, Chance):
            seat = match.awaited[match.step % len(match.awaited)]
            match.play(seat, chooser.choose(match, seat))
        elif rng.random() < typed:
            match.inject(rng.choice(match.outcomes())[0])
        else:
            match.roll()
    length = "finished" if match.is_over else "unfinished"
    return match, f"{id} for {players}, {kind}, {length}"


def _dice(kind: str, rng: Random) -> Dice:
    match kind:
        case "secret":
            return SecretDice(rng.randbytes(32))
        case "deal":
            return DealtDice(rng.randrange(1 << 62))
        case "hand":
            return TypedDice()
    return SeededDice(rng.randrange(1 << 62))


def _some(entries: Objects, key: str, rng: Random) -> int | None:
    """Any line that has this field."""
    lines = [line for line, entry in enumerate(entries) if key in entry]
    return rng.choice(lines) if lines else None


# Tampering that computes the sums anew


def _before(entries: Objects, line: int) -> Match:
    return Match.from_record(
        Record(entries[0], [*map(decode, entries[1:line])]), game(entries[0]["game"])
    )


def _other_roll(entries: Objects, rng: Random, **how: str) -> Objects:
    line = _some(entries, "roll", rng)
    if line is None:
        return []
    entries[line] |= {"roll": rng.choice(_before(entries, line).outcomes())[0], **how}
    return entries


def _roll_that_claims_to_be_typed(entries: Objects, rng: Random) -> Objects:
    return _other_roll(entries, rng, by="hand")


def _other_move(entries: Objects, rng: Random) -> Objects:
    line = _some(entries, "move", rng)
    if line is None:
        return []
    entries[line]["move"] = rng.choice(_before(entries, line).legal(entries[line]["seat"]))
    return entries


def _strange_move(entries: Objects, rng: Random) -> Objects:
    line = _some(entries, "move", rng)
    if line is not None:
        entries[line]["move"] = rng.choice(
            ["", "pass", "A1", "O7 A1", "blue 9", "ünsinn", "x" * 500]
        )
    return entries


def _other_seat(entries: Objects, rng: Random) -> Objects:
    line = _some(entries, "seat", rng)
    if line is not None:
        entries[line]["seat"] = rng.choice([-1, 0, 1, 9, True, "0", 1.0, None])
    return entries


def _lost_line(entries: Objects, rng: Random) -> Objects:
    del entries[rng.randrange(len(entries))]
    return entries


def _doubled_line(entries: Objects, rng: Random) -> Objects:
    line = rng.randrange(len(entries))
    return [*entries[: line + 1], *entries[line:]]


def _swapped_lines(entries: Objects, rng: Random) -> Objects:
    first, second = rng.randrange(len(entries)), rng.randrange(len(entries))
    entries[first], entries[second] = entries[second], entries[first]
    return entries


def _other_result(entries: Objects, rng: Random) -> Objects:
    line = _some(entries, "end", rng)
    if line is None:
        return []
    end = entries[line]["end"]
    if rng.random() < 0.5:
        end["scores"][rng.randrange(len(end["scores"]))] += rng.choice([-1, 1, 0.5, 10**30])
    else:
        end["winners"] = rng.choice([[], [0, 1, 2, 3], ["0"], None])
    return entries


def _other_secret(entries: Objects, rng: Random) -> Objects:
    line = _some(entries, "reveal", rng)
    wrong = rng.choice([rng.randbytes(32).hex(), "", "no secret", "ä", "00 11", "0"])
    if line is None:
        return [*entries, {"reveal": wrong}]
    entries[line]["reveal"] = wrong
    return entries


def _hidden_secret(entries: Objects, rng: Random) -> Objects:
    return [entry for entry in entries if "reveal" not in entry]


def _other_commitment(entries: Objects, rng: Random) -> Objects:
    dice = entries[0]["dice"]
    wrong = rng.choice([rng.randbytes(32).hex(), "", 7, None])
    entries[0]["dice"] = {"contributed": [], **dice, "from": "secret", "commitment": wrong}
    return entries


def _other_dice(entries: Objects, rng: Random) -> Objects:
    entries[0]["dice"] = rng.choice(
        [
            {"from": "seed", "seed": rng.randrange(1 << 62)},
            {"from": "deal", "seed": -1},
            {"from": "seed", "seed": 1 << 70},
            {"from": "seed", "seed": True},
            {"from": "the moon"},
            {"from": "hand"},
            [],
            None,
        ]
    )
    return entries


def _other_header(entries: Objects, rng: Random) -> Objects:
    field = rng.choice(["kleeblatt", "game", "rules", "players", "options"])
    wrong: list[Any] = [None, 7, "halma", "push", [], {}, ["Ada"], ["A"] * 9, {"sheet": "pink"}]
    entries[0][field] = rng.choice([*wrong, {"deck": "=", "sheet": "random:x"}, 1.0])
    return entries


def _missing_field(entries: Objects, rng: Random) -> Objects:
    entry = rng.choice(entries)
    del entry[rng.choice(list(entry))]
    return entries


def _other_name(entries: Objects, rng: Random) -> Objects:
    names = [
        "Zwölf Boxkämpfer 🥊",
        "",
        " ",
        "a\u2028b",
        "\ud800",
        "e\u0301",
        "\u202egnihton",
        "x" * 41,
    ]
    entries[0]["players"][0] = rng.choice([*names, 7, None])
    return entries


def _unknown_fields(entries: Objects, rng: Random) -> Objects:
    rng.choice(entries)[rng.choice(["note", "ä", "__proto__", "by"])] = rng.choice(
        ["hand", 1.5, None]
    )
    return entries


TAMPERS: dict[str, Tamper] = {
    "another roll": _other_roll,
    "a roll that claims to be typed": _roll_that_claims_to_be_typed,
    "another move": _other_move,
    "a strange move": _strange_move,
    "another seat": _other_seat,
    "a lost line": _lost_line,
    "a doubled line": _doubled_line,
    "swapped lines": _swapped_lines,
    "another result": _other_result,
    "another secret": _other_secret,
    "a hidden secret": _hidden_secret,
    "another commitment": _other_commitment,
    "other dice": _other_dice,
    "another header": _other_header,
    "a missing field": _missing_field,
    "another name": _other_name,
    "unknown fields": _unknown_fields,
}


# Damage that leaves the sums as they are


def _changed_letter(text: str, rng: Random) -> str:
    place = rng.randrange(len(text))
    return text[:place] + rng.choice('0x"{}, ä🎲\u2028\r\x00') + text[place + 1 :]


def _nonsense(text: str, rng: Random) -> str:
    return rng.choice(
        [
            "",
            "\n",
            "Kleeblatt",
            "[1, 2]\n",
            "null\n",
            '{"kleeblatt": ' + "9" * 5000 + "}\n",
            '{"a": ' * 400 + "1" + "}" * 400 + "\n",
            "[" * 100_000 + "\n",
            '{"sum": NaN, "kleeblatt": Infinity}\n',
            "\ufeff" + text,
            text * 2,
            "".join(chr(rng.randrange(32, 0x2000)) for _ in range(200)) + "\n",
        ]
    )


DAMAGES: dict[str, Callable[[str, Random], str]] = {
    "a changed letter": _changed_letter,
    "a cut": lambda text, rng: text[: rng.randrange(len(text))],
    "nonsense": _nonsense,
    "other line ends": lambda text, rng: text.replace("\n", "\r\n"),
}
