"""Whatever words are sent to whatever question: a reason comes back, never a crash, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.kernel.action import Action
from flagplot.kernel.refusal import Refusal

from .helpers import GAME, Case

_WORDS: tuple[str | int, ...] = (
    "battleship",
    "japan",
    "sea33",
    3,
    "transport[infantry]",
    "x:y*[z]~q9",
    0,
    -1,
)

QUESTIONS: dict[str, tuple[dict[str, Any], list[tuple[str, str]]]] = {
    "purchase": ({}, []),
    "combat_move": ({"phase": "combat_move"}, []),
    "land_order": (
        {"phase": "combat_move", "units": {"jehol": {"japan": {"tank": 2}}}},
        [("japan", "move jehol land")],
    ),
    "sea_order": (
        {
            "phase": "noncombat_move",
            "units": {"sea6": {"japan": {"transport": 2}}, "japan": {"japan": {"tank": 1}}},
        },
        [("japan", "move sea6 sea"), ("japan", "take transport 2")],
    ),
    "air_order": (
        {"phase": "noncombat_move", "units": {"japan": {"japan": {"fighter": 2}}}},
        [("japan", "move japan air")],
    ),
    "assault": (
        {
            "turn": "usa",
            "phase": "combat_move",
            "units": {
                "iwo_jima": {"japan": {"infantry": 2}},
                "sea17": {"usa": {"transport[infantry,infantry]": 1, "battleship": 1, "cruiser": 1}},
            },
        },
        [("usa", "go sea17 transport assault=iwo_jima"), ("usa", "done")],
    ),
    "kamikaze": (
        {
            "turn": "usa",
            "phase": "combat_move",
            "flags": {"kamikaze_open": 1},
            "units": {"sea18": {"usa": {"cruiser": 1}}, "sea19": {"japan": {"transport": 1}}},
        },
        [("usa", "go sea18>sea19 cruiser"), ("usa", "done")],
    ),
    "mobilize": (
        {
            "phase": "mobilize",
            "pool": {"japan": {"transport": 1, "fighter": 1}},
            "facilities": {"korea": {"complex": "minor"}},
        },
        [],
    ),
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_odd_words_are_refused_with_a_reason(question: str) -> None:
    parts, actions = QUESTIONS[question]
    case = Case(**parts)
    for seat, action in actions:
        case.do(seat, action)
    assert case.step == question
    before = GAME.digest(case.state)
    listed = set(case.legal(case.waiting[0]))
    for verb in (*GAME.verbs, "conquer"):
        for count in range(5):
            for shift in range(len(_WORDS)):
                words = tuple(_WORDS[(shift + place) % len(_WORDS)] for place in range(count))
                action = Action(verb, words)
                answer = GAME.why_not(case.state, case.waiting[0], action)
                assert (answer is None) <= (count == 0 or verb in {a.split()[0] for a in listed})
                assert answer is None or (isinstance(answer, Refusal) and answer.text)
    assert GAME.digest(case.state) == before
