"""Sentences carry references; names are put in at one place."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.skirmish import Skirmish
from flagplot.games.skirmish.state import Plot, Shot
from flagplot.games.skirmish.steps import STEPS, PlotStep
from flagplot.kernel.event import Event, Rolled
from flagplot.kernel.flow import Aim
from flagplot.kernel.laws import LawBroken, check_sentence, check_words
from flagplot.kernel.refusal import illegal
from flagplot.kernel.view import LogLine, log_lines
from flagplot.kernel.words import counted, listed, plain, quoted, some, the, typed, worded

NAMES = {"sea25": "sea zone 25", "destroyer": "destroyer", "infantry": "infantry"}
SENTENCE = f"{the('destroyer')} must stop in {the('sea25')}"
GAME = Skirmish()


def test_references_are_named_and_a_sentence_begins_with_a_capital() -> None:
    assert worded(SENTENCE, NAMES.__getitem__) == "Destroyer must stop in sea zone 25"


def test_without_names_the_bare_ids_are_left() -> None:
    assert plain(SENTENCE) == "destroyer must stop in sea25"
    assert plain(f"{some(2, 'tank')} lost") == "2 tank lost"
    assert plain("nothing to name") == "nothing to name"


def test_references_in_a_row_read_as_one_says_them() -> None:
    assert [plain(listed(names)) for names in ((), "a", "ab", "abc")] == ["", "a", "a and b", "a, b and c"]
    assert plain(listed("ab", last="or")) == "a or b"


def test_so_many_of_something_are_in_the_plural_of_the_game() -> None:
    several = {"infantry": "infantry", "destroyer": "destroyers"}
    sentence = " ".join(some(n, id) for id in several for n in (1, 2))
    told = worded(sentence, NAMES.__getitem__, several.__getitem__)
    assert told == "1 infantry 2 infantry 1 destroyer 2 destroyers"
    assert [counted(1, "hit"), counted(0, "hit"), counted(2, "die", "dice")] == ["1 hit", "0 hits", "2 dice"]


def test_what_may_be_typed_stands_in_quotes() -> None:
    assert (typed("go a>b"), quoted(("buy", "pass"))) == ("'go a>b'", "'buy', 'pass'")


class Foreign(Event, frozen=True, kw_only=True, tag="foreign"):
    """An event of a game that knows nothing of references."""

    def text(self) -> str:
        return "something odd happened"


def test_an_event_may_give_its_text_alone() -> None:
    assert Foreign().sentence() == "something odd happened"
    (line,) = log_lines(GAME, 1, "red", [Foreign()])
    assert line.text == "Something odd happened"


def test_log_lines_are_worded_and_events_have_bare_ids_beside() -> None:
    event = Shot(side="red", start="c3", target="d3", hits=1)
    (line,) = log_lines(GAME, 1, "red", [event])
    assert line.text == "Red fires from c3 at d3: 1 hit"
    assert event.text() == "red fires from c3 at d3: 1 hit"


def test_a_refusal_keeps_the_sentence_of_the_rules() -> None:
    written = illegal("SKR-06", f"{the('red')} does not hold {the('dig')}", "dig")
    told = GAME.explain(written)
    assert (told.text, told.sentence) == ("Red does not hold dig", "{red} does not hold {dig}")
    assert (told.rule, told.ids, told.fault) == ("SKR-06", ("dig",), written.fault)
    assert GAME.explain(told) is told


def test_throws_say_what_hits() -> None:
    play = GAME.play(GAME.start(seed=1), GAME.dice(GAME.start(seed=1)))
    faces = play.roll(9, f"{the('red')} fires", aim=Aim(who="red", what=("2 tank",), at="d3", low=5, high=6))
    (event,) = play.events
    assert isinstance(event, Rolled)
    assert (event.who, event.what, event.at, event.aimed) == ("red", ("2 tank",), "d3", True)
    assert event.hits == sum(face >= 5 for face in faces) > 0
    play.roll(1, "initiative")
    second: Any = play.events[1]
    assert (second.aimed, second.hits) == (False, 0)


@pytest.mark.parametrize(
    "text",
    [
        "fighter~attacking3 is lost",
        "tank! and infantry+ land",
        "transport>Kiangsu",
        "north_sea is empty",
        "red takes c3",
        "nothing of {blue} is there",
        "see SKR-AB-06",
        "ruling D-05",
    ],
)
def test_the_law_finds_machine_text(text: str) -> None:
    with pytest.raises(LawBroken, match="words"):
        check_sentence(GAME, GAME.start(seed=1), "log", text)


@pytest.mark.parametrize("text", ["Red takes c3", "'go a>b red' is not allowed", "A friend's +2 is 'x_y'"])
def test_the_law_lets_words_pass(text: str) -> None:
    check_sentence(GAME, GAME.start(seed=1), "log", text)


class Mumbling(PlotStep):
    """A step that asks with ids."""

    def prompt(self, play: Any, frame: Any, seat: str) -> str:
        return f"the card of {seat}?"


class Rude(Skirmish):
    """A game that asks with ids."""

    steps = {**STEPS, Plot: Mumbling()}


def test_the_law_looks_at_prompts_and_at_the_log_of_the_last_answer() -> None:
    state = GAME.start(seed=1)
    check_words(GAME, state)
    with pytest.raises(LawBroken, match="prompt: the id 'red'"):
        check_words(Rude(), state)
    with pytest.raises(LawBroken, match="log: '_'"):
        check_words(GAME, state, [LogLine(state.seq, "red", "x_y is lost")])
    check_words(GAME, state, [LogLine(state.seq + 1, "red", "x_y is lost")])
