"""Refusals on Betio as a stranger meets them who has only the clauses: position, answer, clause."""

from __future__ import annotations

from typing import Any

import pytest

from tests.war_in_the_pacific.setting import Case

ABOARD = {"us-apa-1": ["mc-rgt-2"], "us-apa-3": ["mc-art-10"], "b0604": ["jn-sbf-3sp"]}
BOMBARD = ("bombard b0604 ground", "join us-bb-maryland")
SPENT = {"ships": {"us-bb-maryland": {"shots": 2}}}
PLAN = {"unloaded": ["mc-rgt-2", "mc-art-10"]}


@pytest.mark.rule("SC-S1-02", "SC-S1-05", "SC-S1-06", "SC-S1-07", "SC-S1-08", "BR-17-18", "BR-5-07")
@pytest.mark.parametrize(
    ("phase", "more", "first", "answer", "clause"),
    [
        ("naval", {}, (), "bombard b0604 airfield", "BR-5-07"),  # the airfield is elsewhere
        ("naval", {}, BOMBARD, "join us-bb-maryland", "BR-17-18"),  # once in a phase
        ("naval", {}, BOMBARD[:1], "join us-cv-essex", "SC-S1-05"),  # never off the island
        ("naval", SPENT, BOMBARD[:1], "join us-bb-maryland", "SC-S1-05"),  # twice in the scenario
        ("air", {"turn": 1}, ("strike b0604 ground",), "send air-us-b-24-funafuti-s1 1 medium", "SC-S1-06"),
        ("plan", PLAN, (), "assault mc-art-10 2 b0404", "SC-S1-08"),  # the artillery never assaults
        ("plan", PLAN, (), "assault mc-rgt-2 3 b0405", "SC-S1-07"),  # a hex of the tail holds 2
        ("plan", PLAN, (), "assault mc-rgt-8 4 b0404", "BR-17-03"),  # not unloaded
        ("plan", PLAN, ("assault mc-rgt-2 2 b0404",), "assault mc-rgt-2 3 b0504", "BR-17-20"),  # 2 are left
    ],
)
def test_what_is_refused(
    phase: str, more: dict[str, Any], first: tuple[str, ...], answer: str, clause: str
) -> None:
    units = {**ABOARD, "us-apa-2": ["mc-rgt-8"]}
    case = Case(phase, units, **more)
    case.do("allied", *first)
    case.refuses("allied", answer, clause)


@pytest.mark.rule("SC-S1-02", "WPA-TAC-07")
def test_only_defenders_are_deployed_and_only_where_there_is_room() -> None:
    case = Case("deployment", {})
    case.refuses("japan", "place mc-rgt-2 b0604", "SC-S1-02")
    case.do("japan", "place jn-sbf-3sp b0405")  # two steps fill a hex of the tail
    case.refuses("japan", "place jn-snlf-s7 b0405", "WPA-TAC-07")
