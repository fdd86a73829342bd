"""What Ad, Ex, Dr and attrition ask of both sides."""

from __future__ import annotations

import pytest

from tests.dai_senso.fight import Fight


@pytest.mark.rule("DSA-RES-03")
def test_ad_lets_the_attacker_retreat_or_lose_a_step() -> None:
    units = {"w5524": ["RU-INFA-01"], "w5525": ["KW-INFA-01"]}
    retreats, loses = Fight(units), Fight(units)
    for fight in (retreats, loses):
        fight.do("soviet", "assault w5525 RU-INFA-01", dice=[1])  # 1-1
        assert fight.result == "Ad 1/0"
        assert fight.retreats == {"w5424", "w5523", "w5624"}
        assert fight.legal("soviet", "lose") == ["lose RU-INFA-01"]
    retreats.do("soviet", "retreat w5523", "lose RU-INFA-01")  # the retreat satisfies it, attrition follows
    assert (retreats.where("RU-INFA-01"), retreats.steps("RU-INFA-01")) == ("w5523", 1)
    loses.do("soviet", "lose RU-INFA-01", "lose RU-INFA-01")
    assert loses.where("RU-INFA-01") == "soviet_pool"
    assert loses.state.frames[-1] == loses.segment


@pytest.mark.rule("DSA-RES-03", "DSA-RET-12")
def test_ad_costs_a_step_when_retreat_is_not_possible() -> None:
    fight = Fight({"w5524": ["RU-INFA-01", "RU-HQ-01"], "w5525": ["KW-INFA-01", "KW-INFA-02"]})
    fight.do("soviet", "assault w5525 RU-INFA-01 RU-HQ-01", dice=[1])  # 5 to 6 is 1-2, 1-1 with the HQ
    assert fight.result == "Ad 1/0"
    assert fight.legal("soviet") == ["lose RU-INFA-01", "lose RU-HQ-01"]
    fight.refuses("soviet", "retreat w5523", "DSA-RET-12")


@pytest.mark.rule("DSA-RES-03")
def test_all_attackers_retreat_or_none() -> None:
    """The stack in w5526 is surrounded, so that in w5524 does not retreat either."""
    fight = Fight(
        {"w5524": ["RU-INFA-01"], "w5526": ["RU-INFA-02"], "w5525": ["JP-INFA-01", "JP-INFA-02"],
         "w5527": ["KW-INFA-01"], "w5626": ["KW-INFA-02"]}
    )  # fmt: skip
    fight.do("soviet", "assault w5525 RU-INFA-01 RU-INFA-02", dice=[1])
    assert fight.result == "Ad 1/0"
    assert fight.legal("soviet") == ["lose RU-INFA-01", "lose RU-INFA-02"]
    fight.refuses("soviet", "retreat w5523", "DSA-RES-03")


@pytest.mark.rule("DSA-RES-04", "DSA-RES-07")
def test_ex_spares_the_defender_if_the_attacker_retreats() -> None:
    """Attrition still counts for both."""
    fight = Fight({"w5524": ["RU-INFA-01"], "w5525": ["KW-INFA-01"]})
    fight.do("soviet", "assault w5525 RU-INFA-01", dice=[4])
    assert fight.result == "Ex 1/1"
    fight.do("soviet", "retreat w5523")
    assert fight.legal("soviet") == ["lose RU-INFA-01"]  # the attacker's attrition first
    fight.do("soviet", "lose RU-INFA-01")
    assert fight.legal("axis") == ["lose KW-INFA-01"]
    fight.do("axis", "lose KW-INFA-01")
    assert (fight.steps("RU-INFA-01"), fight.steps("KW-INFA-01")) == (1, 1)
    assert fight.segment.attacked == (fight.hex("w5525"),)


@pytest.mark.rule("DSA-RES-04")
@pytest.mark.parametrize("answer", ["lose KW-INFA-01", "retreat w5426"])
def test_ex_makes_the_defender_choose_if_the_attacker_loses_the_step(answer: str) -> None:
    fight = Fight({"w5524": ["RU-INFA-01"], "w5525": ["KW-INFA-01"]})
    fight.do("soviet", "assault w5525 RU-INFA-01", dice=[3])
    assert fight.result == "Ex 1/0"
    fight.do("soviet", "lose RU-INFA-01")
    assert answer in fight.legal("axis")  # although the hex is no City and the sides are plain
    fight.do("axis", answer)
    lost = answer.startswith("lose")
    assert (fight.where("KW-INFA-01"), fight.steps("KW-INFA-01")) == (("w5525", 1) if lost else ("w5426", 2))


