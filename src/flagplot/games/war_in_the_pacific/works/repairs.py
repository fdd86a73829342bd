"""Airfields and ports are repaired in the Engineering Segment. [39.2.6, 39.5]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.fire.bombarding import AIRFIELD
from flagplot.games.war_in_the_pacific.marks import BROKEN
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import enemy
from flagplot.games.war_in_the_pacific.works import crews
from flagplot.games.war_in_the_pacific.works.frames import Building
from flagplot.games.war_in_the_pacific.works.paying import Treasury, isolated, matched
from flagplot.games.war_in_the_pacific.works.tasks import PORT
from flagplot.kernel.action import Action, act
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, the

VERBS = ("clear-field", "fix")
CLEARED = "cleared"  # an airfield without troops that has had its roll
HELP = "help"  # a unit that was activated to help engineers in a port


def damage(play: Campaign, hex: int, what: str) -> int:
    """Levels of damage; suppressed is one. Demolition is repaired like any other. [WPA-ENG-30, WPA-DEM-07]"""
    return (play.state.airfields if what == AIRFIELD else play.sea.ports).get(hex, 0)


def mend(play: Campaign, hex: int, what: str, levels: int) -> None:
    """So many levels of damage are repaired; below 1 nothing. [WPA-ENG-36]"""
    left = max(damage(play, hex, what) - max(levels, 0), 0)
    if what == AIRFIELD:
        play.state.airfields = {**play.state.airfields, hex: left}
    else:
        play.sea.ports = {**play.sea.ports, hex: left}
    play.note(f"the {what} of {the(play.label(hex))} is repaired by {counted(max(levels, 0), 'level')}")


def field_drm(play: Campaign, hex: int, side: int) -> int:
    """Modifiers of airfield repair: 1 less if isolated, 1 less with enemies in the hex.

    [WPA-ENG-31, WPA-ENG-33, WPA-ENG-35, WPA-ENG-36]
    """
    return -int(isolated(play, hex, side)) - bool(play.at(hex, enemy(side)))


# -- airfields ----------------------------------------------------------------------------------------------


def clearing_price(play: Campaign, hex: int, side: int) -> int:
    """CPs for repair where no ground unit is: 5, or 15 of the nearest headquarters where it is isolated.

    [WPA-ENG-30, WPA-ENG-31]
    """
    table = play.tables.engineering.airfield_repair
    return matched(play, hex, side, table["isolated" if isolated(play, hex, side) else "linked"])


def field_gang(play: Campaign, hex: int, side: int) -> list[int]:
    """Who repairs an airfield: the engineers there, or without any all others. [WPA-ENG-29, WPA-ENG-32]"""
    here = [unit for unit in play.at(hex, side) if not play.unit(unit).intrinsic]
    engineers = [unit for unit in here if crews.helper(play, unit)]
    return [unit for unit in (engineers or here) if crews.rested(play, unit)]


def field_price(play: Campaign, unit: int) -> int:
    """CPs for a unit's roll: linked engineers none, others their activation cost even if they are activated.

    An isolated engineer is activated at threefold cost. [WPA-ENG-32, WPA-ENG-33, WPA-ENG-34, WPA-ENG-35]
    """
    free = crews.helper(play, unit) and not isolated(play, play.state.place[unit], play.side(unit))
    return 0 if free else crews.cost(play, unit)


# -- ports --------------------------------------------------------------------------------------------------


def port_price(play: Campaign, frame: Building, unit: int) -> int:
    """CPs for an engineer's roll: 5 each, the first in an isolated port 10; never less than it costs anyway.

    [WPA-ENG-06, WPA-ENG-45, WPA-ENG-47]
    """
    table, hex = play.tables.engineering.port_repair, play.state.place[unit]
    first = not any(what == PORT and play.state.place[one] == hex for one, what in frame.mended)
    cut_off = isolated(play, hex, frame.side)
    listed = table["isolated_first"] if cut_off and first else table["each"]
    return matched(play, hex, frame.side, max(listed, play.unit(unit).act))


def port_drm(play: Campaign, frame: Building, hex: int) -> int:
    """1 less in an isolated port, 1 more for each other unit that helps. [WPA-ENG-46, WPA-ENG-47]"""
    helping = sum(what == HELP and play.state.place[one] == hex for one, what in frame.mended)
    return helping - int(isolated(play, hex, frame.side))


def port_gang(play: Campaign, hex: int, side: int) -> list[int]:
    """The unbroken engineers without whom no port is repaired. [WPA-ENG-44]"""
    return [unit for unit in play.at(hex, side) if crews.engineer(play, unit) and crews.rested(play, unit)]


def port_helpers(play: Campaign, frame: Building, hex: int) -> list[int]:
    """Other units that may help, cheapest first. [WPA-ENG-46]"""
    side = frame.side
    units = [
        unit
        for unit in play.at(hex, side)
        if not crews.engineer(play, unit) and crews.rested(play, unit) and (unit, HELP) not in frame.mended
    ]
    return sorted(units, key=lambda unit: (crews.cost(play, unit), unit))


# -- orders -------------------------------------------------------------------------------------------------


def orders(play: Campaign, frame: Building, treasury: Treasury) -> list[Action]:
    """All repairs of airfields and ports that a side can pay. [WPA-ENG-29, WPA-ENG-44]"""
    found: list[Action] = []
    for hex, damaged in play.state.airfields.items():
        if damaged and play.state.control.get(hex) == frame.side:
            found += _fields(play, frame, hex, treasury)
    for hex, damaged in play.sea.ports.items():
        if damaged and play.state.control.get(hex) == frame.side:
            found += _ports(play, frame, hex, treasury)
    return found


def _fields(play: Campaign, frame: Building, hex: int, treasury: Treasury) -> list[Action]:
    side = frame.side
    if not play.at(hex, side):
        once = (hex, CLEARED) not in frame.mended
        free = (
            once and not play.at(hex, enemy(side)) and treasury.affords(hex, clearing_price(play, hex, side))
        )
        return [act("clear-field", play.label(hex))] if free else []
    return [
        act("fix", play.id(unit), AIRFIELD)
        for unit in field_gang(play, hex, side)
        if may(play, frame, unit, AIRFIELD) and treasury.affords(hex, field_price(play, unit), (unit,))
    ]


def _ports(play: Campaign, frame: Building, hex: int, treasury: Treasury) -> list[Action]:
    found = []
    helpers = port_helpers(play, frame, hex)
    for unit in port_gang(play, hex, frame.side):
        if may(play, frame, unit, PORT):
            price = port_price(play, frame, unit)
            for count in range(len(helpers) + 1):
                total = price + sum(crews.cost(play, one) for one in helpers[:count])
                if treasury.affords(hex, total, (unit, *helpers[:count])):
                    found.append(act("fix", play.id(unit), PORT, *((count,) if count else ())))
    return found


def may(play: Campaign, frame: Building, unit: int, what: str) -> bool:
    """Whether a unit may still repair something: one roll each, and no builder. [WPA-ENG-07, WPA-CON-07]"""
    return (unit, what) not in frame.mended and unit not in frame.worked


def carry_out(play: Campaign, frame: Building, treasury: Treasury, action: Action) -> None:
    """Pay and roll: 1D6 levels. [WPA-ENG-30, WPA-ENG-45]"""
    side = frame.side
    if action.verb == "clear-field":
        hex = play.hex(str(action.args[0]))
        treasury.pay(hex, clearing_price(play, hex, side))
        frame.mended = (*frame.mended, (hex, CLEARED))
        _roll(play, hex, AIRFIELD, field_drm(play, hex, side))
        return
    unit, what = play.tables.number[str(action.args[0])], str(action.args[1])
    hex = play.state.place[unit]
    if what == AIRFIELD:
        treasury.pay(hex, field_price(play, unit), (unit,))
        frame.mended = (*frame.mended, (unit, what))
        _roll(play, hex, what, field_drm(play, hex, side))
        return
    count = int(action.args[2]) if len(action.args) > 2 else 0
    helpers = port_helpers(play, frame, hex)[:count]
    price = port_price(play, frame, unit) + sum(crews.cost(play, one) for one in helpers)
    treasury.pay(hex, price, (unit, *helpers))
    frame.mended = (*frame.mended, (unit, what), *((one, HELP) for one in helpers))
    _roll(play, hex, what, port_drm(play, frame, hex))


def _roll(play: Campaign, hex: int, what: str, drm: int) -> None:
    (die,) = play.roll(1, f"repair of the {what} of {the(play.label(hex))}, with {drm:+d}")
    mend(play, hex, what, die + drm)


def why_not(play: Campaign, frame: Building, action: Action) -> Refusal:
    """The rule against a repair."""
    id = str(action.args[0])
    if action.verb == "clear-field":
        return illegal("WPA-ENG-30", f"{the(id)} cannot be repaired by CPs alone", id)
    unit, what = play.tables.number[id], str(action.args[1])
    if unit not in play.ashore(frame.side):
        return illegal("WPA-ENG-29", f"{the(id)} is not yours ashore", id)
    if unit in frame.worked:
        return illegal("WPA-ENG-07", f"{the(id)} has built in this game-turn", id)
    if play.is_(unit, BROKEN):
        return illegal("WPA-ENG-44" if what == PORT else "WPA-ENG-33", f"{the(id)} is broken", id)
    if not crews.rested(play, unit):
        return illegal("WPA-ENG-37", f"{the(id)} has moved", id)
    if what == PORT and not crews.engineer(play, unit):
        return illegal("WPA-ENG-44", "only engineers repair a port", id)
    rule = "WPA-ENG-45" if what == PORT else "WPA-ENG-32"
    return illegal(rule, f"{the(id)} has nothing to repair, has had its roll, or nobody can pay", id)
