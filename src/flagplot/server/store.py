"""Games in the database: writing a batch in one transaction, reading what a request needs and no more."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from flagplot.kernel import registry
from flagplot.kernel.action import parse_action
from flagplot.kernel.dice import NoDice
from flagplot.kernel.errors import FormatError
from flagplot.kernel.event import Mark
from flagplot.kernel.journal import Entry, carry_on
from flagplot.kernel.keeping import packed, unpacked
from flagplot.kernel.sources import Source
from flagplot.kernel.telling import Line, numbered
from flagplot.server import orders, schema
from flagplot.server.errors import Missing
from flagplot.server.live import (
    BACK,
    SHOWN,
    Batch,
    Clock,
    Head,
    Kept,
    Live,
    Pace,
    Rest,
    Row,
    Seat,
    Start,
    dice_for,
    revised,
)
from flagplot.server.recent import RECENT, Recent
from flagplot.server.within import within

READING = 20.0  # seconds of processor time for the answers after a snapshot

games, log, snapshots = schema.games, schema.log, schema.snapshots


class Conflict(Exception):
    """Another process has changed the game meanwhile; nothing was written."""


# -- reading -----------------------------------------------------------------------------------------------


async def load(connection: AsyncConnection, id: str) -> Live:
    """A game from its last snapshot and the few answers after it."""
    row = (await connection.execute(select(games).where(games.c.id == id))).one_or_none()
    if row is None:
        raise Missing("game", id)
    head = _head(row)
    state = await _snapshot(connection, head, row.seq)
    try:
        await _carry_on(connection, head, state, row.seq)
    except Exception:
        if not head.outdated:
            raise
        raise FormatError(f"{head.outdated}, by the program that wrote it") from None
    last = await _last_answers(connection, id)
    return Live(
        registry.game(head.game),
        head,
        state,
        await seats_of(connection, id),
        dice_for(head.sources, await secrets_of(connection, id)),
        await _kept(connection, head, row.seq),
        [_entry(one) for one in last],
        await _recent(connection, head, bool(state.apart)),
        last[-1].at if last else 0.0,
    )


async def head_of(connection: AsyncConnection, id: str) -> Head:
    """The row of a game."""
    row = (await connection.execute(select(games).where(games.c.id == id))).one_or_none()
    if row is None:
        raise Missing("game", id)
    return _head(row)


async def finished(connection: AsyncConnection, id: str) -> bool:
    """Whether a game is over, as far as was written."""
    return bool((await connection.execute(select(games.c.finished).where(games.c.id == id))).scalar_one())


async def begun(connection: AsyncConnection, id: str) -> Live:
    """A game as it stood before its first answer."""
    head = await head_of(connection, id)
    state = await first_state(connection, head)
    seats = await seats_of(connection, id)
    return Live(registry.game(head.game), head, state, seats, NoDice())


async def carried_on(connection: AsyncConnection, live: Live) -> Live | None:
    """A known game carried on by the answers others have given meanwhile.

    Much cheaper than ``load``. None when more has happened than that: something was taken back, the log was
    written anew, or it goes on with other dice.
    """
    row = (await connection.execute(select(games).where(games.c.id == live.id))).one_or_none()
    last = live.entries[-1].seq if live.entries else -1
    if row is None or last != live.seq or row.version != live.head.version:
        return None
    head = _head(row)
    rows = await _answers_from(connection, live.id, live.seq)
    known = bool(rows) and rows[0].seq == live.seq and rows[0].at == live.written
    if not known or rows[-1].seq != row.seq or head.sources != live.head.sources:
        return None
    fresh = [_entry(one) for one in rows[1:]]
    with within(READING):
        state = carry_on(live.game, live.state.clone(), fresh, head.sources)
    recent = live.recent.copy()
    for one in rows[1:]:
        recent.add(one.seq, one.seat, one.lines, one.apart, one.private)
    return Live(
        live.game,
        head,
        state,
        await seats_of(connection, live.id),
        live.dice,
        await _kept(connection, head, row.seq),
        [*live.entries, *fresh],
        recent,
        rows[-1].at,
    )


_ANSWER = (
    log.c.seq, log.c.seat, log.c.action, log.c.rolls, log.c.audience, log.c.check, log.c.command, log.c.final,
    log.c.private, log.c.apart,
)  # fmt: skip


def _entry(row: Any) -> Entry:
    """An answer as the journal has it, without the events: its lines are kept beside it."""
    return Entry(
        seq=row.seq,
        seat=row.seat,
        action=parse_action(row.action),
        rolls=tuple(map(tuple, row.rolls or ())),
        audience=None if row.audience is None else tuple(row.audience),
        check=row.check,
        command=row.command,
        final=row.final,
        private=row.private,
        apart=row.apart or {},
    )


async def entries(connection: AsyncConnection, id: str, after: int = -1, to: int = 2**31 - 1) -> list[Entry]:
    """The answers after one and up to another."""
    query = (
        select(*_ANSWER).where(log.c.game_id == id, log.c.seq > after, log.c.seq <= to).order_by(log.c.seq)
    )
    return [_entry(row) for row in await connection.execute(query)]


async def _answers_from(connection: AsyncConnection, id: str, seq: int) -> list[Any]:
    query = select(*_ANSWER, log.c.lines, log.c.at).where(log.c.game_id == id, log.c.seq >= seq)
    return list(await connection.execute(query.order_by(log.c.seq)))


async def _last_answers(connection: AsyncConnection, id: str) -> list[Any]:
    """The answers at hand for taking back; all of those given in open lanes are among them."""
    mine = (log.c.game_id == id, log.c.private.is_(False))
    opened = (await connection.execute(select(func.max(log.c.seq)).where(*mine))).scalar_one()
    query = select(*_ANSWER, log.c.at).where(log.c.game_id == id).order_by(log.c.seq.desc())
    rows = list(await connection.execute(query.limit(BACK)))
    if rows and rows[-1].seq > (opened or 0) + 1:
        rows = list(await connection.execute(query.where(log.c.seq > (opened or 0))))
    return list(reversed(rows))


def _head(row: Any) -> Head:
    return Head(
        id=row.id,
        game=row.game,
        version=row.version,
        name=row.name,
        owner=row.owner,
        created=row.created,
        updated=row.updated,
        rev=row.rev,
        base=row.base,
        start=msgspec.convert(row.start, Start),
        sources=msgspec.convert(row.sources, list[Source]),
        bot_seed=row.bot_seed,
        spectators=row.spectators,
        secretive=row.secretive,
        clock=None if row.clock is None else msgspec.convert(row.clock, Clock),
        pace=Pace() if row.pace is None else msgspec.convert(row.pace, Pace),
        private=row.private or {},
        public=row.public,
        listed=row.listed,
        respite=None if row.respite is None else msgspec.convert(row.respite, Rest),
    )


async def _snapshot(connection: AsyncConnection, head: Head, seq: int) -> Any:
    query = (
        select(snapshots.c.state)
        .where(snapshots.c.game_id == head.id, snapshots.c.seq <= seq)
        .order_by(snapshots.c.seq.desc())
        .limit(1)
    )
    return unpacked(registry.game(head.game), (await connection.execute(query)).scalar_one())


async def _kept(connection: AsyncConnection, head: Head, seq: int) -> Kept:
    """What is kept of a game that stands at answer ``seq``; its last state may go when a newer one comes."""
    columns = snapshots.c.seq, func.length(snapshots.c.state).label("size")
    query = select(*columns).where(snapshots.c.game_id == head.id).order_by(snapshots.c.seq.desc())
    rows = list(await connection.execute(query.limit(2)))
    return Kept(seq - rows[-1].seq, rows[-1].size, rows[0].seq if len(rows) > 1 else -1)


async def _carry_on(connection: AsyncConnection, head: Head, state: Any, seq: int) -> None:
    if state.seq < seq:
        answers = await entries(connection, head.id, state.seq, seq)
        with within(READING):
            carry_on(registry.game(head.game), state, answers, head.sources)


async def state_at(connection: AsyncConnection, head: Head, seq: int) -> Any:
    """The state after answer ``seq``: the snapshot before it and the answers after that."""
    state = await _snapshot(connection, head, seq)
    await _carry_on(connection, head, state, seq)
    return state


async def first_state(connection: AsyncConnection, head: Head) -> Any:
    """The state before the first answer."""
    return await _snapshot(connection, head, head.base)


async def seats_of(connection: AsyncConnection, id: str) -> dict[str, Seat]:
    """Who sits where."""
    query = select(schema.seats).where(schema.seats.c.game_id == id)
    return {
        row.seat: Seat(
            seat=row.seat,
            kind=row.kind,
            user=row.user_id,
            name=row.name,
            covered=row.covered,
            level=row.level,
            asked=row.asked,
            bank=row.bank,
            orders=None if row.orders is None else orders.kept(row.orders),
            held=tuple(row.held or ()),
            behind=row.behind,
            kept=row.kept,
        )
        for row in await connection.execute(query)
    }


async def secrets_of(connection: AsyncConnection, id: str) -> dict[int, bytes]:
    """The secrets of the dice by number of their source; for throwing them and for finished games only."""
    table = schema.dice_secrets
    query = select(table.c.number, table.c.secret).where(table.c.game_id == id)
    return {row.number: row.secret for row in await connection.execute(query)}


_LINES = (log.c.seq, log.c.seat, log.c.lines, log.c.apart, log.c.private)


async def _recent(connection: AsyncConnection, head: Head, lanes: bool) -> Recent:
    """The last lines of the log; of ``lanes`` those of each seat."""
    query = select(*_LINES).where(log.c.game_id == head.id, log.c.lines.is_not(None))
    newest = query.order_by(log.c.seq.desc()).limit(RECENT)
    rows = list(await connection.execute(newest.where(log.c.private.is_(False))))
    found = Recent(numbered(head.base, "", head.start.lines) if len(rows) < RECENT else ())
    for seat in registry.game(head.game).meta.seats if lanes else ():
        rows += await connection.execute(newest.where(log.c.private.is_(True), log.c.seat == seat))
    for row in sorted(rows, key=lambda row: int(row.seq)):
        found.add(row.seq, row.seat, row.lines, row.apart, row.private)
    return found


async def lines_after(
    connection: AsyncConnection, head: Head, after: int, limit: int, known: ColumnElement[bool]
) -> list[Line]:
    """The log after answer ``after``, from the first on; at most ``limit`` answers of those ``known``."""
    query = (
        select(*_LINES)
        .where(log.c.game_id == head.id, log.c.seq > after, log.c.lines.is_not(None), known)
        .order_by(log.c.seq)
        .limit(limit)
    )
    found = numbered(head.base, "", head.start.lines) if after < head.base or after == 0 else []
    for row in await connection.execute(query):
        found += numbered(row.seq, row.seat, row.lines, row.apart)
    return found


# -- writing -----------------------------------------------------------------------------------------------


def append(
    connection: Connection, live: Live, batch: Batch, now: float | None = None, *, back: Back | None = None
) -> None:
    """Write a batch: all of it or, with ``Conflict``, nothing. The caller commits.

    When something is taken ``back`` it takes the place of everything after that answer.
    """
    now = time.time() if now is None else now
    state, mark = batch.state, batch.mark
    private = batch.private_to if back is None else back.private
    head = revised(live.head, private, now)
    bump(connection, live.head, **_stands(head, state, mark), secretive=batch.secretive)
    if back is not None:
        _drop(connection, live.id, back.target)
    try:
        connection.execute(insert(log), [_log_row(live.id, row, now) for row in batch.rows])
    except IntegrityError as error:
        raise Conflict from error
    if batch.to_keep:
        rows = [{"game_id": live.id, "seq": seq, "state": data} for seq, data in batch.to_keep]
        passed = (snapshots.c.game_id == live.id, snapshots.c.seq == live.passing)
        connection.execute(delete(snapshots).where(*passed))
        connection.execute(insert(snapshots), rows)
    if batch.numbers:
        connection.execute(insert(schema.moments), [_moment(live.id, *one) for one in batch.numbers])


class Back(NamedTuple):
    """What is taken back: everything after answer ``target``; ``private`` where only one seat sees that."""

    target: int
    private: str | None = None


def _stands(head: Head, state: Any, mark: Mark) -> dict[str, Any]:
    """The columns that say where a game stands."""
    return {
        "updated": head.updated,
        "private": head.private or None,
        "seq": state.seq,
        "apart": state.apart or None,
        "round": mark.round,
        "turn": mark.turn,
        "phase": mark.phase,
        "waiting": list(state.waiting),
        "finished": state.outcome is not None,
        "outcome": None if state.outcome is None else msgspec.to_builtins(state.outcome),
    }


def bump(connection: Connection, head: Head, **values: Any) -> None:
    """Count one more change of a game, or raise ``Conflict`` when it is not as this process knows it."""
    query = update(games).where(games.c.id == head.id, games.c.rev == head.rev)
    result = connection.execute(query.values(rev=head.rev + 1, **values))
    if result.rowcount != 1:
        raise Conflict


def _log_row(id: str, row: Row, now: float) -> dict[str, Any]:
    entry, lines, mark, kind = row
    return {
        "game_id": id,
        "seq": entry.seq,
        "seat": entry.seat,
        "action": str(entry.action),
        "rolls": entry.rolls or None,
        "audience": entry.audience,
        "lines": lines or None,
        "check": entry.check,
        "command": entry.command,
        "final": entry.final,
        "round": mark.round,
        "turn": mark.turn,
        "phase": mark.phase,
        "kind": kind,
        "at": now,
        "private": entry.private,
        "apart": entry.apart or None,
    }


def _moment(id: str, seq: int, mark: Mark, data: dict[str, Any]) -> dict[str, Any]:
    return {"game_id": id, "seq": seq, "round": mark.round, "turn": mark.turn, "data": data}


async def insert_game(
    connection: AsyncConnection,
    head: Head,
    state: Any,
    seats: dict[str, Seat],
    secrets: dict[int, bytes],
    first: bytes | None = None,
    batch: Batch | None = None,
) -> None:
    """Write a new game, with the log it brings along."""
    await connection.execute(insert(games).values(**_game_row(head, state)))
    rows = [_seat_row(head.id, seat) for seat in seats.values()]
    await connection.execute(insert(schema.seats), rows)
    last, kept = packed(state), {} if batch is None else dict(batch.states)
    states = {head.base: last if first is None else first, **kept, state.seq: last}
    await connection.execute(
        insert(snapshots), [{"game_id": head.id, "seq": seq, "state": data} for seq, data in states.items()]
    )
    if secrets:
        kept_secrets = [{"game_id": head.id, "number": n, "secret": secret} for n, secret in secrets.items()]
        await connection.execute(insert(schema.dice_secrets), kept_secrets)
    if batch is not None and batch.rows:
        await connection.execute(insert(log), [_log_row(head.id, row, head.created) for row in batch.rows])


async def insert_numbers(
    connection: AsyncConnection, id: str, numbers: Sequence[tuple[int, Mark, dict[str, Any]]]
) -> None:
    """Write rows of numbers for the charts of a game."""
    await connection.execute(insert(schema.moments), [_moment(id, *one) for one in numbers])


def _game_row(head: Head, state: Any) -> dict[str, Any]:
    mark = registry.game(head.game).mark(state)
    return {
        "id": head.id,
        "game": head.game,
        "version": head.version,
        "scenario": head.start.scenario,
        "name": head.name,
        "owner": head.owner,
        "created": head.created,
        "rev": head.rev,
        "base": head.base,
        **_stands(head, state, mark),
        "secretive": head.secretive,
        "start": msgspec.to_builtins(head.start),
        "sources": msgspec.to_builtins(head.sources),
        "bot_seed": head.bot_seed,
        "spectators": head.spectators,
        "public": head.public,
        "listed": head.listed,
        "clock": None if head.clock is None else msgspec.to_builtins(head.clock),
        "pace": None if head.pace == Pace() else msgspec.to_builtins(head.pace),
    }


def deal(connection: Connection, head: Head, fresh: Head, state: Any) -> None:
    """Write the beginning of a game anew, as it was set up by dice that are only ready now."""
    id, seq = head.id, head.base
    game = registry.game(head.game)
    row = _game_row(fresh, state)
    kept = ("round", "turn", "phase", "waiting", "finished", "outcome", "secretive", "start")
    connection.execute(update(games).where(games.c.id == id).values({key: row[key] for key in kept}))
    connection.execute(delete(snapshots).where(snapshots.c.game_id == id))
    connection.execute(insert(snapshots).values(game_id=id, seq=seq, state=packed(state)))
    connection.execute(delete(schema.moments).where(schema.moments.c.game_id == id))
    connection.execute(insert(schema.moments).values(_moment(id, seq, game.mark(state), game.numbers(state))))


def _seat_row(id: str, seat: Seat) -> dict[str, Any]:
    return {
        "game_id": id,
        "seat": seat.seat,
        "kind": seat.kind,
        "user_id": seat.user,
        "name": seat.name,
        "covered": seat.covered,
        "level": seat.level,
        "asked": seat.asked,
        "bank": seat.bank,
        "orders": None if seat.orders is None else seat.orders.document(),
        "held": list(seat.held) or None,
        "behind": seat.behind,
        "kept": seat.kept,
    }


def update_seat(connection: Connection, id: str, seat: Seat) -> None:
    """Write who sits on a seat."""
    row = _seat_row(id, seat)
    table = schema.seats
    connection.execute(update(table).where(table.c.game_id == id, table.c.seat == seat.seat).values(**row))


def say(connection: Connection, id: str, line: dict[str, Any]) -> int:
    """Write a line of talk; its number. ``Conflict`` when somebody else speaks at the same moment."""
    chat = schema.chat
    query = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.game_id == id)
    number = int(connection.execute(query).scalar_one()) + 1
    try:
        connection.execute(insert(chat).values(game_id=id, number=number, **line))
    except IntegrityError as error:
        raise Conflict from error
    return number


def take_back(connection: Connection, head: Head, state: Any, private: str | None = None) -> None:
    """Drop every answer after ``state``; used by undo and by an administrator's rewind."""
    mark = registry.game(head.game).mark(state)
    bump(connection, head, **_stands(revised(head, private, time.time()), state, mark))
    _drop(connection, head.id, state.seq)


