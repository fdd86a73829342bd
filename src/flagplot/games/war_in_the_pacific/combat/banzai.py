"""Banzai charges. [27.9]"""

from __future__ import annotations

from msgspec import UNSET

from flagplot.games.war_in_the_pacific import checks
from flagplot.games.war_in_the_pacific.combat import declare, forces
from flagplot.games.war_in_the_pacific.combat.frames import NOBODY, Banzai, Chase
from flagplot.games.war_in_the_pacific.combat.pursuit import follow, terrain_halving
from flagplot.games.war_in_the_pacific.leaders import control
from flagplot.games.war_in_the_pacific.marks import BROKEN, ENTERED
from flagplot.games.war_in_the_pacific.names import does
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS
from flagplot.games.war_in_the_pacific.units import LARGE
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

LEADER, OTHERS = 2, 1  # added to the troop quality [see WPA-BNZ-06, WPA-BNZ-07]
MOST = 3  # DRMs that may be bought [see WPA-BNZ-09]


def eligible(play: Campaign, hex: int) -> list[int]:
    """Japanese units of brigade size or smaller that could attack in a hex. [WPA-BNZ-01]"""
    return [unit for unit in forces.attackers(play, hex, JAPAN) if play.unit(unit).size not in LARGE]


class BanzaiStep(Step[Campaign, Banzai]):
    """A leader is named, others join, then they attack one after the other. [WPA-BNZ-02, WPA-BNZ-05]"""

    def seats(self, play: Campaign, frame: Banzai) -> tuple[str, ...]:
        """Japan, until all have attacked."""
        return () if self._idle(play, frame) else (SEATS[JAPAN],)

    def _idle(self, play: Campaign, frame: Banzai) -> bool:
        if not frame.begun:
            return frame.leader != NOBODY and not frame.units
        return not self._left(play, frame)

    def _left(self, play: Campaign, frame: Banzai) -> list[int]:
        """Those who have joined and not attacked yet."""
        return [
            unit for unit in frame.joined if play.state.steps[unit] and play.state.place[unit] == frame.hex
        ]

    def run(self, play: Campaign, frame: Banzai) -> None:
        """The leader attacks first; when all have, the charge is over. [WPA-BNZ-05, WPA-BNZ-06]"""
        if not frame.begun:
            charge(play, frame, frame.leader, frame.drm, LEADER)
            frame.begun = True
        else:
            play.pop()

    def prompt(self, play: Campaign, frame: Banzai, seat: str) -> str:
        """The question."""
        if frame.leader == NOBODY:
            return "Who leads the charge, and with how many modifiers? Each multiplies your losses."
        if not frame.begun:
            return "Who follows? Each must pass a check, or breaks. Or done."
        if not play.at(frame.hex, ALLIED):
            return "The enemy has left: who follows him? Or done."
        return "Who charges next, and with how many modifiers?"

    def legal(self, play: Campaign, frame: Banzai, seat: str) -> list[Action]:
        """Charges, followers, or pursuers."""
        if frame.leader == NOBODY:
            return [act("charge", id, drm) for id in play.ids(frame.units) for drm in range(1, MOST + 1)]
        if not frame.begun:
            return [act("done"), *(act("follow", id) for id in play.ids(frame.units))]
        left = self._left(play, frame)
        if play.at(frame.hex, ALLIED):
            return [act("charge", id, drm) for id in play.ids(left) for drm in range(1, MOST + 1)]
        hexes = [hex for hex in frame.fled if play.at(hex, ALLIED)]
        return [
            act("done"),
            *(
                act("pursue", play.id(unit), play.label(hex))
                for unit in left
                for hex in hexes
                if play.room(hex, JAPAN) >= play.state.steps[unit]
            ),
        ]

    def do(self, play: Campaign, frame: Banzai, seat: str, action: Action) -> None:
        """Lead, follow, charge, pursue, or end it."""
        if action.verb == "done":
            if frame.begun:
                frame.joined = ()
            else:
                frame.units = ()
            return
        unit = play.tables.number[str(action.args[0])]
        if action.verb == "follow":
            join(play, frame, unit)
        elif action.verb == "pursue":
            frame.joined = tuple(one for one in frame.joined if one != unit)
            chase(play, unit, play.island.place(str(action.args[1])))
        elif frame.leader == NOBODY:
            frame.leader, frame.drm = unit, int(action.args[1])
            frame.units = tuple(one for one in frame.units if one != unit)
        else:
            frame.joined = tuple(one for one in frame.joined if one != unit)
            charge(play, frame, unit, int(action.args[1]), OTHERS)

    def why_not(self, play: Campaign, frame: Banzai, seat: str, action: Action) -> Refusal | None:
        """Too many modifiers, or another unit."""
        if action.verb == "charge":
            return illegal("WPA-BNZ-09", "from 1 to 3 modifiers may be bought", str(action.args[0]))
        if action.verb == "follow":
            return illegal("WPA-BNZ-03", f"{the(action.args[0])} cannot join", str(action.args[0]))
        return None


def charge(play: Campaign, frame: Banzai, unit: int, drm: int, bonus: int) -> None:
    """One unit attacks; the leader's quality is raised by 2, that of others by 1. [WPA-BNZ-06, WPA-BNZ-07]"""
    if play.state.steps[unit] and play.at(frame.hex, ALLIED):
        play.push(declare.attack(play, frame.hex, JAPAN, (unit,), banzai=drm, bonus=bonus))


def join(play: Campaign, frame: Banzai, unit: int) -> None:
    """A unit joins after a normal check; if it fails it is broken, deactivated and goes back.

    [WPA-BNZ-03, WPA-BNZ-04]
    """
    frame.units = tuple(one for one in frame.units if one != unit)
    led = control.led_tq(play, JAPAN, (unit,))
    if checks.check(play, unit, checks.quality(play, unit, led), 0, "to join the charge"):
        frame.joined = (*frame.joined, unit)
        return
    play.mark(unit, BROKEN)
    play.note(f"{does(play.id(unit), 'is')} broken")
    play.deactivate(unit)
    came = play.state.came[unit]
    if play.is_(unit, ENTERED):
        play.unmark(unit, ENTERED)
        play.go(unit, came, "goes back")


def chase(play: Campaign, unit: int, hex: int) -> None:
    """A secondary unit follows an enemy who has left; if it fails it stays and is not deactivated.

    Its current quality, with what its general adds, is raised by 1.
    [WPA-BNZ-13, WPA-BNZ-14, WPA-BNZ-15, WPA-GEN-24]
    """
    led = control.led_tq(play, JAPAN, (unit,))
    tq = checks.quality(play, unit, led + OTHERS, terrain_halving(play, hex))
    if checks.check(play, unit, tq, 0, "to follow"):
        follow(play, unit, hex, banzai=True)
        if play.state.steps[unit]:
            play.push(Chase(side=JAPAN, hex=hex, units=(unit,), banzai=1, bonus=OTHERS, led=led or UNSET))
