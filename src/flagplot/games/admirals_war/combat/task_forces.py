"""The optional rule of task forces: forming them, their intentions, sighting, and what follows from it."""

from __future__ import annotations

import msgspec

from flagplot.games.admirals_war.board import AMPHIB, LBA, SEATS
from flagplot.games.admirals_war.combat import forces
from flagplot.games.admirals_war.combat.events import Sighted
from flagplot.games.admirals_war.combat.frames import Battle, TaskForce, TaskForces
from flagplot.games.admirals_war.combat.frames import FormingStage as Stage
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.shores import harbour
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.script import Script

LANDING, SEARCHING, HIDING = INTENTS = ("landing", "searching", "hiding")
SIGHTED_ON = {SEARCHING: 4, HIDING: 2, harbour.INTENT: 4}  # [AW-O29-06, AW-O29-07]
DONE, TOGETHER = Action("done"), Action("together")


class _BySide(Step[War, TaskForces]):
    """A question to one side: the one that fires first (0) or second (1)."""

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def side(self, war: War, frame: TaskForces) -> int:
        return forces.fire_order(war, frame.area)[self.turn]

    def asked(self, war: War, frame: TaskForces) -> tuple[str, ...]:
        return (SEATS[war.commander(self.side(war, frame), frame.area)],)


class _Forms(_BySide):
    """Each unit after the first joins a task force of its side or begins one. [AW-O29-01]"""

    def seats(self, war: War, frame: TaskForces) -> tuple[str, ...]:
        return self.asked(war, frame) if frame.left else ()

    def run(self, war: War, frame: TaskForces) -> None:
        side, battle = self.side(war, frame), _battle(war)
        if not _own(frame, side):
            first, *left = forces.fighting(war, battle, side)
            if harbour.single(war, battle, side):
                frame.forces = (*frame.forces, TaskForce(side, (first, *left)))
            else:
                frame.forces, frame.left = (*frame.forces, TaskForce(side, (first,))), tuple(left)
        if not frame.left:
            frame.stage = frame.stage.next

    def legal(self, war: War, frame: TaskForces, seat: str) -> list[Action]:
        id, own = war.board.unit_ids[frame.left[0]], _own(frame, self.side(war, frame))
        return [*(Action("group", (id, n)) for n in range(1, len(own) + 2)), TOGETHER]

    def do(self, war: War, frame: TaskForces, seat: str, action: Action) -> None:
        side = self.side(war, frame)
        own, found = _own(frame, side), list(frame.forces)
        if action == TOGETHER:
            n, frame.left, units = own[0], (), frame.left
            found[n] = msgspec.structs.replace(found[n], units=(*found[n].units, *units))
        else:
            unit, frame.left = frame.left[0], frame.left[1:]
            number = int(action.args[1]) - 1
            if number == len(own):
                found.append(TaskForce(side, (unit,)))
            else:
                n = own[number]
                found[n] = msgspec.structs.replace(found[n], units=(*found[n].units, unit))
        frame.forces = tuple(found)

    def prompt(self, war: War, frame: TaskForces, seat: str) -> str:
        return f"{war.board.areas[frame.area].name}: the task force of {war.piece(frame.left[0]).name}."


class _Intends(_BySide):
    """Each task force is landing, searching or hiding. [AW-O29-02]"""

    def seats(self, war: War, frame: TaskForces) -> tuple[str, ...]:
        return self.asked(war, frame) if _silent(frame, self.side(war, frame)) >= 0 else ()

    def run(self, war: War, frame: TaskForces) -> None:
        frame.stage = frame.stage.next

    def legal(self, war: War, frame: TaskForces, seat: str) -> list[Action]:
        side = self.side(war, frame)
        n = _own(frame, side).index(_silent(frame, side)) + 1
        intents = (*INTENTS, harbour.INTENT) if harbour.tempting(war, side) else INTENTS
        return [Action("intend", (n, intent)) for intent in intents]

    def do(self, war: War, frame: TaskForces, seat: str, action: Action) -> None:
        found, n = list(frame.forces), _own(frame, self.side(war, frame))[int(action.args[0]) - 1]
        found[n] = msgspec.structs.replace(found[n], intent=str(action.args[1]))
        frame.forces = tuple(found)

    def prompt(self, war: War, frame: TaskForces, seat: str) -> str:
        force = frame.forces[_silent(frame, self.side(war, frame))]
        names = ", ".join(war.piece(unit).name for unit in force.units)
        return f"{war.board.areas[frame.area].name}: what the task force of {names} does this round."


def _formed(war: War, frame: TaskForces) -> None:
    """Everything is handed to the battle."""
    _battle(war).fleets = frame.forces
    war.pop()


def _battle(war: War) -> Battle:
    battle = war.state.frames[-2]
    assert isinstance(battle, Battle)
    return battle


def _own(frame: TaskForces, side: int) -> list[int]:
    return [n for n, force in enumerate(frame.forces) if force.side == side]


def _silent(frame: TaskForces, side: int) -> int:
    """The next task force of a side without an intention, or -1."""
    return next((n for n in _own(frame, side) if not frame.forces[n].intent), -1)


