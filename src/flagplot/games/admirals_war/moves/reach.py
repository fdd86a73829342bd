"""How far a unit can go: areas within its budget, what each costs, and whether Gibraltar is passed.

A move costs one area each; an enemy Gibraltar or English Channel costs one more; an enemy Suez closes the
canal. The first area with an enemy flag ends the move. [AW-MAP-02, AW-MOV-01, AW-MOV-10]
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from flagplot.games.admirals_war import politics
from flagplot.games.admirals_war.board import GIBRALTAR, Board
from flagplot.games.admirals_war.moves.limits import waters
from flagplot.games.admirals_war.play import War

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


def patrol(war: War, unit: int) -> dict[int, Leg]:
    """Areas a patroller can go to. [AW-MOV-02]"""
    return within(war, unit, PATROL)


def raider(war: War, unit: int) -> dict[int, Leg]:
    """Areas a raider can go to. [AW-MOV-03]"""
    return within(war, unit, RAID)


def amphibious(war: War, unit: int) -> dict[int, Leg]:
    """Areas an amphibious unit can go to: two, never with a roll. [AW-MOV-11, AW-AMP-01, AW-DEC-60]"""
    return within(war, unit, LANDING)


def within(war: War, unit: int, budget: int) -> dict[int, Leg]:
    """Areas within a budget, ascending; a unit that starts at sea may stay where it is. [AW-OIL-04]

    Of two ways that cost the same, the one that does not pass an enemy Gibraltar counts.
    """
    side, flag = war.side(unit), war.state.flag
    enemy, open_to_it = 1 - side, waters(war, unit)
    beside, price = borders(war.board), tolls(war, side)
    peace = politics.at_peace(war)
    found: dict[int, Leg] = {}
    # by cost: areas reached without, then with, an enemy Gibraltar
    levels: list[tuple[list[int], list[int]]] = [([], []) for _ in range(budget + 1)]
    _begin(war, unit, levels)
    for cost, (clear, strait) in enumerate(levels):
        for way, areas in ((False, clear), (True, strait)):
            for area in areas:
                if area in found or not (open_to_it >> area & 1 or not cost):
                    continue
                if peace and cost and politics.no_entry(war, unit, area) is not None:
                    continue
                found[area] = Leg(cost, way)
                if cost and flag[area] == enemy:
                    continue  # the first enemy-controlled area ends the move [AW-MOV-10]
                for other, link in beside[area]:
                    total = cost + price[link]
                    if total <= budget:
                        levels[total][way or (link == GIBRALTAR and price[link] == 2)].append(other)
    return {area: found[area] for area in sorted(found)}


def _begin(war: War, unit: int, levels: list[tuple[list[int], list[int]]]) -> None:
    """Where a move can begin: a sea base, the areas a port touches, or the exits of the Panama Canal.

    [AW-MOV-01, AW-OIL-04, AW-OIL-07, AW-CHK-05, AW-DEC-59]
    """
    state = war.state
    if state.base[unit] >= 0:
        levels[0][0].append(state.base[unit])
        return
    place = state.place[unit]
    levels[1][0].extend(war.touches(place))
    panama, exits = _panama(war.board)
    if place == panama and not war.midway:
        levels[2][0].extend(exits)


def chance(war: War, unit: int, leg: Leg, budget: int) -> tuple[int, int]:
    """Faces of six with which a move succeeds, and six; for clients. [AW-MOV-04]"""
    if leg.cost <= FREE[budget] or war.speed(unit) >= 7:
        return 6, 6
    return max(0, war.speed(unit) - 1), 6
