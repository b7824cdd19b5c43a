"""Train the net again: python -m tests.yahtzee.train FOLDER"""

import json
import sys
from pathlib import Path
from typing import Any

import torch

from kleeblatt.lab.training.export import export
from kleeblatt.lab.training.machine import Cores
from kleeblatt.lab.training.settings import read_settings
from kleeblatt.lab.training.trainer import CHECKPOINT, Trainer
from tests.yahtzee.game import yahtzee

SETTINGS = Path(__file__).with_name("train.toml")


def tell(line: dict[str, Any]) -> None:
    if "check" in line:
        print(json.dumps(line), flush=True)


if __name__ == "__main__":
    torch.set_num_threads(1)
    folder = Path(sys.argv[1])
    Trainer(yahtzee, read_settings(SETTINGS), Cores(yahtzee, cores=1), folder).train(tell)
    export(folder / CHECKPOINT, yahtzee, folder / "net.npz")
