"""What the parts of the segment ask of counters and stacks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.places import HEXES, IDS, off_map, pool
from flagplot.games.dai_senso.play import War
from flagplot.kernel.action import Action
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the


def named(war: War, action: Action) -> list[int]:
    """The counters an answer names."""
    return [war.tables.counter(str(arg)) for arg in action.args]


def act(war: War, verb: str, *counters: int) -> Action:
    """An answer that names counters."""
    return Action(verb, tuple(war.counters[number].id for number in counters))


def own_unit(war: War, faction: int, number: int) -> Refusal | None:
    """Why a counter is no ground unit of a faction on the map or in one of its Off-Map Boxes."""
    here = war.on_map(number) or war.state.place[number] in _boxes(war, faction)
    if here and war.face(number).ground and war.faction(number) == faction:
        return None
    id = war.id(number)
    return illegal("DSA-RD-11", f"{the(id)} is no ground unit of yours on the map", id)


def pooled(war: War, faction: int, number: int) -> Refusal | None:
    """Why a counter cannot be had from the Force Pool: it is not there. [DSA-ORG-02]"""
    if war.state.place[number] == pool(faction):
        return None
    id = war.id(number)
    return illegal("DSA-ORG-02", f"{the(id)} is not in your Force Pool", id)


def first_of_each_type(war: War, counters: Iterable[int]) -> list[int]:
    """Counters of one type are alike, unless they belong to different hexes: the first stands for all."""
    found: dict[tuple[str, str], int] = {}
    for number in counters:
        one = war.counters[number]
        found.setdefault((one.type, one.only_hex), number)
    return list(found.values())


def stacks(war: War, faction: int) -> Iterator[tuple[int, list[int]]]:
    """The hexes with ground units of a faction, and these units; then its Off-Map Boxes. [DSA-ORG-20]"""
    for hex in sorted(war.state.at):
        units = war.ground(hex, faction)
        if units:
            yield hex, units
    places = war.state.place
    for box in _boxes(war, faction):
        if box in places:
            yield box, [n for n, place in enumerate(places) if place == box and war.face(n).ground]


def _boxes(war: War, faction: int) -> list[int]:
    """The Off-Map Boxes of a faction."""
    every = war.tables.map.waters.off_map_boxes
    return [off_map(box.id) for box in every if box.faction == FACTIONS[faction]]


def where(war: War, number: int) -> str:
    """The id of the place a counter is in."""
    return IDS[war.state.place[number]]


def enemy_air(war: War, hex: int, faction: int) -> bool:
    """Whether an enemy Air unit is in a hex."""
    return hex < HEXES and any(war.face(one).air and war.faction(one) != faction for one in war.stack(hex))
