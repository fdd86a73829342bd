"""The Pacific before the Japanese attack: who may go where, who may base where, and how the war begins.

Section 19 of the rules. Movement asks ``no_entry`` and ``no_base`` and reports with ``entered``; combat asks
``War.neutral``; the scripts of the surprise attack end with ``begin_war``. The turn sequence, the points and
the flags of a peaceful Pacific are the normal ones. [AW-PAC-02, AW-PAC-03, AW-PAC-07]
"""

from __future__ import annotations

from collections.abc import Iterable

from flagplot.games.admirals_war.board import (
    ALLIED,
    AMERICAN,
    AMPHIB,
    ATO,
    AUS,
    AXIS,
    BRITISH,
    DUTCH,
    FREE_FRENCH,
    FRENCH,
    GERMAN,
    JAPAN,
    JAPANESE,
    LBA,
    NOBODY,
    PTO,
    SHIP,
)
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.state import ATTACK, EASTERN, PEACE, TIED, WAR
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

GUARDS, GUARD_GUNNERY = 2, 3  # battleships that keep the Allied flag in Indonesia [AW-PAC-23]
AMERICAN_WATERS = ("eastern_seaboard", "caribbean_sea")
PACIFIC_FLEET_BASES = ("pearl_harbor", "samoa", "philippines")


def at_peace(war: War) -> bool:
    """Whether the restrictions of section 19 hold: until Indonesia has been resolved. [AW-DEC-20]"""
    return war.state.war != WAR


# -- where units may go ---------------------------------------------------------------------------------


def no_entry(war: War, unit: int, area: int) -> Refusal | None:
    """Why section 19 keeps a unit out of an area; None when it does not."""
    if not at_peace(war):
        return None
    seat = war.seat(unit)
    if seat == JAPANESE:
        return _no_japanese_entry(war, unit, area)
    if seat == GERMAN:
        return _no_german_entry(war, unit, area)
    if war.state.flag[area] == AXIS and war.state.flag_by[area] >> JAPAN & 1:
        # a flag that only Germans or Italians earned is not Japanese control (DEC-63)
        return illegal(
            "AW-PAC-17", f"{war.board.place_names[area]} is controlled by Japan, which is at peace"
        )
    return _no_american_entry(war, unit, area) if war.state.nation[unit] == AMERICAN else None


def _no_japanese_entry(war: War, unit: int, area: int) -> Refusal | None:
    """Japan may not attack on turn 0. [AW-O20-09]"""
    hostile = war.state.flag[area] == ALLIED and war.kind(unit) in (SHIP, LBA, AMPHIB)
    if war.state.turn == 0 and hostile:
        return illegal("AW-O20-09", "Japan may not attack on turn 0")
    return None


def _no_german_entry(war: War, unit: int, area: int) -> Refusal | None:
    """Only U-boats, Hilfskreuzers and oilers may show themselves off the American coast. [AW-PAC-24]"""
    if war.kind(unit) == SHIP and war.board.place_ids[area] in AMERICAN_WATERS:
        return illegal("AW-PAC-24", f"{war.piece(unit).name} may not enter American waters before the war")
    return None


def _no_american_entry(war: War, unit: int, area: int) -> Refusal | None:
    """Ships tied to Pearl Harbor, groups in their boxes, grounded LBA, and the Atlantic patrol.

    [AW-PAC-08, AW-PAC-11, AW-PAC-12, AW-PAC-20, AW-PAC-21]
    """
    board, name = war.board, war.piece(unit).name
    if war.marked(unit, TIED):
        return illegal("AW-PAC-08", f"{name} stays in Pearl Harbor until the attack")
    if board.place_ids[war.state.place[unit]].startswith("location_uncertain"):
        return illegal("AW-PAC-11", f"{name} stays with its Location Uncertain group until the attack")
    if war.kind(unit) == LBA:
        return illegal("AW-PAC-12", f"{name} stays on its base until the attack")
    if board.theatre[area] == ATO and board.place_ids[area] not in AMERICAN_WATERS:
        return illegal("AW-PAC-20", f"US units may not enter {board.place_names[area]} before the war")
    return None


# -- where units may base -------------------------------------------------------------------------------


def no_base(war: War, unit: int, port: int) -> Refusal | None:
    """Why a unit may not base in a port before the war; None when nothing of this kind forbids it.

    After the attack the Allies use each other's ports freely; Australians do so in the Atlantic all along.
    [AW-RTB-03, AW-RTB-04, AW-MIN-01, AW-MIN-03]
    """
    if not at_peace(war) or war.side(unit) != ALLIED:
        return None
    nation, holder = war.state.nation[unit], war.state.holder[port]
    name, there = war.piece(unit).name, war.board.place_names[port]
    if holder == AMERICAN and nation not in (AMERICAN, FREE_FRENCH):
        rule = "AW-DEC-47" if nation == FRENCH else "AW-RTB-03"
        return illegal(rule, f"before the war only US and Free French units may base in {the(there)}", there)
    if nation == AMERICAN:
        return _no_american_base(war, unit, port)
    in_pacific = _theatre(war, unit) == PTO
    if nation == AUS and in_pacific and war.board.place_ids[port] != "australia":
        return illegal("AW-PAC-14", f"{name} must base in Australia before the war", there)
    if nation == DUTCH and war.board.place_ids[port] != "singapore":
        return illegal("AW-MIN-02", f"{name} must base in Singapore before the war", there)
    return None


