"""A running game: its last state, the answers that led there, and the dice.

Whoever keeps a journal, in memory and files (``kernel/match.py``) or in a database (``flagplot.server``),
does it in the same order: answers are given on a copy (a ``Draft``), the draft is kept, and then taken over.
So what fails on the way leaves everything as it was.
"""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence, Sequence
from functools import partial
from typing import Any

import msgspec

from flagplot.kernel.action import Action
from flagplot.kernel.dice import Dice, RecordedDice, RecordingDice, Throw
from flagplot.kernel.errors import BadInputError, RefusedError
from flagplot.kernel.event import Event, Revealed, may_know
from flagplot.kernel.game import Game
from flagplot.kernel.keeping import IN_MEMORY, Thrift
from flagplot.kernel.lanes import number_of, open_lanes
from flagplot.kernel.refusal import Refusal, illegal, stale
from flagplot.kernel.rehearsal import WholeMove
from flagplot.kernel.sources import Source
from flagplot.kernel.taking_back import Plan, plan, why_not
from flagplot.kernel.telling import HIDDEN

CHECK = 16  # characters of a digest that a checkpoint keeps


class Entry(msgspec.Struct, frozen=True):
    """One answer in the log."""

    seq: int  # number of the answer in the journal; what a seat is shown may be another, see telling.py
    seat: str
    action: Action
    rolls: tuple[Throw, ...] = ()  # the throws it caused
    audience: tuple[str, ...] | None = None  # who may know the answer before the game ends
    events: tuple[Event, ...] = ()
    check: str = ""  # digest of the state after it, where other seats are asked then
    command: int = 0  # number of the first answer of the whole move it belongs to
    final: bool = False  # dice, a reveal or the end of lanes make it impossible to take it back
    private: bool = False  # given in a lane that stayed open: nobody else learns that it was
    apart: dict[str, int] = {}  # answers each seat had given in lanes by then: see lanes.py

    @property
    def work(self) -> int:
        """What it costs to play it again: the answer and what happened because of it."""
        return 1 + len(self.events)

    def known_to(self, seat: str | None) -> bool:
        """Whether the seat may know what was answered."""
        return may_know(self.audience, seat)

    def told(self, seat: str | None, *, everything: bool = False) -> str:
        """The answer as far as the seat may know it."""
        return str(self.action) if everything or self.known_to(seat) else HIDDEN


def written(
    game: Game[Any], state: Any, seat: str, action: Action, dice: Dice, command: int | None = None
) -> Entry:
    """Carry out an answer taken from the legal list on ``state`` itself, and write it down."""
    recording = RecordingDice(dice)
    lanes, apart = open_lanes(state) is not None, state.apart
    audience = (seat,) if lanes else game.audience(state, seat, action)
    before = state.waiting
    events = game.push(state, seat, action, recording)
    rolls, number = tuple(recording.throws), state.seq
    check = game.digest(state)[:CHECK] if state.waiting != before else ""
    private = lanes and state.apart is not apart
    closed = lanes and not private
    final = closed or bool(rolls) or any(isinstance(event, Revealed) for event in events)
    command = number if command is None else command
    return Entry(
        number,
        seat,
        action,
        rolls,
        audience,
        tuple(events),
        check,
        command,
        final,
        private,
        state.apart or {},
    )


