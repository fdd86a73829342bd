"""Why an order to ships is refused."""

from __future__ import annotations

import re

from flagplot.games.axis_allies.moves import missing, transports
from flagplot.games.axis_allies.moves.flotilla import (
    attacked_by_arrivals,
    fits,
    force_of,
    loaded_in_combat,
    ready_units,
)
from flagplot.games.axis_allies.moves.frames import SeaOrder
from flagplot.games.axis_allies.moves.land import captured_gun
from flagplot.games.axis_allies.moves.sea_routes import Chart, allowance, beaches, held_zones
from flagplot.games.axis_allies.pieces import Stacks, Status, look
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.status import hostile_zone
from flagplot.games.axis_allies.tally import tally
from flagplot.games.axis_allies.text import piece_text
from flagplot.kernel.action import Action
from flagplot.kernel.refusal import Refusal, illegal, malformed
from flagplot.kernel.spelling import unknown
from flagplot.kernel.words import quoted, the, typed

_WORDS = {"take": 2, "load": 3, "offload": 3, "step": 1, "halt": 0, "cancel": 0, "assault": 2, "hold": 1}


def why_not(war: War, order: SeaOrder, action: Action) -> Refusal | None:
    """The rule that keeps an action out of the legal list of a sea order."""
    verb, words = action.verb, [str(arg) for arg in action.args]
    if verb not in _WORDS or len(words) != _WORDS[verb]:
        return malformed(f"an order to ships is one of {quoted(_WORDS)}; found {typed(action)}")
    if verb in ("assault", "hold"):
        return _no_assault(war, order, words) if order.halted else malformed("halt first, then name targets")
    if order.halted:
        return illegal(
            "P40-AMP-01", "The force has halted: name the targets of its transports.", war.name(order.at)
        )
    if verb == "take":
        return _no_take(war, order, words[0])
    if verb == "cancel":
        return illegal("P40-CMV-09", "What was moved or loaded is not taken back.", war.name(order.at))
    if not order.force:
        return malformed("take up some ships first", war.name(order.at))
    if verb == "step":
        return _no_step(war, order, words[0])
    if verb == "halt":
        return _no_halt(war, order)
    if verb == "load":
        return _no_load(war, order, *words)
    return _no_offload(war, order, *words)


def _find(war: War, order: SeaOrder, name: str, among: Stacks) -> int:
    """The ship a name means: as written, else the first of that type."""
    texts = {piece_text(war.board, piece, order.power): piece for piece in among}
    if name in texts:
        return texts[name]
    kind = war.board.kind_of.get(name, -1)
    return next((p for p in among if look(p).owner == order.power and look(p).kind == kind), -1)


def _flies(war: War, order: SeaOrder, name: str) -> bool:
    """Whether the name means an aircraft of the power aboard or above the ships of the zone."""
    kind = war.board.kind_of.get(name.split("~")[0], -1)
    if kind < 0 or not war.board.kinds[kind].air:
        return False
    here = [look(piece) for piece in war.state.units[order.origin]]
    units = [(seen.owner, seen.kind) for seen in here]
    units += [(item.owner, item.kind) for seen in here for item in seen.aboard]
    return (order.power, kind) in units


def _no_take(war: War, order: SeaOrder, name: str) -> Refusal | None:
    zone = war.name(order.origin)
    if order.begun:
        return illegal("P40-SUB-18", "The ships of one order make their whole move together.", zone, name)
    piece = _find(war, order, name, war.state.units[order.origin])
    if piece < 0 and _flies(war, order, name):
        text = f"{the(name)} flies by itself; aircraft are not ordered with ships."
        return illegal("P40-CVS-06", text, name)
    if piece < 0:
        bare = re.split(r"[*\[~]", name.split(":")[-1])[0]
        if bare not in war.board.kind_of:
            return unknown("unit type", bare, war.board.kind_of)
        return missing.none_here(war, order.power, order.origin, bare, lambda kind: kind.id == bare)
    seen = look(piece)
    if not war.board.kinds[seen.kind].sea:
        return malformed(f"{the(name)} is not a ship", zone, name)
    if seen.owner != order.power:
        return illegal("P40-MNF-05", "Each power moves only its own ships.", zone, name)
    if not seen.ready:
        return _no_second_move(war, order, piece, name)
    free = attacked_by_arrivals(war, order.origin, order.power)
    if order.combat and order.origin in war.state.attacks and not free:
        return illegal("P40-CMV-17", f"Ships that attack in {the(zone)} stay there.", zone, name)
    return missing.too_few(war, order.origin, name, war.state.units[order.origin][piece])


