"""Ports and bases change hands: what falls at the end of a turn, and what a capture brings about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from flagplot.games.admirals_war import factors
from flagplot.games.admirals_war.board import (
    ALLIED,
    AMERICAN,
    ATO,
    AXIS,
    BRIT,
    BRITISH,
    FREE_FRENCH,
    FRENCH,
    GERMAN,
    GERMANS,
    JAPAN,
    JAPANESE,
    LBA,
    NATION_SEAT,
    NATION_SIDE,
    NATIONS,
    NEUTRAL,
    NOBODY,
    US,
)
from flagplot.games.admirals_war.fleets import french, italy
from flagplot.games.admirals_war.fleets.frames import FrenchFleet
from flagplot.games.admirals_war.moves import home
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.shores.frames import Capture
from flagplot.games.admirals_war.shores.frames import CaptureStage as Stage
from flagplot.games.admirals_war.turn import midway
from flagplot.kernel.script import Script

FRENCH_PORTS = ("brest", "toulon")  # [AW-CAP-10]
# the flag a conqueror hoists, by theatre and seat; French ships have their own
CONQUEROR = {BRITISH: BRIT, JAPANESE: JAPAN, US: AMERICAN, GERMAN: GERMANS}


def _blockades(war: War, frame: Capture) -> None:
    """All ports of one turn fall together. [AW-CAP-01]"""
    frame.stage, frame.queue = Stage.FLEETS, tuple(falling(war))


def _fleets(war: War, frame: Capture) -> None:
    """Port after port; a battle against the landings comes before the port falls. [AW-O22-18]"""
    while frame.queue:
        port = frame.queue[0]
        side = blockader(war, port)
        if side == ALLIED and french.torch(war, port):
            return
        frame.queue = frame.queue[1:]
        if side != NOBODY:
            frame.fallen = (*frame.fallen, port)
            fall(war, port, side, heir(war, port, side), "its waters are lost")
    frame.stage = Stage.END
    evacuate(war, frame.fallen)


def _end(war: War, frame: Capture) -> None:
    war.pop()
    if french.may_lila(war):
        war.push(FrenchFleet("lila"))


class CaptureStep(Script[War, Capture]):
    """Everything that falls to control of the sea, then the French question. [AW-SEQ-30, AW-CAP-01]"""

    stages = {Stage.BLOCKADES: _blockades, Stage.FLEETS: _fleets, Stage.END: _end}


# -- what can fall ------------------------------------------------------------------------------------------


def falling(war: War) -> list[int]:
    """Ports and bases that change hands at the end of this turn, ascending."""
    return [port for port in war.board.port_range if blockader(war, port) != NOBODY]


def blockader(war: War, port: int) -> int:
    """The side a port or base falls to now: it flew its flag on all the areas before and after this turn.

    Also bases of nobody, and bases invaded on the same turn.
    [AW-CAP-01, AW-CAP-02, AW-CAP-03, AW-SEQ-30, AW-DEC-46, AW-FRA-12]
    """
    state, areas = war.state, war.touches(port)
    if not areas or not midway.open_port(war, port):
        return NOBODY
    side = state.flag[areas[0]]
    if side in (NOBODY, state.control[port]):
        return NOBODY
    for area in areas:
        if state.flag[area] != side or state.flag_start[area] != side:
            return NOBODY
    return side if vulnerable(war, port, side) else NOBODY


def vulnerable(war: War, port: int, side: int) -> bool:
    """Whether a side can take a port or base at all.

    Never the neutral port and those marked so [AW-MAP-19, AW-CAP-09, AW-DEC-31], nor Norway while it is part
    of Germany; French ports only after the fall of Taranto [AW-CAP-10]; Italian ones have their rule; Addu
    Atoll only after Trincomalee [AW-MAP-30, AW-DEC-66]; Spezia not before it is a base.
    """
    printed, control = war.board.port(port), war.state.control[port]
    if printed.kind == NEUTRAL:
        return False
    if not printed.capturable:
        return printed.id == "norway" and bool(war.fact("norway_apart"))
    if printed.id == "addu_atoll":
        return control != NOBODY and (side == ALLIED or bool(war.fact("trincomalee_fell")))
    if printed.id == "spezia" and control == NOBODY:
        return False
    if printed.id in FRENCH_PORTS and side == ALLIED:
        return 0 < war.fact("taranto_fell") < war.state.turn
    return side != ALLIED or italy.may_fall(war, port)


def heir(war: War, port: int, side: int) -> int:
    """The nation that gets a port by blockade: the old owner, or those whose flags lie around it."""
    seats = set()
    for area in war.touches(port):
        mask = war.state.flag_by[area]
        seats |= {NATION_SEAT[nation] for nation in range(len(NATIONS)) if mask >> nation & 1}
    ours = sorted(seat for seat in seats if NATION_SIDE[CONQUEROR[seat]] == side)
    default = (BRITISH if side == ALLIED else GERMAN) if war.board.theatre[port] == ATO else (
        US if side == ALLIED else JAPANESE
    )  # fmt: skip
    return owner(war, port, CONQUEROR[ours[0] if len(ours) == 1 else default])


def owner(war: War, port: int, nation: int) -> int:
    """The nation whose possession a port becomes: of old owners on the same side, theirs again."""
    printed = war.board.port(port).owner
    if printed in NATIONS and NATIONS.index(printed) != FRENCH:
        old = NATIONS.index(printed)
        if NATION_SIDE[old] == NATION_SIDE[nation]:
            return old
    return nation


def captor(war: War, unit: int) -> int:
    """The nation for which a unit takes a base."""
    nation = war.state.nation[unit]
    return nation if nation == FREE_FRENCH else CONQUEROR[NATION_SEAT[nation]]


# -- what a capture brings about ----------------------------------------------------------------------------


def seize(war: War, port: int, side: int, nation: int, reason: str) -> None:
    """A port or base falls to a unit that lands there, and whoever must leaves at once. [AW-AMP-13]"""
    fall(war, port, side, nation, reason)
    evacuate(war, [port])


def fall(war: War, port: int, side: int, nation: int, reason: str) -> None:
    """A port or base is captured: ships on its bottom are lost; the captor may use the place at once.

    [AW-CAP-04, AW-CAP-08, AW-RAI-15]
    """
    for unit in war.state.at[port]:
        if war.side(unit) != side and factors.bottomed(war, unit):
            war.lose(unit, "is lost with the port")
    war.set_control(port, side, nation, reason)
    if side == AXIS and war.board.place_ids[port] == "trincomalee":
        war.set_fact("trincomalee_fell", war.state.turn + 1)
    if side == AXIS and war.board.place_ids[port] == "norway":
        _merge_norway(war, port)
    french.captured(war, port)
    italy.captured(war, port)


def _merge_norway(war: War, norway: int) -> None:
    """A Norway in German hands is part of Germany from now on. [AW-O20-04]"""
    war.set_fact("norway_apart", 0)
    for unit in war.state.at[norway]:
        if war.side(unit) == AXIS:
            war.put(unit, war.board["germany"])


def evacuate(war: War, ports: Sequence[int]) -> None:
    """Whoever is in a port that fell leaves it, and LBA that lost the last base of their area fly home.

    All of them at the same moment, in nationality order. [AW-CAP-05, AW-CAP-06, AW-SEQ-01]
    """
    control = war.state.control
    guests = [unit for port in reversed(ports) for unit in war.at(port, 1 - control[port])]
    areas = {area: None for port in ports for area in war.board.touches[True][port]}
    home.send_parties(war, [(guests, -1, "evacuated"), *grounded(war, areas)], nearest=True)


def grounded(war: War, areas: Iterable[int]) -> Iterator[home.Party]:
    """LBA in an area without a friendly port or base fly to the nearest one and stay for the turn.

    Whatever happens to the base later, and whether combat there is over or not; there they can be raided.
    [AW-LBA-26, AW-LBA-27, AW-LBA-28, AW-LBA-29, AW-CAP-07]
    """
    for area in areas:
        for side in (ALLIED, AXIS):
            planes = war.at(area, side, LBA)
            if planes and not airfields(war, area, side):
                yield planes, area, "airfield"


def airfields(war: War, area: int, side: int) -> list[int]:
    """Ports and bases on an area from which LBA of a side can operate. [AW-LBA-26]"""
    return [port for port in war.friendly_on(area, side) if war.board.port(port).lba]
