"""The expert's search for a live table: compiled once, in the background if nobody can wait."""

import threading
from typing import Any, cast

from kleeblatt.bots.thinking import expert
from kleeblatt.core.chance import Rng
from kleeblatt.core.game import Game
from kleeblatt.core.kernel import compiled, kernel
from kleeblatt.core.moves import Moves

_searches: dict[str, Any] = {}
_compiling: dict[str, threading.Thread] = {}
_lock = threading.Lock()


@kernel
def expert_at(
    setups: list[Any],
    states: list[Any],
    spare: list[Any],
    lists: list[Moves],
    rngs: list[Rng],
    mind: list[float],
    notes: list[int],
    seat: int,
) -> int:
    """The expert's move at one position."""
    return expert(setups[0], states[0], seat, spare, lists, rngs[0], rngs[1], mind, notes)


def compiled_expert(game: Game, patient: bool) -> Any | None:
    """The compiled search; None if it is not there yet and must not be waited for."""
    with _lock:
        if game.id not in _searches and game.id not in _compiling:
            thread = threading.Thread(target=_compile, args=(game,), daemon=True)
            _compiling[game.id] = thread
            thread.start()
    if patient and game.id not in _searches:
        _compiling[game.id].join()
    return _searches.get(game.id)


def _compile(game: Game) -> None:
    import numba

    from kleeblatt.bots.nets import mind_of
    from kleeblatt.bots.policies import SPARE
    from kleeblatt.core.struct import batch, to_batch

    search: Any = compiled(expert_at, rules=game.rules, features=game.features)
    players = game.max_players
    setup, state = game.setup(players), batch(game.rules.State, 1)
    # once with a position that asks nobody anything: this compiles, or loads from the cache
    signature = (
        to_batch(setup), state, batch(game.rules.State, SPARE), batch(Moves, SPARE), batch(Rng, 2),
        *mind_of(game, players), 0,
    )  # fmt: skip
    typeof = cast(Any, numba.typeof)
    search.compile(tuple(typeof(argument) for argument in signature))
    _searches[game.id] = search
