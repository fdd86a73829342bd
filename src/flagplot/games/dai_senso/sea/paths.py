"""Fleet Unit Paths: from home to the zone where a Fleet or Convoy is placed. [2.2.3.1]"""

from __future__ import annotations

from collections import deque

from flagplot.board.spaces import SpaceSet
from flagplot.games.dai_senso import bases
from flagplot.games.dai_senso.factions import WESTERN
from flagplot.games.dai_senso.ground import ground
from flagplot.games.dai_senso.places import ZONES
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.ports import open_port, open_ports
from flagplot.games.dai_senso.sea.seas import Passage, seas

Path = tuple[int, ...]  # waters, from home on; see ``seas``


def home_ports(war: War, nation: str) -> SpaceSet:
    """The Ports in the Country itself, open or not. [see DSA-GL-10]"""
    lands = war.lands
    return SpaceSet(hex for hex in SpaceSet.of(ground().ports) & lands.proper if lands.country[hex] == nation)


def fleet_path(war: War, faction: int, nation: str, zone: int) -> Path | None:
    """A shortest Fleet Unit Path of a nation to a zone, or None.

    It begins in a water with a Home Country Naval Base or Open Port; each water on it but the last contains a
    friendly Open Port. A zone with a Home Country Naval Base needs none: the path is that zone. So enemies on
    station stop a path through their zone, never into it. [DSA-SPT-27, DSA-SPT-28, DSA-SPT-31, DSA-SPT-32]
    """
    return path_from(war, faction, _homes(war, faction, nation, with_bases=True), zone)


def convoy_path(war: War, faction: int, nation: str, zone: int) -> Path | None:
    """A path from a Home Country Open Port, as Convoys need it; a Naval Base will not do. [DSA-CVY-02]"""
    return path_from(war, faction, _homes(war, faction, nation, with_bases=False), zone)


def path_from(war: War, faction: int, homes: set[int], zone: int) -> Path | None:
    """A shortest path from one of these waters."""
    printed = seas()
    came: dict[int, int] = {home: home for home in sorted(homes)}
    todo = deque(came)
    while todo:
        water = todo.popleft()
        if water == zone:
            return _way(came, water)
        if not _passable(war, faction, water):
            continue
        for passage in printed.passages[water]:
            if passage.to not in came and _guarded(war, faction, water, passage):
                came[passage.to] = water
                todo.append(passage.to)
    return None


def _way(came: dict[int, int], water: int) -> Path:
    found = [water]
    while came[water] != water:
        water = came[water]
        found.append(water)
    return tuple(reversed(found))


def _homes(war: War, faction: int, nation: str, *, with_bases: bool) -> set[int]:
    """The waters where a path may begin.

    Any Western Off-Map Box is a Home Country Open Port for Western Fleets. [DSA-SPT-29, DSA-GL-11]
    """
    printed, ports = seas(), home_ports(war, nation).mask
    based = bases.naval_bases(war, faction, nation).mask & ports if with_bases else 0
    opened = open_ports(war, faction)
    found = {zone for zone in range(len(ZONES)) if (opened[zone] & ports) | (based & printed.ports[zone])}
    return found | set(SpaceSet.of(printed.boxes[faction])) if faction == WESTERN else found


def _passable(war: War, faction: int, water: int) -> bool:
    """Whether a water contains a friendly Open Port: any one will do. [DSA-GL-26d, DSA-SPT-31]"""
    if water >= len(ZONES):
        return bool(seas().boxes[faction] >> water & 1)
    return bool(open_ports(war, faction)[water])


def _guarded(war: War, faction: int, water: int, passage: Passage) -> bool:
    """Whether the way is open: through a Restricted Waterway one of its ports must be an Open Port.

    The path comes out of ``water``: a port of that zone must be open there; one that is none of its ports but
    guards the way (D-40), in a zone of its own.
    [DSA-SPT-30, DSA-SPT-30a, DSA-SPT-30b, DSA-SPT-30c, DSA-SPT-30d]
    """
    if not passage.guards:
        return True
    return any(
        open_port(war, port, faction, water)
        if seas().ports[water] >> port & 1
        else open_port(war, port, faction)
        for port in passage.guards
    )
