"""What is printed, as a document for clients: the island, units with the origin of their values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flagplot.games.war_in_the_pacific import tours
from flagplot.games.war_in_the_pacific.chart import island_chart
from flagplot.games.war_in_the_pacific.names import AIRCRAFT, CHITS, KINDS, PHASES, names
from flagplot.games.war_in_the_pacific.sides import SEATS
from flagplot.games.war_in_the_pacific.tables import Tables
from flagplot.games.war_in_the_pacific.units import GroundUnit, Ship

_LOOKS = {"japan": ("red", "disc"), "allied": ("blue", "star")}
_SHIPS = {
    "BB": "battleship", "CA": "heavy cruiser", "CL": "light cruiser", "CLAA": "anti-aircraft cruiser",
    "DD": "destroyers", "APA": "attack transports", "CV": "carrier", "CVL": "light carrier",
    "CVE": "escort carrier", "AO": "oiler", "BC": "battle cruiser", "APD": "fast transports",
    "APB": "landing transports", "MSU": "transports", "AV": "seaplane tender", "CVS": "seaplane carrier",
    "TF": "task force", "contact": "contact", "subron": "submarines",
    "mtb": "motor torpedo boats", "watcher": "coastwatchers",
}  # fmt: skip
_NATIONS = {
    "USMC": {"fill": "#7f8f4e", "ink": "#10130a"},
    "IJN": {"fill": "#e8b04a", "ink": "#1d1204"},
    "IJA": {"fill": "#e0c060", "ink": "#1d1204"},
    "US Army": {"fill": "#9aa86a", "ink": "#10130a"},
    "USN": {"fill": "#8fb1cf", "ink": "#0b1622"},
    "British": {"fill": "#d9b48f", "ink": "#23150a"},
    "Indian": {"fill": "#c9b77a", "ink": "#1d1a08"},
    "Malay": {"fill": "#b9c49a", "ink": "#14180c"},
    "Australian": {"fill": "#c99a6b", "ink": "#20120a"},
    "New Zealand": {"fill": "#b9a08c", "ink": "#1c120c"},
    "Dutch": {"fill": "#e39a5c", "ink": "#241206"},
}
_SEQUENCE = {
    "dummies": "Dummies", "arrivals": "Arrivals", "naval-1": "Naval Phase 1", "air-1": "Air Phase 1",
    "naval-2": "Naval Phase 2", "air-2": "Air Phase 2", "naval-3": "Naval Phase 3", "air-3": "Air Phase 3",
    "isolation": "Isolation", "activation-1": "Activation",
    "activation-2": "Activation", "landings": "Landings",
    "segment-1": "Ground Segment", "segment-2": "Ground Segment",
    "demolition": "Demolition, support bases", "engineering": "Engineering", "rally": "Rally, surrender",
    "strategic": "Strategic turn", "end": "End of the game-turn",
}  # fmt: skip
_TASKS = {
    "airfield": "airfield", "port": "port", "anchorage": "anchorage", "seaplane": "seaplane base",
    "rail": "rail line", "support-base": "support base",
    "major-road": "major road", "minor-road": "minor road", "major": "major port", "minor": "minor port",
    "reserve": "the reserve", "with-commander": "with its commander", "secret": "in secret",
    "reserve-japan": "Japanese reserve", "reserve-us": "US reserve", "reserve-cw": "Commonwealth reserve",
    "reserve-dutch": "Dutch reserve", "railcap": "Railcap", "strength": "strength", "size": "size",
}  # fmt: skip
_FACTS = {
    "turn": {"name": "Game-turn"},
    "phase": {"name": "Phase"},
    "points": {"name": "Points", "parts": {"allied": "Allies", "japan": "Japan"}},
    "steps_lost": {"name": "US steps lost"},
    "command_points": {"name": "Command points"},
    "sigint": {"name": "Sigint uses"},
    "magic": {"name": "Magic chits"},
}


def catalog(tables: Tables, buttons: Mapping[str, str]) -> dict[str, Any]:
    """Everything that never changes during a game."""
    found = _always(tables, buttons)
    if tables.waters is None:
        return {
            **found,
            "spaces": _spaces(tables),
            "tour": tours.tour(tables.card.id),
            "order": "move mc-rgt-2 b0404",
            "chart": island_chart(tables.island),
        }
    return {
        **found,
        "spaces": _sea_spaces(tables),
        "tour": tours.tour(tables.card.id),
        "order": "take-card J1",
    }


def _always(tables: Tables, buttons: Mapping[str, str]) -> dict[str, Any]:
    return {
        "window": "war_in_the_pacific",
        "die": 6,
        "powers": _powers(),
        "kinds": _kinds(),
        "nations": _NATIONS,
        "units": _units(tables),
        "words": _words(tables),
        "facts": _FACTS,
        "verbs": dict(buttons),
    }


def _sea_spaces(tables: Tables) -> dict[str, dict[str, Any]]:
    """Every hex of the map in play, bases by their names."""
    waters = tables.waters
    assert waters is not None
    hexes = sorted(waters.inside)
    return {
        waters.label(hex): {
            "name": tables.bases[hex].name if hex in tables.bases else f"hex {waters.label(hex)}"
        }
        for hex in hexes
    }


def _units(tables: Tables) -> dict[str, dict[str, Any]]:
    ground = {unit.id: _unit(unit) for unit in tables.ground}
    return ground | {ship.id: _ship(ship) for ship in tables.ships}


def _powers() -> dict[str, dict[str, str]]:
    short = {"japan": "Japan", "allied": "Allies"}
    return {
        seat: {"name": short[seat], "colour": _LOOKS[seat][0], "shape": _LOOKS[seat][1], "side": seat}
        for seat in SEATS
    }


def _kinds() -> dict[str, dict[str, Any]]:
    kinds = {id: {"name": name, "class": "land"} for id, name in KINDS.items()}
    kinds |= {id: {"name": name, "class": "sea"} for id, name in _SHIPS.items()}
    return {id: kind | {"rank": rank} for rank, (id, kind) in enumerate(kinds.items())}


def _spaces(tables: Tables) -> dict[str, dict[str, Any]]:
    hexes = {
        tables.island.printed.prefix + cell.hex: {
            "name": f"hex {cell.hex}",
            "marks": _marks(tables, cell.hex),
        }
        for cell in tables.island.printed.hexes
    }
    return hexes | {force.label: {"name": force.name, "kind": "box"} for force in tables.card.task_forces}


def _marks(tables: Tables, label: str) -> list[str]:
    printed = tables.island.printed
    found = ["airfield"] if label == printed.airfield else []
    return [*found, "anchorage"] if label == printed.port_hex else found


def _words(tables: Tables) -> dict[str, str]:
    called = names(tables.key)
    found = {leader.id: leader.name for leader in tables.leaders}
    found |= {air.id: called[air.id] for air in tables.air} | dict(AIRCRAFT)
    found |= {hq.id: hq.name for hq in tables.hqs} | _TASKS | _SEQUENCE | CHITS
    if tables.waters is not None:
        found |= {id: name for id, name in called.items() if id.startswith("contact-")}
    return found | PHASES | {"round_of_game": "game-turn"}


def _unit(unit: GroundUnit) -> dict[str, Any]:
    return {
        "name": unit.name, "nation": unit.nation, "kind": unit.kind, "size": unit.size, "tq": unit.tq,
        "steps": unit.steps, "origin": unit.origin,
    }  # fmt: skip


def _ship(ship: Ship) -> dict[str, Any]:
    return {
        "name": ship.name, "nation": ship.nation, "kind": ship.type, "class": ship.class_,
        "surface": ship.surface, "bombardment": ship.bmb, "aa": ship.aa, "defence": ship.defence,
        "speed": ship.speed, "origin": ship.origin,
    }  # fmt: skip
