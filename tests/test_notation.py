"""Texts of moves and outcomes, for every game: whatever is typed, and back and forth."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kleeblatt import GAMES, TypedDice, game, new_match
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
            play_on(match, seed, steps=1)


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
