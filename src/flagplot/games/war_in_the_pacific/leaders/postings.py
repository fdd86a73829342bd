"""Generals who arrive: from the pool, or back from the turn track. [26.3]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.command import headquarters
from flagplot.games.war_in_the_pacific.command.frames import Posting
from flagplot.games.war_in_the_pacific.leaders import control
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.scenarios import WEEKS
from flagplot.games.war_in_the_pacific.sides import SEATS
from flagplot.games.war_in_the_pacific.state import POST, TRACK
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the


def arrive(play: Campaign, leader: int) -> None:
    """A general without a post is placed by his side. [WPA-GEN-42]"""
    printed = play.tables.leaders[leader]
    waits = play.state.leader[leader] == POST and not headquarters.commanded(play, leader)
    if not printed.admiral and waits and printed.role in control.AT_HAND:
        play.push(Posting(leader))


def send_away(play: Campaign, leader: int, cycles: int) -> None:
    """A leader is on the turn track for some cycles; scenarios at sea are over before he is back.

    [WPA-GEN-56, BR-8-07]
    """
    play.state.leader[leader] = TRACK
    if play.tables.land is not None:
        back = play.state.turn + WEEKS * cycles
        play.war.returns = dict(sorted({**play.war.returns, leader: back}.items()))


def come_back(play: Campaign) -> None:
    """Those whose time on the turn track is over: to their headquarters, or wherever they are placed."""
    due = [leader for leader, turn in play.war.returns.items() if turn <= play.state.turn]
    play.war.returns = {leader: turn for leader, turn in play.war.returns.items() if leader not in due}
    for leader in due:
        if play.state.leader[leader] == TRACK:
            play.state.leader[leader] = POST
            play.note(f"{the(play.tables.leaders[leader].id)} is back", (play.tables.leaders[leader].side,))
            arrive(play, leader)


def openings(play: Campaign, leader: int) -> list[int]:
    """Units he may be placed with: any in a friendly hex, linked or not, that he can lead and where no other
    general is on site. [WPA-GEN-42, WPA-GEN-16]
    """
    printed = play.tables.leaders[leader]
    side = SEATS.index(printed.side)
    return [
        unit
        for unit in play.ashore(side)
        if play.state.control.get(play.state.place[unit]) == side
        and control.affects(printed, play.unit(unit))
        and not play.unit(unit).intrinsic
        and not control.stationed(play, play.state.place[unit], side)
    ]


class PostingStep(Step[Campaign, Posting]):
    """Where a general goes; or he stays in the pool. [WPA-GEN-42]"""

    def seats(self, play: Campaign, frame: Posting) -> tuple[str, ...]:
        """His side, if anybody waits for him."""
        return (play.tables.leaders[frame.leader].side,) if openings(play, frame.leader) else ()

    def run(self, play: Campaign, frame: Posting) -> None:
        """Nobody does."""
        play.pop()

    def prompt(self, play: Campaign, frame: Posting, seat: str) -> str:
        """The question."""
        return f"{the(play.tables.leaders[frame.leader].id)} arrives. With which unit? Or no."

    def legal(self, play: Campaign, frame: Posting, seat: str) -> list[Action]:
        """Units, and no."""
        id = play.tables.leaders[frame.leader].id
        return [*(act("attach", id, play.id(unit)) for unit in openings(play, frame.leader)), act("no")]

    def do(self, play: Campaign, frame: Posting, seat: str, action: Action) -> None:
        """He joins them; he travels with them by sea and rail at no cost of his own. [WPA-GEN-47]"""
        play.pop()
        if action.verb == "attach":
            play.state.leader[frame.leader] = play.tables.number[str(action.args[1])]

    def why_not(self, play: Campaign, frame: Posting, seat: str, action: Action) -> Refusal | None:
        """Not a friendly hex, not his troops, or another general is there."""
        if action.verb != "attach":
            return None
        return illegal("WPA-GEN-42", f"{the(action.args[0])} cannot be placed there", str(action.args[1]))
