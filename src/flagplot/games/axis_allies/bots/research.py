"""Researchers: one, early, for a power that can spare the money and whose capital is safe."""

from __future__ import annotations

from typing import Any

from flagplot.games.axis_allies.bots.desk import EASY, Desk
from flagplot.games.axis_allies.pieces import look
from flagplot.kernel.action import act
from flagplot.kernel.stream import Stream
from flagplot.kernel.thinking import Thought

RICH = 40  # IPCs in hand from which a researcher may be thought of
EARLY = 4  # rounds in which an advance still pays
ODDS = 3  # in one turn of so many, by the seed


def research(desk: Desk, frame: Any) -> Thought | None:
    """Hire nobody, as a rule; and choose the chart that helps the power."""
    charts = [action for action in desk.legal if action.verb == "chart"]
    if charts:
        islands = _looks_to_sea(desk)
        desk.do(max(charts, key=lambda chart: (chart.args[0] == 1 + islands, -int(chart.args[0]))))
        return desk.thought()
    desk.do(act("research", 1 if _can_spare(desk) else 0))
    return desk.thought()


def _can_spare(desk: Desk) -> bool:
    """Tokens stay until one succeeds, so a single one early is fair; no more than one in a game."""
    state, power = desk.state, desk.power
    held = state.flags.get(f"tokens.{desk.seat}", 0) + state.flags.get(f"tech.{desk.seat}", 0)
    if desk.skill == EASY or held or state.round > EARLY or state.treasury[power] < RICH:
        return False
    return Stream(desk.seed, desk.seat, "research", state.round).below(ODDS) == 0


def _looks_to_sea(desk: Desk) -> bool:
    """Whether most of the power's units are ships and aircraft, for which the second chart is."""
    kinds, land, other = desk.war.board.kinds, 0, 0
    for stacks in desk.state.units:
        for piece, number in stacks.items():
            if look(piece).owner == desk.power:
                kind = kinds[look(piece).kind]
                land += kind.cost * number * kind.land
                other += kind.cost * number * (not kind.land)
    return other > land
