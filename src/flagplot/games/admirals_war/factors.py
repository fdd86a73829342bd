"""Factors of a unit as they are now: printed ones, changed by damage, overhaul and optional rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagplot.games.admirals_war.board import AMERICAN, AMPHIB, HLK, LBA, OILER, PARA, SHIP, SUB, US
from flagplot.games.admirals_war.state import CONVERTED, RAIDING, REVERSED

if TYPE_CHECKING:
    from flagplot.games.admirals_war.play import War

_BATTLE_CARRIER = "jap_ise_bbcv"  # whose factors a converted battleship has [AW-O35-01, AW-O35-04]


def is_carrier(war: War, unit: int) -> bool:
    """A ship with plane symbols, battleship-carriers included. [AW-UNI-11, AW-DEC-26]"""
    return war.board.pieces[unit].kind == SHIP and printed_air(war, unit) > 0


def printed_air(war: War, unit: int) -> int:
    """Plane symbols on the counter as it is now."""
    if war.state.marks[unit] & CONVERTED:
        return war.board.pieces[war.board.unit(_BATTLE_CARRIER)].air
    return war.board.pieces[unit].air


def armor(war: War, unit: int) -> int:
    """Damage it survives: armor, or defense. [AW-UNI-04, AW-UNI-14, AW-AMP-16]"""
    piece = war.board.pieces[unit]
    if piece.reverse is not None and war.state.marks[unit] & REVERSED:
        return piece.reverse[0]
    return piece.armor


def crippled(war: War, unit: int) -> bool:
    """A ship with as much damage as armor, and at least one point. [AW-DMG-01]"""
    damage = war.state.damage[unit]
    return damage > 0 and damage >= armor(war, unit) and war.board.pieces[unit].kind in (SHIP, OILER, HLK)


def bottomed(war: War, unit: int) -> bool:
    """On the bottom of a port: more damage than armor. [AW-RAI-13]"""
    return (
        war.board.pieces[unit].kind in (SHIP, OILER, HLK)
        and war.state.damage[unit] > armor(war, unit)
        and war.board.is_port(war.state.place[unit])
    )


def speed(war: War, unit: int) -> int:
    """Current speed, never below 1; amphibious units keep theirs. [AW-DMG-02, AW-DEC-57, AW-O36-01]"""
    piece = war.board.pieces[unit]
    if piece.kind in (AMPHIB, PARA):
        reversed_ = piece.reverse is not None and war.state.marks[unit] & REVERSED
        return piece.reverse[1] if reversed_ and piece.reverse else piece.speed
    if not piece.speed:
        return 0
    return max(1, piece.speed - war.state.damage[unit] - war.state.overhaul[unit])


def gunnery(war: War, unit: int) -> int:
    """Current gunnery dice. [AW-DMG-04]"""
    piece = war.board.pieces[unit]
    dice = piece.gunnery
    if war.state.marks[unit] & CONVERTED:
        dice = war.board.pieces[war.board.unit(_BATTLE_CARRIER)].gunnery
    if piece.kind == SHIP and crippled(war, unit):
        return 1 if dice > 1 else 0
    return dice


def air(war: War, unit: int) -> int:
    """Current airstrike dice. [AW-DMG-05]"""
    if war.board.pieces[unit].kind == LBA:
        return war.board.pieces[unit].air
    return 0 if crippled(war, unit) else printed_air(war, unit)


def gunnery_bonus(war: War, unit: int) -> bool:
    """Whether gunnery dice get the bonus now. [AW-UNI-06, AW-DMG-03, AW-O25-01, AW-DEC-11]"""
    piece, state = war.board.pieces[unit], war.state
    if piece.kind == SUB:
        if state.mode[unit] == RAIDING:
            return piece.raiding_bonus or (piece.gunnery_bonus and war.on("uboat_raiding_bonus"))
        return piece.gunnery_bonus
    if state.damage[unit]:
        return False
    if piece.gunnery_bonus and not state.marks[unit] & CONVERTED:
        return True
    return (
        war.on("gunnery_radar")
        and state.turn >= 9
        and piece.kind == SHIP
        and state.nation[unit] == AMERICAN
        and gunnery(war, unit) >= 3
    )


def air_bonus(war: War, unit: int) -> bool:
    """Whether airstrike dice get the printed bonus now. [AW-UNI-08, AW-DMG-06, AW-LBA-11, AW-O23-14]"""
    piece, state = war.board.pieces[unit], war.state
    if not piece.air_bonus:
        return False
    unready = (
        war.on("pearl_harbor_tension")
        and state.attack_turn == state.turn
        and war.seat(unit) == US
        and not state.facts.get("tora_warned", 0)  # [AW-O23-15]
    )
    return not unready


def armor_bonus(war: War, unit: int) -> bool:
    """Whether damage dice against it lose 1. [AW-UNI-07, AW-O28-01, AW-DEC-45]"""
    piece = war.board.pieces[unit]
    if piece.armor_bonus:
        return True
    return war.on("damage_control") and war.state.turn >= 6 and "at_start_us_carrier" in piece.tags
