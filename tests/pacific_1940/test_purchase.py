"""Phase 1: purchase and repair."""

from __future__ import annotations

import pytest

from flagplot.games.axis_allies.economy import facilities
from flagplot.games.axis_allies.events import Bought
from tests.pacific_1940.helpers import Case
from tests.pacific_1940.turns import finish

UNITS = {
    "infantry": 3, "artillery": 4, "mech_infantry": 4, "tank": 6, "aa_gun": 6, "fighter": 10,
    "tactical_bomber": 11, "strategic_bomber": 12, "battleship": 20, "carrier": 16, "cruiser": 12,
    "destroyer": 8, "submarine": 6, "transport": 7,
}  # fmt: skip
FACILITIES = {"airbase": 15, "naval_base": 15, "minor_ic": 12, "major_ic": 30}


def pool(case: Case, seat: str) -> dict[str, int]:
    items = case.war.board.items
    return {items[item]: count for item, count in case.state.pool[case.war.power(seat)].items()}


def buyable(case: Case, seat: str) -> set[str]:
    return {line.split()[1] for line in case.legal(seat) if line.startswith("buy")}


@pytest.mark.rule("P40-PUR-02")
@pytest.mark.parametrize("seat", ["japan", "usa", "uk", "anzac"])
def test_everything_is_for_sale(seat: str) -> None:
    case = Case(turn=seat, treasury={seat: 99})
    assert buyable(case, seat) == {*UNITS, *FACILITIES}


@pytest.mark.rule("P40-PUR-04")
@pytest.mark.rule("P40-FAC-09")
@pytest.mark.rule("P40-FAC-11")
@pytest.mark.rule("P40-FAC-14")
@pytest.mark.parametrize(("item", "cost"), [*UNITS.items(), *FACILITIES.items()])
def test_the_price_is_paid_at_once(item: str, cost: int) -> None:
    case = Case(treasury={"japan": 90})
    case.do("japan", f"buy {item}")
    assert case.treasury("japan") == 90 - cost
    assert pool(case, "japan") == {item: 1}


@pytest.mark.rule("P40-PUR-03")
def test_any_number_that_can_be_paid_and_no_more() -> None:
    case = Case(treasury={"japan": 26})
    case.do("japan", "buy infantry:7")
    assert case.treasury("japan") == 5
    assert buyable(case, "japan") == {"infantry", "artillery", "mech_infantry"}
    case.refuses("japan", "buy tank", "P40-PUR-03")
    assert case.can("japan", "done")  # money may be kept


@pytest.mark.rule("P40-PUR-01")
@pytest.mark.rule("P40-PUR-08")
def test_bought_units_wait_until_they_are_placed() -> None:
    case = Case(treasury={"japan": 30}, units={"kiangsi": {"japan": {"infantry": 1}}})
    case.do("japan", "buy tank:2", "done")
    assert case.step == "combat_move"
    assert case.units("japan") == {}
    assert pool(case, "japan") == {"tank": 2}
    finish(case, "japan")
    assert case.units("japan") == {"japan": {"tank": 2}}


@pytest.mark.rule("P40-PUR-05")
@pytest.mark.rule("P40-FAC-08")
def test_damage_is_removed_point_by_point_for_one_ipc() -> None:
    case = Case(treasury={"japan": 10}, facilities={"japan": {"complex_damage": 4, "airbase": 2}})
    case.do("japan", "repair japan complex:3", "repair japan airbase")
    assert case.treasury("japan") == 6
    assert case.facilities("japan") == (1, 0, 2, 1)
    case.do("japan", "repair japan airbase")
    case.refuses("japan", "repair japan airbase", "P40-PUR-05")


@pytest.mark.rule("P40-PUR-05")
def test_a_single_ipc_still_repairs() -> None:
    case = Case(treasury={"japan": 1}, facilities={"japan": {"airbase": 2}})
    assert case.legal("japan") == ["repair japan airbase", "done"]
    case.do("japan", "repair japan airbase")
    assert case.legal("japan") == ["done"]


@pytest.mark.rule("P40-PUR-06")
def test_a_repaired_complex_works_in_the_same_turn() -> None:
    case = Case(treasury={"anzac": 6}, turn="anzac", facilities={"new_south_wales": {"complex_damage": 3}})
    case.do("anzac", "repair new_south_wales complex:3", "buy infantry")
    finish(case, "anzac")
    assert case.units("new_south_wales") == {"anzac": {"infantry": 1}}


@pytest.mark.rule("P40-PUR-09")
def test_only_the_controller_pays_for_repairs() -> None:
    case = Case(turn="usa", treasury={"usa": 30}, facilities={"queensland": {"naval_base": 2}})
    case.refuses("usa", "repair queensland naval_base", "P40-PUR-09")
    case = Case(turn="anzac", treasury={"anzac": 30}, facilities={"queensland": {"naval_base": 2}})
    case.do("anzac", "repair queensland naval_base:2")


