"""One side names all its targets, then rolls: which allocations are legal, and the rolling.

An allocation is asked for one attacker at a time; an answer is offered only if the rest of the attackers can
still make the whole of it legal. [AW-TGT-13]
"""

from __future__ import annotations

from typing import NamedTuple

from flagplot.games.admirals_war import factors
from flagplot.games.admirals_war.board import AMPHIB, AXIS, JAPANESE, LBA, NATION_SEAT, SEATS, SHIP
from flagplot.games.admirals_war.combat import fire, forces
from flagplot.games.admirals_war.combat.frames import Battle, Volley
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.shores.frames import Hawaii, Indonesia
from flagplot.games.admirals_war.turn.calendar import OVERTIME
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Aim, Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.spelling import unknown

NONE = "none"
DONE = Action("done")


class VolleyStep(Step[War, Volley]):
    """Aim, then fire. [AW-SEQ-19, AW-SEQ-20, AW-TGT-12, AW-TGT-13]"""

    def seats(self, war: War, frame: Volley) -> tuple[str, ...]:
        """The commander of the side that fires; then of the one whose fighters meet it."""
        if not frame.attackers or not frame.targets:
            return ()
        if frame.asking:
            return (SEATS[JAPANESE],) if divers(war, frame) else ()
        if len(frame.aims) < len(frame.attackers):
            return (SEATS[war.commander(frame.side, frame.area)],)
        if frame.guard >= 0 and len(met(frame)) > 1:
            return (SEATS[war.commander(1 - frame.side, frame.area)],)
        return ()

    def run(self, war: War, frame: Volley) -> None:
        """Settle what leaves no choice; with everything aimed, roll."""
        if frame.asking and frame.attackers and frame.targets:
            frame.asking = False
            _aim_forced(war, frame)
        elif frame.guard >= 0 and met(frame):
            _meet(war, frame, met(frame)[0])
        else:
            fire_all(war, frame)

    def legal(self, war: War, frame: Volley, seat: str) -> list[Action]:
        """Targets of the next attacker; or the kamikaze units; or the attacker that is met."""
        ids = war.board.unit_ids
        if frame.asking:
            return [*(Action("kamikaze", (ids[unit],)) for unit in divers(war, frame)), DONE]
        if len(frame.aims) < len(frame.attackers):
            attacker = frame.attackers[len(frame.aims)]
            return [
                *(
                    Action("aim", (ids[attacker], ids[target] if target >= 0 else NONE))
                    for target in choices(war, frame)
                ),
                *(Action("rest", (ids[target],)) for target in for_the_rest(war, frame)),
            ]
        return [Action("meet", (ids[unit],)) for unit in met(frame)]

    def do(self, war: War, frame: Volley, seat: str, action: Action) -> None:
        """Take one target, one announcement, or the choice of the fighters."""
        if action.verb == "done":
            frame.asking = False
            _aim_forced(war, frame)
            return
        if action.verb == "rest":
            target = war.board.unit(str(action.args[0]))
            left = frame.attackers[len(frame.aims) :]
            frame.aims = {**frame.aims, **dict.fromkeys(left, target)}
            return
        unit = war.board.unit(str(action.args[0]))
        if action.verb == "kamikaze":
            frame.kamikaze = (*frame.kamikaze, unit)
        elif action.verb == "meet":
            _meet(war, frame, unit)
        else:
            word = str(action.args[1])
            frame.aims = {**frame.aims, unit: -1 if word == NONE else war.board.unit(word)}
            _aim_forced(war, frame)

    def why_not(self, war: War, frame: Volley, seat: str, action: Action) -> Refusal | None:
        """Why a target may not be named."""
        if frame.asking and action.verb == "kamikaze":
            return illegal(
                "AW-O21-01", "a Japanese LBA or carrier of this attack expected", str(action.args[0])
            )
        if frame.asking or len(frame.aims) >= len(frame.attackers):
            return None
        if action.verb == "rest":
            target = war.board.unit_of.get(str(action.args[0]), -1)
            if target < 0:
                return unknown("target", action.args[0], war.board.unit_ids)
            return _why_not_target(war, frame, target)
        if action.verb != "aim":
            return None
        return _why_not_aim(war, frame, str(action.args[0]), str(action.args[1]))

    def prompt(self, war: War, frame: Volley, seat: str) -> str:
        """What to decide."""
        if frame.asking:
            return "Announce kamikaze attacks, or done."
        if len(frame.aims) < len(frame.attackers):
            return f"Choose the target of {war.piece(frame.attackers[len(frame.aims)]).name}."
        return f"Choose the attacker that {war.piece(frame.guard).name} meets."


# -- legal allocations --------------------------------------------------------------------------------------


def choices(war: War, frame: Volley) -> list[int]:
    """Targets the next attacker may take, ascending; -1 for none where it need not attack.

    In a surface action a ship that does not fire may be a target only if every ship that fires is one too
    [AW-TGT-05, AW-TGT-07, AW-DEC-27], an amphibious unit only if every ship is [AW-TGT-08, AW-AMP-03]; in the
    air anything may be. [AW-TGT-03]
    """
    return [target for target in (*frame.targets, -1) if may_take(war, frame, target)]


