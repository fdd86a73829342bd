"""Fleet Unit Paths: from home to the zone where a Fleet or Convoy is placed. [2.2.3.1]"""

from __future__ import annotations

from collections import deque

from flagplot.board.spaces import SpaceSet, mask_of, members
from flagplot.games.dai_senso import bases
from flagplot.games.dai_senso.factions import WESTERN
from flagplot.games.dai_senso.ground import ground
from flagplot.games.dai_senso.lands import zones_out
from flagplot.games.dai_senso.places import ZONES
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.ports import open_port, open_ports
from flagplot.games.dai_senso.sea.seas import Passage, seas
from flagplot.games.dai_senso.sea.stations import Sailed, stations
from flagplot.kernel.memory import Table

Path = tuple[int, ...]  # waters, from home on; see ``seas``


def home_ports(war: War, nation: str) -> int:
    """The Ports in the Country itself, open or not, as a set in a number. [see DSA-GL-10]"""
    return own_ports(war, nation) & war.lands.proper.mask


def own_ports(war: War, nation: str) -> int:
    """The Ports in a Country and its Dependents, open or not, as a set in a number."""
    state = war.state
    key = state.status, state.ceded, nation
    found = _PORTS.get(key)
    if found is None:
        country = war.lands.country
        found = _PORTS.keep(key, mask_of(hex for hex in members(ground().ports) if country[hex] == nation))
    return found


_PORTS: Table[tuple[tuple[int, ...], tuple[str, ...], str], int] = Table(256)


def fleet_path(war: War, faction: int, nation: str, zone: int) -> Path | None:
    """A shortest Fleet Unit Path of a nation to a zone, or None."""
    return _way(_sailed(war, faction, nation, with_bases=True), zone)


def fleet_zones(war: War, faction: int, nation: str) -> set[int]:
    """The zones that Fleets of a nation can trace a path to."""
    return {water for water in _sailed(war, faction, nation, with_bases=True) if water < len(ZONES)}


def convoy_path(war: War, faction: int, nation: str, zone: int) -> Path | None:
    """A path from a Home Country Open Port, as Convoys need it; a Naval Base will not do. [DSA-CVY-02]"""
    return _way(_sailed(war, faction, nation, with_bases=False), zone)


def _way(came: Sailed, water: int) -> Path | None:
    if water not in came:
        return None
    found = [water]
    while came[water] != water:
        water = came[water]
        found.append(water)
    return tuple(reversed(found))


def _sailed(war: War, faction: int, nation: str, *, with_bases: bool) -> Sailed:
    """All waters that paths of a nation lead to, each with the one before it.

    A path begins in a water with a Home Country Naval Base or Open Port; each water on it but the last has a
    friendly Open Port. A zone with a Home Country Naval Base needs none: the path is that zone. So enemies on
    station stop a path through their zone, never into it. [DSA-SPT-27, DSA-SPT-28, DSA-SPT-31, DSA-SPT-32]
    """
    kept, key = stations(war).sailed, (faction, nation, with_bases)
    if key in kept:
        return kept[key]
    out = zones_out(war.state.scenario)  # [see DSB-SC-02]
    homes = sorted(_homes(war, faction, nation, with_bases=with_bases) - out)
    came: Sailed = {home: home for home in homes}
    crossed, todo = set(homes), deque(homes)
    while todo:
        water = todo.popleft()
        if not _passable(war, faction, water):
            continue
        for passage in seas().passages[water]:
            if passage.to in out:
                continue
            if _unguarded(war, faction, water, passage, last=True):
                came.setdefault(passage.to, water)
            if passage.to not in crossed and _unguarded(war, faction, water, passage, last=False):
                crossed.add(passage.to)
                todo.append(passage.to)
    kept[key] = came
    return came


def _homes(war: War, faction: int, nation: str, *, with_bases: bool) -> set[int]:
    """The waters where a path may begin.

    Any Western Off-Map Box is a Home Country Open Port for Western Fleets. [DSA-SPT-29, DSA-GL-11]
    """
    printed, ports = seas(), home_ports(war, nation)
    based = bases.naval_bases(war, faction, nation).mask & ports if with_bases else 0
    opened = open_ports(war, faction)
    found = {zone for zone in range(len(ZONES)) if (opened[zone] & ports) | (based & printed.ports[zone])}
    return found | set(SpaceSet.of(printed.boxes[faction])) if faction == WESTERN else found


def _passable(war: War, faction: int, water: int) -> bool:
    """Whether a water contains a friendly Open Port: any one will do. [DSA-GL-26d, DSA-SPT-31]"""
    if water >= len(ZONES):
        return bool(seas().boxes[faction] >> water & 1)
    return bool(open_ports(war, faction)[water])


def _unguarded(war: War, faction: int, water: int, passage: Passage, *, last: bool) -> bool:
    """Whether the way is open: through a Restricted Waterway one of its ports must be an Open Port.

    It must be open in the zones that the path joins, but not in the last one: enemies on station there do not
    matter. [DSA-SPT-30, DSA-SPT-30a, DSA-SPT-30b, DSA-SPT-30c, DSA-SPT-30d]
    """
    if not passage.guards:
        return True
    joined = (water,) if last else (water, passage.to)
    return any(_guards(war, faction, port, joined, passage.to) for port in passage.guards)


def _guards(war: War, faction: int, port: int, joined: tuple[int, ...], to: int) -> bool:
    """A port in none of these zones that still guards the way (D-40) counts by another of its own."""
    own = [zone for zone in joined if seas().ports[zone] >> port & 1]
    if own:
        return all(open_port(war, port, faction, zone) for zone in own)
    others = [zone for zone in range(len(ZONES)) if zone != to and seas().ports[zone] >> port & 1]
    return any(open_port(war, port, faction, zone) for zone in others)
