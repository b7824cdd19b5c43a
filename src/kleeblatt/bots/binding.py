"""What kernels are bound to for a game and some of its bots, and the workspace they get."""

from collections.abc import Iterable
from typing import Any

from kleeblatt.bots import idle, search
from kleeblatt.bots.chance import NAMES
from kleeblatt.bots.net import Floats
from kleeblatt.bots.nets import describe, has_nets, no_weights, weights_of
from kleeblatt.bots.policies import POLICIES, STRONG
from kleeblatt.bots.workspace import Workspace, small_workspace, workspace_of
from kleeblatt.core.game import Game
from kleeblatt.core.struct import batch, write


def bind(game: Game, bots: Iterable[str] = POLICIES) -> dict[str, Any]:
    """Return what `compiled` and `bound` put in place of the stand-ins.

    Chance bots need no heuristics, and only bots with nets search: without these, everything
    compiles many times faster.
    """
    names = set(bots)
    chosen = {
        "rules": game.rules,
        "features": game.features,
        "heuristics": idle if names <= set(NAMES) else game.heuristics,
        "search": idle,
    }
    if has_nets(game) and not names.isdisjoint(POLICIES[STRONG:]):
        chosen["search"] = search
    return chosen


def workspace(game: Game, players: int, bots: Iterable[str] = POLICIES) -> Workspace:
    """Make a workspace for these bots at a table, for interpreted kernels."""
    made = _type(game, bots)()
    if _searches(game, bots):
        made.search.nets = describe(game, players)
    return made


def workspaces(game: Game, players: int, bots: Iterable[str] = POLICIES) -> Any:
    """Make the same as an array of one, for compiled kernels."""
    made = batch(_type(game, bots), 1)
    if _searches(game, bots):
        write(made[0]["search"]["nets"], describe(game, players))
    return made


def weights(game: Game, players: int, bots: Iterable[str] = POLICIES) -> Floats:
    """Return the weights of the table's nets, if these bots ask nets."""
    return weights_of(game, players) if _searches(game, bots) else no_weights()


def _searches(game: Game, bots: Iterable[str]) -> bool:
    return bind(game, bots)["search"] is search


def _type(game: Game, bots: Iterable[str]) -> type[Workspace]:
    own = bind(game, bots)["heuristics"].Workspace
    if not _searches(game, bots):
        return small_workspace(own)
    return workspace_of(own, game.rules.State, game.features.KEYS)
