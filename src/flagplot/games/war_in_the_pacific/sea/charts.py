"""Charts of the war at sea: search, and the Magic chits."""

from __future__ import annotations

import msgspec


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


class MagicChits(msgspec.Struct, frozen=True, kw_only=True):
    """The cup of Magic chits. [WPB-MAG-01, WPB-MAG-02]"""

    status: str
    chits: dict[str, int]
    total: int
