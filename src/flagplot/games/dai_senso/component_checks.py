"""Whether the two sides of counters belong together, and Islands lie in water: part of ``table_checks``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from flagplot.games.dai_senso.board import LAND
from flagplot.games.dai_senso.counters import BACK, DETACHMENT, FRONT, Counter

if TYPE_CHECKING:
    from flagplot.games.dai_senso.tables import Tables

ESCORT = "escort_troop_convoy"
# support unit -> what is on the back of its counter [DSA-CMP-19, DSA-CMP-21]
BACKS = {"air_force": ESCORT, "surface_fleet": ESCORT, "cv_fleet": "cv_strike"}
# kind of Convoy -> whether it has a Delay Stripe [DSA-CMP-27, DSA-CMP-28]
CONVOYS = {"standard": False, "scratch": True, "fleet_train": True}
MODES = ("supply", "troop")
WAR_ZONE = "WZ"  # in the type of a Chinese army group [DSA-CMP-11]


def check(tables: Tables) -> Iterator[str]:
    """All of it."""
    for one in tables.counters:
        yield from _backs(one)
    yield from _islands(tables)


def _backs(one: Counter) -> Iterator[str]:
    """The other side of support units, Convoys, Detachments and War Zones.

    [DSA-CMP-11, DSA-CMP-19, DSA-CMP-21, DSA-CMP-27, DSA-CMP-28, DSA-CMP-30]
    """
    where, kinds = f"counters.json: {one.id}", tuple(face.kind for face in one.faces)
    wanted = BACKS.get(kinds[FRONT])
    if wanted is not None and kinds[BACK:] != (wanted,):
        yield f"{where}: the back {wanted} expected, found {kinds[BACK:]}"
    if one.convoy and (one.convoy not in CONVOYS or kinds != MODES):
        yield f"{where}: a Convoy with a Supply and a Troop side expected, found {one.convoy} {kinds}"
    elif one.convoy and one.stripe != CONVOYS[one.convoy]:
        yield f"{where}: a Delay Stripe on all Convoys but Standard ones expected, found otherwise"
    if DETACHMENT in kinds[BACK:] and not one.faces[FRONT].infantry_type:
        yield f"{where}: infantry on the front of a Detachment expected, found {kinds[FRONT]}"
    if WAR_ZONE in one.type.split("-") and one.faces[FRONT].steps < 2:
        yield f"{where}: a War Zone of several steps expected, found one"


def _islands(tables: Tables) -> Iterator[str]:
    """An Island is one Land hex with water on all six sides. [DSA-GL-12]"""
    board = tables.map.board
    for at, one in enumerate(tables.map.hexes):
        if one.island != (one.kind == LAND and not board.ground[at]):
            yield f"hexes.json: {one.id}: an Island exactly where water is on all sides expected"
