"""Positions that begin with a battle.

    {"scenario": "midway", "forces": {...}, "battle": {"mover": "J4", "other": "U16", "night": true}}
    {"scenario": "midway", "forces": {...}, "special": "J1"}

``battle`` begins a surface combat, ``special`` the special strikes at a located task force; afterwards play
goes on with the Air Search Segment.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flagplot.games.war_in_the_pacific.air.frames import SpecialStrikes
from flagplot.games.war_in_the_pacific.sea.frames import Reckoning
from flagplot.games.war_in_the_pacific.sea.state import Sea
from flagplot.games.war_in_the_pacific.state import PacificState
from flagplot.games.war_in_the_pacific.surface.frames import SurfaceCombat
from flagplot.games.war_in_the_pacific.tables import Tables
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.meta import check_keys
from flagplot.kernel.reading import mapping, word

_KEYS = ("mover", "other", "night", "contact", "unseen")
_WHO = ("mover", "other")


def read(
    tables: Tables, state: PacificState, document: Mapping[str, Any]
) -> list[Reckoning | SurfaceCombat | SpecialStrikes]:
    """The frames of the battle a position begins with; after a surface combat admirals may be promoted."""
    assert isinstance(state.sea, Sea)
    forces = state.sea.forces
    if "battle" in document and "special" in document:
        raise BadInputError("position: 'battle' may not stand beside 'special'")
    if "special" in document:
        return [SpecialStrikes(target=word(document["special"], "special", forces))]
    entry = mapping(document["battle"], "battle")
    check_keys(entry, _KEYS, "battle")
    mover, other = (word(entry.get(who), f"battle, {who}", forces) for who in _WHO)
    if forces[mover].side == forces[other].side:
        raise BadInputError("battle: task forces of both sides expected")
    if forces[mover].hex != forces[other].hex:
        raise BadInputError("battle: task forces in one hex expected")
    combat = SurfaceCombat(
        mover=mover,
        other=other,
        night=bool(entry.get("night", False)),
        contact=_WHO.index(word(entry.get("contact", "mover"), "battle, contact", _WHO)),
        unseen=bool(entry.get("unseen", False)),
    )
    return [Reckoning((mover, other), (forces[mover].ships, forces[other].ships)), combat]
