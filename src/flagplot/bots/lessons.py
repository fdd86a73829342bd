"""A lesson played without a table: the game it begins with, how far a match has come, and all of it at once.

``played`` is how a lesson is tested: it gives the answers that every step itself shows, lets bots play the
others, and complains about the first step that can no longer be completed.
"""

from __future__ import annotations

from typing import Any

from flagplot.bots.finding import find as find_bot
from flagplot.bots.player import Player
from flagplot.kernel.errors import BadInputError, RefusedError
from flagplot.kernel.game import Game
from flagplot.kernel.lessons import Answered, Lesson, Progress, Pupil
from flagplot.kernel.match import Match
from flagplot.kernel.stream import mix
from flagplot.kernel.telling import event_line

PATIENCE = 300  # answers of the pupil for one step, beyond those it shows


def begun(game: Game[Any], lesson: Lesson) -> Match:
    """The game a lesson is played on."""
    game.meta.check_seat(lesson.seat)
    if lesson.position is not None:
        return Match.new(game, position={"game": game.meta.id, **lesson.position}, seed=lesson.seed)
    return Match.new(game, lesson.scenario or None, lesson.options, seed=lesson.seed)


def progress(lesson: Lesson, match: Match) -> Progress:
    """How far a match has come in a lesson."""
    pupil = Pupil(lesson, match.game.mark(match.at(match.base)))
    _look(pupil, match, match.base)
    return pupil.progress


def _look(pupil: Pupil, match: Match, since: int) -> None:
    """Show a pupil what was answered after ``since``."""
    game = match.game
    for entry in match.entries[since - match.base :]:
        lines = [event_line(game, event) for event in entry.events]
        mark = game.mark(match.at(entry.seq))
        pupil.look(Answered(entry.seq, entry.seat, str(entry.action), lines, mark))


def played(game: Game[Any], lesson: Lesson) -> tuple[Match, Progress]:
    """Play a lesson to its end with the answers it shows itself."""
    match = begun(game, lesson)
    opponent = find_bot(game, lesson.opponents)
    bots = {seat: Player(opponent, mix(lesson.seed, seat)) for seat in game.meta.seats}
    pupil = Pupil(lesson, game.mark(match.state))
    while not pupil.done:
        number, shown = pupil.progress.step, list(lesson.steps[pupil.progress.step].show)
        left = len(shown) + PATIENCE
        while pupil.progress.step == number and left and not match.over:
            since, seat = match.seq, lesson.seat
            if seat in match.state.waiting:
                left -= 1
                _answer(match, lesson, number, shown, bots[seat])
            else:
                other = match.state.waiting[0]
                match.do(other, bots[other].answer(game, match.state, other))
            _look(pupil, match, since)
        if pupil.progress.step == number:
            say = lesson.steps[number].say[0]
            raise BadInputError(f"lesson {lesson.id}: step {number + 1} cannot be completed: {say}")
        if shown:
            raise BadInputError(f"lesson {lesson.id}: step {number + 1} was completed before {shown[0]!r}")
    return match, pupil.progress


def _answer(match: Match, lesson: Lesson, number: int, shown: list[str], bot: Player) -> None:
    """Give the next answer a step shows; where it shows none, as in a battle that goes on, that of a bot."""
    if not shown:
        match.do(lesson.seat, bot.answer(match.game, match.state, lesson.seat))
        return
    try:
        match.do(lesson.seat, shown.pop(0))
    except RefusedError as error:
        raise BadInputError(f"lesson {lesson.id}: step {number + 1}: {error}") from None
