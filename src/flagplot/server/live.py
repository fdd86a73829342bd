"""A running game in memory, and what one command adds to it.

A ``Live`` game is what the database holds, made ready to be played: the last state, the dice, who sits where.
It is never changed by a command itself. A command fills a ``Batch``; the batch is written in one transaction;
only then does the live game take it over. So whatever was told to a player is in the database, and whatever
fails on the way leaves everything as it was.
"""

from __future__ import annotations

import asyncio
import zlib
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Literal, NamedTuple

import msgspec

from flagplot.kernel import codec, registry
from flagplot.kernel.action import Action, parse_action
from flagplot.kernel.dice import Dice, FairDice, NoDice, RecordedDice, RecordingDice, Throw
from flagplot.kernel.entropy import Share
from flagplot.kernel.event import Event, Moment, Revealed, Rolled
from flagplot.kernel.game import Game
from flagplot.kernel.match import CHECK
from flagplot.server.errors import ApiError
from flagplot.server.orders import Orders
from flagplot.server.within import within

GAP = 64  # answers after which a snapshot is taken even when the same seat goes on
RECENT = 300  # lines of the log kept at hand
SHOWN = 60  # of them in a view
READING = 20.0  # seconds of processor time for the answers after a snapshot


class Mark(msgspec.Struct, frozen=True):
    """Where in its sequence of play a game stands."""

    round: int = 0
    turn: str = ""
    phase: str = ""


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


class DiceSource(msgspec.Struct, kw_only=True):
    """Dice from answer ``seq`` on, without their secret.

    They cannot be thrown while players still add to them: ``stage`` is pledging, then opening, then empty.
    """

    kind: str
    seq: int = 0
    commitment: str = ""
    seed: int | None = None
    shares: tuple[Share, ...] = ()
    stage: Literal["", "pledging", "opening"] = ""

    @property
    def mixed_in(self) -> tuple[Share, ...]:
        """What players have added, once nothing more can be."""
        return () if self.stage else self.shares


class Seat(msgspec.Struct, kw_only=True):
    """Who sits where."""

    seat: str
    kind: str  # human, hotseat, bot, open
    user: str | None = None
    name: str = ""
    covered: bool = False
    asked: float | None = None
    bank: float | None = None
    orders: Orders | None = None
    held: tuple[str, ...] = ()  # users who have sat here, the present one too

    def __post_init__(self) -> None:
        if self.user is not None and self.user not in self.held:
            self.held = (*self.held, self.user)

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


class Record(msgspec.Struct, kw_only=True):
    """One answer of the log as the database keeps it."""

    seq: int
    seat: str
    action: str
    rolls: tuple[Throw, ...]
    audience: tuple[str, ...] | None
    lines: list[dict[str, Any]]
    check: str
    command: int
    final: bool
    mark: Mark
    kind: str


class Last(NamedTuple):
    """The last answer, as far as taking it back and recognising it are concerned."""

    seat: str
    seq: int
    final: bool
    at: float  # when it was written; a log that was taken back and went on differs here


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
    sources: list[DiceSource]
    bot_seed: int
    spectators: bool
    secretive: bool
    clock: Clock | None
    pace: Pace = Pace()


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


