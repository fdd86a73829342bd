"""Recorded games of War in the Pacific for tests/golden, played at random. See tools/golden.py."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

import flagplot
from flagplot import Match
from flagplot.bots.finding import find
from flagplot.bots.player import Player
from flagplot.games.war_in_the_pacific.events import AirLost, Began, Moved, StepsLost, Taken
from flagplot.kernel.event import Rolled

GAME = "war-in-the-pacific"


@dataclass(frozen=True)
class IslandGolden:
    """One recorded game."""

    seed: int
    text: str
    level: str = "random"
    scenario: str = "tarawa"
    japan: str = ""  # the level of Japan, where it is another
    game: str = GAME

    def begin(self) -> Match:
        """The game before its first answer."""
        return Match.new(flagplot.game(self.game), self.scenario, seed=self.seed, notes=[self.text])

    def bot(self, match: Match) -> IslandBot:
        """Who plays it."""
        return IslandBot(match, self.seed, {"allied": self.level, "japan": self.japan or self.level})


class IslandBot:
    """Answers for both sides of a match."""

    def __init__(self, match: Match, seed: int, levels: dict[str, str]) -> None:
        self.match = match
        self.players = {seat: Player(find(match.game, level), seed) for seat, level in levels.items()}

    def step(self) -> None:
        """Give one answer for the seat that owes one."""
        match = self.match
        seat = match.state.waiting[0]
        match.do(seat, self.players[seat].answer(match.game, match.state, seat))


def island_rounds(match: Match) -> dict[int, dict[str, Any]]:
    """What happened in every game-turn."""
    rounds: dict[int, dict[str, Any]] = {}
    note = _empty(rounds, 1)
    told = [match.start_events, *(entry.events for entry in match.entries)]
    for event in (event for events in told for event in events):
        if isinstance(event, Began) and _is_new(event.what, match.state.scenario) and note["dice"]:
            note = _empty(rounds, len(rounds) + 1)
        if isinstance(event, Rolled):
            note["dice"] += len(event.faces)
        elif isinstance(event, Moved):
            note["moved"] += 1
        elif isinstance(event, Taken):
            note["taken"] += 1
        elif isinstance(event, StepsLost):
            note["losses"][event.side] += event.steps
        elif isinstance(event, AirLost):
            note["losses"]["air"] += event.points
    return rounds


def _is_new(what: str, scenario: str) -> bool:
    """Whether a game-turn begins with what is told."""
    return what.endswith("Naval Phase") if scenario == "tarawa" else "game-turn" in what and ":" not in what


def _empty(rounds: dict[int, dict[str, Any]], number: int) -> dict[str, Any]:
    rounds[number] = {"dice": 0, "moved": 0, "taken": 0, "losses": Counter()}
    return rounds[number]


ISLAND_GAMES = {
    "tarawa_first": IslandGolden(6, "Tarawa: the island is secured in the first game-turn"),
    "tarawa_last": IslandGolden(12, "Tarawa: the island is secured in the last game-turn"),
    "tarawa_held": IslandGolden(5, "Tarawa: the island is held to the end"),
    "tarawa_draw": IslandGolden(39, "Tarawa: nobody wins"),
    "carriers_held": IslandGolden(1, "Midway is held: the Allies win", "easy", "midway"),
    "carriers_routed": IslandGolden(0, "Midway is held: the Allies win decisively", "easy", "midway"),
    "carriers_draw": IslandGolden(2, "Midway is held, and nobody wins", "easy", "midway"),
    "carriers_lost": IslandGolden(401, "Midway is held, but Japan wins", "easy", "midway", "normal"),
}
