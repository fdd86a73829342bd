"""Whether the tables fit together: checked once, when they are read.

Every fault names the file and the place, what was expected and what was found.
"""

from __future__ import annotations

from collections import Counter as Count
from collections.abc import Iterator
from itertools import chain
from re import fullmatch
from typing import TYPE_CHECKING

from flagplot.board.grid import NOWHERE
from flagplot.games.dai_senso import component_checks
from flagplot.games.dai_senso.board import LAND, SEA
from flagplot.games.dai_senso.china import PAN_NATIONAL
from flagplot.games.dai_senso.counters import (
    AIR_TYPES,
    ARMOR_TYPES,
    BACK,
    DETACHMENT,
    FLEET_TYPES,
    FORTRESS_TYPES,
    FRONT,
    HQ,
    INFANTRY_TYPES,
    KWANTUNG,
    Counter,
)
from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.places import PLACES
from flagplot.games.dai_senso.stacking import too_much
from flagplot.games.dai_senso.turn.calendar import TURNS
from flagplot.kernel.errors import BadInputError

if TYPE_CHECKING:
    from flagplot.games.dai_senso.scenarios import ScenarioCard, SetupUnit
    from flagplot.games.dai_senso.tables import Tables

GROUND_TYPES = INFANTRY_TYPES | ARMOR_TYPES | FORTRESS_TYPES | {HQ}
# counters of several Countries, and markers of a whole faction
_SHARED = (*PAN_NATIONAL, "multinational", "axis_multinational", "any", KWANTUNG, *FACTIONS)
_STATUSES = ("active", "neutral", "conquered", "not_created")
_WEATHERS = ("mud", "storms", "snow")
_COLUMNS = 8  # of the Combat Results Table [see DSI-TAB-01]
_RESULT = r"(Ad|Ex|Dr[123]) [0-3]/[0-3]"
MOST_MOVE = 2  # [see DSI-CTR-04]


def check(tables: Tables) -> None:
    """Refuse tables that do not fit together."""
    parts = (
        _hexes, _sides, _waters, _countries, _weather, _counters, component_checks.check, _charts, _scenarios,
    )  # fmt: skip
    for fault in chain.from_iterable(part(tables) for part in parts):
        raise BadInputError(fault)


# -- the map -----------------------------------------------------------------------------------------------


def _hexes(tables: Tables) -> Iterator[str]:
    """Kinds, terrain and areas of hexes. [DSI-MAP-01]"""
    world = tables.map
    areas = world.countries.names()
    for one in world.hexes:
        where = f"hexes.json: {one.id}"
        if one.kind not in (LAND, SEA):
            yield f"{where}: land or sea expected, found {one.kind!r}"
        if (one.terrain in world.terrain_class) != (one.kind == LAND):
            yield f"{where}: a known terrain on Land and none at sea expected, found {one.terrain!r}"
        if (one.area in areas) != (one.kind == LAND):
            yield f"{where}: a known area on Land and none at sea expected, found {one.area!r}"
        if one.region and one.region not in areas:
            yield f"{where}: a known Region expected, found {one.region!r}"
        if one.kind == SEA and (one.city or one.port or one.rail or one.road):
            yield f"{where}: cities, ports, rail and road on Land expected, found some at sea"


def _sides(tables: Tables) -> Iterator[str]:
    """What is printed on sides lies between Land hexes, and rail and road in the hexes too. [DSI-MAP-01]"""
    board = tables.map.board
    for name, masks in (*board.along.items(), *board.through.items()):
        for one, mask in enumerate(masks):
            if mask and one not in board.land:
                yield f"hexes.json: {board.grid.labels[one]}: {name} on Land expected, found it at sea"
    for name, masks in board.through.items():
        for one, cell in enumerate(tables.map.hexes):
            if bool(masks[one]) != getattr(cell, name):
                yield f"hexes.json: {cell.id}: {name} in the hex and on its sides expected, found one alone"


