"""The application: all parts put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import flagplot
from flagplot.kernel.errors import BadInputError, MissingPackageError, RefusedError
from flagplot.kernel.patience import StoppedError
from flagplot.server import errors, traces
from flagplot.server.access import Server, provide_caller
from flagplot.server.api import (
    advice,
    auth,
    boards,
    catalogs,
    dice,
    health,
    keeping,
    lessons,
    letters,
    live,
    lobby,
    notices,
    odds,
    oidc,
    open_tables,
    overlays,
    pictures,
    programs,
    proposals,
    reports,
    rests,
    seats,
    study,
    table,
)
from flagplot.server.lookout import Lookout
from flagplot.server.metrics import Meter
from flagplot.server.previews import Gallery
from flagplot.server.security import Gate, Hardened
from flagplot.server.settings import Settings
from flagplot.server.static import Client, page
from flagplot.server.sweep import Sweeper

MAX_BODY = 1_000_000

LOBBY = (
    lobby.meta, lobby.rules_of, lobby.map_of, lobby.cover, lobby.my_games, open_tables.open_tables,
    lobby.new_game, lobby.import_game, lobby.look_into, boards.boards, boards.board_map, dice.share,
    dice.go_on,
)  # fmt: skip
TABLE = (
    table.game, table.view, table.log, table.history, table.stats, table.act, table.undo, table.why,
    table.outlook, table.preview, table.plot, pictures.picture, pictures.preview_picture,
    reports.report, odds.odds, odds.planned,
    odds.all_planned, odds.tried, odds.luck, overlays.overlay, proposals.proposal, advice.advice,
    lessons.lesson, catalogs.catalog, keeping.change, keeping.throw_away,
)  # fmt: skip
SEATS = (
    seats.change_seat, seats.invite, seats.withdraw, seats.invited, seats.join, seats.read_chat, seats.say,
    seats.read_notes, seats.write_notes, seats.read_orders, seats.write_orders, programs.hand_over,
    programs.take_back, rests.rest, study.read_comments, study.comment, study.remove,
)  # fmt: skip
ACCOUNTS = (
    auth.register,
    auth.login,
    auth.logout,
    auth.change_password,
    letters.forgot,
    letters.reset,
    letters.confirm,
    letters.close,
    oidc.leave,
    oidc.arrive,
    notices.read_notices,
    notices.write_notices,
    notices.add_channel,
    notices.remove_channel,
    notices.try_channel,
)
OPERATION = (health.health, health.metrics, health.reference, health.openapi, live.live, page)


def create_app(settings: Settings) -> Litestar:
    """A server for these settings."""
    server = Server(settings)
    client = Client(settings.public_url)
    gallery = Gallery(server)

    def the_server() -> Server:
        return server

    def the_client() -> Client:
        return client

    def the_gallery() -> Gallery:
        return gallery

    return Litestar(
        route_handlers=[*LOBBY, *TABLE, *SEATS, *ACCOUNTS, *OPERATION],
        dependencies={
            "server": Provide(the_server, sync_to_thread=False),
            "client": Provide(the_client, sync_to_thread=False),
            "gallery": Provide(the_gallery, sync_to_thread=False),
            "caller": Provide(provide_caller),
        },
        middleware=[
            *traces.layers(),
            Meter(server.metrics),
            Gate(settings, server.accounts, server.programs),
        ],
        exception_handlers=_handlers(),
        lifespan=[_lifespan(server)],
        openapi_config=_openapi(),
        request_max_body_size=MAX_BODY,
        compression_config=_compression() if settings.shared else None,
        before_send=[Hardened(settings)],
        logging_config=None,
        debug=False,
    )


def _compression() -> CompressionConfig:
    """Answers are compressed, except by handlers that bring a compressed copy (``packed``)."""
    return CompressionConfig(
        backend="gzip", minimum_size=1500, gzip_compress_level=4, exclude_opt_key="packed"
    )


def _handlers() -> dict[Any, Any]:
    return {
        errors.ApiError: errors.on_api_error,
        RefusedError: errors.on_refused,
        BadInputError: errors.on_bad_input,
        MissingPackageError: errors.on_missing,
        StoppedError: errors.on_stopped,
        HTTPException: errors.on_http,
        RecursionError: errors.on_too_deep,
        UnicodeDecodeError: errors.on_no_text,
        Exception: errors.on_bug,
    }


def _openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Flagplot",
        version=flagplot.__version__,
        description="Board wargames with every rule enforced and explained.",
        path="/api/schema",
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
    )


def _lifespan(server: Server) -> Any:
    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        app.state.server = server
        await server.database.upgrade()
        parts: list[Any] = []
        if server.database.postgres:
            from flagplot.server.fanout import Fanout  # needs asyncpg

            parts.append(Fanout(server))
        else:
            parts.append(Lookout(server))
        parts += [server.metrics, Sweeper(server)]
        if server.settings.shared:
            from flagplot.server.notices import Notices

            parts.append(Notices(server))
        try:
            for part in parts:
                await part.start()
            yield
        finally:
            for part in reversed(parts):
                await part.stop()
            await server.driving.close()
            server.crew.close()
            await server.database.close()

    return running
