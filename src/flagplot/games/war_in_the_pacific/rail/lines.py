"""Which rail hexes a side can use. [35.3, 35.4]"""

from __future__ import annotations

from flagplot.board.grid import SIDES
from flagplot.games.war_in_the_pacific.ground.land import Land
from flagplot.games.war_in_the_pacific.ground.setup import OWNERS
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import ALLIED, enemy
from flagplot.kernel.memory import Facts, Situations, remember

Nets = dict[str, frozenset[int]]  # country -> rail hexes connected to a Rail Center of it


def owner(play: Campaign, hex: int) -> int:
    """Who controls a hex; one off the map in play is whoever's it was at the start."""
    found = play.state.control.get(hex)
    return OWNERS.get(play.land.rows[hex].ctl, ALLIED) if found is None else found


def is_rail(play: Campaign, hex: int) -> bool:
    """Whether a rail line runs through a hex, destroyed or not."""
    printed = play.printed.land
    assert printed is not None
    return bool(printed.rows[hex].rail or play.works.lines.get(hex, (0, 0, 0))[0])


@remember(4)
def _printed(land: Land) -> tuple[int, ...]:
    return tuple(hex for hex in land.places if land.rows[hex].rail)


def hexes(play: Campaign) -> list[int]:
    """All rail hexes, destroyed or not, ascending."""
    assert play.printed.land is not None
    built = (hex for hex, line in play.works.lines.items() if line[0])
    return sorted({*_printed(play.printed.land), *built})


def usable(play: Campaign, hex: int, side: int) -> bool:
    """Whether a rail hex is friendly: neither the enemy's nor destroyed. A captured one is taken intact.

    [WPA-RAIL-20, WPA-RAIL-22]
    """
    return is_rail(play, hex) and hex not in play.works.cut and owner(play, hex) == side


@remember(4096)
def beside(land: Land, hex: int) -> tuple[int, ...]:
    """The hexes that a rail line joins with a hex, ascending."""
    grid, rows = land.grid, land.rows
    found = []
    for side in range(SIDES):
        other = grid.beside(hex, side)
        if other >= 0 and (rows[hex].rail >> side & 1 or rows[other].rail >> grid.direction(other, hex) & 1):
            found.append(other)
    return tuple(sorted(found))


def centers(play: Campaign, country: str) -> list[int]:
    """The Rail Centers of a country, the source of its Railcap. [WPA-RAIL-29]"""
    found = play.tables.rail.countries.get(country)
    return [play.land.grid[label] for label in found.centers] if found is not None else []


def connected(play: Campaign, start: int, side: int) -> frozenset[int]:
    """The friendly rail hexes that lead on from one of them without a gap. [WPA-RAIL-21]"""
    if not usable(play, start, side):
        return frozenset()
    seen, ring = {start}, [start]
    while ring:
        for other in beside(play.land, ring.pop()):
            if other not in seen and usable(play, other, side):
                seen.add(other)
                ring.append(other)
    return frozenset(seen)


# who holds what, what is built and torn down
_HELD = Situations(Facts("scenario", "options", "tables", "control", "war.works"))


def nets(play: Campaign, side: int) -> Nets:
    """By country the rail hexes of a side that are connected to a Rail Center of it. [WPA-RAIL-21]"""
    known = _HELD.found(play.state)
    if side not in known:
        known[side] = _traced(play, side)
    found: Nets = known[side]
    return found


def _traced(play: Campaign, side: int) -> Nets:
    pools: dict[int, frozenset[int]] = {}  # hex -> all that is connected with it

    def pool(center: int) -> frozenset[int]:
        if center not in pools:
            found = connected(play, center, side)
            pools.update(dict.fromkeys(found, found))
            pools.setdefault(center, found)
        return pools[center]

    return {
        country: frozenset().union(*(pool(one) for one in centers(play, country)))
        for country in play.tables.rail.countries
    }


def ways(play: Campaign, start: int, side: int, net: frozenset[int], most: int) -> dict[int, tuple[int, ...]]:
    """Where a train may go from a hex, with the hexes it enters: never where enemies are. [WPA-RAIL-16]"""
    found: dict[int, tuple[int, ...]] = {start: ()}
    ring = [start]
    while ring:
        following = []
        for hex in ring:
            for other in beside(play.land, hex):
                free = other in net and play.land.has(other) and not play.at(other, enemy(side))
                if other not in found and free and len(found[hex]) < most:
                    found[other] = (*found[hex], other)
                    following.append(other)
        ring = following
    return {hex: way for hex, way in found.items() if way}
