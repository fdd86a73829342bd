"""Where ships without fuel may still sail: toward the nearest friendly port. [18.3]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import SEATS
from flagplot.kernel.answers import Domain

FAR = 9_999  # hexes that lead nowhere


def nearer(play: Campaign, label: str, start: int, ends: Domain) -> Domain:
    """Of some hexes those that lie nearer to a nearest friendly port, as ships sail. [BR-18-03]

    Without a port on the map home lies behind the nearest of their own edges; without those, anywhere.
    """
    side, steps = play.force(label).side, play.chart.sea_steps(start)
    own = set(play.sea_card.exits.get(SEATS[side], ()))
    ports = [hex for hex in play.tables.bases if hex in steps and play.friendly_port(hex, side)]
    gates = [hex for hex, edges in play.chart.edges.items() if hex in steps and own & set(edges)]
    havens = _nearest(ports, steps) or _nearest(gates, steps)
    if not havens:
        return ends
    ways = [play.chart.sea_steps(hex) for hex in havens]
    hexes = ((end, play.hex(str(end))) for end in ends)
    return Domain([end for end, hex in hexes if any(way.get(hex, FAR) < way[start] for way in ways)])


def _nearest(hexes: list[int], steps: dict[int, int]) -> list[int]:
    least = min((steps[hex] for hex in hexes), default=0)
    return [hex for hex in hexes if steps[hex] == least]
