"""Generals who arrive: from the pool, or back from the turn track. [26.3]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.command import headquarters
from flagplot.games.war_in_the_pacific.command.frames import Posting
from flagplot.games.war_in_the_pacific.command.orders import hq_named as named
from flagplot.games.war_in_the_pacific.leaders import whereabouts
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.scenarios import WEEKS
from flagplot.games.war_in_the_pacific.sides import SEATS
from flagplot.games.war_in_the_pacific.state import POST, TRACK
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

VERBS = ("attach", "report-to")


def arrive(play: Campaign, leader: int) -> None:
    """A general without a post is placed by his side. [WPA-GEN-42]"""
    if leader in pooled(play, SEATS.index(play.tables.leaders[leader].side)):
        play.push(Posting(leader))


def pooled(play: Campaign, side: int) -> list[int]:
    """The generals of a side in its pool: they command nothing and are nowhere on the map."""
    return [
        leader
        for leader, printed in enumerate(play.tables.leaders)
        if printed.side == SEATS[side]
        and not printed.admiral
        and printed.role in whereabouts.AT_HAND
        and play.state.leader[leader] == POST
        and whereabouts.staff_of(play, leader) == whereabouts.NOWHERE
        and not headquarters.commanded(play, leader)
    ]


def stand_in(play: Campaign, leader: int) -> None:
    """A general who came with his unit to a hex in which another is on site is placed elsewhere.

    [WPA-GEN-16]
    """
    unit = play.state.leader[leader]
    side = SEATS.index(play.tables.leaders[leader].side)
    if unit >= 0 and len(whereabouts.stationed(play, play.state.place[unit], side)) > 1:
        play.state.leader[leader] = POST
        arrive(play, leader)


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
        and whereabouts.affects(printed, play.unit(unit))
        and not play.unit(unit).intrinsic
        and not whereabouts.stationed(play, play.state.place[unit], side)
    ]


def staffs(play: Campaign, leader: int) -> list[int]:
    """Headquarters he may be placed at, not at sea: in a friendly hex without troops, where no other general
    waits. With troops in the hex he is placed with these. [WPA-GEN-42, WPA-GEN-16]
    """
    side = SEATS.index(play.tables.leaders[leader].side)
    return [
        hq
        for hq in headquarters.of(play, side)
        if play.war.afloat.get(hq) not in play.sea.forces
        and play.state.control.get(play.war.posts[hq]) == side
        and not play.at(play.war.posts[hq], side)
        and not whereabouts.stationed(play, play.war.posts[hq], side)
    ]


def orders(play: Campaign, leader: int) -> list[Action]:
    """Where he may be placed: with which troops, or at which headquarters. [WPA-GEN-42]"""
    id = play.tables.leaders[leader].id
    return [
        *(act("attach", id, play.id(unit)) for unit in openings(play, leader)),
        *(act("report-to", id, play.tables.hqs[hq].id) for hq in staffs(play, leader)),
    ]


def place(play: Campaign, action: Action) -> None:
    """He joins the troops, or goes to the headquarters. [WPA-GEN-42]"""
    leader, at = play.tables.leader_number[str(action.args[0])], str(action.args[1])
    if action.verb == "attach":
        play.state.leader[leader] = play.tables.number[at]
    else:
        whereabouts.report(play, leader, named(play, at))


def refused(action: Action) -> Refusal:
    """Not a friendly hex, not his troops, or another general is there."""
    return illegal("WPA-GEN-42", f"{the(action.args[0])} cannot be placed there", str(action.args[1]))


class PostingStep(Step[Campaign, Posting]):
    """Where a general goes; or he stays in the pool. [WPA-GEN-42]"""

    def seats(self, play: Campaign, frame: Posting) -> tuple[str, ...]:
        """His side, if anybody waits for him."""
        return (play.tables.leaders[frame.leader].side,) if orders(play, frame.leader) else ()

    def run(self, play: Campaign, frame: Posting) -> None:
        """Nobody does."""
        play.pop()

    def prompt(self, play: Campaign, frame: Posting, seat: str) -> str:
        """The question."""
        general = the(play.tables.leaders[frame.leader].id)
        return f"{general} is at hand. Place him with a unit or at a headquarters; no: he waits in the pool."

    def legal(self, play: Campaign, frame: Posting, seat: str) -> list[Action]:
        """Units, headquarters, and no."""
        return [*orders(play, frame.leader), act("no")]

    def do(self, play: Campaign, frame: Posting, seat: str, action: Action) -> None:
        """He joins them; he travels with them by sea and rail at no cost of his own. [WPA-GEN-47]"""
        play.pop()
        if action.verb != "no":
            place(play, action)

    def why_not(self, play: Campaign, frame: Posting, seat: str, action: Action) -> Refusal | None:
        """Not a friendly hex, not his troops, or another general is there."""
        return refused(action) if action.verb in VERBS else None
