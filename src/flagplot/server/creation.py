"""New games: from a scenario, a position, a game file, or a branch of another game."""

from __future__ import annotations

import secrets
import string
import time
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from sqlalchemy import insert, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from flagplot.bots import levels
from flagplot.bots.lessons import begun
from flagplot.kernel import plotfile, registry
from flagplot.kernel.dice import NoDice, RecordedDice, commitment, new_secret
from flagplot.kernel.errors import BadInputError, FormatError
from flagplot.kernel.game import Game
from flagplot.kernel.keeping import packed, unpacked
from flagplot.kernel.lessons import Lesson, find
from flagplot.kernel.match import Match
from flagplot.kernel.sources import Source
from flagplot.kernel.telling import event_line
from flagplot.server import people, schema, store
from flagplot.server.budget import ANSWER
from flagplot.server.errors import Stale
from flagplot.server.live import Batch, Clock, Head, Live, Pace, Seat, Start
from flagplot.server.numbers import answer_known_as
from flagplot.server.people import Name, SeatChoice
from flagplot.server.security import LOCAL_USER
from flagplot.server.within import within

_LETTERS = string.ascii_letters + string.digits
LARGEST = 100_000  # number in a position

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=24, pattern="^[A-Za-z0-9_-]+$")]
Text40 = Annotated[str, msgspec.Meta(max_length=40)]


class BranchPoint(msgspec.Struct, forbid_unknown_fields=True):
    """A moment of another game."""

    game: Id
    seq: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]


