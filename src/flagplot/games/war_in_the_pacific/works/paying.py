"""Which headquarters pays for works in a hex, and what it has. [29.2, 36.4.3, 39]"""

from __future__ import annotations

from collections.abc import Collection

from flagplot.games.war_in_the_pacific.command import costs, headquarters, links
from flagplot.games.war_in_the_pacific.play import Campaign

NOBODY = -1


class Treasury:
    """The stocks of a side: the nearest headquarters that is linked with a hex and has the CPs pays.

    For an isolated hex it is the nearest linked one. The work of units is paid for by headquarters that can
    activate them, all other work on land by those that lead armies: no fleet pays for engineers.
    [see WPA-HQ-12, WPA-HQ-27, WPA-ISO-02]
    """

    def __init__(self, play: Campaign, side: int) -> None:
        self.play, self.side = play, side
        self.nets = links.nets(play, side, known=True)

    def payer(self, hex: int, price: int, units: Collection[int] = ()) -> int:
        """Who pays so much for the work of some units in a hex; ``NOBODY`` if nobody can."""
        play = self.play
        able = [
            hq
            for hq in self.nets
            if (all(self._may_pay(hq, unit) for unit in units) if units else _on_land(play, hq))
        ]
        able.sort(key=lambda hq: (headquarters.remote(play, hq, hex), hq))
        near = [hq for hq in able if hex in self.nets[hq]]
        found = near or [hq for hq in able if self.nets[hq]][:1]
        return next((hq for hq in found if play.war.cp[hq] >= price), NOBODY)

    def _may_pay(self, hq: int, unit: int) -> bool:
        """Whether a headquarters can activate a unit, for no more than the one that controls it."""
        play = self.play
        dearer = costs.unit_cost(play, unit, hq) > costs.unit_cost(play, unit)
        return headquarters.takes(play, hq, unit) and not dearer

    def affords(self, hex: int, price: int, units: Collection[int] = ()) -> bool:
        """Whether anybody can."""
        return price <= 0 or self.payer(hex, price, tuple(units)) != NOBODY

    def pay(self, hex: int, price: int, units: Collection[int] = ()) -> int:
        """He does; gives who, ``NOBODY`` if it costs nothing."""
        if price <= 0:
            return NOBODY
        hq = self.payer(hex, price, tuple(units))
        spend(self.play, hq, price)
        return hq


def spend(play: Campaign, hq: int, points: int) -> None:
    """A headquarters spends CPs."""
    war = play.war
    war.cp = tuple(stock - points if at == hq else stock for at, stock in enumerate(war.cp))


def _on_land(play: Campaign, hq: int) -> bool:
    return headquarters.leads_armies(play.tables.hqs[hq])


def matched(play: Campaign, hex: int, side: int, points: int) -> int:
    """CPs for an installation: twice as many where nothing but air transport links it. [WPA-ECL-32]"""
    nets = links.nets(play, side, known=True)
    lifted = hex in links.lifted(play, side)
    lifted = lifted and not any(hex in net for hq, net in nets.items() if _on_land(play, hq))
    return points * costs.MATCHED if lifted else points


def isolated(play: Campaign, hex: int, side: int) -> bool:
    """Whether a hex is isolated in this Ground Phase. [see WPA-CLK-17]"""
    return hex in play.war.isolated[side]
