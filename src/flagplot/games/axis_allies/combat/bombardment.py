"""Bombardment: battleships and cruisers support a landing from the zone the transports offload from.

A ship that is to bombard is marked with its target, so it supports one assault only and fires once a turn
[P40-AMP-15, P40-AMP-19, A50-AMP-13, A50-AMP-30]; the dice are thrown when the land combat begins.
"""

from __future__ import annotations

from flagplot.games.axis_allies.combat import contested
from flagplot.games.axis_allies.events import Announced
from flagplot.games.axis_allies.pieces import Status, change, look
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.text import may_mean, piece_text
from flagplot.kernel.action import Action, act
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.spelling import unknown
from flagplot.kernel.words import the

Choice = tuple[Action, int, int]  # what to say for it, and the zone and ship it is about


def choices(war: War, target: int, power: int) -> list[Choice]:
    """The ships that may still be named; none once as many bombard as land units came ashore.

    With nobody to fire at there is nothing to choose. [P40-AMP-14, A50-AMP-07, A50-AMP-08, A50-AMP-24]
    """
    if room(war, target, power) <= 0:
        return []
    if not contested.shelled(war, target, power):
        return []
    board = war.board
    zones = _zones(war, target)
    ships = [
        (zone, piece)
        for zone in zones
        for piece in war.state.units[zone]
        if look(piece).owner == power and board.kinds[look(piece).kind].bombard and look(piece).target < 0
    ]
    several = len({zone for zone, _ in ships}) > 1
    return [
        (
            act("bombard", piece_text(board, piece, power), war.name(target), *([war.name(zone)] * several)),
            zone,
            piece,
        )
        for zone, piece in ships
    ]


def _zones(war: War, target: int) -> list[int]:
    """Zones transports have offloaded from into the target and in which nobody fought.

    Neither a sea combat, the sinking of transports included, nor a kamikaze attack may have taken place
    there. [P40-AMP-12, P40-AMP-13, A50-AMP-06, A50-AMP-07, A50-AMP-24]
    """
    state = war.state
    return [
        zone
        for zone in contested.launch_zones(war, target)
        if zone not in state.fought_zones  # [P40-AMP-11, P40-AMP-16, A50-AMP-09]
        and zone not in state.kamikaze_zones  # [P40-KAM-12]
        # ships bombard only from there [P40-BBS-04, P40-CRU-02, A50-UNI-18]
        and any(look(p).status is Status.OFFLOADED and look(p).target == target for p in state.units[zone])
    ]


def room(war: War, target: int, power: int) -> int:
    """How many more ships may bombard: as many as units came ashore from transports, less those named.

    Overland units do not count, and it does not matter which zone the others came from.
    [P40-AMP-14, A50-AMP-08, A50-AMP-24]
    """
    ashore = sum(
        count
        for piece, count in war.state.units[target].items()
        if look(piece).owner == power and look(piece).status is Status.SEABORNE
    )
    return ashore - sum(count for count, _ in shots(war, target, power))


def assign(war: War, target: int, power: int, action: Action) -> None:
    """Mark a ship as bombarding the target; it has fought this turn."""
    for choice, zone, piece in choices(war, target, power):
        if choice == action:
            war.turn(zone, piece, change(piece, status=Status.DONE, target=target))
            ship = war.board.kinds[look(piece).kind].id
            detail = f"with a {the(ship)} from {the(war.name(zone))}"
            told = Announced(
                power=war.seat(power), what="bombards", space=war.name(target), detail=detail,
                order="bombard", pieces=ship,
            )  # fmt: skip
            war.emit(told)
            return


def shots(war: War, target: int, power: int) -> tuple[tuple[int, int], ...]:
    """(dice, value) of the bombardment, highest value first: 4 a battleship, 3 a cruiser.

    [P40-AMP-17, A50-AMP-10]
    """
    kinds = war.board.kinds
    dice: dict[int, int] = {}
    for zone in contested.launch_zones(war, target):
        for piece, count in war.state.units[zone].items():
            seen = look(piece)
            if seen.owner == power and seen.target == target and kinds[seen.kind].bombard:
                value = kinds[seen.kind].bombard
                dice[value] = dice.get(value, 0) + count
    return tuple((count, value) for value, count in sorted(dice.items(), reverse=True))


def why_not(war: War, target: int, power: int, action: Action) -> Refusal | None:
    """Say why a ship may not bombard."""
    if len(action.args) < 2:
        return None
    board, where = war.board, str(action.args[1])
    if where not in board.space_of:
        return unknown("space", where, war.board.space_ids)
    if where != war.name(target):
        return illegal("P40-AMP-13", f"only {the(war.name(target))} is being assaulted now", where)
    found = None
    for zone in contested.launch_zones(war, target):
        for piece in war.state.units[zone]:
            if look(piece).owner == power and may_mean(board, piece, action.args[0], power):
                found = found or _silent(war, zone, piece)
    return found or illegal(
        "P40-AMP-13", "only battleships and cruisers beside offloading transports bombard", where
    )


def _silent(war: War, zone: int, piece: int) -> Refusal | None:
    """What keeps a ship in a launch zone from bombarding."""
    name, seen = war.name(zone), look(piece)
    kind = war.board.kinds[seen.kind]
    if not kind.bombard:
        return illegal("P40-AMP-13", f"a {the(kind.id)} cannot bombard", name, kind.id)
    if zone in war.state.fought_zones:
        return illegal("P40-AMP-11", f"there was a sea combat in {the(name)}", name)
    if zone in war.state.kamikaze_zones:
        return illegal("P40-KAM-12", f"there was a kamikaze attack in {the(name)}", name)
    if seen.target >= 0 and war.board.sea[seen.target]:
        where = war.name(seen.target)
        return illegal("P40-AMP-11", f"this {the(kind.id)} has fought in {the(where)} this turn", name, where)
    if seen.target >= 0:
        return illegal("P40-AMP-19", "a ship bombards only once a turn", name, kind.id)
    return None


def too_late(war: War, power: int, action: Action) -> Refusal | None:
    """Why nothing bombards a territory any more, or did not at all. [P40-AMP-07]"""
    where = str(action.args[1]) if len(action.args) > 1 else ""
    if where not in war.board.space_of or power != war.state.active:
        return None
    zones = contested.launch_zones(war, war.board.space_of[where])
    if not zones:
        return illegal("P40-AMP-13", f"no assault on {the(where)} was announced", where)
    meant = [
        _silent(war, zone, piece)
        for zone in zones
        for piece in war.own(zone, power)
        if may_mean(war.board, piece, action.args[0], power)
    ]
    if meant and None not in meant:
        return meant[0]
    if shots(war, war.board.space_of[where], power):
        return illegal(
            "P40-AMP-14", f"one ship a unit landed has bombarded {the(where)}, or was let off", where
        )
    return illegal("P40-AMP-07", f"ships bombard {the(where)} before its land combat, not now", where)