class Live:
    """A game ready to be played."""

    def __init__(
        self,
        game: Game[Any],
        head: Head,
        state: Any,
        mark: Mark,
        seats: dict[str, Seat],
        dice: Dice,
        snapshot: int,
        lines: Iterable[dict[str, Any]],
        last: Last | None = None,
    ) -> None:
        self.game = game
        self.head = head
        self.state = state  # never changed in place
        self.mark = mark
        self.seats = seats
        self.dice = dice
        self.snapshot = snapshot  # number of the answer after which the last snapshot was taken
        self.last = last
        # the answer since which a seat's question has been the same; others may answer theirs meanwhile
        self.open_since: dict[str, int] = dict.fromkeys(state.waiting, state.seq)
        self.recent: deque[dict[str, Any]] = deque(lines, maxlen=RECENT)
        self.shown: dict[str | None, bytes] = {}  # views of the present state as they are sent, by seat
        self.shown_rev = -1
        self.lock = asyncio.Lock()  # one command at a time
        self.driver: asyncio.Task[None] | None = None
        self.resting = 0.0  # left alone until then: see budget.py
        self.stuck = -1  # the revision at which a bot could not go on

    @property
    def id(self) -> str:
        """The id of the game at this table."""
        return self.head.id

    @property
    def seq(self) -> int:
        """The number of the last answer."""
        return int(self.state.seq)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.outcome is not None

    def seats_of(self, user: str) -> list[str]:
        """The seats a user answers for, in the order of the game."""
        return [seat for seat in self.game.meta.seats if self.seats[seat].user == user]

    @property
    def gathering(self) -> bool:
        """Whether players still add to the dice; nobody answers before that is done."""
        return bool(self.head.sources[-1].stage)

    def check_dice(self) -> None:
        """Refuse answers while the dice are not ready."""
        if self.gathering:
            raise ApiError(409, "players are still adding their own randomness to the dice", "dice_not_ready")

    @property
    def peopled(self) -> bool:
        """Whether anybody but bots sits at the table."""
        return any(seat.user is not None for seat in self.seats.values())

    def welcomes(self, user: str) -> bool:
        """Whether a user may look: players and the owner always, others when spectators are welcome."""
        return self.head.spectators or self.head.owner == user or bool(self.seats_of(user))

    def best_seat(self, user: str) -> str | None:
        """The seat a user looks through when none is named: one that is asked, else the first of theirs."""
        mine = self.seats_of(user)
        asked = [name for name in mine if name in self.state.waiting]
        return asked[0] if asked else mine[0] if mine else None

    def check_holder(self, seat: str, user: str) -> None:
        """Refuse a user who does not answer for a seat, or no longer does."""
        if self.seats[seat].user != user:
            raise ApiError(403, f"{seat} is not your seat", "not_your_seat")

    def check_current(self) -> None:
        """Refuse to go on by other rules than those the game was begun with."""
        if self.head.outdated:
            raise ApiError(409, self.head.outdated, "outdated")

    def batch(self) -> Batch:
        """An empty batch on top of what is known."""
        return Batch(self)

    def adopt(self, batch: Batch, now: float) -> None:
        """Take over what has been written at a time."""
        self.state, self.mark, self.open_since = batch.state, batch.mark, batch.open_since
        self.head.rev += 1
        self.head.secretive = batch.secretive
        if batch.snapshots:
            self.snapshot = batch.snapshots[-1][0]
        for record in batch.records:
            self.recent.extend(record_lines(record))
            self.last = Last(record.seat, record.seq, record.final, now)
        self.head.updated = now

    def replace(self, other: Live) -> None:
        """Become what another process has made of the game."""
        self.head, self.state, self.mark, self.seats = other.head, other.state, other.mark, other.seats
        self.dice, self.snapshot, self.open_since = other.dice, other.snapshot, other.open_since
        self.recent, self.last = other.recent, other.last

    def may_undo(self, seat: str | None) -> bool:
        """Whether a seat may take back the last answer."""
        last = self.last
        if self.over or last is None or last.seat != seat or last.final:
            return False
        return len(self.head.sources) == 1 or self.head.sources[-1].seq < last.seq


class Batch:
    """Answers on a copy of the state, waiting to be written."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.game = live.game
        self.state = live.state.clone()
        self.mark = live.mark
        self.secretive = live.head.secretive
        self.records: list[Record] = []
        self.snapshots: list[tuple[int, bytes]] = []
        self.moments: list[tuple[int, Mark, dict[str, Any]]] = []
        self.open_since = live.open_since
        self._kept = live.snapshot

    def begin_at(self, state: Any, mark: Mark) -> None:
        """Begin at an earlier state of the game; what was answered after it will be dropped."""
        self.state, self.mark = state.clone(), mark
        self._kept = min(self._kept, state.seq)

    def answer(self, seat: str, action: Action | str) -> None:
        """Give an answer or a whole move; ``RefusedError`` when it is refused, and then nothing is added."""
        primitives = self.game.resolve(self.state, seat, action)
        command = self.state.seq + 1
        for primitive in primitives:
            self.enter(seat, primitive, command)

    def enter(self, seat: str, action: Action, command: int | None = None) -> None:
        """Give an answer taken from the legal list."""
        game, state = self.game, self.state
        recording = RecordingDice(self.live.dice)
        audience = game.audience(state, seat, action)
        before = state.waiting
        others = {one: game.legal(state, one) for one in before if one != seat} if len(before) > 1 else {}
        events = game.push(state, seat, action, recording)
        self._questions(others)
        changed = state.waiting != before
        mark = moved_on(game, state, self.mark, events)
        self.secretive |= audience is not None or any(event.audience is not None for event in events)
        self.records.append(
            Record(
                seq=state.seq,
                seat=seat,
                action=str(action),
                rolls=tuple(recording.throws),
                audience=audience,
                lines=[event_line(game, event) for event in events],
                check=game.digest(state)[:CHECK] if changed else "",
                command=state.seq if command is None else command,
                final=bool(recording.throws) or any(isinstance(event, Revealed) for event in events),
                mark=mark,
                kind=_kind(events, recording.throws, changed),
            )
        )
        if (mark.round, mark.turn) != (self.mark.round, self.mark.turn) or state.outcome is not None:
            self.moments.append((state.seq, mark, public_numbers(game, state)))
        self.mark = mark
        if changed or state.seq - self._kept >= GAP:
            self.snapshots.append((state.seq, pack(state)))
            self._kept = state.seq

    def _questions(self, others: Mapping[str, Sequence[Action]]) -> None:
        """Note which questions are new; where several seats are asked, one answer leaves the others."""
        state, since = self.state, self.open_since
        self.open_since = {
            seat: since[seat]
            if seat in others and seat in since and self.game.legal(state, seat) == others[seat]
            else state.seq
            for seat in state.waiting
        }


# -- states as bytes ---------------------------------------------------------------------------------------


def pack(state: Any) -> bytes:
    """A state for the table of snapshots."""
    return zlib.compress(codec.canonical(state), 1)


def unpack(game: Game[Any], data: bytes) -> Any:
    """A state from the table of snapshots; older schemas are upgraded."""
    return game.from_json(zlib.decompress(data))


def advance(game: Game[Any], state: Any, records: Iterable[tuple[str, str, Sequence[Throw] | None]]) -> Any:
    """Carry a state on (in place) through recorded answers: (seat, action, throws)."""
    with within(READING):
        for seat, action, rolls in records:
            game.push(state, seat, parse_action(action), RecordedDice(tuple(map(tuple, rolls or ()))))
    return state


def dice_for(source: DiceSource, secret: bytes | None) -> Dice:
    """The provider of a live game; games on a server always go on with fair dice."""
    if secret is None:
        return NoDice()  # a game brought in when it was over throws none
    return FairDice(secret, source.mixed_in)


# -- the log as lines --------------------------------------------------------------------------------------


def event_line(game: Game[Any], event: Event) -> dict[str, Any]:
    """An event as the log keeps it, in the words of the game; of a throw also what it was about."""
    line = {"text": game.words(event.sentence()), "event": msgspec.to_builtins(event, str_keys=True)}
    if isinstance(event, Rolled):
        line["about"] = game.words(event.reason)
    return {**line, "moment": moment} if (moment := event.moment()) else line


def record_lines(record: Record) -> list[dict[str, Any]]:
    """The lines of one answer, each with its number and seat."""
    return numbered(record.seq, record.seat, record.lines)


def numbered(seq: int, seat: str, lines: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Lines with the answer they belong to."""
    return [{"seq": seq, "seat": seat, **line} for line in lines]


