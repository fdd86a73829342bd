"""Draws a whole board: from recipe, facts and atlas to the text of map.json."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import shapely
from shapely import LineString, Polygon
from shapely.geometry.base import BaseGeometry as Geometry
from tools.mapgen import check, land, network, relief, stations
from tools.mapgen.coverage import Coverage, cover, playable
from tools.mapgen.facts import Facts, Pair, pair
from tools.mapgen.labels import SIZES, Placement, letter
from tools.mapgen.land import ICE
from tools.mapgen.plane import TURN, Frame, Point, copies, lat_of
from tools.mapgen.recipe import Recipe
from tools.mapgen.sources import Atlas, polygons
from tools.mapgen.topojson import Json, Topology

VERSION = 1
CREDIT = "Made with Natural Earth"
OBJECTS = (
    "relief", "rivers", "spaces", "outside", "coast", "borders", "zones", "edge", "halos", "links", "blocks",
    "roads", "labels",
)  # fmt: skip
SEAMANSHIP = ("chokes", "fronts", "moorings")  # only boards with ports have them
Say = Callable[[str], None]


@dataclass(frozen=True)
class Board:
    """A drawn board and how it agrees with the rules."""

    text: str
    report: check.Report


def draw(recipe: Recipe, facts: Facts, atlas: Atlas, say: Say) -> Board:
    """Draws an area board. [P40-MAP-01, P40-MAP-02]"""
    say("land")
    ground = land.build(recipe, atlas)
    say("sea zones")
    knots = network.knots(recipe, ground.landfall)
    _refuse(network.complain(recipe, facts, knots))
    strokes = network.strokes(recipe, knots)
    _refuse(ground.adrift(recipe.ends, strokes))
    coverage = cover(recipe.frame.box, ground.pieces, strokes, recipe.frame.turns)
    lost = [name for name in facts.spaces if name not in coverage.areas]
    if lost:
        raise ValueError(f"spaces without an area: {', '.join(lost)}")
    report = check.compare(facts, coverage, [pair(*canal.between) for canal in recipe.canals.values()])
    say("names and counters")
    halos = {space: halo(recipe, facts, coverage, space) for space in recipe.groups}
    areas: dict[str, Geometry] = dict(coverage.areas)
    over = stations.lay(recipe, facts, coverage)
    if over.faults:
        raise ValueError("; ".join(over.faults))
    placed = letter(facts, recipe, areas, halos, over)
    say("relief")
    text = _write(recipe, facts, atlas, coverage, report, halos, placed, over)
    return Board(text, report)


def _refuse(faults: list[str]) -> None:
    if faults:
        raise ValueError("; ".join(faults))


def halo(recipe: Recipe, facts: Facts, coverage: Coverage, space: str) -> Polygon:
    """The shore water of small islands: what a click takes for the islands, well inside their zone."""
    width = recipe.groups[space].halo
    near = coverage.areas[space].buffer(width + 0.6, quad_segs=6).buffer(-0.6, quad_segs=6)
    zone = coverage.areas[facts.neighbours(space)[0]]
    inside = shapely.union_all([zone, coverage.areas[space]]).buffer(-0.12)
    whole = shapely.intersection(near, inside).buffer(-0.1).buffer(0.1, quad_segs=4).simplify(0.03)
    parts = polygons(whole)
    while len(parts) > 1:  # islands far apart: a narrow bridge keeps the halo one shape
        first = max(parts, key=lambda part: (part.area, part.bounds))
        others = [part for part in parts if part is not first]
        nearest = min(others, key=lambda part: (part.distance(first), part.bounds))
        bridge = shapely.shortest_line(first, nearest).buffer(0.42, quad_segs=4).intersection(inside)
        joined = polygons(shapely.union_all([first, bridge, nearest]))
        rest = [part for part in others if part is not nearest]
        if len(joined) > 1:  # something lies between them; the larger part will do
            joined = [first]
        parts = [*joined, *rest]
    return Polygon(parts[0].buffer(0.2, quad_segs=4).buffer(-0.2, quad_segs=4).exterior)


def _write(
    recipe: Recipe,
    facts: Facts,
    atlas: Atlas,
    coverage: Coverage,
    report: check.Report,
    halos: dict[str, Polygon],
    placed: dict[str, Placement],
    over: stations.Stations,
) -> str:
    topology = Topology(TURN if recipe.frame.wraps else 0.0)
    topology.find_joints(part for area in coverage.areas.values() for part in area.geoms)
    _add_spaces(topology, recipe, facts, coverage)
    _add_lines(topology, facts)
    _add_waters(topology, recipe, facts)
    _add_stations(topology, over)
    for space, shape in halos.items():
        properties = {"id": space, "zone": facts.neighbours(space)[0]}
        topology.add_polygons("halos", [shape], properties)
    _add_rules(topology, recipe, coverage, report)
    for placement in placed.values():
        topology.add_point("labels", placement.name.x, placement.name.y, _label(placement, halos))
    _add_relief(topology, recipe, facts, atlas, coverage)
    frame = recipe.frame
    meta: Json = {
        "game": recipe.game,
        "version": VERSION,
        "bounds": _bounds(frame),
        "credit": CREDIT,
        "sizes": SIZES,
        "borders": report.borders,
    }
    if frame.wraps:
        meta["wraps"] = True
    return topology.document(meta, (*OBJECTS, *(name for name in SEAMANSHIP if name in topology.objects)))


def _bounds(frame: Frame) -> list[float]:
    """The edges of the map in the degrees of its file."""
    west, south, east, north = frame.box.bounds
    return [west, round(lat_of(south), 3), east, round(lat_of(north), 3)]


def _add_spaces(topology: Topology, recipe: Recipe, facts: Facts, coverage: Coverage) -> None:
    """Sea zones first, then land: what is drawn later wins a click."""
    for space in sorted(facts.spaces.values(), key=lambda space: not space.sea):
        properties = {"id": space.id, "sea": space.sea, "name": space.name}
        topology.add_polygons("spaces", coverage.areas[space.id].geoms, properties, user=space.id)
    for name, area in coverage.areas.items():
        if not playable(name):
            kind = recipe.backdrop.water if name == ICE else recipe.backdrop.land
            facts_: Json = {"kind": kind} if kind else {}
            topology.add_polygons("outside", area.geoms, facts_, user="ice" if name == ICE else "outside")


def _add_lines(topology: Topology, facts: Facts) -> None:
    """Sorts the arcs between areas by what they divide; `between` tells its sides."""
    sea = {space.id: space.sea for space in facts.spaces.values()} | {"outside": False, "ice": True}
    by_sides: dict[tuple[str, Pair], list[int]] = {}
    for number in sorted(topology.users):
        sides = sorted(set(topology.users[number]))
        if len(sides) < 2:
            by_sides.setdefault(("edge", (sides[0], "")), []).append(number)
            continue
        wet = sum(sea[side] for side in sides)
        kind = ("borders", "coast", "zones")[wet]
        by_sides.setdefault((kind, (sides[0], sides[1])), []).append(number)
    for (kind, sides_), numbers in sorted(by_sides.items()):
        properties: Json = {"between": [side for side in sides_ if side]}
        topology.add_arcs(kind, [[number] for number in numbers], properties)


def _add_waters(topology: Topology, recipe: Recipe, facts: Facts) -> None:
    """Choke points, and the line between theatres: along areas, and by hand over land."""
    names = {pair(*zones): name for name, zones in recipe.chokes.items()}
    ashore = [_line(recipe, line) for line in recipe.fronts]
    for entry in topology.objects.get("zones", []):
        a, b = entry["properties"]["between"]
        if pair(a, b) in names:
            properties = {"between": [a, b], "name": names.pop(pair(a, b))}
            topology.add_arcs("chokes", entry["arcs"], properties)
        theatres = {facts.spaces[name].theatre for name in (a, b) if name in facts.spaces}
        if len(theatres) == 2:
            topology.add_arcs("fronts", entry["arcs"], {"between": [a, b]})
    if names:
        raise ValueError(f"no water between {' or between '.join(f'{a} and {b}' for a, b in sorted(names))}")
    if ashore:
        topology.add_lines("fronts", ashore, {})


def _add_stations(topology: Topology, over: stations.Stations) -> None:
    """Ports, bases and boxes lie over the areas: drawn last, they win a click."""
    for name, station in over.spaces.items():
        properties = {"id": name, "sea": False, "name": station.name, "station": station.kind}
        topology.add_polygons("spaces", [over.shapes[name]], properties)
    for (name, area), line in over.moorings.items():
        properties = {"between": [name, area]}
        if area not in over.spaces[name].touches:
            properties["lane"] = True
        topology.add_lines("moorings", [line], properties)


def _add_rules(topology: Topology, recipe: Recipe, coverage: Coverage, report: check.Report) -> None:
    for two, line in check.links(report, coverage).items():
        topology.add_lines("links", [line], {"between": list(two)})
    for name, canal in recipe.canals.items():
        properties = {"between": list(pair(*canal.between)), "canal": name}
        topology.add_lines("links", [_line(recipe, canal.line)], properties)
    for extra in recipe.optional:
        line = _line(recipe, extra.line)
        topology.add_lines("links", [line], {"between": list(extra.between), "switch": extra.switch})
    for two, border in check.marks(report, coverage).items():
        lines = [part for part in shapely.get_parts(border) if isinstance(part, LineString)]
        topology.add_lines("blocks", lines, {"between": list(two)})
    for name, points in recipe.roads.items():
        topology.add_lines("roads", [_line(recipe, points)], {"name": name})


def _line(recipe: Recipe, points: tuple[Point, ...]) -> LineString:
    """A smooth line through places of the globe."""
    return network.curve(network.chained([recipe.frame.at(*point) for point in points], recipe.frame))


def _label(placement: Placement, halos: dict[str, Polygon]) -> Json:
    space = placement.space
    point = Topology.degrees
    anchors: Json = {"counters": [point(*place) for place in placement.counters]}
    for name, place in (
        ("worth", placement.value),
        ("built", placement.facilities),
        ("city", placement.city),
    ):
        if place is not None:
            anchors[name] = point(*place)
    facts: Json = {"id": space.id, "sea": space.sea, "text": "\n".join(placement.lines)}
    facts |= {"angle": placement.name.angle, "size": placement.size, "em": SIZES[placement.size]}
    facts |= {"tiny": space.id in halos, "anchors": anchors}
    if space.kind:
        facts["station"] = space.kind
    if space.city:
        facts["city"] = space.city
    return facts


def _add_relief(topology: Topology, recipe: Recipe, facts: Facts, atlas: Atlas, coverage: Coverage) -> None:
    dry = [area for name, area in coverage.areas.items() if not playable(name) or not facts.spaces[name].sea]
    ground = shapely.union_all([near for area in dry for near in copies(area, recipe.frame.turns)])
    for shade in relief.shades(atlas, recipe.frame, ground, recipe.detail):
        topology.add_polygons("relief", shade.shape, {"kind": shade.kind, "level": shade.level})
    for name, lines in relief.rivers(atlas, ground, recipe.detail.rank):
        topology.add_lines("rivers", lines, {"name": name})
