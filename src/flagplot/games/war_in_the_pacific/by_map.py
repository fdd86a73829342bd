"""Steps that section 27 changes: one for tactical islands, another for the main map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.kernel.action import Action
from flagplot.kernel.flow import FrameT, Step
from flagplot.kernel.refusal import Refusal


class ByMap(Step[Campaign, FrameT]):
    """Whichever of two steps belongs to the map on which ground units fight. [WPA-TAC-04]"""

    def __init__(self, *, tactical: Step[Campaign, Any], main: Step[Campaign, Any]) -> None:
        self.tactical, self.main = tactical, main

    def _step(self, play: Campaign) -> Step[Campaign, Any]:
        return self.tactical if play.field.tactical else self.main

    def seats(self, play: Campaign, frame: FrameT) -> tuple[str, ...]:
        """Whoever that step asks."""
        return self._step(play).seats(play, frame)

    def run(self, play: Campaign, frame: FrameT) -> None:
        """Its work."""
        self._step(play).run(play, frame)

    def legal(self, play: Campaign, frame: FrameT, seat: str) -> Sequence[Action]:
        """Its answers."""
        return self._step(play).legal(play, frame, seat)

    def do(self, play: Campaign, frame: FrameT, seat: str, action: Action) -> None:
        """Carry out an answer."""
        self._step(play).do(play, frame, seat, action)

    def why_not(self, play: Campaign, frame: FrameT, seat: str, action: Action) -> Refusal | None:
        """What it says against an answer."""
        return self._step(play).why_not(play, frame, seat, action)

    def prompt(self, play: Campaign, frame: FrameT, seat: str) -> str:
        """Its question."""
        return self._step(play).prompt(play, frame, seat)

    def concern(self, play: Campaign, frame: FrameT, seat: str) -> str:
        """What it is concerned about."""
        return self._step(play).concern(play, frame, seat)
