"""Admirals at sea: flagships, who is lost, who is promoted. [8]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea.setup import flagship
from flagplot.games.war_in_the_pacific.sides import SEATS
from flagplot.games.war_in_the_pacific.state import GONE, TRACK
from flagplot.kernel.words import the


def flagship_lost(play: Campaign, label: str, ship: int) -> None:
    """A flagship was sunk: its admiral is lost on 1 or 2, or is away for 1D6 cycles. [BR-8-07]

    The subordinate takes over; another ship becomes the flagship. [BR-8-06, BR-8-12]
    """
    force = play.force(label)
    if force.flagship != ship:
        return
    rest = tuple(one for one in force.ships if one != ship)
    if force.admirals:
        admiral, *others = force.admirals
        id = play.tables.leaders[admiral].id
        secret = None if force.marker else (SEATS[force.side],)
        (die,) = play.roll(1, f"whether {the(id)} is lost with his flagship", audience=secret)
        if die <= 2:
            play.state.leader[admiral] = GONE
            play.note(f"{the(id)} goes down with his flagship", secret)
        else:
            (away,) = play.roll(1, f"how many cycles {the(id)} is away", audience=secret)
            play.state.leader[admiral] = TRACK
            play.note(f"{the(id)} leaves his flagship and is away for {away} cycles", secret)
        play.set_force(label, admirals=tuple(others))
    play.set_force(label, flagship=flagship(play.tables, rest))
