"""Phase 6: collect income."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.axis_allies.economy.income import production
from tests.pacific_1940.helpers import Case

NOTHING = {"japan": 0, "usa": 0, "china": 0, "uk": 0, "anzac": 0}


def collecting(seat: str, **parts: Any) -> Case:
    """A case at the start of the Collect Income phase."""
    return Case(**{"turn": seat, "phase": "income", "treasury": NOTHING, **parts})


@pytest.mark.rule("P40-INC-01")
@pytest.mark.rule("P40-INC-03")
@pytest.mark.parametrize(
    ("seat", "wars", "income"),
    [
        ("japan", "china", 26),
        ("usa", "china", 17 + 5),
        ("usa", "all", 17 + 5 + 40),
        ("china", "china", 12 + 6),
        ("uk", "china", 16 + 5),
        ("anzac", "china", 10),
    ],
)
def test_first_incomes(seat: str, wars: str, income: int) -> None:
    case = collecting(seat, war=wars)
    assert case.treasury(seat) == income


@pytest.mark.rule("P40-INC-01")
@pytest.mark.rule("P40-SET-03")
def test_production_is_the_sum_of_what_is_controlled() -> None:
    war = Case(control={"java": "japan", "korea": "usa"}).war
    assert [production(war, power) for power in range(5)] == [26 + 4 - 3, 17 + 3, 12, 16, 10]


@pytest.mark.rule("P40-INC-02")
def test_conquests_of_this_turn_count() -> None:
    before = {"control": {"malaya": "uk"}, "captured": ["malaya"]}
    case = collecting("japan", control={"malaya": "japan"}, this_turn=before)
    assert case.treasury("japan") == 26 + 3


@pytest.mark.rule("P40-INC-04")
@pytest.mark.rule("P40-INC-06")
def test_convoy_losses_come_off_before_payment_and_never_touch_the_treasury() -> None:
    units = {"sea63": {"japan": {"submarine": 1}}, "sea62": {"japan": {"submarine": 2}}}
    names = ("queensland", "northern_territory", "south_australia", "western_australia", "victoria")
    lost = dict.fromkeys(names, "japan")
    case = collecting("anzac", units=units, control=lost, treasury={**NOTHING, "anzac": 7})
    case.do("japan", "disrupt sea62", "disrupt sea63")
    assert case.treasury("anzac") == 7  # 4 IPCs of income, 2 + 2 lost
    units["sea54"] = {"japan": {"submarine": 3}}
    case = collecting("anzac", units=units, treasury={**NOTHING, "anzac": 7})
    case.do("japan", "disrupt sea54", "disrupt sea62", "disrupt sea63")
    assert case.treasury("anzac") == 7 + 10 - 2 - 3 - 2


@pytest.mark.rule("P40-INC-05")
def test_no_income_without_a_capital() -> None:
    case = collecting("usa", control={"western_united_states": "japan"}, treasury={**NOTHING, "china": 9})
    assert case.treasury("usa") == 0


@pytest.mark.rule("P40-CAP-30")
def test_western_united_states_is_worth_ten_to_japan() -> None:
    case = collecting("japan", control={"western_united_states": "japan"})
    assert case.treasury("japan") == 26 + 10


def test_the_third_american_turn_brings_the_war_before_payment() -> None:
    case = collecting("usa", war="china", round=3)
    assert case.at_war("usa", "japan")
    assert not case.at_war("uk", "japan")
    assert case.treasury("usa") == 17 + 40 + 5
    assert collecting("usa", war="china", round=2).treasury("usa") == 22
