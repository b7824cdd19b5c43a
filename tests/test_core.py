"""The core by itself: structs, kernels, the generator, dice, words, errors."""

import os
from collections import Counter
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from kleeblatt import KleeblattError, SeededDice, TypedDice, UsageError, game, new_match
from kleeblatt.bots import bot
from kleeblatt.core import kernel as kernels
from kleeblatt.core.chance import Rng, begin, below
from kleeblatt.core.dice import MOST_SEED
from kleeblatt.core.errors import GameError
from kleeblatt.core.kernel import bound, compiled, fingerprint, is_cached, kernel, mark_cached
from kleeblatt.core.struct import batch, copy, from_record, ints, struct, to_batch
from kleeblatt.core.words import words

FACTOR = 3
TABLE = (10, 20, 30)
module = ModuleType("stand_in")


@struct
class Thing:
    """A state."""

    count: int
    row: list[int] = ints(3)
    board: list[list[int]] = ints(2, 3)


@kernel
def tripled(x: int) -> int:
    return x * FACTOR


@kernel
def work(things: list[Thing], x: int) -> int:
    for i in range(len(things)):
        things[i].count += tripled(x) + TABLE[i]
        things[i].board[1][2] = module.answer(x)
    return len(things)


@kernel
def seven(x: int) -> int:
    return 7 + x


def other_module() -> ModuleType:
    made = ModuleType("made")
    made.__dict__["answer"] = seven
    made.__dict__["UNUSED"] = "text"
    return made


def test_structs() -> None:
    thing = Thing()
    assert (thing.count, thing.row, thing.board) == (0, [0] * 3, [[0] * 3, [0] * 3])
    thing.board[1][0] = 4
    other = copy(thing)
    assert other == thing
    other.board[1][0] = 5
    assert other != thing
    assert not thing.__eq__("a thing")
    assert repr(thing) == "Thing(count=0, row=[0, 0, 0], board=[[0, 0, 0], [4, 0, 0]])"
    records = to_batch(thing, other)
    assert from_record(Thing, records[1]) == other
    assert batch(Thing, 5).shape == (5,)
    with pytest.raises(TypeError):
        hash(thing)


@struct
class MoreThing(Thing):
    """A thing with more fields."""

    more: int
    extra: list[int] = ints(2)


def test_a_struct_extends_another() -> None:
    """Its records have all fields, and kernels of the first one take it."""
    thing = MoreThing()
    assert isinstance(thing, Thing)
    thing.board[1][0], thing.extra[1] = 4, 9
    assert copy(thing) == thing
    assert copy(thing) != Thing()
    assert from_record(MoreThing, to_batch(thing)[0]) == thing
    assert batch(MoreThing, 1).dtype.names == ("count", "row", "board", "more", "extra")
    things = [MoreThing(), MoreThing()]
    assert bound(work, module=other_module())(list[Thing](things), 5) == 2


