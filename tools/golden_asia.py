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
    game: str = GAME

    def begin(self) -> Match:
        """The game before its first answer."""
        return Match.new(flagplot.game(self.game), self.scenario, seed=self.seed, notes=[self.text])

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
ASIA_GAMES = {
    "storm_soviet": AsiaGolden(3, "August Storm: the Soviets win", _EASY),
    "storm_draw": AsiaGolden(1, "August Storm: nobody wins with four points", _EASY),
    "storm_axis": AsiaGolden(11, "August Storm: the Axis holds", _EASY),
    "china_west": AsiaGolden(2, "China Incident: the West holds Nanking", _EVEN, _CHINA),
    "china_axis": AsiaGolden(4, "China Incident: the Axis takes Peiping and Nanking", _UNEVEN, _CHINA),
    "china_decisive": AsiaGolden(3, "China Incident: the Axis takes Hankow too", _UNEVEN, _CHINA),
}
