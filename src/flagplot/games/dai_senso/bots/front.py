"""The front as an attacker sees it: enemy hexes with what defends them, and own units that can attack.

Nothing here depends on where own units stand, so that plans can be judged before they are carried out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from flagplot.games.dai_senso import supply
from flagplot.games.dai_senso.beachheads import snlf_hexes
from flagplot.games.dai_senso.bots import values
from flagplot.games.dai_senso.bots.estimate import Defense
from flagplot.games.dai_senso.combat import forces, ranged, retreat, shifts, terrain
from flagplot.games.dai_senso.counters import BLITZ
from flagplot.games.dai_senso.play import War

if TYPE_CHECKING:
    from flagplot.games.dai_senso.bots.wave import Assault

HQ_RANGE = 2


class Corps(NamedTuple):
    """An own unit that can attack."""

    attack: int
    steps: int
    armor: bool
    hq: bool


class Target(NamedTuple):
    """An enemy hex."""

    hex: int
    defense: int
    state: Defense
    shift: int  # columns for the defender, whoever attacks from wherever
    worth: float
    hqs: tuple[int, ...]  # enemy HQs that could support it
    sides: Mapping[int, int]  # hex beside it from which it can be attacked -> columns for the hexside
    air: int  # own Air Forces in or beside it
    near: tuple[int, ...]  # the hexes from which an HQ supports an attack, ascending


class Front:
    """Enemy hexes, the dearest first, and own units."""

    def __init__(self, war: War, faction: int) -> None:
        self.war, self.faction = war, faction
        self.grid = war.tables.map.board.grid
        self.corps = {one: _corps(war, one) for one in war.all_ground(faction) if war.face(one).attack}
        self.targets = self._targets()
        self.markers = [hex for hex in sorted(war.state.at) if _blitzed(war, hex, faction)]
        self.supplied = self._supplied()
        self.brief = snlf_hexes(war)  # Beachheads that do not last
        self.known: dict[tuple[object, ...], Assault | None] = {}  # filled by ``Wave.best``

    def _targets(self) -> list[Target]:
        found = []
        for hex in sorted(self.war.state.at):
            units = self.war.enemy_ground(hex, self.faction)
            worth = values.worth(self.war, hex, self.faction) if units else 0.0
            if worth >= values.STEP:  # what is far from all objectives is let alone
                found.append(self._target(hex, units, worth))
        return sorted(found, key=lambda one: (-one.worth, one.hex))

    def _target(self, hex: int, units: list[int], worth: float) -> Target:
        war = self.war
        enemy = war.faction(units[0])
        own = list(self.corps)[:1]
        return Target(
            hex,
            forces.defense_factors(war, units),
            _state(war, hex, units, self.faction),
            terrain.hex_shift(war, hex)
            + len(shifts.fortress(war, units))
            + len(shifts.hq(war, units, -1))
            + len(shifts.air_units(war, hex, enemy, units)),
            worth,
            tuple(ranged.supporters(war, hex, enemy, units, ())),
            _sides(war, hex),
            len(shifts.air_units(war, hex, self.faction, own)),
            tuple(sorted(self.grid.within(hex, HQ_RANGE))),
        )

    def _supplied(self) -> int:
        """Where own units are supplied as things stand; their own moves hardly change it."""
        nations = {self.war.counter(one).nation for one in self.corps}
        found = 0
        for nation in sorted(nations):
            found |= supply.reached(self.war, self.faction, nation)
        return found

    def places(self) -> dict[int, int]:
        """Where own units stand."""
        return {one: self.war.state.place[one] for one in self.corps}


def _corps(war: War, number: int) -> Corps:
    face = war.face(number)
    return Corps(face.attack, face.steps, face.armor_type, face.hq)


def _blitzed(war: War, hex: int, faction: int) -> bool:
    return any(war.face(one).kind == BLITZ and war.faction(one) == faction for one in war.stack(hex))


def _state(war: War, hex: int, units: list[int], attacker: int) -> Defense:
    enemy = war.faction(units[0])
    return Defense(
        sum(war.face(one).steps for one in units),
        retreat.stuck(war, units) or not retreat.ways(war, enemy, hex, hex),
        war.tables.map.hexes[hex].city and not _blitzed(war, hex, attacker),
    )


def _sides(war: War, hex: int) -> dict[int, int]:
    return {
        beside: terrain.hexside_shift(war, hex, [beside])[0]
        for beside in war.tables.map.board.grid.around(hex)
        if terrain.hexside(war, beside, hex) not in terrain.WATERS  # a Beachhead leads over the sea
    }
