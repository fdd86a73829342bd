"""Where a unit may be at all: limits of nations and kinds, apart from distance.

Everybody asks here; the restrictions of the peaceful Pacific are asked in turn.
"""

from __future__ import annotations

from flagplot.games.admirals_war import politics
from flagplot.games.admirals_war.board import (
    ALLIED,
    ATO,
    AXIS,
    BRIT,
    FRENCH,
    GREEK,
    HKG,
    HLK,
    ITALIAN,
    LBA,
    NATION_SEAT,
    NEUTRAL,
    PTO,
    RUSSIAN,
    SUB,
)
from flagplot.games.admirals_war.play import SHIPS, War
from flagplot.games.admirals_war.turn import calendar, midway
from flagplot.kernel.refusal import Refusal, illegal


def no_entry(war: War, unit: int, area: int) -> Refusal | None:
    """Why a unit may not be in an area; None when it may."""
    if not midway.playable(war, area):
        return illegal("AW-SCN-01", f"{war.board.place_names[area]} is outside the scenario")
    if war.kind(unit) in (SUB, HKG, HLK):
        refusal = _no_prowling(war, unit, area)
    else:
        refusal = _no_nation(war, unit, area)
    return refusal or politics.no_entry(war, unit, area)


def _no_prowling(war: War, unit: int, area: int) -> Refusal | None:
    """Submarines, escort groups and Hilfskreuzers have their waters, whatever the distance.

    [AW-SUB-02, AW-SUB-03, AW-SUB-04, AW-SUB-05, AW-SUB-08, AW-MOV-15, AW-HLK-02]
    """
    board, kind, name = war.board, war.kind(unit), war.piece(unit).name
    theatre, here = board.theatre[area], board.place_names[area]
    printed = war.piece(unit).nation
    if kind == HLK:
        british = board.areas[area].flags[ALLIED] == "british"
        return None if theatre == ATO or british else illegal("AW-HLK-02", f"{name} does not sail to {here}")
    if kind == HKG:
        return None if theatre == ATO else illegal("AW-SUB-08", f"{name} stays in the Atlantic")
    if printed == ITALIAN:
        inside = area in board.mediterranean
        return None if inside else illegal("AW-SUB-04", f"{name} stays in the Mediterranean")
    if war.piece(unit).theatre == ATO:
        return None if theatre == ATO else illegal("AW-SUB-03", f"{name} stays in the Atlantic")
    return None if theatre == PTO else illegal("AW-SUB-05", f"{name} stays in the Pacific")


def _no_nation(war: War, unit: int, area: int) -> Refusal | None:
    """The Baltic, the Russians in it, the Greeks in the Mediterranean. [AW-CHK-08, AW-CHK-09, AW-O30-01]"""
    board, nation, name = war.board, war.state.nation[unit], war.piece(unit).name
    baltic = board.place_ids[area] == "baltic_sea"
    if nation == RUSSIAN:
        return None if baltic else illegal("AW-CHK-09", f"{name} may not leave the Baltic Sea")
    if baltic and war.side(unit) == ALLIED:
        return illegal("AW-CHK-08", f"{name} may not enter the Baltic Sea")
    if nation == GREEK and area not in board.mediterranean:
        return illegal("AW-O30-01", f"{name} stays in the Mediterranean")
    return None


def no_sailing(war: War, unit: int) -> Refusal | None:
    """Why a unit may not put to sea at all this turn; None when it may."""
    state = war.state
    if state.damage[unit] and state.damage[unit] > war.armor(unit) and war.in_port(unit):
        return illegal("AW-RAI-13", f"{war.piece(unit).name} is on the bottom")
    if calendar.ordinary(war):
        return None
    name = war.piece(unit).name
    if calendar.frozen(war, unit):
        rule = "AW-O20-08" if state.nation[unit] == ITALIAN and war.fact("italy_neutral") else "AW-O21-05"
        return illegal(rule, f"{name} may not move this turn")
    fallen = state.turn == calendar.french_turn(state.options) and not war.midway
    if fallen and war.piece(unit).nation == FRENCH:
        return illegal("AW-FRA-07", f"{name} stays in port on the turn after the fall of France")
    return None


# -- ports and bases ------------------------------------------------------------------------------------


def no_base(war: War, unit: int, port: int) -> Refusal | None:
    """Why a unit may not base in a port or base; None when it may. [AW-MAP-24]"""
    printed, name, side = war.board.port(port), war.piece(unit).name, war.side(unit)
    if not midway.open_port(war, port):
        return illegal("AW-DEC-70", f"{printed.name} is outside the scenario", printed.id)
    if printed.kind == NEUTRAL:
        if war.kind(unit) in SHIPS:
            return None  # of both sides, at the same time [AW-MAP-17]
        return illegal("AW-MAP-18", f"only ships may use the neutral port, not {name}", printed.id)
    if war.state.control[port] != side:
        return illegal("AW-MAP-24", f"{printed.name} is not in friendly hands", printed.id)
    if war.kind(unit) == LBA and not printed.lba:
        return illegal("AW-LBA-06", f"{name} may not operate from {printed.name}", printed.id)
    return _no_nation_base(war, unit, port) or politics.no_base(war, unit, port)


def _no_nation_base(war: War, unit: int, port: int) -> Refusal | None:
    """Russians, Greeks, the Axis partners before the Pacific war. [AW-MIN-05, AW-O30-01, AW-DEC-67]"""
    board, nation, name = war.board, war.state.nation[unit], war.piece(unit).name
    id = board.place_ids[port]
    if nation == RUSSIAN:
        return None if id == "leningrad" else illegal("AW-MIN-05", f"{name} returns only to Leningrad", id)
    if id == "leningrad":
        return illegal("AW-CHK-08", f"{name} cannot reach Leningrad through the Baltic Sea", id)
    if nation == GREEK:
        in_sea = any(area in board.mediterranean for area in war.touches(port))
        if war.state.holder[port] != BRIT or not in_sea:
            return illegal("AW-O30-01", f"{name} bases only in British ports on the Mediterranean", id)
    partners = war.side(unit) == AXIS and NATION_SEAT[war.state.holder[port]] != war.seat(unit)
    if partners and politics.at_peace(war):
        return illegal("AW-DEC-67", f"{name} may not use {board.place_names[port]} before the war", id)
    return None
