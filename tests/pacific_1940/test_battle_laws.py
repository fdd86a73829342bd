"""Random battles: units are never lost unreported, no dead ends, no idle questions, states are values."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest

from flagplot.games.axis_allies.events import Lost
from flagplot.games.axis_allies.pieces import look
from flagplot.games.axis_allies.state import WarState
from tests.pacific_1940.fights import Fight, Force

SHIPS = (
    "battleship", "battleship*", "carrier", "carrier*", "cruiser", "destroyer", "submarine", "transport",
    "transport[tank,infantry]", "carrier[fighter,tactical_bomber]", "carrier[fighter]",
)  # fmt: skip
PLANES = (
    "fighter~attacking2",
    "fighter~attacking1",
    "tactical_bomber~attacking1",
    "strategic_bomber~attacking3",
)
UP = ("fighter~scrambled@caroline_islands", "tactical_bomber~scrambled@caroline_islands")
TROOPS = ("infantry", "artillery", "mech_infantry", "tank")
BY_SEA = ("infantry~seaborne", "tank~seaborne")
THREE = {"japan": 0, "usa": 1, "china": 1, "uk": 2, "anzac": 3}


def some(random: Random, names: tuple[str, ...]) -> Force:
    return {name: random.randint(1, 3) for name in random.sample(names, random.randint(1, 4))}


def random_fight(seed: int) -> Fight:
    """Japan against several Allies, at sea or on land, played by two or four people."""
    random = Random(seed)
    persons = random.choice([None, THREE])
    low_luck = {"low_luck": random.random() < 0.2}
    if random.random() < 0.6:
        origins = random.choice([(), ("sea32",), ("sea32", "sea34")])
        allies = {p: some(random, (*SHIPS, *UP)) for p in random.sample(["usa", "uk", "anzac"], 2)}
        force = some(random, (*SHIPS, *PLANES))
        return Fight("japan", "sea33", seed=seed, origins=origins, persons=persons, options=low_luck,
                     japan=force, **allies)  # fmt: skip
    origins = random.choice([(), ("burma",), ("burma", "malaya")])
    held = {"burma": "japan", "malaya": "japan"}
    allies = {
        p: some(random, (*TROOPS, "fighter", "aa_gun")) for p in random.sample(["usa", "uk", "anzac"], 2)
    }
    force = some(random, (*TROOPS, *BY_SEA, *PLANES))
    return Fight("japan", "shan_state", seed=seed, origins=origins, persons=persons, options=low_luck,
                 control=held, japan=force, **allies)  # fmt: skip


def inventory(state: WarState, guns: int) -> Counter[tuple[int, int]]:
    """Units by owner and kind, on the map, on strips and aboard; guns change hands and are left out."""
    count: Counter[tuple[int, int]] = Counter()
    forces = list(state.units)
    for frame in state.frames:
        forces += [getattr(frame, part, {}) for part in ("attackers", "defenders", "struck")]
    for stacks in forces:
        for piece, number in stacks.items():
            seen = look(piece)
            for owner, kind in ((seen.owner, seen.kind), *((a.owner, a.kind) for a in seen.aboard)):
                if kind != guns:
                    count[owner, kind] += number
    return count


@pytest.mark.parametrize("seed", range(150))
def test_random_battles(seed: int) -> None:
    random = Random(seed)
    fight = random_fight(seed)
    board = fight.war.board
    guns = board.kind_of["aa_gun"]
    known = inventory(fight.state, guns)
    told = len(fight.events)
    while fight.state.frames:
        raw = msgspec.json.encode(fight.state)
        assert msgspec.json.decode(raw, type=type(fight.state)) == fight.state
        for seat in fight.waiting:
            options = fight.legal(seat)
            assert len(set(options)) == len(options) > 1, options
        seat = random.choice(fight.waiting)
        options = fight.legal(seat)
        before = fight.state
        fight.state = before.clone()
        fight.do(seat, options[0] if "press" in options and random.random() < 0.7 else random.choice(options))
        assert msgspec.json.encode(before) == raw, "the old state was changed"
        for event in fight.events[told:]:
            if isinstance(event, Lost):
                known[board.owner_of[event.power], board.kind_of[event.units]] -= event.count
        told = len(fight.events)
        assert +known == inventory(fight.state, guns)
