"""Who controls a sea area, and what it is worth: step 10. [AW-SEQ-29]"""

from __future__ import annotations

from flagplot.games.admirals_war import hidden
from flagplot.games.admirals_war.board import (
    ALLIED,
    AMERICAN,
    AXIS,
    GERMAN,
    HLK,
    JAPANESE,
    LBA,
    NATION_SEAT,
    NATION_SIDE,
    NOBODY,
    SHIP,
    SUB,
    US,
)
from flagplot.games.admirals_war.combat.forces import can_attack
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.shores.convoys import alarm_americans, gain
from flagplot.games.admirals_war.shores.frames import Control
from flagplot.games.admirals_war.state import GAINED, PATROLLING, PEACE
from flagplot.games.admirals_war.turn import calendar, midway
from flagplot.kernel.event import Revealed
from flagplot.kernel.flow import Step

UNCERTAIN = tuple(f"location_uncertain_{letter}" for letter in "wxyz")
TRACKS = (0, 1)


class ControlStep(Step[War, Control]):
    """Hilfskreuzer points, flags, points of control. [AW-SEQ-29, AW-CTL-03]"""

    def run(self, war: War, frame: Control) -> None:
        """All of it at once: nobody has anything to decide."""
        war.pop()
        raider_points(war)
        place_flags(war)
        score(war)
        if war.midway:
            midway.base_points(war)


# -- who controls -------------------------------------------------------------------------------------------


def patrollers(war: War, side: int, area: int) -> list[int]:
    """Units that can control an area for a side: LBA, and patrolling ships able to attack.

    Nothing else counts: no submarine, oiler, Hilfskreuzer, raider, amphibious unit or unit in port.
    [AW-CTL-05, AW-CTL-06, AW-GEN-07, AW-LBA-22, AW-SUB-23, AW-HLK-05, AW-OIL-10]
    """
    state, pieces = war.state, war.board.pieces
    found = []
    for unit in state.at[area]:
        if NATION_SIDE[state.nation[unit]] == side:
            kind = pieces[unit].kind
            if kind == LBA or (kind == SHIP and state.mode[unit] == PATROLLING and can_attack(war, unit)):
                found.append(unit)
    return found


def ghost(war: War, side: int, area: int) -> bool:
    """Whether a Location Uncertain group counts as patrolling: the Central Pacific, until the attack.

    [AW-PAC-06]
    """
    return (
        side == ALLIED
        and war.state.war == PEACE
        and area == war.board["central_pacific"]
        and any(war.state.at[war.board[box]] for box in UNCERTAIN)
    )


def qualifies(war: War, side: int, area: int) -> bool:
    """Whether a side has a unit that can control an area. [AW-CTL-05]"""
    return bool(patrollers(war, side, area)) or ghost(war, side, area)


def denies(war: War, side: int, area: int) -> bool:
    """Whether a side keeps the enemy from controlling an area: patrolling submarines, Hilfskreuzers.

    Oilers do not, and before the Pacific war neither do submarines of Japan and the Allies to each other.
    [AW-SUB-21, AW-SUB-22, AW-SUB-27, AW-HLK-05, AW-OIL-10, AW-DEC-19]
    """
    return bool(deniers(war, side, area))


def deniers(war: War, side: int, area: int) -> list[int]:
    """The units of a side that keep the enemy from controlling an area. [AW-SUB-22, AW-HLK-05]"""
    state = war.state
    return [
        unit
        for unit in war.at(area, side, SUB, HLK)
        if state.mode[unit] == PATROLLING and not _harmless(war, unit, area)
    ]


def _harmless(war: War, unit: int, area: int) -> bool:
    """Whether a unit is at peace with those it could hinder. [AW-DEC-19]"""
    if war.neutral(unit):
        return True
    if war.state.war != PEACE or war.seat(unit) != US:
        return False
    return any(war.seat(other) == JAPANESE for other in patrollers(war, AXIS, area))


