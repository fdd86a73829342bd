"""Who has won at sea. [SC-G-06, SC-S2-08]"""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea import shipping
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS, enemy
from flagplot.games.war_in_the_pacific.units import RUNGS
from flagplot.kernel.state import Outcome

BADLY = RUNGS.index("D2")
CRIPPLED = 3  # damage from which a ship counts half at the end [SC-G-06]


class Score(NamedTuple):
    """Points of both sides."""

    japan: int
    allied: int


def ship_points(play: Campaign, side: int) -> Fraction:
    """Points for the ships of a side: all of a ship that is sunk, half, rounded up, at D3 or D4.

    Of shipping units four levels of one type and navy are a unit sunk, three that are left one at D3,
    whichever counters lack them. [SC-G-06, WPB-NAV-04]
    """
    total = Fraction(0)
    for vp, levels in shipping.losses(play, side):
        sunk, rest = divmod(levels, shipping.WHOLE)
        total += sunk * vp + ((vp + 1) // 2 if rest >= CRIPPLED else 0)
    for number, ship in enumerate(play.tables.ships):
        if ship.side != SEATS[side] or shipping.joint(play, number):
            continue
        damage = play.state.damage[number]
        if play.lost(number):
            total += ship.vp
        elif damage >= CRIPPLED and damage > ship.damaged:
            total += (ship.vp + 1) // 2
    return total


def captured(play: Campaign) -> bool:
    """Whether Japan holds the objective."""
    return play.state.control[play.hex(play.sea_card.objective)] == JAPAN


def option_points(play: Campaign) -> int:
    """What the Aleutians bring Japan: outposts it has taken, and Dutch Harbor at D2 or worse. [SC-S2-09]"""
    card, state = play.sea_card, play.state
    taken = sum(state.control[play.hex(hex)] == JAPAN for hex in card.outposts)
    hurt = [
        points
        for hex, points in card.watched.items()
        if max(play.sea.ports.get(play.hex(hex), 0), state.airfields.get(play.hex(hex), 0)) >= BADLY
    ]
    return taken * card.outpost_points + sum(hurt)


def score(play: Campaign) -> Score:
    """Ships only, and the objective; added before it is rounded, halves up. [SC-S2-08, SC-G-06]"""
    card = play.sea_card
    held = captured(play)
    points = {
        JAPAN: ship_points(play, enemy(JAPAN)) + (card.captured_points if held else 0) + option_points(play),
        ALLIED: ship_points(play, enemy(ALLIED)) + (0 if held else card.held_points),
    }
    return Score(*(int(points[side] + Fraction(1, 2)) for side in (JAPAN, ALLIED)))


def outcome(play: Campaign) -> Outcome | None:
    """After the last game-turn: a difference of 5 is a draw, one above 20 decisive. [SC-S2-08]"""
    card = play.sea_card
    if play.state.turn + 1 < play.tables.card.turns:
        return None
    found = score(play)
    difference = abs(found.japan - found.allied)
    name = play.tables.bases[play.hex(card.objective)].name
    what = f"{name} is taken" if captured(play) else f"{name} is held"
    points = f"{found.allied} points to {found.japan}"
    if difference <= card.draw:
        return Outcome((), f"{what}; {points}, a draw", "SC-S2-08")
    how = "decisively, " if difference > card.victory else ""
    winner = JAPAN if found.japan > found.allied else ALLIED
    return Outcome((SEATS[winner],), f"{what}; {how}{points}", "SC-S2-08")
