"""Positions of Dai Senso! as documents."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.dai_senso import GAME
from flagplot.kernel import codec
from flagplot.kernel.errors import BadInputError
from tests.dai_senso.setting import Case


def test_a_position_says_who_stands_where() -> None:
    case = Case(
        "regular_combat",
        {"w5524": ["RU-CAVM-01", "RU-INFA/back"], "w5525": ["KW-INF1/detachment"]},
        {"delay": ["RU-HQ-01"]},
    )
    assert case.where("RU-CAVM-01") == case.where("RU-INFA-01") == "w5524"
    assert case.steps("RU-INFA-01") == 1
    assert case.war.detachment(case.number("KW-INF1-01"))
    assert case.where("RU-HQ-01") == "delay"
    assert case.where("RU-HQ-02") == "out"


@pytest.mark.rule("DSI-SCN-01")
def test_the_set_up_of_the_scenario() -> None:
    state = GAME.position({"base": "start"})
    document = GAME.describe(state)
    assert document["units"]["w5624"] == ["RU-MECH-01", "RU-HQ-01/back"]
    assert document["units"]["w5125"] == ["JP-FTDAI-01"]
    assert "JP-AF-01" in document["boxes"]["axis_pool"]
    assert sum(len(stack) for stack in document["units"].values()) == 20 + 24


def test_a_position_can_be_written_and_read_again() -> None:
    state = GAME.start(seed=1)
    again = GAME.position(GAME.describe(state))
    assert codec.digest(again) == codec.digest(state)


def test_what_is_moved_from_the_set_up_leaves_its_place() -> None:
    state = GAME.position({"base": "start", "units": {"w5623": ["RU-MECH-01"]}})
    units = GAME.describe(state)["units"]
    assert units["w5624"] == ["RU-HQ-01/back"]
    assert "RU-MECH-01" in units["w5623"]


@pytest.mark.parametrize(
    ("document", "words"),
    [
        ({"units": {"w9999": ["RU-INFA-01"]}}, "a hex such as"),
        ({"units": {"w5524": ["RU-INFX-01"]}}, "a counter such as RU-INFA-01"),
        ({"units": {"w5524": ["RU-INFA-01"], "w5525": ["RU-INFA-01"]}}, "every counter once"),
        ({"units": {"w5524": ["RU-TK-01/back"]}}, "one of front expected"),
        ({"units": {"w5524": ["RU-SHK"] * 30}}, "at most"),
        ({"phase": "lunch"}, "one of support"),
        ({"boxes": {"cellar": []}}, "one of out"),
        ({"countries": {"utopia": {}}}, "countries: one of"),
        ({"ceded": ["japan_moon"]}, "ceded: one of"),
        ({"frames": []}, "a Game Turn expected"),
        ({"bases": {}}, "bases"),
    ],
)
def test_what_is_wrong_with_a_position_is_said(document: dict[str, Any], words: str) -> None:
    with pytest.raises(BadInputError, match=words):
        GAME.position(document)


@pytest.mark.rule("DSI-SCN-05", "DSI-SCN-06")
@pytest.mark.parametrize(
    ("scenario", "year", "turn"), [("china-incident", 1938, "Jan-Feb"), ("tora", 1942, "Apr-May")]
)
def test_a_position_in_the_last_turn_ends_with_it(scenario: str, year: int, turn: str) -> None:
    case = Case(
        "conditional_events", {}, phasing="western", through=True, scenario=scenario, year=year, turn=turn
    )
    while not case.state.outcome:
        case.do("western", "decline")  # Aid, Lend-Lease: nobody else is asked any more
    assert case.state.outcome
    assert case.state.outcome.winners == ("western",)
    before = Case("support", {}, phasing="axis", scenario=scenario)
    assert case.game.round(before.state) == 1
