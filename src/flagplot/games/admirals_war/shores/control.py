"""Who controls a sea area, and what it is worth."""

from __future__ import annotations

from flagplot.games.admirals_war.play import War


def qualifies(war: War, side: int, area: int) -> bool:
    """Whether a side has a unit that can control an area. [AW-CTL-05]"""
    raise NotImplementedError


def denies(war: War, side: int, area: int) -> bool:
    """Whether a side keeps the enemy from controlling an area. [AW-SUB-22]"""
    raise NotImplementedError
