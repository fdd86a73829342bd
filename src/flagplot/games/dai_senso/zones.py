"""Zones of control, in the three readings the rules have. [8]"""

from __future__ import annotations

from flagplot.board.spaces import SpaceSet, members
from flagplot.games.dai_senso.beachheads import NOWHERE, arrows, crossed
from flagplot.games.dai_senso.factions import AXIS
from flagplot.games.dai_senso.ground import ground
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.posture import fences, is_pac, policies_in_force


def projected(war: War, faction: int) -> SpaceSet:
    """The hexes that hold an EZOC against a faction: all those next to enemy ground units.

    Not over mountain, sea, lake and strait hexsides; ``ground`` knows them. [DSA-ZOC-01]
    """
    return SpaceSet.of(_projected(war, faction))


def _projected(war: War, faction: int) -> int:
    occupation = war.occupation
    if not policies_in_force(war):
        return occupation.enemy(occupation.zones, faction)
    found = occupation.bound.get(faction)
    if found is None:
        found = occupation.bound[faction] = _bound(war, faction)
    return found


def _bound(war: War, faction: int) -> int:
    """The same under Policies: units of a PAC project none, and none reaches into a PAC.

    The Axis is none. [DSA-ZOC-04, DSB-PO-21, DSB-PO-22, see DSB-PO-01]
    """
    occupation, reach, beaches = war.occupation, ground().zone, arrows(war.state)
    found, allied = 0, occupation.enemy(occupation.ground, faction)
    if faction != AXIS:
        found, allied = occupation.zones[AXIS], allied & ~occupation.ground[AXIS]
    for hex in members(allied):
        if all(is_pac(war, one) for one in war.enemy_ground(hex, faction)):
            continue
        found |= reach[hex]
        for sea, land in beaches.items():
            if hex in (sea, land):
                found |= 1 << (land if hex == sea else sea)
    return found & ~fences(war).pac.mask


def projectors(war: War, hex: int, faction: int) -> list[int]:
    """The enemy ground units whose ZOC reaches a hex."""
    grid, reach = war.tables.map.board.grid, ground().zone
    if not _projected(war, faction) >> hex & 1:
        return []
    return [
        unit
        for beside in grid.around(hex)
        if reach[beside] >> hex & 1 or crossed(war, beside, hex) != NOWHERE
        for unit in war.enemy_ground(beside, faction)
        if not is_pac(war, unit)
    ]


def stops_movement(war: War, hex: int, faction: int, mover: int = -1) -> bool:
    """Whether ``mover`` must stop in a hex: an EZOC with no other friendly unit or Airdrop there.

    Detachments and other markers do not help. [DSA-ZOC-05]
    """
    if not _projected(war, faction) >> hex & 1:
        return False
    if war.state.place[mover] != hex or mover < 0:
        return not war.occupation.standing[faction] >> hex & 1
    return not any(
        one != mover and war.face(one).unit and war.faction(one) == faction for one in war.stack(hex)
    )


def blocks_reserve(war: War, hex: int, faction: int) -> bool:
    """Whether an EZOC keeps Reserve Movement out of a hex and in it: always. [see DSA-RSV-03]"""
    return bool(_projected(war, faction) >> hex & 1)


def blocks_supply(war: War, hex: int, faction: int) -> bool:
    """Whether an EZOC keeps lines out of a hex: unless a friendly unit is in it. [DSA-ZOC-06]"""
    return bool(unnegated(war, faction) >> hex & 1)


def unnegated(war: War, faction: int) -> int:
    """The hexes with an EZOC and neither a friendly unit nor an Airdrop (D-23), as a set in a number."""
    return _projected(war, faction) & ~war.occupation.standing[faction]
