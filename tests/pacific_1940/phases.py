"""Positions in which audits begin: a phase of a turn, with only what matters named."""

from __future__ import annotations

from typing import Any

from tests.pacific_1940.helpers import Case

NOTHING = {"japan": 0, "usa": 0, "china": 0, "uk": 0, "anzac": 0}
PEACE = ["china"]
COMMONWEALTH = ["china", "uk", "anzac"]


def at(phase: str, seat: str, **parts: Any) -> Case:
    """A case in which only the named treasuries hold anything."""
    money = {**NOTHING, **parts.pop("treasury", {})}
    return Case(**{"turn": seat, "phase": phase, "treasury": money, **parts})


def combat(turn: str = "usa", **parts: Any) -> Case:
    """A Combat Move phase at war."""
    return Case(turn=turn, phase="combat_move", **parts)


def noncombat(turn: str = "usa", **parts: Any) -> Case:
    """A Noncombat Move phase at war."""
    return Case(turn=turn, phase="noncombat_move", **parts)


def moving(turn: str, war: list[str] = PEACE, **parts: Any) -> Case:
    """A Combat Move phase, at the declaration if there is one to make."""
    return combat(turn, war=war, **parts)


def landing(turn: str, war: list[str] = PEACE, **parts: Any) -> Case:
    """A Noncombat Move phase in peace with all but China."""
    return noncombat(turn, war=war, **parts)


def enemies(case: Case) -> set[str]:
    """The powers at war with Japan."""
    return {name for name in ("usa", "china", "uk", "anzac") if case.at_war(name, "japan")}
