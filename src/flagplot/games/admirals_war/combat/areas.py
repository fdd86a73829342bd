"""Step 8: which area is fought next, and the order of things inside an area."""

from __future__ import annotations

from flagplot.games.admirals_war.board import ATO, BRITISH, GERMAN, JAPANESE, LBA, PARA, PTO, SEATS, US
from flagplot.games.admirals_war.combat import forces, torpedoes
from flagplot.games.admirals_war.combat.events import Concluded, Engaged
from flagplot.games.admirals_war.combat.frames import (
    AreaFight,
    Battle,
    Combat,
    PortStrikes,
    Raids,
    Torpedoes,
)
from flagplot.games.admirals_war.combat.frames import AreaStage as Stage
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.shores.frames import Hawaii, Hunt, Indonesia, Landings
from flagplot.games.admirals_war.state import ATTACK
from flagplot.games.admirals_war.turn import calendar, midway
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.script import Script
from flagplot.kernel.spelling import unknown
from flagplot.kernel.words import the

THEATRE = (ATO, PTO, PTO, ATO)  # by seat: where it picks [AW-CMB-01]
AFTER = {BRITISH: GERMAN, GERMAN: BRITISH, JAPANESE: US, US: JAPANESE}  # in one theatre alone
AGREE, OBJECT = Action("agree"), Action("object")


class CombatStep(Step[War, Combat]):
    """Seats in nationality order pick the next area. [AW-SEQ-14, AW-CMB-01]"""

    def seats(self, war: War, frame: Combat) -> tuple[str, ...]:
        """The seat that picks; one in each theatre where these are fought side by side."""
        if frame.opened or war.state.war != ATTACK:
            if _asking(war, frame):
                return (SEATS[frame.asked],)
            return tuple(SEATS[seat] for seat, areas in pickers(war, frame) if len(areas) > 1)
        return ()

    def run(self, war: War, frame: Combat) -> None:
        """Open the Japanese attack; pick where there is no choice; end when everything is resolved."""
        if war.state.war == ATTACK and not frame.opened:
            frame.opened = True
            war.push(Indonesia())
            war.push(Hawaii())  # on top: first [AW-PHA-03]
            return
        seats = pickers(war, frame)
        if not seats:
            war.pop()
            return
        seat, areas = seats[0]
        _pick(war, frame, seat, areas[0])

    def legal(self, war: War, frame: Combat, seat: str) -> list[Action]:
        """Unresolved areas of the seat's theatre that hold any unit. [AW-CMB-03]"""
        if _asking(war, frame):
            return [AGREE, OBJECT]
        places = war.board.place_ids
        areas = unresolved(war, THEATRE[SEATS.index(seat)])
        found = [Action("fight", (places[area],)) for area in areas]
        return [*found, OBJECT] if parallel(war, frame) else found

    def do(self, war: War, frame: Combat, seat: str, action: Action) -> None:
        """Fight there; or go back to nationality order."""
        if action == OBJECT:
            frame.objected = True
        elif action == AGREE:
            frame.asked += 1
        else:
            _pick(war, frame, SEATS.index(seat), war.board[str(action.args[0])])

    def why_not(self, war: War, frame: Combat, seat: str, action: Action) -> Refusal | None:
        """Why an area cannot be picked."""
        if action.verb != "fight":
            return None
        word = str(action.args[0])
        area = war.board.place_of.get(word, war.board.n_places)
        if area >= war.board.n_areas:
            return unknown("sea area", word, war.board.place_ids)
        name = war.board.areas[area].name
        if war.board.theatre[area] != THEATRE[SEATS.index(seat)]:
            return illegal("AW-CMB-01", f"{name} is not in the theatre in which {the(seat)} picks", word)
        if war.state.resolved[area]:
            return illegal("AW-SEQ-14", f"combat in {name} is over", word)
        return illegal("AW-CMB-03", f"{name} is empty", word)

    def prompt(self, war: War, frame: Combat, seat: str) -> str:
        """What to decide."""
        if _asking(war, frame):
            return "Fight both theatres side by side, or object."
        return "Choose the area where combat is resolved next."


def parallel(war: War, frame: Combat) -> bool:
    """Four players may fight both theatres side by side, until anybody objects. [AW-CMB-02]"""
    return war.on("parallel_theatres") and not war.two and not frame.objected


