"""The build at hand against an older one, by turns in one run, as ratios: nothing may get slower unseen.

python benchmarks/against.py                 against the commit before
python benchmarks/against.py v0.4 --rounds 9 against any other, measured more often
make bench AGAINST=v0.4                      the same, after the figures of this build alone

The older build is taken out of the repository into a folder of its own. Both answer the same questions
through the public names of the library, in processes of their own, one after the other; the time is that of
the processor, which other programs lengthen least. Read a ratio within a tenth of 1 as "the same".
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parents[1]
GAMES = ("pacific-1940", "anniversary", "admirals-war")
BATTLES = {
    "22 v 20 on land": (
        "12 infantry, 4 artillery, 4 tank, 2 fighter",
        "14 infantry, 2 artillery, 2 tank, 2 fighter",
    ),
    "18 v 14 at sea": (
        "4 submarine, 4 destroyer, 2 cruiser, 2 carrier, 4 fighter, 2 battleship",
        "3 submarine, 4 destroyer, 2 cruiser, carrier, 2 fighter, 2 battleship",
    ),
}


# -- one build, in a process of its own ----------------------------------------------------------------------


def figures(seconds: float) -> dict[str, float]:
    """What one build does a second, or needs; everything is asked by public names."""
    found: dict[str, float] = {}
    for name in GAMES:
        found |= _engine(name, seconds)
    for name, (attack, defend) in BATTLES.items():
        found[f"odds {name}, ms"] = _odds(attack, defend, seconds)
    return found


def _engine(name: str, seconds: float) -> dict[str, float]:
    import flagplot

    game, chance = flagplot.game(name), random.Random(1)
    state, dice = game.start(seed=1), flagplot.FastDice(1)
    done, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for _ in range(200):
            if not state.waiting:
                state = game.start(seed=done)
            seat = state.waiting[0]
            game.push(state, seat, chance.choice(game.legal(state, seat)), dice)
        done += 200
    view = game.view
    return {
        f"{name}: decisions a second": done / spent,
        f"{name}: clone, us": 1e6 * _each(state.clone, seconds / 8),
        f"{name}: view, us": 1e6 * _each(lambda: view(state, state.waiting[0]), seconds / 8),
        f"{name}: digest, us": 1e6 * _each(lambda: game.digest(state), seconds / 8),
    }


def _each(work: Any, seconds: float) -> float:
    """Seconds of one call."""
    done, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for _ in range(20):
            work()
        done += 20
    return spent / done


def _odds(attack: str, defend: str, seconds: float) -> float:
    import flagplot

    game: Any = flagplot.game(GAMES[0])
    game.odds(attack=attack, defend=defend)
    return 1000 * _each(lambda: game.odds(attack=attack, defend=defend).document(limit=0), seconds / 2)


# -- both, by turns ------------------------------------------------------------------------------------------


@contextmanager
def build_of(commit: str) -> Iterator[Path]:
    """The package of another commit in a folder of its own, for as long as it is wanted."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "build"
        git = ["git", "-C", str(ROOT), "worktree"]
        made = subprocess.run(
            [*git, "add", "--quiet", "--detach", str(tree), commit], capture_output=True, text=True
        )
        if made.returncode:
            sys.exit(f"a commit of this repository expected, found {commit!r}: {made.stderr.strip()}")
        try:
            yield tree / "src"
        finally:
            subprocess.run([*git, "remove", "--force", str(tree)], check=True)


def measured(source: Path, seconds: float) -> dict[str, float]:
    """The figures of the package in a folder."""
    environment = {**os.environ, "PYTHONPATH": str(source)}
    worker = [sys.executable, __file__, "--figures", str(seconds)]
    ran = subprocess.run(worker, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    found: dict[str, float] = json.loads(ran.stdout)
    return found


def better(name: str, mine: float, other: float) -> float:
    """How many times as good this build is: more a second, or less time."""
    return mine / other if name.endswith("a second") else other / mine


def compare(source: Path, rounds: int, seconds: float) -> Table:
    """Medians of both builds and how many times as good this one is."""
    runs: list[tuple[dict[str, float], dict[str, float]]] = []
    for number in range(rounds):
        order = (ROOT / "src", source) if number % 2 else (source, ROOT / "src")
        found = {one: measured(one, seconds) for one in order}
        runs.append((found[ROOT / "src"], found[source]))
    table = Table("figure", "this build", "the other", "times as good")
    for column in table.columns[1:]:
        column.justify = "right"
    for name in runs[0][0]:
        mine, other = (statistics.median(run[side][name] for run in runs) for side in (0, 1))
        ratio = statistics.median(better(name, run[0][name], run[1][name]) for run in runs)
        table.add_row(name, f"{mine:,.2f}", f"{other:,.2f}", f"{ratio:.2f}")
    return table


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("commit", nargs="?", default="HEAD~1")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="of each figure in each round")
    parser.add_argument("--server", action="store_true", help="also one answer over loopback")
    parser.add_argument("--figures", type=float, metavar="SECONDS", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.figures:
        print(json.dumps(figures(options.figures)))
        return
    with build_of(options.commit) as source:
        Console().print(compare(source, options.rounds, options.seconds))
        if options.server:
            script = str(Path(__file__).with_name("server.py"))
            subprocess.run([sys.executable, script, "--against", str(source)], check=True)


if __name__ == "__main__":
    main()
