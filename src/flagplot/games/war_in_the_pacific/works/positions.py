"""The key ``works`` of a war on land in a position.

    "works": {"railcap": {"C0108": 6}, "cut": {"A3531": 2}, "ridden": {"br-bde-6ind": 4},
              "fields": {"A3529": 2}, "ports": {"A3529": "minor"},
              "projects": [{"side": "japan", "hex": "A3529", "task": "airfield", "done": 3, "weeks": 3}],
              "overhauls": {"br-cl-danae": {"port": "C0108", "row": 7, "left": [2]}},
              "busy": {"Bombay": ["br-bb-prince-of-wales", 6]}, "wrecks": {"br-ca-exeter": ["C0108", 9]}}

What is not mentioned is as it is printed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from flagplot.games.war_in_the_pacific.places import OUT
from flagplot.games.war_in_the_pacific.repair import areas
from flagplot.games.war_in_the_pacific.sides import SEATS
from flagplot.games.war_in_the_pacific.tables import Tables
from flagplot.games.war_in_the_pacific.works.state import Overhaul, Project, Works
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.meta import check_keys
from flagplot.kernel.reading import mapping, number, sequence, word

HEXES = ("seized", "prizes", "barren")  # lists of hexes
BY_HEX = ("railcap", "ruined", "used", "cut", "lines", "fields", "ports", "seaplanes", "busy")
BY_UNIT, BY_SHIP, BY_CENTER = ("ridden",), ("overhauls", "wrecks"), ("railcap", "ruined", "used")


def read(tables: Tables, document: Mapping[str, Any]) -> Works:
    """The works a document describes."""
    check_keys(document, Works.__struct_fields__, "works")
    found: dict[str, Any] = {}
    for key, value in document.items():
        what = f"works: {key}"
        if key in HEXES:
            found[key] = [_hex(tables, one, what) for one in sequence(value, what)]
        elif key == "projects":
            found[key] = [_read_project(tables, mapping(one, what)) for one in sequence(value, what)]
        elif key == "captured":
            known = tables.ship_number
            found[key] = [known[word(one, what, known)] for one in sequence(value, what)]
        elif key == "tried":
            found[key] = [word(one, what, tables.rail.countries) for one in sequence(value, what)]
        else:
            found[key] = {
                _key(tables, key, one, what): _value(tables, key, entry, what)
                for one, entry in mapping(value, what).items()
            }
    try:
        return msgspec.convert(found, Works)
    except msgspec.ValidationError as error:
        raise BadInputError(f"works: {error}") from None


def _hex(tables: Tables, label: object, what: str) -> int:
    assert tables.waters is not None
    grid = tables.waters.grid
    return grid[label] if isinstance(label, str) and label in grid.number else _wrong(label, what)


def _port(tables: Tables, label: object, what: str) -> int:
    """A hex, or an area off the map."""
    if isinstance(label, str) and label in tables.repair.areas:
        return areas.code(tables, label)
    return _hex(tables, label, what)


def _wrong(label: object, what: str) -> int:
    raise BadInputError(f"{what}: a hex of the map expected, found {label!r}")


def _key(tables: Tables, key: str, name: str, what: str) -> int:
    if key in BY_UNIT:
        return tables.number[word(name, what, tables.number)]
    if key in BY_SHIP:
        return tables.ship_number[word(name, what, tables.ship_number)]
    if key in BY_CENTER:
        return _hex(tables, word(name, what, tables.rail.country_of), what)
    return _port(tables, name, what) if key == "busy" else _hex(tables, name, what)


def _value(tables: Tables, key: str, value: Any, what: str) -> Any:
    if key in BY_CENTER:
        return number(value, what, 0, max(one.maximum for one in tables.rail.countries.values()))
    if key == "overhauls":
        entry = dict(mapping(value, what))
        check_keys(entry, Overhaul.__struct_fields__, what)
        return {"row": 0, **entry, "port": _port(tables, entry["port"], what) if entry.get("port") else OUT}
    if key == "wrecks":
        port, turn = sequence(value, what)
        return [_hex(tables, port, what), turn]
    if key == "busy":
        ship, turn = sequence(value, what)
        return [tables.ship_number[word(ship, what, tables.ship_number)], turn]
    return value


def _read_project(tables: Tables, entry: Mapping[str, Any]) -> dict[str, Any]:
    what = "works: projects"
    check_keys(entry, Project.__struct_fields__, what)
    return {
        **entry,
        "side": SEATS.index(word(entry.get("side"), what, SEATS)),
        "hex": _hex(tables, entry.get("hex"), what),
        "ends": [_hex(tables, one, what) for one in sequence(entry.get("ends", []), what)],
        "crew": [
            tables.number[word(one, what, tables.number)] for one in sequence(entry.get("crew", []), what)
        ],
    }


# -- writing ------------------------------------------------------------------------------------------------


def write(tables: Tables, works: Works) -> dict[str, Any]:
    """The document of works; ``read`` gives the same back."""
    assert tables.waters is not None
    label = tables.waters.label
    found: dict[str, Any] = {}
    for key in Works.__struct_fields__:
        value = getattr(works, key)
        if not value:
            continue
        if key in HEXES:
            found[key] = [label(hex) for hex in value]
        elif key == "projects":
            found[key] = [_written_project(tables, one) for one in value]
        elif key == "captured":
            found[key] = [tables.ships[ship].id for ship in value]
        elif key == "tried":
            found[key] = list(value)
        elif key in BY_UNIT:
            found[key] = {tables.ground[unit].id: entry for unit, entry in value.items()}
        elif key in BY_SHIP:
            found[key] = {
                tables.ships[ship].id: _written(tables, key, entry) for ship, entry in value.items()
            }
        else:
            found[key] = {
                areas.label(tables, hex): _written(tables, key, entry) for hex, entry in value.items()
            }
    return found


def _written(tables: Tables, key: str, entry: Any) -> Any:
    assert tables.waters is not None
    label = tables.waters.label
    if key == "overhauls":
        port = areas.label(tables, entry.port) if entry.port != OUT else ""
        return {**msgspec.to_builtins(entry), "port": port, "left": list(entry.left)}
    if key == "wrecks":
        return [label(entry[0]), entry[1]]
    if key == "busy":
        return [tables.ships[entry[0]].id, entry[1]]
    return list(entry) if isinstance(entry, tuple) else entry


def _written_project(tables: Tables, project: Project) -> dict[str, Any]:
    assert tables.waters is not None
    label = tables.waters.label
    return {
        **msgspec.to_builtins(project),
        "side": SEATS[project.side],
        "hex": label(project.hex),
        "ends": [label(hex) for hex in project.ends],
        "crew": [tables.ground[unit].id for unit in project.crew],
    }
