"""What the Axis may do at any time with its government and the Showa Restoration. [14.22, 14.40]

It is offered where it makes a difference: before a card is selected, before a Blitz marker is placed, in the
Conditional Events Segment; and whatever would end a Policy ends it where it is done.
"""

from __future__ import annotations

from collections.abc import Sequence

from flagplot.games.dai_senso.factions import AXIS
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import markers, policies, tracks
from flagplot.games.dai_senso.politics.affairs import DELAY
from flagplot.games.dai_senso.politics.asking import CHOOSE, Effect, Words
from flagplot.games.dai_senso.turn.plans import PLANS
from flagplot.kernel.action import Action

SHOWA = "showa_restoration"


def choices(war: War, faction: int) -> dict[Words, Effect]:
    """Words and what they do; nothing while nobody leads, or in a scenario without a government.

    [DSB-MK-22-5, DSB-MK-22-6, DSB-MK-40-2]
    """
    if faction != AXIS or not PLANS[war.state.scenario].plays("16.1.5") or not tracks.leading(war):
        return {}
    found: dict[Words, Effect] = {}
    if markers.in_swb(war, SHOWA):
        found[SHOWA,] = restore_showa
    for box in policies.PAYERS:
        if policies.held(war, box) in ("neutrality", "surrender") and policies.may_end(war, box):
            found["end_policy", box] = _ending(box)
    return found


def answers(war: War, faction: int) -> Sequence[Action]:
    """The same as answers beside others."""
    return [Action(CHOOSE, words) for words in choices(war, faction)]


def chosen(war: War, faction: int, action: Action) -> bool:
    """Carry out an answer if it is one of these."""
    effect = choices(war, faction).get(tuple(map(str, action.args))) if action.verb == CHOOSE else None
    if effect is None:
        return False
    effect(war)
    return True


def _ending(box: str) -> Effect:
    return lambda war: policies.end_of_own_will(war, box)


def restore_showa(war: War) -> None:
    """14.40: Showa Restoration goes to the Delay Box, and the other branch leads. [DSB-MK-40-2]"""
    markers.put(war, SHOWA, DELAY)
    tracks.flip_government(war)
