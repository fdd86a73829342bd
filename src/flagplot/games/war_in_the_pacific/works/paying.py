"""Which headquarters pays for works in a hex, and what it has. [29.2, 36.4.3, 39]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.command import headquarters, links
from flagplot.games.war_in_the_pacific.play import Campaign

NOBODY = -1


class Treasury:
    """The stocks of a side: the nearest headquarters that is linked with a hex and has the CPs pays.

    For an isolated hex it is the nearest of all. [see WPA-HQ-27, WPA-ISO-02]
    """

    def __init__(self, play: Campaign, side: int) -> None:
        self.play, self.side = play, side
        self.nets = links.nets(play, side, known=True)

    def payer(self, hex: int, price: int) -> int:
        """Who pays so much for a hex; ``NOBODY`` if nobody can."""
        play = self.play
        linked = [hq for hq, net in self.nets.items() if hex in net]
        able = linked or headquarters.of(play, self.side)
        able.sort(key=lambda hq: (headquarters.remote(play, hq, hex), hq))
        if not linked:
            able = able[:1]
        return next((hq for hq in able if play.war.cp[hq] >= price), NOBODY)

    def affords(self, hex: int, price: int) -> bool:
        """Whether anybody can."""
        return price <= 0 or self.payer(hex, price) != NOBODY

    def pay(self, hex: int, price: int) -> None:
        """He does."""
        if price > 0:
            spend(self.play, self.payer(hex, price), price)


def spend(play: Campaign, hq: int, points: int) -> None:
    """A headquarters spends CPs."""
    war = play.war
    war.cp = tuple(stock - points if at == hq else stock for at, stock in enumerate(war.cp))


def isolated(play: Campaign, hex: int, side: int) -> bool:
    """Whether a hex is isolated in this Ground Phase. [see WPA-CLK-17]"""
    return hex in play.war.isolated[side]
