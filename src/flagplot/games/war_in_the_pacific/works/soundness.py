"""What the numbers of works mean, and whether they can be played."""

from __future__ import annotations

from typing import Any

from flagplot.games.war_in_the_pacific.places import OUT
from flagplot.games.war_in_the_pacific.repair import areas
from flagplot.games.war_in_the_pacific.tables import Tables
from flagplot.games.war_in_the_pacific.units import SUNK
from flagplot.games.war_in_the_pacific.works.state import Works
from flagplot.games.war_in_the_pacific.works.tasks import TASKS
from flagplot.kernel.errors import BadInputError, FormatError
from flagplot.kernel.shapes import Each, Proven, Table, Whole, Word, check_fields, row

MASK = 63  # the six sides of a hex
HIGHEST = 13  # level of an airfield [see WPA-ENG-23]
KINDS = ("", "anchorage", "minor", "major")
_LONG = 999


def check(tables: Tables, works: Any, hex: Any) -> None:
    """Refuse works that no game comes to."""
    if not isinstance(works, Works):
        raise FormatError(f"saved state: works expected, found {works!r}")
    unit, ship = Whole(0, len(tables.ground) - 1, "a unit"), Whole(0, len(tables.ships) - 1, "a ship")
    points, side = Whole(0, _LONG, "a small number"), Whole(0, 1, "a side")
    center = Proven(lambda found: _center(tables, found))
    mask, turn = Whole(0, MASK, "sides of a hex"), Whole(-1, _LONG, "a game-turn")
    anything = Proven(lambda found: None)
    shapes: dict[str, Any] = {
        **dict.fromkeys(("railcap", "ruined", "used"), Table(center, points)),
        **dict.fromkeys(("seized", "prizes"), Each(center)),
        "tried": Each(Word(tuple(tables.rail.countries), "a country with railways")),
        "ridden": Table(unit, points),
        "cut": Table(hex, Whole(1, 4, "levels of damage")),
        "lines": Table(hex, row(mask, mask, mask)),
        "fields": Table(hex, Whole(0, HIGHEST, "a level")),
        "ports": Table(hex, Word(KINDS, "a kind of port")),
        "seaplanes": Table(hex, Whole(0, 2, "a level")),
        "projects": anything,
        "barren": Each(hex),
        "overhauls": Table(ship, anything),
        "busy": Table(Proven(lambda found: _port(tables, found)), row(ship, turn)),
        "wrecks": Table(ship, row(hex, turn)),
        "captured": Each(ship),
    }
    check_fields(works, shapes, "works")
    project = {
        "side": side, "hex": hex, "task": Word(TASKS, "a task"), "ends": Each(hex), "crew": Each(unit),
        **dict.fromkeys(("done", "weeks"), points), "last": turn, "halves": Whole(1, 8, "halves"),
        "secret": Whole(0, 1), "known": Whole(0, 1),
    }  # fmt: skip
    for one in works.projects:
        check_fields(one, project, "a project")
    overhaul = {
        "port": Proven(lambda found: _port(tables, found)), "row": Whole(-9, 30, "a row"),
        "left": Each(points), "effort": Whole(0, 1), "since": turn,
    }  # fmt: skip
    for number, each in works.overhauls.items():
        check_fields(each, overhaul, "a repair")
        if len(each.left) >= SUNK:
            raise FormatError(f"saved state: repair of {tables.ships[number].id}: too many damage levels")


def _center(tables: Tables, found: object) -> None:
    assert tables.land is not None
    labels = tables.land.grid.labels
    known = isinstance(found, int) and 0 <= found < len(labels)
    if not known or labels[found] not in tables.rail.country_of:  # type: ignore[call-overload]
        raise BadInputError(f"a Rail Center expected, found {found!r}")


def _port(tables: Tables, found: object) -> None:
    assert tables.waters is not None
    known = isinstance(found, int) and (found in tables.waters.inside or areas.name(tables, found))
    if found != OUT and not known:
        raise BadInputError(f"a port or nothing expected, found {found!r}")
