"""Open Ports, by faction and Naval Zone. [glossary]

A port is open for activity in one zone and may be closed in another. What is in its hex, and ice, close it
in all its zones; Fleets and Air units on station only in theirs. Air units need a Naval Base near by, a Naval
Base supply, and supply may need ports: the ports are found step by step until nothing changes (D-05).
"""

from __future__ import annotations

from collections.abc import Iterable

from flagplot.board.spaces import members
from flagplot.games.dai_senso import tracing
from flagplot.games.dai_senso.counters import DETACHMENT
from flagplot.games.dai_senso.factions import FACTIONS, enemies
from flagplot.games.dai_senso.ground import ground, within
from flagplot.games.dai_senso.markers import LOGISTICS
from flagplot.games.dai_senso.nations import nationalities
from flagplot.games.dai_senso.places import ZONES
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.sea.seas import NO_ZONE, seas
from flagplot.games.dai_senso.sea.stations import stations
from flagplot.games.dai_senso.ways import Ports, beaches, ways
from flagplot.games.dai_senso.weather import SNOW, covered
from flagplot.kernel.memory import remember

NEAR = 3  # hexes from a Naval Base [see DSA-GL-32]
BASING = (DETACHMENT, LOGISTICS)  # markers that make a base as ground units do


def open_ports(war: War, faction: int) -> Ports:
    """The Open Ports of a faction by Naval Zone. [DSA-GL-26]"""
    sea = stations(war)
    if not sea.open:
        sea.open = _settled(war)
    return sea.open[faction]


def open_port(war: War, hex: int, faction: int, zone: int = NO_ZONE) -> bool:
    """Whether a hex is an Open Port for activity in a zone; without one, in any of its zones."""
    found = open_ports(war, faction)
    if zone != NO_ZONE:
        return bool(found[zone] >> hex & 1)
    return any(ports >> hex & 1 for ports in found)


# -- what is in the hexes and boxes ------------------------------------------------------------------------


def unblocked(war: War, faction: int) -> int:
    """The ports of a faction as far as their hexes go, as a set in a number.

    Nothing else opens a port than what is named, least of all control. [DSA-GL-27, DSA-RD-07]
    """
    occupation = war.occupation
    # a friendly ground unit, Airdrop, Detachment or Logistics marker, supplied or not [DSA-GL-26a]
    opened = occupation.opening[faction]
    # or a friendly active Country [DSA-GL-26b], which a Dependent is not [DSA-GL-28]
    opened |= war.lands.friendly[faction].mask
    opened &= ground().ports & ~frozen(war)
    # or a friendly Beachhead at sea [DSA-GL-26c]
    opened |= beaches(war, faction)
    # the same counters of enemies close it [DSA-GL-29, DSA-GL-29a, DSA-GL-29c], and Air units [DSA-GL-29b]
    return opened & ~(
        occupation.enemy(occupation.opening, faction) | occupation.enemy(occupation.air, faction)
    )


def frozen(war: War) -> int:
    """The Ice hexes that lie in Snow: no Open Ports, no Naval Bases.

    [DSA-GL-30, DSA-GL-23, DSI-MAP-07, DSA-WEA-08]
    """
    return seas().ice & covered(war, SNOW)


def _open(war: War, faction: int, near: list[int]) -> Ports:
    """The ports by zone; ``near`` are the hexes by faction that its Air units on station can close.

    A Fleet on station closes every port of its zone to enemies, an Air unit those within three hexes of a
    Naval Base of its faction, both in that zone alone. [DSA-GL-31, DSA-GL-32, DSA-GL-34, DSA-SUP-22]
    """
    sea = stations(war)
    closing = [(sea.fleets[enemy], sea.air[enemy], near[enemy]) for enemy in enemies(faction)]
    return _by_zone(unblocked(war, faction), *closing)


@remember(1024)
def _by_zone(standing: int, *closing: tuple[int, int, int]) -> Ports:
    """Ports that stand open, zone by zone; of each enemy the zones of Fleets and Air units, and the hexes."""
    printed, found = seas(), []
    for zone in range(len(ZONES)):
        ports = standing & (printed.ports[zone] | printed.hexes[zone])
        for fleets, air, near in closing:
            if fleets >> zone & 1:
                ports = 0
            elif air >> zone & 1:
                ports &= ~near
        found.append(ports)
    return tuple(found)


# -- supply and Naval Bases, as far as ports depend on them ------------------------------------------------


def _settled(war: War) -> tuple[Ports, ...]:
    """All Open Ports once bases, supply and interdiction agree (D-05).

    Ports that close each other in turn without end are both closed: mutual interdiction. [DSA-GL-35]
    """
    sea, factions = stations(war), range(len(FACTIONS))
    near = [0] * len(FACTIONS)
    seen: list[list[int]] = []
    while True:
        found = tuple(_open(war, faction, near) for faction in factions)
        if not any(sea.air):
            return found
        again = [_closed(war, faction, found[faction]) if sea.air[faction] else 0 for faction in factions]
        if again == near:
            return found
        if again in seen:
            turning = seen[seen.index(again) :]
            near = [_union(one[faction] for one in turning) for faction in factions]
            return tuple(_open(war, faction, near) for faction in factions)
        seen.append(again)
        near = again


def _closed(war: War, faction: int, ports: Ports) -> int:
    """The hexes within three of a Naval Base on the map; Off-Map Boxes are near nothing. [DSA-GL-33]"""
    return _union(within(base, NEAR).mask for base in members(_bases(war, faction, ports)))


def _bases(war: War, faction: int, ports: Ports) -> int:
    """The Naval Bases of a faction, whatever their nation, if its ports were these."""
    found = 0
    for hex in members(harbors(war, faction)):
        held = [one for one in war.stack(hex) if makes_base(war, one, faction)]
        nations = {nation for one in held for nation in nationalities(war, one)}
        if any(tracing.reached(ways(war, faction, nation, ports)) >> hex & 1 for nation in sorted(nations)):
            found |= 1 << hex
    return found


def harbors(war: War, faction: int) -> int:
    """Ports with a counter that makes a Naval Base if it is supplied: no enemy Air unit, no ice in Snow.

    A Beachhead is no Land and so none. [DSA-GL-22, DSA-GL-23, DSB-MK-5-3]
    """
    occupation = war.occupation
    held = occupation.holding[faction] & ground().ports
    return held & ~frozen(war) & ~occupation.enemy(occupation.air, faction)


def makes_base(war: War, number: int, faction: int) -> bool:
    """Whether a counter makes a base of its nation where it lies, if supplied."""
    return war.faction(number) == faction and (war.face(number).ground or war.face(number).kind in BASING)


def _union(sets: Iterable[int]) -> int:
    found = 0
    for one in sets:
        found |= one
    return found
