"""The charts of the air war, as they are read from ``data/air_combat.json``; every lookup is one function."""

from __future__ import annotations

from functools import cache

import msgspec

from flagplot.board.hexboard import decoded
from flagplot.games.war_in_the_pacific import own_tables
from flagplot.games.war_in_the_pacific.rounding import clamped, column, nearest, shifted
from flagplot.kernel.corrections import Printed

_FILE = "air_combat.json"
SURE_FROM = 7  # a roll from which at least one AP is there [see BR-7-01]


class AirCombat(msgspec.Struct, frozen=True):
    """Air-to-air results, availability, modifiers against ships, anti-aircraft of bases, torpedoes, ports."""

    status: str
    columns: tuple[int, ...]
    results: dict[str, tuple[str, ...]]
    available_columns: tuple[int, ...]
    available: dict[str, tuple[int, ...]]
    ship_drm: dict[str, int]
    anti_aircraft: dict[str, int]
    torpedoes: dict[str, int]
    surprise: tuple[tuple[int, int], ...]

    def losses(self, strength: int, dice: int, shift: int = 0) -> tuple[int, int]:
        """Strength points eliminated and aborted by fire of a strength. [BR-6-05]

        An attack of strength 0 is not rolled; callers ask first. [see BR-1-05]
        """
        at = shifted(column(self.columns, strength), shift, len(self.columns))
        eliminated, _, aborted = self.results[str(dice)][at].partition("/")
        return int(eliminated), int(aborted)

    def present(self, points: int, dice: int, drm: int = 0) -> int:
        """How many of some APs take part: a percentage, to the nearest; at least 1 from a 7 on. [BR-7-01]"""
        roll = clamped(dice + drm, 2, 12)
        percent = self.available[str(roll)][column(self.available_columns, points)]
        found = nearest(points * percent / 100)
        return max(found, 1) if roll >= SURE_FROM else found

    def surprised(self, roll: int) -> int:
        """Speed classes that ships in port are slower for surprise. [WPA-PRT-09]"""
        return max((less for least, less in self.surprise if roll >= least), default=0)


@cache
def chart() -> AirCombat:
    """The charts, read once."""
    return read(own_tables.standard())


def read(own: Printed) -> AirCombat:
    """The charts from a set of files."""
    found: AirCombat = decoded(own.read(_FILE), AirCombat, _FILE)
    return found
