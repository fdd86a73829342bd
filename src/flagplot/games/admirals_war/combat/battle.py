"""One battle, round by round: kind of action, fire of both sides, end of the round. [AW-SEQ-17]"""

from __future__ import annotations

from flagplot.games.admirals_war import factors
from flagplot.games.admirals_war.board import ALLIED, AXIS, LBA, SEATS
from flagplot.games.admirals_war.combat import (
    action_type,
    fire,
    forces,
    italians,
    retreat,
    task_forces,
    torpedoes,
)
from flagplot.games.admirals_war.combat.frames import Battle, Groups, TaskForces, Torpedoes, Volley
from flagplot.games.admirals_war.combat.frames import BattleStage as Stage
from flagplot.games.admirals_war.combat.volley import aimed
from flagplot.games.admirals_war.moves import home
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.shores import harbour
from flagplot.games.admirals_war.shores.frames import Landings
from flagplot.games.admirals_war.state import GROUNDED, STOPPED
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.script import Script
from flagplot.kernel.words import the

CHOICES = [Action("choose", ("air",)), Action("choose", ("surface",))]
DECLARATIONS = [Action("retreat"), Action("stand")]
DONE = Action("done")
# what an action consists of, in order [AW-SEQ-22]
PARTS = {"air": ("air",), "surface": ("surface",), "combined": ("air", "surface")}


def _where(war: War, frame: Battle) -> str:
    return f"{war.board.areas[frame.area].name}, round {frame.round}"


def _commander(war: War, frame: Battle, side: int) -> tuple[str, ...]:
    return (SEATS[war.commander(side, frame.area)],)


# -- the kind of action -------------------------------------------------------------------------------------


def over(war: War, frame: Battle) -> bool:
    """Whether a side has nothing left in the battle. [AW-SEQ-26]"""
    return not (forces.fighting(war, frame, ALLIED) and forces.fighting(war, frame, AXIS))


def _begin(war: War, frame: Battle) -> None:
    """Start a round; Italian ships may have had enough. [AW-O37-01, AW-O37-02]"""
    frame.stage = Stage.FORM
    if italians.waver(war, frame):
        if italians.others(war, frame):
            frame.stage = Stage.ITALIANS
        else:
            italians.withdraw(war, frame, germans=False)


class _Italians(Step[War, Battle]):
    """The Italians have had enough: do the Germans retreat with them? [AW-O37-02]"""

    def seats(self, war: War, frame: Battle) -> tuple[str, ...]:
        return _commander(war, frame, AXIS)

    def legal(self, war: War, frame: Battle, seat: str) -> list[Action]:
        return DECLARATIONS

    def do(self, war: War, frame: Battle, seat: str, action: Action) -> None:
        frame.stage = Stage.FORM
        italians.withdraw(war, frame, germans=action.verb == "retreat")

    def prompt(self, war: War, frame: Battle, seat: str) -> str:
        return f"{_where(war, frame)}: the Italians withdraw; do the Germans retreat with them?"


def _form(war: War, frame: Battle) -> None:
    """Task forces are formed every round unless a side retreats. [AW-O29-01, AW-O29-13]"""
    frame.stage = Stage.READY
    if over(war, frame):
        frame.stage = Stage.NEXT if frame.runner < 0 else Stage.AFTER
    elif war.on("task_forces") and frame.runner < 0:
        war.push(TaskForces(frame.area))


def _ready(war: War, frame: Battle) -> None:
    """Ask for the kind of action, unless a rule fixes it or nobody can attack at all.

    [AW-SEQ-18, AW-O29-03, AW-O23-08, AW-DEC-13]
    """
    if not able(war, frame):
        frame.action, frame.stage = action_type.NONE, Stage.TORPEDO
    elif frame.forced and frame.round == 1:
        frame.action, frame.stage = frame.forced, Stage.SETTLE
        action_type.reveal(war, frame)
    else:
        frame.stage = Stage.TYPE


