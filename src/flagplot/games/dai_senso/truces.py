"""What Truces keep from happening between the Axis and a Country under one. [13.6.2]

The Axis is bound as the TAC is, with the roles exchanged. Under Reassess Policy and Armistice
nobody fights; under
Negotiation those who stand face to face may. Supply is not touched. [DSB-TR-01, DSB-TR-02,
DSB-TR-03, DSB-TR-32]
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagplot.board.spaces import mask_of, members
from flagplot.games.dai_senso.counters import DETACHMENT
from flagplot.games.dai_senso.factions import AXIS
from flagplot.games.dai_senso.ground import ground
from flagplot.games.dai_senso.markers import LOGISTICS
from flagplot.games.dai_senso.movement.frames import Movement
from flagplot.games.dai_senso.places import IDS, zone_of
from flagplot.games.dai_senso.posture import fences, of_counter, posture
from flagplot.games.dai_senso.sea.seas import seas
from flagplot.games.dai_senso.state import TRUCES
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

if TYPE_CHECKING:
    from flagplot.games.dai_senso.play import War

HEAVY = ("reassess_policy", "armistice")  # under which nobody fights [see DSB-TR-11]


def in_force(war: War) -> bool:
    """Whether any Posture Box holds a Truce; without one there is nothing to ask. [DSB-TR-01]"""
    return not set(TRUCES).isdisjoint(war.state.posture)


def _bound(war: War, faction: int, nation: str) -> tuple[str, ...]:
    """The Truces that bind units of a nation: its own; for the Axis all there are. [DSB-TR-02, DSB-TR-03]"""
    if faction == AXIS:
        return TRUCES
    held = posture(war, nation, faction)
    return (held,) if held in TRUCES else ()


# -- the other side, as sets of hexes in a number ----------------------------------------------------------


def _land(war: War, faction: int, kinds: tuple[str, ...]) -> int:
    """The hexes of Countries on the other side of a Truce, and of their Dependents."""
    lands = war.lands
    if faction != AXIS:
        return mask_of(hex for hex in lands.active if lands.faction[hex] == AXIS)
    return mask_of(
        hex for hex in fences(war).tac if posture(war, lands.country[hex], lands.faction[hex]) in kinds
    )


def _counters(war: War, faction: int, kinds: tuple[str, ...], *, markers_alone: bool) -> int:
    """The hexes with ground units, Detachments or Logistics markers of the other side.

    Or with markers alone.
    """
    found = 0
    for hex, stack in war.state.at.items():
        if any(_opposes(war, one, faction, kinds) and _counts(war, one, markers_alone) for one in stack):
            found |= 1 << hex
    return found


def _opposes(war: War, number: int, faction: int, kinds: tuple[str, ...]) -> bool:
    if faction != AXIS:
        return war.faction(number) == AXIS
    return war.faction(number) != AXIS and of_counter(war, number) in kinds


def _counts(war: War, number: int, markers_alone: bool) -> bool:
    face = war.face(number)
    return face.kind in (DETACHMENT, LOGISTICS) or (face.ground and not markers_alone)


def _with_neighbours(war: War, hexes: int) -> int:
    grid = war.tables.map.board.grid
    return hexes | mask_of(other for hex in members(hexes) for other in grid.around(hex))


# -- support units -----------------------------------------------------------------------------------------


def no_placing(war: War, faction: int, nation: str) -> int:
    """The hexes in which a Truce lets no support unit be placed.

    In or beside the land of the other side, and with its ground units, Detachments and Logistics markers.
    [DSB-TR-04, DSB-TR-16, DSB-TR-23]
    """
    kinds = _bound(war, faction, nation) if in_force(war) else ()
    if not kinds:
        return 0
    near = _with_neighbours(war, _land(war, faction, kinds))
    return near | _counters(war, faction, kinds, markers_alone=False)


def why_no_placing(war: War, number: int, place: int) -> Refusal | None:
    """Why a Truce keeps a support unit or an Airdrop out of a hex, or out of an On Station Box.

    Under Reassess Policy and Armistice no ship is stationed where the other side has a Port, unless
    an Ally at War
    has one there too. [DSB-TR-05, DSB-TR-24, see DSB-TR-04, DSB-TR-23]
    """
    if not in_force(war):
        return None
    faction, nation, id = war.faction(number), war.counter(number).nation, war.id(number)
    zone = zone_of(place)
    if zone >= 0:
        kinds = tuple(one for one in _bound(war, faction, nation) if one in HEAVY)
        ports = seas().ports[zone]
        if kinds and ports & _land(war, faction, kinds) and not ports & fences(war).fighting.mask:
            rule = "DSB-TR-24" if faction == AXIS else "DSB-TR-05"
            return illegal(rule, f"a Truce keeps {the(id)} out of {the(IDS[place])}", id)
        return None
    if no_placing(war, faction, nation) >> place & 1:
        rule = "DSB-TR-23" if faction == AXIS else "DSB-TR-04"
        return illegal(rule, f"a Truce keeps {the(id)} away from {the(IDS[place])}", id, IDS[place])
    return None


def may_contest(war: War, number: int, placed: int) -> bool:
    """Whether a unit may contest a placement: not across a Truce under which nobody fights.

    [DSB-TR-06, DSB-TR-25, DSB-TR-16]
    """
    if not in_force(war) or placed < 0:
        return True
    ours, theirs = war.faction(number), war.faction(placed)
    if AXIS not in (ours, theirs):
        return True
    return of_counter(war, placed if ours == AXIS else number) not in HEAVY


# -- ground units ------------------------------------------------------------------------------------------


def no_entry(war: War, faction: int, nation: str) -> int:
    """The hexes a Truce closes to ground units of a nation that move.

    Under Reassess Policy and Armistice those with Detachments and Logistics markers of the other side; in
    Operational Movement under any Truce those in its ZOC in which no friend stands.
    [DSB-TR-08, DSB-TR-09, DSB-TR-17, DSB-TR-26, DSB-TR-27]
    """
    kinds = _bound(war, faction, nation) if in_force(war) else ()
    if not kinds:
        return 0
    heavy = tuple(one for one in kinds if one in HEAVY)
    found = _counters(war, faction, heavy, markers_alone=True) if heavy else 0
    if operational(war):
        found |= _zone(war, faction, kinds) & ~war.occupation.standing[faction]
    return found


def operational(war: War) -> bool:
    """Whether Operational Movement is going on."""
    return any(isinstance(frame, Movement) and not frame.reserve for frame in war.state.frames)


def _zone(war: War, faction: int, kinds: tuple[str, ...]) -> int:
    """The ZOC of the other side's ground units."""
    reach, found = ground().zone, 0
    for hex, stack in war.state.at.items():
        if any(war.face(one).ground and _opposes(war, one, faction, kinds) for one in stack):
            found |= reach[hex]
    return found


