"""Aircraft interdict troops on the march: the hex they enter costs them more. [5.5]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.fire import flights, support
from flagplot.games.war_in_the_pacific.fire.frames import Flight
from flagplot.games.war_in_the_pacific.ground import forced, marching
from flagplot.games.war_in_the_pacific.ground.frames import Interdiction
from flagplot.games.war_in_the_pacific.ground.land import HALF
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import SEATS, enemy
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.words import the


def set_out(play: Campaign, units: tuple[int, ...], hex: int, *, by_force: bool = False) -> None:
    """Units march into a hex, unless the enemy may interdict them: then he is asked first. [BR-5-10]"""
    side = enemy(play.side(units[0]))
    frame = Interdiction(side, units, play.state.place[units[0]], hex, by_force=by_force)
    if able(play, hex, side):
        play.push(frame)
    else:
        _march(play, frame)


def able(play: Campaign, hex: int, side: int) -> bool:
    """Whether APs of a side that have no mission could do any harm to who enters a hex. [BR-5-10]"""
    probe, strength = Flight(hex=hex, side=side, interdicts=True), 0
    for air in range(len(play.tables.air)):
        count = support.available(play, probe, air)
        strength += flights.strength(play, (((air, count, ""),),)) if count else 0
        if flights.delay(strength):
            return True
    return False


def _march(play: Campaign, frame: Interdiction) -> None:
    """Those who are still there go on, and pay so much more."""
    units = tuple(unit for unit in frame.units if play.state.place[unit] == frame.start)
    if frame.by_force:
        for unit in units:
            forced.march(play, unit, frame.hex, HALF * frame.delay)
    elif units:
        marching.march(play, units, frame.hex, HALF * frame.delay)


class InterdictionStep(Step[Campaign, Interdiction]):
    """The other side may send aircraft against troops that enter a hex within half their range. [BR-5-10]"""

    def seats(self, play: Campaign, frame: Interdiction) -> tuple[str, ...]:
        """Whose aircraft are near."""
        return () if frame.answered else (SEATS[frame.side],)

    def run(self, play: Campaign, frame: Interdiction) -> None:
        """They have been there, or not: the troops march."""
        play.pop()
        _march(play, frame)

    def prompt(self, play: Campaign, frame: Interdiction, seat: str) -> str:
        """The question."""
        start, end = the(play.label(frame.start)), the(play.label(frame.hex))
        return f"Enemy troops march from {start} to {end}. Do your aircraft interdict them?"

    def legal(self, play: Campaign, frame: Interdiction, seat: str) -> list[Action]:
        """Yes or no."""
        return [act("interdict"), act("no")]

    def do(self, play: Campaign, frame: Interdiction, seat: str, action: Action) -> None:
        """Put the mission together, or let them pass."""
        frame.answered = True
        if action.verb == "interdict":
            play.push(Flight(hex=frame.hex, side=frame.side, interdicts=True))
