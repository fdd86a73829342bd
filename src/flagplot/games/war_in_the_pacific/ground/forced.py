"""Optional rule 23.1.4: forced marches."""

from __future__ import annotations

from flagplot.games.war_in_the_pacific import checks, options
from flagplot.games.war_in_the_pacific.ground import marching
from flagplot.games.war_in_the_pacific.ground.land import HALF
from flagplot.games.war_in_the_pacific.leaders import control
from flagplot.games.war_in_the_pacific.marks import BROKEN
from flagplot.games.war_in_the_pacific.names import does
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import enemy
from flagplot.kernel.action import Action, act
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

MOST = 3  # MPs more than a unit has, in a game-turn [see BR-O-05]


def extra(play: Campaign, unit: int, hex: int, delay: int = 0) -> int:
    """MPs that a march to the next hex takes beyond those a unit has; generals give none to it. [BR-O-05]"""
    price, left = (marching.cost(play, unit, hex) or 0) + delay, marching.left(play, unit)
    return -(-(price - max(left, 0)) // HALF)


def obstacle(play: Campaign, unit: int, hex: int) -> Refusal | None:
    """What keeps a unit from a forced march to a hex: it takes up to 3 MPs more than it has. [BR-O-05]"""
    id = play.id(unit)
    if not options.on(play.state, options.FORCED_MARCH):
        return illegal("BR-O-05", "forced marches are an optional rule, which is off", id)
    barrier = marching.closed(play, unit, hex)
    if barrier is not None:
        return barrier
    if extra(play, unit, hex) <= 0 or marching.first_hex(play, unit):
        return illegal("BR-O-05", f"{the(id)} has the movement points for an ordinary march", id)
    price = marching.cost(play, unit, hex) or 0
    if price - marching.left(play, unit) > HALF * MOST:
        return illegal("BR-O-05", f"{the(id)} would need more than {MOST} MPs beyond those it has", id)
    return None


def orders(play: Campaign, side: int) -> list[Action]:
    """Every forced march of a side, where the optional rule is used."""
    if not options.on(play.state, options.FORCED_MARCH):
        return []
    return [
        act("force-march", play.id(unit), play.label(hex))
        for unit in play.ashore(side)
        if marching.can_move(play, unit)
        for hex in play.land.near(play.state.place[unit])
        if obstacle(play, unit, hex) is None
    ]


def march(play: Campaign, unit: int, hex: int, delay: int = 0) -> None:
    """The unit checks with 1 more for each extra MP, then marches; who fails breaks. [BR-O-05]

    Where aircraft make it too far it stays. [see BR-5-10]

    Who breaks on the way into a hex of enemies stays where he is: he cannot attack. Whoever was broken before
    loses a step. [see BR-23-13]
    """
    price, more = (marching.cost(play, unit, hex) or 0) + delay, extra(play, unit, hex, delay)
    if more > MOST:
        play.note(f"{does(play.id(unit), 'does')} not get through", play.privately(unit))
        return
    joins = marching.held(play, hex, play.side(unit))
    if not marching.passes_through(play, unit, hex):
        return
    if not _holds_out(play, unit, more):
        if play.is_(unit, BROKEN):
            play.lose(unit, 1, "broken again by the march")
        play.mark(unit, BROKEN if play.state.steps[unit] else 0)
        play.note(f"{does(play.id(unit), 'is')} broken by the march", play.privately(unit))
        if not play.state.steps[unit]:
            return
        if marching.defended(play, hex, enemy(play.side(unit))) and not joins:
            play.state.spent[unit] = play.state.spent[unit] + price
            return
    marching.enter(play, unit, hex, price, joins=joins)


def _holds_out(play: Campaign, unit: int, drm: int) -> bool:
    audience = play.privately(unit)
    led = control.led_tq(play, play.side(unit), (unit,), audience)
    return checks.check(play, unit, checks.quality(play, unit, led), drm, "forced march", audience)
