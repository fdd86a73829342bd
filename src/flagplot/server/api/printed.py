"""What a request for a catalog is answered with: all that is printed on map, counters and charts."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from flagplot.server.api.answers import Look, Topology
from flagplot.server.documents import Open


class Kind(Open, kw_only=True):
    """A unit type or something else that can be bought; ``many`` is what several are called."""

    name: str
    many: str | UnsetType = UNSET
    unit_class: str = msgspec.field(name="class")
    shape: str | UnsetType = UNSET
    cost: int | UnsetType = UNSET
    attack: int | UnsetType = UNSET
    defence: int | UnsetType = UNSET
    move: int | UnsetType = UNSET
    hits: int | UnsetType = UNSET
    rank: int | UnsetType = UNSET
    worth: int | UnsetType = UNSET
    worth_loaded: int | UnsetType = UNSET
    worth_damaged: int | UnsetType = UNSET


class SpaceFacts(Open, kw_only=True):
    """A space as it is printed."""

    name: str
    sea: bool | UnsetType = UNSET
    marks: list[str] | UnsetType = UNSET
    city: str | UnsetType = UNSET


class PieceFacts(Open, kw_only=True):
    """A piece with a name of its own as it is printed."""

    name: str
    kind: str
    nation: str


class Fact(msgspec.Struct, kw_only=True):
    """What a panel or a track is called, and which parts of it are shown under which heading."""

    name: str
    parts: dict[str, str] | UnsetType = UNSET


class StandingOrder(msgspec.Struct, kw_only=True):
    """A standing order a game offers: one of some answers, or words to be put in order."""

    id: str
    name: str
    choices: dict[str, str] | UnsetType = UNSET
    ranks: list[str] | UnsetType = UNSET


class CounterSide(msgspec.Struct, kw_only=True):
    """A side of a counter: what it is called, plain or striped."""

    name: str
    look: str


class TurnFacts(msgspec.Struct, kw_only=True):
    """A turn as it is printed."""

    turn: int
    dates: str
    events: str | UnsetType = UNSET


class Catalog(Open, kw_only=True):
    """What a game prints and never changes; docs/adding-a-game.md explains the keys."""

    standing: list[StandingOrder]
    money: str | UnsetType = UNSET
    die: int | UnsetType = UNSET
    powers: dict[str, Look] | UnsetType = UNSET
    sides: dict[str, Look] | UnsetType = UNSET
    kinds: dict[str, Kind] | UnsetType = UNSET
    modes: dict[str, CounterSide] | UnsetType = UNSET
    spaces: dict[str, SpaceFacts] | UnsetType = UNSET
    units: dict[str, PieceFacts] | UnsetType = UNSET
    turns: list[TurnFacts] | UnsetType = UNSET
    words: dict[str, str] | UnsetType = UNSET
    facts: dict[str, Fact] | UnsetType = UNSET
    verbs: dict[str, str] | UnsetType = UNSET
    tour: list[tuple[str, str]] | UnsetType = UNSET
    order: str | UnsetType = UNSET
    window: str | UnsetType = UNSET
    chart: Topology | UnsetType = UNSET
