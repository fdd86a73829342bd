"""China acts inside the American turn."""

from __future__ import annotations

import pytest

from tests.anniversary.helpers import Case
from tests.anniversary.turns import rest_of_turn, step

FRONT = {
    "yunnan": {"china": {"infantry": 2, "fighter": 1}, "usa": {"infantry": 2}},
    "fukien": {"japan": {"infantry": 1}},
    "hawaiian_islands": {"usa": {"fighter": 1}},
}
LOST = {"fukien": "japan"}


def asked(case: Case) -> list[tuple[str, str]]:
    """(seat, question) until the turn is over."""
    begun, found = list(case.state.turns), []
    while case.state.turns == begun:
        found.append((case.waiting[0], case.step))
        step(case)
    return found


@pytest.mark.rule("A50-CHN-02", "A50-CHN-03")
@pytest.mark.parametrize(("first", "second"), [("china", "usa"), ("usa", "china")])
def test_one_completes_combat_before_the_other_begins(first: str, second: str) -> None:
    case = Case(turn="usa", units=FRONT, control=LOST)
    case.do("usa", "done")
    assert (case.waiting, case.step) == (("usa",), "who_first")
    assert case.legal("usa") == ["first china", "first usa"]
    case.do("usa", f"first {first}")
    assert (case.waiting, case.step) == ((first,), "combat_move")
    case.do(first, "go yunnan>fukien infantry", "done", dice=[6, 6])
    assert case.waiting == (first,)
    case.do(first, "press", dice=[1, 6])
    assert case.control("fukien") == "china"
    assert (case.waiting, case.step) == ((second,), "combat_move")


@pytest.mark.rule("A50-CHN-02", "A50-SEQ-04")
def test_the_american_turn_with_china() -> None:
    case = Case(turn="usa", phase="research", units=FRONT, treasury={"usa": 5})
    assert asked(case) == [
        ("usa", "research"),
        ("usa", "purchase"),
        ("usa", "who_first"),
        ("usa", "combat_move"),
        ("china", "combat_move"),
        ("usa", "noncombat_move"),
        ("china", "noncombat_move"),
        ("china", "mobilize"),
    ]


@pytest.mark.rule("A50-CHN-04")
def test_china_and_the_united_states_attack_one_after_the_other() -> None:
    case = Case(turn="china", phase="combat_move", units=FRONT, control=LOST)
    case.do("china", "go yunnan>fukien infantry", "done", dice=[6, 1])  # the Chinese infantry is lost
    assert case.units("fukien") == {"japan": {"infantry": 1}}
    case.do("usa", "go yunnan>fukien infantry", "done", dice=[1, 6])
    assert case.units("fukien") == {"usa": {"infantry": 1}}
    assert case.control("fukien") == "china"


@pytest.mark.rule("A50-CHN-04")
def test_only_the_power_that_acts_is_in_the_battle() -> None:
    case = Case(turn="china", phase="combat_move", units=FRONT, control=LOST)
    case.refuses("china", "go yunnan>fukien usa:infantry")
    case.do("china", "go yunnan>fukien infantry:2")
    assert case.units("fukien") == {"china": {"infantry": 2}, "japan": {"infantry": 1}}
    case.do("china", "done", dice=[6, 6, 6])
    case.do("china", "press", dice=[1, 6, 6])
    assert case.units("yunnan") == {"china": {"fighter": 1}, "usa": {"infantry": 2}}


@pytest.mark.rule("A50-CHN-21")
def test_the_flying_tigers_move_in_chinas_phases_and_defend_with_it() -> None:
    case = Case(turn="usa", phase="combat_move", units=FRONT, control=LOST)
    assert "move yunnan air" not in case.legal("usa")
    case.do("usa", "done")
    assert "move yunnan air" in case.legal("china")
    case.do("china", "go yunnan>fukien fighter", "done", dice=[3, 6])
    assert case.units("fukien") == {"china": {"fighter": 1}}
    case = Case(
        turn="japan",
        phase="combat_move",
        units={"yunnan": {"china": {"fighter": 1}}, "hupeh": {"japan": {"infantry": 1}}},
        control={"hupeh": "japan"},
    )
    case.do("japan", "go hupeh>yunnan infantry", "done", dice=[6, 4])  # a fighter defends at 4
    assert case.units("yunnan") == {"china": {"fighter": 1}}


