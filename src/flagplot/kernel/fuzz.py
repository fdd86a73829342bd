"""Random play that checks the laws as it goes, and writes a failure down so that it can be repeated."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from traceback import extract_tb
from typing import Any

import msgspec

from flagplot.kernel import codec, plotfile
from flagplot.kernel.action import Action
from flagplot.kernel.answers import Answers, verbs_of
from flagplot.kernel.dice import FastDice, RecordedDice, RecordingDice, Throw
from flagplot.kernel.errors import FlagplotError
from flagplot.kernel.event import Event
from flagplot.kernel.game import Game
from flagplot.kernel.laws import LawBroken, check_conserves, check_state, check_waiting
from flagplot.kernel.match import Match
from flagplot.kernel.stream import Stream, mix
from flagplot.kernel.view import LogLine, log_lines

Answer = tuple[str, Action, tuple[Throw, ...]]
_STRIDE = 50  # answers after which sums are checked
_RECENT = 50  # lines of the log that are checked for leaks


class Failure(msgspec.Struct, frozen=True):
    """One game that went wrong."""

    game: int  # number of the game
    seed: int  # its seed
    decisions: int  # answers given before
    error: str
    path: str = ""  # the file that repeats it


class FuzzResult(msgspec.Struct):
    """What a run of the fuzzer did."""

    game: str
    seed: int
    games: int = 0
    decisions: int = 0
    checked: int = 0  # states at which all laws were checked
    finished: int = 0  # games that came to an end
    capped: int = 0  # games stopped at the round cap
    endings: dict[str, int] = {}
    failures: list[Failure] = []

    @property
    def ok(self) -> bool:
        """Whether nothing went wrong."""
        return not self.failures


def any_answer(stream: Stream, listed: Sequence[Action]) -> Action:
    """Every answer is as likely as any other."""
    return stream.choose(listed)


def any_verb(stream: Stream, listed: Sequence[Action]) -> Action:
    """Every verb is as likely as any other, then every answer with it; so large questions end soon."""
    if isinstance(listed, Answers):
        form = stream.choose(listed.choices)
        return form.at(stream.below(form.size()))
    verb = stream.choose(list(verbs_of(listed)))
    return stream.choose([action for action in listed if action.verb == verb])


class _Run:
    """One random game."""

    def __init__(
        self,
        game: Game[Any],
        seed: int,
        every: int,
        limit: int,
        scenario: str,
        options: Mapping[str, Any] | None,
        pick: Callable[[Stream, Sequence[Action]], Action],
    ) -> None:
        self.game = game
        self.seed = seed
        self.every = every
        self.limit = limit
        self.pick = pick
        self.answers: list[Answer] = []
        self.log: list[LogLine] = []
        self.checked = 0
        self.tried: tuple[str, Action] | None = None
        self.state: Any = None
        self.mark: Any = None  # the last state whose sums were checked
        self.marked = 0  # answers given before it
        self.events: list[Event] = []  # since then
        self.scenario = scenario
        self.options = game.meta.check_options(options, scenario)

    def play(self, rounds: int, most: int) -> bool:
        """Play to the end (True) or to the round cap; ``LawBroken`` when it never ends."""
        game, stream, dice = self.game, Stream("fuzz", self.seed), FastDice(self.seed)
        state = self.state = game.start(self.scenario, self.options, seed=self.seed)
        self.mark = state.clone()
        while state.outcome is None:
            if rounds and game.round(state) > rounds:
                return False
            if len(self.answers) >= most:
                raise LawBroken(f"law 'ends': no end and no round cap after {most} answers")
            self.tried = None
            self.check()
            seat = stream.choose(state.waiting)
            listed = game.legal(state, seat)
            if not listed:
                check_waiting(game, state)
            action = self.pick(stream, listed)
            self.tried = (seat, action)
            self.step(seat, action, RecordingDice(dice))
        self.tried = None
        self.check(last=True)
        return True

    def step(self, seat: str, action: Action, dice: RecordingDice) -> None:
        state = self.state
        events = self.game.push(state, seat, action, dice)
        self.answers.append((seat, action, tuple(dice.throws)))
        self.events += events
        self.log += log_lines(self.game, state.seq, seat, events, state.apart)
        del self.log[:-_RECENT]
        if len(self.answers) - self.marked >= _STRIDE:
            self.check_sums()

    def check_sums(self) -> None:
        """Check that events explain every change since the last mark; if not, find the answer to blame."""
        try:
            check_conserves(self.game, self.mark, self.state, self.events)
        except LawBroken:
            self.blame()
            raise
        self.mark, self.marked, self.events = self.state.clone(), len(self.answers), []

    def blame(self) -> None:
        """Go through the answers since the last mark one by one, up to the one that breaks the law."""
        state = self.mark.clone()
        for number in range(self.marked, len(self.answers)):
            seat, action, rolls = self.answers[number]
            before = state.clone()
            events = self.game.push(state, seat, action, RecordedDice(rolls))
            try:
                check_conserves(self.game, before, state, events)
            except LawBroken:
                del self.answers[number:]
                self.tried = (seat, action)
                raise

    def check(self, *, last: bool = False) -> None:
        if last or mix(self.seed, self.state.seq) % self.every == 0:
            self.checked += 1
            self.check_sums()
            check_state(self.game, self.state, self.state.seq, self.limit, self.log)

    def dump(self, error: str) -> Match:
        """The game up to the failure, as a match."""
        notes = [f"fuzz failure: {error}"]
        if self.tried is not None:
            notes.append(f"then: {self.tried[0]} {self.tried[1]}")
        match = Match.new(self.game, self.scenario, self.options, seed=self.seed, notes=notes)
        for seat, action, rolls in self.answers:
            match.feed(seat, str(action), rolls, trusted=True)
        return match


def fuzz(
    game: Game[Any],
    games: int = 1,
    seed: int = 0,
    *,
    first: int = 0,
    scenario: str | None = None,
    options: Mapping[str, Any] | None = None,
    vary: bool = False,
    rounds: int | None = None,
    every: int = 200,
    limit: int = 6,
    most: int = 200_000,
    by_verb: bool = False,
    folder: str | Path | None = None,
    progress: Callable[[FuzzResult], None] | None = None,
) -> FuzzResult:
    """Play ``games`` random games from number ``first`` on and check the laws at one state in ``every``.

    A game draws its scenario by lot unless one is given, and with ``vary`` also options not given.
    ``rounds`` is the round cap (None: the game's own), ``limit`` how many listed actions are tried at a
    checked state, ``most`` how many answers a game may take. With ``by_verb`` a verb is drawn before an
    answer with it: games whose questions have thousands of answers are over sooner. Failures are written
    to ``folder`` as game files that repeat them.
    """
    result = FuzzResult(game.meta.id, seed)
    cap = game.meta.round_cap if rounds is None else rounds
    for number in range(first, first + games):
        key = mix("game", seed, number) >> 2
        name = scenario or Stream("scenario", key).choose(game.meta.scenarios).id
        chosen = _varied(game, key, name, options or {}) if vary else options
        run = _Run(game, key, every, limit, name, chosen, any_verb if by_verb else any_answer)
        try:
            finished = run.play(cap, most)
        except Exception as error:  # whatever it is, it is a bug to report
            result.failures.append(_failure(run, number, error, folder))
        else:
            result.finished += finished
            result.capped += not finished
            reason = game.words(game.reason(run.state)) if finished else "round cap"
            result.endings[reason] = result.endings.get(reason, 0) + 1
        result.games += 1
        result.decisions += len(run.answers)
        result.checked += run.checked
        if progress is not None:
            progress(result)
    return result


def _varied(game: Game[Any], seed: int, scenario: str, given: Mapping[str, Any]) -> dict[str, Any]:
    stream = Stream("options", seed)
    drawn: dict[str, Any] = {}
    for option in game.meta.options_of(scenario):
        if option.choices:
            drawn[option.id] = stream.choose(option.choices)
        elif isinstance(option.default, bool):
            drawn[option.id] = bool(stream.below(2))
    return drawn | dict(given)


def _failure(run: _Run, number: int, error: Exception, folder: str | Path | None) -> Failure:
    text = f"{type(error).__name__}: {error}"
    if not isinstance(error, FlagplotError):
        spot = extract_tb(error.__traceback__)[-1]
        text += f" (in {spot.name}, {Path(spot.filename).name} line {spot.lineno})"
    path = ""
    if folder is not None:
        target = Path(folder) / f"fuzz-{run.game.meta.id}-{run.seed}.plot"
        target.parent.mkdir(parents=True, exist_ok=True)
        try:
            plotfile.save(run.dump(text), target)
            path = str(target)
        except Exception as second:  # even the log cannot be repeated: say so rather than hide the failure
            text += f" (and the game cannot be written: {type(second).__name__}: {second})"
            position = target.with_suffix(".json")
            plotfile.write_atomically(position, _position(run))
            path = str(position)
    return Failure(number, run.seed, len(run.answers), text, path)


def _position(run: _Run) -> bytes:
    """The last state with the action that was tried, for a game that cannot be replayed."""
    tried = None if run.tried is None else [run.tried[0], str(run.tried[1])]
    return msgspec.json.encode({"game": run.game.meta.id, "state": codec.plain(run.state), "tried": tried})


def reproduce(path: str | Path) -> str | None:
    """Play a dumped failure again and check all laws at its end; the error, or None when it is gone."""
    match = plotfile.load(path)
    try:
        check_state(match.game, match.state, limit=1_000_000, log=match.log(None))
        for note in match.notes:
            if note.startswith("then: "):
                seat, _, text = note.removeprefix("then: ").partition(" ")
                match.do(seat, text)
                check_state(match.game, match.state, limit=1_000_000)
    except FlagplotError as error:
        return str(error)
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return None
