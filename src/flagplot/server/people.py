"""Who is one person at a new table.

Some games ask for it (the set-up detail ``persons``): powers in one hand need no agreement. Seats of the same
human are one person, every guest is one unless the host has put seats together, and the computer counts as
whatever the rules of the game leave room for.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Annotated, Literal

import msgspec

from flagplot.kernel.meta import Meta
from flagplot.kernel.thinking import RANDOM

PERSONS = "persons"

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Holder = tuple[str, ...]  # whoever holds a seat; equal for seats in one hand


class SeatChoice(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit on a seat of a new game; seats of the same ``player`` go to one person.

    ``level`` says how well a bot plays, if one is to: random, or what the game lists under ``levels``.
    An open seat of a game that is played ``again`` may be kept for a ``user`` who played it.
    """

    kind: Literal["me", "bot", "open", "hotseat"] = "bot"
    name: Name | None = None
    player: Annotated[int, msgspec.Meta(ge=1, le=99)] | None = None
    level: Annotated[str, msgspec.Meta(max_length=40)] = RANDOM.id
    user: Annotated[str, msgspec.Meta(min_length=1, max_length=24)] | None = None


def completed(
    meta: Meta, choices: Mapping[str, SeatChoice], left_open: Collection[str] = ()
) -> dict[str, SeatChoice]:
    """A choice for every seat: one not named goes with the seat it belongs to, is left open or a bot's."""
    leader = _leaders(meta)
    return {
        seat: choices.get(seat)
        or choices.get(leader.get(seat, seat))
        or SeatChoice("open" if seat in left_open else "bot")
        for seat in meta.seats
    }


def splits(meta: Meta, choices: Mapping[str, SeatChoice]) -> Iterator[dict[str, int]]:
    """Ways to count the people at a table, the most natural first; the game takes the first it allows.

    Bots are one person for each side, or one for each seat, or they run their seats for one of the humans.
    """
    side = {seat: str(n) for n, group in enumerate(meta.sides) for seat in group}
    humans = _humans(meta, choices)
    if len(set(humans.values())) == 1:  # one may play against oneself, as two people
        humans = {seat: (*holder, side.get(seat, seat)) for seat, holder in humans.items()}
    friends = {
        where: list(dict.fromkeys(holder for seat, holder in humans.items() if side.get(seat, seat) == where))
        for where in dict.fromkeys(side.get(seat, seat) for seat in meta.seats)
    }
    yield _numbered(meta, humans, {seat: ("bots", side.get(seat, seat)) for seat in meta.seats})
    yield _numbered(meta, humans, {seat: ("bot", seat) for seat in meta.seats})
    for n in range(max(map(len, friends.values()))):
        helped = {seat: friends[side.get(seat, seat)] for seat in meta.seats}
        yield _numbered(
            meta,
            humans,
            {seat: own[min(n, len(own) - 1)] if own else ("bots",) for seat, own in helped.items()},
        )


def same_hand(persons: object, seat: str) -> list[str]:
    """The seats that the person on ``seat`` holds, that seat first."""
    if not isinstance(persons, Mapping) or seat not in persons:
        return [seat]
    return [seat, *(one for one in persons if one != seat and persons[one] == persons[seat])]


def hands(persons: object, free: list[str]) -> list[list[str]]:
    """Open seats, in the order given, by the persons who would take them."""
    found = [[seat, *(one for one in same_hand(persons, seat)[1:] if one in free)] for seat in free]
    found = [sorted(hand, key=free.index) for hand in found]
    return [hand for seat, hand in zip(free, found, strict=True) if seat == hand[0]]


def _leaders(meta: Meta) -> dict[str, str]:
    return {seat: group[0] for group in meta.together for seat in group[1:]}


def _humans(meta: Meta, choices: Mapping[str, SeatChoice]) -> dict[str, Holder]:
    leader = _leaders(meta)
    found: dict[str, Holder] = {}
    for seat in meta.seats:
        choice = choices[seat]
        plain = choice.name is None and choice.player is None and choice.user is None
        first = leader.get(seat, seat)
        if choice.kind == "me" or (choice.kind == "hotseat" and plain):
            found[seat] = ("me",)
        elif choice.kind != "bot" and plain and choices[first].kind == choice.kind:
            found[seat] = _holder(first, choices[first])
        elif choice.kind != "bot":
            found[seat] = _holder(seat, choice)
    return found


def _holder(seat: str, choice: SeatChoice) -> Holder:
    if choice.user is not None:
        return choice.kind, "user", choice.user
    if choice.player is not None:
        return choice.kind, "player", str(choice.player)
    if choice.kind == "hotseat":
        return choice.kind, "name", choice.name or ""
    return choice.kind, "seat", seat


def _numbered(meta: Meta, humans: Mapping[str, Holder], bots: Mapping[str, Holder]) -> dict[str, int]:
    """Number the people from 0 in the order of their seats; a bot goes with the seat its own belongs to."""
    leader = _leaders(meta)
    numbers: dict[Holder, int] = {}
    found = {}
    for seat in meta.seats:
        first = seat if seat in humans else leader.get(seat, seat)
        holder = humans.get(first, bots[first])
        found[seat] = numbers.setdefault(holder, len(numbers))
    return found
