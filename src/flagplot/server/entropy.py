"""Players add their own randomness to the dice of a game before its first answer: pledge, open, begin.

See ``flagplot.kernel.entropy`` for why nobody can choose the throws. A table waits for those who sit at it;
whoever started the game may go on without some of them, and the record shows it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping

import msgspec
from sqlalchemy import Connection

from flagplot.kernel.entropy import Share, pledge
from flagplot.kernel.sources import Source
from flagplot.kernel.words import the
from flagplot.server import clocks, creation, store
from flagplot.server.documents import Dice, Pledged
from flagplot.server.errors import ApiError
from flagplot.server.live import Live, Seat
from flagplot.server.tables import Tables

change = msgspec.structs.replace


def pledged(live: Live, seat: str, promise: str) -> Source:
    """The dice with the pledge of a seat; when everybody has pledged, pledges are closed."""
    source = _at(live, "pledging")
    others = [share for share in source.shares if share.seat != seat]
    shares = sorted([*others, Share(seat, promise)], key=lambda share: live.game.meta.seats.index(share.seat))
    source = change(source, shares=tuple(shares))
    return change(source, stage="opening") if _everybody(live.seats, source) else source


def opened(live: Live, seat: str, nonce: str) -> Source:
    """The dice with the nonce of a seat; when all that were pledged are open, the dice are ready."""
    source = _at(live, "opening")
    mine = next((share for share in source.shares if share.seat == seat), None)
    if mine is None or mine.pledge != pledge(source.commitment, seat, nonce):
        raise ApiError(422, f"the nonce that {the(seat)} has pledged expected, found another", "wrong_nonce")
    shares = tuple(change(share, nonce=nonce) if share is mine else share for share in source.shares)
    return change(source, shares=shares, stage="" if all(share.nonce for share in shares) else "opening")


def gone_on(live: Live) -> Source:
    """The dice one stage further, without those who have not pledged or opened yet."""
    source = live.head.sources[-1]
    if not source.stage:
        raise ApiError(409, "the dice are ready", "dice_ready")
    return change(source, stage="opening" if source.stage == "pledging" and source.shares else "")


def _at(live: Live, stage: str) -> Source:
    source = live.head.sources[-1]
    if source.stage != stage:
        now = source.stage or "ready"
        raise ApiError(409, f"dice at the stage of {the(stage)} expected, found {the(now)}", "wrong_stage")
    return source


def _everybody(seats: Mapping[str, Seat], source: Source) -> bool:
    """Whether no seat is open and everyone who sits here has pledged, with one seat or another."""
    people = {seat.user for seat in seats.values() if seat.user is not None and seat.behind is None}
    return all(seat.kind != "open" for seat in seats.values()) and people <= {
        seats[share.seat].user for share in source.shares
    }


def shown(source: Source, secret: bytes | None = None) -> Dice:
    """Dice as everybody may know them; numbers that are open are told when nothing more can be added."""
    return Dice(
        seq=source.seq,
        kind=source.kind,
        commitment=source.commitment,
        stage=source.stage,
        shares=[
            Pledged(
                seat=share.seat,
                pledge=share.pledge,
                opened=bool(share.nonce),
                nonce=msgspec.UNSET if source.stage else share.nonce,
            )
            for share in source.shares
        ],
        secret=msgspec.UNSET if secret is None else secret.hex(),
    )


# -- writing it ----------------------------------------------------------------------------------------------


async def write(tables: Tables, live: Live, step: Callable[[], Source]) -> None:
    """Carry the dice of a game one step on; with the last step the game is dealt and may begin."""

    async def change() -> Callable[[Connection], None]:
        source = step()
        fresh = await _dealt(tables, live, source)
        state, now = live.state if fresh is None else fresh.state, time.time()
        begun = [] if source.stage else clocks.turned(live, state.waiting, set(), now)

        def commit(connection: Connection) -> None:
            sources = msgspec.to_builtins([*live.head.sources[:-1], source])
            store.bump(connection, live.head, updated=now, sources=sources)
            if fresh is not None:
                store.deal(connection, live.head, fresh.head, fresh.state)
            for seat in begun:
                store.update_seat(connection, live.id, seat)

        return commit

    await tables.rewrite(live, change)


async def _dealt(tables: Tables, live: Live, source: Source) -> creation.Fresh | None:
    """The game set up again where the dice of its set-up have changed; other dice only go on."""
    if not source.mixed_in or len(live.head.sources) > 1:
        return None
    async with tables.database.read() as connection:
        secrets = await store.secrets_of(connection, live.id)
    return await asyncio.to_thread(creation.dealt, live, secrets[0], source)
