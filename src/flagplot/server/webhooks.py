"""Posting to addresses that players choose, without being led into the server's own network.

The name is looked up once, every address it has is checked, and the connection goes to an address that was
checked: a name that changes its address in between leads nowhere. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from typing import Any
from urllib.parse import quote, urlsplit

import msgspec

_ANSWER = 8192  # bytes of an answer that are looked at
# unicast addresses of the whole world; what lies in them but is kept for special uses
_WORLD = ipaddress.ip_network("2000::/3")
_SPECIAL = tuple(
    map(
        ipaddress.ip_network,
        (
            "192.0.0.0/24",  # protocols
            "192.88.99.0/24",  # relays of 6to4
            "2001::/23",  # protocols, Teredo among them
            "2001:db8::/32",  # documentation
            "2002::/16",  # 6to4: any IPv4 address inside
            "3fff::/20",  # documentation
        ),
    )
)


class Unwelcome(ValueError):
    """An address nothing is ever sent to."""


class Gone(ConnectionError):
    """There is nobody at an address any more."""


class Hook(msgspec.Struct, frozen=True):
    """Where a web hook leads."""

    host: str
    port: int
    secure: bool
    target: str  # path and query
    addresses: tuple[str, ...]

    @property
    def named(self) -> str:
        """The name as the Host header has it."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == (443 if self.secure else 80) else f"{host}:{self.port}"


def public(address: str) -> bool:
    """Whether an address is one machine on the public internet, and no way into another network."""
    found = ipaddress.ip_address(address)
    if any(found.version == network.version and found in network for network in _SPECIAL):
        return False
    if found.version == 6:  # leaves out NAT64, IPv4 inside IPv6, local and multicast addresses
        return found in _WORLD
    return found.is_global and not found.is_multicast and not found.is_reserved


def find(url: str, *, private: bool = False) -> Hook:
    """Look a web hook's name up and refuse it when it leads into a ``private`` network. May take its time."""
    try:
        parts = urlsplit(url)
        host, port = (parts.hostname or "").encode("idna").decode(), parts.port
    except (ValueError, UnicodeError):
        raise Unwelcome("an http or https address expected") from None
    secure = parts.scheme == "https"
    if parts.scheme not in ("http", "https") or not host or parts.username is not None:
        raise Unwelcome("an http or https address expected")
    port = port or (443 if secure else 80)
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = tuple(dict.fromkeys(str(one[4][0]) for one in found))
    if not private and not all(map(public, addresses)):
        raise Unwelcome("web hooks to private addresses are not allowed")
    target = quote(parts.path or "/", safe="/%:@!$&'()*+,;=~") + (
        f"?{quote(parts.query, safe='/%:@!$&()*+,;=~?')}" if parts.query else ""
    )
    return Hook(host, port, secure, target, addresses)


async def post(hook: Hook, document: Mapping[str, Any]) -> None:
    """Send one JSON document to an address that was checked."""
    await send(hook, msgspec.json.encode(document), {"Content-Type": "application/json"})


async def send(hook: Hook, body: bytes, headers: Mapping[str, str]) -> None:
    """Post to an address that was checked; the caller says how long all of it may take."""
    told = {"Host": hook.named, "User-Agent": "flagplot", **headers, "Content-Length": str(len(body))}
    lines = [f"POST {hook.target} HTTP/1.1", *(f"{key}: {value}" for key, value in told.items())]
    head = "\r\n".join((*lines, "Connection: close", "", ""))
    reader, writer = await _connect(hook)
    try:
        writer.write(head.encode("ascii") + body)
        await writer.drain()
        status = await reader.readline()
    finally:
        writer.close()
    words = status.split()
    if len(words) < 2 or not words[0].startswith(b"HTTP/") or not words[1].startswith(b"2"):
        text = f"the web hook answered {status[:60].decode('latin-1').strip()!r}"
        raise (Gone if words[1:2] in ([b"404"], [b"410"]) else ConnectionError)(text)


async def _connect(hook: Hook) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """The first of the addresses that answers; the certificate must be that of the name."""
    told: dict[str, Any] = {"limit": _ANSWER}
    if hook.secure:
        told |= {"ssl": ssl.create_default_context(), "server_hostname": hook.host}
    for address in hook.addresses[:-1]:
        try:
            return await asyncio.open_connection(address, hook.port, **told)
        except ssl.SSLError:
            raise
        except OSError:
            continue
    return await asyncio.open_connection(hook.addresses[-1], hook.port, **told)
