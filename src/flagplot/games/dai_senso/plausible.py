"""Positions that fit together but that no play leads to: refused when they are read.

What a saved state must be is in ``soundness``; here are slips of whoever writes a document.
"""

from __future__ import annotations

from collections import Counter as Count
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from flagplot.games.dai_senso.counters import DETACHMENT
from flagplot.games.dai_senso.factions import FACTIONS, NOBODY
from flagplot.games.dai_senso.markers import LOGISTICS
from flagplot.games.dai_senso.nations import HOLDERS
from flagplot.games.dai_senso.occupation import owners
from flagplot.games.dai_senso.places import IDS, PLACES, pool
from flagplot.games.dai_senso.politics.affairs import Affairs
from flagplot.games.dai_senso.politics.markers import FREE_PASSAGE, INFLUENCE, NEUTRALITY, NO_OCCUPATION
from flagplot.games.dai_senso.state import AsiaState
from flagplot.games.dai_senso.tables import Tables
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.spelling import nearest

GERMAN_VICTORY = ("france_defeated", "russia_defeated")  # the sides of one marker
OPINIONS = (*INFLUENCE, NEUTRALITY)
IN_CAPITALS = (*OPINIONS, FREE_PASSAGE, NO_OCCUPATION)
MOST_BONUS = 9


def check_counters(tables: Tables, state: AsiaState) -> None:
    """One Detachment or Logistics marker in a hex (D-09), pools of owners, one unit in a Holding Box."""
    for hex, stack in state.at.items():
        kinds = [tables.counters[one].faces[state.up[one]].kind for one in stack]
        if sum(kind in (DETACHMENT, LOGISTICS) for kind in kinds) > 1:
            raise BadInputError(
                f"units of {IDS[hex]}: one Detachment or Logistics marker expected, found several"
            )
    whose = owners(tables, state.aligned)
    pools = {pool(faction): faction for faction in range(len(FACTIONS))}
    for number, place in enumerate(state.place):
        id, owner = tables.counters[number].id, whose[number]
        if place in pools and owner not in (NOBODY, pools[place]):
            raise BadInputError(f"boxes, {IDS[place]}: counters of its faction expected, found {id}")
    for box in HOLDERS.values():
        held = [number for number, place in enumerate(state.place) if place == PLACES[box]]
        if len(held) > 1 or any(FACTIONS[whose[one]] != box.split("_")[0] for one in held):
            found = ", ".join(tables.counters[one].id for one in held)
            raise BadInputError(f"boxes, {box}: one unit of its faction expected, found {found}")


def check_affairs(tables: Tables, found: Affairs) -> None:
    """Markers that exist, at most one opinion in a Capital, few bonus markers, and hands of real decks."""
    known = {*tables.marker_names, *GERMAN_VICTORY}
    for marker in found.markers:
        if marker not in known and marker.rpartition("-")[0] not in known:
            near = nearest(marker, known)
            hint = f"; did you mean {near!r}?" if near else ""
            raise BadInputError(f"affairs, markers: a marker expected, found {marker!r}{hint}")
    for country, markers in found.capitals.items():
        for marker in markers:
            if marker not in IN_CAPITALS:
                listed = ", ".join(IN_CAPITALS)
                raise BadInputError(
                    f"affairs, capitals, {country}: one of {listed} expected, found {marker!r}"
                )
        if sum(marker in OPINIONS for marker in markers) > 1:
            raise BadInputError(
                f"affairs, capitals, {country}: one Influence or Neutrality expected, found more"
            )
    for bonus in found.bonus_blitz:
        if not 0 <= bonus <= MOST_BONUS:
            raise BadInputError(f"affairs, bonus_blitz: 0 to {MOST_BONUS} expected, found {bonus}")
    for faction, cards in zip(FACTIONS, found.hands, strict=False):
        _check_hand(tables, faction, cards, "hands")
    for faction, card in zip(FACTIONS, found.pending, strict=False):
        _check_hand(tables, faction, [card] if card else (), "pending")


def _check_hand(tables: Tables, faction: str, cards: Iterable[str], what: str) -> None:
    for card, count in Count(cards).items():
        printed = tables.cards.get(card)
        if printed is None or printed.faction != faction:
            raise BadInputError(f"affairs, {what}: a card of {faction} expected, found {card!r}")
        if count > 1:
            raise BadInputError(f"affairs, {what}: every card once expected, found {card!r} twice")


def deal(state: AsiaState, document: Mapping[str, Any]) -> None:
    """A card on the table is in no hand: it leaves that of a set-up, and a hand that is given must agree."""
    if not isinstance(state.affairs, Affairs):
        return
    given = "hands" in document.get("affairs", {})
    hands = []
    for hand, pending, current in zip(
        state.affairs.hands, state.affairs.pending, state.current, strict=False
    ):
        lying = {card for card in (pending, current) if card}
        if given and (both := [card for card in hand if card in lying]):
            raise BadInputError(f"affairs, hands: {both[0]} in the hand or on the table expected, found both")
        hands.append(tuple(card for card in hand if card not in lying))
    state.affairs = msgspec.structs.replace(state.affairs, hands=tuple(hands))
