"""Troop Convoys that have carried are made ready for Reserve Movement, in the Marker Segment. [4.3]"""

from __future__ import annotations

from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.places import CONVOYS, IDS, USED, ZONES, zone_box, zone_of
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.sea.events import Returned
from flagplot.games.dai_senso.sea.stations import troop_convoys
from flagplot.games.dai_senso.support.frames import Reuse
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

REUSE = "reuse"
DONE = Action("done")


def used(war: War, faction: int) -> list[int]:
    """The Troop Convoys of a faction in Used Boxes; Fleets and Air units that lie there are none."""
    return [one for zone in range(len(ZONES)) for one in troop_convoys(war, zone, faction, USED)]


class ReuseStep(Step[War, Reuse]):
    """Each may go back to the Convoys Box of its zone. [DSA-MKR-01]"""

    def seats(self, war: War, frame: Reuse) -> tuple[str, ...]:
        """The phasing faction, while one is left."""
        return (FACTIONS[war.state.phasing],) if used(war, war.state.phasing) else ()

    def run(self, war: War, frame: Reuse) -> None:
        """None is left."""
        war.pop()

    def legal(self, war: War, frame: Reuse, seat: str) -> list[Action]:
        """Those in Used Boxes."""
        return [*(Action(REUSE, (war.id(one),)) for one in used(war, war.state.phasing)), DONE]

    def do(self, war: War, frame: Reuse, seat: str, action: Action) -> None:
        """Back it goes, the same side up; or the others stay where they are."""
        if action == DONE:
            war.pop()
            return
        number = war.tables.counter(str(action.args[0]))
        start = war.state.place[number]
        box = zone_box(zone_of(start), CONVOYS)
        war.lay(number, box, war.state.up[number])
        war.emit(Returned(counter=war.id(number), place=IDS[start], end=IDS[box]))

    def why_not(self, war: War, frame: Reuse, seat: str, action: Action) -> Refusal | None:
        """Only Troop Convoys that were used."""
        if action.verb != REUSE:
            return None
        id = str(action.args[0])
        return illegal("DSA-MKR-01", f"{the(id)} is no Troop Convoy of yours in a Used Box", id)

    def prompt(self, war: War, frame: Reuse, seat: str) -> str:
        """In words."""
        return "Make used Troop Convoys ready for Reserve Movement"
