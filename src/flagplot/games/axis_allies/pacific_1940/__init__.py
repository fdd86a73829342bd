"""Axis & Allies Pacific 1940, first edition of 2009: its data, and the rules that only it has."""

from flagplot.games.axis_allies.game import AxisAllies
from flagplot.games.axis_allies.pacific_1940 import steps
from flagplot.games.axis_allies.pacific_1940.edition import Pacific1940
from flagplot.games.axis_allies.pacific_1940.options import META

__all__ = ["GAME"]

GAME = AxisAllies(META, Pacific1940(), steps)
