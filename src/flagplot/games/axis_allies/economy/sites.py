"""Where bought items may enter play, and why not elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flagplot.games.axis_allies.economy import decks, facilities
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.status import friends, territories
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

# -- complexes -------------------------------------------------------------------------------------


def held_since_start(war: War, power: int, space: int) -> bool:
    """Whether the power controls a territory and did so when its turn began. [P40-MOB-01, A50-MOB-01]"""
    state = war.state
    before = state.turn_control or state.control
    return state.control[space] == power and before[space] == power


def complex_size(war: War, power: int, space: int) -> int:
    """The size at which a complex works for the power this turn, 0 if it does not.

    It must have stood in the power's own territory when the turn began: complexes taken or bought this turn
    do not work yet [P40-MOB-02, A50-ICX-08], those of friends never do, a liberated one works from its
    owner's next turn, and one upgraded this turn still works as a minor one.
    """
    # not one taken this turn [P40-CAP-09, P40-CAP-16, P40-FAC-04, A50-ICX-06, A50-MOB-02, A50-CAP-09], not
    # a friend's [P40-MOB-03, A50-ICX-10, A50-MOB-07], not at once one that was freed [P40-MOB-20, A50-ICX-09]
    if not held_since_start(war, power, space):
        return 0
    # not one built or made larger this turn [P40-FAC-19, P40-MOB-23]
    now = war.state.facilities[space][2]
    before = war.state.turn_facilities[space][2] if war.state.turn_facilities else now
    return min(now, before)


def capacity(war: War, power: int, used: Mapping[int, int] | None = None) -> dict[int, int]:
    """Units each usable complex can still produce this turn, kept and new ones alike.

    [P40-MOB-04, P40-MOB-05, P40-MOB-24, A50-MOB-03, A50-MOB-06, A50-MOB-19]
    """
    left: dict[int, int] = {}
    for space in _complexes(war, power):
        size = complex_size(war, power, space)
        if size:
            spent = used.get(space, 0) if used else 0
            left[space] = max(0, facilities.output(war, space, size) - spent)
    return left


_last: tuple[Any, ...] = (None, None, -1, [])


def _complexes(war: War, power: int) -> list[int]:
    """Where the power had complexes when the turn began: no other can work for it.

    Asked for again and again in one turn, at whose beginning nothing changes any more, so the last are kept.
    """
    global _last
    state, last = war.state, _last
    before, parts = state.turn_control, state.turn_facilities
    if last[0] is before and last[1] is parts and last[2] == power and before and parts:
        found: list[int] = last[3]
        return found
    held = zip(before or state.control, parts or state.facilities, strict=True)
    found = [space for space, (holder, part) in enumerate(held) if holder == power and part[2]]
    _last = (before, parts, power, found)
    return found


def output_left(war: War, power: int, space: int, used: Mapping[int, int]) -> int:
    """How many more units may enter through one territory."""
    if war.edition.placement(war, power) is not None:
        return war.edition.placement_room(war, space, used.get(space, 0))
    return capacity(war, power, used).get(space, 0)


# -- facilities ------------------------------------------------------------------------------------


def facility_sites(war: War, power: int, item: str) -> list[int]:
    """Territories where a bought facility may be built. [P40-MOB-14]"""
    return [space for space in territories(war, power) if no_facility(war, power, item, space) is None]


def no_facility(war: War, power: int, item: str, space: int) -> Refusal | None:
    """Why a facility cannot be built in a space; None if it can.

    The territory must have been the power's own since the start of its turn [P40-MOB-14, A50-ICX-07,
    A50-MOB-14]; a territory has one airbase and one naval base at most [P40-MOB-21], naval bases need a coast
    [P40-MOB-19].
    """
    name = war.name(space)
    if war.board.sea[space]:
        return illegal("P40-MOB-14", f"{the(item)} is built in a territory, {the(name)} is a sea zone", name)
    if not held_since_start(war, power, space):
        return illegal(
            "P40-MOB-14", f"you have not controlled {the(name)} since the start of your turn", name
        )
    if item == facilities.UPGRADE:
        return _no_upgrade(war, space)
    if item in war.board.complexes:
        return _no_complex(war, item, space)
    if facilities.present(war.state.facilities[space], item):
        return illegal("P40-MOB-21", f"{the(name)} already has {the(item)}", name)
    if item == facilities.NAVAL_BASE and not war.board.spaces[space].coastal:
        return illegal("P40-MOB-19", f"{the(name)} has no coast", name)
    return None


def _no_complex(war: War, item: str, space: int) -> Refusal | None:
    """Rules for new complexes: one a territory, value, no island (but for the exceptions on the board).

    Where complexes produce by value, a territory needs only some value. [A50-ICX-07, A50-MOB-14, A50-MOB-18]
    """
    printed, name = war.board.spaces[space], war.name(space)
    major = item == facilities.MAJOR_IC
    if war.state.facilities[space][2]:
        return illegal("P40-MOB-17", f"{the(name)} already has an industrial complex", name)
    if printed.ipc < war.board.facility_of[item].min_value:
        rule = "P40-MOB-15" if major else "P40-MOB-16"
        return illegal(rule, f"{the(name)} is worth only {printed.ipc}", name)
    if war.board.facility_of[item].by_value:
        return None
    if printed.complex not in (("major",) if major else ("minor", "major")):
        return illegal("P40-MOB-18", f"{the(name)} is an island", name)
    return None


def _no_upgrade(war: War, space: int) -> Refusal | None:
    """Only a minor complex in a mainland territory worth 3 or more can be upgraded. [P40-PUR-10]"""
    printed, name, state = war.board.spaces[space], war.name(space), war.state
    before = state.turn_facilities[space][2] if state.turn_facilities else facilities.MINOR
    if state.facilities[space][2] != facilities.MINOR or before != facilities.MINOR:
        return illegal("P40-PUR-10", f"{the(name)} has no minor complex from earlier turns", name)
    if printed.ipc < war.board.facility_of[facilities.UPGRADE].min_value or printed.island:
        return illegal("P40-PUR-10", f"{the(name)} is an island or worth less than 3", name)
    return None


# -- units -----------------------------------------------------------------------------------------


def no_unit(war: War, power: int, item: int, space: int, used: Mapping[int, int]) -> Refusal | None:
    """Why a new unit cannot enter play in a space; None if nothing here forbids it."""
    board, kind, name = war.board, war.board.kinds[item], war.name(space)
    area = war.edition.placement(war, power)
    if area is not None:
        if not area >> space & 1:
            return illegal("P40-CHN-20", f"{the(name)} is no territory where you place new units", name)
        if not war.edition.placement_room(war, space, used.get(space, 0)):
            return illegal("P40-OPT-05", f"{the(name)} has no room for more new units this turn", name)
        return None
    if kind.sea and not board.sea[space]:
        return illegal("P40-MOB-09", f"{the(kind.id)} is placed in a sea zone next to a complex", name)
    if not board.sea[space]:
        return _no_output(war, power, space, used)
    if kind.land:
        return illegal("P40-MOB-08", "new land units cannot enter play aboard transports", name)
    if kind.air and not kind.carrier_borne:
        return illegal("P40-MOB-07", f"{the(kind.id)} is placed in the territory of a complex", name)
    reasons = [_no_output(war, power, land, used) for land in board.land_near[space]]
    if None not in reasons:
        elsewhere = ("P40-MOB-01", "P40-MOB-07")  # enemy complexes, and land without any
        near = [r for r in reasons if r is not None and r.rule not in elsewhere]
        near.sort(key=lambda reason: reason.rule == "P40-MOB-03")  # a friend's is said last
        text = f"no complex of yours lies next to {the(name)}"
        return near[0] if near else illegal("P40-MOB-09", text, name)
    if kind.air and decks.room_for_new(war, power, space) <= 0:
        if decks.friendly_room(war, power, space):
            return illegal("P40-MOB-13", "new aircraft may not be placed on a friend's carrier", name)
        return illegal("P40-MOB-11", f"no carrier of yours in {the(name)} has room", name)
    return None


def _no_output(war: War, power: int, space: int, used: Mapping[int, int]) -> Refusal | None:
    """Why no unit can enter through a territory now."""
    state, name = war.state, war.name(space)
    size, hurt = state.facilities[space][2], state.facilities[space][3]
    holder = state.control[space]
    if not size:
        return illegal("P40-MOB-07", f"{the(name)} has no industrial complex", name)
    if holder != power:
        if holder < war.board.n_powers and friends(war, power, holder):
            return illegal("P40-MOB-03", f"the complex in {the(name)} belongs to a friend", name)
        return illegal("P40-MOB-01", f"you do not control {the(name)}", name)
    working = complex_size(war, power, space)
    if not working:
        return illegal("P40-MOB-02", f"the complex in {the(name)} was taken or built this turn", name)
    most = facilities.output(war, space, working)
    if not most:
        return illegal(
            "P40-MOB-06", f"the complex in {the(name)} has too much damage to produce anything", name
        )
    if used.get(space, 0) >= most:
        rule = "P40-MOB-05" if hurt else "P40-MOB-04"
        return illegal(rule, f"the complex in {the(name)} has produced its {most} units", name)
    return None
