"""Air points at their bases: who may fly, from where, how far, and where there is room. [4, 5.3, 60.19]"""

from __future__ import annotations

from collections.abc import Iterable

from flagplot.games.war_in_the_pacific.air import tenders
from flagplot.games.war_in_the_pacific.air.frames import AirPhase, Group, Line
from flagplot.games.war_in_the_pacific.air.strengths import FIGHTERS
from flagplot.games.war_in_the_pacific.fire.ships import FLIGHT_DECK
from flagplot.games.war_in_the_pacific.places import OUT, SHIPS, ship_at
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.rounding import half_up
from flagplot.games.war_in_the_pacific.sides import SEATS
from flagplot.games.war_in_the_pacific.units import CARRIERS, SUNK, TENDERS, AirType, AirUnit
from flagplot.kernel.memory import of_situation, remember

PER_LEVEL = 5  # APs an airfield or seaplane base holds a level [see BR-4-04, SC-S2-06]
NO_LIMIT = 999
SUPPRESSED, D1, D2, D3, D4 = 1, 2, 3, 4, 5  # rungs of the damage ladder of installations
NIGHT, SEAPLANE, AMPHIBIAN, CARRIER, TORPEDO = "night", "seaplane", "amphibian", "carrier", "torpedo"
HEAVIES = ("B", "T", "D")  # bombers, of which...
LEAST_LEVEL = {1: 1, 2: 2, 3: 3}  # ...those with so many engines need an airfield of this level
MANY_ENGINES = 3  # and more [see BR-4-04]


def unit(play: Campaign, air: int) -> AirUnit:
    """What is printed on an air unit."""
    return play.tables.air[air]


def type_of(play: Campaign, air: int) -> AirType:
    """Its type."""
    return play.tables.types[play.tables.air[air].type]


def side_of(play: Campaign, air: int) -> int:
    """Whose it is."""
    return SEATS.index(play.tables.air[air].side)


def fighter(play: Campaign, air: int) -> bool:
    """Whether it flies CAP and escorts: fighters and fighter-bombers."""
    return type_of(play, air).class_ in FIGHTERS


def idle(play: Campaign, air: int) -> int:
    """APs without a mission that have not flown in this phase."""
    return play.state.points[air] - play.state.flown[air]


def counted(groups: Iterable[Group], air: int = -1) -> int:
    """APs of some groups, of one unit or of all."""
    return sum(count for one, count, _ in groups if air in (-1, one))


@remember(256)
def missions_of(lines: tuple[Line, ...]) -> dict[int, int]:
    """APs of each unit that have a mission in some lines. [BR-5-01]"""
    found: dict[int, int] = {}
    for line in lines:
        for air, count, _ in (*line.bombers, *line.escorts):
            found[air] = found.get(air, 0) + count
    return found


def plotted(lines: tuple[Line, ...], air: int) -> int:
    """APs of one unit that have a mission in some lines. [BR-5-01]"""
    return missions_of(lines).get(air, 0)


# -- carriers and airfields ---------------------------------------------------------------------------------


def operates(play: Campaign, ship: int) -> int:
    """APs a ship operates: its air capacity, half of it (rounded up) at D1, none from D2 on.

    Tenders operate none with any damage, and nobody with a hit on the flight deck.
    [BR-9-03, BR-12-03, BR-10-11]
    """
    printed, damage = play.tables.ships[ship], play.state.damage[ship]
    if tenders.applies(play, ship):
        return tenders.capacity(play, ship)
    if play.state.hurt[ship] & FLIGHT_DECK or damage >= 2 or (damage and printed.type in TENDERS):
        return 0
    return half_up(printed.air) if damage else printed.air


def rung(play: Campaign, hex: int, kind: AirType) -> int:
    """The damage of the base that a type uses in a hex: seaplanes the seaplane base, amphibians the better.

    [BR-4-15, WPB-AIR-29]
    """
    base = play.tables.bases.get(hex)
    field = play.state.airfields.get(hex, 0) if base is not None and base.airfield else D4
    water = play.sea.seaplanes.get(hex, 0) if seaplane_room(play, hex) else D4
    if not kind.has(SEAPLANE):
        return field
    return min(field, water) if kind.has(AMPHIBIAN) else water


