"""How a server is set up: embedded for one person on this machine, or shared by a group."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Literal
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from flagplot.kernel.errors import BadInputError


class Mail(msgspec.Struct, frozen=True, kw_only=True):
    """Where e-mail notices are handed in."""

    host: str
    port: int = 25
    sender: str = "flagplot@localhost"
    user: str = ""
    password: str = ""
    tls: Literal["none", "starttls", "tls"] = "none"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a server process is told at its start."""

    mode: Literal["embedded", "shared"] = "embedded"
    database: str
    host: str = "127.0.0.1"
    port: int = 0
    public_url: str = ""  # as players see it, e.g. https://war.example.org; used in notices, origin checks
    hosts: tuple[str, ...] = ()  # further names under which a shared server may be addressed; empty: any
    secure: bool = True  # shared: cookies only over https
    registration: Literal["open", "invited", "closed"] = "open"
    rate: float = 40.0  # requests a second for one client in the long run
    games_each: int = 200  # running games one user may have started
    connections_each: int = 40  # live connections of one user to one process
    burst: int = 400  # and at once
    mail: Mail | None = None
    trusted_proxy: bool = False  # take the client's address from X-Forwarded-For
    private_webhooks: bool = False  # let notices be posted to private addresses, too
    tick: float = 5.0  # seconds between looks at the clocks
    notice_delay: float = 3.0  # seconds before an absent player is told
    notice_retry: float = 60.0  # seconds until a notice is tried again; then twice as long, and so on

    @property
    def shared(self) -> bool:
        """Whether several people use the server."""
        return self.mode == "shared"


def data_directory() -> Path:
    """The folder for this user's games: ``FLAGPLOT_DATA``, else where the system keeps such things."""
    chosen = os.environ.get("FLAGPLOT_DATA")
    if chosen:
        return Path(chosen).expanduser()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "flagplot"


def sqlite_url(folder: Path) -> str:
    """The database of an embedded server in a folder."""
    return f"sqlite+aiosqlite:///{folder / 'flagplot.sqlite'}"


def read_mail(url: str) -> Mail:
    """Mail settings from one line: ``smtp://user:password@host:587?from=a@b.org&tls=starttls``."""
    try:
        parts = urlsplit(url)
        port, host = parts.port, parts.hostname
    except ValueError:
        host = None
    if host is None or parts.scheme not in ("smtp", "smtps"):
        raise BadInputError("smtp: smtp://user:password@host:port?from=ADDRESS&tls=starttls expected")
    options = dict(parse_qsl(parts.query))
    tls = options.get("tls", "tls" if parts.scheme == "smtps" else "none")
    if tls not in ("none", "starttls", "tls"):
        raise BadInputError(f"smtp: tls=none, tls=starttls or tls=tls expected, found {tls!r}")
    return Mail(
        host=host,
        port=port or (465 if tls == "tls" else 25),
        sender=options.get("from", f"flagplot@{host}"),
        user=unquote(parts.username or ""),
        password=unquote(parts.password or ""),
        tls=tls,  # type: ignore[arg-type]
    )
