"""Sentences carry references; names are put in at one place."""

from __future__ import annotations

from flagplot.kernel.words import listed, message, plain, the, worded

NAMES = {"sea25": "sea zone 25", "destroyer": "destroyer"}
SENTENCE = f"{the('destroyer')} must stop in {the('sea25')}"


def test_references_are_named_and_a_sentence_begins_with_a_capital() -> None:
    assert worded(SENTENCE, NAMES.__getitem__) == "Destroyer must stop in sea zone 25"


def test_without_names_the_bare_ids_are_left() -> None:
    assert plain(SENTENCE) == "destroyer must stop in sea25"
    assert plain("nothing to name") == "nothing to name"


def test_the_words_around_the_references_are_what_a_translation_replaces() -> None:
    assert message(SENTENCE) == ("{} must stop in {}", ("destroyer", "sea25"))


def test_references_in_a_row_read_as_one_says_them() -> None:
    assert [plain(listed(names)) for names in ((), "a", "ab", "abc")] == ["", "a", "a and b", "a, b and c"]
    assert plain(listed("ab", last="or")) == "a or b"
