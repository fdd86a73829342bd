"""Rules cases of Pacific 1940; see ``tests/axis_allies_case.py``."""

from __future__ import annotations

import flagplot
from flagplot.kernel.words import plain
from tests import axis_allies_case

GAME = flagplot.game("pacific-1940")


class Case(axis_allies_case.Case):
    """A case of Pacific 1940."""

    name = "pacific-1940"


def rolled(case: Case) -> list[tuple[str, int]]:
    """All throws so far: (reason, number of dice)."""
    return [(plain(e.reason), len(e.faces)) for e in case.events if type(e).__name__ == "Rolled"]