@pytest.mark.rule("A50-CHN-24")
def test_american_technologies_are_of_no_use_to_china() -> None:
    case = Case(
        turn="usa", phase="combat_move", technologies={"usa": ["jet_fighters"]}, units=FRONT, control=LOST
    )
    kind = case.war.board.kind_of["fighter"]
    assert case.war.board.kinds[kind].attack == 4
    case.do("usa", "done")
    assert case.war.board.kinds[kind].attack == 3
    case.do("china", "go yunnan>fukien fighter", "done", dice=[4, 6])  # a 4 does not hit
    assert "press" in case.legal("china")


@pytest.mark.rule("A50-CHN-24")
def test_china_does_no_research() -> None:
    case = Case(turn="usa", phase="research", treasury={"usa": 10}, units=FRONT)
    case.state.treasury[case.war.power("china")] = 10  # no position says so: China has no IPCs
    assert ("china", "research") not in asked(case)


@pytest.mark.rule("A50-CHN-25")
def test_both_move_in_any_order_in_their_common_noncombat_phase() -> None:
    case = Case(turn="usa", phase="noncombat_move", units=FRONT)
    assert case.waiting == ("usa",)
    case.do("usa", "switch")
    assert case.waiting == ("china",)
    assert case.war.state.active == case.war.power("china")
    case.refuses("china", "switch", "A50-CHN-25")  # nothing was moved yet
    case.do("china", "go yunnan>hupeh infantry", "switch")
    case.do("usa", "go yunnan>hupeh infantry", "switch")
    case.do("china", "go yunnan>hupeh infantry", "done")
    assert case.waiting == ("usa",)
    case.do("usa", "go yunnan>hupeh infantry")
    case.refuses("usa", "switch", "A50-CHN-25")  # China is done
    assert case.units("hupeh") == {"china": {"infantry": 2}, "usa": {"infantry": 2}}


@pytest.mark.rule("A50-CHN-26")
def test_china_raises_troops_while_washington_is_lost() -> None:
    case = Case(
        turn="usa",
        control={"eastern_united_states": "germany"},
        treasury={"usa": 20},
        units={"yunnan": {"china": {"infantry": 1}}},
        pool={"usa": {"infantry": 1}},
    )
    assert case.step == "who_first"  # nothing is bought
    china = case.war.power("china")
    infantry = case.war.board.item_of["infantry"]
    assert case.state.pool[china] == {infantry: 3}
    while case.step != "mobilize":
        step(case)
    assert case.waiting == ("china",)
    case.do("china", "place infantry yunnan", "place infantry yunnan", "place infantry hupeh")
    assert case.units("yunnan") == {"china": {"infantry": 3}}
    rest_of_turn(case)
    assert case.units("western_united_states") == {}


@pytest.mark.rule("A50-CHN-32")
def test_ground_china_regains_is_friendly_but_no_landing_place() -> None:
    case = Case(
        turn="china",
        phase="combat_move",
        control=LOST,
        units={
            "yunnan": {"china": {"infantry": 2}, "usa": {"infantry": 1, "fighter": 1}},
            "french_indo_china_thailand": {"japan": {"infantry": 1}},
        },
    )
    case.do("china", "go yunnan>fukien infantry", "done")
    assert case.control("fukien") == "china"
    case.do("usa", "done")
    case.do("usa", "go yunnan>fukien infantry")  # friendly ground
    assert case.units("fukien") == {"china": {"infantry": 1}, "usa": {"infantry": 1}}
    case.refuses("usa", "go yunnan>fukien fighter")
    case.do("usa", "go yunnan>hupeh fighter")


def test_without_units_china_is_not_asked() -> None:
    case = Case(turn="usa", units={"hawaiian_islands": {"usa": {"fighter": 1}}}, control=LOST)
    case.do("usa", "done")
    assert (case.waiting, case.step) == (("usa",), "combat_move")
    case.do("usa", "done")
    assert (case.waiting, case.step) == (("usa",), "noncombat_move")
    case.refuses("usa", "switch", "A50-CHN-25")
