"""What the tables of a chapter hold."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from flagplot.games.war_in_the_pacific.play import Campaign

# frame type -> panel(play, frame, viewer): a JSON-able document for the viewer
Panel = Callable[[Campaign, Any, str | None], dict[str, Any]]
Panels = Mapping[type[Any], Panel]
