"""What follows when a support unit was placed and nobody contested it. [2.2.3.1, 2.2.3.4 to 2.2.3.6]"""

from __future__ import annotations

from flagplot.games.dai_senso import policies
from flagplot.games.dai_senso.counters import BACK, FRONT
from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.landings.frames import Exchange
from flagplot.games.dai_senso.markers import LONE
from flagplot.games.dai_senso.places import DELAY, HEXES, IDS, SWB, place
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.sea.events import Stationed
from flagplot.games.dai_senso.support import convoys, fleets
from flagplot.games.dai_senso.support.events import Sent
from flagplot.games.dai_senso.support.fleets import CV_FLEET, CV_STRIKE, SURFACE
from flagplot.games.dai_senso.support.flights import AIR_FORCE, BOMBER
from flagplot.games.dai_senso.support.frames import Contest, Devastate, Escort, Strike
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

STRIKE, HIT = "strike", "hit"
ESCORT, STAY, DECLINE = Action("escort"), Action("stay"), Action("decline")


def placed(war: War, number: int, where: int, kind: str) -> None:
    """A unit is successfully placed, and must do at once what its kind does there.

    A CV Fleet in a hex turns to its CV Strike [DSA-SPT-21]; a Surface Fleet at sea must become a Beachhead
    [DSA-SPT-23], an Air Force may [DSA-SPT-41]; on station both may turn to Escorts [DSA-SPT-24, DSA-SPT-42].
    """
    if where >= HEXES:
        war.lay(number, where)
        war.emit(Stationed(counter=war.id(number), place=IDS[where]))
        if where != SWB and kind in (AIR_FORCE, SURFACE):
            war.push(Escort(number))
        return
    if kind == CV_FLEET:
        war.push(Strike(number, where))
        return
    war.arrive(number, where, BACK if kind in (CV_STRIKE, BOMBER) else FRONT)
    if kind == BOMBER:
        war.push(Devastate(number, where))
    elif kind != CV_STRIKE and where not in war.tables.map.board.land:
        war.push(Exchange(number, where))


class StrikeStep(Step[War, Strike]):
    """The CV Strike is placed within a hex of its CV Fleet, and may be contested anew. [DSA-SPT-46]"""

    def seats(self, war: War, frame: Strike) -> tuple[str, ...]:
        """The phasing faction."""
        return (FACTIONS[war.state.phasing],)

    def legal(self, war: War, frame: Strike, seat: str) -> list[Action]:
        """The hexes in reach; it must be sent. [DSA-SPT-21]"""
        return [Action(STRIKE, (IDS[hex],)) for hex in fleets.strikes(war, frame.counter, frame.hex)]

    def do(self, war: War, frame: Strike, seat: str, action: Action) -> None:
        """Off it goes; that is a placement of its own, and may end a Policy. [see DSB-PO-33]"""
        hex = str(action.args[0])
        war.pop()
        war.emit(Sent(counter=war.id(frame.counter), place=hex))
        war.push(Contest(frame.counter, place(hex), strike=True))
        policies.attempt(war, frame.counter, place(hex))

    def why_not(self, war: War, frame: Strike, seat: str, action: Action) -> Refusal | None:
        """Too far, or too near to other Air units."""
        if action.verb != STRIKE:
            return None
        label, id = str(action.args[0]), war.id(frame.counter)
        if war.tables.map.board.grid.distance(frame.hex, place(label)) > 1:
            return illegal("DSA-SPT-46", f"{the(label)} is more than a hex away", label, id)
        return illegal(
            "DSA-SPT-46", f"the CV Strike of {the(id)} cannot be placed in {the(label)}", label, id
        )

    def prompt(self, war: War, frame: Strike, seat: str) -> str:
        """In words."""
        return f"Where does the CV Strike of {the(war.id(frame.counter))} go?"


class EscortStep(Step[War, Escort]):
    """Whether a unit stays on station or escorts: it must be decided at once. [DSA-SPT-24, DSA-SPT-42]"""

    def seats(self, war: War, frame: Escort) -> tuple[str, ...]:
        """The phasing faction."""
        return (FACTIONS[war.state.phasing],)

    def legal(self, war: War, frame: Escort, seat: str) -> list[Action]:
        """The two ways. [DSA-CVY-06]"""
        return [STAY, ESCORT]

    def do(self, war: War, frame: Escort, seat: str, action: Action) -> None:
        """Stay, or turn over."""
        war.pop()
        if action == ESCORT:
            convoys.escort(war, frame.counter)

    def prompt(self, war: War, frame: Escort, seat: str) -> str:
        """In words."""
        return f"Does {the(war.id(frame.counter))} stay on station, or become an Escort Troop Convoy?"


class DevastateStep(Step[War, Devastate]):
    """A Devastation marker stays for good; one enemy marker in its hex may be sent away. [DSA-SPT-60]"""

    def seats(self, war: War, frame: Devastate) -> tuple[str, ...]:
        """The phasing faction, if there is such a marker."""
        return (FACTIONS[war.state.phasing],) if _markers(war, frame) else ()

    def run(self, war: War, frame: Devastate) -> None:
        """There is none."""
        war.pop()

    def legal(self, war: War, frame: Devastate, seat: str) -> list[Action]:
        """Detachments and Logistics markers of enemies; or none of them."""
        return [*(Action(HIT, (war.id(one),)) for one in _markers(war, frame)), DECLINE]

    def do(self, war: War, frame: Devastate, seat: str, action: Action) -> None:
        """To the Delay Box with it."""
        war.pop()
        if action != DECLINE:
            war.remove(war.tables.counter(str(action.args[0])), DELAY, "is bombed out")

    def why_not(self, war: War, frame: Devastate, seat: str, action: Action) -> Refusal | None:
        """Only markers there."""
        if action.verb != HIT:
            return None
        id = str(action.args[0])
        text = f"{the(id)} is no enemy Detachment or Logistics marker in {the(IDS[frame.hex])}"
        return illegal("DSA-SPT-60", text, id)

    def prompt(self, war: War, frame: Devastate, seat: str) -> str:
        """In words."""
        return f"{the(IDS[frame.hex])} is devastated: send an enemy marker there to the Delay Box?"


def _markers(war: War, frame: Devastate) -> list[int]:
    own = war.faction(frame.counter)
    return [one for one in war.stack(frame.hex) if war.face(one).kind in LONE and war.faction(one) != own]
