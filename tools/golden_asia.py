"""Recorded games of Dai Senso! for tests/golden, played by the opponents a player can choose.

When those learn something new the games are recorded again, like after a change of the rules. See
tools/golden.py.
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
    game: str = GAME

    def begin(self) -> Match:
        """The game before its first answer."""
        game, notes = flagplot.game(self.game), [self.text]
        if self.position is not None:
            return Match.new(game, position=self.position, seed=self.seed, notes=notes)
        return Match.new(game, self.scenario, seed=self.seed, notes=notes)

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
    "game": GAME,
    "scenario": "tora",
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
ASIA_GAMES = {
    "storm_soviet": AsiaGolden(3, "August Storm: the Soviets win", _EASY),
    "storm_draw": AsiaGolden(1, "August Storm: nobody wins with four points", _EASY),
    "storm_axis": AsiaGolden(11, "August Storm: the Axis holds", _EASY),
    "china_west": AsiaGolden(2, "China Incident: the West holds Nanking", _EVEN, _CHINA),
    "china_axis": AsiaGolden(4, "China Incident: the Axis takes Peiping and Nanking", _UNEVEN, _CHINA),
    "tora_west": AsiaGolden(1, "Tora: the West holds on", _EVEN, "tora"),
    "tora_draw": AsiaGolden(21, "Tora: a value of five or six is a draw", _UNEVEN, "tora"),
    "tora_axis": AsiaGolden(1, "Tora: the last turns of a conquest", _EVEN, "tora", _CONQUESTS),
    "china_decisive": AsiaGolden(3, "China Incident: the Axis takes Hankow too", _UNEVEN, _CHINA),
}
