"""Joint shipping units are many small ships: they are broken up and put together again. [60.2]

What looks like damage of them is shipping they lack, a quarter a level. [see BR-9-08]
"""

from __future__ import annotations

from msgspec import UNSET

from flagplot.games.war_in_the_pacific.places import aboard
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea import cargo
from flagplot.games.war_in_the_pacific.sea.soundness import MOST_SHIPS
from flagplot.games.war_in_the_pacific.sides import SEATS
from flagplot.kernel.answers import Choice, choice
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

VERB = "reorganize"
JOINT = ("APA", "APB", "MSU", "CD")
WHOLE = 4  # quarters of a unit that lacks none


def joint(play: Campaign, ship: int) -> bool:
    """Whether a ship is a joint shipping unit. [WPB-NAV-04]"""
    return play.tables.ships[ship].type in JOINT


def quarters(play: Campaign, ship: int) -> int:
    """The shipping there is of a unit."""
    return WHOLE - min(play.state.damage[ship], WHOLE)


def _kind(play: Campaign, ship: int) -> tuple[str, str]:
    printed = play.tables.ships[ship]
    return printed.type, printed.nation


def _lacks(play: Campaign, ship: int) -> int:
    """Levels of shipping that a unit has lost since the scenario began, or has given to others."""
    levels = WHOLE if play.lost(ship) else play.state.damage[ship]
    return levels - play.tables.ships[ship].damaged


def losses(play: Campaign, side: int) -> list[tuple[int, int]]:
    """The shipping a side has lost, by type and navy: points of a unit, and levels of all of them together.

    So nothing is won by putting units together or breaking them up, nor do the points tell the enemy that it
    was done while cards were written. [WPB-NAV-04, BR-9-08]
    """
    found: dict[tuple[str, str], tuple[int, int]] = {}
    for ship, printed in enumerate(play.tables.ships):
        if printed.side == SEATS[side] and joint(play, ship):
            kind = _kind(play, ship)
            found[kind] = printed.vp, found.get(kind, (0, 0))[1] + _lacks(play, ship)
    return list(found.values())


def spare(play: Campaign) -> tuple[int, ...]:
    """Units all of whose shipping went over to others: their counters can be formed again."""
    return play.sea.spare or ()


def _gives(play: Campaign, ship: int) -> int:
    """Quarters that a unit can do without: what is aboard must still fit."""
    load, there = play.tables.naval.load.get(play.tables.ships[ship].type), cargo.carried(play, ship)
    left = quarters(play, ship)
    if not load or not there:
        return left
    return sum(load[WHOLE - rest] >= there for rest in range(left))


def _takes(play: Campaign, label: str, ship: int) -> list[int]:
    """Units of its kind in the task force that lack shipping, and counters that can be formed again."""
    force = play.force(label)
    mates = [one for one in force.ships if one != ship and joint(play, one) and play.state.damage[one]]
    new = spare(play) if len(force.ships) < MOST_SHIPS else ()
    return [one for one in (*mates, *new) if _kind(play, one) == _kind(play, ship)]


def room(play: Campaign, ship: int) -> int:
    """Quarters that a unit lacks: all of a counter that is not in play."""
    return WHOLE if ship in spare(play) else WHOLE - quarters(play, ship)


def choices(play: Campaign, label: str) -> list[Choice]:
    """Which units of a task force may give shipping to which, and how much. [WPB-NAV-04]"""
    ids, found = play.tables.ships, []
    for ship in play.force(label).ships:
        most = _gives(play, ship) if joint(play, ship) else 0
        for other in _takes(play, label, ship) if most else ():
            numbers = range(1, min(most, room(play, other)) + 1)
            found.append(choice(VERB, [ids[ship].id], [ids[other].id], numbers))
    return found


def carry_out(play: Campaign, label: str, ship: int, other: int, count: int) -> None:
    """Shipping goes over; a unit without any is out of play, and nothing is lost. [WPB-NAV-04]"""
    state, sea = play.state, play.sea
    if other in spare(play):
        sea.spare = tuple(one for one in spare(play) if one != other) or UNSET
        state.damage[other] = WHOLE
        play.set_force(label, ships=(*play.force(label).ships, other))
    state.damage[ship] = state.damage[ship] + count
    state.damage[other] = state.damage[other] - count


def dissolved(play: Campaign, ship: int) -> bool:
    """Whether a unit has given all of its shipping away; its counter then waits beside the map."""
    if quarters(play, ship) or play.state.place.where(aboard(ship)):
        return False
    play.state.damage[ship] = 0
    play.sea.spare = tuple(sorted((*spare(play), ship)))
    return True


def possible(play: Campaign, label: str, ship: int, other: int, count: int) -> bool:
    """Whether so much shipping may go over, if there are the MPs for it."""
    able = joint(play, ship) and other in _takes(play, label, ship)
    return able and 1 <= count <= min(_gives(play, ship), room(play, other))


def refusal(play: Campaign, label: str, ship: int, other: int) -> Refusal:
    """Two shipping units of one type and navy, with as much as the one has to spare and the other lacks."""
    first, second = play.tables.ships[ship].id, play.tables.ships[other].id
    if not joint(play, ship) or _kind(play, ship) != _kind(play, other):
        text = "joint shipping units of one type and navy (APA, APB, MSU, CD) are reorganized"
    elif other not in _takes(play, label, ship):
        text = f"{the(second)} lacks no shipping, or is not in this task force"
    else:
        most = min(_gives(play, ship), room(play, other))
        text = f"{the(first)} can give {the(second)} {most} levels"
    return illegal("WPB-NAV-04", text, first)
