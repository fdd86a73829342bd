"""Divisions of the main map are exchanged for their regiments, and back. [23.13]"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET

from flagplot.games.war_in_the_pacific.ground import unloading
from flagplot.games.war_in_the_pacific.marks import ACTIVE, ENTRAINED, KNOWN
from flagplot.games.war_in_the_pacific.places import OUT, ship_at
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.kernel.action import Action, act
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, the

VERBS = ("break-down", "reform")


def regiments(play: Campaign, division: int) -> tuple[int, ...]:
    """The three regiments of a division; nothing where a unit has none. [BR-23-18]"""
    return play.tables.regiments.get(division, ())


def shares(steps: int, most: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Every way to distribute steps over units of some strengths. [BR-23-18]"""
    if len(most) == 1:
        if steps <= most[0]:
            yield (steps,)
        return
    for first in range(min(steps, most[0]), -1, -1):
        for rest in shares(steps - first, most[1:]):
            yield (first, *rest)


def whole(play: Campaign, side: int) -> list[int]:
    """Divisions that can be broken down, ashore or aboard ship: so one may land in parts. [BR-17-20]"""
    return [
        unit
        for unit in play.tables.regiments
        if play.side(unit) == side
        and _somewhere(play, play.state.place[unit])
        and not play.is_(unit, ENTRAINED)
    ]


def _somewhere(play: Campaign, place: int) -> bool:
    """Whether a place is a hex of land or a ship."""
    return play.on_land(place) or ship_at(place) >= 0


def scattered(play: Campaign, side: int) -> list[int]:
    """Divisions that can be formed again: their regiments that are left are all in one place. [BR-23-18]"""
    found = []
    for division in play.tables.regiments:
        left = _left(play, division)
        places = {play.state.place[one] for one in left}
        if play.side(division) != side or len(places) != 1 or not _somewhere(play, *places):
            continue
        if not any(play.is_(one, ENTRAINED) for one in left):
            found.append(division)
    return found


def _left(play: Campaign, division: int) -> list[int]:
    return [one for one in regiments(play, division) if play.state.place[one] != OUT]


def orders(play: Campaign, side: int) -> list[Action]:
    """Everything that may be broken down or formed again by a side."""
    found = [
        act("break-down", play.id(unit), *share)
        for unit in whole(play, side)
        for share in shares(play.state.steps[unit], _strengths(play, unit))
    ]
    return [*found, *(act("reform", play.id(unit)) for unit in scattered(play, side))]


def _strengths(play: Campaign, unit: int) -> tuple[int, ...]:
    return tuple(play.unit(one).steps for one in regiments(play, unit))


def carry_out(play: Campaign, action: Action) -> None:
    """Exchange as ordered; it is free. [BR-23-18]"""
    unit = play.tables.number[str(action.args[0])]
    if action.verb == "break-down":
        _break_down(play, unit, tuple(int(share) for share in action.args[1:]))
    else:
        _reform(play, unit)


def _break_down(play: Campaign, division: int, share: tuple[int, ...]) -> None:
    """Regiments with so many steps take the place of a division; activation and broken status are kept.

    [BR-23-18]
    """
    state = play.state
    new = [one for one, steps in zip(regiments(play, division), share, strict=True) if steps]
    for one, steps in zip(regiments(play, division), share, strict=True):
        if steps:
            state.steps[one] = steps
            _take_over(play, one, division, state.marks[division])
    unloading.share_out(play, division, new)
    _succeed(play, (division,), new)
    _vanish(play, division)
    play.note(f"{the(play.id(division))} is broken down", play.privately(new[0]))


def _reform(play: Campaign, division: int) -> None:
    """A division takes the place of its regiments: activated if all were, broken if any was. [BR-23-18]"""
    state, old = play.state, _left(play, division)
    marks = [state.marks[one] for one in old]
    every, any_ = marks[0], 0
    for one in marks:
        every, any_ = every & one, any_ | one
    shared = ACTIVE | KNOWN
    state.steps[division] = play.total(old)
    _take_over(play, division, old[0], (any_ & ~shared) | (every & shared))
    state.spent[division] = max(state.spent[one] for one in old)
    unloading.add_up(play, old, division)
    _succeed(play, tuple(old), [division])
    for one in old:
        _vanish(play, one)
    play.note(f"{the(play.id(division))} is formed again", play.privately(division))


def _take_over(play: Campaign, unit: int, before: int, marks: int) -> None:
    """A unit stands where another stood."""
    state = play.state
    state.place[unit], state.came[unit] = state.place[before], state.came[before]
    state.marks[unit], state.spent[unit] = marks, state.spent[before]


def _vanish(play: Campaign, unit: int) -> None:
    state = play.state
    state.steps[unit] = state.marks[unit] = state.spent[unit] = 0
    state.place[unit] = state.came[unit] = OUT


def _succeed(play: Campaign, old: tuple[int, ...], new: list[int]) -> None:
    """Generals, payers, emergency links, plans and what was paid for a landing go over to other units."""
    war, state = play.war, play.state
    state.unloaded = _replaced(state.unloaded, old, new)
    for one in old:
        for leader in state.leader.where(one):
            state.leader[leader] = new[0]
    war.under = _handed_on(war.under, old, new)
    war.guests = _handed_on(war.guests, old, new)
    war.stood = _handed_on(war.stood, old, new)
    lines = play.lines
    play.redraw(
        supplied=_replaced(lines.supplied, old, new),
        arrows=_replaced(lines.arrows, old, new),
        apart=_replaced(lines.apart, old, new) if lines.apart else UNSET,
    )
    war.plans = tuple(
        type(plan)(plan.side, plan.hq, plan.target, _replaced(plan.units, old, new), plan.turn)
        for plan in war.plans
    )


def _handed_on(table: dict[int, int], old: tuple[int, ...], new: list[int]) -> dict[int, int]:
    """A table by units: the new ones have what the old ones had."""
    had = [table[one] for one in old if one in table]
    if not had:
        return table
    rest = {one: value for one, value in table.items() if one not in old}
    return dict(sorted({**rest, **dict.fromkeys(new, had[0])}.items()))


def _replaced(units: tuple[int, ...], old: tuple[int, ...], new: list[int]) -> tuple[int, ...]:
    if not set(units) & set(old):
        return units
    return tuple(sorted((*(one for one in units if one not in old), *new)))


def why_not(play: Campaign, side: int, action: Action) -> Refusal:
    """Why a division cannot be broken down, or formed again."""
    id = str(action.args[0])
    unit = play.tables.number[id]
    if not regiments(play, unit) or play.side(unit) != side:
        return illegal("BR-23-18", f"{the(id)} is no division of yours", id)
    if action.verb == "reform":
        return illegal("BR-23-18", f"all regiments of {the(id)} must stand in one hex", id)
    if unit not in whole(play, side):
        return illegal("BR-23-18", f"{the(id)} is not on the map, or on a train", id)
    steps = counted(play.state.steps[unit], "step")
    most = ", ".join(map(str, _strengths(play, unit)))
    return illegal("BR-23-18", f"{steps} are distributed over regiments of {most}", id)
