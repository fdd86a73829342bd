"""Exact odds of whole battles of Admirals' War: milliseconds of the processor for one answer.

An answer is a whole call of ``game.odds``, to the end of the battle and the chances of every unit, of a
battle nobody has asked about before. The battles are those of the recorded games, and line-ups that grow;
with ``--random N`` only those of so many games of random answers, which throw fleets together as they come.
"""

from __future__ import annotations

import argparse
import gc
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

import flagplot
from flagplot.games.admirals_war.combat import forces
from flagplot.games.admirals_war.combat.frames import Battle, BattleStage
from flagplot.games.admirals_war.odds import aiming, line_up
from flagplot.games.admirals_war.odds.walk import TooLargeError
from flagplot.kernel.errors import BadInputError

Pending = tuple[tuple[int, int], Any, str]  # units of both sides, state, sea area

GAME = "admirals-war"
GOLDEN = Path(__file__).resolve().parents[1] / "tests" / "golden"
BAR = 50.0
NO_ANSWER = ("too large", "refused")
KINDS = {
    "cruisers": ("north_sea", "uk_norfolk uk_suffolk uk_london uk_kent uk_york",
                 "ger_prinz_eugen ger_admiral_hipper ger_blucher ger_seydlitz ger_admiral_scheer"),
    "carriers": ("coral_sea", "us_enterprise_cv6 us_hornet_cv8 us_yorktown_cv5 us_chicago us_7af",
                 "jap_akagi jap_kaga jap_hiryu jap_soryu jap_myoko"),
    "mixed": ("north_sea", "uk_hood uk_norfolk uk_warspite uk_york uk_ark_royal",
              "ger_bismarck ger_prinz_eugen ger_scharnhorst ger_admiral_hipper ger_admiral_scheer"),
    "battleships": ("north_sea", "uk_king_george_v uk_hood uk_nelson uk_rodney",
                    "ger_bismarck ger_tirpitz ger_scharnhorst"),
}  # fmt: skip
BOATS = {"north_sea": ("ger_uboat_01", "ger_uboat_02"), "coral_sea": ("jap_iboat_1", "jap_iboat_2")}
SIZES = ((1, 1), (2, 2), (3, 3), (4, 3), (4, 4), (5, 5))


def answer(game: Any, state: Any, area: str) -> tuple[float, str]:
    """Milliseconds for one answer, and what is wrong with it."""
    aiming.forget()
    gc.collect()
    gc.disable()  # what the recorded games leave behind is not part of the answer
    began, wrong = time.thread_time(), ""
    try:
        result = game.odds(state, area)
        assert abs(sum(result.ways.values()) + result.unresolved - 1.0) < 1e-12
        assert len(result.units) == len(result.ids)
        if result.unresolved > 1e-12:
            wrong = f"up to {100 * result.unresolved:.2g} % left out"
    except TooLargeError:
        wrong = NO_ANSWER[0]
    except BadInputError:
        wrong = NO_ANSWER[1]
    took = 1000.0 * (time.thread_time() - began)
    gc.enable()
    return took, wrong


def best_answer(game: Any, state: Any, area: str) -> tuple[float, str]:
    """The same; over the bar it is asked again twice, for what else the machine does takes its time too."""
    found = answer(game, state, area)
    if found[0] > BAR and not found[1]:
        return min(found, answer(game, state, area), answer(game, state, area))
    return found


def at_hand(game: Any, state: Any) -> Pending | None:
    """The battle whose next round is about to begin."""
    frame = state.frames[-1]
    if not isinstance(frame, Battle) or frame.stage != BattleStage.TYPE:
        return None
    war = game.play(state)
    size = len(forces.fighting(war, frame, 0)), len(forces.fighting(war, frame, 1))
    return size, state, war.board.place_ids[frame.area]


def golden_battles(game: Any) -> Iterator[Pending]:
    """Every battle of the recorded games before each of its rounds."""
    for path in sorted(GOLDEN.glob("*.plot")):
        with path.open(encoding="utf-8") as file:
            title = [next(file) for _ in range(2)][1].split()[1]
        if title != GAME:
            continue
        for _, state in flagplot.load(path).replay():
            if (found := at_hand(game, state)) is not None:
                yield found