def able(war: War, frame: Battle) -> bool:
    """Whether anybody can attack in some kind of action. [AW-DEC-13]"""
    return any(
        forces.can_attack(war, unit) for side in (ALLIED, AXIS) for unit in forces.fighting(war, frame, side)
    )


class _KindOfAction(Step[War, Battle]):
    """Each side chooses in secret, even a kind in which it cannot attack.

    [AW-CMB-08, AW-CMB-18, AW-DEC-24]
    """

    def seats(self, war: War, frame: Battle) -> tuple[str, ...]:
        order = forces.fire_order(war, frame.area)
        return tuple(SEATS[war.commander(side, frame.area)] for side in order if not frame.choices[side])

    def legal(self, war: War, frame: Battle, seat: str) -> list[Action]:
        return CHOICES

    def do(self, war: War, frame: Battle, seat: str, action: Action) -> None:
        side = ALLIED if SEATS[war.commander(ALLIED, frame.area)] == seat else AXIS
        allied, axis = frame.choices
        kind = str(action.args[0])
        frame.choices = (kind, axis) if side == ALLIED else (allied, kind)
        if all(frame.choices):
            frame.stage = Stage.SETTLE

    def prompt(self, war: War, frame: Battle, seat: str) -> str:
        return f"{_where(war, frame)}: choose an air or a surface action (secret)."


def _settle(war: War, frame: Battle) -> None:
    """Settle the kind of action; a surface action alone sends all LBA home for the turn.

    Not once a side has retreated: then the LBA of the other stay.
    [AW-CMB-19, AW-CMB-20, AW-LBA-10, AW-EXA-05]
    """
    if not frame.action:
        action_type.settle(war, frame)
    frame.stage = Stage.SIGHT
    if frame.action == action_type.SURFACE and frame.runner < 0 and not war.state.retreated[frame.area]:
        planes = [
            unit for side in forces.fire_order(war, frame.area)
            for unit in forces.fighting(war, frame, side) if war.kind(unit) == LBA
        ]  # fmt: skip
        for unit in planes:
            war.mark(unit, GROUNDED)
        home.send_home(war, planes, frame.area, "surface")


def _sight(war: War, frame: Battle) -> None:
    """Look for task forces, if they are used; then the first part of the round.

    A retreating group that is not found is away: there is no action, and no submarine attacks after it.
    [AW-O29-04, AW-O29-14]
    """
    frame.part = ""
    frame.stage = Stage.PART
    if not war.on("task_forces"):
        return
    if frame.runner < 0:
        task_forces.sight(war, frame)
    elif not task_forces.runner_sighted(war, frame):
        frame.action, frame.stage = action_type.NONE, Stage.AFTER
        for unit in frame.forces[1 - frame.runner]:
            war.mark(unit, STOPPED)


# -- fire ---------------------------------------------------------------------------------------------------


def _part(war: War, frame: Battle) -> None:
    """The air part first, then the surface part; the latter is not fought without an enemy.

    [AW-SEQ-22, AW-CMB-15, AW-FIR-12, AW-DEC-72]
    """
    parts = PARTS.get(frame.action, ())
    done = parts.index(frame.part) + 1 if frame.part in parts else 0
    if done == len(parts) or over(war, frame):
        frame.stage = Stage.TORPEDO
        return
    frame.part = parts[done]
    frame.guns = frame.fired = ()
    frame.stage = Stage.JOIN if frame.part == "surface" else Stage.FIRST


class _Join(Step[War, Battle]):
    """Unsighted searching task forces may join the surface action; then the guns of carriers. [AW-SEQ-18]"""

    def seats(self, war: War, frame: Battle) -> tuple[str, ...]:
        side = task_forces.chooser(war, frame)
        return _commander(war, frame, side) if side >= 0 else ()

    def run(self, war: War, frame: Battle) -> None:
        frame.stage = Stage.GUNS if gun_carriers(war, frame) else Stage.FIRST

    def legal(self, war: War, frame: Battle, seat: str) -> list[Action]:
        return task_forces.joins(war, frame)

    def do(self, war: War, frame: Battle, seat: str, action: Action) -> None:
        task_forces.join(war, frame, action)

    def prompt(self, war: War, frame: Battle, seat: str) -> str:
        return f"{_where(war, frame)}: which unsighted searching task forces join the surface action?"


