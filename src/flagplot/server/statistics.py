"""Numbers about a game: how powers grew and shrank, and whether the dice were kind."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from flagplot.kernel.telling import may_read
from flagplot.server import numbers, schema
from flagplot.server.documents import Free
from flagplot.server.live import Live

moments, log = schema.moments, schema.log


async def of_game(connection: AsyncConnection, live: Live, seat: str | None) -> Free:
    """Public numbers at the beginning of each turn (``series``) and hits against expectation (``luck``)."""
    answer = (log.c.game_id == moments.c.game_id) & (log.c.seq == moments.c.seq)
    query = select(moments, log.c.apart).join(log, answer, isouter=True).order_by(moments.c.seq)
    query = query.where(moments.c.game_id == live.id)
    series = [
        {"seq": numbers.shown(live, row, seat), "round": row.round, "turn": row.turn} | row.data
        for row in await connection.execute(query)
    ]
    thrown = select(log.c.lines).where(
        log.c.game_id == live.id, log.c.rolls.is_not(None), log.c.lines.is_not(None)
    )
    rows = await connection.execute(thrown.order_by(log.c.seq))
    thrown_by = luck(line for row in rows for line in row.lines)
    return {
        "series": series,
        "luck": {seat: thrown_by[seat] for seat in live.game.meta.seats if seat in thrown_by},
    }


def luck(lines: Iterable[dict[str, Any]]) -> dict[str, dict[str, float]]:
    """For each side: dice thrown to hit, hits expected, hits made. Only throws everybody saw count."""
    found: dict[str, dict[str, float]] = {}
    for line in lines:
        event = line["event"]
        if event.get("event") != "rolled" or not may_read(line, None):
            continue
        who, low, high, sides = (event.get(key) for key in ("who", "low", "high", "sides"))
        if not who or not high:
            continue
        side = found.setdefault(who, {"dice": 0, "expected": 0.0, "hits": 0})
        side["dice"] += len(event["faces"])
        side["expected"] += len(event["faces"]) * (min(high, sides) - low + 1) / sides
        side["hits"] += sum(low <= face <= high for face in event["faces"])
    return {who: {**side, "expected": round(side["expected"], 4)} for who, side in found.items()}
