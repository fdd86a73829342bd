"""Airborne units drop in front of the Blitz Combat, and land after it. [4.1.1, 4.1.4]"""

from __future__ import annotations

from collections.abc import Iterator

from flagplot.board.spaces import SpaceSet
from flagplot.games.dai_senso import bases, failures, fences, supply
from flagplot.games.dai_senso.counters import AIRDROP
from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.landings.frames import Landings
from flagplot.games.dai_senso.movement import entering
from flagplot.games.dai_senso.nations import nationalities
from flagplot.games.dai_senso.organization.composition import NO_SIDE, elite, one_step_side
from flagplot.games.dai_senso.organization.orders import first_of_each_type, own_unit, pooled
from flagplot.games.dai_senso.places import DELAY, IDS
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.posture import fences as policies
from flagplot.games.dai_senso.state import PRE_WAR
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import listed, the

DROP, REPLACE = "airdrop", "replace"
DONE = Action("done")
AIRBORNE, INFANTRY = "airborne", "infantry"
RANGE = "Airdrop"  # its line in the table of ranges


# -- dropping ----------------------------------------------------------------------------------------------


def options(war: War) -> list[Action]:
    """Every Airdrop that could be made now."""
    return [
        Action(DROP, (war.id(unit), IDS[hex]))
        for unit in war.all_ground(war.state.phasing)
        if war.face(unit).kind == AIRBORNE and grounded(war, unit) is None
        for hex in sorted(_range(war, unit))
        if unfit(war, unit, hex) is None
    ]


def grounded(war: War, unit: int) -> Refusal | None:
    """Why a unit does not drop at all: supplied, Blitz-enabled airborne units in Land hexes do.

    Not before the war, and not from a Beachhead. [DSA-AIR-01, DSA-AIR-05, DSB-MK-5-4, DSA-SUP-33a]
    """
    id = war.id(unit)
    if refusal := own_unit(war, war.state.phasing, unit):
        return refusal
    if war.face(unit).kind != AIRBORNE:
        return illegal("DSA-AIR-01", f"{the(id)} is not airborne", id)
    if war.state.war_state == PRE_WAR:
        return illegal("DSA-AIR-05", "there are no Airdrops in Pre-War", id)
    if war.state.place[unit] not in war.tables.map.board.land:
        return illegal("DSA-AIR-01", f"{the(id)} is not in a Land hex", id)
    if not bases.blitz_enabled(war, unit):
        return illegal("DSA-AIR-01", f"{the(id)} is not Blitz-enabled", id)
    if not supply.supplied(war, unit):
        return illegal("DSA-AIR-01", f"{the(id)} is not supplied", id)
    return None


def unfit(war: War, unit: int, hex: int) -> Refusal | None:
    """Why no unit drops into a hex; enemies, markers and weather there do not matter. [DSA-AIR-02]

    Not at sea, nor in or next to a hex with an enemy Air unit, nor into or across a Neutral Country or a PAC;
    the hex it starts from will do. [DSA-AIR-03, DSA-AIR-04, DSA-AIR-05]
    """
    id, label = war.id(unit), IDS[hex]
    if hex not in war.tables.map.board.land:
        return illegal("DSA-AIR-04", f"{the(label)} is All-Sea", label)
    for near in war.tables.map.board.grid.within(hex, 1):
        for one in war.stack(near):
            if war.face(one).air and war.faction(one) != war.state.phasing:
                return illegal("DSA-AIR-04", f"{the(war.id(one))} is in {the(IDS[near])}", label, war.id(one))
    if hex in _forbidden(war):
        return illegal("DSA-AIR-05", f"{the(label)} is Neutral, or a Policy binds it", label)
    if hex in war.lands.closed:
        return illegal(war.lands.closed_by, f"nobody enters {the(label)} in this scenario", label)
    faction = war.state.phasing
    if why := failures.why_no_coming(war, faction, hex) or fences.why_no_placing(war, unit, hex):
        return why
    if hex not in _range(war, unit):
        return illegal("DSA-AIR-03", f"{the(label)} is out of the range of {the(id)}", label, id)
    return None


def _range(war: War, unit: int) -> SpaceSet:
    """The hexes in range, by ways that enter no forbidden hex: the target counts, the start does not.

    [DSA-AIR-03, DSA-AIR-05]
    """
    grid, closed = war.tables.map.board.grid, _forbidden(war)
    start = war.state.place[unit]
    found, edge = SpaceSet((start,)), [start]
    for _ in range(war.tables.charts.ranges[RANGE]):
        beyond = SpaceSet(near for hex in edge for near in grid.around(hex)) - closed
        edge = list(beyond - found)
        found |= beyond
    return found


