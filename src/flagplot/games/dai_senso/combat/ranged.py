"""HQ Ranged Support: which headquarters may join a combat from afar. [4.2.1.2]"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from flagplot.games.dai_senso import bases, supply
from flagplot.games.dai_senso.beachheads import NOWHERE, target
from flagplot.games.dai_senso.china import CHINA, PAN_NATIONAL
from flagplot.games.dai_senso.combat import bars
from flagplot.games.dai_senso.combat.bars import Bar
from flagplot.games.dai_senso.nations import nationalities
from flagplot.games.dai_senso.play import War

RANGE = "HQ Ranged Support"  # its line in the table of ranges


def supporters(
    war: War, hex: int, faction: int, units: Collection[int], used: Collection[int], blitz: bool = False
) -> list[int]:
    """The HQs of a faction that may support ``units`` in a combat for a hex, ascending."""
    if not units or any(war.face(one).hq for one in units):
        return []
    return sorted(
        one
        for place in war.tables.map.board.grid.within(hex, war.tables.charts.ranges[RANGE])
        for one in war.stack(place)
        if war.face(one).hq
        and war.faction(one) == faction
        and kept_out(war, one, hex, units, used, blitz) is None
    )


def kept_out(
    war: War, hq: int, hex: int, units: Collection[int], used: Collection[int], blitz: bool = False
) -> Bar | None:
    """Why an HQ may not support ``units`` in a combat for a hex; None if it may.

    ``used`` are HQs that fought earlier in the segment; in Blitz Combat the attacker's must be Blitz-enabled.
    A lone marker has no units, so no HQ supports it. [DSA-HQS-01, DSA-HQS-03, DSA-HQS-06, DSA-HQS-07]
    """
    start, distance = war.state.place[hq], war.tables.charts.ranges[RANGE]
    if not units:
        return bars.ALONE
    if any(war.face(one).hq for one in units):
        return bars.SECOND_HQ
    if war.tables.map.board.grid.distance(start, hex) > distance:
        return bars.OUT_OF_RANGE
    if hq in used:
        return bars.USED
    if not _over_the_beach(war, start, hex):
        return bars.ON_BEACH
    if not _same_side(war, hq, units):
        return bars.FOREIGN
    if blitz and not bases.blitz_enabled(war, hq):
        return bars.HQ_NOT_ENABLED  # [DSA-BLC-13]
    if not _path(war, start, hex):
        return bars.NEUTRAL
    return None if supply.supplied(war, hq) else bars.NO_SUPPLY  # [DSA-SUP-33d]


def _over_the_beach(war: War, start: int, hex: int) -> bool:
    """Whether an HQ is on no Beachhead, or reaches the hex across the hexside of its Beachhead.

    [DSA-HQS-08, DSB-MK-5-5]
    """
    gate = target(war, start)
    return gate == NOWHERE or war.tables.map.board.grid.distance(gate, hex) <= 1


def _path(war: War, start: int, hex: int) -> bool:
    """Whether a path leads to the hex that keeps out of Neutral Countries; enemies and sea do not matter.

    [DSA-HQS-05]
    """
    grid, neutral = war.tables.map.board.grid, war.lands.neutral
    if hex in neutral:
        return False
    near = grid.around(start)
    return hex in near or any(hex in grid.around(one) for one in near if one not in neutral)


def _same_side(war: War, hq: int, units: Iterable[int]) -> bool:
    """A unit of the HQ's nationality takes part; a Chinese HQ goes with all of its side. [DSA-HQS-02]"""
    counter = war.counter(hq)
    side = PAN_NATIONAL.get(counter.country)
    if side is None:
        own = set(nationalities(war, hq))
        return any(not own.isdisjoint(nationalities(war, one)) for one in units)
    return any(war.counter(one).country in CHINA and war.faction(one) == side for one in units)
