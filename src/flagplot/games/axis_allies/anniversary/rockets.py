"""Rockets: antiaircraft guns bombard enemy complexes in the part of the phase in which raids are made.

A power with the technology launches them one by one, before, between or after its raids, as it likes
[A50-TEC-10, A50-SBR-10, A50-CBT-01]. The gun still fires at aircraft as ever [A50-TEC-11].
"""

from __future__ import annotations

from functools import cache
from typing import Any

from flagplot.games.axis_allies.anniversary import technologies
from flagplot.games.axis_allies.anniversary.frames import Rockets
from flagplot.games.axis_allies.anniversary.loader import data
from flagplot.games.axis_allies.board import Board, bits, mask_of
from flagplot.games.axis_allies.combat import conduct
from flagplot.games.axis_allies.combat.frames import Conduct
from flagplot.games.axis_allies.economy import facilities
from flagplot.games.axis_allies.events import Announced
from flagplot.games.axis_allies.moves.reach import rings
from flagplot.games.axis_allies.pieces import look
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.status import hostile_territory
from flagplot.games.axis_allies.survey import survey
from flagplot.kernel.action import Action, act
from flagplot.kernel.errors import RulesBug
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.spelling import unknown
from flagplot.kernel.words import the

ROCKETS = "rockets"


def begin(war: War, power: int) -> None:
    """Let a power that has rockets and a target for them launch. [A50-TEC-10]"""
    if technologies.has(war, power, ROCKETS):
        frame = Rockets(power=power)
        if launches(war, frame):
            war.state.frames.append(frame)


def none_now(war: War, power: int) -> Refusal:
    """Why a power is not asked about rockets now. [A50-TEC-10]"""
    if not technologies.has(war, power, ROCKETS):
        return illegal("A50-TEC-10", f"{the(war.seat(power))} has not developed rockets")
    if not launches(war, Rockets(power=power)):
        return illegal("A50-TEC-10", "no enemy complex lies within three spaces of a gun of yours")
    return illegal("A50-TEC-10", "rockets are launched while raids are made, at the beginning of combat")


def launches(war: War, frame: Rockets) -> list[tuple[int, int]]:
    """Every (territory of a gun, target) that may be chosen now."""
    found: list[tuple[int, int]] = []
    targets = _targets(war, frame)
    now = survey(war)
    for origin in bits(now.owners[frame.power] & war.board.land_mask) if targets else ():
        reached = in_range(war, origin) & targets
        if reached and _guns(war, frame, origin) > 0:
            found += [(origin, target) for target in bits(reached)]
    return found


def _guns(war: War, frame: Rockets, origin: int) -> int:
    """How many guns of a territory may still launch: one, or as printed all of them.

    Not those taken this turn, nor those aboard ships. [A50-TEC-12, A50-TEC-15]
    """
    if war.board.sea[origin] or origin in war.state.captured:
        return 0
    guns = 0
    for piece, count in war.state.units[origin].items():
        if _gun(war, piece) and look(piece).owner == frame.power:
            guns += count
    if war.state.options["official_errata_2009"]:
        guns = min(guns, 1)
    return guns - sum(start == origin for start, _ in frame.launched)


def _gun(war: War, piece: int) -> bool:
    return war.board.kinds[look(piece).kind].antiaircraft


def _targets(war: War, frame: Rockets) -> int:
    """Enemy complexes, one rocket for each of them a turn, or as printed any number. [A50-TEC-13]"""
    hit = [target for _, target in frame.launched] if war.state.options["official_errata_2009"] else []
    return mask_of(
        [
            space
            for space, parts in enumerate(war.state.facilities)
            if parts[2] and space not in hit and hostile_territory(war, space, frame.power)
        ]
    )


def _complex(war: War, space: int, power: int) -> bool:
    """Whether an enemy of the power has a complex there."""
    here = facilities.present(war.state.facilities[space], facilities.COMPLEX)
    return here and hostile_territory(war, space, power)


def in_range(war: War, origin: int) -> int:
    """The spaces three steps away or nearer, counted as aircraft fly: never through neutral land.

    [A50-TEC-10, A50-TEC-15]
    """
    return _in_range(war.board.printed, origin)


@cache
def _in_range(board: Board, origin: int) -> int:
    around = rings(board, origin, 0, board.closed_mask)
    return around[min(data().tables.rockets.range, len(around) - 1)] & ~(1 << origin)


