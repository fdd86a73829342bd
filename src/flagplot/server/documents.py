"""What clients are sent while they look at a game: players, the view, lines of the log, live messages.

Every document has a type here or in ``api`` (``answers.py``, ``printed.py``, ``chances.py``); ``openapi.py``
describes them all, and the types of the web client are made from that description. What is ``UNSET`` is left
out of a document. What a game itself puts into one (places, panels, events) is as open as the game wants it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from flagplot.kernel.event import Mark
from flagplot.kernel.proposals import ProposalName
from flagplot.kernel.refusal import Refusal
from flagplot.kernel.state import Outcome

Action = list[str | int]  # verb first, then its arguments
Free = dict[str, Any]  # a document of the game's own


class Open(msgspec.Struct, kw_only=True):
    """A document to which a game adds keys of its own; ``openapi.py`` says so of everything derived."""


class Player(msgspec.Struct, kw_only=True):
    """Who sits on a seat; with a clock also when its time is up, and what it has in reserve."""

    user: str | None
    name: str
    kind: str
    covered: bool
    level: str  # how well a bot plays it; empty where none does
    online: bool
    behind: str | UnsetType = UNSET  # the user whose program plays it
    kept: str | UnsetType = UNSET  # the user an open seat is kept for, whose ``name`` it has
    deadline: float | UnsetType | None = UNSET
    bank: float | UnsetType = UNSET


Players = dict[str, Player]


class ChatLine(msgspec.Struct, kw_only=True):
    """A line of talk; ``user`` is empty for a notice of the table itself.

    ``again`` is the id of the table where this game is played once more.
    """

    number: int
    user: str
    name: str
    text: str
    at: float
    again: str | UnsetType = UNSET


class LogLine(msgspec.Struct, kw_only=True):
    """A line of the log: the answer it followed, who gave it, the sentence and the event itself.

    Of a throw ``about`` says what for; ``moment`` is what it is in the story of the game; ``where`` are the
    spaces it happened in: one, or a way.
    """

    seq: int
    seat: str
    text: str
    event: Free | None
    about: str | UnsetType = UNSET
    moment: str | UnsetType = UNSET
    where: list[str] | UnsetType = UNSET


class Run(msgspec.Struct, kw_only=True):
    """A run of numbers, by its two ends."""

    first: int = msgspec.field(name="from")
    last: int = msgspec.field(name="to")


class View(msgspec.Struct, kw_only=True):
    """A game as a seat sees it (null: a spectator), with the open question and every legal answer.

    Where there are too many answers to list, ``legal`` is empty, and ``answers`` has for every verb what may
    stand in each place. ``places``, ``tracks``, ``hands`` and ``panels`` are the game's own. ``proposals``
    are answers that can be proposed as one, ``concern`` is
    what would be left undone if the seat ended its step now, ``rev`` grows with every change, also when
    answers are taken back. A view of an earlier moment says ``history``, and the ``last`` answer's number.
    """

    game: str
    version: int
    scenario: str
    options: dict[str, bool | int | str]
    seat: str | None
    seq: int
    waiting: tuple[str, ...]
    prompt: str
    proposals: tuple[ProposalName, ...] = ()
    concern: str
    legal: list[Action]
    answers: list[list[str | list[str | int] | Run]] | UnsetType = UNSET
    places: Free
    tracks: Free
    hands: Free
    panels: Free
    outcome: Outcome | None
    rev: int
    undo: bool
    mark: Mark
    log: list[LogLine] | UnsetType = UNSET
    seats_mine: list[str] | UnsetType = UNSET
    history: bool | UnsetType = UNSET
    last: int | UnsetType = UNSET


# a view that is made once and sent many times, as bytes
Shown = Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"$ref": "#/components/schemas/View"})]


class Pledged(msgspec.Struct, kw_only=True):
    """What a player has added to the dice; the number itself is told when nothing more can be added."""

    seat: str
    pledge: str
    opened: bool
    nonce: str | UnsetType = UNSET


class Dice(msgspec.Struct, kw_only=True):
    """Dice of a game from answer ``seq`` on; the ``secret`` is told when the game is over."""

    seq: int
    kind: Literal["fair", "fast", "table"]
    commitment: str
    stage: Literal["", "pledging", "opening"]
    shares: list[Pledged]
    secret: str | UnsetType = UNSET


# -- errors --------------------------------------------------------------------------------------------------


class Complaint(msgspec.Struct, kw_only=True):
    """What was wrong: a code for programs, a sentence for people, and the rule that refuses."""

    code: str
    message: str
    rule: str | UnsetType = UNSET
    ids: tuple[str, ...] | UnsetType = UNSET


class Error(msgspec.Struct, kw_only=True):
    """A request that is not granted; where they help with where the game stands and the refusal."""

    error: Complaint
    seq: int | UnsetType = UNSET
    rev: int | UnsetType = UNSET
    refusal: Refusal | UnsetType = UNSET


# -- live messages -------------------------------------------------------------------------------------------


class Watch(msgspec.Struct, forbid_unknown_fields=True):
    """What a client wants to see; the only message it sends. A ``ping`` is answered and changes nothing."""

    watch: bool = True
    seat: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    changes: bool = False
    ping: int | None = None


class Message(msgspec.Struct, kw_only=True, tag_field="type"):
    """What is sent over a live connection; ``type`` says which it is."""


class Hello(Message, kw_only=True, tag="hello"):
    """Everything, to one who begins to look or looks through another seat."""

    seq: int
    rev: int
    waiting: tuple[str, ...]
    players: Players
    view: Shown


class Update(Message, kw_only=True, tag="update"):
    """The game has changed: the whole view, and for those who do not follow by changes what has happened."""

    seq: int
    rev: int
    waiting: tuple[str, ...] | UnsetType = UNSET
    events: list[LogLine] | UnsetType = UNSET
    players: Players
    view: Shown


class Changes(Message, kw_only=True, tag="update"):
    """The game has changed: what differs from the view of change ``since`` (see ``kernel/changes.py``).

    ``lines`` are those of the log after answer ``from``; where they are left out, the log must be asked for.
    """

    seq: int
    rev: int
    seat: str | None
    since: int
    change: Free | None
    after: int | UnsetType = msgspec.field(default=UNSET, name="from")
    lines: list[LogLine] | UnsetType = UNSET
    players: Players


class Talk(Message, ChatLine, kw_only=True, tag="chat"):
    """Somebody has said something."""

    @classmethod
    def of(cls, line: ChatLine) -> Talk:
        """The message that tells a line of talk."""
        return cls(**msgspec.structs.asdict(line))


class Presence(Message, kw_only=True, tag="presence"):
    """Who is at the table now: by seat, by user, and how many connections there are."""

    online: dict[str, bool]
    users: list[str]
    watchers: int


class Thinking(Message, kw_only=True, tag="thinking"):
    """The bot of a seat has begun to think; with an empty seat: it has made up its mind."""

    seat: str


class Gone(Message, kw_only=True, tag="gone"):
    """The game has been thrown away."""


class Pong(Message, kw_only=True, tag="pong"):
    """The answer to a ping."""

    ping: int


class Failure(Message, Error, kw_only=True, tag="error"):
    """A message that could not be understood or granted."""


MESSAGES = (Hello, Update, Changes, Talk, Presence, Thinking, Gone, Pong, Failure)