class _Guns(Step[War, Battle]):
    """The side that fires second names the carriers that use their guns. [AW-SEQ-18, AW-TGT-06]"""

    def seats(self, war: War, frame: Battle) -> tuple[str, ...]:
        return _commander(war, frame, forces.fire_order(war, frame.area)[1])

    def legal(self, war: War, frame: Battle, seat: str) -> list[Action]:
        ids = war.board.unit_ids
        return [*(Action("guns", (ids[unit],)) for unit in gun_carriers(war, frame)), DONE]

    def do(self, war: War, frame: Battle, seat: str, action: Action) -> None:
        if action != DONE:
            frame.guns = tuple(sorted((*frame.guns, war.board.unit(str(action.args[0])))))
        if action == DONE or not gun_carriers(war, frame):
            frame.stage = Stage.FIRST

    def why_not(self, war: War, frame: Battle, seat: str, action: Action) -> Refusal | None:
        if action.verb != "guns":
            return None
        return illegal("AW-TGT-06", "only a carrier with gunnery may be named", str(action.args[0]))

    def prompt(self, war: War, frame: Battle, seat: str) -> str:
        return f"{_where(war, frame)}: name the carriers that fire their guns, or done."


def engaged(war: War, frame: Battle, side: int) -> list[int]:
    """Units of a side that can be attacked in this part. [AW-TGT-03, AW-TGT-09, AW-O29-09, AW-O29-10]"""
    units = forces.fighting(war, frame, side)
    if frame.part == "surface":
        units = [unit for unit in units if war.kind(unit) != LBA]
    return task_forces.exposed(frame, units) if frame.fleets else units


def shooters(war: War, frame: Battle, side: int) -> list[int]:
    """Units of a side that can attack in this part; carriers with guns included.

    Among task forces a retreating group hides, and whoever hides does not attack in the air.
    [AW-CMB-07, AW-TGT-03, AW-TGT-04, AW-O29-09, AW-O29-13, AW-O24-04]
    """
    if side == frame.runner and frame.part == "air" and war.on("task_forces"):
        return []
    test = forces.flies if frame.part == "air" else forces.shoots
    units = [unit for unit in forces.fighting(war, frame, side) if test(war, unit)]
    if frame.fleets:
        units = task_forces.active(frame, units)
    if frame.silent and frame.round == 1:
        units = [unit for unit in units if unit not in frame.silent]
    return units


def gun_carriers(war: War, frame: Battle) -> list[int]:
    """Carriers of the side that fires second that may still be named to use guns. [AW-SEQ-18, AW-TGT-06]"""
    first, second = forces.fire_order(war, frame.area)
    if not engaged(war, frame, first):
        return []
    return [
        unit
        for unit in shooters(war, frame, second)
        if factors.is_carrier(war, unit) and unit not in frame.guns
    ]


def volley(war: War, frame: Battle, side: int) -> Volley | None:
    """The volley of one side in this part; None when it has nothing to attack with, or nothing to attack.

    [AW-SEQ-19, AW-SEQ-20, AW-TGT-02]
    """
    second = forces.fire_order(war, frame.area)[1]
    attackers, targets = shooters(war, frame, side), engaged(war, frame, 1 - side)
    if not attackers or not targets:
        return None
    if frame.part == "air":
        if frame.named and frame.round == 1 and side == AXIS:
            return named(war, frame, attackers, targets)
        return aimed(war, side, frame.area, "air", attackers, targets)
    carriers = [unit for unit in attackers if factors.is_carrier(war, unit)]
    if side == second:
        attackers = [unit for unit in attackers if unit in frame.guns or unit not in carriers]
    if not attackers:
        return None
    found = aimed(war, side, frame.area, "surface", attackers, targets)
    found.firing = frame.fired if side == second else _will_fire(war, frame, second)
    found.optional = () if side == second else tuple(carriers)
    return found


