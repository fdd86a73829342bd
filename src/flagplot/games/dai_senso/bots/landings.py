"""Landings: which coast is worth a Beachhead, who can be brought there, and which Convoys that takes.

Only where it can be supplied: a Supply Convoy lies in the zone or can be placed there, and a port of one's
own in the same zone is in supply.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from flagplot.board.spaces import members
from flagplot.games.dai_senso.beachheads import arrows, owner, snlf_hexes
from flagplot.games.dai_senso.bots import values
from flagplot.games.dai_senso.bots.front import Front, Target
from flagplot.games.dai_senso.bots.mind import Mind, Walk
from flagplot.games.dai_senso.bots.wave import EVERYWHERE, Wave
from flagplot.games.dai_senso.counters import FRONT
from flagplot.games.dai_senso.ground import ground
from flagplot.games.dai_senso.landings.frames import Exchange
from flagplot.games.dai_senso.landings.placing import coasts
from flagplot.games.dai_senso.markers import STANDARD, SUPPLY, TROOP
from flagplot.games.dai_senso.movement.voyage import SHIP
from flagplot.games.dai_senso.places import (
    CONVOYS,
    HEXES,
    IDS,
    ON_STATION,
    ZONES,
    place,
    pool,
    zone_box,
    zone_of,
)
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.ports import open_ports
from flagplot.games.dai_senso.sea.seas import seas
from flagplot.games.dai_senso.sea.stations import PRINTED, SHIPLESS, carries, stations, troop_convoys
from flagplot.games.dai_senso.support import convoys
from flagplot.games.dai_senso.support.fleets import SURFACE
from flagplot.kernel.action import Action
from flagplot.kernel.words import the

WORTH = 1.0  # points a coast must promise
CONVOY = 0.05  # points a Convoy costs, which others could use
DECLINE = Action("decline")
NO_SHIP = -1
LEAST = 0.3  # a landing must be worth so much
ENOUGH = 0.9  # a chance that needs nobody else
ABOARD = 3  # units on one Beachhead
FLEET = 1  # columns for the defender of a coast behind a Beachhead-1
HELD = 0.8  # of the points of an empty hex that is walked into


class Ride(NamedTuple):
    """How a unit comes to a Beachhead: the Naval Zones it crosses, and the port at the end of each."""

    unit: int
    legs: tuple[tuple[int, int], ...]


class Landing(NamedTuple):
    """A Beachhead, the coast it faces, and who comes."""

    target: int
    beach: int
    rides: tuple[Ride, ...]
    lies: bool  # the Beachhead is there already
    value: float

    @property
    def zone(self) -> int:
        """The Naval Zone of the Beachhead."""
        return seas().zone[self.beach]


class Shipping:
    """The Convoys of a faction: those that can still be placed, and those that lie in their zones.

    Surface Fleets carry troops as well, as Escorts.
    """

    def __init__(self, mind: Mind, free: int, escorts: int = 0, *, returned: bool = False) -> None:
        """``free`` are Convoys that may be placed where they are wanted; ``returned``: all of them."""
        war, faction = mind.war, mind.faction
        self.free, self.escorts = free, escorts
        zones = range(0 if returned else len(ZONES))
        self.troops = Counter({zone: len(troop_convoys(war, zone, faction)) for zone in zones})
        ships = stations(war).supply[faction]
        self.supplied = {zone for zone, found in ships.items() if PRINTED in found or not returned}
        every = [one for one, counter in enumerate(war.counters) if counter.convoy == STANDARD]
        own = [one for one in every if war.faction(one) == faction]
        self.ship = own[0] if own else NO_SHIP  # they are alike
        self.welcome = set(convoys.zones(war, self.ship)) if own and free else set[int]()

    def missing(self, zone: int, rides: Sequence[Ride]) -> list[tuple[int, str]] | None:
        """The Convoys that must still be placed for a landing, by zone and mode; None if they cannot be."""
        found = [] if zone in self.supplied else [(zone, SUPPLY)]
        wanted = Counter(leg for ride in rides for leg, _ in ride.legs)
        for leg, number in sorted(wanted.items()):
            found += [(leg, TROOP)] * max(0, number - self.troops[leg])
        carried = sum(mode == TROOP for _, mode in found)
        fits = len(found) <= self.free + min(self.escorts, carried)
        return found if fits and all(leg in self.welcome for leg, _ in found) else None

    def take(self, landing: Landing) -> None:
        """Keep what a landing needs for it."""
        found = self.missing(landing.zone, landing.rides) or []
        escorted = min(self.escorts, sum(mode == TROOP for _, mode in found))
        self.escorts -= escorted
        self.free -= len(found) - escorted
        self.supplied.add(landing.zone)
        self.troops.update(leg for leg, mode in found if mode == TROOP)
        self.troops.subtract(leg for ride in landing.rides for leg, _ in ride.legs)


def in_hand(mind: Mind) -> Shipping:
    """What is in the Force Pool can be placed; a Surface Fleet is kept for a Beachhead."""
    war, held = mind.war, mind.war.in_pool(mind.faction)
    ships = sum(war.counter(one).faces[FRONT].kind == SURFACE for one in held)
    return Shipping(mind, sum(bool(war.counter(one).convoy) for one in held), max(0, ships - 1))


def soon(mind: Mind) -> Shipping:
    """What will be in the Force Pool when it is placed: what is at sea returns before that."""
    war, home = mind.war, pool(mind.faction)
    own = [
        war.counter(one) for one, at in enumerate(mind.state.place)
        if (at == home or zone_of(at) >= 0) and war.faction(one) == mind.faction
    ]  # fmt: skip
    ships = sum(one.faces[FRONT].kind == SURFACE for one in own)
    return Shipping(mind, sum(bool(one.convoy) for one in own), max(0, ships - 1), returned=True)


def at_sea(mind: Mind) -> Shipping:
    """Only what lies there."""
    return Shipping(mind, 0)


# -- what could be done ----------------------------------------------------------------------------------


class Plans:
    """The landings of a turn, the best first, each with what the ones before it have left."""

    def __init__(
        self,
        mind: Mind,
        front: Front,
        shipping: Shipping,
        new: Iterable[tuple[int, int]] = (),
        shift: int = 0,
    ) -> None:
        """Beachheads that lie there, and ``new`` ones: All-Sea hexes with the Land they would face.

        A new Beachhead gives the defender ``shift`` columns.
        """
        self.mind, self.front, self.shipping, self.shift = mind, front, shipping, shift
        self.places = front.places()
        self.chosen: list[Landing] = []
        if mind.state.scenario in SHIPLESS or self.shipping.ship == NO_SHIP:
            return
        lying = arrows(mind.state)
        coast = [(hex, at, True) for hex, at in lying.items() if owner(mind.war, hex) == mind.faction]
        coast += [(hex, at, False) for hex, at in new if hex not in lying]
        coast = [each for each in coast if values.worth(mind.war, each[1], mind.faction) >= WORTH]
        while coast:
            found = [one for one in (self._landing(*each) for each in coast) if one is not None]
            best = max(found, key=lambda one: (one.value, -one.beach), default=None)
            if best is None or best.value < LEAST:
                break
            self._choose(best)
            coast = [each for each in coast if each[1] != best.target]

    def _choose(self, landing: Landing) -> None:
        self.chosen.append(landing)
        self.shipping.take(landing)
        self.places |= {ride.unit: landing.beach for ride in landing.rides}

    def _landing(self, beach: int, at: int, lies: bool) -> Landing | None:
        """The best landing from a Beachhead, if there is one."""
        self.mind.budget.spend()
        war, zone = self.mind.war, seas().zone[beach]
        if not self._fed(zone, beach):
            return None
        if not war.enemy_ground(at, self.front.faction):
            return self._walked_in(beach, at, lies)
        target = next((one for one in self.front.targets if one.hex == at), None)
        return self._fought_for(target, beach, lies) if target else None

    def _fed(self, zone: int, beach: int) -> bool:
        """Whether another port of the zone is in supply."""
        ports = open_ports(self.mind.war, self.front.faction)[zone] & ~(1 << beach)
        return bool(ports & self.front.supplied)

    def _walked_in(self, beach: int, at: int, lies: bool) -> Landing | None:
        """Into an empty hex: a naval landing force by itself, otherwise somebody who comes over the sea."""
        worth = values.worth(self.mind.war, at, self.front.faction)
        alone = beach in snlf_hexes(self.mind.war) if lies else not self.shift
        ways = [()] if alone else [(ride,) for ride in self._riders(beach, any_unit=True)]
        for rides in ways:
            needed = self.shipping.missing(seas().zone[beach], rides)
            if needed is not None:
                return Landing(at, beach, rides, lies, HELD * worth - CONVOY * len(needed))
        return None

    def _fought_for(self, target: Target, beach: int, lies: bool) -> Landing | None:
        """With as many as are needed and can be brought."""
        target = target._replace(sides={beach: self.shift, **target.sides})
        self.front.supplied |= 1 << beach
        plain = self._promise(target, {})
        best, aboard = None, list[Ride]()
        for ride in self._riders(beach):
            aboard.append(ride)
            needed = self.shipping.missing(seas().zone[beach], aboard)
            if needed is None or len(aboard) > ABOARD:
                break
            found = self._promise(target, {one.unit: beach for one in aboard})
            gain = found - plain - CONVOY * len(needed)
            if best is None or gain > best.value:
                best = Landing(target.hex, beach, tuple(aboard), lies, gain)
        return best

    def _promise(self, target: Target, coming: Mapping[int, int]) -> float:
        found = Wave(self.front, {**self.places, **coming}, (EVERYWHERE,)).best(target)
        return max(0.0, found.value) if found else 0.0

    def _riders(self, beach: int, *, any_unit: bool = False) -> Iterator[Ride]:
        """Who can be brought, the shortest way and the strongest first."""
        war, busy = self.mind.war, {ride.unit for one in self.chosen for ride in one.rides}
        found = []
        for one in war.all_ground(self.front.faction):
            face = war.face(one)
            if one in busy or face.hq or not face.move or not (face.attack or any_unit):
                continue
            if _holds_alone(war, one, self.front.faction):
                continue
            legs = self._legs(one, beach)
            if legs:
                found.append((len(legs), -face.attack, one, legs))
        for _, _, one, legs in sorted(found):
            yield Ride(one, legs)

    def _legs(self, unit: int, beach: int) -> tuple[tuple[int, int], ...]:
        """The way of a unit to a Beachhead over the sea, if it rides at all."""
        war, start = self.mind.war, self.mind.state.place[unit]
        if start == beach:
            return ()
        zone, zones = seas().zone[beach], ground().zones_of[start]
        if not zones or not self.front.supplied >> start & 1 or not carries(war, self.shipping.ship, unit):
            return ()
        if zone in zones:
            return ((zone, beach),)
        ports = open_ports(war, self.front.faction)
        for first in zones:
            between = members(ports[first] & ports[zone] & ground().land)
            if between:
                return (first, between[0]), (zone, beach)
        return ()


def _holds_alone(war: War, unit: int, faction: int) -> bool:
    hex = war.state.place[unit]
    return hex in values.goals(war) and len(war.ground(hex, faction)) == 1


# -- in the Support Segment ------------------------------------------------------------------------------


def next_convoy(plans: Plans, mind: Mind, legal: Sequence[Action]) -> Action | None:
    """The next Convoy that a landing waits for."""
    shipping = in_hand(mind)
    for landing in plans.chosen:
        for zone, mode in shipping.missing(landing.zone, landing.rides) or ():
            wanted: list[tuple[str, ...]] = [(IDS[zone_box(zone, CONVOYS)], mode)]
            if mode == TROOP and shipping.escorts:
                wanted.insert(0, (IDS[zone_box(zone, ON_STATION)],))
            found = next((one for args in wanted for one in legal if _carries(mind, one, args)), None)
            if found is not None:
                mind.say("sea", f"{the(IDS[landing.target])} is to be landed at", IDS[landing.target])
                return found
        shipping.take(landing)
    return None


def _carries(mind: Mind, action: Action, args: tuple[str, ...]) -> bool:
    """Whether an answer places a Convoy, or a Surface Fleet that can escort one."""
    if action.verb != "place" or action.args[1:] != args:
        return False
    counter = mind.war.counter(mind.war.tables.counter(str(action.args[0])))
    return bool(counter.convoy) or counter.faces[FRONT].kind == SURFACE


def fleets(mind: Mind, legal: Sequence[Action]) -> dict[int, Action]:
    """All-Sea hexes that a Surface Fleet can be placed in, where it becomes a Beachhead."""
    found: dict[int, Action] = {}
    for one in legal:
        if one.verb == "place" and len(one.args) == 2:
            counter = mind.war.counter(mind.war.tables.counter(str(one.args[0])))
            hex = place(str(one.args[1]))
            if counter.faces[FRONT].kind == SURFACE and hex < HEXES:
                found.setdefault(hex, one)
    return found


def shores(mind: Mind, hexes: Collection[int]) -> list[tuple[int, int]]:
    """Some All-Sea hexes, each with every coast that a Beachhead there could face."""
    return [(hex, at) for hex, at in coasts(mind.war) if hex in hexes]


def faced(mind: Mind, frame: Exchange, legal: Sequence[Action]) -> list[Action]:
    """A Beachhead faces the coast that is worth most; an Air Force stays what it is."""
    if DECLINE in legal:
        return [DECLINE]
    found = [one for one in legal if one.args]
    return [max(found, key=lambda one: values.worth(mind.war, place(str(one.args[0])), mind.faction))]


# -- later -----------------------------------------------------------------------------------------------


def embark(mind: Mind, walk: Walk, plans: Plans) -> None:
    """All who were chosen go aboard, and to their Beachhead."""
    rides = [ride for landing in plans.chosen for ride in landing.rides]
    for unit, legs in sorted(rides, key=lambda ride: -len(ride.legs)):  # a port may close when one leaves it
        for _, to in legs:
            aboard = (mind.war.id(unit), IDS[to])
            offered = mind.game.legal(walk.state, mind.seat) if mind.seat in walk.state.waiting else ()
            found = next((one for one in offered if one.verb == SHIP and one.args[:2] == aboard), None)
            if found is None or not walk.give(found):
                break


def ashore(mind: Mind, frame: object, legal: Sequence[Action]) -> list[Action]:
    """Everybody who can lands, so that nobody is left at sea."""
    return [legal[0]]
