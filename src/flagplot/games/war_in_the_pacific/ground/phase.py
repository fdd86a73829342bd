"""The Ground Phase on the main map, part by part. [BR-3-13 to BR-3-21]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific import checks
from flagplot.games.war_in_the_pacific.command import headquarters
from flagplot.games.war_in_the_pacific.ground.frames import GroundPhase, GroundStage, Segment
from flagplot.games.war_in_the_pacific.leaders import control
from flagplot.games.war_in_the_pacific.marks import BROKEN, LASTING
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import SEATS, enemy
from flagplot.kernel.script import Script
from flagplot.kernel.words import the


def _date(play: Campaign) -> str:
    return play.tables.card.date(play.state.turn)


def status(play: Campaign, frame: GroundPhase) -> None:
    """The Ground Phase begins. [BR-3-13]"""
    play.begin(f"game-turn {_date(play)}: Ground Phase")
    frame.stage = GroundStage.FIRST


def first_segment(play: Campaign, frame: GroundPhase) -> None:
    """The segment of whoever was first in Naval Phase 3. [BR-3-16]"""
    frame.stage = GroundStage.SECOND
    _segment(play, play.sea.first)


def second_segment(play: Campaign, frame: GroundPhase) -> None:
    """The segment of the other. [BR-3-17]"""
    frame.stage = GroundStage.RALLY
    _segment(play, enemy(play.sea.first))


def _segment(play: Campaign, side: int) -> None:
    play.begin(f"game-turn {_date(play)}: Ground Segment of {the(SEATS[side])}")
    play.push(Segment(side))


def rally(play: Campaign, frame: GroundPhase) -> None:
    """Each broken unit that is not isolated checks with its halved quality and its general.

    [BR-3-19, BR-23-14, WPA-ISO-09]
    """
    frame.stage = GroundStage.END
    for side in (play.sea.first, enemy(play.sea.first)):
        for unit in play.ashore(side):
            if play.is_(unit, BROKEN) and not headquarters.isolated(play, unit):
                _rally(play, side, unit)


def _rally(play: Campaign, side: int, unit: int) -> None:
    audience = play.privately(unit)
    led = control.led_tq(play, side, (unit,), audience)
    if checks.check(play, unit, checks.quality(play, unit, led), 0, "to rally", audience):
        play.unmark(unit, BROKEN)
        play.note(f"{the(play.id(unit))} rallies", audience)


def end(play: Campaign, frame: GroundPhase) -> None:
    """Marks of the game-turn come off. [BR-3-21]"""
    state = play.state
    state.marks.update((unit, marks & LASTING) for unit, marks in enumerate(state.marks))
    state.spent.update((unit, 0) for unit in range(len(state.spent)))
    state.shelled = {}
    play.pop()


class GroundPhaseStep(Script[Campaign, GroundPhase]):
    """One part after the other."""

    stages = {
        GroundStage.STATUS: status,
        GroundStage.FIRST: first_segment,
        GroundStage.SECOND: second_segment,
        GroundStage.RALLY: rally,
        GroundStage.END: end,
    }
