"""The others may contest a placement with Air units of their own. [2.2.3.2]"""

from __future__ import annotations

from flagplot.games.dai_senso import fences
from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.organization.orders import first_of_each_type, pooled
from flagplot.games.dai_senso.places import DELAY, IDS
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.support import flights
from flagplot.games.dai_senso.support.events import Contested
from flagplot.games.dai_senso.support.frames import Contest
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

CONTEST = "contest"
DECLINE = Action("decline")
CONTESTING = (flights.AIR_FORCE, flights.INTERCEPTOR)  # in a hex, against any support unit [DSA-CON-03]


def suitable(war: War, faction: int, hex: int) -> list[int]:
    """The units in the Force Pool of a faction that could be placed in a hex to contest another there.

    Air units nearby do not hold them off; but a base under an enemy Air unit is none. [DSA-CON-02,
    DSA-CON-03, DSA-SPT-51, DSA-SPT-52, DSA-SPT-61]
    """
    return [
        number
        for number in first_of_each_type(war, war.in_pool(faction))
        if war.counter(number).faces[0].kind in CONTESTING
        and fences.may_contest(war, number)
        and flights.out_of_reach(war, number, hex) is None
    ]


class ContestStep(Step[War, Contest]):
    """Each of the other factions in the order Axis, Western, Soviet is asked once. [DSA-SPT-11]"""

    def seats(self, war: War, frame: Contest) -> tuple[str, ...]:
        """The faction whose turn it is to be asked, if it has anything to contest with."""
        faction = frame.asked
        if faction >= len(FACTIONS) or faction == war.state.phasing:
            return ()
        return (FACTIONS[faction],) if suitable(war, faction, frame.place) else ()

    def run(self, war: War, frame: Contest) -> None:
        """Ask the next one; a unit that nobody contested is placed. [DSA-SPT-12]"""
        if frame.asked < len(FACTIONS):
            frame.asked += 1
            return
        war.pop()
        war.arrive(frame.counter, frame.place)

    def legal(self, war: War, frame: Contest, seat: str) -> list[Action]:
        """Contest it with one of these, or let it pass. [DSA-RD-04]"""
        found = suitable(war, frame.asked, frame.place)
        return [*(Action(CONTEST, (war.id(number),)) for number in found), DECLINE]

    def do(self, war: War, frame: Contest, seat: str, action: Action) -> None:
        """Both go to the Delay Box at once; nobody else is asked. [DSA-CON-01]"""
        if action == DECLINE:
            frame.asked += 1
            return
        by = str(action.args[0])
        war.pop()
        for number in (frame.counter, war.tables.counter(by)):
            war.lay(number, DELAY)
        war.emit(Contested(counter=war.id(frame.counter), place=IDS[frame.place], by=by))

    def why_not(self, war: War, frame: Contest, seat: str, action: Action) -> Refusal | None:
        """The clause that forbids it."""
        if action.verb != CONTEST:
            return None
        id = str(action.args[0])
        number = war.tables.counter(id)
        if war.counter(number).faces[0].kind not in CONTESTING:
            return illegal("DSA-CON-03", f"{the(id)} cannot contest in a Land hex", id)
        if not fences.may_contest(war, number):
            return illegal("DSB-PO-13", f"a Policy binds {the(id)}", id)
        refusal = pooled(war, frame.asked, number) or flights.out_of_reach(war, number, frame.place)
        if refusal is None:
            return illegal("", "Air units of one nation are alike: name the first of them")
        return illegal("DSA-CON-02", refusal.text, *refusal.ids)

    def prompt(self, war: War, frame: Contest, seat: str) -> str:
        """In words."""
        return f"Contest {the(war.id(frame.counter))} over {the(IDS[frame.place])}?"
