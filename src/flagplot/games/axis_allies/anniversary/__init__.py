"""Axis & Allies Anniversary Edition of 2008: its data, and the rules that only it has."""

from flagplot.games.axis_allies.anniversary import steps
from flagplot.games.axis_allies.anniversary.edition import Anniversary
from flagplot.games.axis_allies.anniversary.options import META
from flagplot.games.axis_allies.game import AxisAllies

__all__ = ["GAME"]

GAME = AxisAllies(META, Anniversary(), steps)
