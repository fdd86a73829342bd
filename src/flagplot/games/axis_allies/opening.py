"""What the opening positions of all editions have in common: units on the map, and who plays which power."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flagplot.games.axis_allies.board import Board, Power
from flagplot.games.axis_allies.loader import split_load
from flagplot.games.axis_allies.pieces import cargo, make, plus
from flagplot.kernel.errors import BadInputError


def starting_units(
    board: Board, units: Mapping[str, Mapping[str, Mapping[str, int]]]
) -> list[dict[int, int]]:
    """All units on the map, with what is aboard carriers and transports; neutrals hold none.

    [P40-SET-01, P40-SET-12, A50-SET-08, A50-SET-20]
    """
    placed: list[dict[int, int]] = [{} for _ in range(board.n)]
    for power, places in units.items():
        owner = board.owner_of[power]
        for space, stacks in places.items():
            at = board.space_of[space]
            for text, count in stacks.items():
                ship, aboard = split_load(text)
                load = tuple(cargo(owner, board.kind_of[kind]) for kind in aboard)
                placed[at] = plus(placed[at], make(owner, board.kind_of[ship], cargo=load), count)
    return placed


def sides(powers: tuple[Power, ...]) -> tuple[tuple[str, ...], ...]:
    """The powers of each side. [P40-GEN-01, A50-GEN-01]"""
    return tuple(tuple(power.id for power in powers if power.side == name) for name in side_names(powers))


def side_names(powers: tuple[Power, ...]) -> tuple[str, ...]:
    """What the sides are called, in the order of ``sides``."""
    return tuple(dict.fromkeys(power.side for power in powers))


class Seating:
    """The rules about people: how many, each on one side, and the clauses that say so."""

    def __init__(self, least: int, most: int, *, one_side: str, count: str) -> None:
        self.least, self.most = least, most
        self.one_side, self.count = one_side, count

    def read(self, powers: tuple[Power, ...], persons: Mapping[str, int] | None) -> tuple[int, ...]:
        """Who plays each power, checked: people are numbered from 0 without gaps, each on one side.

        Without a seating one plays the first power's side and another the other side.
        [P40-GEN-01, P40-GEN-02, P40-GEN-04, A50-GEN-02, A50-SET-12]
        """
        if persons is None:
            return tuple(0 if power.side == powers[0].side else 1 for power in powers)
        if not isinstance(persons, Mapping):
            raise BadInputError(f"persons: expected power -> number of a person, found {persons!r}")
        seats = [power.id for power in powers]
        for name in persons:
            if name not in seats:
                raise BadInputError(f"persons: expected one of {', '.join(seats)}, found {name!r}")
        side_of: dict[int, str] = {}
        for power in powers:
            person = _person(persons.get(power.id), power.id)
            if side_of.setdefault(person, power.side) != power.side:
                raise BadInputError(
                    f"persons: expected each person on one side, found person {person} on both "
                    f"[{self.one_side}]"
                )
        if sorted(side_of) != list(range(len(side_of))):
            raise BadInputError(f"persons: expected numbers from 0 without gaps, found {sorted(side_of)}")
        if len(side_of) > self.most:
            raise BadInputError(
                f"persons: expected {self.least} to {self.most} people, found {len(side_of)} [{self.count}]"
            )
        return tuple(persons[power.id] for power in powers)


def _person(value: Any, power: str) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and value >= 0:
        return value
    raise BadInputError(f"persons: expected the number of a person for {power}, found {value!r}")
