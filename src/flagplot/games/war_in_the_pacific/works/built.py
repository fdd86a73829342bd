"""What is printed, with all that has been built and torn down laid over it."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from flagplot.board.grid import SIDES
from flagplot.games.war_in_the_pacific.board import Row
from flagplot.games.war_in_the_pacific.ground.land import Land
from flagplot.games.war_in_the_pacific.tables import Tables
from flagplot.games.war_in_the_pacific.units import Base
from flagplot.games.war_in_the_pacific.works.state import Works
from flagplot.kernel.memory import Table

Key = tuple[object, ...]
_KEPT: Table[Key, Tables] = Table(64)


def laid(tables: Tables, works: Works) -> Tables:
    """The tables as they hold now: bases and lines of the map. [see WPA-CON-11, WPA-RAIL-25]"""
    parts = (works.cut, works.lines, works.fields, works.ports, works.seaplanes)
    if not any(parts):
        return tables
    key: Key = (tables.card.id, tables.own, *(tuple(sorted(part.items())) for part in parts))
    found = _KEPT.get(key)
    if found is not None:
        return found
    land = tables.land
    new = replace(
        tables,
        bases=_bases(tables, works),
        land=_land(land, works) if land is not None and (works.cut or works.lines) else land,
    )
    return _KEPT.keep(key, new)


def _bases(tables: Tables, works: Works) -> dict[int, Base]:
    """Levels of airfields and seaplane bases, kinds of ports; a new base is called after its hex."""
    found = dict(tables.bases)
    for hex in sorted({*works.fields, *works.ports, *works.seaplanes}):
        assert tables.waters is not None
        label = tables.waters.label(hex)
        base = found.get(hex) or Base(hex=label, name=f"hex {label}", side="", origin="built")
        found[hex] = msgspec.structs.replace(
            base,
            airfield=works.fields.get(hex, base.airfield),
            port=works.ports.get(hex, base.port),
            seaplane=works.seaplanes.get(hex, base.seaplane),
        )
    return dict(sorted(found.items()))


def _land(land: Land, works: Works) -> Land:
    """New lines are there; a destroyed rail hex is crossed as if there were no rail. [WPA-RAIL-25]"""
    rows = list(land.rows)
    for hex, (rail, road, minor) in works.lines.items():
        row = rows[hex]
        rows[hex] = msgspec.structs.replace(
            row, rail=row.rail | rail, road=row.road | road, mroad=row.mroad | minor
        )
    for hex in works.cut:
        _tear(land, rows, hex)
    return replace(land, rows=tuple(rows))


def _tear(land: Land, rows: list[Row], hex: int) -> None:
    """No rail runs through a hex, nor from the hexes beside it."""
    rows[hex] = msgspec.structs.replace(rows[hex], rail=0)
    for side in range(SIDES):
        other = land.grid.beside(hex, side)
        if other >= 0 and rows[other].rail:
            back = land.grid.direction(other, hex)
            rows[other] = msgspec.structs.replace(rows[other], rail=rows[other].rail & ~(1 << back))
