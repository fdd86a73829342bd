"""Overruns: armor rolls over a lone one-step unit on its way. [3.2]"""

from __future__ import annotations

from flagplot.board.travel import CLOSED
from flagplot.games.dai_senso import failures, zones
from flagplot.games.dai_senso.combat import ranged, shifts, terrain
from flagplot.games.dai_senso.movement import entering
from flagplot.games.dai_senso.movement.costs import allowance, tariff
from flagplot.games.dai_senso.movement.frames import Movement
from flagplot.games.dai_senso.places import IDS
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.weather import MUD, weather
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the


def able(war: War, number: int) -> bool:
    """Whether a unit overruns at all: armor type, several steps. [DSA-OVR-01]"""
    face = war.face(number)
    return face.armor_type and face.steps > 1


def targets(war: War, frame: Movement, number: int) -> list[int]:
    """The hexes beside a unit that it may overrun as it stands, clockwise."""
    if frame.reserve or not able(war, number):
        return []
    around = war.tables.map.board.grid.around(war.state.place[number])
    enemies = entering.enemy_units(war, war.faction(number))
    return [hex for hex in around if enemies >> hex & 1 and why_not(war, frame, number, hex) is None]


def why_not(war: War, frame: Movement, number: int, hex: int) -> Refusal | None:
    """Why a unit that may move cannot overrun what is in a hex; None if it can, as often as it likes.

    It ignores the ZOC of the unit it overruns if it goes straight on, not that of others.
    [DSA-OVR-03, DSA-OVR-04]
    """
    if frame.reserve:  # [DSA-RSV-04, DSA-OVR-05]
        return illegal("DSA-RSV-04", "in Reserve Movement nobody overruns")
    if not able(war, number):
        return illegal("DSA-OVR-01", "only multi-step armor overruns", war.id(number))
    enemy = _lone(war, war.faction(number), hex)
    if enemy is None:
        return illegal("DSA-OVR-01", f"a single one-step unit is overrun, not {the(IDS[hex])}", IDS[hex])
    start = war.state.place[number]
    if weather(war, start) == MUD and start in zones.projected(war, war.faction(number)):
        text = f"{the(war.id(number))} cannot leave an enemy zone of control in mud"
        return illegal("DSA-MOV-52", text, IDS[start])
    if refusal := failures.why_no_move(war, war.faction(number), start, hex):
        return refusal
    if price(war, frame, number, hex) == CLOSED:
        return illegal("DSA-MOV-11", f"the way into {the(IDS[hex])} cannot be paid or is closed", IDS[hex])
    if (
        frame.mover == number
        and frame.stopped
        and zones.projectors(war, start, war.faction(number)) != [enemy]
    ):
        text = f"{the(war.id(number))} stopped in the zone of control of other units too"
        return illegal("DSA-OVR-03", text, IDS[start])
    return protection(war, start, hex, enemy) or _others(war, hex, enemy)


def _others(war: War, hex: int, enemy: int) -> Refusal | None:
    """Units beside the one that is overrun keep everybody out. [see DSA-MOV-50]"""
    for one in war.stack(hex):
        if one != enemy and war.face(one).unit:
            return illegal("DSA-MOV-50", f"{the(war.id(one))} is in {the(IDS[hex])} too", IDS[hex])
    return None


def _lone(war: War, faction: int, hex: int) -> int | None:
    """The only enemy ground unit in a hex if it has one step; markers do not matter. [DSA-OVR-01]"""
    there = war.enemy_ground(hex, faction)
    return there[0] if len(there) == 1 and war.face(there[0]).steps == 1 else None


def price(war: War, frame: Movement, number: int, hex: int) -> int:
    """The normal cost of the step, or all a unit has if it is its first hex. [DSA-OVR-02, DSA-MOV-12]

    ``CLOSED`` where it cannot be paid.
    """
    left = allowance(war, number) - (frame.spent if frame.mover == number else 0)
    steps = dict(tariff(war, number).steps.steps[war.state.place[number]])
    if hex not in steps or hex in war.lands.closed or entering.bounds(war, number) >> hex & 1:
        return CLOSED
    if steps[hex] <= left:
        return steps[hex]
    return left if left == allowance(war, number) else CLOSED


# -- what protects from it -------------------------------------------------------------------------------


def protection(war: War, start: int, hex: int, enemy: int) -> Refusal | None:
    """What would shift a column for the unit if it were attacked, and so protects it. [DSA-OVR-06]"""
    at, id, faction = IDS[hex], war.id(enemy), war.faction(enemy)
    # a road or rail over the side does not help [DSA-OVR-06a, see DSI-MAP-11]
    if terrain.hex_shift(war, hex):
        return illegal("DSA-OVR-06a", f"the terrain of {the(at)} protects {the(id)}", at)
    if terrain.hexside_shift(war, hex, [start])[0]:
        return illegal("DSA-OVR-06a", f"the hexside in front of {the(at)} protects {the(id)}", at)
    if weather(war, hex) == MUD:  # [DSA-OVR-06b]
        return illegal("DSA-OVR-06b", f"the mud in {the(at)} protects {the(id)}", at)
    if shifts.fortress(war, [enemy]):
        return illegal("DSA-OVR-06b", f"{the(id)} is a fortress", at)
    for air in shifts.air_units(war, hex, faction, [enemy]):
        return illegal("DSA-OVR-06b", f"{the(war.id(air))} protects {the(id)}", at, war.id(air))
    # an HQ protects any number of units: it has fought for none of them [DSA-OVR-06c]
    for hq in ranged.supporters(war, hex, faction, [enemy], ()):
        return illegal("DSA-OVR-06c", f"{the(war.id(hq))} protects {the(id)}", at, war.id(hq))
    if shifts.hq(war, [enemy], -1):
        return illegal("DSA-OVR-06c", f"{the(id)} is a supplied HQ", at)
    return None


def overrun(war: War, number: int, hex: int) -> None:
    """Roll over the unit in a hex: it is eliminated at once. [DSA-OVR-02]"""
    enemy = _lone(war, war.faction(number), hex)
    assert enemy is not None
    war.move(number, hex, (hex,))
    war.leave(enemy, "is overrun")
    entering.entered(war, number, hex)