class Draft:
    """Answers on a copy of a state that are not part of the game until they have been kept."""

    thrift: Thrift = IN_MEMORY

    def __init__(self, game: Game[Any], state: Any, dice: Dice, work: int = 0, size: int = 0) -> None:
        """``work`` done since the last state was kept, and what that one took up."""
        self.game = game
        self.state = state.clone()
        self.dice = dice
        self.entries: list[Entry] = []
        self.states: list[Any] = []  # worth keeping
        self.work = work
        self.size = size

    @property
    def events(self) -> list[Event]:
        """What has happened."""
        return [event for entry in self.entries for event in entry.events]

    def answer(self, seat: str, action: Action | str) -> None:
        """Give an answer or a whole move; ``RefusedError`` when it is refused, and then nothing is added."""
        command, done = self.state.seq + 1, list[tuple[Any, Entry]]()

        def write(state: Any, step: Action, dice: Dice) -> Entry:
            return written(self.game, state, seat, step, dice, command)

        steps = self.game.resolve(self.state, seat, action, rehearsal=partial(WholeMove, done, write))
        for state, entry in done:  # allowed as a whole, and entered as it was rehearsed
            self.state = state
            self._add(entry)
        for step in steps[len(done) :]:  # an answer by itself, or the last step of a move, which throws dice
            self.enter(seat, step, command)

    def enter(self, seat: str, action: Action, command: int | None = None, dice: Dice | None = None) -> Entry:
        """Give an answer taken from the legal list, with dice of its own where it is only repeated."""
        entry = written(self.game, self.state, seat, action, dice or self.dice, command)
        self._add(entry)
        return entry

    def _add(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.entered(entry)
        self.work += entry.work
        if self.thrift.due(self.work, self.size):
            self.size, self.work = self.keep(), 0

    def entered(self, entry: Entry) -> None:
        """Called after every answer, while ``state`` is as it left it."""

    def keep(self) -> int:
        """Keep the present state; how many bytes it takes up, 0 where nobody minds."""
        self.states.append(self.state.clone())
        return 0

    def again(self, kept: Iterable[Entry]) -> None:
        """Give answers once more that came after one taken back; what belonged together still does."""
        begin, commands = self.state.seq, dict[int, int]()  # by the number of its first answer
        for old in kept:
            if old.action not in self.game.legal(self.state, old.seat):
                raise RefusedError(illegal("", f"'{old.action}' came after it and could not be kept"))
            begun = old.command if old.command <= begin else self.state.seq + 1
            new = self.enter(old.seat, old.action, commands.setdefault(old.command, begun))
            if new.final:
                raise RefusedError(illegal("", f"'{old.action}' came after it and would be rolled for"))


class Journal:
    """What every running game has; ``entries`` are at least its last answers, the newest at the end."""

    entries: MutableSequence[Entry]

    def __init__(self, game: Game[Any], state: Any) -> None:
        self.game = game
        self.state = state  # never changed in place, so it can be handed out and kept

    @property
    def seq(self) -> int:
        """The number of the last answer."""
        return int(self.state.seq)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.outcome is not None

    @property
    def begins(self) -> int:
        """The answer behind which nobody goes back: the start, or where a branch began."""
        raise NotImplementedError

    def number(self, seat: str | None) -> int:
        """The number of the last answer a seat (None: a spectator) may know of."""
        return number_of(self.state, seat)

    def check_number(self, seat: str, number: int | None) -> None:
        """Refuse what was made against another state, by the number the seat was shown then."""
        if number is not None and number != self.number(seat):
            now = self.number(seat)
            raise RefusedError(stale(f"made after answer {number}, but the game stands at answer {now}"))

    # -- taking back -------------------------------------------------------------------------------------

    def why_not_undo(self, seat: str) -> Refusal | None:
        """Why a seat may not take back its last answer; None when it may."""
        self.game.meta.check_seat(seat)
        found = self._why_not_undo(seat)
        return found and self.game.explain(found)

    def _why_not_undo(self, seat: str) -> Refusal | None:
        lanes = open_lanes(self.state) is not None
        return why_not(self.entries, seat, begins=self.begins, over=self.over, lanes=lanes)

    def may_undo(self, seat: str | None) -> bool:
        """Whether a seat may take back its last answer."""
        return seat is not None and self._why_not_undo(seat) is None

    def plan_undo(self, seat: str, *, whole: bool = False, without: Action | None = None) -> Plan:
        """How to take back the seat's last answer, its last whole move, or one answer of several.

        ``RefusedError`` says why not. The state at ``target`` and the answers to give ``again`` are what
        remains: see ``Draft.again``.
        """
        refusal = self.why_not_undo(seat)
        if refusal is not None:
            raise RefusedError(refusal)
        found = plan(self.entries, seat, begins=self.begins, whole=whole, without=without)
        if isinstance(found, Refusal):
            raise RefusedError(self.game.explain(found))
        return found


def carry_on(game: Game[Any], state: Any, entries: Iterable[Entry], sources: Sequence[Source]) -> Any:
    """Carry a state on, in place, through answers already given; seeds change where the dice did."""
    seeds = {source.seq: source.seed for source in sources[1:]}
    for entry in entries:
        if entry.seq != state.seq + 1:
            raise BadInputError(f"answer {state.seq + 1} expected in the log, found {entry.seq}")
        game.push(state, entry.seat, entry.action, RecordedDice(entry.rolls))
        if state.seq in seeds:
            state.seed = seeds[state.seq]
    return state