def _volley(war: War, frame: Battle, side: int) -> None:
    """One side names its targets and fires. [AW-SEQ-19, AW-SEQ-20]"""
    found = volley(war, frame, side)
    if found is not None:
        war.push(found)


def named(war: War, frame: Battle, attackers: list[int], targets: list[int]) -> Volley:
    """A volley whose targets were named before the enemy showed himself.

    What is not here is not attacked; planes kept for uncertain groups choose among those that came.
    [AW-O23-09]
    """
    fixed = {unit: frame.named[unit] for unit in attackers if frame.named.get(unit) in targets}
    free = [unit for unit in attackers if frame.named.get(unit, -1) < 0]
    groups = [unit for unit in frame.groups if unit in targets]
    volley = aimed(war, AXIS, frame.area, "air", [*fixed, *free] if groups else [*fixed], groups)
    volley.aims = fixed
    return volley


def _will_fire(war: War, frame: Battle, side: int) -> tuple[int, ...]:
    """Ships of the second side that will fire: all but carriers that were not named. [AW-TGT-06]"""
    return tuple(
        unit for unit in shooters(war, frame, side) if unit in frame.guns or not factors.is_carrier(war, unit)
    )


def _first(war: War, frame: Battle) -> None:
    """The side that fires first. [AW-SEQ-19]"""
    frame.stage = Stage.SECOND
    _volley(war, frame, forces.fire_order(war, frame.area)[0])
    if frame.fleets and (frame.part == "air" or frame.action != "combined"):  # once a round
        strike = harbour.strike(war, frame)
        if strike is not None:
            war.push(strike)


def _second(war: War, frame: Battle) -> None:
    """The other side, as strong as when the action began: markers still wait. [AW-SEQ-20, AW-FIR-08]"""
    frame.stage = Stage.EFFECT
    _volley(war, frame, forces.fire_order(war, frame.area)[1])


def _effect(war: War, frame: Battle) -> None:
    """Markers take effect; disabled units go home, or after the submarines if these may still hit them.

    [AW-SEQ-21, AW-FIR-10, AW-FIR-11, AW-DEC-62]
    """
    frame.stage = Stage.PART
    disabled = fire.take_effect(war).disabled
    if war.on("submarine_targeting"):
        frame.hit = (*frame.hit, *disabled)
    else:
        home.send_home(war, disabled, frame.area, "disabled")


# -- end of the round ---------------------------------------------------------------------------------------


def _torpedo(war: War, frame: Battle) -> None:
    """Raiding submarines, once a round. [AW-EOR-01, AW-EOR-02, AW-SEQ-23, AW-EXA-03, AW-O29-12]"""
    frame.stage = Stage.AFTER
    queue = torpedoes.due(war, frame.area)
    if queue:
        war.push(Torpedoes(frame.area, queue, hit=frame.hit))


def _after(war: War, frame: Battle) -> None:
    """Disabled units that had to wait go home; then declarations, or the pursuit goes on."""
    hit = [unit for unit in frame.hit if war.state.place[unit] == frame.area]
    frame.hit = ()
    frame.stage = Stage.DECLARE if not over(war, frame) else Stage.LAND
    frame.answers = ()
    if frame.runner >= 0:
        _pursue(war, frame)
    home.send_home(war, hit, frame.area, "disabled")


def _pursue(war: War, frame: Battle) -> None:
    """After each round of a pursuit the group may split and pursuers may follow or stop.

    [AW-RET-14, AW-RET-16, AW-RET-17, AW-RET-21]
    """
    left = tuple(forces.fighting(war, frame, frame.runner))
    hunters = tuple(
        unit for unit in forces.fighting(war, frame, 1 - frame.runner) if not war.state.marks[unit] & STOPPED
    )
    if not left or not able(war, frame):
        for unit in hunters:
            war.mark(unit, STOPPED)
        hunters = ()
    war.pop()
    war.push(
        Groups(
            frame.area, frame.runner, left=left, hunters=hunters, going=True, round=frame.round,
            last=frame.limit,
        )
    )  # fmt: skip


