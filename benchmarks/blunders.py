"""Blunders in recorded games: how many of each kind a level makes a game, by the tests of its own opponents.

Run it like this: ``python benchmarks/blunders.py pacific-1940 games/*.plot``. Who played which seat is
written in the files; what one level does with its seats is a game of that level.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator

from flagplot.kernel import plotfile
from flagplot.kernel.match import Match


def main(game: str, paths: list[str]) -> int:
    """Print one line a blunder: its name and how many a game each level makes on average."""
    total: dict[str, Counter[str]] = {}
    games: Counter[str] = Counter()
    for path in paths:
        match = plotfile.load(path)
        if match.game.meta.id != game:
            print(f"{path}: a game of {game} expected, found {match.game.meta.id}", file=sys.stderr)
            return 2
        for level, seats in _levels(match):
            games[level] += 1
            total.setdefault(level, Counter()).update(match.game.opponents().blunders(match, seats))
    levels = sorted(games)
    print(f"{game}: blunders a game of " + ", ".join(f"{level} ({games[level]} games)" for level in levels))
    for name in dict.fromkeys(name for counts in total.values() for name in counts):
        print(f"{name:24}" + "".join(f"{total[level][name] / games[level]:10.2f}" for level in levels))
    return 0


def _levels(match: Match) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every level at the table with its seats."""
    holders = {seat: match.players.get(seat, "unknown") for seat in match.game.meta.seats}
    for level in sorted(set(holders.values())):
        yield level, tuple(seat for seat, holder in holders.items() if holder == level)


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    sys.exit(main(sys.argv[1], sys.argv[2:]))
