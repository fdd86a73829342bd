"""The Joint Activation Segment. [27.1.9, 27.11, 29.2, SC-S1-03, SC-S1-09]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.command import parts
from flagplot.games.war_in_the_pacific.command.frames import Activation
from flagplot.games.war_in_the_pacific.leaders import control
from flagplot.games.war_in_the_pacific.marks import ACTIVE, ASHORE, BARRED
from flagplot.games.war_in_the_pacific.names import does
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, the


def cost(printed: int, multiplier: int = 1) -> int:
    """CPs to activate a unit on a tactical map: half, after all multipliers, rounded up. [WPA-TAC-39]"""
    return -(-printed * multiplier // 2)


def division_steps(play: Campaign, division: str) -> int:
    """What a division has left: its printed steps less real losses, broken down or not. [WPA-LCK-12]"""
    printed = sum(unit.steps for unit in play.tables.ground if unit.division == division and unit.part_of < 0)
    return printed - play.state.losses.get(division, 0)


def committed(play: Campaign, division: str) -> bool:
    """Whether most components of a division are or were on the island. [WPA-LCK-13]"""
    families = [
        number
        for number, unit in enumerate(play.tables.ground)
        if unit.division == division and unit.part_of < 0
    ]
    ashore = [base for base in families if any(play.is_(one, ASHORE) for one in play.tables.parts(base))]
    return 2 * len(ashore) > len(families)


def needed(play: Campaign, unit: int) -> int:
    """What must be rolled to activate a unit of a worn division; 0 if it need not. [WPA-LCK-09]"""
    printed = play.unit(unit)
    if not printed.division or not committed(play, printed.division):
        return 0
    lost = play.state.losses.get(printed.division, 0)
    nation = "JAPANESE" if printed.side == JAPAN else printed.nation
    return play.tables.generals.needed(nation, division_steps(play, printed.division), lost)


def roll(play: Campaign, unit: int) -> bool:
    """The activation roll of a worn division, read 1 to 10. [WPA-LCK-10, BR-1-02]

    The Act rating of the general in control and the markers are added; a failure leaves a further marker,
    success removes them. [WPA-LCK-18, WPA-LCK-19, WPA-GEN-40]
    """
    need, division = needed(play, unit), play.unit(unit).division
    if not need:
        return True
    leaders = control.control(play, play.side(unit), (unit,))
    drm = markers(play, division) + sum(play.tables.leaders[leader].act for leader in leaders)
    (die,) = play.roll(1, f"activation of {the(play.id(unit))}: {need} or more with {drm:+d}", sides=10)
    failed = {key: count for key, count in play.state.failed.items() if key != division}
    passed = die + drm >= need
    play.state.failed = failed if passed else {**failed, division: play.state.failed.get(division, 0) + 1}
    return passed


def markers(play: Campaign, division: str) -> int:
    """Markers of a division that count: of failures in earlier game-turns, not in this one. [WPA-LCK-11]"""
    fresh = sum(
        play.is_(unit, BARRED) for unit, one in enumerate(play.tables.ground) if one.division == division
    )
    return max(play.state.failed.get(division, 0) - fresh, 0)


def candidates(play: Campaign, side: int) -> list[int]:
    """Units ashore that could be activated; never those at sea. [WPA-HQ-28, SC-S1-03]"""
    return [
        unit
        for unit in play.ashore(side)
        if not play.is_(unit, ACTIVE | BARRED)
        and commands(play, unit)
        and cost(play.unit(unit).act) <= play.state.cp
    ]


def commands(play: Campaign, unit: int) -> bool:
    """Whether the headquarters may activate a unit: V MAC all marines, and one army unit. [WPA-HQ-40]"""
    nation = play.unit(unit).nation
    return any(who.removeprefix("ground:").split(" (")[0] == nation for who in play.tables.hq.who)


class ActivationStep(Step[Campaign, Activation]):
    """A side activates its units; the first player first. [BR-3-14]"""

    def seats(self, play: Campaign, frame: Activation) -> tuple[str, ...]:
        """The side."""
        return (SEATS[frame.side],)

    def prompt(self, play: Campaign, frame: Activation, seat: str) -> str:
        """The question."""
        if frame.side == JAPAN:
            return "All your units are activated. Split or join units, or done."
        points = counted(play.state.cp, "command point")
        return f"Activate units ashore ({points} left), split or join them, or done."

    def legal(self, play: Campaign, frame: Activation, seat: str) -> list[Action]:
        """Units to activate, split and join; and done."""
        found = []
        if frame.side == ALLIED:
            found = [act("activate", id) for id in play.ids(candidates(play, frame.side))]
        return [*found, *parts.orders(play, frame.side), act("done")]

    def do(self, play: Campaign, frame: Activation, seat: str, action: Action) -> None:
        """Activate, split, join."""
        if action.verb == "done":
            play.pop()
        elif action.verb == "activate":
            activate(play, play.tables.number[str(action.args[0])])
        else:
            parts.carry_out(play, action)

    def why_not(self, play: Campaign, frame: Activation, seat: str, action: Action) -> Refusal | None:
        """Why a unit is not activated."""
        if action.verb in ("split", "merge"):
            return parts.why_not(play, frame.side, action)
        if action.verb != "activate":
            return None
        id = str(action.args[0])
        unit = play.tables.number[id]
        if frame.side == JAPAN:
            return illegal("SC-S1-09", "Japanese units are activated free of charge", id)
        if unit in play.of(frame.side) and unit not in play.ashore(frame.side):
            return illegal("WPA-HQ-28", f"{the(id)} cannot be activated at sea", id)
        if play.is_(unit, BARRED):
            return illegal("WPA-LCK-10", f"{the(id)} has failed to be activated in this game-turn", id)
        if play.is_(unit, ACTIVE):
            return illegal("SC-S1-03", f"{the(id)} is activated", id)
        if not commands(play, unit):
            return illegal("WPA-HQ-40", f"{the(id)} is not under your headquarters", id)
        return illegal("SC-S1-03", f"{the(id)} costs more command points than you have", id)


def activate(play: Campaign, unit: int) -> None:
    """Activate a unit for half its cost, after the roll of a worn division. [WPA-TAC-39, SC-S1-03]"""
    if not roll(play, unit):
        play.mark(unit, BARRED)
        play.note(f"{the(play.id(unit))} cannot be activated in this game-turn")
        return
    play.state.cp -= cost(play.unit(unit).act)
    play.mark(unit, ACTIVE)
    play.note(f"{does(play.id(unit), 'is')} activated")


def activate_all(play: Campaign, side: int) -> None:
    """Japanese units on the island are activated free of charge in every segment. [SC-S1-09]"""
    for unit in play.ashore(side):
        play.mark(unit, ACTIVE)
