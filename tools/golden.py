"""Whole games for tests/golden, played by the bots of tools/golden_bot.py and the other golden_*.py.

    make golden                                    play all games again and write them with expected.json
    .venv/bin/python -m tools.golden cap errata    only these

Games played by opponents that players can choose (Dai Senso!, War in the Pacific) keep the answers of their
file as long as the rules allow them, since those opponents learn; without the file, or from where an answer
no longer fits, the opponents of today go on.

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

from tools.golden_asia import ASIA_GAMES, AsiaGolden, asia_rounds
from tools.golden_asia import GAME as ASIA
from tools.golden_bot import Bot, Plan, opened
from tools.golden_island import GAME as ISLAND
from tools.golden_island import ISLAND_GAMES, IslandGolden, island_rounds
from tools.golden_plot import GAME as PLOT
from tools.golden_plot import PLOT_GAMES, PlotGolden, plot_rounds
from tools.golden_sea import GAME as SEA
from tools.golden_sea import SEA_GAMES, SeaGolden, sea_rounds

import flagplot
from flagplot import FlagplotError, Match
from flagplot.games.axis_allies.events import Captured, Lost, Paid, PhaseBegan, WarDeclared
from flagplot.games.axis_allies.turn.victory import cities
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
    game: str = "pacific-1940"
    scenario: str | None = None

    def begin(self) -> Match:
        """The game before its first answer."""
        game = flagplot.game(self.game)
        return Match.new(game, self.scenario, self.options, seed=self.seed, notes=[self.text])

    def bot(self, match: Match) -> Bot:
        """Who plays it."""
        return Bot(match, self.plans, self.seed)


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

# the Anniversary Edition: both scenarios, all three victory levels, either side victorious in both
EAST = Plan(1.1, ("infantry", "tank", "infantry", "artillery", "tank"), ("united_kingdom",), 3, researchers=1)
PACIFIC = Plan(
    1.1, (*LANDING, "tank", "infantry"),
    ("kwangtung", "philippine_islands", "australia", "india", "hawaiian_islands", "western_united_states"), 1,
    researchers=1,
)  # fmt: skip
SOUTH = Plan(1.1, ("transport", "infantry", "tank", "fighter"), ("egypt", "trans_jordan"), 1)
STEPPE = Plan(1.1, MAINLAND, (), 1, researchers=1)
EMPIRE = Plan(1.1, (*LANDING, "tank", "bomber"), ("france", "northwestern_europe", "germany"), 1)
ARSENAL = Plan(
    1.1, ("transport", "infantry", "artillery", "transport", "infantry", "tank", "cruiser", "bomber"),
    ("philippine_islands", "kwangtung", "kiangsu", "japan"), 1, researchers=2,
)  # fmt: skip
AXIS = {"germany": EAST, "japan": PACIFIC, "italy": SOUTH}
DEFENDERS = {"ussr": Plan(4.0, ("infantry",)), "uk": Plan(4.0), "usa": Plan(4.0, ("infantry", "submarine"))}
ALLIES = {"ussr": STEPPE, "uk": EMPIRE, "usa": ARSENAL, "china": Plan(1.1)}


def _world(seed: int, text: str, scenario: str, plans: dict[str, Plan], **options: Any) -> Golden:
    return Golden(seed, text, plans, options, "anniversary", scenario)


WORLD = {
    "world_axis_13": _world(
        1, "1941: the Axis win with 13 cities", "1941", {**AXIS, **DEFENDERS}, victory=13
    ),
    "world_allies_15": _world(
        2, "1941: the Allies win with 15 cities", "1941", {**AXIS, **ALLIES}, victory=15
    ),
    "world_axis_15": _world(
        3, "1942: the Axis win with 15 cities", "1942", {**AXIS, "ussr": DEFENDERS["ussr"]}, victory=15
    ),
    "world_agreed": _world(
        5,
        "1941, with a bid and all that can be switched on: the agreed rounds are over",
        "1941",
        {**AXIS, **ALLIES},
        round_cap=3,
        bid_auction=True,
        bid_ipcs=12,
        bid_kind="units",
        interceptors=True,
        closed_black_sea=True,
        official_errata_2009=False,
        ally_sharing_permission="ask",
        subs_sharing_with_destroyer="may_stay",
        china_placement_check="per_territory",
        heavy_bomber_dice="best_of_two",
    ),
    "world_allies_18": _world(4, "1942: the Allies win with all cities", "1942", ALLIES, victory=18),
}

GAMES: dict[str, Golden | SeaGolden | PlotGolden | AsiaGolden | IslandGolden] = {
    "axis": Golden(1, "Japan wins: six victory cities at the end of a round", {"japan": CONQUEROR}),
    "allies": Golden(
        2,
        "The Allies win: they hold Japan at the end of a Japanese turn",
        {"japan": RECKLESS, "usa": LIBERATOR, "china": NEIGHBOUR, "uk": NEIGHBOUR, "anzac": ISLANDER},
    ),
    "cap": Golden(3, "Nobody wins: the agreed rounds are over", EVERYBODY, {"round_cap": 4}),
    "errata": Golden(4, "The official political rules", EVERYBODY, {"politics": "errata", "round_cap": 4}),
    "low_luck": Golden(5, "Low luck", EVERYBODY, {"low_luck": True, "round_cap": 3}),
    **WORLD,
    **SEA_GAMES,
    **PLOT_GAMES,
    **ASIA_GAMES,
    **ISLAND_GAMES,
}


# -- statistics ------------------------------------------------------------------------------------------


def statistics(match: Match) -> dict[str, Any]:
    """What a recorded game is compared by: its end, and what happened in every round."""
    told = _told(match)
    if match.game.meta.id == PLOT:
        rounds = plot_rounds(match)
    elif match.game.meta.id == ASIA:
        rounds = asia_rounds(match)
    elif match.game.meta.id == ISLAND:
        rounds = island_rounds(match)
    else:
        rounds = sea_rounds(told, match.base) if match.game.meta.id == SEA else _rounds(match)
    outcome = match.state.outcome
    return {
        "answers": match.seq - match.base,
        "digest": match.game.digest(match.state),
        "winners": list(outcome.winners) if outcome else None,
        "reason": outcome.reason if outcome else "",
        "rule": outcome.rule if outcome else "",
        "rounds": {str(key): note for key, note in rounds.items()},
    }


def _rounds(match: Match) -> dict[int, dict[str, Any]]:
    """What happened in every round of a game of Axis & Allies."""
    rounds: dict[int, dict[str, Any]] = {}
    number = 1
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
        note["end"] = seq
    for note in rounds.values():
        war = opened(match.at(note.pop("end")))
        note["cities"] = [cities(war, side) for side in range(len(war.board.sides))]
        note["treasury"] = list(war.state.treasury)
    return rounds


def _blank() -> dict[str, Any]:
    return {"answers": 0, "throws": 0, "dice": 0, "captured": Counter(), "lost": Counter(), "paid": Counter(),
            "wars": []}  # fmt: skip


def _told(match: Match) -> Iterator[tuple[int, tuple[Any, ...], int]]:
    yield match.base, match.start_events, len(match.start_rolls)
    for entry in match.entries:
        yield entry.seq, entry.events, len(entry.rolls)


# -- recording -------------------------------------------------------------------------------------------


def record(name: str, most: int = 20_000) -> Match:
    """Play one game to its end."""
    golden = GAMES[name]
    match = golden.begin()
    if isinstance(golden, AsiaGolden | IslandGolden):
        retrace(match, FOLDER / f"{name}.plot")
    bot = golden.bot(match)
    while not match.over and match.seq < most:
        bot.step()
    return match


def retrace(match: Match, path: Path) -> None:
    """Give the answers of an earlier recording as long as the rules allow them."""
    seats = match.game.meta.seats
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        seat, _, answer = line.partition(" | ")[0].partition(" ")
        if seat in seats:
            try:
                match.do(seat, answer)
            except FlagplotError:
                return


def main(names: list[str]) -> None:
    """Play the named games, or all, and write them."""
    expected = json.loads(EXPECTED.read_text(encoding="utf-8")) if EXPECTED.exists() else {}
    for name in names or GAMES:
        match = record(name)
        found = statistics(match)
        if not match.over:
            sys.exit(f"{name}: no end after {match.seq} answers, round {match.game.round(match.state)}")
        flagplot.save(match, FOLDER / f"{name}.plot")
        expected[name] = found
        print(f"{name}: {found['answers']} answers, {len(found['rounds'])} rounds, {found['reason']}")
    ordered = {name: expected[name] for name in GAMES if name in expected}
    EXPECTED.write_text(json.dumps(ordered, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
