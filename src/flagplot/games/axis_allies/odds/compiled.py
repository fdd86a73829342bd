"""The machine code of this family's odds: from which files it is made, and how."""

from __future__ import annotations

from pathlib import Path

from flagplot.chance.compiled import Compiler, inlined, rule
from flagplot.chance.machine_code import Shelf
from flagplot.games.axis_allies.combat import fire

__all__ = ["SHELF", "fast", "inlined", "rule"]

_HERE = Path(__file__).resolve().parent
_FILES = ("opening.py", "rounds_on_land.py", "rounds_at_sea.py", "tallies.py")

SHELF = Shelf("axis_allies", [*(_HERE / name for name in _FILES), fire.__file__])
fast = Compiler(SHELF).fast
