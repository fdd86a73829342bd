"""What each scenario plays: which Faction Turns, with which segments and cards, for how many turns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from flagplot.games.dai_senso.factions import AXIS, SOVIET, WESTERN
from flagplot.games.dai_senso.turn.calendar import TURNS

Season = tuple[int, int]  # year and turn in which a card is revealed


class Plan(NamedTuple):
    """The order of play of a scenario."""

    factions: tuple[int, ...]  # that have a turn, in their order [DSA-SOP-01]
    segments: tuple[str, ...]  # of a Faction Turn, by their names in positions
    turns: int  # Game Turns after which it ends
    cards: Mapping[int, Mapping[Season, str]] = {}  # fixed: faction -> season -> number of the card
    events: frozenset[str] = frozenset()  # Political Events that happen in it, by section
    ends: bool = True  # whether Game Turns have an End of Game Turn Phase


AUTUMN, WINTER = TURNS.index("Aug-Sept"), TURNS.index("Nov-Dec")
# Support to Reserve Movement, without cards, politics and replacements [DSI-SCN-04]
_AUGUST_STORM = (
    "support", "organization", "operational_movement", "blitz_combat", "regular_combat", "marker",
    "reserve_movement",
)  # fmt: skip
# no selection of cards, no War & Peace Segment, no Victory Point Check [DSI-SCN-14]
_CHINA_INCIDENT = (
    "option_card", "logistics", "replacements", "political_events", "support", "organization",
    "operational_movement", "blitz_combat", "regular_combat", "marker", "reserve_movement",
    "conditional_events",
)  # fmt: skip
SEASONAL_SEGMENTS = frozenset(("option_card", "logistics", "replacements"))  # [see DSA-SOP-05]

PLANS = {
    "august-storm": Plan((SOVIET,), _AUGUST_STORM, 1, ends=False),
    "china-incident": Plan(
        (AXIS, WESTERN),
        _CHINA_INCIDENT,
        5,  # [DSI-SCN-05]
        {
            AXIS: {(1937, AUTUMN): "3", (1937, WINTER): "19"},
            WESTERN: {(1937, AUTUMN): "20", (1937, WINTER): "12"},
        },
        events=frozenset(("15.8",)),  # [DSI-SCN-14]
    ),
}
