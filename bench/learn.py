"""Train nets one after the other, where there is nothing but PyTorch and CuPy.

    python bench/learn.py write device push geht-noch-was     where numba-cuda is: compile ahead
    python bench/learn.py train device results a.toml b.toml  on the machine with the accelerator
    python bench/learn.py aim a.npz --against 0.7 --win 0 --trust 0.8   how a net chooses

Each run leaves `results/a.npz`, the net as it ships, and its log; a settings file may start from
the net of a run before it (start_from = "results/a.npz"). While one run learns, a second process
has the driver translate the code of the games that come later.
"""

import argparse
import json
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

from kleeblatt.games import game as game_of


def write(args):
    from kleeblatt.lab.training.generation import Lanes
    from kleeblatt.lab.training.gpu import CodeWriter

    args.code.mkdir(parents=True, exist_ok=True)
    for name in args.games:
        game = game_of(name)
        writer = CodeWriter(game, args.code, mixed=args.mixed)
        Lanes(writer, game, game.max_players, 1).run_each()
        print(name, flush=True)


def load(args):
    """Ask for every kernel once: the driver keeps what it has translated."""
    import cupy

    for path in sorted(args.code.glob("*.ptx"), key=lambda path: path.stat().st_size):
        cupy.RawModule(path=str(path)).compile()


def train(args):
    from kleeblatt.lab.training.export import export
    from kleeblatt.lab.training.gpu import Gpu
    from kleeblatt.lab.training.machine import Cores
    from kleeblatt.lab.training.settings import read_settings
    from kleeblatt.lab.training.trainer import CHECKPOINT, LOG, Trainer

    args.results.mkdir(parents=True, exist_ok=True)
    loading = None
    if not args.cores:
        loading = subprocess.Popen([sys.executable, __file__, "load", args.code])
    for path in args.settings:
        begun = time.monotonic()
        settings = read_settings(path)
        game = game_of(settings.game)
        folder = args.results / "runs" / path.stem
        mixed = settings.mixed > 0
        machine = Cores(game, mixed=mixed) if args.cores else Gpu(game, args.code)
        trainer = Trainer(game, settings, machine, folder)
        before = trainer.check() if args.check else {}
        stages = Counter()

        def tell(line, stages=stages):
            stages[line["stage"]] += 1
            if "check" in line:
                print(json.dumps(line), flush=True)

        trainer.train(tell)
        export(folder / CHECKPOINT, game, args.results / f"{path.stem}.npz", trainer.aim)
        (folder / LOG).replace(args.results / f"{path.stem}.jsonl")
        told = {
            "run": path.stem,
            "games": trainer.games,
            "generations": [stages[number + 1] for number in range(len(settings.stages))],
            "seconds": round(time.monotonic() - begun, 1),
        }
        if args.check:
            told |= trainer.check() | {"before": before["check"]}
        print(json.dumps(told), flush=True)
    if loading:
        loading.wait()


def aim(args):
    """Write into a net's file how much others' points, a win and its habit count."""
    import numpy as np

    arrays = dict(np.load(args.net))
    told = {"aim": [args.against, args.win], "trust": args.trust}
    arrays |= {name: np.asarray(value, np.float16) for name, value in told.items()}
    np.savez_compressed(args.net, **arrays)


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    steps = parser.add_subparsers(required=True)
    writes = steps.add_parser("write")
    writes.add_argument("code", type=Path)
    writes.add_argument("games", nargs="+")
    writes.add_argument("--mixed", action="store_true", help="with medium, to play along")
    writes.set_defaults(run=write)
    loads = steps.add_parser("load")
    loads.add_argument("code", type=Path)
    loads.set_defaults(run=load)
    trains = steps.add_parser("train")
    trains.add_argument("code", type=Path)
    trains.add_argument("results", type=Path)
    trains.add_argument("settings", type=Path, nargs="+")
    trains.add_argument("--cores", action="store_true", help="on CPU cores, to try it out")
    trains.add_argument("--check", action="store_true", help="measure each net, before and after")
    trains.set_defaults(run=train)
    aims = steps.add_parser("aim")
    aims.add_argument("net", type=Path)
    for name in ("against", "win", "trust"):
        aims.add_argument(f"--{name}", type=float, required=True)
    aims.set_defaults(run=aim)
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
