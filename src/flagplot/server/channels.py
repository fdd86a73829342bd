"""Ways to tell somebody something, by names people know: Discord, Slack, ntfy, Telegram, a web hook, push.

Each makes one request out of a message. Addresses are chosen by players, so every one is checked: those of a
service must be of that service, and all go through ``webhooks``, which leads into no private network.
"""

from __future__ import annotations

import re
import secrets
import string
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, Literal, get_args
from urllib.parse import urlsplit

import msgspec

from flagplot.kernel.errors import BadInputError
from flagplot.server import web_push
from flagplot.server.settings import Settings

Kind = Literal["discord", "slack", "ntfy", "telegram", "webhook", "push"]
# how addresses of a service begin; tests put a server of their own here
SERVICES: dict[str, tuple[str, ...]] = {
    "discord": ("https://discord.com/api/webhooks/", "https://discordapp.com/api/webhooks/"),
    "slack": ("https://hooks.slack.com/services/",),
    "ntfy": ("https://", "http://"),
    "telegram": ("https://api.telegram.org/",),
    "webhook": ("https://", "http://"),
    "push": ("https://",),
}
_LETTERS = string.ascii_lowercase + string.digits
_TOPIC = re.compile(r"https?://[^\s/?#]+/[\w-]{1,64}")
_CHAT = re.compile(r"-?\d{1,20}|@\w{3,40}")


class Message(msgspec.Struct, frozen=True):
    """What is told: a headline, some lines, where to go; ``document`` is what programs read."""

    title: str
    lines: tuple[str, ...]
    url: str
    document: dict[str, Any] = {}

    @property
    def text(self) -> str:
        """All of it as people read it."""
        return "\n".join((self.title, *self.lines, self.url))


class Channel(msgspec.Struct, frozen=True):
    """One way to tell one user."""

    id: str
    kind: Kind
    address: str
    keys: dict[str, str] | None = None  # of a browser, for Web Push


class Post(msgspec.Struct, frozen=True):
    """A request that tells it."""

    url: str
    body: bytes
    headers: dict[str, str]


def new_id() -> str:
    """The id of a channel; none of the old names ``mail`` and ``webhook``."""
    return "c" + "".join(secrets.choice(_LETTERS) for _ in range(8))


def kinds(settings: Settings) -> list[str]:
    """What can be chosen on this server."""
    ready = {"telegram": bool(settings.telegram), "push": find_spec("pywebpush") is not None}
    return [kind for kind in get_args(Kind) if ready.get(kind, True)]


def check(settings: Settings, kind: Kind, address: str, keys: dict[str, str] | None) -> None:
    """Refuse an address that is none of its kind."""
    if kind not in kinds(settings):
        raise BadInputError(f"kind: one of {', '.join(kinds(settings))} expected, found {kind}")
    if kind == "telegram":
        if not _CHAT.fullmatch(address):
            raise BadInputError("telegram: the number of a chat or @channel expected")
        return
    begins = SERVICES[kind]
    if not address.startswith(begins) or not urlsplit(address).hostname or len(address.split()) != 1:
        raise BadInputError(f"{kind}: an address that begins with {' or '.join(begins)} expected")
    if kind == "ntfy" and not _TOPIC.fullmatch(address):
        raise BadInputError("ntfy: an address such as https://ntfy.sh/your-topic expected")
    if kind == "push":
        web_push.check(keys)


def post_of(settings: Settings, channel: Channel, message: Message, vapid: str) -> Post:
    """The request that tells a message; ``vapid`` is the key that signs Web Push."""
    if channel.kind == "push":
        told = msgspec.json.encode({"title": message.title, "lines": message.lines, "url": message.url})
        keys, contact = channel.keys or {}, settings.push_contact
        body, headers = web_push.sealed(channel.address, keys, told, vapid, contact)
        return Post(channel.address, body, headers)
    url, document = _DOCUMENTS[channel.kind](settings, channel.address, message)
    return Post(url, msgspec.json.encode(document), {"Content-Type": "application/json"})


def _discord(_: Settings, address: str, message: Message) -> tuple[str, dict[str, Any]]:
    return address, {"content": message.text[:2000], "allowed_mentions": {"parse": []}}  # call nobody


def _slack(_: Settings, address: str, message: Message) -> tuple[str, dict[str, Any]]:
    plain = message.text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return address, {"text": plain[:3000]}


def _ntfy(_: Settings, address: str, message: Message) -> tuple[str, dict[str, Any]]:
    server, topic = address.rsplit("/", 1)
    told = {"topic": topic, "title": message.title, "message": "\n".join(message.lines) or message.title}
    return server + "/", told | ({"click": message.url} if message.url.startswith("http") else {})


def _telegram(settings: Settings, address: str, message: Message) -> tuple[str, dict[str, Any]]:
    url = f"{SERVICES['telegram'][0]}bot{settings.telegram}/sendMessage"
    told = {"chat_id": address, "text": message.text[:4000]}
    return url, told | {"link_preview_options": {"is_disabled": True}}


def _webhook(_: Settings, address: str, message: Message) -> tuple[str, dict[str, Any]]:
    shown = {"text": message.text, "content": message.text, "allowed_mentions": {"parse": []}}
    return address, message.document | shown


_DOCUMENTS: dict[str, Callable[[Settings, str, Message], tuple[str, dict[str, Any]]]] = {
    "discord": _discord,
    "slack": _slack,
    "ntfy": _ntfy,
    "telegram": _telegram,
    "webhook": _webhook,
}
