"""The odds against the real battle code, fall by fall, over generated line-ups."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from flagplot.games.axis_allies.combat import fire
from flagplot.odds import force
from flagplot.odds.battle import odds
from flagplot.odds.force import Unit
from flagplot.odds.plan import Plan, Retreat
from flagplot.odds.sides import Side
from tests.odds.reference import Field, answered, fought

LAND = Field(
    "pacific-1940", {"war": "all"}, attacker="japan", defender="uk", space="kwangtung", back="kwangsi"
)
SEA = Field("pacific-1940", {"war": "all"}, attacker="japan", defender="usa", space="sea25", back="sea24")
BOARD = LAND.game.play(LAND.game.position(LAND.doc)).board
TAB = fire.table(BOARD.kinds)
ON_LAND = ("infantry", "artillery", "mech_infantry", "tank", "fighter", "tactical_bomber", "strategic_bomber")
AT_SEA = (
    "submarine", "destroyer", "cruiser", "carrier", "battleship", "transport", "fighter", "tactical_bomber",
)  # fmt: skip
CASES = 120


def some(chance: random.Random, kinds: Sequence[str], *, ashore: bool = False) -> Side:
    """One to three units; of attackers on land some come from the sea, some ships are damaged."""
    found: dict[Unit, int] = {}
    for _ in range(chance.randint(1, 3)):
        kind = BOARD.kind_of[chance.choice(kinds)]
        seaborne = ashore and BOARD.kinds[kind].land and chance.random() < 0.4
        damaged = BOARD.kinds[kind].hits > 1 and chance.random() < 0.2
        unit = Unit(kind, damaged, seaborne)
        found[unit] = found.get(unit, 0) + 1
    return tuple(sorted(found.items()))


def line_up(number: int) -> tuple[Field, Plan]:
    """The generated battle of that number."""
    chance = random.Random(number)
    rules = [Retreat(), Retreat(), Retreat("after", chance.randint(1, 2)), Retreat("below", chance.randint(1, 3))]
    common = {"low_luck": chance.random() < 0.2, "can_leave": chance.random() < 0.7, "retreat": chance.choice(rules)}
    if chance.random() < 0.6:
        attackers = some(chance, (*AT_SEA, "strategic_bomber"))
        plan = Plan(TAB, attackers, some(chance, AT_SEA), sea=True, **common)  # type: ignore[arg-type]
        return SEA, plan._replace(attacker_dives=chance.random() < 0.2, defender_dives=chance.random() < 0.2)
    plan = Plan(TAB, some(chance, ON_LAND, ashore=True), some(chance, ON_LAND), **common)  # type: ignore[arg-type]
    plan = plan._replace(antiaircraft=chance.choice([0, 0, 1]), keep_land=chance.choice([0, 0, 1]))
    return LAND, plan._replace(bombardment=((1, 4),)) if chance.random() < 0.3 else plan


def words(side: Side) -> str:
    return ", ".join(f"{n} {force.text_of(TAB, unit)}" for unit, n in side)


@pytest.mark.parametrize("number", range(CASES))
def test_equal_to_walking_through_the_battle_code(number: int) -> None:
    field, plan = line_up(number)
    real, mine = fought(field, plan), answered(plan, odds(plan))
    assert sum(real.values()) == 1
    for end in {**real, **mine}:
        assert mine.get(end, 0.0) == pytest.approx(float(real.get(end, 0)), abs=1e-11), (
            f"{words(plan.attackers)} against {words(plan.defenders)}: left {words(end[0])} / {words(end[1])}"
        )


def test_generated_line_ups_use_every_unit_and_switch() -> None:
    plans = [line_up(number)[1] for number in range(CASES)]
    for kinds, sea in ((ON_LAND, False), (AT_SEA, True)):
        for side in ("attackers", "defenders"):
            seen = {TAB.kinds[u.kind].id for plan in plans if plan.sea is sea for u, _ in getattr(plan, side)}
            assert set(kinds) <= seen
    assert {plan.retreat.rule for plan in plans} == {"never", "after", "below"}
    for switch in ("low_luck", "can_leave", "attacker_dives", "defender_dives", "antiaircraft", "keep_land"):
        assert {bool(getattr(plan, switch)) for plan in plans} == {True, False}
