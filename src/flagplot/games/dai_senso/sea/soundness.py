"""Whether ships, aircraft and Convoys of a state lie where a game can bring them; for states from outside."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import chain

from flagplot.games.dai_senso.counters import Counter, Face
from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.landings.frames import Exchange
from flagplot.games.dai_senso.markers import DEVASTATION, ESCORT, SUPPLY, TROOP
from flagplot.games.dai_senso.occupation import owners
from flagplot.games.dai_senso.places import (
    CONVOYS,
    HEXES,
    IDS,
    ON_STATION,
    SWB,
    off_map,
    pool,
    zone_box,
    zone_of,
)
from flagplot.games.dai_senso.sea.stations import SHIPLESS
from flagplot.games.dai_senso.state import AsiaState
from flagplot.games.dai_senso.support.frames import Contest, Devastate, Escort, Strike
from flagplot.games.dai_senso.tables import Tables
from flagplot.kernel.errors import FormatError

CV_FLEET, CV_STRIKE = "cv_fleet", "cv_strike"
STATIONED = ("air_force", "cv_fleet", "surface_fleet", "sub_fleet")  # in On Station Boxes
SAILING = (SUPPLY, TROOP, ESCORT)  # in Convoys Boxes
USED_UP = (TROOP, ESCORT, "air_force", "surface_fleet", "cv_fleet")  # carried, became Beachheads, struck
STRATEGIC = ("bomber", "sub_fleet")
AT_SEA = ("air_force", "cv_fleet", CV_STRIKE, "surface_fleet")
OVER_LAND = ("air_force", "bomber", CV_STRIKE)
ESCORTING = ("air_force", "surface_fleet")
Placing = Contest | Strike | Escort | Devastate
FLYING = ("air_force", "cv_strike", "devastation")  # what support units are while they lie in hexes


def check(tables: Tables, state: AsiaState) -> None:
    """Refuse a state with a counter where its kind cannot be. [DSA-GL-41, DSA-CMP-39]"""
    for fault in chain(_faults(tables, state), _placing(tables, state)):
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


def _placing(tables: Tables, state: AsiaState) -> Iterator[str]:
    """Units that are being placed: still in the Force Pool, or where what follows is decided."""
    for number, frame in enumerate(state.frames, 1):
        if isinstance(frame, Contest | Strike | Escort | Devastate):
            counter, place = tables.counters[frame.counter], state.place[frame.counter]
            kind = counter.faces[state.up[frame.counter]].kind
            if not _fits(tables, state, frame, place, kind):
                found = f"{counter.id} in {IDS[place]}"
                yield f"frame {number}: a unit that is being placed expected, found {found}"


def _fits(tables: Tables, state: AsiaState, frame: Placing, place: int, kind: str) -> bool:
    if isinstance(frame, Escort):
        on_station = zone_of(place) >= 0 and place == zone_box(zone_of(place), ON_STATION)
        return on_station and kind in ESCORTING
    if isinstance(frame, Devastate):
        return place == frame.hex and kind == DEVASTATION
    if place != pool(state.phasing):
        return False
    if isinstance(frame, Strike):
        return kind == CV_FLEET and frame.hex not in tables.map.board.land
    what = CV_STRIKE if kind == CV_FLEET and frame.strike else kind
    return what in _aims(tables, frame.place)


def _aims(tables: Tables, place: int) -> Collection[str]:
    """What can be sent to a place."""
    if place < HEXES:
        return OVER_LAND if place in tables.map.board.land else AT_SEA
    if place == SWB:
        return STRATEGIC
    on_station = zone_of(place) >= 0 and place == zone_box(zone_of(place), ON_STATION)
    return STATIONED if on_station else ()


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
