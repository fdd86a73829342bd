"""After an attack: the airfield, generals, who is deactivated, who is locked. [26.4, 26.7, 27.1.5, 27.10]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific import checks
from flagplot.games.war_in_the_pacific.combat import declare, forces
from flagplot.games.war_in_the_pacific.combat.frames import DR, Attack, AttackStage, Banzai
from flagplot.games.war_in_the_pacific.fire.bombarding import rung
from flagplot.games.war_in_the_pacific.leaders import fates
from flagplot.games.war_in_the_pacific.marks import ACTIVE, BROKEN, FROZEN
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import SEATS, enemy
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the


def aftermath(play: Campaign, frame: Attack) -> None:
    """Leaders' fates, control of the hex, and the airfield in it."""
    frame.stage = AttackStage.CHASE
    suppress(play, frame)
    fates.after_combat(play, frame)
    play.settle_control(frame.hex)
    if not play.at(frame.hex, enemy(frame.side)) and not _left(play, frame, forces.defender(frame)):
        for unit in forces.here(play, frame, frame.attackers):  # nobody is left to pursue [WPA-TAC-48]
            play.deactivate(unit)


def _left(play: Campaign, frame: Attack, side: int) -> bool:
    return any(play.side(unit) == side for unit, _ in frame.leaving)


def suppress(play: Campaign, frame: Attack) -> None:
    """A mandatory retreat of all defenders suppresses the airfield of their hex, and no other.

    [WPA-TAC-18, BR-23-09]
    """
    rungs = play.state.airfields.get(frame.hex)
    if rungs is None or frame.result != DR or forces.here(play, frame, frame.defenders):
        return
    if _left(play, frame, forces.defender(frame)):
        play.state.airfields = {**play.state.airfields, frame.hex: rung(rungs, "S")}


# -- locked in combat ---------------------------------------------------------------------------------------


def locked(play: Campaign, frame: Attack) -> bool:
    """Whether neither side has left the hex. [WPA-LCK-01]"""
    return bool(forces.here(play, frame, frame.attackers) and play.at(frame.hex, enemy(frame.side)))


def locked_check(terrain: str, *, broken: bool) -> tuple[int, int]:
    """Halvings of the quality and what is added to the die, by terrain. [WPA-LCK-02, WPA-LCK-03]"""
    halvings = 0 if terrain == "clear" else 1
    return halvings, int(terrain in ("city", "mixed")) + int(broken)


class LockedStep(Step[Campaign, Attack]):
    """Attackers that are locked may roll to attack again. [WPA-LCK-01, WPA-LCK-04]"""

    def _units(self, play: Campaign, frame: Attack) -> list[int]:
        if not locked(play, frame):
            return []
        return [
            unit
            for unit in forces.here(play, frame, frame.attackers)
            if play.is_(unit, ACTIVE) and not play.is_(unit, FROZEN) and unit not in frame.passed
        ]

    def seats(self, play: Campaign, frame: Attack) -> tuple[str, ...]:
        """The attacker, while a locked unit is activated."""
        return (SEATS[frame.side],) if self._units(play, frame) else ()

    def run(self, play: Campaign, frame: Attack) -> None:
        """Nobody is left to ask."""
        frame.stage = AttackStage.OVER

    def prompt(self, play: Campaign, frame: Attack, seat: str) -> str:
        """The question."""
        return f"Locked in {the(play.label(frame.hex))}: which units try to attack again? Or done."

    def legal(self, play: Campaign, frame: Attack, seat: str) -> list[Action]:
        """Units that may roll; and done."""
        return [act("done"), *(act("continue", id) for id in play.ids(self._units(play, frame)))]

    def do(self, play: Campaign, frame: Attack, seat: str, action: Action) -> None:
        """A unit rolls; or the others stay as they are."""
        if action.verb == "done":
            for unit in self._units(play, frame):  # neither moves nor attacks again [WPA-LCK-06]
                play.mark(unit, FROZEN)
            frame.stage = AttackStage.OVER
            return
        unit = play.tables.number[str(action.args[0])]
        if go_on(play, frame, unit):
            frame.passed = (*frame.passed, unit)
        else:
            play.deactivate(unit)

    def why_not(self, play: Campaign, frame: Attack, seat: str, action: Action) -> Refusal | None:
        """Not locked here, or deactivated."""
        if action.verb != "continue":
            return None
        return illegal("WPA-LCK-01", f"{the(action.args[0])} cannot attack again", str(action.args[0]))


def go_on(play: Campaign, frame: Attack, unit: int) -> bool:
    """The deactivation roll of a locked unit. [WPA-LCK-01, WPA-LCK-05, WPA-TAC-37]"""
    terrain = play.island.cell(frame.hex).terrain
    halvings, drm = locked_check(terrain, broken=play.is_(unit, BROKEN))
    tq = checks.quality(play, unit, frame.tq, halvings)
    return checks.check(play, unit, tq, drm, "to attack again")


# -- the end ------------------------------------------------------------------------------------------------


def over(play: Campaign, frame: Attack) -> None:
    """Units that pass attack again, whatever the odds; pursuit follows as ever. [WPA-LCK-07, WPA-LCK-08]

    Attackers are deactivated when their pursuit is over, and after a second attack on a hex unless they then
    pursue; whoever has won without pursuing, or has retreated, neither moves nor attacks again.
    [WPA-TAC-34, WPA-TAC-35, WPA-TAC-38, WPA-TAC-52]
    """
    play.pop()
    chased = {unit for unit, _ in frame.chased}
    passed = tuple(unit for unit in frame.passed if play.state.steps[unit])
    again = passed if play.at(frame.hex, enemy(frame.side)) else ()
    for unit in forces.alive(play, frame.attackers):
        if unit in again or unit in chased:
            continue
        if frame.pursuing or frame.again:
            play.deactivate(unit)
        elif not frame.assault:
            play.mark(unit, FROZEN)
    below = play.state.frames[-1]
    if isinstance(below, Banzai):
        hexes = {to for unit, to in frame.leaving if play.side(unit) != frame.side and play.on_land(to)}
        below.fled = tuple(sorted({*below.fled, *hexes}))
    if again:
        play.push(declare.attack(play, frame.hex, frame.side, again, again=True, pursuing=frame.pursuing))