def may_take(war: War, frame: Volley, target: int) -> bool:
    """Whether the next attacker may take one of the targets, or with -1 none; see ``choices``."""
    if target < 0 and frame.attackers[len(frame.aims)] not in frame.optional:
        return False
    if frame.kind != "surface":
        return True
    left = len(frame.attackers) - len(frame.aims) - 1
    return lacking(war, frame, {*frame.aims.values(), target}) <= left


def for_the_rest(war: War, frame: Volley) -> list[int]:
    """Targets that all remaining attackers, if several, may take together. [AW-TGT-12]"""
    if len(frame.attackers) - len(frame.aims) < 2:
        return []
    if frame.kind != "surface":
        return list(frame.targets)
    taken = set(frame.aims.values())
    return [target for target in frame.targets if not lacking(war, frame, taken | {target})]


def lacking(war: War, frame: Volley, taken: set[int]) -> int:
    """How many enemy ships must still be attacked before a set of targets is a legal one.

    [AW-TGT-07, AW-TGT-08]
    """
    pieces, firing = war.board.pieces, frame.firing
    if any(target >= 0 and pieces[target].kind == AMPHIB for target in taken):
        needed = [target for target in frame.targets if pieces[target].kind == SHIP]
    elif any(target >= 0 and target not in firing for target in taken):
        needed = list(firing)
    else:
        return 0
    return sum(target not in taken for target in needed)


def _aim_forced(war: War, frame: Volley) -> None:
    """Aim the next attackers as long as they have no choice."""
    while len(frame.aims) < len(frame.attackers):
        found = choices(war, frame)
        if len(found) != 1:
            return
        frame.aims = {**frame.aims, frame.attackers[len(frame.aims)]: found[0]}


def _why_not_aim(war: War, frame: Volley, attacker: str, word: str) -> Refusal | None:
    """The rule an answer breaks."""
    board = war.board
    unit, now = board.unit_of.get(attacker, -1), frame.attackers[len(frame.aims)]
    if unit < 0:
        return unknown("unit", attacker, board.unit_ids)
    if unit != now:
        if unit in frame.aims:
            return illegal("AW-TGT-13", f"{board.pieces[unit].name} has its target", attacker)
        if unit in frame.attackers:
            target = board.unit_of.get(word, -1)
            if target >= 0 and target not in choices(war, frame):
                return _why_not_target(war, frame, target)
            return illegal("AW-TGT-13", f"{board.pieces[now].name} aims first", attacker)
        if war.side(unit) != frame.side:
            return illegal("AW-TGT-02", f"{board.pieces[unit].name} is the enemy's; you fire now", attacker)
        rule = "AW-TGT-04" if frame.kind == "surface" else "AW-TGT-03"
        return illegal(rule, f"{board.pieces[unit].name} does not attack in this action", attacker)
    if word == NONE and unit in frame.optional:
        return illegal(_screen(war, frame), "the ships not yet attacked need every gun", attacker)
    if word == NONE:
        return illegal("AW-TGT-04", f"{board.pieces[unit].name} must attack", attacker)
    target = board.unit_of.get(word, -1)
    if target < 0:
        return unknown("target", word, board.unit_ids)
    return _why_not_target(war, frame, target)


def _screen(war: War, frame: Volley) -> str:
    """The rule under which targets named so far oblige the rest: a landing force, or ships that hold fire."""
    pieces = war.board.pieces
    landing = any(target >= 0 and pieces[target].kind == AMPHIB for target in frame.aims.values())
    return "AW-TGT-08" if landing else "AW-TGT-07"


def _why_not_target(war: War, frame: Volley, target: int) -> Refusal | None:
    piece, surface = war.board.pieces[target], frame.kind == "surface"
    if target in frame.targets:
        if piece.kind == AMPHIB:
            return illegal("AW-TGT-08", f"{piece.name} only if every enemy ship is attacked", piece.id)
        if target not in frame.firing:
            rule = "AW-TGT-07" if factors.is_carrier(war, target) else "AW-DEC-27"
            return illegal(rule, f"{piece.name} only if every firing ship is attacked", piece.id)
        return illegal(_screen(war, frame), "the ships not yet attacked come first", piece.id)
    if war.side(target) == frame.side:
        return illegal("AW-TGT-01", f"{piece.name} is on your own side", piece.id)
    if surface and piece.kind == LBA:
        return illegal("AW-TGT-09", f"{piece.name} is no target of guns", piece.id)
    if piece.kind not in (SHIP, LBA, AMPHIB):
        return illegal("AW-TGT-11", f"{piece.name} can be attacked only in submarine hunts", piece.id)
    if frame.kind == "raid":
        return illegal("AW-RAI-05", f"{piece.name} is not in the port", piece.id)
    return illegal("AW-TGT-10", f"{piece.name} does not take part in this action", piece.id)


