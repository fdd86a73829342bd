"""The technologies of production and income, and what every technology changes in unit profiles."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.axis_allies.anniversary import technologies
from flagplot.games.axis_allies.board import Kind
from flagplot.games.axis_allies.economy import sites
from tests.anniversary.helpers import GAME, Case

FACTORIES = {"germany": ["increased_factory_production"]}


def profile(case: Case, kind: str) -> Kind:
    """A unit profile as the active power has it now."""
    board = case.war.board
    return board.kinds[board.kind_of[kind]]


def capacity(case: Case, seat: str, space: str) -> int:
    """Units a power may still place through a territory."""
    war = case.war
    return sites.capacity(war, war.power(seat))[war.board.space_of[space]]


# -- profiles --------------------------------------------------------------------------------------------

PROFILES = [
    pytest.param(
        "advanced_artillery",
        "artillery",
        {"supports_up_to": 1},
        {"supports_up_to": 2},
        marks=pytest.mark.rule("A50-TEC-01"),
    ),
    pytest.param(
        "paratroopers", "bomber", {"drops": False}, {"drops": True}, marks=pytest.mark.rule("A50-TEC-16")
    ),
    pytest.param(
        "mechanized_infantry",
        "infantry",
        {"towed": ""},
        {"towed": "tank"},
        marks=pytest.mark.rule("A50-TEC-26"),
    ),
    pytest.param(
        "super_submarines", "submarine", {"attack": 2}, {"attack": 3}, marks=pytest.mark.rule("A50-TEC-30")
    ),
    pytest.param(
        "jet_fighters", "fighter", {"attack": 3}, {"attack": 4}, marks=pytest.mark.rule("A50-TEC-31")
    ),
    pytest.param(
        "improved_shipyards", "battleship", {"cost": 20}, {"cost": 17}, marks=pytest.mark.rule("A50-TEC-32")
    ),
    pytest.param(
        "improved_shipyards", "carrier", {"cost": 14}, {"cost": 11}, marks=pytest.mark.rule("A50-TEC-32")
    ),
    pytest.param(
        "improved_shipyards", "cruiser", {"cost": 12}, {"cost": 10}, marks=pytest.mark.rule("A50-TEC-32")
    ),
    pytest.param(
        "improved_shipyards", "destroyer", {"cost": 8}, {"cost": 7}, marks=pytest.mark.rule("A50-TEC-32")
    ),
    pytest.param(
        "improved_shipyards", "transport", {"cost": 7}, {"cost": 6}, marks=pytest.mark.rule("A50-TEC-32")
    ),
    pytest.param(
        "improved_shipyards", "submarine", {"cost": 6}, {"cost": 5}, marks=pytest.mark.rule("A50-TEC-32")
    ),
    pytest.param(
        "long_range_aircraft", "fighter", {"move": 4}, {"move": 6}, marks=pytest.mark.rule("A50-TEC-35")
    ),
    pytest.param(
        "long_range_aircraft", "bomber", {"move": 6}, {"move": 8}, marks=pytest.mark.rule("A50-TEC-35")
    ),
    pytest.param("heavy_bombers", "bomber", {"dice": 1}, {"dice": 2}, marks=pytest.mark.rule("A50-TEC-36")),
]


@pytest.mark.parametrize(("technology", "kind", "before", "after"), PROFILES)
def test_a_technology_changes_this_in_a_profile_and_nothing_else(
    technology: str, kind: str, before: dict[str, Any], after: dict[str, Any]
) -> None:
    plain = profile(Case(turn="japan", phase="purchase"), kind)
    advanced = profile(Case(turn="japan", phase="purchase", technologies={"japan": [technology]}), kind)
    changed = {
        field: getattr(advanced, field)
        for field in Kind.__struct_fields__
        if getattr(advanced, field) != getattr(plain, field)
    }
    assert {field: getattr(plain, field) for field in before} == before
    assert changed == after


@pytest.mark.parametrize("technology", ["rockets", "increased_factory_production", "war_bonds", "radar"])
def test_four_technologies_leave_all_profiles_alone(technology: str) -> None:
    plain = Case(turn="japan", phase="purchase").war.board
    assert (
        Case(turn="japan", phase="purchase", technologies={"japan": [technology]}).war.board.kinds
        == plain.kinds
    )


@pytest.mark.rule("A50-TEC-32")
def test_only_ships_become_cheaper() -> None:
    plain = Case(turn="japan", phase="purchase").war.board
    cheap = Case(turn="japan", phase="purchase", technologies={"japan": ["improved_shipyards"]}).war.board
    changed = [kind.id for kind, new in zip(plain.kinds, cheap.kinds, strict=True) if kind != new]
    assert changed == [kind.id for kind in plain.kinds if kind.sea]
    assert cheap.item_cost[cheap.item_of["industrial_complex"]] == 15


@pytest.mark.rule("A50-TEC-32")
def test_the_shipyard_price_is_what_is_paid() -> None:
    case = Case(turn="uk", phase="purchase", treasury={"uk": 56}, technologies={"uk": ["improved_shipyards"]})
    case.do("uk", "buy battleship carrier cruiser destroyer transport submarine")
    assert case.treasury("uk") == 0


@pytest.mark.rule("A50-RND-12")
def test_profiles_are_those_of_the_power_whose_turn_it_is() -> None:
    owned = {"japan": ["jet_fighters"]}
    assert profile(Case(turn="japan", phase="purchase", technologies=owned), "fighter").attack == 4
    assert profile(Case(turn="uk", phase="purchase", technologies=owned), "fighter").attack == 3


def test_what_a_power_has() -> None:
    war = Case(phase="purchase", technologies={"germany": ["radar", "rockets"]}).war
    germany, china = war.power("germany"), war.power("china")
    assert technologies.has(war, germany, "radar")
    assert not technologies.has(war, germany, "war_bonds")
    assert not technologies.has(war, china, "radar")
    assert technologies.owned(war.state, "china") == 0


def test_a_position_keeps_technologies_and_researchers() -> None:
    case = Case(phase="purchase", technologies={"uk": ["radar", "rockets"]}, researchers={"japan": 3})
    doc = GAME.write_position(case.state)
    assert doc is not None
    assert doc["technologies"] == {"uk": ["rockets", "radar"]}
    assert doc["researchers"] == {"japan": 3}


# -- Increased Factory Production ------------------------------------------------------------------------


@pytest.mark.rule("A50-TEC-22", "A50-ICX-11")
@pytest.mark.parametrize(("space", "value"), [("germany", 12), ("italy", 8), ("karelia_ssr", 2)])
def test_two_more_units_where_the_value_is_three_or_more(space: str, value: int) -> None:
    seat = {"karelia_ssr": "ussr"}.get(space, space)
    plain = Case(turn=seat, phase="mobilize", pool={seat: {"infantry": 1}})
    owned = {seat: ["increased_factory_production"]}
    better = Case(turn=seat, phase="mobilize", pool={seat: {"infantry": 1}}, technologies=owned)
    assert capacity(better, seat, space) == value
    assert capacity(plain, seat, space) == (value if space == "karelia_ssr" else value - 2)


@pytest.mark.rule("A50-TEC-22")
@pytest.mark.parametrize(("space", "made"), [("poland", 5), ("france", 8), ("bulgaria_romania", 2)])
def test_three_is_enough_and_two_is_not(space: str, made: int) -> None:
    case = Case(
        turn="germany",
        phase="mobilize",
        pool={"germany": {"infantry": 1}},
        facilities={space: {"complex": "industrial"}},
        technologies=FACTORIES,
    )
    assert capacity(case, "germany", space) == made


@pytest.mark.rule("A50-TEC-22")
def test_as_printed_the_value_does_not_matter() -> None:
    case = Case(
        turn="ussr",
        phase="mobilize",
        pool={"ussr": {"infantry": 1}},
        technologies={"ussr": ["increased_factory_production"]},
        options={"official_errata_2009": False},
    )
    assert capacity(case, "ussr", "karelia_ssr") == 4


@pytest.mark.rule("A50-TEC-23")
@pytest.mark.parametrize(("damage", "left"), [(1, 11), (5, 7), (11, 1), (12, 0), (20, 0)])
def test_damage_comes_off_the_raised_number(damage: int, left: int) -> None:
    case = Case(
        turn="germany",
        phase="mobilize",
        facilities={"germany": {"complex_damage": damage}},
        pool={"germany": {"industrial_complex": 1}},
        technologies=FACTORIES,
    )
    assert capacity(case, "germany", "germany") == left


@pytest.mark.rule("A50-TEC-22")
def test_the_owner_of_the_complex_must_have_it() -> None:
    case = Case(turn="italy", phase="mobilize", pool={"italy": {"infantry": 1}}, technologies=FACTORIES)
    assert capacity(case, "italy", "italy") == 6
    shown = GAME.view(case.state, None).places
    assert shown["germany"]["facilities"]["complex"]["output"] == 12
    assert shown["italy"]["facilities"]["complex"]["output"] == 6


@pytest.mark.rule("A50-TEC-24")
@pytest.mark.parametrize(("markers", "price"), [(1, 1), (2, 1), (3, 2), (5, 3), (6, 3)])
def test_two_markers_for_one_ipc_rounded_up(markers: int, price: int) -> None:
    case = Case(
        turn="germany",
        phase="purchase",
        treasury={"germany": 10},
        facilities={"germany": {"complex_damage": 6}},
        technologies=FACTORIES,
    )
    case.do("germany", f"repair germany complex {markers}")
    assert case.treasury("germany") == 10 - price
    assert case.facilities("germany")[3] == 6 - markers


@pytest.mark.rule("A50-TEC-24")
def test_the_total_counts_not_each_complex() -> None:
    case = Case(
        turn="germany",
        phase="purchase",
        treasury={"germany": 1},
        control={"caucasus": "germany"},
        facilities={"germany": {"complex_damage": 1}, "caucasus": {"complex_damage": 2}},
        technologies=FACTORIES,
    )
    case.do("germany", "repair germany complex", "repair caucasus complex")  # the second one is free
    assert case.treasury("germany") == 0
    case.refuses("germany", "repair caucasus complex", "A50-PUR-06")


@pytest.mark.rule("A50-TEC-24")
def test_half_a_repair_is_not_kept_for_another_turn() -> None:
    case = Case(
        turn="germany",
        phase="purchase",
        treasury={"germany": 1},
        facilities={"germany": {"complex_damage": 3}},
        technologies=FACTORIES,
    )
    case.do("germany", "repair germany complex", "done")
    assert case.state.flags["half_repaired"] == 0


@pytest.mark.rule("A50-TEC-24")
def test_without_it_every_marker_costs_one() -> None:
    case = Case(
        turn="germany",
        phase="purchase",
        treasury={"germany": 2},
        facilities={"germany": {"complex_damage": 3}},
    )
    case.do("germany", "repair germany complex", "repair germany complex")
    assert case.treasury("germany") == 0
    case.refuses("germany", "repair germany complex", "A50-PUR-06")


# -- War Bonds -------------------------------------------------------------------------------------------


@pytest.mark.rule("A50-TEC-25", "A50-INC-07", "A50-INC-08")
@pytest.mark.parametrize("face", [1, 4, 6])
def test_war_bonds_add_one_die(face: int) -> None:
    case = Case(
        turn="italy",
        phase="income",
        treasury={"italy": 3},
        technologies={"italy": ["war_bonds"]},
        dice=[face],
    )
    assert case.treasury("italy") == 3 + 10 + 5 + face


@pytest.mark.rule("A50-TEC-25", "A50-INC-03")
def test_no_war_bonds_without_the_capital() -> None:
    case = Case(
        turn="italy",
        phase="income",
        treasury={"italy": 3},
        control={"italy": "uk"},
        technologies={"italy": ["war_bonds"]},
    )
    assert case.treasury("italy") == 3


@pytest.mark.rule("A50-TEC-39")
def test_war_bonds_found_this_turn_pay_this_turn() -> None:
    case = Case(turn="italy", phase="research", treasury={"italy": 10})
    case.do("italy", "research 1", dice=[6])
    case.do("italy", "chart 1", dice=[5])
    case.do("italy", "done", "done", "done", dice=[4])  # nothing to buy, move or place
    assert case.treasury("italy") == 5 + 10 + 5 + 4
