"""The machine code of the odds of Admirals' War: from which files it is made, and how."""

from __future__ import annotations

from pathlib import Path

from flagplot.chance.compiled import Compiler, rule
from flagplot.chance.machine_code import Shelf
from flagplot.games.admirals_war.combat import torpedoes

__all__ = ["SHELF", "fast", "lean", "rule"]

_HERE = Path(__file__).resolve().parent
_FILES = (
    "aside.py", "attacks.py", "exchanges.py", "fates.py", "packs.py", "salvos.py", "states.py", "sweep.py",
    "traffic.py",
)  # fmt: skip

SHELF = Shelf("admirals_war", [*(_HERE / name for name in _FILES), torpedoes.__file__])
_COMPILER = Compiler(SHELF)
fast, lean = _COMPILER.fast, _COMPILER.lean
