"""The Ground Phase on the main map, part by part. [BR-3-13 to BR-3-21]"""

from __future__ import annotations

from msgspec import UNSET

from flagplot.games.war_in_the_pacific import checks
from flagplot.games.war_in_the_pacific.air.overrun import overrun
from flagplot.games.war_in_the_pacific.command import headquarters, links, support
from flagplot.games.war_in_the_pacific.command.frames import Activation, Bases, Challenge
from flagplot.games.war_in_the_pacific.ground import sieges
from flagplot.games.war_in_the_pacific.ground.frames import GroundPhase, GroundStage, Landings, Segment
from flagplot.games.war_in_the_pacific.leaders import control, whereabouts
from flagplot.games.war_in_the_pacific.marks import BROKEN, LASTING
from flagplot.games.war_in_the_pacific.names import does
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.rail import capture, railcap
from flagplot.games.war_in_the_pacific.repair import capture as harbours
from flagplot.games.war_in_the_pacific.sea import cargo
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS, enemy
from flagplot.games.war_in_the_pacific.works import garrison, projects, segment, unfinished
from flagplot.games.war_in_the_pacific.works.frames import Demolition
from flagplot.kernel.script import Script
from flagplot.kernel.words import the

SURRENDERS = 5  # the die from which on a doomed city surrenders [see SC-S4-09]


def _date(play: Campaign) -> str:
    return play.tables.card.date(play.state.turn)


def status(play: Campaign, frame: GroundPhase) -> None:
    """Isolation is found and beachheads are paid for; then it may be challenged, the first player first.

    [BR-3-13, WPA-OSB-07]
    """
    play.begin(f"game-turn {_date(play)}: Ground Phase")
    frame.stage = GroundStage.ACTIVATION
    play.war.cleared, play.war.led, play.war.balked = (-1, -1), {}, UNSET
    units = (*play.ashore(JAPAN), *play.ashore(ALLIED))
    play.war.stood = {unit: play.state.place[unit] for unit in sorted(units)}
    for leader in tuple(play.war.attending or ()):
        whereabouts.take_on(play, whereabouts.hex_of(play, leader))
    play.rework(used={}, ridden={})
    links.freeze(play)
    for side in (enemy(play.sea.first), play.sea.first):
        play.push(Challenge(side))
    support.upkeep(play)
    capture.ask(play)  # of a center that surrendered


def activation(play: Campaign, frame: GroundPhase) -> None:
    """Joint Activation: the first player of Naval Phase 3 first. [BR-3-14]"""
    frame.stage = GroundStage.REPLY
    play.push(Activation(play.sea.first))


def reply(play: Campaign, frame: GroundPhase) -> None:
    """And the other. [BR-3-14]"""
    frame.stage = GroundStage.ASSAULT
    play.push(Activation(enemy(play.sea.first)))


def assault(play: Campaign, frame: GroundPhase) -> None:
    """Joint Assault: all landings of the first player, then all of the second. [BR-3-15]"""
    frame.stage = GroundStage.FIRST
    for side in (enemy(play.sea.first), play.sea.first):
        play.push(Landings(side))


def first_segment(play: Campaign, frame: GroundPhase) -> None:
    """The segment of whoever was first in Naval Phase 3. [BR-3-16]"""
    frame.stage = GroundStage.SECOND
    _segment(play, play.sea.first)


def second_segment(play: Campaign, frame: GroundPhase) -> None:
    """The segment of the other. [BR-3-17]"""
    frame.stage = GroundStage.DEMOLITION
    _segment(play, enemy(play.sea.first))
    capture.ask(play)


def _segment(play: Campaign, side: int) -> None:
    railcap.begin(play, side)
    sieges.lift(play, side)
    play.begin(f"game-turn {_date(play)}: Ground Segment of {the(SEATS[side])}")
    play.push(Segment(side))


def demolition(play: Campaign, frame: GroundPhase) -> None:
    """Demolition, both sides. [BR-3-18, BR-3-22]"""
    frame.stage = GroundStage.ENGINEERING
    for side in (enemy(play.sea.first), play.sea.first):
        support.patch(play, side)
        play.push(Bases(side))
    for side in (enemy(play.sea.first), play.sea.first):
        play.push(Demolition(side))
    capture.ask(play)


