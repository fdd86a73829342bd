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
    events: frozenset[str] | None = None  # events that happen in it, by section; all but ``without`` if None
    ends: bool = True  # whether Game Turns have an End of Game Turn Phase
    without: frozenset[str] = frozenset()  # events and tables that are left out
    selects: bool = False  # whether factions select their cards from hands [see DSA-CRD-09]

    @property
    def soviets_play(self) -> bool:
        """Whether the Soviets have a turn."""
        return SOVIET in self.factions

    def plays(self, event: str) -> bool:
        """Whether an event, by its section, or a political table is part of the scenario."""
        return event in self.events if self.events is not None else event not in self.without


SPRING, AUTUMN, WINTER = (TURNS.index(one) for one in ("Mar-Apr", "Aug-Sept", "Nov-Dec"))
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
# everything, with War & Peace [DSA-SOP-04]
WHOLE_TURN = (
    *_CHINA_INCIDENT[:2], "partisan_bases", *_CHINA_INCIDENT[2:-1], "war_and_peace", "conditional_events",
)  # fmt: skip
SEASONAL_SEGMENTS = frozenset(
    ("option_card", "logistics", "partisan_bases", "replacements")
)  # [see DSA-SOP-05]

# B.1 and C.1 to C.8, by the ids players use
CAMPAIGNS = (
    "war-of-resistance", "rising-sun", "cornered-mouse", "fateful-decision", "opportunity-awaits",
    "when-tigers-fight", "pacific-war", "waking-giant", "magic-and-vengeance",
)  # fmt: skip
LAST_CAMPAIGN_YEAR = 1950  # a campaign without V-J Day ends with it unless another is chosen: DSI-D-20
EARLIEST_END, LATEST_END = 1940, 1959  # what may be chosen
_NO_END = 999  # Game Turns; events end a campaign
_CAMPAIGN = Plan((AXIS, WESTERN, SOVIET), WHOLE_TURN, _NO_END, selects=True)

# factions that nobody attacks and whose land nobody enters, by scenario [DSI-SCN-15]
ALOOF = {"tora": (SOVIET,)}

PLANS = {
    "august-storm": Plan((SOVIET,), _AUGUST_STORM, 1, events=frozenset(), ends=False),
    "china-incident": Plan(
        (AXIS, WESTERN),
        _CHINA_INCIDENT,
        5,  # [DSI-SCN-05]
        {
            AXIS: {(1937, AUTUMN): "3", (1937, WINTER): "19"},
            WESTERN: {(1937, AUTUMN): "20", (1937, WINTER): "12"},
        },
        events=frozenset(("15.8", "16.1.1", "16.2.1", "16.3.1", "16.7")),  # [DSI-SCN-14]
    ),
    "tora": Plan(
        (AXIS, WESTERN),
        WHOLE_TURN,
        4,  # [DSI-SCN-06]
        {
            AXIS: {(1941, WINTER): "28a", (1942, SPRING): "29"},
            WESTERN: {(1941, WINTER): "30", (1942, SPRING): "38"},
        },
        without=frozenset(  # [DSI-SCN-15]
            ("15.14", "16.1.3", "16.1.5", "cabinet_crisis", "diplomatic_incident")
        ),
    ),
    **dict.fromkeys(CAMPAIGNS, _CAMPAIGN),
}
