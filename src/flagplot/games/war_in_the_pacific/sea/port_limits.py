"""Optional rule 38.4: how many ships operate from a port in a cycle."""

from __future__ import annotations

from flagplot.games.war_in_the_pacific import options
from flagplot.games.war_in_the_pacific.play import Campaign

REGIMENT = "regiment"  # the engineers that help


def limit(play: Campaign, hex: int) -> int:
    """Activation points of a port in a cycle: by its type, more with a supply base and with base forces.

    [BR-O-03, WPA-ENG-18]
    """
    base, chart = play.tables.bases[hex], play.tables.handling
    found = chart.limits.get(base.port, 0)
    if base.supply_base and not play.sea.ports.get(hex, 0):
        more, of = chart.supply_base
        found = found * more // of
    for unit in play.at(hex, play.state.control[hex]):
        printed = play.unit(unit)
        if printed.kind != "engineer" or printed.size == REGIMENT:
            found += chart.helpers.get(printed.kind, 0)
    return found


def points(play: Campaign, ships: tuple[int, ...]) -> int:
    """What ships count: their printed activation costs."""
    cost = play.tables.handling.cost
    return sum(cost.get(play.tables.ships[ship].type, 1) for ship in ships)


def room(play: Campaign, hex: int, ships: tuple[int, ...]) -> bool:
    """Whether ships may still be activated in a port; without the option its type does not matter.

    [WPA-PRT-03, BR-O-03]
    """
    if not options.on(play.state, options.PORT_LIMITS):
        return True
    return play.war.port_use.get(hex, 0) + points(play, ships) <= limit(play, hex)


def use(play: Campaign, hex: int, ships: tuple[int, ...]) -> None:
    """Ships have been activated in a port. [BR-O-03]"""
    if options.on(play.state, options.PORT_LIMITS):
        used = play.war.port_use.get(hex, 0) + points(play, ships)
        play.war.port_use = dict(sorted({**play.war.port_use, hex: used}.items()))
