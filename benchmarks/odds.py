"""Exact odds: milliseconds for one answer, warm, on one core, against the size of the battle.

The bars are those of the three battles the project set itself; the fastest public exact calculator took 3.1,
12.2 and 21.3 ms for them on the machine they were set on.
"""

from __future__ import annotations

import subprocess
import sys
import time

from rich.console import Console
from rich.table import Table

import flagplot
from flagplot.odds import Plan, odds, plan_for

GAME = "pacific-1940"
LAND = ("12 infantry, 4 artillery, 4 tank, 2 fighter", "14 infantry, 2 artillery, 2 tank, 2 fighter")
TWICE = ("24 infantry, 8 artillery, 8 tank, 4 fighter", "28 infantry, 4 artillery, 4 tank, 4 fighter")
SEA = (
    "4 submarine, 4 destroyer, 2 cruiser, 2 carrier, 4 fighter, 2 battleship",
    "3 submarine, 4 destroyer, 2 cruiser, carrier, 2 fighter, 2 battleship",
)
BARS = (("22 v 20 on land", LAND, 0.3), ("44 v 40 on land", TWICE, 1.2), ("18 v 14 at sea", SEA, 2.0))
SECONDS = 1.0


def milliseconds(plan: Plan) -> float:
    """Best of many for one whole answer: chances, losses and rounds."""
    odds(plan).document(limit=0)
    best, until = float("inf"), time.perf_counter() + SECONDS
    while time.perf_counter() < until:
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
    return float(subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout)


def main() -> None:
    console = Console()
    game = flagplot.game(GAME)
    table = Table("battle", "ms", "bar", "verdict", title="Exact odds, warm, one core")
    for name, (attack, defend), bar in BARS:
        found = milliseconds(plan_for(game, attack=attack, defend=defend))
        table.add_row(name, f"{found:.3f}", f"{bar:.1f}", "met" if found <= bar else "missed")
    console.print(table)
    growth = Table("units a side", "land, ms", "sea, ms", "land with guns and bombers, ms", title="Cost against size")
    for size in (5, 10, 20, 30, 40, 60):
        land = f"{size} infantry", f"{size} infantry"
        sea = f"{size // 2} destroyer, {size - size // 2} submarine", f"{size} destroyer"
        air = f"{size - 4} infantry, 2 fighter, 2 strategic_bomber", f"{size} infantry, aa_gun"
        row = [milliseconds(plan_for(game, attack=a, defend=d)) for a, d in (land, sea, air)]
        growth.add_row(str(size), *(f"{value:.3f}" for value in row))
    console.print(growth)
    console.print(f"first use after start: {first_use():.2f} s (bar 2 s)")


if __name__ == "__main__":
    main()
