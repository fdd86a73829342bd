"""One question with its answers and what each of them does: what most of politics is made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple

from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.play import War
from flagplot.kernel.action import Action
from flagplot.kernel.answers import Answers, choice
from flagplot.kernel.flow import FrameT, Step
from flagplot.kernel.refusal import Refusal, illegal

CHOOSE, DECLINE = "choose", "decline"
_MANY = 100  # answers of one word beyond which they are not listed one by one

Words = tuple[str, ...]
Effect = Callable[[War], None]


class Question(NamedTuple):
    """Who is asked, what, the answers to it, and what an answer does; ``may`` if none need be given."""

    faction: int
    prompt: str
    answers: Sequence[Words]
    do: Callable[[War, Words], None]
    may: bool = False
    rule: str = ""  # the clause that says what may be answered


def options(
    faction: int, prompt: str, effects: Mapping[Words, Effect], *, may: bool = False, rule: str = ""
) -> Question:
    """A question whose answers each have an effect of their own."""
    return Question(faction, prompt, list(effects), lambda war, words: effects[words](war), may, rule)


class Asking(Step[War, FrameT], Generic[FrameT]):
    """A step that asks one question, or goes on where there is none or nothing to answer.

    The frame is popped before the effect of an answer or the work of ``go``, so that both may push
    what follows.
    """

    def question(self, war: War, frame: FrameT) -> Question | None:
        """What is asked now."""
        raise NotImplementedError

    def go(self, war: War, frame: FrameT) -> None:
        """What happens when nobody can be asked: by itself nothing, a No Result. [DSA-RD-01]"""

    def declined(self, war: War, frame: FrameT) -> None:
        """What happens when nothing is chosen."""

    def seats(self, war: War, frame: FrameT) -> tuple[str, ...]:
        """Whoever is asked, while there is anything to answer."""
        asked = self.question(war, frame)
        return (FACTIONS[asked.faction],) if asked is not None and asked.answers else ()

    def run(self, war: War, frame: FrameT) -> None:
        """Nobody can be asked."""
        war.pop()
        self.go(war, frame)

    def legal(self, war: War, frame: FrameT, seat: str) -> Sequence[Action]:
        """The answers, and none where none is a possible one. [DSA-RD-04, DSA-RD-05]"""
        asked = self._asked(war, frame)
        if len(asked.answers) > _MANY and all(len(words) == 1 for words in asked.answers):
            named = choice(CHOOSE, [words[0] for words in asked.answers])
            return Answers(named, choice(DECLINE)) if asked.may else Answers(named)
        listed = [Action(CHOOSE, words) for words in asked.answers]
        return [*listed, Action(DECLINE)] if asked.may else listed

    def do(self, war: War, frame: FrameT, seat: str, action: Action) -> None:
        """One of them."""
        asked = self._asked(war, frame)
        war.pop()
        if action.verb == DECLINE:
            self.declined(war, frame)
        else:
            asked.do(war, tuple(map(str, action.args)))

    def why_not(self, war: War, frame: FrameT, seat: str, action: Action) -> Refusal | None:
        """The clause that says what may be chosen."""
        asked = self._asked(war, frame)
        if action.verb == DECLINE:
            return illegal("DSA-RD-05", "one of the choices must be taken")
        return illegal(asked.rule, "this cannot be chosen now") if asked.rule else None

    def prompt(self, war: War, frame: FrameT, seat: str) -> str:
        """The question in words."""
        return self._asked(war, frame).prompt

    def _asked(self, war: War, frame: FrameT) -> Question:
        asked = self.question(war, frame)
        assert asked is not None
        return asked


class AskingStage(Asking[FrameT], Generic[FrameT]):
    """A stage of a script that asks: answers leave the frame where it is, and the stage is asked again.

    The script goes on where there is nothing to answer, or nothing is chosen.
    """

    def run(self, war: War, frame: FrameT) -> None:
        """Nobody can be asked."""
        advance(frame)

    def declined(self, war: War, frame: FrameT) -> None:
        """Nothing is chosen."""
        advance(frame)

    def do(self, war: War, frame: FrameT, seat: str, action: Action) -> None:
        """One of the answers."""
        asked = self._asked(war, frame)
        if action.verb == DECLINE:
            self.declined(war, frame)
        else:
            asked.do(war, tuple(map(str, action.args)))


def advance(frame: Any) -> None:
    """The next stage of a script."""
    frame.stage = frame.stage.next
    if hasattr(frame, "number"):
        frame.number = 0


def follow(war: War, *frames: Any) -> None:
    """Frames that run one after the other, the first of them first."""
    for frame in reversed(frames):
        war.push(frame)
