"""Where a unit may be at all: limits of nations and kinds, apart from distance.

Everybody asks here; the restrictions of the peaceful Pacific are asked in turn.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from flagplot.board.graph import mask_of
from flagplot.games.admirals_war import politics
from flagplot.games.admirals_war.board import (
    ALLIED,
    AMERICAN,
    AMPHIB,
    ATO,
    AXIS,
    BRIT,
    DUTCH,
    FRENCH,
    GERMAN,
    GREEK,
    HKG,
    HLK,
    ITALIAN,
    JAPAN,
    JAPANESE,
    LBA,
    NATION_SEAT,
    NATION_SIDE,
    NEUTRAL,
    NOBODY,
    RUSSIAN,
    SHIP,
    SUB,
    Board,
)
from flagplot.games.admirals_war.play import SHIPS, War
from flagplot.games.admirals_war.state import EASTERN, TIED, WAR
from flagplot.games.admirals_war.turn import calendar, midway
from flagplot.games.admirals_war.turn.setup import MIDWAY_AREAS
from flagplot.kernel.refusal import Refusal, illegal


def no_entry(war: War, unit: int, area: int) -> Refusal | None:
    """Why a unit may not be in an area; None when it may."""
    if own_waters(war, unit) >> area & 1:
        return politics.no_entry(war, unit, area)
    return _no_waters(war, unit, area)


def waters(war: War, unit: int) -> int:
    """The areas a unit may enter now, as a set of bits: those for which ``no_entry`` finds no reason."""
    found = own_waters(war, unit)
    return found & ~closed_by_peace(war, unit) if war.state.war != WAR else found


def own_waters(war: War, unit: int) -> int:
    """The areas open to a unit by nation and kind, as a set of bits; peace may close some of them.

    Submarines, escort groups and Hilfskreuzers have their waters, whatever the distance and the flag
    [AW-SUB-02, AW-SUB-03, AW-SUB-04, AW-SUB-05, AW-SUB-08, AW-MOV-14, AW-MOV-15, AW-HLK-02, AW-DEC-76].
    Allied units stay out of the Baltic Sea, Russians in it, Greeks in the Mediterranean
    [AW-CHK-08, AW-CHK-09, AW-MIN-05, AW-O30-01].
    """
    sea = _seas(war.board)
    piece, nation = war.board.pieces[unit], war.state.nation[unit]
    if piece.kind == HLK:
        found = sea.hilfskreuzer
    elif piece.kind == HKG:
        found = sea.atlantic
    elif piece.kind == SUB:
        atlantic = sea.mediterranean if piece.nation == ITALIAN else sea.atlantic
        found = atlantic if piece.theatre == ATO else sea.pacific
    elif nation == RUSSIAN:
        found = sea.baltic
    elif nation == GREEK:
        found = sea.mediterranean
    else:
        found = sea.every & ~sea.baltic if NATION_SIDE[nation] == ALLIED else sea.every
    return found & sea.midway if war.midway else found


def closed_by_peace(war: War, unit: int) -> int:
    """The areas ``politics.no_entry`` closes to a unit, as a set of bits: asked so often that it is fast.

    [AW-PAC-08, AW-PAC-11, AW-PAC-12, AW-PAC-17, AW-PAC-20, AW-PAC-24, AW-O20-09]
    """
    sea, state, kind = _seas(war.board), war.state, war.board.pieces[unit].kind
    nation = state.nation[unit]
    seat = NATION_SEAT[nation]
    if seat == JAPANESE:
        hostile = state.turn == 0 and kind in (SHIP, LBA, AMPHIB)
        return mask_of(area for area, side in enumerate(state.flag) if side == ALLIED) if hostile else 0
    if seat == GERMAN:
        return sea.american if kind == SHIP else 0
    closed = 0
    for area, side in enumerate(state.flag):
        if side == AXIS and state.flag_by[area] >> JAPAN & 1:
            closed |= 1 << area
    if nation == AMERICAN:
        if state.marks[unit] & TIED or kind == LBA or state.place[unit] in _uncertain(war.board):
            return sea.every
        closed |= sea.atlantic & ~sea.american
    return closed


@lru_cache(maxsize=16)
def _uncertain(board: Board) -> tuple[int, ...]:
    return tuple(place for place, id in enumerate(board.place_ids) if id.startswith("location_uncertain"))


class Seas(NamedTuple):
    """Sets of areas that rules name, as bits."""

    every: int
    atlantic: int
    pacific: int
    mediterranean: int
    baltic: int
    american: int
    hilfskreuzer: int
    midway: int


@lru_cache(maxsize=16)
def _seas(board: Board) -> Seas:
    areas = board.area_range
    atlantic = mask_of(area for area in areas if board.theatre[area] == ATO)
    british = mask_of(area for area in areas if board.areas[area].flags[ALLIED] == "british")
    return Seas(
        every=mask_of(areas),
        atlantic=atlantic,
        pacific=mask_of(areas) & ~atlantic,
        mediterranean=mask_of(board.mediterranean),
        baltic=1 << board["baltic_sea"],
        american=mask_of(board[id] for id in politics.AMERICAN_WATERS),
        hilfskreuzer=atlantic | british,
        midway=mask_of(board[id] for id in MIDWAY_AREAS),
    )


def home_waters(board: Board) -> int:
    """The Atlantic and every area with a British flag, where German supply ships and raiders may be.

    [AW-MOV-16, AW-HLK-01, AW-OIL-02]
    """
    return _seas(board).hilfskreuzer


def _no_waters(war: War, unit: int, area: int) -> Refusal:
    """The rule that closes an area to a unit by nation and kind."""
    name, here, kind = war.piece(unit).name, war.board.place_names[area], war.kind(unit)
    if not midway.playable(war, area):
        return illegal("AW-SCN-01", f"{here} is outside the scenario")
    nation = war.state.nation[unit]
    if kind == HLK:
        return illegal("AW-HLK-02", f"{name} does not sail to {here}")
    if kind == HKG:
        return illegal("AW-MOV-15", f"{name} goes only where U-boats may be")
    if kind == SUB and war.piece(unit).nation == ITALIAN:
        return illegal("AW-SUB-04", f"{name} stays in the Mediterranean")
    if kind == SUB:
        rule = "AW-SUB-03" if war.piece(unit).theatre == ATO else "AW-SUB-05"
        return illegal(rule, f"{name} may not be placed in {here}")
    if nation == RUSSIAN:
        return illegal("AW-CHK-09", f"{name} may not leave the Baltic Sea")
    if nation == GREEK:
        return illegal("AW-O30-01", f"{name} stays in the Mediterranean")
    return illegal("AW-CHK-08", f"{name} may not enter the Baltic Sea")


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

# places nobody holds at times -> the rule that says so
NOBODYS = {
    "lae": "AW-MAP-08", "guadalcanal": "AW-MAP-08", "addu_atoll": "AW-MAP-30",
    "murmansk": "AW-MAP-13", "leningrad": "AW-MAP-13", "diego_suarez": "AW-FRA-08", "noumea": "AW-FRA-08",
    "spezia": "AW-ITA-03", "norway": "AW-O20-03",
}  # fmt: skip


def no_base(war: War, unit: int, port: int) -> Refusal | None:
    """Why a unit may not base in a port or base; None when it may. [AW-MAP-24]"""
    printed, name, side = war.board.port(port), war.piece(unit).name, war.side(unit)
    if not midway.open_port(war, port):
        return illegal("AW-DEC-70", f"{printed.name} is outside the scenario", printed.id)
    if printed.kind == NEUTRAL:
        if war.kind(unit) in SHIPS:
            return _not_neutral(war, unit, printed.id)  # of both sides, at the same time [AW-MAP-17]
        return illegal("AW-MAP-18", f"only ships may use the neutral port, not {name}", printed.id)
    if war.state.control[port] != side:
        rule = NOBODYS.get(printed.id, "AW-MAP-24") if war.state.control[port] == NOBODY else "AW-MAP-24"
        return illegal(rule, f"{printed.name} is not in friendly hands", printed.id)
    if war.kind(unit) == LBA and not printed.lba:  # the Russian ports [AW-MAP-14]
        return illegal("AW-LBA-06", f"{name} may not operate from {printed.name}", printed.id)
    return _no_nation_base(war, unit, port) or politics.no_base(war, unit, port)


def _not_neutral(war: War, unit: int, id: str) -> Refusal | None:
    """Ships with ports of their own do not go to the neutral one either.

    [AW-MIN-02, AW-MIN-05, AW-CHK-09, AW-O30-01, AW-PAC-10]
    """
    name, nation = war.piece(unit).name, war.state.nation[unit]
    if nation == RUSSIAN:
        return illegal("AW-MIN-05", f"{name} returns only to Leningrad", id)
    if nation == GREEK:
        return illegal("AW-O30-01", f"{name} bases only in British ports on the Mediterranean", id)
    if politics.at_peace(war) and nation == AMERICAN and war.marked(unit, EASTERN):
        return illegal("AW-PAC-10", f"{name} may base only in the USA before the war", id)
    if politics.at_peace(war) and nation == DUTCH:
        return illegal("AW-MIN-02", f"{name} must base in Singapore before the war", id)
    return None


def _no_nation_base(war: War, unit: int, port: int) -> Refusal | None:
    """Russians, Greeks, Germans in Japanese ports before the Pacific war, Saigon after the fall of France.

    [AW-MIN-05, AW-CHK-08, AW-CHK-09, AW-O30-01, AW-DEC-10, AW-DEC-67]
    """
    board, nation, name = war.board, war.state.nation[unit], war.piece(unit).name
    id, holder = board.place_ids[port], war.state.holder[port]
    if nation == RUSSIAN:
        return None if id == "leningrad" else illegal("AW-MIN-05", f"{name} returns only to Leningrad", id)
    if id == "leningrad":
        return illegal("AW-CHK-08", f"{name} cannot reach Leningrad through the Baltic Sea", id)
    if nation == GREEK:
        in_sea = any(area in board.mediterranean for area in war.touches(port))
        if holder != BRIT or not in_sea:
            return illegal("AW-O30-01", f"{name} bases only in British ports on the Mediterranean", id)
    if holder == JAPAN and war.seat(unit) == GERMAN and politics.at_peace(war):
        return illegal("AW-DEC-67", f"{name} may not use {board.place_names[port]} before the war", id)
    if holder == FRENCH != nation and war.state.turn >= calendar.french_turn(war.state.options):
        return illegal("AW-DEC-10", f"{board.place_names[port]} is open to French ships only", id)
    return None
