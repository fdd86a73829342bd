"""What an administrator does to the database: bring games out and in, rewind, patch, back up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import select, text

from flagplot.kernel import plotfile
from flagplot.kernel.errors import BadInputError, FlagplotError
from flagplot.kernel.match import Match
from flagplot.server import backup, creation, export, schema, store
from flagplot.server.accounts import Accounts
from flagplot.server.creation import NewGame
from flagplot.server.database import Database, reached
from flagplot.server.live import Batch, Live
from flagplot.server.settings import Settings
from flagplot.server.threads import Threads
from flagplot.server.upgrading import new_dice, rewrite

_LINE = msgspec.json.Encoder()


class Patched(msgspec.Struct):
    """What playing a log again by the present rules has shown."""

    game: str
    answers: int  # of the log
    fits: int  # answers that the present rules accept as they are
    problem: str = ""  # why the next one does not fit
    changed: bool = False  # whether anything differs from what is stored


class Admin:
    """Commands on one database."""

    def __init__(self, url: str) -> None:
        self.database = Database(url, pool=2)

    async def __aenter__(self) -> Admin:
        try:
            with reached(self.database.url):
                await self.database.upgrade()
        except BadInputError:
            await self.database.close()
            raise
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.database.close()

    async def games(self) -> list[dict[str, Any]]:
        """All games in a few words."""
        table = schema.games
        columns = (table.c.id, table.c.game, table.c.name, table.c.seq, table.c.round, table.c.finished)
        async with self.database.read() as connection:
            rows = await connection.execute(select(*columns).order_by(table.c.updated.desc()))
            return [dict(row._mapping) for row in rows]

    async def load(self, id: str) -> Live:
        """One game."""
        async with self.database.read() as connection:
            return await store.load(connection, id)

    # -- out and in --------------------------------------------------------------------------------------

    async def export(self, id: str, *, sealed: bool = False) -> str:
        """The game file of a game, with its secrets unless it is to be ``sealed``."""
        async with self.database.read() as connection:
            live = await store.load(connection, id)
            match = await export.match_of(connection, live, opened=not sealed or live.over)
        return plotfile.dumps(match, sealed=sealed)

    async def bring_in(self, text_: str, owner: str = "local") -> str:
        """A game from a game file; all its seats are open. Its id."""
        fresh = creation.from_plot(NewGame(plot=text_), owner, owner)
        async with self.database.write() as connection:
            await creation.write(connection, fresh)
        return fresh.head.id

    # -- rewind ------------------------------------------------------------------------------------------

    async def rewind(self, id: str, seq: int) -> int:
        """Drop every answer after ``seq``, also across dice; the game goes on with new dice. How many."""
        async with self.database.write() as connection:
            live = await store.load(connection, id)
            if not live.head.base <= seq <= live.seq:
                raise BadInputError(f"an answer from {live.head.base} to {live.seq} expected, found {seq}")
            dropped = live.seq - seq
            if dropped:
                await self._rewind(connection, live, seq)
        return dropped

    async def _rewind(self, connection: Any, live: Live, seq: int) -> None:
        state = (await store.state_at(connection, live.head, seq)).clone()
        await connection.run_sync(store.take_back, live.head, state)
        await new_dice(connection, live, state)
        await self._notify(connection, live.id, live.head.rev + 1)

    async def _notify(self, connection: Any, id: str, rev: int) -> None:
        """Tell running servers of a change of a game."""
        await self._tell(connection, {"kind": "game", "game": id, "number": rev})

    async def _tell(self, connection: Any, notice: dict[str, Any]) -> None:
        if self.database.postgres:
            payload = _LINE.encode({"process": "admin", **notice}).decode()
            await connection.execute(text("SELECT pg_notify('flagplot', :payload)"), {"payload": payload})

    # -- people ------------------------------------------------------------------------------------------

    async def open_account(self, name: str, password: str, email: str = "") -> str:
        """A new account; its id."""
        return await self._accounts().register(name, password, email)

    async def set_password(self, name: str, password: str) -> None:
        """Another password for a user; all sessions of the user end, in running servers, too."""
        user = await self._accounts().reset_password(name, password)
        async with self.database.write() as connection:
            await self._tell(connection, {"kind": "farewell", "game": "", "users": [user]})

    def _accounts(self) -> Accounts:
        settings = Settings(mode="shared", database=self.database.url)
        return Accounts(self.database, settings, Threads("passwords", 1))

    # -- patch -------------------------------------------------------------------------------------------

    async def patch(self, id: str, *, write: bool = False, cut: bool = False) -> Patched:
        """Play the log of a game again by the present rules, with the throws recorded.

        With ``write`` the game goes on from what they make of it; with ``cut``, too, when an answer no longer
        fits: then it goes on from before that answer.
        """
        async with self.database.write() as connection:
            live = await store.load(connection, id)
            stored = await export.match_of(connection, live, opened=True)
            found, match, batch = _replayed(live, stored)
            if not write or (found.problem and not cut):
                return found
            if found.problem:
                await self._rewind(connection, live, match.seq)
                live = await store.load(connection, id)
            await rewrite(connection, live, match, batch, was_over=live.over)
            await self._notify(connection, live.id, live.head.rev + 1)
        return found

    # -- backup ------------------------------------------------------------------------------------------

    async def backup(self, path: Path) -> int:
        """Every row of every table to one file; how many."""
        return await backup.backup(self.database, path)

    async def restore(self, path: Path) -> int:
        """Read a backup into an empty database; how many rows."""
        return await backup.restore(self.database, path)


def _replayed(live: Live, stored: Match) -> tuple[Patched, Match, Batch]:
    """The stored answers by the present rules, as far as they go."""
    head = live.head
    source = stored.sources[0]
    match = Match.restart(
        live.game,
        head.start.scenario,
        head.start.options,
        source=source,
        rolls=stored.start_rolls,
        setup=head.start.setup,
        position=head.start.position,
        players={},
        exact=False,
    )
    match.turn_to_source(stored.sources)
    problem = ""
    for entry in stored.entries:
        try:
            match.feed(entry.seat, str(entry.action), entry.rolls)
        except FlagplotError as error:
            problem = f"answer {entry.seq}, {entry.seat} {entry.action}: {error}"
            break
        match.turn_to_source(stored.sources)
    batch = creation.retraced(match, creation.again(live, match.state))
    same = live.game.digest(match.state) == live.game.digest(live.state)
    found = Patched(live.id, len(stored.entries), len(match.entries), problem, bool(problem) or not same)
    return found, match, batch
