"""What the Axis does that ends a Policy, and is forbidden where it may not end. [13.6.1.2]

How a Policy ends stands in ``politics.policies``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagplot.board.spaces import mask_of
from flagplot.games.dai_senso.factions import AXIS
from flagplot.games.dai_senso.ground import ground, within
from flagplot.games.dai_senso.places import IDS, zone_of
from flagplot.games.dai_senso.politics.policies import end_of_own_will, may_end
from flagplot.games.dai_senso.posture import fences, of_counter
from flagplot.games.dai_senso.state import POLICIES, POSTURE_BOXES, PRE_WAR
from flagplot.games.dai_senso.turn.frames import PolicyOrder
from flagplot.kernel.memory import Table
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import listed, the

if TYPE_CHECKING:
    from flagplot.games.dai_senso.play import War

# Policy, or all the others -> scenarios in which nothing the Axis does ends it, and the clause about it
FIXED = {
    "": {"china-incident": "DSI-SCN-13"},
    "neutrality": {"china-incident": "DSI-SCN-13", "tora": "DSI-SCN-15"},
}


def why_not_end(war: War, policy: str) -> Refusal | None:
    """Why the Axis may not end a Policy of its own will; what would do so is forbidden.

    [DSI-SCN-13, DSI-SCN-15, see DSB-PO-41, DSB-PO-42]
    """
    if rule := FIXED.get(policy, FIXED[""]).get(war.state.scenario):
        return illegal(rule, f"that would end {the(policy)}, which does not end in this scenario")
    if _endable_box(war, policy):
        return None
    if war.state.war_state == PRE_WAR:
        return illegal("DSB-PO-41", f"that would end {the(policy)}, and it is not yet war")
    return illegal("DSB-PO-42", f"that would end {the(policy)}, for which the government cannot fall")


def _endable_box(war: War, policy: str) -> str:
    """The first Posture Box with this Policy for which the Axis may end it."""
    held = zip(POSTURE_BOXES, war.state.posture, strict=True)
    return next((box for box, one in held if one == policy and may_end(war, box)), "")


def break_off(war: War, policy: str) -> None:
    """The Axis ends a Policy of its own will."""
    end_of_own_will(war, _endable_box(war, policy))


# -- placing support units ---------------------------------------------------------------------------------


def ended_by_placing(war: War, place: int) -> tuple[str, ...]:
    """The Policies of which one must end when the Axis tries to place a support unit; none if it is safe.

    In an active PAC its own; next to PACs, or in the On Station Box of a zone with ports of theirs, one of
    them, unless an Allied Country at War is there as well. [DSB-PO-33, DSB-PO-34, DSB-PO-35]
    """
    fence, zone = fences(war), zone_of(place)
    if zone >= 0:
        near = list(ground().harbors[zone])
    elif place in fence.active:
        return (fence.policy[place],)
    else:
        near = war.tables.map.board.grid.within(place, 1)
    if any(hex in fence.fighting for hex in near):
        return ()
    return tuple(sorted({fence.policy[hex] for hex in near if hex in fence.active}))


def endable(war: War, place: int) -> tuple[str, ...]:
    """Of the Policies that a placement may end, those the Axis is free to end."""
    return tuple(one for one in ended_by_placing(war, place) if why_not_end(war, one) is None)


def attempt(war: War, number: int, place: int) -> None:
    """A support unit is about to be placed: of the Policies it touches one ends before anybody contests it.

    [DSB-PO-33, DSB-PO-34, DSB-PO-35]
    """
    found = endable(war, place) if war.faction(number) == AXIS else ()
    if len(found) == 1:
        break_off(war, found[0])
    elif found:
        war.push(PolicyOrder(found))


def why_no_placing(war: War, place: int) -> Refusal | None:
    """Why the Axis may not place a support unit somewhere: it would end only Policies that it may not end."""
    found = ended_by_placing(war, place)
    if not found or endable(war, place):
        return None
    refusal = why_not_end(war, found[0])
    assert refusal is not None
    return illegal(refusal.rule, f"{refusal.text}: {listed(found)}", IDS[place])


_UNTOUCHABLE: Table[tuple[object, ...], int] = Table(64)


def untouchable(war: War) -> int:
    """All hexes in which the Axis may not place a support unit for the sake of a Policy, as a set.

    Which Policies it may end depends on who leads the government, too.
    """
    state = war.state
    free = tuple(box for box in POSTURE_BOXES if may_end(war, box))
    key = (state.status, state.aligned, state.ceded, state.posture, state.scenario, free)
    found = _UNTOUCHABLE.get(key)
    if found is None:
        near = {other for hex in fences(war).active for other in within(hex, 1)}
        barred = (hex for hex in near if why_no_placing(war, hex) is not None)
        found = _UNTOUCHABLE.keep(key, mask_of(barred))
    return found


# -- ground units ------------------------------------------------------------------------------------------


def trespass(war: War, hex: int) -> None:
    """An Axis ground unit enters a hex: an active PAC's Policy ends. [DSB-PO-36]"""
    fence = fences(war)
    if hex in fence.active:
        break_off(war, fence.policy[hex])


def attacked(war: War, hex: int) -> None:
    """A hex is attacked: by the Axis, and the Policies that bind its defenders end. [DSB-PO-37]"""
    for unit in war.enemy_ground(hex, AXIS) if war.state.phasing == AXIS else ():
        if (held := of_counter(war, unit)) in POLICIES:
            break_off(war, held)
