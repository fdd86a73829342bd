"""Placing support units and Convoys, one at a time, in any order. [2.2.3]"""

from __future__ import annotations

from flagplot.games.dai_senso import policies
from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.markers import SUPPLY
from flagplot.games.dai_senso.organization.orders import first_of_each_type, pooled
from flagplot.games.dai_senso.places import CONVOYS, IDS, SWB, place, zone_box, zone_of
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.sea.stations import SHIPLESS
from flagplot.games.dai_senso.support import berths, convoys
from flagplot.games.dai_senso.support.events import Sent
from flagplot.games.dai_senso.support.frames import Contest, Support
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

PLACE = "place"
DONE = Action("done")


def available(war: War, faction: int) -> list[int]:
    """The support units in the Force Pool that can be placed at all, the first of each type: they are alike.

    [DSA-SPT-10, DSA-SPT-15]
    """
    return [one for one in _pooled(war, faction) if _support(war, one) and berths.unfit(war, one) is None]


def ready(war: War, faction: int) -> list[int]:
    """The Convoys in the Force Pool, the first of each type."""
    found = [one for one in _pooled(war, faction) if war.counter(one).convoy]
    return [one for one in found if war.state.scenario not in SHIPLESS]


def _pooled(war: War, faction: int) -> list[int]:
    return first_of_each_type(war, war.in_pool(faction))


def _support(war: War, number: int) -> bool:
    return war.counter(number).faces[0].support


class PlaceSupport(Step[War, Support]):
    """The phasing faction places support units and Convoys, and stops when it likes. [DSA-SPT-10]"""

    def seats(self, war: War, frame: Support) -> tuple[str, ...]:
        """The phasing faction, while it has anything left."""
        faction = war.state.phasing
        return (FACTIONS[faction],) if available(war, faction) or ready(war, faction) else ()

    def run(self, war: War, frame: Support) -> None:
        """Nothing is left."""
        frame.stage = frame.stage.next

    def legal(self, war: War, frame: Support, seat: str) -> list[Action]:
        """Every unit with the places it can be placed in, every Convoy with its zones and modes."""
        faction = war.state.phasing
        found: list[Action] = []
        for number in available(war, faction):
            id = war.id(number)
            found += [Action(PLACE, (id, IDS[at])) for at in berths.berths(war, number).places]
        for number in ready(war, faction):
            id = war.id(number)
            boxes = [IDS[zone_box(zone, CONVOYS)] for zone in convoys.zones(war, number)]
            found += [Action(PLACE, (id, box, mode)) for box in boxes for mode in convoys.MODES]
        return [*found, DONE]

    def do(self, war: War, frame: Support, seat: str, action: Action) -> None:
        """The unit stays in its Force Pool, without effect, until nobody contests it. [DSA-SPT-13]

        Convoys are never contested. [DSA-SPT-14]
        """
        if action == DONE:
            frame.stage = frame.stage.next
            return
        counter, where = (str(arg) for arg in action.args[:2])
        number, at = war.tables.counter(counter), place(where)
        if len(action.args) > 2:
            convoys.lay(war, number, at, str(action.args[2]))
            return
        war.emit(Sent(counter=counter, place=where))
        war.push(Contest(number, at))
        if at != SWB:
            policies.attempt(war, number, at)

    def why_not(self, war: War, frame: Support, seat: str, action: Action) -> Refusal | None:
        """The clause that forbids it."""
        if action.verb != PLACE:
            return None
        number, at = war.tables.counter(str(action.args[0])), place(str(action.args[1]))
        refusal = pooled(war, war.state.phasing, number)
        if refusal is None and war.counter(number).convoy:
            refusal = _no_convoy(war, number, at, [str(arg) for arg in action.args[2:]])
        elif refusal is None:
            refusal = berths.barred(war, number, at)
        if refusal is not None:
            return refusal
        text = f"units of one type are alike: another is placed before {the(war.id(number))}"
        return illegal("", text, war.id(number))

    def prompt(self, war: War, frame: Support, seat: str) -> str:
        """In words."""
        if ready(war, war.state.phasing):
            return "Place support units and Convoys"
        return "Place support units within reach of your bases"


def _no_convoy(war: War, number: int, at: int, modes: list[str]) -> Refusal | None:
    """Why a Convoy cannot be placed: it goes to a Convoys Box, in one of its modes. [DSA-CVY-07]"""
    id, zone = war.id(number), zone_of(at)
    if zone < 0 or at != zone_box(zone, CONVOYS):
        return illegal("DSA-CVY-01", f"{the(id)} goes to a Convoys Box, found {the(IDS[at])}", IDS[at], id)
    if len(modes) != 1 or modes[0] not in convoys.MODES:
        return illegal("DSA-CVY-07", f"say whether {the(id)} is a {the(SUPPLY)} or a {the('troop')}", id)
    return convoys.barred(war, number, zone)
