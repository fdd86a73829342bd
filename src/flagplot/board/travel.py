"""The cheapest ways over a grid within a budget, and supply traced through it.

What a step costs is asked side by side once and kept as one table (``Costs``) for each kind of movement; what
changes from moment to moment, enemy zones of control above all, comes in as sets of hexes. All numbers are
whole.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator

from flagplot.board.grid import NOWHERE, SIDES, Grid

CLOSED = 1 << 20  # more than any budget: a side nobody of this kind crosses
_NOBODY: frozenset[int] = frozenset()


Step = tuple[int, int, int]  # neighbour, price, and the arrival there


class _Onward(dict[int, tuple[Step, ...]]):
    """The steps worth taking after an arrival, worked out when somebody first comes that way.

    Whoever comes from somewhere need not look back: a neighbour of both hexes that is as cheap to reach from
    the one before is left to it. Of the six steps from a hex of open sea three remain.
    """

    def __init__(self, steps: tuple[tuple[tuple[int, int], ...], ...]) -> None:
        super().__init__()
        self.steps = steps

    def every(self, here: int) -> list[Step]:
        """All steps from a hex; an arrival is numbered by the hex before and the step in its row."""
        return [(other, price, SIDES * here + at) for at, (other, price) in enumerate(self.steps[here])]

    def __missing__(self, arrival: int) -> tuple[Step, ...]:
        before, at = divmod(arrival, SIDES)
        here, paid = self.steps[before][at]
        direct = dict(self.steps[before])
        direct[before] = 0
        found = tuple(step for step in self.every(here) if direct.get(step[0], CLOSED) > paid + step[1])
        self[arrival] = found
        return found


class Costs:
    """What every step costs one kind of movement: for each hex the open sides as (neighbour, cost)."""

    __slots__ = ("onward", "steps")

    def __init__(self, steps: tuple[tuple[tuple[int, int], ...], ...]) -> None:
        self.steps = steps
        self.onward = _Onward(steps)


def costs(grid: Grid, cost: Callable[[int, int, int], int]) -> Costs:
    """Ask ``cost(hex, direction, neighbour)`` for every side once; ``CLOSED`` where there is no way."""
    return Costs(tuple(_row(grid, cost, one) for one in range(len(grid))))


def repriced(before: Costs, grid: Grid, cost: Callable[[int, int, int], int], hexes: Iterable[int]) -> Costs:
    """The same costs but for steps out of some hexes, which are asked for again."""
    found = list(before.steps)
    for one in hexes:
        found[one] = _row(grid, cost, one)
    return Costs(tuple(found))


def _row(grid: Grid, cost: Callable[[int, int, int], int], one: int) -> tuple[tuple[int, int], ...]:
    row = []
    for direction in range(SIDES):
        other = grid.near[SIDES * one + direction]
        if other != NOWHERE and (price := cost(one, direction, other)) < CLOSED:
            row.append((other, price))
    return tuple(row)


class Reach:
    """Where somebody can get to: hexes in the order of what they cost, with the cheapest way to each."""

    __slots__ = ("_arrived", "_cost", "hexes")

    def __init__(self, cost: list[int], arrived: list[int], hexes: list[int]) -> None:
        self._cost, self._arrived, self.hexes = cost, arrived, hexes

    def __contains__(self, goal: int) -> bool:
        return goal == self.hexes[0] or self._arrived[goal] != NOWHERE

    def __len__(self) -> int:
        return len(self.hexes)

    def __iter__(self) -> Iterator[int]:
        return iter(self.hexes)

    def cost(self, goal: int) -> int:
        """What the cheapest way to a hex in reach costs."""
        return self._cost[goal]

    def way(self, goal: int) -> list[int]:
        """The cheapest way, both ends included."""
        way = [goal]
        while (arrival := self._arrived[way[-1]]) != NOWHERE:
            way.append(arrival // SIDES)  # numbered by the hex before
        return way[::-1]


def reach(
    prices: Costs,
    start: int,
    budget: int,
    *,
    halts: Collection[int] = _NOBODY,
    closed: Collection[int] = _NOBODY,
    extra: Callable[[int, int], int] | None = None,
) -> Reach:
    """Every hex within ``budget`` of ``start``.

    Whoever enters a hex of ``halts`` stops there (an enemy zone of control), one of ``closed`` cannot be
    entered; ``extra(from, to)`` adds to the price of a step, or closes it with ``CLOSED``. Of equally cheap
    ways the first found is kept, clockwise from the start, so that the answer is always the same.
    """
    cost = [budget + 1] * len(prices.steps)  # too dear, until a way is found
    arrived = [NOWHERE] * len(cost)
    for one in closed:
        cost[one] = NOWHERE  # cheaper than any way to it
    cost[start] = 0
    waiting: list[list[int]] = [[] for _ in range(budget + 1)]
    waiting[0].append(start)
    hexes: list[int] = []
    onward = prices.onward
    for spent, queue in enumerate(waiting):
        for here in queue:  # grows while free steps lead on
            if cost[here] != spent:
                continue  # a cheaper way was found meanwhile
            hexes.append(here)
            if here in halts and here != start:
                continue
            ahead: Iterable[Step]
            if extra is not None:  # nothing is known beforehand
                ahead = [(other, price + extra(here, other), way) for other, price, way in onward.every(here)]
            else:
                ahead = onward.every(here) if here == start else onward[arrived[here]]
            for other, price, way in ahead:
                then = spent + price
                if then < cost[other]:
                    cost[other] = then
                    arrived[other] = way
                    waiting[then].append(other)
    return Reach(cost, arrived, hexes)


def connected(prices: Costs, sources: Iterable[int], open_: Callable[[int], bool]) -> dict[int, int]:
    """Everything a network joins to its sources through open hexes: hex -> the hex before it.

    Sources lead back to ``NOWHERE``. Following the chain from a unit gives its line of supply.
    """
    before: dict[int, int] = {}
    front = sorted({one for one in sources if open_(one)})
    before.update(dict.fromkeys(front, NOWHERE))
    while front:
        fresh = []
        for here in front:
            for other, _ in prices.steps[here]:
                if other not in before and open_(other):
                    before[other] = here
                    fresh.append(other)
        front = sorted(fresh)
    return before
