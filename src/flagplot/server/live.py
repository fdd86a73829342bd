"""A game in the database made ready to be played: a journal, who sits where, and what one command adds.

A ``Live`` game is what the database holds: the last state and answers, the dice, the seats. It is never
changed by a command itself. A command fills a ``Batch``; the batch is written in one transaction; only then
does the live game take it over. So whatever was told to a player is in the database, and whatever fails on
the way leaves everything as it was.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Annotated, Any, Literal, NamedTuple

import msgspec

from flagplot.bots import levels
from flagplot.bots.player import Run
from flagplot.kernel import registry
from flagplot.kernel.dice import Dice, NoDice, Throw
from flagplot.kernel.event import Mark, Moment
from flagplot.kernel.game import Game
from flagplot.kernel.journal import Draft, Entry, Journal
from flagplot.kernel.keeping import IN_DATABASE, packed
from flagplot.kernel.lanes import counted_for
from flagplot.kernel.sources import Source, begins
from flagplot.kernel.telling import Line, event_line, shown_number
from flagplot.kernel.thinking import RANDOM
from flagplot.kernel.words import the
from flagplot.server.errors import ApiError
from flagplot.server.orders import Orders
from flagplot.server.programs import is_program
from flagplot.server.recent import Recent
from flagplot.server.security import is_guest

BACK = 200  # answers kept at hand, for taking back
STAND_IN = "normal"  # the level that plays for somebody who is away
SHOWN = 60  # lines of the log in a view


class Start(msgspec.Struct, kw_only=True):
    """How a game began."""

    scenario: str
    options: dict[str, Any]
    setup: dict[str, Any] = {}
    position: dict[str, Any] | None = None
    rolls: tuple[Throw, ...] = ()
    lines: list[dict[str, Any]] = []
    digest: str = ""
    mark: Mark = Mark()
    notes: tuple[str, ...] = ()
    apart: dict[str, int] = {}  # answers given in lanes before it began, of a position inside them
    lesson: str = ""  # id of the lesson that is played here


class Seat(msgspec.Struct, kw_only=True):
    """Who sits where."""

    seat: str
    kind: str  # human, hotseat, bot, open, program
    user: str | None = None
    name: str = ""
    covered: bool = False
    level: str = RANDOM.id  # of the bot that plays it
    asked: float | None = None
    bank: float | None = None
    orders: Orders | None = None
    held: tuple[str, ...] = ()  # users who have sat here, the present one too
    behind: str | None = None  # the user whose program plays it
    kept: str | None = None  # the user an open seat is kept for

    def __post_init__(self) -> None:
        if self.person is not None and self.person not in self.held:
            self.held = (*self.held, self.person)

    @property
    def person(self) -> str | None:
        """Who knows what the seat knows: a program tells whoever it belongs to."""
        return self.behind or self.user

    @property
    def automatic(self) -> bool:
        """Whether a bot answers for it."""
        return self.kind == "bot" or self.covered


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time to answer: ``move`` seconds for each question, ``bank`` seconds in reserve for the game."""

    move: Annotated[float, msgspec.Meta(ge=1, le=10_000_000)] = 86400.0
    bank: Annotated[float, msgspec.Meta(ge=0, le=10_000_000)] = 0.0


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table goes on at which nobody but bots sits: while it is watched, or ``alone`` as well."""

    speed: Literal["paused", "slow", "normal", "fast"] = "normal"
    alone: bool = False

    @property
    def gap(self) -> float:
        """Seconds from one answer to the next."""
        return {"slow": 2.0, "normal": 0.4}.get(self.speed, 0.0)


class Row(NamedTuple):
    """One answer as the database keeps it."""

    entry: Entry
    lines: list[Line]
    mark: Mark
    kind: str  # for the scrubber: phase, battle, dice, seat, answer


class Page(NamedTuple):
    """What a seat is shown."""

    rev: int  # the change after which it is, as the seat counts
    view: bytes


class Kept(NamedTuple):
    """What is known of the states kept for a game.

    The last one may be in ``passing``: taken because other seats were asked, so that a game still opens when
    later rules no longer make sense of its log. It goes when a newer one is written.
    """

    work: int = 0  # done since the last one that stays
    size: int = 0  # of it in bytes
    passing: int = -1  # number of the answer


NOTHING_DONE = Kept()


class Rest(msgspec.Struct, frozen=True):
    """A pause: the users who have asked for it, and since when it is one."""

    asked: tuple[str, ...] = ()
    since: float | None = None


class Head(msgspec.Struct, kw_only=True):
    """The row of a game: everything about it except its state, log and seats."""

    id: str
    game: str
    version: int
    name: str
    owner: str
    created: float
    updated: float
    rev: int
    base: int
    start: Start
    sources: list[Source]  # without their secrets
    bot_seed: int
    spectators: bool
    secretive: bool
    clock: Clock | None
    pace: Pace = Pace()
    public: bool = False  # spectators need no account
    listed: bool = False  # strangers may sit down on open seats
    respite: Rest | None = None
    private: dict[str, int] = {}  # changes only one seat has seen, by seat

    @property
    def upgradable(self) -> bool:
        """Whether the game was begun by older rules and all steps to the present ones are known."""
        game = registry.game(self.game)
        steps = range(self.version, game.meta.version)
        return bool(steps) and all(version in game.log_upgrades for version in steps)

    @property
    def outdated(self) -> str:
        """Why the present rules do not go on with the game; empty when they are its own."""
        present = registry.game(self.game).meta.version
        if self.version == present:
            return ""
        return (
            f"this game was begun by version {self.version} of the rules and cannot go on by version "
            f"{present}, which is here; it can be looked at and saved as a game file"
        )


class Live(Journal):
    """A game ready to be played."""

    def __init__(
        self,
        game: Game[Any],
        head: Head,
        state: Any,
        seats: dict[str, Seat],
        dice: Dice,
        kept: Kept = NOTHING_DONE,
        entries: Iterable[Entry] = (),
        recent: Recent | None = None,
        written: float = 0.0,
    ) -> None:
        super().__init__(game, state)
        self.head = head
        self.seats = seats
        self.dice = dice
        self.entries: deque[Entry] = deque(entries)  # the last ones
        self._shorten()
        self.written = written  # when the last answer was; a log that was taken back and went on differs here
        self.work, self.size, self.passing = kept
        self.recent = recent or Recent()
        self.shown: dict[str | None, Page] = {}  # views of the present state as they are sent, by seat
        self.before: dict[str | None, Page] = {}  # those of the state before it, to tell what has changed
        self.lock = asyncio.Lock()  # one command at a time
        self.driver: asyncio.Task[None] | None = None
        self.resting = 0.0  # left alone until then: see budget.py
        self.stuck = -1  # the revision at which a bot could not go on
        self.runs: dict[str, Run] = {}  # what bots have made up their minds to answer, by seat
        self.thinking = ""  # the seat whose bot thinks

    @property
    def id(self) -> str:
        """The id of the game at this table."""
        return self.head.id

    def first_number(self, seat: str | None) -> int:
        """The number of the answer the log begins after, as a seat counts."""
        return shown_number(self.head.base, self.head.start.apart, seat, everything=self.over)

    def rev_of(self, seat: str | None) -> int:
        """How often the game has changed as far as a seat (None: a spectator) could see."""
        return counted_for(self.head.rev, self.head.private, seat)

    @property
    def mark(self) -> Mark:
        """Where in its sequence of play the game stands."""
        return self.game.mark(self.state)

    @property
    def begins(self) -> int:
        """The answer behind which nobody goes back."""
        return begins(self.head.sources, self.head.base)

    def seats_of(self, user: str) -> list[str]:
        """The seats a user answers for, in the order of the game."""
        return [seat for seat in self.game.meta.seats if self.seats[seat].user == user]

    def level_of(self, seat: str) -> str:
        """How well a seat is played by itself; the stand-in for somebody who is away plays *normal*."""
        wanted = STAND_IN if self.seats[seat].covered else self.seats[seat].level
        known = (level.id for level in levels(self.game))
        return wanted if wanted.partition(":")[0] in known else RANDOM.id

    @property
    def gathering(self) -> bool:
        """Whether players still add to the dice; nobody answers before that is done."""
        return bool(self.head.sources[-1].stage)

    @property
    def paused(self) -> bool:
        """Whether everybody has agreed to a pause."""
        return self.head.respite is not None and self.head.respite.since is not None

    def check_ready(self) -> None:
        """Refuse answers during a pause, and while the dice are not ready."""
        if self.paused:
            raise ApiError(409, "the game is paused", "paused")
        if self.gathering:
            raise ApiError(409, "players are still adding their own randomness to the dice", "dice_not_ready")

    @property
    def peopled(self) -> bool:
        """Whether anybody but bots sits at the table."""
        return any(seat.user is not None for seat in self.seats.values())

    def welcomes(self, user: str) -> bool:
        """Whether a user may look: players and the owner always, others when spectators are welcome.

        For whom a seat is kept, and whose program plays, is a player; a program itself is nothing else. Who
        has no account may look where that is allowed.
        """
        if is_program(user):
            return bool(self.seats_of(user))
        if is_guest(user):
            return self.head.spectators and self.head.public
        playing = any(user in (seat.user, seat.behind, seat.kept) for seat in self.seats.values())
        return self.head.spectators or self.head.owner == user or playing

    def kept_for(self, user: str) -> list[str]:
        """The open seats that are kept for a user."""
        return [name for name in self.game.meta.seats if self.seats[name].kept == user]

    def best_seat(self, user: str) -> str | None:
        """The seat a user looks through when none is named: one that is asked, else the first of theirs."""
        mine = self.seats_of(user)
        asked = [name for name in mine if name in self.state.waiting]
        return asked[0] if asked else mine[0] if mine else None

    def check_holder(self, seat: str, user: str) -> None:
        """Refuse a user who does not answer for a seat, or no longer does."""
        if self.seats[seat].user != user:
            raise ApiError(403, f"{the(seat)} is not your seat", "not_your_seat")

    def check_current(self) -> None:
        """Refuse to go on by other rules than those the game was begun with."""
        if self.head.outdated:
            raise ApiError(409, self.head.outdated, "outdated", foreign=True)

    def batch(self, state: Any = None) -> Batch:
        """An empty batch on top of what is known, or of an earlier state: what came after it is dropped."""
        return Batch(self, self.state if state is None else state)

    def adopt(self, batch: Batch, now: float) -> None:
        """Take over what has been written at a time."""
        self.head = revised(self.head, batch.private_to, now)
        self.state, self.work, self.size = batch.state, batch.work, batch.size
        if batch.to_keep:
            self.passing = -1 if batch.passing is None else batch.passing[0]
        self.head.secretive = batch.secretive
        self.entries.extend(batch.entries)
        self._shorten()
        self.written = now
        for row in batch.rows:
            entry = row.entry
            self.recent.add(entry.seq, entry.seat, row.lines, entry.apart, entry.private)

    def _shorten(self) -> None:
        """Forget old answers; what was answered in open lanes can all be taken back."""
        if not self.entries or not self.entries[-1].private:
            while len(self.entries) > BACK:
                self.entries.popleft()

    def replace(self, other: Live) -> None:
        """Become what another process has made of the game."""
        self.head, self.state, self.seats, self.dice = other.head, other.state, other.seats, other.dice
        self.entries, self.written, self.recent = other.entries, other.written, other.recent
        self.work, self.size, self.passing = other.work, other.size, other.passing


class Batch(Draft):
    """Answers on a copy of the state, waiting to be written, with what the database keeps beside them."""

    thrift = IN_DATABASE

    def __init__(self, live: Live, state: Any) -> None:
        super().__init__(live.game, state, live.dice, live.work, live.size)
        self.mark = self.game.mark(self.state)
        self.secretive = live.head.secretive
        self.rows: list[Row] = []
        self.numbers: list[tuple[int, Mark, dict[str, Any]]] = []  # for the charts
        self._waited_for = live.state.waiting

    def entered(self, entry: Entry) -> None:
        """Note what is kept beside an answer; the numbers at the beginning of each turn and at the end."""
        before, self.mark = self.mark, self.game.mark(self.state)
        lines = [event_line(self.game, event) for event in entry.events]
        self.rows.append(Row(entry, lines, self.mark, _kind(entry, moved_on=self.mark != before)))
        self.secretive |= entry.audience is not None or any(e.audience is not None for e in entry.events)
        if not self.mark.same_turn(before) or self.state.outcome is not None:
            self.numbers.append((entry.seq, self.mark, self.game.numbers(self.state)))

    @property
    def private_to(self) -> str | None:
        """The only seat that sees any of it: all was answered in its lane, and it is not done."""
        seats = {entry.seat if entry.private else None for entry in self.entries}
        alone = len(seats) == 1 and self.state.waiting == self._waited_for
        return next(iter(seats)) if alone else None

    @cached_property
    def passing(self) -> tuple[int, bytes] | None:
        """The last state of a finished batch after which other seats are asked, unless it is kept anyway."""
        seq = self.state.seq
        if not any(entry.check for entry in self.entries) or (self.states and self.states[-1][0] == seq):
            return None
        return seq, packed(self.state)

    @property
    def to_keep(self) -> list[tuple[int, bytes]]:
        """All states that are written with the batch."""
        return [*self.states, *([] if self.passing is None else [self.passing])]

    def keep(self) -> int:
        """Keep the present state as bytes."""
        data = packed(self.state)
        self.states.append((self.state.seq, data))
        return len(data)


def revised(head: Head, private: str | None, now: float) -> Head:
    """The row of a game after one more change; of one only a seat sees, no time is noted."""
    if private is None:
        return msgspec.structs.replace(head, rev=head.rev + 1, updated=now)
    counted = {**head.private, private: head.private.get(private, 0) + 1}
    return msgspec.structs.replace(head, rev=head.rev + 1, private=counted)


def _kind(entry: Entry, *, moved_on: bool) -> str:
    moments = {event.moment() for event in entry.events}
    if moved_on or Moment.PHASE in moments:
        return "phase"
    if moments & {Moment.BATTLE, Moment.RESULT}:
        return "battle"
    if entry.rolls:
        return "dice"
    return "seat" if entry.check else "answer"


def dice_for(sources: Sequence[Source], secrets: dict[int, bytes]) -> Dice:
    """The dice a game goes on with; one brought in when it was over throws none."""
    return sources[-1].opened(secrets.get(len(sources) - 1)).dice() or NoDice()
