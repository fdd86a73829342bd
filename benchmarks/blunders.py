"""Blunders in recorded games: how many of each kind a game has, by the tests of its own opponents.

Run it like this: ``python benchmarks/blunders.py pacific-1940 games/*.plot``.
"""

from __future__ import annotations

import sys
from collections import Counter

from flagplot.kernel import plotfile


def main(game: str, paths: list[str]) -> int:
    """Print one line a blunder: its name and how many a game has on average."""
    total: Counter[str] = Counter()
    for path in paths:
        match = plotfile.load(path)
        if match.game.meta.id != game:
            print(f"{path}: a game of {game} expected, found {match.game.meta.id}", file=sys.stderr)
            return 2
        total.update(match.game.opponents().blunders(match))
    print(f"{game}, {len(paths)} games: blunders a game")
    for name, count in total.items():
        print(f"{name:24}{count / max(1, len(paths)):8.2f}")
    return 0


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1], sys.argv[2:]))