class TaskForcesStep(Script[War, TaskForces]):
    """Each side in turn forms its task forces, then each states what they do. [AW-O29-01, AW-O29-02]"""

    stages = {
        Stage.FIRST_FORMS: _Forms(0),
        Stage.SECOND_FORMS: _Forms(1),
        Stage.FIRST_INTENDS: _Intends(0),
        Stage.SECOND_INTENDS: _Intends(1),
        Stage.END: _formed,
    }

    def why_not(self, war: War, frame: TaskForces, seat: str, action: Action) -> Refusal | None:
        """Why an answer is none."""
        if action.verb == "group":
            return illegal("AW-O29-01", "the next unit and a task force, or a new one, expected")
        if action.verb == "intend":
            return illegal("AW-O29-02", "the next task force is landing, searching or hiding")
        return None


# -- sighting -----------------------------------------------------------------------------------------------


def sight(war: War, frame: Battle) -> None:
    """Each side looks for every enemy task force; landing ones are seen without a die.

    LBA that flew home before a surface action are no task force any more.
    [AW-O29-04, AW-O29-05, AW-O29-06, AW-O29-07]
    """
    found = list(frame.fleets)
    for side in forces.fire_order(war, frame.area):
        for n, force in enumerate(found):
            if force.side != side and _here(war, frame, force):
                seen = force.intent == LANDING or _look(war, frame.area, side, force.intent)
                found[n] = msgspec.structs.replace(force, sighted=seen, joins=seen or force.intent == LANDING)
                names = tuple(war.piece(unit).name for unit in force.units)
                war.emit(Sighted(force=names, found=seen))
    frame.fleets = tuple(found)


def _here(war: War, frame: Battle, force: TaskForce) -> bool:
    return any(war.state.place[unit] == frame.area for unit in force.units)


def runner_sighted(war: War, frame: Battle) -> bool:
    """Whether the pursuers find a retreating group, which hides; not found it is away.

    [AW-O29-13, AW-O29-14]
    """
    seen = _look(war, frame.area, 1 - frame.runner, HIDING)
    names = tuple(war.piece(unit).name for unit in forces.fighting(war, frame, frame.runner))
    war.emit(Sighted(force=names, found=seen))
    return seen


def _look(war: War, area: int, side: int, intent: str) -> bool:
    """One die, with what is taken off it. [AW-O29-04]"""
    less = lookouts(war, area, side)
    (face,) = war.roll(1, f"sighting a {intent} task force, {less} less")
    return face - less <= SIGHTED_ON[intent]


def lookouts(war: War, area: int, side: int) -> int:
    """What a side takes off its dice: one for the flag, and one for LBA in the area. [AW-O29-08]"""
    return (war.state.flag[area] == side) + any(not war.neutral(unit) for unit in war.at(area, side, LBA))


# -- what sighting means ------------------------------------------------------------------------------------


def exposed(frame: Battle, units: list[int]) -> list[int]:
    """Units that can be attacked: of sighted task forces, or all in the surface action.

    [AW-O29-09, AW-O29-10]
    """
    open_ = {
        unit
        for force in frame.fleets
        if (force.joins if frame.part == "surface" else force.sighted)
        for unit in force.units
    }
    return [unit for unit in units if unit in open_]


def active(frame: Battle, units: list[int]) -> list[int]:
    """Units that may attack: in the air not those of task forces that hide or attack a harbour.

    [AW-O29-09, AW-O29-10, AW-O23-13]
    """
    free = {
        unit
        for force in frame.fleets
        if (force.joins if frame.part == "surface" else force.intent not in (HIDING, harbour.INTENT))
        for unit in force.units
    }
    return [unit for unit in units if unit in free]


def chooser(war: War, frame: Battle) -> int:
    """The side that has an unsighted searching task force not yet asked, or -1. [AW-O29-10]"""
    for side in forces.fire_order(war, frame.area):
        if side not in frame.answers and _lurking(war, frame, side):
            return side
    return -1


def _lurking(war: War, frame: Battle, side: int) -> list[int]:
    """Unsighted searching task forces with anything that could be in a surface action."""
    place = war.state.place
    return [
        n
        for n, force in enumerate(frame.fleets)
        if force.side == side
        and force.intent == SEARCHING
        and not force.joins
        and any(place[unit] == frame.area and war.kind(unit) != LBA for unit in force.units)
    ]


def _numbers(frame: Battle, side: int) -> list[int]:
    """The task forces of a side in the order of the numbers their owner knows them by."""
    return [n for n, force in enumerate(frame.fleets) if force.side == side]


def joins(war: War, frame: Battle) -> list[Action]:
    """Unsighted searching task forces that may join the surface action. [AW-O29-10]"""
    side = chooser(war, frame)
    own = _numbers(frame, side)
    return [*(Action("join", (own.index(n) + 1,)) for n in _lurking(war, frame, side)), DONE]


def join(war: War, frame: Battle, action: Action) -> None:
    """A task force joins, or the rest of a side stays out. [AW-O29-10]"""
    side = chooser(war, frame)
    if action == DONE:
        frame.answers = (*frame.answers, side)
        return
    found = list(frame.fleets)
    n = _numbers(frame, side)[int(action.args[0]) - 1]
    found[n] = msgspec.structs.replace(found[n], joins=True)
    frame.fleets = tuple(found)


def not_landing(war: War, frame: Battle) -> tuple[int, ...]:
    """Amphibious units that may not land now, because their task force does something else. [AW-O29-11]"""
    landing = {unit for force in frame.fleets if force.intent == LANDING for unit in force.units}
    if not frame.fleets:
        return ()
    return tuple(unit for unit in war.at(frame.area, None, AMPHIB) if unit not in landing)
