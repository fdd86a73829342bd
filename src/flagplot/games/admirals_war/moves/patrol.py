"""Step 2: patrollers, submarines and escort groups; ships turned over to raid later. [AW-SEQ-07]"""

from __future__ import annotations

from flagplot.games.admirals_war import politics
from flagplot.games.admirals_war.board import (
    AMERICAN,
    AMPHIB,
    ATO,
    BRITISH,
    COBELLIGERENT,
    GERMAN,
    HKG,
    JAPANESE,
    RUSSIAN,
    SEATS,
    SHIP,
    SUB,
    US,
)
from flagplot.games.admirals_war.moves import orders, reach, speed, words
from flagplot.games.admirals_war.moves.frames import Patrol, Submarines
from flagplot.games.admirals_war.moves.frames import PatrolStage as Stage
from flagplot.games.admirals_war.moves.home import bring_home, send_home
from flagplot.games.admirals_war.play import SHIPS, War
from flagplot.games.admirals_war.state import HELD, PATROLLING, RAIDING
from flagplot.games.admirals_war.turn import raid_force, yards
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, the

KINDS = (*SHIPS, SUB, HKG)
SEEN_KINDS = (*SHIPS, HKG)
WILLING = 5  # a die of 5 or 6 lets Russians and former Italians move [AW-MIN-06, AW-ITA-07]


class PatrolStep(Step[War, Patrol]):
    """Each seat in turn: activation rolls, all its moves, then all its speed rolls.

    Ships that get no orders stay face up in port and may be repaired. [AW-SEQ-07, AW-SEQ-08, AW-MOV-08]
    """

    def seats(self, war: War, frame: Patrol) -> tuple[str, ...]:
        """The seat that moves, if it has anything to move."""
        return (SEATS[frame.seat],) if frame.stage == Stage.MOVES else ()

    def run(self, war: War, frame: Patrol) -> None:
        """Rolls before and after the moves, seat by seat."""
        if frame.seat >= len(SEATS):
            war.pop()
        elif frame.stage == Stage.ACTIVATION:
            activate(war, frame.seat)
            frame.queue = movable(war, frame.seat)
            frame.stage = Stage.MOVES
            if not frame.queue and not declarations(war, frame.seat):
                self._end_moves(war, frame)
            hidden_boats(war, frame.seat)
        else:
            rolls, straits = frame.rolls, frame.straits
            frame.seat, frame.stage, frame.rolls, frame.straits = frame.seat + 1, Stage.ACTIVATION, (), ()
            roll_speed(war, rolls, straits)

    def _end_moves(self, war: War, frame: Patrol) -> None:
        orders.remain(war, frame.seat, PATROLLING)
        frame.stage, frame.queue = Stage.SPEED, ()

    def legal(self, war: War, frame: Patrol, seat: str) -> list[Action]:
        """Units without orders, what Japan and Germany may declare, or done."""
        pick = words.picks(war.board)
        return [*(pick[unit] for unit in frame.queue), *declarations(war, frame.seat), words.DONE]

    def do(self, war: War, frame: Patrol, seat: str, action: Action) -> None:
        """Carry the answer out."""
        if action.verb == "done":
            self._end_moves(war, frame)
        elif action.verb == "pick":
            unit = war.board.unit(str(action.args[0]))
            others = ("raid",) if orders.may_turn(war, unit) else ()
            war.push(orders.picked(unit, orders.patrol_areas(war, unit), reach.PATROL, others))
        elif action.verb in ("force", "release"):
            raid_force.do(war, action)
            frame.queue = movable(war, frame.seat)
        else:
            yards.do(war, action)

    def why_not(self, war: War, frame: Patrol, seat: str, action: Action) -> Refusal | None:
        """Units that may not move, and declarations out of place."""
        if action.verb == "pick":
            id = str(action.args[0])
            refusal = orders.no_pick(war, id, frame.seat, KINDS)
            return refusal or illegal("AW-SEQ-07", f"{the(id)} has been turned to raid later", id)
        return raid_force.why_not(war, action) or yards.why_not(war, action)

    def prompt(self, war: War, frame: Patrol, seat: str) -> str:
        """The question."""
        return "Pick a unit to send on patrol or to turn to raid, or done."

    def concern(self, war: War, frame: Patrol, seat: str) -> str:
        """Sound ships that would lie in port all turn; damaged ones stay to be repaired. [AW-MOV-08]"""
        idle = sum(1 for unit in frame.queue if war.kind(unit) in SHIPS and not war.state.damage[unit])
        return f"{counted(idle, 'ship has', 'ships have')} no orders and would stay in port." if idle else ""


