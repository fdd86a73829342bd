"""Friendly, hostile, occupied: the tests on which every other rule rests.

A test of territory can be made against control as it stands, as it stood when the turn began, or as it
stood when the Combat Move phase began [P40-CMV-28]; pass that control list as ``control``.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from flagplot.games.axis_allies.board import Board, bits
from flagplot.games.axis_allies.pieces import Status, look
from flagplot.games.axis_allies.play import War

# -- powers -------------------------------------------------------------------------------------------


def at_war(war: War, one: int, other: int) -> bool:
    """Whether two powers are enemies now. [P40-SET-05, P40-POL-01]"""
    return bool(war.state.war[one] >> other & 1)


def friends(war: War, one: int, other: int) -> bool:
    """Whether two powers are on the same side (a power is its own friend)."""
    return bool(war.board.friends[one] >> other & 1)


def capital_lost(war: War, power: int) -> bool:
    """Whether an enemy side holds the power's capital; China has none to lose.

    [P40-SEQ-07, P40-CHN-19, A50-LIB-22]
    """
    capital = war.board.capital[power]
    if capital < 0:
        return False
    holder = war.state.control[capital]
    return holder < war.board.n_powers and not friends(war, power, holder)


# -- territories ----------------------------------------------------------------------------------------


def friendly_territory(war: War, space: int, power: int, control: Sequence[int] | None = None) -> bool:
    """Controlled by the power or a friend, or unheld land that counts as such.

    [P40-MAP-04, P40-MAP-26, P40-MAP-27, A50-MAP-13]
    """
    holder = (control or war.state.control)[space]
    if holder < war.board.n_powers:
        return bool(war.board.friends[power] >> holder & 1)
    return war.edition.friendly_unheld(war, space, power)


def hostile_territory(war: War, space: int, power: int, control: Sequence[int] | None = None) -> bool:
    """Controlled by an enemy, or unheld land the power may attack, occupied or not. [P40-MAP-04, A50-MAP-14]

    Territory of a power at peace with ``power`` is neither friendly nor hostile.
    """
    holder = (control or war.state.control)[space]
    if holder < war.board.n_powers:
        return bool(war.state.war[power] >> holder & 1)
    return war.edition.hostile_unheld(war, space, power)


def land_masks(war: War, power: int, control: Sequence[int] | None = None) -> tuple[int, int]:
    """The sets of friendly and of hostile territories."""
    friendly = hostile = 0
    board, edition = war.board, war.edition
    held = _holdings(board.printed, tuple(control or war.state.control))
    for holder in bits(board.friends[power]):
        friendly |= held[holder]
    for holder in bits(war.state.war[power]):
        hostile |= held[holder]
    for space in bits(held[-1]) if edition.judges_unheld else ():
        if edition.friendly_unheld(war, space, power):
            friendly |= 1 << space
        elif edition.hostile_unheld(war, space, power):
            hostile |= 1 << space
    return friendly, hostile


@lru_cache(maxsize=512)  # asked by every power, for both movement phases, and control changes seldom
def _holdings(board: Board, control: tuple[int, ...]) -> tuple[int, ...]:
    """By power: the set of territories it controls; at the end those no power controls."""
    found = [0] * (board.n_powers + 1)
    for space in bits(board.land_mask):
        found[min(control[space], board.n_powers)] |= 1 << space
    return tuple(found)


def territories(war: War, power: int) -> tuple[int, ...]:
    """The territories a power controls now, in ascending order."""
    return bits(_holdings(war.board.printed, tuple(war.state.control))[power])


# -- sea zones -------------------------------------------------------------------------------------------


def hostile_zone(war: War, zone: int, power: int) -> bool:
    """Holds a surface warship of a power at war with ``power``.

    [P40-MAP-05, P40-MAP-06, P40-POL-21, A50-SZN-01, A50-SZN-02]
    """
    kinds, enemies = war.board.kinds, war.state.war[power]
    for piece in war.state.units[zone]:
        seen = look(piece)
        if enemies >> seen.owner & 1 and kinds[seen.kind].surface_warship:
            return True
    return False


def enemy_ships(war: War, zone: int, power: int) -> bool:
    """Holds any sea unit of a power at war with ``power``, submarines and transports included."""
    kinds, enemies = war.board.kinds, war.state.war[power]
    return any(kinds[look(p).kind].sea and enemies >> look(p).owner & 1 for p in war.state.units[zone])


def enemy_destroyer(war: War, zone: int, power: int) -> bool:
    """Holds a destroyer of a power at war with ``power``. [P40-SUB-05]"""
    kinds, enemies = war.board.kinds, war.state.war[power]
    for piece in war.state.units[zone]:
        seen = look(piece)
        if enemies >> seen.owner & 1 and kinds[seen.kind].destroyer:
            return True
    return False


def zone_masks(war: War, power: int) -> tuple[int, int, int]:
    """The sets of hostile zones, of zones with any enemy ship, and of zones with an enemy destroyer."""
    hostile = ships = destroyers = 0
    kinds, enemies = war.board.kinds, war.state.war[power]
    for zone, stacks in enumerate(war.state.units):
        if not stacks or not war.board.sea[zone]:
            continue
        bit = 1 << zone
        for piece in stacks:
            seen = look(piece)
            if enemies >> seen.owner & 1:
                kind = kinds[seen.kind]
                if kind.sea:
                    ships |= bit
                    if kind.surface_warship:
                        hostile |= bit
                        if kind.destroyer:
                            destroyers |= bit
    return hostile, ships, destroyers


# -- occupation ------------------------------------------------------------------------------------------


def enemy_units(war: War, space: int, power: int) -> bool:
    """Any unit of an enemy in the space, antiaircraft guns and neutral infantry included."""
    enemies, neutral = war.state.war[power], war.board.neutral
    for piece in war.state.units[space]:
        owner = look(piece).owner
        if owner == neutral or enemies >> owner & 1:
            return True
    return False


# -- bases -----------------------------------------------------------------------------------------------


def airbase_bonus(war: War, space: int, power: int) -> int:
    """1 if aircraft of the active power taking off from this territory fly one space farther.

    The base must be operative now, and have stood in friendly territory when this turn began.
    [P40-AIR-08, P40-FAC-07, P40-FAC-12, P40-CAP-31]
    """
    state = war.state
    damage = state.facilities[space][0]
    # none built this turn [P40-FAC-19]
    if not 0 <= damage < 3 or (state.turn_facilities and state.turn_facilities[space][0] < 0):
        return 0
    if not war.edition.may_use_base(war, power, state.control[space]):
        return 0
    # none captured this turn [P40-CAP-10, P40-CAP-16, P40-FAC-04]
    return int(friendly_territory(war, space, power, state.turn_control))


def naval_base_serves(war: War, zone: int, power: int) -> bool:
    """Whether an operative friendly naval base borders the zone, for movement and repair in this turn.

    [P40-CMV-22, P40-FAC-15, P40-FAC-18, P40-CAP-31]
    """
    state = war.state
    if not war.board.naval_bases:
        return False
    for land in war.board.land_near[zone]:
        damage = state.facilities[land][1]
        if (
            0 <= damage < 3
            and (not state.turn_facilities or state.turn_facilities[land][1] >= 0)  # [P40-FAC-19]
            and friendly_territory(war, land, power)
            # none captured this turn [P40-CAP-10, P40-CAP-16, P40-FAC-04]
            and friendly_territory(war, land, power, state.turn_control)
            and war.edition.may_use_base(war, power, state.control[land])
        ):
            return True
    return False


def ready(piece: int) -> bool:
    """Whether the unit has done nothing this turn."""
    return look(piece).status is Status.READY