def _asking(war: War, frame: Combat) -> bool:
    return frame.asked < len(SEATS) and parallel(war, frame)


def unresolved(war: War, theatre: int) -> list[int]:
    """Areas of a theatre that can be picked: empty ones count as resolved.

    With hidden submarines none is known to be empty. [AW-CMB-03, AW-O21-04, AW-O26-01]
    """
    board, resolved, at = war.board, war.state.resolved, war.state.at
    where = board.theatre
    found = [area for area in board.area_range if where[area] == theatre and not resolved[area]]
    if not war.on("hidden_submarines"):
        found = [area for area in found if at[area]]
    else:
        found = [area for area in found if at[area] or midway.playable(war, area)]
    return [] if found and calendar.quiet(war, found[0]) else found


def pickers(war: War, frame: Combat) -> list[tuple[int, list[int]]]:
    """The seats that pick now, and what; those with nothing left in their theatre are passed over.

    [AW-DEC-44]
    """
    if parallel(war, frame):
        both = [(frame.pickers[theatre], unresolved(war, theatre)) for theatre in (ATO, PTO)]
        return [(seat, areas) for seat, areas in both if areas]
    for n in range(len(SEATS)):
        seat = (frame.seat + n) % len(SEATS)
        areas = unresolved(war, THEATRE[seat])
        if areas:
            return [(seat, areas)]
    return []


def _pick(war: War, frame: Combat, seat: int, area: int) -> None:
    """Begin the area; the next pick is the next seat's. [AW-SEQ-14, AW-CMB-02]"""
    frame.seat = (seat + 1) % len(SEATS)
    follower = AFTER[seat]
    ato, pto = frame.pickers
    frame.pickers = (follower, pto) if THEATRE[seat] == ATO else (ato, follower)
    war.emit(Engaged(area=war.board.areas[area].name))
    war.push(AreaFight(area))


def _hunt(war: War, frame: AreaFight) -> None:
    """Submarines first. [AW-SEQ-15]"""
    frame.stage = Stage.STRIKES
    war.push(Hunt(frame.area))


def _strikes(war: War, frame: AreaFight) -> None:
    """LBA and paratroops against ports and bases, in fire order. [AW-SEQ-16]"""
    first, second = forces.fire_order(war, frame.area)
    side = first if frame.stage == Stage.STRIKES else second
    frame.stage = frame.stage.next
    if war.at(frame.area, side, LBA, PARA):
        war.push(PortStrikes(frame.area, side, closed=frame.closed))


def _battle(war: War, frame: AreaFight) -> None:
    """Both sides fight; a submarine whose side has nothing else there attacks after a round without fire.

    [AW-CMB-05, AW-DEC-12, AW-GEN-08]
    """
    area, frame.stage = frame.area, Stage.RAIDS
    if forces.present(war, area, 0) and forces.present(war, area, 1):
        war.push(Battle(area))
        return
    queue = torpedoes.due(war, area)
    if queue:
        war.push(Torpedoes(area, queue))


def _raids(war: War, frame: AreaFight) -> None:
    """Carriers of the side that is left. [AW-SEQ-27]"""
    frame.stage = Stage.LANDINGS
    side = forces.side_left(war, frame.area)
    if side >= 0 and forces.raiders(war, frame.area, side):
        war.push(Raids(frame.area, side, targets=frame.booked))


def _landings(war: War, frame: AreaFight) -> None:
    """Amphibious units, after all combat. [AW-SEQ-27]"""
    frame.stage = Stage.END
    war.push(Landings(frame.area))


def _end(war: War, frame: AreaFight) -> None:
    war.state.resolved[frame.area] = 1
    war.emit(Concluded(area=war.board.areas[frame.area].name))
    war.pop()


class AreaFightStep(Script[War, AreaFight]):
    """Hunt, port attacks, battle, raids, landings. [AW-CMB-04, AW-CMB-05, AW-SEQ-16, AW-SEQ-27]"""

    stages = {
        Stage.HUNT: _hunt,
        Stage.STRIKES: _strikes,
        Stage.OTHERS: _strikes,
        Stage.BATTLE: _battle,
        Stage.RAIDS: _raids,
        Stage.LANDINGS: _landings,
        Stage.END: _end,
    }
