"""What everybody sees: every hex with the counters there, the pools, and the tracks."""

from __future__ import annotations

from typing import Any

from flagplot.games.dai_senso import beachheads, naming, supply
from flagplot.games.dai_senso.counters import DETACHMENT, FRONT
from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.markers import BEACHHEAD
from flagplot.games.dai_senso.names import SEGMENTS, names
from flagplot.games.dai_senso.places import IDS, OUT, zone_of
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.turn import victory
from flagplot.games.dai_senso.turn.calendar import called
from flagplot.kernel.words import counted


def places(war: War) -> dict[str, dict[str, Any]]:
    """Hexes and boxes that hold anything; counters that are out of the game are not shown."""
    cells, hexes = war.tables.map.hexes, war.state.at
    shown: dict[str, dict[str, Any]] = {}
    worth = {one.hex: one.points for one in war.tables.scenarios[war.state.scenario].objectives}
    for hex in sorted(hexes):
        cell = cells[hex]
        doc: dict[str, Any] = {"name": cell.name or cell.id}
        if cell.name:
            doc["town"] = cell.name
        if cell.id in worth:
            doc["objective"] = worth[cell.id]
        shown[cell.id] = doc | {"units": [unit_doc(war, number) for number in hexes[hex]]}
    for hex, at in sorted(beachheads.arrows(war.state).items()):
        doc = shown.setdefault(IDS[hex], {"name": IDS[hex], "units": []})
        doc["beachhead"] = {"kind": beachheads.kind(war, hex), "faces": IDS[at]}
    known = names(war.tables)
    for box, held in sorted(_boxes(war).items()):
        shown[IDS[box]] = {"name": known[IDS[box]], "units": [unit_doc(war, number) for number in held]}
    return shown


def _boxes(war: War) -> dict[int, list[int]]:
    """What lies in Force Pools, the Delay Box and the others."""
    held: dict[int, list[int]] = {}
    for number, place in enumerate(war.state.place):
        if place > OUT:
            held.setdefault(place, []).append(number)
    return held


def unit_doc(war: War, number: int) -> dict[str, Any]:
    """A counter as it lies there."""
    counter, face = war.counter(number), war.face(number)
    faction = war.faction(number)
    doc: dict[str, Any] = {
        "id": counter.id,
        "owner": FACTIONS[faction] if faction >= 0 else "",
        "kind": face.kind,
        "count": 1,
        "name": counter.name,
        "nation": counter.country,
        "text": in_words(war, number),
    }
    if face.ground:
        doc |= {"steps": face.steps, "attack": face.attack, "defense": face.defense, "move": face.move}
        if war.on_map(number) and not supply.supplied(war, number):
            doc["supplied"] = False
    return doc


def in_words(war: War, number: int) -> str:
    """A counter in a few words: name, factors and steps; what an infantry counter is used as."""
    counter, face = war.counter(number), war.face(number)
    if face.kind == DETACHMENT:
        return f"{naming.adjective(counter.country)} Detachment"
    if counter.type == BEACHHEAD and war.on_map(number):
        return _beachhead(war, number)
    if not face.ground:
        return _afloat(war, number)
    words = f"{counter.name} {face.attack}-{face.defense}-{face.move} ({counted(face.steps, 'step')})"
    unsupplied = war.on_map(number) and not supply.supplied(war, number)
    return f"{words}, not supplied" if unsupplied else words


def _afloat(war: War, number: int) -> str:
    """A marker or support unit: with what it is used as, where that is not plain from its name.

    A Convoy in its zone shows its mode, a counter on its back what that is: an Escort, a CV Strike.
    """
    counter, face = war.counter(number), war.face(number)
    placed = zone_of(war.state.place[number]) >= 0
    shown = (counter.convoy and placed) or (counter.faces[FRONT].support and face is not counter.faces[FRONT])
    return f"{counter.name} ({names(war.tables)[face.kind]})" if shown else counter.name


def _beachhead(war: War, number: int) -> str:
    """``Axis Beachhead-1, facing Wenchow (w4524)``."""
    known = names(war.tables)
    at = beachheads.target(war, war.state.place[number])
    side = f"{naming.adjective(war.counter(number).country)} {known[war.face(number).kind]}"
    return side if at == beachheads.NOWHERE else f"{side}, facing {known[IDS[at]]}"


def tracks(war: War) -> dict[str, Any]:
    """The calendar, whose turn and which segment it is, and the objectives."""
    state = war.state
    return {
        "turn": called(state.year, state.turn),
        "phasing": FACTIONS[state.phasing],
        "phase": _segment(war),
        "objective_points": victory.points(war),
    }


def _segment(war: War) -> str:
    """The segment that has begun last."""
    tags = (str(frame.__struct_config__.tag) for frame in war.state.frames)
    return next((SEGMENTS[tag] for tag in tags if tag in SEGMENTS), "")
