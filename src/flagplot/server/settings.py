"""How a server is set up: embedded for one person on this machine, or shared by a group."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_type_hints
from urllib.parse import parse_qsl, unquote, urlsplit, urlunsplit

import msgspec

from flagplot.kernel.errors import BadInputError
from flagplot.server.languages import read_language


class Mail(msgspec.Struct, frozen=True, kw_only=True):
    """Where e-mail notices are handed in."""

    host: str
    port: int = 25
    sender: str = "flagplot@localhost"
    user: str = ""
    password: str = ""
    tls: Literal["none", "starttls", "tls"] = "none"


class Provider(msgspec.Struct, frozen=True, kw_only=True):
    """Where people may have an account, and as whom this server is known there."""

    issuer: str
    client_id: str
    client_secret: str = ""
    name: str = "OpenID"


Positive = Annotated[float, msgspec.Meta(gt=0)]
Seconds = Annotated[float, msgspec.Meta(gt=0, le=86400)]
Count = Annotated[int, msgspec.Meta(ge=1)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a server process is told at its start; docs/server.md lists it for administrators."""

    mode: Literal["embedded", "shared"] = "embedded"
    database: str
    host: str = "127.0.0.1"
    port: int = 0
    public_url: str = ""  # as players see it, e.g. https://war.example.org; used in notices, origin checks
    hosts: tuple[str, ...] = ()  # further names under which a shared server may be addressed
    secure: bool = True  # shared: cookies only over https
    registration: Literal["open", "invited", "closed"] = "open"
    rate: Positive = 40.0  # requests a second for one client in the long run
    burst: Count = 400  # and at once
    games_each: Count = 200  # running games one user may have started
    finished_each: Count = 500  # and games that are over
    connections_each: Count = 40  # live connections of one user to one process
    guests: bool = True  # who has no account may see open tables, and watch where the host allows it
    mail: Mail | None = None
    trusted_proxy: bool = False  # take the client's address from X-Forwarded-For
    private_webhooks: bool = False  # let notices be posted to private addresses, too
    header_seconds: Seconds = 20.0  # for the head of a request to arrive
    body_seconds: Seconds = 120.0  # and for its body
    tick: Seconds = 5.0  # seconds between looks at the clocks
    notice_delay: Seconds = 3.0  # seconds before an absent player is told
    notice_retry: Seconds = 60.0  # seconds until a notice is tried again; then twice as long, and so on
    thinkers: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1  # processes that think for bots, for each of ours
    oidc: Provider | None = None  # where people may log in instead
    telegram: str = ""  # token of the bot that tells people by Telegram
    push_contact: str = "mailto:flagplot@localhost"  # whom push services may write to
    language: str = ""  # a file with the words its errors and notices are in; none: English
    warm_up: bool = True  # compile the odds in the background, if they are not compiled on this machine

    @property
    def shared(self) -> bool:
        """Whether several people use the server."""
        return self.mode == "shared"

    @property
    def writes_letters(self) -> bool:
        """Whether people can be sent links: there is a mail server, and an address to send them to."""
        return self.mail is not None and bool(self.public_url)

    def answers_to(self, name: str) -> bool:
        """Whether the server may be addressed by a name; without any told, a shared one answers to all."""
        if name in LOOPBACK:
            return True
        names = {host.lower() for host in self.hosts}
        if self.public_url:
            names.add(urlsplit(self.public_url).hostname or "")
        return self.shared and (not names or name in names)


LOOPBACK = ("127.0.0.1", "localhost", "::1")
# what has an option of its own in `flagplot serve`; all else is told by --set and the environment
_OPTIONS = (
    "mode", "database", "host", "port", "public_url", "secure", "registration", "mail", "trusted_proxy",
)  # fmt: skip
FURTHER = tuple(name for name in Settings.__struct_fields__ if name not in _OPTIONS)


def further(told: Iterable[str], environment: Mapping[str, str]) -> dict[str, Any]:
    """The settings without an option of their own: FLAGPLOT_RATE=80, over that ``rate=80`` as ``told``."""
    found = {name: environment[key] for name in FURTHER if (key := f"FLAGPLOT_{name.upper()}") in environment}
    for one in told:
        name, equals, value = one.partition("=")
        if name not in FURTHER or not equals:
            raise BadInputError(f"--set: NAME=VALUE with one of {', '.join(FURTHER)} expected, found {one!r}")
        found[name] = value
    types = get_type_hints(Settings, include_extras=True)
    return {name: _read(name, types[name], value) for name, value in found.items()}


def _read(name: str, kind: Any, text: str) -> Any:
    given = [word.strip() for word in text.split(",") if word.strip()] if name == "hosts" else text
    if name == "oidc":
        return read_provider(text)
    if name == "language":
        read_language(text)  # here it costs one line, later a server that does not start
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadInputError(f"{name}: {str(error)[0].lower()}{str(error)[1:]}, found {text!r}") from None


def read_public_url(url: str) -> str:
    """The address players use, checked: a scheme and a name, no path."""
    try:
        parts = urlsplit(url)
        good = parts.scheme in ("http", "https") and parts.hostname and (parts.port or 1)
    except ValueError:
        good = False
    if not good or parts.path.strip("/") or parts.query or parts.fragment:
        raise BadInputError(f"--public-url: https://NAME without a path expected, found {url!r}")
    return url.rstrip("/")


def read_provider(url: str) -> Provider:
    """A provider from one line: ``https://CLIENT:SECRET@accounts.example.org/realm?name=Example``."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
    if parts.scheme not in ("http", "https") or host is None or not parts.username:
        raise BadInputError("oidc: https://CLIENT:SECRET@PROVIDER?name=NAME expected")
    local = host in ("127.0.0.1", "localhost", "::1")
    if parts.scheme == "http" and not local:
        raise BadInputError("oidc: https expected for a provider on another machine, found http")
    shown = f"[{host}]" if ":" in host else host
    issuer = urlunsplit((parts.scheme, f"{shown}:{port}" if port else shown, parts.path, "", ""))
    return Provider(
        issuer=issuer.rstrip("/"),
        client_id=unquote(parts.username),
        client_secret=unquote(parts.password or ""),
        name=dict(parse_qsl(parts.query)).get("name", "OpenID"),
    )


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
