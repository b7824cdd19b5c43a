"""Texts of moves and outcomes, for every game: whatever is typed, and back and forth."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kleeblatt import GAMES, RecordError, TypedDice, game, new_match, resume
from kleeblatt.core.errors import IllegalMove, UnknownMove, UnknownOutcome
from kleeblatt.core.record import Move
from kleeblatt.core.words import LANGUAGES, read_tokens, words
from tests.players import play_on, seats

MATCHES = {
    (id, steps): play_on(new_match(id, seats(2), seed=steps), steps, steps=steps)
    for id in GAMES
    for steps in (1, 40, 90)
}
WORDS = st.sampled_from(
    sorted({token for id in GAMES for token in game(id).notation.TOKENS})
    + ["?", "1", "2", "5", "7", "A1", "H3", "O7", "P", "row", "-", "²", "ÿ", ","]
)
TYPED = st.lists(WORDS, max_size=6).map(" ".join) | st.text(max_size=20)


@pytest.mark.parametrize("key", MATCHES, ids=str)
@given(TYPED)
@settings(max_examples=60, deadline=None)
def test_anything_typed_is_a_move_or_a_clear_refusal(key: tuple[str, int], text: str) -> None:
    match = MATCHES[key]
    before = match.record.text()
    for seat in match.awaited[:1]:
        try:
            number = match._legal_number(seat, text, match.legal_numbers(seat))
        except (UnknownMove, IllegalMove) as error:
            assert error.sentence("de")
            assert error.sentence("en")
        else:
            assert number in match.legal_numbers(seat)
    assert match.record.text() == before


@pytest.mark.parametrize("id", GAMES)
@given(TYPED)
@settings(max_examples=60, deadline=None)
def test_anything_typed_is_an_outcome_or_a_clear_refusal(id: str, text: str) -> None:
    match = new_match(id, seats(2), seed=1)
    if match.awaited:
        match.play(0, match.legal(0)[0])
    try:
        outcome = game(id).notation.read_outcome(match.setup, match.state, text)
    except UnknownOutcome as error:
        assert error.sentence("de") != error.sentence("en")
    else:
        assert outcome in {each for each, _ in game(id).outcomes(match.setup, match.state)}


@pytest.mark.parametrize("id", GAMES)
def test_back_and_forth(id: str) -> None:
    """Each legal move and each roll is understood as it is written, in both languages."""
    for seed in range(3):
        match = new_match(id, seats(2), seed)
        for _ in range(60):
            if match.is_over:
                break
            for seat in match.awaited:
                for number in match.legal_numbers(seat)[:40]:
                    text = match.move_text(seat, number)
                    assert match._legal_number(seat, text, match.legal_numbers(seat)) == number
                    for language in LANGUAGES:
                        said = words(language).tokens(text)
                        tokens = match.game.notation.TOKENS
                        assert read_tokens(said, tokens, language) == text or "row" in text
                        for typed in (said, said.upper(), f" {said.replace(' ', ' , ')} "):
                            match.check(seat, typed)
                            read = match.game.read_move(match.setup, typed)
                            assert read == match.game.read_move(match.setup, text)
            play_on(match, seed, steps=1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_whatever_an_error_suggests_works(id: str, language: str) -> None:
    """The examples of a refusal, in the language of its sentence, as anybody would type them."""
    match = new_match(id, seats(2), seed=1)
    while not match.awaited:
        match.roll()
    with pytest.raises(UnknownMove) as refusal:
        match.check(match.awaited[0], "nonsense")
    examples = words(language).tokens(refusal.value.given["examples"])
    assert examples in refusal.value.sentence(language)
    right = refusal.value.given["examples"].split(", ")
    for example, meant in zip(examples.split(", "), right, strict=True):
        read = match.game.notation.read_move(match.setup, meant)
        assert match.game.read_move(match.setup, example) == read
        assert match.game.read_move(match.setup, example.title()) == read
    while match.awaited:
        play_on(match, 1, steps=1)
    with pytest.raises(UnknownOutcome) as no_outcome:
        match.inject("nonsense")
    example = words(language).tokens(no_outcome.value.given["example"])
    assert example in no_outcome.value.sentence(language)
    twin = match.copy()
    assert twin.inject(example.upper()) == match.inject(no_outcome.value.given["example"])


def test_english_words_are_the_canonical_ones() -> None:
    """What an English sentence says is what `legal` and records say."""
    for id in GAMES:
        for token in game(id).notation.TOKENS:
            assert words("en").token(token) == token


def test_a_cell_named_twice_is_refused() -> None:
    match = new_match("noch-mal", seats(2), seed=7)
    match.inject("blue x x 1 2 ?")
    match.play(0, "x 1")
    with pytest.raises(UnknownMove) as refusal:
        match.play(0, "h1, H1")
    assert str(refusal.value) == "“h1 H1” names H1 more than once."
    assert refusal.value.sentence("de") == "„h1 H1“ nennt H1 mehr als einmal."


def test_a_record_has_one_spelling() -> None:
    """People may type as they like; what is written down is canonical, or refused."""
    match = new_match("noch-mal", seats(2), seed=7)
    match.roll()
    match.play(0, "Passen")
    assert match.record.entries[-1] == Move(0, "pass")
    match.record.entries[-1] = Move(0, "PASS")
    with pytest.raises(RecordError) as refusal:
        resume(match.record)
    assert refusal.value.id == "record-spelling"


@pytest.mark.parametrize("id", GAMES)
def test_every_chance_node_can_be_typed(id: str) -> None:
    """A match with typed dice follows one with drawn dice, step by step."""
    names = seats(game(id).min_players)
    drawn, typed = new_match(id, names, seed=5), new_match(id, names, dice=TypedDice())
    while not drawn.is_over:
        if drawn.awaited:
            play_on(drawn, drawn.step, steps=1)
            made = drawn.record.entries[drawn.step - 1]
            assert isinstance(made, Move)
            typed.play(made.seat, made.text)
        else:
            rolled = drawn.roll()
            assert typed.inject(rolled) == rolled
    assert typed.state == drawn.state
