"""Step 7, and submarines in secret: where each boat goes and which are turned to raid. [AW-SUB-01]"""

from __future__ import annotations

from flagplot.games.admirals_war import hidden
from flagplot.games.admirals_war.board import SEATS, SUB
from flagplot.games.admirals_war.moves import orders
from flagplot.games.admirals_war.moves.frames import Inversion, Submarines
from flagplot.games.admirals_war.moves.limits import no_entry
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.state import PATROLLING, RAIDING
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.spelling import unknown


def invertible(war: War, unit: int) -> bool:
    """A patrolling boat at sea in an area where its player has turned none yet. [AW-SUB-01, AW-SEQ-13]"""
    state = war.state
    area = state.place[unit]
    if area >= war.board.n_areas or state.mode[unit] != PATROLLING or war.kind(unit) != SUB:
        return False
    return not any(state.mode[other] == RAIDING for other in war.run_by(war.seat(unit), area, SUB))


def boats(war: War, seat: int) -> list[int]:
    """Boats a seat may turn to raid now."""
    return [
        unit
        for area in war.board.area_range
        if war.state.at[area]
        for unit in war.run_by(seat, area, SUB)
        if invertible(war, unit)
    ]


class InversionStep(Step[War, Inversion]):
    """In nationality order each player may turn one of his boats in each area. [AW-SEQ-13]"""

    def seats(self, war: War, frame: Inversion) -> tuple[str, ...]:
        """The seat with a boat to turn; secret boats are asked for one by one instead."""
        if frame.seat >= len(SEATS) or war.on("hidden_submarines"):
            return ()
        return (SEATS[frame.seat],) if frame.begun or boats(war, frame.seat) else ()

    def run(self, war: War, frame: Inversion) -> None:
        """The next seat."""
        seat, frame.seat = frame.seat, frame.seat + 1
        if frame.seat > len(SEATS):
            war.pop()
        elif war.on("hidden_submarines"):
            queue = everywhere(war, seat)
            if queue:
                war.push(Submarines(seat, queue, inverting=True))

    def legal(self, war: War, frame: Inversion, seat: str) -> list[Action]:
        """Boats to turn, or done."""
        ids = war.board.unit_ids
        return [*(Action("invert", (ids[unit],)) for unit in boats(war, frame.seat)), Action("done")]

    def do(self, war: War, frame: Inversion, seat: str, action: Action) -> None:
        """Turn it over."""
        frame.begun = action.verb != "done"
        if action.verb == "done":
            frame.seat += 1
        else:
            war.turn_over(war.board.unit(str(action.args[0])), RAIDING)

    def why_not(self, war: War, frame: Inversion, seat: str, action: Action) -> Refusal | None:
        """Boats that cannot be turned."""
        if action.verb != "invert":
            return None
        id = str(action.args[0])
        unit = war.board.unit_of.get(id)
        if unit is None:
            return unknown("unit", id, war.board.unit_ids)
        return _no_turning(war, unit, frame.seat)

    def prompt(self, war: War, frame: Inversion, seat: str) -> str:
        """The question."""
        return "Turn submarines to raid, one in each area, or done."


def _no_turning(war: War, unit: int, seat: int) -> Refusal:
    """Why a seat may not turn a unit to raid. [AW-SUB-01, AW-SEQ-13]"""
    name, id, place = war.piece(unit).name, war.board.unit_ids[unit], war.state.place[unit]
    if war.kind(unit) != SUB:
        return illegal("AW-SEQ-13", f"{name} is no submarine; ships are turned in port", id)
    if war.seat(unit) != seat:
        return illegal("AW-SEQ-01", f"{name} is run by the {war.seat_name(unit)} player", id)
    if place >= war.board.n_areas:
        return illegal("AW-SUB-01", f"{name} is not at sea", id)
    if war.state.mode[unit] == RAIDING:
        return illegal("AW-SUB-01", f"{name} has been turned to raid", id)
    first = next(one for one in war.run_by(seat, place, SUB) if war.state.mode[one] == RAIDING)
    where, other = war.board.areas[place].name, war.piece(first).name
    return illegal("AW-SUB-01", f"one submarine is turned in each area, and in {where} that is {other}", id)


def everywhere(war: War, seat: int) -> tuple[int, ...]:
    """Every boat of a seat, in base or at sea, is asked for: nothing can be counted. [AW-O26-01]"""
    board = war.board
    return tuple(
        sorted(unit for place in (*board.area_range, board.reserve) for unit in war.run_by(seat, place, SUB))
    )


class SubmarinesStep(Step[War, Submarines]):
    """Secret orders: one answer for each boat, whatever it is. [AW-O26-01]"""

    def seats(self, war: War, frame: Submarines) -> tuple[str, ...]:
        """The owner, while boats are left."""
        return (SEATS[frame.seat],) if frame.queue else ()

    def run(self, war: War, frame: Submarines) -> None:
        """All have been asked for."""
        war.pop()

    def legal(self, war: War, frame: Submarines, seat: str) -> list[Action]:
        """Where the next boat goes, or whether it is turned over."""
        unit = frame.queue[0]
        if frame.inverting:
            turn = [Action("invert", (war.board.unit_ids[unit],))] if invertible(war, unit) else []
            return [*turn, Action("keep")]
        ids = war.board.place_ids
        areas = [area for area in war.board.area_range if no_entry(war, unit, area) is None]
        return [*(Action("deploy", (ids[area],)) for area in areas), Action("keep")]

    def do(self, war: War, frame: Submarines, seat: str, action: Action) -> None:
        """Carry the answer out in secret."""
        unit, frame.queue = frame.queue[0], frame.queue[1:]
        if action.verb == "deploy":
            orders.sail(war, unit, war.board[str(action.args[0])])
        elif action.verb == "invert":
            war.turn_over(unit, RAIDING, audience=hidden.confidants(war.state, frame.seat))

    def why_not(self, war: War, frame: Submarines, seat: str, action: Action) -> Refusal | None:
        """Areas closed to the boat."""
        unit = frame.queue[0]
        if action.verb == "invert":
            return self._not_this(war, frame, str(action.args[0]))
        if action.verb != "deploy":
            return None
        id = str(action.args[0])
        if war.board.place_of.get(id, war.board.n_places) >= war.board.n_areas:
            return unknown("sea area", id, war.board.place_ids)
        return no_entry(war, unit, war.board[id])

    @staticmethod
    def _not_this(war: War, frame: Submarines, id: str) -> Refusal:
        """Boats are turned over one by one."""
        unit = frame.queue[0]
        if id == war.board.unit_ids[unit]:
            return _no_turning(war, unit, frame.seat)
        return illegal("AW-O26-01", f"{war.piece(unit).name} is asked for now", id)

    def prompt(self, war: War, frame: Submarines, seat: str) -> str:
        """The question."""
        name = war.piece(frame.queue[0]).name
        return f"Turn {name} to raid?" if frame.inverting else f"Where to with {name}?"


def panel(war: War, frame: Submarines, viewer: str | None) -> dict[str, object]:
    """Which boat is asked for; its owner's business only. [AW-O26-01]"""
    if not hidden.privy(war.state, frame.seat, viewer) or not frame.queue:
        return {"left": len(frame.queue)}
    return {"left": len(frame.queue), "unit": war.board.unit_ids[frame.queue[0]]}
