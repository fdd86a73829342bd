"""What a player of the War in the Pacific waits for: a card, a view, what changes in it; and what bots pay.

python benchmarks/war_in_the_pacific.py [SCENARIO...]

The bars are 50 ms for the card of a task force with nothing remembered of the map, 20 ms for a view, 5 KB for
the difference of two views in the median, 10 us for a clone. Time is the least of many runs of this process
alone, since clocks of busy machines lie; each line says how much of its bar it takes. Random play stands
beside python-chess in ``engine.py war-in-the-pacific --scenario ...``.
"""

from __future__ import annotations

import argparse
import gc
import statistics
import time
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Any

import msgspec

import flagplot
from flagplot.bots.finding import find
from flagplot.bots.player import Player
from flagplot.games.war_in_the_pacific import GAME
from flagplot.kernel import memory
from flagplot.kernel.changes import change

CARD, VIEW, DIFFERENCE, CLONE = 50.0, 20.0, 5000.0, 10.0
ANSWERS, EVERY = 600, 7  # of a game between bots, of which one state in some is looked at


def least(run: Callable[[], object], runs: int, loops: int = 1) -> float:
    """The least milliseconds of one run."""
    found = []
    gc.disable()
    for _ in range(runs):
        begun = time.process_time()
        for _ in range(loops):
            run()
        found.append((time.process_time() - begun) / loops * 1000)
    gc.enable()
    return min(found)


def line(what: str, took: float, unit: str, bar: float) -> None:
    print(f"  {what}: {took:.2f} {unit}, {took / bar:.2f} of the bar")


def played(scenario: str) -> list[Any]:
    """States of a game between two bots."""
    players = {seat: Player(find(GAME, "easy"), at) for at, seat in enumerate(GAME.meta.seats)}
    state, found = GAME.start(scenario, seed=1), []
    dice = flagplot.FastDice(1)
    while state.outcome is None and state.seq < ANSWERS:
        found.append(state.clone())
        seat = state.waiting[-1]
        GAME.push(state, seat, players[seat].answer(GAME, state, seat), dice)
    return found


def taken(state: Any, seat: str, answer: str) -> None:
    """A card is taken and its entries listed, with nothing remembered of the map."""
    memory.forget()
    new, _ = GAME.apply(state, seat, answer)
    list(GAME.legal(new, seat))


def cards(states: list[Any]) -> list[float]:
    """What each of some cards takes; nothing on an island."""
    found = []
    for state in states:
        for seat in state.waiting:
            open_ = [str(one) for one in GAME.legal(state, seat) if one.verb == "take-card"]
            found += [least(partial(taken, state, seat, answer), 3) for answer in open_[:3]]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    offered = [one.id for one in GAME.meta.scenarios]
    parser.add_argument("scenario", nargs="*", default=offered)
    for scenario in parser.parse_args().scenario:
        print(scenario)
        states = played(scenario)
        some = states[::EVERY]
        if took := cards(some):
            line("the card of a task force, the slowest", max(took), "ms", CARD)
        views = [least(partial(GAME.view, state, seat), 3) for state in some for seat in GAME.meta.seats]
        line("a view, the median", statistics.median(views), "ms", VIEW)
        line("a view, the slowest", max(views), "ms", VIEW)
        sizes = []
        for seat in GAME.meta.seats:
            sent = [GAME.view(state, seat).to_json() for state in states]
            sizes += [len(msgspec.json.encode(change(one, two))) for one, two in pairwise(sent)]
        line("what changes in it, the median", statistics.median(sizes), "bytes", DIFFERENCE)
        clones = [1000 * least(state.clone, 200, 20) for state in some]
        line("a clone, the slowest", max(clones), "us", CLONE)


if __name__ == "__main__":
    main()
