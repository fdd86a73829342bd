"""What supply lines of a nation may use as things stand: sources, hexes, sea legs, Beachheads. [10]"""

from __future__ import annotations

from flagplot.board.spaces import mask_of
from flagplot.games.dai_senso import beachheads, fences, zones
from flagplot.games.dai_senso.board import standard
from flagplot.games.dai_senso.factions import FACTIONS, SOVIET, WESTERN, enemies
from flagplot.games.dai_senso.ground import ground
from flagplot.games.dai_senso.nations import homes
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.sea.seas import seas
from flagplot.games.dai_senso.sea.stations import PRINTED, SHIPLESS, stations
from flagplot.games.dai_senso.tracing import Ways
from flagplot.kernel.memory import remember

PARTISAN_BASE = "partisan_base"
Ports = tuple[int, ...]  # by Naval Zone: a set of hexes in a number


def ways(war: War, faction: int, nation: str, ports: Ports) -> Ways:
    """What supply lines of a nation may use, if the ports of its faction were these."""
    sea, printed = stations(war), seas()
    legs, havens = [], 0
    for zone, convoys in sea.supply[faction].items():
        if ports[zone] and any(_useful(war, faction, nation, one) for one in convoys):
            legs.append(ports[zone])
            if faction == WESTERN and printed.box_zones[faction] >> zone & 1:
                havens |= ports[zone]
    return Ways(
        sources(war, faction, nation),
        enterable(war, faction, nation),
        tuple(legs),
        havens,
        beaches(war, faction),
    )


def _useful(war: War, faction: int, nation: str, convoy: int) -> bool:
    """An Ally at War cannot use the Supply Convoy of a PAC; a printed one is nobody's. [DSA-SUP-20]"""
    return convoy == PRINTED or fences.shares_convoy(war, faction, nation, convoy)


def beaches(war: War, faction: int) -> int:
    """The All-Sea hexes with a Beachhead of a faction, as a set in a number."""
    return mask_of(beachheads.hexes(war, faction)) if beachheads.arrows(war.state) else 0


def sources(war: War, faction: int, nation: str) -> int:
    """The Cities of the Country itself [DSA-SUP-02] that hold no enemy unit or marker. [DSA-SUP-05]

    And its Partisan Bases, for counters of that Minor Country alone. [DSA-SUP-03]
    For all Soviet counters the western edge of the map, which is the Eastern Europe Box.
    [DSA-SUP-04, DSA-SUP-14]
    """
    occupation, cities = war.occupation, war.lands.cities
    found, bases = 0, partisan_bases(war)[faction]
    for home in homes(war, faction, nation):
        found |= cities[home].mask if home in cities else 0
        found |= mask_of(hex for hex in bases if war.lands.country[hex] == home)
    if faction == SOVIET and war.state.scenario not in SHIPLESS:  # out of play there [DSI-SCN-11]
        found |= ground().edge
    return found & ~occupation.enemy(occupation.present, faction)


def enterable(war: War, faction: int, nation: str) -> int:
    """The hexes a line of a faction may be traced into, as a set in a number.

    Not into an EZOC without a friendly unit [DSA-SUP-15], nor where an enemy unit, Airdrop or Detachment
    stands [DSA-SUP-16, DSA-AIR-06c]; not into a Neutral Country [DSA-SUP-19] or Land out of play
    [DSI-SCN-11]; nor where a Policy forbids it [DSA-SUP-20].
    """
    occupation, lands = war.occupation, war.lands
    barred = zones.unnegated(war, faction) | occupation.enemy(occupation.present, faction)
    barred |= _guarded(war, faction) | lands.neutral.mask | lands.off_board.mask
    barred |= fences.no_line(war, faction, nation) | _haunted(war, faction)
    return (ground().land | beaches(war, faction)) & ~barred


def _haunted(war: War, faction: int) -> int:
    """Hexes with an enemy Partisan Base and no friendly ground unit. [DSA-SUP-17]"""
    bases = partisan_bases(war)
    found = mask_of(hex for other in enemies(faction) for hex in bases[other])
    return found & ~war.occupation.ground[faction]


def partisan_bases(war: War) -> tuple[tuple[int, ...], ...]:
    """By faction: the hexes with its Partisan Bases."""
    if not war.affairs.markers:
        return _NO_BASES
    return _bases(tuple(war.affairs.markers.items()))


_NO_BASES: tuple[tuple[int, ...], ...] = ((),) * len(FACTIONS)


@remember(64)
def _bases(markers: tuple[tuple[str, str], ...]) -> tuple[tuple[int, ...], ...]:
    hexes = standard().board.grid.number
    return tuple(
        tuple(
            hexes[place]
            for marker, place in markers
            if marker.startswith(f"{PARTISAN_BASE}_{faction}") and place in hexes
        )
        for faction in FACTIONS
    )


def _guarded(war: War, faction: int) -> int:
    """Cities and Ports of enemy Countries that are not under friendly control.

    Conquered Countries are none, and Dependents are no Countries (D-27). [DSA-SUP-18, DSA-SUP-23]
    """
    printed, friendly = ground(), war.lands.friendly
    enemy = war.occupation.enemy([one.mask for one in friendly], faction)
    return (printed.cities | printed.ports) & enemy & ~war.occupation.holding[faction]
