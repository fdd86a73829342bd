"""What a seat sees while it places units: where each may start or arrive."""

from __future__ import annotations

from typing import Any

from flagplot.games.admirals_war.board import SEATS
from flagplot.games.admirals_war.moves.panels import Orders
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.turn import arrivals, deploy
from flagplot.games.admirals_war.turn.frames import Deploy, Reinforce


def start_orders(war: War, frame: Deploy, viewer: str | None) -> dict[str, Any]:
    """Units that may start in more than one port; they stay where they are by default. [AW-SET-05]"""
    if frame.seat >= len(SEATS) or SEATS[frame.seat] != viewer:
        return {}
    found = Orders(war, frame.seat)
    ids = war.board.place_ids
    for unit in deploy.movable(war, frame.seat):
        ports = deploy.start_ports(war, unit)
        found.add(unit, {port: [] for port in ports}, default=ids[war.state.place[unit]])
    return found.doc


def arrival_orders(war: War, frame: Reinforce, viewer: str | None) -> dict[str, Any]:
    """Units that are due and have a choice; the first port by default. [AW-REI-07]"""
    if not frame.queue or SEATS[frame.seat] != viewer:
        return {}
    found = Orders(war, frame.seat)
    ids = war.board.place_ids
    for unit in frame.queue:
        places = arrivals.places(war, unit)
        found.add(unit, {ids[place]: [] for place in places}, default=ids[places[0]])
    return found.doc
