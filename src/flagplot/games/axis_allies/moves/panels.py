"""What a seat sees beside the map while units move."""

from __future__ import annotations

from flagplot.games.axis_allies.moves.frames import AirOrder, Interdiction, LandOrder, SeaOrder
from flagplot.games.axis_allies.moves.interdiction import FIRES_AT, silent, transports_in
from flagplot.games.axis_allies.panels import Panel, names, pieces, seats
from flagplot.games.axis_allies.play import War


def order_panel(war: War, frame: LandOrder | SeaOrder | AirOrder) -> Panel:
    """The force under orders, and the way it has come."""
    shown: Panel = {
        "origin": war.name(frame.origin),
        "combat": frame.combat,
        "force": pieces(war, frame.force),
    }
    if isinstance(frame, LandOrder | SeaOrder):
        shown["at"] = war.name(frame.at)
        shown["path"] = names(war, frame.path)
    if isinstance(frame, SeaOrder):
        shown["left"] = frame.left
    return shown


def interdiction_panel(war: War, frame: Interdiction) -> Panel:
    """Submarines against passing transports: who may still fire, and what the mover has to give up."""
    order = next(f for f in reversed(war.state.frames) if isinstance(f, SeaOrder))
    return {
        "zone": war.name(frame.zone),
        "mover": war.seat(order.power),
        "transports": pieces(war, transports_in(war, order)),
        "submarines": silent(war, order, frame.asked[0]) if frame.asked else 0,
        "hits_on": FIRES_AT,
        "asked": seats(war, frame.asked),
        "hits": frame.hits,
    }
