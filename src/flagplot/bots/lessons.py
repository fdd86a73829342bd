"""A lesson played without a table: the game it begins with, how far a match has come, and all of it at once.

``played`` is how a lesson is tested: it gives the answers that every step itself shows, lets bots play the
others, and complains about the first step that can no longer be completed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from flagplot.bots.finding import find as find_bot
from flagplot.bots.player import Player
from flagplot.kernel.errors import BadInputError, RefusedError
from flagplot.kernel.game import Game
from flagplot.kernel.lessons import Answered, Lesson, Progress, follow
from flagplot.kernel.match import Match
from flagplot.kernel.telling import event_line

PATIENCE = 60  # answers of the pupil for one step, beyond those it shows


def begun(game: Game[Any], lesson: Lesson) -> Match:
    """The game a lesson is played on."""
    game.meta.check_seat(lesson.seat)
    if lesson.position is not None:
        return Match.new(game, position={"game": game.meta.id, **lesson.position}, seed=lesson.seed)
    return Match.new(game, lesson.scenario or None, lesson.options, seed=lesson.seed)


def progress(lesson: Lesson, match: Match) -> Progress:
    """How far a match has come in a lesson."""
    game = match.game

    def log() -> Iterator[Answered]:
        for entry in match.entries:
            lines = [event_line(game, event) for event in entry.events]
            yield Answered(entry.seq, entry.seat, str(entry.action), lines, game.mark(match.at(entry.seq)))

    return follow(lesson, game.mark(match.at(match.base)), log())


def played(game: Game[Any], lesson: Lesson) -> tuple[Match, Progress]:
    """Play a lesson to its end with the answers it shows itself."""
    match = begun(game, lesson)
    bots = {seat: Player(find_bot(game, lesson.opponents), lesson.seed) for seat in game.meta.seats}
    stands = progress(lesson, match)
    while stands.step < len(lesson.steps):
        number, step = stands.step, lesson.steps[stands.step]
        shown = list(step.show)
        for _ in range(len(shown) + PATIENCE):
            _let_others_play(match, lesson.seat, bots)
            stands = progress(lesson, match)
            if stands.step != number or match.over:
                break
            _answer(match, lesson, number, shown, bots[lesson.seat])
            stands = progress(lesson, match)
            if stands.step != number:
                break
        if stands.step == number:
            raise BadInputError(f"lesson {lesson.id}: step {number + 1} cannot be completed: {step.say[0]}")
        if shown:
            raise BadInputError(f"lesson {lesson.id}: step {number + 1} was completed before {shown[0]!r}")
    return match, stands


def _let_others_play(match: Match, pupil: str, bots: dict[str, Player]) -> None:
    while not match.over and pupil not in match.state.waiting:
        seat = match.state.waiting[0]
        match.do(seat, bots[seat].answer(match.game, match.state, seat))


def _answer(match: Match, lesson: Lesson, number: int, shown: list[str], bot: Player) -> None:
    """Give the next answer a step shows; where it shows none, as in a battle that goes on, that of a bot."""
    if not shown:
        match.do(lesson.seat, bot.answer(match.game, match.state, lesson.seat))
        return
    try:
        match.do(lesson.seat, shown.pop(0))
    except RefusedError as error:
        raise BadInputError(f"lesson {lesson.id}: step {number + 1}: {error}") from None
