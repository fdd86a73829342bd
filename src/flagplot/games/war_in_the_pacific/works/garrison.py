"""Garrisons that countries need, looked at when the Ground Phase ends. [43.0, 44.9.2]"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from flagplot.games.war_in_the_pacific.places import OUT
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import ALLIED, SEATS
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted


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


def bound(play: Campaign, units: Sequence[int], hex: int = OUT, gone: Iterable[int] = ()) -> bool:
    """Whether units may not leave a country of their own will, to a hex or aboard ship: its garrison would be
    too small without them, and those who are gone already. [WPB-CTY-03, WPB-SOL-06]
    """
    side, country = play.side(units[0]), play.country(play.state.place[units[0]])
    needed = play.land_card.garrisons.get(country, 0)
    if side != ALLIED or not needed or (hex != OUT and play.country(hex) == country):
        return False
    away = {unit for unit in gone if play.country(play.state.place[unit]) == country} | set(units)
    return steps(play, country, side) - play.total(tuple(away)) < needed


def bound_refusal(play: Campaign, unit: int) -> Refusal:
    """Why a unit may not leave the country."""
    country = play.country(play.state.place[unit])
    needed = counted(play.land_card.garrisons[country], "step")
    return illegal("WPB-SOL-06", f"{country} needs a garrison of {needed}", play.id(unit))


def check(play: Campaign) -> None:
    """Malaya needs 7 steps; only the Allies are judged here. [BR-3-20, WPB-SOL-06]"""
    for country, needed in play.land_card.garrisons.items():
        found = steps(play, country, ALLIED)
        if found < needed:
            seat = SEATS[ALLIED]
            play.note(f"{country} has {found} of the {needed} steps its garrison needs", (seat,))
