"""Small helpers for steps."""

from __future__ import annotations

from typing import Any

from flagplot.games.admirals_war.play import War
from flagplot.kernel.flow import Step


class Skip(Step[War, Any]):
    """A step that is not there yet: it ends at once."""

    def run(self, war: War, frame: Any) -> None:
        """End."""
        war.pop()
