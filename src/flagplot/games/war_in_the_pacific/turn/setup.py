"""Setting up a scenario. [SC-G-01, SC-S1-03]"""

from __future__ import annotations

from typing import Any

from flagplot.games.war_in_the_pacific import marks
from flagplot.games.war_in_the_pacific.ground import setup as theatre
from flagplot.games.war_in_the_pacific.places import OUT, aboard
from flagplot.games.war_in_the_pacific.sea import setup as sea
from flagplot.games.war_in_the_pacific.sea.frames import Week
from flagplot.games.war_in_the_pacific.sea.state import Sea
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN
from flagplot.games.war_in_the_pacific.state import POST, TRACK, PacificState
from flagplot.games.war_in_the_pacific.tables import Tables
from flagplot.games.war_in_the_pacific.turn.frames import GameTurn
from flagplot.kernel.rows import Rows


def empty(tables: Tables, header: dict[str, Any]) -> PacificState:
    """Ships and aircraft in their places, no ground units; the headquarters is active. [SC-G-08]"""
    ground = len(tables.ground)
    state = PacificState(
        **header,
        place=Rows.filled(OUT, ground),
        steps=Rows.filled(0, ground),
        marks=Rows.filled(0, ground),
        spent=Rows.filled(0, ground),
        came=Rows.filled(OUT, ground),
        damage=Rows(ship.damaged for ship in tables.ships),
        shots=Rows.filled(0, len(tables.ships)),
        hurt=Rows.filled(0, len(tables.ships)),
        points=Rows(air.aps for air in tables.air),
        flown=Rows.filled(0, len(tables.air)),
        leader=Rows(
            TRACK if entry.due else _post(tables, leader.post)
            for leader, entry in zip(tables.leaders, tables.card.leaders, strict=True)
        ),
        control=dict.fromkeys(tables.island.places, JAPAN),
        cp=tables.card.cp,
        frames=[GameTurn()],
    )
    if tables.own:
        state.tables = tables.own
    if tables.card.sea is not None:
        state.sea = sea.empty(tables)
        state.frames = [Week()]
        state.points.update((air, 0) for air, unit in enumerate(tables.air) if unit.part_of >= 0 or unit.due)
        sea.fortify(tables, state)
    if tables.land is not None:
        theatre.prepare(tables, tables.land, state)
    return state


def _post(tables: Tables, post: str) -> int:
    """A leader is with a unit, or at his headquarters or force. [SC-G-04, WPA-GEN-01, WPA-GEN-08]"""
    return tables.number.get(post, POST)


def new_state(tables: Tables, header: dict[str, Any]) -> PacificState:
    """The set-up: the marines aboard and activated, the defenders still to be deployed. [SC-S1-03]"""
    state = empty(tables, header)
    if isinstance(state.sea, Sea):
        sea.garrison(tables, state)
        sea.arrive(tables, state, state.sea, 0)
        if tables.land is not None:
            theatre.garrison(tables, state)
        return state
    for entry in tables.card.ground:
        unit = tables.number[entry.id]
        if tables.ground[unit].side == ALLIED:
            state.place[unit] = aboard(tables.ship_number[entry.at])
            state.steps[unit] = tables.ground[unit].steps
            state.marks[unit] = marks.KNOWN | (marks.ACTIVE if entry.activated else 0)
    return state