@pytest.mark.rule("P40-PUR-07")
@pytest.mark.rule("P40-PUR-14")
@pytest.mark.rule("P40-FAC-15")
@pytest.mark.rule("P40-FAC-17")
@pytest.mark.rule("P40-BBS-03")
def test_capital_ships_at_a_friendly_base_are_repaired_free() -> None:
    case = Case(
        turn="usa",
        treasury={"usa": 10},
        units={
            "sea54": {"usa": {"battleship*": 1, "carrier*[uk:fighter]": 2}, "uk": {"battleship*": 1}},
            "sea55": {"usa": {"battleship*": 1}},
        },
    )
    case.do("usa", "done")
    assert not [e for e in case.events if isinstance(e, Bought)]
    assert case.units("sea54") == {
        "usa": {"battleship": 1, "carrier[uk:fighter]": 2},
        "uk": {"battleship*": 1},  # not its owner's turn
    }
    assert case.units("sea55") == {"usa": {"battleship*": 1}}  # no base serves that zone


@pytest.mark.rule("P40-FAC-07")
@pytest.mark.rule("P40-FAC-18")
@pytest.mark.parametrize(("damage", "ship"), [(2, "battleship"), (3, "battleship*")])
def test_a_base_with_three_damage_repairs_nothing(damage: int, ship: str) -> None:
    case = Case(
        turn="usa",
        treasury={"usa": 3},
        units={"sea54": {"usa": {"battleship*": 1}}},
        facilities={"queensland": {"naval_base": damage}},
    )
    case.do("usa", "done")
    assert case.units("sea54") == {"usa": {ship: 1}}


@pytest.mark.rule("P40-PUR-07")
@pytest.mark.rule("P40-PUR-12")
def test_a_base_repaired_this_turn_repairs_ships() -> None:
    case = Case(
        treasury={"japan": 1},
        units={"sea6": {"japan": {"carrier*": 1}}},
        facilities={"japan": {"naval_base": 3}},
    )
    case.do("japan", "repair japan naval_base")
    assert case.units("sea6") == {"japan": {"carrier*": 1}}  # ships come last
    case.do("japan", "done")
    assert case.units("sea6") == {"japan": {"carrier": 1}}


@pytest.mark.rule("P40-PUR-07")
def test_ships_are_repaired_even_if_there_is_nothing_to_buy() -> None:
    case = Case(treasury={"japan": 0}, units={"sea6": {"japan": {"battleship*": 1}}})
    case.do("japan", "done")
    assert case.units("sea6") == {"japan": {"battleship": 1}}


@pytest.mark.rule("P40-PUR-10")
def test_an_upgrade_needs_a_mainland_minor_complex_worth_three() -> None:
    case = Case(turn="anzac", treasury={"anzac": 40})
    case.refuses("anzac", "buy upgrade", "P40-PUR-10")  # New South Wales is worth 2
    case = Case(treasury={"japan": 60}, facilities={"korea": {"complex": "minor"}})
    case.do("japan", "buy upgrade")
    assert case.treasury("japan") == 40
    case.refuses("japan", "buy upgrade", "P40-PUR-10")  # one for each complex
    case = Case(treasury={"japan": 60}, facilities={"japan": {"complex": "minor"}})
    case.refuses("japan", "buy upgrade", "P40-PUR-10")  # an island
    case = Case(turn="usa", treasury={"usa": 60}, facilities={"malaya": {"complex": "minor"}})
    case.refuses("usa", "buy upgrade", "P40-PUR-10")  # a friend's


@pytest.mark.rule("P40-FAC-05")
@pytest.mark.rule("P40-FAC-06")
def test_damage_has_limits_and_nothing_is_destroyed() -> None:
    case = Case(facilities={"korea": {"complex": "minor"}})
    war, of = case.war, case.war.board.space_of
    assert [facilities.suffer(war, of["japan"], what, 99) for what in facilities.NAMES] == [6, 6, 20]
    assert facilities.suffer(war, of["korea"], "complex", 99) == 6
    assert facilities.suffer(war, of["korea"], "complex", 1) == 0
    assert case.facilities("japan") == (6, 6, 2, 20)
    assert case.facilities("korea") == (-1, -1, 1, 6)


@pytest.mark.rule("P40-FAC-07")
@pytest.mark.rule("P40-FAC-13")
def test_bases_are_out_of_order_at_three() -> None:
    board = Case().war.board
    for damage, works in ((0, True), (2, True), (3, False), (6, False)):
        assert facilities.operative(board, (damage, -1, 0, 0), "airbase") is works
        assert facilities.operative(board, (-1, damage, 0, 0), "naval_base") is works
    assert not facilities.operative(board, (-1, -1, 2, 0), "airbase")


def test_unreadable_purchases() -> None:
    case = Case(treasury={"japan": 10})
    assert case.refuses("japan", "buy zeppelin").fault == "malformed"
    assert case.refuses("japan", "repair atlantis airbase").fault == "malformed"
    assert case.refuses("japan", "repair japan palace").fault == "malformed"
