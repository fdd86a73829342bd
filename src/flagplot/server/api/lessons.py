"""Lessons at a table: what is asked for next. That follows from the log, see kernel/lessons.py."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from typing import Any

from litestar import get
from sqlalchemy import select

from flagplot.kernel.event import Mark
from flagplot.kernel.language import spoken
from flagplot.kernel.lessons import Answered, Lesson, Progress, find, follow
from flagplot.server import schema
from flagplot.server.access import GameId, TheCaller, TheServer
from flagplot.server.api.answers import LessonLine, LessonNow
from flagplot.server.errors import Missing

_LONGEST = 3000  # answers of a game in which a lesson is still looked for


def offered(lesson: Lesson) -> LessonLine:
    """A lesson as the lobby offers it."""
    return LessonLine(
        id=lesson.id,
        title=spoken(lesson.title),
        about=spoken(lesson.about),
        minutes=lesson.minutes,
        seat=lesson.seat,
        chapters=[spoken(chapter.title) for chapter in lesson.chapters],
    )


@get("/api/games/{id:str}/lesson", tags=["table"], summary="What the lesson asks for next")
async def lesson(id: GameId, server: TheServer, caller: TheCaller) -> LessonNow:
    """The step of the lesson played at a table, with the words to it; 404 where none is played."""
    live = await server.open(id, caller)
    begun = live.head.start
    if not begun.lesson:
        raise Missing("lesson", id)
    known = live.game.lessons()
    table = schema.log
    columns = (table.c.seq, table.c.seat, table.c.action, table.c.lines, table.c.round, table.c.turn)
    query = select(*columns, table.c.phase).where(table.c.game_id == id).order_by(table.c.seq)
    async with server.database.read() as connection:
        rows = list(await connection.execute(query.limit(_LONGEST)))
    taught = find(known, begun.lesson)
    after = [one.id for one in known[known.index(taught) + 1 :]]
    return shown(taught, follow(taught, begun.mark, _log(rows)), after[0] if after else "")


def _log(rows: list[Any]) -> Iterator[Answered]:
    for row in rows:
        yield Answered(row.seq, row.seat, row.action, row.lines or (), Mark(row.round, row.turn, row.phase))


def shown(lesson: Lesson, stands: Progress, following: str = "") -> LessonNow:
    """What a lesson says where a pupil stands, in the language that is spoken."""
    ends = accumulate(len(chapter.steps) for chapter in lesson.chapters)
    over = stands.step == len(lesson.steps)
    now = LessonNow(
        id=lesson.id,
        title=spoken(lesson.title),
        seat=lesson.seat,
        chapters=[spoken(chapter.title) for chapter in lesson.chapters],
        chapter=sum(end <= stands.step for end in ends),
        number=stands.step,
        steps=len(lesson.steps),
        over=over,
        said=spoken(stands.said),
        say=tuple(map(spoken, lesson.end if over else lesson.steps[stands.step].say)),
        following=following,
    )
    if not over:
        step = lesson.steps[stands.step]
        now.spaces, now.verbs, now.rules = step.spaces, step.verbs, step.rules
        now.hint, now.show = spoken(step.hint), step.show
    return now
