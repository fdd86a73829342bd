"""The compiled tables of the odds against the same worked out plainly through the functions of the rules."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from flagplot.games.axis_allies.combat import fire
from flagplot.games.axis_allies.odds import force, rounds_at_sea, sides
from flagplot.games.axis_allies.odds.force import Loss, Side
from flagplot.games.axis_allies.odds.plan import Plan
from tests.odds.test_against_the_rules import ANNIVERSARY, PACIFIC, line_up

CASES = [(game, number) for game in (PACIFIC, ANNIVERSARY) for number in range(0, 110, 3)]


# -- plainly ------------------------------------------------------------------------------------------------


def hits(shots: list[fire.Shot], low_luck: bool) -> list[Fraction]:
    """P(h hits) of some throws."""
    if low_luck:
        total = sum(dice * value for dice, value in map(fire.points, shots))
        sure, rest = divmod(total, 6)
        return [*[Fraction(0)] * sure, 1 - Fraction(rest, 6), *([Fraction(rest, 6)] if rest else [])]
    found = [Fraction(1)]
    for shot in shots:
        miss = Fraction(6 - shot.value, 6) ** shot.best_of
        for _ in range(shot.dice // shot.best_of):
            found = [a * miss + b * (1 - miss) for a, b in zip([*found, 0], [0, *found], strict=True)]
    return found


def same(row: list[float], plain: list[Fraction]) -> None:
    assert row[: len(plain)] == pytest.approx([float(p) for p in plain], abs=1e-15)
    assert not any(row[len(plain) :])


def after(tab: fire.Table, side: Side, order: list[Loss], hit: fire.Hits) -> Side:
    """What hits leave of a force: one after the other on the first in its order that may take it."""
    now, todo, taken = dict(side), list(order), [0, 0, 0, 0]
    while True:
        room = force.room(tab, now)
        for loss in todo:
            if fire.takes(hit, taken, room, tab.group[loss.unit.kind]):
                break
        else:
            return tuple(sorted(now.items()))
        now = force.left_after(tab, now, [loss])
        taken[tab.group[loss.unit.kind]] += 1
        todo.remove(loss)


def bigger(plan: Plan, chance: random.Random) -> Plan:
    """The same kinds in larger numbers."""
    return plan._replace(
        attackers=tuple((unit, n + chance.randint(0, 3)) for unit, n in plan.attackers),
        defenders=tuple((unit, n + chance.randint(0, 2)) for unit, n in plan.defenders),
    )


# -- compared -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "number"), CASES)
def test_every_situation_fires_as_the_rules_say(game: str, number: int) -> None:
    plan = bigger(line_up(game, number)[1], random.Random(number))
    tab = plan.tab
    for side, attacking in ((plan.attackers, True), (plan.defenders, False)):
        order = sides.order_of(tab, side, (), attacking, 0)
        if plan.sea:
            fleet, left = sides.sea_side(tab, side, order, attacking, plan.low_luck)
            rows = (fleet.air, fleet.other, fleet.sub)
        else:
            chain = sides.chains(tab, (side,), order, attacking, plan.low_luck)
            left, rows = chain.left, (chain.hits,)
            losses = force.custom_order(tab, dict(side), (), attacking=attacking)
            assert list(left) == force.one_by_one(tab, dict(side), losses)
        for at, units in enumerate(left):
            thrown = fire.shots(tab, force.counts(tab, dict(units)), attacking, not plan.sea)
            for cls, row in zip((0, 1, 2) if plan.sea else (fire.OTHER,), rows, strict=True):
                same(row[at].tolist(), hits(thrown[cls], plan.low_luck))


@pytest.mark.parametrize(("game", "number"), CASES)
def test_submarines_fire_by_themselves_as_the_rules_say(game: str, number: int) -> None:
    """Dice of submarines only, and of all but them, are those of their classes when all fire."""
    plan = line_up(game, number)[1]
    for side, attacking in ((plan.attackers, True), (plan.defenders, False)):
        counts = force.counts(plan.tab, dict(side))
        everybody = fire.shots(plan.tab, counts, attacking, False)
        assert fire.shots(plan.tab, counts, attacking, False, fire.SUBS_ONLY) == ([], [], everybody[fire.SUB])
        assert fire.shots(plan.tab, counts, attacking, False, fire.NO_SUBS) == (*everybody[:2], [])


@pytest.mark.parametrize(("game", "number"), CASES)
def test_hits_take_whom_the_rules_let_them_take(game: str, number: int) -> None:
    """Every volley, worked out from a smaller one, against hit by hit from the start; orders of all sorts."""
    chance = random.Random(f"hits {game} {number}")
    plan = bigger(line_up(game, number)[1], chance)
    if not plan.sea:
        return
    tab = plan.tab
    names = [tab.kinds[unit.kind].id for unit, _ in plan.attackers]
    words = tuple(dict.fromkeys(chance.sample(names, len(names)))) if chance.random() < 0.5 else ()
    order = sides.order_of(tab, plan.attackers, words, True, 0)
    theirs = sides.order_of(tab, plan.defenders, (), False, 0)
    attack, defend, sea = sides.waters(tab, plan.attackers, order, plan.defenders, theirs, plan.low_luck)
    plainly = list(force.custom_order(tab, dict(plan.attackers), words, attacking=True))
    most = [int(n) for n in defend.fleet.lengths[0]]
    for other in range(most[3]):
        for air in range(most[0]):
            for sub in range(most[2]):
                hit = (min(air, len(plainly)), min(other, len(plainly)), min(sub, len(plainly)))
                found = rounds_at_sea.work_out(0, hit[0], hit[1], hit[2], 0, sea.book, sea.maps[0], sea.memo)
                assert attack.left[found] == after(tab, plan.attackers, plainly, hit), (words, hit)
