"""Lessons: a real position, words beside it, and steps that wait until the player has done what they ask.

A lesson is data a game ships (``Game.lessons``), read from JSON files. It is an ordinary game: every
deed is a legal answer through the one door, dice are seeded, bots play the others. How far a player has come
is kept nowhere: it follows from the log alone (``follow``), so it is saved with the game and taken back with
it. docs/adding-a-game.md says how one is written.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from flagplot.kernel.errors import BadInputError, FormatError
from flagplot.kernel.event import Mark, may_know

Line = Mapping[str, Any]  # of the log, see telling.py
REST = "..."  # in the pattern of an answer: whatever words follow


class Deed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something that happens at the table; all that is named is true of one answer and what it caused."""

    answer: str = ""  # what the pupil answers: "go hunan>* ...", "buy infantry|artillery"
    event: str = ""  # the kind of an event that the pupil may know of
    having: dict[str, str | int | bool] = {}  # values the event has
    where: tuple[str, ...] = ()  # spaces it happened in, all of them
    phase: str = ""  # where play stands then
    turn: str = ""
    times: int = 1
    say: str = ""  # what the lesson says to it
    to: str = ""  # id of the step the lesson goes on with, instead of the next


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the lesson asks for next: any of ``deeds`` completes it, to ``otherwise`` it only replies."""

    say: tuple[str, ...]  # paragraphs
    deeds: tuple[Deed, ...]
    id: str = ""
    spaces: tuple[str, ...] = ()  # to point at on the map
    verbs: tuple[str, ...] = ()  # buttons to point at
    rules: tuple[str, ...] = ()  # clauses to read more in
    hint: str = ""
    show: tuple[str, ...] = ()  # answers that do it
    otherwise: tuple[Deed, ...] = ()


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Some steps under a heading."""

    title: str
    steps: tuple[Step, ...]


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """One evening's beginning: where it is played, by whom, and what it asks for."""

    id: str
    title: str
    about: str
    minutes: int
    seat: str  # the pupil's
    seed: int  # of the dice, and of the bots
    chapters: tuple[Chapter, ...]
    end: tuple[str, ...]  # what is said when it is over
    opponents: str = "easy"  # the level of the bots
    scenario: str = ""
    options: dict[str, bool | int | str] = {}
    position: dict[str, Any] | None = None  # instead of a scenario

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps, one after the other."""
        return tuple(step for chapter in self.chapters for step in chapter.steps)


class Answered(NamedTuple):
    """One answer of the log as a lesson looks at it."""

    seq: int
    seat: str
    answer: str
    lines: Sequence[Line]
    mark: Mark  # where play stood after it


class Progress(msgspec.Struct, frozen=True):
    """How far a pupil has come."""

    step: int = 0  # the one that is asked for; the number of steps when the lesson is over
    since: int = 0  # the answer after which it was
    count: int = 0  # how often a deed that is wanted several times has been done
    said: str = ""  # what the lesson says to what was done last


# -- reading -------------------------------------------------------------------------------------------------


def beside(thing: type[Any]) -> tuple[Lesson, ...]:
    """The lessons in the folder ``lessons`` beside the module of a class, by the names of their files."""
    file = getattr(sys.modules.get(thing.__module__), "__file__", None)
    return () if file is None else read(Path(file).parent / "lessons")


@cache
def read(folder: Path) -> tuple[Lesson, ...]:
    """The lessons in a folder; read once."""
    return tuple(_checked(path) for path in sorted(folder.glob("*.json")))


def _checked(path: Path) -> Lesson:
    try:
        lesson = msgspec.json.decode(path.read_bytes(), type=Lesson)
    except msgspec.MsgspecError as error:
        raise FormatError(f"{path.name}: {error}") from None
    ids = [step.id for step in lesson.steps if step.id]
    for number, step in enumerate(lesson.steps, 1):
        if not step.deeds:
            raise FormatError(f"{path.name}: step {number}: at least one deed expected, found none")
        for deed in (*step.deeds, *step.otherwise):
            if not (deed.answer or deed.event or deed.phase or deed.turn):
                raise FormatError(f"{path.name}: step {number}: an answer, event, phase or turn expected")
            if deed.to and deed.to not in ids:
                raise FormatError(f"{path.name}: step {number}: a step {deed.to!r} expected, found none")
    return lesson


def find(lessons: Iterable[Lesson], id: str) -> Lesson:
    """The lesson of that id, or an error that says which there are."""
    known = {lesson.id: lesson for lesson in lessons}
    if id not in known:
        raise BadInputError(f"lesson {id!r}: expected one of {', '.join(known) or 'none'}")
    return known[id]


# -- following -----------------------------------------------------------------------------------------------


def follow(lesson: Lesson, begun: Mark, log: Iterable[Answered]) -> Progress:
    """How far the log of a game has come in a lesson."""
    pupil = Pupil(lesson, begun)
    for answered in log:
        pupil.look(answered)
        if pupil.done:
            break
    return pupil.progress


class Pupil:
    """Goes through a log, answer by answer."""

    def __init__(self, lesson: Lesson, begun: Mark) -> None:
        self.lesson, self.steps = lesson, lesson.steps
        self.progress = Progress()
        self._pass_by(Answered(0, "", "", (), begun))

    @property
    def done(self) -> bool:
        """Whether the lesson is over."""
        return self.progress.step >= len(self.steps)

    def look(self, now: Answered) -> None:
        """Take one answer into account."""
        if self.done:
            return
        if self._count(now) is None:
            self._reply(now)
        self._pass_by(now)

    def _count(self, now: Answered) -> Deed | None:
        """The deed of the present step that an answer is, counted."""
        step = self.steps[self.progress.step]
        deed = next((deed for deed in step.deeds if self._is(deed, now)), None)
        if deed is not None:
            self._advance(deed, now.seq)
        return deed

    def _pass_by(self, now: Answered) -> None:
        """Complete steps that what has happened completes by itself: one answer is not counted twice."""
        while not self.done:
            here = [deed for deed in self.steps[self.progress.step].deeds if not deed.answer]
            deed = next((deed for deed in here if deed.times == 1 and self._is(deed, now)), None)
            if deed is None:
                return
            self._advance(deed, now.seq)

    def _advance(self, deed: Deed, seq: int) -> None:
        old = self.progress
        if old.count + 1 < deed.times:
            self.progress = Progress(old.step, old.since, old.count + 1, deed.say)
            return
        ids = [step.id for step in self.steps]
        self.progress = Progress(ids.index(deed.to) if deed.to else old.step + 1, seq, said=deed.say)

    def _reply(self, now: Answered) -> None:
        """Say what the lesson says to something else; what it said before stays where it says nothing."""
        step, old = self.steps[self.progress.step], self.progress
        deed = next((deed for deed in step.otherwise if self._is(deed, now)), None)
        if deed is not None:
            self.progress = Progress(old.step, old.since, old.count, deed.say)

    def _is(self, deed: Deed, now: Answered) -> bool:
        if deed.answer and (now.seat != self.lesson.seat or not fits(deed.answer, now.answer)):
            return False
        if deed.event and not any(self._happened(deed, line) for line in now.lines):
            return False
        return deed.phase in ("", now.mark.phase) and deed.turn in ("", now.mark.turn)

    def _happened(self, deed: Deed, line: Line) -> bool:
        event = line["event"]
        if event.get("event") != deed.event or not may_know(event.get("audience"), self.lesson.seat):
            return False
        here = set(deed.where) <= set(line.get("where", ()))
        return here and all(event.get(key) == value for key, value in deed.having.items())


def fits(pattern: str, answer: str) -> bool:
    """Whether an answer is one of those a pattern stands for, word by word.

    ``*`` in a word stands for any letters, ``a|b`` for either, ``...`` at the end for further words.
    """
    wanted, words = pattern.split(), answer.split()
    if wanted and wanted[-1] == REST:
        wanted.pop()
        words = words[: len(wanted)]
    return len(wanted) == len(words) and all(map(_fits, wanted, words))


def _fits(wanted: str, word: str) -> bool:
    letters = re.escape(wanted).replace(r"\*", ".*").replace(r"\|", "|")
    return re.fullmatch(letters, word) is not None
