"""Random battles: they end, no question is empty or repeats itself, and no ship stays damaged."""

from __future__ import annotations

from random import Random

import pytest

from flagplot.games.axis_allies.anniversary.loader import data
from tests.anniversary.fights import Fight, Force

SHIPS = (
    "battleship", "carrier", "cruiser", "destroyer", "submarine", "transport", "transport[tank,infantry]",
)  # fmt: skip
DECKS = ("carrier[fighter]", "carrier[fighter,fighter]")
PLANES = ("fighter~attacking2", "fighter~attacking1", "bomber~attacking3")
TROOPS = ("infantry", "artillery", "tank")
SIX = {"germany": 0, "ussr": 1, "japan": 2, "uk": 3, "italy": 4, "usa": 5, "china": 5}


def some(random: Random, names: tuple[str, ...]) -> Force:
    return {name: random.randint(1, 3) for name in random.sample(names, random.randint(1, 3))}


def random_fight(seed: int) -> Fight:
    """Germany against one or two Allies, with technologies and switches as they fall."""
    random = Random(seed)
    sea = random.random() < 0.7
    own = (*SHIPS, *PLANES) if sea else (*TROOPS, "infantry~seaborne", *PLANES)
    other = (*SHIPS, *DECKS) if sea else (*TROOPS, "fighter", "bomber", "aa_gun")
    allies = {p: some(random, other) for p in random.sample(["uk", "usa"], random.randint(1, 2))}
    advances = [one.id for one in data().technologies]
    return Fight(
        "germany",
        "sz12" if sea else "egypt",
        seed=seed,
        origins=random.choice([(), ("sz7",) if sea else ("libya",)]),
        persons=random.choice([None, SIX]),
        technologies={seat: random.sample(advances, 4) for seat in ("germany", "uk")},
        options={
            "official_errata_2009": random.random() < 0.7,
            "low_luck": random.random() < 0.2,
            "heavy_bomber_dice": random.choice(["both_count", "best_of_two"]),
        },
        germany=some(random, own),
        **allies,  # type: ignore[arg-type]
    )


@pytest.mark.parametrize("seed", range(150))
def test_a_battle_ends(seed: int) -> None:
    fight, random = random_fight(seed), Random(seed)
    for _ in range(2_000):
        if not fight.waiting:
            break
        seat = fight.waiting[0]
        answers = fight.legal(seat)
        assert len(set(answers)) == len(answers) > 1  # a question with one answer is none
        fight.do(seat, random.choice(answers))
    assert not fight.waiting
    assert not fight.state.frames
    assert not any("*" in piece for force in fight.left().values() for piece in force)
