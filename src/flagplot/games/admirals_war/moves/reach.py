"""How far a unit can go: areas within its budget, what each costs, and whether Gibraltar is passed.

A move costs one area each; an enemy Gibraltar or English Channel costs one more; an enemy Suez closes the
canal. The first area with an enemy flag ends the move. [AW-MAP-02, AW-MOV-01, AW-MOV-10]
"""

from __future__ import annotations

from typing import NamedTuple

from flagplot.games.admirals_war.board import AMPHIB, CHANNEL, GIBRALTAR, OPEN
from flagplot.games.admirals_war.moves.limits import no_entry
from flagplot.games.admirals_war.play import War

PATROL, RAID, LANDING = 2, 3, 2  # most areas of a move [AW-MOV-02, AW-MOV-03, AW-MOV-11]
FREE = {PATROL: 1, RAID: 2}  # areas that need no speed roll
CLOSED = 99
PANAMA_EXITS = ("hawaiian_islands", "french_polynesia")  # as a second area [AW-CHK-05]


class Leg(NamedTuple):
    """The cheapest way to an area."""

    cost: int
    strait: bool  # past an enemy Gibraltar [AW-CHK-02]


def toll(war: War, side: int, start: int, end: int) -> int:
    """Areas a step costs beyond one; CLOSED where there is no passage.

    Only an enemy in control matters. [AW-CHK-01, AW-CHK-04, AW-CHK-10, AW-DEC-03, AW-DEC-04, AW-DEC-06]
    """
    link = war.board.link[(start, end)]
    if link == OPEN:
        return 0
    control, board, enemy = war.state.control, war.board, 1 - side
    if link == GIBRALTAR:
        return int(control[board["gibraltar"]] == enemy)
    if link == CHANNEL:
        return int(enemy in (control[board["england"]], control[board["brest"]]))
    return CLOSED if control[board["suez"]] == enemy else 0


def patrol(war: War, unit: int) -> dict[int, Leg]:
    """Areas a patroller can go to. [AW-MOV-02]"""
    return within(war, unit, PATROL)


def raider(war: War, unit: int) -> dict[int, Leg]:
    """Areas a raider can go to. [AW-MOV-03]"""
    return within(war, unit, RAID)


def amphibious(war: War, unit: int) -> dict[int, Leg]:
    """Areas an amphibious unit can go to: two, never with a roll. [AW-MOV-11, AW-AMP-01, AW-DEC-60]"""
    return within(war, unit, LANDING)


def rolls(war: War, unit: int, leg: Leg, budget: int) -> bool:
    """Whether a move needs a speed roll. [AW-MOV-02, AW-MOV-03]"""
    return war.kind(unit) != AMPHIB and leg.cost > FREE[budget]


def within(war: War, unit: int, budget: int) -> dict[int, Leg]:
    """Areas within a budget, ascending; a unit that starts at sea may stay where it is. [AW-OIL-04]"""
    side, flag, near = war.side(unit), war.state.flag, war.board.near
    found: dict[int, Leg] = {}
    queue: list[tuple[int, Leg]] = _starts(war, unit, budget)
    for area, leg in queue:  # grows while we walk; legs are short, so the order does not matter much
        known = found.get(area)
        if known is not None and known <= leg:
            continue
        if known is None and leg.cost and no_entry(war, unit, area) is not None:
            continue
        found[area] = leg
        if leg.cost and flag[area] == 1 - side:
            continue  # the first enemy-controlled area ends the move [AW-MOV-10]
        for other in near[area]:
            extra = toll(war, side, area, other)
            cost = leg.cost + 1 + extra
            if cost <= budget:
                strait = leg.strait or (extra == 1 and war.board.link[(area, other)] == GIBRALTAR)
                queue.append((other, Leg(cost, strait)))
    return {area: found[area] for area in sorted(found)}


def _starts(war: War, unit: int, budget: int) -> list[tuple[int, Leg]]:
    """Where a move can begin: a sea base, the areas a port touches, or the exits of the Panama Canal.

    [AW-MOV-01, AW-OIL-04, AW-OIL-07, AW-CHK-05, AW-DEC-59]
    """
    state, board = war.state, war.board
    if state.base[unit] >= 0:
        return [(state.base[unit], Leg(0, False))]
    place = state.place[unit]
    starts = [(area, Leg(1, False)) for area in war.touches(place)]
    if board.place_ids[place] == "panama_canal" and not war.midway:
        starts += [(board[id], Leg(2, False)) for id in PANAMA_EXITS if budget >= 2]
    return starts


def chance(war: War, unit: int, leg: Leg, budget: int) -> tuple[int, int]:
    """Faces of six with which a move succeeds, and six; for clients. [AW-MOV-04]"""
    if not rolls(war, unit, leg, budget) or war.speed(unit) >= 7:
        return 6, 6
    return max(0, war.speed(unit) - 1), 6