def _waters(tables: Tables) -> Iterator[str]:
    """Ports and zones name each other; only a Multi-Zone Port lies in several. [DSA-GL-36, DSA-GL-38]"""
    world, waters = tables.map, tables.map.waters
    known = {zone.id: zone for zone in waters.zones}
    for zone in waters.zones:
        where = f"naval_zones.json: {zone.id}"
        if zone.inherent_supply_convoy not in (None, *FACTIONS):
            yield f"{where}: a faction's inherent convoy expected, found {zone.inherent_supply_convoy!r}"
        for label in (*zone.sea_hexes, *zone.coastal_hexes, *zone.ports, *zone.key_ports):
            if label not in world.board.grid.number:
                yield f"{where}: a hex of the map expected, found {label!r}"
            elif zone.id not in world.cell(label).zones:
                yield f"{where}: hexes that name the zone expected, found {label}"
        for label in zone.ports:
            if not world.cell(label).port:
                yield f"{where}: ports expected, found {label}"
    for one in world.hexes:
        where = f"hexes.json: {one.id}"
        if unknown := [zone for zone in one.zones if zone not in known]:
            yield f"{where}: a known Naval Zone expected, found {unknown[0]!r}"
        elif one.kind == SEA and len(one.zones) != 1:
            yield f"{where}: one Naval Zone at sea expected, found {len(one.zones)}"
        if one.port:
            count = sum(one.id in zone.ports for zone in waters.zones)
            if not count or one.multi_zone_port != (count > 1):
                yield f"{where}: a port of one zone, or a Multi-Zone Port of several expected, found {count}"
    named = chain(
        (zone for joined in waters.adjacency for zone in joined.zones),
        (zone for way in waters.restricted_waterways for zone in way.zones),
        (zone for box in waters.off_map_boxes for zone in box.zones),
    )
    for id in named:
        if id not in known:
            yield f"naval_zones.json: a known Naval Zone expected, found {id!r}"


def _countries(tables: Tables) -> Iterator[str]:
    """Hexes, cities and owners of areas exist; Dependents and Regions belong to somebody."""
    world, countries = tables.map, tables.map.countries
    areas = countries.names()
    owners = {one.id for one in (*countries.majors, *countries.minors)}
    for one in (*countries.majors, *countries.minors, *countries.dependents, *countries.regions):
        where = f"countries.json: {one.id}"
        for label in (*one.hexes, *one.cities):
            if label not in world.board.grid.number:
                yield f"{where}: a hex of the map expected, found {label!r}"
            elif world.cell(label).kind != LAND:
                yield f"{where}: Land hexes expected, found {label}"
        for label in one.cities:
            if not world.cell(label).city:
                yield f"{where}: cities expected, found {label}"
        if one.printed_owner and one.printed_owner not in owners:
            yield f"{where}: a Country expected as owner, found {one.printed_owner!r}"
        if one.part_of and one.part_of not in areas:
            yield f"{where}: part of a known area expected, found {one.part_of!r}"
    for major in countries.majors:
        if major.faction not in FACTIONS:
            yield f"countries.json: {major.id}: a faction expected, found {major.faction!r}"
    yield from _kinds_of_land(tables)
    for marker in countries.ceding_markers:
        where = f"countries.json: {marker.marker}"
        if marker.area not in areas:
            yield f"{where}: a known area expected, found {marker.area!r}"
        if marker.to not in owners:
            yield f"{where}: a Country to cede to expected, found {marker.to!r}"


REGIONS, FAR_EAST, MANDATES = 17, 5, 10


def _kinds_of_land(tables: Tables) -> Iterator[str]:
    """Seventeen Regions, each part of somebody, five of them in the Far East; ten Mandate Dependents.

    [DSB-FC-16, DSB-FC-18, DSB-FC-19]
    """
    countries = tables.map.countries
    for what, expected, found in (
        ("Regions that are part of an area", REGIONS, sum(bool(one.part_of) for one in countries.regions)),
        ("Far East Regions", FAR_EAST, sum(one.far_east for one in countries.regions)),
        ("Mandate Dependents", MANDATES, sum(one.mandate for one in countries.dependents)),
    ):
        if found != expected:
            yield f"countries.json: {expected} {what} expected, found {found}"


