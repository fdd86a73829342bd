"""Friends share their territories, decks and holds; with a switch they are asked every turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.anniversary.helpers import Case
from tests.anniversary.passing import CALM, until

SIX = {"germany": 0, "ussr": 1, "japan": 2, "uk": 3, "italy": 4, "usa": 5, "china": 5}
ASK = {"ally_sharing_permission": "ask", **CALM}


def moves(turn: str, units: dict[str, Any], phase: str = "noncombat_move", **parts: Any) -> Case:
    return Case(**{"turn": turn, "phase": phase, "units": units, "options": ASK, "persons": SIX, **parts})


@pytest.mark.rule("A50-MAP-20", "A50-OPT-08")
def test_consent_is_presumed_unless_the_switch_says_ask() -> None:
    units = {"united_kingdom": {"usa": {"fighter": 1}}, "sz8": {"uk": {"carrier": 1}}}
    always = moves("usa", units, options=CALM)
    assert always.can("usa", "go united_kingdom>sz8 fighter")
    assert "ask" not in always.verbs("usa")
    one_person = moves(
        "usa", units, persons={**SIX, "usa": 1, "china": 1, "uk": 1, "ussr": 1, "italy": 0, "japan": 0}
    )
    assert one_person.can("usa", "go united_kingdom>sz8 fighter")


@pytest.mark.rule("A50-OPT-08")
def test_decks_holds_and_territories_are_closed_until_the_friend_agrees() -> None:
    units = {
        "eastern_united_states": {"usa": {"infantry": 1, "fighter": 1}},
        "sz10": {"uk": {"transport": 1, "carrier": 1}},
    }
    case = moves("usa", units)
    case.refuses("usa", "go eastern_united_states>eastern_canada infantry", "A50-OPT-08")
    case.refuses("usa", "board sz10 uk:transport eastern_united_states infantry", "A50-OPT-08")
    case.refuses("usa", "go eastern_united_states>eastern_canada fighter", "A50-OPT-08")
    assert "fly sz10" not in case.do("usa", "move eastern_united_states air", "take fighter 1").legal("usa")
    case.do("usa", "cancel", "ask uk")
    assert (case.step, case.waiting, case.legal("uk")) == ("permission", ("uk",), ["agree", "object"])
    case.do("uk", "agree")
    assert "ask uk" not in case.legal("usa")
    assert case.can("usa", "board sz10 uk:transport eastern_united_states infantry")
    case.do("usa", "go eastern_united_states>sz10 fighter")
    case.do("usa", "go eastern_united_states>eastern_canada infantry")


@pytest.mark.rule("A50-OPT-08")
def test_a_refusal_stands_for_the_turn_and_the_next_turn_is_asked_anew() -> None:
    case = moves("usa", {"eastern_united_states": {"usa": {"infantry": 1}}})
    case.do("usa", "ask uk").do("uk", "object")
    assert "ask uk" not in case.legal("usa")
    case.refuses("usa", "ask uk", "A50-OPT-08")
    case.refuses("usa", "go eastern_united_states>eastern_canada infantry", "A50-OPT-08")
    case.do("usa", "ask ussr").do("ussr", "agree").do("usa", "done")
    until(case, "usa", "noncombat_move")
    assert {"ask uk", "ask ussr"} <= set(case.legal("usa"))


@pytest.mark.rule("A50-OPT-08")
def test_a_landing_on_a_friends_deck_must_be_agreed_before_the_attack() -> None:
    units = {
        "sz53": {"usa": {"fighter~aloft4": 1}},
        "hawaiian_islands": {"usa": {"fighter": 1}},
        "sz51": {"uk": {"carrier": 1}},
        "caroline_islands": {"japan": {"infantry": 1}},
    }
    case = moves("usa", units, "combat_move")
    case.refuses("usa", "go hawaiian_islands>caroline_islands fighter", "A50-AIR-11")
    case.do("usa", "ask uk").do("uk", "agree")
    case.do("usa", "go hawaiian_islands>caroline_islands fighter")


@pytest.mark.rule("A50-MAP-20")
def test_only_friends_are_asked() -> None:
    case = moves("usa", {"alaska": {"usa": {"infantry": 1}}})
    case.refuses("usa", "ask japan", "A50-MAP-20")
    assert [a for a in case.legal("usa") if a.startswith("ask")] == ["ask ussr", "ask uk"]
