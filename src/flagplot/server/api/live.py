"""The live connection: the open question first, then everything as it happens.

Nothing is ever only an event: a message carries the whole view, or, for a client that asks for ``changes``,
what has changed in the view it was last sent. A client that was away simply connects again and goes on at the
very question that is open.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from flagplot.kernel.errors import BadInputError
from flagplot.server.access import GameId, TheCaller, TheServer, eyes
from flagplot.server.documents import Pong, Watch
from flagplot.server.errors import ApiError, Missing
from flagplot.server.hub import Watcher
from flagplot.server.live import Live
from flagplot.server.security import FOR_PROGRAMS, Caller, guest
from flagplot.server.tables import encode

_BREATH = 0.02  # seconds between messages of one client; whoever sends more waits
_PATIENCE = 30.0  # seconds to say what to watch


_decode = msgspec.json.Decoder(Watch).decode


@websocket("/api/games/{id:str}/live", opt=FOR_PROGRAMS)
async def live(socket: WebSocket[Any, Any, Any], id: GameId, server: TheServer) -> None:
    """Watch a game."""
    caller = socket.scope.get("user")
    if not isinstance(caller, Caller):
        caller = guest(server.settings, dict(socket.scope), dict(socket.headers), server.instance)
    await socket.accept()
    if not isinstance(caller, Caller):
        await socket.close(code=4401, reason="login_needed")
        return
    try:
        game = await server.open(id, caller)
        if server.settings.shared and server.hub.of_user(caller.id) >= server.settings.connections_each:
            raise ApiError(429, "too many connections")
        wish = await asyncio.wait_for(_wish(socket), _PATIENCE)
        seat = eyes(game, caller, wish.seat)
        watcher = Watcher(caller.id, caller.name, seat, caller.token, changes=wish.changes)
    except ApiError as error:
        if error.status != 401:  # who is asked to log in is told nothing else
            await socket.send_text(encode(error.failure(server.language)).decode())
        await socket.close(code=4000 + error.status, reason=error.code)
        return
    except (BadInputError, msgspec.MsgspecError, TimeoutError) as error:
        await socket.send_text(encode(_complaint(error).failure(server.language)).decode())
        await socket.close(code=4400, reason="bad_request")
        return
    except WebSocketDisconnect:
        return
    await _watch(socket, server, game, caller, watcher)


def _complaint(error: Exception) -> ApiError:
    text = str(error)[:300] or 'a first message such as {"watch": true, "seat": "red"} expected'
    return ApiError(400, text, foreign=True)


async def _wish(socket: WebSocket[Any, Any, Any]) -> Watch:
    return _decode(await socket.receive_data(mode="text"))


async def _watch(
    socket: WebSocket[Any, Any, Any], server: TheServer, game: Live, caller: TheCaller, watcher: Watcher
) -> None:
    server.hub.join(game.id, watcher)
    tasks: set[asyncio.Task[Any]] = set()
    try:
        # what happened elsewhere before the room was open was told to nobody here
        game = await server.open(game.id, caller)
        server.tables.showing.greet(game, watcher)
        await server.came(game, caller)
        tasks = {
            asyncio.create_task(_send(socket, watcher)),
            asyncio.create_task(_receive(socket, server, game, caller, watcher)),
            asyncio.create_task(watcher.cut.wait()),
        }
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    except Missing:  # thrown away in this very moment
        await _close(socket, 4404, "not_found")
    finally:
        server.hub.leave(game.id, watcher)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await server.went(game, caller)
    if watcher.cut.is_set():
        await _close(socket, *watcher.why)


async def _close(socket: WebSocket[Any, Any, Any], code: int, reason: str) -> None:
    try:
        await socket.close(code=code, reason=reason)
    except Exception:  # it is gone already
        return


async def _send(socket: WebSocket[Any, Any, Any], watcher: Watcher) -> None:
    while True:
        message = await watcher.queue.get()
        await socket.send_text(message.decode())


async def _receive(
    socket: WebSocket[Any, Any, Any], server: TheServer, game: Live, caller: TheCaller, watcher: Watcher
) -> None:
    """Change the seat to look through, answer pings; anything else ends the connection."""
    while True:
        try:
            wish = await _wish(socket)
            await asyncio.sleep(_BREATH)
            if wish.ping is not None:
                watcher.send(encode(Pong(ping=wish.ping)))
                continue
            watcher.changes = wish.changes
            watcher.seat = eyes(await server.open(game.id, caller), caller, wish.seat)
        except WebSocketDisconnect:
            return
        except ApiError as error:
            watcher.send(encode(error.failure(server.language)))
            continue
        except (BadInputError, msgspec.MsgspecError) as error:
            watcher.send(encode(_complaint(error).failure(server.language)))
            continue
        server.tables.showing.greet(game, watcher)
