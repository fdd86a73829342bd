"""Supply of the whole map of Dai Senso! after a move, against a line for every unit; and what a seat sees.

python benchmarks/dai_senso.py

The aims are 2 ms and 5 ms. Clocks of busy machines lie; the ratio to tracing each unit's line by itself, run
in turn with ours on the same maps, does not. Nothing of a map is remembered, only politics, as after a move.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from flagplot.games.dai_senso import GAME, supply
from flagplot.games.dai_senso.places import HEXES
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.turn.setup import put, take_up
from flagplot.kernel import memory

MAPS, RUNS, AIM = 12, 15, 2.0
SCENARIOS, VIEW_AIM = ("august-storm", "china-incident"), 5.0


def units(war: War) -> list[int]:
    """All ground units on the map."""
    return [one for one, place in enumerate(war.state.place) if place < HEXES and war.face(one).ground]


def moved(seed: int) -> War:
    """August Storm with a fifth of the armies somewhere else."""
    state, dice = GAME.start("august-storm", seed=seed), random.Random(seed)
    war = GAME.play(state)
    hexes = [hex for hex in war.tables.map.board.land if hex not in war.lands.closed and hex not in state.at]
    for one in units(war):
        if dice.random() < 0.2:
            side = state.up[one]
            take_up(state, one)
            put(state, one, dice.choice(hexes), side)
    return war


def together(war: War) -> int:
    """One search for each nation, from its sources outward."""
    fresh = GAME.play(war.state)
    return sum(supply.supplied(fresh, one) for one in units(fresh))


def one_by_one(war: War) -> int:
    """A line for each unit."""
    fresh = GAME.play(war.state)
    return sum(supply.line(fresh, one) is not None for one in units(fresh))


def clock(run: Callable[[War], int], war: War, other: War) -> float:
    memory.forget()
    together(other)  # another map with the same politics
    begun = time.perf_counter()
    run(war)
    return 1000 * (time.perf_counter() - begun)


def view(scenario: str) -> float:
    """Milliseconds of one view, with nothing remembered of the map."""
    state, other = GAME.start(scenario, seed=1), moved(1).state
    found = []
    for _ in range(RUNS):
        GAME.view(other, "axis")
        begun = time.perf_counter()
        GAME.view(state, "axis")
        found.append(1000 * (time.perf_counter() - begun))
    return min(found)


def main() -> None:
    ours, plain, asked = [], [], []
    for seed in range(MAPS):
        war, other = moved(seed), moved(MAPS + seed)
        assert together(war) == one_by_one(war)
        ours.append(min(clock(together, war, other) for _ in range(RUNS)))
        plain.append(min(clock(one_by_one, war, other) for _ in range(RUNS)))
        asked.append(min(clock(together, war, war) for _ in range(RUNS)))
    print(
        f"supply of all units: {1000 * min(ours):.0f} to {1000 * max(ours):.0f} us after a move "
        f"({max(ours) / AIM:.2f} of the aim); asked again {1000 * min(asked):.0f} us; "
        f"{sum(plain) / sum(ours):.1f} times as fast as line by line"
    )
    for scenario in SCENARIOS:
        took = view(scenario)
        print(f"a view of {scenario}: {took:.1f} ms ({took / VIEW_AIM:.2f} of the aim)")


if __name__ == "__main__":
    main()
