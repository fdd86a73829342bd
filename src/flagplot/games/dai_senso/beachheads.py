"""Beachheads on the map: where they lie, which way they point, what they are like. [2.2.3.4, 14.5]

A Beachhead marker lies in an All-Sea hex and points at a Land hex beside it; the side between them is its
Beachhead hexside. The marker is a counter; where its arrow points is kept in the state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from flagplot.games.dai_senso.factions import AXIS, NOBODY
from flagplot.games.dai_senso.markers import BEACHHEAD
from flagplot.games.dai_senso.places import PLACES, pool
from flagplot.games.dai_senso.state import AsiaState

if TYPE_CHECKING:
    from flagplot.games.dai_senso.play import War

# the sides of a marker and of what its hexside is called [DSA-CMP-26]
BEACHHEAD_2, BEACHHEAD_1 = "beachhead_2", "beachhead_1"
SIDES: Final = (BEACHHEAD_2, BEACHHEAD_1)
SNLF: Final = "snlf_beachhead_0"  # of the Axis; it lies among the markers beside the map, at a hex
NOWHERE: Final = -1


def arrows(state: AsiaState) -> dict[int, int]:
    """Hex of a Beachhead -> the Land hex its arrow points at; not to be changed."""
    return state.facing or {}


def target(war: War, hex: int) -> int:
    """The Land hex that the Beachhead in a hex points at, or ``NOWHERE``."""
    return arrows(war.state).get(hex, NOWHERE)


def crossed(war: War, one: int, other: int) -> int:
    """The hex of the Beachhead whose hexside lies between two hexes, or ``NOWHERE``.

    It is crossed from either end; no other side of a Beachhead's hex is one. [DSA-GL-52]
    """
    found = arrows(war.state)
    if found.get(one) == other:
        return one
    return other if found.get(other) == one else NOWHERE


def marker_in(war: War, hex: int) -> int | None:
    """The Beachhead marker in a hex; there is never more than one. [see DSA-BCH-15]"""
    return next((one for one in war.stack(hex) if war.counter(one).type == BEACHHEAD), None)


def owner(war: War, hex: int) -> int:
    """The faction whose Beachhead is in a hex, or NOBODY: no nation's, its faction's. [see DSA-BCH-12]"""
    marker = marker_in(war, hex)
    if marker is None:
        return AXIS if hex in snlf_hexes(war) else NOBODY
    return war.faction(marker)


def kind(war: War, hex: int) -> str:
    """Which side of the Beachhead in a hex is up; empty where there is none."""
    marker = marker_in(war, hex)
    if marker is None:
        return SNLF if hex in snlf_hexes(war) else ""
    return war.face(marker).kind


def snlf_hexes(war: War) -> list[int]:
    """The hexes with an SNLF Beachhead-0, ascending."""
    lying = war.affairs.markers
    return sorted(PLACES[place] for marker, place in lying.items() if marker.partition("-")[0] == SNLF)


def hexes(war: War, faction: int) -> list[int]:
    """The hexes with a Beachhead of a faction, ascending."""
    return [hex for hex in sorted(arrows(war.state)) if owner(war, hex) == faction]


def lasting(war: War, faction: int) -> list[int]:
    """The hexes with a Beachhead-1 or Beachhead-2 of a faction, ascending. [see DSA-BCH-05]"""
    brief = snlf_hexes(war)
    return [hex for hex in hexes(war, faction) if hex not in brief]


def spare(war: War, faction: int) -> int | None:
    """A Beachhead marker in the Force Pool of a faction: there are only so many (D-39). [see DSI-CTR-07]"""
    markers = war.tables.markers(BEACHHEAD)[faction]
    return next((one for one in markers if war.state.place[one] == pool(faction)), None)


def point(war: War, hex: int, at: int) -> None:
    """The Beachhead in a hex points at a Land hex from now on."""
    war.state.facing = {**arrows(war.state), hex: at}
    war.beaches_changed()


def lift(war: War, hex: int) -> None:
    """The Beachhead in a hex goes back to the Force Pool of its faction; whoever is on it stays at sea."""
    marker = marker_in(war, hex)
    assert marker is not None
    war.remove(marker, pool(war.faction(marker)), "is taken off the map")
    unpoint(war, hex)


def unpoint(war: War, hex: int) -> None:
    """There is no arrow in a hex any more."""
    left = {one: at for one, at in arrows(war.state).items() if one != hex}
    war.state.facing = left or msgspec.UNSET
    war.beaches_changed()
