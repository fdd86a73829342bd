"""What the tables of a chapter hold."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from flagplot.games.dai_senso.play import War

# frame type -> panel(war, frame, viewer): a JSON-able document for the viewer
Panel = Callable[[War, Any, str | None], dict[str, Any]]
Panels = Mapping[type[Any], Panel]
