"""Small helpers for steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from flagplot.games.admirals_war.play import War
from flagplot.kernel.flow import Step

# frame type -> panel(war, frame, viewer): a JSON-able document, already redacted for the viewer
Panel = Callable[[War, Any, str | None], dict[str, Any]]
Panels = Mapping[type[Any], Panel]


class Skip(Step[War, Any]):
    """A step that is not there yet: it ends at once."""

    def run(self, war: War, frame: Any) -> None:
        """End."""
        war.pop()
