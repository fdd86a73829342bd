"""Orders to sail: who may be given one, where it may go, and putting it to sea."""

from __future__ import annotations

from flagplot.games.admirals_war import hidden, politics
from flagplot.games.admirals_war.board import (
    ALLIED,
    AMERICAN,
    AMPHIB,
    ATO,
    HKG,
    HLK,
    NATION_SEAT,
    OILER,
    RUSSIAN,
    SHIP,
    SUB,
)
from flagplot.games.admirals_war.moves import reach
from flagplot.games.admirals_war.moves.limits import no_entry, no_sailing
from flagplot.games.admirals_war.moves.reach import Leg
from flagplot.games.admirals_war.play import SHIPS, War
from flagplot.games.admirals_war.state import HELD, PATROLLING, RAIDING, SAILED, TIED
from flagplot.games.admirals_war.turn import calendar
from flagplot.kernel.refusal import Refusal, illegal

MIDWAY_BATTLESHIPS = ("us_maryland", "us_pennsylvania", "us_tennessee")
MIDWAY_WATERS = ("gulf_of_alaska", "hawaiian_islands")


# -- who ------------------------------------------------------------------------------------------------


def waiting(war: War, unit: int) -> bool:
    """In port, in reserve, or at sea on its sea base, and without orders so far."""
    state, board = war.state, war.board
    place = state.place[unit]
    ready = board.is_port(place) or state.base[unit] >= 0 or place == board.reserve
    return ready and not state.marks[unit] & (SAILED | HELD)


def no_order(war: War, unit: int, seat: int, kinds: tuple[int, ...]) -> Refusal | None:
    """Why a seat may not give a unit orders in a step that moves some kinds; None when it may."""
    name, id = war.piece(unit).name, war.board.unit_ids[unit]
    if war.seat(unit) != seat:
        return illegal("AW-SEQ-01", f"{name} is run by {war.seat_name(unit)}", id)
    if war.kind(unit) not in kinds:
        return illegal("AW-SEQ-07", f"{name} does not move in this step", id)
    if war.marked(unit, HELD):
        return illegal(held_by(war, unit), f"{name} failed its roll and may not move this turn", id)
    if war.marked(unit, SAILED):
        return illegal("AW-SEQ-07", f"{name} has had its orders", id)
    if politics.at_peace(war) and war.marked(unit, TIED):
        return illegal("AW-PAC-08", f"{name} stays in Pearl Harbor until the attack", id)
    if not waiting(war, unit):
        return illegal("AW-MOV-01", f"{name} is not in a port or base", id)
    return no_sailing(war, unit)


def held_by(war: War, unit: int) -> str:
    """The rule behind a failed activation roll."""
    nation = war.state.nation[unit]
    return "AW-MIN-06" if nation == RUSSIAN else "AW-PAC-19" if nation == AMERICAN else "AW-ITA-07"


def candidates(war: War, seat: int, kinds: tuple[int, ...], mode: int) -> list[int]:
    """Units of a seat that may be given orders now, in ascending order."""
    state, board = war.state, war.board
    place, base, marks, modes, nation = state.place, state.base, state.marks, state.mode, state.nation
    areas, ports, reserve = board.n_areas, board.n_areas + board.n_ports, board.reserve
    closed = SAILED | HELD | (TIED if politics.at_peace(war) else 0)
    return [
        unit
        for unit in board.of_kinds(kinds)
        if (
            areas <= (where := place[unit]) < ports or where == reserve or (where < areas and base[unit] >= 0)
        )
        and NATION_SEAT[nation[unit]] == seat
        and modes[unit] == mode
        and not marks[unit] & closed
        and no_sailing(war, unit) is None
    ]


# -- where to -------------------------------------------------------------------------------------------


def patrol_areas(war: War, unit: int) -> dict[int, Leg]:
    """Areas a unit may be sent to in the patrol step, with what they cost. [AW-SEQ-07]"""
    if war.kind(unit) in (SUB, HKG):
        return _anywhere(war, unit)
    found = reach.patrol(war, unit)
    return {**found, **dict.fromkeys(free_areas(war, unit), Leg(0, False))}


def _anywhere(war: War, unit: int) -> dict[int, Leg]:
    """Submarines and escort groups go to any legal area. [AW-MOV-14, AW-MOV-15, AW-SUB-02]"""
    return {area: Leg(0, False) for area in war.board.area_range if no_entry(war, unit, area) is None}


