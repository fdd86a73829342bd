"""The report of a game, turn by turn, as a page to read and to print."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from litestar import MediaType, Response, get
from litestar.params import QueryParameter
from sqlalchemy import select

from flagplot.kernel.event import Mark
from flagplot.kernel.report import Told, compiled
from flagplot.kernel.telling import numbered, told
from flagplot.server import numbers, schema
from flagplot.server.access import GameId, TheCaller, TheServer, eyes
from flagplot.server.api.table import SeatQuery
from flagplot.server.live import Live
from flagplot.server.security import FOR_GUESTS

_POLICY = {"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'"}
TurnsQuery = Annotated[int | None, QueryParameter(ge=1, le=10_000, description="Only the last ones")]


@get(
    "/api/games/{id:str}/report",
    tags=["table"],
    summary="The game told turn by turn",
    media_type=MediaType.HTML,
    opt=FOR_GUESTS,
)
async def report(
    id: GameId, server: TheServer, caller: TheCaller, seat: SeatQuery = None, turns: TurnsQuery = None
) -> Response[str]:
    """What was fought, taken and moved, as far as the seat may know it."""
    live = await server.open(id, caller)
    who = eyes(live, caller, seat)
    log = schema.log
    columns = (log.c.seq, log.c.seat, log.c.lines, log.c.apart, log.c.round, log.c.turn, log.c.phase)
    known = (log.c.game_id == id, numbers.readable(live, who))
    async with server.database.read() as connection:
        rows = list(await connection.execute(select(*columns).where(*known).order_by(log.c.seq)))
    name, game = live.head.name, live.game.meta.title
    title = name if name == game else f"{name} ({game})"
    page = await server.crew.files.run(
        lambda: compiled(live.game, title, _answers(live, rows, who), last=turns).html()
    )
    return Response(page, media_type=MediaType.HTML, headers=_POLICY)


def _answers(live: Live, rows: list[Any], seat: str | None) -> Iterator[Told]:
    """The answers of the log, each with where play stood before it."""
    mark, over = live.head.start.mark, live.over
    start = numbered(live.head.base, "", live.head.start.lines)
    yield Told(mark, live.head.base, told(start, seat, everything=over))
    for row in rows:
        lines = numbered(row.seq, row.seat, row.lines, row.apart)
        yield Told(mark, row.seq, told(lines, seat, everything=over))
        mark = Mark(row.round, row.turn, row.phase)
