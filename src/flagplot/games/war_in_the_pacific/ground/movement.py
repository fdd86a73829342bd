"""Movement on a tactical island. [23.1, 26.2.3, 27.1]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific import options
from flagplot.games.war_in_the_pacific.combat.forces import able, locked_in
from flagplot.games.war_in_the_pacific.ground.frames import Segment
from flagplot.games.war_in_the_pacific.landing.assault import empty_fort, enter_fort
from flagplot.games.war_in_the_pacific.leaders import control, ratings
from flagplot.games.war_in_the_pacific.marks import ACTIVE, ENTERED, FOUGHT, FROZEN, MOVED
from flagplot.games.war_in_the_pacific.names import does
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import enemy
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, the


def allowance(play: Campaign) -> int:
    """Half movement points of every unit, by the scale of the map. [WPA-TAC-12, BR-23-34]"""
    return 2 * play.island.table.allowance


def left(play: Campaign, unit: int) -> int:
    """Half movement points a unit has left without its general's bonus. [BR-23-34]"""
    return allowance(play) - play.state.spent[unit]


def cost(play: Campaign, unit: int, hex: int) -> int:
    """Half movement points to enter a hex; enemies in it cost more. [WPA-TAC-12, WPA-TAC-14]"""
    held = play.at(hex, enemy(play.side(unit)))
    return play.island.cost(hex) + (2 * play.island.table.enter_enemy_hex if held else 0)


def hoped(play: Campaign, side: int, unit: int) -> int:
    """The most half movement points a general could add. [WPA-GEN-27]"""
    chiefs = (control.on_site(play, side, (unit,)), control.commander(play, side))
    best = [ratings.best(play.tables.leaders[one].mp) for one in chiefs if one != control.NOBODY]
    return 2 * (sum(best) if options.on(play.state, options.COMBINED_LEADERS) else max(best, default=0))


def can_move(play: Campaign, unit: int) -> bool:
    """Whether a unit may move: activated, and it has not attacked. [WPA-TAC-52]"""
    return play.is_(unit, ACTIVE) and not play.is_(unit, FOUGHT | FROZEN | ENTERED)


def obstacle(play: Campaign, frame: Segment, unit: int, hex: int) -> Refusal | None:
    """What keeps a unit from entering a hex beside it; None if nothing does.

    Stacking counts each side by itself. Into a hex with enemies go only units that can attack, and must.
    There are no forced marches. [WPA-TAC-07, WPA-TAC-19, WPA-TAC-57]
    """
    id, label = play.id(unit), play.label(hex)
    start, side = play.state.place[unit], play.side(unit)
    if not play.is_(unit, ACTIVE):
        return illegal("BR-3-16", f"{the(id)} is not activated", id)
    if not can_move(play, unit):
        clause = "WPA-LCK-06" if locked_in(play, unit) else "WPA-TAC-52"
        return illegal(clause, f"{the(id)} cannot move any more", id)
    if hex not in play.island.near(start):
        return illegal("WPA-TAC-12", f"{the(label)} is not beside {the(play.label(start))}", label)
    if play.state.steps[unit] > play.room(hex, side):
        steps = counted(play.limit(hex), "step")
        return illegal("WPA-TAC-07", f"{the(label)} has room for {steps} of a side", label)
    if play.at(hex, enemy(side)) and not able(play, unit):
        return illegal("WPA-TAC-19", f"{the(id)} cannot attack, and so cannot enter {the(label)}", id)
    if (unit, start, hex) in frame.barred:
        return illegal("WPA-TDP-34", f"{the(id)} has failed to enter the fort from here", label)
    missing = cost(play, unit, hex) - left(play, unit)
    if missing > 0 and missing > hoped(play, side, unit):
        return illegal("WPA-TAC-12", f"{the(id)} has too few movement points left", id)
    return None


def destinations(play: Campaign, frame: Segment, unit: int) -> list[int]:
    """The hexes a unit may enter next."""
    if not can_move(play, unit):
        return []
    return [
        hex for hex in play.island.near(play.state.place[unit]) if obstacle(play, frame, unit, hex) is None
    ]


def move(play: Campaign, frame: Segment, unit: int, hex: int) -> None:
    """A unit enters a hex beside it. [BR-3-16]"""
    price, start = cost(play, unit, hex), play.state.place[unit]
    if price > left(play, unit) and not bonus(play, unit, price):
        return
    if empty_fort(play, hex, play.side(unit)) and not enter_fort(play, unit):
        frame.barred = (*frame.barred, (unit, start, hex))
        return
    play.state.spent[unit] = play.state.spent[unit] + price
    play.mark(unit, MOVED)
    play.go(unit, hex)
    if play.at(hex, enemy(play.side(unit))):
        play.mark(unit, ENTERED)


def bonus(play: Campaign, unit: int, price: int) -> bool:
    """A unit needs its general's movement points: if they are not there the move fails and costs 1 MP.

    A rating below zero lowers the allowance. [WPA-GEN-27, WPA-GEN-28, WPA-GEN-29, WPA-GEN-30]
    """
    more = 2 * control.ratings_of(play, control.control(play, play.side(unit), (unit,)), "mp")
    if price <= left(play, unit) + more:
        return True
    play.state.spent[unit] = play.state.spent[unit] + 2
    play.note(f"{does(play.id(unit), 'does')} not get through")
    return False
