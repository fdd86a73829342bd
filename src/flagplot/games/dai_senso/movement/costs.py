"""What a step from hex to hex costs, as the Terrain Effects Chart prints it. [3.1.1]

Half Movement Points are counted as whole numbers. What depends only on the map is worked out once for each
kind of mover (``Tariff``).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from flagplot.board.grid import SIDES, has_side
from flagplot.board.spaces import SpaceSet
from flagplot.board.travel import CLOSED, Costs, costs, repriced
from flagplot.games.dai_senso.board import (
    ALL_SEA,
    LAKE,
    MOUNTAIN,
    RAIL,
    RIVER,
    ROAD,
    STRAIT,
    STRAIT_CONNECTED,
)
from flagplot.games.dai_senso.lands import Lands
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.tables import Tables
from flagplot.kernel.memory import remember

HALVES: Final = 2  # in a Movement Point
OPEN: Final = SpaceSet()


@dataclass(frozen=True, eq=False)
class Tariff:
    """The prices of one kind of mover."""

    steps: Costs  # in half points
    straits: tuple[tuple[int, ...], ...]  # by hex: what lies across a side that takes the entire MA
    landings: tuple[tuple[int, ...], ...]  # by hex: what lies across water that only marines cross


def halves(points: float) -> int:
    """Movement Points as half points."""
    return int(points * HALVES)


def allowance(war: War, number: int) -> int:
    """The Movement Allowance of a unit in half points."""
    return HALVES * war.face(number).move


def tariffs(war: War, *, reserve: bool = False) -> tuple[Tariff, Tariff]:
    """The prices of a Movement Phase for one-step and for multi-step units.

    Multi-step units pay a full point a hex by road and rail anyway.
    """
    slow = cautious(war) if reserve else OPEN
    return _tariff(war.tables, False, slow), _tariff(war.tables, True, OPEN)


def tariff(war: War, number: int, *, reserve: bool = False) -> Tariff:
    """The prices for a unit."""
    return tariffs(war, reserve=reserve)[war.face(number).steps > 1]


def cautious(war: War) -> SpaceSet:
    """Hexes of active enemy Countries, in which Reserve Movement pays a full point a hex by road and rail.

    Dependents and Conquered Countries are not among them. [DSA-RSV-05]
    """
    return _enemy_land(war.lands, war.state.phasing)


@remember(64)
def _enemy_land(lands: Lands, faction: int) -> SpaceSet:
    return SpaceSet(hex for hex in lands.proper & lands.active if lands.faction[hex] != faction)


@remember(48)
def _tariff(tables: Tables, multi: bool, slow: SpaceSet) -> Tariff:
    chart = _Chart(tables, multi, slow)
    if slow:  # it shows by road and rail alone
        plain = _tariff(tables, multi, OPEN)
        steps = repriced(plain.steps, tables.map.board.grid, chart.price, chart.lined())
        return Tariff(steps, plain.straits, plain.landings)
    return Tariff(
        costs(tables.map.board.grid, chart.price),
        _across(tables, (STRAIT,)),
        _across(tables, (ALL_SEA, LAKE)),
    )


class _Chart:
    """The chart for one-step or multi-step units."""

    def __init__(self, tables: Tables, multi: bool, slow: SpaceSet) -> None:
        board, effects = tables.map.board, tables.charts.terrain_effects
        self.map, self.slow = tables.map, slow
        self.hexes: dict[str, Any] = effects["hex"]
        sides: dict[str, Any] = effects["hexside"]
        along = board.along
        self.lines = (board.through[RAIL], board.through[ROAD], along[_name(STRAIT_CONNECTED)])
        self.water = (along[_name(ALL_SEA)], along[LAKE], along[STRAIT])
        self.extra = [(along[kind], halves(sides[kind]["mp_add"])) for kind in (RIVER, MOUNTAIN)]
        self.rate = halves(sides[f"rail_or_road_{'multi' if multi else 'one'}_step"]["mp_instead"])
        self.full = halves(sides["rail_or_road_multi_step"]["mp_instead"])

    def price(self, hex: int, side: int, other: int) -> int:
        """A step over a side: the hex entered and the side crossed, whoever is left behind.

        [DSA-MOV-10, DSA-MOV-13]

        Road and Rail, and a Connected Strait, cost their own rate and nothing else. [DSA-MOV-14, DSA-MOV-15]
        Other water is not crossed by paying points. [DSA-MOV-10f, DSA-MOV-10g]
        """
        land = self.map.board.land
        if hex not in land or other not in land:
            return CLOSED
        if any(has_side(line, hex, side) for line in self.lines):
            return self.full if other in self.slow else self.rate  # [DSA-MOV-14a, DSA-MOV-14b]
        if any(has_side(water, hex, side) for water in self.water):
            return CLOSED
        over = sum(price for masks, price in self.extra if has_side(masks, hex, side))
        return self.entry(other) + over  # [DSA-MOV-10d, DSA-MOV-10e]

    def lined(self) -> list[int]:
        """The hexes that road or rail leads out of, or a Connected Strait."""
        return [hex for hex in self.map.board.land if any(line[hex] for line in self.lines)]

    def entry(self, hex: int) -> int:
        """Of the hex alone: a City or Port by itself, any other by its terrain.

        A town costs what its terrain costs. [DSA-MOV-10a, DSA-MOV-10b, DSA-MOV-10c, DSI-MAP-02, DSI-MAP-03]
        """
        one = self.map.hexes[hex]
        if one.city or one.port:
            return halves(self.hexes["city" if one.city else "port"]["mp"])
        return halves(self.hexes[self.map.terrain_class[one.terrain]]["mp"])


def _name(kind: str) -> str:
    """A kind of side as the board calls it."""
    return kind.replace("_", " ")


@remember(8)
def _across(tables: Tables, kinds: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    board = tables.map.board
    grid, land = board.grid, board.land
    sides = [board.along[_name(kind)] for kind in kinds]
    return tuple(
        tuple(
            other
            for side in range(SIDES)
            if any(has_side(masks, hex, side) for masks in sides)
            and (other := grid.beside(hex, side)) in land
        )
        if hex in land
        else ()
        for hex in range(len(grid))
    )
