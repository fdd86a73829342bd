"""Why aircraft may not take off, or may not fly there: the reasons behind what ``air`` leaves out."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from flagplot.games.axis_allies.moves import air, missing, paratroopers
from flagplot.games.axis_allies.moves.frames import AirOrder
from flagplot.games.axis_allies.moves.outlook import neutrals, outlook
from flagplot.games.axis_allies.moves.reach import distance, path, rings
from flagplot.games.axis_allies.pieces import look
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.status import enemy_ships
from flagplot.games.axis_allies.tally import tally
from flagplot.games.axis_allies.text import piece_text
from flagplot.kernel.action import Action, act
from flagplot.kernel.refusal import Refusal, illegal, malformed
from flagplot.kernel.spelling import unknown
from flagplot.kernel.words import the


def why_not(war: War, frame: AirOrder, action: Action) -> Refusal | None:
    """The reason against one action of an air order."""
    if action.verb == "take":
        return _no_take(war, frame, action)
    if action.verb == "fly":
        return _no_flight(war, frame, action)
    if action.verb in ("step", "halt"):
        return malformed("aircraft are sent off with: 'fly <space>'")
    return None


def no_order(war: War, power: int, space: int, *, combat: bool) -> Refusal:
    """Why no aircraft of a space has anywhere to fly."""
    here = war.name(space)
    groups = tally(war.state.units[space], war.board).aircraft(power)
    if not groups:
        return _grounded(war, power, space, combat=combat)
    frame = AirOrder(power=power, origin=space, combat=combat, force=dict(groups[:1]))
    sky = air.sky(war, power, combat=combat)
    reach = 0
    for piece, _ in groups:
        reach |= sky.view.rings(space)[air.points(war, power, space, piece)] & sky.targets
    if combat and reach:
        return _no_landing(war, frame, *_spaces(reach))
    if combat:
        return illegal("P40-AIR-24", f"aircraft in {the(here)} have nothing to attack in range", here)
    return illegal("P40-AIR-16", f"aircraft in {the(here)} have no other place to land in range", here)


def _spaces(mask: int) -> list[int]:
    return [space for space in range(mask.bit_length()) if mask >> space & 1]


def _grounded(war: War, power: int, space: int, *, combat: bool) -> Refusal:
    """There are no aircraft to send: none at all, moved already, or kept on a carrier."""
    here, kinds = war.name(space), war.board.kinds
    for piece in war.state.units[space]:
        seen = look(piece)
        if any(item.owner == power for item in seen.aboard) and kinds[seen.kind].deck:
            if seen.damaged:
                return illegal(
                    "P40-CVS-07", f"nobody takes off from the damaged carrier in {the(here)}", here
                )
            return illegal("P40-CVS-05", f"the aircraft have moved with their carrier to {the(here)}", here)
        if seen.owner == power and kinds[seen.kind].air:
            rule = "P40-CMV-09" if combat else "P40-NCM-01"
            return illegal(rule, f"the aircraft in {the(here)} have made their move", here)
    return missing.none_here(war, power, space, "aircraft", lambda kind: kind.air)


def _no_take(war: War, frame: AirOrder, action: Action) -> Refusal:
    if len(action.args) != 2 or not isinstance(action.args[1], int):
        return malformed("aircraft are taken up like: take fighter 2")
    wanted, here = str(action.args[0]), war.name(frame.origin)
    for piece, count in tally(war.state.units[frame.origin], war.board).aircraft(frame.power):
        text = piece_text(war.board, piece, frame.power)
        if wanted not in (text, text.split("~")[0]):
            continue
        if count < frame.force.get(piece, 0) + action.args[1]:
            return missing.too_few(war, frame.origin, wanted, count)
        if frame.combat:
            return illegal("P40-AIR-10", f"so many of {the(wanted)} can land after no attack", wanted, here)
        return illegal("P40-AIR-16", f"so many of {the(wanted)} find no other landing in range", wanted, here)
    kind = war.board.kind_of.get(wanted.split("~")[0], -1)
    if not any(_has(piece, frame.power, kind) for piece in war.state.units[frame.origin]):
        return missing.none_here(war, frame.power, frame.origin, wanted, lambda one: one.id == wanted)
    return _grounded(war, frame.power, frame.origin, combat=frame.combat)


def _has(piece: int, power: int, kind: int) -> bool:
    """Whether a piece is, or carries, an aircraft of that type of the power."""
    seen = look(piece)
    return (seen.owner, seen.kind) == (power, kind) or any(
        (item.owner, item.kind) == (power, kind) for item in seen.aboard
    )


# -- flights -------------------------------------------------------------------------------------------


def _no_flight(war: War, frame: AirOrder, action: Action) -> Refusal:
    board = war.board
    name = str(action.args[0]) if action.args else ""
    if name not in board.space_of:
        return unknown("space", name, board.space_ids)
    if not frame.force:
        return illegal("P40-AIR-01", "take up aircraft first", name)
    end = board.space_of[name]
    if frame.combat:
        role = str(action.args[1]) if len(action.args) == 2 else ""
        if role not in war.edition.roles:
            return unknown("purpose of a flight", role, war.edition.roles, listing=True)
        far = _out_of_range(war, frame, end)
        return far or _no_target(war, frame, end, role) or _no_landing(war, frame, end)
    if len(action.args) != 1:
        return malformed("noncombat flights have no purpose but landing: 'fly <space>'")
    return _no_place(war, frame, end) or _out_of_range(war, frame, end) or _no_deck(war, frame, end)


def no_way(war: War, frame: AirOrder, names: list[str], role: str) -> Refusal | None:
    """Why aircraft cannot fly over the spaces named on the way; where it ends is another question.

    The spaces named bind: a way that is not flown like that is refused. [P40-MAP-15, P40-AIR-04]
    """
    board, power = war.board, frame.power
    for name in names:
        if name not in board.space_of:
            return unknown("space", name, board.space_ids)
    if not frame.force:
        return illegal("P40-AIR-01", "take up aircraft first", *names)
    way = [board.space_of[name] for name in names]
    closed = _closed_way(war, frame, way[1:-1])
    if closed is not None:
        return closed
    view = outlook(war, power, combat=frame.combat)
    if role in paratroopers.ROLES:
        stops = [space for space in way[1:-1] if view.hostile >> space & 1]
        if stops:
            return _must_stop(war, stops[0])
    needed = sum(distance(view.rings(here), there) for here, there in pairwise(way))
    move = min(air.points(war, power, frame.origin, piece) for piece in frame.force)
    if needed > move:
        too_long = illegal("P40-AIR-04", f"that way is too long for {move} movement points", *names)
        return _closed_way(war, frame, way[-1:]) or too_long
    reach = paratroopers.ways(war, frame) if role in paratroopers.ROLES else view.rings(frame.origin)
    if distance(reach, way[-1]) > move:
        return None  # the end itself is closed
    return _other_way(war, frame, way, role, needed)


def _other_way(war: War, frame: AirOrder, way: list[int], role: str, needed: int) -> Refusal | None:
    """The flight would not take the way named: it is longer than it need be, or provokes whom it need not.

    [P40-AIR-04, P40-POL-31]
    """
    flown = air.course(war, frame, way[-1], role)
    over = war.edition.provoking_mask(war, frame.power)
    names = [war.name(space) for space in way]
    for space in way[1:-1]:
        if over >> space & 1 and not any(over >> other & 1 for other in flown):
            text = f"over {the(war.name(space))} means war, and {the(names[-1])} is reached without it"
            return illegal("P40-POL-31", text, *names)
    lands = not frame.combat and not war.board.sea[way[-1]]  # then nobody asks what it had left
    if needed > len(flown) - 1 and not lands:
        text = f"aircraft take the shortest way: {len(flown) - 1} spaces to {the(names[-1])}, not {needed}"
        return illegal("P40-AIR-04", text, *names)
    return None


def _must_stop(war: War, space: int) -> Refusal:
    """Paratroopers get no farther than the first hostile territory. [A50-TEC-16, A50-TEC-17]"""
    name = war.name(space)
    text = f"bombers with paratroopers must stop in the first hostile territory they enter, {the(name)}"
    return illegal("A50-TEC-17", text, name)


def astray(war: War, frame: AirOrder, names: list[str], role: str) -> Refusal | None:
    """What is wrong with the flight named, where its aircraft could not be taken up for any flight at all.

    None if only the landing is: that has been said. [P40-AIR-04, P40-AIR-16, P40-AIR-24]
    """
    if not frame.force:
        return None
    found = no_way(war, frame, names, role) if len(names) > 2 else None
    found = found or _no_flight(war, frame, act("fly", names[-1], *[role] * frame.combat))
    landing = [war.edition.cite(rule) for rule in ("P40-AIR-10", "P40-AIR-12", "P40-AIR-23")]
    return None if war.edition.cite(found.rule) in landing else found


def _closed_way(war: War, frame: AirOrder, spaces: Sequence[int]) -> Refusal | None:
    """The first of some spaces that may not be flown over."""
    kind = look(next(iter(frame.force))).kind
    for space in spaces:
        closed = war.edition.no_entry(war, space, frame.power, kind, flying=True)
        if closed is not None:
            return closed
        if neutrals(war, combat=frame.combat) >> space & 1:
            over = war.name(space)
            return illegal("P40-MAP-15", f"neutral {the(over)} may not be flown over", over)
    return None


def _out_of_range(war: War, frame: AirOrder, end: int) -> Refusal | None:
    """The destination is closed, or too far, or the short way there is."""
    board, power, name = war.board, frame.power, war.name(end)
    kind = look(next(iter(frame.force))).kind
    closed = war.edition.no_entry(war, end, power, kind, flying=True)
    if closed is not None:
        return closed
    view = outlook(war, power, combat=frame.combat)
    move = min(air.points(war, power, frame.origin, piece) for piece in frame.force)
    needed = distance(view.rings(frame.origin), end)
    if needed <= move:
        return None
    if distance(rings(board, frame.origin, 0, 0), end) <= move:
        closed = _closed_way(war, frame, path(board, frame.origin, end, 0, 0)[1:-1])
        if closed is not None:
            return closed
    return illegal(
        "P40-AIR-04",
        f"{the(name)} is out of range: {move} movement points from {the(war.name(frame.origin))}",
        name,
    )


def _no_target(war: War, frame: AirOrder, end: int, role: str) -> Refusal | None:
    """A combat flight must end in combat, in a role the aircraft can play."""
    board, power, name = war.board, frame.power, war.name(end)
    view = outlook(war, power, combat=True)
    if not air.combat_ends(war, power, view) >> end & 1:
        if board.sea[end] and (barred := war.edition.no_attack(war, end, power)):
            return barred
        if board.sea[end] and not enemy_ships(war, end, power):
            assault = ", and no assault starts there" if war.edition.lone_aircraft_hunt else ""
            return illegal("P40-AIR-24", f"nothing to attack in {the(name)}{assault}", name)
        if board.sea[end]:
            return illegal(
                "A50-CMV-10", f"aircraft attack the submarines in {the(name)} only beside ships that do", name
            )
        if view.friendly >> end & 1 or end in war.state.captured:
            return illegal("P40-AIR-24", f"{the(name)} is friendly; a combat flight ends in a fight", name)
        barred = war.edition.no_attack(war, end, power)
        return barred or illegal("P40-POL-31", f"{the(name)} is at peace with {the(war.seat(power))}", name)
    if role in air.roles(war, frame, end):
        return None
    kinds = [board.kinds[look(piece).kind] for piece in frame.force]
    if role in paratroopers.ROLES:
        return _no_drop(war, frame, end)
    if role == "raid":
        if not all(kind.raids for kind in kinds):
            raiders = " and ".join(f"{kind.name.lower()}s" for kind in board.kinds if kind.raids)
            return illegal("P40-SBR-01", f"only {raiders} raid", name)
        return illegal("P40-SBR-01", f"there is no facility to raid in {the(name)}", name)
    if not any(kind.escorts for kind in board.kinds):
        return illegal("P40-SBR-03", "raids are neither escorted nor intercepted", name)
    if not all(kind.escorts for kind in kinds):
        return illegal("P40-SBR-03", "only fighters escort a raid", name)
    return illegal("P40-SBR-04", f"no raid on {the(name)} has been ordered that could be escorted", name)


def _no_drop(war: War, frame: AirOrder, end: int) -> Refusal:
    """Nobody can jump there. [A50-TEC-16, A50-TEC-17, A50-TEC-21]"""
    name, here = war.name(end), war.name(frame.origin)
    kinds = [war.board.kinds[look(piece).kind] for piece in frame.force]
    if not all(kind.drops for kind in kinds):
        text = "only bombers carry paratroopers, and only those of a power that has the technology"
        return illegal("A50-TEC-16", text, name)
    if not paratroopers.can_carry(war, frame):
        text = f"every bomber needs an infantry of its own power in {the(here)} that has not moved"
        return illegal("A50-TEC-21", text, here)
    if war.board.sea[end]:
        return illegal("A50-TEC-16", "paratroopers jump over hostile territory", name)
    move = min(air.points(war, frame.power, frame.origin, piece) for piece in frame.force)
    if distance(paratroopers.ways(war, frame), end) > move:
        text = f"on the way to {the(name)} the bombers would have to stop in the first hostile territory"
        return illegal("A50-TEC-17", text, name)
    return _no_landing(war, frame, end)


def _no_landing(war: War, frame: AirOrder, end: int, *others: int) -> Refusal:
    """No conceivable landing, from there or the other targets; or a carrier others need would be held."""
    name = war.name(end)
    if air.sky(war, frame.power, combat=True).pinned >> end & 1:
        return illegal("P40-AIR-12", f"attacking in {the(name)} would hold a carrier others need", name)
    there = f"to any target in range, as {the(name)}," if others else f"to {the(name)}"
    text = f"after flying {there} there is no conceivable safe landing"
    if all(war.board.kinds[look(piece).kind].carrier_borne for piece in frame.force):
        text += "; attacks and carrier moves it depends on must be ordered first"
    return illegal("P40-AIR-10", text, name)


def _no_place(war: War, frame: AirOrder, end: int) -> Refusal | None:
    """The destination is no landing place for these aircraft."""
    board, power, name = war.board, frame.power, war.name(end)
    if end == frame.origin:
        return illegal("P40-AIR-01", f"the aircraft are in {the(name)} already", name)
    if board.sea[end]:
        if all(board.kinds[look(piece).kind].carrier_borne for piece in frame.force):
            return None
        heavy = next(k for k in (board.kinds[look(p).kind] for p in frame.force) if not k.carrier_borne)
        return illegal("P40-AIR-19", f"a {heavy.name.lower()} never lands on a carrier", name)
    view = outlook(war, power, combat=False)
    if view.landable >> end & 1:
        return None
    if view.friendly >> end & 1:
        return illegal("P40-NCM-16", f"{the(name)} was not friendly when the turn began", name)
    kind = look(next(iter(frame.force))).kind
    closed = war.edition.no_entry(war, end, power, kind, flying=False)
    return closed or illegal("P40-AIR-16", f"{the(name)} is not friendly", name)


def _no_deck(war: War, frame: AirOrder, end: int) -> Refusal:
    name = war.name(end)
    carriers = tally(war.state.units[end], war.board).carriers
    if any(look(piece).damaged for piece, _ in carriers) and all(look(p).damaged for p, _ in carriers):
        return illegal("P40-CVS-07", f"nobody lands on the damaged carrier in {the(name)}", name)
    for owner in [look(piece).owner for piece, _ in carriers]:
        if war.board.friends[frame.power] >> owner & 1 and not war.edition.may_share(war, frame.power, owner):
            return war.edition.unshared(war, frame.power, owner)
    waiting = tally(war.state.units[frame.origin], war.board).airborne.get(frame.power, ())
    if any(look(piece).aloft for piece, _ in waiting) or carriers:
        return illegal("P40-NCM-11", f"no carrier with room could be in {the(name)} for all of them", name)
    return illegal("P40-AIR-23", f"in {the(name)} the aircraft would be out of reach of a safe landing", name)