def declarations(war: War, seat: int) -> list[Action]:
    """What a seat may do here besides moving: the raid force, German hulls and names."""
    if seat == JAPANESE:
        return raid_force.actions(war)
    return yards.actions(war) if seat == GERMAN else []


def movable(war: War, seat: int) -> tuple[int, ...]:
    """Units a seat may move now; hidden submarines are asked for elsewhere. [AW-O26-01]"""
    return tuple(
        orders.candidates(war, seat, SEEN_KINDS if war.on("hidden_submarines") else KINDS, PATROLLING)
    )


# -- activation -----------------------------------------------------------------------------------------


def activate(war: War, seat: int) -> None:
    """What comes before a seat decides anything: rolls, and the guard of Indonesia.

    Whoever may not move may still be repaired. [AW-MIN-08, AW-MIN-09, AW-PAC-20, AW-PAC-23]
    """
    if seat == BRITISH:
        russians, italians = reluctant(war, RUSSIAN), reluctant(war, COBELLIGERENT)
        _hold(war, russians, WILLING, "Russian ships move on 5 or 6")  # [AW-MIN-06]
        _hold(war, italians, WILLING, "formerly Italian units move on 5 or 6")  # [AW-ITA-07]
    elif seat == JAPANESE:
        politics.indonesia_guard(war)
    elif seat == US and politics.at_peace(war):
        _hold_americans(war)


def _hold_americans(war: War) -> None:
    """US ships and amphibious units in the Atlantic: a die, less the penalty, below the turn number.

    [AW-PAC-19, AW-DEC-38]
    """
    units = [unit for unit in reluctant(war, AMERICAN) if war.kind(unit) in (*SHIPS, AMPHIB)]
    highest = war.state.turn - 1 + war.state.us_penalty
    reason = f"US units in the Atlantic move on {max(0, highest)} or less"
    for unit, face in zip(units, war.roll(len(units), reason), strict=True):
        if face > highest:
            war.mark(unit, HELD)


def reluctant(war: War, nation: int) -> list[int]:
    """Units of a nation that must roll: in port, afloat, and of the US only those in the Atlantic."""
    board = war.board
    places = [*board.port_range, board.reserve]
    if nation == AMERICAN:
        places = [port for port in board.port_range if board.theatre[port] == ATO]
    return sorted(
        unit
        for place in places
        for unit in war.state.at[place]
        if war.state.nation[unit] == nation and war.state.damage[unit] <= war.armor(unit)
    )


def _hold(war: War, units: list[int], lowest: int, reason: str) -> None:
    """Units whose die is lower than this may not move this turn."""
    for unit, face in zip(units, war.roll(len(units), reason), strict=True):
        if face < lowest:
            war.mark(unit, HELD)


def hidden_boats(war: War, seat: int) -> None:
    """With hidden submarines each boat in base is asked for, one answer each. [AW-O26-01]"""
    boats = tuple(orders.candidates(war, seat, (SUB,), PATROLLING)) if war.on("hidden_submarines") else ()
    if boats:
        war.push(Submarines(seat, boats))


# -- speed rolls ----------------------------------------------------------------------------------------


def roll_speed(war: War, units: tuple[int, ...], straits: tuple[int, ...]) -> None:
    """Patrollers that fail raid where they are; those without a raiding side go home.

    Past an enemy Gibraltar a failure leads back to where the ship came from.
    [AW-MOV-05, AW-MOV-06, AW-OIL-05, AW-CHK-02, AW-RTB-09, AW-DEC-05]
    """
    home = []
    for unit in units:
        if speed.speed_roll(war, unit):
            continue
        if unit in straits:
            turn_back(war, unit)
        elif war.piece(unit).raider and war.kind(unit) == SHIP:
            war.turn_over(unit, RAIDING)
        else:
            home.append(unit)
    send_home(war, home, why="speed")


def turn_back(war: War, unit: int) -> None:
    """A ship that could not pass Gibraltar: to its port, or home from the area it started in."""
    origin = war.state.origin[unit]
    if origin >= war.board.n_areas:
        bring_home(war, unit, origin, "speed")
    else:
        send_home(war, [unit], origin, "speed")