def _weather(tables: Tables) -> Iterator[str]:
    """Every Weather Area of the map has a row, every row turns of the track. [DSA-WEA-01]

    Land lies where the list of its printed area puts it: Central, Desert, North, North Monsoon, South or
    South Monsoon. [DSA-WEA-02a, DSA-WEA-02b, DSA-WEA-02c, DSA-WEA-02d, DSA-WEA-02e, DSA-WEA-02f]
    """
    weather = tables.weather
    area_of = {area: name for name, areas in weather.areas.items() for area in areas}
    for one in tables.map.hexes:
        if one.weather not in ("", *weather.areas):
            yield f"hexes.json: {one.id}: a known Weather Area expected, found {one.weather!r}"
        elif one.kind == LAND and one.weather != area_of.get(one.area, ""):
            expected = area_of.get(one.area, "none")
            yield f"hexes.json: {one.id}: the Weather Area {expected} expected, found {one.weather!r}"
    for name, turns in weather.calendar.by_area.items():
        if name not in weather.areas:
            yield f"weather.json: a known Weather Area expected, found {name!r}"
        for turn, kind in turns.items():
            if turn not in TURNS or kind not in _WEATHERS:
                yield f"weather.json: {name}: mud, storms or snow in a turn expected, found {turn}: {kind}"


# -- counters and charts -----------------------------------------------------------------------------------


def _counters(tables: Tables) -> Iterator[str]:
    """Every counter belongs to somebody and carries what its kind carries. [DSI-CTR-01, DSI-CTR-02]"""
    countries = {*tables.map.countries.names(), *_SHARED}
    hexes, land = tables.map.board.grid.number, tables.map.board.land
    for one in tables.counters:
        where = f"counters.json: {one.id}"
        if one.country not in countries:
            yield f"{where}: a known Country expected, found {one.country!r}"
        if one.only_hex and hexes.get(one.only_hex, NOWHERE) not in land:
            yield f"{where}: a Land hex to stand in expected, found {one.only_hex!r}"
        if not 0 < len(one.faces) <= BACK + 1:
            yield f"{where}: one or two sides expected, found {len(one.faces)}"
        yield from (f"{where}: {fault}" for fault in _faces(one))


def _faces(one: Counter) -> Iterator[str]:
    """Only ground units have steps and factors. [DSA-CMP-09, DSA-CMP-10, DSI-CTR-04]"""
    for face in one.faces:
        if face.ground:
            if face.kind not in GROUND_TYPES:
                yield f"a type of ground unit expected, found {face.kind!r}"
            if not 1 <= face.steps <= 3:
                yield f"one to three steps expected, found {face.steps}"
            if not 0 <= face.move <= MOST_MOVE:
                yield f"a Movement Allowance up to {MOST_MOVE} expected, found {face.move}"
        elif face.steps or face.attack or face.defense or face.move:
            yield f"no steps and factors on {face.kind!r} expected, found some"
        if face.support and face.kind not in AIR_TYPES | FLEET_TYPES:
            yield f"a type of Air or Fleet unit expected, found {face.kind!r}"
    if one.detachable and one.faces[FRONT].steps != 1:
        yield f"a one-step unit before a {DETACHMENT} expected, found {one.faces[FRONT].steps} steps"
    steps = [face.steps for face in one.faces if face.ground]
    if len(steps) > 1 and abs(steps[0] - steps[1]) > 1:
        yield f"sides that differ by a step at most expected, found {steps[0]} and {steps[1]}"


def _charts(tables: Tables) -> Iterator[str]:
    """The Combat Results Table has a result for every column and face of the die. [DSI-TAB-01]"""
    chart = tables.charts.combat_results
    if len(chart.columns) != _COLUMNS or len(set(chart.columns)) != _COLUMNS:
        yield f"tables.json: {_COLUMNS} columns of odds expected, found {len(set(chart.columns))}"
    if sorted(chart.rows) != [str(face) for face in range(1, 7)]:
        yield f"tables.json: combat_results: rows 1 to 6 expected, found {', '.join(sorted(chart.rows))}"
    for face, row in chart.rows.items():
        if set(row) != set(chart.columns):
            yield f"tables.json: combat_results, {face}: a result in each column expected, found {len(row)}"
        for column, result in row.items():
            if not fullmatch(_RESULT, result):
                yield (
                    f"tables.json: combat_results, {face}, {column}: a result such as Ex 1/0 or Dr2 0/1 "
                    f"expected, found {result!r}"
                )
    for column in chart.columns:
        if not fullmatch(r"[1-9]-[1-9]", column):
            yield f"tables.json: combat_results: odds such as 3-1 as a column expected, found {column!r}"
    types = {one.type for one in tables.counters}
    for composition in tables.organization.compositions:
        for id in composition.types:
            if id not in types:
                yield f"organization.json: a type of counter expected, found {id!r}"


