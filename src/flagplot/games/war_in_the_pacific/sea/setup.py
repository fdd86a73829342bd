"""The set-up of a scenario on the main map. [SC-G-02, SC-G-07, SC-S2-02, SC-S2-03]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.places import OUT, aboard
from flagplot.games.war_in_the_pacific.scenarios import Force
from flagplot.games.war_in_the_pacific.sea.state import FULL, NOBODY, Boats, Sea, TaskForce
from flagplot.games.war_in_the_pacific.sides import OWNERS, SEATS
from flagplot.games.war_in_the_pacific.state import PacificState
from flagplot.games.war_in_the_pacific.tables import Tables
from flagplot.games.war_in_the_pacific.units import SUNK
from flagplot.kernel.rows import Rows

OILER = "AO"
OILER_SPEED = 2
SECOND = "-2"  # behind a name that is taken
DECOYS = 4  # dummy Subrons of a side [BR-22-02]


def empty(tables: Tables) -> Sea:
    """Bases, submarines and aircraft as in the scenario, no task forces."""
    card = tables.card.sea
    assert card is not None
    grid = tables.waters.grid if tables.waters is not None else None
    assert grid is not None
    sea = Sea(
        boats={
            number: Boats(grid[subron.hex], subron.points)
            for number, subron in enumerate(tables.card.subrons)
            if subron.hex and not subron.due
        },
        based=Rows(_place(tables, "" if air.due else air.base) for air in tables.air),
        ports={hex: 0 for hex, base in tables.bases.items() if base.port},
        seaplanes={hex: 0 for hex, base in tables.bases.items() if base.seaplane},
        sigint=card.sigint,
        dummies=(card.dummies[SEATS[0]], card.dummies[SEATS[1]]),
        decoys=(DECOYS, DECOYS),
    )
    sea.watchers = tuple(sorted(grid[label] for label in card.coastwatchers))
    return sea


def _place(tables: Tables, base: str) -> int:
    if not base:
        return OUT
    ship = tables.ship_number.get(base)
    assert tables.waters is not None
    return tables.waters.grid[base] if ship is None else aboard(ship)


def fortify(tables: Tables, state: PacificState) -> None:
    """Control, forts, batteries and airfields of the bases. [BR-2-14]"""
    bases = tables.bases.items()
    state.control = {hex: OWNERS.index(base.side) for hex, base in bases}
    state.forts = {hex: (OWNERS.index(base.side), *base.fort, 0, 1) for hex, base in bases if base.fort[0]}
    state.batteries = {hex: (base.battery, 0, 0, 0) for hex, base in bases if base.battery}
    state.airfields = {hex: 0 for hex, base in bases if base.airfield}


def garrison(tables: Tables, state: PacificState) -> None:
    """Ground units stand at their bases or are loaded on their ships."""
    for entry in tables.card.ground:
        unit = tables.number[entry.id]
        if entry.due or entry.area:
            continue  # comes later
        state.place[unit] = _place(tables, entry.at)
        state.steps[unit] = entry.steps or tables.ground[unit].steps


def arrive(tables: Tables, state: PacificState, sea: Sea, turn: int) -> None:
    """Task forces and ships that appear in a game-turn, with full tanks. [SC-G-02, SC-S2-01]"""
    assert tables.waters is not None
    grid = tables.waters.grid
    for force in tables.card.task_forces:
        if force.from_ == turn:
            _form(tables, state, sea, force)
    if turn:
        return
    for entry in tables.card.ships:
        if entry.at and not entry.due:
            hex, ship = grid[entry.at], tables.ship_number[entry.id]
            sea.harbour = {**sea.harbour, hex: (*sea.harbour.get(hex, ()), ship)}


def _form(tables: Tables, state: PacificState, sea: Sea, printed: Force) -> None:
    """A task force of the scenario; oilers outside FUEL missions sail by themselves. [SC-G-07]

    In a position some of its ships may be on the map already, or its name may be taken.
    """
    assert tables.waters is not None
    hex, there = tables.waters.grid[printed.hex], _in_play(sea)
    ships = tuple(
        number
        for number, ship in enumerate(tables.ships)
        if ship.tf == printed.label and number not in there and state.damage[number] < SUNK
    )
    if not ships:
        return
    side = SEATS.index(tables.ships[ships[0]].side)
    label = printed.label
    while label in sea.forces:
        label += SECOND
    oilers = tuple(ship for ship in ships if tables.ships[ship].type == OILER)
    parted = oilers if printed.mission != "FUEL" and len(oilers) < len(ships) else ()
    rest = tuple(ship for ship in ships if ship not in parted)
    found = {
        label: TaskForce(
            side=side, hex=hex, name=printed.name, ships=rest, mission=printed.mission, speed=printed.speed,
            admirals=_admirals(tables, printed), flagship=flagship(tables, rest), fuel=_used(tables, printed),
        )
    }  # fmt: skip
    if parted:
        found[f"{label}-AO"] = TaskForce(
            side=side, hex=hex, name=f"Oilers of {printed.name}", ships=parted, mission="FUEL",
            speed=OILER_SPEED, flagship=flagship(tables, parted),
        )  # fmt: skip
    sea.forces = dict(sorted({**sea.forces, **found}.items()))


def _in_play(sea: Sea) -> set[int]:
    """The ships that are on the map, or have left it."""
    at_sea = (ship for force in sea.forces.values() for ship in force.ships)
    return {*at_sea, *(ship for ships in sea.harbour.values() for ship in ships), *sea.left}


def _used(tables: Tables, printed: Force) -> int:
    """Twelfths of a tank that a task force has used before the scenario begins."""
    return FULL // tables.movement.endurance[printed.speed] * printed.sailed


def _admirals(tables: Tables, printed: Force) -> tuple[int, ...]:
    """The commander, then at most one subordinate. [BR-8-06, SC-G-04]"""
    found = [
        number
        for number, leader in enumerate(tables.leaders)
        if leader.post == printed.label or leader.id == printed.admiral
    ]
    found.sort(key=lambda number: tables.leaders[number].id != printed.admiral)
    return tuple(found[:2])


def flagship(tables: Tables, ships: tuple[int, ...]) -> int:
    """The ship with the highest Defence. [BR-8-12]"""
    return max(ships, key=lambda ship: tables.ships[ship].defence, default=NOBODY)


__all__ = ["FULL", "arrive", "empty", "flagship", "fortify", "garrison"]
