"""Ships go from one linked port to another, whether their headquarters is activated or not. [17.13.10]"""

from __future__ import annotations

from collections.abc import Iterator

from flagplot.games.war_in_the_pacific.command import links
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea import plots, sorties
from flagplot.games.war_in_the_pacific.sea import ships as hulls
from flagplot.games.war_in_the_pacific.sea.state import Card
from flagplot.kernel.action import Action, act
from flagplot.kernel.answers import Choice, choice
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

VERB = "change-port"
MISSION = "MOVT"


def _offers(play: Campaign, side: int) -> Iterator[tuple[int, int, list[int]]]:
    """Ships in linked ports, who pays for them as usual, and the linked ports they reach in this phase.

    The headquarters that pays need not be activated. [BR-17-14, WPA-HQ-49]
    """
    payers = [one for one in sorties.payers(play, side) if hulls.speed_class(play, one[0])]
    if not payers:
        return
    linked = frozenset(hex for net in links.nets(play, side, known=True).values() for hex in net)
    ports = [hex for hex in sorted(play.tables.bases) if hex in linked and play.friendly_port(hex, side)]
    reach: dict[tuple[int, int, bool], list[int]] = {}
    for ship, hq, _ in payers:
        start, speed = play.ship_hex(ship), hulls.speed_class(play, ship)
        bold = hulls.screen(play, (ship,)) >= plots.SCREEN
        key = (start, speed, bold)
        if key not in reach:
            slow = frozenset() if bold else plots.watched(play, side)
            found = play.chart.reach(start, play.tables.movement.allowance[speed], slow)
            reach[key] = [hex for hex in ports if hex in found] if start in linked else []
        if reach[key]:
            yield ship, hq, reach[key]


def choices(play: Campaign, side: int) -> list[Choice]:
    """Ships, the ports they may change to, and who pays. [BR-17-14]"""
    if play.tables.land is None:
        return []
    return [
        choice(
            VERB, [play.tables.ships[ship].id], [play.label(hex) for hex in ports], [play.tables.hqs[hq].id]
        )
        for ship, hq, ports in _offers(play, side)
    ]


def do(play: Campaign, side: int, action: Action) -> tuple[str, Card]:
    """The ship is activated and has its card: straight to the port, where it is laid up.

    Nothing is loaded, and it fights only who meets it. [BR-17-14]
    """
    ship, end = play.tables.ship_number[str(action.args[0])], play.hex(str(action.args[1]))
    sorties.do(play, side, act("activate-ship", action.args[0], action.args[2]))
    label = play.force_of(ship)
    start, speed = play.force(label).hex, hulls.speed_class(play, ship)
    route = play.chart.way(start, end, plots.slow(play, label))
    return label, Card(mission=MISSION, speed=speed, route=route).carrying(dock=True)


def refusal(play: Campaign, side: int, action: Action) -> Refusal:
    """Not a ship that could be activated, or no linked port in reach."""
    id, label = str(action.args[0]), str(action.args[1])
    ship, hq = play.tables.ship_number[id], str(action.args[2])
    paid = [one for one, by, _ in sorties.payers(play, side) if play.tables.hqs[by].id == hq]
    if ship not in paid:
        return sorties.refusal(play, side, act("activate-ship", id, hq))
    return illegal("BR-17-14", f"{the(label)} is no linked port of yours that {the(id)} reaches now", id)