def _launch(war: War, frame: Rockets, origin: int, target: int) -> None:
    """One die of damage, as far as the complex can take it; nobody shoots at a rocket.

    [A50-TEC-10, A50-TEC-14]
    """
    frame.launched = (*frame.launched, (origin, target))
    where, seat = war.name(target), war.seat(frame.power)
    detail = f"from {the(war.name(origin))}"
    war.emit(Announced(power=seat, what="launches a rocket at", space=where, detail=detail))
    (damage,) = war.roll(1, f"{the(seat)} rocket at the complex of {the(where)}")
    facilities.suffer(war, target, facilities.COMPLEX, damage)


class RocketsStep(Step[War, Rockets]):
    """The attacker launches rockets and orders raids, in any order. [A50-SBR-10]"""

    def seats(self, war: War, frame: Rockets) -> tuple[str, ...]:
        """The owner of the guns, while one can launch."""
        return (war.seat(frame.power),) if launches(war, frame) else ()

    def run(self, war: War, frame: Rockets) -> None:
        """Nothing more can be launched; the raids go on."""
        war.state.frames.pop()

    def legal(self, war: War, frame: Rockets, seat: str) -> list[Action]:
        """Rockets, raids, or no more rockets."""
        rockets = [act("launch", war.name(origin), war.name(to)) for origin, to in launches(war, frame)]
        raids = [act("raid", war.name(space)) for space in _conduct(war).pending]
        return [*rockets, *raids, act("done")]

    def do(self, war: War, frame: Rockets, seat: str, action: Action) -> None:
        """Launch a rocket, fly a raid, or go on without rockets."""
        if action.verb == "launch":
            origin, target = (war.board.space_of[str(name)] for name in action.args)
            _launch(war, frame, origin, target)
        elif action.verb == "raid":
            conduct.resolve(war, _conduct(war), war.board.space_of[str(action.args[0])])
        else:
            war.state.frames.pop()

    def why_not(self, war: War, frame: Rockets, seat: str, action: Action) -> Refusal | None:
        """Say why a gun cannot launch, or not at that."""
        for name in action.args:
            if str(name) not in war.board.space_of:
                return unknown("space", name, war.board.space_ids)
        if action.verb == "fight":
            return illegal("A50-CBT-01", "rockets and raids come before all other combat")
        if action.verb == "raid":
            return illegal("A50-SBR-01", "no bomber was sent there to raid", *map(str, action.args))
        if action.verb != "launch" or len(action.args) != 2:
            return None
        origin, target = (war.board.space_of[str(name)] for name in action.args)
        return _no_launch(war, frame, origin) or _no_target(war, frame, origin, target)

    def prompt(self, war: War, frame: Rockets, seat: str) -> str:
        """What to decide."""
        return "Launch rockets at enemy complexes (one die of damage each), order your raids, or done."


def _no_launch(war: War, frame: Rockets, origin: int) -> Refusal | None:
    """Why no gun of a territory can launch."""
    name = war.name(origin)
    if _guns(war, frame, origin) > 0:
        return None
    if any(start == origin for start, _ in frame.launched):
        return illegal("A50-TEC-12", f"the gun of {the(name)} has launched this turn", name)
    if any(_gun(war, piece) for piece in war.own(origin, frame.power)):
        return illegal("A50-TEC-15", f"a gun taken this turn, as in {the(name)}, cannot launch", name)
    return illegal("A50-TEC-10", f"you have no antiaircraft gun in {the(name)}", name)


def _no_target(war: War, frame: Rockets, origin: int, target: int) -> Refusal | None:
    """Why a gun cannot launch at a territory."""
    name = war.name(target)
    if not _complex(war, target, frame.power):
        return illegal("A50-TEC-10", f"there is no enemy industrial complex in {the(name)}", name)
    if not in_range(war, origin) >> target & 1:
        return illegal(
            "A50-TEC-10", f"{the(name)} is more than three spaces from {the(war.name(origin))}", name
        )
    if not _targets(war, frame) >> target & 1:
        return illegal("A50-TEC-13", f"a rocket was launched at {the(name)} this turn", name)
    return None


def _conduct(war: War) -> Conduct:
    frame = war.state.frames[-2]
    if not isinstance(frame, Conduct):
        raise RulesBug("rockets outside the Conduct Combat phase")
    return frame


def panel(war: War, frame: Rockets) -> dict[str, Any]:
    """Rockets launched so far, from where at what."""
    return {
        "attacker": war.seat(frame.power),
        "launched": [[war.name(origin), war.name(target)] for origin, target in frame.launched],
    }
