"""The units of one side that can be had for an imagined battle: those near it by name, all others by type."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from flagplot.games.dai_senso import naming, view
from flagplot.games.dai_senso.combat.shifts import AIR_SUPPORT
from flagplot.games.dai_senso.counters import BACK, FRONT, Counter, Face
from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.names import SUPPORT, TYPES
from flagplot.games.dai_senso.places import HEXES, OUT
from flagplot.games.dai_senso.play import War
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.whatif import Item
from flagplot.kernel.words import counted

AS_IT_LIES = -1
Called = tuple[int, int]  # a counter, and the side it shall have up

_BACK = "/back"


class Muster:
    """A side of a battle; every counter is there once."""

    def __init__(self, war: War, faction: int, near: Iterable[int]) -> None:
        self.war, self.faction, self.near = war, faction, tuple(near)
        self.others: dict[str, list[int]] = {}
        for number, counter in enumerate(war.counters):
            if war.faction(number) != faction or war.state.place[number] == OUT or number in self.near:
                continue
            for side, face in enumerate(counter.faces):
                if _fights(counter, face):
                    self.others.setdefault(_item(counter, side), []).append(number)
        for numbers in self.others.values():  # those on the map are left where they are as long as possible
            numbers.sort(key=lambda one: (war.state.place[one] < HEXES, one))

    def called(self, force: Mapping[str, int], name: str) -> list[Called]:
        """The counters a force is made of, those near first."""
        found: list[Called] = []
        for id in sorted(force, key=lambda id: id in self.others):
            found += self._some(id, force[id], {one for one, _ in found}, name)
        return found

    def _some(self, id: str, number: int, taken: set[int], name: str) -> list[Called]:
        named = self.war.tables.number.get(id)
        if named is not None:
            fits = named in self.near or any(named in others for others in self.others.values())
            if not fits or number > 1 or named in taken:
                raise BadInputError(f"{name}: units of that side, each once, expected, found {number} {id!r}")
            return [(named, AS_IT_LIES)]
        free = [one for one in self.others.get(id, ()) if one not in taken]
        if len(free) < number:
            raise BadInputError(f"{name}: at most {len(free)} of {id!r} expected, found {number}")
        side = BACK if id.endswith(_BACK) else FRONT
        return [(one, side) for one in free[:number]]

    def items(self, force: Mapping[str, int]) -> list[Item]:
        """What may be added and taken away; counters by name only where they are near, or were asked for."""
        named = [self.war.id(one) for one in self.near]
        named += [id for id in force if id in self.war.tables.number and id not in named]
        found = [self._counter(self.war.tables.counter(id), force.get(id, 0)) for id in named]
        for id in sorted(self.others, key=self._rank):  # a counter has two sides, but is there once
            rest = {other: number for other, number in force.items() if other != id}
            taken = {one for one, _ in self.called(rest, "units")}
            if most := len([one for one in self.others[id] if one not in taken]):
                found.append(self._type(id, force.get(id, 0), most))
        return found

    def _counter(self, number: int, count: int) -> Item:
        shown = view.unit_doc(self.war, number)
        owner = FACTIONS[self.faction]
        return Item(shown["id"], shown["text"], count, 1, shown["kind"], owner, unit=shown)

    def _type(self, id: str, count: int, most: int) -> Item:
        """Counters of a type, drawn as one of them."""
        face, owner = self._face(id), FACTIONS[self.faction]
        counter = self.war.counter(self.others[id][0])
        name = _called(counter, face)
        shown: dict[str, Any] = {
            "id": counter.id, "owner": owner, "kind": face.kind, "count": 1, "name": counter.name,
            "nation": counter.country, "text": name,
        }  # fmt: skip
        if face.ground:
            shown |= {one: getattr(face, one) for one in ("steps", "attack", "defense", "move")}
        return Item(id, name, count, most, face.kind, owner, unit=shown)

    def _face(self, id: str) -> Face:
        return self.war.counter(self.others[id][0]).faces[BACK if id.endswith(_BACK) else FRONT]

    def _rank(self, id: str) -> tuple[Any, ...]:
        """Ground units of the largest nations first, then Air units."""
        face, country = self._face(id), self.war.counter(self.others[id][0]).country
        same = sum(len(many) for one, many in self.others.items() if one.split("-")[0] == id.split("-")[0])
        return (not face.ground, -same, country, face.kind, -face.steps, -face.attack, id)


def _fights(counter: Counter, face: Face) -> bool:
    """Whether a side of a counter can be called: fortresses of one hex stay there."""
    return (face.ground and not counter.only_hex) or face.kind in AIR_SUPPORT


def _item(counter: Counter, side: int) -> str:
    return f"{counter.type}{_BACK if side == BACK else ''}"


def _called(counter: Counter, face: Face) -> str:
    """``Russian infantry 3-3-1 (2 steps)``."""
    symbol = TYPES.get(face.kind, SUPPORT.get(face.kind, face.kind))
    name = naming.described(counter.type, counter.country, symbol, "", "", several=False)
    if not face.ground:
        return name
    return f"{name} {face.attack}-{face.defense}-{face.move} ({counted(face.steps, 'step')})"
