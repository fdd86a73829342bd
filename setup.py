"""The optional compiled build (``make compile``). Everything else about the package is in pyproject.toml.

With FLAGPLOT_COMPILE set, the modules where random play spends its time are compiled with mypyc. The source
stays as it is: plain Python is the reference, and the compiled build must play the same games.
"""

import os
from pathlib import Path

from setuptools import setup

FAMILY = Path("src/flagplot/games/axis_allies")
HOT = (
    *("pieces.py", "status.py", "board.py", "text.py", "tally.py", "survey.py"),
    *("moves/*.py", "combat/*.py", "economy/*.py"),
    *("pacific_1940/politics.py", "pacific_1940/china.py", "pacific_1940/kamikaze.py"),
)
PLAIN = ("__init__.py", "frames.py", "steps.py")  # structs and tables: nothing to gain

modules = []
if os.environ.get("FLAGPLOT_COMPILE"):
    from mypyc.build import mypycify

    found = [path for pattern in HOT for path in sorted(FAMILY.glob(pattern)) if path.name not in PLAIN]
    modules = mypycify([str(path) for path in found], opt_level="3")

setup(ext_modules=modules)
