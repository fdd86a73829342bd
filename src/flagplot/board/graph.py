"""Maps as graphs: spaces are small integers, ``near[space]`` are the spaces next to it, sorted.

Sets of spaces are bit masks where speed matters, so that a whole front is one number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from flagplot.board.spaces import mask_of as mask_of  # sets of spaces have their home there
from flagplot.board.spaces import members
from flagplot.kernel.errors import BadInputError

Near = Sequence[Sequence[int]]


def near_from_pairs(count: int, pairs: Iterable[tuple[int, int]]) -> tuple[tuple[int, ...], ...]:
    """Neighbours of each of ``count`` spaces, from borders listed in either direction."""
    near: list[dict[int, None]] = [{} for _ in range(count)]
    for one, other in pairs:
        if not (0 <= one < count and 0 <= other < count) or one == other:
            raise BadInputError(
                f"a border between two spaces from 0 to {count - 1} expected, found {one}-{other}"
            )
        near[one][other] = None
        near[other][one] = None
    return tuple(tuple(sorted(spaces)) for spaces in near)


def one_way(near: Near) -> list[tuple[int, int]]:
    """Borders that are listed on one side only; empty for a sound map."""
    return [
        (space, other) for space, others in enumerate(near) for other in others if space not in near[other]
    ]


def distances(near: Near, start: int, passable: Callable[[int], bool] | None = None) -> list[int]:
    """Steps from ``start`` to every space, -1 where there is no way.

    A space that is not ``passable`` can be reached but not passed through.
    """
    steps = [-1] * len(near)
    steps[start] = 0
    queue = [start]
    for space in queue:
        if space != start and passable is not None and not passable(space):
            continue
        for other in near[space]:
            if steps[other] < 0:
                steps[other] = steps[space] + 1
                queue.append(other)
    return steps


def path(near: Near, start: int, goal: int, passable: Callable[[int], bool] | None = None) -> list[int]:
    """A shortest way, both ends included; the one with the lowest numbers; empty when there is none."""
    steps = distances(near, goal, passable)
    if steps[start] < 0:
        return []
    way = [start]
    while way[-1] != goal:
        here = way[-1]
        way.append(
            next(
                other
                for other in near[here]
                if steps[other] == steps[here] - 1 and (other == goal or passable is None or passable(other))
            )
        )
    return way


def spaces_of(mask: int) -> list[int]:
    """The spaces of a bit mask, ascending."""
    return list(members(mask))


def spread(near_masks: Sequence[int], start: int, through: int) -> int:
    """Every space connected with the set ``start`` by spaces of the set ``through`` (``start`` included)."""
    reached = start
    front = start
    while front:
        fresh = 0
        for space in spaces_of(front):
            fresh |= near_masks[space]
        front = fresh & through & ~reached
        reached |= front
    return reached
