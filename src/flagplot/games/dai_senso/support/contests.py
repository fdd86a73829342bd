"""The others may contest a placement with support units of their own. [2.2.3.2]"""

from __future__ import annotations

from typing import NamedTuple

from flagplot.games.dai_senso import bases, fences
from flagplot.games.dai_senso.counters import BACK, FLEET_TYPES, FRONT
from flagplot.games.dai_senso.factions import AXIS, FACTIONS, SOVIET, WESTERN
from flagplot.games.dai_senso.organization.orders import first_of_each_type, pooled
from flagplot.games.dai_senso.places import DELAY, HEXES, IDS, NAVAL_DELAY, SWB
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.support import berths
from flagplot.games.dai_senso.support.events import Contested
from flagplot.games.dai_senso.support.fleets import CV_FLEET, CV_STRIKE, SUB, SURFACE
from flagplot.games.dai_senso.support.flights import AIR_FORCE, BOMBER, INTERCEPTOR
from flagplot.games.dai_senso.support.following import placed
from flagplot.games.dai_senso.support.frames import Contest
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

CONTEST, STRIKE = "contest", "strike"
DECLINE = Action("decline")
# Bombers and Sub Fleets never contest [DSA-CMP-20, DSA-CMP-23]
FLYING = (AIR_FORCE, INTERCEPTOR)
Kinds = tuple[str, ...]

# Bombers and Sub Fleets contest nothing, anywhere [DSA-CMP-20, DSA-CMP-23]
# what a unit is contested by in an All-Sea hex [DSA-CON-03, DSA-CON-04, DSA-CON-05, DSA-CON-06]
AT_SEA: dict[str, Kinds] = {
    AIR_FORCE: (*FLYING, CV_FLEET, SURFACE),
    SURFACE: (*FLYING, CV_FLEET, CV_STRIKE, SURFACE),
    CV_FLEET: (*FLYING, CV_FLEET),
    CV_STRIKE: (*FLYING, CV_FLEET, SURFACE),
}
# and in an On Station Box [DSA-CON-07, DSA-CON-08, DSA-CON-09]
ON_STATION: dict[str, Kinds] = {
    AIR_FORCE: (*FLYING, CV_FLEET, SURFACE),
    SURFACE: (*FLYING, CV_FLEET, CV_STRIKE, SURFACE),
    SUB: (*FLYING, CV_FLEET, CV_STRIKE, SURFACE),
    CV_FLEET: (*FLYING, CV_FLEET),
}
# in the Strategic Warfare Box: by which factions, with what [DSA-CON-10, DSA-CON-11]
STRATEGIC: dict[str, tuple[tuple[int, ...], Kinds]] = {
    BOMBER: ((AXIS, SOVIET), FLYING),
    SUB: ((AXIS, WESTERN), (*FLYING, CV_FLEET, CV_STRIKE, SURFACE)),
}


class Rival(NamedTuple):
    """A unit that could contest, and as what: a carrier as CV Fleet or CV Strike. [DSA-CON-12]"""

    number: int
    kind: str


def sent(war: War, frame: Contest) -> str:
    """What is to be placed: a CV Strike is the other side of its CV Fleet."""
    return war.counter(frame.counter).faces[BACK if frame.strike else FRONT].kind


def kinds(war: War, faction: int, what: str, place: int) -> Kinds:
    """The kinds of units of a faction that may contest something somewhere."""
    if place == SWB:
        who, found = STRATEGIC[what]
        return found if faction in who else ()
    if place >= HEXES:
        return ON_STATION[what]
    return FLYING if place in war.tables.map.board.land else AT_SEA[what]  # [DSA-CON-03]


def rivals(war: War, faction: int, what: str, place: int, placed: int = -1) -> list[Rival]:
    """The units in the Force Pool of a faction that could contest a placement, the first of each type.

    Air units nearby do not hold them off; but a base under an enemy Air unit is none. [DSA-CON-02,
    DSA-SPT-51, DSA-SPT-52, DSA-SPT-61]
    """
    allowed = kinds(war, faction, what, place)
    return [
        Rival(number, side)
        for number in first_of_each_type(war, war.in_pool(faction))
        for side in _sides(war, number)
        if side in allowed
        and fences.may_contest(war, number, placed)
        and _out_of_reach(war, number, what, place) is None
    ]


def _sides(war: War, number: int) -> Kinds:
    """What a counter can contest as."""
    return tuple(face.kind for face in war.counter(number).faces if face.support)


