"""What lies in the boxes of the Naval Zones: units on station, Convoys, and what has been used. [2.2.3.6]"""

from __future__ import annotations

from functools import cache

from flagplot.games.dai_senso.counters import AIR_TYPES, FLEET_TYPES
from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.ground import ground
from flagplot.games.dai_senso.markers import ESCORT, STANDARD, SUPPLY, TRAIN, TROOP
from flagplot.games.dai_senso.places import CONVOYS, ON_STATION, USED, ZONES, zone_box, zone_of
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.sea.events import Spent
from flagplot.games.dai_senso.tables import Tables

SHIPLESS = frozenset(("august-storm",))  # no Fleet, Convoy or Beachhead takes part [DSI-SCN-12]
PRINTED = -1  # a Supply Convoy that is printed in its box, no counter
NATIONAL = ("japan", "russia")  # whose Convoys carry units of their own Country alone [see DSA-MOV-38c]
Sailed = dict[int, int]  # water -> the one before it on the way from home


class Stations:
    """The boxes of the Naval Zones, worked out once for a map; see ``War.occupation``."""

    __slots__ = ("_held", "air", "fleets", "open", "sailed", "supply")

    def __init__(self, war: War) -> None:
        held: dict[int, tuple[int, ...]] = {}
        if war.state.scenario not in SHIPLESS:
            place = war.state.place
            for number in _afloat(war.tables):
                if zone_of(place[number]) >= 0:
                    held[place[number]] = (*held.get(place[number], ()), number)
        self._held = held
        # by faction: the zones with a Fleet unit, or an Air unit, in the On Station Box, as sets in numbers
        self.fleets = _stationed(war, held, FLEET_TYPES)
        self.air = _stationed(war, held, AIR_TYPES)
        # by faction: zone -> its Supply Convoys, PRINTED for one that is printed
        self.supply = tuple(_supply(war, held, faction) for faction in range(len(FACTIONS)))
        self.open: tuple[tuple[int, ...], ...] = ()  # filled by ``ports``
        self.sailed: dict[tuple[int, str, bool], Sailed] = {}  # filled by ``paths``

    @property
    def convoyed(self) -> list[int]:
        """The zones with anything in their Convoys Box, ascending."""
        return sorted(zone for box in self._held if box == zone_box(zone := zone_of(box), CONVOYS))

    def held(self, zone: int, box: int) -> tuple[int, ...]:
        """The counters in a box of a zone, ascending."""
        return self._held.get(zone_box(zone, box), ())


def stations(war: War) -> Stations:
    """What lies in the zones now."""
    occupation = war.occupation
    if occupation.sea is None:
        occupation.sea = Stations(war)
    return occupation.sea


@cache
def _afloat(tables: Tables) -> tuple[int, ...]:
    """The counters that can ever lie in a box of a zone: support units and Convoys."""
    return tuple(
        number
        for number, one in enumerate(tables.counters)
        if one.convoy or any(face.support for face in one.faces)
    )


def _stationed(war: War, held: dict[int, tuple[int, ...]], kinds: frozenset[str]) -> list[int]:
    found = [0] * len(FACTIONS)
    for box, counters in held.items():
        zone = zone_of(box)
        if box == zone_box(zone, ON_STATION):
            for number in counters:
                if war.face(number).kind in kinds:
                    found[war.faction(number)] |= 1 << zone
    return found


def _supply(war: War, held: dict[int, tuple[int, ...]], faction: int) -> dict[int, tuple[int, ...]]:
    """Printed Supply Convoys are always there [DSA-SPT-03]; others lie in the box, supply side up.

    [DSA-CVY-08, DSI-MAP-08, DSA-CMP-29]
    """
    found = _printed(faction).copy()
    for box, counters in held.items():
        zone = zone_of(box)
        if box == zone_box(zone, CONVOYS):
            ships = tuple(
                one for one in counters if war.face(one).kind == SUPPLY and war.faction(one) == faction
            )
            if ships:
                found[zone] = (*found.get(zone, ()), *ships)
    return found


@cache
def _printed(faction: int) -> dict[int, tuple[int, ...]]:
    return {zone: (PRINTED,) for zone, whose in enumerate(ground().convoys) if whose == faction}


# -- Troop Convoys -----------------------------------------------------------------------------------------


def is_troop_convoy(war: War, number: int) -> bool:
    """Whether a counter shows a Troop Convoy: one in that mode, or an Escort. [DSA-CVY-07, DSA-CMP-29]"""
    return war.face(number).kind in (TROOP, ESCORT)


def troop_convoys(war: War, zone: int, faction: int, box: int = CONVOYS) -> list[int]:
    """The Troop Convoys of a faction in the Convoys Box of a zone: each carries. [DSA-CVY-08, DSA-CVY-09]"""
    return [
        number
        for number in stations(war).held(zone, box)
        if war.faction(number) == faction and is_troop_convoy(war, number)
    ]


def zones_with_troop_convoys(war: War, faction: int) -> list[int]:
    """The zones that units of a faction can cross, as far as Convoys go."""
    return [zone for zone in stations(war).convoyed if troop_convoys(war, zone, faction)]


def carries(war: War, convoy: int, unit: int) -> bool:
    """Whether a Troop Convoy carries a unit: one step, of a nation that may ride. [DSB-MK-9-1]

    The Fleet Train carries any size, but US units only; Japanese and Russian Convoys units of their own
    Country; Scratch Convoys and those of Western nations all units of their faction. Exp units ride with any,
    units of the Kwantung Army with none. An Escort has the nation of its unit (D-10).
    [see DSA-MOV-36, DSA-MOV-38, DSA-MOV-39]
    """
    rider, ship = war.counter(unit), war.counter(convoy)
    if rider.kwantung or war.faction(unit) != war.faction(convoy):  # [DSA-MOV-39]
        return False
    if war.face(unit).steps > 1 and ship.convoy != TRAIN:  # [DSA-MOV-35, DSA-MOV-36]
        return False
    if rider.exp:
        return True  # [DSA-MOV-38g]
    if ship.convoy == TRAIN or (ship.convoy in ("", STANDARD) and ship.nation in NATIONAL):
        return rider.nation == ship.nation  # [DSA-MOV-38c, DSA-MOV-38d, DSA-MOV-38f]
    return True  # [DSA-MOV-38a, DSA-MOV-38b, DSA-MOV-38e]


def spend(war: War, convoy: int) -> None:
    """A Troop Convoy has carried a unit: it goes to the Used Box of its zone, same side up."""
    zone = zone_of(war.state.place[convoy])
    war.lay(convoy, zone_box(zone, USED), war.state.up[convoy])
    war.emit(Spent(counter=war.id(convoy), zone=ZONES[zone]))
