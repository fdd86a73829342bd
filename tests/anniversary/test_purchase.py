"""Purchase of units and removal of damage."""

from __future__ import annotations

from typing import Any

import pytest

from tests.anniversary.helpers import Case

PRICES = {
    "infantry": 3, "artillery": 4, "tank": 5, "aa_gun": 6, "industrial_complex": 15, "fighter": 10,
    "bomber": 12, "battleship": 20, "carrier": 14, "cruiser": 12, "destroyer": 8, "submarine": 6,
    "transport": 7,
}  # fmt: skip


def purchase(seat: str = "germany", *, ipcs: int = 31, **parts: Any) -> Case:
    """The purchase phase of a power with some money."""
    return Case(turn=seat, phase="purchase", treasury={seat: ipcs}, **parts)


def pool(case: Case, seat: str) -> dict[str, int]:
    """What waits in a power's mobilization zone."""
    war = case.war
    return {war.board.items[item]: count for item, count in case.state.pool[war.power(seat)].items()}


@pytest.mark.rule("A50-PUR-01", "A50-GEN-13")
@pytest.mark.parametrize("seat", ["germany", "ussr", "japan", "uk", "italy", "usa"])
def test_thirteen_types_at_one_price_list(seat: str) -> None:
    case = purchase(seat, ipcs=999)
    offered = [words.removeprefix("buy ") for words in case.legal(seat) if words.startswith("buy ")]
    assert sorted(offered) == sorted(PRICES)
    for item, price in PRICES.items():
        bought = purchase(seat, ipcs=price)
        bought.do(seat, f"buy {item}")
        assert bought.treasury(seat) == 0
        assert pool(bought, seat)[item] == 1
        purchase(seat, ipcs=price - 1).refuses(seat, f"buy {item}", "A50-PUR-03")


@pytest.mark.rule("A50-PUR-03", "A50-GEN-06", "A50-PUR-04")
def test_any_number_whatever_the_power_started_with_or_can_place() -> None:
    case = purchase("italy", ipcs=300)
    case.do("italy", "buy battleship:10 infantry:33")
    assert pool(case, "italy") == {"infantry": 33, "battleship": 10}  # Italy can place six units a turn
    assert case.treasury("italy") == 1


@pytest.mark.rule("A50-PUR-02", "A50-PUR-05", "A50-PUR-07")
def test_paid_at_once_and_of_no_use_before_mobilization() -> None:
    case = purchase(ipcs=20)
    case.do("germany", "buy tank")
    assert case.treasury("germany") == 15
    case.refuses("germany", "place tank germany", "A50-PUR-07")
    case.do("germany", "done")
    assert case.units("germany") == {}
    assert pool(case, "germany") == {"tank": 1}
    assert case.legal("germany") == ["done"]  # nothing on the map to move


@pytest.mark.rule("A50-PUR-06", "A50-PUR-08")
def test_markers_are_removed_one_ipc_each_and_at_once() -> None:
    case = purchase(ipcs=10, facilities={"germany": {"complex_damage": 7}})
    case.do("germany", "repair germany complex 4")
    assert case.treasury("germany") == 6
    assert case.facilities("germany")[3] == 3
    shown = case.game.view(case.state, None).places["germany"]["facilities"]["complex"]
    assert shown == {"size": "industrial", "damage": 3, "most_damage": 20, "output": 7}
    case.refuses("germany", "repair germany complex 4")
    case.do("germany", "repair germany complex 3")
    case.refuses("germany", "repair germany complex", "A50-PUR-06")


@pytest.mark.rule("A50-PUR-09", "A50-LIB-13")
def test_nothing_without_the_capital() -> None:
    case = purchase("uk", ipcs=40, control={"united_kingdom": "germany"})
    assert case.step == "combat_move"
    case.refuses("uk", "buy infantry", "A50-PUR-09")
    case.refuses("uk", "repair united_kingdom complex", "A50-PUR-09")


@pytest.mark.rule("A50-PUR-10")
def test_repairs_belong_to_this_phase() -> None:
    for phase in ("combat_move", "noncombat_move"):
        case = Case(
            turn="germany",
            phase=phase,
            treasury={"germany": 10},
            facilities={"germany": {"complex_damage": 3}},
            units={"germany": {"germany": {"infantry": 1}}},
        )
        case.refuses("germany", "repair germany complex", "A50-SEQ-04")


@pytest.mark.rule("A50-PUR-11")
def test_order_does_not_matter_and_research_comes_off_first() -> None:
    damaged = {"germany": {"complex_damage": 5}}
    one = purchase(ipcs=8, facilities=damaged).do("germany", "buy infantry", "repair germany complex 5")
    two = purchase(ipcs=8, facilities=damaged).do("germany", "repair germany complex 5", "buy infantry")
    assert one.treasury("germany") == two.treasury("germany") == 0
    assert pool(one, "germany") == pool(two, "germany")
    spent = Case(turn="germany", phase="research", treasury={"germany": 8})
    spent.do("germany", "research 1", dice=[1])
    spent.refuses("germany", "buy artillery", "A50-PUR-03")
    spent.do("germany", "buy infantry")


@pytest.mark.rule("A50-PUR-12")
def test_only_the_controller_can_repair() -> None:
    case = purchase(
        "uk", facilities={"russia": {"complex_damage": 3}, "united_kingdom": {"complex_damage": 1}}
    )
    repairs = [words for words in case.legal("uk") if words.startswith("repair")]
    assert repairs == ["repair united_kingdom complex"]
    case.refuses("uk", "repair russia complex", "A50-PUR-12")
    captor = purchase(control={"caucasus": "germany"}, facilities={"caucasus": {"complex_damage": 2}})
    captor.do("germany", "repair caucasus complex")


@pytest.mark.rule("A50-PUR-13", "A50-CHN-07")
def test_chinese_infantry_are_counted_with_the_american_purchases() -> None:
    case = Case(
        turn="usa",
        phase="purchase",
        units={"kiangsu": {"japan": {"infantry": 1}}, "suiyuan": {"china": {"infantry": 3}}},
    )
    assert pool(case, "china") == {"infantry": 3}  # seven free territories
    case.do("usa", "done").do("usa", "first china")
    case.do("china", "go suiyuan>kiangsu infantry:3", "done", dice=[1, 1, 1, 6])
    assert case.control("kiangsu") == "china"
    assert pool(case, "china") == {"infantry": 3}  # eight now, but counted before


def test_what_is_not_sold() -> None:
    case = purchase()
    assert "No item 'airbase'" in case.refuses("germany", "buy airbase").text
    assert "No facility" in case.refuses("germany", "repair germany harbour").text
