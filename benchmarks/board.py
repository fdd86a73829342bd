"""Ways over the large hex map: everything within 300 movement points, against the textbook.

python benchmarks/board.py

The aim is 2 ms for a reach of some 6,000 hexes. Clocks of busy machines lie; the ratio to Dijkstra's
algorithm with a heap, run in turn with ours, does not.
"""

from __future__ import annotations

import heapq
import time
from collections.abc import Callable

from flagplot.board.travel import CLOSED, Costs, costs, reach
from flagplot.games.war_in_the_pacific.board import standard

BUDGET, RUNS, AIM = 300, 120, 2.0
POINTS = {"R": 6, "T": 5, "A": 4}  # by movement area: what a hex of water costs a ship


def textbook(prices: Costs, start: int) -> dict[int, int]:
    """The same reach by a heap."""
    found: dict[int, int] = {}
    queue = [(0, start)]
    while queue:
        spent, here = heapq.heappop(queue)
        if here in found:
            continue
        found[here] = spent
        for other, price in prices.steps[here]:
            if other not in found and spent + price <= BUDGET:
                heapq.heappush(queue, (spent + price, other))
    return found


def clock(run: Callable[[], object]) -> float:
    begun = time.process_time()
    run()
    return 1000 * (time.process_time() - begun)


def main() -> None:
    board = standard()
    points = [POINTS[row.area] for row in board.rows]
    ships = costs(
        board.board.grid, lambda one, side, other: points[other] if board.water[one] >> side & 1 else CLOSED
    )
    for name in ("E2020", "D0326", "A0517"):
        start = board.board.grid[name]
        ours, plain = [], []
        for _ in range(RUNS):
            ours.append(clock(lambda start=start: reach(ships, start, BUDGET)))  # type: ignore[misc]
            plain.append(clock(lambda start=start: textbook(ships, start)))  # type: ignore[misc]
        best, hexes = min(ours), len(reach(ships, start, BUDGET))
        print(
            f"{name}: {hexes} hexes in {best:.2f} ms ({best / AIM:.2f} of the aim), "
            f"median {sorted(ours)[RUNS // 2]:.2f}; {min(plain) / best:.1f} times as fast as the textbook"
        )


if __name__ == "__main__":
    main()
