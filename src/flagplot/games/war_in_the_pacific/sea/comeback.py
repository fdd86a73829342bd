"""Ships that have left the map by a friendly edge come back. [SC-S3-10]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea import ships as hulls
from flagplot.games.war_in_the_pacific.sea import stations
from flagplot.games.war_in_the_pacific.sea.frames import Comeback
from flagplot.games.war_in_the_pacific.sea.setup import flagship
from flagplot.games.war_in_the_pacific.sea.soundness import MOST_SHIPS
from flagplot.games.war_in_the_pacific.sea.state import TaskForce
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

CRIPPLED = 2  # damage with which a ship does not return [see SC-S3-10]


def note(play: Campaign, force: TaskForce) -> None:
    """Who may return, and where: all but ships at D2 or worse. [SC-S3-10]"""
    if play.sea_card.returns:
        here = (play.state.turn, force.hex)
        able = {ship: here for ship in force.ships if sound(play, ship)}
        play.sea.away = dict(sorted({**play.sea.away, **able}.items()))


def sound(play: Campaign, ship: int) -> bool:
    """Whether a ship returns; a destroyer that sails without her sister from the start is not damaged.

    [SC-S3-10, BR-9-07]
    """
    printed, damage = play.tables.ships[ship], play.state.damage[ship]
    return damage < CRIPPLED or (printed.pair and damage == printed.damaged)


def waiting(play: Campaign, side: int) -> list[int]:
    """Ships of a side that may come back now: two game-turns after they have left. [SC-S3-10]"""
    seat, turn = SEATS[side], play.state.turn
    return [
        ship
        for ship, (left, _) in play.sea.away.items()
        if play.tables.ships[ship].side == seat and turn - left >= play.sea_card.returns
    ]


def begin(play: Campaign) -> None:
    """Both sides may bring ships back at the start of a game-turn."""
    for side in (JAPAN, ALLIED):
        if waiting(play, side):
            play.push(Comeback(side))


def _takes(play: Campaign, label: str, hex: int) -> bool:
    """Whether one more ship comes back with a task force. [see BR-8-01]"""
    force = play.force(label)
    return force.hex == hex and len(force.ships) < MOST_SHIPS


class ComebackStep(Step[Campaign, Comeback]):
    """A side brings ships back; those that left together come as one task force. [SC-S3-10]"""

    def seats(self, play: Campaign, frame: Comeback) -> tuple[str, ...]:
        """The side, while somebody waits."""
        return (SEATS[frame.side],) if waiting(play, frame.side) else ()

    def run(self, play: Campaign, frame: Comeback) -> None:
        """Nobody does."""
        play.pop()

    def prompt(self, play: Campaign, frame: Comeback, seat: str) -> str:
        """The question."""
        return "Ships off the map may come back where they left it, or done."

    def legal(self, play: Campaign, frame: Comeback, seat: str) -> list[Action]:
        """The ships, and done."""
        return [*(act("come-back", id) for id in play.ids_of(waiting(play, frame.side))), act("done")]

    def do(self, play: Campaign, frame: Comeback, seat: str, action: Action) -> None:
        """Into the hex it left by, with fuel for two active phases less. [BR-18-01]"""
        if action.verb == "done":
            play.pop()
            return
        ship, sea = play.tables.ship_number[str(action.args[0])], play.sea
        _, hex = sea.away[ship]
        sea.away = {one: where for one, where in sea.away.items() if one != ship}
        sea.left = tuple(one for one in sea.left if one != ship)
        joined = next((label for label in frame.forces if _takes(play, label, hex)), "")
        if joined:
            ships = (*play.force(joined).ships, ship)
            play.set_force(joined, ships=ships, fuel=hulls.burnt_outside(play, ships))
            return
        label = stations.free_label(play, frame.side)
        play.set_force(
            label, side=frame.side, hex=hex, name=f"Task force {label}", ships=(ship,),
            flagship=flagship(play.tables, (ship,)), fuel=hulls.burnt_outside(play, (ship,)),
        )  # fmt: skip
        frame.forces = (*frame.forces, label)

    def why_not(self, play: Campaign, frame: Comeback, seat: str, action: Action) -> Refusal | None:
        """Too early, or too badly damaged."""
        if action.verb != "come-back":
            return None
        id = str(action.args[0])
        turns = play.sea_card.returns
        return illegal("SC-S3-10", f"{the(id)} does not wait off the map, or not yet {turns} game-turns", id)
