"""The printed sea: Naval Zones with their hexes and ports, and how zones and Off-Map Boxes hang together.

Sets of hexes are numbers, a bit a hex. Zones and Off-Map Boxes are both *waters* of a Fleet Unit Path: zones
come first, numbered as in ``places.ZONES``, then the boxes, as in ``places.OFF_MAP``.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from flagplot.board.spaces import mask_of
from flagplot.games.dai_senso.board import Map, OffMap, standard
from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.places import OFF_MAP, ZONES

NO_ZONE = -1


class Passage(NamedTuple):
    """The way into a neighbouring water; through a Restricted Waterway one of the ports must be open."""

    to: int
    guards: tuple[int, ...] = ()  # port hexes [see DSA-SPT-30]


@dataclass(frozen=True)
class Seas:
    """Columns by Naval Zone, by hex and by water."""

    hexes: tuple[int, ...]  # by zone: its All-Sea hexes [DSA-GL-38]
    ports: tuple[int, ...]  # by zone: its ports; a Multi-Zone Port lies in several [DSA-GL-36, DSI-MAP-04]
    key_ports: tuple[int, ...]  # by zone [DSI-MAP-05]
    zone: tuple[int, ...]  # by hex: the zone of an All-Sea hex; NO_ZONE on Land
    ice: int  # ports that freeze [DSI-MAP-07]
    snowed: int  # zones whose All-Sea hexes North Snow closes, as a set [see DSA-SPT-54]
    muddy: tuple[str, ...]  # by zone: the Weather Area whose Mud closes its All-Sea hexes [see DSA-SPT-55]
    passages: tuple[tuple[Passage, ...], ...]  # by water [DSA-GL-39, DSA-GL-40]
    boxes: tuple[int, ...]  # by faction: its Off-Map Boxes with an Open Port, as a set of waters
    box_zones: tuple[int, ...]  # by faction: the zones that such a box is part of, as a set


@cache
def seas() -> Seas:
    """Of the map of the box."""
    world = standard()
    grid, zones = world.board.grid, world.waters.zones
    where = {label: at for at, zone in enumerate(zones) for label in zone.sea_hexes}
    return Seas(
        hexes=tuple(mask_of(grid[label] for label in zone.sea_hexes) for zone in zones),
        ports=tuple(mask_of(grid[label] for label in zone.ports) for zone in zones),
        key_ports=tuple(mask_of(grid[label] for label in zone.key_ports) for zone in zones),
        zone=tuple(where.get(label, NO_ZONE) for label in grid.labels),
        ice=mask_of(at for at, one in enumerate(world.hexes) if one.ice),
        snowed=mask_of(at for at, zone in enumerate(zones) if zone.snow_closes_sea_hexes),
        muddy=tuple(zone.mud_closes_sea_hexes or "" for zone in zones),
        passages=_passages(world),
        boxes=tuple(
            mask_of(
                water(box.id) for box in world.waters.off_map_boxes if box.faction == id and box.open_port
            )
            for id in FACTIONS
        ),
        box_zones=tuple(
            mask_of(
                water(zone)
                for box in world.waters.off_map_boxes
                if box.faction == id and box.open_port
                for zone in box.zones
            )
            for id in FACTIONS
        ),
    )


def _havens(world: Map, faction: str) -> list[OffMap]:
    """The Off-Map Boxes of a faction that are printed with an Open Port. [DSA-GL-26d]"""
    return [box for box in world.waters.off_map_boxes if box.faction == faction and box.open_port]


def water(id: str) -> int:
    """The number of a Naval Zone or Off-Map Box as a water."""
    return ZONES.index(id) if id in ZONES else len(ZONES) + OFF_MAP.index(id)


def water_id(water: int) -> str:
    """The id of a Naval Zone or Off-Map Box."""
    return (*ZONES, *OFF_MAP)[water]


def _passages(world: Map) -> tuple[tuple[Passage, ...], ...]:
    """Zones that share a border [DSA-GL-39], boxes with their zones and with adjacent boxes.

    [DSA-GL-40, DSI-MAP-09]
    """
    grid, waters = world.board.grid, world.waters
    guards = {
        frozenset(one.zones): tuple(grid[port] for port in one.ports) for one in waters.restricted_waterways
    }  # [DSA-GL-37]
    pairs = [(frozenset(one.zones), guards.get(frozenset(one.zones), ())) for one in waters.adjacency]
    for box in waters.off_map_boxes:
        pairs += [(frozenset((box.id, other)), ()) for other in (*box.zones, *box.adjacent_boxes)]
    found: list[dict[int, Passage]] = [{} for _ in (*ZONES, *OFF_MAP)]
    for pair, ports in pairs:
        one, other = (water(id) for id in sorted(pair))
        found[one][other] = Passage(other, ports)
        found[other][one] = Passage(one, ports)
    return tuple(tuple(row[to] for to in sorted(row)) for row in found)
