"""One look at, or one change of, the war in Asia: the state with what is printed, and how it may change.

All rules take a ``War`` first. Reading is done on ``war.state`` and ``war.tables``; moving, turning and
losing counters go through the methods here, so that the lists agree and every change has its event.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import compress, count
from typing import Any

import msgspec

from flagplot.games.dai_senso.cards import Card
from flagplot.games.dai_senso.counters import BACK, DETACHMENT, FRONT, JAPAN, Counter, Face
from flagplot.games.dai_senso.events import Arrived, Left, Moved, Note, Turned, Withdrew
from flagplot.games.dai_senso.lands import Lands, lands
from flagplot.games.dai_senso.nations import belongs, held_by
from flagplot.games.dai_senso.occupation import Occupation, occupation, owners
from flagplot.games.dai_senso.places import DELAY, HEXES, IDS, pool
from flagplot.games.dai_senso.politics.affairs import NOTHING, Affairs
from flagplot.games.dai_senso.state import AnyFrame, AsiaState
from flagplot.games.dai_senso.tables import Tables
from flagplot.kernel.dice import Dice
from flagplot.kernel.flow import Play
from flagplot.kernel.words import the

QUIT_INDIA = "quit_india"
INDIA = frozenset(("india", "ceylon"))


class War(Play[AsiaState]):
    """A ``Play`` of Dai Senso!."""

    __slots__ = ("_lands", "_occupation", "counters", "owners", "tables")

    def __init__(self, tables: Tables, state: AsiaState, dice: Dice | None = None) -> None:
        self.state, self.dice = state, dice  # as Play does; made twice for every decision, so kept short
        self.events, self.faces, self.lane = [], [], ""
        self.tables = tables
        self.counters = tables.counters
        self.owners = owners(tables, state.aligned)  # by counter
        self._lands: Lands | None = None
        self._occupation: Occupation | None = None

    @property
    def lands(self) -> Lands:
        """Who owns which hex."""
        if self._lands is None:
            self._lands = lands(self.state)
        return self._lands

    @property
    def occupation(self) -> Occupation:
        """Who stands where."""
        if self._occupation is None:
            self._occupation = occupation(self.tables, self.state)
        return self._occupation

    def politics_changed(self) -> None:
        """Countries stand otherwise than before: what was worked out about them is forgotten."""
        self._lands = self._occupation = None
        self.owners = owners(self.tables, self.state.aligned)

    def beaches_changed(self) -> None:
        """An arrow points elsewhere than before: zones of control and ports are worked out anew."""
        self._occupation = None

    @property
    def affairs(self) -> Affairs:
        """The political side of the situation; where a scenario has none, nothing lies anywhere."""
        found = self.state.affairs
        return NOTHING if found is msgspec.UNSET else found

    def conduct(self, **changes: Any) -> None:
        """Affairs take another turn."""
        self.state.affairs = msgspec.structs.replace(self.affairs, **changes)

    # -- the stack of steps ----------------------------------------------------------------------------

    def push(self, frame: AnyFrame) -> None:
        """Begin a step; it runs before the one below goes on."""
        self.state.frames.append(frame)

    def pop(self) -> None:
        """End the step on top."""
        self.state.frames.pop()

    def note(self, what: str) -> None:
        """A sentence for the log."""
        self.emit(Note(what=what))

    def current_card(self, faction: int) -> Card | None:
        """The Current Card of a faction."""
        return self.tables.cards.get(self.state.current[faction])

    # -- counters: reading -----------------------------------------------------------------------------

    def counter(self, number: int) -> Counter:
        """What is printed on a counter, both sides."""
        return self.counters[number]

    def face(self, number: int) -> Face:
        """The side of a counter that is up."""
        return self.counters[number].faces[self.state.up[number]]

    def faction(self, number: int) -> int:
        """Whose a counter is now; a Minor Country's goes with its Country."""
        return self.owners[number]

    def stack(self, hex: int) -> tuple[int, ...]:
        """The counters in a hex, ascending."""
        return self.state.at.get(hex, ())

    def on_map(self, number: int) -> bool:
        """Whether a counter lies in a hex."""
        return self.state.place[number] < HEXES

    def ground(self, hex: int, faction: int) -> list[int]:
        """The ground units of a faction in a hex."""
        return [one for one in self.stack(hex) if self.face(one).ground and self.faction(one) == faction]

    def enemy_ground(self, hex: int, faction: int) -> list[int]:
        """The ground units in a hex that are not of a faction."""
        return [one for one in self.stack(hex) if self.face(one).ground and self.faction(one) != faction]

    def detachment(self, number: int) -> bool:
        """Whether a counter is used as a Detachment marker."""
        return self.face(number).kind == DETACHMENT

    def all_ground(self, faction: int) -> Iterator[int]:
        """Every ground unit of a faction on the map, by hex."""
        for hex in sorted(self.state.at):
            yield from self.ground(hex, faction)

    def in_pool(self, faction: int) -> list[int]:
        """The counters in the Force Pool of a faction, ascending."""
        box = pool(faction)
        return list(compress(count(), map(box.__eq__, self.state.place)))

    # -- counters: changing ----------------------------------------------------------------------------

    def move(self, number: int, hex: int, way: tuple[int, ...] = ()) -> None:
        """A counter on the map goes to another hex, by the hexes of ``way``."""
        start = self.state.place[number]
        self._put(number, hex)
        self.emit(
            Moved(counter=self.id(number), start=IDS[start], end=IDS[hex], way=tuple(IDS[at] for at in way))
        )
        self._entered(number, (*way, hex))

    def transfer(self, number: int, place: int) -> None:
        """A counter goes between the map and an Off-Map Box, or between two such boxes, same side up."""
        start = self.state.place[number]
        self._put(number, place)
        id, one, other = self.id(number), IDS[start], IDS[place]
        if place < HEXES:
            self.emit(Arrived(counter=id, place=other, start=one))
            self._entered(number, (place,))
        elif start < HEXES:
            self.emit(Withdrew(counter=id, start=one, end=other))
        else:
            self.emit(Moved(counter=id, start=one, end=other))

    def arrive(self, number: int, hex: int, side: int = FRONT) -> None:
        """A counter comes from a box to a hex, or to an Off-Map Box."""
        start = self.state.place[number]
        self.state.up[number] = side
        self._put(number, hex)
        if hex < HEXES:
            self.emit(Arrived(counter=self.id(number), place=IDS[hex], start=IDS[start]))
            self._entered(number, (hex,))
        else:
            self.emit(Moved(counter=self.id(number), start=IDS[start], end=IDS[hex]))

    def leave(self, number: int, reason: str) -> None:
        """A counter leaves the map: to the Delay Box if it has a stripe, otherwise to its Force Pool.

        ``reason`` says what became of it: "is eliminated". [DSA-CMP-31]
        """
        box = DELAY if self.counters[number].stripe else pool(self.faction(number))
        self.remove(number, box, reason)

    def remove(self, number: int, box: int, reason: str) -> None:
        """A counter leaves the map for a box."""
        start = self.state.place[number]
        self.state.up[number] = FRONT
        self._put(number, box)
        if start < HEXES:
            self.emit(Left(counter=self.id(number), place=IDS[start], end=IDS[box], reason=reason))
        else:
            self.note(f"{the(self.id(number))} in {the(IDS[start])} {reason}")
        self.release(number)

    def release(self, number: int) -> None:
        """What waits in the Holding Box of a unit leaves it, as if it had left the map. [see DSA-ORG-14]"""
        held = held_by(self, number)
        if held is not None:
            box = DELAY if self.counters[held].stripe else pool(self.faction(held))
            self.lay(held, box)
            self.note(f"{the(self.id(held))} is released to {the(IDS[box])}")

    def lay(self, number: int, box: int, side: int = FRONT) -> None:
        """A counter goes from one box to another; what that means is told by whoever does it."""
        self.state.up[number] = side
        self._put(number, box)

    def send(self, number: int, box: int, reason: str) -> None:
        """A counter goes to a box from wherever it is; ``reason`` says what became of one on the map."""
        if self.on_map(number):
            self.remove(number, box, reason)
        else:
            self.lay(number, box)

    def turn_over(self, number: int, told: str = "") -> None:
        """Turn a counter on the map to its other side; ``told`` says what that means, if not lost steps."""
        self._occupation = None
        self.state.up[number] = FRONT if self.state.up[number] == BACK else BACK
        place = IDS[self.state.place[number]]
        self.emit(Turned(counter=self.id(number), place=place, steps=self.face(number).steps, told=told))

    def _entered(self, number: int, hexes: Iterable[int]) -> None:
        """Quit India leaves the game at once when a Japanese ground unit enters India or Ceylon.

        Before the program that brings it, it waits in its box. [DSB-MK-38-2]
        """
        placed = self.affairs.markers.get(QUIT_INDIA, "")
        if not placed or placed.endswith("_events") or not belongs(self, number, (JAPAN,)):
            return
        areas = (self.tables.map.hexes[hex].area for hex in hexes)
        if self.face(number).ground and not INDIA.isdisjoint(areas):
            self.conduct(markers={one: at for one, at in self.affairs.markers.items() if one != QUIT_INDIA})
            self.note(f"{the(QUIT_INDIA)} leaves the game: Japanese troops are in India")

    def _put(self, number: int, place: int) -> None:
        self._occupation = None
        state = self.state
        start = state.place[number]
        if start < HEXES:
            left = tuple(one for one in state.at[start] if one != number)
            if left:
                state.at[start] = left
            else:
                del state.at[start]
        state.place[number] = place
        if place < HEXES:
            state.at[place] = tuple(sorted((*state.at.get(place, ()), number)))

    def id(self, number: int) -> str:
        """The id of a counter."""
        return self.counters[number].id
