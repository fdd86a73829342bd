"""Orders to sail: who may be given one, where it may go, and putting it to sea."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from flagplot.board.graph import spaces_of
from flagplot.games.admirals_war import hidden, politics
from flagplot.games.admirals_war.board import (
    AMERICAN,
    AMPHIB,
    ATO,
    GERMANS,
    HKG,
    HLK,
    NATION_SEAT,
    OILER,
    RUSSIAN,
    SHIP,
    SUB,
)
from flagplot.games.admirals_war.moves import reach
from flagplot.games.admirals_war.moves.frames import Sailing
from flagplot.games.admirals_war.moves.limits import home_waters, no_entry, no_sailing, waters
from flagplot.games.admirals_war.moves.reach import FREE, Leg
from flagplot.games.admirals_war.play import SHIPS, War
from flagplot.games.admirals_war.politics import AMERICAN_WATERS
from flagplot.games.admirals_war.state import HELD, PATROLLING, RAIDING, SAILED, TIED, changed
from flagplot.games.admirals_war.turn import calendar
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.spelling import unknown
from flagplot.kernel.words import the

MIDWAY_CARRIER = "us_saratoga_cv3"
MIDWAY_ARRIVALS = ("us_maryland", "us_pennsylvania", "us_tennessee", MIDWAY_CARRIER)  # [AW-SCN-09]
MIDWAY_WATERS = ("gulf_of_alaska", "hawaiian_islands")
POCKET_BATTLESHIP = "PB"
# the step that moves only these kinds
_STEP_RULE: dict[tuple[int, ...], str] = {(AMPHIB,): "AW-SEQ-11", (SHIP,): "AW-SEQ-12"}
_NEW_GUINEA = ("lae", "port_moresby")  # two bases with mountains between them [AW-MAP-26]
_FREELY = Leg(0, False)


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
        return illegal("AW-SEQ-01", f"{name} is run by {the(war.seat_name(unit))}", id)
    if war.kind(unit) not in kinds:
        return illegal(_STEP_RULE.get(kinds, "AW-SEQ-07"), f"{name} does not move in this step", id)
    if war.marked(unit, HELD):
        return illegal(held_by(war, unit), f"{name} failed its roll and may not move this turn", id)
    if war.marked(unit, SAILED):
        return illegal("AW-SEQ-07", f"{name} has had its orders", id)
    if politics.at_peace(war) and war.marked(unit, TIED):
        return illegal("AW-PAC-08", f"{name} stays in Pearl Harbor until the attack", id)
    if not waiting(war, unit):
        return _not_in_port(war, unit)
    return no_sailing(war, unit)


def _not_in_port(war: War, unit: int) -> Refusal:
    """Units at sea or off the map get no orders; those in a box wait for the attack.

    [AW-MOV-01, AW-PAC-11, AW-PHA-02]
    """
    name, id, box = war.piece(unit).name, war.board.unit_ids[unit], war.board.place_ids[war.state.place[unit]]
    if box.startswith("location_uncertain"):
        return illegal("AW-PAC-11", f"{name} stays with its Location Uncertain group until the attack", id)
    if box == "phrf":
        return illegal("AW-PHA-02", f"{name} sails with the raid force, or leaves it first", id)
    return illegal("AW-MOV-01", f"{name} is not in a port or base", id)


def no_pick(war: War, id: str, seat: int, kinds: tuple[int, ...]) -> Refusal | None:
    """Why a seat may not pick a unit, by its id; None when it may."""
    unit = war.board.unit_of.get(id)
    return unknown("unit", id, war.board.unit_ids) if unit is None else no_order(war, unit, seat, kinds)


def held_by(war: War, unit: int) -> str:
    """The rule behind a failed activation roll."""
    nation = war.state.nation[unit]
    return "AW-MIN-06" if nation == RUSSIAN else "AW-PAC-19" if nation == AMERICAN else "AW-ITA-07"


def candidates(war: War, seat: int, kinds: tuple[int, ...], mode: int) -> list[int]:
    """Units of a seat that may be given orders now, in ascending order.

    The British seat runs the Russians, the US seat the French of the first turn. [AW-MIN-04, AW-FRA-02]
    """
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


def patrol_areas(war: War, unit: int) -> Mapping[int, Leg]:
    """Areas a unit may be sent to in the patrol step, with what they cost. [AW-SEQ-07]"""
    if war.kind(unit) in (SUB, HKG):
        return _anywhere(war, unit)
    return _with_placement(reach.patrol(war, unit), placement(war, unit))


def raid_areas(war: War, unit: int) -> Mapping[int, Leg]:
    """Areas a raider may be sent to, with what they cost. [AW-MOV-03]"""
    return _with_placement(reach.raider(war, unit), placement(war, unit, raiding=True))


def landing_areas(war: War, unit: int) -> Mapping[int, Leg]:
    """Areas an amphibious unit may be sent to, with what they cost. [AW-MOV-11]"""
    return reach.amphibious(war, unit)


def _anywhere(war: War, unit: int) -> Mapping[int, Leg]:
    """Submarines and escort groups go to any legal area. [AW-MOV-14, AW-MOV-15, AW-SUB-02]"""
    return dict.fromkeys(spaces_of(waters(war, unit)), _FREELY)


class Placement(NamedTuple):
    """Areas a unit may be placed in without a speed roll; with ``only``, and in no others."""

    areas: list[int]
    only: bool = False


_NOWHERE = Placement([])


def _with_placement(found: Mapping[int, Leg], placed: Placement) -> Mapping[int, Leg]:
    if not placed.areas and not placed.only:
        return found
    free = dict.fromkeys(placed.areas, _FREELY)
    return free if placed.only else dict(sorted({**found, **free}.items()))


def placement(war: War, unit: int, *, raiding: bool = False) -> Placement:
    """Where a unit may be placed freely: German raiders on the opening turn, US ships of Midway.

    [AW-MOV-16, AW-MOV-17, AW-MOV-18, AW-OIL-02, AW-HLK-01, AW-SCN-09]
    """
    board, piece, state = war.board, war.board.pieces[unit], war.state
    if war.midway:
        if piece.id not in MIDWAY_ARRIVALS:
            return _NOWHERE
        areas = [] if piece.id == MIDWAY_CARRIER and not raiding else [board[id] for id in MIDWAY_WATERS]
        return Placement(areas, only=True)
    if piece.nation != GERMANS or state.turn > 1:
        return _NOWHERE
    if state.turn != calendar.first_turn(state.scenario, state.options):
        return _NOWHERE
    if piece.kind in (OILER, HLK):
        return Placement(spaces_of(home_waters(board)))
    if piece.type == POCKET_BATTLESHIP:
        closed = [board[id] for id in AMERICAN_WATERS]
        return Placement([a for a in board.area_range if board.theatre[a] == ATO and a not in closed])
    return _NOWHERE


def picked(unit: int, legs: Mapping[int, Leg], budget: int, others: tuple[str, ...] = ()) -> Sailing:
    """The frame of a unit that has been picked: where it may go and which of that needs a speed roll.

    [AW-MOV-02, AW-MOV-03]
    """
    free = FREE[budget]
    return Sailing(
        unit,
        tuple(legs),
        tuple(area for area, leg in legs.items() if leg.cost > free),
        tuple(area for area, leg in legs.items() if leg.strait),
        others,
    )


# -- putting to sea -------------------------------------------------------------------------------------


def sail(war: War, unit: int, area: int, mode: int = PATROLLING) -> None:
    """Put a unit to sea; a Japanese one may thereby declare war. [AW-PAC-18]"""
    state = war.state
    state.origin[unit] = state.place[unit]
    state.base = changed(state.base, unit, -1)
    secret = hidden.confidants(state, war.seat(unit)) if hidden.unseen(war, unit) else None
    war.put(unit, area, mode, audience=secret)
    state.marks[unit] |= SAILED
    politics.entered(war, unit, area)


def remain(war: War, seat: int, mode: int) -> None:
    """Units on a sea base that got no orders patrol, or raid, where they are.

    [AW-OIL-03, AW-OIL-07, AW-DEC-59]
    """
    state = war.state
    for unit in war.board.of_kinds(SHIPS):
        if state.base[unit] >= 0 and state.mode[unit] == mode and war.seat(unit) == seat:
            sail(war, unit, state.place[unit], mode)


def may_turn(war: War, unit: int) -> bool:
    """Whether a ship can be turned to its raiding side in port.

    [AW-UNI-02, AW-MOV-03, AW-OIL-01, AW-HLK-02, AW-MIN-07, AW-PAC-19]
    """
    piece = war.board.pieces[unit]
    return piece.kind == SHIP and piece.raider and war.state.mode[unit] != RAIDING


def too_far(war: War, unit: int, area: int, budget: int) -> Refusal:
    """Why a unit cannot be sent to an area that is not on its list."""
    board, name = war.board, war.piece(unit).name
    id = board.place_ids[area]
    if area >= board.n_areas:
        rule = "AW-MOV-12" if war.kind(unit) == AMPHIB else "AW-MOV-01"
        here = board.place_ids[war.state.place[unit]]
        if rule == "AW-MOV-12" and id in _NEW_GUINEA and here in _NEW_GUINEA:
            rule = "AW-MAP-26"
        return illegal(rule, f"{name} is sent to a sea area, not to {board.place_names[area]}", id)
    refusal = no_entry(war, unit, area)
    if refusal is not None:
        return refusal
    if war.midway and board.unit_ids[unit] in MIDWAY_ARRIVALS:
        return illegal("AW-SCN-09", f"{name} comes from the West Coast and is placed elsewhere", id)
    trial = War(war.tables, war.state.clone())
    trial.state.flag = [-1] * board.n_areas
    if area in reach.within(trial, unit, budget):
        return illegal("AW-MOV-10", f"{name} must stop in the first enemy-controlled area on its way", id)
    refusal = _no_passage(war, unit, area, budget)
    if refusal is not None:
        return refusal
    rule = "AW-MOV-03" if budget == reach.RAID else "AW-MOV-02"
    rule = "AW-MOV-11" if war.kind(unit) == AMPHIB else rule
    return illegal(rule, f"{board.areas[area].name} is too far for {name}", id)


def _no_passage(war: War, unit: int, area: int, budget: int) -> Refusal | None:
    """The choke point without whose enemy a unit could go to an area."""
    board, name, side = war.board, war.piece(unit).name, war.side(unit)
    for ports, rule in (
        (("gibraltar",), "AW-CHK-01"),
        (("england", "brest"), "AW-CHK-04"),
        (("suez",), "AW-CHK-10"),
    ):
        trial = War(war.tables, war.state.clone())
        held = [board[port] for port in ports if war.state.control[board[port]] == 1 - side]
        for port in held:
            trial.state.control[port] = side
        if held and area in reach.within(trial, unit, budget):
            where = " and ".join(board.place_names[port] for port in held)
            goal = board.place_names[area]
            return illegal(rule, f"the enemy in {where} keeps {name} from {goal}", board.place_ids[area])
    return None
