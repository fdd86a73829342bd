"""A case at sea in a few lines: position, answers, dice, expected.

case = SeaCase("naval", forces={"J1": {"hex": "F0932", "ships": ["jn-cv-akagi"], "speed": 3}})
case.do("japan", "take-card J1", "course F1032", "file-card", "done")
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flagplot.games.war_in_the_pacific import GAME
from flagplot.games.war_in_the_pacific.tables import tables
from tests.war_in_the_pacific.setting import Situation

__all__ = ["GAME", "GROUNDED", "TABLES", "SeaCase"]

TABLES = tables("midway")
GROUNDED = {unit.id: {"points": 0} for unit in TABLES.air}  # nobody searches, nobody strikes


class SeaCase(Situation):
    """One at sea."""

    def __init__(self, phase: str, dice: Sequence[int] = (), **more: Any) -> None:
        document = {"scenario": "midway", "phase": phase, **more}
        if "frames" in more:
            del document["phase"]
        super().__init__(document, dice)

    def force(self, label: str) -> Any:
        """A task force."""
        return self.play.force(label)

    def where(self, label: str) -> str:
        """The hex of a task force."""
        return self.play.label(self.play.force(label).hex)

    def damage(self, ship: str) -> int:
        """The damage of a ship."""
        return self.state.damage[TABLES.ship_number[ship]]

    @property
    def frame(self) -> Any:
        """Where play stands."""
        return self.state.frames[-1]
