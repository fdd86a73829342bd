"""Whether ships, aircraft and Convoys of a state lie where a game can bring them; for states from outside."""

from __future__ import annotations

from collections.abc import Iterator

from flagplot.games.dai_senso.counters import Counter, Face
from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.landings.frames import Exchange
from flagplot.games.dai_senso.markers import ESCORT, SUPPLY, TROOP
from flagplot.games.dai_senso.occupation import owners
from flagplot.games.dai_senso.places import CONVOYS, HEXES, IDS, ON_STATION, SWB, off_map, zone_box, zone_of
from flagplot.games.dai_senso.sea.stations import SHIPLESS
from flagplot.games.dai_senso.state import AsiaState
from flagplot.games.dai_senso.tables import Tables
from flagplot.kernel.errors import FormatError

STATIONED = ("air_force", "cv_fleet", "surface_fleet", "sub_fleet")  # in On Station Boxes
SAILING = (SUPPLY, TROOP, ESCORT)  # in Convoys Boxes
USED_UP = (TROOP, ESCORT, "air_force", "surface_fleet", "cv_fleet")  # carried, became Beachheads, struck
STRATEGIC = ("bomber", "sub_fleet")
FLYING = ("air_force", "cv_strike", "devastation")  # what support units are while they lie in hexes


def check(tables: Tables, state: AsiaState) -> None:
    """Refuse a state with a counter where its kind cannot be. [DSA-GL-41, DSA-CMP-39]"""
    for fault in _faults(tables, state):
        raise FormatError(f"saved state: {fault}")


def _faults(tables: Tables, state: AsiaState) -> Iterator[str]:
    whose = owners(tables, state.aligned)
    boxes = {off_map(box.id): box.faction for box in tables.map.waters.off_map_boxes}
    landing = {frame.counter for frame in state.frames if isinstance(frame, Exchange)}
    for number, place in enumerate(state.place):
        counter = tables.counters[number]
        face = counter.faces[state.up[number]]
        if place < HEXES:
            if number not in landing:
                yield from _in_hex(counter, face, IDS[place])
        elif place == SWB or zone_of(place) >= 0:
            yield from _in_box(counter, face, place, state.scenario)
        elif place in boxes:
            faction = FACTIONS[whose[number]] if whose[number] >= 0 else "nobody"
            if faction != boxes[place] or not face.ground:
                expected = f"a ground unit of {boxes[place]} in {IDS[place]}"
                yield f"{counter.id}: {expected} expected, found {faction}"


def _in_box(counter: Counter, face: Face, place: int, scenario: str) -> Iterator[str]:
    """Each box of a zone has its own kinds; Bombers and Sub Fleets alone wage strategic warfare."""
    if scenario in SHIPLESS:
        yield f"{counter.id}: no ships in this scenario expected, found {IDS[place]}"
    if face.kind not in _kinds(place):
        yield f"{counter.id}: {' or '.join(_kinds(place))} in {IDS[place]} expected, found {face.kind}"


def _kinds(place: int) -> tuple[str, ...]:
    if place == SWB:
        return STRATEGIC
    zone = zone_of(place)
    return {zone_box(zone, ON_STATION): STATIONED, zone_box(zone, CONVOYS): SAILING}.get(place, USED_UP)


def _in_hex(counter: Counter, face: Face, label: str) -> Iterator[str]:
    """Fleets and Convoys never stay in a hex: a CV Fleet turns over, a Surface Fleet becomes a Beachhead.

    [see DSA-SPT-21, DSA-SPT-23]
    """
    ship = counter.convoy or (counter.faces[0].support and face.kind not in FLYING)
    if ship:
        yield f"{counter.id}: a box of a Naval Zone expected, found {face.kind} in {label}"
