"""How well a net plays, on deals for reports: python -m tests.yahtzee.measure NET GAMES"""

import sys
from pathlib import Path

import torch
from torch.nn import Linear

from kleeblatt.bots.net import read_net
from kleeblatt.bots.options import MORE
from kleeblatt.lab.arena.seeds import RANGES, REPORT
from kleeblatt.lab.training.export import restored
from kleeblatt.lab.training.generation import Lanes, total_scores
from kleeblatt.lab.training.machine import Cores
from kleeblatt.lab.training.net import Net
from tests.yahtzee import features, rules
from tests.yahtzee.game import OPTIMUM, yahtzee

PARTS = rules.PARTS + MORE
WIDTH = features.INPUTS + 2 * PARTS
LANES = 2_500


def exported(path: Path) -> Net:
    """A net as it ships, back in the form that trains; without a taste, and alone at its table."""
    given = restored(read_net(path.parent, path.stem), WIDTH)
    net = Net(
        WIDTH, [layer.out_features for layer in given.body if isinstance(layer, Linear)], PARTS
    )
    with torch.no_grad():
        for each in net.parameters():
            each.zero_()  # it foresees nothing of others
        net.take_over(given)
    return net


def mean_score(machine: Cores, net: Net, games: int, lanes: int = LANES) -> tuple[float, float]:
    """Mean and standard error of greedy play."""
    room = Lanes(machine, yahtzee, 1, lanes)
    seeds = range(RANGES[REPORT], RANGES[REPORT] + games, lanes)
    scores = torch.cat([total_scores(room.play(net, seed, keep=False))[:, 0] for seed in seeds])
    return float(scores.mean()), float(scores.std()) / len(scores) ** 0.5


if __name__ == "__main__":
    torch.set_num_threads(1)
    mean, error = mean_score(Cores(yahtzee), exported(Path(sys.argv[1])), int(sys.argv[2]))
    print(f"{mean:.2f} ± {error:.2f}, {mean / OPTIMUM:.2%} of perfect play")
