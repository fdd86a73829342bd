"""Detachments placed and taken back. [2.3.5]"""

from __future__ import annotations

from flagplot.board.spaces import members
from flagplot.games.dai_senso.counters import DETACHMENT, Counter
from flagplot.games.dai_senso.markers import LOGISTICS
from flagplot.games.dai_senso.nations import alike
from flagplot.games.dai_senso.organization.composition import NO_SIDE
from flagplot.games.dai_senso.organization.orders import first_of_each_type, pooled
from flagplot.games.dai_senso.places import DELAY, IDS
from flagplot.games.dai_senso.play import War
from flagplot.kernel.action import Action
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

DETACH, RECALL = "detach", "recall"


def options(war: War, faction: int) -> list[Action]:
    """Detachments of the Force Pool with the hexes they can go to, and those on the map to take back."""
    found: list[Action] = []
    new = [
        number
        for number in first_of_each_type(war, war.in_pool(faction))
        if detachment_side(war.counter(number)) != NO_SIDE
    ]
    fit = members(war.occupation.ground[faction])
    for number in new:
        id = war.id(number)
        found += [Action(DETACH, (id, IDS[hex])) for hex in fit if _unfit(war, faction, number, hex) is None]
    for hex in members(war.occupation.holding[faction]):
        found += [
            Action(RECALL, (war.id(one),))
            for one in war.stack(hex)
            if war.detachment(one) and war.faction(one) == faction
        ]
    return found


def detachment_side(counter: Counter) -> int:
    """The side on which a counter is a Detachment, or NO_SIDE. [see DSI-CTR-02]"""
    return next((side for side, face in enumerate(counter.faces) if face.kind == DETACHMENT), NO_SIDE)


def barred(war: War, faction: int, number: int, hex: int) -> Refusal | None:
    """Why a Detachment cannot be placed in a hex; neither supply nor enemy Air matters. [DSA-ORG-72]"""
    if detachment_side(war.counter(number)) == NO_SIDE:
        id = war.id(number)
        return illegal("DSA-ORG-72", f"{the(id)} has no Detachment side", id)
    return pooled(war, faction, number) or _unfit(war, faction, number, hex)


def _unfit(war: War, faction: int, number: int, hex: int) -> Refusal | None:
    """A ground unit of its nation must be there, and no Detachment or Logistics marker of anybody.

    [DSA-ORG-72, DSA-ORG-73]
    """
    nation = war.counter(number).nation
    if not any(alike(war, one, nation) for one in war.ground(hex, faction)):
        return illegal("DSA-ORG-72", f"no ground unit of {the(nation)} is in {the(IDS[hex])}", IDS[hex])
    if any(war.face(one).kind in (DETACHMENT, LOGISTICS) for one in war.stack(hex)):
        words = f"{the(IDS[hex])} has a Detachment or Logistics marker already"
        return illegal("DSA-ORG-73", words, IDS[hex])
    return None


def barred_recall(war: War, faction: int, number: int) -> Refusal | None:
    """Why a counter cannot be taken back: it is no Detachment of one's own on the map."""
    if war.on_map(number) and war.detachment(number) and war.faction(number) == faction:
        return None
    id = war.id(number)
    return illegal("DSA-ORG-74", f"{the(id)} is no Detachment of yours on the map", id)


def detach(war: War, number: int, hex: int) -> None:
    """It comes to the hex; no unit there is turned over for it. [DSA-ORG-72]"""
    war.arrive(number, hex, detachment_side(war.counter(number)))


def recall(war: War, number: int) -> None:
    """It goes to the Delay Box. [DSA-ORG-74]"""
    war.remove(number, DELAY, "is taken back")