def test_kernels_interpreted_and_compiled_agree(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KLEEBLATT_CACHE", str(tmp_path))
    things = [Thing(), Thing()]
    assert bound(work, module=other_module())(things, 5) == 2
    assert (things[1].count, things[1].board[1][2]) == (15 + 20, 12)
    assert not is_cached(work, module=other_module())
    records = batch(Thing, 2)
    fast = compiled(work, boundscheck=True, module=other_module())
    assert fast(records, 5) == 2  # type: ignore[arg-type]
    assert [from_record(Thing, record) for record in records] == things
    mark_cached(work, boundscheck=True, module=other_module())
    assert is_cached(work, boundscheck=True, module=other_module())


def test_a_changed_table_or_function_gets_another_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numba's own cache does not see changes in other modules; ours does."""
    before = fingerprint(work, module=other_module())
    assert before == fingerprint(work, module=other_module())
    monkeypatch.setitem(globals(), "TABLE", (10, 20, 31))
    changed = fingerprint(work, module=other_module())
    assert changed != before
    made = other_module()
    made.__dict__["answer"] = tripled
    assert fingerprint(work, module=made) != changed
    assert fingerprint(work, True, module=made) != fingerprint(work, False, module=made)


def test_old_caches_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KLEEBLATT_CACHE", str(tmp_path))
    for age in range(kernels.KEPT_CACHES + 5):
        folder = tmp_path / f"old{age}"
        folder.mkdir()
        os.utime(folder, (age, age))
    (tmp_path / "file").write_text("")
    kernels._use(tmp_path / "new")
    left = {path.name for path in tmp_path.iterdir() if path.is_dir()}
    assert len(left) == kernels.KEPT_CACHES
    assert "new" in left
    assert "old0" not in left
    assert kernels._last_used(tmp_path / "gone") == 0


def test_without_a_cache_folder_it_still_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KLEEBLATT_CACHE", "/proc/nowhere")
    things = batch(Thing, 1)
    assert compiled(work, module=other_module())(things, 1) == 1  # type: ignore[arg-type]
    mark_cached(work, module=other_module())
    assert not is_cached(work, module=other_module())


def test_the_cache_lies_in_the_users_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KLEEBLATT_CACHE", raising=False)
    assert "kleeblatt" in str(kernels.cache_folder())


def test_generator_is_even_and_repeatable() -> None:
    rng, again = Rng(), Rng()
    begin(rng, 2**61 + 5, 0)
    begin(again, 2**61 + 5, 0)
    drawn = [below(rng, 6) for _ in range(60_000)]
    assert drawn[:100] == [below(again, 6) for _ in range(100)]
    counts = Counter(drawn)
    chi_squared = sum((counts[face] - 10_000) ** 2 / 10_000 for face in range(6))
    assert chi_squared < 25  # 5 degrees of freedom: one in 7,000
    pairs = Counter(pairwise(drawn))
    assert sum((pairs[k] - 59_999 / 36) ** 2 / (59_999 / 36) for k in pairs) < 85  # 35 degrees


def test_streams_and_seeds_differ() -> None:
    heads = set()
    for seed in range(200):
        for stream in range(3):
            rng = Rng()
            begin(rng, seed, stream)
            heads.add(tuple(below(rng, 1000) for _ in range(4)))
    assert len(heads) == 600


def test_generator_compiled() -> None:
    """The same numbers, also where products come near the edge of 64 bits."""

    rng, record = Rng(), batch(Rng, 1)
    fast_begin, fast_below = compiled(first_begin), compiled(first_below)
    for seed in (0, 1, 2**31, 2**32 - 1, 2**61, 2**62 - 1):
        begin(rng, seed, 5)
        fast_begin(record, seed, 5)  # type: ignore[arg-type]
        for n in (1, 2, 6, 1000, 2**31 - 1):
            assert below(rng, n) == fast_below(record, n)  # type: ignore[arg-type]
    assert record[0]["drawn"] == rng.drawn


@kernel
def first_begin(rngs: list[Rng], seed: int, stream: int) -> None:
    begin(rngs[0], seed, stream)


@kernel
def first_below(rngs: list[Rng], n: int) -> int:
    return below(rngs[0], n)


def test_seeds_have_limits() -> None:
    for seed in (-1, MOST_SEED + 1):
        with pytest.raises(UsageError):
            SeededDice(seed)
    SeededDice(MOST_SEED)


def test_typed_dice_do_not_roll() -> None:
    match = new_match("noch-mal", ["Ada"], dice=TypedDice())
    with pytest.raises(GameError):
        match.roll()


def test_wrong_arguments_have_clear_errors() -> None:
    with pytest.raises(UsageError):
        new_match("noch-mal", "Ada", seed=1)
    with pytest.raises(UsageError):
        new_match("noch-mal", ["Ada"], seed="5")  # type: ignore[arg-type]
    for seat in (-1, 9):
        with pytest.raises(GameError):
            new_match("noch-mal", ["Ada"], seed=1).view(seat)


def test_a_seed_or_dice() -> None:
    with pytest.raises(UsageError):
        new_match("noch-mal", ["Ada"], 3, dice=TypedDice())
    drawn = {new_match("noch-mal", ["Ada"]).roll() for _ in range(5)}
    assert len(drawn) > 1


def test_unknown_names() -> None:
    for call in (lambda: game("halma"), lambda: bot("genius"), lambda: new_match("halma", ["Ada"])):
        with pytest.raises(UsageError) as error:
            call()
        assert "noch-mal" in str(error.value) or "expert" in str(error.value)


def test_errors_speak_both_languages() -> None:
    error = UsageError("wrong-players", game="x", least=1, most=2, players=3)
    assert str(error) == "x is for 1 to 2 players, not 3."
    assert error.sentence("de") == "x ist für 1 bis 2 Spieler, nicht für 3."
    assert isinstance(error, ValueError)
    assert isinstance(error, KleeblattError)


def test_missing_words_are_no_secret() -> None:
    with pytest.raises(LookupError):
        words("en")("no-such-message")
    with pytest.raises(LookupError):
        words("en")("error-wrong-seed")
    assert words("de").tokens("blue 3, pass") == "blau 3, passen"


def test_batches_share_no_memory_with_objects() -> None:
    thing = Thing()
    records = to_batch(thing)
    records[0]["row"][1] = 9
    assert thing.row == [0, 0, 0]
    assert records.dtype["board"].shape == (2, 3)
    assert records.dtype.fields is not None
    assert all(dtype.base == np.int64 for dtype, *_ in records.dtype.fields.values())
