"""Troops go aboard and ashore: transports, and warships in an emergency. [17.1.2, 17.8, 17.9, 20, 61.1]"""

from __future__ import annotations

from fractions import Fraction
from math import ceil

from flagplot.games.war_in_the_pacific.air import tenders, wings
from flagplot.games.war_in_the_pacific.fire import ships as hulls
from flagplot.games.war_in_the_pacific.ground import marching
from flagplot.games.war_in_the_pacific.ground.land import HALF
from flagplot.games.war_in_the_pacific.leaders import control
from flagplot.games.war_in_the_pacific.marks import ACTIVE, ASHORE, BROKEN, ENTRAINED, KNOWN, MOVED
from flagplot.games.war_in_the_pacific.names import does
from flagplot.games.war_in_the_pacific.places import OUT, aboard, ship_at
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.scenarios import WEEKS
from flagplot.games.war_in_the_pacific.sea import southwest
from flagplot.games.war_in_the_pacific.sea.state import Card
from flagplot.games.war_in_the_pacific.sides import ALLIED, SEATS, enemy
from flagplot.games.war_in_the_pacific.works import garrison
from flagplot.kernel.words import the

EMERGENCY, EVACUATION = "ETRAN", "EVAC"
TRANSPORTING = ("TRANS", EMERGENCY, EVACUATION, "AMPH")
CRATES = 10  # MPs of an Air Load Point [see WPB-AIR-04]
CRATED = "TRANS"  # the mission on which aircraft go as cargo
LONG = 3  # phases in crates after which APs escape attrition [see WPB-AIR-02]
UNCRATING = 2  # Air Phases before unloaded APs may fly [see WPB-AIR-06]
LEFT = (6, 4, 2)  # MPs left to a unit landed in Naval Phase 1, 2, 3 [see BR-23-03]
PAIRS = 3


def capacity(play: Campaign, ship: int, mission: str) -> int:
    """Load points a ship takes: transports as printed, on ETRAN and EVAC also destroyers and light cruisers.

    [BR-17-12, BR-17-13, BR-9-04]
    """
    found = hulls.load(play, ship)
    if (
        mission in (EMERGENCY, EVACUATION)
        and play.state.damage[ship] < len(play.tables.handling.emergency) + 1
    ):
        found = max(found, play.tables.handling.emergency.get(play.tables.ships[ship].type, 0))
    return found


def carried(play: Campaign, ship: int) -> int:
    """Load points aboard: ground units and crated APs. [BR-9-04, WPB-AIR-03]"""
    units = sum(hulls.load_points(play, unit) for unit in play.state.place.where(aboard(ship)))
    return units + (0 if operates_aircraft(play, ship) else crates(play, crated_aboard(play, (ship,))))


def crated_aboard(play: Campaign, ships: tuple[int, ...]) -> list[int]:
    """Air units that travel as cargo: aboard ships that operate no aircraft, or crated aboard a tender.

    [WPB-AIR-01, WPB-SEA-09]
    """
    return [
        air
        for ship in ships
        for air in play.sea.based.where(aboard(ship))
        if play.state.points[air] and crated(play, air)
    ]


def operates_aircraft(play: Campaign, ship: int) -> bool:
    """Whether a ship operates aircraft: what it carries crated takes no load points. [WPB-SEA-09]"""
    return play.tables.ships[ship].air > 0


def crated(play: Campaign, air: int) -> bool:
    """Whether an air unit is cargo of a ship that flies none, crated aboard a tender, or being uncrated.

    [WPB-AIR-01, WPB-SEA-09]
    """
    if play.tables.land is None:
        return False
    ship = ship_at(play.sea.based[air])
    return air in play.war.crated or (ship >= 0 and not operates_aircraft(play, ship))


def ground_crates(play: Campaign) -> None:
    """Nobody flies out of a crate. [see WPB-AIR-06]"""
    for air, points in enumerate(play.state.points):
        if points and crated(play, air):
            play.state.flown[air] = points


def crates(play: Campaign, units: list[int]) -> int:
    """Load points of crated APs: of a type as many a point as its chart says, block by block, fractions up.

    [WPB-AIR-03, WPB-AIR-05]
    """
    blocks: dict[str, Fraction] = {}
    for air in units:
        unit = play.tables.air[air]
        share = Fraction(play.state.points[air], max(play.tables.types[unit.type].crate, 1))
        blocks[unit.block] = blocks.get(unit.block, Fraction(0)) + share
    return sum(ceil(points) for points in blocks.values())


