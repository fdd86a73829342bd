"""Boards to look at: what is on the shelf, and each map as a file that may be kept for ever."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.params import FromPath, QueryParameter

from flagplot.board import shelf
from flagplot.server.api.answers import Topology, bytes_of
from flagplot.server.errors import Missing
from flagplot.server.packed import Packed


class BoardLine(msgspec.Struct):
    """A board as the lobby lists it; ``map`` is the address of its map, which never changes."""

    id: str
    title: str
    about: str
    map: str


@cache
def chart_of(id: str) -> Packed | None:
    """The drawn map of a board on the shelf."""
    known = any(board.id == id for board in shelf.boards())
    return Packed.printed(shelf.drawn(id)) if known else None


@get("/api/boards", tags=["lobby"], summary="Boards to look at")
async def boards() -> list[BoardLine]:
    """Every board on the shelf, with the address of its map."""
    found = []
    for board in shelf.boards():
        chart = chart_of(board.id)
        version = chart.digest if chart else ""
        address = f"/api/boards/{board.id}/map.json?v={version}"
        found.append(BoardLine(board.id, board.title, board.about, address))
    return found


@get(
    "/api/boards/{board:str}/map.json",
    tags=["lobby"],
    summary="The map of a board to look at",
    media_type=MediaType.JSON,
    opt={"packed": True},
    responses=bytes_of(Topology),
)
async def board_map(
    request: Request[Any, Any, Any],
    board: FromPath[str],
    v: Annotated[str, QueryParameter(max_length=64)] = "",
) -> Response[bytes]:
    """TopoJSON with a member ``hexes``; with its digest as ``v`` it may be kept for ever."""
    chart = chart_of(board)
    if chart is None:
        raise Missing("board", board)
    return chart.answer(request, lasting=v == chart.digest)
