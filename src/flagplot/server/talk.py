"""Talk at a table: what people say, and notices of the table itself about who sits where.

A notice is kept as what happened and to whom, and put into words where it is shown. Older databases have
some that were kept in words; they are shown as they are.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from flagplot.kernel.game import Game
from flagplot.kernel.language import Language
from flagplot.server.documents import ChatLine
from flagplot.server.live import Seat

_REFERENCE = re.compile(r"\{(\w+)\}")

_SENTENCES = {
    "back": "{who} plays {seat} again.",
    "seated": "{who} sits down: {seat}.",
    "bot": "A bot plays {seat} now.",
    "bot for": "A bot plays {seat} now, {who} no longer plays it.",
    "open": "{seat} is open.",
    "left": "{seat} is open, {who} no longer plays it.",
    "asked": "{who} asks for a pause.",
    "paused": "Everybody has agreed: the game is paused.",
    "refused": "{who} would rather play on.",
    "resumed": "{who} goes on with the game.",
    "again": "{who} wants to play again.",
}


class SeatNotice(msgspec.Struct, frozen=True):
    """What the table says about a seat; ``who`` has sat down or stood up."""

    kind: Literal["back", "seated", "bot", "bot for", "open", "left"]
    seat: str
    who: str = ""


class RestNotice(msgspec.Struct, frozen=True):
    """What the table says about a pause."""

    kind: Literal["asked", "paused", "refused", "resumed"]
    who: str
    seat: str = ""


class AgainNotice(msgspec.Struct, frozen=True):
    """What the table says when somebody has set up the same game once more."""

    who: str
    game: str  # the new one
    kind: Literal["again"] = "again"
    seat: str = ""


Notice = SeatNotice | RestNotice | AgainNotice


def seat_notice(before: Seat, now: Seat) -> SeatNotice | None:
    """What everybody at the table is told about a seat; nothing when the same one sits there as before."""
    if (before.kind, before.user) == (now.kind, now.user):
        return None
    if now.user is not None:
        back = now.behind is None and now.user == before.behind
        return SeatNotice("back" if back else "seated", now.seat, now.name)
    gone = before.user is not None
    if now.kind == "bot":
        return SeatNotice("bot for" if gone else "bot", now.seat, before.name if gone else "")
    return SeatNotice("left" if gone else "open", now.seat, before.name if gone else "")


def in_words(notice: Notice, game: Game[Any], language: Language | None) -> str:
    """A notice as people read it; their own names are the same in every language."""
    sentence, seat = _SENTENCES[notice.kind], game.say(notice.seat) if notice.seat else ""
    if language is not None:
        sentence, seat = language.translated(sentence), language.name(seat) if seat else ""
    named = {"who": notice.who, "seat": seat}
    return _REFERENCE.sub(lambda found: named[found[1]], sentence)


def chat_line(row: Mapping[str, Any], game: Game[Any], language: Language | None) -> ChatLine:
    """A line of talk as it is sent."""
    text, again = row["text"], ""
    if row["notice"] is not None:
        notice = msgspec.convert(row["notice"], _kind(row["notice"]))
        text, again = in_words(notice, game, language), notice.game if isinstance(notice, AgainNotice) else ""
    line = ChatLine(number=row["number"], user=row["user_id"], name=row["name"], text=text, at=row["at"])
    if again:
        line.again = again
    return line


def _kind(notice: Mapping[str, Any]) -> type[Notice]:
    if "game" in notice:
        return AgainNotice
    return SeatNotice if notice["seat"] else RestNotice
