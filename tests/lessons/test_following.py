"""How far a lesson has come follows from the log."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import flagplot
from flagplot.bots.lessons import begun, played, progress
from flagplot.kernel.errors import BadInputError, FormatError
from flagplot.kernel.event import Mark
from flagplot.kernel.lessons import Answered, Chapter, Deed, Lesson, Step, find, fits, follow, read

NOWHERE = Mark(1, "red", "move")


def lesson(*steps: Step, **more: Any) -> Lesson:
    chapters = (Chapter("All", steps),)
    about = {
        "id": "one",
        "title": "One",
        "about": "",
        "minutes": 1,
        "seat": "red",
        "seed": 1,
        "end": ("End",),
    }
    return Lesson(**{**about, "chapters": chapters, **more})  # type: ignore[arg-type]


def step(*deeds: Deed, **more: Any) -> Step:
    return Step(say=("Do it.",), deeds=deeds, **more)


def answered(
    seq: int, text: str, *events: dict[str, Any], seat: str = "red", phase: str = "move"
) -> Answered:
    return Answered(seq, seat, text, [{"text": "", "event": event} for event in events], Mark(1, seat, phase))


@pytest.mark.parametrize(
    ("pattern", "answer", "fitting"),
    [
        ("done", "done", True),
        ("done", "done now", False),
        ("step hunan", "step hunan", True),
        ("step hunan|yunnan", "step yunnan", True),
        ("step hunan|yunnan", "step hunan_", False),
        ("lose *", "lose fighter~attacking2", True),
        ("lose fighter*", "lose fighter~attacking2", True),
        ("lose fighter*", "lose infantry", False),
        ("go ...", "go a>b infantry:3 tank", True),
        ("go ...", "goes", False),
        ("take carrier[*] 1", "take carrier[fighter] 1", True),
    ],
)
def test_patterns(pattern: str, answer: str, fitting: bool) -> None:
    assert fits(pattern, answer) is fitting


def test_an_answer_counts_once_and_only_the_pupils() -> None:
    taught = lesson(step(Deed(answer="walk")), step(Deed(answer="walk", say="Again.")))
    assert follow(taught, NOWHERE, [answered(1, "walk", seat="blue")]).step == 0
    assert follow(taught, NOWHERE, [answered(1, "walk")]).step == 1
    done = follow(taught, NOWHERE, [answered(1, "walk"), answered(2, "rest"), answered(3, "walk")])
    assert (done.step, done.since, done.said) == (2, 3, "Again.")


def test_what_an_answer_causes_completes_what_comes_after_it() -> None:
    won = Deed(event="battle", having={"winner": "red"}, say="Won.")
    lost = Deed(event="battle", say="Lost.", to="home")
    taught = lesson(
        step(Deed(answer="fire")),
        step(won, lost),
        step(Deed(answer="cheer")),
        step(Deed(answer="go"), id="home"),
    )
    stands = follow(taught, NOWHERE, [answered(1, "fire", {"event": "battle", "winner": "red"})])
    assert (stands.step, stands.said) == (2, "Won.")
    stands = follow(taught, NOWHERE, [answered(1, "fire", {"event": "battle", "winner": "blue"})])
    assert (stands.step, stands.said) == (3, "Lost.")


def test_what_the_pupil_may_not_know_did_not_happen() -> None:
    taught = lesson(step(Deed(event="found")))
    assert follow(taught, NOWHERE, [answered(1, "look", {"event": "found", "audience": ["blue"]})]).step == 0
    assert follow(taught, NOWHERE, [answered(1, "look", {"event": "found", "audience": ["red"]})]).step == 1


def test_several_times_and_a_word_to_something_else() -> None:
    taught = lesson(
        step(Deed(answer="dig", times=3, say="Deeper."), otherwise=(Deed(answer="fill", say="Not that."),))
    )
    digs = [answered(n, "dig") for n in (1, 2)]
    assert (follow(taught, NOWHERE, digs).count, follow(taught, NOWHERE, digs).step) == (2, 0)
    said = follow(taught, NOWHERE, [*digs, answered(3, "fill")])
    assert (said.count, said.said) == (2, "Not that.")
    assert follow(taught, NOWHERE, [*digs, answered(3, "fill"), answered(4, "dig")]).step == 1


def test_a_phase_that_is_there_already_is_reached() -> None:
    taught = lesson(step(Deed(phase="move")), step(Deed(phase="fight", turn="red")))
    assert follow(taught, NOWHERE, []).step == 1
    assert follow(taught, NOWHERE, [answered(1, "done", phase="fight")]).step == 2


def test_what_is_taken_back_was_not_done() -> None:
    game = flagplot.game("pacific-1940")
    taught = find(game.lessons(), "china")
    match = begun(game, taught)
    match.do("china", "buy infantry:4")
    match.do("china", "done")
    match.do("china", "go kweichow>hunan infantry:3")
    assert progress(taught, match).step == 3
    match.undo("china", whole=True)
    assert progress(taught, match).step == 2


def test_a_step_that_nothing_completes_is_found() -> None:
    game = flagplot.game("pacific-1940")
    broken = msgspec.structs.replace(
        find(game.lessons(), "china"),
        chapters=(Chapter("Buy", (step(Deed(answer="buy battleship"), show=("buy infantry",)),)),),
    )
    with pytest.raises(BadInputError, match="step 1 cannot be completed"):
        played(game, broken)
    refused = msgspec.structs.replace(
        broken, chapters=(Chapter("Buy", (step(Deed(answer="done"), show=("buy battleship",)),)),)
    )
    with pytest.raises(BadInputError, match="step 1: "):
        played(game, refused)


@pytest.mark.parametrize(
    ("steps", "complaint"),
    [
        ([{"say": ["Do."], "deeds": []}], "step 1: at least one deed expected"),
        ([{"say": ["Do."], "deeds": [{"say": "Well."}]}], "an answer, event, phase or turn expected"),
        ([{"say": ["Do."], "deeds": [{"answer": "a", "to": "far"}]}], "a step 'far' expected"),
        ([{"say": ["Do."], "deed": []}], "deed"),
    ],
)
def test_a_file_that_makes_no_sense_is_refused(tmp_path: Path, steps: list[Any], complaint: str) -> None:
    document = {
        "id": "x", "title": "X", "about": "", "minutes": 3, "seat": "red", "seed": 1, "end": ["End."],
        "chapters": [{"title": "One", "steps": steps}],
    }  # fmt: skip
    (tmp_path / "x.json").write_bytes(msgspec.json.encode(document))
    with pytest.raises(FormatError, match=complaint) as refused:
        read(tmp_path)
    assert "x.json" in str(refused.value)