def _no_second_move(war: War, order: SeaOrder, piece: int, name: str) -> Refusal:
    zone = war.name(order.origin)
    if order.combat:
        return illegal("P40-CMV-09", f"{the(name)} has moved or is committed already.", zone, name)
    if war.board.kinds[look(piece).kind].transport:
        text = f"{the(name)} loaded, moved, offloaded or fought earlier this turn."
        return illegal("P40-NCM-19", text, zone, name)
    landed = any(item.owner == order.power for item in look(piece).aboard)
    if landed and war.edition.landing_ends_moves:
        return illegal("A50-NCM-10", f"Fighters have landed on {the(name)}.", zone, name)
    return illegal("P40-NCM-01", f"{the(name)} moved or fought earlier this turn.", zone, name)


def _no_step(war: War, order: SeaOrder, name: str) -> Refusal | None:
    board, here = war.board, war.name(order.at)
    if name not in board.space_of:
        return unknown("sea zone", name, war.board.space_ids)
    zone = board.space_of[name]
    if not board.sea[zone]:
        return illegal("P40-MAP-22", "Ships stay in sea zones.", name)
    if not board.sea_near_mask[order.at] >> zone & 1:
        if board.near_mask[order.at] >> zone & 1:
            text = f"The passage between {the(here)} and {the(name)} is closed to your ships this turn."
            return illegal("A50-CAN-02", text, here, name)
        return illegal("P40-MAP-02", f"{the(name)} does not border {the(here)}.", here, name)
    chart = Chart(war, order)
    if order.left < 1:
        rule = stop_rule(order, chart)
        if rule == "P40-CMV-12" and not chart.force.idle:
            return illegal("P40-NCM-01", "These ships have made their move.", here)
        return illegal(rule, f"{_STOPPED[rule]} {the(here)}.", here)
    if not order.combat and hostile_zone(war, zone, order.power) and not chart.force.submarines_only:
        return illegal(
            "P40-NCM-17", f"{the(name)} is hostile; only submarines enter it in noncombat movement.", name
        )
    if chart.toward(order, chart.wishes) >> zone & 1:
        return _needed(order, name)
    if order.combat and zone == order.origin and not war.edition.warships_may_return:
        return illegal(
            "A50-HSZ-13",
            f"Only transports that have loaded elsewhere come back to fight in {the(name)}.",
            name,
        )
    barred = war.edition.no_attack(war, zone, order.power)
    if order.combat and barred and (hostile_zone(war, zone, order.power) or not chart.force.fresh):
        return barred
    if chart.force.fresh and (held := uncleared(war, order.power, zone)):
        return held
    if chart.force.fresh:
        return illegal(
            "P40-TRN-07", f"From {the(name)} the units just loaded could not land in an assault.", name
        )
    return illegal(
        "P40-CMV-27", f"A combat move over {the(name)} could end in no zone of combat or assault.", name
    )


def awaited(war: War, power: int, zone: int, *, combat: bool) -> Refusal | None:
    """Ships in a zone could move, were it not for aircraft that need a carrier; None if that is not so."""
    for piece in tally(war.state.units[zone], war.board).free.get(power, ()):
        force = {piece: 1}
        left = allowance(war, force_of(force, war.board, power), zone, power)
        order = SeaOrder(power=power, origin=zone, combat=combat, at=zone, force=force, left=left)
        chart = Chart(war, order)
        if not chart.steps and chart.toward(order, chart.wishes):
            return _needed(order, war.name(zone))
    return None


def _needed(order: SeaOrder, name: str) -> Refusal:
    """A carrier is counted on, here or by what the force would no longer do for its way."""
    if order.combat:
        text = "Aircraft count on a carrier that could not serve them after this move."
        return illegal("P40-AIR-12", text, name)
    return illegal("P40-NCM-20", "Aircraft that need these carriers would have nowhere to land.", name)


def stop_rule(order: SeaOrder, chart: Chart) -> str:
    """The rule that ends a move in the zone it has come to."""
    if order.path and chart.stop >> order.at & 1:
        return "P40-SUB-05" if chart.force.submarines_only else "P40-CMV-19"
    if any(look(piece).status is Status.OFFLOADED for piece in order.force):
        return "P40-TRN-11"
    return "P40-CMV-12" if order.left < 1 else "P40-CMV-27"