def room(play: Campaign, label: str, card: Card) -> int:
    """Load points that a task force can still take; large units are spread over its ships. [BR-17-12]"""
    force = play.force(label)
    most = sum(capacity(play, ship, card.mission) for ship in force.ships)
    there = sum(carried(play, ship) for ship in force.ships)
    crated = crates(play, [air for air, ship in card.crates if not operates_aircraft(play, ship)])
    return most - there - crated - sum(hulls.load_points(play, unit) for unit, _ in card.load)


def rate(play: Campaign, hex: int) -> int:
    """MPs of a load point: 2 in a major port, 3 in a minor one, 4 at an anchorage, 6 elsewhere. [BR-17-02]"""
    base = play.tables.bases.get(hex)
    return play.tables.handling.loading[base.port if base is not None else ""]


def quay(play: Campaign, hex: int, side: int, mission: str = "") -> bool:
    """Whether troops may go aboard or ashore: a friendly coast that its side masters.

    On ETRAN they go ashore wherever friends stand. [BR-17-12, BR-17-13, BR-25-02]
    """
    if not play.land.has(hex) or hex not in play.chart.sea:
        return False
    if mission == EMERGENCY and any(not play.unit(unit).intrinsic for unit in play.at(hex, side)):
        return True
    return play.state.control.get(hex) == side and play.masters(hex, side)


def loading(play: Campaign, mission: str, hex: int) -> int:
    """MPs of a load point that goes aboard: an evacuation is an emergency transport reversed. [BR-17-13]"""
    return play.tables.handling.emergency_unloading if mission == EVACUATION else rate(play, hex)


def pier(play: Campaign, mission: str, hex: int, side: int) -> bool:
    """Whether troops may go aboard in a hex: on EVAC from any coast where they stand. [BR-17-13]"""
    if mission == EVACUATION:
        return play.land.has(hex) and hex in play.chart.sea
    return quay(play, hex, side)


def covered(play: Campaign, hex: int, side: int, leaving: set[int]) -> bool:
    """Whether troops may leave a hex with enemies: a friendly unbroken unit stays, or all go. [BR-17-13]"""
    left = [unit for unit in play.at(hex, side) if unit not in leaving and not play.unit(unit).intrinsic]
    return not left or not play.at(hex, enemy(side)) or any(not play.is_(unit, BROKEN) for unit in left)


def booked(play: Campaign) -> set[int]:
    """Units that cards say go aboard."""
    return {unit for card in play.sea.cards.values() for unit, _ in card.load}


def last_there(play: Campaign, hex: int, side: int) -> bool:
    """Whether whoever is left in a hex may not go aboard: it may not be empty yet. [SC-S4-06]"""
    left = [unit for unit in play.at(hex, side) if unit not in booked(play)]
    return len(left) == 1 and marching.must_hold(play, hex, side)


def loadable(play: Campaign, label: str, card: Card, left: int) -> list[int]:
    """Activated units in the hex, neither on trains nor in the air, that could go aboard within the MPs left.

    [BR-17-02, BR-17-12, BR-23-21, SC-S4-06, WPA-RAIL-11, BR-5-14]
    """
    force = play.force(label)
    if card.mission not in TRANSPORTING or card.route or force.dummy:
        return []
    if not pier(play, card.mission, force.hex, force.side):
        return []
    taken = booked(play)
    free, price = room(play, label, card), loading(play, card.mission, force.hex)
    there = [unit for unit in play.at(force.hex, force.side) if unit not in taken]
    if last_there(play, force.hex, force.side):
        return []
    return [
        unit
        for unit in there
        if not play.unit(unit).intrinsic
        and play.is_(unit, ACTIVE)
        and not play.is_(unit, ENTRAINED)
        and unit not in play.war.drops
        and hulls.load_points(play, unit) <= free
        and price * hulls.load_points(play, unit) <= left
        and southwest.refused(play, label, unit) is None
        and not garrison.bound(play, (unit,), gone=taken)
    ]


def crateable(play: Campaign, label: str, card: Card, left: int) -> list[int]:
    """Air units at the airfield of this port that could be crated and go aboard within the MPs that are left;
    tenders crate their own, too.

    An Air Load Point costs 10 MPs. [WPB-AIR-01, WPB-AIR-03, WPB-AIR-04, WPB-SEA-09]
    """
    force = play.force(label)
    if card.mission != CRATED or card.route or force.dummy or not play.in_port(label):
        return []
    taken = {air for other in play.sea.cards.values() for air, _ in other.crates}
    places = (force.hex, *(aboard(ship) for ship in force.ships if tenders.applies(play, ship)))
    return [
        air
        for place in places
        for air in play.sea.based.where(place)
        if play.tables.air[air].side == SEATS[force.side]
        and play.state.points[air]
        and air not in taken
        and air not in play.war.crated
        and CRATES * crates(play, [air]) <= left
        and any(_takes(play, card, ship, air) for ship in force.ships)
    ]


