"""Words nobody knows."""

from __future__ import annotations

import pytest

import flagplot
from flagplot.kernel.refusal import Fault
from flagplot.kernel.spelling import nearest, unknown

WORDS = ["kwangsi", "kwangtung", "india", "sea37"]


@pytest.mark.parametrize(
    ("word", "found"), [("kwangs", "kwangsi"), ("Indai", "india"), ("sea73", "sea37"), ("moon", ""), (7, "")]
)
def test_the_nearest_spelling_is_found_or_none(word: object, found: str) -> None:
    assert nearest(word, WORDS) == found


def test_an_unknown_word_is_told_with_the_nearest_one() -> None:
    refusal = unknown("space", "kwangs", WORDS)
    assert (refusal.fault, refusal.ids) == (Fault.MALFORMED, ("kwangs",))
    assert refusal.text == "no space 'kwangs'; did you mean 'kwangsi'?"
    assert unknown("space", "moon", WORDS).text == "no space 'moon'"
    listed = unknown("space", "moon", WORDS, listing=True).text
    assert listed == "no space 'moon'; expected one of: 'kwangsi', 'kwangtung', 'india', 'sea37'"


def test_a_known_word_of_another_kind_is_called_that() -> None:
    assert unknown("sea zone", "india", WORDS).text == "'india' is no sea zone"


@pytest.mark.parametrize(
    ("game", "seat", "line", "word", "near"),
    [
        ("pacific-1940", "japan", "byu infantry", "byu", "buy"),
        ("pacific-1940", "japan", "buy infnatry", "infnatry", "infantry"),
        ("pacific-1940", "japan", "repair japn complex", "japn", "japan"),
        ("anniversary", "germany", "reserch 1", "reserch", "research"),
        ("admirals-war", "british", "pick uk_hod", "uk_hod", "uk_hood"),
        ("skirmish", "red", "paly march", "paly", "play"),
    ],
)
def test_every_game_answers_a_misspelt_word_with_the_nearest(
    game: str, seat: str, line: str, word: str, near: str
) -> None:
    rules = flagplot.game(game)
    refusal = rules.why_not(rules.start(seed=1), seat, line)
    assert refusal is not None
    assert refusal.fault is Fault.MALFORMED
    assert f"'{word}'; did you mean '{near}'?" in refusal.text