def _no_american_base(war: War, unit: int, port: int) -> Refusal | None:
    """The ports of the US fleet at peace. [AW-PAC-09, AW-PAC-10, AW-PAC-21, AW-DEC-47, AW-DEC-75]"""
    name, id = war.piece(unit).name, war.board.place_ids[port]
    if war.marked(unit, EASTERN) and id != "usa":
        return illegal("AW-PAC-10", f"{name} may base only in the USA before the war", id)
    came = war.state.origin[unit]
    in_pacific = _theatre(war, unit) == PTO
    if in_pacific and came >= 0 and war.board.theatre[came] == ATO and id != "pearl_harbor":
        return illegal("AW-PAC-21", f"{name} comes from the Atlantic and must go to Pearl Harbor", id)
    if in_pacific and id not in PACIFIC_FLEET_BASES:
        return illegal("AW-PAC-09", f"{name} must base in Pearl Harbor, Samoa or the Philippines", id)
    if war.state.holder[port] != AMERICAN:
        return illegal("AW-DEC-47", f"before the war {name} may base only in US possessions", id)
    return None


def _theatre(war: War, unit: int) -> int:
    return war.board.theatre[war.state.place[unit]]


def based(war: War, unit: int, port: int) -> None:
    """A US unit that has come to Pearl Harbor from the Atlantic, or arrives there, stays. [AW-PAC-21]

    Movement calls this when it brings a unit home, reinforcement when a unit arrives.
    """
    state = war.state
    if not at_peace(war) or state.nation[unit] != AMERICAN or war.board.place_ids[port] != "pearl_harbor":
        return
    came = state.origin[unit]
    newcomer = came < 0 or war.board.theatre[came] == ATO
    if newcomer:
        war.mark(unit, TIED)


# -- the way into the war -------------------------------------------------------------------------------


def begin_turn(war: War) -> None:
    """Whether Japan may make surprise attacks this turn. [AW-PAC-15, AW-PAC-16]"""
    if war.state.war == PEACE:
        places = (*war.board.area_range, *war.board.port_range)
        war.state.surprise = surprise_possible(war, places)


def surprise_possible(war: War, places: Iterable[int]) -> bool:
    """Whether no Japanese ship or amphibious unit is based abroad, or the US has let go of its waters.

    [AW-PAC-15, AW-PAC-16]
    """
    board, flags = war.board, war.state.flag_start
    lacking = any(flags[board[id]] != ALLIED for id in ("french_polynesia", "hawaiian_islands"))
    abroad = any(
        war.run_by(JAPANESE, place, SHIP, AMPHIB)
        for place in places
        if board.place_ids[place] != "yokosuka_navy_yard"
    )
    return lacking or not abroad


def indonesia_guard(war: War) -> None:
    """Before Japan moves its patrollers: without two British battleships on guard the flag goes.

    [AW-PAC-23, AW-DEC-23, AW-DEC-74]
    """
    area = war.board["indonesia"]
    if war.state.war != PEACE or war.state.flag[area] != ALLIED or war.midway:
        return
    guards = [
        unit
        for unit in war.run_by(BRITISH, area, SHIP)
        if war.patrolling(unit) and war.gunnery(unit) >= GUARD_GUNNERY
    ]
    if len(guards) < GUARDS:
        war.set_flag(area, NOBODY)
        # with all its effects: control is broken, so nothing falls to it this turn either
        start = war.state.flag_start
        war.state.flag_start = (*start[:area], NOBODY, *start[area + 1 :])


def entered(war: War, unit: int, area: int) -> None:
    """A unit has been put into an area: a Japanese one (no submarine) may declare war. [AW-PAC-18]"""
    if (
        war.state.war == PEACE
        and war.seat(unit) == JAPANESE
        and war.kind(unit) in (SHIP, LBA, AMPHIB)
        and war.state.flag[area] == ALLIED
    ):
        declare(war)


def declare(war: War) -> None:
    """Japan attacks, on the turn it chooses. [AW-PAC-01]"""
    if war.state.war == PEACE:
        war.state.war = ATTACK
        war.state.attack_turn = war.state.turn
        war.note("Japan declares war")


def raid_force_moves(war: War) -> None:
    """Whether the US has committed itself in the Philippines when the raid force moves. [AW-PAC-13]"""
    if philippines_open(war):
        war.set_fact("philippines_open", war.state.turn + 1)


def philippines_open(war: War) -> bool:
    """Whether 5AF or a US ship is missing in the Philippines. [AW-PAC-13]"""
    port = war.board["philippines"]
    there = [unit for unit in war.state.at[port] if war.state.nation[unit] == AMERICAN]
    air = any(war.board.unit_ids[unit] == "us_5af" for unit in there)
    ship = any(war.kind(unit) == SHIP for unit in there)
    return not (air and ship)


def begin_war(war: War) -> None:
    """The surprise attacks are over: section 19 ends. [AW-PAC-02, AW-DEC-20]"""
    if war.state.war == ATTACK:
        war.state.war = WAR
        war.note("The Pacific is at war")
