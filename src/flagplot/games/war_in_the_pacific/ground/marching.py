"""Marching on the main map. [23.1, 26.2.3]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific import checks, options
from flagplot.games.war_in_the_pacific.combat.forces import able
from flagplot.games.war_in_the_pacific.command import headquarters
from flagplot.games.war_in_the_pacific.ground.land import HALF
from flagplot.games.war_in_the_pacific.leaders import control, ratings
from flagplot.games.war_in_the_pacific.marks import (
    ACTIVE,
    ENTERED,
    ENTRAINED,
    FOUGHT,
    FROZEN,
    HALTED,
    KNOWN,
    MOVED,
    WEARY,
)
from flagplot.games.war_in_the_pacific.names import does
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, NEUTRAL, enemy
from flagplot.games.war_in_the_pacific.works import garrison
from flagplot.kernel.memory import of_situation
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the


def left(play: Campaign, unit: int) -> int:
    """Half movement points a unit has left of its 6 MPs, without its general; 6 rail hexes took one MP.

    [BR-23-01, WPA-RAIL-12, WPA-RAIL-13]
    """
    by_rail = -(-play.works.ridden.get(unit, 0) // play.tables.rail.hexes_per_mp)
    return HALF * (play.land.chart.allowance - by_rail) - play.state.spent[unit]


def held(play: Campaign, hex: int, side: int) -> bool:
    """Whether a side has ground units in a hex; Intrinsic Garrisons show themselves only when attacked."""
    return bool(play.at(hex, side))


@of_situation
def defended(play: Campaign, hex: int, side: int) -> bool:
    """Whether a side defends a hex, be it with an Intrinsic Garrison. [BR-24-02]"""
    return held(play, hex, side) or play.intrinsic(hex, side)


def cost(play: Campaign, unit: int, hex: int) -> int | None:
    """Half movement points to a hex beside it; more into or out of a hex with enemies; None: closed.

    [BR-23-01, BR-23-04]
    """
    start, other, chart = play.state.place[unit], enemy(play.side(unit)), play.land.chart
    if hex not in play.land.near(start):
        return None
    price = play.land.price(start, hex, mech=play.unit(unit).mech)
    if price is None:
        return None
    price += HALF * chart.enter_enemy if held(play, hex, other) else 0
    return price + (HALF * chart.leave_enemy if held(play, start, other) else 0)


def can_move(play: Campaign, unit: int) -> bool:
    """Whether a unit may still march: activated, not halted, and it has not attacked. [BR-23-21]

    There are no zones of control: enemies beside it never stop a unit. [BR-23-04]
    """
    return play.is_(unit, ACTIVE) and not play.is_(unit, FOUGHT | FROZEN | ENTERED | HALTED | ENTRAINED)


def generals(play: Campaign, units: tuple[int, ...]) -> list[int]:
    """Who may influence a march: the commander, and a general on site who marches along. [WPA-GEN-28]"""
    side = play.side(units[0])
    found = [control.commander(play, side, units), control.on_site(play, side, units)]
    along = [leader for leader in found[1:] if leader >= 0 and play.state.leader[leader] in units]
    return [leader for leader in (found[0], *along) if leader >= 0]


@of_situation
def bounds(play: Campaign, units: tuple[int, ...]) -> tuple[int, int]:
    """The least and the most half movement points that generals could add. [WPA-GEN-27, WPA-GEN-29]"""
    found = [
        [value.sign * int(value.terms[0]) for value in ratings.parsed(play.tables.leaders[leader].mp)
         if value.terms[0].isdigit()]
        for leader in generals(play, units)
    ]  # fmt: skip
    worst, most = [min(0, *one, 0) for one in found], [max(0, *one, 0) for one in found]
    if options.on(play.state, options.COMBINED_LEADERS):
        return HALF * sum(worst), HALF * sum(most)
    return HALF * min(worst, default=0), HALF * max(most, default=0)


@of_situation
def obstacle(play: Campaign, unit: int, hex: int) -> Refusal | None:
    """What keeps a unit from marching to a hex; None if nothing does.

    Where its general's MPs have failed it, it may go to other hexes. [WPA-GEN-30]
    """
    barrier = closed(play, unit, hex)
    if barrier is not None:
        return barrier
    if (unit, hex) in (play.war.balked or ()):
        return illegal("WPA-GEN-30", f"{the(play.id(unit))} has not got through to there", play.id(unit))
    most = left(play, unit) + bounds(play, (unit,))[1]
    if (cost(play, unit, hex) or 0) > most and not first_hex(play, unit):
        return illegal("BR-23-01", f"{the(play.id(unit))} has too few movement points left", play.id(unit))
    return None


def closed(play: Campaign, unit: int, hex: int) -> Refusal | None:
    """What keeps a unit out of a hex however many movement points it has. [SC-S3-05]"""
    id, label, side = play.id(unit), play.label(hex), play.side(unit)
    start = play.state.place[unit]
    if not play.is_(unit, ACTIVE):
        return illegal("BR-23-21", f"{the(id)} is not activated", id)
    if play.is_(unit, ENTRAINED):
        return illegal("WPA-RAIL-11", f"{the(id)} is on a train", id)
    if not can_move(play, unit):
        return illegal("BR-23-01", f"{the(id)} cannot move any more", id)
    if cost(play, unit, hex) is None:
        return illegal(
            "BR-2-04", f"{the(id)} cannot march from {the(play.label(start))} to {the(label)}", label
        )
    if play.state.control.get(hex) == NEUTRAL and side != JAPAN:
        return illegal("WPB-JPN-27", f"{the(label)} lies in a country that has joined nobody", label)
    if play.safe(hex) and play.state.control.get(hex) == enemy(side):
        return illegal("SC-S3-05", f"{the(label)} may not be attacked", label)
    if dangerous(play, unit, hex) and not headquarters.ready(play, unit):
        return illegal("WPA-HQ-50", f"the headquarters of {the(id)} must be activated to meet the enemy", id)
    if not _mayenter(play, unit, hex):
        return illegal("BR-23-13", f"{the(id)} cannot attack, and so cannot enter {the(label)}", id)
    if control.crowded(play, unit, hex):
        return illegal("WPA-GEN-16", f"another general is in {the(label)} already", label)
    if emptied(play, unit):
        return illegal("SC-S4-06", f"{the(play.label(start))} may not be left empty yet", play.label(start))
    if garrison.bound(play, (unit,), hex):
        return garrison.bound_refusal(play, unit)
    return None


def dangerous(play: Campaign, unit: int, hex: int) -> bool:
    """Whether a march to a hex begins or ends among or beside enemy ground units, or a garrison.

    Beside is over land. [WPA-HQ-47, WPA-HQ-50]
    """
    return any(near_enemy(play, unit, one) for one in (play.state.place[unit], hex))


def near_enemy(play: Campaign, unit: int, hex: int) -> bool:
    """Whether enemy ground units, or a garrison, are in a hex or beside it over land. [WPA-HQ-47]"""
    other = enemy(play.side(unit))
    return defended(play, hex, other) or any(defended(play, near, other) for near in play.land.near(hex))


def _mayenter(play: Campaign, unit: int, hex: int) -> bool:
    """Who enters a hex that is defended attacks it, or joins friends there. [BR-23-02, BR-23-22]"""
    side = play.side(unit)
    return not defended(play, hex, enemy(side)) or able(play, unit) or held(play, hex, side)


def first_hex(play: Campaign, unit: int) -> bool:
    """A unit may always march one hex that is not closed by using all its MPs. [BR-23-01]"""
    return not play.state.spent[unit] and unit not in play.works.ridden


def emptied(play: Campaign, unit: int) -> bool:
    """Whether the unit is the last in a place that may not be left empty. [SC-S4-06]"""
    hex, side = play.state.place[unit], play.side(unit)
    return must_hold(play, hex, side) and len(play.at(hex, side)) == 1


def must_hold(play: Campaign, hex: int, side: int) -> bool:
    """Whether the Allies may not leave a place empty of their own will yet. [SC-S4-06]"""
    card = play.land_card
    if side != ALLIED or play.label(hex) not in card.held:
        return False
    return play.state.turn < play.tables.card.turn_of(card.held_until)


def destinations(play: Campaign, unit: int) -> list[int]:
    """The hexes a unit may march to next."""
    if not can_move(play, unit):
        return []
    near = play.land.near(play.state.place[unit])
    return [hex for hex in near if obstacle(play, unit, hex) is None]


def march(play: Campaign, units: tuple[int, ...], hex: int, delay: int = 0) -> None:
    """A stack marches: every unit pays its own cost, one control roll is made for all. [BR-23-20]

    ``delay``: half movement points that aircraft add to the hex. [see BR-5-10]
    """
    low, _ = bounds(play, units)
    prices = {unit: cost(play, unit, hex) or 0 for unit in units}
    more, asked = 0, False
    for unit in units:
        if not asked and prices[unit] + delay > left(play, unit) + low:
            more, asked = _bonus(play, units), True
    friends = held(play, hex, play.side(units[0]))
    for unit in units:
        if _starts(play, unit, hex, prices[unit], more, delay):
            enter(play, unit, hex, prices[unit] + delay, joins=friends)


def _bonus(play: Campaign, units: tuple[int, ...]) -> int:
    """What the controlling general adds, in half movement points. [WPA-GEN-27, WPA-GEN-29]"""
    side = play.side(units[0])
    audience = play.privately(units[0])
    near = generals(play, units)
    leaders = tuple(one for one in control.control(play, side, units, audience) if one in near)
    return HALF * control.ratings_of(play, leaders, "mp", audience)


def _starts(play: Campaign, unit: int, hex: int, price: int, more: int, delay: int) -> bool:
    """Whether a unit gets through: it has the MPs, and passes the checks of its way.

    A general's bonus that does not come costs 1 MP, and only other hexes are left; who stays because of
    aircraft alone has lost nothing.
    [WPA-GEN-30, BR-5-10]
    """
    audience, able = play.privately(unit), left(play, unit) + more
    if price + delay > able and not first_hex(play, unit):
        if price > able:
            play.state.spent[unit] = play.state.spent[unit] + HALF
            play.war.balked = tuple(sorted({*(play.war.balked or ()), (unit, hex)}))
        play.note(f"{does(play.id(unit), 'does')} not get through", audience)
        return False
    return passes_through(play, unit, hex)


def passes_through(play: Campaign, unit: int, hex: int) -> bool:
    """The checks of the way to the next hex. [BR-23-01, BR-23-04]"""
    start, other = play.state.place[unit], enemy(play.side(unit))
    if held(play, start, other) and not _check(play, unit, "to leave the enemy"):
        return False
    if play.land.off_road(start, hex):
        if play.is_(unit, WEARY) and not _check(play, unit, "to go on through the wilderness"):
            return False
        play.mark(unit, WEARY)
    return True


def _check(play: Campaign, unit: int, why: str) -> bool:
    """A check on the way; a failure ends the movement of the unit. [BR-23-01, BR-23-04]"""
    audience = play.privately(unit)
    led = control.led_tq(play, play.side(unit), (unit,), audience)
    if checks.check(play, unit, checks.quality(play, unit, led), 0, why, audience):
        return True
    play.mark(unit, HALTED)
    return False


def enter(play: Campaign, unit: int, hex: int, price: int, *, joins: bool) -> None:
    """A unit enters. Where enemies are that is the declaration of an attack, unless it joins friends.

    [BR-23-02]
    """
    play.state.spent[unit] = play.state.spent[unit] + price
    attacks = defended(play, hex, enemy(play.side(unit))) and not joins
    play.mark(unit, MOVED)
    play.unmark(unit, KNOWN)  # the stack lies face down again
    play.go(unit, hex)
    if attacks:
        play.mark(unit, ENTERED)
