"""Records: a match is its record, and a record that was touched is refused with its line."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kleeblatt import RecordError, TypedDice, load_match, new_match, replay, resume
from kleeblatt.core.record import (
    Back,
    End,
    Move,
    Record,
    RecordFile,
    Reveal,
    Roll,
    StoredEntry,
    decode_stored,
    encode_stored,
    load,
    load_saved,
    read,
)
from tests.forging import Objects, forged, opened
from tests.players import play_on, random_match

MATCH = random_match("noch-mal-so-gut", 2, seed=9)
TEXT = MATCH.record.text()
LINES = TEXT.splitlines(keepends=True)


def refused(text: str, line: int | None) -> RecordError:
    with pytest.raises(RecordError) as refusal:
        replay(read(text))
    assert refusal.value.line == line
    assert str(refusal.value)
    assert refusal.value.sentence("de") != refusal.value.sentence("en")
    return refusal.value


def entries() -> Objects:
    return opened(TEXT)


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_a_changed_line_is_found(data: st.DataObject) -> None:
    number = data.draw(st.integers(0, len(LINES) - 1))
    line = LINES[number]
    place = data.draw(st.integers(0, len(line) - 2))
    other = data.draw(st.characters(min_codepoint=32, max_codepoint=126))
    if other == line[place]:
        return
    changed = line[:place] + other + line[place + 1 :]
    with suppress(ValueError):
        if json.loads(changed) == json.loads(line):  # "seat":-0 for "seat": 0 says the same
            return
    with pytest.raises(RecordError) as refusal:
        read("".join([*LINES[:number], changed, *LINES[number + 1 :]]))
    assert refusal.value.line == number + 1


@given(st.integers(0, len(LINES) - 2), st.integers(0, len(LINES) - 2))
@settings(max_examples=100, deadline=None)
def test_lost_doubled_and_swapped_lines_are_found(first: int, second: int) -> None:
    for lines in (
        [*LINES[:first], *LINES[first + 1 :]],
        [*LINES[: first + 1], *LINES[first:]],
    ):
        with pytest.raises(RecordError):
            read("".join(lines))
    if first != second:
        swapped = list(LINES)
        swapped[first], swapped[second] = swapped[second], swapped[first]
        with pytest.raises(RecordError) as refusal:
            read("".join(swapped))
        assert refusal.value.line == min(first, second) + 1


@given(st.text(max_size=200))
@settings(deadline=None)
def test_any_other_text_is_refused(text: str) -> None:
    with pytest.raises(RecordError):
        read(text)


@given(st.dictionaries(st.text(max_size=8), st.integers() | st.text(max_size=8), max_size=5))
@settings(deadline=None)
def test_any_other_header_is_refused(header: dict[str, Any]) -> None:
    with pytest.raises(RecordError):
        replay(read(Record({"kleeblatt": 1, **header}).text()))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", "halma"),
        ("game", 7),
        ("rules", 99),
        ("players", []),
        ("players", ["A"] * 7),
        ("players", "Ada"),
        ("players", [""]),
        ("players", ["x" * 41]),
        ("players", [7, 8]),
        ("options", {"sheet": "pink"}),
        ("options", {"colour": "red"}),
        ("options", None),
        ("options", {}),
        ("rules", True),
        ("dice", {"from": "seed", "seed": -1}),
        ("dice", {"from": "the moon"}),
        ("kleeblatt", 2),
    ],
)
def test_wrong_headers(field: str, value: object) -> None:
    found = entries()
    found[0][field] = value
    refused(forged(found), 1)


def test_forged_dice_are_found() -> None:
    """Also with right sums: the seed says what the dice showed."""
    found = entries()
    line = next(i for i, entry in enumerate(found) if "roll" in entry)
    found[line]["roll"] = found[line]["roll"].replace("heart", "bomb")
    assert refused(forged(found), line + 1).code == "record"


def test_forged_moves_are_found() -> None:
    found = entries()
    line = next(i for i, e in enumerate(found) if e.get("move", "pass") != "pass")
    found[line]["move"] = "A1 O7"
    refused(forged(found), line + 1)
    found[line] = {"seat": 5, "move": "pass"}
    refused(forged(found), line + 1)


def test_other_spellings_are_refused() -> None:
    """One match has one record: cells in another order are played, but not written so."""
    found = entries()
    line = next(
        i for i, e in enumerate(found) if " " in e.get("move", "") and "1" < e["move"][1] < "8"
    )
    found[line]["move"] = " ".join(reversed(found[line]["move"].split()))
    refused(forged(found), line + 1)


def test_forged_result_is_found() -> None:
    found = entries()
    found[-1]["end"]["scores"][0] += 1
    refused(forged(found), len(found))


def test_missing_and_doubled_results_are_refused() -> None:
    found = entries()
    refused(forged(found[:-1]), len(found))
    refused(forged([*found, found[-1]]), len(found) + 1)
    line = next(i for i, e in enumerate(found) if e.get("seat") == 0)
    found[line]["seat"] = False
    refused(forged(found), line + 1)


def test_huge_numbers_are_refused() -> None:
    refused('{"kleeblatt": ' + "9" * 5000 + "}\n", 1)


@pytest.mark.parametrize("depth", [101, 900, 100_000])
def test_deep_nesting_is_refused_alike_everywhere(depth: int) -> None:
    refused('{"a": ' + "[" * depth + "]" * depth + "}\n", 1)


def test_brackets_in_strings_are_no_nesting() -> None:
    found = entries()
    found[0]["note"] = '\\"[\\' * 200
    assert replay(read(forged(found))).state == MATCH.state


def test_result_in_the_middle_is_refused() -> None:
    found = entries()
    found[4:] = [found[-1]]
    refused(forged(found), 5)


def test_unknown_entry_is_refused() -> None:
    found = entries()
    found[3] = {"joke": "ha"}
    refused(forged(found), 4)


@pytest.mark.parametrize(
    ("line", "id"),
    [
        ({}, "record-entry"),
        ({"roll": 7}, "record-entry"),
        ({"seat": 0}, "record-entry"),
        ({"seat": True, "move": "pass"}, "record-entry"),
        ({"seat": 1.0, "move": "pass"}, "record-entry"),
        ({"back": 1, "by": 0}, "record-entry"),
        ({"roll": "blue", "by": "foot"}, "record-spelling"),
        ({"seat": 0, "move": "pass", "note": "ha"}, "record-spelling"),
        ({"roll": "blue", "links": ["0"]}, "record-links"),
        ({"roll": "blue", "links": {"0": 7}}, "record-links"),
        ({"end": {"scores": [1.0], "winners": []}}, "record-result"),
        ({"end": {"scores": [1], "winners": [False]}}, "record-result"),
        ({"end": {"scores": [1], "winners": [], "abandoned": False}}, "record-result"),
        ({"end": {"scores": [1], "winners": [], "abandoned": 1}}, "record-spelling"),
        ({"end": 7}, "record-result"),
        ({"reveal": None}, "record-result"),
    ],
)
def test_entries_that_are_none(line: dict[str, Any], id: str) -> None:
    found = entries()
    found[3] = line
    assert refused(forged(found), 4).id == id


@pytest.mark.parametrize(
    ("entry", "line"),
    [
        (Roll("x 1"), {"roll": "x 1"}),
        (Roll("x 1", by_hand=True), {"roll": "x 1", "by": "hand"}),
        (Roll("x 1", links={}), {"roll": "x 1", "links": {}}),
        (Move(2, "pass"), {"seat": 2, "move": "pass"}),
        (End((3, 1), (0,)), {"end": {"scores": [3, 1], "winners": [0]}}),
        (End((3,), (), True), {"end": {"scores": [3], "winners": [], "abandoned": True}}),
        (Reveal("ab"), {"reveal": "ab"}),
        (Back(2, None), {"back": 2, "by": "roll"}),
        (Back(2, 0, (Move(1, "pass"),)),
         {"back": 2, "by": 0, "kept": [{"seat": 1, "move": "pass"}]}),
    ],
)  # fmt: skip
def test_entries_as_json(entry: StoredEntry, line: dict[str, Any]) -> None:
    """The order of the fields counts, too: it is the text of records."""
    assert json.dumps(encode_stored(entry)) == json.dumps(line)
    assert decode_stored(line) == entry


def test_unfinished_records_are_matches_too() -> None:
    text = forged(entries()[:50])
    match = replay(read(text))
    assert match.step == 49
    assert not match.is_over
    assert match.record.text() == text


def test_empty_and_cut_off() -> None:
    refused("", None)
    refused(TEXT[:-1], len(LINES))


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    MATCH.record.save(path)
    assert load_match(path).state == MATCH.state
    assert [file.name for file in tmp_path.iterdir()] == ["match.jsonl"]
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError):
        load(path)


def test_a_growing_file_is_always_a_record(tmp_path: Path) -> None:
    match = new_match("noch-mal", ["Ada", "Ben"], seed=4)
    file = RecordFile(tmp_path / "match.jsonl", match.record)
    match.listen(file.append)
    for _ in range(30):
        play_on(match, match.step, steps=1)
        assert load_match(file.path).state == match.state
    match.take_back() if isinstance(match.record.entries[-1], Move) else match.play(0, "pass")
    file.rewrite(match.record)
    play_on(match, 1)
    file.close()
    assert load_match(file.path).scores() == match.scores()


def test_a_line_cut_off_while_written_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    for cut in (1, 5, len(LINES[-1]) - 1):
        path.write_text(TEXT[:-cut], "utf-8")
        with pytest.raises(RecordError):
            load(path)
        assert resume(load_saved(path)).step == MATCH.step
        assert resume(load_saved(path)).record.text() == TEXT
    MATCH.record.save(path)
    assert load_saved(path).entries == MATCH.record.entries


def test_typed_dice_are_marked() -> None:
    match = new_match("noch-mal", ["Ada"], dice=TypedDice())
    match.inject("2 3 blue yellow")
    assert match.record.entries == [Roll("yellow blue 2 3", by_hand=True)]
    assert replay(read(match.record.text())).state == match.state


def test_seeded_and_typed_dice_may_be_mixed() -> None:
    match = new_match("noch-mal", ["Ada"], seed=1)
    match.roll()
    match.play(0, "pass")
    match.inject("x x ? ?")
    match.play(0, "pass")
    match.roll()
    assert replay(read(match.record.text())).state == match.state