class _Declare(Step[War, Battle]):
    """Retreat or stand, seat after seat. [AW-EOR-03]"""

    def seats(self, war: War, frame: Battle) -> tuple[str, ...]:
        seat = retreat.asked(war, frame)
        return (SEATS[seat],) if seat >= 0 else ()

    def run(self, war: War, frame: Battle) -> None:
        frame.stage = Stage.RESOLVE

    def legal(self, war: War, frame: Battle, seat: str) -> list[Action]:
        return DECLARATIONS

    def do(self, war: War, frame: Battle, seat: str, action: Action) -> None:
        retreat.answer(war, frame, seat, action.verb == "retreat")

    def prompt(self, war: War, frame: Battle, seat: str) -> str:
        return f"{_where(war, frame)}: retreat, or stand."


def _resolve(war: War, frame: Battle) -> None:
    """Nobody, both or one side retreats; only one side's retreat can be pursued.

    [AW-SEQ-24, AW-RET-03, AW-RET-04]
    """
    gone = retreat.retreating(war, frame)
    frame.stage = Stage.LAND
    away: list[int] = []
    for side in gone:
        units = forces.fighting(war, frame, side)
        pursued = len(gone) == 1 and any(war.kind(unit) != LBA for unit in units)
        if pursued:
            frame.stage = Stage.NEXT  # landings come before the pursuit
        away += retreat.leave(war, frame, side, units, pursued=pursued)
    home.send_home(war, away, frame.area, "escaped")


def _land(war: War, frame: Battle) -> None:
    """Amphibious units that have not retreated may land. [AW-O29-11]"""
    frame.stage = Stage.NEXT
    war.push(Landings(frame.area, passed=task_forces.not_landing(war, frame)))


def _next(war: War, frame: Battle) -> None:
    """Another round, unless a side is gone or nobody can attack any more. [AW-SEQ-26, AW-DEC-13]"""
    if over(war, frame) or not able(war, frame):
        war.pop()
        if frame.limit:
            war.set_fact("rounds_fought", frame.round)  # the script of the attack counts them
        return
    frame.round += 1
    frame.stage, frame.action, frame.part, frame.fleets, frame.answers = Stage.BEGIN, "", "", (), ()


# -- all of it ----------------------------------------------------------------------------------------------


class BattleStep(Script[War, Battle]):
    """Rounds until one side is gone; a pursuit is fought round by round. [AW-CMB-05, AW-SEQ-26]"""

    stages = {
        Stage.BEGIN: _begin,
        Stage.ITALIANS: _Italians(),
        Stage.FORM: _form,
        Stage.READY: _ready,
        Stage.TYPE: _KindOfAction(),
        Stage.SETTLE: _settle,
        Stage.SIGHT: _sight,
        Stage.PART: _part,
        Stage.JOIN: _Join(),
        Stage.GUNS: _Guns(),
        Stage.FIRST: _first,
        Stage.SECOND: _second,
        Stage.EFFECT: _effect,
        Stage.TORPEDO: _torpedo,
        Stage.AFTER: _after,
        Stage.DECLARE: _Declare(),
        Stage.RESOLVE: _resolve,
        Stage.LAND: _land,
        Stage.NEXT: _next,
    }

    def why_not(self, war: War, frame: Battle, seat: str, action: Action) -> Refusal | None:
        """What the stage says; else when such an answer is given."""
        if (refusal := super().why_not(war, frame, seat, action)) is not None:
            return refusal
        if action.verb == "choose":
            return illegal("AW-CMB-08", f"air or surface expected, found {the(action.args[0])}")
        if action.verb in ("retreat", "stand"):
            return illegal("AW-RET-01", "retreat is declared at the end of a round")
        return None
