"""Repairs, wrecks and captured ships of a position: what is left out is worked out, all of it is checked."""

from __future__ import annotations

from msgspec.structs import replace

from flagplot.games.war_in_the_pacific.command import authority
from flagplot.games.war_in_the_pacific.ground.theatre import Theatre
from flagplot.games.war_in_the_pacific.places import OUT
from flagplot.games.war_in_the_pacific.repair import areas
from flagplot.games.war_in_the_pacific.sea.state import Sea
from flagplot.games.war_in_the_pacific.state import PacificState
from flagplot.games.war_in_the_pacific.tables import Tables
from flagplot.games.war_in_the_pacific.units import SUNK
from flagplot.kernel.errors import FormatError


def complete(tables: Tables, state: PacificState) -> None:
    """Where a document does not say what is left of a repair, it is all that its row says."""
    assert isinstance(state.war, Theatre)
    chart, found = tables.repair, {}
    for ship, one in state.war.works.overhauls.items():
        printed, damage = tables.ships[ship], state.damage[ship]
        table = chart.table(printed.type, authority.country(printed.nation))
        known = bool(table) and 0 < damage < SUNK
        row = chart.row(one.row, 0)
        found[ship] = one if one.left or not known else replace(one, left=chart.times(table, row, damage))
    if found != state.war.works.overhauls:
        state.war.works = replace(state.war.works, overhauls=found)


def check(tables: Tables, state: PacificState) -> None:
    """Ships under repair are damaged and in their ports, wrecks are sunk, captured ships are nowhere."""
    assert isinstance(state.war, Theatre)
    works = state.war.works
    for ship, one in works.overhauls.items():
        where = f"saved state: repair of {tables.ships[ship].id}"
        if not 0 < state.damage[ship] < SUNK or len(one.left) != state.damage[ship] or not one.left[-1]:
            raise FormatError(f"{where}: game-turns for every level of its damage expected, found {one.left}")
        if one.port != OUT and one.port not in _ports(tables, state, ship):
            raise FormatError(f"{where}: a ship in its port, in no task force, expected")
    for ship in works.wrecks:
        if state.damage[ship] < SUNK:
            raise FormatError(f"saved state: wrecks: a sunk ship expected, found {tables.ships[ship].id}")
    for ship in works.captured:
        if _ports(tables, state, ship):
            raise FormatError(f"saved state: captured: {tables.ships[ship].id} in no port expected")


def _ports(tables: Tables, state: PacificState, ship: int) -> list[int]:
    """Where a ship lies in port, on the map or off it."""
    assert isinstance(state.war, Theatre)
    assert isinstance(state.sea, Sea)
    area = state.war.areas.get(ship)
    found = [hex for hex, ships in state.sea.harbour.items() if ship in ships]
    return [*found, areas.code(tables, area)] if area in tables.repair.areas else found
