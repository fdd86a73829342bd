"""The printed map as sets of hexes: what ZOC reaches, where lines and roads run, ports and cities.

Sets are numbers, a bit a hex (see ``board.spaces``); everything here is worked out once from the map.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from flagplot.board.grid import SIDES
from flagplot.board.spaces import SpaceSet, mask_of
from flagplot.games.dai_senso.board import MOUNTAIN, RAIL, ROAD, STRAIT, STRAIT_CONNECTED, Map, standard
from flagplot.games.dai_senso.factions import FACTIONS, NOBODY
from flagplot.kernel.memory import remember

Links = tuple[tuple[int, ...], ...]  # by hex: the neighbours a link leads to


@dataclass(frozen=True)
class Ground:
    """Columns by hex and sets of hexes."""

    land: int
    zone: tuple[int, ...]  # by hex: the neighbours its ground units project a ZOC into
    free: tuple[int, ...]  # by hex: the neighbours a supply line goes to over any ground
    rail: Links
    road: Links  # where no rail runs beside it (D-26)
    straits: Links  # Connected Straits between Road or Rail hexes [see DSA-SUP-10]
    cities: int
    ports: int
    bases: int  # City, Port, Road or Rail [see DSA-GL-20]
    limited: int  # Limited Stacking
    edge: int  # the western edge, which counts as the Eastern Europe Box [see DSA-SUP-14]
    zones_of: tuple[tuple[int, ...], ...]  # by hex: the Naval Zones a port lies in
    harbors: tuple[tuple[int, ...], ...]  # by Naval Zone: its ports
    convoys: tuple[int, ...]  # by Naval Zone: whose Supply Convoy is inherent, or NOBODY


@cache
def ground() -> Ground:
    """Of the map of the box."""
    world = standard()
    board, hexes, zones = world.board, world.hexes, world.waters.zones
    rail, road = board.through[RAIL], board.through[ROAD]
    mountain, straits = board.along[MOUNTAIN], board.along[STRAIT_CONNECTED.replace("_", " ")]
    crossed = bytes(a | b | c for a, b, c in zip(board.ground, straits, board.along[STRAIT], strict=True))
    links = SpaceSet(n for n in range(len(hexes)) if rail[n] or road[n])
    harbors = tuple(tuple(sorted(board.grid[port] for port in zone.ports)) for zone in zones)
    return Ground(
        land=board.land.mask,  # any land makes a Land hex [DSA-GL-13]
        # neither over mountains [DSA-ZOC-02] nor over water [DSA-ZOC-03, DSI-MAP-16]
        zone=_masks(world, bytes(a & ~b for a, b in zip(board.ground, mountain, strict=True))),
        free=_masks(world, crossed),  # over straits, not over open water [DSA-SUP-21]
        rail=_links(world, rail),
        road=_links(world, bytes(a & ~b for a, b in zip(road, rail, strict=True))),
        straits=tuple(
            tuple(other for other in row if one in links and other in links)
            for one, row in enumerate(_links(world, straits))
        ),
        cities=mask_of(n for n, one in enumerate(hexes) if one.city),  # [DSA-GL-09]
        ports=mask_of(n for n, one in enumerate(hexes) if one.port),  # [DSA-GL-09]
        bases=mask_of(n for n, one in enumerate(hexes) if one.city or one.port or n in links),
        limited=mask_of(n for n, one in enumerate(hexes) if one.limited_stacking),
        edge=mask_of(board.grid[label] for box in world.waters.off_map_boxes for label in box.edge_hexes),
        zones_of=tuple(
            tuple(zone for zone, ports in enumerate(harbors) if n in ports) for n in range(len(hexes))
        ),
        harbors=harbors,
        convoys=tuple(
            FACTIONS.index(zone.inherent_supply_convoy) if zone.inherent_supply_convoy else NOBODY
            for zone in zones
        ),  # [DSI-MAP-08]
    )


def _links(world: Map, sides: bytes) -> Links:
    grid = world.board.grid
    return tuple(
        tuple(grid.beside(one, side) for side in range(SIDES) if mask >> side & 1)
        for one, mask in enumerate(sides)
    )


def _masks(world: Map, sides: bytes) -> tuple[int, ...]:
    return tuple(mask_of(row) for row in _links(world, sides))


@remember(8192)
def within(hex: int, radius: int) -> SpaceSet:
    """The hexes in range: the one counted to counts, the one counted from does not. [DSA-GL-15]"""
    return SpaceSet(standard().board.grid.within(hex, radius))
