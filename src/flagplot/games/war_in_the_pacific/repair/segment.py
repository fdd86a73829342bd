"""Damaged ships in port go into the yard. [36.1, 36.4]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.repair import docks, effort
from flagplot.games.war_in_the_pacific.repair.frames import Yards
from flagplot.games.war_in_the_pacific.sea.surprise import unaware
from flagplot.games.war_in_the_pacific.sides import SEATS, enemy
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, the

WHY = {
    "WPA-REP-01": "{ship} is not damaged, or in no friendly port",
    "WPA-REP-06": "{ship} is repaired in friendly major ports only",
    "WPA-REP-07": "Japanese ships with damage 2 or worse are repaired at home only",
    "WPA-REP-08": "{ship} is repaired in a major port, or alone at Truk",
    "WPA-REP-09": "a linked US supply base with an undamaged port is needed",
    "WPA-REP-20": "{ship} is under repair already",
    "WPA-REP-23": "shipping units cannot be repaired",
    "WPA-REP-24": "one ship of this pair is sunk, the other is whole",
    "WPA-REP-26": "that port off the map serves another navy",
    "WPA-REP-27": "this port makes no maximum effort for {ship}",
    "WPA-REP-28": "a maximum effort is declared when a ship rolls for repair, or in a strategic turn",
    "WPA-REP-31": "no headquarters that controls the port can be charged so",
    "WPA-REP-32": "the maximum effort for {ship} could not be paid",
    "WPA-REP-35": "the port makes a maximum effort for another ship",
    "WPA-REP-36": "the port is busy with a maximum effort for another ship",
    "WPA-REP-38": "a maximum effort was made for this damage already",
}


def begin(play: Campaign, *, strategic: bool = False) -> None:
    """Both sides are asked, the first player of the Naval Phase first; not who is about to be surprised."""
    if play.tables.land is not None:
        for side in (enemy(play.sea.first), play.sea.first):
            if not unaware(play, side):
                play.push(Yards(side, strategic))


class YardsStep(Step[Campaign, Yards]):
    """A side begins repairs in its ports, and declares maximum effort. [WPA-REP-04, WPA-REP-28]"""

    def _orders(self, play: Campaign, frame: Yards) -> list[Action]:
        ids = play.tables.ships
        found = [] if frame.strategic else docks.waiting(play, frame.side)
        most = effort.candidates(play, frame.side, strategic=frame.strategic)
        return [
            *(act("repair-ship", ids[ship].id) for ship in found),
            *(
                act("full-effort", ids[ship].id, play.tables.hqs[hq].id)
                for ship, hq in most
                if ship not in frame.failed
            ),
        ]

    def seats(self, play: Campaign, frame: Yards) -> tuple[str, ...]:
        """The side, while ships could go into the yard."""
        return (SEATS[frame.side],) if self._orders(play, frame) else ()

    def run(self, play: Campaign, frame: Yards) -> None:
        """None can."""
        play.pop()

    def prompt(self, play: Campaign, frame: Yards, seat: str) -> str:
        """The question."""
        ships = {str(action.args[0]) for action in self._orders(play, frame)}
        what = "a maximum effort" if frame.strategic else "repair"
        return f"{counted(len(ships), 'damaged ship')} in port: begin {what}, or done."

    def legal(self, play: Campaign, frame: Yards, seat: str) -> list[Action]:
        """Every ship that may go into the yard, every maximum effort; and done."""
        return [*self._orders(play, frame), act("done")]

    def do(self, play: Campaign, frame: Yards, seat: str, action: Action) -> None:
        """Into the yard; who could not pay for a maximum effort may still roll as usual. [WPA-REP-32]"""
        if action.verb == "done":
            play.pop()
            return
        ship = play.tables.ship_number[str(action.args[0])]
        if action.verb == "repair-ship":
            docks.begin(play, ship)
            return
        hq = [one.id for one in play.tables.hqs].index(str(action.args[1]))
        if not effort.declare(play, ship, hq, strategic=frame.strategic):
            frame.failed = (*frame.failed, ship)

    def why_not(self, play: Campaign, frame: Yards, seat: str, action: Action) -> Refusal | None:
        """The rule against it."""
        if action.verb not in ("repair-ship", "full-effort"):
            return None
        id = str(action.args[0])
        ship = play.tables.ship_number[id]
        if play.tables.ships[ship].side != seat:
            return _refused("WPA-REP-01", id)
        if action.verb == "repair-ship":
            return _refused("WPA-REP-28" if frame.strategic else docks.obstacle(play, ship), id)
        if ship in frame.failed:
            return _refused("WPA-REP-32", id)
        if not play.state.damage[ship]:
            return _refused("WPA-REP-01", id)
        return _refused(effort.obstacle(play, ship, strategic=frame.strategic) or "WPA-REP-31", id)


def _refused(rule: str, id: str) -> Refusal:
    return illegal(rule, WHY[rule].format(ship=the(id)), id)
