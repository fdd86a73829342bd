"""Sieges: a fortified hex is shut in instead of attacked. [23.8]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific import checks, forts
from flagplot.games.war_in_the_pacific.combat import forces
from flagplot.games.war_in_the_pacific.ground.frames import Besieged
from flagplot.games.war_in_the_pacific.leaders import control
from flagplot.games.war_in_the_pacific.marks import BROKEN, ENTERED, FROZEN
from flagplot.games.war_in_the_pacific.names import does
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import SEATS, enemy
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the


def shut_in(play: Campaign, hex: int, side: int) -> bool:
    """Whether a side controls every hex to which the defenders of a hex could march. [BR-23-15]"""
    return all(play.state.control[near] == side for near in play.land.near(hex))


def obstacle(play: Campaign, side: int, hex: int) -> Refusal | None:
    """What keeps a side from besieging a hex instead of attacking it. [BR-23-15]"""
    label, other = play.label(hex), enemy(side)
    if not forces.attackers(play, hex, side) or not play.at(hex, other):
        return illegal("BR-23-15", f"activated units of yours beside enemies in {the(label)} expected", label)
    if not forts.intact(play, hex, other):
        return illegal("BR-23-15", f"{the(label)} is not fortified", label)
    if not shut_in(play, hex, side):
        return illegal("BR-23-15", f"the defenders of {the(label)} have a way out", label)
    return None


def orders(play: Campaign, side: int) -> list[Action]:
    """The hexes a side could besiege."""
    hexes = sorted({play.state.place[unit] for unit in play.ashore(side)} & set(play.state.forts))
    return [act("besiege", play.label(hex)) for hex in hexes if obstacle(play, side, hex) is None]


def besiege(play: Campaign, side: int, hex: int) -> None:
    """There is no combat: who could attack stays where he is. [BR-23-15]"""
    for unit in forces.attackers(play, hex, side):
        play.unmark(unit, ENTERED)
        play.mark(unit, FROZEN)
    play.war.sieges = dict(sorted({**play.war.sieges, hex: side}.items()))
    play.news(f"{does(SEATS[side], 'besieges')} {the(play.label(hex))}")


def besieged(play: Campaign, unit: int) -> bool:
    """Whether a unit is shut in: its activation costs double. [see BR-23-15]

    A siege lasts until the next Ground Segment of the besieger, while he has units there.
    """
    side, place = play.side(unit), play.state.place[unit]
    return play.war.sieges.get(place) == enemy(side) and bool(play.at(place, enemy(side)))


def lift(play: Campaign, side: int) -> None:
    """A new Ground Segment of a side begins: it says anew what it besieges."""
    play.war.sieges = {hex: one for hex, one in play.war.sieges.items() if one != side}


def wear(play: Campaign) -> None:
    """At the end of the game-turn the lead unit of the besieged checks; if it fails one unit breaks.

    [BR-23-15]
    """
    for hex, side in sorted(play.war.sieges.items(), reverse=True):
        whole = tuple(unit for unit in play.at(hex, enemy(side)) if not play.is_(unit, BROKEN))
        if whole and play.at(hex, side) and not _holds(play, hex, side):
            play.show(whole)
            play.push(Besieged(side, hex))


def _holds(play: Campaign, hex: int, side: int) -> bool:
    lead = forces.leads(play, tuple(play.at(hex, enemy(side))))[0]
    audience = play.privately(lead)
    led = control.led_tq(play, enemy(side), (lead,), audience)
    return checks.check(play, lead, checks.quality(play, lead, led), 0, "under siege", audience)


class BesiegedStep(Step[Campaign, Besieged]):
    """The besieger says which unit breaks. [BR-23-15]"""

    def _whole(self, play: Campaign, frame: Besieged) -> list[int]:
        return [unit for unit in play.at(frame.hex, enemy(frame.side)) if not play.is_(unit, BROKEN)]

    def seats(self, play: Campaign, frame: Besieged) -> tuple[str, ...]:
        """The besieger, where he has a choice."""
        return (SEATS[frame.side],) if len(self._whole(play, frame)) > 1 else ()

    def run(self, play: Campaign, frame: Besieged) -> None:
        """The only one."""
        play.pop()
        for unit in self._whole(play, frame):
            self._break(play, unit)

    def _break(self, play: Campaign, unit: int) -> None:
        play.mark(unit, BROKEN)
        play.note(f"{does(play.id(unit), 'is')} broken by the siege")

    def prompt(self, play: Campaign, frame: Besieged, seat: str) -> str:
        """The question."""
        return f"The defenders of {the(play.label(frame.hex))} give way: which unit breaks?"

    def legal(self, play: Campaign, frame: Besieged, seat: str) -> list[Action]:
        """Any that is not broken."""
        return [act("wear-down", id) for id in play.ids(self._whole(play, frame))]

    def do(self, play: Campaign, frame: Besieged, seat: str, action: Action) -> None:
        """It breaks."""
        play.pop()
        self._break(play, play.tables.number[str(action.args[0])])

    def why_not(self, play: Campaign, frame: Besieged, seat: str, action: Action) -> Refusal | None:
        """Not one of them."""
        if action.verb != "wear-down":
            return None
        id = str(action.args[0])
        return illegal("BR-23-15", f"{the(id)} is not besieged there, or broken already", id)
