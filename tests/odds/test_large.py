"""Large battles: real playouts stay within statistical bounds; symmetry; sums."""

from __future__ import annotations

import random
from math import sqrt
from typing import Any

import pytest

import flagplot
from flagplot.games.axis_allies.combat.frames import Battle, Casualties
from flagplot.games.axis_allies.odds import odds, plan_for
from flagplot.games.axis_allies.odds.plan import Plan, Retreat
from flagplot.games.axis_allies.odds.result import WINS
from flagplot.kernel.dice import Throw
from tests.odds.reference import Field, _Fight

GAME: Any = flagplot.game("pacific-1940")
ON_LAND = Field(
    "pacific-1940", {"war": "all"}, attacker="japan", defender="uk", space="kwangtung", back="kwangsi"
)
AT_SEA = Field("pacific-1940", {"war": "all"}, attacker="japan", defender="usa", space="sea25", back="sea24")
BATTLES = {
    "land": (
        "12 infantry, 4 artillery, 4 tank, 2 fighter", "14 infantry, 2 artillery, 2 tank, 2 fighter", {},
    ),
    "guns and bombers": (
        "6 infantry, 3 mech_infantry, 3 tactical_bomber, 2 strategic_bomber", "7 infantry, 2 fighter, aa_gun",
        {"retreat": "below:5"},
    ),
    "sea": (
        "4 submarine, 4 destroyer, 2 cruiser, 2 carrier, 4 fighter, 2 battleship",
        "3 submarine, 4 destroyer, 2 cruiser, carrier, 2 fighter, 2 battleship, 2 transport", {},
    ),
    "aircraft over submarines": (
        "6 fighter, 2 destroyer, tactical_bomber", "4 submarine, 2 destroyer, 3 transport",
        {"retreat": "after:3"},
    ),
}  # fmt: skip


class RandomDice:
    """Seeded dice, fast."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def roll(self, count: int, sides: int, reason: str, index: int) -> Throw:
        """A throw."""
        return tuple(self.chance.choices(range(1, sides + 1), k=count))


def play_out(plan: Plan, number: int) -> tuple[list[float], list[float]]:
    """Won battles and IPCs left on both sides by real playouts: means, and means of squares."""
    fight = _Fight(AT_SEA if plan.sea else ON_LAND, plan)
    start, dice = fight.start(), RandomDice(7)
    tab = plan.tab
    sums, squares = [0.0] * 3, [0.0] * 3
    for _ in range(number):
        state = start.clone()
        war: Any = GAME.play(state, dice)  # type: ignore[arg-type]
        while isinstance(frame := state.frames[-1], Battle | Casualties):
            step = GAME.steps[type(frame)]
            if seats := step.seats(war, frame):
                step.do(war, frame, seats[0], fight.answer(war, state, frame, seats[0]))
            else:
                step.run(war, frame)
        key = fight.key(state)
        own, theirs = (sum(tab.kinds[u.kind].cost * n for u, n in side) for side in key[1:3])
        won = not key[2] and bool(key[1])
        for at, value in enumerate((float(won), float(own), float(theirs))):
            sums[at] += value
            squares[at] += value * value
    return [s / number for s in sums], [s / number for s in squares]


def check(plan: Plan, number: int) -> None:
    """The exact means lie within four and a half standard errors of the playouts'."""
    result = odds(plan)
    own, theirs = result.ipcs(plan.attackers), result.ipcs(plan.defenders)
    wins = sum(e.chance for e in result.endings if e.how == WINS)
    exact = (wins, own - result.expected_loss["attacker"], theirs - result.expected_loss["defender"])
    means, squares = play_out(plan, number)
    for mine, mean, square in zip(exact, means, squares, strict=True):
        error = sqrt(max(square - mean * mean, 1e-6) / number)
        assert abs(mine - mean) < 4.5 * error


@pytest.mark.parametrize("name", BATTLES)
def test_playouts_agree(name: str) -> None:
    attack, defend, more = BATTLES[name]
    check(plan_for(GAME, attack=attack, defend=defend, **more), 400)


@pytest.mark.slow
@pytest.mark.parametrize("name", BATTLES)
def test_a_hundred_thousand_playouts_agree(name: str) -> None:
    attack, defend, more = BATTLES[name]
    check(plan_for(GAME, attack=attack, defend=defend, **more), 100_000)


@pytest.mark.parametrize("retreat", ["never", "after:2", "below:4", "under:0.5", "best"])
@pytest.mark.parametrize("name", BATTLES)
def test_probabilities_add_up(name: str, retreat: str) -> None:
    attack, defend, more = BATTLES[name]
    result = odds(plan_for(GAME, attack=attack, defend=defend, **{**more, "retreat": retreat}))
    assert abs(result.attacker_wins + result.defender_wins + result.draw - 1.0) < 1e-12
    assert abs(sum(ending.chance for ending in result.endings) - 1.0) < 1e-12
    assert abs(sum(float(part.mass.sum()) for part in result.parts) - 1.0) < 1e-12  # before any scaling
    assert -1e-15 <= result.clears <= result.attacker_wins


@pytest.mark.parametrize(
    ("force", "mirrored"),
    [
        ("5 destroyer", "5 destroyer"),
        ("3 cruiser, 2 destroyer", "3 cruiser, 2 destroyer"),
        ("4 tank", "4 tank"),
    ],
)
def test_symmetric_positions_give_symmetric_answers(force: str, mirrored: str) -> None:
    """Units that attack and defend alike: who attacks makes no difference, if nobody retreats."""
    result = odds(plan_for(GAME, attack=force, defend=mirrored))
    assert result.attacker_wins == pytest.approx(result.defender_wins, abs=1e-12)
    assert result.expected_loss["attacker"] == pytest.approx(result.expected_loss["defender"], abs=1e-10)
    ours = {side: chance for chance, side in result.survivors("attacker")}
    theirs = {side: chance for chance, side in result.survivors("defender")}
    assert ours.keys() == theirs.keys()
    for side, chance in ours.items():
        assert theirs[side] == pytest.approx(chance, abs=1e-12)


def test_the_best_rule_is_never_worse_than_another() -> None:
    plan = plan_for(GAME, attack="6 infantry, 2 tank, fighter", defend="7 infantry, artillery", prize=3.0)
    best = odds(plan._replace(retreat=Retreat("best"))).swing
    others = [
        Retreat(),
        *(Retreat("after", n) for n in (1, 2, 3)),
        *(Retreat("below", n) for n in range(2, 8)),
    ]
    assert all(odds(plan._replace(retreat=rule)).swing <= best + 1e-12 for rule in others)
