"""Every lesson of every game is played to its end, with the answers its own steps show."""

from __future__ import annotations

import pytest

import flagplot
from flagplot.bots.lessons import played
from flagplot.kernel.language import speaking
from flagplot.kernel.lessons import Lesson, Progress
from flagplot.rules import lookup
from flagplot.server.api.lessons import offered, shown
from tests.pseudo import Pseudo, escaped

LESSONS = [(title, lesson) for title in flagplot.titles() for lesson in flagplot.game(title).lessons()]
each = pytest.mark.parametrize(("title", "lesson"), LESSONS, ids=[f"{t} {one.id}" for t, one in LESSONS])


@each
def test_a_lesson_can_be_played_to_its_end(title: str, lesson: Lesson) -> None:
    match, progress = played(flagplot.game(title), lesson)
    assert progress.step == len(lesson.steps)
    assert not match.verify().problem, "the dice of a lesson are those of its seed"
    marks = {match.game.mark(state).phase for _, state in match.replay()}
    phases = {deed.phase for step in lesson.steps for deed in step.deeds if deed.phase}
    assert phases <= marks | set(match.game.phases), "play comes to every phase it waits for"


@each
def test_what_a_lesson_names_is_there(title: str, lesson: Lesson) -> None:
    game = flagplot.game(title)
    assert 0 < lesson.minutes < 20
    assert lesson.seat in game.meta.seats
    for step in lesson.steps:
        for clause in step.rules:
            assert lookup(title, clause), clause
        deeds = (*step.deeds, *step.otherwise)
        assert {deed.answer.split()[0] for deed in deeds if deed.answer} <= set(game.verbs)
        assert set(step.verbs) <= set(game.verbs)
        assert all(text and text[0].isupper() for text in step.say)


@each
def test_a_lesson_can_be_translated(title: str, lesson: Lesson) -> None:
    with speaking(Pseudo()):
        cover = offered(lesson)
        texts = [cover.title, cover.about, *cover.chapters]
        for number in range(len(lesson.steps) + 1):
            now = shown(lesson, Progress(step=number))
            texts += [now.title, now.hint, *now.chapters, *now.say]
        replies = [deed.say for step in lesson.steps for deed in (*step.deeds, *step.otherwise)]
        texts += [shown(lesson, Progress(said=reply)).said for reply in replies]
    assert [text for text in texts if escaped(text)] == []
    assert all(text.count("'") < 2 for text in texts), "what stands in quotes is not translated"


def test_ids_are_used_once() -> None:
    named = [(title, lesson.id) for title, lesson in LESSONS]
    assert len(named) == len(set(named)) > 0
