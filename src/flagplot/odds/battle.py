"""Exact odds of a battle."""

from __future__ import annotations

from functools import lru_cache

from flagplot.odds.at_sea import fought_at_sea
from flagplot.odds.on_land import fought_on_land
from flagplot.odds.plan import Plan
from flagplot.odds.result import Part, Result, together
from flagplot.odds.sides import Side


def odds(plan: Plan) -> Result:
    """The exact odds of a battle."""
    parts, rounds = fought_at_sea(plan) if plan.sea else fought_on_land(plan)
    if not plan.customs.damage_lasts:
        parts = [_repaired(part) for part in parts]
    return Result(plan.tab, plan.attackers, plan.defenders, parts, rounds, plan.sea, plan.prize)


def _repaired(part: Part) -> Part:
    """The same endings where damage is gone when the battle is over."""
    left_a, left_d = (tuple(_whole(side) for side in sides_) for sides_ in (part.left_a, part.left_d))
    return part._replace(left_a=left_a, left_d=left_d, apart=_whole(part.apart))


@lru_cache(maxsize=65_536)
def _whole(side: Side) -> Side:
    if not any(unit.damaged for unit, _ in side):
        return side
    return together((), tuple((unit._replace(damaged=False), number) for unit, number in side))