def random_battles(game: Any, games: int) -> Iterator[Pending]:
    """Every battle of so many games of random answers, before each of its rounds."""
    for seed in range(1, games + 1):
        chance, dice, state = random.Random(seed), flagplot.FastDice(seed), game.start(seed=seed)
        while state.waiting:
            if (found := at_hand(game, state)) is not None:
                yield found
            seat = state.waiting[0]
            game.push(state, seat, chance.choice(game.legal(state, seat)), dice)


def by_size(game: Any, title: str, battles: Iterable[Pending]) -> Table:
    """What battles of whole games take, by size; ``in part``: something next to impossible is left out."""
    found: dict[str, list[tuple[float, str]]] = {}
    for (ours, theirs), state, area in battles:
        few, many = sorted((ours, theirs))
        group = "up to 4 v 4" if many <= 4 else "1 v more" if few == 1 else "larger"
        found.setdefault(group, []).append(best_answer(game, state, area))
    columns = ("size", "battles", "mean", "slowest", f"over {BAR:.0f}", "in part", *NO_ANSWER)
    table = Table(*columns, title=f"{title}, ms")
    for group, rows in sorted(found.items(), reverse=True):
        times = [ms for ms, wrong in rows if wrong not in NO_ANSWER]
        mean, worst = (sum(times) / len(times), max(times)) if times else (0.0, 0.0)
        none = [sum(wrong == what for _, wrong in rows) for what in NO_ANSWER]
        partly = sum(bool(wrong) for _, wrong in rows) - sum(none)
        counts = (sum(ms > BAR for ms in times), partly, *none)
        table.add_row(group, str(len(rows)), f"{mean:.1f}", f"{worst:.1f}", *map(str, counts))
    return table


def growth(game: Any, boats: int = 0) -> Table:
    """Cost against size; with boats of the Axis that roll for targets up to four ships a side."""
    title = f"Submarines that roll for targets: {boats}" if boats else "Cost against size"
    table = Table("ships", *(f"{kind}, ms" for kind in KINDS), title=f"Whole battles. {title}")
    for ours, theirs in SIZES[:4] if boats else SIZES:
        cells = []
        for area, allied, axis in KINDS.values():
            sides = allied.split()[:ours], axis.split()[:theirs]
            if (len(sides[0]), len(sides[1])) != (ours, theirs):
                cells.append("-")
                continue
            options = {"submarine_targeting": True} if boats else {}
            sides[1].extend(BOATS[area][:boats])
            ms, wrong = answer(game, line_up(game, area, *sides, options=options), area)
            cells.append(wrong or f"{ms:.0f}")
        table.add_row(f"{ours} v {theirs}", *cells)
    return table


def first_use() -> tuple[float, float]:
    """Seconds of a fresh program until its first answer, on the clock and of the processor."""
    code = (
        "import time; began, used = time.perf_counter(), time.process_time(); import flagplot; "
        f"flagplot.game({GAME!r}).odds(None, 'north_sea', allied='uk_hood', axis='ger_bismarck'); "
        "print(time.perf_counter() - began, time.process_time() - used)"
    )
    ran = subprocess.run([sys.executable, "-c", code], stdout=subprocess.PIPE, check=True, env={**os.environ})
    clock, processor = map(float, ran.stdout.split())
    return clock, processor


def show(console: Console) -> None:
    """All of it."""
    game: Any = flagplot.game(GAME)
    game.odds(None, "north_sea", allied="uk_hood", axis="ger_bismarck")
    for boats in (0, 1, 2):
        console.print(growth(game, boats))
    title = "Battles of recorded games of Admirals' War, to the end"
    console.print(by_size(game, title, golden_battles(game)))
    clock, processor = first_use()
    console.print(f"first use at sea: {clock:.2f} s on the clock, {processor:.2f} s of work (bar 2 s)")


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--random", type=int, default=0, metavar="N", help="of N random games instead")
    games = parser.parse_args().random
    if games <= 0:
        show(Console())
        return
    game: Any = flagplot.game(GAME)
    game.odds(None, "north_sea", allied="uk_hood", axis="ger_bismarck")
    Console().print(by_size(game, f"Battles of {games} random games", random_battles(game, games)))


if __name__ == "__main__":
    main()
