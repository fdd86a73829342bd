"""The mini strategic turn that closes a cycle: CPs, attrition of the isolated, arrivals. [63-72 (G)]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific import checks
from flagplot.games.war_in_the_pacific.combat import forces
from flagplot.games.war_in_the_pacific.command import headquarters, links
from flagplot.games.war_in_the_pacific.leaders import control
from flagplot.games.war_in_the_pacific.marks import ACTIVE, BROKEN
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.scenarios import WEEKS
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS, enemy
from flagplot.games.war_in_the_pacific.turn.frames import Allotment, Cycle, CycleStage, Redeployment
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.script import Script
from flagplot.kernel.words import counted, the

MOVING = 10  # CPs to redeploy a headquarters [see WPA-HQ-04]
FLEET = 2  # and a fleet headquarters of Japan [see WPA-HQ-15]
SMALL = 1  # a unit of so many steps holds out better [see WPA-ISO-08]


def closes(turn: int) -> bool:
    """Whether a cycle ends with a game-turn: the first of the scenario begins one."""
    return turn % WEEKS == WEEKS - 1


def carry_over(play: Campaign, frame: Cycle) -> None:
    """Headquarters keep half of their CPs, fractions ignored, each for itself. [WPA-CMD-55]"""
    frame.stage = CycleStage.ALLOT
    play.begin(f"strategic turn 0/{play.tables.card.date(play.state.turn - 1).split('/', 1)[1]}")
    war = play.war
    war.cp = tuple(stock // 2 if stock > 0 else stock for stock in war.cp)


def allot(play: Campaign, frame: Cycle) -> None:
    """The CPs of the scenario are given out by both sides. [SC-S4-04]"""
    frame.stage = CycleStage.ATTRITION
    number = play.state.turn // WEEKS - 1
    for side in (ALLIED, JAPAN):
        given = play.land_card.command_points[SEATS[side]]
        if number < len(given):
            play.push(Allotment(side, given[number]))


class AllotmentStep(Step[Campaign, Allotment]):
    """A side divides its CPs among its headquarters. [SC-S4-04, WPA-HQ-01]"""

    def seats(self, play: Campaign, frame: Allotment) -> tuple[str, ...]:
        """The side, while something is left and somebody can take it."""
        return (SEATS[frame.side],) if frame.left and headquarters.of(play, frame.side) else ()

    def run(self, play: Campaign, frame: Allotment) -> None:
        """All is given out."""
        play.pop()

    def prompt(self, play: Campaign, frame: Allotment, seat: str) -> str:
        """The question."""
        return f"Give {counted(frame.left, 'CP')} to your headquarters."

    def legal(self, play: Campaign, frame: Allotment, seat: str) -> list[Action]:
        """Any share to any headquarters."""
        return [
            act("allot", play.tables.hqs[hq].id, share)
            for hq in headquarters.of(play, frame.side)
            for share in range(frame.left, 0, -1)
        ]

    def do(self, play: Campaign, frame: Allotment, seat: str, action: Action) -> None:
        """Give it."""
        id, share = str(action.args[0]), int(action.args[1])
        frame.left -= share
        war = play.war
        war.cp = tuple(
            stock + share if play.tables.hqs[at].id == id else stock for at, stock in enumerate(war.cp)
        )

    def why_not(self, play: Campaign, frame: Allotment, seat: str, action: Action) -> Refusal | None:
        """Too much, or not his."""
        if action.verb != "allot":
            return None
        return illegal("SC-S4-04", f"{counted(frame.left, 'CP')} for headquarters of yours are left")


# -- attrition ----------------------------------------------------------------------------------------------


def attrition(play: Campaign, frame: Cycle) -> None:
    """Isolated ground units suffer; isolation is looked at anew. [WPA-ISO-05, BR-25-01]"""
    frame.stage = CycleStage.DEACTIVATE
    links.freeze(play)
    for side in (JAPAN, ALLIED):
        hexes = sorted({play.state.place[unit] for unit in play.ashore(side)})
        for hex in hexes:
            if hex in play.war.isolated[side]:
                _suffer(play, hex, side)


def _suffer(play: Campaign, hex: int, side: int) -> None:
    """Broken units check or lose a step; of the others the lead unit checks for all, or they break.

    [WPA-ISO-07, WPA-ISO-08, WPA-ISO-11]
    """
    units = play.at(hex, side)
    whole = tuple(unit for unit in units if not play.is_(unit, BROKEN))
    for unit in units:
        if play.is_(unit, BROKEN) and not _holds(play, unit, -int(play.state.steps[unit] == SMALL)):
            play.lose(unit, 1, "isolated")
    if whole and not _holds(play, forces.leads(play, whole)[0], 0):
        for unit in whole:
            play.mark(unit, BROKEN)
            play.note(f"{the(play.id(unit))} is broken", play.privately(unit))


def _holds(play: Campaign, unit: int, drm: int) -> bool:
    audience = play.privately(unit)
    led = control.led_tq(play, play.side(unit), (unit,), audience)
    return checks.check(play, unit, checks.quality(play, unit, led), drm, "isolated", audience)


# -- the next cycle -----------------------------------------------------------------------------------------


def deactivate(play: Campaign, frame: Cycle) -> None:
    """All units and headquarters are deactivated. [BR-23-21, WPA-HQ-53]"""
    frame.stage = CycleStage.MOVE
    state, war = play.state, play.war
    state.marks.update((unit, marks & ~ACTIVE) for unit, marks in enumerate(state.marks))
    war.under, war.active = {}, (0,) * len(war.active)


def redeploy(play: Campaign, frame: Cycle) -> None:
    """Each side may move one headquarters. [WPA-HQ-04]"""
    play.pop()
    for side in (ALLIED, JAPAN):
        play.push(Redeployment(side))


def fare(play: Campaign, hq: int) -> int:
    """CPs to redeploy a headquarters: 10, of a Japanese fleet 2. [WPA-HQ-04, WPA-HQ-15]"""
    printed = play.tables.hqs[hq]
    return FLEET if printed.type == "fleet" and printed.side == SEATS[JAPAN] else MOVING


def posts(play: Campaign, side: int) -> list[int]:
    """Where a headquarters may go: a friendly port or anchorage without enemies. [WPA-HQ-07]"""
    return [
        hex
        for hex in sorted(play.tables.bases)
        if play.friendly_port(hex, side) and not play.at(hex, enemy(side))
    ]


class RedeploymentStep(Step[Campaign, Redeployment]):
    """A side may move one headquarters to another port. [WPA-HQ-04, WPA-HQ-07]"""

    def _able(self, play: Campaign, side: int) -> list[int]:
        return [hq for hq in headquarters.of(play, side) if play.war.cp[hq] >= fare(play, hq)]

    def seats(self, play: Campaign, frame: Redeployment) -> tuple[str, ...]:
        """The side, if it can pay."""
        return (SEATS[frame.side],) if self._able(play, frame.side) else ()

    def run(self, play: Campaign, frame: Redeployment) -> None:
        """It cannot."""
        play.pop()

    def prompt(self, play: Campaign, frame: Redeployment, seat: str) -> str:
        """The question."""
        return "Move one headquarters to another port? It pays from its stock. Or done."

    def legal(self, play: Campaign, frame: Redeployment, seat: str) -> list[Action]:
        """Headquarters and ports; or none."""
        found = [
            act("redeploy", play.tables.hqs[hq].id, play.label(hex))
            for hq in self._able(play, frame.side)
            for hex in posts(play, frame.side)
            if hex != play.war.posts[hq]
        ]
        return [act("done"), *found]

    def do(self, play: Campaign, frame: Redeployment, seat: str, action: Action) -> None:
        """Move it, with its commander, or not. [WPA-GEN-44]"""
        play.pop()
        if action.verb == "done":
            return
        id, hex, war = str(action.args[0]), play.hex(str(action.args[1])), play.war
        hq = next(at for at, one in enumerate(play.tables.hqs) if one.id == id)
        war.cp = tuple(stock - fare(play, hq) if at == hq else stock for at, stock in enumerate(war.cp))
        war.posts = tuple(hex if at == hq else post for at, post in enumerate(war.posts))
        play.note(f"{the(id)} moves to {the(play.label(hex))}")

    def why_not(self, play: Campaign, frame: Redeployment, seat: str, action: Action) -> Refusal | None:
        """No port, or no CPs."""
        if action.verb != "redeploy":
            return None
        return illegal("WPA-HQ-07", "a headquarters goes to a friendly port or anchorage, and pays for it")


class CycleStep(Script[Campaign, Cycle]):
    """One part after the other."""

    stages = {
        CycleStage.CARRY: carry_over,
        CycleStage.ALLOT: allot,
        CycleStage.ATTRITION: attrition,
        CycleStage.DEACTIVATE: deactivate,
        CycleStage.MOVE: redeploy,
    }