def seaplane_room(play: Campaign, hex: int) -> int:
    """APs a seaplane base holds: 5 a level; a major port has no limit, a minor one counts as level 1.

    What has been built in a minor port comes on top of that. An isolated one holds half. None of it counts
    against the airfield. [BR-4-15, SC-S2-06, WPB-SEA-10, WPB-SEA-14, WPB-SEA-15]
    """
    base = play.tables.bases.get(hex)
    if base is None:
        return 0
    if base.port == "major":
        return NO_LIMIT
    printed = play.printed.bases.get(hex)
    before = printed.seaplane if printed is not None else 0
    own = max(before, 1 if base.port == "minor" else 0)
    room = PER_LEVEL * (own + base.seaplane - before)
    return room // 2 if _cut_off(play, hex) else room


def _cut_off(play: Campaign, hex: int) -> bool:
    """Whether a base is isolated in a war on land."""
    side = play.state.control.get(hex, -1)
    return play.tables.land is not None and side in (0, 1) and hex in play.war.isolated[side]


def halved(capacity: int, rung: int) -> int:
    """What damage leaves of a capacity: D1 half, rounded as usual, D2 a quarter, rounded down, at least 1; D3
    nothing. [BR-4-05, BR-1-04]
    """
    if rung >= D3:
        return 0
    if rung == D2:
        return max(capacity // 4, 1)
    return half_up(capacity) if rung == D1 else capacity


def undersized(play: Campaign, air: int) -> bool:
    """Whether a bomber is based on an airfield too small for it: two engines need level 2, more level 3.

    It counts double there, has no torpedoes, and its bombs are worth 1 less. [BR-4-04, WPA-SUP-26]
    """
    base = play.tables.bases.get(play.sea.based[air])
    return base is not None and _too_small(base.airfield, type_of(play, air))


@of_situation
def weight(play: Campaign, air: int) -> int:
    """What an AP takes of the capacity of its base. [BR-4-04]"""
    return 2 if undersized(play, air) else 1


def _too_small(level: int, kind: AirType) -> bool:
    return kind.class_ in HEAVIES and level < LEAST_LEVEL[min(kind.engines, MANY_ENGINES)]


def on_field(play: Campaign, place: int) -> int:
    """What the land planes at a place take of its capacity; seaplanes take none of it. [BR-4-04]"""
    there = (air for air in play.sea.based.where(place) if not type_of(play, air).has(SEAPLANE))
    return sum(play.state.points[air] * weight(play, air) for air in there)


def field_room(play: Campaign, hex: int) -> int:
    """APs that an airfield holds, as damage leaves it. [BR-4-04, BR-4-05]"""
    base = play.tables.bases.get(hex)
    level = base.airfield if base is not None else 0
    return halved(PER_LEVEL * level, play.state.airfields.get(hex, 0))


def overcrowded(play: Campaign, place: int) -> bool:
    """Whether an airfield has more land planes than it holds. [BR-4-04]"""
    return on_field(play, place) > field_room(play, place)


def fought_over(play: Campaign, hex: int, side: int) -> bool:
    """Whether enemies in the hex of an airfield keep a side from using it. [BR-25-02]"""
    return play.tables.land is not None and play.land.has(hex) and not play.masters(hex, side)


@of_situation
def launches(play: Campaign, air: int) -> int:
    """APs that may take off from where a unit is, for missions other than CAP.

    Those above the capacity of an airfield may not. [BR-4-04, BR-4-05, BR-9-03, WPB-NV2-19]
    """
    place = play.sea.based[air]
    if place == OUT:
        return 0
    ship = ship_at(place)
    if ship >= 0:
        if cargo := ferried(play, ship):
            return NO_LIMIT if air in cargo else 0  # they fly off, in any number
        return 0 if tenders.searches_only(play, ship) else operates(play, ship)
    if fought_over(play, place, side_of(play, air)):
        return 0
    kind = type_of(play, air)
    damage = rung(play, place, kind)
    if kind.has(SEAPLANE):
        return NO_LIMIT if damage <= SUPPRESSED else halved(seaplane_room(play, place), damage)
    open_ = damage <= SUPPRESSED and not overcrowded(play, place)
    return NO_LIMIT if open_ else field_room(play, place)


def grounded(play: Campaign, air: int) -> bool:
    """Whether nobody of a unit can fly: its ship operates nobody, its base is D3 or worse, or contested.

    [BR-4-05, BR-9-03, BR-25-02]
    """
    place = play.sea.based[air]
    ship = ship_at(place)
    if ship >= 0:
        return not operates(play, ship) or bool(ferried(play, ship))
    return fought_over(play, place, side_of(play, air)) or rung(play, place, type_of(play, air)) >= D3


def crewed(play: Campaign, place: int) -> int:
    """APs that a ship operates and that have not flown; who is more does not search. [WPB-SEA-04]"""
    ship = ship_at(place)
    if ship < 0:
        return NO_LIMIT
    return max(operates(play, ship) - sum(play.state.flown[air] for air in play.sea.based.where(place)), 0)


def can_launch(play: Campaign, lines: tuple[Line, ...], air: int) -> int:
    """APs of a unit that may still be given a mission. [BR-5-01, BR-5-15]"""
    sent, points, flown = missions_of(lines), play.state.points, play.state.flown
    free = points[air] - flown[air] - sent.get(air, 0)
    if free <= 0 or (most := launches(play, air)) >= NO_LIMIT:
        return max(free, 0)
    mates = (other for other in play.sea.based.where(play.sea.based[air]) if points[other])
    used = sum((sent.get(other, 0) + flown[other]) * weight(play, other) for other in mates)
    return max(min(free, (most - used) // weight(play, air)), 0)


def room(play: Campaign, place: int, kind: AirType) -> int:
    """APs of a type that a base has room for: a carrier, a tender, an airfield or a seaplane base.

    Carriers hold types flagged for them, tenders seaplanes. [BR-4-14, BR-4-15, SC-S2-06]
    """
    ship = ship_at(place)
    there = [air for air in play.sea.based.where(place) if play.state.points[air]]
    if ship >= 0:
        printed = play.tables.ships[ship]
        wanted = CARRIER if printed.type in CARRIERS else SEAPLANE
        taken = sum(play.state.points[air] for air in there)
        if tenders.applies(play, ship) and not tenders.holds(play, ship, kind.engines):
            return 0
        return max(operates(play, ship) - taken, 0) if kind.has(wanted) and not play.sunk(ship) else 0
    base = play.tables.bases.get(place)
    if base is None or rung(play, place, kind) >= D3:
        return 0
    floating = [air for air in there if type_of(play, air).has(SEAPLANE)]
    on_water = sum(play.state.points[air] for air in floating)
    water = max(halved(seaplane_room(play, place), play.sea.seaplanes.get(place, 0)) - on_water, 0)
    field = max(field_room(play, place) - on_field(play, place), 0)
    if not kind.has(SEAPLANE):
        return field // 2 if _too_small(base.airfield, kind) else field
    return water + field if kind.has(AMPHIBIAN) else water


def carrier_ready(play: Campaign, air: int) -> bool:
    """Whether a unit may go on carriers: a carrier type that is carrier trained. [BR-4-14, WPB-ABT-21]"""
    return type_of(play, air).has(CARRIER) and unit(play, air).carrier_trained


@of_situation
def ferried(play: Campaign, ship: int) -> tuple[int, ...]:
    """Land-based units aboard as cargo; nobody else operates until they are gone. [WPB-NV2-19]"""
    if play.tables.ships[ship].type not in CARRIERS:
        return ()
    there = play.sea.based.where(SHIPS + ship)
    return tuple(air for air in there if play.state.points[air] and not carrier_ready(play, air))


@of_situation
def cargo(play: Campaign, air: int) -> bool:
    """Whether a unit is ferried by a carrier: it flies off and does not come back. [WPB-NV2-19]"""
    ship = ship_at(play.sea.based[air])
    return ship >= 0 and air in ferried(play, ship)


def fits(play: Campaign, air: int, place: int) -> int:
    """APs of a unit that may land at a place."""
    ship = ship_at(place)
    if ship < 0 and fought_over(play, place, side_of(play, air)):
        return 0
    if ship >= 0 and play.tables.ships[ship].type in CARRIERS and not carrier_ready(play, air):
        return 0
    return room(play, place, type_of(play, air))


# -- fighters over a target ---------------------------------------------------------------------------------


def struck(play: Campaign) -> dict[str, tuple[int, str]]:
    """The bases damaged in this Air Phase: what they operated before, and the task force of a carrier."""
    phase = next((one for one in reversed(play.state.frames) if isinstance(one, AirPhase)), None)
    return (phase.struck or {}) if phase is not None else {}


def patrols(play: Campaign, air: int) -> int:
    """APs of a unit's base that may fly CAP: of a carrier as many as she operates, of a field that is D3 or
    fought over none.

    Those in the air when it was hit in this phase stay there. [BR-5-03, BR-6-13, BR-9-03, BR-25-02]
    """
    place = play.sea.based[air]
    ship, before = ship_at(place), struck(play).get(play.label(place), (0, ""))[0]
    if ship >= 0:
        return max(operates(play, ship), before)
    closed = rung(play, place, type_of(play, air)) >= D3 or fought_over(play, place, side_of(play, air))
    return NO_LIMIT if before or not closed else 0


def _orphans(play: Campaign, base: str) -> list[int]:
    """Air units of carriers of a task force that were sunk in this phase."""
    ships = (play.tables.ship_number[id] for id, (_, force) in struck(play).items() if force == base)
    there = (air for ship in ships if play.sunk(ship) for air in play.sea.based.where(SHIPS + ship))
    return [air for air in there if play.state.points[air]]


def on_patrol(play: Campaign, base: str) -> tuple[Group, ...]:
    """The fighters that fly CAP over their base: all without a mission, unless it is D3 or worse.

    Of a carrier as many as she operates; those that are up when she is hit meet later strikes, too.
    [BR-5-03, BR-5-22, BR-6-13, BR-9-03]
    """
    found = []
    used: dict[int, int] = {}
    for air in (*play.air_at(base), *_orphans(play, base)):
        place = play.sea.based[air]
        ship, count = ship_at(place), idle(play, air)
        if not fighter(play, air) or (ship >= 0 and ferried(play, ship)):
            continue
        most = patrols(play, air)
        if ship >= 0:
            away = sum(play.state.flown[one] for one in play.sea.based.where(place))
            count = min(count, most - away - used.get(place, 0))
        elif not most:
            continue
        if count > 0:
            used[place] = used.get(place, 0) + count
            found.append((air, count, ""))
    return tuple(found)


def spare_field(play: Campaign, hex: int) -> int:
    """Unused capacity of the airfield of a port, which carriers in it may use for their fighters.

    [WPB-NV2-20, BR-4-14]
    """
    return max(field_room(play, hex) - on_field(play, hex), 0)


def over(play: Campaign, target: str, hex: int, side: int) -> tuple[Group, ...]:
    """The CAP over a task force or a hex: its own, and that of a friendly land base in the hex.

    A land base protects everything in its hex; carriers in port fly from its airfield as far as that has
    room. [BR-5-22, WPB-NV2-20]
    """
    found: tuple[Group, ...] = ()
    docked = [label for label in play.forces_at(hex, side) if play.in_port(label)]
    if target in play.sea.forces and target not in docked:
        found += on_patrol(play, target)
    base = play.tables.bases.get(hex)
    if base is not None and play.state.control.get(hex) == side:
        found += on_patrol(play, play.chart.label(hex))
        spare = spare_field(play, hex)
        for label in docked:
            for air, count, _ in on_patrol(play, label):
                take = min(count, spare)
                spare -= take
                if take:
                    found += ((air, take, ""),)
    return found


# -- ranges -------------------------------------------------------------------------------------------------


def reach(play: Campaign, air: int, start: int, end: int) -> str:
    """How far a target is for a unit: ``normal``, ``extended``, or nothing if it is too far. [BR-4-20]"""
    kind, cost = type_of(play, air), play.chart.air_cost(start, end)
    if cost <= kind.range_normal:
        return "normal"
    return "extended" if cost <= kind.range_extended else ""


def within_half(play: Campaign, air: int, start: int, end: int) -> bool:
    """Whether a hex is within half the normal range of a unit."""
    return 2 * play.chart.air_cost(start, end) <= type_of(play, air).range_normal


def scouting_range(play: Campaign, base: str) -> int:
    """The reconnaissance range of a base: the normal range of its furthest S, B or recon type. [BR-15-02]"""
    kinds = (type_of(play, air) for air in play.air_at(base))
    return max((one.range_normal for one in kinds if scout(one)), default=0)


def scout(kind: AirType) -> bool:
    """Whether a type counts for the reconnaissance range of its base. [BR-15-02]"""
    return kind.class_ in ("S", "B") or kind.has("recon")


def alive(play: Campaign, ship: int) -> bool:
    """Whether a ship is afloat."""
    return play.state.damage[ship] < SUNK
