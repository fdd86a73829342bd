"""The game-turn, part by part. [3, SC-S1-01, SC-S1-04, SC-S1-12]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific import checks
from flagplot.games.war_in_the_pacific.command.activation import activate_all
from flagplot.games.war_in_the_pacific.command.frames import Activation
from flagplot.games.war_in_the_pacific.deployment import deploy
from flagplot.games.war_in_the_pacific.engineering.frames import Engineer
from flagplot.games.war_in_the_pacific.fire import batteries
from flagplot.games.war_in_the_pacific.fire.frames import Air, Naval
from flagplot.games.war_in_the_pacific.ground.frames import Segment
from flagplot.games.war_in_the_pacific.landing import plan
from flagplot.games.war_in_the_pacific.landing.frames import JointAssault
from flagplot.games.war_in_the_pacific.leaders import control
from flagplot.games.war_in_the_pacific.marks import BROKEN, KNOWN, LASTING
from flagplot.games.war_in_the_pacific.names import does
from flagplot.games.war_in_the_pacific.places import OUT
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS
from flagplot.games.war_in_the_pacific.turn import victory
from flagplot.games.war_in_the_pacific.turn.frames import GameTurn, TurnStage
from flagplot.kernel.script import Script
from flagplot.kernel.words import the

FIRST = ALLIED  # the first player of every phase [SC-S1-01]


def date(play: Campaign) -> str:
    """The game-turn as players write it."""
    return play.tables.card.date(play.state.turn)


def deployment(play: Campaign, frame: GameTurn) -> None:
    """The defender deploys, once, before anything is bombarded here. [SC-G-01, SC-S1-02, WPA-TDP-17]"""
    frame.stage = TurnStage.NAVAL
    play.push(deploy.begin(play))


def naval(play: Campaign, frame: GameTurn) -> None:
    """Naval Phase 3: bombardment and unloading; no ship moves. [SC-S1-01, SC-S1-04]"""
    play.begin(f"game-turn {date(play)}: Naval Phase")
    frame.stage = TurnStage.AIR
    play.push(Naval())


def air(play: Campaign, frame: GameTurn) -> None:
    """Air Phase 3. [SC-S1-04, BR-3-11]"""
    play.begin(f"game-turn {date(play)}: Air Phase")
    frame.stage = TurnStage.PLAN
    play.push(Air())


def planning(play: Campaign, frame: GameTurn) -> None:
    """The Ground Phase begins; no links are traced here. The landing plan comes first. [BR-3-13, SC-G-05]"""
    play.begin(f"game-turn {date(play)}: Ground Phase")
    batteries.recover(play)
    frame.stage = TurnStage.ACTIVATION
    if plan.landing_units(play):
        play.push(plan.begin(play))


def activation(play: Campaign, frame: GameTurn) -> None:
    """Joint Activation, the first player first. [BR-3-14, BR-1-08]"""
    frame.stage = TurnStage.REPLY
    play.push(Activation(FIRST))


def reply(play: Campaign, frame: GameTurn) -> None:
    """All Japanese units are activated. [SC-S1-09, BR-3-14]"""
    frame.stage = TurnStage.ASSAULT
    activate_all(play, JAPAN)
    play.push(Activation(JAPAN))


def assault(play: Campaign, frame: GameTurn) -> None:
    """Joint Assault. [BR-3-15]"""
    frame.stage = TurnStage.FIRST
    play.push(JointAssault())


def first_segment(play: Campaign, frame: GameTurn) -> None:
    """The first player's Ground Segment. [BR-3-16]"""
    play.begin(f"game-turn {date(play)}: Ground Segment of {the(SEATS[FIRST])}")
    frame.stage = TurnStage.SECOND
    play.push(Segment(FIRST))


def second_segment(play: Campaign, frame: GameTurn) -> None:
    """The second player's Ground Segment. [BR-3-17]"""
    play.begin(f"game-turn {date(play)}: Ground Segment of {the(SEATS[JAPAN])}")
    frame.stage = TurnStage.ENGINEERING
    play.push(Segment(JAPAN))


def engineering(play: Campaign, frame: GameTurn) -> None:
    """Engineering, both sides; there is nothing to demolish here. [BR-3-18, BR-3-22]"""
    frame.stage = TurnStage.REPAIRS
    play.push(Engineer(FIRST))


def repairs(play: Campaign, frame: GameTurn) -> None:
    """Engineering of the second player. [BR-3-18, BR-1-11]"""
    frame.stage = TurnStage.RALLY
    play.push(Engineer(JAPAN))


def rally(play: Campaign, frame: GameTurn) -> None:
    """Each broken unit checks with its halved quality and its general; success removes the mark.

    [BR-3-19, BR-23-14]
    """
    frame.stage = TurnStage.END
    for side in (FIRST, JAPAN):
        for unit in play.ashore(side):
            if play.is_(unit, BROKEN):
                audience = None if side == ALLIED or play.is_(unit, KNOWN) else (SEATS[side],)
                led = control.led_tq(play, side, (unit,), audience)
                if checks.check(play, unit, checks.quality(play, unit, led), 0, "to rally", audience):
                    play.unmark(unit, BROKEN)
                    play.note(f"{does(play.id(unit), 'rallies')}", audience)


def end(play: Campaign, frame: GameTurn) -> None:
    """Suppressed airfields recover, marks come off, the date moves on. [BR-3-21, BR-11-09]"""
    state = play.state
    found = victory.outcome(play)
    if found is not None:
        state.outcome = found
        return
    state.airfields = {hex: 0 if rung == 1 else rung for hex, rung in state.airfields.items()}
    state.marks.update((unit, marks & LASTING) for unit, marks in enumerate(state.marks))
    state.spent.update((unit, 0) for unit in range(len(state.spent)))
    state.came.update((unit, OUT) for unit in range(len(state.came)))
    state.flown.update((air, 0) for air in range(len(state.flown)))
    state.shelled, state.unloaded = {}, ()
    state.turn += 1
    frame.stage = TurnStage.NAVAL


class GameTurnStep(Script[Campaign, GameTurn]):
    """One part after the other. [SC-S1-12]"""

    stages = {
        TurnStage.DEPLOYMENT: deployment,
        TurnStage.NAVAL: naval,
        TurnStage.AIR: air,
        TurnStage.PLAN: planning,
        TurnStage.ACTIVATION: activation,
        TurnStage.REPLY: reply,
        TurnStage.ASSAULT: assault,
        TurnStage.FIRST: first_segment,
        TurnStage.SECOND: second_segment,
        TurnStage.ENGINEERING: engineering,
        TurnStage.REPAIRS: repairs,
        TurnStage.RALLY: rally,
        TurnStage.END: end,
    }
