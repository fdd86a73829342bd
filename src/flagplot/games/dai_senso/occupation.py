"""Who stands where, as sets of hexes by faction: what zones of control, ports, bases and supply are made of.

Worked out once for a map and kept until a counter moves or turns; see ``War.occupation``.
"""

from __future__ import annotations

from flagplot.games.dai_senso.counters import AIRDROP, DETACHMENT, Face
from flagplot.games.dai_senso.factions import FACTIONS, NOBODY, enemies
from flagplot.games.dai_senso.ground import ground
from flagplot.games.dai_senso.markers import LOGISTICS
from flagplot.games.dai_senso.state import AsiaState
from flagplot.games.dai_senso.tables import Tables
from flagplot.kernel.memory import Facts, Own, own, remember

# Logistics markers count as Detachments do
GROUND, AIR, FLEETS, AIRDROPS, DETACHMENTS, NOTHING = range(6)
_KINDS = NOTHING + 1


class Occupation:
    """Sets of hexes as numbers (see ``board.spaces``), each a list by faction."""

    __slots__ = ("air", "ground", "holding", "opening", "present", "reached", "standing", "zones")

    def __init__(self, tables: Tables, state: AsiaState) -> None:
        columns = _columns(tables, state.aligned)
        up = state.up
        found = [0] * (_KINDS * (len(FACTIONS) + 1))
        zones = [0] * len(FACTIONS)
        reach = ground().zone
        for hex, stack in state.at.items():
            bit = 1 << hex
            for number in stack:
                column = columns[number][up[number]]
                found[column] |= bit
                if column < len(FACTIONS):  # a ground unit
                    zones[column] |= reach[hex]
        rows = [found[kind * _WIDTH : kind * _WIDTH + len(FACTIONS)] for kind in range(NOTHING)]
        self.zones = zones  # into which the ground units of a faction project their ZOC
        self.ground, self.air = rows[GROUND], rows[AIR]
        # units and Airdrops, which negate EZOC; other markers do not [DSA-ZOC-05]
        self.standing = _joined(rows[GROUND], rows[AIR], rows[FLEETS], rows[AIRDROPS])
        self.present = _joined(self.standing, rows[DETACHMENTS])
        self.opening = _joined(rows[GROUND], rows[AIRDROPS], rows[DETACHMENTS])  # [see DSA-GL-26a]
        self.holding = _joined(rows[GROUND], rows[DETACHMENTS])  # [see DSA-GL-01]
        self.reached: dict[tuple[int, str], int] = {}  # filled by ``supply``

    def enemy(self, sets: list[int], faction: int) -> int:
        """The hexes of the other two factions: everything not one's own is enemy. [see DSA-RD-10]"""
        one, other = _ENEMIES[faction]
        return sets[one] | sets[other]


_WIDTH = len(FACTIONS) + 1  # the last for counters of nobody
_ENEMIES = tuple(enemies(faction) for faction in range(len(FACTIONS)))


def _joined(*rows: list[int]) -> list[int]:
    return [_union(sets) for sets in zip(*rows, strict=True)]


def _union(sets: tuple[int, ...]) -> int:
    found = 0
    for one in sets:
        found |= one
    return found


@remember(64)
def owners(tables: Tables, aligned: tuple[int, ...]) -> tuple[int, ...]:
    """Whose each counter is: a Minor Country's go with their Country. [DSA-RD-06]"""
    minors = {one.id: faction for one, faction in zip(tables.map.countries.minors, aligned, strict=True)}
    return tuple(
        one.faction if one.faction != NOBODY else minors.get(one.country, NOBODY) for one in tables.counters
    )


@remember(64)
def _columns(tables: Tables, aligned: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """By counter and side: in which of the sets it counts."""
    return tuple(
        tuple(_kind(face) * _WIDTH + (owner if owner != NOBODY else len(FACTIONS)) for face in one.faces)
        for one, owner in zip(tables.counters, owners(tables, aligned), strict=True)
    )


def _kind(face: Face) -> int:
    if face.ground:
        return GROUND
    if face.support:
        return AIR if face.air else FLEETS
    return {AIRDROP: AIRDROPS, DETACHMENT: DETACHMENTS, LOGISTICS: DETACHMENTS}.get(face.kind, NOTHING)


# -- kept while nothing moves ------------------------------------------------------------------------------

_DEPENDS = Facts("place", "up", "status", "aligned", "ceded", "scenario")


class _Last(Own):
    """The last map that was asked about: legality asks again and again while nothing moves."""

    def __init__(self) -> None:
        self.tables: Tables | None = None
        self.facts: tuple[object, ...] = ()
        self.occupation: Occupation | None = None


_LAST = own(_Last)


def occupation(tables: Tables, state: AsiaState) -> Occupation:
    """Who stands where as things are."""
    last = _LAST
    if last.occupation is not None and last.tables is tables and _DEPENDS.hold(last.facts, state):
        return last.occupation
    last.tables, last.facts = tables, _DEPENDS.of(state)
    last.occupation = Occupation(tables, state)
    return last.occupation
