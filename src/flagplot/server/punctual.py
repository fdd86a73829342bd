"""HTTP with time limits: the head of a request, and then its body, must arrive in good time.

uvicorn waits for ever for the rest of a request that has begun; whoever opens enough of them holds all
connections of a server. The limits are for the whole of a part, so a byte now and then does not help.
"""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from flagplot.server.settings import Settings

_WAITING = {h11.IDLE: "head", h11.SEND_BODY: "body"}  # by what the client is about to send


class Punctual(H11Protocol):
    """A connection that is closed when a request does not arrive in time."""

    seconds: ClassVar[dict[str, float]] = {}  # for each part of a request
    _part = ""  # what we are waiting for
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Whoever connects has something to ask."""
        super().connection_made(transport)
        self._expect("head")

    def data_received(self, data: bytes) -> None:
        """Something has arrived: is a part of the request complete?"""
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        """An answer has gone out; the next request may have begun behind the last."""
        super().on_response_complete()
        self._look()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more to wait for."""
        self._expect("")
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on the live connection looks after itself."""
        self._expect("")
        super().handle_websocket_upgrade(event)

    def _look(self) -> None:
        part = "" if self.transport.get_protocol() is not self else _WAITING.get(self.conn.their_state, "")
        if part == "head" and not self.conn.trailing_data[0]:
            part = ""  # between two requests the time limit of idle connections holds
        self._expect(part)

    def _expect(self, part: str) -> None:
        if part == self._part:
            return
        self._part = part
        if self._late is not None:
            self._late.cancel()
            self._late = None
        if part:
            self._late = self.loop.call_later(self.seconds[part], self._give_up)

    def _give_up(self) -> None:
        if not self.transport.is_closing():
            self.transport.abort()


def punctual(settings: Settings) -> type[asyncio.Protocol]:
    """The protocol with the time limits of these settings."""
    seconds: Any = {"head": settings.header_seconds, "body": settings.body_seconds}
    return type("Punctual", (Punctual,), {"seconds": seconds})
