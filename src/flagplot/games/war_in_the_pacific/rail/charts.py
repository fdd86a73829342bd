"""The numbers of the railways. [35]"""

from __future__ import annotations

import msgspec


class Railways(msgspec.Struct, frozen=True):
    """The railways of a country. [WPA-RAIL-06, WPA-RAIL-29]"""

    initial: int
    maximum: int
    centers: tuple[str, ...]


class RailChart(msgspec.Struct, frozen=True, kw_only=True):
    """Everything printed about railways."""

    status: str
    per_step: dict[str, int]  # Railcap to entrain or detrain a step [see WPA-RAIL-04]
    heavy: tuple[str, ...]  # kinds of units that take the most
    entrained: int  # entrained steps to one point of Railcap
    hexes_per_mp: int
    repair: dict[str, int]  # activation costs to a level of damage, by whoever repairs
    restore: dict[str, int]  # CPs to a point of Railcap
    capture_drm: int
    column: int  # of the Bombardment of Air Points Table
    exempt: dict[str, str]  # country -> the side that takes its Railcap over whole
    default_maximum: int  # of a country without railways
    countries: dict[str, Railways]

    def of(self, country: str) -> Railways:
        """The railways of a country; one without an entry has none, and may be given 10 points of Railcap.

        [WPB-CTY-02]
        """
        return self.countries.get(country) or Railways(0, self.default_maximum, ())

    @property
    def country_of(self) -> dict[str, str]:
        """The country of each Rail Center."""
        return {label: name for name, one in self.countries.items() for label in one.centers}
