"""What a seat sees beside the map while money is spent and lost."""

from __future__ import annotations

from flagplot.games.axis_allies.economy import convoy
from flagplot.games.axis_allies.economy.frames import Convoy, Purchase
from flagplot.games.axis_allies.panels import Panel
from flagplot.games.axis_allies.play import War


def purchase_panel(war: War, frame: Purchase) -> Panel:
    """What everything costs this power now, repairs of a point of damage included."""
    return {
        "power": war.seat(frame.power),
        "prices": dict(zip(war.board.items, war.board.item_cost, strict=True)),
        "repair": war.edition.repair_cost(war, frame.power),
    }


def convoy_panel(war: War, frame: Convoy) -> Panel:
    """The convoy asked about, what it could cost, and what was declared before."""
    shown: Panel = {
        "victim": war.seat(frame.power),
        "declared": [[war.seat(raider), war.name(zone)] for raider, zone in frame.raids],
    }
    if frame.raider >= 0:
        shown["raider"] = war.seat(frame.raider)
        shown["zone"] = war.name(frame.zone)
        shown["damage"] = convoy.damage(war, frame.raider, frame.zone)
        shown["most"] = convoy.cap(war, frame.power, frame.zone)
    return shown