def _drop(connection: Connection, id: str, after: int) -> None:
    for table in (log, snapshots, schema.moments):
        connection.execute(delete(table).where(table.c.game_id == id, table.c.seq > after))


def delete_game(connection: Connection, id: str) -> None:
    """Delete a game; its log, seats and talk go with it."""
    connection.execute(delete(games).where(games.c.id == id))


async def count(connection: AsyncConnection, table: Any, *conditions: ColumnElement[bool]) -> int:
    """How many rows there are."""
    return int(
        (await connection.execute(select(func.count()).select_from(table).where(*conditions))).scalar_one()
    )


def revision(connection: Connection, id: str) -> int:
    """How often a game has been changed; -1 when it is gone."""
    found = connection.execute(select(games.c.rev).where(games.c.id == id)).scalar_one_or_none()
    return -1 if found is None else int(found)


def revisions(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    """How often each of some games has been changed; those that are gone are left out."""
    found: dict[str, int] = {}
    for begin in range(0, len(ids), 500):  # SQLite takes so many values at once and not many more
        query = select(games.c.id, games.c.rev).where(games.c.id.in_(ids[begin : begin + 500]))
        found |= {row.id: row.rev for row in connection.execute(query)}
    return found


async def lines_before(
    connection: AsyncConnection, head: Head, seq: int, known: ColumnElement[bool]
) -> list[Line]:
    """The last lines of the log up to answer ``seq``, of the answers that are ``known``."""
    query = (
        select(*_LINES)
        .where(log.c.game_id == head.id, log.c.seq <= seq, log.c.lines.is_not(None), known)
        .order_by(log.c.seq.desc())
        .limit(SHOWN)
    )
    rows = list(await connection.execute(query))
    found = [line for row in reversed(rows) for line in numbered(row.seq, row.seat, row.lines, row.apart)]
    if len(rows) < SHOWN:
        found = numbered(head.base, "", head.start.lines) + found
    return found[-SHOWN:]
