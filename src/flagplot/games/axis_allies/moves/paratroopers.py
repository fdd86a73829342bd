"""Paratroopers: a bomber takes one infantry of its own territory along and drops it on the enemy.

The infantry is aboard the bomber until antiaircraft guns have fired at it, and dies with it [A50-TEC-18];
then it jumps and fights like any other. Only the board of a power that has the technology knows bombers that
drop anybody, and only in combat movement are there flights to do it [A50-TEC-21].
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagplot.games.axis_allies.board import bits
from flagplot.games.axis_allies.events import Announced
from flagplot.games.axis_allies.moves.outlook import outlook
from flagplot.games.axis_allies.moves.reach import Rings, distance, rings
from flagplot.games.axis_allies.pieces import Piece, Status, cargo, change, look, make, minus, plus
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.status import friendly_territory
from flagplot.games.axis_allies.survey import survey
from flagplot.kernel.words import counted

if TYPE_CHECKING:
    from flagplot.games.axis_allies.combat.frames import Battle
    from flagplot.games.axis_allies.moves.frames import AirOrder

# the bomber fights along, or keeps out of the battle; it never raids [A50-TEC-19]
ROLES = {"drop": Status.ATTACKING, "deliver": Status.DROPPING}


# -- the flight ----------------------------------------------------------------------------------------


def waiting(war: War, space: int, power: int) -> int:
    """Infantry of the power in a territory that has not moved and could jump. [A50-TEC-16, A50-TEC-21]"""
    return war.state.units[space].get(make(power, war.board.kind_of["infantry"]), 0)


def can_carry(war: War, frame: AirOrder) -> bool:
    """Whether all of the force can drop somebody, and there is an infantry for each. [A50-TEC-16]"""
    kinds = war.board.kinds
    if not all(kinds[look(piece).kind].drops for piece in frame.force) or war.board.sea[frame.origin]:
        return False
    return waiting(war, frame.origin, frame.power) >= sum(frame.force.values())


def ways(war: War, frame: AirOrder) -> Rings:
    """What a laden bomber reaches: it gets no farther than the first hostile territory.

    Any enemy-held territory stops it, empty or not, but not one that tanks have blitzed by now. [A50-TEC-16,
    A50-TEC-17]
    """
    view = outlook(war, frame.power, combat=True)
    return rings(war.board, frame.origin, view.barred | view.hostile, view.closed)


def may_drop(war: War, frame: AirOrder, end: int, move: int) -> bool:
    """Whether the force, with ``move`` points, can drop its infantry there and come home."""
    view = outlook(war, frame.power, combat=True)
    if not view.hostile >> end & 1 or not can_carry(war, frame):
        return False
    used = distance(ways(war, frame), end)
    return used <= move and bool(view.havens()[move - used] >> end & 1)


def embark(war: War, frame: AirOrder, piece: int, count: int) -> Piece:
    """Put one infantry aboard each of some bombers; the piece with it, and where it came from.

    That is the whole move of the infantry. [A50-TEC-21]
    """
    infantry = war.board.kind_of["infantry"]
    war.remove(frame.origin, make(frame.power, infantry), count)
    return change(piece, cargo=(cargo(frame.power, infantry),), home=frame.origin)


# -- the jump ------------------------------------------------------------------------------------------


def laden(piece: int, power: int) -> bool:
    """Whether a piece in a territory is a bomber of the power with a paratrooper aboard."""
    seen = look(piece)
    return seen.owner == power and seen.home >= 0 and bool(seen.cargo)


def jump(war: War, frame: Battle) -> None:
    """After antiaircraft fire the infantry of the bombers that are left joins the battle. [A50-TEC-18]

    Bombers that only deliver leave it [A50-TEC-19]. The infantry retreats with overland attackers; without
    any, to where it took off, if that borders on the battle [A50-TEC-20, A50-TEC-21].
    """
    state, near = war.state, war.board.land_near_mask[frame.space]
    homes: tuple[int, ...] = ()
    for piece, number in frame.attackers.items():
        if not laden(piece, frame.power):
            continue
        seen = look(piece)
        frame.attackers = minus(frame.attackers, piece, number)
        frame.attackers = plus(frame.attackers, seen.aboard[0].loose, number)
        _report(war, frame.space, frame.power, number)
        if seen.status is Status.DROPPING:
            war.add(frame.space, change(piece, cargo=(), home=-1, status=Status.ALOFT), number)
        else:
            frame.attackers = plus(frame.attackers, change(piece, cargo=(), home=-1), number)
        if near >> seen.home & 1:
            homes = tuple(sorted({*homes, seen.home}))
    if homes and not state.origins.get(frame.space):
        state.origins = dict(sorted({**state.origins, frame.space: homes}.items()))


def land_on_friends(war: War, power: int) -> None:
    """Paratroopers over ground that was taken after they were ordered there just land. [A50-TEC-17]"""
    for space in bits(survey(war).up[power] & war.board.land_mask):
        if friendly_territory(war, space, power):
            for piece, number in war.own(space, power).items():
                if laden(piece, power):
                    seen = look(piece)
                    war.turn(space, piece, change(piece, cargo=(), home=-1, status=Status.ALOFT), number)
                    war.add(space, make(power, seen.aboard[0].kind, status=Status.DONE), number)
                    _report(war, space, power, number)


def _report(war: War, space: int, power: int, number: int) -> None:
    """Tell that infantry has jumped."""
    what = f"drops {counted(number, 'paratrooper')} over"
    war.emit(Announced(power=war.seat(power), what=what, space=war.name(space)))