# -- scenarios ---------------------------------------------------------------------------------------------


def _scenarios(tables: Tables) -> Iterator[str]:
    """Countries, markers and counters of a scenario exist, and its set-up is legal. [DSI-SCN-01]"""
    countries = tables.map.countries
    minors = {one.id for one in countries.minors}
    markers = {one.marker for one in countries.ceding_markers}
    for card in tables.scenarios.values():
        where = f"scenarios.json: {card.id}"
        if card.start.turn not in TURNS:
            yield f"{where}: a turn of the year expected, found {card.start.turn!r}"
        yield from (f"{where}: a faction expected, found {f!r}" for f in card.factions if f not in FACTIONS)
        unknown = [marker for marker in card.ceded if marker not in markers]
        yield from (f"{where}: a Ceded Land marker expected, found {marker!r}" for marker in unknown)
        for id, entry in card.countries.items():
            if id not in minors:
                yield f"{where}: a Minor Country expected, found {id!r}"
            if entry.get("status") not in _STATUSES:
                yield f"{where}: {id}: a status expected, found {entry.get('status')!r}"
            if entry.get("alignment") not in (None, *FACTIONS):
                yield f"{where}: {id}: a faction expected, found {entry['alignment']!r}"
        for objective in card.objectives:
            if objective.hex not in tables.map.board.grid.number:
                yield f"{where}: a hex as objective expected, found {objective.hex!r}"
        yield from _setup(tables, card)


def _setup(tables: Tables, card: ScenarioCard) -> Iterator[str]:
    """No counter in two places; hexes are Land and hold what may stand there."""
    where = f"scenarios.json: {card.id}"
    laid = [unit.counter for entry in card.setup for unit in entry.units]
    laid += [id for pool in card.force_pools.values() for id in pool]
    for id, count in Count(laid).items():
        if id not in tables.number:
            yield f"{where}: a counter expected, found {id!r}"
            return
        if count > 1:
            yield f"{where}: every counter in one place expected, found {id} in {count}"
    board = tables.map.board
    for entry in card.setup:
        if entry.faction not in FACTIONS:
            yield f"{where}: {entry.at}: a faction expected, found {entry.faction!r}"
        hex = board.grid.number.get(entry.at)
        if hex is None:
            if entry.at not in PLACES:
                yield f"{where}: a hex or box to set up in expected, found {entry.at!r}"
            continue  # a box, in which any number may lie [see DSA-STK-01]
        if hex not in board.land:
            yield f"{where}: {entry.at}: Land to set up on expected, found open sea"
        units = []
        for unit in entry.units:
            counter = tables.counters[tables.number[unit.counter]]
            yield from (f"{where}: {entry.at}: {fault}" for fault in _unit(counter, unit, entry.at))
            face = counter.faces[min(up(unit), len(counter.faces) - 1)]
            if face.ground:
                units.append((counter, face))
        if why := too_much(tables, hex, units)[0]:
            yield f"{where}: {entry.at}: a stack within the limits expected, found {why}"


def _unit(counter: Counter, unit: SetupUnit, hex: str) -> Iterator[str]:
    """A side that exists, with its steps; fortresses and garrisons in their own hex. [see DSA-ORG-49]"""
    if up(unit) >= len(counter.faces):
        yield f"a front alone of {counter.id} expected, found its {unit.side}"
    elif unit.steps and unit.steps != counter.faces[up(unit)].steps:
        yield f"{counter.faces[up(unit)].steps} steps of {counter.id} expected, found {unit.steps}"
    if counter.only_hex and counter.only_hex != hex:
        yield f"{counter.id} in {counter.only_hex} alone expected, found it here"


def up(unit: SetupUnit) -> int:
    """The side of a counter that is up in a set-up."""
    return BACK if unit.side == "back" or unit.as_ == DETACHMENT else FRONT
