"""Exact odds: milliseconds for one answer, warm, on one core, against the size of the battle.

One answer is a whole call of ``game.odds``, from the words of the line-up to chances, losses and rounds. It
is timed twice: for the same line-up again and again, and for line-ups of the same size that nobody has asked
about before, each once, so that nothing kept from an earlier question can help. Bars are held against the
clock; beside it stands the time of the processor, which other programs on a busy machine do not lengthen.

The bars are those of the three battles the project set itself; the fastest public exact calculator took 3.1,
12.2 and 21.3 ms for them on the machine they were set on.
"""

from __future__ import annotations

import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import odds_at_sea
from rich.console import Console
from rich.table import Table

import flagplot
from flagplot.games.axis_allies.odds import Plan, odds, odds_of, plan_for, sides
from flagplot.games.axis_allies.odds.luck import fought_battles
from flagplot.games.axis_allies.odds.questions import extras, smallest, take_and_hold

GAME = "pacific-1940"
LAND = ("12 infantry, 4 artillery, 4 tank, 2 fighter", "14 infantry, 2 artillery, 2 tank, 2 fighter")
TWICE = ("24 infantry, 8 artillery, 8 tank, 4 fighter", "28 infantry, 4 artillery, 4 tank, 4 fighter")
SEA = (
    "4 submarine, 4 destroyer, 2 cruiser, 2 carrier, 4 fighter, 2 battleship",
    "3 submarine, 4 destroyer, 2 cruiser, carrier, 2 fighter, 2 battleship",
)
BARS = (("22 v 20 on land", LAND, 0.3), ("44 v 40 on land", TWICE, 1.2), ("18 v 14 at sea", SEA, 2.0))
LARGEST = 50.0  # bar for any battle of a real game
SECONDS = 1.0
NEW = 200  # line-ups never seen before
KEPT = (sides.chains, sides.sea_side, sides.waters)
GOLDEN = Path(__file__).resolve().parents[1] / "tests" / "golden"


Took = tuple[float, float]  # milliseconds on the clock, and of the processor


def answer(game: Any, attack: str, defend: str) -> Took:
    """Milliseconds for one whole answer."""
    began, used = time.perf_counter(), time.thread_time()
    found = game.odds(attack=attack, defend=defend).document(limit=0)
    took = 1000.0 * (time.perf_counter() - began), 1000.0 * (time.thread_time() - used)
    assert abs(found["attacker_wins"] + found["defender_wins"] + found["draw"] - 1.0) < 1e-12
    return took


def medians(found: list[Took]) -> Took:
    """Of both times."""
    return statistics.median(clock for clock, _ in found), statistics.median(used for _, used in found)


def again(game: Any, attack: str, defend: str) -> Took:
    """The same line-up over and over: the median."""
    answer(game, attack, defend)
    found, until = [], time.perf_counter() + SECONDS
    while time.perf_counter() < until:
        found.append(answer(game, attack, defend))
    return medians(found)


def never_seen(game: Any, attack: str, defend: str) -> Took:
    """Line-ups of the same size with a few units changed for others, each asked once: the median."""
    found: list[Took] = []
    chance, met = random.Random(1), {(attack, defend)}
    while len(found) < NEW:
        pair = shifted(chance, attack), shifted(chance, defend)
        if pair in met or decks_lack(pair[1]):
            continue
        met.add(pair)
        for kept in KEPT:
            kept.cache_clear()  # one of the two sides may have come up before
        found.append(answer(game, *pair))
    return medians(found)


def shifted(chance: random.Random, force: str) -> str:
    """A force with some units changed for others of it."""
    words = [part.strip().rpartition(" ") for part in force.split(",")]
    numbers = {name: int(number or 1) for number, _, name in words}
    for _ in range(chance.randint(1, 4)):
        one, other = chance.sample(list(numbers), 2)
        if numbers[one] > 1:
            numbers[one] -= 1
            numbers[other] += 1
    return ", ".join(f"{number} {name}" for name, number in numbers.items())


def decks_lack(force: str) -> bool:
    """Whether defending fighters at sea have no deck."""
    words = [part.strip().rpartition(" ") for part in force.split(",")]
    numbers = {name: int(number) for number, _, name in words}
    return "carrier" in numbers and numbers.get("fighter", 0) > 2 * numbers["carrier"]


def milliseconds(plan: Plan) -> float:
    """Best of many for one plan, with nothing kept."""
    odds(plan).document(limit=0)
    best, until = float("inf"), time.perf_counter() + SECONDS / 4
    while time.perf_counter() < until:
        for kept in KEPT:
            kept.cache_clear()
        began = time.thread_time()
        odds(plan).document(limit=0)
        best = min(best, time.thread_time() - began)
    return 1000.0 * best


