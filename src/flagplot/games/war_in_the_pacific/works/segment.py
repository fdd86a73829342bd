"""The Engineering Segment on the main map: both sides repair and build. [39, BR-3-18]"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET

from flagplot.games.war_in_the_pacific.command import support
from flagplot.games.war_in_the_pacific.command.frames import Bases
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.rail import mending
from flagplot.games.war_in_the_pacific.sides import SEATS
from flagplot.games.war_in_the_pacific.works import entrench, projects, repairs
from flagplot.games.war_in_the_pacific.works.frames import Building
from flagplot.games.war_in_the_pacific.works.paying import Treasury
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal

BASES = support.BasesStep()


def begin(play: Campaign, sides: tuple[int, ...], *, whole: bool) -> None:
    """Both sides are asked. ``whole``: support bases belong to it, which else come just before.

    Where nobody has anything else to do they are asked about by themselves. [WPA-OSB-01, WPA-OSB-16]
    """
    for side in sides if whole else ():
        support.patch(play, side)
    busy = whole and any(_busy(play, Building(side)) for side in sides)
    for side in sides:
        play.push(Building(side, bases=Bases(side) if busy else UNSET))
    for side in sides if whole and not busy else ():
        play.push(Bases(side))


def orders(play: Campaign, frame: Building) -> Iterator[Action]:
    """All that a side may repair and build."""
    treasury = Treasury(play, frame.side)
    yield from mending.orders(play, frame.side, treasury)
    yield from repairs.orders(play, frame, treasury)
    yield from projects.orders(play, frame, treasury)
    yield from entrench.orders(play, frame, treasury)


def _busy(play: Campaign, frame: Building) -> bool:
    """Whether there is anything a side could do; nobody asks what else once something is found."""
    return any(True for _ in orders(play, frame))


class BuildingStep(Step[Campaign, Building]):
    """A side repairs and builds, in any order. [WPA-ENG-01, BR-3-18]"""

    def seats(self, play: Campaign, frame: Building) -> tuple[str, ...]:
        """The side, while there is anything it could do."""
        return (SEATS[frame.side],) if _busy(play, frame) else ()

    def run(self, play: Campaign, frame: Building) -> None:
        """There is nothing more."""
        projects.finish(play, frame.side)
        play.pop()

    def prompt(self, play: Campaign, frame: Building, seat: str) -> str:
        """The question."""
        return "Repair and build, or done."

    def legal(self, play: Campaign, frame: Building, seat: str) -> list[Action]:
        """All repairs and projects; and done."""
        bases = BASES.offers(play, frame.bases) if frame.bases is not UNSET else []
        return [act("done"), *orders(play, frame), *bases]

    def do(self, play: Campaign, frame: Building, seat: str, action: Action) -> None:
        """Carry out an order."""
        treasury = Treasury(play, frame.side)
        if action.verb == "done":
            self.run(play, frame)
        elif action.verb in support.VERBS and frame.bases is not UNSET:
            frame.bases = frame.bases.clone()
            BASES.carry_out(play, frame.bases, action)
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
        if action.verb in support.VERBS and frame.bases is not UNSET:
            return BASES.why_not(play, frame.bases, seat, action)
        if action.verb in mending.VERBS:
            return mending.why_not(play, frame.side, action)
        if action.verb in repairs.VERBS:
            return repairs.why_not(play, frame, action)
        if action.verb in entrench.VERBS:
            return entrench.why_not(play, frame, action)
        return projects.why_not(play, frame, action) if action.verb in projects.VERBS else None
