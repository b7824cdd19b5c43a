"""One generation: all lanes play a game to its end, and their steps become lessons."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import torch

from kleeblatt.bots.net import POINTS, Aim
from kleeblatt.bots.options import MORE, OPTIONS, listing_of
from kleeblatt.core.chance import DICE, Rng
from kleeblatt.core.game import Game, Options
from kleeblatt.lab.training import lanes
from kleeblatt.lab.training.lanes import CHANCE_OF_EXPLORING, nets_seat
from kleeblatt.lab.training.machine import Machine, record_of, records
from kleeblatt.lab.training.net import Net

ROOM = 12  # options per lane that fit into one pass
LONGEST = 250  # decisions per seat: a longer game goes round in circles, and ends as it stands


@dataclass
class Lessons:
    """The inputs of a net, and what it should have answered."""

    inputs: torch.Tensor  # uint8
    to_come: torch.Tensor  # points by part
    final: torch.Tensor  # all points that really came


@dataclass
class Considered:
    """All options of a step."""

    owners: torch.Tensor  # their lanes
    inputs: torch.Tensor
    points: torch.Tensor
    worth: torch.Tensor  # points so far and points expected to come, by part


@dataclass
class Step:
    """One decision in many lanes."""

    lane: torch.Tensor
    seat: torch.Tensor
    inputs: torch.Tensor
    points: torch.Tensor
    chosen: torch.Tensor  # worth of the option that was made
    best: torch.Tensor  # worth of the option that the net likes best
    explored: torch.Tensor


@dataclass
class Played:
    """Finished games."""

    final: torch.Tensor  # lane, seat, part
    steps: list[Step] = field(default_factory=list)


class Lanes:
    """Room for many games of one table side by side; its setups take turns."""

    def __init__(
        self,
        machine: Machine,
        game: Game,
        players: int,
        count: int,
        tables: Sequence[Options] = ({},),
    ) -> None:
        self.game, self.players, self.count, self.machine = game, players, count, machine
        device, state = machine.device, game.rules.State
        self.parts, self.inputs = game.rules.PARTS + MORE, game.features.INPUTS
        self.width = self.inputs + 2 * self.parts  # with a taste
        self._setups = record_of([game.setup(players, options) for options in tables], device)
        self._tables = len(tables)
        self._blank = records(state, 1, device)
        self._states = records(state, count, device)
        self._listings = records(listing_of(state), count, device)
        self._mediums = records(machine.heuristics.Workspace, count, device)
        self._shown, self._seen = records(state, count, device), records(state, count, device)
        self._seers = self._ints(count)
        self._rngs = records(Rng, count, device)
        self._room = ROOM * count
        self._options_spare = records(state, self._room, device)
        self._seats, self._counts = self._ints(count), self._ints(count)
        self._chosen, self._best = self._ints(count), self._ints(count)
        self._options = self._ints(count * OPTIONS)
        self._active = self._ints(self._room * game.features.MOST_ACTIVE)
        self._input_rows = torch.zeros(self._room, self.width, dtype=torch.uint8, device=device)
        self._points = self._ints(self._room * self.parts)
        self._over = self._ints(self._room)
        self._final = self._ints(count * players * self.parts)
        self._opponent: Net | None = None
        self._mixed = 0

    def _ints(self, count: int) -> torch.Tensor:
        return torch.zeros(count, dtype=torch.int64, device=self.machine.device)

    @torch.no_grad()
    def play(
        self, net: Net, seed: int, explore: float = 0.0, tastes: torch.Tensor | None = None,
        keep: bool = True, aim: Aim = POINTS, most: int = OPTIONS, opponent: Net | None = None,
        mixed: float = 0.0,
    ) -> Played:  # fmt: skip
        """Play all lanes to the end; `keep` says whether to return their steps.

        `tastes` weigh the parts of the score in each lane. The net chooses by points, and by what
        else its aim counts. If a decision has more than `most` options, it looks at that many,
        spread evenly from a random one on: a quick way to explore. With an opponent, the net has
        one seat in each lane (see `mine`) and the opponent all others, with the same aim; only the
        net's steps are kept. In a share `mixed` of the lanes, medium is such an opponent (the
        machine must be made for this).
        """
        self._begin(seed)
        self._opponent, self._mixed = opponent, round(mixed * self.count)
        return self._play(net, explore, tastes, keep, aim, most)

    def mine(self, lanes: torch.Tensor) -> torch.Tensor:
        """Return the net's seats in these lanes, when others play along."""
        seats: torch.Tensor = nets_seat(lanes, self._tables, self.players)
        return seats

    @torch.no_grad()
    def play_from(
        self, net: Net, starts: Sequence[Any], which: torch.Tensor, worlds: torch.Tensor,
        seed: int, aim: Aim = POINTS,
    ) -> Played:  # fmt: skip
        """Play on from states: lane i from starts[which[i]], with the dice of seed + worlds[i]."""
        device = self.machine.device
        self.machine.run(
            lanes.begin_from, self.count, self._states, self._shown, self._seers,
            record_of(starts, device), which, worlds, self._rngs, seed, DICE,
        )  # fmt: skip
        self._opponent, self._mixed = None, 0
        return self._play(net, 0.0, None, False, aim, OPTIONS)

    def _play(
        self, net: Net, explore: float, tastes: torch.Tensor | None, keep: bool, aim: Aim, most: int
    ) -> Played:
        played = Played(torch.empty(0))
        weights, bits = _taste_inputs(tastes)
        counted = torch.ones(self.parts, device=self.machine.device)
        counted[-MORE:] = torch.tensor(aim)
        exploring = round(explore * CHANCE_OF_EXPLORING)
        for _ in range(LONGEST * self.players):
            self._prepare()
            if most < OPTIONS:
                self._thin_out(most)
            ends = self._counts.cumsum(0)
            total = int(ends[-1])
            if total == 0:
                break
            considered = self._consider_all(net, ends - self._counts, total, bits)
            worth = (
                considered.worth
                if weights is None
                else considered.worth * weights[considered.owners]
            )
            self._decide(ends - self._counts, (worth * counted).sum(1), exploring)
            if keep:
                played.steps.append(self._met(considered))
        self._finish()
        played.final = self._final.view(self.count, self.players, self.parts).float()
        return played

    def run_each(self) -> None:
        """Run every kernel once and ignore the results, for machines that only write code."""
        self._begin(0)
        self.machine.run(
            lanes.begin_from, 1, self._states, self._shown, self._seers, self._blank,
            self._counts, self._counts, self._rngs, 0, DICE,
        )  # fmt: skip
        self._prepare()
        self._consider(self._counts, self._counts, 0, 1)
        self._decide(self._counts, torch.zeros(1, device=self.machine.device), 0)
        self._finish()

    def _begin(self, seed: int) -> None:
        self.machine.run(
            lanes.begin_lanes, self.count, self._setups, self._states, self._shown, self._seers,
            self._blank, self._rngs, seed, DICE,
        )  # fmt: skip

    def _prepare(self) -> None:
        self.machine.run(
            lanes.prepare, self.count, self._setups, self._states, self._shown, self._seen,
            self._seers, self._listings, self._mediums, self._rngs, self._seats, self._options,
            self._counts, self._mixed,
        )  # fmt: skip

    def _thin_out(self, most: int) -> None:
        """Keep at most this many options in each lane."""
        lanes = torch.nonzero(self._counts > most).squeeze(1)
        counts = self._counts[lanes].unsqueeze(1)
        device = self.machine.device
        any_one = (torch.rand(len(lanes), 1, device=device) * counts).long()
        spread = torch.arange(most, device=device) * counts // most
        options = self._options.view(self.count, OPTIONS)
        options[lanes, :most] = options[lanes.unsqueeze(1), (any_one + spread) % counts]
        self._counts.clamp_(max=most)

    def _consider(
        self, owners: torch.Tensor, offsets: torch.Tensor, start: int, count: int
    ) -> None:
        self._input_rows[:count].zero_()
        self.machine.run(
            lanes.consider, count, self._setups, self._seen, self._options_spare, self._seats,
            self._options, owners, offsets, self._active, self._input_rows.view(-1), self._points,
            self._over, start, self.width,
        )  # fmt: skip

    def _decide(self, offsets: torch.Tensor, liked: torch.Tensor, exploring: int) -> None:
        self.machine.run(
            lanes.decide, self.count, self._setups, self._states, self._seen, self._rngs,
            self._seats, self._options, self._counts, offsets, liked, exploring, self._chosen,
            self._best,
        )  # fmt: skip

    def _finish(self) -> None:
        self.machine.run(lanes.finish, self.count, self._setups, self._states, self._final)

    def _consider_all(
        self, net: Net, offsets: torch.Tensor, total: int, bits: torch.Tensor | None
    ) -> Considered:
        """Value every option of every lane, as many at once as fit."""
        every = torch.arange(self.count, device=self.machine.device)
        owners = torch.repeat_interleave(every, self._counts, output_size=total)
        inputs, points, worth = [], [], []
        for start in range(0, total, self._room):
            count = min(self._room, total - start)
            self._consider(owners, offsets, start, count)
            rows = self._input_rows[:count]
            if bits is not None:
                rows[:, self.inputs :] = bits[owners[start : start + count]]
            value = net.quick(rows)
            if self._opponent is not None:
                theirs = self._is_theirs(owners[start : start + count]).unsqueeze(1)
                value = torch.where(theirs, self._opponent.quick(rows), value)
            has = self._points[: count * self.parts].view(count, self.parts).float()
            goes_on = (1 - self._over[:count]).unsqueeze(1)
            inputs.append(rows.clone() if total > self._room else rows)
            points.append(has)
            worth.append(has + value * goes_on)
        return Considered(owners, _joined(inputs), _joined(points), _joined(worth))

    def _is_theirs(self, lanes: torch.Tensor) -> torch.Tensor:
        return self._seats[lanes] != self.mine(lanes)

    def _met(self, considered: Considered) -> Step:
        lane = torch.nonzero(self._chosen >= 0).squeeze(1)
        if self._opponent is not None:
            lane = lane[~self._is_theirs(lane)]
        chosen, best = self._chosen[lane], self._best[lane]
        return Step(
            lane, self._seats[lane], considered.inputs[chosen], considered.points[chosen],
            considered.worth[chosen], considered.worth[best], chosen != best,
        )  # fmt: skip