def free_areas(war: War, unit: int, *, raiding: bool = False) -> list[int]:
    """Areas a unit may be placed in without a speed roll, on the opening turn or in Midway.

    [AW-MOV-16, AW-MOV-17, AW-MOV-18, AW-OIL-02, AW-HLK-01, AW-SCN-09]
    """
    board, piece = war.board, war.piece(unit)
    if war.midway:
        placed = piece.id in MIDWAY_BATTLESHIPS or (raiding and piece.id == "us_saratoga_cv3")
        return [board[id] for id in MIDWAY_WATERS] if placed else []
    if war.state.turn != calendar.first_turn(war.state.scenario, war.state.options):
        return []
    if piece.kind in (OILER, HLK) and not raiding:
        return [
            area
            for area in board.area_range
            if board.theatre[area] == ATO or board.areas[area].flags[ALLIED] == "british"
        ]
    if "pocket_battleship" in piece.tags:
        closed = politics.AMERICAN_WATERS
        return [a for a in board.area_range if board.theatre[a] == ATO and board.place_ids[a] not in closed]
    return []


def raid_areas(war: War, unit: int) -> dict[int, Leg]:
    """Areas a raider may be sent to. [AW-MOV-03]"""
    return reach.raider(war, unit)


def landing_areas(war: War, unit: int) -> dict[int, Leg]:
    """Areas an amphibious unit may be sent to. [AW-MOV-11]"""
    return reach.amphibious(war, unit)


# -- putting to sea -------------------------------------------------------------------------------------


def sail(war: War, unit: int, area: int, mode: int = PATROLLING) -> None:
    """Put a unit to sea; a Japanese one may thereby declare war. [AW-PAC-18]"""
    state = war.state
    state.origin[unit] = state.place[unit]
    state.base[unit] = -1
    secret = hidden.confidants(state, war.seat(unit)) if hidden.unseen(war, unit) else None
    war.put(unit, area, mode, audience=secret)
    war.mark(unit, SAILED)
    politics.entered(war, unit, area)


def remain(war: War, seat: int) -> None:
    """Units on a sea base that got no orders patrol where they are. [AW-OIL-03, AW-OIL-07, AW-DEC-59]"""
    for area in war.board.area_range:
        for unit in war.run_by(seat, area, *SHIPS, AMPHIB):
            if war.state.base[unit] >= 0 and war.state.mode[unit] == PATROLLING:
                sail(war, unit, area)


def may_turn(war: War, unit: int) -> bool:
    """Whether a ship can be turned to its raiding side in port. [AW-UNI-02, AW-MOV-03, AW-DEC-51]"""
    return war.kind(unit) == SHIP and war.piece(unit).raider and war.state.mode[unit] != RAIDING


def too_far(war: War, unit: int, id: str, budget: int) -> Refusal:
    """Why a unit cannot be sent to an area that is not on its list."""
    board, name = war.board, war.piece(unit).name
    area = board[id]
    if area >= board.n_areas:
        return illegal("AW-MOV-01", f"{name} is sent to a sea area, not to {id}", id)
    refusal = no_entry(war, unit, area)
    if refusal is not None:
        return refusal
    if _beyond_a_flag(war, unit, area, budget):
        return illegal("AW-MOV-10", f"{name} must stop in the first enemy-controlled area on its way", id)
    if _beyond_a_choke(war, unit, area, budget):
        return illegal("AW-CHK-01", f"a choke point held by the enemy is in the way of {name} to {id}", id)
    rule = {reach.PATROL: "AW-MOV-02", reach.RAID: "AW-MOV-03"}[budget]
    return illegal("AW-MOV-11" if war.kind(unit) == AMPHIB else rule, f"{id} is too far for {name}", id)


def _beyond_a_flag(war: War, unit: int, area: int, budget: int) -> bool:
    """Whether it could go there if no area had an enemy flag."""
    trial = War(war.tables, war.state.clone())
    trial.state.flag = [-1] * war.board.n_areas
    return area in reach.within(trial, unit, budget)


def _beyond_a_choke(war: War, unit: int, area: int, budget: int) -> bool:
    """Whether it could go there if no choke point were in enemy hands."""
    trial = War(war.tables, war.state.clone())
    for id in ("gibraltar", "england", "brest", "suez"):
        trial.state.control[war.board[id]] = war.side(unit)
    return area in reach.within(trial, unit, budget)