def _takes(play: Campaign, card: Card, ship: int, air: int) -> bool:
    """Whether a ship has room for crated APs, with what the card says already."""
    boxes = [one for one, at in card.crates if at == ship]
    if operates_aircraft(play, ship):
        return tenders.stows(play, ship, air, boxes)
    taken = sum(hulls.load_points(play, one) for one, at in card.load if at == ship) + crates(play, boxes)
    return capacity(play, ship, card.mission) - carried(play, ship) - taken >= crates(play, [air])


def hold(play: Campaign, label: str, card: Card, air: int) -> int:
    """The first ship that has room for crated APs."""
    return next(ship for ship in play.force(label).ships if _takes(play, card, ship, air))


def berth(play: Campaign, label: str, card: Card, unit: int) -> int:
    """The ship a unit goes aboard: the first that takes it whole, else the emptiest."""
    need = hulls.load_points(play, unit)

    def free(ship: int) -> int:
        taken = sum(hulls.load_points(play, one) for one, at in card.load if at == ship)
        taken += crates(play, [air for air, at in card.crates if at == ship])
        return capacity(play, ship, card.mission) - carried(play, ship) - taken

    ships = play.force(label).ships
    return next((ship for ship in ships if free(ship) >= need), max(ships, key=free))


def unloading(play: Campaign, label: str, card: Card, hex: int) -> int:
    """MPs to put everything ashore in a hex; 0 where nothing is aboard. [BR-17-12, BR-17-13, WPB-AIR-04]"""
    force = play.force(label)
    chart = play.tables.handling
    price = chart.emergency_unloading if card.mission == EMERGENCY else rate(play, hex)
    units = [unit for ship in force.ships for unit in play.state.place.where(aboard(ship))]
    units += [unit for unit, _ in card.load]
    found = price * sum(hulls.load_points(play, unit) for unit in units)
    boxes = [*crated_aboard(play, force.ships), *(air for air, _ in card.crates)]
    return found + CRATES * crates(play, boxes)


def embark(play: Campaign, label: str) -> None:
    """Units whose loading is on the card go aboard as the task force starts; who is evacuated is broken.

    [BR-17-12, BR-17-13, BR-16-05]
    """
    force, card = play.force(label), play.sea.cards.get(label)
    if card is None:
        return
    open_ = pier(play, card.mission, force.hex, force.side)
    if card.mission == EVACUATION:
        open_ = open_ and covered(play, force.hex, force.side, {unit for unit, _ in card.load})
    for unit, ship in card.load:
        there = play.state.place[unit] == force.hex and open_
        if there and ship in force.ships:
            if card.mission == EVACUATION:
                play.mark(unit, BROKEN)
            play.state.place[unit] = aboard(ship)
            play.state.came[unit] = OUT
            play.set_force(label, moved=True)
            play.note(f"{does(play.id(unit), 'goes')} aboard", (SEATS[force.side],))
    play.vacate(force.hex, force.side)
    if card.mission == EVACUATION:
        play.settle_control(force.hex)
    play.judge(force.hex)
    _crate(play, label)


def _crate(play: Campaign, label: str) -> None:
    """APs are crated and go aboard; they have not been in crates for long.

    [WPB-AIR-01, WPB-AIR-02, WPB-SEA-09]
    """
    force = play.force(label)
    there = (force.hex, *map(aboard, force.ships))
    for air, ship in play.sea.cards[label].crates if label in play.sea.cards else ():
        if play.sea.based[air] in there and ship in force.ships and play.state.points[air]:
            play.sea.based[air] = aboard(ship)
            if operates_aircraft(play, ship):
                play.war.crated = dict(sorted({**play.war.crated, air: UNCRATING}.items()))
            play.state.flown[air] = play.state.points[air]
            play.war.boxed = dict(sorted({**play.war.boxed, air: 0}.items()))
            play.set_force(label, moved=True)
            play.note(f"{the(play.tables.air[air].id)} is crated", (SEATS[force.side],))


def phase_in_crates(play: Campaign) -> None:
    """An Air or Naval Phase has passed: after three in crates APs escape attrition. [WPB-AIR-02]"""
    if play.war.boxed:
        grown = {air: phases + 1 for air, phases in play.war.boxed.items() if phases + 1 < LONG}
        play.war.boxed = grown