def _out_of_reach(war: War, number: int, what: str, place: int) -> Refusal | None:
    """Why a unit could not be placed there itself; a CV Strike if its CV Fleet could not."""
    if place != SWB:
        return berths.out_of_reach(war, number, place)
    faction, nation = war.faction(number), war.counter(number).nation
    if what == BOMBER:
        if bases.air_bases(war, faction, nation):
            return None
        return illegal("DSA-CON-10", f"there is no Air Base of {the(nation)}", war.id(number))
    if berths.naval_base_anywhere(war, faction, nation):
        return None
    return illegal("DSA-CON-11", f"there is no Naval Base of {the(nation)}", war.id(number))


def _lost(war: War, number: int, kind: str) -> None:
    """Air units go to the Delay Box, Fleets to the Naval Warfare one, by the side used. [DSA-CON-12]"""
    war.lay(number, NAVAL_DELAY if kind in FLEET_TYPES else DELAY)


class ContestStep(Step[War, Contest]):
    """Each of the other factions in the order Axis, Western, Soviet is asked once. [DSA-SPT-11]"""

    def seats(self, war: War, frame: Contest) -> tuple[str, ...]:
        """The faction whose turn it is to be asked, if it has anything to contest with."""
        faction = frame.asked
        if faction >= len(FACTIONS) or faction == war.state.phasing:
            return ()
        return (
            (FACTIONS[faction],) if rivals(war, faction, sent(war, frame), frame.place, frame.counter) else ()
        )

    def run(self, war: War, frame: Contest) -> None:
        """Ask the next one; a unit that nobody contested is placed. [DSA-SPT-12]"""
        if frame.asked < len(FACTIONS):
            frame.asked += 1
            return
        war.pop()
        placed(war, frame.counter, frame.place, sent(war, frame))

    def legal(self, war: War, frame: Contest, seat: str) -> list[Action]:
        """Contest it with one of these, or let it pass. [DSA-RD-04]"""
        found = rivals(war, frame.asked, sent(war, frame), frame.place, frame.counter)
        return [*(_answer(war, one) for one in found), DECLINE]

    def do(self, war: War, frame: Contest, seat: str, action: Action) -> None:
        """Both go to a Delay Box at once; nobody else is asked. [DSA-CON-01]"""
        if action == DECLINE:
            frame.asked += 1
            return
        by = str(action.args[0])
        number = war.tables.counter(by)
        war.pop()
        _lost(war, frame.counter, sent(war, frame))
        _lost(war, number, _used(war, action))
        war.emit(Contested(counter=war.id(frame.counter), place=IDS[frame.place], by=by))

    def why_not(self, war: War, frame: Contest, seat: str, action: Action) -> Refusal | None:
        """The clause that forbids it."""
        if action.verb != CONTEST:
            return None
        number = war.tables.counter(str(action.args[0]))
        id, used, what = war.id(number), _used(war, action), sent(war, frame)
        if used not in kinds(war, frame.asked, what, frame.place):
            text = f"{the(used)} cannot contest {the(what)} in {the(IDS[frame.place])}"
            return illegal(_rule(war, used, frame.place, what), text, id)
        if not fences.may_contest(war, number):
            return illegal("DSB-PO-13", f"a Policy binds {the(id)}", id)
        if not fences.may_contest(war, number, frame.counter):
            return illegal("DSB-TR-06", f"a Truce holds {the(id)} back", id)
        refusal = pooled(war, frame.asked, number) or _out_of_reach(war, number, what, frame.place)
        if refusal is None:
            return illegal("", "support units of one type are alike: name the first of them")
        return illegal("DSA-CON-02", refusal.text, *refusal.ids)

    def prompt(self, war: War, frame: Contest, seat: str) -> str:
        """In words."""
        over = "over" if frame.place in war.tables.map.board.land else "in"
        what = f" as {the(CV_STRIKE)}" if frame.strike else ""
        return f"Contest {the(war.id(frame.counter))}{what} {over} {the(IDS[frame.place])}?"


def _answer(war: War, one: Rival) -> Action:
    id = war.id(one.number)
    return Action(CONTEST, (id, STRIKE) if one.kind == CV_STRIKE else (id,))


def _used(war: War, action: Action) -> str:
    """The side a counter contests with."""
    if len(action.args) > 1 and action.args[1] == STRIKE:
        return CV_STRIKE
    return war.counter(war.tables.counter(str(action.args[0]))).faces[FRONT].kind


def _rule(war: War, used: str, place: int, what: str) -> str:
    """The clause that lists what a unit may contest there."""
    if place == SWB:
        return "DSA-CON-10" if what == BOMBER else "DSA-CON-11"
    if place >= HEXES:
        return {CV_STRIKE: "DSA-CON-08", SURFACE: "DSA-CON-09"}.get(used, "DSA-CON-07")
    if place in war.tables.map.board.land:
        return "DSA-CON-03"
    return {CV_FLEET: "DSA-CON-04", CV_STRIKE: "DSA-CON-05", SURFACE: "DSA-CON-06"}.get(used, "DSA-CON-03")
