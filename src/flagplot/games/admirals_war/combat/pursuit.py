"""Retreating groups and their pursuers. [AW-RET-06]"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from flagplot.games.admirals_war import factors
from flagplot.games.admirals_war.board import ATO, SEATS, SHIP
from flagplot.games.admirals_war.combat import forces, ports, task_forces
from flagplot.games.admirals_war.combat.events import Grouped
from flagplot.games.admirals_war.combat.frames import AreaFight, Battle, Groups
from flagplot.games.admirals_war.combat.frames import GroupsStage as Stage
from flagplot.games.admirals_war.moves import home
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.shores.frames import Landings
from flagplot.games.admirals_war.state import DISABLED, PURSUED, RAIDING, RETREATED, STOPPED
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.script import Script
from flagplot.kernel.spelling import unknown
from flagplot.kernel.words import the

DONE, TOGETHER = Action("done"), Action("together")


# -- groups -------------------------------------------------------------------------------------------------


def pace(war: War, group: tuple[int, ...]) -> int:
    """The speed of a group. [AW-RET-06, AW-DEC-57]"""
    return slowest(war.speed(unit) for unit in group)


def slowest(speeds: Iterable[int]) -> int:
    """The speed of a group by those of its members. [AW-RET-06]"""
    return min(speeds)


def hunters(war: War, frame: Groups) -> tuple[int, ...]:
    """Ships that may pursue now: those in the area that have not stopped; no LBA, no amphibious units.

    Once pursuit is under way only those that are in it. [AW-RET-04, AW-RET-11, AW-RET-13, AW-RET-18]
    """
    if frame.last and frame.round >= frame.last:
        return ()
    side, state = 1 - frame.runner, war.state
    ships = frame.hunters if frame.going else war.combat_units(frame.area, side)
    return tuple(
        unit
        for unit in ships
        if war.kind(unit) == SHIP
        and state.place[unit] == frame.area
        and not state.marks[unit] & (DISABLED | STOPPED | RETREATED)
    )


def quarry(war: War, frame: Groups, ship: int) -> list[int]:
    """Groups a ship is fast enough for, by number from 0. [AW-RET-09, AW-RET-17]"""
    speed = war.speed(ship)
    return [n for n, group in enumerate(frame.groups) if catches(speed, pace(war, group))]


def catches(speed: int, of_group: int) -> bool:
    """Whether a ship is fast enough for a group. [AW-RET-09, AW-RET-17]"""
    return speed >= of_group


def harbours(war: War, frame: Groups, ship: int) -> list[int]:
    """Ports and bases of the retreating side a carrier may be told off to raid. [AW-RET-07, AW-RET-10]"""
    if frame.going or not forces.may_raid(war, ship, frame.area) or _fight(war) is None:
        return []
    side = 1 - frame.runner
    return [
        port
        for port in war.ports_on(frame.area)
        if forces.hostile(war, port, side) and not forces.attacked(war, port, frame.area, forces.CARRIERS)
    ]


def _fight(war: War) -> AreaFight | None:
    return next((frame for frame in reversed(war.state.frames) if isinstance(frame, AreaFight)), None)


def _begin(war: War, frame: Groups) -> None:
    """Nobody is asked for groups that cannot be pursued. [AW-RET-20]"""
    left = tuple(unit for unit in frame.left if war.state.place[unit] == frame.area)
    ships = hunters(war, frame)
    chance = left and ships and max(map(war.speed, ships)) >= min(map(war.speed, left))
    if not chance and not any(harbours(war, frame, ship) for ship in ships):
        frame.groups, frame.left = ((left,) if left else ()), ()
        frame.pursuers = ((),) * len(frame.groups)
        frame.stage = Stage.ASSIGN
        return
    frame.groups, frame.left, frame.stage = (left[:1],), left[1:], Stage.FORM
    if not chance:
        frame.groups, frame.left = (left,), ()


def _put(frame: Groups, n: int) -> None:
    """The next unit joins a group or begins a new one; groups never join. [AW-RET-06, AW-RET-22]"""
    unit, groups = frame.left[0], list(frame.groups)
    if n == len(groups):
        groups.append((unit,))
    else:
        groups[n] = (*groups[n], unit)
    frame.groups, frame.left = tuple(groups), frame.left[1:]


class _Form(Step[War, Groups]):
    """The side that runs forms groups, unit by unit; then the pursuers are asked. [AW-RET-06]"""

    def seats(self, war: War, frame: Groups) -> tuple[str, ...]:
        return (SEATS[war.commander(frame.runner, frame.area)],) if frame.left else ()

    def run(self, war: War, frame: Groups) -> None:
        frame.pursuers = ((),) * len(frame.groups)
        frame.stage = Stage.ASSIGN
        frame.left = _next_ship(war, frame, hunters(war, frame))

    def legal(self, war: War, frame: Groups, seat: str) -> list[Action]:
        id = war.board.unit_ids[frame.left[0]]
        return [*(Action("group", (id, n)) for n in range(1, len(frame.groups) + 2)), TOGETHER]

    def do(self, war: War, frame: Groups, seat: str, action: Action) -> None:
        if action == TOGETHER:
            frame.groups = ((*frame.groups[0], *frame.left), *frame.groups[1:])
            frame.left = ()
        else:
            _put(frame, int(action.args[1]) - 1)

    def why_not(self, war: War, frame: Groups, seat: str, action: Action) -> Refusal | None:
        return _why_not(war, frame, action, _why_not_group)

    def prompt(self, war: War, frame: Groups, seat: str) -> str:
        where, name = war.board.areas[frame.area].name, war.piece(frame.left[0]).name
        return f"{where}: the group in which {name} retreats."


# -- pursuers -----------------------------------------------------------------------------------------------


def _next_ship(war: War, frame: Groups, ships: tuple[int, ...]) -> tuple[int, ...]:
    """Pass over ships that are too slow for every group. [AW-RET-09, AW-RET-17]"""
    for n, ship in enumerate(ships):
        if quarry(war, frame, ship) or harbours(war, frame, ship):
            return ships[n:]
    return ()


def _pursue(war: War, frame: Groups, what: str | int) -> None:
    """Assign the next ship to a group, or a carrier to a port. [AW-RET-08, AW-RET-10, AW-DEC-34]"""
    ship = frame.left[0]
    if isinstance(what, int):
        pursuers = list(frame.pursuers)
        pursuers[what - 1] = (*pursuers[what - 1], ship)
        frame.pursuers = tuple(pursuers)
        return
    fight = _fight(war)
    if fight is not None:
        fight.booked = dict(sorted({**fight.booked, ship: war.board[what]}.items()))


class _Assign(Step[War, Groups]):
    """The other side assigns pursuers, ship by ship; whoever does not pursue now never will this turn.

    [AW-RET-08, AW-RET-11, AW-RET-18, AW-RET-19]
    """

    def seats(self, war: War, frame: Groups) -> tuple[str, ...]:
        return (SEATS[war.commander(1 - frame.runner, frame.area)],) if frame.left else ()

    def run(self, war: War, frame: Groups) -> None:
        chasing = [ship for ships in frame.pursuers for ship in ships]
        for ship in hunters(war, frame):
            war.mark(ship, PURSUED if ship in chasing else STOPPED)
        frame.stage = Stage.ESCAPE

    def legal(self, war: War, frame: Groups, seat: str) -> list[Action]:
        ship = frame.left[0]
        id = war.board.unit_ids[ship]
        return [
            *(Action("pursue", (id, n + 1)) for n in quarry(war, frame, ship)),
            *(Action("pursue", (id, war.board.place_ids[port])) for port in harbours(war, frame, ship)),
            Action("break" if frame.going else "ignore", (id,)),
            DONE,
        ]

    def do(self, war: War, frame: Groups, seat: str, action: Action) -> None:
        if action == DONE:
            frame.left = ()
            return
        if action.verb == "pursue":
            _pursue(war, frame, action.args[1])
        frame.left = _next_ship(war, frame, frame.left[1:])

    def why_not(self, war: War, frame: Groups, seat: str, action: Action) -> Refusal | None:
        return _why_not(war, frame, action, _why_not_hunt)

    def prompt(self, war: War, frame: Groups, seat: str) -> str:
        where, name = war.board.areas[frame.area].name, war.piece(frame.left[0]).name
        what = "goes on pursuing" if frame.going else "pursues"
        return f"{where}: what {name} {what}, or none of them."


def _escape(war: War, frame: Groups) -> None:
    """Groups nobody pursues escape and return to base. [AW-RET-05, AW-RET-20]"""
    frame.stage = Stage.LAND
    for unit in frame.hunters:
        if not any(unit in ships for ships in frame.pursuers):
            war.mark(unit, STOPPED)
    names = war.board.pieces
    for group, ships in zip(frame.groups, frame.pursuers, strict=True):
        war.emit(
            Grouped(
                group=tuple(names[unit].name for unit in group),
                pursuers=tuple(names[unit].name for unit in ships),
            )
        )
    free = [group for group, ships in zip(frame.groups, frame.pursuers, strict=True) if not ships]
    pairs = [pair for pair in zip(frame.groups, frame.pursuers, strict=True) if pair[1]]
    frame.groups, frame.pursuers = tuple(pair[0] for pair in pairs), tuple(pair[1] for pair in pairs)
    home.send_home(war, [unit for group in free for unit in group], frame.area, "escaped")


def _land(war: War, frame: Groups) -> None:
    """Amphibious units of the other side may land before the pursuit goes on.

    At the end of the round of the retreat its task forces still count. [AW-O29-11]
    """
    frame.stage = Stage.FIGHT
    below = war.state.frames[-2]
    passed = task_forces.not_landing(war, below) if isinstance(below, Battle) else ()
    war.push(Landings(frame.area, passed=passed))


def _fight_next(war: War, frame: Groups) -> None:
    """Each pursued group fights a battle of its own. [AW-RET-14, AW-RET-15, AW-CMB-17]"""
    if not frame.groups:
        war.pop()
        return
    group, ships = frame.groups[0], frame.pursuers[0]
    frame.groups, frame.pursuers = frame.groups[1:], frame.pursuers[1:]
    sides = (group, ships) if frame.runner == 0 else (ships, group)
    war.push(Battle(frame.area, forces=sides, runner=frame.runner, round=frame.round + 1, limit=frame.last))


# -- refusals -----------------------------------------------------------------------------------------------

Reason = Callable[[War, Groups, int, Action], Refusal | None]


def _why_not(war: War, frame: Groups, action: Action, reason: Reason) -> Refusal | None:
    """What is wrong with the unit and what it is told to do; then, whose turn it is."""
    if not frame.left or action.verb not in ("group", "pursue", "ignore", "break"):
        return None
    board, first = war.board, frame.left[0]
    id = str(action.args[0])
    if id not in board.unit_of:
        return unknown("unit", id, board.unit_ids)
    unit = board.unit(id)
    found = reason(war, frame, unit, action)
    if found is None and unit != first:
        return illegal("AW-RET-08", f"{board.pieces[first].name} comes first", id)
    return found


def _why_not_group(war: War, frame: Groups, unit: int, action: Action) -> Refusal | None:
    """Only units that retreat are in groups, each in one, and none joins a port. [AW-RET-06, AW-RET-22]"""
    id, name = war.board.unit_ids[unit], war.board.pieces[unit].name
    if unit not in frame.left:
        if any(unit in group for group in frame.groups):
            return illegal("AW-RET-22", f"{name} has its group", id)
        return illegal("AW-RET-06", f"{name} does not retreat here", id)
    most = len(frame.groups) + 1
    if action.verb == "group" and action.args[1] not in range(1, most + 1):
        rule = "AW-RET-07" if isinstance(action.args[1], str) else "AW-RET-06"
        return illegal(rule, f"a group from 1 to {most} expected, found {the(action.args[1])}")
    return None


def _why_not_hunt(war: War, frame: Groups, unit: int, action: Action) -> Refusal | None:
    """Ships that cannot pursue, or not that."""
    id, name = war.board.unit_ids[unit], war.board.pieces[unit].name
    if unit not in hunters(war, frame):
        if war.marked(unit, STOPPED):
            if war.marked(unit, PURSUED):
                return illegal("AW-RET-18", f"{name} has stopped pursuing", id)
            return illegal("AW-RET-11", f"{name} did not pursue at once", id)
        return illegal("AW-RET-04", f"{name} cannot pursue", id)
    if action.verb != "pursue":
        return None
    what = action.args[1]
    if isinstance(what, int):
        if not 1 <= what <= len(frame.groups):
            return illegal("AW-RET-08", f"there is no group {what}", id)
        if what - 1 in quarry(war, frame, unit):
            return None
        rule = "AW-RET-17" if frame.going else "AW-RET-09"
        return illegal(rule, f"{name} is slower than group {what}", id)
    if not factors.is_carrier(war, unit):
        return illegal("AW-RET-10", f"{name} is no carrier", id)
    if what in [war.board.place_ids[port] for port in harbours(war, frame, unit)]:
        return None
    return _why_not_raid(war, frame, unit, what)


def _why_not_raid(war: War, frame: Groups, unit: int, word: str) -> Refusal:
    """Why a carrier cannot be told off to raid a port. [AW-RET-10, AW-RAI-03, AW-RAI-07]"""
    board, name, id = war.board, war.board.pieces[unit].name, war.board.unit_ids[unit]
    if not board.is_port(board.place_of.get(word, 0)):
        return unknown("group or port", word, board.place_ids)
    if frame.going:
        return illegal("AW-RAI-03", f"{name} has pursued a retreating group", id)
    if board.theatre[frame.area] == ATO and war.state.mode[unit] != RAIDING:
        return illegal("AW-RAI-07", f"{name} patrols; in the Atlantic only raiding carriers raid ports", id)
    refusal = ports.why_no_port(war, frame.area, 1 - frame.runner, word, forces.CARRIERS)
    return refusal or illegal("AW-RET-10", f"{name} cannot raid a port from here", id)


# -- all of it ----------------------------------------------------------------------------------------------


class GroupsStep(Script[War, Groups]):
    """Form groups, assign pursuers, let the others escape, fight. [AW-RET-06, AW-RET-08, AW-RET-14]"""

    stages = {
        Stage.BEGIN: _begin,
        Stage.FORM: _Form(),
        Stage.ASSIGN: _Assign(),
        Stage.ESCAPE: _escape,
        Stage.LAND: _land,
        Stage.FIGHT: _fight_next,
    }
