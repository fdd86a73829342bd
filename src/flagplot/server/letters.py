"""Letters to people: addresses that are confirmed, passwords that were forgotten.

A letter carries a key, of which only the hash is kept. Whoever has it has read the letter, and nothing else
is asked; it is good once and not for long. Nobody learns from an answer whether there is such a user.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from email.message import EmailMessage
from hashlib import sha256
from typing import Any, Literal

from sqlalchemy import Connection, delete, insert, select, update

from flagplot.server.errors import ApiError
from flagplot.server.mail import hand_in
from flagplot.server.schema import letter_keys, users
from flagplot.server.settings import Mail, Settings

Purpose = Literal["confirm", "reset"]
LASTS: dict[Purpose, float] = {"confirm": 3 * 86400.0, "reset": 3600.0}  # seconds


def new_key(connection: Connection, user: str, purpose: Purpose, email: str) -> str:
    """A key for a letter to a user; earlier ones for the same purpose are good no more."""
    token, now = secrets.token_urlsafe(24), time.time()
    same = (letter_keys.c.user_id == user, letter_keys.c.purpose == purpose)
    connection.execute(delete(letter_keys).where(*same))
    connection.execute(delete(letter_keys).where(letter_keys.c.expires < now))
    row = {"token": _hashed(token), "user_id": user, "purpose": purpose, "email": email}
    connection.execute(insert(letter_keys).values(**row, expires=now + LASTS[purpose]))
    return token


def use_key(connection: Connection, token: str, purpose: Purpose) -> tuple[str, str]:
    """The user and the address a key was sent to; it is used up."""
    mine = (letter_keys.c.token == _hashed(token), letter_keys.c.purpose == purpose)
    row = connection.execute(select(letter_keys).where(*mine)).one_or_none()
    if row is None or row.expires < time.time():
        raise ApiError(404, "this link has been used, or is too old; ask for another letter", "old_link")
    connection.execute(delete(letter_keys).where(*mine))
    return str(row.user_id), str(row.email)


def confirm(connection: Connection, token: str) -> str:
    """An address is the user's own, unless another one has been entered since; the user's id."""
    user, email = use_key(connection, token, "confirm")
    mine = (users.c.id == user, users.c.email == email)
    if connection.execute(update(users).where(*mine).values(confirmed=True)).rowcount != 1:
        raise ApiError(404, "this link has been used, or is too old; ask for another letter", "old_link")
    return user


def to_confirm(settings: Settings, mail: Mail, name: str, to: str, token: str) -> Callable[[], None]:
    """What sends the letter that asks whether an address is somebody's own."""
    text = (
        f"Hello {name},\n\nsomebody entered this address at {settings.public_url}, where board wargames are "
        "played. If it was you, open this link, and you will be told here when a game waits for you:\n\n"
        f"{settings.public_url}/#/confirm/{token}\n\nIf it was not, do nothing: no more letters will come.\n"
    )
    return lambda: hand_in(mail, _letter(mail, to, "Is this your address?", text))


def to_reset(settings: Settings, mail: Mail, name: str, to: str, token: str) -> Callable[[], None]:
    """What sends the letter to somebody who has forgotten the password."""
    text = (
        f"Hello {name},\n\nthis link lets you choose another password at {settings.public_url}; it is good "
        f"for an hour and once:\n\n{settings.public_url}/#/reset/{token}\n\n"
        "If you did not ask for it, do nothing: your password stays as it is.\n"
    )
    return lambda: hand_in(mail, _letter(mail, to, "Another password", text))


def _letter(mail: Mail, to: str, subject: str, text: str) -> EmailMessage:
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = mail.sender, to, f"Flagplot: {subject}"
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    return message


def user_to_remind(connection: Connection, folded: tuple[str, ...], email: str) -> Any:
    """Whoever is meant by a name or a confirmed address, if there is an address to write to."""
    known = users.c.folded.in_(folded) | (users.c.email == email)
    query = select(users.c.id, users.c.name, users.c.email).where(known, users.c.confirmed.is_(True))
    return connection.execute(query.where(users.c.email != "").limit(1)).one_or_none()


def _hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()
