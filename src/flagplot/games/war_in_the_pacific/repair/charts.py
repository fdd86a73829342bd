"""The Naval Damage Repair Tables, salvage and maximum effort, as they are read. [36]"""

from __future__ import annotations

from math import ceil

import msgspec

from flagplot.games.war_in_the_pacific.rounding import clamped

DESTROYER_TABLE = "1"  # that has no rows: its times are fixed
ANYBODY = "allied"  # ships of every Allied navy


class Modifier(msgspec.Struct, frozen=True, kw_only=True):
    """What the roll gains or loses in some ports, for ships of one navy. [see WPA-REP-11]"""

    ports: tuple[str, ...]
    ships: str
    drm: int
    crowded: int | None = None  # instead of it, where an Allied capital ship is under repair


class Wrecked(msgspec.Struct, frozen=True, kw_only=True):
    """Badly damaged ships of one side take longer. [see WPA-REP-21]"""

    side: str
    damage: int
    drm: int


class Salvage(msgspec.Struct, frozen=True, kw_only=True):
    """The Salvage Table. [see WPA-REP-18]"""

    cycles: dict[str, int]
    drm: dict[str, int]
    damage: int


class Effort(msgspec.Struct, frozen=True, kw_only=True):
    """The Maximum Effort Repair Table. [see WPA-REP-29]"""

    ports: dict[str, tuple[str, ...]]
    cost: tuple[int, int, int, int, int, int]
    us_carrier: int
    japan_factor: int
    weeks: int
    blocked: int
    failure: tuple[int, int]


class NavalRepair(msgspec.Struct, frozen=True, kw_only=True):
    """All of it."""

    status: str
    types: dict[str, tuple[str, ...]]
    us_types: dict[str, str]
    destroyers: dict[str, tuple[int, ...]]
    rows: dict[str, dict[str, tuple[int, int, int, int]]]
    limits: tuple[int, int]
    modified: tuple[str, ...]
    modifiers: tuple[Modifier, ...]
    wrecked: Wrecked
    homeland: tuple[str, ...]
    single: dict[str, int]
    areas: dict[str, str]
    salvage: Salvage
    effort: Effort
    captured_from: int

    def table(self, kind: str, navy: str) -> str:
        """The number of the table of a type of ship; nothing for joint shipping units, which have none.

        [WPA-REP-23, WPA-REP-24]
        """
        if navy == "us" and kind in self.us_types:
            return self.us_types[kind]
        return next((number for number, kinds in self.types.items() if kind in kinds), "")

    def row(self, dice: int, drm: int) -> int:
        """The row of a modified roll, within those of the table. [WPA-REP-04]"""
        return clamped(dice + drm, *self.limits)

    def times(self, table: str, row: int, damage: int) -> tuple[int, ...]:
        """Game-turns that each level takes, from D1 up to the damage; all of them together is the total.

        Of a pair of destroyers at D2 one ship is sunk and the other whole: there is nothing to repair, and
        worse damage is repaired down to D2. [WPA-REP-04, WPA-REP-05, WPA-REP-24, WPA-REP-25]
        """
        if table == DESTROYER_TABLE:
            return self.destroyers[str(damage)] if damage else ()
        return self.rows[table][str(row)][:damage]

    def raised(self, die: int, port: str) -> int:
        """Cycles until a ship is raised, 0 if it is lost: easier in a major port, harder at an anchorage.

        [WPA-REP-18]
        """
        found = die + self.salvage.drm.get(port, 0)
        return self.salvage.cycles.get(str(min(found, 6)), 0)

    def price(self, die: int, *, us_carrier: bool, japan: bool) -> int:
        """CPs of a maximum effort: 1 more on the die for a US carrier, double for Japan.

        [WPA-REP-29, WPA-REP-30]
        """
        found = self.effort.cost[clamped(die + (self.effort.us_carrier if us_carrier else 0), 1, 6) - 1]
        return found * (self.effort.japan_factor if japan else 1)

    def fine(self, cost: int) -> int:
        """What a headquarters is charged that cannot pay: half as much again, rounded up. [WPA-REP-32]"""
        times, share = self.effort.failure
        return ceil(cost * times / share)
