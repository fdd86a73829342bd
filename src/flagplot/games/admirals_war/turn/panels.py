"""What a seat sees while it places units: where each may start or arrive."""

from __future__ import annotations

from functools import partial
from typing import Any

from flagplot.games.admirals_war.board import SEATS
from flagplot.games.admirals_war.moves.panels import Orders, Ways, plain
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.turn import arrivals, deploy
from flagplot.games.admirals_war.turn.frames import Deploy, Reinforce


def starts(war: War, frame: Deploy) -> Orders:
    """Units that may start in more than one port; they stay where they are by default. [AW-SET-05]"""
    found = Orders(war, frame.seat)
    ids = war.board.place_ids
    for unit in deploy.movable(war, frame.seat):
        found.add(unit, partial(_ports, war, unit), default=ids[war.state.place[unit]])
    return found


def _ports(war: War, unit: int) -> Ways:
    return {port: [] for port in deploy.start_ports(war, unit)}


def arriving(war: War, frame: Reinforce) -> Orders:
    """Units that are due and have a choice; the first port by default. [AW-REI-07]"""
    found = Orders(war, frame.seat)
    ids = war.board.place_ids
    for unit in frame.queue:
        places = arrivals.places(war, unit)
        found.add(unit, partial(plain, war, places), default=ids[places[0]])
    return found


def start_orders(war: War, frame: Deploy, viewer: str | None) -> dict[str, Any]:
    """What the seat that sets up sees."""
    mine = frame.seat < len(SEATS) and SEATS[frame.seat] == viewer
    return starts(war, frame).doc if mine else {}


def arrival_orders(war: War, frame: Reinforce, viewer: str | None) -> dict[str, Any]:
    """What the seat whose units arrive sees."""
    return arriving(war, frame).doc if frame.queue and SEATS[frame.seat] == viewer else {}
