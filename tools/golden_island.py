"""Recorded games of War in the Pacific for tests/golden, played by its opponents. See tools/golden.py."""

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
    position: dict[str, Any] | None = None  # where it begins, if not with the set-up
    game: str = GAME

    def begin(self) -> Match:
        """The game before its first answer."""
        game, notes = flagplot.game(self.game), [self.text]
        if self.position is not None:
            document = {"game": self.game, "scenario": self.scenario, **self.position}
            return Match.new(game, position=document, seed=self.seed, notes=notes)
        return Match.new(game, self.scenario, seed=self.seed, notes=notes)

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


SOUTH = ("A3530", "A3531", "A3631", "A3632", "A3730", "A3733", "A3831", "A3833", "C0107")  # all but Singapore
ARMY = ["ja-div-5", "ja-div-gds", "ja-tank-1", "ja-rgt-55"]


def _siege(turn: int, army: list[str], garrison: list[str], **war: Any) -> dict[str, Any]:
    """Japan stands before Singapore or in it, and everything north of it is taken."""
    return {
        "phase": "ground_first", "turn": turn, "pair": 3 * turn + 2, "first": "japan", "forces": {},
        "harbour": {}, "units": {"C0108": [*army, *garrison]}, "control": dict.fromkeys(SOUTH, "japan"),
        "forts": {}, "war": {"garrisons": {"C0108": turn - 1}, **war},
    }  # fmt: skip


def _malaya(seed: int, text: str, position: dict[str, Any]) -> IslandGolden:
    return IslandGolden(seed, text, "easy", "malaya", position=position)


def _solomons(turn: int, **more: Any) -> dict[str, Any]:
    """The last Naval Phase of a game-turn in the Solomons, with the field of Guadalcanal in Allied hands."""
    held = {"E2519": "allied", "E2518": "allied"}
    return {
        "phase": "naval", "turn": turn, "pair": 3 * turn + 2, "control": {**held, **more.pop("control", {})},
        "airfields": {"E2519": ""}, "war": {"works": {"fields": {"E2519": more.pop("level", 1)}}}, **more,
    }  # fmt: skip


LAST = 16  # the last game-turn in the Solomons
ISLAND_GAMES = {
    "tarawa_first": IslandGolden(6, "Tarawa: the island is secured in the first game-turn"),
    "tarawa_last": IslandGolden(70, "Tarawa: the island is secured in the last game-turn"),
    "tarawa_held": IslandGolden(5, "Tarawa: the island is held to the end"),
    "tarawa_draw": IslandGolden(39, "Tarawa: nobody wins"),
    "carriers_held": IslandGolden(3, "Midway is held: the Allies win", "easy", "midway"),
    "carriers_routed": IslandGolden(0, "Midway is held: the Allies win decisively", "easy", "midway"),
    "carriers_draw": IslandGolden(16, "Midway is held, and nobody wins", "easy", "midway"),
    "carriers_lost": IslandGolden(402, "Midway is held, but Japan wins", "easy", "midway", "normal"),
    "malaya_decisive": _malaya(1, "Malaya: Singapore falls in January", _siege(7, ARMY, ["br-gar-sing:1"])),
    "malaya_late": _malaya(1, "Malaya: Singapore falls too late", _siege(11, ARMY, ["br-gar-sing:1"])),
    "malaya_held": _malaya(5, "Malaya: Singapore is held", _siege(11, ARMY, ["au-bde-22", "au-bde-27"])),
    "malaya_surrender": _malaya(
        1,
        "Malaya: Singapore surrenders",
        _siege(10, [], ["br-bde-1mal/broken", "br-bde-2mal/broken"], isolated={"allied": ["C0108"]}),
    ),
    "solomons_held": IslandGolden(
        1, "The Solomons: the Allies win decisively", "easy", "guadalcanal", position=_solomons(LAST)
    ),
    "solomons_draw": IslandGolden(
        2,
        "The Solomons: nobody wins",
        "easy",
        "guadalcanal",
        position=_solomons(LAST, control={"E2519": "japan"}),
    ),
    "solomons_lost": IslandGolden(
        3,
        "The Solomons: Japan wins by points",
        "easy",
        "guadalcanal",
        position=_solomons(LAST, control={"E2519": "japan", "E2518": "japan"}),
    ),
    "solomons_moresby": IslandGolden(
        4,
        "The Solomons: Port Moresby falls",
        "easy",
        "guadalcanal",
        position=_solomons(9, units={"E1018": ["ja-rgt-144"], "E1602": ["jn-sbf-4"], "E3231": ["us-cb-3"]}),
    ),
    "solomons_cleared": IslandGolden(
        5,
        "The Solomons: Guadalcanal is cleared in time",
        "easy",
        "guadalcanal",
        position=_solomons(8, level=2, units={"E2519": ["mc-rgt-1", "mc-rgt-5"], "E1602": ["jn-sbf-4"]}),
    ),
}