def flag_for(war: War, area: int) -> int:
    """The side that gets the flag of an area now: alone able to control it, and not hindered.

    [AW-GEN-08, AW-CTL-03, AW-CTL-07, AW-DEC-19]
    """
    if not war.state.at[area] and not ghost(war, ALLIED, area):
        return NOBODY
    able = [side for side in (ALLIED, AXIS) if qualifies(war, side, area)]
    if len(able) == 1 and not denies(war, 1 - able[0], area):
        return able[0]
    return NOBODY


# -- step 10 ------------------------------------------------------------------------------------------------


def raider_points(war: War) -> None:
    """One point for Germany in each area with Hilfskreuzers and no Allied patrolling unit; they refuel.

    Just before flags are placed; raiders do not matter, LBA do.
    [AW-HLK-06, AW-HLK-07, AW-DEC-15, AW-DEC-64]
    """
    for area in war.board.area_range:
        if not war.state.at[area] or calendar.quiet(war, area):
            continue
        raiders = war.run_by(GERMAN, area, HLK)
        if raiders and not opposed(war, area):
            for unit in raiders:
                war.mark(unit, GAINED)
            gain(war, area, GERMAN, 1, f"Hilfskreuzers in {war.board.areas[area].name}")


def opposed(war: War, area: int) -> bool:
    """Whether the Allies have any patrolling ship or submarine, or LBA, in an area. [AW-HLK-07]"""
    mode = war.state.mode
    return any(
        war.kind(unit) == LBA or mode[unit] == PATROLLING for unit in war.at(area, ALLIED, SHIP, SUB, LBA)
    )


def counts(war: War, area: int) -> bool:
    """Whether control of an area pays this turn: not in the Mediterranean while Italy is neutral.

    [AW-O20-08, AW-O21-04]
    """
    if calendar.quiet(war, area):
        return False
    return area not in war.board.mediterranean or not war.fact("italy_neutral")


def place_flags(war: War) -> None:
    """Remove all flags, also where no other takes their place, and put the new ones down.

    Until now a flag has kept its effect even without units. [AW-CTL-01, AW-CTL-02, AW-CTL-03, AW-EXA-08]
    """
    for area in war.board.area_range:
        side = flag_for(war, area)
        if side == NOBODY and unseen_denial(war, area):
            name = war.board.areas[area].name
            war.emit(Revealed(what=f"An unseen submarine keeps {name} from being controlled"))
        war.set_flag(area, side, earners(war, area, side))


def unseen_denial(war: War, area: int) -> bool:
    """Whether nothing but hidden submarines keeps a side from controlling an area. [AW-O26-01, AW-SUB-22]"""
    if not war.on("hidden_submarines"):
        return False
    able = [side for side in (ALLIED, AXIS) if qualifies(war, side, area)]
    units = deniers(war, 1 - able[0], area) if len(able) == 1 else []
    return bool(units) and all(hidden.unseen(war, unit) for unit in units)


def earners(war: War, area: int, side: int) -> list[int]:
    """The nations whose units earn a flag. [AW-DEC-63]"""
    if side == NOBODY:
        return []
    nations = {war.state.nation[unit] for unit in patrollers(war, side, area)}
    return sorted(nations) or [AMERICAN]


def score(war: War) -> None:
    """Each track moves by the difference of what the two sides hold. [AW-VPT-02, AW-CTL-04, AW-MAP-04]"""
    totals = [0, 0]
    for area in war.board.area_range:
        side = war.state.flag[area]
        if side == NOBODY or not counts(war, area):
            continue
        points = midway.area_points(war, area, side)
        totals[war.board.areas[area].track[side]] += points if side == ALLIED else -points
        if side == AXIS and _german(war, area):
            alarm_americans(war, area, points)
    for track in TRACKS:
        war.score(track, totals[track], "control of sea areas")


def _german(war: War, area: int) -> bool:
    mask = war.state.flag_by[area]
    return any(mask >> nation & 1 for nation, seat in enumerate(NATION_SEAT) if seat == GERMAN)
