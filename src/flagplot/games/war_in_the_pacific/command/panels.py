"""Stocks of the headquarters, and what each unit would cost and why, to their owner alone."""

from __future__ import annotations

from typing import Any

from flagplot.games.war_in_the_pacific.command import costs, headquarters
from flagplot.games.war_in_the_pacific.command.frames import Activation
from flagplot.games.war_in_the_pacific.marks import ACTIVE
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.secrets import privy


def stocks(play: Campaign, frame: Activation, viewer: str | None) -> dict[str, Any]:
    """Every factor of every cost; the enemy learns nothing of it. [BR-1-07]"""
    if play.field.tactical or not privy(play.state, frame.side, viewer):
        return {}
    return {
        "headquarters": [_hq(play, hq) for hq in headquarters.of(play, frame.side)],
        "units": {
            play.id(unit): _bill(costs.unit_factors(play, unit))
            for unit in play.ashore(frame.side)
            if not play.is_(unit, ACTIVE)
        },
    }


def _hq(play: Campaign, hq: int) -> dict[str, Any]:
    printed = play.tables.hqs[hq]
    return {
        "id": printed.id, "name": printed.name, "at": play.label(headquarters.where(play, hq)),
        "cp": play.war.cp[hq], "active": headquarters.active(play, hq),
        **_bill(costs.hq_factors(play, hq)),
    }  # fmt: skip


def _bill(factors: list[costs.Factor]) -> dict[str, Any]:
    lines = [{"name": one.name, "times": str(one.times), "plus": one.plus} for one in factors]
    return {"cost": costs.total(factors), "factors": lines}
