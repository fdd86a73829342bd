"""The Pacific before the Japanese attack: who may go where, who may base where, and how the war begins.

Section 19 of the rules. Movement asks ``no_entry`` and ``no_base`` and reports with ``entered``; combat asks
``War.neutral``; the scripts of the surprise attack end with ``begin_war``.
"""

from __future__ import annotations

from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.state import ATTACK, PEACE, WAR
from flagplot.kernel.refusal import Refusal


def at_peace(war: War) -> bool:
    """Whether the restrictions of section 19 hold: until Indonesia has been resolved. [AW-DEC-20]"""
    return war.state.war != WAR


def no_entry(war: War, unit: int, area: int) -> Refusal | None:
    """Why a unit may not be in an area before the war; None when section 19 does not forbid it."""
    return None


def no_base(war: War, unit: int, port: int) -> Refusal | None:
    """Why a unit may not base in a port before the war; None when nothing of this kind forbids it."""
    return None


def entered(war: War, unit: int, area: int) -> None:
    """A ship, LBA or amphibious unit has been put into an area: it may be the declaration of war."""
    if war.state.war == PEACE:
        return


def begin_war(war: War) -> None:
    """The surprise attacks are over: section 19 ends. [AW-PAC-02]"""
    if war.state.war == ATTACK:
        war.state.war = WAR
