"""Whole games of Pacific 1940 for tests/golden, played by the bot of tools/golden_bot.py.

    make golden                                    play all games again and write them with expected.json
    .venv/bin/python -m tools.golden cap errata    only these

Do this after a change of the rules that is meant to change games, and read the difference of expected.json
before keeping it.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools.golden_bot import GAME, Bot, Plan, opened

import flagplot
from flagplot import Match
from flagplot.games.axis_allies.economy.victory import cities
from flagplot.games.axis_allies.events import Captured, Lost, Paid, PhaseBegan, WarDeclared
from flagplot.kernel.event import Rolled

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "golden"
EXPECTED = FOLDER / "expected.json"


@dataclass(frozen=True)
class Golden:
    """One recorded game."""

    seed: int
    text: str
    plans: dict[str, Plan] = field(default_factory=dict)  # powers without a plan do nothing
    options: dict[str, Any] = field(default_factory=dict)


MAINLAND = ("infantry", "infantry", "artillery", "tank")
LANDING = ("transport", "infantry", "infantry", "destroyer", "artillery", "fighter")
CONQUEROR = Plan(1.2, (*LANDING, "tank", "infantry"), ("philippines", "hawaiian_islands", "java"), 1, 2)
RECKLESS = Plan(0.02, (), ("philippines", "malaya", "java"), 1, 1)
LIBERATOR = Plan(
    1.3, ("transport", "infantry", "artillery", "transport", "infantry", "infantry", "cruiser", "carrier",
          "fighter", "fighter", "destroyer", "submarine"), ("japan",), 4, 1,
)  # fmt: skip
NEIGHBOUR = Plan(1.3, MAINLAND, (), 1, 2)
ISLANDER = Plan(1.2, ("transport", "infantry", "artillery", "destroyer"), ("dutch_new_guinea", "java"), 1, 2)
EVERYBODY = {
    "japan": CONQUEROR,
    "usa": Plan(1.2, LANDING, ("caroline_islands", "okinawa", "japan"), 1, 1),
    "china": NEIGHBOUR,
    "uk": NEIGHBOUR,
    "anzac": ISLANDER,
}

GAMES = {
    "axis": Golden(1, "Japan wins: six victory cities at the end of a round", {"japan": CONQUEROR}),
    "allies": Golden(
        2,
        "The Allies win: they hold Japan at the end of a Japanese turn",
        {"japan": RECKLESS, "usa": LIBERATOR, "china": NEIGHBOUR, "uk": NEIGHBOUR, "anzac": ISLANDER},
    ),
    "cap": Golden(3, "Nobody wins: the agreed rounds are over", EVERYBODY, {"round_cap": 4}),
    "errata": Golden(
        4, "The official political rules", EVERYBODY, {"politics": "errata", "round_cap": 4}
    ),
    "low_luck": Golden(5, "Low luck", EVERYBODY, {"low_luck": True, "round_cap": 3}),
}


# -- statistics ------------------------------------------------------------------------------------------


def statistics(match: Match) -> dict[str, Any]:
    """What a recorded game is compared by: its end, and what happened in every round."""
    rounds: dict[int, dict[str, Any]] = {}
    number, last = 1, match.base
    for seq, events, rolls in _told(match):
        for event in events:
            if isinstance(event, PhaseBegan):
                number = event.round
            note = rounds.setdefault(number, _blank())
            if isinstance(event, Rolled):
                note["dice"] += len(event.faces)
            elif isinstance(event, Captured):
                note["captured"][event.to] += 1
            elif isinstance(event, Lost):
                note["lost"][event.power] += event.count
            elif isinstance(event, Paid):
                note["paid"][event.power] += event.ipcs
            elif isinstance(event, WarDeclared):
                note["wars"].append(f"{event.by}-{event.on}")
        note = rounds.setdefault(number, _blank())
        note["answers"] += seq > match.base
        note["throws"] += rolls
        note["end"] = last = seq
    for note in rounds.values():
        war = opened(match.at(note.pop("end")))
        note["cities"] = [cities(war, side) for side in range(len(war.board.sides))]
        note["treasury"] = list(war.state.treasury)
    outcome = match.state.outcome
    return {
        "answers": last - match.base,
        "digest": GAME.digest(match.state),
        "winners": list(outcome.winners) if outcome else None,
        "reason": outcome.reason if outcome else "",
        "rule": outcome.rule if outcome else "",
        "rounds": {str(key): note for key, note in rounds.items()},
    }


def _blank() -> dict[str, Any]:
    return {"answers": 0, "throws": 0, "dice": 0, "captured": Counter(), "lost": Counter(), "paid": Counter(),
            "wars": []}  # fmt: skip


def _told(match: Match) -> Iterator[tuple[int, tuple[Any, ...], int]]:
    yield match.base, match.start_events, len(match.start_rolls)
    for entry in match.entries:
        yield entry.seq, entry.events, len(entry.rolls)


# -- recording -------------------------------------------------------------------------------------------


def record(golden: Golden, most: int = 20_000) -> Match:
    """Play one game to its end."""
    match = Match.new(GAME, options=golden.options, seed=golden.seed, notes=[golden.text])
    bot = Bot(match, golden.plans, golden.seed)
    while not match.over and match.seq < most:
        bot.step()
    return match


def main(names: list[str]) -> None:
    """Play the named games, or all, and write them."""
    expected = json.loads(EXPECTED.read_text(encoding="utf-8")) if EXPECTED.exists() else {}
    for name in names or GAMES:
        match = record(GAMES[name])
        found = statistics(match)
        if not match.over:
            sys.exit(f"{name}: no end after {match.seq} answers, round {match.state.round}")
        flagplot.save(match, FOLDER / f"{name}.plot")
        expected[name] = found
        print(f"{name}: {found['answers']} answers, {len(found['rounds'])} rounds, {found['reason']}")
    ordered = {name: expected[name] for name in GAMES if name in expected}
    EXPECTED.write_text(json.dumps(ordered, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