@pytest.mark.rule("DSA-RES-04", "DSA-RET-12")
def test_ex_costs_both_a_step_where_nobody_can_retreat() -> None:
    fight = Fight({"w5524": ["RU-HQ-01/back"], "w5525": ["JP-FTPER-01", "KW-INFA-01"]})
    fight.do("soviet", "assault w5525 RU-HQ-01", dice=[6])  # 4 to 6: 1-2, +1 -1
    assert fight.result == "Ex 0/1"
    assert fight.legal("soviet") == ["lose RU-HQ-01"]
    fight.do("soviet", "lose RU-HQ-01")
    assert not fight.legal("axis", "retreat")


@pytest.mark.rule("DSA-RES-01", "DSA-RES-05", "DSA-CMB-26")
def test_dr_comes_before_attrition() -> None:
    fight = Fight({"w5524": ["RU-MECH-01"], "w5525": ["JP-INFB-01/back"]})
    fight.do("soviet", "assault w5525 RU-MECH-01", dice=[5])  # 6 to 1 is 5-1
    assert fight.result == "Dr1 1/2"
    assert not fight.legal("axis", "lose")
    fight.do("axis", "retreat w5426")
    fight.do("soviet", "lose RU-MECH-01")
    assert fight.where("JP-INFB-01") == "w5426"
    fight.do("axis", "lose JP-INFB-01")  # the second step is not there to be lost
    assert fight.where("JP-INFB-01") == "axis_pool"
    assert fight.attack.unsatisfied == 1


@pytest.mark.rule("DSA-RES-05")
def test_dr3_is_three_hexes() -> None:
    fight = Fight({"w5524": ["RU-MECH-01", "RU-GTK-01"], "w5525": ["JP-INFB-01"], "w5425": ["RU-AF-01"]})
    fight.do(
        "soviet", "assault w5525 RU-MECH-01 RU-GTK-01", dice=[6]
    )  # 9 to 2 is 3-1, 5-1 with the Air Force
    assert fight.result == "Dr2 0/1"
    fight.do("axis", "retreat w5426")
    assert fight.state.waiting == ("axis",)
    fight.do("axis", "retreat w5326")
    assert fight.legal("axis") == ["lose JP-INFB-01"]  # attrition: nothing left for the attacker to lose


@pytest.mark.rule("DSA-RES-02", "DSA-RET-04")
def test_units_left_out_of_an_attack_are_not_affected() -> None:
    fight = Fight({"w5524": ["RU-INFA-01", "RU-INFA-02"], "w5525": ["KW-INFA-01"]})
    fight.do("soviet", "assault w5525 RU-INFA-01", dice=[1])
    fight.refuses("soviet", "lose RU-INFA-02", "DSA-RES-02")
    fight.do("soviet", "retreat w5523")
    assert fight.where("RU-INFA-02") == "w5524"
    fight.refuses("soviet", "lose RU-INFA-02", "DSA-RES-02")


@pytest.mark.rule("DSA-CMB-27")
def test_defenders_never_advance() -> None:
    fight = Fight({"w5524": ["RU-INFA-01"], "w5525": ["KW-INFA-01"]})
    fight.do("soviet", "assault w5525 RU-INFA-01", dice=[1])
    fight.do("soviet", "retreat w5523", "lose RU-INFA-01")
    assert fight.where("KW-INFA-01") == "w5525"
    assert fight.state.waiting == ("soviet",)
    assert fight.segment.attacked == (fight.hex("w5525"),)


@pytest.mark.rule("DSA-CMB-25")
def test_the_weather_of_the_turn_holds_the_attacker_back() -> None:
    units = {"w5524": ["RU-MECH-01"], "w5525": ["KW-INF1-01"]}
    clear, snow = Fight(units), Fight(units, turn="Jan-Feb")
    for fight in (clear, snow):
        fight.do("soviet", "assault w5525 RU-MECH-01", dice=[3])
    assert clear.result == "Dr1 1/1"
    assert snow.result == "Ex 1/1"
