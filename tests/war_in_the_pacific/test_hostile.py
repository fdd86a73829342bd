"""What must not be believed: positions that cannot be, plots that no ship could sail, answers too late."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.war_in_the_pacific import GAME
from flagplot.kernel.errors import BadInputError, FormatError, RefusedError
from tests.war_in_the_pacific.setting import Situation

AKAGI = {"hex": "F0525", "ships": ["jn-cv-akagi"], "mission": "CVOPS", "speed": 3}
JUMP = {"mission": "CVOPS", "speed": 3, "route": ["F0526", "F3030"]}

IMPOSSIBLE: list[tuple[str, dict[str, Any], str]] = [
    ("midway", {"forces": {"J1": AKAGI, "J2": AKAGI}}, "every ship once"),
    (
        "midway",
        {"forces": {"J1": AKAGI}, "harbour": {"F1234": ["jn-cv-akagi"]}},
        "one task force or in one port",
    ),
    ("midway", {"forces": {"J1": {**AKAGI, "ships": ["jn-cv-akagi", "us-cv-hornet"]}}}, "force J1: ships of"),
    ("midway", {"forces": {"J1": {**AKAGI, "hex": "A0101"}}}, "a hex of the map in play"),
    ("midway", {"forces": {"J1": {**AKAGI, "fuel": 99}}}, "from 0 to 24"),
    ("midway", {"forces": {"J1": AKAGI}, "cards": {"J1": JUMP}}, "as ships can sail it"),
    ("midway", {"forces": {"J1": AKAGI}, "cards": {"J1": {"route": ["F1234"]}}}, "as ships can sail it"),
    ("midway", {"forces": {"J1": {**AKAGI, "flagship": "jn-cv-kaga"}}}, "ships of its own"),
    ("midway", {"forces": {"J1": {**AKAGI, "groups": [["jn-cv-kaga"]]}}}, "ships of its own"),
    ("midway", {"airfields": {"F1235": "D1"}}, "a hex with an airfield"),
    ("midway", {"battle": {"mover": "J1", "other": "U16"}}, "task forces in one hex"),
    ("midway", {"forces": {"J1": AKAGI}, "cards": {"J9": {}}}, "cards: one of J1 expected"),
    ("midway", {"air": {"air-jn-a6m2-akagi": {"points": 99}}}, "points of air-jn-a6m2-akagi"),
    ("malaya", {"units": {"A3529": ["ja-rgt-55"], "A3530": ["ja-rgt-55"]}}, "every unit once"),
    ("malaya", {"units": {"A3529": ["ja-rgt-55:9"]}}, "from 1 to 3"),
    ("malaya", {"war": {"hqs": {"hq-none": {}}}}, "hqs: one of"),
    ("guadalcanal", {"mtbs": {"squadrons": [["E2519", 99]]}}, "from 0 to 12"),
]


@pytest.mark.parametrize(("scenario", "document", "words"), IMPOSSIBLE)
def test_what_cannot_be_is_refused_with_one_line(scenario: str, document: dict[str, Any], words: str) -> None:
    with pytest.raises((BadInputError, FormatError)) as caught:
        GAME.position({"scenario": scenario, **document})
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


def at_sea(*answers: str) -> Situation:
    """Japan writes the card of one carrier off Midway."""
    world = {"scenario": "midway", "phase": "naval", "subrons": {}, "forces": {"J1": AKAGI}}
    case = Situation({**world, "air": {"air-jn-a6m2-akagi": {"points": 2}}}, dice=[])
    case.do("allied", "no", dice=[6, 6, 1, 1])
    case.do("japan", "first", *answers)
    return case


@pytest.mark.parametrize(
    ("answers", "hostile", "fault"),
    [
        (["take-card J1"], "course F3342", "illegal"),  # further than a phase
        (["take-card J1"], "course A0101", "illegal"),  # not on the map in play
        (["take-card J1"], "course F9999", "malformed"),
        (["take-card J1"], "course", "malformed"),
        (["take-card J1"], "speed-class 9", "illegal"),
        (["take-card J1"], "mission AMPH", "illegal"),  # nobody aboard who could land
        (["take-card J1"], "refuel J1", "illegal"),
        (["take-card J1"], "group jn-cv-akagi 99999999999", "malformed"),
        (["take-card J1"], "tow jn-cv-akagi jn-cv-akagi", "illegal"),
        (["take-card J1", "file-card"], "course F0625", "illegal"),  # the card has been filed
        (["take-card J1", "file-card", "done"], "take-card J1", "stale"),  # the plot has been handed in
    ],
)
def test_plots_that_no_ship_could_sail_change_nothing(answers: list[str], hostile: str, fault: str) -> None:
    case = at_sea(*answers)
    before = GAME.digest(case.state)
    refusal = GAME.why_not(case.state, "japan", hostile)
    assert refusal is not None
    assert "\n" not in str(refusal)
    with pytest.raises((RefusedError, BadInputError)):
        GAME.apply(case.state, "japan", hostile)
    assert GAME.digest(case.state) == before
    assert refusal.fault == fault


def test_aircraft_fly_once() -> None:
    """Neither more than there are, nor those that have a mission."""
    forces = {
        "J1": {**AKAGI, "marker": 1, "located": True},
        "U16": {"hex": "F1030", "ships": ["us-cv-enterprise"], "mission": "CVOPS"},
    }
    case = Situation({"scenario": "midway", "phase": "air", "forces": forces, "subrons": {}, "opened": True})
    case.do("allied", "naval-strike U16 contact-1")
    sent = [one for one in case.answers("allied") if one.startswith("send air-us-sbd-enterprise")]
    most = max(sent, key=lambda one: int(one.split()[2]))
    unit, count = most.split()[1], int(most.split()[2])
    case.refuses("allied", f"send {unit} {count + 1} dive", "BR-5-01")
    case.do("allied", most)
    case.refuses("allied", f"send {unit} 1 dive", "BR-5-01")
    assert GAME.why_not(case.state, "allied", f"send {unit} -1 dive") is not None
