"""Counters: one for each owner and kind in a space, with silhouette, emblem and number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from flagplot.pictures.looks import Palette
from flagplot.pictures.paper import Paper, Point

MOST = 4  # counters beside each other
WIDE, HIGH = 40, 28  # the box of a silhouette
GAP = 2.0

Stack = list[tuple[str, str, int]]  # owner, kind, how many


def stack(place: Any, palette: Palette) -> Stack:
    """What lies in a place of a view, in the order it is shown: by owner, the highest kinds first."""
    counts: Counter[tuple[str, str]] = Counter()
    for owner, kind, number in _lying(place):
        counts[owner, kind] += number
    owners = list(dict.fromkeys(owner for owner, _ in counts))
    order = sorted(counts, key=lambda one: (owners.index(one[0]), palette.rank(one[1]), one[1]))
    return [(owner, kind, counts[owner, kind]) for owner, kind in order]


def _lying(place: Any) -> Iterator[tuple[str, str, int]]:
    """Units of a place: a list of them, or counts by owner and kind."""
    if not isinstance(place, Mapping):
        return
    if "units" in place:
        for unit in place["units"]:
            yield unit["owner"], unit["kind"], unit.get("count", 1)
        return
    for owner, kinds in place.items():
        if isinstance(kinds, Mapping):
            yield from ((owner, kind, number) for kind, number in kinds.items() if isinstance(number, int))


def lay(paper: Paper, at: Point, found: Stack, palette: Palette, size: float) -> None:
    """Put the counters of a space around a point, rows of a few; ``size`` is the width of one."""
    high = size * HIGH / WIDE
    for row, some in enumerate(_rows(found)):
        left = at[0] - len(some) * (size + GAP) / 2
        for column, (owner, kind, number) in enumerate(some):
            corner = (left + column * (size + GAP), at[1] - high / 2 + row * (high + GAP))
            _counter(paper, corner, size, (owner, kind, number), palette)


def _rows(found: Stack) -> Iterable[Stack]:
    columns = MOST if len(found) > MOST * 2 else max(2, min(MOST, (len(found) + 1) // 2 + 1))
    return (found[start : start + columns] for start in range(0, len(found), columns))


def _counter(paper: Paper, at: Point, size: float, unit: tuple[str, str, int], palette: Palette) -> None:
    owner, kind, number = unit
    x, y = at
    scale = size / WIDE
    look = palette.paint(owner)
    paper.add(
        f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:.3f})">'
        f'<rect width="{WIDE}" height="{HIGH}" rx="4" fill="{look.fill}" stroke="{look.ink}"/>'
        f'<path d="{palette.silhouette(kind)}" fill="{look.ink}" fill-rule="evenodd"'
        f' transform="translate(5 3) scale(0.75)"/>'
        f'<path d="{palette.emblem(owner)}" fill="{look.ink}" fill-opacity="0.75" fill-rule="evenodd"'
        f' transform="translate(1.5 1.5) scale(0.42)"/></g>'
    )
    if number > 1:
        paper.text(
            (x + size * 0.82, y + size * 0.5), size * 0.4, str(number), look.ink, bold=True, glow=look.fill
        )
