"""What is different about China: a power without capital, complexes or ships that lives on its own soil.

Everything owned by China is Chinese in every respect, also the Flying Tigers and artillery, which the
printed game shows with American pieces [P40-CHN-12, P40-CHN-18]; friends' units in China stay their
owners' and have none of these limits [P40-CHN-16].
"""

from __future__ import annotations

from flagplot.games.axis_allies.board import bits, mask_of
from flagplot.games.axis_allies.economy.capture import heir
from flagplot.games.axis_allies.events import Dismantled
from flagplot.games.axis_allies.pacific_1940.loader import data
from flagplot.games.axis_allies.pacific_1940.powers import CHINA, JAPAN, UK
from flagplot.games.axis_allies.play import War
from flagplot.kernel.refusal import Refusal, illegal


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
        return illegal("P40-CHN-03", f"China buys {name} only while the Burma Road is open", name)
    if name in war.board.facility_of:
        return illegal("P40-CHN-04", "China builds no facilities", name)
    if name == "fighter":
        return illegal("P40-CHN-14", "the Flying Tigers are never replaced", name)
    return illegal("P40-CHN-02", "China buys infantry only, and artillery over the Burma Road", name)


def outside(war: War, space: int, kind: int) -> Refusal | None:
    """Why a Chinese unit may not be in or over a space: it is outside the area open to Chinese units.

    Open are the originally Chinese territories, Kwangtung and Burma, whoever controls them
    [P40-CHN-07, P40-CHN-09]; so no transport takes Chinese units aboard [P40-CHN-08], captured guns stay
    inside [P40-CHN-27], and the Flying Tigers neither land on carriers nor fly out and back [P40-CHN-13].
    """
    if war.board.chinese_units_mask >> space & 1:
        return None
    name = war.name(space)
    if war.board.kinds[kind].air:
        return illegal("P40-CHN-13", "the Flying Tigers never leave the area of Chinese units", name)
    if war.board.sea[space]:
        return illegal("P40-CHN-08", "Chinese units are never loaded on transports", name)
    return illegal("P40-CHN-07", "Chinese units stay in China, Kwangtung and Burma", name)


def new_controller(war: War, space: int, captor: int) -> int:
    """Who controls a territory won by ``captor``, with the special rules of this edition.

    Kwangtung and Burma freed by Chinese troops become British, whoever holds India; without India nobody
    collects there, as the United Kingdom then has no income at all
    [P40-CHN-09, P40-CHN-10, P40-CHN-11, P40-CHN-25]. Other land follows the general rule: land with the
    Chinese emblem returns to China whichever Ally wins it and China keeps what it retakes
    [P40-MAP-21, P40-CHN-22]; Dutch, French and neutral land stays with the captor [P40-CAP-14, P40-MAP-14].
    """
    if captor == CHINA and war.name(space) in data().tables.china.british:
        return UK
    return heir(war, space, captor)


def remove_complex(war: War, space: int, captor: int) -> None:
    """Take away a Japanese complex in Chinese land an Ally has won; bases stay. [P40-CHN-05, P40-CHN-26]"""
    airbase, naval_base, size, _ = war.state.facilities[space]
    if captor != JAPAN and size and war.board.chinese_mask >> space & 1:
        war.state.facilities[space] = (airbase, naval_base, 0, 0)
        name = ("", "minor_ic", "major_ic")[size]
        war.emit(Dismantled(power=war.seat(captor), item=name, space=war.name(space)))


def placement(war: War) -> int:
    """Where new Chinese units may stand: originally Chinese land China controls now. [P40-CHN-20]

    Land captured this turn counts, and there is no limit on units in one territory [P40-CHN-24] unless the
    switch sets one [P40-OPT-05].
    """
    control = war.state.control
    return mask_of(space for space in bits(war.board.chinese_mask) if control[space] == CHINA)
