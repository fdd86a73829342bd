"""Notices for players who are not at the table: e-mail and web hooks that say whose turn it is."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import smtplib
import socket
import ssl
import urllib.request
from email.message import EmailMessage
from typing import Any
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import select

from flagplot.server.access import Server
from flagplot.server.live import Live
from flagplot.server.schema import users
from flagplot.server.settings import Mail, Settings

logger = logging.getLogger("flagplot.server")

_TIMEOUT = 10.0
_AT_ONCE = 8


class Turn(msgspec.Struct, frozen=True):
    """What a notice says."""

    game: str
    title: str
    name: str
    seat: str
    round: int
    prompt: str
    url: str


class Notices:
    """Tells absent players that they are asked, once for each time play comes to them."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._tasks: set[asyncio.Task[None]] = set()
        self._room = asyncio.Semaphore(_AT_ONCE)
        self.sent = 0

    async def start(self) -> None:
        """Listen to changes."""
        self.server.tables.changed.append(self.changed)

    async def stop(self) -> None:
        """Drop what has not been sent."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def changed(self, live: Live, asked: tuple[str, ...]) -> None:
        """Play went on: whoever is asked now and was not before gets a notice, unless they are looking."""
        online = self.server.hub.online(live.id)
        for name in live.state.waiting:
            seat = live.seats[name]
            if name in asked or seat.user is None or seat.automatic or seat.user in online:
                continue
            task = asyncio.create_task(self._later(live, name, seat.user))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _later(self, live: Live, seat: str, user: str) -> None:
        """Wait a moment, for standing orders or the player may answer at once, then send."""
        await asyncio.sleep(self.server.settings.notice_delay)
        if seat not in live.state.waiting or live.seats[seat].user != user:
            return
        async with self.server.database.read() as connection:
            query = select(users.c.email, users.c.webhook).where(users.c.id == user)
            row = (await connection.execute(query)).one_or_none()
        if row is None or not (row.email or row.webhook):
            return
        turn = self.turn(live, seat)
        settings = self.server.settings
        async with self._room:
            if row.webhook:
                await self._try(post_webhook, settings, row.webhook, turn)
            if row.email and settings.mail is not None:
                await self._try(send_mail, settings.mail, row.email, turn)

    async def _try(self, send: Any, *arguments: Any) -> None:
        try:
            await asyncio.to_thread(send, *arguments)
            self.sent += 1
        except Exception as error:  # a broken mailbox must not disturb the game
            logger.warning("a notice could not be sent", extra={"reason": f"{type(error).__name__}: {error}"})

    def turn(self, live: Live, seat: str) -> Turn:
        """What to say; only what the seat itself may know."""
        base = self.server.settings.public_url.rstrip("/")
        prompt = live.game.prompt(live.state, seat)
        title = live.game.meta.title
        return Turn(live.id, title, live.head.name, seat, live.mark.round, prompt, f"{base}/#/game/{live.id}")


def send_mail(mail: Mail, to: str, turn: Turn) -> None:
    """One e-mail."""
    message = EmailMessage()
    message["From"], message["To"] = mail.sender, to
    message["Subject"] = f"Your turn in {_line(turn.name)} ({turn.seat})"
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(
        f"{turn.title}, round {turn.round}: it is the turn of {turn.seat}.\n\n{turn.prompt}\n\n{turn.url}\n"
    )
    context = ssl.create_default_context() if mail.tls != "none" else None
    if mail.tls == "tls":
        client: smtplib.SMTP = smtplib.SMTP_SSL(mail.host, mail.port, timeout=_TIMEOUT, context=context)
    else:
        client = smtplib.SMTP(mail.host, mail.port, timeout=_TIMEOUT)
    with client:
        if mail.tls == "starttls":
            client.starttls(context=context)
        if mail.user:
            client.login(mail.user, mail.password)
        client.send_message(message)


def post_webhook(settings: Settings, url: str, turn: Turn) -> None:
    """One POST with a JSON document; services that show ``text`` or ``content`` show a sentence."""
    check_address(settings, url)
    sentence = f"{turn.name}: it is the turn of {turn.seat}. {turn.prompt} {turn.url}"
    body = msgspec.json.encode(msgspec.structs.asdict(turn) | {"text": sentence, "content": sentence})
    headers = {"Content-Type": "application/json", "User-Agent": "flagplot"}
    request = urllib.request.Request(url, data=body, headers=headers, method="POST")
    opener = urllib.request.build_opener(_NoRedirect)
    with opener.open(request, timeout=_TIMEOUT) as answer:
        answer.read(1024)


def check_address(settings: Settings, url: str) -> None:
    """Refuse web hooks that point into the server's own network."""
    if settings.private_webhooks:
        return
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise ValueError("an http or https address expected")
    for found in socket.getaddrinfo(parts.hostname, parts.port or 443, type=socket.SOCK_STREAM):
        address = ipaddress.ip_address(found[4][0])
        if not address.is_global:
            raise ValueError("web hooks to private addresses are not allowed")


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *arguments: Any, **more: Any) -> None:
        return None


def _line(text: str) -> str:
    return " ".join(text.split())
