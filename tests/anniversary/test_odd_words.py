"""Whatever words are sent to a movement question: a reason comes back that the rulebook knows, no crash."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.axis_allies.anniversary.loader import data
from flagplot.kernel.action import Action
from tests.anniversary.helpers import GAME, Case

WORDS: tuple[str | int, ...] = (
    "bomber",
    "germany",
    "sz6",
    "",
    2,
    "transport[infantry]",
    "x:y*[z]~q9",
    -1,
    "as=drop",
    "load=norway:infantry",
    "uk>>",
    "two\nlines",
)
CLAUSES = {clause.id for clause in data().rules}

FORCES = {
    "norway": {"germany": {"infantry": 2, "bomber": 1, "tank": 1}},
    "finland": {"germany": {"infantry": 1}},
    "sz6": {"germany": {"transport": 2, "cruiser": 1}},
    "sz7": {"uk": {"destroyer": 1}, "italy": {"transport": 1}},
}
QUESTIONS: dict[str, tuple[str, list[str]]] = {
    "combat_move": ("combat_move", []),
    "noncombat_move": ("noncombat_move", []),
    "land_order": ("combat_move", ["move finland land", "take infantry 1"]),
    "air_order": ("combat_move", ["move norway air", "take bomber 1"]),
    "sea_order": ("noncombat_move", ["move sz6 sea", "take transport 2"]),
    "permission": ("noncombat_move", ["ask italy"]),
}


def ask(question: str) -> Case:
    phase, actions = QUESTIONS[question]
    case = Case(
        turn="germany",
        phase=phase,
        units=FORCES,
        technologies={"germany": ["paratroopers", "mechanized_infantry"]},
        options={"ally_sharing_permission": "ask"},
        persons={"germany": 0, "ussr": 1, "japan": 2, "uk": 3, "italy": 4, "usa": 5},
    )
    return case.do("germany", *actions)


@pytest.mark.parametrize("question", QUESTIONS)
def test_odd_words_are_refused_with_a_reason(question: str) -> None:
    case = ask(question)
    assert case.step == question
    before, seat = GAME.digest(case.state), case.waiting[0]
    listed = {action.split()[0] for action in case.legal(seat)}
    for verb in (*GAME.verbs, "conquer"):
        for count in range(4):
            for shift in range(len(WORDS)):
                words = tuple(WORDS[(shift + place) % len(WORDS)] for place in range(count))
                answer: Any = GAME.why_not(case.state, seat, Action(verb, words))
                assert answer is not None or verb in listed or verb in ("on", "go")
                if answer is not None:
                    assert answer.text
                    assert not answer.rule or answer.rule in CLAUSES, answer
    assert GAME.digest(case.state) == before
