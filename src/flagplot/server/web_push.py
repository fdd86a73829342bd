"""Web Push: messages sealed for one browser and signed by this server. Needs the extra ``push``.

The key that signs is made once and kept in the database; browsers that subscribe remember its public half.
"""

from __future__ import annotations

import base64
import re
import time
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from flagplot.kernel.errors import BadInputError, MissingPackageError
from flagplot.server.schema import own_keys

_NAME = "vapid"
_LASTS = 86400  # seconds a push service keeps a message for a browser that is away
_KEY = re.compile(r"[\w-]{10,200}=*")


def check(keys: dict[str, str] | None) -> None:
    """Refuse what is not the keys of a browser."""
    found = keys or {}
    if {*found} != {"p256dh", "auth"} or not all(_KEY.fullmatch(value) for value in found.values()):
        raise BadInputError("push: keys p256dh and auth of a subscription expected")


def signing_key(connection: Connection) -> str:
    """The private key of this server, made when it is first asked for."""
    query = select(own_keys.c.value).where(own_keys.c.name == _NAME)
    found = connection.execute(query).scalar_one_or_none()
    if found is not None:
        return str(found)
    made = _vapid()
    made.generate_keys()
    text = made.private_pem().decode()
    try:
        with connection.begin_nested():
            connection.execute(insert(own_keys).values(name=_NAME, value=text))
    except IntegrityError:  # another process was quicker
        return str(connection.execute(query).scalar_one())
    return str(text)


def public_key(private: str) -> str:
    """What browsers subscribe with."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point = _vapid(private).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).decode().rstrip("=")


def sealed(
    address: str, keys: dict[str, str], told: bytes, private: str, contact: str
) -> tuple[bytes, dict[str, str]]:
    """A message only the browser can read, and headers that say who sends it."""
    from pywebpush import WebPusher

    body = WebPusher({"endpoint": address, "keys": keys}).encode(told, content_encoding="aes128gcm")["body"]
    parts = urlsplit(address)
    claims = {"sub": contact, "aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + 12 * 3600}
    headers = {"TTL": str(_LASTS), "Content-Encoding": "aes128gcm"}
    headers["Content-Type"] = "application/octet-stream"
    return bytes(body), headers | dict(_vapid(private).sign(claims))


def _vapid(private: str | None = None) -> Any:
    try:
        from py_vapid import Vapid02
    except ImportError:
        raise MissingPackageError("Web Push needs more packages: pip install 'flagplot[push]'") from None
    return Vapid02() if private is None else Vapid02.from_pem(private.encode())
