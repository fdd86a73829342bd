"""Whose a unit is where that is not plain: HQs of all China, units of two nations. [13.8.3]"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from flagplot.games.dai_senso.china import CHINA, PAN_NATIONAL
from flagplot.games.dai_senso.counters import JAPAN
from flagplot.games.dai_senso.places import PLACES
from flagplot.games.dai_senso.state import ACTIVE

if TYPE_CHECKING:
    from flagplot.games.dai_senso.play import War

BRITAIN, US = "britain", "us"
# type of a unit of two nations -> the nation it always is of, and its second one: a nation, or that of the
# unit in a Holding Box [DSB-MN-04]
MULTI_NATIONAL: Final = {
    "AX-AEX": (JAPAN, "axis_aex"),
    "W-ABDA": (BRITAIN, "western_abda"),
    "W-CHIN": (BRITAIN, US),
    "W-CBI": (BRITAIN, US),
}


def homes(war: War, faction: int, nation: str) -> tuple[str, ...]:
    """The Countries a nationality stands for, any of which will do.

    That of all Chinese is any friendly Chinese Country, as its owner wishes and for each rule anew.
    [DSB-MN-06]
    """
    if nation not in PAN_NATIONAL:
        return (nation,)
    state, minors = war.state, war.tables.map.countries.minors
    return tuple(
        one.id
        for one, status, aligned in zip(minors, state.status, state.aligned, strict=True)
        if one.id in CHINA and status == ACTIVE and aligned == faction
    )


def nationalities(war: War, number: int) -> tuple[str, ...]:
    """The nations a unit belongs to: one, or two for a multi-national unit, to which the rules of both apply.

    The unit in its Holding Box decides which the second one is. [DSB-MN-01, DSB-MN-04, see DSA-ORG-14]
    """
    counter = war.counter(number)
    both = MULTI_NATIONAL.get(counter.type)
    if both is None:
        return (counter.nation,)
    first, second = both
    if second not in PLACES:
        return first, second
    held = held_in(war, second)
    return (first, war.counter(held).nation) if held is not None else (first,)


def belongs(war: War, number: int, countries: Collection[str]) -> bool:
    """Whether a counter is of one of these Countries: by either of its nations, an HQ of all China by any.

    [DSB-MN-01, DSB-MN-06]
    """
    faction = war.faction(number)
    return any(
        home in countries for nation in nationalities(war, number) for home in homes(war, faction, nation)
    )


def alike(war: War, number: int, nation: str) -> bool:
    """Whether a counter is of a nation; those of all China are of every friendly Chinese one. [DSB-MN-06]"""
    counter = war.counter(number)
    if counter.nation == nation:
        return True
    if (
        counter.type not in MULTI_NATIONAL
        and nation not in PAN_NATIONAL
        and counter.country not in PAN_NATIONAL
    ):
        return False
    return belongs(war, number, homes(war, war.faction(number), nation))


# type of a unit with a Holding Box -> the box [see DSA-ORG-14]
HOLDERS: Final = {"AX-AEX": "axis_aex", "W-ABDA": "western_abda", "W-CBI": "western_cbi"}


def held_by(war: War, number: int) -> int | None:
    """The unit that waits in the Holding Box of a unit of two nations."""
    box = HOLDERS.get(war.counter(number).type)
    return None if box is None else held_in(war, box)


def held_in(war: War, box: str) -> int | None:
    """The unit in a Holding Box; there is never more than one."""
    place = PLACES[box]
    return next((number for number, where in enumerate(war.state.place) if where == place), None)
