"""How far a unit can go: areas within its budget, what each costs, and whether Gibraltar is passed.

A move costs one area each; an enemy Gibraltar or English Channel costs one more; an enemy Suez closes the
canal. The first area with an enemy flag ends the move. [AW-MAP-02, AW-MOV-01, AW-MOV-10]
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from flagplot.games.admirals_war.board import GIBRALTAR, Board
from flagplot.games.admirals_war.moves.limits import waters
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.turn import midway

PATROL, RAID, LANDING = 2, 3, 2  # most areas of a move [AW-MOV-02, AW-MOV-03, AW-MOV-11]
FREE = {PATROL: 1, RAID: 2}  # areas that need no speed roll
CLOSED = 99
PANAMA_EXITS = ("french_polynesia", "hawaiian_islands")  # as a second area [AW-CHK-05]


class Leg(NamedTuple):
    """The cheapest way to an area."""

    cost: int
    strait: bool  # past an enemy Gibraltar [AW-CHK-02]


# -- choke points -----------------------------------------------------------------------------------------


def tolls(war: War, side: int) -> tuple[int, int, int, int]:
    """By kind of border: areas a step costs; CLOSED where there is no passage.

    Only an enemy in control matters. [AW-CHK-01, AW-CHK-04, AW-CHK-10, AW-DEC-03, AW-DEC-04, AW-DEC-06]
    """
    control, enemy = war.state.control, 1 - side
    gibraltar, england, brest, suez = _keys(war.board)
    channel = control[england] == enemy or control[brest] == enemy
    return (
        1,
        2 if control[gibraltar] == enemy else 1,
        2 if channel else 1,
        CLOSED if control[suez] == enemy else 1,
    )


@lru_cache(maxsize=16)
def _keys(board: Board) -> tuple[int, int, int, int]:
    """The ports that command the choke points."""
    return board["gibraltar"], board["england"], board["brest"], board["suez"]


@lru_cache(maxsize=16)
def borders(board: Board) -> tuple[tuple[tuple[int, int], ...], ...]:
    """By area: the areas beside it with the kind of border."""
    return tuple(
        tuple((other, board.link[(area, other)]) for other in board.near[area]) for area in board.area_range
    )


@lru_cache(maxsize=16)
def _panama(board: Board) -> tuple[int, tuple[int, ...]]:
    return board["panama_canal"], tuple(sorted(board[id] for id in PANAMA_EXITS))


# -- reach ------------------------------------------------------------------------------------------------


def patrol(war: War, unit: int) -> Mapping[int, Leg]:
    """Areas a patroller can go to. [AW-MOV-02]"""
    return within(war, unit, PATROL)


def raider(war: War, unit: int) -> Mapping[int, Leg]:
    """Areas a raider can go to. [AW-MOV-03]"""
    return within(war, unit, RAID)


def amphibious(war: War, unit: int) -> Mapping[int, Leg]:
    """Areas an amphibious unit can go to: two, never with a roll. [AW-MOV-11, AW-AMP-01, AW-DEC-60]"""
    return within(war, unit, LANDING)


def within(war: War, unit: int, budget: int) -> Mapping[int, Leg]:
    """Areas within a budget, ascending; a unit that starts at sea may stay where it is. [AW-OIL-04]

    A move begins on a sea base or in a port, at Panama also beyond the canal.
    [AW-MOV-01, AW-OIL-04, AW-OIL-07, AW-CHK-05, AW-DEC-59]
    """
    state, side = war.state, war.side(unit)
    start = state.base[unit]
    near: tuple[int, ...] = ()
    far: tuple[int, ...] = ()
    if start < 0:
        place = state.place[unit]
        near = war.touches(place)
        panama, exits = _panama(war.board)
        if place == panama:
            far = exits
    return _spread(
        war.board, start, near, far, waters(war, unit), tuple(state.flag), 1 - side, tolls(war, side), budget
    )


@lru_cache(maxsize=4096)
def _spread(
    board: Board,
    start: int,
    near: tuple[int, ...],
    far: tuple[int, ...],
    waters: int,
    flag: tuple[int, ...],
    enemy: int,
    price: tuple[int, int, int, int],
    budget: int,
) -> Mapping[int, Leg]:
    """The cheapest way to each area, from a sea base or from areas one and two steps away.

    Of two ways that cost the same, the one that does not pass an enemy Gibraltar counts.
    """
    beside = borders(board)
    found: dict[int, Leg] = {}
    # by cost: areas reached without, then with, an enemy Gibraltar
    levels: list[tuple[list[int], list[int]]] = [([], []) for _ in range(max(budget, 2) + 1)]
    levels[0][0].extend((start,) if start >= 0 else ())
    levels[1][0].extend(near)
    levels[2][0].extend(far)
    for cost in range(budget + 1):
        for strait, areas in zip((False, True), levels[cost], strict=True):
            for area in areas:
                if area in found or (cost and not waters >> area & 1):
                    continue
                found[area] = Leg(cost, strait)
                if cost and flag[area] == enemy:
                    continue  # the first enemy-controlled area ends the move [AW-MOV-10]
                for other, link in beside[area]:
                    total = cost + price[link]
                    if total <= budget:
                        past = strait or (link == GIBRALTAR and price[link] == 2)
                        levels[total][past].append(other)
    return {area: found[area] for area in sorted(found)}


def chance(war: War, unit: int, leg: Leg, budget: int) -> tuple[int, int]:
    """Faces of six with which a move succeeds, and six; for clients. [AW-MOV-04, AW-SCN-08]"""
    if leg.cost <= FREE[budget] or war.speed(unit) >= 7:
        return 6, 6
    if midway.speed_face(war, unit, 0):
        return 0, 6
    return max(0, war.speed(unit) - 1), 6
