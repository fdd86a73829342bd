"""Rules cases of the Anniversary Edition; see ``tests/axis_allies_case.py``."""

from __future__ import annotations

import flagplot
from tests import axis_allies_case

GAME = flagplot.game("anniversary")


class Case(axis_allies_case.Case):
    """A case of the Anniversary Edition, 1941 unless another ``scenario`` is given."""

    name = "anniversary"