def golden_battles() -> list[tuple[str, Plan]]:
    """The battles of the recorded games of both editions."""
    found = []
    for path in sorted(GOLDEN.glob("*.plot")):
        with path.open(encoding="utf-8") as file:
            title = [next(file) for _ in range(2)][1].split()[1]
        if title in ("pacific-1940", "anniversary"):
            match: Any = flagplot.load(path)
            events = [msgspec.to_builtins(event, str_keys=True) for e in match.entries for event in e.events]
            found += [(path.stem, plan) for plan in fought_battles(match.game, match.state, events)]
    return found


def real_games() -> Table:
    """The slowest battles of the recorded games, with nothing kept."""
    battles = golden_battles()
    timed = []
    for name, plan in battles:
        for kept in KEPT:
            kept.cache_clear()
        odds(plan)
        began = time.thread_time()
        for kept in KEPT:
            kept.cache_clear()
        odds(plan).document(limit=0)
        timed.append((1000 * (time.thread_time() - began), name, plan))
    timed.sort(key=lambda row: -row[0])
    title = f"Slowest of {len(battles)} battles of recorded games, bar {LARGEST:.0f} ms"
    table = Table("game", "battle", "ms", "verdict", title=title)
    for ms, name, plan in timed[:5]:
        own, theirs = (sum(n for _, n in side) for side in (plan.attackers, plan.defenders))
        where = "at sea" if plan.sea else "with guns" if plan.antiaircraft else "on land"
        table.add_row(name, f"{own} v {theirs} {where}", f"{ms:.2f}", "met" if ms <= LARGEST else "missed")
    return table


def first_use(shelf: str = "") -> tuple[float, float]:
    """Seconds of a fresh program until its first answer, on the clock and of the processor.

    ``shelf`` is where machine code is looked for.
    """
    code = (
        "import time; began, used = time.perf_counter(), time.process_time(); import flagplot; "
        f"flagplot.game({GAME!r}).odds(attack={SEA[0]!r}, defend={SEA[1]!r}).takes; "
        "print(time.perf_counter() - began, time.process_time() - used)"
    )
    environment = {**os.environ, **({"NUMBA_CACHE_DIR": shelf} if shelf else {})}
    ran = subprocess.run([sys.executable, "-c", code], stdout=subprocess.PIPE, check=True, env=environment)
    clock, processor = map(float, ran.stdout.split())
    return clock, processor


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
        for kept in KEPT:
            kept.cache_clear()
        began = time.thread_time()
        ask()
        table.add_row(name, f"{1000 * (time.thread_time() - began):.0f}")
    return table


def growth(game: Any) -> Table:
    """Cost against size, with nothing kept."""
    table = Table(
        "units a side", "land, ms", "land with guns and bombers, ms", "submarines, ms", "whole fleets, ms",
        title="Cost against size, forces never seen before",
    )  # fmt: skip
    for size in (5, 10, 20, 30, 40, 60):
        part = max(1, size // 6)
        kinds = ("destroyer", "cruiser", "carrier", "fighter", "battleship")
        fleet = ", ".join([f"{max(1, size - 5 * part)} submarine", *(f"{part} {kind}" for kind in kinds)])
        pairs = (
            (f"{size} infantry", f"{size} infantry"),
            (f"{size - 4} infantry, 2 fighter, 2 strategic_bomber", f"{size} infantry, aa_gun"),
            (f"{size // 2} destroyer, {size - size // 2} submarine", f"{size} destroyer"),
            (fleet, fleet),
        )
        plans = [plan_for(game, attack=attack, defend=defend) for attack, defend in pairs]
        table.add_row(str(size), *(f"{milliseconds(plan):.3f}" for plan in plans))
    return table


def main() -> None:
    console = Console()
    game: Any = flagplot.game(GAME)
    columns = ("battle", "line-up", "bar, ms", "clock, ms", "verdict", "processor, ms")
    table = Table(*columns, title="Exact odds by game.odds, compiled, one core, medians")
    for name, (attack, defend), bar in BARS:
        rows = (("the same again", again), ("never seen before", never_seen))
        for text, ask in rows:
            clock, used = ask(game, attack, defend)
            verdict = "met" if clock <= bar else "missed"
            table.add_row(name, text, f"{bar:.1f}", f"{clock:.3f}", verdict, f"{used:.3f}")
    console.print(table)
    if hasattr(os, "getloadavg") and os.getloadavg()[0] > (os.cpu_count() or 1):
        console.print(f"busy machine: load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    console.print(questions(game))
    console.print(growth(game))
    console.print(real_games())
    odds_at_sea.show(console)
    clock, processor = first_use()
    console.print(f"first use after start: {clock:.2f} s on the clock, {processor:.2f} s of work (bar 2 s)")
    with tempfile.TemporaryDirectory() as shelf:
        clock, processor = first_use(shelf)
        console.print(f"the very first compiles: {clock:.0f} s on the clock, {processor:.0f} s of work")


if __name__ == "__main__":
    main()
