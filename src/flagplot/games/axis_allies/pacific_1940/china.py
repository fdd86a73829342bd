"""What only this edition says about China: what it may buy, and that no complex stands on its soil.

Its artillery, which the printed game shows with American pieces, is Chinese in every respect [P40-CHN-18].
"""

from __future__ import annotations

from flagplot.games.axis_allies.edition import ANY_NUMBER
from flagplot.games.axis_allies.events import Dismantled
from flagplot.games.axis_allies.pacific_1940.loader import data
from flagplot.games.axis_allies.pacific_1940.powers import CHINA, JAPAN
from flagplot.games.axis_allies.play import War
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the


def burma_road_open(war: War) -> bool:
    """Whether Allied powers control every territory of the Burma Road. [P40-CHN-17, P40-NOB-07]"""
    control, allies = war.state.control, war.board.friends[CHINA]
    return all(
        control[space] < war.board.n_powers and allies >> control[space] & 1
        for space, printed in enumerate(war.board.spaces)
        if printed.burma_road
    )


def may_buy(war: War, item: int) -> Refusal | None:
    """What China may not buy.

    Infantry always [P40-CHN-02], artillery while the Burma Road is open at the time of purchase
    [P40-CHN-03], nothing else: no facility [P40-CHN-04], no second Flying Tigers [P40-CHN-14].
    """
    name, table = war.board.items[item], data().tables.china
    if name in table.always:
        return None
    if name in table.burma_road:
        if burma_road_open(war):
            return None
        return illegal("P40-CHN-03", f"China buys {the(name)} only while the Burma Road is open", name)
    if name in war.board.facility_of:
        return illegal("P40-CHN-04", "China builds no facilities", name)
    if name == "fighter":
        return illegal("P40-CHN-14", "the Flying Tigers are never replaced", name)
    return illegal("P40-CHN-02", "China buys infantry only, and artillery over the Burma Road", name)


def remove_complex(war: War, space: int, captor: int) -> None:
    """Take away a Japanese complex in Chinese land an Ally has won; bases stay. [P40-CHN-05, P40-CHN-26]"""
    airbase, naval_base, size, _ = war.state.facilities[space]
    if captor != JAPAN and size and war.board.chinese_mask >> space & 1:
        war.state.facilities[space] = (airbase, naval_base, 0, 0)
        item = war.board.complexes[size]
        war.emit(Dismantled(power=war.seat(captor), item=item, space=war.name(space)))


def placement_room(war: War, used: int) -> int:
    """How many more new Chinese units a territory may receive: any number, or as the switch says.

    [P40-CHN-24, P40-OPT-05]
    """
    limit: int = war.state.options["china_units_per_territory_limit"] or ANY_NUMBER
    return max(0, limit - used)
