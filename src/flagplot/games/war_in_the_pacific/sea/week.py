"""An operational game-turn on the main map: Naval and Air Phases in pairs. [3]"""

from __future__ import annotations

from msgspec import UNSET

from flagplot.games.war_in_the_pacific.air import training
from flagplot.games.war_in_the_pacific.air.wings import SUPPRESSED
from flagplot.games.war_in_the_pacific.boats import squadrons, strikes, yard
from flagplot.games.war_in_the_pacific.boats.frames import BoatYard
from flagplot.games.war_in_the_pacific.fire import batteries
from flagplot.games.war_in_the_pacific.ground import arrivals as reinforcements
from flagplot.games.war_in_the_pacific.ground import convoys
from flagplot.games.war_in_the_pacific.ground.frames import Dispatch, GroundPhase
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.repair import docks, salvage
from flagplot.games.war_in_the_pacific.sea import (
    arrivals,
    barges,
    comeback,
    intelligence,
    invasion,
    magic,
    search,
    stations,
)
from flagplot.games.war_in_the_pacific.sea.frames import NavalPhase, NewCodes, Week, WeekStage
from flagplot.games.war_in_the_pacific.sea.losses import air_phase
from flagplot.games.war_in_the_pacific.turn import cycle, judging
from flagplot.games.war_in_the_pacific.turn.frames import Cycle
from flagplot.kernel.script import Script

PAIRS = 3  # of a Naval and an Air Phase in a game-turn


def date(play: Campaign) -> str:
    """The game-turn as players write it."""
    return play.tables.card.date(play.state.turn)


def number(play: Campaign) -> int:
    """Which of the three phases of a game-turn it is."""
    return play.sea.phase % PAIRS + 1


def place_dummies(play: Campaign, frame: Week) -> None:
    """Dummies are placed, once; then the Allies draw their Magic chits. [SC-S2-03]"""
    frame.stage = WeekStage.START
    play.push(stations.begin(play))


def start(play: Campaign, frame: Week) -> None:
    """Arrivals; located markers that are too old have gone. [BR-3-01, SC-S2-01]"""
    frame.stage = WeekStage.NAVAL
    play.begin(f"game-turn {date(play)}")
    sea = play.sea
    if not sea.phase and play.sea_card.magic:
        magic.draw(play, play.sea_card.magic)
    for label in sorted(sea.forces):
        play.set_force(label, active=0)
    sea.strikes, sea.battered = {}, 0
    arrivals.arrive(play)
    if play.tables.land is not None:
        play.war.begun = UNSET
        salvage.raise_ships(play)
        reinforcements.arrive(play)
        if play.land_card.areas:
            convoys.assemble(play)
            play.push(Dispatch())
    comeback.begin(play)
    if (
        play.state.turn
        and play.tables.land is not None
        and cycle.closes(play.tables.card, play.state.turn - 1)
    ):
        barges.vanish(play)
    squadrons.arrive(play)
    if play.state.turn and intelligence.due(play):
        stations.renew(play)
    if intelligence.due(play):
        if yard.due(play):
            play.push(BoatYard())
        play.push(NewCodes())


def naval(play: Campaign, frame: Week) -> None:
    """A Naval Phase; who was located in the phase before is easier to find. [SC-S2-01, BR-13-05]"""
    frame.stage = WeekStage.SEARCH
    play.begin(f"game-turn {date(play)}: Naval Phase {number(play)}")
    for label in sorted(play.sea.forces):
        play.set_force(label, moved=False, night=False, spent=0)
    known = max(play.sea.phase, 1)
    play.sea.sighted = tuple(label for label, force in play.sea.forces.items() if force.located >= known)
    play.push(NavalPhase())


def air_search(play: Campaign, frame: Week) -> None:
    """The Air Search Segment. [BR-3-08]"""
    frame.stage = WeekStage.AIR
    play.sea.sighted = tuple(label for label in play.sea.forces if play.located(label))
    play.begin(f"game-turn {date(play)}: Air Phase {number(play)}")
    search.segment(play)
    strikes.look(play)


def air(play: Campaign, frame: Week) -> None:
    """Air plots, strikes, landing back. [BR-3-09, BR-3-10]"""
    frame.stage = WeekStage.PAIR
    air_phase(play)


def pair(play: Campaign, frame: Week) -> None:
    """A pair of phases is over; located markers last to the end of the Air Phase. [BR-13-05]"""
    sea = play.sea
    sea.searched = ()
    batteries.recover(play)
    salvage.dice(play)
    strikes.forget(play)
    last = sea.phase % PAIRS == PAIRS - 1
    if last:
        frame.stage = WeekStage.LANDING
    else:
        sea.phase += 1
        frame.stage = WeekStage.NAVAL


def landing(play: Campaign, frame: Week) -> None:
    """After Air Phase 3: the Ground Phase, or the landing of the last game-turn. [SC-S2-05]"""
    frame.stage = WeekStage.END
    if play.tables.land is not None:
        play.push(GroundPhase())
    else:
        invasion.resolve(play)


def end(play: Campaign, frame: Week) -> None:
    """What is suppressed recovers, seaplane bases like ports; the date moves on, or the scenario is over.

    [SC-S2-01, BR-11-09, WPB-SEA-13]
    """
    state, sea = play.state, play.sea
    found = judging.outcome(play)
    if found is not None:
        state.outcome = found
        return
    docks.work(play)
    search.hunt_watchers(play)
    squadrons.captured(play)
    if play.sea_card.training:
        training.end_of_turn(play)
    state.airfields = _recovered(state.airfields)
    sea.ports, sea.seaplanes = _recovered(sea.ports), _recovered(sea.seaplanes)
    sea.phase += 1
    state.turn += 1
    frame.stage = WeekStage.START
    if play.tables.land is not None and cycle.closes(play.tables.card, state.turn - 1):
        play.push(Cycle())


def _recovered(ladder: dict[int, int]) -> dict[int, int]:
    return {hex: 0 if rung == SUPPRESSED else rung for hex, rung in ladder.items()}


class WeekStep(Script[Campaign, Week]):
    """One part after the other. [SC-S2-11]"""

    stages = {
        WeekStage.STATIONS: place_dummies,
        WeekStage.START: start,
        WeekStage.NAVAL: naval,
        WeekStage.SEARCH: air_search,
        WeekStage.AIR: air,
        WeekStage.PAIR: pair,
        WeekStage.LANDING: landing,
        WeekStage.END: end,
    }
