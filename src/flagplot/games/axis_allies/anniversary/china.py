"""What only this edition says about China: a dependent power without money that raises infantry.

It collects nothing for its territories, so that their value is only worth something to the Axis [A50-CHN-05,
A50-CHN-06, A50-CHN-28], and buys nothing, so that the Flying Tigers are never replaced [A50-CHN-23].
"""

from __future__ import annotations

from flagplot.games.axis_allies.board import bits
from flagplot.games.axis_allies.china import CHINA
from flagplot.games.axis_allies.edition import ANY_NUMBER
from flagplot.games.axis_allies.events import Raised
from flagplot.games.axis_allies.pieces import look, total
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.status import friends
from flagplot.kernel.refusal import Refusal, illegal

PER_INFANTRY = 2  # territories
CROWDED = 3  # units


def new_infantry(war: War) -> int:
    """One infantry for every two Chinese territories not under Axis control, rounded down.

    The nine with the Chinese emblem count, Manchuria and Kiangsu among them; Kwangtung never does.
    [A50-CHN-07, A50-CHN-08, A50-CHN-15, A50-CHN-30]
    """
    china, control = war.board.owner_of[CHINA], war.state.control
    free = [space for space in bits(war.board.chinese_mask) if friends(war, china, control[space])]
    return len(free) // PER_INFANTRY


def recruit(war: War) -> None:
    """Count the new infantry in the American Purchase phase; they wait to be placed. [A50-CHN-07, A50-PUR-13]

    Those of earlier turns that were not placed are kept. [A50-CHN-12]
    """
    china, count = war.board.owner_of[CHINA], new_infantry(war)
    if not count:
        return
    item, pool = war.board.item_of["infantry"], war.state.pool[china]
    war.state.pool[china] = {**pool, item: pool.get(item, 0) + count}
    war.emit(Raised(power=CHINA, units="infantry", count=count))


def may_buy(war: War, item: int) -> Refusal:
    """China buys nothing. [A50-CHN-06, A50-CHN-23]"""
    name = war.board.items[item]
    if name == "fighter":
        return illegal("A50-CHN-23", "the Flying Tigers are never replaced", name)
    return illegal("A50-CHN-06", "China has no IPCs and buys nothing", name)


def placement_room(war: War, space: int, used: int) -> int:
    """How many more new infantry a territory may receive: it must not hold three Chinese units already.

    By the errata only Chinese units count, guns and the fighter among them but no complex; as printed, all
    do. The limit is tested unit by unit, or by switch once for each territory [A50-CHN-10, A50-CHN-11,
    A50-OPT-06]. It is asked only when new units are placed, never when units move [A50-CHN-33].
    """
    china, stacks = war.board.owner_of[CHINA], war.state.units[space]
    if war.state.options["official_errata_2009"]:
        stacks = {piece: count for piece, count in stacks.items() if look(piece).owner == china}
    there = total(stacks)
    if war.state.options["china_placement_check"] == "per_territory":
        return ANY_NUMBER if there - used < CROWDED else 0
    return max(0, CROWDED - there)
