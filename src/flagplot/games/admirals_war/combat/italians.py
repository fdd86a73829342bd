"""The optional rule of Italian ineffectiveness. [AW-O37-01]"""

from __future__ import annotations

from flagplot.games.admirals_war.board import ALLIED, AXIS, ITALIAN, SHIP
from flagplot.games.admirals_war.combat import forces, retreat
from flagplot.games.admirals_war.combat.frames import Battle
from flagplot.games.admirals_war.moves import home
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.state import STOPPED


def may_waver(war: War, frame: Battle) -> bool:
    """Whether Italians might have had enough: not if they retreat already. [AW-O37-01]"""
    return war.on("italian_ineffectiveness") and frame.runner != AXIS


def waver(war: War, frame: Battle) -> bool:
    """Roll before a round with Italian ships: the number of the round or less, and they have had enough.

    [AW-O37-01]
    """
    if not may_waver(war, frame):
        return False
    if not any(war.kind(unit) == SHIP for unit in _italians(war, frame)):
        return False
    if not forces.fighting(war, frame, ALLIED):
        return False
    (face,) = war.roll(1, f"Italian resolve, round {frame.round}")
    return face <= frame.round


def others(war: War, frame: Battle) -> list[int]:
    """Germans in the same battle, who may stay or go; none are asked in a pursuit. [AW-O37-02]"""
    if frame.runner >= 0:
        return []
    return [unit for unit in forces.fighting(war, frame, AXIS) if war.state.nation[unit] != ITALIAN]


def withdraw(war: War, frame: Battle, *, germans: bool) -> None:
    """The Italians break off a pursuit, or withdraw, with or without the Germans.

    Before the first round nobody can pursue them. [AW-O37-01, AW-O37-02, AW-O37-03, AW-O37-04]
    """
    units = _italians(war, frame)
    if frame.runner >= 0:
        for unit in units:
            war.mark(unit, STOPPED)
        allied, axis = frame.forces
        frame.forces = (allied, tuple(unit for unit in axis if unit not in units))
        war.note("The Italians break off the pursuit")
        return
    rest = others(war, frame)
    who = "The Italians and Germans" if germans and rest else "The Italians"
    leaving = sorted((*units, *rest)) if germans else units
    away = retreat.leave(war, frame, AXIS, leaving, pursued=frame.round > 1, who=who, fought=frame.round - 1)
    home.send_home(war, away, frame.area, "escaped")


def _italians(war: War, frame: Battle) -> list[int]:
    return [unit for unit in forces.fighting(war, frame, AXIS) if war.state.nation[unit] == ITALIAN]
