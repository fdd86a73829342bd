"""Positions of Dai Senso! as documents."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.dai_senso import GAME
from flagplot.games.dai_senso.politics.affairs import Affairs
from flagplot.kernel import codec
from flagplot.kernel.errors import BadInputError
from tests.dai_senso.setting import BUILDING, Case


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


# -- what no play leads to -----------------------------------------------------------------------------

RISING = {"scenario": "rising-sun", "phasing": "axis", "phase": "option_card", "base": "start"}
SLIPS: dict[str, tuple[dict[str, Any], str]] = {
    "hex": ({"units": {"w9999": ["RU-INFA-01"]}}, "units: a hex such as w5326 expected, found 'w9999'"),
    "sea": ({"units": {"w5124": ["RU-INFA-01"]}}, "position: RU-INFA-01: Land expected, found w5124 at sea"),
    "enemies": (
        {"units": {"w5724": ["RU-INFA-01", "JP-INFA-01"]}},
        "position: w5724: ground units of one faction expected",
    ),
    "detachments": (
        {"units": {"w5724": ["RU-INF1-01/detachment", "RU-INF1-02/detachment"]}},
        "units of w5724: one Detachment or Logistics marker expected, found several",
    ),
    "pool": (
        {"boxes": {"axis_pool": ["RU-INFA-01"]}},
        "boxes, axis_pool: counters of its faction expected, found RU-INFA-01",
    ),
    "holding": (
        {"boxes": {"western_abda": ["JP-INFA-01"]}},
        "boxes, western_abda: one unit of its faction expected, found JP-INFA-01",
    ),
    "ceded": (
        {"ceded": ["japan_indochina", "japan_indochina"]},
        "ceded: every marker once expected, found one twice",
    ),
    "other deck": (
        {**RISING, "affairs": {"hands": [["western-3"], [], []]}},
        "affairs, hands: a card of axis expected, found 'western-3'",
    ),
    "card twice": (
        {**RISING, "affairs": {"hands": [["axis-8", "axis-8"], [], []]}},
        "affairs, hands: every card once expected, found 'axis-8' twice",
    ),
    "hand and table": (
        {**RISING, "affairs": {"hands": [["axis-8"], [], []], "pending": ["axis-8", "", ""]}},
        "affairs, hands: axis-8 in the hand or on the table expected, found both",
    ),
    "pending": (
        {**RISING, "affairs": {"pending": ["western-3", "", ""]}},
        "affairs, pending: a card of axis expected, found 'western-3'",
    ),
    "marker": (
        {**RISING, "affairs": {"markers": {"unicorn": "swb"}}},
        "affairs, markers: a marker expected, found 'unicorn'",
    ),
    "capital": (
        {**RISING, "affairs": {"capitals": {"siam": ["unicorn"]}}},
        "affairs, capitals, siam: one of influence_axis",
    ),
    "two opinions": (
        {**RISING, "affairs": {"capitals": {"siam": ["neutrality", "influence_axis"]}}},
        "affairs, capitals, siam: one Influence or Neutrality expected, found more",
    ),
    "bonus": (
        {**RISING, "affairs": {"bonus_blitz": [-1, 0, 0]}},
        "affairs, bonus_blitz: 0 to 9 expected, found -1",
    ),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_what_no_play_leads_to_is_refused_in_one_line(slip: str) -> None:
    document, words = SLIPS[slip]
    with pytest.raises(BadInputError) as caught:
        BUILDING.position({"game": "dai-senso", "phase": "organization", "phasing": "soviet", **document})
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_neutral_country_is_on_no_side() -> None:
    case = Case("organization", {}, countries={"mongolia": {"status": "neutral"}})
    assert case.state.aligned[case.war.tables.minor("mongolia")] == -1


def test_a_card_on_the_table_leaves_the_hand_of_the_set_up() -> None:
    state = BUILDING.position({**RISING, "phase": "logistics", "cards": {"axis": "8"}})
    assert isinstance(state.affairs, Affairs)
    assert "axis-8" not in state.affairs.hands[0]


def test_a_card_that_is_not_in_the_hand_is_refused() -> None:
    document = {
        **RISING,
        "cards": {"axis": ""},
        "affairs": {"pending": ["", "", ""], "hands": [["axis-8"], [], []]},
    }
    state = BUILDING.position({"game": "dai-senso", **document})
    before = BUILDING.digest(state)
    for card, rule in (("axis-9", "DSA-CRD-23"), ("western-3", "DSA-CRD-23")):
        refusal = BUILDING.why_not(state, "axis", f"select {card}")
        assert refusal is not None
        assert refusal.rule == rule
    refusal = BUILDING.why_not(state, "axis", "select axis-999")
    assert refusal is not None
    assert refusal.ids == ("axis-999",)
    assert BUILDING.digest(state) == before
