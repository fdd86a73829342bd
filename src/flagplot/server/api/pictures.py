"""The board as a picture, now or at an earlier moment, as whoever asks may see it."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from flagplot.kernel.errors import BadInputError
from flagplot.pictures.board import NARROWEST, WIDEST, WIDTH
from flagplot.server.access import GameId, TheCaller, TheServer, eyes
from flagplot.server.api.table import SeatQuery, SeqQuery, moment_of
from flagplot.server.budget import working
from flagplot.server.errors import ApiError, Missing
from flagplot.server.previews import Gallery, can_paint, stranger
from flagplot.server.security import FOR_GUESTS

SVG, PNG = "image/svg+xml", "image/png"
_KEPT = 300  # seconds
WidthQuery = Annotated[int, QueryParameter(ge=NARROWEST, le=WIDEST, description="Pixels")]


@get(
    "/api/games/{id:str}/picture",
    tags=["table"],
    summary="The board as SVG",
    media_type=SVG,
    opt=FOR_GUESTS,
)
async def picture(
    id: GameId,
    server: TheServer,
    caller: TheCaller,
    seat: SeatQuery = None,
    seq: SeqQuery = None,
    width: WidthQuery = WIDTH,
) -> Response[bytes]:
    """What the seat sees, drawn on the map; with ``seq`` an earlier moment."""
    live = await server.open(id, caller)
    who = eyes(live, caller, seat)
    last = live.number(who)
    state = live.state if seq is None or seq == last else (await moment_of(server, live, who, seq))[1]

    def draw() -> bytes:
        with working(live):
            return str(live.game.drawn(state, who, width=width)).encode()

    try:
        drawn = await server.crew.files.run(draw)
    except BadInputError as error:
        raise ApiError(404, str(error), foreign=True) from None
    name = f"{live.head.game}-{id}-{last if seq is None else seq}.svg"
    return Response(drawn, media_type=SVG, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@get(
    "/api/games/{id:str}/preview.png",
    tags=["table"],
    summary="The board for the preview of a link",
    media_type=PNG,
    opt=FOR_GUESTS,
)
async def preview_picture(
    request: Request[Any, Any, Any],
    id: GameId,
    server: TheServer,
    gallery: NamedDependency[Gallery],
    seq: SeqQuery = None,
) -> Response[bytes]:
    """As a stranger sees it, whoever asks, where strangers may look; with ``seq`` an earlier moment."""
    caller = stranger(server, request)
    if caller is None or not can_paint():
        raise Missing("picture", id)
    try:
        live = await server.open(id, caller)
    except ApiError:  # also for who is logged in: what is painted is a stranger's
        raise Missing("picture", id) from None
    try:
        painted = await gallery.picture(live, seq)
    except BadInputError as error:
        raise ApiError(404, str(error), foreign=True) from None
    return Response(painted, media_type=PNG, headers={"Cache-Control": f"public, max-age={_KEPT}"})