def engineering(play: Campaign, frame: GroundPhase) -> None:
    """Both sides repair and build. [BR-3-18, WPA-ENG-01]"""
    frame.stage = GroundStage.RALLY
    whole, frame.opens = frame.opens is True, UNSET
    segment.begin(play, (enemy(play.sea.first), play.sea.first), whole=whole)


def rally(play: Campaign, frame: GroundPhase) -> None:
    """Each broken unit that is not isolated checks with its halved quality and its general.

    [BR-3-19, BR-23-14, WPA-ISO-09]
    """
    frame.stage = GroundStage.SURRENDER
    for side in (play.sea.first, enemy(play.sea.first)):
        for unit in play.ashore(side):
            if play.is_(unit, BROKEN) and not headquarters.isolated(play, unit):
                _rally(play, side, unit)


def _rally(play: Campaign, side: int, unit: int) -> None:
    audience = play.privately(unit)
    led = control.led_tq(play, side, (unit,), audience)
    if checks.check(play, unit, checks.quality(play, unit, led), 0, "to rally", audience):
        play.unmark(unit, BROKEN)
        play.note(f"{does(play.id(unit), 'rallies')}", audience)


def surrender(play: Campaign, frame: GroundPhase) -> None:
    """The last city, isolated and broken, may surrender. [SC-S4-09]"""
    frame.stage = GroundStage.SIEGES
    hex = play.hex(play.land_card.objective)
    if play.land_card.victory is None or not doomed(play, hex):
        return
    (die,) = play.roll(1, f"whether {the(play.label(hex))} surrenders")
    if die >= SURRENDERS:
        for unit in play.at(hex, ALLIED):
            play.lose(unit, play.state.steps[unit], "surrenders")
        play.take(hex, JAPAN)


def doomed(play: Campaign, hex: int) -> bool:
    """Whether a city is the last Allied one of its country, its defenders isolated and broken. [SC-S4-09]"""
    country, control = play.country(hex), play.state.control
    cities = [
        one
        for one in play.land.places
        if play.land.city(one) and play.country(one) == country and control[one] == ALLIED
    ]
    units = play.at(hex, ALLIED)
    if cities != [hex] or not units:
        return False
    return all(play.is_(unit, BROKEN) and headquarters.isolated(play, unit) for unit in units)


def under_siege(play: Campaign, frame: GroundPhase) -> None:
    """Besieged units are worn down. [see BR-23-15]"""
    frame.stage = GroundStage.END
    sieges.wear(play)


def end(play: Campaign, frame: GroundPhase) -> None:
    """Marks of the game-turn come off; aircraft that flew support may fly again. [BR-3-21, BR-5-21]"""
    play.pop()
    state = play.state
    state.shellers = UNSET
    for air in range(len(state.flown)):
        if state.flown[air] and not cargo.crated(play, air):
            state.flown[air] = 0
    state.marks.update((unit, marks & LASTING) for unit, marks in enumerate(state.marks))
    state.spent.update((unit, 0) for unit in range(len(state.spent)))
    state.shelled, state.unloaded = {}, ()
    unfinished.finish(play)
    headquarters.fall_of(play, play.hex(play.land_card.objective))
    headquarters.disband(play)
    overrun(play)
    harbours.settle(play)
    garrison.check(play)
    projects.decay(play)


class GroundPhaseStep(Script[Campaign, GroundPhase]):
    """One part after the other."""

    stages = {
        GroundStage.STATUS: status,
        GroundStage.ACTIVATION: activation,
        GroundStage.REPLY: reply,
        GroundStage.ASSAULT: assault,
        GroundStage.FIRST: first_segment,
        GroundStage.SECOND: second_segment,
        GroundStage.DEMOLITION: demolition,
        GroundStage.ENGINEERING: engineering,
        GroundStage.RALLY: rally,
        GroundStage.SURRENDER: surrender,
        GroundStage.SIEGES: under_siege,
        GroundStage.END: end,
    }