def _joined(parts: list[torch.Tensor]) -> torch.Tensor:
    return parts[0] if len(parts) == 1 else torch.cat(parts)


def _taste_inputs(tastes: torch.Tensor | None) -> tuple[torch.Tensor | None, torch.Tensor | None]:
    """Return the weights and their inputs: for each part, whether it is liked less, or more."""
    if tastes is None:
        return None, None
    return tastes, torch.cat([tastes < 1, tastes > 1], dim=1).to(torch.uint8)


def lessons(played: Played, decay: float) -> Lessons:
    """Compute λ-returns for each lane and seat, from the last step to the first."""
    follows = played.final.clone()  # the worth of the future, seen from the step before
    inputs, to_come, final = [], [], []
    for step in reversed(played.steps):
        at = step.lane, step.seat
        inputs.append(step.inputs)
        to_come.append(follows[at] - step.points)
        final.append((played.final[at] - step.points)[:, :-MORE].sum(1))
        went_on = (1 - decay) * step.chosen + decay * follows[at]
        follows[at] = torch.where(step.explored.unsqueeze(1), step.best, went_on)
    return Lessons(torch.cat(inputs), torch.cat(to_come), torch.cat(final))


def total_scores(played: Played) -> Any:
    """Return the final score of each lane and seat."""
    return played.final[:, :, :-MORE].sum(2)
