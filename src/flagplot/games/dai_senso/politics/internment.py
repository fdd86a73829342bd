"""Counters where they may not be are interned. [16.7]"""

from __future__ import annotations

from flagplot.games.dai_senso.counters import JAPAN
from flagplot.games.dai_senso.factions import AXIS
from flagplot.games.dai_senso.organization.composition import recipe, side_with
from flagplot.games.dai_senso.places import DELAY, pending_card
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics.frames import ConditionalEvents, EventStage
from flagplot.games.dai_senso.posture import fences, is_pac, kwantung_bound, of_counter


def intern(war: War, frame: ConditionalEvents) -> None:
    """Every counter of every faction is looked at. [DSB-CE-1_6-1, DSB-CE-3_11-1, DSB-PO-26]"""
    for hex in sorted(war.state.at):
        for number in war.stack(hex):
            if war.on_map(number) and unwelcome(war, number, hex):
                _intern(war, number)
    frame.stage = EventStage.CARD


def unwelcome(war: War, number: int, hex: int) -> bool:
    """Whether a counter may not stay in a hex: of a Neutral Country, or beyond a Policy's fence.

    [DSB-IN-01, DSB-IN-02, DSB-IN-06, DSB-IN-07]
    """
    lands, fence = war.lands, fences(war)
    if hex in lands.neutral:
        return True
    if war.faction(number) == AXIS:
        return hex in fence.pac or _strayed(war, number, hex)
    return is_pac(war, number) and fence.policy.get(hex) != of_counter(war, number)


def _strayed(war: War, number: int, hex: int) -> bool:
    """A Kwantung unit outside Japanese Dependents while it may not be there. [DSB-IN-05]"""
    if not war.counter(number).kwantung:
        return False
    if war.lands.country[hex] == JAPAN and hex not in war.lands.proper:
        return False
    return kwantung_bound(war)


def _intern(war: War, number: int) -> None:
    """Ground units go to the back of the Pending Card in single steps, everything else to the Delay Box.

    Fortresses are eliminated; a port-a-fort goes as infantry. [DSB-IN-10, DSB-IN-11, DSB-IN-12, DSB-IN-13]
    """
    face, faction = war.face(number), war.faction(number)
    if not face.ground:
        war.remove(number, DELAY, "is interned")
        return
    if face.kind == "fortress":
        war.leave(number, "is eliminated")
        return
    for _ in range(face.steps - 1):
        _break_off(war, number)
    if war.on_map(number):
        if side_with(war.counter(number), 1) < 0:
            war.leave(number, "is eliminated")  # no counter was there for its steps
        else:
            war.remove(number, pending_card(faction), "is interned")


def _break_off(war: War, number: int) -> None:
    """One step of a multi-step unit becomes a unit of its own, if the Force Pool has one."""
    found = recipe(war, number)
    if found is None:
        return
    faction = war.faction(number)
    parts = [found.second, found.first, found.third]
    for part in parts:
        drawn = next((one for one in war.in_pool(faction) if part is not None and one in part.drawn), None)
        if drawn is not None:
            war.lay(drawn, pending_card(faction))
            return
