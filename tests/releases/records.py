"""The records that a release leaves behind: all games, all options, all sources of dice."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from kleeblatt import Chance, Dice, Match, SecretDice, SeededDice, TypedDice, all_games, game
from kleeblatt.bots import bot
from kleeblatt.core.dice import DealtDice
from kleeblatt.games.noch_mal.sheet import OFFICIAL

DECK = Path(__file__).parents[2] / "examples" / "deck.toml"
NAMES = ("Ada", "Ben", "Cem", "Dörte", "Eva", "Finn", "Gül", "Hugo")
TO_THE_END = 10**9


@dataclass(frozen=True)
class Plan:
    """A match to be played: by whom, with which dice and options, and how far."""

    name: str
    game: str
    players: int
    dice: str  # secret, seed, deal, hand
    options: dict[str, str] = field(default_factory=dict)
    steps: int = TO_THE_END
    is_mixed: bool = False  # people type in every third roll


def _plans() -> Iterator[Plan]:
    for each in all_games():
        id = each.id
        yield _variant(Plan(f"{id}-secret", id, 2, "secret"))
        yield _variant(Plan(f"{id}-unfinished", id, 3, "secret", steps=75))
        yield _variant(Plan(f"{id}-seed", id, 2, "seed"))
        yield _variant(Plan(f"{id}-deal", id, 2, "deal"))
        yield _variant(Plan(f"{id}-hand", id, 2, "hand"))
        yield _variant(Plan(f"{id}-mixed", id, 2, "secret", is_mixed=True))
        if each.min_players == 1:
            yield Plan(f"{id}-solo", id, 1, "secret")
        yield Plan(f"{id}-full", id, each.max_players, "seed", steps=150)
    for sheet in (*OFFICIAL, "random:7"):
        name = f"noch-mal-sheet-{sheet.replace(':', '-')}"
        yield Plan(name, "noch-mal", 1, "seed", {"sheet": sheet})
    yield Plan("noch-mal-seed-mixed", "noch-mal", 2, "seed", is_mixed=True)


VARIANTS = {
    "noch-mal-so-gut-seed": {"sheet": "random:11"},
    "push-deal": {"risk": "yes", "directions": "discarded"},
    "push-hand": {"directions": "discarded"},
    "push-mixed": {"risk": "yes"},
    "push-unfinished": {"risk": "yes"},
    "geht-noch-was-seed": {"free_start": "yes"},
    "geht-noch-was-deal": {"solo_rules": "yes"},
    "geht-noch-was-mixed": {"deck": DECK.read_text("utf-8")},
}


def _variant(plan: Plan) -> Plan:
    return replace(plan, options=VARIANTS.get(plan.name, {}))


PLANS = tuple(_plans())


def played(plan: Plan) -> Match:
    """The match of a plan: the same one every time."""
    seed = PLANS.index(plan)
    names = NAMES[: plan.players]
    match = Match(game(plan.game), names, plan.options, dice=_dice(plan.dice, seed))
    chooser = bot("medium", seed)
    shown = SeededDice(seed)  # by the dice in people's hands
    while not match.is_over and match.step < plan.steps:
        if isinstance(match.node, Chance):
            is_typed = plan.dice == "hand" or (plan.is_mixed and match.step % 3 == 0)
            match.inject(_thrown(match, shown)) if is_typed else match.roll()
        else:
            seat = match.awaited[match.step % len(match.awaited)]
            match.play(seat, chooser.choose(match, seat))
    return match


def _thrown(match: Match, shown: SeededDice) -> str:
    outcome = shown.draw(match.game, match.setup, match.state, 0)
    return match.game.notation.outcome_text(match.setup, match.state, outcome)


def _dice(source: str, seed: int) -> Dice:
    match source:
        case "secret":
            return SecretDice(seed.to_bytes(32, "big"))
        case "seed":
            return SeededDice(seed)
        case "deal":
            return DealtDice(seed)
    return TypedDice()


def left_out() -> list[str]:
    """Options of the games that no plan chooses; a release must leave none of them out."""
    chosen = {
        (plan.game, name, value)
        for plan in PLANS
        for name, value in game(plan.game).complete(plan.options).items()
    }
    forms = {(id, name) for id, name, value in chosen if value not in _choices(id, name)}
    missing = []
    for each in all_games():
        for option in each.options:
            wanted = [c for c in option.choices if (each.id, option.name, c) not in chosen]
            if option.form and (each.id, option.name) not in forms:
                wanted.append(option.form)
            missing += [f"{each.id}: {option.name}={value}" for value in wanted]
    return missing


def _choices(id: str, name: str) -> tuple[str, ...]:
    return next(option.choices for option in game(id).options if option.name == name)
