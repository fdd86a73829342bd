"""Placing Air Forces, one at a time. [2.2.3]"""

from __future__ import annotations

from flagplot.games.dai_senso import policies
from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.organization.orders import first_of_each_type, pooled
from flagplot.games.dai_senso.places import IDS, place
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.support import flights
from flagplot.games.dai_senso.support.events import Sent
from flagplot.games.dai_senso.support.frames import Contest, Support
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

PLACE = "place"
DONE = Action("done")


def available(war: War, faction: int) -> list[int]:
    """The Air Forces in the Force Pool, the first of each type: they are alike. [DSA-SPT-10, DSA-SPT-15]"""
    return [
        number
        for number in first_of_each_type(war, war.in_pool(faction))
        if war.counter(number).faces[0].kind == flights.AIR_FORCE
    ]


def barred(war: War, faction: int, number: int, hex: int) -> Refusal | None:
    """Why the phasing faction cannot place an Air Force in a hex."""
    id = war.id(number)
    if war.counter(number).faces[0].kind != flights.AIR_FORCE:
        return illegal("DSI-SCN-12", f"{the(id)} is no Air Force", id)
    return (
        pooled(war, faction, number) or flights.out_of_reach(war, number, hex) or _held_off(war, faction, hex)
    )


def _held_off(war: War, faction: int, hex: int) -> Refusal | None:
    """Which Air unit is too near. [DSA-SPT-50, DSA-SPT-51]"""
    for near in war.tables.map.board.grid.within(hex, flights.ADJACENT):
        for one in war.stack(near):
            if war.face(one).air:
                rule = "DSA-SPT-50" if war.faction(one) == faction else "DSA-SPT-51"
                return illegal(rule, f"{the(war.id(one))} is in {the(IDS[near])}", IDS[hex], war.id(one))
    return None


class PlaceSupport(Step[War, Support]):
    """The phasing faction places Air Forces one at a time, and stops when it likes. [DSA-SPT-10]"""

    def seats(self, war: War, frame: Support) -> tuple[str, ...]:
        """The phasing faction, while it has an Air Force left."""
        return (FACTIONS[war.state.phasing],) if available(war, war.state.phasing) else ()

    def run(self, war: War, frame: Support) -> None:
        """None is left."""
        frame.stage = frame.stage.next

    def legal(self, war: War, frame: Support, seat: str) -> list[Action]:
        """Every Air Force with the hexes it can be placed in."""
        faction = war.state.phasing
        held_off = flights.held_off(war)
        found: list[Action] = []
        for number in available(war, faction):
            id = war.id(number)
            hexes = flights.reach(war, faction, war.counter(number).nation) - held_off
            found += [Action(PLACE, (id, IDS[hex])) for hex in hexes]
        return [*found, DONE]

    def do(self, war: War, frame: Support, seat: str, action: Action) -> None:
        """The unit stays in its Force Pool, without effect, until nobody contests it. [DSA-SPT-13]"""
        if action == DONE:
            frame.stage = frame.stage.next
            return
        counter, hex = (str(arg) for arg in action.args)
        war.emit(Sent(counter=counter, place=hex))
        war.push(Contest(war.tables.counter(counter), place(hex)))
        policies.attempt(war, war.tables.counter(counter), place(hex))

    def why_not(self, war: War, frame: Support, seat: str, action: Action) -> Refusal | None:
        """The clause that forbids it."""
        if action.verb != PLACE:
            return None
        number, hex = war.tables.counter(str(action.args[0])), place(str(action.args[1]))
        refusal = barred(war, war.state.phasing, number, hex)
        return refusal or illegal("", "Air Forces of one nation are alike: name the first of them")

    def prompt(self, war: War, frame: Support, seat: str) -> str:
        """In words."""
        return "Place Air Forces within three hexes of your Air Bases"
