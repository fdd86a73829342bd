"""Who owns which Land hex now: Countries, their Dependents, ceded lands. [13, glossary Control]

Everything is worked out once for each political situation and kept as columns by hex.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from flagplot.board.spaces import SpaceSet
from flagplot.games.dai_senso.board import Hex, Map, standard
from flagplot.games.dai_senso.counters import JAPAN
from flagplot.games.dai_senso.factions import AXIS, FACTIONS, NOBODY
from flagplot.games.dai_senso.markers import ATOMIC, DEVASTATION
from flagplot.games.dai_senso.state import ACTIVE, CONQUERED, NEUTRAL, NOT_CREATED, AsiaState
from flagplot.games.dai_senso.turn.plans import ALOOF
from flagplot.kernel.memory import remember

if TYPE_CHECKING:
    from flagplot.games.dai_senso.play import War


@dataclass(frozen=True, eq=False)  # there is one for each political situation
class Lands:
    """Columns by hex; empty words and NOBODY on the open sea."""

    country: tuple[str, ...]  # the Country it is part of, or that its Dependent belongs to [DSB-FC-14]
    proper: SpaceSet  # hexes of Countries themselves, not of Dependents [see DSB-FC-11]
    faction: tuple[int, ...]  # of the Country, whether active or conquered; NOBODY when neutral
    active: SpaceSet  # of active Countries and their Dependents [DSA-GL-04]
    conquered: SpaceSet  # of conquered Countries and their Dependents
    neutral: SpaceSet  # of Neutral Minor Countries and their Dependents
    closed: SpaceSet  # Land that no unit of the scenario enters [see DSI-SCN-11, DSI-SCN-13, DSI-SCN-15]
    closed_by: str  # the clause about it
    off_board: SpaceSet  # of that, Land no supply line crosses either [see DSI-SCN-11]
    friendly: tuple[SpaceSet, ...]  # by faction: active Countries themselves, not Dependents [see DSA-GL-28]
    cities: Mapping[str, SpaceSet]  # by Country: the Cities in the Country itself [DSA-GL-10, DSB-FC-11]
    hexes: Mapping[str, tuple[int, ...]]  # by Country: its Land with that of its Dependents


def lands(state: AsiaState) -> Lands:
    """Who owns what as things stand: a Ceded Land marker counts from the instant it is placed. [DSB-CL-04]"""
    return _lands(state.status, state.aligned, state.ceded, state.scenario)


def control(war: War, hex: int) -> int:
    """The faction that controls a hex, or NOBODY: who stands there, otherwise whose land it is.

    Who has devastated it comes before both, where that counts. A conquered Allied Minor Country is under Axis
    control. [DSA-GL-01, DSA-GL-02, DSA-GL-03]
    """
    devastator = devastated_by(war, hex)
    if devastator is not None:
        return devastator
    holding = war.occupation.holding
    for faction in range(len(FACTIONS)):
        if holding[faction] >> hex & 1:
            return faction
    if hex in war.lands.active:
        return war.lands.faction[hex]
    return AXIS if hex in war.lands.conquered else NOBODY


def devastated_by(war: War, hex: int) -> int | None:
    """Who has devastated a Strategic Hex of the other side, if anybody; one's own side gains nobody anything.

    An Axis one inside Japan falls to the Ally, an Allied one in China or Russia to the Axis.
    [DSB-MK-11-2, DSB-MK-11-3]
    """
    cell = war.tables.map.hexes[hex]
    for one in war.stack(hex):
        if war.face(one).kind not in (DEVASTATION, ATOMIC):
            continue
        side = war.faction(one)
        if side != AXIS and cell.strategic == FACTIONS[AXIS] and cell.area == JAPAN:
            return side
        chinese = war.lands.country[hex] in _mainland()
        if side == AXIS and cell.strategic not in ("", FACTIONS[AXIS]) and chinese:
            return AXIS
    return None


@remember(1)
def _mainland() -> frozenset[str]:
    return frozenset(one.id for one in standard().countries.minors if one.chinese) | {"russia"}


def borders(one: str, other: str) -> bool:
    """Whether two areas share a Border: anywhere Land hexes of both touch, water between them or not.

    [DSA-GL-08, DSI-MAP-12]
    """
    return frozenset((one, other)) in _borders()


@remember(1)
def _borders() -> frozenset[frozenset[str]]:
    return frozenset(frozenset(border.areas) for border in standard().countries.borders)


# the areas in which August Storm is played; Inner Mongolia and Karafuto lie in two of them [DSI-SCN-11]
_IN_PLAY = {"august-storm": frozenset(("russia", "mongolia", "manchukuo", "korea", "hopeh", "japan"))}
# areas that no unit enters, though lines may cross them [DSI-SCN-13]
_SHUT = {
    "china-incident": frozenset(
        ("kansu", "yunnan", "tibet", "sinkiang", "mongolia", "russia", "indochina", "hong_kong")
    )
}


# the scenario of one map, with what is played of the East sheet besides it [see DSB-SC-02]
_ONE_MAP = "war-of-resistance"
_EASTERN = frozenset(("japan", "korea", "manchukuo", "russia"))  # Karafuto lies in Japan


def _off_board(world: Map, scenario: str) -> SpaceSet:
    """Land that is not played on at all, and in the scenario of one map the seas around it.

    [DSI-SCN-11, DSB-SC-02]
    """
    if scenario == _ONE_MAP:
        sea = (world.board.grid[label] for zone in zones_out(scenario) for label in _zone(world, zone))
        return SpaceSet((*_eastern(world), *sea))
    in_play = _IN_PLAY.get(scenario)
    if in_play is None:
        return SpaceSet()
    return SpaceSet(number for number, one in enumerate(world.hexes) if one.area and one.area not in in_play)


def _eastern(world: Map) -> list[int]:
    """Land of the East sheet that belongs to nobody the scenario of one map is about."""
    return [
        number
        for number, one in enumerate(world.hexes)
        if one.area and one.id.startswith("e") and one.area not in _EASTERN
    ]


def _zone(world: Map, zone: int) -> tuple[str, ...]:
    return world.waters.zones[zone].sea_hexes


@remember(16)
def zones_out(scenario: str) -> frozenset[int]:
    """The Naval Zones that are out of play: those of the East sheet that touch none of its Land in play.

    [DSB-SC-02]
    """
    world = standard()
    if scenario != _ONE_MAP:
        return frozenset()
    land = world.board.grid

    def touches(label: str) -> bool:
        return label.startswith("w") or world.hexes[land[label]].area in _EASTERN

    return frozenset(
        number
        for number, zone in enumerate(world.waters.zones)
        if not any(label.startswith("w") for label in zone.sea_hexes)
        and not any(map(touches, zone.coastal_hexes))
    )


def _closed(world: Map, scenario: str, faction: tuple[int, ...]) -> SpaceSet:
    """Land that no unit enters: areas by name, and what belongs to a faction that stands aloof.

    [DSI-SCN-13, DSI-SCN-15]
    """
    shut, aloof = _SHUT.get(scenario, frozenset()), ALOOF.get(scenario, ())
    return _off_board(world, scenario) | SpaceSet(
        number for number, one in enumerate(world.hexes) if one.area in shut or faction[number] in aloof
    )


def _closed_by(scenario: str) -> str:
    if scenario in ALOOF:
        return "DSI-SCN-15"
    if scenario == _ONE_MAP:
        return "DSB-SC-02"
    return "DSI-SCN-13" if scenario in _SHUT else "DSI-SCN-11"


@remember(64)
def _lands(status: tuple[int, ...], aligned: tuple[int, ...], ceded: tuple[str, ...], scenario: str) -> Lands:
    world = standard()
    owners = _Owners(world, status, ceded)
    stands = {one.id: status[number] for number, one in enumerate(world.countries.minors)}
    stands |= {one.id: ACTIVE for one in world.countries.majors}  # always [DSA-GL-04, DSB-ST-01]
    sides = {one.id: aligned[number] for number, one in enumerate(world.countries.minors)}
    sides |= {one.id: FACTIONS.index(one.faction) for one in world.countries.majors}
    country, itself = zip(*(owners.of(one) for one in world.hexes), strict=True)
    faction = tuple(sides[one] if one and stands[one] in (ACTIVE, CONQUERED) else NOBODY for one in country)
    owned = [(number, one) for number, one in enumerate(country) if one]
    proper = SpaceSet(number for number, _ in owned if itself[number])
    active = SpaceSet(number for number, one in owned if stands[one] == ACTIVE)
    cities = [(number, one) for number, one in owned if itself[number] and world.hexes[number].city]
    hexes: dict[str, tuple[int, ...]] = {}
    for number, one in owned:
        hexes[one] = (*hexes.get(one, ()), number)
    return Lands(
        country=country,
        proper=proper,
        faction=faction,
        active=active,
        conquered=SpaceSet(number for number, one in owned if stands[one] == CONQUERED),
        neutral=SpaceSet(number for number, one in owned if stands[one] == NEUTRAL),
        closed=_closed(world, scenario, faction),
        closed_by=_closed_by(scenario),
        off_board=_off_board(world, scenario),
        friendly=tuple(
            SpaceSet(number for number, whose in enumerate(faction) if whose == one) & proper & active
            for one in range(len(FACTIONS))
        ),
        cities={
            name: SpaceSet(number for number, one in cities if one == name)
            for name in sorted({one for _, one in cities})
        },
        hexes=hexes,
    )


class _Owners:
    """The Country each printed area belongs to, and whether it is part of it or its Dependent.

    Major Countries, and Minor Countries that exist, own Land; other areas are Dependents of one of them, and
    Regions parts of the area they lie in. [DSB-FC-03, DSB-FC-08]
    """

    def __init__(self, world: Map, status: tuple[int, ...], ceded: tuple[str, ...]) -> None:
        countries = world.countries
        self.majors = {one.id for one in countries.majors}
        self.created = {
            one.id for one, stands in zip(countries.minors, status, strict=True) if stands != NOT_CREATED
        }
        self.printed = {one.id: one.printed_owner for one in countries.dependents if one.printed_owner}
        self.ceded = {one.area: one for one in countries.ceding_markers if one.marker in ceded}

    def of(self, one: Hex) -> tuple[str, bool]:
        """The Country of a hex, and whether the hex lies in the Country itself.

        A Region goes with what it is part of unless its Ceded Land marker lies in the box; then it becomes
        part of the Country named, or its Dependent. [DSB-FC-14, DSB-FC-17, DSB-CL-01, DSB-CL-02]
        """
        marker = self.ceded.get(one.region) or self.ceded.get(one.area)
        if marker is not None and one.area:
            return marker.to, marker.how != "dependent"  # [DSB-CL-03]
        if one.area in self.majors or one.area in self.created:
            return one.area, True
        owner = self.printed.get(one.area, "")
        while owner and owner not in self.majors and owner not in self.created:
            owner = self.printed.get(owner, "")
        return owner, False
