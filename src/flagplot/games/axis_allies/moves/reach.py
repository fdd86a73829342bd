"""How far things get: rings of spaces around a space, and around a set of landing places.

Sets of spaces are integers with one bit a space, so a whole ring is one number. Rings depend on the map and
on which spaces are closed, not on the position, and are remembered.
"""

from __future__ import annotations

from flagplot.games.axis_allies.board import Board, bits
from flagplot.kernel.memory import Table, remember

FAR = 9  # farther than anything flies: eight points are the most there are [P40-AIR-08, A50-TEC-35]
_MOST = 50_000
_MOST_BOARDS = 100

Rings = tuple[int, ...]  # entry k: everything at most k spaces away

_RINGS: Table[tuple[Board, int, int, int], Rings] = Table(_MOST)
_HAVENS: Table[tuple[Board, int, int], Rings] = Table(_MOST)
# by the neighbours of a board: what touches a set of eight spaces, given by its place and its byte
_NEXT: Table[int, tuple[tuple[int, ...], dict[int, int]]] = Table(_MOST_BOARDS)


def rings(board: Board, space: int, barred: int, closed: int) -> Rings:
    """What an aircraft reaches from ``space`` with 0, 1, 2, ... points.

    Each boundary crossed costs one point [P40-AIR-01], so an island costs one for its zone and one for itself
    [P40-AIR-02, A50-AIR-09, A50-MAP-06], and a carrier's own zone costs nothing to leave [P40-AIR-03,
    A50-AIR-10]. ``closed`` spaces are never entered; ``barred`` ones may end a flight but not be flown over
    [P40-MAP-15]. Enemies bar nothing [P40-AIR-07, A50-MAP-17, A50-AIR-08].
    """
    key = (board.printed, space, barred, closed)
    found = _RINGS.get(key)
    if found is None:
        return _RINGS.keep(key, _spread(board, 1 << space, barred & ~(1 << space), closed))
    return found


def havens(board: Board, places: int, barred: int) -> Rings:
    """From where a landing in one of ``places`` takes 0, 1, 2, ... points; the mirror image of ``rings``."""
    key = (board.printed, places, barred)
    found = _HAVENS.get(key)
    if found is None:
        return _HAVENS.keep(key, _spread(board, places, barred, 0))
    return found


def _spread(board: Board, start: int, barred: int, closed: int) -> Rings:
    """Cumulative rings around ``start``; ``barred`` spaces are reached but not crossed (start excepted)."""
    seen = edge = start
    layers = [seen]
    for _ in range(FAR):
        grown = seen | _touching(board.near_mask, edge) & (~closed | start)
        edge = grown & ~seen & ~barred
        seen = grown
        layers.append(seen)
    return tuple(layers)


def _touching(near: tuple[int, ...], spaces: int) -> int:
    """Everything next to one of ``spaces``."""
    kept = _NEXT.get(id(near))
    if kept is None or kept[0] is not near:
        kept = _NEXT.keep(id(near), (near, {}))
    known, found = kept[1], 0
    # eight spaces at a time, since what touches eight of them is soon known for most sets
    for place, byte in enumerate(spaces.to_bytes((spaces.bit_length() + 7) // 8, "little")):
        if byte:
            key = place << 8 | byte
            part = known.get(key)
            if part is None:
                part = 0
                for space in bits(byte << place * 8):
                    part |= near[space]
                known[key] = part
            found |= part
    return found


def distance(around: Rings, space: int) -> int:
    """Points needed to get to ``space``; more than anybody has if it is out of reach."""
    for points, layer in enumerate(around):
        if layer >> space & 1:
            return points
    return FAR + 1


def within(around: Rings, shores: Rings, move: int) -> int:
    """What is reached by a flight after which a landing is in reach, with ``move`` points for both."""
    found = before = 0
    for used in range(move + 1):
        found |= around[used] & ~before & shores[move - used]
        before = around[used]
    return found


def path(board: Board, start: int, end: int, barred: int, closed: int) -> tuple[int, ...]:
    """One shortest flight path from ``start`` to ``end``, both included; lowest space numbers first."""
    around = rings(board, start, barred, closed)
    way = [end]
    for points in range(distance(around, end) - 1, -1, -1):
        layer = around[points] & ~barred if points else around[0]
        way.append(next(s for s in board.near[way[-1]] if layer >> s & 1))
    return tuple(reversed(way))


FARTHEST = 4  # zones no ship ever leaves behind in one move


@remember(_MOST_BOARDS)
def sea_rings(board: Board) -> tuple[tuple[int, ...], ...]:
    """For k = 0, 1, 2, ...: by zone, the set of zones at most k sea borders away. [P40-MAP-02, A50-MAP-01]"""
    rings = [tuple(1 << space for space in range(board.n))]
    for _ in range(FARTHEST):
        rings.append(tuple(mask | sea_next(board, mask & board.sea_mask) for mask in rings[-1]))
    return tuple(rings)


@remember(10_000)
def sea_next(board: Board, zones: int) -> int:
    """All zones that border one of ``zones``."""
    return _touching(board.sea_near_mask, zones)


def sail(board: Board, zone: int, moves: int, barred: int) -> int:
    """The zones a ship reaches in ``moves`` steps without entering a ``barred`` one; its own included."""
    open_sea = sea_rings(board.seas)[moves][zone]
    return _sail(board.seas, zone, moves, barred & open_sea) if barred & open_sea else open_sea


@remember(10_000)
def _sail(board: Board, zone: int, moves: int, barred: int) -> int:
    seen = edge = 1 << zone
    for _ in range(moves):
        grown = seen | sea_next(board, edge) & ~barred
        edge, seen = grown & ~seen, grown
    return seen


@remember(2_000)
def land_next(board: Board, spaces: int) -> int:
    """All territories next to any of ``spaces``."""
    return _touching(board.land_near_mask, spaces)