def _forbidden(war: War) -> SpaceSet:
    return war.lands.neutral | policies(war).pac


def drop(war: War, unit: int, hex: int) -> None:
    """The unit is turned to its marker side and placed; lone enemy markers are driven off.

    [DSA-AIR-01, DSA-CMP-25, DSB-MK-2-1, see DSA-ORG-75]
    """
    war.turn_over(unit, "takes off")
    war.move(unit, hex, (hex,))
    entering.entered(war, unit, hex)


# -- landing -----------------------------------------------------------------------------------------------


def markers(war: War) -> list[int]:
    """The Airdrop markers of the phasing faction on the map, by hex."""
    return [
        one
        for hex in sorted(war.state.at)
        for one in war.stack(hex)
        if war.face(one).kind == AIRDROP and war.faction(one) == war.state.phasing
    ]


def lost(war: War, marker: int) -> Refusal | None:
    """Why an Airdrop cannot land: unsupplied, or an enemy unit is with it. [DSA-AIR-10, DSA-SUP-33c]"""
    id, hex = war.id(marker), war.state.place[marker]
    if entering.enemy_unit(war, war.state.phasing, hex) is not None:
        return illegal("DSA-AIR-10", f"{the(id)} is among the enemy", id, IDS[hex])
    if not supply.supplied(war, marker):
        return illegal("DSA-AIR-10", f"{the(id)} is not supplied", id)
    return None


def replacements(war: War, marker: int) -> list[int]:
    """The units of the Force Pool that may replace an Airdrop, the first of each type. [DSA-AIR-11]"""
    if lost(war, marker) is not None:
        return []
    pool = first_of_each_type(war, war.in_pool(war.state.phasing))
    return [one for one in pool if _relieves(war, marker, one)]


def _relieves(war: War, marker: int, number: int) -> bool:
    """One-step infantry of its nationality that is not elite; of either nation for the Western one.

    [DSA-AIR-11, DSA-AIR-12]
    """
    counter = war.counter(number)
    side = one_step_side(counter)
    return (
        side != NO_SIDE
        and counter.faces[side].kind == INFANTRY
        and counter.nation in nationalities(war, marker)
        and not elite(counter, war.tables.organization.groups["chinese"])
    )


class LandAirdrops(Step[War, Landings]):
    """Airdrops are replaced by infantry, or go to the Delay Box. [DSA-AIR-10, DSA-AIR-11, DSB-MK-2-4]"""

    def seats(self, war: War, frame: Landings) -> tuple[str, ...]:
        """The phasing faction, while one can be replaced."""
        choice = any(replacements(war, one) for one in markers(war))
        return (FACTIONS[war.state.phasing],) if choice else ()

    def run(self, war: War, frame: Landings) -> None:
        """The others go to the Delay Box."""
        for one in markers(war):
            war.remove(one, DELAY, "is withdrawn")
        frame.stage = frame.stage.next

    def legal(self, war: War, frame: Landings, seat: str) -> list[Action]:
        """Which marker, by which unit; or none of them."""
        return [*_answers(war), DONE]

    def do(self, war: War, frame: Landings, seat: str, action: Action) -> None:
        """Infantry comes, the marker goes. [DSA-AIR-11]"""
        if action == DONE:
            self.run(war, frame)
            return
        marker, unit = (war.tables.counter(str(arg)) for arg in action.args)
        hex = war.state.place[marker]
        war.remove(marker, DELAY, f"is relieved by {the(war.id(unit))}")
        war.arrive(unit, hex, one_step_side(war.counter(unit)))

    def why_not(self, war: War, frame: Landings, seat: str, action: Action) -> Refusal | None:
        """What is wrong with the marker or the unit."""
        if action.verb != REPLACE:
            return None
        marker, unit = (war.tables.counter(str(arg)) for arg in action.args)
        ids = war.id(unit), war.id(marker)
        if marker not in markers(war):
            return illegal("DSA-AIR-11", f"{the(ids[1])} is no Airdrop of yours on the map", ids[1])
        refusal = lost(war, marker) or pooled(war, war.state.phasing, unit)
        return refusal or illegal("DSA-AIR-11", f"{listed(ids)} do not fit each other", *ids)

    def prompt(self, war: War, frame: Landings, seat: str) -> str:
        """In words."""
        return "Airdrop Landing: replace Airdrops by infantry of the Force Pool, or done"


def _answers(war: War) -> Iterator[Action]:
    for marker in markers(war):
        for one in replacements(war, marker):
            yield Action(REPLACE, (war.id(marker), war.id(one)))
