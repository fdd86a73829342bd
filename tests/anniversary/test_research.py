"""Research and development: tokens, dice, charts."""

from __future__ import annotations

from typing import Any

import pytest

from tests.anniversary.helpers import GAME, Case

CHART_1 = [
    "advanced_artillery", "rockets", "paratroopers", "increased_factory_production", "war_bonds",
    "mechanized_infantry",
]  # fmt: skip
CHART_2 = [
    "super_submarines", "jet_fighters", "improved_shipyards", "radar", "long_range_aircraft", "heavy_bombers",
]  # fmt: skip


def research(seat: str = "germany", *, ipcs: int = 31, **parts: Any) -> Case:
    """The research phase of a power with some money."""
    return Case(turn=seat, phase="research", treasury={seat: ipcs}, **parts)


def technologies(case: Case, seat: str) -> list[str]:
    """What a power has, as views tell it."""
    found: list[str] = GAME.view(case.state, None).tracks["powers"][seat]["technologies"]
    return found


def held(case: Case, seat: str) -> int:
    """A power's researchers, as views tell it."""
    number: int = GAME.view(case.state, None).tracks["powers"][seat]["researchers"]
    return number


def texts(case: Any) -> list[str]:
    """The log lines of what happened."""
    return [GAME.words(event.sentence()) for event in case.events]


@pytest.mark.rule("A50-RND-03")
def test_any_number_of_researchers_for_five_each() -> None:
    case = research(ipcs=31)
    assert case.legal("germany") == [f"research {n}" for n in range(7)]
    case.do("germany", "research 2", dice=[1, 2])
    assert case.treasury("germany") == 21
    assert held(case, "germany") == 2


@pytest.mark.rule("A50-RND-03")
def test_no_more_than_there_is_money_for() -> None:
    refusal = research(ipcs=14).refuses("germany", "research 3", "A50-RND-03")
    assert "15" in refusal.text
    assert "14" in refusal.text


@pytest.mark.parametrize("words", ["research -1", "research two", "research"])
def test_the_number_must_be_one(words: str) -> None:
    refusal = research().refuses("germany", words)
    assert refusal.rule == ""


@pytest.mark.rule("A50-RND-04", "A50-RND-16")
@pytest.mark.parametrize(("old", "new"), [(0, 1), (0, 3), (2, 0), (2, 3)])
def test_one_die_for_every_researcher_old_and_new(old: int, new: int) -> None:
    case = research(researchers={"germany": old})
    case.do("germany", f"research {new}", dice=[5] * (old + new))
    assert held(case, "germany") == old + new


@pytest.mark.rule("A50-RND-05", "A50-RND-08")
def test_a_breakthrough_takes_all_researchers_however_many_sixes() -> None:
    case = research(researchers={"germany": 1})
    case.do("germany", "research 3", dice=[6, 6, 2, 6])
    assert held(case, "germany") == 0
    assert case.legal("germany") == ["chart 1", "chart 2"]
    case.do("germany", "chart 1", dice=[2])
    assert technologies(case, "germany") == ["rockets"]
    assert case.step == "purchase"


@pytest.mark.rule("A50-RND-06")
def test_without_a_six_researchers_stay_and_purchases_follow() -> None:
    case = research()
    case.do("germany", "research 4", dice=[1, 5, 5, 3])
    assert held(case, "germany") == 4
    assert technologies(case, "germany") == []
    assert case.step == "purchase"
    assert case.treasury("germany") == 11


@pytest.mark.rule("A50-RND-02", "A50-RND-07")
def test_the_chart_is_chosen_before_its_die_falls() -> None:
    case = research()
    case.refuses("germany", "chart 2", "A50-RND-07")
    case.do("germany", "research 1", dice=[6])
    case.refuses("germany", "research 1", "A50-RND-02")
    assert case.refuses("germany", "chart 3").rule == ""
    case.do("germany", "chart 2", dice=[1])
    assert technologies(case, "germany") == ["super_submarines"]


@pytest.mark.rule("A50-RND-07")
@pytest.mark.parametrize(("chart", "names"), [(1, CHART_1), (2, CHART_2)])
def test_each_face_of_both_charts(chart: int, names: list[str]) -> None:
    for face, name in enumerate(names, 1):
        case = research("japan")
        case.do("japan", "research 1", dice=[6])
        case.do("japan", f"chart {chart}", dice=[face])
        assert technologies(case, "japan") == [name]


@pytest.mark.rule("A50-RND-09")
def test_an_advance_already_owned_is_rolled_again() -> None:
    case = research(technologies={"germany": ["rockets", "war_bonds"]})
    case.do("germany", "research 1", dice=[6])
    case.do("germany", "chart 1", dice=[2, 5, 2, 6])
    assert technologies(case, "germany") == ["rockets", "war_bonds", "mechanized_infantry"]


@pytest.mark.rule("A50-RND-10")
@pytest.mark.parametrize(("full", "face", "new"), [(CHART_1, 4, "radar"), (CHART_2, 1, "advanced_artillery")])
def test_a_full_chart_is_no_choice(full: list[str], face: int, new: str) -> None:
    case = research(technologies={"germany": full})
    case.do("germany", "research 1", dice=[6, face])  # the other chart without asking
    assert new in technologies(case, "germany")
    assert case.step == "purchase"


