"""Whole battles from the combat move on, and what their events tell."""

from __future__ import annotations

from typing import Any

from flagplot.games.axis_allies.events import Lost
from flagplot.kernel.event import Rolled
from tests.pacific_1940.helpers import Case


def attack(attacker: str, units: dict[str, Any], *orders: str, **parts: Any) -> Case:
    """A combat move phase with its orders given, still open."""
    return Case(turn=attacker, phase="combat_move", units=units, **parts).do(attacker, *orders)


def thrown(case: Case) -> list[tuple[int, int]]:
    """(dice, value) of every throw so far."""
    rolls = [event for event in case.events if isinstance(event, Rolled)]
    return [(len(roll.faces), roll.high) for roll in rolls]


def lost(case: Case) -> list[str]:
    """Every unit lost so far, cargo included."""
    return [f"{e.power} {e.units}" for e in case.events if isinstance(e, Lost) for _ in range(e.count)]
