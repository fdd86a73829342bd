"""How a force loses steps: the lead unit first, then by turns with the others. [23.2.4]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.combat.forces import alive
from flagplot.games.war_in_the_pacific.combat.frames import Losses
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import SEATS
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, the


def suffer(play: Campaign, units: tuple[int, ...], lead: int, count: int) -> int:
    """A force loses steps, all it has if it cannot bear them; gives how many. [BR-23-08, WPA-FRT-29]"""
    count = min(count, play.total(units))
    if count:
        play.push(Losses(units, lead, count))
    return count


def next_units(play: Campaign, frame: Losses) -> list[int]:
    """Who may lose the next step. [BR-23-08]"""
    units = alive(play, frame.units)
    trail = [unit for unit in units if unit != frame.lead]
    if frame.lead in units and (frame.leads or not trail):
        return [frame.lead]
    return trail


class LossesStep(Step[Campaign, Losses]):
    """Steps are lost one by one. [BR-23-08]"""

    def seats(self, play: Campaign, frame: Losses) -> tuple[str, ...]:
        """The owner, where several units could lose the step and not all is lost."""
        units = next_units(play, frame)
        if not frame.count or len(units) < 2 or frame.count >= play.total(frame.units):
            return ()
        return (SEATS[play.side(units[0])],)

    def prompt(self, play: Campaign, frame: Losses, seat: str) -> str:
        """The question."""
        return f"Which unit loses a step? {counted(frame.count, 'step')} to lose."

    def legal(self, play: Campaign, frame: Losses, seat: str) -> list[Action]:
        """The units beside the lead unit."""
        return [act("lose", id) for id in play.ids(next_units(play, frame))]

    def do(self, play: Campaign, frame: Losses, seat: str, action: Action) -> None:
        """It loses the step."""
        _lose(play, frame, play.tables.number[str(action.args[0])])

    def run(self, play: Campaign, frame: Losses) -> None:
        """Steps without a choice."""
        units = next_units(play, frame)
        if frame.count and units:
            _lose(play, frame, units[0])
        else:
            play.pop()

    def why_not(self, play: Campaign, frame: Losses, seat: str, action: Action) -> Refusal | None:
        """Another unit is next."""
        if action.verb != "lose":
            return None
        id = str(action.args[0])
        return illegal("BR-23-08", f"{the(id)} does not lose the next step", id)


def _lose(play: Campaign, frame: Losses, unit: int) -> None:
    frame.count -= 1
    frame.leads = unit != frame.lead
    play.lose(unit, 1)
