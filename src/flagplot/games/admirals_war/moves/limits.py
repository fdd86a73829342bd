"""Where a unit may be at all: limits of nations and kinds, apart from distance."""

from __future__ import annotations

from flagplot.games.admirals_war import politics
from flagplot.games.admirals_war.play import War
from flagplot.kernel.refusal import Refusal


def no_entry(war: War, unit: int, area: int) -> Refusal | None:
    """Why a unit may not be in an area; None when it may."""
    return politics.no_entry(war, unit, area)


def no_base(war: War, unit: int, port: int) -> Refusal | None:
    """Why a unit may not base in a port or base; None when it may."""
    return politics.no_base(war, unit, port)
