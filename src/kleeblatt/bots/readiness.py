"""Thinking at a live table: compiled once, in the background if nobody can wait."""

import threading
from typing import Any, cast

from kleeblatt.bots.looking import expert, strong
from kleeblatt.core.chance import Rng
from kleeblatt.core.game import Game
from kleeblatt.core.kernel import compiled, compiling, is_cached, kernel, mark_cached
from kleeblatt.core.moves import Moves

_thinking: dict[str, Any] = {}
_compiling: dict[str, threading.Thread] = {}
_lock = threading.Lock()


@kernel
def think_at(
    setups: list[Any],
    states: list[Any],
    spare: list[Any],
    lists: list[Moves],
    rngs: list[Rng],
    mind: list[float],
    notes: list[int],
    seat: int,
    searches: int,
) -> int:
    """The move at one position: the strong player's, or the expert's, who looks further."""
    if searches == 0:
        return strong(setups[0], states[0], seat, spare, lists, rngs[0], rngs[1], mind, notes)
    return expert(setups[0], states[0], seat, spare, lists, rngs[0], rngs[1], mind, notes)


def is_prepared(game: Game) -> bool:
    """Has the thinking of a game been compiled before (so that loading it takes a moment)?"""
    return game.features is None or is_cached(think_at, **_bind(game))


def _bind(game: Game) -> dict[str, Any]:
    return {"rules": game.rules, "features": game.features}


def compiled_thinking(game: Game, patient: bool) -> Any | None:
    """`think_at`, compiled; None if it has to be compiled first and nobody can wait for that."""
    with _lock:
        patient = patient or (game.id not in _compiling and is_prepared(game))
        if game.id not in _thinking and game.id not in _compiling:
            thread = threading.Thread(target=_compile, args=(game,), daemon=True)
            _compiling[game.id] = thread
            thread.start()
    if patient and game.id not in _thinking:
        _compiling[game.id].join()
    return _thinking.get(game.id)


def _compile(game: Game) -> None:
    import numba

    from kleeblatt.bots.nets import mind_of
    from kleeblatt.bots.policies import SPARE
    from kleeblatt.core.struct import batch, to_batch

    bind = _bind(game)
    think: Any = compiled(think_at, **bind)
    players = game.max_players
    setup, state = game.setup(players), batch(game.rules.State, 1)
    # once with a position that asks nobody anything: this compiles, or loads from the cache
    signature = (
        to_batch(setup), state, batch(game.rules.State, SPARE), batch(Moves, SPARE), batch(Rng, 2),
        *mind_of(game, players), 0, 0,
    )  # fmt: skip
    typeof = cast(Any, numba.typeof)
    with compiling(think_at, **bind):
        think.compile(tuple(typeof(argument) for argument in signature))
    mark_cached(think_at, **bind)
    _thinking[game.id] = think
