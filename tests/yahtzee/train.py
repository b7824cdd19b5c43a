"""Train the net again: python -m tests.yahtzee.train FOLDER"""

import sys
from pathlib import Path

import torch

from kleeblatt.lab.training.machine import Cores
from kleeblatt.lab.training.making import Progress, Task, make_net
from kleeblatt.lab.training.settings import read_recipe
from tests.yahtzee.game import yahtzee

SETTINGS = Path(__file__).with_name("net.toml")


def tell(made: Progress) -> None:
    if "check" in made.line:
        print(f"{made.done:.0%}", made.line["check"], flush=True)


if __name__ == "__main__":
    torch.set_num_threads(1)
    task = Task(yahtzee, read_recipe(SETTINGS), Path(sys.argv[1]), "net")
    make_net(task, lambda settings: Cores(yahtzee, cores=1), tell)
