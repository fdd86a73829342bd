"""Where Air units get to: range and Air Unit Path. [2.2.3.1]"""

from __future__ import annotations

from flagplot.board.spaces import SpaceSet
from flagplot.games.dai_senso import bases, fences, policies
from flagplot.games.dai_senso.board import standard
from flagplot.games.dai_senso.factions import AXIS
from flagplot.games.dai_senso.places import HEXES, IDS
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.posture import fences as fenced
from flagplot.games.dai_senso.posture import policies_in_force
from flagplot.games.dai_senso.sea.stations import SHIPLESS
from flagplot.games.dai_senso.support import skies
from flagplot.games.dai_senso.weather import MUD, covered
from flagplot.kernel.memory import Table, remember
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

AIR_FORCE, INTERCEPTOR, BOMBER = "air_force", "interceptor", "bomber"
RANGE = 3  # hexes from an Air Base [DSA-SPT-40]
FAR = 9  # of a Bomber [DSA-SPT-44]
STRIKE = 1  # of a CV Strike from its CV Fleet [DSA-SPT-46]


def reach(war: War, faction: int, nation: str, range: int = RANGE) -> SpaceSet:
    """The hexes that Air units of a nation reach from their Air Bases. [DSA-SPT-40]"""
    return flown(war, faction, nation, bases.air_bases(war, faction, nation), range)


def flown(war: War, faction: int, nation: str, starts: SpaceSet, range: int) -> SpaceSet:
    """The hexes where Air units that start in these hexes may be placed, as far as path and Policies go.

    All-Sea hexes only where there are ships [DSI-SCN-12], and not in weather that closes them.
    """
    found = _reach(starts, airspace(war), range)
    if faction == AXIS and policies_in_force(war):
        found |= _over_pacs(war, starts, range)
    barred = fences.no_placing(war, faction, nation) | skies.closed_seas(war) | skies.muddy(war)
    if war.state.scenario in SHIPLESS:
        found &= war.tables.map.board.land
    return SpaceSet.of(found.mask & ~barred)


def _over_pacs(war: War, starts: SpaceSet, range: int) -> SpaceSet:
    """The hexes of PACs the Axis flies to: the Policy there ends before the unit comes, others hold."""
    policy = fenced(war).policy
    found = SpaceSet()
    for one in sorted(set(policy.values())):
        if policies.why_not_end(war, one) is None:
            there = SpaceSet(hex for hex, held in policy.items() if held == one)
            found |= _reach(starts, airspace(war) | there, range) & there
    return found


def airspace(war: War) -> SpaceSet:
    """The hexes an Air Unit Path may enter: no Land in Mud, no Neutral Minor Country, no PAC.

    Nor Land out of play. [DSA-SPT-47, DSI-SCN-11]
    """
    lands, mud = war.lands, covered(war, MUD) & war.tables.map.board.land.mask
    key = lands.neutral, lands.closed, fenced(war).pac, mud
    found = _AIRSPACES.get(key)
    if found is None:
        everywhere = SpaceSet(range(HEXES)) - SpaceSet.of(mud)
        found = _AIRSPACES.keep(key, everywhere - lands.neutral - lands.closed - fenced(war).pac)
    return found


_AIRSPACES: Table[tuple[SpaceSet, SpaceSet, SpaceSet, int], SpaceSet] = Table(64)


@remember(256)
def _reach(bases: SpaceSet, airspace: SpaceSet, distance: int) -> SpaceSet:
    """All hexes at the end of a path that is no longer than the range: D-04."""
    grid = standard().board.grid
    reached = bases
    edge = list(bases)
    for _ in range(distance):
        beyond = SpaceSet(other for hex in edge for other in grid.around(hex)) & airspace
        edge = list(beyond - reached)
        reached |= beyond
    return reached & airspace


def out_of_reach(war: War, number: int, hex: int, range: int = RANGE) -> Refusal | None:
    """Why an Air unit cannot get to a hex at all; None if it can."""
    if hex in reach(war, war.faction(number), war.counter(number).nation, range):
        return None
    id, label = war.id(number), IDS[hex]
    if hex not in war.tables.map.board.land and war.state.scenario in SHIPLESS:
        return illegal("DSI-SCN-12", "Air Forces are placed in Land hexes only", label, id)
    refusal = fences.why_no_placing(war, number, hex) or barred_by_weather(war, hex, label, id)
    if refusal is not None:
        return refusal
    if hex in war.lands.closed:
        return illegal(war.lands.closed_by, f"nobody enters {the(label)} in this scenario", label, id)
    if hex not in airspace(war):
        return illegal("DSA-SPT-47", f"no Air Unit Path leads into {the(label)}", label, id)
    words = f"{the(label)} is not within {range} hexes of an Air Base of {the(war.counter(number).nation)}"
    return illegal("DSA-SPT-44" if range == FAR else "DSA-SPT-40", words, label, id)


def barred_by_weather(war: War, hex: int, label: str, id: str) -> Refusal | None:
    """Why weather keeps an Air unit out of a hex."""
    if skies.closed_seas(war) >> hex & 1:
        return illegal(skies.why_closed(war, hex), f"the weather closes {the(label)}", label, id)
    if skies.muddy(war) >> hex & 1:
        return illegal("DSA-SPT-53", f"{the(label)} lies in Mud", label, id)
    return None
