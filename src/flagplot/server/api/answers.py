"""What requests are answered with, in the order of the endpoints; see ``server/documents.py`` for the rest.

The catalog, destinations and odds are worked out by games: what is typed here is what every client may count
on, and ``Open`` says that a game tells more.
"""

from __future__ import annotations

from typing import Any, Literal, TypeVar, cast

import msgspec
from litestar import Response
from litestar.openapi import ResponseSpec
from msgspec import UNSET, UnsetType

from flagplot.kernel.meta import Meta as Title
from flagplot.kernel.meta import Option
from flagplot.kernel.refusal import Refusal
from flagplot.kernel.state import Outcome
from flagplot.server.documents import Action, Dice, Free, Open, Players, Shown
from flagplot.server.live import Clock, Pace, Rest
from flagplot.server.orders import When

T = TypeVar("T")


def sent_as(kind: type[T], document: Any) -> Response[T]:
    """A document that a game has a part in, sent with all its keys and described as ``kind``."""
    return Response(cast(T, document))


def bytes_of(kind: type[Any]) -> dict[int, ResponseSpec]:
    """How an answer is described that is sent as bytes which were made before."""
    return {200: ResponseSpec(kind, generate_examples=False, description="Request fulfilled")}


# -- the lobby -----------------------------------------------------------------------------------------------


class Look(msgspec.Struct, kw_only=True):
    """How an owner looks and is called: colours and shapes are names of the client's own palette."""

    name: str
    colour: str
    shape: str
    short: str | UnsetType = UNSET
    side: str | UnsetType = UNSET


class Switch(Option, frozen=True, kw_only=True):
    """An option of a game, with its type and what it expects in words."""

    kind: str = msgspec.field(name="type")
    expects: str = msgspec.field(name="expected")


class Laid(msgspec.Struct, kw_only=True):
    """What can be laid over the map; ``threat``: it is what threatens whoever looks."""

    id: str
    name: str
    threat: bool = False


class BotLevel(msgspec.Struct, frozen=True, kw_only=True):
    """How well a bot may play."""

    id: str
    title: str
    text: str


class Ground(msgspec.Struct, kw_only=True):
    """A sentence of a plan: what is intended or feared, where, and how likely it is to succeed."""

    topic: str
    text: str
    space: str
    chance: float | None


class Advice(msgspec.Struct, kw_only=True):
    """What a bot would answer now, one after the other, and why; ``seq`` is the answer it was asked after."""

    seat: str
    level: str
    seq: int
    answers: list[Action]
    reasons: list[Ground]
    work: int  # positions it looked at


class LessonLine(msgspec.Struct, frozen=True, kw_only=True):
    """A lesson as the lobby offers it."""

    id: str
    title: str
    about: str
    minutes: int
    seat: str
    chapters: list[str]


class LessonNow(msgspec.Struct, kw_only=True):
    """The lesson at a table: what it asks for next, and how far its pupil has come.

    ``said`` is what it says to what was done last; when it is ``over``, ``say`` are its closing words, and
    ``following`` is the lesson to go on with.
    """

    id: str
    title: str
    seat: str
    chapters: list[str]
    chapter: int
    number: int
    steps: int
    over: bool
    said: str
    say: tuple[str, ...]
    spaces: tuple[str, ...] = ()
    verbs: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    hint: str = ""
    show: tuple[str, ...] = ()
    following: str = ""


class GameTitle(Title, frozen=True, kw_only=True):
    """A game on the shelf; ``map`` and ``cover`` are addresses of files that never change."""

    options: tuple[Switch, ...]
    lessons: list[LessonLine]
    powers: dict[str, Look]
    levels: list[BotLevel]
    map: str | None
    cover: str | None


class Sitting(msgspec.Struct, kw_only=True):
    """Who plays a seat, as the list of games shows it."""

    name: str
    kind: str


class OpenTable(msgspec.Struct, kw_only=True):
    """A table of somebody else's: ``hands`` are the seats one may take, those of one person together."""

    id: str
    game: str
    title: str
    scenario: str
    name: str
    host: str
    round: int | None
    hands: list[list[str]]
    players: dict[str, Sitting]
    clock: Clock | None
    own_dice: bool
    watch: bool
    updated: float


class Me(msgspec.Struct, kw_only=True):
    """Who is asking."""

    id: str
    name: str
    admin: bool


class Meta(msgspec.Struct, kw_only=True):
    """What there is to play, and who is asking."""

    version: str
    mode: str
    registration: str
    guests: bool  # whether open tables can be seen, and some watched, without an account
    mail: bool  # whether letters with links are sent, as to those who have forgotten a password
    oidc: str  # the name of where else one may log in; empty: nowhere
    user: Me | None
    csrf: str
    games: list[GameTitle]


class Topology(Open, kw_only=True):
    """A map as TopoJSON, with members of our own (``hexes``, ``adjacency``)."""

    type: Literal["Topology"]
    objects: Free
    arcs: list[list[list[float]]]
    transform: Free | UnsetType = UNSET


class GameLine(msgspec.Struct, kw_only=True):
    """A game of mine, as the lobby lists it."""

    id: str
    game: str
    title: str
    name: str
    round: int | None
    turn: str | None
    phase: str | None
    seq: int
    waiting: list[str]
    mine: list[str]
    players: dict[str, Sitting]
    yours_to_answer: bool
    open: list[str]  # for whoever is invited
    kept: list[str]  # for me, to play again
    owner: bool
    updated: float
    finished: bool
    outcome: Outcome | None
    lesson: str