class NewGame(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a new game is to be."""

    game: Text40 | None = None
    scenario: Text40 | None = None
    options: dict[str, Any] = {}
    setup: dict[str, Any] = {}
    name: Name | None = None
    seats: dict[Text40, SeatChoice] = {}
    position: dict[str, Any] | None = None
    plot: str | None = None
    branch: BranchPoint | None = None
    spectators: bool = True
    public: bool = False  # spectators need no account
    listed: bool = False  # strangers may sit down on open seats
    clock: Clock | None = None
    pace: Pace = Pace()
    own_dice: bool = False  # players may add their own randomness before the first answer
    lesson: Text40 | None = None  # of the game: it brings its own position, seats and dice
    again: Id | None = None  # the game that is played once more; its players may find their seats kept


class Fresh(msgspec.Struct, kw_only=True):
    """A game ready to be written."""

    head: Head
    state: Any
    seats: dict[str, Seat]
    secrets: dict[int, bytes]
    batch: Batch | None = None  # the log it brings along
    first: bytes | None = None
    said: str = ""  # what its players are told when they come


def new_id() -> str:
    """An id that cannot be guessed; letters and digits only, as a dash in front is an option to a shell."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def check_name(name: str) -> str:
    """A name that can be shown and stored."""
    cleaned = " ".join(name.split())
    if not cleaned or not cleaned.isprintable():
        raise BadInputError(f"a name of 1 to 100 printable characters expected, found {name[:40]!r}")
    return cleaned


def seat_name(user: str, user_name: str, chosen: str | None) -> str:
    """The name on a seat: free on one's own machine; beside other people's the account's stands with it."""
    name = check_name(chosen or user_name)
    if user == LOCAL_USER or name == user_name:
        return name
    return f"{name[: 97 - len(user_name)]} ({user_name})"


def bot_name(game: Game[Any], level: str) -> str:
    """What stands on the seat of a bot; an error names the levels there are."""
    known = [one.id for one in levels(game)]
    if level not in known:
        raise BadInputError(f"level {level!r}: expected one of {', '.join(known)}")
    return f"{level} bot"


def seating(game: Game[Any], scenario: str, spec: NewGame, user: str, user_name: str) -> dict[str, Seat]:
    """Who sits where at the beginning.

    Seats that are not named go to bots; those of a game file stay open, if they have anything to decide.
    """
    for name in spec.seats:
        game.meta.check_seat(name)
    left_open = game.meta.deciding(scenario) if spec.plot is not None else ()
    found = {}
    for name, choice in people.completed(game.meta, spec.seats, left_open).items():
        if choice.kind in ("me", "hotseat"):
            kind = "human" if choice.kind == "me" else "hotseat"
            found[name] = Seat(seat=name, kind=kind, user=user, name=seat_name(user, user_name, choice.name))
        elif choice.kind == "open":
            called = (choice.name and check_name(choice.name)) or ""
            found[name] = Seat(seat=name, kind="open", name=called, kept=choice.user)
        else:
            found[name] = Seat(seat=name, kind="bot", name=bot_name(game, choice.level), level=choice.level)
    return found


def from_scenario(spec: NewGame, user: str, user_name: str) -> Fresh:
    """A new game from a scenario or a position document."""
    if spec.game is None:
        raise BadInputError("game: the id of a game expected, found none")
    game = registry.game(spec.game)
    if spec.lesson is not None:
        return _taught(game, find(game.lessons(), spec.lesson), spec, user, user_name)
    secret = new_secret()
    if spec.position is None:
        match = _opened(game, spec, secret)
    else:
        check_numbers(spec.position)
        match = Match.new(game, position=spec.position, secret=secret)
    return _fresh(match, spec, user, user_name, {0: secret})


def _taught(game: Game[Any], lesson: Lesson, spec: NewGame, user: str, user_name: str) -> Fresh:
    """The table of a lesson: the pupil's seat, bots on all others, and the dice it was written for."""
    bots = {seat: SeatChoice("bot", level=lesson.opponents) for seat in game.meta.seats}
    seats = {**bots, lesson.seat: SeatChoice("me")}
    spec = msgspec.structs.replace(spec, seats=seats, own_dice=False, name=spec.name or lesson.title)
    fresh = _fresh(begun(game, lesson), spec, user, user_name, {})
    fresh.head.start.lesson, fresh.head.bot_seed = lesson.id, lesson.seed
    return fresh


def check_numbers(document: Any) -> None:
    """Refuse a position with armies so large that a battle would keep the server busy for hours."""
    waiting = [document]
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            waiting += value.values()
        elif isinstance(value, list):
            waiting += value
        elif isinstance(value, int | float) and not -LARGEST <= value <= LARGEST:
            raise BadInputError(f"position: numbers up to {LARGEST} expected, found {value}")


def _opened(game: Game[Any], spec: NewGame, secret: bytes) -> Match:
    """A match from a scenario; who is one person follows from the seats where the game wants to know it."""
    game.meta.check_setup(spec.setup)
    if people.PERSONS not in game.meta.setup or people.PERSONS in spec.setup:
        return Match.new(game, spec.scenario, spec.options, secret=secret, **spec.setup)
    for name in spec.seats:
        game.meta.check_seat(name)
    *ways, last = people.splits(game.meta, people.completed(game.meta, spec.seats))
    for split in ways:
        setup = {**spec.setup, people.PERSONS: split}
        with suppress(BadInputError):
            return Match.new(game, spec.scenario, spec.options, secret=secret, **setup)
    setup = {**spec.setup, people.PERSONS: last}
    return Match.new(game, spec.scenario, spec.options, secret=secret, **setup)


def check_shown(game: Game[Any], state: Any) -> None:
    """Refuse a game that could not be shown, or never goes on: once written it would only make trouble."""
    if state.outcome is None and not state.waiting:
        raise BadInputError("a game in which somebody is asked expected, found one that stands still")
    for seat in (None, *game.meta.seats):
        try:
            with within(ANSWER):
                game.view(state, seat)
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"[:200]
            raise BadInputError(f"the game cannot be shown to {seat or 'spectators'}: {reason}") from None


def _fresh(match: Match, spec: NewGame, user: str, user_name: str, known: dict[int, bytes]) -> Fresh:
    game, first = match.game, match.at(match.base)
    check_shown(game, match.state)
    now = time.time()
    start = Start(
        scenario=first.scenario,
        options=first.options,
        setup=match.setup,
        position=match.position,
        rolls=match.start_rolls,
        lines=[event_line(game, event) for event in match.start_events],
        digest=match.start_digest,
        mark=game.mark(first),
        notes=match.notes,
        apart=first.apart or {},
    )
    head = Head(
        id=new_id(),
        game=game.meta.id,
        version=game.meta.version,
        name=check_name(spec.name or game.meta.title),
        owner=user,
        created=now,
        updated=now,
        rev=0,
        base=match.base,
        start=start,
        sources=[source.sealed() for source in match.sources],
        bot_seed=secrets.randbelow(2**31),
        spectators=spec.spectators,
        public=spec.public,
        listed=spec.listed,
        secretive=any(event.audience is not None for event in match.start_events) or hides(game, first),
        clock=spec.clock,
        pace=spec.pace,
    )
    seats = seating(game, first.scenario, spec, user, user_name)
    if spec.plot is None:
        _gather(head, spec)
    _start_clocks(head, seats, match.state.waiting)
    return Fresh(head=head, state=match.state, seats=seats, secrets=known)


def hides(game: Game[Any], state: Any) -> bool:
    """Whether something in a state is not for everybody, as in a position that deals out hands."""
    digest = game.digest(state)
    seen = (game.resample(state, seat, seed) for seat in (None, *game.meta.seats) for seed in range(8))
    return any(game.digest(other) != digest for other in seen)


def _start_clocks(head: Head, seats: dict[str, Seat], waiting: tuple[str, ...]) -> None:
    """Clocks run from the beginning, or from when the dice are ready."""
    if head.clock is not None:
        for seat in seats.values():
            seat.bank = head.clock.bank
            seat.asked = head.created if seat.seat in waiting and not head.sources[-1].stage else None


def _gather(head: Head, spec: NewGame) -> None:
    """Let players add to the last dice of a game, if that is wanted."""
    if spec.own_dice:
        last = msgspec.structs.replace(head.sources[-1], stage="pledging")
        head.sources = [*head.sources[:-1], last]


def dealt(live: Live, secret: bytes, source: Source) -> Fresh:
    """A game that nobody has answered in yet, set up again with all that was mixed into its dice."""
    game, start, shares = live.game, live.head.start, source.shares
    if start.position is None:
        match = Match.new(game, start.scenario, start.options, secret=secret, shares=shares, **start.setup)
    else:
        match = Match.new(game, position=start.position, secret=secret, shares=shares)
    return _fresh(match, NewGame(), live.head.owner, "", {})


# -- from a file -------------------------------------------------------------------------------------------


def read_plot(text: str) -> Match:
    """The match in the text of a game file, one of older rules as far as it fits. Plays it: use a thread."""
    match = plotfile.loads(text, partly=True)
    check_numbers({key: value for key, value in (match.position or {}).items() if key != "state"})
    return match


def from_plot(spec: NewGame, user: str, user_name: str) -> Fresh:
    """A game from the text of a game file; it goes on with new dice. Plays the whole file: use a thread."""
    match = read_plot(spec.plot or "")
    if spec.game is not None and spec.game != match.game.meta.id:
        raise BadInputError(f"a file of {spec.game} expected, found one of {match.game.meta.id}")
    spec = msgspec.structs.replace(spec, name=spec.name or f"{match.game.meta.title} (imported)")
    known = {n: source.secret for n, source in enumerate(match.sources) if source.secret is not None}
    fresh = _fresh(match, spec, user, user_name, known)
    fresh.first = packed(match.at(match.base))
    fresh.said = match.unread
    fresh.batch = retraced(match, fresh)
    fresh.head.secretive = fresh.batch.secretive
    if not match.over:
        secret = new_secret()
        fresh.secrets[len(fresh.head.sources)] = secret
        _new_dice(fresh, secret)
        _gather(fresh.head, spec)
        _start_clocks(fresh.head, fresh.seats, fresh.state.waiting)
    return fresh


def retraced(match: Match, fresh: Fresh) -> Batch:
    """The log of a match as it is to be written, with snapshots and numbers for the charts."""
    game, first = match.game, match.at(match.base).clone()
    changes = {source.seq: source.seed for source in match.sources[1:]}
    if first.seq in changes:
        first.seed = changes[first.seq]
    batch = Live(game, fresh.head, first, fresh.seats, NoDice()).batch()
    for entry in match.entries:
        batch.enter(entry.seat, entry.action, dice=RecordedDice(entry.rolls))
        if entry.seq in changes:
            batch.state.seed = changes[entry.seq]
    if game.digest(batch.state) != game.digest(match.state):
        raise FormatError("the game does not end where the file says")
    return batch


def again(live: Live, state: Any) -> Fresh:
    """A game as it began, to be played again to a state."""
    return Fresh(head=live.head, state=state, seats=live.seats, secrets={})


def _new_dice(fresh: Fresh, secret: bytes) -> None:
    """Go on with fresh dice: otherwise whoever brought the file could know how they will fall."""
    state = fresh.state.clone()
    state.seed = None
    fresh.state = state
    fresh.head.sources = [*fresh.head.sources, Source("fair", state.seq, commitment(secret))]


async def write(connection: AsyncConnection, fresh: Fresh) -> None:
    """Write a game made here."""
    game = registry.game(fresh.head.game)
    begun = fresh.state if fresh.first is None else unpacked(game, fresh.first)
    numbers = [(fresh.head.base, fresh.head.start.mark, game.numbers(begun))]
    await store.insert_game(
        connection, fresh.head, fresh.state, fresh.seats, fresh.secrets, fresh.first, fresh.batch
    )
    await store.insert_numbers(
        connection, fresh.head.id, [*numbers, *(fresh.batch.numbers if fresh.batch else ())]
    )
    if fresh.said:
        line = {"user_id": "", "name": "", "text": fresh.said, "at": fresh.head.updated}
        await connection.run_sync(store.say, fresh.head.id, line)


# -- from another game -------------------------------------------------------------------------------------


async def branch(
    connection: AsyncConnection, parent: Live, number: int, spec: NewGame, user: str, user_name: str
) -> Fresh:
    """A game that shares the first answers of another and goes on with dice of its own; writes it.

    ``number`` is that of the last answer to be shared, as the user knows it.
    """
    head, eyes = parent.head, parent.best_seat(user)
    first, last = parent.first_number(eyes), parent.number(eyes)
    if not first <= number <= last:
        raise BadInputError(f"an answer from {first} to {last} expected, found {number}")
    if await connection.run_sync(store.revision, head.id) != head.rev:
        raise Stale("the game has changed meanwhile", parent.seq, head.rev)
    seq = await answer_known_as(connection, parent, eyes, number)
    state = (await store.state_at(connection, head, seq)).clone()
    now = time.time()
    shared = [head.sources[0], *(source for source in head.sources[1:] if source.seq < seq)]
    copy = msgspec.structs.replace(
        head,
        id=new_id(),
        name=check_name(spec.name or f"{head.name[:80]} (from answer {number})"),
        owner=user,
        created=now,
        updated=now,
        rev=0,
        sources=shared,
        bot_seed=secrets.randbelow(2**31),
        spectators=spec.spectators,
        public=spec.public,
        listed=spec.listed,
        clock=spec.clock,
        pace=spec.pace,
    )
    # the secret of a game still being played must not be opened by a branch that ends before it
    opened = await store.secrets_of(connection, head.id) if parent.over else {}
    known = {place: secret for place, secret in opened.items() if place < len(shared)}
    seats = seating(parent.game, head.start.scenario, spec, user, user_name)
    fresh = Fresh(head=copy, state=state, seats=seats, secrets=known)
    if state.outcome is None:
        secret = new_secret()
        fresh.secrets[len(shared)] = secret
        _new_dice(fresh, secret)
        _gather(copy, spec)
    _start_clocks(copy, seats, state.waiting)
    fresh.first = packed(await store.first_state(connection, head)) if seq > head.base else None
    await store.insert_game(connection, fresh.head, fresh.state, seats, fresh.secrets, fresh.first)
    await _copy_log(connection, head, fresh.head.id, seq)
    return fresh


async def _copy_log(connection: AsyncConnection, parent: Head, id: str, seq: int) -> None:
    for table, low, high in (
        (schema.log, parent.base, seq + 1),
        (schema.snapshots, parent.base, seq),  # the first and the last are written with the game
        (schema.moments, -1, seq + 1),
    ):
        columns = [column for column in table.c if column.name != "game_id"]
        rows = select(literal(id), *columns).where(
            table.c.game_id == parent.id, table.c.seq > low, table.c.seq < high
        )
        await connection.execute(insert(table).from_select(["game_id", *(c.name for c in columns)], rows))
