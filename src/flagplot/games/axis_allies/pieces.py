"""A piece: everything that makes two units different, packed into one integer.

Units that are equal in every respect the rules can see are one stack with a count. What may differ is in the
piece: owner, type, damage, what it has done this turn (``Status``), movement points left to an aircraft in
the air, where a scrambled aircraft came from, what a transport is to assault, and what is aboard.
``look(piece)`` opens the integer; ``make`` and ``change`` build new ones. [P40-CVS-17, P40-GEN-05,
A50-GEN-04, A50-GEN-05, A50-CAR-17, A50-TRN-04]
"""

from __future__ import annotations

from enum import IntEnum
from functools import cache, lru_cache
from typing import NewType

Piece = NewType("Piece", int)
Stacks = dict[int, int]  # piece -> count, in ascending order of piece, counts of 1 or more, never mutated

# bits from the low end: target 8, home 8, two cargo slots of 12, left 4, status 4, damage 1, kind 5, owner 4
_TARGET, _HOME, _CARGO2, _CARGO1, _LEFT, _STATUS, _DAMAGE, _KIND, _OWNER = 0, 8, 16, 28, 40, 44, 48, 49, 54


class Status(IntEnum):
    """What a unit has done or is doing this turn."""

    READY = 0  # free to act; every unit outside its owner's turn, apart from battles
    DONE = 1  # moved, fought, was captured or landed: nothing more this turn
    MOVED = 2  # a transport that moved in the Noncombat Move phase and may still offload
    OFFLOADED = 3  # a transport that has offloaded into ``target`` and may offload more there
    ATTACKING = 4  # an aircraft committed to the battle in its space, ``left`` points to go home with
    RAIDING = 5  # a strategic bomber committed to a raid
    ESCORTING = 6  # a fighter escorting a raid
    ALOFT = 7  # an aircraft in the air that is not fighting: left behind by its carrier, or done fighting
    SEABORNE = 8  # a land unit that came ashore in this assault and cannot retreat
    SCRAMBLED = 9  # a defending aircraft sent up from the island ``home``
    INTERCEPTED = 10  # a defending fighter that met a raid and fights in no other battle
    STRANDED = 11  # a defending aircraft that must find a landing place
    ASSAULTING = 12  # a transport with an announced assault on ``target``
    SUBMERGED = 13  # a submarine that has left the battle in its zone
    DROPPING = 14  # a bomber that brings a paratrooper and keeps out of the battle


class Age(IntEnum):
    """When a land unit went aboard its transport."""

    BEFORE = 0  # on an earlier turn
    COMBAT = 1  # in this turn's Combat Move phase
    NONCOMBAT = 2  # in this turn's Noncombat Move phase


def cargo(owner: int, kind: int, age: int = Age.BEFORE) -> int:
    """A unit of ``owner`` aboard; aircraft have no age."""
    return 1 + ((age << 4 | owner) << 5 | kind)


class Aboard:
    """An opened cargo slot."""

    __slots__ = ("age", "code", "kind", "loose", "owner")

    def __init__(self, code: int) -> None:
        self.code = code
        self.kind = (code - 1) & 31
        self.owner = (code - 1) >> 5 & 15
        self.age = Age((code - 1) >> 9)
        self.loose = make(self.owner, self.kind)  # the same unit by itself


class Look:
    """An opened piece."""

    __slots__ = (
        "aboard", "aloft", "cargo", "damaged", "home", "kind", "left", "owner", "piece", "ready", "status",
        "target",
    )  # fmt: skip

    def __init__(self, piece: int) -> None:
        self.piece = Piece(piece)
        self.owner = piece >> _OWNER
        self.kind = piece >> _KIND & 31
        self.damaged = bool(piece >> _DAMAGE & 1)
        self.status = Status(piece >> _STATUS & 15)
        self.ready = self.status is Status.READY
        self.aloft = self.status is Status.ALOFT
        self.left = piece >> _LEFT & 15
        self.cargo = tuple(c for c in (piece >> _CARGO1 & 4095, piece >> _CARGO2 & 4095) if c)
        self.aboard = tuple(Aboard(c) for c in self.cargo)
        self.home = (piece >> _HOME & 255) - 1  # space, -1 for none
        self.target = (piece >> _TARGET & 255) - 1  # space, -1 for none


@cache
def look(piece: int) -> Look:
    """Open a piece; the same piece always gives the same object."""
    return Look(piece)


def make(
    owner: int,
    kind: int,
    *,
    damaged: bool = False,
    status: int = Status.READY,
    left: int = 0,
    cargo: tuple[int, ...] = (),
    home: int = -1,
    target: int = -1,
) -> Piece:
    """Build a piece. Cargo is kept in descending order, so equal loads are equal pieces."""
    first, second = (*sorted(cargo, reverse=True), 0, 0)[:2] if cargo else (0, 0)
    return Piece(
        owner << _OWNER
        | kind << _KIND
        | damaged << _DAMAGE
        | status << _STATUS
        | left << _LEFT
        | first << _CARGO1
        | second << _CARGO2
        | (home + 1) << _HOME
        | (target + 1) << _TARGET
    )


@lru_cache(maxsize=4_000)  # units go through the same few changes in every turn
def change(
    piece: int,
    *,
    owner: int | None = None,
    damaged: bool | None = None,
    status: int | None = None,
    left: int | None = None,
    cargo: tuple[int, ...] | None = None,
    home: int | None = None,
    target: int | None = None,
) -> Piece:
    """The same unit with some of its marks changed."""
    seen = look(piece)
    return make(
        seen.owner if owner is None else owner,
        seen.kind,
        damaged=seen.damaged if damaged is None else damaged,
        status=seen.status if status is None else status,
        left=seen.left if left is None else left,
        cargo=seen.cargo if cargo is None else cargo,
        home=seen.home if home is None else home,
        target=seen.target if target is None else target,
    )


@cache
def fresh(piece: int) -> Piece:
    """The same unit without any mark of a turn; what is aboard was loaded on an earlier turn. [A50-TRN-28]"""
    load = tuple(cargo(item.owner, item.kind) for item in look(piece).aboard)
    return change(piece, status=Status.READY, left=0, home=-1, target=-1, cargo=load)


def plus(stacks: Stacks, piece: int, count: int = 1) -> Stacks:
    """New stacks with ``count`` more of ``piece``."""
    if piece in stacks:
        new = dict(stacks)
        new[piece] += count
        return new
    # sorting the keys alone takes half as long as sorting the pairs
    return {key: stacks.get(key, count) for key in sorted([*stacks, piece])}


def minus(stacks: Stacks, piece: int, count: int = 1) -> Stacks:
    """New stacks with ``count`` fewer of ``piece``; it is a bug to take more than there are."""
    new = dict(stacks)
    rest = new[piece] - count
    if rest > 0:
        new[piece] = rest
    elif rest == 0:
        del new[piece]
    else:
        raise KeyError(f"{count} of piece {piece} wanted, {stacks[piece]} there")
    return new


def total(stacks: Stacks) -> int:
    """How many units the stacks hold, cargo not counted."""
    return sum(stacks.values())