_STOPPED = {
    "P40-SUB-05": "Submarines stop at the enemy destroyer in",
    "P40-CMV-19": "Ships stop at the enemy surface warships in",
    "P40-TRN-11": "A transport that has offloaded does not move again this turn; it stays in",
    "P40-CMV-12": "The ships have no movement left in",
}


def _no_halt(war: War, order: SeaOrder) -> Refusal | None:
    here, chart = war.name(order.at), Chart(war, order)
    if not order.path:
        held = uncleared(war, order.power, order.at) if order.combat and chart.force.can_land else None
        return held or illegal("P40-CMV-01", f"The force has nothing to do in {the(here)}.", here)
    if chart.wishes >> order.at & 1:
        return _needed(order, here)
    if chart.force.fresh and (held := uncleared(war, order.power, order.at)):
        return held
    if chart.force.fresh:
        return illegal("P40-TRN-07", f"The units just loaded can assault nothing from {the(here)}.", here)
    text = f"A combat move may not end in {the(here)}: no fight is there, no assault from it was announced."
    return illegal("P40-CMV-27", text, here)


def _no_load(war: War, order: SeaOrder, land_name: str, kind_name: str, name: str) -> Refusal | None:
    board, here = war.board, war.name(order.at)
    owner, _, bare = kind_name.rpartition(":")
    if owner in board.owner_of and bare in board.kind_of:
        if board.owner_of[owner] != order.power:
            return _friends_unit(war, order, board.owner_of[owner], board.kind_of[bare], land_name)
        kind_name = bare
    if kind_name in board.items and kind_name not in board.kind_of:
        return illegal("P40-TRN-03", "Facilities cannot be carried.", kind_name)
    if not any(board.kinds[look(p).kind].transport for p in order.force):
        return illegal("P40-SEA-02", "Only transports carry land units.", kind_name, here)
    piece = _find(war, order, name, order.force)
    if land_name not in board.space_of or kind_name not in board.kind_of or piece < 0:
        return malformed(
            f"no such load: {the(land_name)} {the(kind_name)} {the(name)}", land_name, kind_name, name
        )
    land, kind, seen = board.space_of[land_name], board.kind_of[kind_name], look(piece)
    if not board.kinds[kind].land or not board.kinds[seen.kind].transport:
        return illegal("P40-SEA-02", "Transports carry land units, and only transports do.", kind_name, name)
    if not board.land_near_mask[order.at] >> land & 1:
        return illegal("P40-MAP-02", f"{the(land_name)} does not border {the(here)}.", land_name, here)
    if not transports.loading_zone(war, order):
        return illegal("P40-TRN-15", f"Nobody loads in hostile {the(here)}.", here)
    if refusal := _not_ready(war, order, land, kind):
        return refusal
    if order.combat and board.kinds[kind].antiaircraft:
        return illegal("P40-TRN-28", "Antiaircraft guns are loaded in noncombat movement only.", land_name)
    if not seen.ready:
        return illegal("P40-TRN-16", "This transport has made its move.", name)
    if not fits(board, piece, kind):
        return illegal("P40-TRN-02", f"{the(name)} has no room for {the(kind_name)}.", name, kind_name)
    held = uncleared(war, order.power, order.at)
    return held or illegal("P40-TRN-07", "Nothing can be assaulted with it in this phase.", land_name, here)


def _not_ready(war: War, order: SeaOrder, land: int, kind: int) -> Refusal | None:
    """Whose units of that kind are there, and what they have done."""
    name, kind_name = war.name(land), war.board.kinds[kind].id
    if kind in ready_units(war, land, order.power):
        return None
    there = [look(p) for p in war.state.units[land] if look(p).kind == kind]
    if any(seen.owner == order.power for seen in there):
        if war.board.kinds[kind].antiaircraft and land in war.state.captured:
            return captured_gun(war, land)
        return illegal("P40-TRN-10", f"The {the(kind_name)} in {the(name)} has moved this turn.", name)
    for seen in there:
        if war.board.friends[order.power] >> seen.owner & 1:
            return _friends_unit(war, order, seen.owner, kind, name)
    return malformed(f"there is no {the(kind_name)} in {the(name)}", name)