def disembark(play: Campaign, label: str) -> None:
    """Everything aboard goes ashore at the end of the route, if the coast is still friendly.

    Units have 6, 4 or 2 MPs left by the Naval Phase; APs are uncrated for two Air Phases. Who would bring a
    second general on site stays aboard. [BR-17-12, BR-23-03, WPB-AIR-06, WPA-GEN-16]
    """
    force = play.force(label)
    card = play.sea.cards.get(label)
    ends = card is not None and (card.route[-1] if card.route else force.hex) == force.hex
    if card is None or not card.unload or not ends or not quay(play, force.hex, force.side, card.mission):
        return
    play.set_force(label, moved=True)
    for ship in force.ships:
        for unit in tuple(play.state.place.where(aboard(ship))):
            if control.crowded(play, unit, force.hex):
                note = f"{does(play.id(unit), 'stays')} aboard: another general is on site"
                play.note(note, (SEATS[force.side],))
            else:
                _ashore(play, unit, force.hex)
    unpack(play, force.ships, force.hex)


def unpack(play: Campaign, ships: tuple[int, ...], hex: int) -> None:
    """Crated APs come ashore where there is an airfield, those of tenders at once ready to fly.

    [WPB-AIR-06, WPB-SEA-09]
    """
    for air in crated_aboard(play, ships):
        if operates_aircraft(play, ship_at(play.sea.based[air])):
            _unstow(play, air, hex)
        elif hex in play.state.airfields:
            play.sea.based[air] = hex
            play.war.crated = dict(sorted({**play.war.crated, air: UNCRATING}.items()))
            play.state.flown[air] = play.state.points[air]


def _unstow(play: Campaign, air: int, hex: int) -> None:
    """Seaplanes of a tender are uncrated at a seaplane base with room for them, else aboard; nobody waits.

    [WPB-SEA-09, WPB-AIR-06]
    """
    play.war.crated = {one: left for one, left in play.war.crated.items() if one != air}
    play.war.boxed = {one: phases for one, phases in play.war.boxed.items() if one != air}
    if wings.room(play, hex, wings.type_of(play, air)) >= play.state.points[air]:
        play.sea.based[air] = hex
    play.state.flown[air] = 0


def moored(play: Campaign, side: int) -> list[int]:
    """Ships with crated APs that were deactivated in a port with an airfield: these come ashore without MPs.

    Tenders need no airfield. [WPB-AIR-04, WPB-SEA-09]
    """
    return [
        ship
        for hex, there in play.sea.harbour.items()
        if play.friendly_port(hex, side)
        for ship in there
        if play.tables.ships[ship].side == SEATS[side]
        and (hex in play.state.airfields or operates_aircraft(play, ship))
        and crated_aboard(play, (ship,))
    ]


def _ashore(play: Campaign, unit: int, hex: int) -> None:
    new = not play.is_(unit, ASHORE)
    play.unmark(unit, KNOWN)
    play.go(unit, hex, "is put ashore")
    play.mark(unit, ASHORE | MOVED)
    tire(play, unit)
    home = play.country(hex) == play.country(play.hex(play.land_card.objective))
    if new and home and play.side(unit) == ALLIED:
        reinforced(play, play.state.steps[unit])
    play.settle_control(hex)


def tire(play: Campaign, unit: int) -> None:
    """A unit that has come by sea or air has few MPs left in this game-turn. [BR-23-03]"""
    left = LEFT[play.sea.phase % PAIRS]
    play.state.spent[unit] = HALF * (play.land.chart.allowance - left)


def reinforced(play: Campaign, steps: int) -> None:
    """Allied steps that reach the country from overseas earn replacements. [WPB-SOL-09, WPB-SOL-14]"""
    cycle, arrived = play.state.turn // WEEKS, list(play.war.arrived)
    arrived += [0] * (cycle + 1 - len(arrived))
    arrived[cycle] += steps
    play.war.arrived = tuple(arrived)


def uncrate(play: Campaign) -> None:
    """The end of an Air Phase: markers go from 2 to 1, and come off, those aboard tenders excepted.

    [WPB-AIR-06, WPB-SEA-09]
    """
    phase_in_crates(play)
    aboard_ = {air: left for air, left in play.war.crated.items() if ship_at(play.sea.based[air]) >= 0}
    ashore = {air: left - 1 for air, left in play.war.crated.items() if left > 1}
    play.war.crated = dict(sorted({**ashore, **aboard_}.items()))
    ground_crates(play)


def ship_of(play: Campaign, unit: int) -> int:
    """The ship a unit is aboard, or -1."""
    return ship_at(play.state.place[unit])
