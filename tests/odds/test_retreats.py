"""When to break off: the rules for it against the real battle code, round by round."""

from __future__ import annotations

import random
from typing import Any

import pytest

from flagplot.odds.battle import odds
from flagplot.odds.force import Unit
from flagplot.odds.plan import Plan, Retreat
from tests.odds.reference import answered, best_value, fought
from tests.odds.test_against_the_rules import ANNIVERSARY, PACIFIC, line_up

CASES = [(game, number) for game in (PACIFIC, ANNIVERSARY) for number in range(40)]


def plain(game: str, number: int) -> tuple[Any, Plan]:
    """A generated line-up in which everybody may leave at any time."""
    place, plan = line_up(game, number)
    kinds = plan.tab.kinds

    def fit(side: Any) -> Any:
        units: dict[Unit, int] = {}
        for unit, n in side:
            if not kinds[unit.kind].transport:
                bare = unit._replace(seaborne=False)
                units[bare] = units.get(bare, 0) + n
        destroyer = Unit(next(i for i, kind in enumerate(kinds) if kind.destroyer))
        return tuple(sorted(units.items())) or ((destroyer, 1),)

    return place, plan._replace(
        attackers=fit(plan.attackers), defenders=fit(plan.defenders), attacker_order=(), defender_order=(),
        can_leave=True, attacker_dives=False, defender_dives=False, bombardment=(),
        prize=float(random.Random(number).choice([0, 2, 7])), retreat=Retreat("best"),
    )  # fmt: skip


@pytest.mark.parametrize(("game", "number"), CASES)
def test_the_best_stopping_rule_is_the_best_there_is(game: str, number: int) -> None:
    """Worth as much as working backwards through the battle code, and never more than that."""
    place, plan = plain(game, number)
    result = odds(plan)
    start = result.ipcs(plan.attackers) - result.ipcs(plan.defenders)
    assert result.swing + start == pytest.approx(float(best_value(place, plan)), abs=1e-9)


@pytest.mark.parametrize("limit", [0.23, 0.47, 0.81])
@pytest.mark.parametrize(("game", "number"), CASES[::8])
def test_leaving_when_the_chance_falls_under(game: str, number: int, limit: float) -> None:
    place, plan = plain(game, number)
    plan = plan._replace(retreat=Retreat("under", limit))
    real, mine = fought(place, plan), answered(plan, odds(plan))
    for end in {**real, **mine}:
        assert mine.get(end, 0.0) == pytest.approx(float(real.get(end, 0)), abs=1e-11)


def test_defending_transports_are_gone_before_the_attacker_may_leave() -> None:
    """A fighter over a submarine and a transport, with a transport of its own that could still be hit."""
    place, plan = line_up(PACIFIC, 147)
    kinds = [kind.id for kind in plan.tab.kinds]

    def side(*names: str) -> Any:
        return tuple(sorted((Unit(kinds.index(name)), 1) for name in names))

    for rule in (Retreat(), Retreat("after", 1), Retreat("after", 2), Retreat("under", 0.5)):
        for own in (("fighter", "submarine", "transport"), ("fighter", "transport")):
            bare = plan._replace(attackers=side(*own), defenders=side("submarine", "transport"), retreat=rule)
            real, mine = fought(place, bare), answered(bare, odds(bare))
            for end in {**real, **mine}:
                assert mine.get(end, 0.0) == pytest.approx(float(real.get(end, 0)), abs=1e-11), (own, rule)


def test_those_from_the_sea_keep_their_order_of_loss_when_the_others_leave() -> None:
    place, plan = line_up(PACIFIC, 798)
    assert plan.keep_land
    assert plan.retreat.rule == "after"
    assert any(unit.seaborne for unit, _ in plan.attackers)
    real, mine = fought(place, plan), answered(plan, odds(plan))
    for end in {**real, **mine}:
        assert mine.get(end, 0.0) == pytest.approx(float(real.get(end, 0)), abs=1e-11)
