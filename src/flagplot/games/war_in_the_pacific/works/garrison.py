"""Garrisons that countries need, looked at when the Ground Phase ends. [43.0, 44.9.2]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import ALLIED, SEATS


def steps(play: Campaign, country: str, side: int) -> int:
    """Steps of a side in a country, of whatever nationality and in any of its hexes. [WPB-CTY-03, WPB-CTY-05]

    Those of the other side are judged for themselves; Intrinsic Garrisons do not count.
    [WPB-CTY-04, BR-24-02]
    """
    return sum(
        play.state.steps[unit]
        for unit in play.ashore(side)
        if play.country(play.state.place[unit]) == country and not play.unit(unit).intrinsic
    )


def check(play: Campaign) -> None:
    """Malaya needs 7 steps; only the Allies are judged here. [BR-3-20, WPB-SOL-06]"""
    for country, needed in play.land_card.garrisons.items():
        found = steps(play, country, ALLIED)
        if found < needed:
            seat = SEATS[ALLIED]
            play.note(f"{country} has {found} of the {needed} steps its garrison needs", (seat,))