# -- kamikaze and fighters ----------------------------------------------------------------------------------


def divers(war: War, frame: Volley) -> list[int]:
    """Japanese units that may still be announced as kamikaze attackers. [AW-O21-01, AW-O21-02, AW-O21-03]"""
    if war.state.turn != OVERTIME or frame.side != AXIS or frame.kind not in ("air", "raid"):
        return []
    return [
        unit
        for unit in frame.attackers
        if NATION_SEAT[war.state.nation[unit]] == JAPANESE and unit not in frame.kamikaze
    ]


def met(frame: Volley) -> list[int]:
    """Attackers that the defensive fighters of Aquila may meet: those with a target. [AW-O38-02]"""
    return [unit for unit, target in frame.aims.items() if target >= 0]


def _meet(war: War, frame: Volley, unit: int) -> None:
    """Fighters meet one attacker before its attack; a 5 or enough damage turns it back.

    [AW-O38-02, AW-O38-03, AW-O38-04]
    """
    guard, frame.guard = frame.guard, -1
    bonus = fire.to_hit_bonus(war, guard, unit, "air")
    meeting, met = war.piece(guard), war.piece(unit)
    aim = Aim(SEATS[war.seat(guard)], (meeting.id,), met.id, fire.HIT - bonus, 6)
    faces = war.roll(factors.air(war, guard), f"{meeting.name} meets {met.name}", aim=aim)
    hits = sum(face + bonus >= fire.HIT for face in faces)
    damage = sum(war.roll(hits, f"damage to {war.piece(unit).name}"))
    turned = any(face + bonus == fire.DISABLE for face in faces)
    if war.kind(unit) == LBA:
        war.hurt(unit, damage)
        if fire.gone(war, unit, False):
            war.lose(unit, "is destroyed")
            turned = True
    elif damage and damage >= factors.air(war, unit):
        fire.add_marker(war, unit, 0, 1)
        turned = True
    if turned:
        frame.aims = {**frame.aims, unit: -1}
        war.note(f"{war.piece(unit).name} is turned back")


# -- rolling ------------------------------------------------------------------------------------------------


def fire_all(war: War, frame: Volley) -> None:
    """Roll every attack in the order of the attackers; results wait. [AW-SEQ-19, AW-FIR-08]

    A volley that is held back only hands its targets to the script of the surprise attack below.
    """
    if frame.held:
        war.pop()
        script = war.state.frames[-1]
        assert isinstance(script, (Hawaii, Indonesia))
        script.aims = frame.aims
        return
    for attacker, target in frame.aims.items():
        if target >= 0:
            _fire(war, frame, attacker, target)
    war.pop()
    below = war.state.frames[-1]
    if isinstance(below, Battle) and frame.kind != "raid":
        below.fired = tuple(unit for unit, target in frame.aims.items() if target >= 0)


class Shot(NamedTuple):
    """How one attacker of a volley attacks one target."""

    dice: int
    bonus: int
    in_port: bool
    disables: bool
    less_damage: int


def shot(war: War, frame: Volley, attacker: int, target: int) -> Shot:
    """Dice, bonus and special rules of one attack of a volley."""
    bonus = fire.to_hit_bonus(war, attacker, target, frame.kind)
    if war.kind(target) == LBA:
        bonus += frame.air_bonus
    else:
        bonus += frame.bonus + (frame.lba_bonus if war.kind(attacker) == LBA else 0)
    return Shot(
        fire.dice_of(war, attacker, frame.kind),
        bonus + (attacker in frame.kamikaze),  # against LBA as well [AW-LBA-12]
        war.in_port(target),
        frame.disables,
        frame.less_damage,
    )


def _fire(war: War, frame: Volley, attacker: int, target: int) -> None:
    dice, bonus, in_port, disables, less = shot(war, frame, attacker, target)
    fire.attack(war, attacker, target, dice, bonus, in_port=in_port, disables=disables, less_damage=less)
    if attacker in frame.kamikaze:
        expend(war, attacker)


def expend(war: War, attacker: int) -> None:
    """A kamikaze attack costs an LBA its life and sends a carrier home. [AW-O21-01, AW-O21-02]"""
    plane = war.kind(attacker) == LBA
    fire.add_marker(war, attacker, fire.EXPENDED if plane else 0, 0 if plane else 1)


def aimed(war: War, side: int, area: int, kind: str, attackers: list[int], targets: list[int]) -> Volley:
    """A volley of all attackers, none of them obliged to attack where airstrikes are used. [AW-TGT-03]"""
    guard = -1
    if kind == "air":
        guard = next((unit for unit in targets if forces.defensive(war, unit) and factors.air(war, unit)), -1)
    return Volley(
        side=side, area=area, kind=kind, attackers=tuple(attackers), targets=tuple(targets),
        optional=tuple(attackers) if kind == "air" else (), guard=guard,
    )  # fmt: skip