def _friends_unit(war: War, order: SeaOrder, owner: int, kind: int, land_name: str) -> Refusal:
    """Units of another power are not loaded in this turn, Chinese ones never."""
    barred = war.edition.no_entry(war, order.at, owner, kind, flying=False)
    return barred or illegal("P40-TRN-18", "A friend's units board in their own turn.", land_name)


def _no_offload(war: War, order: SeaOrder, name: str, kind_name: str, land_name: str) -> Refusal | None:
    board, here = war.board, war.name(order.at)
    piece = _find(war, order, name, order.force)
    if piece < 0 or land_name not in board.space_of:
        return malformed(f"no such landing: {the(name)} {the(kind_name)} {the(land_name)}", name, land_name)
    if order.combat:
        return illegal("P40-TRN-27", "In combat movement units land only in an announced assault.", here)
    land, seen = board.space_of[land_name], look(piece)
    kind = board.kind_of.get(kind_name.split(":")[-1], -1)
    mine = [item for item in seen.aboard if item.owner == order.power and item.kind == kind]
    if not mine or ":" in kind_name:
        if any(item.kind == kind for item in seen.aboard):
            return illegal("P40-TRN-18", "A friend's units go ashore in their own turn.", name, kind_name)
        return malformed(f"there is no {the(kind_name)} aboard {the(name)}", name, kind_name)
    if hostile_zone(war, order.at, order.power):
        return illegal("P40-TRN-15", f"Nobody offloads in hostile {the(here)}.", here)
    if seen.status is Status.OFFLOADED and seen.target != land:
        return illegal(
            "P40-TRN-13", f"{the(name)} has offloaded into {the(war.name(seen.target))} this turn.", land_name
        )
    if not board.land_near_mask[order.at] >> land & 1:
        return illegal("P40-MAP-02", f"{the(land_name)} does not border {the(here)}.", land_name, here)
    if barred := war.edition.no_entry(war, land, order.power, kind, flying=False):
        return barred
    if land not in transports.shores(war, order.at, order.power):
        return illegal(
            "P40-TRN-27", f"{the(land_name)} is not friendly: only an assault lands there.", land_name
        )
    return illegal("P40-NCM-20", "Carriers of this force are needed elsewhere.", here)


def uncleared(war: War, power: int, zone: int) -> Refusal | None:
    """Enemy warships keep an assault from starting in a zone, and nothing could clear them away."""
    hostile = hostile_zone(war, zone, power) and bool(beaches(war, power, zone))
    if not hostile or not held_zones(war, power, 1 << zone):
        return None
    text = f"nothing of yours could clear {the(war.name(zone))} of enemy warships for a landing"
    return illegal("P40-TRN-08", text, war.name(zone))


def _no_assault(war: War, order: SeaOrder, words: list[str]) -> Refusal | None:
    board, here = war.board, war.name(order.at)
    piece = _find(war, order, words[0], order.pending)
    if piece < 0:
        return malformed(f"{the(words[0])} is not waiting for a target", words[0])
    if len(words) == 1:
        if loaded_in_combat(piece, order.power):
            return illegal("P40-TRN-07", "Units loaded in this phase must land in an assault.", words[0])
        return illegal("P40-CMV-27", f"Without an assault nothing lets the force end in {the(here)}.", here)
    if words[1] not in board.space_of:
        return unknown("territory", words[1], war.board.space_ids)
    land = board.space_of[words[1]]
    if barred := war.edition.no_attack(war, land, order.power):
        return barred
    if beaches(war, order.power, order.at) >> land & 1:
        return malformed(
            f"first say what {the(piece_text(board, next(iter(order.pending)), order.power))} does"
        )
    return illegal("P40-AMP-02", f"{the(words[1])} is not a hostile coast of {the(here)}.", words[1], here)


def idle_cargo(war: War, power: int, zone: int) -> Refusal | None:
    """The rule that keeps what is aboard in a zone from landing on the enemy coast there."""
    name = war.name(zone)
    if not beaches(war, power, zone):
        return None
    if held := uncleared(war, power, zone):
        return held
    for piece in war.own(zone, power):
        seen = look(piece)
        if not war.board.kinds[seen.kind].transport or not seen.aboard:
            continue
        if any(item.owner != power for item in seen.aboard):
            return illegal("P40-TRN-18", "Units of friends aboard land in their own turn.", name)
        return illegal("P40-TRN-29", "Antiaircraft guns never land in an assault.", name)
    return None
