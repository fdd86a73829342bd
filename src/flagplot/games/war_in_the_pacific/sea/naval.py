"""A Naval Phase, step by step. [3]"""

from __future__ import annotations

import msgspec

from flagplot.games.war_in_the_pacific.fire import batteries
from flagplot.games.war_in_the_pacific.names import does
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.repair import salvage
from flagplot.games.war_in_the_pacific.repair import segment as yards
from flagplot.games.war_in_the_pacific.sea import cards, cargo, fuel, invasion, magic, plots, sorties
from flagplot.games.war_in_the_pacific.sea.frames import NavalPhase, NavalStage, Sailing, Sigint
from flagplot.games.war_in_the_pacific.sea.surprise import asleep, caught
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS, enemy
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.script import Script
from flagplot.kernel.words import the

PAIRS = 3  # of a Naval and an Air Phase in a game-turn


def level(play: Campaign, side: int) -> int:
    """The Strategic Initiative a side holds: one side's half of the track, or nobody's. [WPA-SIN-04]

    The track runs from 5 Allied levels over the neutral centre to 5 Japanese ones. [WPA-SIN-01]
    """
    held = max(-5, min(play.sea_card.initiative, 5))
    return max(held, 0) if side == JAPAN else max(-held, 0)


def surprised(play: Campaign) -> bool:
    """Whether one side is first player in all Naval Phases of this game-turn. [SC-S3-03]"""
    card = play.sea_card.surprise
    return card is not None and play.state.turn == card.turn


class MagicStep(Step[Campaign, NavalPhase]):
    """A chit gives the Allies the initiative of this phase. [WPB-MAG-20, BR-3-27]"""

    def seats(self, play: Campaign, frame: NavalPhase) -> tuple[str, ...]:
        """The Allies, whether they hold a chit or not: that is their secret; not where there are none."""
        if surprised(play) or caught(play):
            return ()
        card = play.sea_card
        return (SEATS[ALLIED],) if card.magic or card.cups or play.sea.magic else ()

    def run(self, play: Campaign, frame: NavalPhase) -> None:
        """Who has surprise is first player; or no chits are in play. [SC-S3-03, SC-S4-02]"""
        card = play.sea_card.surprise
        frame.stage = NavalStage.INITIATIVE
        if not surprised(play) and not caught(play):
            return
        side = card.side if card is not None else SEATS[JAPAN]
        play.sea.first, frame.stage = SEATS.index(side), NavalStage.JAPAN
        play.note(f"{does(side, 'moves')} first")

    def prompt(self, play: Campaign, frame: NavalPhase, seat: str) -> str:
        """The question."""
        return "Play a Magic chit to have the initiative in this Naval Phase?"

    def legal(self, play: Campaign, frame: NavalPhase, seat: str) -> list[Action]:
        """Any chit but a blank one, or none."""
        return [*(act("chit", chit) for chit in magic.hand(play)), act("no")]

    def do(self, play: Campaign, frame: NavalPhase, seat: str, action: Action) -> None:
        """Play it, or not."""
        frame.stage = NavalStage.INITIATIVE
        if action.verb == "chit":
            magic.spend(play, str(action.args[0]))
            frame.chooser, frame.stage = ALLIED, NavalStage.CHOICE

    def why_not(self, play: Campaign, frame: NavalPhase, seat: str, action: Action) -> Refusal | None:
        """Blank chits do nothing; others are not held."""
        if action.verb != "chit":
            return None
        if action.args[0] == magic.BLANK:
            return illegal("WPB-MAG-16", "a blank chit does nothing")
        return illegal("WPB-MAG-20", f"you hold no chit {the(action.args[0])}", str(action.args[0]))


