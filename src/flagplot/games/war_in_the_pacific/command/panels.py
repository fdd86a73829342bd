"""Stocks of the headquarters, and what each unit would cost and why, to their owner alone."""

from __future__ import annotations

from typing import Any

from flagplot.games.war_in_the_pacific.command import costs, headquarters, links, orders
from flagplot.games.war_in_the_pacific.command.frames import Activation
from flagplot.games.war_in_the_pacific.leaders import whereabouts
from flagplot.games.war_in_the_pacific.marks import ACTIVE
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.secrets import privy
from flagplot.games.war_in_the_pacific.units import RUNGS
from flagplot.kernel.language import spoken


def stocks(play: Campaign, frame: Activation, viewer: str | None) -> dict[str, Any]:
    """Every factor of every cost, by who would pay; the enemy learns nothing of it. [BR-1-07]"""
    if play.field.tactical or not privy(play.state, frame.side, viewer):
        return {}
    nets = links.nets(play, frame.side, known=True)
    return {
        "units": {
            play.id(unit): _bills(play, unit, orders.payers(play, unit, nets))
            for unit in play.ashore(frame.side)
            if not play.is_(unit, ACTIVE)
        },
    }


def command(play: Campaign, side: int) -> dict[str, Any]:
    """The headquarters of a side all through the game: where, under whom, with what, at which price."""
    return {
        "headquarters": [_hq(play, hq) for hq in headquarters.of(play, side)],
        "reserve": {
            cmd: saved for cmd, saved in play.war.reserve.items() if saved and _mine(play, cmd, side)
        },
        "isolated": [play.label(hex) for hex in play.war.isolated[side]],
    }


def _mine(play: Campaign, cmd: str, side: int) -> bool:
    return any(play.tables.hqs[hq].cmd == cmd for hq in headquarters.of(play, side))


def _hq(play: Campaign, hq: int) -> dict[str, Any]:
    printed, chief = play.tables.hqs[hq], headquarters.chief(play, hq)
    doc: dict[str, Any] = {
        "id": printed.id, "name": printed.name, "at": play.label(headquarters.where(play, hq)),
        "type": printed.type, "radius": links.radius(play, hq),
        "chief": play.tables.leaders[chief].id if chief != headquarters.NOBODY else "",
        "cp": play.war.cp[hq], "active": headquarters.active(play, hq),
        "closed": costs.hq_closed(play, hq),
        **bill(costs.hq_factors(play, hq)),
    }  # fmt: skip
    bases = {play.label(hex): RUNGS[play.lines.bases[hex].rung] for hex in links.bases_of(play, hq)}
    waiting = [play.tables.leaders[leader].id for leader in whereabouts.waiting(play, hq)]
    return doc | ({"bases": bases} if bases else {}) | ({"waiting": waiting} if waiting else {})


def _bills(play: Campaign, unit: int, payers: list[int]) -> list[dict[str, Any]]:
    """What each headquarters that may pay would pay; without one what it would cost."""
    return [
        {"hq": play.tables.hqs[hq].id if hq >= 0 else "", **bill(costs.unit_factors(play, unit, hq))}
        for hq in payers or [headquarters.NOBODY]
    ]


def bill(factors: list[costs.Factor]) -> dict[str, Any]:
    """A cost with every factor that goes into it. [see WPA-ESO-01]"""
    lines = [{"name": spoken(one.name), "times": str(one.times), "plus": one.plus} for one in factors]
    return {"cost": costs.total(factors), "factors": lines}
