"""What Policies keep from happening: entering, placing, attacking, tracing supply. [13.6.1.1]

Zones of control, which stop at them too, stand in ``zones``. Every question comes as a set of hexes, for
whoever looks at the whole map, and as the reason a player is given.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagplot.board.spaces import mask_of
from flagplot.games.dai_senso import policies, truces
from flagplot.games.dai_senso.factions import AXIS, FACTIONS
from flagplot.games.dai_senso.ground import ground
from flagplot.games.dai_senso.places import HEXES, IDS, zone_of
from flagplot.games.dai_senso.posture import fences, is_pac, of_counter, policies_in_force, posture
from flagplot.games.dai_senso.state import POLICIES, PRE_WAR
from flagplot.games.dai_senso.turn.plans import ALOOF
from flagplot.kernel.memory import Table
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

if TYPE_CHECKING:
    from flagplot.games.dai_senso.play import War

_KEPT: Table[tuple[object, ...], int] = Table(256)


# -- ground units: moving, retreating, advancing ------------------------------------------------------------


def no_entry(war: War, faction: int, nation: str) -> int:
    """The hexes a ground unit of a nation may not move into because of a Policy or Truce, as a set
    in a number.

    A TAC stays out of PACs as one at War does; the Axis is bound by Truces alone. [DSB-TR-10,
    DSB-TR-17, DSB-TR-30]
    """
    return _by_policy(war, faction, nation) | truces.no_entry(war, faction, nation)


def _by_policy(war: War, faction: int, nation: str) -> int:
    if not policies_in_force(war):
        return 0
    if faction == AXIS:
        return unbreakable(war)
    held = posture(war, nation, faction)
    return _outside(war, nation, held) if held in POLICIES else fences(war).pac.mask


def no_retreat(war: War, faction: int) -> int:
    """The Land no unit of a faction retreats into; who retreats was attacked or attacked, so is no PAC.

    [DSB-PO-19, DSB-TR-14, DSB-TR-18]
    """
    found = truces.no_retreat(war, faction)
    if not policies_in_force(war):
        return found
    return found | (unbreakable(war) if faction == AXIS else fences(war).pac.mask)


def why_no_entry(war: War, number: int, hex: int) -> Refusal | None:
    """The clause that keeps a ground unit out of a hex.

    An Ally at War stays out of PACs; a PAC unit stays at home in Pre-War, later where its own Policy holds;
    an Axis unit that would end a Policy must be free to do so.
    [DSB-PO-14, DSB-PO-15, DSB-PO-16, DSA-MOV-63, see DSB-PO-36]
    """
    if refusal := truces.why_no_entry(war, number, hex):
        return refusal
    faction, nation = war.faction(number), war.counter(number).nation
    if not _by_policy(war, faction, nation) >> hex & 1:
        return None
    id, held = war.id(number), posture(war, nation, faction)
    if faction == AXIS:
        return policies.why_not_end(war, fences(war).policy[hex])
    if held not in POLICIES:
        return illegal("DSB-PO-14", f"{the(id)} is at War, and a Policy binds {the(IDS[hex])}", IDS[hex], id)
    if war.state.war_state == PRE_WAR:
        return illegal("DSB-PO-15", f"{the(id)} stays in its own Country before the war", IDS[hex], id)
    text = f"{the(id)} is bound by {the(held)}, which does not hold in {the(IDS[hex])}"
    return illegal("DSB-PO-16", text, IDS[hex], id)


def unbreakable(war: War) -> int:
    """The hexes of active PACs whose Policies the Axis may not end, as a set in a number. [see DSB-PO-36]"""
    state = war.state
    there = sorted(set(state.posture).intersection(POLICIES))
    held = tuple(policy for policy in there if policies.why_not_end(war, policy) is not None)
    if not held:
        return 0
    key = (state.status, state.aligned, state.ceded, state.posture, state.scenario, held)
    found = _KEPT.get(key)
    if found is None:
        fence = fences(war)
        found = _KEPT.keep(key, mask_of(hex for hex in fence.active if fence.policy[hex] in held))
    return found


def _outside(war: War, nation: str, held: str) -> int:
    """The Land that a PAC's own Policy closes to its units and lines.

    In Pre-War all but the Home Country and its Dependents; later all where another posture holds.
    [DSB-PO-15, DSB-PO-16, DSB-PO-24, DSB-PO-25]
    """
    state = war.state
    before = state.war_state == PRE_WAR
    key = (state.status, state.aligned, state.ceded, state.posture, state.scenario, before, nation)
    found = _KEPT.get(key)
    if found is None:
        if before:
            inside = mask_of(hex for hex, owner in enumerate(war.lands.country) if owner == nation)
        else:
            inside = mask_of(hex for hex, policy in fences(war).policy.items() if policy == held)
        found = _KEPT.keep(key, ground().land & ~inside)
    return found


# -- supply ------------------------------------------------------------------------------------------------


def no_line(war: War, faction: int, nation: str) -> int:
    """The Land no supply line of a nation is traced through because of a Policy, as a set in a number.

    Policies do not hinder the Axis. [DSB-PO-23, DSB-PO-24, DSB-PO-25, DSA-SUP-20]
    """
    if faction == AXIS or not policies_in_force(war):
        return 0
    return _by_policy(war, faction, nation)  # Truces do not touch supply [DSB-TR-32]


def shares_convoy(war: War, faction: int, nation: str, convoy: int) -> bool:
    """Whether a Policy lets a unit of a nation ride with a Convoy, or be supplied by it.

    An Ally at War uses no PAC Convoy; a PAC in Pre-War those of its own nationality, later those of its
    Policy.
    [DSB-PO-14, DSB-PO-15, DSB-PO-16, DSB-PO-23, DSB-PO-24, DSB-PO-25]
    """
    own, its = posture(war, nation, faction), of_counter(war, convoy)
    if own not in POLICIES:
        return its not in POLICIES
    if war.state.war_state == PRE_WAR:
        return war.counter(convoy).nation == nation
    return its == own


# -- support units -----------------------------------------------------------------------------------------


def no_placing(war: War, faction: int, nation: str) -> int:
    """The hexes in which no support unit of a nation is placed because of a Policy or Truce, as a
    set in a number.

    [DSB-TR-07, DSB-TR-16]
    """
    found = truces.no_placing(war, faction, nation)
    if not policies_in_force(war):
        return found
    if faction == AXIS:
        return found | policies.untouchable(war)
    every = (1 << HEXES) - 1
    return every if posture(war, nation, faction) in POLICIES else found | fences(war).pac.mask


def why_no_placing(war: War, number: int, place: int) -> Refusal | None:
    """Why a Policy keeps a support unit or an Airdrop marker out of a hex or an On Station Box.

    A PAC unit is placed nowhere, an Ally at War not in a PAC; the Axis where it would end no Policy that it
    may not end. [DSB-PO-11, DSB-PO-12, DSA-SPT-59, see DSB-PO-33]
    """
    if refusal := truces.why_no_placing(war, number, place):
        return refusal
    if not policies_in_force(war):
        return None
    faction, id = war.faction(number), war.id(number)
    if faction == AXIS:
        return policies.why_no_placing(war, place)
    if is_pac(war, number):
        return illegal("DSB-PO-12", f"{the(id)} is bound by {the(of_counter(war, number))}", id)
    if zone_of(place) < 0 and place in fences(war).pac:
        return illegal("DSB-PO-11", f"{the(id)} is at War, and a Policy binds {the(IDS[place])}", id)
    return None


def may_contest(war: War, number: int, placed: int = -1) -> bool:
    """Whether a support unit may contest what was placed: not while a Policy binds it, nor across a Truce.

    A placement that ends the Policy has done so before anybody is asked. [DSB-PO-13]
    """
    return not is_pac(war, number) and truces.may_contest(war, number, placed)


# -- combat ------------------------------------------------------------------------------------------------


def why_no_attack(war: War, number: int, hex: int) -> Refusal | None:
    """Why a Policy keeps a unit from attacking a hex.

    PAC units attack nobody, Allies at War no PAC units; the Axis may if it may end the Policy.
    A TAC attacks no PAC either; the Axis may. [DSB-PO-17, DSB-PO-18, DSA-CMB-13, DSB-TR-13, see DSB-PO-37]
    """
    if refusal := _aloof(war, hex) or truces.why_no_attack(war, number, hex):
        return refusal
    if not policies_in_force(war):
        return None
    faction, id = war.faction(number), war.id(number)
    if is_pac(war, number):
        return illegal("DSB-PO-17", f"{the(id)} is bound by {the(of_counter(war, number))}", id)
    bound = [one for one in war.enemy_ground(hex, faction) if is_pac(war, one)]
    if not bound:
        return None
    if faction == AXIS:
        return next((why for one in bound if (why := policies.why_not_end(war, of_counter(war, one)))), None)
    return illegal("DSB-PO-18", f"a Policy binds {the(war.id(bound[0]))}", IDS[hex], war.id(bound[0]))


def _aloof(war: War, hex: int) -> Refusal | None:
    """Whether units of a faction that stands aloof in this scenario are in a hex. [DSI-SCN-15]"""
    aloof = ALOOF.get(war.state.scenario, ())
    for one in war.stack(hex) if aloof else ():
        if (faction := war.faction(one)) in aloof:
            text = f"nobody attacks {the(FACTIONS[faction])} in this scenario"
            return illegal("DSI-SCN-15", text, IDS[hex], war.id(one))
    return None
