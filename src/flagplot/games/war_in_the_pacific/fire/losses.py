"""Questions to the owner of what was hit. [1.12, 11.6, 27.18.3]"""

from __future__ import annotations

from msgspec import UNSET

from flagplot.games.war_in_the_pacific import forts
from flagplot.games.war_in_the_pacific.fire import ships as hulls
from flagplot.games.war_in_the_pacific.fire.bombarding import visible_forts
from flagplot.games.war_in_the_pacific.fire.frames import FortHits, StepLoss
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import JAPAN, SEATS, seat
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.words import counted, the


class FortHitsStep(Step[Campaign, FortHits]):
    """Odd levels go to the fort that was named, even ones to another. [WPA-TDP-43, WPA-TDP-45]"""

    def seats(self, play: Campaign, frame: FortHits) -> tuple[str, ...]:
        """The owner, where a level can go to several forts. [BR-1-12]"""
        return (SEATS[JAPAN],) if len(candidates(play, frame)) > 1 else ()

    def prompt(self, play: Campaign, frame: FortHits, seat: str) -> str:
        """The question."""
        left = counted(frame.levels - frame.placed, "level")
        return f"Which fort takes the next level of damage? {left} to place."

    def legal(self, play: Campaign, frame: FortHits, seat: str) -> list[Action]:
        """The forts that can take it."""
        return [act("damage", play.label(hex)) for hex in candidates(play, frame)]

    def do(self, play: Campaign, frame: FortHits, seat: str, action: Action) -> None:
        """Damage it."""
        _damage(play, frame, play.island.place(str(action.args[0])))

    def run(self, play: Campaign, frame: FortHits) -> None:
        """A level with one place to go goes there; what no fort can take is lost."""
        found = candidates(play, frame)
        if found and frame.placed < frame.levels:
            _damage(play, frame, found[0])
        else:
            play.pop()


def candidates(play: Campaign, frame: FortHits) -> list[int]:
    """Where the next level goes: the fort named, then another by turns, of those that can take damage.

    [WPA-TDP-43, WPA-TDP-45]
    """
    if frame.placed >= frame.levels:
        return []
    able = [hex for hex in visible_forts(play) if forts.intact(play, hex, JAPAN)]
    others = [hex for hex in able if hex != frame.target]
    if frame.placed % 2 == 0:
        return [frame.target] if frame.target in able else others
    return others or [hex for hex in able if hex == frame.target]


def _damage(play: Campaign, frame: FortHits, hex: int) -> None:
    forts.damage(play, hex, 1)
    frame.placed += 1
    known = play.state.forts[hex][4]
    play.note(f"the fort in {the(play.label(hex))} is damaged", None if known else (SEATS[JAPAN],))


class StepLossStep(Step[Campaign, StepLoss]):
    """A step is lost, of a unit that the owner chooses. [BR-11-14, BR-1-12]"""

    def seats(self, play: Campaign, frame: StepLoss) -> tuple[str, ...]:
        """The owner, where there is a choice."""
        units = _alive(play, frame)
        return (seat(play.side(units[0])),) if len(units) > 1 else ()

    def prompt(self, play: Campaign, frame: StepLoss, seat: str) -> str:
        """The question."""
        return "Which unit loses a step?"

    def legal(self, play: Campaign, frame: StepLoss, seat: str) -> list[Action]:
        """The units that were hit."""
        return [act("lose", id) for id in play.ids(_alive(play, frame))]

    def do(self, play: Campaign, frame: StepLoss, seat: str, action: Action) -> None:
        """It loses the step."""
        self._lose(play, frame, play.tables.number[str(action.args[0])])

    def run(self, play: Campaign, frame: StepLoss) -> None:
        """The only unit loses it."""
        units = _alive(play, frame)
        if units:
            self._lose(play, frame, units[0])
        else:
            play.pop()

    def _lose(self, play: Campaign, frame: StepLoss, unit: int) -> None:
        """One step; of cargo further ones, until the rest has room aboard. [BR-20-01, BR-9-04]"""
        play.pop()
        play.lose(unit, 1)
        if frame.ship is not UNSET and hulls.overloaded(play, frame.ship):
            play.push(StepLoss(frame.units, ship=frame.ship))


def _alive(play: Campaign, frame: StepLoss) -> list[int]:
    return [unit for unit in frame.units if play.state.steps[unit]]