def visible_lines(
    lines: Iterable[dict[str, Any]], seat: str | None, everything: bool
) -> list[dict[str, Any]]:
    """The lines a seat (None: a spectator) may read."""
    if everything:
        return list(lines)
    found = []
    for line in lines:
        audience = line["event"].get("audience")
        if audience is None or seat in audience:
            found.append(line)
    return found


# -- where the game stands ---------------------------------------------------------------------------------


def moved_on(game: Game[Any], state: Any, mark: Mark, events: Iterable[Event]) -> Mark:
    """The mark after some events: what the last beginning of a phase says, else round and seats asked."""
    told = False
    for event in events:
        phase = getattr(event, "phase", None)
        power, number = getattr(event, "power", None), getattr(event, "round", None)
        if isinstance(phase, str) and isinstance(power, str) and isinstance(number, int):
            mark, told = Mark(number, power, phase), True
    if told or mark.phase:
        return mark
    return Mark(game.round(state), "+".join(state.waiting) or mark.turn, "")


def _kind(events: Sequence[Event], throws: Sequence[Throw], changed: bool) -> str:
    moments = {event.moment() for event in events}
    if Moment.PHASE in moments:
        return "phase"
    if moments & {Moment.BATTLE, Moment.RESULT}:
        return "battle"
    if throws:
        return "dice"
    return "seat" if changed else "answer"


def public_numbers(game: Game[Any], state: Any) -> dict[str, Any]:
    """What a spectator sees in numbers: the tracks, and units by owner. For the charts."""
    view = game.view(state, None)
    units: dict[str, dict[str, int]] = {}
    for place in view.places.values():
        for piece in place.get("units", ()) if isinstance(place, dict) else ():
            owned = units.setdefault(piece["owner"], {})
            owned[piece["kind"]] = owned.get(piece["kind"], 0) + piece["count"]
            for aboard in piece.get("cargo", ()):
                owner, _, kind = str(aboard).rpartition(":")
                carried = units.setdefault(owner or piece["owner"], {})
                carried[kind] = carried.get(kind, 0) + 1
    tracks = numbers_only(msgspec.to_builtins(view.tracks, str_keys=True))
    return {"tracks": tracks or {}, "units": units}


def numbers_only(value: Any) -> Any:
    """The numbers of a document by their keys; texts and lists, which would be kept again every turn, go."""
    if isinstance(value, dict):
        kept = {key: numbers_only(one) for key, one in value.items()}
        return {key: one for key, one in kept.items() if one is not None} or None
    return value if isinstance(value, int | float) and not isinstance(value, bool) else None
