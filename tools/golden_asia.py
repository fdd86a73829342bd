"""Recorded games of Dai Senso! for tests/golden, played by the opponents a player could choose at the time.

The seeds are those with which they ended as told; opponents that have learned since end otherwise. What was
answered is kept in the file of the game. See tools/golden.py.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

import flagplot
from flagplot import Match
from flagplot.bots.finding import find
from flagplot.bots.player import Player
from flagplot.games.dai_senso.events import Left, Moved, TurnBegan, Turned
from flagplot.kernel.event import Rolled

GAME = "dai-senso"


@dataclass(frozen=True)
class AsiaGolden:
    """One recorded game."""

    seed: int
    text: str
    levels: dict[str, str]  # by seat
    scenario: str = "august-storm"
    position: dict[str, Any] | None = None  # where it begins, if not with the set-up
    options: dict[str, Any] | None = None
    game: str = GAME

    def begin(self) -> Match:
        """The game before its first answer."""
        game, notes = flagplot.game(self.game), [self.text]
        if self.position is not None:
            document = {"game": self.game, "scenario": self.scenario, **self.position}
            return Match.new(game, position=document, seed=self.seed, notes=notes)
        return Match.new(game, self.scenario, self.options, seed=self.seed, notes=notes)

    def bot(self, match: Match) -> AsiaBot:
        """Who plays it."""
        return AsiaBot(match, self.seed, self.levels)


class AsiaBot:
    """Answers for all sides of a match."""

    def __init__(self, match: Match, seed: int, levels: dict[str, str]) -> None:
        self.match = match
        self.players = {seat: Player(find(match.game, level), seed) for seat, level in levels.items()}

    def step(self) -> None:
        """Give one answer for the seat that owes one."""
        match = self.match
        seat = match.state.waiting[0]
        match.do(seat, self.players[seat].answer(match.game, match.state, seat))


def asia_rounds(match: Match) -> dict[int, dict[str, Any]]:
    """What happened in every Game Turn."""
    rounds = {1: _blank()}
    told = [match.start_events, *(entry.events for entry in match.entries)]
    for event in (event for events in told for event in events):
        note = rounds[len(rounds)]
        if isinstance(event, TurnBegan):
            rounds[len(rounds) + 1] = _blank()
        elif isinstance(event, Rolled):
            note["dice"] += len(event.faces)
        elif isinstance(event, Moved):
            note["moved"] += 1
        elif isinstance(event, Left | Turned):
            note["losses"][event.counter.split("-")[0]] += 1
    return rounds


def _blank() -> dict[str, Any]:
    return {"dice": 0, "moved": 0, "losses": Counter()}


_EASY = {"soviet": "easy", "axis": "easy"}
_CHINA = "china-incident"
_EVEN = {"axis": "easy", "western": "easy"}
_UNEVEN = {"axis": "easy", "western": "random"}
# the last turns of an offensive that took the Philippines, Malaya and Hong Kong
_CONQUESTS = {
    "base": "start",
    "year": 1942,
    "turn": "Mar-Apr",
    "phase": "support",
    "phasing": "axis",
    "war_state": "total_war",
    "posture": {"us_western_minors": "war", "britain": "war"},
    "cards": {"axis": "29", "western": "38"},
    "units": {
        "w4222": ["JP-INFA-06"],
        "w3824": ["JP-INFA-02", "JP-HQ-02"],
        "w3426": ["JP-INFB-02"],
        "w3218": ["JP-INFA-01", "JP-INFA-04"],
        "e2808": ["JP-INFB-01"],
    },
    "boxes": {"out": ["BR-FTHK-01", "US-INF1-01", "US-PHIL-01", "US-FTMAN-01", "US-PHIL-02", "BR-FE-01",
                      "BR-FTSING-01", "BR-GAR-01"]},
}  # fmt: skip

# -- the ends of the campaigns: most from the Axis turn shortly before ---------------------------------------

_ALL = {"axis": "easy", "western": "easy", "soviet": "easy"}
_WAR_COMES = {"markers": {"european_limited_war": "aug-sept-1939"}}
# Americans in Japan and in Korea, Tokyo among their cities, and nobody else on the map
_LANDED = {
    "base": "empty",
    "war_state": "total_war",
    "posture": {"us_western_minors": "war", "britain": "war"},
    "units": {
        hex: [f"US-INF1-0{number}"]
        for number, hex in enumerate(
            ("e4801", "e4803", "e4901", "e4903", "e4904", "w5027", "e5005", "e5304"), 1
        )
    },
}


def _late(scenario: str, seed: int, text: str, year: int, turn: str, **further: Any) -> AsiaGolden:
    """The set-up of a campaign in a later turn, from the first segment of the Axis."""
    position = {
        "base": "start", "year": year, "turn": turn, "phase": "support", "phasing": "axis", **further,
    }  # fmt: skip
    return AsiaGolden(seed, text, _ALL, scenario, position)


_CAMPAIGNS = {
    "campaign_v_j_axis": _late(
        "magic-and-vengeance", 1, "Magic & Vengeance: V-J Day finds the Axis ahead", 1945, "Sept-Oct"
    ),
    "campaign_v_j_tie": _late(
        "magic-and-vengeance", 2, "Magic & Vengeance: a tie on V-J Day is won by the Axis", 1945, "Sept-Oct",
        options={"bid": -10},
        affairs={"markers": {"v_j_day": "nov-dec-1945", "japanese_mandate": "vp_1"}},
    ),
    "campaign_v_j_allies": _late(
        "pacific-war", 1, "The War in the Pacific: V-J Day finds the Allies in Tokyo", 1945, "Sept-Oct",
        **_LANDED, affairs={"esv": 0, "markers": {"v_j_day": "nov-dec-1945"}},
    ),
    "campaign_free": _late(
        "pacific-war", 1, "The War in the Pacific: Asia is free", 1944, "Apr-May",
        **_LANDED, options={"bid": -10}, affairs={"esv": 0, "markers": {}},
    ),
    "campaign_domination": _late(
        "waking-giant", 1, "Waking Giant: the Axis dominates Asia", 1942, "July-Aug", options={"bid": 10}
    ),
    "campaign_surrender": _late(
        "cornered-mouse", 1, "The Cornered Mouse: Japan surrenders in a Limited War", 1938, "Apr-May",
        options={"bid": -10},
    ),
    "campaign_collapse": _late(
        "opportunity-awaits", 1, "Opportunity Awaits: Europe collapses", 1940, "Apr-May", affairs={"esv": 4}
    ),
    "campaign_1950": _late(
        "rising-sun", 1, "The Rising Sun: no V-J Day until the end of 1950", 1950, "Sept-Oct"
    ),
    "campaign_1941": AsiaGolden(
        1, "When Tigers Fight from its set-up: the last year is 1941", _ALL, "when-tigers-fight",
        options={"max_year": 1941},
    ),
    "campaign_1940": _late(
        "fateful-decision", 1, "Fateful Decision: the last year is 1940, with a bid", 1940, "Nov-Dec",
        options={"max_year": 1940, "bid": 5},
    ),
    "resistance_west": _late(
        "war-of-resistance", 4, "War of Resistance: China holds", 1939, "July-Aug", affairs=_WAR_COMES
    ),
    "resistance_axis": _late(
        "war-of-resistance", 4, "War of Resistance: the Rising Sun is up", 1939, "July-Aug",
        affairs=_WAR_COMES, options={"bid": 4},
    ),
}  # fmt: skip

ASIA_GAMES = {
    "storm_soviet": AsiaGolden(3, "August Storm: the Soviets win", _EASY),
    "storm_draw": AsiaGolden(1, "August Storm: nobody wins with four points", _EASY),
    "storm_axis": AsiaGolden(8, "August Storm: the Axis holds", _EASY),
    "china_west": AsiaGolden(2, "China Incident: the West holds Nanking", _EVEN, _CHINA),
    "china_axis": AsiaGolden(4, "China Incident: the Axis takes Peiping and Nanking", _UNEVEN, _CHINA),
    "tora_west": AsiaGolden(5, "Tora: the West holds on", _EVEN, "tora"),
    "tora_draw": AsiaGolden(21, "Tora: a value of five or six is a draw", _UNEVEN, "tora"),
    "tora_axis": AsiaGolden(1, "Tora: the last turns of a conquest", _EVEN, "tora", _CONQUESTS),
    "china_decisive": AsiaGolden(3, "China Incident: the Axis takes Hankow too", _UNEVEN, _CHINA),
    **_CAMPAIGNS,
}