class Brought(msgspec.Struct, kw_only=True):
    """What a game file holds."""

    game: str
    title: str
    scenario: str
    round: int
    answers: int
    waiting: tuple[str, ...]
    players: dict[str, str]
    outcome: Outcome | None


# -- the table -----------------------------------------------------------------------------------------------


class SeatOrders(Open, kw_only=True):
    """The standing orders of a seat; every further key is one that the catalog lists under ``standing``."""

    when: When
    forced: bool


OrdersBySeat = dict[str, SeatOrders | None]


class GameInfo(msgspec.Struct, kw_only=True):
    """Everything about a game that is not its position; ``deciding`` seats have something to decide in it."""

    id: str
    name: str
    game: str
    scenario: str
    deciding: tuple[str, ...]
    owner: str
    mine: list[str]
    players: Players
    clock: Clock | None
    spectators: bool
    public: bool
    listed: bool
    respite: Rest | None
    pace: Pace
    notes: str
    standing_orders: dict[str, SeatOrders]
    chat_len: int
    created: float
    updated: float
    seq: int
    base: int
    finished: bool
    secretive: bool
    odds: bool
    overlays: list[Laid]  # what can be laid over the map
    dice: list[Dice]
    lesson: str  # id of the lesson that is played here; empty where none is


class GameChanged(msgspec.Struct, kw_only=True):
    """What its owner has changed about a game."""

    id: str
    name: str
    spectators: bool
    public: bool
    listed: bool
    pace: Pace


class HistoryMark(msgspec.Struct, kw_only=True):
    """A moment worth stopping at: the start, a phase, a battle, a change of seat, now."""

    seq: int
    seat: str
    kind: str
    round: int | None
    turn: str | None
    phase: str | None


class Moment(Open, kw_only=True):
    """Public numbers of a game at the beginning of a turn, each under a name of the game's own.

    ``points`` is what counts for winning, by owner, in games that keep it.
    """

    seq: int
    round: int | None
    turn: str | None
    points: dict[str, float] | UnsetType = UNSET


class Thrown(msgspec.Struct, kw_only=True):
    """Dice thrown to hit, the hits to be expected of them, and the hits made."""

    dice: float
    expected: float
    hits: float


class Stats(msgspec.Struct, kw_only=True):
    """Numbers for the charts, and the luck of the dice by seat."""

    series: list[Moment]
    luck: dict[str, Thrown]


class Taken(msgspec.Struct, kw_only=True):
    """Where the game stands after a command; unless a ``brief`` answer was asked for with the seat's view."""

    seq: int
    rev: int
    view: Shown | UnsetType = UNSET


class Why(msgspec.Struct, kw_only=True):
    """Why an answer would be refused; null when it is allowed."""

    refusal: Refusal | None


class Held(Open, kw_only=True):
    """Units of a stack that an order can take up: what it calls them, how many, how many at first."""

    piece: str
    count: int
    pick: int


class Destination(Open, kw_only=True):
    """Where what is picked can go, and the answer that leads there; see ``kernel/outlook.py``."""

    space: str
    action: str
    path: list[str] | UnsetType = UNSET
    cost: float | UnsetType | None = UNSET
    left: float | UnsetType | None = UNSET
    roles: list[str] | UnsetType = UNSET
    badge: str | UnsetType = UNSET
    fights: bool | UnsetType = UNSET
    risk: bool | UnsetType = UNSET
    units: list[str] | UnsetType = UNSET
    goes: int | UnsetType = UNSET
    of: int | UnsetType = UNSET
    ways: list[list[str]] | UnsetType = UNSET


class Outlook(msgspec.Struct, kw_only=True):
    """What a seat could do with what it has picked; what is empty is left out.

    ``line`` is the answer that would send them to ``{space}``, for asking why they cannot go there.
    """

    destinations: list[Destination] | UnsetType = UNSET
    stack: list[Held] | UnsetType = UNSET
    also: dict[str, dict[str, int]] | UnsetType = UNSET
    line: str | UnsetType = UNSET


class OutlookNow(msgspec.Struct, kw_only=True):
    """The outlook as the game stands after answer ``seq``; null in games that do not tell."""

    seq: int
    outlook: Outlook | None


class PreviewNow(msgspec.Struct, kw_only=True):
    """The outlook in the form it had before."""

    seq: int | UnsetType = UNSET
    stack: list[Held] | UnsetType = UNSET
    destinations: list[Destination]


# -- around the table ----------------------------------------------------------------------------------------


class Seating(msgspec.Struct, kw_only=True):
    """Who sits where now, and which seats are mine."""

    players: Players
    mine: list[str]


class InviteToken(msgspec.Struct, kw_only=True):
    """An invitation to hand on."""

    invite: str


class ProgramToken(msgspec.Struct, kw_only=True):
    """What a program sends to play a seat; it is not told again."""

    token: str
    seat: str


class Invitation(msgspec.Struct, kw_only=True):
    """Who invites to what; ``hands`` are the open seats that go to one person."""

    id: str
    game: str
    scenario: str
    name: str
    host: str
    clock: Clock | None
    open: list[str]
    own_dice: bool
    hands: list[list[str]]
    players: Players


class Comment(msgspec.Struct, kw_only=True):
    """Something said about the moment after answer ``seq``; ``variation`` is a game played from there."""

    number: int
    seq: int
    user: str
    name: str
    text: str
    variation: str | None
    variation_name: str
    at: float


class Joined(msgspec.Struct, kw_only=True):
    """Where I sit now."""

    id: str
    seat: str


class Health(msgspec.Struct, kw_only=True):
    """Whether the server is well; ``database`` says what is wrong with it."""

    ok: bool
    database: str
    version: str
    mode: str
    instance: str
    pid: int | None
