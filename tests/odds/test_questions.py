"""The questions players ask, against asking every possible force."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import flagplot
from flagplot.games.axis_allies.odds import odds, plan_for, questions
from flagplot.games.axis_allies.odds.battle import with_forces
from flagplot.games.axis_allies.odds.plan import Plan
from flagplot.games.axis_allies.odds.sides import Side
from flagplot.kernel.errors import BadInputError

GAME: Any = flagplot.game("pacific-1940")


def typed(attack: str, defend: str, **more: Any) -> Plan:
    return plan_for(GAME, attack=attack, defend=defend, **more)


def cost(plan: Plan, side: Side) -> int:
    return sum(plan.tab.kinds[unit.kind].cost * n for unit, n in side)


# -- how little is enough ---------------------------------------------------------------------------------

POOLS = [
    ("5 infantry, 2 artillery, tank, fighter", "3 infantry, artillery", {}),
    ("4 infantry, 2 tank, 2 fighter", "3 infantry, aa_gun", {}),
    (
        "3 infantry, 2 tactical_bomber, tank",
        "2 infantry, fighter",
        {"seaborne": "2 infantry", "bombard": "cruiser"},
    ),
    ("2 submarine, 2 destroyer, cruiser, fighter", "destroyer, submarine", {}),
    # a destroyer keeps submarines from submerging, so that more is worse
    ("2 destroyer, 2 fighter", "4 submarine, cruiser", {"dives": ["defender"]}),
    ("destroyer, fighter", "6 submarine, destroyer", {"dives": ["defender"]}),
]


@pytest.mark.parametrize(("attack", "defend", "more"), POOLS)
@pytest.mark.parametrize("wanted", [0.3, 0.75, 0.95])
def test_no_cheaper_force_is_enough(attack: str, defend: str, more: dict[str, Any], wanted: float) -> None:
    plan = typed(attack, defend, **more)
    every = []
    for numbers in product(*(range(n + 1) for _, n in plan.attackers)):
        side = tuple((unit, n) for (unit, _), n in zip(plan.attackers, numbers, strict=True) if n)
        if side:
            every.append((cost(plan, side), odds(with_forces(plan, side, plan.defenders)).takes))
    if max(chance for _, chance in every) < wanted:
        with pytest.raises(BadInputError, match="even all of them"):
            questions.smallest(plan, wanted)
        return
    found = questions.smallest(plan, wanted)
    assert found.chance >= wanted
    assert found.cost == cost(plan, found.units)
    assert found.chance == odds(with_forces(plan, found.units, plan.defenders)).takes
    assert not [one for one in every if one[1] >= wanted and one[0] < found.cost]
    assert found.chance == max(chance for price, chance in every if price == found.cost)


def test_only_ships_bombard_for_whom_somebody_lands() -> None:
    plan = typed("infantry", "infantry", seaborne="2 infantry", bombard="cruiser, battleship")
    assert plan.bombardment == ((1, 4), (1, 3))
    fewer = tuple((unit, 1) for unit, _ in plan.attackers)
    assert with_forces(plan, fewer, plan.defenders).bombardment == ((1, 4),)


@pytest.mark.parametrize("wanted", [0.0, -1.0, 1.5])
def test_a_chance_is_wanted(wanted: float) -> None:
    with pytest.raises(BadInputError, match="between 0 and 1"):
        questions.smallest(typed("infantry", "infantry"), wanted)


def test_few_forces_are_looked_at() -> None:
    plan = typed("12 infantry, 4 artillery, 4 tank, 2 fighter", "8 infantry, 2 tank")
    search = questions._Search(plan, 0.9)
    search.cheapest()
    assert len(search.chances) < 150  # of 975


# -- what helps most -----------------------------------------------------------------------------------------


def test_one_more_unit() -> None:
    plan = typed("3 infantry, artillery", "3 infantry")
    found = {one.kind: one for one in questions.extras(plan)}
    assert set(found) == {
        "infantry", "artillery", "mech_infantry", "tank", "fighter", "tactical_bomber", "strategic_bomber",
    }  # fmt: skip
    more = odds(typed("3 infantry, artillery, tank", "3 infantry")).takes
    assert found["tank"].chance == pytest.approx(more, abs=1e-15)
    assert found["tank"].gain == pytest.approx(more - odds(plan).takes)
    rates = [one.gain_per_ipc for one in questions.extras(plan)]
    assert rates == sorted(rates, reverse=True)
    assert found["tank"].gain_per_ipc == pytest.approx(found["tank"].gain / 6)
    assert [one.kind for one in questions.extras(plan, ["tank"])] == ["tank"]


def test_at_sea_only_what_can_be_there_helps() -> None:
    kinds = {one.kind for one in questions.extras(typed("2 destroyer", "2 submarine"))}
    assert "cruiser" in kinds
    assert "infantry" not in kinds


# -- take and hold -------------------------------------------------------------------------------------------


def test_hold_by_hand() -> None:
    """One infantry against one: taken in 1/6 * 2/3 / (1 - 5/6 * 2/3) = 1/4 of all cases with one left."""
    plan = typed("infantry", "infantry")
    taken = odds(plan).takes
    assert taken == pytest.approx(1 / 4)
    found = questions.take_and_hold(plan, typed("infantry", "infantry").attackers)
    assert found.takes == taken
    assert found.falls == pytest.approx(1 / 16)
    assert found.holds == pytest.approx(3 / 16)


def test_aircraft_fly_home_and_reinforcements_come() -> None:
    plan = typed("2 infantry, 3 fighter", "infantry")
    counter = typed("2 tank", "infantry").attackers
    alone = questions.take_and_hold(plan, counter)
    rest = sum(
        ending.chance * odds(typed("2 tank", f"{n} infantry")).takes
        for ending in odds(plan).endings
        for unit, n in ending.attackers
        if plan.tab.kinds[unit.kind].id == "infantry" and ending.how == 0
    )
    assert alone.falls == pytest.approx(rest)
    helped = questions.take_and_hold(plan, counter, reinforcements=typed("4 infantry", "tank").attackers)
    assert helped.holds > alone.holds


@pytest.mark.rule("P40-CAP-07")
def test_a_captured_gun_shoots_at_the_counter_attack() -> None:
    """A fighter and an infantry against an infantry: five times in six the fighter is there to help."""
    counter = typed("infantry, fighter", "infantry").attackers
    bare, gun = typed("9 tank", "infantry"), typed("9 tank", "infantry, aa_gun")
    garrisons = questions._garrisons(odds(gun)).items()
    falls = sum(
        p * odds(typed("infantry, fighter", "infantry, aa_gun")._replace(defenders=left)).takes
        for left, p in garrisons
    )
    assert questions.take_and_hold(gun, counter).falls == pytest.approx(falls)
    assert questions.take_and_hold(gun, counter).falls < questions.take_and_hold(bare, counter).falls


@pytest.mark.rule("A50-TEC-33")
def test_a_captured_gun_is_as_good_as_the_captors_radar() -> None:
    game: Any = flagplot.game("anniversary")
    for known, face in (((), 1), (("radar",), 2)):
        plan = plan_for(game, attack="2 tank", defend="infantry, aa_gun", radar=True, technologies=known)
        assert (plan.antiaircraft, plan.captured_gun) == (2, face)


def test_a_gun_on_the_board_is_captured() -> None:
    doc = {
        "game": "pacific-1940", "base": "empty", "war": "all", "turn": "japan", "phase": "combat_move",
        "control": {"kwangtung": "uk"},
        "units": {"kwangtung": {"japan": {"infantry": 3}, "uk": {"infantry": 2, "aa_gun": 1}}},
    }  # fmt: skip
    assert plan_for(GAME, GAME.position(doc), "kwangtung").captured_gun == 1


@pytest.mark.rule("P40-CVS-07")
def test_at_sea_only_aircraft_with_a_deck_stay() -> None:
    kinds = [kind.id for kind in typed("carrier", "carrier").tab.kinds]

    def stay(attack: str) -> dict[str, int]:
        plan = typed(attack, "transport")
        ((left, chance),) = questions._garrisons(odds(plan)).items()
        assert chance == 1.0
        return {kinds[unit.kind] + "*" * unit.damaged: n for unit, n in left}

    assert stay("carrier, tactical_bomber, 2 fighter") == {"carrier": 1, "fighter": 2}
    assert stay("carrier, tactical_bomber, fighter") == {"carrier": 1, "fighter": 1, "tactical_bomber": 1}
    assert stay("carrier*, cruiser, 2 fighter") == {"carrier*": 1, "cruiser": 1}
    assert stay("2 strategic_bomber, destroyer") == {"destroyer": 1}


# -- one after another ---------------------------------------------------------------------------------------


def test_the_second_attacker_meets_what_the_first_has_left() -> None:
    first, second = typed("2 infantry", "2 infantry, artillery"), typed("tank, fighter", "infantry")
    one, two = questions.one_after_another([first, second])
    result = odds(first)
    assert one.fought == 1.0
    assert one.takes == result.takes
    left = [(e.chance, e.defenders) for e in result.endings if e.defenders]
    assert two.fought == pytest.approx(sum(chance for chance, _ in left))
    walks_in = sum(e.chance for e in result.endings if not e.defenders and not e.attackers)
    assert walks_in > 0
    fights = sum(chance * odds(second._replace(defenders=side)).takes for chance, side in left)
    assert two.takes == pytest.approx(walks_in + fights, abs=1e-14)
    assert two.result is not None
    assert sum(ending.chance for ending in two.result.endings) == pytest.approx(1.0, abs=1e-12)


def test_aircraft_alone_clear_for_those_who_walk_in() -> None:
    planes, walkers = typed("6 fighter", "infantry"), typed("infantry", "infantry")
    one, two = questions.one_after_another([planes, walkers])
    assert one.takes == 0.0
    assert two.takes > odds(planes).clears
    third = questions.one_after_another([planes, walkers, walkers])[2]
    assert third.takes < 1 - two.takes


# -- what to fight first -------------------------------------------------------------------------------------


def test_the_open_battle_comes_before_the_foregone_one() -> None:
    sure, toss, big = (
        typed("9 infantry", "infantry"),
        typed("infantry", "infantry"),
        typed("6 tank", "6 tank"),
    )
    turns = questions.which_first([("sure", sure), ("toss", toss), ("big", big)])
    assert [turn.name for turn in turns] == ["big", "toss", "sure"]
    assert [turn.why for turn in turns][2] == "as good as decided"
    assert turns[0].swing == pytest.approx(odds(big).swing)
    assert "IPCs are at stake" in turns[0].why


def test_assaults_come_first_and_their_zones_before_them() -> None:
    small, big = typed("infantry", "infantry"), typed("6 tank", "6 tank")
    plans = [("land", big), ("zone", small), ("other", big)]
    turns = questions.which_first(plans, questions.Ties((("zone", "land"),)))
    assert [turn.name for turn in turns] == ["zone", "land", "other"]
    assert "{land} waits" in turns[0].why
