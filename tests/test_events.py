"""What the rules tell: complete, sound, the same for everybody who may know it, in words."""

import os
import re
from itertools import chain, pairwise
from pathlib import Path

import pytest

from kleeblatt import GAMES, Match, game, new_match
from kleeblatt.core.events import Event, event_kinds
from kleeblatt.core.kernel import told
from kleeblatt.core.match import Chance
from kleeblatt.core.moves import Moves
from kleeblatt.core.story import Story
from kleeblatt.core.words import LANGUAGES, sources, words
from tests.players import play_on, player_counts, seats

ROOT = Path(__file__).parent.parent
TABLES = [(id, players) for id in GAMES for players in player_counts(id)]
SEEDS = int(os.environ.get("EVENT_GAMES", "2"))  # games a table


def classes(id: str) -> list[type[Event]]:
    """Every event that the rules of a game can tell."""
    rules = game(id).rules
    found = [
        kind for entry in (rules.start, rules.apply, rules.apply_outcome) for kind in told(entry)
    ]
    return list(dict.fromkeys(found))


@pytest.mark.parametrize("id", GAMES)
def test_the_events_of_a_game_are_those_its_rules_tell(id: str) -> None:
    declared = event_kinds(game(id).events)
    assert {kind.name() for kind in declared} == {kind.name() for kind in classes(id)}
    assert len({kind.name() for kind in declared}) == len(declared)


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_points_explain_every_score(id: str, players: int) -> None:
    """At every step, a score has changed by what the events that its seat knows of were worth."""
    for seed in range(SEEDS):
        match = new_match(id, seats(players), seed)
        start = match.scores()  # below 0 where stars that are not crossed count
        while not match.is_over:
            play_on(match, seed * 1000 + match.step, steps=1)
            for seat, score in enumerate(match.scores()):
                known = [*chain.from_iterable(match.events_for(seat))]
                gained = sum(event.points for event in known if event.seat == seat)
                assert start[seat] + gained == score
                assert not any(event.points for event in known if event.seat is None)


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_telling_changes_nothing(id: str, players: int) -> None:
    """The rules that tell and the rules that do not come to the same state."""
    match, silent = new_match(id, seats(players), 4), new_match(id, seats(players), 4).state
    rules, setup = match.game.rules, match.setup
    while not match.is_over:
        if isinstance(match.node, Chance):
            text, state = match.roll(), silent
            rules.apply_outcome(setup, state, match.game.notation.read_outcome(setup, state, text))
        else:
            seat = match.awaited[0]
            moves = Moves()
            rules.legal(setup, silent, seat, moves)
            move = moves.item[match.step % moves.count]
            rules.apply(setup, silent, seat, move)
            match.play(seat, move)
        assert match.state == silent


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_events_reveal_what_views_reveal(id: str, players: int) -> None:
    """A seat hears exactly what it would hear if the others had not decided yet."""
    match = new_match(id, seats(players), 6)
    while not match.is_over:
        for seat in range(players):
            assert match.events_for(seat) == match.seen_by(seat).events_for(seat)
            assert len(match.events_for(seat)) == len(match.entries_for(seat))
        shown = match.events_for(None)
        assert shown == match.events_for(0)[: len(shown)]
        play_on(match, 6, steps=1)


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_preview_is_what_happens(id: str, players: int) -> None:
    """A previewed decision changes nothing, and happens so if nobody else has a part in it."""
    match = new_match(id, seats(players), 7)
    while not match.is_over:
        for seat in {match.step % players} & {*match.awaited}:
            before, state = match.record.text(), match.state
            previews = {move: match.preview(seat, [move]) for move in match.legal(seat)[:3]}
            assert (match.record.text(), match.state) == (before, state)
            if match.awaited == (seat,) and not match.hides:
                for move, preview in previews.items():
                    again = match.copy()
                    again.play(seat, move)
                    made = happened(again, len(match.record.entries))
                    assert [*preview[: len(made)]] == made
                    assert all(event.seat == seat for event in preview[len(made) :])
        play_on(match, 7, steps=1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("id", "players"), TABLES)
def test_every_event_is_a_sentence(id: str, players: int, language: str) -> None:
    """To the one who did it, to the others, and to spectators; nobody's name is a code."""
    match = new_match(id, seats(players), 8)
    while not match.is_over:
        play_on(match, 8, steps=1)
    events = [*match.opening, *happened(match, 0)]
    for you in (None, 0):
        story = Story(match.game.family, match.players, words(language), you)
        for event in events:
            sentence = story.sentence(event)
            assert sentence[-1] in ".!?", sentence
            assert not {"  ", " .", " ,", " :"} & set(map("".join, pairwise(sentence))), sentence
        for paragraph in story.paragraphs(events):
            assert all(line.brief and line.sentences for line in paragraph.lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_told_message_is_an_event(language: str) -> None:
    families = {game(id).family: id for id in GAMES}
    kinds = {
        f"told-{family}-{kind.name()}" for family, id in families.items() for kind in classes(id)
    }
    said = set(re.findall(r"^(told-[\w-]+) =", "\n".join(sources(language).values()), re.M))
    assert said - {"told-and", "told-nameless"} == kinds
    page = (ROOT / f"web/texts/page.{language}.ftl").read_text("utf-8")
    guest = re.findall(r"^play-you = (.+)$", page, re.M)  # who plays in the guide
    assert {*guest} < {*words(language)("told-nameless").split(", ")}


def test_events_travel_as_json() -> None:
    match = play_on(new_match("push", ["Ada", "Ben"], 1), 1, steps=5)
    assert match.opening[0].json() == {"event": "turn-began", "seat": 0, "points": 0}


def happened(match: Match, since: int) -> list[Event]:
    """The events of all entries from this one on."""
    return [event for step in match.events_for(None)[since:] for event in step]
