"""What is printed: names, prices, powers, marks, as the game itself tells it. Clients know no game."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get

import flagplot
from flagplot.server.access import GameId, TheCaller, TheServer
from flagplot.server.api.answers import Look, bytes_of
from flagplot.server.api.printed import Catalog
from flagplot.server.packed import Packed
from flagplot.server.security import FOR_ALL


@lru_cache(maxsize=64)
def printed(game: str, scenario: str, options: str) -> Packed:
    """The catalog of a game with these options (as JSON)."""
    found = flagplot.game(game)
    document = found.catalog(scenario, msgspec.json.decode(options))
    standing = [policy.document() for policy in found.policies()]
    return Packed.of(msgspec.json.encode(document | {"standing": standing}))


def looks(game: str) -> dict[str, Look]:
    """How the powers of a game look and are called; the lobby shows them before there is a game."""
    about = flagplot.game(game).meta
    document = flagplot.game(game).catalog(about.scenarios[0].id, about.check_options())
    return msgspec.convert(document.get("powers", {}), dict[str, Look])


@get(
    "/api/games/{id:str}/catalog",
    tags=["table"],
    summary="What is printed: unit types, powers, spaces, words",
    media_type=MediaType.JSON,
    opt={"packed": True, **FOR_ALL},
    responses=bytes_of(Catalog),
)
async def catalog(
    request: Request[Any, Any, Any], id: GameId, server: TheServer, caller: TheCaller
) -> Response[bytes]:
    """Never changes during a game; the keys are those of ``Game.catalog``, and ``standing`` orders."""
    live = await server.open(id, caller)
    options = msgspec.json.encode(live.state.options, order="sorted").decode()
    return printed(live.head.game, live.state.scenario, options).answer(request)
