"""The seventeen national objectives."""

from __future__ import annotations

import pytest

from tests.anniversary.helpers import GAME, Case


def paid(seat: str, case: Case) -> dict[str, int]:
    """What a power's objectives would pay now."""
    shown = GAME.view(case.state, None).tracks["objectives"]
    return {name: goal["pays"] for name, goal in shown.items() if goal["power"] == seat and goal["pays"]}


def situation(held: str, power: str, *, start: str = "1941", **parts: object) -> Case:
    """An empty board on which these territories have changed hands."""
    control = dict.fromkeys(held.split(), power)
    return Case(scenario=start, control=control, phase="purchase", **parts)


# objective, its power, IPCs; territories that meet it when that power holds them, the rest as in
# 1941; and one it needs, with an enemy who undoes it by holding that
GOALS = [
    pytest.param(
        "us_1", "usa", 5, "", "", "central_united_states", "japan",
        id="us_1", marks=pytest.mark.rule("A50-NOB-01"),
    ),
    pytest.param(
        "us_2", "usa", 5, "", "", "philippine_islands", "japan",
        id="us_2", marks=pytest.mark.rule("A50-NOB-02"),
    ),
    pytest.param(
        "us_3", "usa", 5, "france", "uk", "france", "germany",
        id="us_3", marks=pytest.mark.rule("A50-NOB-03", "A50-NOB-21"),
    ),
    pytest.param(
        "us_4", "usa", 5, "wake_island", "japan", "midway", "japan",
        id="us_4", marks=pytest.mark.rule("A50-NOB-04", "A50-NOB-21"),
    ),
    pytest.param(
        "uk_1", "uk", 5, "gibraltar", "usa", "egypt", "italy",
        id="uk_1", marks=pytest.mark.rule("A50-NOB-05", "A50-NOB-21"),
    ),
    pytest.param(
        "uk_2", "uk", 5, "formosa", "usa", "formosa", "japan",
        id="uk_2", marks=pytest.mark.rule("A50-NOB-06", "A50-NOB-21"),
    ),
    pytest.param(
        "uk_3", "uk", 5, "balkans", "ussr", "balkans", "italy",
        id="uk_3", marks=pytest.mark.rule("A50-NOB-08", "A50-NOB-21"),
    ),
    pytest.param(
        "ussr_1", "ussr", 10, "norway finland poland", "uk", "poland", "germany",
        id="ussr_1", marks=pytest.mark.rule("A50-NOB-09", "A50-NOB-21"),
    ),
    pytest.param(
        "germany_1", "germany", 5, "france", "italy", "poland", "ussr",
        id="germany_1", marks=pytest.mark.rule("A50-NOB-11", "A50-NOB-21"),
    ),
    pytest.param(
        "germany_2", "germany", 5, "ukraine belorussia east_poland", "italy", "ukraine", "ussr",
        id="germany_2", marks=pytest.mark.rule("A50-NOB-12", "A50-NOB-21"),
    ),
    pytest.param(
        "germany_3", "germany", 5, "caucasus", "italy", "caucasus", "ussr",
        id="germany_3", marks=pytest.mark.rule("A50-NOB-13", "A50-NOB-21"),
    ),
    pytest.param(
        "japan_1", "japan", 5, "", "", "manchuria", "china",
        id="japan_1", marks=pytest.mark.rule("A50-NOB-14"),
    ),
    pytest.param(
        "japan_2", "japan", 5, "kwangtung east_indies borneo new_guinea", "japan", "borneo", "uk",
        id="japan_2", marks=pytest.mark.rule("A50-NOB-15"),
    ),
    pytest.param(
        "japan_3", "japan", 5, "australia", "germany", "australia", "uk",
        id="japan_3", marks=pytest.mark.rule("A50-NOB-16", "A50-NOB-21"),
    ),
    pytest.param(
        "italy_1", "italy", 5, "libya", "germany", "morocco_algeria", "usa",
        id="italy_1", marks=pytest.mark.rule("A50-NOB-17", "A50-NOB-21"),
    ),
    pytest.param(
        "italy_2", "italy", 5, "egypt gibraltar", "germany", "egypt", "uk",
        id="italy_2", marks=pytest.mark.rule("A50-NOB-18", "A50-NOB-21"),
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("goal", "seat", "ipcs", "taken", "by", "lost", "to"),
    GOALS,
)
def test_an_objective_pays_while_the_side_holds_what_it_asks_for(
    goal: str, seat: str, ipcs: int, taken: str, by: str, lost: str, to: str
) -> None:
    case = situation(taken, by)
    assert paid(seat, case).get(goal) == ipcs
    control = dict.fromkeys(taken.split(), by) | {lost: to}
    assert goal not in paid(seat, Case(control=control, phase="purchase"))


@pytest.mark.rule("A50-NOB-04", "A50-NOB-09", "A50-NOB-12", "A50-NOB-15", "A50-NOB-18")
@pytest.mark.parametrize(
    ("goal", "seat", "spaces", "enough", "other", "friend"),
    [
        ("us_4", "usa", "midway wake_island hawaiian_islands solomon_islands", 3, "japan", "uk"),
        (
            "ussr_1", "ussr", "norway finland poland bulgaria_romania czechoslovakia_hungary balkans", 3,
            "germany", "usa",
        ),
        ("germany_2", "germany", "baltic_states east_poland ukraine eastern_ukraine belorussia", 3, "ussr",
         "japan"),
        (
            "japan_2", "japan",
            "kwangtung east_indies borneo philippine_islands new_guinea solomon_islands", 4, "uk", "italy",
        ),
        ("italy_2", "italy", "egypt trans_jordan france gibraltar", 3, "uk", "germany"),
    ],
)  # fmt: skip
def test_exactly_so_many_are_enough(
    goal: str, seat: str, spaces: str, enough: int, other: str, friend: str
) -> None:
    names = spaces.split()
    for number in range(len(names) + 1):
        control = {name: friend if i < number else other for i, name in enumerate(names)}
        found = goal in paid(seat, Case(control=control, phase="purchase"))
        assert found is (number >= enough)


@pytest.mark.rule("A50-NOB-07")
def test_which_territories_are_originally_japanese() -> None:
    for space in (
        "japan",
        "formosa",
        "okinawa",
        "iwo_jima",
        "caroline_islands",
        "french_indo_china_thailand",
    ):
        assert "uk_2" in paid("uk", situation(space, "usa"))
    for space in ("manchuria", "kiangsu"):
        assert "uk_2" not in paid("uk", situation(space, "china"))
    assert "uk_2" not in paid("uk", situation("philippine_islands kwangtung", "uk", start="1942"))


@pytest.mark.rule("A50-NOB-10")
def test_archangel_must_be_soviet() -> None:
    assert paid("ussr", Case(phase="purchase")) == {"ussr_2": 5}
    assert paid("ussr", situation("archangel", "uk")) == {}
    assert paid("ussr", situation("archangel", "germany")) == {}


@pytest.mark.rule("A50-NOB-10", "A50-NOB-19")
@pytest.mark.parametrize("unit", ["infantry", "aa_gun", "fighter"])
@pytest.mark.parametrize("guest", ["uk", "usa"])
def test_a_guest_anywhere_on_soviet_land_costs_the_bonus(unit: str, guest: str) -> None:
    case = Case(phase="purchase", units={"buryatia_ssr": {guest: {unit: 1}}})
    assert paid("ussr", case) == {}
    elsewhere = Case(
        phase="purchase", units={"persia": {guest: {unit: 1}}, "sz4": {"ussr": {"submarine": 1}}}
    )
    assert paid("ussr", elsewhere) == {"ussr_2": 5}


@pytest.mark.rule("A50-NOB-19")
def test_ships_and_their_cargo_are_no_guests() -> None:
    ships = {"sz4": {"uk": {"transport[infantry,infantry]": 1, "carrier[fighter]": 1}}}
    assert paid("ussr", Case(phase="purchase", units=ships)) == {"ussr_2": 5}


@pytest.mark.rule("A50-NOB-19")
def test_guests_on_land_the_soviets_do_not_hold_are_none() -> None:
    case = Case(phase="purchase", control={"karelia_ssr": "uk"}, units={"karelia_ssr": {"uk": {"tank": 1}}})
    assert paid("ussr", case) == {"ussr_2": 5}


@pytest.mark.rule("A50-NOB-17", "A50-NOB-20")
@pytest.mark.parametrize("zone", ["sz13", "sz14", "sz15"])
@pytest.mark.parametrize(
    ("ship", "blocks"),
    [
        ("battleship", True),
        ("carrier", True),
        ("cruiser", True),
        ("destroyer", True),
        ("submarine", False),
        ("transport", False),
    ],
)
def test_one_allied_surface_warship_spoils_the_inland_sea(zone: str, ship: str, blocks: bool) -> None:
    case = Case(phase="purchase", units={zone: {"uk": {ship: 1}}})
    assert ("italy_1" not in paid("italy", case)) is blocks


@pytest.mark.rule("A50-NOB-20")
def test_only_the_three_zones_and_only_enemies_matter() -> None:
    units = {
        "sz12": {"uk": {"battleship": 1}},
        "sz16": {"ussr": {"cruiser": 1}},
        "sz14": {"italy": {"cruiser": 1}},
    }
    assert "italy_1" in paid("italy", Case(phase="purchase", units=units))


@pytest.mark.rule("A50-NOB-22", "A50-INC-03")
def test_without_the_capital_no_objective_pays() -> None:
    case = Case(phase="purchase", control={"united_kingdom": "germany"})
    assert paid("uk", case) == {}
    assert paid("uk", Case(phase="purchase")) == {"uk_1": 5}


@pytest.mark.rule("A50-SET-17", "A50-OPT-02", "A50-INC-05")
def test_the_whole_table_is_a_switch() -> None:
    case = Case(
        turn="germany", phase="income", treasury={"germany": 0}, options={"national_objectives": False}
    )
    assert case.treasury("germany") == 31
    assert paid("germany", case) == {}
    played = Case(turn="germany", phase="income", treasury={"germany": 0})
    assert played.treasury("germany") == 31 + 5
