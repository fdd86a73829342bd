"""What a link to a table shows before it is opened, in chats and forums: a title, a line or two, a picture.

Programs that make such previews come without an account, and what they fetch is shown to everybody. So a
preview is made for a stranger, whoever asks for it; where a stranger may not look, it tells nothing.
"""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from collections import OrderedDict
from html import escape
from importlib.util import find_spec
from typing import Any

import msgspec
from litestar import Request
from sqlalchemy import select

from flagplot.kernel.errors import BadInputError
from flagplot.server import schema
from flagplot.server.access import Server
from flagplot.server.api.lobby import cover_file
from flagplot.server.api.seats import invitation_by
from flagplot.server.api.table import moment_of
from flagplot.server.budget import working
from flagplot.server.errors import ApiError, Missing
from flagplot.server.live import Live
from flagplot.server.security import Caller, guest

WIDTH, HEIGHT = 1200, 630  # what those who show previews ask for
_KEPT = 24  # pictures
_QUEUE = 8  # strangers who wait for one
_PATIENCE = 60.0  # seconds for a picture
_LONGEST = 200  # letters of a description
_NAME = re.compile(r"[A-Za-z0-9_-]{1,64}")  # ids and tokens
_TITLE = "<title>Flagplot</title>"
_SITE = "Flagplot"
comments = schema.comments


class Preview(msgspec.Struct, frozen=True):
    """The title of a place, what is said of it, and the address of its picture without the server's name."""

    title: str
    about: str
    picture: str = ""
    painted: bool = False  # the picture is the board, in the size that is asked for


class Gallery:
    """Pictures of boards as a stranger sees them, painted one at a time; the last ones are kept."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._kept: OrderedDict[tuple[str, int, int], bytes] = OrderedDict()
        self._easel = asyncio.Lock()
        self._waiting = 0

    async def picture(self, live: Live, seq: int | None) -> bytes:
        """The board of a table, now or after an answer as spectators count them, as PNG."""
        last = live.number(None)
        at = last if seq is None else min(seq, last)
        key = live.id, at, live.rev_of(None)
        if key in self._kept:
            return self._kept[key]
        if self._waiting >= _QUEUE:
            raise ApiError(503, "too many pictures are being painted", headers={"Retry-After": "10"})
        self._waiting += 1
        try:
            async with self._easel:
                if key not in self._kept:
                    self._kept[key] = await self._painted(live, at)
                    if len(self._kept) > _KEPT:
                        self._kept.popitem(last=False)
                return self._kept[key]
        finally:
            self._waiting -= 1

    async def _painted(self, live: Live, at: int) -> bytes:
        server = self.server
        now = at == live.number(None)
        state = live.state if now else (await moment_of(server, live, None, at))[1]

        def paint() -> bytes:
            with working(live):
                drawn = live.game.drawn(state, None, width=WIDTH, height=HEIGHT)
            return rendered(str(drawn))

        return await server.crew.files.run(paint)


def can_paint() -> bool:
    """Whether the renderer is there; without it previews show the box of the game."""
    return find_spec("resvg_py") is not None


def rendered(svg: str) -> bytes:
    """A drawing as PNG, by a process of its own."""
    command = [sys.executable, "-m", "flagplot.pictures"]
    ran = subprocess.run(command, input=svg.encode(), capture_output=True, timeout=_PATIENCE, check=False)
    if ran.returncode:
        why = ran.stderr.decode(errors="backslashreplace")
        raise RuntimeError(f"a picture could not be painted: {why[-500:]}")
    return ran.stdout


def stranger(server: Server, request: Request[Any, Any, Any]) -> Caller | None:
    """Whoever asks, without an account; None where nobody may look without one."""
    return guest(server.settings, dict(request.scope), dict(request.headers), server.instance)


async def preview_of(server: Server, request: Request[Any, Any, Any], path: str) -> Preview | None:
    """The preview of ``game/ID``, ``game/ID/ANSWER`` or ``join/TOKEN`` in the client; None where none is."""
    place, _, rest = path.partition("/")
    name, _, at = rest.partition("/")
    if place not in ("game", "join") or not _NAME.fullmatch(name):
        return None
    try:
        if place == "join":
            return await _invitation(server, name)
        caller = stranger(server, request)
        if caller is None:
            return None
        live = await server.open(name, caller)
    except (ApiError, BadInputError):  # nothing there, or not for strangers: both look the same
        return None
    moment = int(at) if at.isdecimal() and len(at) < 10 else None
    return await _table(server, live, moment)


async def _table(server: Server, live: Live, seq: int | None) -> Preview:
    meta = live.game.meta
    last = live.number(None)
    players = server.tables.showing.players(live)
    names = dict.fromkeys(one.name for one in players.values() if one.name)
    who = ", ".join(names)
    scenario = meta.scenario(live.head.start.scenario).title
    about = [f"{meta.title}: {scenario}." if scenario != meta.title else f"{meta.title}."]
    query = ""
    if seq is not None and seq <= last:
        query = f"?seq={seq}"
        about.append(await _said(server, live, seq) or f"After answer {seq} of {last}.")
    else:
        about.append(
            "The game is over." if live.over else f"{live.game.a_round.capitalize()} {live.mark.round}."
        )
    if who:
        about.append(f"Played by {who}.")
    painted = can_paint()
    address = f"/api/games/{live.id}/preview.png{query}" if painted else _cover(live.head.game)
    return Preview(live.head.name, " ".join(about), address, painted)


async def _said(server: Server, live: Live, seq: int) -> str:
    """The first comment on a moment; none while answers are hidden, for then numbers differ."""
    if live.state.apart and not live.over:
        return ""
    query = select(comments.c.name, comments.c.text).order_by(comments.c.number).limit(1)
    async with server.database.read() as connection:
        here = query.where(comments.c.game_id == live.id, comments.c.seq == seq)
        row = (await connection.execute(here)).one_or_none()
    return f"{row.name}: {row.text}" if row is not None and row.name else ""


async def _invitation(server: Server, token: str) -> Preview | None:
    """Who invites to what: whoever has the link may know."""
    try:
        found = await invitation_by(server, token)
    except Missing:
        return None
    live = await server.tables.fresh(found.id)
    title = live.game.meta.title
    host = f"{found.host} invites you to {title}" if found.host else f"An invitation to {title}"
    return Preview(host, f"{found.name}: {found.scenario}. Take a seat.", _cover(found.game))


def _cover(game: str) -> str:
    return f"/api/covers/{game}" if cover_file(game) is not None else ""


def dressed(html: str, preview: Preview, base: str) -> str:
    """The client's page with a preview in its head."""
    size = [("og:image:width", str(WIDTH)), ("og:image:height", str(HEIGHT))]
    told = [
        ("og:site_name", _SITE),
        ("og:type", "website"),
        ("og:title", _short(preview.title, 100)),
        ("og:description", _short(preview.about, _LONGEST)),
        *([("og:image", base + preview.picture)] if preview.picture else []),
        *(size if preview.painted else []),
    ]
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in told]
    card = "summary_large_image" if preview.picture else "summary"
    lines.append(f'<meta name="twitter:card" content="{card}" />')
    title = f"<title>{escape(_short(preview.title, 100))} · {_SITE}</title>"
    return html.replace(_TITLE, "\n    ".join([*lines, title]), 1)


def _short(text: str, most: int) -> str:
    plain = " ".join(text.split())
    return plain if len(plain) <= most else plain[: most - 1].rstrip() + "…"
