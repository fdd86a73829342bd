"""Games begun by older rules: brought to the present version where the game knows how, else left as they are.

A game of another version is never played on by rules it was not begun with: its log is upgraded and played
again from the start, or it can be looked at and saved as a file, and every answer is refused.
"""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from sqlalchemy import delete, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from flagplot.kernel import plotfile
from flagplot.kernel.dice import commitment, new_secret
from flagplot.kernel.errors import FlagplotError
from flagplot.kernel.keeping import packed
from flagplot.kernel.match import Match
from flagplot.kernel.sources import Source, changed
from flagplot.kernel.telling import event_line
from flagplot.server import creation, export, schema, store
from flagplot.server.budget import FILE
from flagplot.server.database import Database
from flagplot.server.live import Batch, Live
from flagplot.server.threads import Threads
from flagplot.server.within import within

logger = logging.getLogger("flagplot.server")


async def bring_up(database: Database, threads: Threads, id: str) -> bool:
    """Bring a game to the present version of its rules; whether anything was done. What is over stays."""
    async with database.read() as connection:
        head = await store.head_of(connection, id)
        if not head.upgradable or await store.finished(connection, id):
            return False
        begun = await store.begun(connection, id)
        old = await export.match_of(connection, begun, opened=True)
        old.entries = await store.entries(connection, id)
    try:
        match, batch = await threads.run(_played_again, begun, old)
    except (FlagplotError, LookupError, ValueError, TypeError):
        logger.exception("a game could not be brought to the present rules", extra={"game": id})
        return False
    said = (
        f"This game was begun by version {head.version} of the rules. "
        f"Version {begun.game.meta.version} has read its {len(match.entries)} answers and goes on."
    )
    begun.head.start.notes = (*head.start.notes, said)
    line = {"user_id": "", "name": "", "text": said, "at": head.updated}
    try:
        async with database.write() as connection:
            await rewrite(connection, begun, match, batch, was_over=False)
            await connection.run_sync(store.say, id, line)
    except store.Conflict:  # another process was faster
        return True
    return True


def _played_again(begun: Live, old: Match) -> tuple[Match, Batch]:
    with within(FILE):
        match = plotfile.loads(plotfile.dumps(old))
        return match, creation.retraced(match, creation.again(begun, match.state))


async def rewrite(
    connection: AsyncConnection, live: Live, match: Match, batch: Batch, *, was_over: bool
) -> None:
    """Replace start, log, snapshots, dice and numbers of a game by what playing it again has given."""
    for table in (schema.log, schema.snapshots, schema.moments):
        later = (table.c.game_id == live.id, table.c.seq > live.head.base)
        await connection.execute(delete(table).where(*later))
    await connection.run_sync(store.append, live, batch)
    await write_snapshot(connection, live.id, match.at(match.base))
    await write_snapshot(connection, live.id, batch.state)
    lines = [event_line(live.game, event) for event in match.start_events]
    start = msgspec.structs.replace(live.head.start, digest=match.start_digest, lines=lines)
    sources = [
        msgspec.structs.replace(known, seq=source.seq)
        for known, source in zip(live.head.sources, match.sources, strict=False)
    ]
    query = update(schema.games).where(schema.games.c.id == live.id)
    values = {"start": msgspec.to_builtins(start), "sources": msgspec.to_builtins(sources)}
    await connection.execute(query.values(version=live.game.meta.version, **values))
    live.head.sources = sources
    if was_over and batch.state.outcome is None:  # the secret was opened when the game was over
        await new_dice(connection, live, batch.state)


async def new_dice(connection: AsyncConnection, live: Live, state: Any) -> None:
    """Let a game go on from a state with dice whose secret nobody has seen."""
    secret, number = new_secret(), state.seq
    sources = changed(live.head.sources, Source("fair", number, commitment(secret)))
    table, secrets = schema.games, schema.dice_secrets
    plain = msgspec.to_builtins(sources)
    await connection.execute(update(table).where(table.c.id == live.id).values(sources=plain))
    # the secrets of dice that are no longer thrown stay only for the answers that are left
    await connection.execute(
        delete(secrets).where(secrets.c.game_id == live.id, secrets.c.number >= len(sources) - 1)
    )
    await connection.execute(insert(secrets).values(game_id=live.id, number=len(sources) - 1, secret=secret))
    unseeded = state.clone()
    unseeded.seed = None
    await write_snapshot(connection, live.id, unseeded)


async def write_snapshot(connection: AsyncConnection, id: str, state: Any) -> None:
    """Keep a state of a game, in place of what was kept at that answer."""
    table = schema.snapshots
    await connection.execute(delete(table).where(table.c.game_id == id, table.c.seq == state.seq))
    await connection.execute(insert(table).values(game_id=id, seq=state.seq, state=packed(state)))
