"""Land that the nationality of a unit closes to it, whatever it would cost. [3.1.4, political and other]

Policies stand in ``fences``, what keeps everybody out in ``entering``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from flagplot.board.spaces import mask_of
from flagplot.games.dai_senso.counters import JAPAN, MOBILIZING
from flagplot.games.dai_senso.factions import AXIS, NOBODY, SOVIET, WESTERN
from flagplot.games.dai_senso.ground import ground
from flagplot.games.dai_senso.nations import homes, nationalities
from flagplot.games.dai_senso.places import HEXES, IDS
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics.markers import FREE_PASSAGE, NO_OCCUPATION, in_capital, in_swb
from flagplot.games.dai_senso.state import PRE_WAR
from flagplot.games.dai_senso.tables import Tables
from flagplot.kernel.memory import Table, remember
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

QUIT_INDIA = "quit_india"
INDIA = ("india", "ceylon")


class Bar(NamedTuple):
    """Hexes that a clause closes, as a set in a number, and what it says of the unit."""

    rule: str
    hexes: int
    text: str


_KEPT: Table[tuple[object, ...], tuple[Bar, ...]] = Table(512)


def apply(war: War, faction: int) -> bool:
    """Whether there is anything to ask about units of a faction."""
    if faction != SOVIET or war.state.war_state == PRE_WAR:
        return True
    return bool(war.affairs.capitals or war.affairs.risen) or bool(mobilizing(war))


def closed(war: War, number: int) -> int:
    """All hexes that are closed to a unit, as a set in a number."""
    found = 0
    for bar in bars(war, number):
        found |= bar.hexes
    return found


def why_not(war: War, number: int, hex: int) -> Refusal | None:
    """The clause that closes a hex to a unit."""
    for bar in bars(war, number):
        if bar.hexes >> hex & 1:
            return illegal(bar.rule, f"{the(war.id(number))} {bar.text}", IDS[hex], war.id(number))
    return None


def bars(war: War, number: int) -> tuple[Bar, ...]:
    """What closes Land to a unit, worked out once for each situation and kind of unit."""
    state, counter = war.state, war.counter(number)
    nations = nationalities(war, number)
    free = counter.exp and war.face(number).steps == 1
    at_home = tuple(one for one in nations if held_back(war, one))
    indian = in_swb(war, QUIT_INDIA) and _in_india(war, number)
    key = (
        state.status, state.aligned, state.ceded, state.scenario, state.war_state, war.faction(number),
        nations, free, at_home, indian, war.affairs.risen,
    )  # fmt: skip
    found = _KEPT.get(key)
    if found is None:
        found = _KEPT.keep(key, tuple(_bars(war, war.faction(number), nations, free, at_home, indian)))
    return found


def _bars(
    war: War, faction: int, nations: tuple[str, ...], free: bool, at_home: tuple[str, ...], indian: bool
) -> Iterator[Bar]:
    land = ground().land
    if war.state.war_state == PRE_WAR:  # [DSA-MOV-54, DSB-WS-12]
        home = _of(war, {one for nation in nations for one in homes(war, faction, nation)})
        yield Bar("DSA-MOV-54", land & ~home, "does not leave its own Country before the war")
    if at_home:  # [DSA-MOV-60]
        yield Bar(
            "DSA-MOV-60", land & ~_of(war, set(at_home)), "is kept in its own Country by a marker there"
        )
    if indian:  # [DSA-MOV-56, DSB-MK-38-1]
        yield Bar(
            "DSA-MOV-56", land & ~_india(war.tables), "does not leave India while it is told to Quit India"
        )
    if faction == AXIS and nations != (JAPAN,):
        yield _foreign(war, nations, free=free)
    if faction == SOVIET and (risen := war.affairs.risen):  # [DSA-MOV-62]
        yield Bar(
            "DSA-MOV-62", _of(war, set(risen)), "does not enter a Country that has just joined the Axis"
        )
    if faction in (AXIS, WESTERN):  # [DSA-MOV-61]
        yield Bar("DSA-MOV-61", ground().edge, "stays off the edge of the map in Russia")


def _foreign(war: War, nations: tuple[str, ...], *, free: bool) -> Bar:
    """A unit of the Axis that is not Japanese stays out of other Axis Countries and their Dependents.

    Exp units go into any Axis Country, not into its Dependents. One of two nations goes where its Minor
    Country does, not to Japan (D-12). [DSA-MOV-57, DSA-MOV-58]
    """
    lands, own = war.lands, set(nations) - {JAPAN}
    axis = mask_of(
        hex for hex in lands.active if lands.faction[hex] == AXIS and lands.country[hex] not in own
    )
    if free:
        axis &= ~lands.proper.mask
    rule = "DSA-MOV-58" if JAPAN in nations else "DSA-MOV-57"
    return Bar(rule, axis, "does not enter another Country of the Axis")


def _of(war: War, countries: set[str]) -> int:
    """The hexes of Countries and their Dependents."""
    return mask_of(hex for hex, owner in enumerate(war.lands.country) if owner in countries)


def _in_india(war: War, number: int) -> bool:
    place = war.state.place[number]
    return war.faction(number) == WESTERN and bool(_india(war.tables) >> place & 1)


@remember(4)
def _india(tables: Tables) -> int:
    return mask_of(hex for hex, one in enumerate(tables.map.hexes) if one.area in INDIA)


# -- markers in a Capital ----------------------------------------------------------------------------------


def held_back(war: War, country: str) -> bool:
    """Whether a Free Passage, Mobilizing or No Occupation marker lies in the Capital of a Country.

    Its units neither move, attack nor exploit abroad.
    [DSA-MOV-60, DSA-CMB-11, DSA-EXP-07e, DSB-MK-16-1, DSB-MK-32-2, DSB-MK-34-2]
    """
    if not {FREE_PASSAGE, NO_OCCUPATION}.isdisjoint(in_capital(war, country)):
        return True
    marked = mobilizing(war)
    if not marked:
        return False
    capital = next((one.capital for one in war.tables.map.countries.minors if one.id == country), None)
    return capital is not None and any(IDS[place] == capital.hex for place in marked)


def abroad(war: War, number: int, hex: int) -> bool:
    """Whether a hex lies outside the Country that markers keep a unit in."""
    country = war.counter(number).country
    return war.lands.country[hex] != country and held_back(war, country)


def mobilizing(war: War) -> tuple[int, ...]:
    """The hexes with Mobilizing markers: the Capitals of Countries that mobilize."""
    places = (war.state.place[one] for one in war.tables.markers(MOBILIZING)[NOBODY])
    return tuple(place for place in places if place < HEXES)
