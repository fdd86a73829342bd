"""When to break off: the rules for it against the real battle code, round by round."""

from __future__ import annotations

import random
from typing import Any

import pytest

import flagplot
from flagplot.games.axis_allies.odds.battle import odds
from flagplot.games.axis_allies.odds.force import Unit
from flagplot.games.axis_allies.odds.plan import Plan, Retreat
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


def harder(game: str, number: int) -> tuple[Any, Plan]:
    """The same with submarines that submerge at sea, and on land with units from the sea and bombardment."""
    place, plan = plain(game, number)
    chance = random.Random(f"harder {game} {number}")
    if plan.sea:
        dives = chance.choice([(True, False), (False, True), (True, True)])
        boat = Unit(next(i for i, kind in enumerate(plan.tab.kinds) if kind.submarine))
        defenders = {**dict(plan.defenders), boat: 1}
        return place, plan._replace(
            attacker_dives=dives[0], defender_dives=dives[1], defenders=tuple(sorted(defenders.items()))
        )
    tank = Unit(next(i for i, kind in enumerate(plan.tab.kinds) if kind.id == "tank"), seaborne=True)
    shots = ((1, 3),) if chance.random() < 0.5 else ()
    return place, plan._replace(
        attackers=tuple(sorted({**dict(plan.attackers), tank: 2}.items())), bombardment=shots, keep_land=0
    )


@pytest.mark.parametrize(("game", "number"), CASES[::2])
def test_the_best_stopping_rule_knows_who_submerges_and_who_cannot_leave(game: str, number: int) -> None:
    place, plan = harder(game, number)
    result = odds(plan)
    start = result.ipcs(plan.attackers) - result.ipcs(plan.defenders, defending=True)
    assert result.swing + start == pytest.approx(float(best_value(place, plan)), abs=1e-9)


@pytest.mark.parametrize("limit", [0.23, 0.38, 0.61, 0.77])
@pytest.mark.parametrize(
    ("game", "number"), [(PACIFIC, 14), (PACIFIC, 77), (PACIFIC, 94), (ANNIVERSARY, 29), (ANNIVERSARY, 91)]
)
def test_the_chance_to_win_knows_who_submerges(game: str, number: int, limit: float) -> None:
    place, plan = harder(game, number)
    assert plan.sea
    plan = plan._replace(retreat=Retreat("under", limit))
    real, mine = fought(place, plan), answered(plan, odds(plan))
    for end in {**real, **mine}:
        assert mine.get(end, 0.0) == pytest.approx(float(real.get(end, 0)), abs=1e-11)


TRANSPORTS = [
    ("cruiser, transport", "2 submarine"),
    ("2 submarine, 2 transport", "2 cruiser"),
    ("destroyer, 2 transport", "2 destroyer, cruiser"),
    ("2 battleship, 2 transport", "submarine, 2 cruiser"),
]


@pytest.mark.parametrize("game", [PACIFIC, ANNIVERSARY])
@pytest.mark.parametrize(("attack", "defend"), TRANSPORTS)
def test_no_other_rule_is_better_than_the_best(game: str, attack: str, defend: str) -> None:
    """Also where transports are left alone: they leave while they can."""
    swing = {
        rule: flagplot.game(game).odds(attack=attack, defend=defend, retreat=rule, prize=5).swing
        for rule in ("best", "never", "after:1", "after:2", "below:2", "below:3", "under:0.3", "under:0.7")
    }
    assert max(swing, key=lambda rule: swing[rule] + (rule == "best") * 1e-9) == "best"


def test_transports_left_alone_in_mid_round_are_fired_at_before_they_leave() -> None:
    """Both submarines submerge; of two transports each is hit by a cruiser with one half."""
    result = flagplot.game(ANNIVERSARY).odds(
        attack="2 submarine, 2 transport", defend="2 cruiser", dives=["attacker"], retreat="after:1"
    )
    assert result.retreats == pytest.approx(3 / 4)
    assert result.expected_loss["attacker"] == pytest.approx(7 * 1)
