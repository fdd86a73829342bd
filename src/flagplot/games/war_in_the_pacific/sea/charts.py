"""Charts of the war at sea: search, and the Magic chits."""

from __future__ import annotations

import msgspec

CHITS = 10  # level chits of an intelligence cup


class SearchChart(msgspec.Struct, frozen=True, kw_only=True):
    """Air search and surface contact. [BR-13-03, BR-13-04, BR-13-07]"""

    status: str
    chance: dict[str, tuple[int, ...]]  # range band -> percent by search value
    bands: dict[str, tuple[int, int]]  # range band -> air MPs from, to
    drm: dict[str, int]
    cups: dict[str, tuple[int, ...]]  # cup -> chits of each report
    reports: tuple[str, ...]
    cup_by_band: dict[str, int]
    submarine_range: int
    contact: dict[str, int]

    def band(self, mp: int) -> str:
        """The range band of a distance; nothing beyond the last."""
        return next((band for band, (low, high) in self.bands.items() if low <= mp <= high), "")

    def cup(self, band: str) -> tuple[str, ...]:
        """The report chits in the cup of a range band, one by one."""
        counts = self.cups[str(self.cup_by_band[band])]
        return tuple(report for report, count in zip(self.reports, counts, strict=True) for _ in range(count))


class Cup(msgspec.Struct, frozen=True, kw_only=True):
    """What is in an intelligence cup from a date on: level -> chits. [WPB-INT-02]"""

    from_: str = msgspec.field(name="from")
    chits: dict[str, int]


class Intelligence(msgspec.Struct, frozen=True, kw_only=True):
    """The cups of both sides, and the Sigint uses and Magic chits of a difference. [WPB-INT-05]"""

    status: str
    allied: tuple[Cup, ...]
    japan: tuple[Cup, ...]
    benefits: dict[str, tuple[int, int]]

    def __post_init__(self) -> None:
        """Ten chits in every cup, 1 to 4 for the Allies and 1 to 3 for Japan. [WPB-INT-05]"""
        for name, cups, best in (("allied", self.allied, 4), ("japan", self.japan, 3)):
            for cup in cups:
                levels = [int(level) for level, count in cup.chits.items() if count]
                if sum(cup.chits.values()) != CHITS or not all(1 <= level <= best for level in levels):
                    wanted = f"{CHITS} chits of levels 1 to {best} expected"
                    raise ValueError(f"{name}, {cup.from_}: {wanted}, found {cup.chits}")

    def cup(self, side: int, year: int, cycle: int) -> list[int]:
        """The level chits of a side in the strategic turn that closes a cycle. [WPB-INT-02, WPB-INT-03]"""
        cups = self.allied if side else self.japan
        open_ = [cup for cup in cups if _closes(cup.from_) <= (year, cycle)]
        return [int(level) for level, count in open_[-1].chits.items() for _ in range(count)]


def _closes(date: str) -> tuple[int, int]:
    """Year and cycle of a strategic turn 0/c/yy."""
    _, cycle, year = (int(part) for part in date.split("/"))
    return year, cycle


class Handling(msgspec.Struct, frozen=True, kw_only=True):
    """What ships cost to activate, and MPs to load and unload them. [BR-16-10, BR-17-02, BR-17-13]"""

    status: str
    cost: dict[str, int]  # by type
    oiler: dict[str, int]  # by port
    loading: dict[str, int]  # MPs of a load point, by port
    emergency: dict[str, int]  # steps a warship carries
    emergency_unloading: int
    limits: dict[str, int]  # activation points of a port in a cycle, by option
    supply_base: tuple[int, int]  # what a supply base makes of them
    helpers: dict[str, int]  # what ground units add


class MagicChits(msgspec.Struct, frozen=True, kw_only=True):
    """The cup of Magic chits. [WPB-MAG-01, WPB-MAG-02]"""

    status: str
    chits: dict[str, int]
    total: int