@pytest.mark.rule("A50-RND-11", "A50-TEC-39")
def test_an_advance_counts_in_the_same_turn() -> None:
    case = research(ipcs=22)
    assert case.war.board.item_cost[case.war.board.item_of["battleship"]] == 20
    case.do("germany", "research 1", dice=[6])
    case.do("germany", "chart 2", dice=[3])
    case.do("germany", "buy battleship")
    assert case.treasury("germany") == 0


@pytest.mark.rule("A50-RND-12")
def test_powers_may_have_the_same_but_never_share() -> None:
    case = research("italy", technologies={"germany": ["improved_shipyards"], "italy": ["radar"]})
    case.do("italy", "research 0")
    case.refuses("italy", "buy transport:5", "A50-PUR-03")  # 35, or 30 with shipyards
    case.do("italy", "buy transport:4")
    both = research("italy", technologies={"germany": ["improved_shipyards"]})
    both.do("italy", "research 1", dice=[6]).do("italy", "chart 2", dice=[3])
    assert technologies(both, "italy") == technologies(both, "germany") == ["improved_shipyards"]


@pytest.mark.rule("A50-RND-13")
def test_nobody_is_hired_when_nothing_is_left_to_find() -> None:
    case = research(technologies={"germany": CHART_1 + CHART_2})
    assert case.step == "purchase"
    assert case.treasury("germany") == 31
    almost = research(technologies={"germany": CHART_1 + CHART_2[:5]})
    assert "research 1" in almost.legal("germany")


@pytest.mark.rule("A50-RND-14", "A50-LIB-13")
def test_no_research_without_the_capital_but_researchers_stay() -> None:
    case = research("ussr", researchers={"ussr": 2}, control={"russia": "germany"})
    assert case.step == "combat_move"
    assert held(case, "ussr") == 2


@pytest.mark.rule("A50-RND-15")
def test_those_at_work_roll_every_turn() -> None:
    case = research(researchers={"germany": 2})
    case.do("germany", "research 0", dice=[4, 4])
    assert held(case, "germany") == 2
    poor = Case(
        turn="germany", phase="research", treasury={"germany": 4}, researchers={"germany": 2}, dice=[6, 1]
    )
    assert poor.legal("germany") == ["chart 1", "chart 2"]


def test_nothing_is_asked_of_a_power_without_money_or_researchers() -> None:
    assert research(ipcs=4).step == "purchase"


@pytest.mark.rule("A50-RND-01", "A50-SET-16", "A50-OPT-01")
def test_without_the_switch_there_is_no_such_phase() -> None:
    case = Case(turn="germany", phase="purchase", options={"research": False})
    assert case.step == "purchase"
    start = GAME.start(scenario="1941", options={"research": False}, seed=1)
    assert str(GAME.legal(start, "germany")[0]).startswith("buy")
    played = GAME.start(scenario="1941", seed=1)
    assert str(GAME.legal(played, "germany")[0]) == "research 0"


def test_the_log_tells_the_story() -> None:
    case = research(researchers={"germany": 1})
    case.do("germany", "research 2", dice=[1, 6, 3]).do("germany", "chart 2", dice=[4])
    assert texts(case)[0] == "Germany hires 2 researchers for 10 IPCs and has 3 at work"
    assert "Germany has a breakthrough, which uses up 3 researchers" in texts(case)
    assert "Germany develops Radar (chart 2)" in texts(case)
    dull = research()
    dull.do("germany", "research 1", dice=[2])
    assert texts(dull)[0] == "Germany hires 1 researcher for 5 IPCs and has 1 at work"
    assert "Germany has no breakthrough and keeps 1 researcher for later turns" in texts(dull)


def test_the_panel_has_the_facts_of_the_question() -> None:
    case = research(ipcs=11, researchers={"germany": 1}, technologies={"germany": ["radar"]})
    panel: Any = GAME.view(case.state, "germany").panels["research"]
    assert (panel["power"], panel["asked"], panel["held"]) == ("germany", "tokens", 1)
    assert (panel["price"], panel["most"]) == (5, 2)
    assert [chance["exact"] for chance in panel["chances"]] == ["1/6", "11/36", "91/216"]
    assert panel["chances"][1]["value"] == pytest.approx(11 / 36)
    chart = panel["charts"][1]
    assert (chart["chart"], chart["open"]) == (2, True)
    owned = {advance["id"]: advance["owned"] for advance in chart["advances"]}
    assert owned == {name: name == "radar" for name in CHART_2}
    assert [advance["roll"] for advance in chart["advances"]] == [1, 2, 3, 4, 5, 6]
    case.do("germany", "research 0", dice=[6])
    after: Any = GAME.view(case.state, "germany").panels["research"]
    assert (after["asked"], after["most"], after["held"]) == ("chart", 0, 0)
    assert "chart" in GAME.view(case.state, "germany").prompt


@pytest.mark.rule("A50-SEQ-04", "A50-SEQ-10")
def test_research_belongs_to_its_phase() -> None:
    for words in ("research 1", "chart 1"):
        refusal = Case(turn="germany", phase="purchase").refuses("germany", words, "A50-SEQ-04")
        assert "Research phase" in refusal.text
    lost = Case(turn="uk", phase="research", control={"united_kingdom": "germany"})
    lost.refuses("uk", "research 1", "A50-SEQ-10")
