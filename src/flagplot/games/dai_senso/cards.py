"""The option cards: what each says, read and checked once. [DSI-CRD-01]"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.kernel.errors import BadInputError

DECKS = {"axis": 76, "western": 80, "soviet": 44}  # cards in each deck [DSA-CMP-03, DSB-CD-01]
# the colour of a card is the War State from which on it may be selected [DSA-CMP-35, DSB-CD-02]
WAR_STATES = ("pre_war", "limited_war", "total_war")


class Symbols(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The symbols of a card. [DSA-CMP-36, DSB-CD-04]"""

    blitz: int = 0  # lightning bolts
    rearmament: bool = False  # hammer and wrench
    recyclable: bool = False  # circular arrows
    war_progress: bool = False  # medal
    production_value: int = 0  # number in a black circle
    offensive: bool = False
    demand: bool = False
    diplomatic_overtures: bool = False
    limited_war_blitz: bool = False
    settlement: bool = False
    imperial_directive: bool = False
    one_map_only: bool = False  # a red number [DSA-CMP-37]


class Reinforcement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Counters that a card brings in."""

    type: str
    qty: int
    to: str  # force_pool or delay_box


class Grant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Replacement steps of a Country, or of any of a group of them; of one kind each.

    [DSA-REP-03, DSB-CD-19]
    """

    kind: str  # infantry, armor, colonial or any
    steps: int
    country: str = ""
    group: str = ""
    only_type: str = ""


class Demand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The land a card demands, of which Country, and the marker that cedes it. [see DSB-PE-07-1]"""

    area: str
    country: str
    ceded_marker: str


class Card(msgspec.Struct, frozen=True):
    """One option card: its number, perhaps with a letter, is also on the counters it brings. [DSB-CD-03]"""

    id: str
    faction: str
    number: str
    name: str
    war_state: str
    symbols: Symbols
    option_card_segment: tuple[dict[str, Any], ...]
    reinforcements: tuple[Reinforcement, ...]
    replacements: tuple[Grant, ...]
    political_events_segment: tuple[dict[str, Any], ...]
    conditional_events_segment: tuple[dict[str, Any], ...]
    requirements: tuple[dict[str, Any], ...] = ()  # all must hold when it is selected [see DSB-CD-07]
    demands: Demand | None = None
    historical_season: tuple[str, ...] = ()


class Deck(msgspec.Struct, frozen=True):
    """The file of cards."""

    cards: tuple[Card, ...]

    def by_id(self) -> Mapping[str, Card]:
        """All cards; decks of another size or a number twice are refused."""
        found = {card.id: card for card in self.cards}
        for faction in FACTIONS:
            count = sum(card.faction == faction for card in found.values())
            if count != DECKS[faction]:
                raise BadInputError(
                    f"cards.json: {DECKS[faction]} cards of {faction} expected, found {count}"
                )
        for card in self.cards:
            if card.war_state not in WAR_STATES:
                raise BadInputError(f"cards.json: {card.id}: a War State expected, found {card.war_state!r}")
        return found


def card_id(faction: int, number: str) -> str:
    """The id of a card by the faction and the number printed on it."""
    return f"{FACTIONS[faction]}-{number}"
