"""Letters with links, sent beside the answer to a request."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from flagplot.server import letters
from flagplot.server.access import Server, accounts_of, slow_down
from flagplot.server.errors import ApiError
from flagplot.server.settings import Mail

logger = logging.getLogger("flagplot.server")
_underway: set[asyncio.Task[None]] = set()


def send_letter(server: Server, send: Callable[[], None]) -> None:
    """Hand a letter in beside the answer, which must not tell by its time whether there was one."""

    async def sending() -> None:
        try:
            await server.crew.letters.run(send)
            server.notices += 1
        except Exception as error:
            logger.warning("a letter could not be sent", extra={"reason": f"{type(error).__name__}: {error}"})

    task = asyncio.create_task(sending())
    _underway.add(task)
    task.add_done_callback(_underway.discard)


def mail_of(server: Server) -> Mail:
    """Where letters with links are handed in."""
    if server.settings.mail is None or not server.settings.writes_letters:
        raise ApiError(404, "this server sends no letters")
    return server.settings.mail


async def ask_to_confirm(server: Server, user: str, name: str, email: str) -> None:
    """Send the letter that asks whether an address is the user's own, if letters can be sent."""
    mail = server.settings.mail
    if mail is None or not server.settings.writes_letters or not email:
        return
    accounts = accounts_of(server)
    slow_down(await accounts.letters.take("confirm " + user))
    token = await server.database.transact(lambda found: letters.new_key(found, user, "confirm", email))
    send_letter(server, letters.to_confirm(server.settings, mail, name, email, token))
