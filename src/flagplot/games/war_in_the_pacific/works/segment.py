"""The Engineering Segment on the main map: both sides repair and build. [39, BR-3-18]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.rail import mending
from flagplot.games.war_in_the_pacific.sides import SEATS
from flagplot.games.war_in_the_pacific.works import entrench, projects, repairs
from flagplot.games.war_in_the_pacific.works.frames import Building
from flagplot.games.war_in_the_pacific.works.paying import Treasury
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal


class BuildingStep(Step[Campaign, Building]):
    """A side repairs and builds, in any order. [WPA-ENG-01, BR-3-18]"""

    def _orders(self, play: Campaign, frame: Building) -> list[Action]:
        treasury = Treasury(play, frame.side)
        return [
            *mending.orders(play, frame.side, treasury),
            *repairs.orders(play, frame, treasury),
            *projects.orders(play, frame, treasury),
            *entrench.orders(play, frame, treasury),
        ]

    def seats(self, play: Campaign, frame: Building) -> tuple[str, ...]:
        """The side, while there is anything it could do."""
        return (SEATS[frame.side],) if self._orders(play, frame) else ()

    def run(self, play: Campaign, frame: Building) -> None:
        """There is nothing more."""
        projects.finish(play, frame.side)
        play.pop()

    def prompt(self, play: Campaign, frame: Building, seat: str) -> str:
        """The question."""
        return "Repair and build, or done."

    def legal(self, play: Campaign, frame: Building, seat: str) -> list[Action]:
        """All repairs and projects; and done."""
        return [act("done"), *self._orders(play, frame)]

    def do(self, play: Campaign, frame: Building, seat: str, action: Action) -> None:
        """Carry out an order."""
        treasury = Treasury(play, frame.side)
        if action.verb == "done":
            self.run(play, frame)
        elif action.verb in mending.VERBS:
            mending.carry_out(play, frame.side, treasury, action)
        elif action.verb in repairs.VERBS:
            repairs.carry_out(play, frame, treasury, action)
        elif action.verb in entrench.VERBS:
            entrench.carry_out(play, frame, treasury, action)
        else:
            projects.carry_out(play, frame, treasury, action)

    def why_not(self, play: Campaign, frame: Building, seat: str, action: Action) -> Refusal | None:
        """The rule against an order."""
        if action.verb in mending.VERBS:
            return mending.why_not(play, frame.side, action)
        if action.verb in repairs.VERBS:
            return repairs.why_not(play, frame, action)
        if action.verb in entrench.VERBS:
            return entrench.why_not(play, frame, action)
        return projects.why_not(play, frame, action) if action.verb in projects.VERBS else None
