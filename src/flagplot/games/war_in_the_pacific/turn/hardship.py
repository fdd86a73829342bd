"""Isolated ground units in the Attrition Phase of a strategic turn. [25.1, 30.1]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific import checks
from flagplot.games.war_in_the_pacific.combat import forces
from flagplot.games.war_in_the_pacific.command import headquarters
from flagplot.games.war_in_the_pacific.leaders import control
from flagplot.games.war_in_the_pacific.marks import BROKEN, KNOWN
from flagplot.games.war_in_the_pacific.names import does
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS
from flagplot.games.war_in_the_pacific.turn.frames import Hardship
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

SMALL = 1  # a unit of so many steps holds out better [see WPA-ISO-08]


def begin(play: Campaign) -> None:
    """Every hex with isolated units, Japan's first. [WPA-ISO-05, BR-25-01]"""
    for side in (ALLIED, JAPAN):
        hexes = {play.state.place[unit] for unit in play.ashore(side) if headquarters.isolated(play, unit)}
        for hex in sorted(hexes, reverse=True):
            play.push(Hardship(side, hex))


def sufferers(play: Campaign, frame: Hardship) -> list[int]:
    """The isolated units of a hex."""
    return [unit for unit in play.at(frame.hex, frame.side) if headquarters.isolated(play, unit)]


def whole(play: Campaign, frame: Hardship) -> tuple[int, ...]:
    """Those of them that are not broken."""
    return tuple(unit for unit in sufferers(play, frame) if not play.is_(unit, BROKEN))


def holds(play: Campaign, unit: int, drm: int, why: str = "isolated") -> bool:
    """A check of a unit that suffers, led by whoever controls it."""
    audience = play.privately(unit)
    led = control.led_tq(play, play.side(unit), (unit,), audience)
    return checks.check(play, unit, checks.quality(play, unit, led), drm, why, audience)


def wear(play: Campaign, frame: Hardship) -> None:
    """Every broken unit checks or loses a step; one of a single step takes 1 from the die.

    [WPA-ISO-07, WPA-ISO-08, BR-25-01]
    """
    frame.worn, frame.whole = True, whole(play, frame)
    for unit in sufferers(play, frame):
        if play.is_(unit, BROKEN) and not holds(play, unit, -int(play.state.steps[unit] == SMALL)):
            play.lose(unit, 1, "isolated")


def shake(play: Campaign, lead: int, units: tuple[int, ...]) -> None:
    """A unit checks for some, itself among them: if it fails they all break. [WPA-ISO-11]"""
    if holds(play, lead, 0):
        return
    for unit in units:
        play.mark(unit, BROKEN)
        play.note(f"{does(play.id(unit), 'is')} broken", play.privately(unit))


class HardshipStep(Step[Campaign, Hardship]):
    """Broken units first; for the others the owner says whether one checks for all, or each for itself.

    He is also asked about stacks that lie face down: what is in them is his secret. [WPA-ISO-11]
    """

    def seats(self, play: Campaign, frame: Hardship) -> tuple[str, ...]:
        """The owner, where he has a choice, or seems to have one."""
        if not frame.worn:
            return ()
        hidden = any(not play.is_(unit, KNOWN) for unit in play.at(frame.hex, frame.side))
        return (SEATS[frame.side],) if hidden or len(frame.whole) > 1 else ()

    def run(self, play: Campaign, frame: Hardship) -> None:
        """The broken ones; then the only one that is not."""
        if not frame.worn:
            wear(play, frame)
            return
        play.pop()
        for unit in frame.whole:
            shake(play, unit, (unit,))

    def prompt(self, play: Campaign, frame: Hardship, seat: str) -> str:
        """The question."""
        where = the(play.label(frame.hex))
        return f"Isolated units in {where}: does one check for all, or each for itself?"

    def legal(self, play: Campaign, frame: Hardship, seat: str) -> list[Action]:
        """Who may lead, or each for itself; done where nobody checks."""
        if not frame.whole:
            return [act("done")]
        leads = forces.leads(play, frame.whole)
        return [*(act("check-for-all", id) for id in play.ids(leads)), act("check-each")]

    def do(self, play: Campaign, frame: Hardship, seat: str, action: Action) -> None:
        """They check."""
        if action.verb == "check-for-all":
            play.pop()
            shake(play, play.tables.number[str(action.args[0])], frame.whole)
        else:
            self.run(play, frame)

    def why_not(self, play: Campaign, frame: Hardship, seat: str, action: Action) -> Refusal | None:
        """Not one that may lead them."""
        if action.verb != "check-for-all":
            return None
        id = str(action.args[0])
        return illegal("WPA-ISO-11", f"{the(id)} does not check for the others", id)
