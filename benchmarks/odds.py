"""Exact odds: milliseconds for one answer, warm, on one core, against the size of the battle.

Twice: with the tables of both forces still there from the question before, as when a player looks at a battle
again or changes one side, and for forces nobody has asked about yet, which must be opened first.

The bars are those of the three battles the project set itself; the fastest public exact calculator took 3.1,
12.2 and 21.3 ms for them on the machine they were set on.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.table import Table

import flagplot
from flagplot.odds import Plan, odds, odds_of, plan_for, sides
from flagplot.odds.questions import extras, smallest, take_and_hold

GAME = "pacific-1940"
LAND = ("12 infantry, 4 artillery, 4 tank, 2 fighter", "14 infantry, 2 artillery, 2 tank, 2 fighter")
TWICE = ("24 infantry, 8 artillery, 8 tank, 4 fighter", "28 infantry, 4 artillery, 4 tank, 4 fighter")
SEA = (
    "4 submarine, 4 destroyer, 2 cruiser, 2 carrier, 4 fighter, 2 battleship",
    "3 submarine, 4 destroyer, 2 cruiser, carrier, 2 fighter, 2 battleship",
)
BARS = (("22 v 20 on land", LAND, 0.3), ("44 v 40 on land", TWICE, 1.2), ("18 v 14 at sea", SEA, 2.0))
SECONDS = 1.0
TABLES = (sides.chains, sides.sea_side, sides.order_of, sides.most_hits, sides.volleys)


def milliseconds(plan: Plan, *, fresh: bool = False) -> float:
    """Best of many for one whole answer: chances, losses and rounds; ``fresh``: no table is kept."""
    odds(plan).document(limit=0)
    best, until = float("inf"), time.perf_counter() + SECONDS
    while time.perf_counter() < until:
        for table in TABLES if fresh else ():
            table.cache_clear()
        began = time.perf_counter()
        result = odds(plan)
        assert abs(result.attacker_wins + result.defender_wins + result.draw - 1.0) < 1e-12
        best = min(best, time.perf_counter() - began)
    return 1000.0 * best


def first_use() -> float:
    """Seconds of a fresh program until its first answer, with the machine code of an earlier run."""
    code = (
        "import time; began = time.perf_counter(); import flagplot; "
        f"flagplot.game({GAME!r}).odds(attack={SEA[0]!r}, defend={SEA[1]!r}).takes; "
        "print(time.perf_counter() - began)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return float(ran.stdout)


def questions(game: Any) -> Table:
    """Milliseconds for the questions players ask, once each, with forces never met before."""
    attack, defend = LAND
    plan = plan_for(game, attack=attack, defend="8 infantry, 2 artillery, 2 tank")
    counter = plan_for(game, attack="6 tank", defend=defend).attackers
    asked: dict[str, Callable[[], object]] = {
        "smallest force of 22 units": lambda: smallest(plan, 0.9),
        "one more unit of each kind": lambda: extras(plan),
        "take and hold": lambda: take_and_hold(plan, counter),
        "raid of 6 bombers": lambda: odds_of(
            game, raid="major_ic", attack="6 strategic_bomber, 3 fighter", defend="4 fighter"
        ),
    }
    table = Table("question", "ms", title="Questions")
    for name, ask in asked.items():
        for kept in TABLES:
            kept.cache_clear()
        began = time.perf_counter()
        ask()
        table.add_row(name, f"{1000 * (time.perf_counter() - began):.0f}")
    return table


def main() -> None:
    console = Console()
    game: Any = flagplot.game(GAME)
    columns = ("battle", "bar, ms", "same forces again, ms", "verdict", "new forces, ms", "verdict")
    table = Table(*columns, title="Exact odds, compiled, one core")
    for name, (attack, defend), bar in BARS:
        plan = plan_for(game, attack=attack, defend=defend)
        found, new = milliseconds(plan), milliseconds(plan, fresh=True)
        row = [text for ms in (found, new) for text in (f"{ms:.3f}", "met" if ms <= bar else "missed")]
        table.add_row(name, f"{bar:.1f}", *row)
    console.print(table)
    console.print(questions(game))
    sizes = ("units a side", "land, ms", "sea, ms", "land with guns and bombers, ms")
    growth = Table(*sizes, title="Cost against size, same forces again")
    for size in (5, 10, 20, 30, 40, 60):
        land = f"{size} infantry", f"{size} infantry"
        sea = f"{size // 2} destroyer, {size - size // 2} submarine", f"{size} destroyer"
        air = f"{size - 4} infantry, 2 fighter, 2 strategic_bomber", f"{size} infantry, aa_gun"
        found_for = [milliseconds(plan_for(game, attack=a, defend=d)) for a, d in (land, sea, air)]
        growth.add_row(str(size), *(f"{value:.3f}" for value in found_for))
    console.print(growth)
    console.print(f"first use after start: {first_use():.2f} s (bar 2 s)")


if __name__ == "__main__":
    main()
