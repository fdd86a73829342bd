"""The tables of motor torpedo boats. [60.5.4]"""

from __future__ import annotations

import msgspec

from flagplot.games.war_in_the_pacific.rounding import column

DAY, NIGHT = "day", "night"
HIT, TURNED = "H", "X"  # results of the MTB Hit Table


class Band(msgspec.Struct, frozen=True, kw_only=True):
    """Points that a screen of some value stops, by the die. [WPB-MTB-11]"""

    from_: int = msgspec.field(name="from")
    points: tuple[int, int, int, int, int, int]


class MtbTables(msgspec.Struct, frozen=True, kw_only=True):
    """Screens, hits and damage, by day and by night. [WPB-MTB-11, WPB-MTB-13]"""

    status: str
    screen: dict[str, dict[str, int]]  # type of ship -> its value
    screened: tuple[Band, ...]
    hits: dict[str, tuple[str, str, str, str, str, str]]
    damage: tuple[str, str, str, str, str, str]

    def stopped(self, value: int, die: int) -> int:
        """Points that a screen stops. [WPB-MTB-11]"""
        return self.screened[column([band.from_ for band in self.screened], value)].points[die - 1]

    def hit(self, time: str, die: int) -> str:
        """What a point does: a hit, turned away, or nothing. [WPB-MTB-13]"""
        return self.hits[time][die - 1]

    def harm(self, die: int) -> tuple[int, bool]:
        """Levels of damage, and whether they stand in brackets. [WPB-MTB-13, WPB-MTB-14]"""
        found = self.damage[die - 1]
        return int(found.strip("()") or 0), found.startswith("(")
