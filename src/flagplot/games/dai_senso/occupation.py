"""Who stands where, as sets of hexes by faction: what zones of control, ports, bases and supply are made of.

Worked out once for a map and kept until a counter moves or turns; see ``War.occupation``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagplot.games.dai_senso.beachheads import SIDES as BEACHHEAD_SIDES
from flagplot.games.dai_senso.beachheads import arrows
from flagplot.games.dai_senso.counters import AIRDROP, DETACHMENT, Face
from flagplot.games.dai_senso.factions import FACTIONS, NOBODY, enemies
from flagplot.games.dai_senso.ground import ground
from flagplot.games.dai_senso.markers import LOGISTICS
from flagplot.games.dai_senso.state import AsiaState
from flagplot.games.dai_senso.tables import Tables
from flagplot.kernel.memory import Facts, Own, own, remember

if TYPE_CHECKING:
    from flagplot.games.dai_senso.sea.stations import Stations

# Logistics markers count as Detachments do
GROUND, AIR, FLEETS, AIRDROPS, DETACHMENTS, BEACHHEADS, NOTHING = range(7)
_WIDTH = len(FACTIONS) + 1  # the last for counters of nobody
_ENEMIES = tuple(enemies(faction) for faction in range(len(FACTIONS)))

Columns = tuple[tuple[int, ...], ...]  # by counter and side: in which of the sets it counts


class Occupation:
    """Sets of hexes as numbers (see ``board.spaces``), each a list by faction."""

    __slots__ = (
        "air", "beachheads", "bound", "ground", "holding", "neutral", "opening", "present",
        "reached", "sea", "standing", "zones",
    )  # fmt: skip

    def __init__(self, tables: Tables, state: AsiaState) -> None:
        columns, up, reach = _columns(tables, state.aligned), state.up, ground().zone
        sets, zones = [0] * ((NOTHING + 1) * _WIDTH), [0] * len(FACTIONS)
        for hex, stack in state.at.items():
            bit = 1 << hex
            for number in stack:
                column = columns[number][up[number]]
                sets[column] |= bit
                if column < len(FACTIONS):  # a ground unit
                    zones[column] |= reach[hex]
        land, air, fleets, drops, detached, beaches, _ = (
            sets[at : at + len(FACTIONS)] for at in range(0, len(sets), _WIDTH)
        )
        self.neutral = sets[len(FACTIONS)] | sets[DETACHMENTS * _WIDTH + len(FACTIONS)]  # those of nobody
        for sea, beach in arrows(state).items():
            _over_beaches(zones, land, sea, beach)
        self.zones = zones  # into which the ground units of a faction project their ZOC
        self.ground, self.air, self.beachheads = land, air, beaches
        # units and Airdrops, which negate EZOC; other markers do not [DSA-ZOC-05, DSA-AIR-06a]
        self.standing = [a | b | c | d for a, b, c, d in zip(land, air, fleets, drops, strict=True)]
        self.present = [a | b for a, b in zip(self.standing, detached, strict=True)]
        self.opening = [a | b | c for a, b, c in zip(land, drops, detached, strict=True)]  # [see DSA-GL-26a]
        self.holding = [a | b for a, b in zip(land, detached, strict=True)]  # [see DSA-GL-01]
        self.reached: dict[tuple[int, str], int] = {}  # filled by ``supply``
        self.sea: Stations | None = None  # filled by ``sea.stations``
        self.bound: dict[int, int] = {}  # filled by ``zones``

    def others(self, faction: int) -> int:
        """The hexes with ground units, Detachments or Logistics markers that are not of a faction."""
        return self.enemy(self.holding, faction) | self.neutral

    def enemy(self, sets: list[int], faction: int) -> int:
        """The hexes of the other two factions: everything not one's own is enemy. [see DSA-RD-10]"""
        one, other = _ENEMIES[faction]
        return sets[one] | sets[other]


def _over_beaches(zones: list[int], land: list[int], sea: int, beach: int) -> None:
    """A ZOC crosses a Beachhead hexside both ways, and no other side of its hex. [DSA-ZOC-03]"""
    for faction, units in enumerate(land):
        zones[faction] |= (units >> sea & 1) << beach | (units >> beach & 1) << sea


@remember(64)
def owners(tables: Tables, aligned: tuple[int, ...]) -> tuple[int, ...]:
    """Whose each counter is: a Minor Country's go with their Country. [DSA-RD-06]"""
    minors = {one.id: faction for one, faction in zip(tables.map.countries.minors, aligned, strict=True)}
    return tuple(
        one.faction if one.faction != NOBODY else minors.get(one.country, NOBODY) for one in tables.counters
    )


@remember(64)
def _columns(tables: Tables, aligned: tuple[int, ...]) -> Columns:
    return tuple(
        tuple(_kind(face) * _WIDTH + (owner if owner != NOBODY else len(FACTIONS)) for face in one.faces)
        for one, owner in zip(tables.counters, owners(tables, aligned), strict=True)
    )


def _kind(face: Face) -> int:
    if face.ground:
        return GROUND
    if face.support:
        return AIR if face.air else FLEETS
    if face.kind in BEACHHEAD_SIDES:
        return BEACHHEADS
    return {AIRDROP: AIRDROPS, DETACHMENT: DETACHMENTS, LOGISTICS: DETACHMENTS}.get(face.kind, NOTHING)


# -- kept while nothing moves ------------------------------------------------------------------------------

# weather decides on ports too
_DEPENDS = Facts(
    "place", "up", "status", "aligned", "ceded", "scenario", "facing", "posture", "war_state", "turn",
    "affairs",
)  # fmt: skip


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