def initiative(play: Campaign, frame: NavalPhase) -> None:
    """2D6 each, 1 more for every two levels of Strategic Initiative; ties are thrown again. [BR-3-03]"""
    totals = []
    for side in (JAPAN, ALLIED):
        dice = play.roll(2, f"initiative of {the(SEATS[side])}")
        totals.append(sum(dice) + level(play, side) // 2)
    if totals[JAPAN] != totals[ALLIED]:
        frame.chooser = JAPAN if totals[JAPAN] > totals[ALLIED] else ALLIED
        frame.stage = NavalStage.CHOICE


class ChoiceStep(Step[Campaign, NavalPhase]):
    """Who has the initiative chooses to be first or second player. [BR-3-03]"""

    def seats(self, play: Campaign, frame: NavalPhase) -> tuple[str, ...]:
        """Whoever has it."""
        return (SEATS[frame.chooser],)

    def prompt(self, play: Campaign, frame: NavalPhase, seat: str) -> str:
        """The question."""
        return "You have the initiative: will you move first or second?"

    def legal(self, play: Campaign, frame: NavalPhase, seat: str) -> list[Action]:
        """First or second."""
        return [act("first"), act("second")]

    def do(self, play: Campaign, frame: NavalPhase, seat: str, action: Action) -> None:
        """So be it."""
        first = frame.chooser if action.verb == "first" else enemy(frame.chooser)
        play.sea.first = first
        frame.stage = NavalStage.JAPAN
        play.note(f"{does(SEATS[first], 'moves')} first")


def japan(play: Campaign, frame: NavalPhase) -> None:
    """Japan completes its cards first. [BR-3-04, SC-S2-11]"""
    frame.stage = NavalStage.SIGINT
    play.push(cards.begin(play, JAPAN))


def sigint(play: Campaign, frame: NavalPhase) -> None:
    """Then Sigint may be declared, and Magic chits played. [BR-3-04, WPB-SIG-01]"""
    frame.stage = NavalStage.ALLIED
    if play.sea_card.sigint or play.sea_card.magic or play.sea_card.cups:
        play.push(Sigint())


def allied(play: Campaign, frame: NavalPhase) -> None:
    """Then the Allies complete theirs. [BR-3-04]"""
    frame.stage = NavalStage.FIRST
    if not asleep(play, ALLIED):
        play.push(cards.begin(play, ALLIED))


def first_segment(play: Campaign, frame: NavalPhase) -> None:
    """First Player Movement Segment. [BR-3-05]"""
    frame.stage = NavalStage.SECOND
    _segment(play, play.sea.first)


def second_segment(play: Campaign, frame: NavalPhase) -> None:
    """Second Player Movement Segment. [BR-3-06]"""
    frame.stage = NavalStage.REFUEL
    _segment(play, enemy(play.sea.first))


def _segment(play: Campaign, side: int) -> None:
    play.begin(f"Movement Segment of {the(SEATS[side])}")
    play.push(Sailing(side, plots.order(play, side)))


def refuel(play: Campaign, frame: NavalPhase) -> None:
    """Those who meet their oilers at the end of the phase. [BR-18-02]"""
    frame.stage = NavalStage.END
    for side in (play.sea.first, enemy(play.sea.first)):
        fuel.meetings(play, side, late=True)


def end(play: Campaign, frame: NavalPhase) -> None:
    """A phase of fuel for every force that was active; who is in port is hidden and full again. [BR-3-07]"""
    fuel.count(play)
    fuel.strain(play)
    fuel.harbour(play)
    if play.tables.land is not None:
        sorties.deactivate(play)
        cargo.phase_in_crates(play)
    if play.sea.phase % PAIRS == PAIRS - 1:
        invasion.outposts(play)
    sea = play.sea
    sea.mtbs = msgspec.structs.replace(sea.mtbs, tried=(), fought=())
    sea.cards, sea.order, sea.rounds, sea.battles, sea.hunted, sea.seen_cards = {}, (), {}, (), (), ()
    batteries.recover(play)
    play.pop()
    salvage.dice(play)
    yards.begin(play)


class NavalPhaseStep(Script[Campaign, NavalPhase]):
    """One step after the other. [SC-S2-11]"""

    stages = {
        NavalStage.MAGIC: MagicStep(),
        NavalStage.INITIATIVE: initiative,
        NavalStage.CHOICE: ChoiceStep(),
        NavalStage.JAPAN: japan,
        NavalStage.SIGINT: sigint,
        NavalStage.ALLIED: allied,
        NavalStage.FIRST: first_segment,
        NavalStage.SECOND: second_segment,
        NavalStage.REFUEL: refuel,
        NavalStage.END: end,
    }
