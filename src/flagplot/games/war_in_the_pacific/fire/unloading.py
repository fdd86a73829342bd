"""Unloading for a landing, paid in the Naval Phase. [17.1.2, 17.1.3, SC-S1-04, SC-S1-08]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.fire import ships
from flagplot.games.war_in_the_pacific.fire.frames import Naval, NavalStage
from flagplot.games.war_in_the_pacific.names import does
from flagplot.games.war_in_the_pacific.places import ship_at
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.rounding import half_up
from flagplot.games.war_in_the_pacific.sides import ALLIED, SEATS
from flagplot.games.war_in_the_pacific.state import POST
from flagplot.games.war_in_the_pacific.units import LANDING_SHIPS
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, the

UNLOADING = 5  # MPs a step [see BR-17-02]


def cost(play: Campaign, ship: int) -> int:
    """MPs to unload a load point: half from landing ships, 1 less for each point of the admiral's T rating.

    [BR-17-02, BR-8-04, SC-S1-04]
    """
    printed = play.tables.ships[ship]
    found = half_up(UNLOADING) if printed.type in LANDING_SHIPS else UNLOADING
    for number, leader in enumerate(play.tables.leaders):
        if leader.post == printed.tf and play.state.leader[number] == POST:
            found -= leader.t
    return max(found, 1)


def price(play: Campaign, unit: int) -> int:
    """MPs to unload a whole unit. [BR-17-20]"""
    return ships.load_points(play, unit) * cost(play, ship_at(play.state.place[unit]))


def left(play: Campaign) -> int:
    """MPs of the force that are left for unloading in this game-turn. [SC-S1-04]"""
    used = sum(price(play, unit) for unit in play.state.unloaded if ship_at(play.state.place[unit]) >= 0)
    return play.tables.card.unloading_mp - used


def surcharge(play: Campaign, unit: int) -> int:
    """CPs to land a unit earlier than planned: the 6th Marines in the first game-turn. [SC-S1-08]"""
    first, cp = play.tables.card.late.get(play.tables.ground[play.tables.family(unit)].id, (0, 0))
    return cp if play.state.turn < first else 0


def candidates(play: Campaign) -> list[int]:
    """Units aboard that can be unloaded now."""
    return [
        unit
        for unit in play.of(ALLIED)
        if ship_at(play.state.place[unit]) >= 0
        and unit not in play.state.unloaded
        and price(play, unit) <= left(play)
        and surcharge(play, unit) <= play.state.cp
    ]


class UnloadStep(Step[Campaign, Naval]):
    """The invader pays for the units that are to land. [BR-17-03, SC-S1-12]"""

    def seats(self, play: Campaign, frame: Naval) -> tuple[str, ...]:
        """The invader, while units are aboard."""
        return (SEATS[ALLIED],) if candidates(play) else ()

    def run(self, play: Campaign, frame: Naval) -> None:
        """Nobody is left aboard who could be unloaded."""
        frame.stage = NavalStage.TRANSPORTS

    def prompt(self, play: Campaign, frame: Naval, seat: str) -> str:
        """The question."""
        return f"Which units unload, to land in this game-turn? {counted(left(play), 'movement point')} left."

    def legal(self, play: Campaign, frame: Naval, seat: str) -> list[Action]:
        """Units aboard, and done."""
        return [*(act("unload", id) for id in play.ids(candidates(play))), act("done")]

    def do(self, play: Campaign, frame: Naval, seat: str, action: Action) -> None:
        """A unit goes over the side."""
        if action.verb == "done":
            frame.stage = NavalStage.TRANSPORTS
            return
        unit = play.tables.number[str(action.args[0])]
        play.state.cp -= surcharge(play, unit)
        play.state.unloaded = tuple(sorted((*play.state.unloaded, unit)))
        play.note(f"{does(action.args[0], 'unloads')}")

    def why_not(self, play: Campaign, frame: Naval, seat: str, action: Action) -> Refusal | None:
        """Not aboard, unloaded already, or too dear."""
        if action.verb != "unload":
            return None
        id = str(action.args[0])
        unit = play.tables.number[id]
        if ship_at(play.state.place[unit]) < 0:
            return illegal("BR-17-03", f"{the(id)} is not aboard", id)
        if unit in play.state.unloaded:
            return illegal("BR-17-03", f"{the(id)} is unloaded already", id)
        if surcharge(play, unit) > play.state.cp:
            return illegal("SC-S1-08", f"{the(id)} lands this early only for command points you lack", id)
        return illegal("BR-17-02", f"the force has no movement points left to unload {the(id)}", id)