def why_no_entry(war: War, number: int, hex: int) -> Refusal | None:
    """The clause of a Truce that keeps a ground unit out of a hex. [see DSB-TR-08, DSB-TR-09]"""
    faction, nation = war.faction(number), war.counter(number).nation
    if not no_entry(war, faction, nation) >> hex & 1:
        return None
    heavy = tuple(one for one in _bound(war, faction, nation) if one in HEAVY)
    marked = heavy and _counters(war, faction, heavy, markers_alone=True) >> hex & 1
    if faction == AXIS:
        rule = "DSB-TR-27" if marked else "DSB-TR-26"
    else:
        rule = "DSB-TR-09" if marked else "DSB-TR-08"
    return illegal(
        rule, f"a Truce keeps {the(war.id(number))} out of {the(IDS[hex])}", IDS[hex], war.id(number)
    )


def why_no_attack(war: War, number: int, hex: int) -> Refusal | None:
    """Why a Truce keeps a unit from attacking a hex; Negotiation lets those fight who stand there.

    [DSB-TR-11, DSB-TR-18, DSB-TR-28]
    """
    if not in_force(war):
        return None
    faction, id = war.faction(number), war.id(number)
    others = war.enemy_ground(hex, faction)
    if faction == AXIS:
        bound = [one for one in others if of_counter(war, one) in HEAVY]
        rule = "DSB-TR-28"
    else:
        bound = [one for one in others if war.faction(one) == AXIS and of_counter(war, number) in HEAVY]
        rule = "DSB-TR-11"
    return (
        illegal(rule, f"a Truce forbids {the(id)} to attack {the(IDS[hex])}", IDS[hex], id) if bound else None
    )


def no_retreat(war: War, faction: int) -> int:
    """The hexes no unit of a faction retreats into because of a Truce: with markers of the other side.

    An Ally is bound if any of its boxes is, since who retreats may be of several nations.
    [DSB-TR-12, DSB-TR-29]
    """
    heavy = tuple(one for one in HEAVY if one in war.state.posture)
    if not heavy:
        return 0
    return _counters(war, faction, heavy, markers_alone=True) if faction == AXIS or _tac(war, faction) else 0


def _tac(war: War, faction: int) -> bool:
    lands = war.lands
    return any(
        lands.faction[hex] == faction and posture(war, lands.country[hex], faction) in HEAVY
        for hex in fences(war).tac
    )
