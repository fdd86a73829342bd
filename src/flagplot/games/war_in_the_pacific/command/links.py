"""Command links: who is linked, who is isolated, and what aircraft block. [28.10, 29.6 to 29.8]"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from msgspec import UNSET

from flagplot.games.war_in_the_pacific.air import wings
from flagplot.games.war_in_the_pacific.command import authority, headquarters, railways
from flagplot.games.war_in_the_pacific.ground.land import HALF, Land
from flagplot.games.war_in_the_pacific.places import OUT, ship_at
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea.waters import Waters
from flagplot.games.war_in_the_pacific.sides import SEATS, enemy
from flagplot.games.war_in_the_pacific.tables import Tables
from flagplot.kernel.memory import Facts, Own, Situations, own, remember

BLOCKING = 4  # hexes around a base from which aircraft block links [see WPA-CLK-09]
COMBAT = ("FB", "D", "T", "B")  # classes that block [see WPA-CLK-09]
FIGHTERS = ("F",)
STRONG = 3  # the anti-ship rating from which APs count [see WPA-CLK-13]
OVERLAND = 16  # ground MPs of a link on foot [see WPA-CLK-04]
AIRLIFT = 8  # and around an airfield that air transport serves [see WPA-ECL-28]
BASE_SEA = 20  # hexes over the sea that a support base reaches [see WPA-OSB-11]
QUARTERS = 4  # rungs of damage that leave nothing of its ranges [see WPA-OSB-15]

Nets = dict[int, frozenset[int]]  # headquarters -> the land hexes it is linked with


# -- aircraft that block ------------------------------------------------------------------------------------


def flying(play: Campaign, side: int, classes: tuple[str, ...]) -> Iterator[tuple[int, int]]:
    """Operable APs of a side: the unit and the hex of its base. [WPA-CLK-09, WPA-CLK-15]"""
    for air, unit in enumerate(play.tables.air):
        if unit.side != SEATS[side] or not play.state.points[air]:
            continue
        place = play.sea.based[air]
        if place == OUT or play.tables.types[unit.type].class_ not in classes or not operable(play, air):
            continue
        hex = play.ship_hex(ship_at(place)) if ship_at(place) >= 0 else place
        if hex != OUT:
            yield air, hex


def operable(play: Campaign, air: int) -> bool:
    """Whether APs could take off from where they are: in no crates, from a base or a carrier that damage has
    not closed and that their side can use. [see WPA-CLK-09, WPB-AIR-06, BR-25-02]
    """
    return air not in play.war.crated and wings.launches(play, air) > 0


def blockers(play: Campaign, side: int, hex: int) -> list[tuple[int, int]]:
    """Enemy APs that keep links of a side out of a hex: linked, within 4 hexes, or normal range if shorter.

    [WPA-CLK-08, WPA-CLK-09]
    """
    found, chart, cut = [], play.chart, play.war.isolated[enemy(side)]
    for air, base in flying(play, enemy(side), COMBAT):
        reach = play.tables.types[play.tables.air[air].type].range_normal
        near = chart.distance(base, hex) <= BLOCKING and chart.air_cost(base, hex) <= reach
        if near and base not in cut:
            found.append((air, base))
    return found


def unseen(play: Campaign, air: int) -> bool:
    """Whether aircraft are aboard a task force, and no report tells the enemy of ships of that type there.

    A marker alone does not tell whether carriers lie under it. [see BR-1-07, BR-13-04]
    """
    ship = ship_at(play.sea.based[air])
    label = play.force_of(ship) if ship >= 0 else ""
    if not label:
        return False
    marker, kind = play.force(label).marker, play.tables.ships[ship].type
    other = enemy(SEATS.index(play.tables.air[air].side))
    return not marker or not any(
        found.side == other and found.marker == marker and kind in dict(found.types)
        for found in play.sea.reports
    )


def blocked(play: Campaign, side: int, *, known: bool = False) -> frozenset[int]:
    """The hexes no sea link of a side may enter, less the one it has cleared by a challenge.

    As ``blockers`` has it, for all hexes at once; ``known``: by those the side can see. [see WPA-CLK-08]
    """
    reach: dict[int, int] = {}
    for air, base in flying(play, enemy(side), COMBAT):
        if known and unseen(play, air):
            continue
        if base not in play.war.isolated[enemy(side)]:
            far = play.tables.types[play.tables.air[air].type].range_normal
            reach[base] = max(reach.get(base, 0), far)
    chart = play.chart
    found = {
        hex
        for base, far in reach.items()
        for hex in chart.zone(base, BLOCKING)
        if chart.air_cost(base, hex) <= far
    }
    return frozenset(found - {play.war.cleared[side]})


def isolation_value(play: Campaign, side: int, hex: int) -> int:
    """APs with an anti-ship rating of 3 or more, and fighter-bombers; twice if based there. [WPA-CLK-13]"""
    total = 0
    for air, base in blockers(play, side, hex):
        kind = play.tables.types[play.tables.air[air].type]
        if kind.anti_ship >= STRONG or kind.class_ == "FB":
            total += play.state.points[air] * (2 if base == hex else 1)
    return total


def counter_value(play: Campaign, side: int, hex: int) -> int:
    """Friendly fighters within normal range; twice if based in the hex. [WPA-CLK-14]"""
    total = 0
    for air, base in flying(play, side, FIGHTERS):
        reach = play.tables.types[play.tables.air[air].type].range_normal
        if play.chart.air_cost(base, hex) <= reach:
            total += play.state.points[air] * (2 if base == hex else 1)
    return total


def negated(play: Campaign, side: int, hex: int) -> bool:
    """Whether fighters open a hex that aircraft block. [WPA-CLK-11, WPA-CLK-16]"""
    return counter_value(play, side, hex) > isolation_value(play, side, hex)


# -- tracing ------------------------------------------------------------------------------------------------


@remember(256)
def _by_sea(chart: Waters, start: int, barred: frozenset[int], most: int | None = None) -> frozenset[int]:
    """Sea and coastal hexes that a link of so many hexes reaches from a port. [WPA-HQ-11, WPA-CLK-01]"""
    found, ring, far = {start}, [start], 0
    while ring and (most is None or far < most):
        far += 1
        following = []
        for hex in ring:
            for other in chart.sea.get(hex, ()):
                if other not in found and other not in barred:
                    found.add(other)
                    following.append(other)
        ring = following
    return frozenset(found)


def is_source(play: Campaign, side: int, hex: int) -> bool:
    """Whether a hex is an Ultimate Command Source, or an edge behind which one lies.

    Saigon for Japan; the edges that lead to the entry areas for the Allies; in the Solomons no edges, but
    Truk, Noumea and Brisbane. [WPA-LNK-03, WPA-LNK-04, SC-S3-04]
    """
    named = play.land_card.sources.get(SEATS[side], ())
    if play.label(hex) in named:
        return play.state.control.get(hex) == side
    if named:
        return False
    exits = play.sea_card.exits[SEATS[side]]
    return any(edge in exits for edge in play.chart.edges.get(hex, ()))


def linked_hq(play: Campaign, hq: int, barred: frozenset[int]) -> bool:
    """Whether a headquarters traces a link over the sea to a source; only headquarters do.

    [WPA-HQ-08, WPA-HQ-10, WPA-LNK-01]
    """
    post = headquarters.where(play, hq)
    side = SEATS.index(play.tables.hqs[hq].side)
    if post == OUT:
        return False
    reach = _by_sea(play.chart, post, barred)
    named = [play.hex(label) for label in play.land_card.sources.get(SEATS[side], ())]
    return any(hex in reach and is_source(play, side, hex) for hex in named or play.chart.edges)


def open_land(play: Campaign, side: int, start: int, most: int = OVERLAND) -> dict[int, int]:
    """Land within 16 MPs on foot; a link enters but does not pass a hex of enemies without friends.

    It never crosses mountains but at passes, and follows rivers as roads. [WPA-CLK-04, WPA-CLK-05,
    WPA-CLK-18, WPA-CLK-19]
    """
    return _on_foot(play.land, start, HALF * most, _closed(play, side))


@remember(1024)
def _on_foot(land: Land, start: int, most: int, closed: frozenset[int]) -> dict[int, int]:
    return land.within(start, most, closed.__contains__)


def _closed(play: Campaign, side: int) -> frozenset[int]:
    """The hexes of enemies without friends."""
    known = _STANDS.found(play.state)
    if side not in known:
        stands: tuple[set[int], set[int]] = (set(), set())
        for unit, hex in zip(play.tables.ground, play.state.place, strict=True):
            stands[unit.side].add(hex)
        known[side] = frozenset(stands[enemy(side)] - stands[side])
    closed: frozenset[int] = known[side]
    return closed


def bases_of(play: Campaign, hq: int) -> list[int]:
    """The support bases that serve a headquarters. [WPA-OSB-18]"""
    return [hex for hex, base in play.lines.bases.items() if base.hq == hq]


def linked_bases(play: Campaign, hq: int, net: frozenset[int]) -> list[int]:
    """Those of them that trace to it: over the sea, or over land within 16 MPs. [WPA-OSB-13]"""
    return [hex for hex in bases_of(play, hq) if hex in net]


def from_base(play: Campaign, hex: int, barred: frozenset[int]) -> frozenset[int]:
    """What a linked support base reaches: 20 hexes over the sea from an undamaged port or anchorage, 16 MPs
    over land; a quarter less for each rung of its own damage. A beachhead reaches only its own hex.

    [WPA-OSB-09, WPA-OSB-11, WPA-OSB-12, WPA-OSB-15, WPA-CLK-03]
    """
    base = play.lines.bases[hex]
    left = max(QUARTERS - base.rung, 0)
    if base.hq == headquarters.NOBODY:
        return frozenset({hex})
    found = {hex}
    if harbour(play, base.side, hex) and left:
        coast = _by_sea(play.chart, hex, barred, BASE_SEA * left // QUARTERS)
        found |= coast & play.land.all
    return frozenset(found | set(open_land(play, base.side, hex, OVERLAND * left // QUARTERS)))


def harbour(play: Campaign, side: int, hex: int) -> bool:
    """Whether a hex is a friendly undamaged port or anchorage that can be used. [see WPA-OSB-11, BR-25-02]"""
    return play.friendly_port(hex, side) and not play.sea.ports.get(hex, 0)


def sound_port(play: Campaign, side: int, hex: int) -> bool:
    """Whether a hex is a friendly undamaged port, not an anchorage. [see WPA-CLK-04]"""
    return railways.port(play, side, hex) and not play.sea.ports.get(hex, 0)


def reached(play: Campaign, hq: int, barred: frozenset[int]) -> frozenset[int]:
    """Every land hex a linked headquarters is linked with. [WPA-HQ-09, WPA-LNK-02]"""
    known, key = _TRACED.found(play.state), (hq, headquarters.where(play, hq), barred)
    if key not in known:
        known[key] = _reached(play, hq, barred)
    traced: frozenset[int] = known[key]
    return traced


def _reached(play: Campaign, hq: int, barred: frozenset[int]) -> frozenset[int]:
    side, post = SEATS.index(play.tables.hqs[hq].side), headquarters.where(play, hq)
    opened = _opened(play, hq, side, barred)
    if not linked_hq(play, hq, barred) and post not in opened:
        return frozenset()
    coast = _by_sea(play.chart, post, barred, radius(play, hq)) & play.land.all
    found = _inland(play, side, {*coast, post, *opened}, post)
    if bases := linked_bases(play, hq, frozenset(found)):
        found = _inland(play, side, found.union(*(from_base(play, base, barred) for base in bases)))
    return frozenset(found)


def _opened(play: Campaign, hq: int, side: int, barred: frozenset[int]) -> frozenset[int]:
    """The hex a side has opened by a challenge: no aircraft isolate it, wherever they are. [WPA-CLK-16]"""
    hex = play.war.cleared[side]
    if hex == OUT or not barred or hex not in reached(play, hq, frozenset()):
        return frozenset()
    return frozenset({hex})


def _inland(play: Campaign, side: int, found: set[int], post: int = OUT) -> set[int]:
    """Linked hexes with the land around a headquarters and around all ports among them, and what these reach
    by rail; ports that are linked over land link on. [WPA-CLK-04, WPA-CLK-07]
    """
    known, done = set(found), set[int]()
    # over land only from land: a headquarters aboard a ship reaches it through ports
    ports = {hex for hex in play.tables.bases if sound_port(play, side, hex)}
    gates = (ports | {post}) & play.land.all
    while True:
        starts = sorted((known & gates) - done)
        for hex in starts:
            known.update(open_land(play, side, hex))
        by_rail = railways.linked(play, side, known)
        if not starts and by_rail <= known:
            return known
        done.update(starts)
        known |= by_rail


def radius(play: Campaign, hq: int) -> int:
    """The command radius: a quarter less for each rung of damage of its port. [BR-11-05, WPA-HQ-03]"""
    rungs = min(play.sea.ports.get(headquarters.where(play, hq), 0), 4)
    return play.tables.hqs[hq].radius * (4 - rungs) // 4


def commands(play: Campaign, hq: int, hex: int) -> bool:
    """Whether a hex is within the command radius of a headquarters: in hexes over water. [WPA-HQ-11]"""
    return 0 <= play.chart.sea_distance(headquarters.where(play, hq), hex) <= radius(play, hq)


def nets(play: Campaign, side: int, *, known: bool = False) -> Nets:
    """For each headquarters of a side the hexes it is linked with; ``known``: as far as it can see.

    Carriers that nobody has seen make places isolated when that is looked at, but what a side may order is
    asked with ``known``: it would tell where they are. [see BR-1-07]
    """
    tables, facts, found = _LAST.found.get((side, known), (None, (), {}))
    if tables is not play.tables or not _DEPENDS.hold(facts, play.state):
        barred = blocked(play, side, known=known)
        found = {hq: reached(play, hq, barred) for hq in headquarters.of(play, side)}
        _LAST.found[side, known] = play.tables, _DEPENDS.of(play.state), found
    return found


# what moves or closes a link, besides what is built: that makes other tables
_DEPENDS = Facts(
    "place", "steps", "points", "airfields", "control", "damage", "hurt", "sea.based", "sea.forces",
    "sea.harbour", "sea.ports", "sea.reports", "sea.seaplanes", "war.posts", "war.afloat", "war.lines",
    "war.isolated", "war.cleared", "war.crated",
)  # fmt: skip


# who stands where; what else a link depends on but the sea, which aircraft may bar
_STANDS = Situations(Facts("scenario", "options", "tables", "place"))
_TRACED = Situations(
    Facts(
        "scenario", "options", "tables", "place", "steps", "control", "sea.ports", "war.lines",
        "war.works", "war.cleared", "war.joined",
    )
)  # fmt: skip


class _Last(Own):
    """What was reached when a side last asked: lists of orders ask for every unit and every base."""

    def __init__(self) -> None:
        self.found: dict[tuple[int, bool], tuple[Tables | None, tuple[Any, ...], Nets]] = {}


_LAST = own(_Last)


def isolated_hexes(play: Campaign, side: int, *, known: bool = False) -> tuple[int, ...]:
    """Hexes with units or bases of a side that no headquarters which leads armies reaches.

    ``known``: as far as the side can see. Of single units: ``exceptions``. [WPA-CMD-02, WPA-LNK-02]
    """
    reach = nets(play, side, known=known)
    armies = [net for hq, net in reach.items() if headquarters.leads_armies(play.tables.hqs[hq])]
    linked = frozenset().union(*armies) | _beachheads(play, side) | lifted(play, side)
    mine = {play.state.place[unit] for unit in play.ashore(side)}
    mine |= {hex for hex in play.tables.bases if play.state.control.get(hex) == side}
    return tuple(sorted(hex for hex in mine if play.land.has(hex) and hex not in linked))


def _beachheads(play: Campaign, side: int) -> frozenset[int]:
    """Hexes that a maintained beachhead links. [WPA-OSB-09]"""
    return frozenset(
        hex for hex, base in play.lines.bases.items() if base.side == side and base.hq == headquarters.NOBODY
    )


def lifted(play: Campaign, side: int) -> frozenset[int]:
    """Hexes that air transport links: the airfield at its end, and 8 MPs around it. [WPA-ECL-28]"""
    found: set[int] = set()
    for lift in play.lines.airlifts:
        if lift.side == side:
            found |= {lift.end, *open_land(play, side, lift.end, AIRLIFT)}
    return frozenset(found)


def air_links(play: Campaign, air: int) -> list[int]:
    """Headquarters that air points at a base are linked with: Combined and Army ones, and their bases; those
    of the Japanese Navy also Fleets. [WPA-HQ-31, WPA-HQ-32]
    """
    unit, hex = play.tables.air[air], play.sea.based[air]
    side, hqs = SEATS.index(unit.side), play.tables.hqs
    return [
        hq
        for hq, net in nets(play, side, known=True).items()
        if hex in net and authority.links_air(hqs[hq], unit.nation)
    ]


def cut_off_air(play: Campaign, side: int) -> frozenset[int]:
    """Air units at isolated airbases; ships are none. [WPA-HQ-31, WPA-HQ-32]"""
    hqs, found = play.tables.hqs, nets(play, side)
    lift = lifted(play, side) | _beachheads(play, side)
    based = play.sea.based
    return frozenset(
        air
        for air, unit in enumerate(play.tables.air)
        if unit.side == SEATS[side]
        and based[air] != OUT
        and ship_at(based[air]) < 0
        and based[air] not in lift
        and not any(
            based[air] in net and authority.links_air(hqs[hq], unit.nation) for hq, net in found.items()
        )
    )


def commanders_of(play: Campaign, unit: int) -> list[int]:
    """The headquarters of a side that ever command a unit: a US Fleet has marines, too. [see WPA-HQ-39]"""
    hqs = play.tables.hqs
    return [
        hq
        for hq in headquarters.of(play, play.side(unit))
        if authority.claim(hqs[hq], play.unit(unit)) != authority.NEVER
    ]


def exceptions(
    play: Campaign, side: int, cut: Collection[int], *, known: bool = False
) -> tuple[list[int], list[int]]:
    """Units that are linked though their hex is isolated, and units that are isolated though it is not.

    A unit is linked only through a headquarters that commands it, from its hex or from the coast of its entry
    arrow. Whom none ever commands goes by his hex. [WPA-HQ-27, WPA-CLK-02]
    """
    reach, linked, apart = nets(play, side, known=known), [], []
    helped = _beachheads(play, side) | lifted(play, side)
    for unit in play.ashore(side):
        place, entry = play.state.place[unit], play.state.came[unit]
        able = commanders_of(play, unit)
        here = any(place in reach[hq] for hq in able)
        if place in cut:
            coast = play.land.has(entry) and bool(play.chart.sea.get(entry))
            if here or (coast and any(entry in reach[hq] for hq in able)):
                linked.append(unit)
        elif able and not here and place not in helped:
            apart.append(unit)
    return linked, apart


def isolated_units(play: Campaign, side: int) -> list[int]:
    """Units that no headquarters which commands them reaches now, as far as their side can see. [WPA-CMD-02]

    In the Ground Phase that follows ``headquarters.isolated`` says who is.
    """
    cut = isolated_hexes(play, side, known=True)
    linked, apart = exceptions(play, side, cut, known=True)
    return [
        unit
        for unit in play.ashore(side)
        if unit in apart or (play.state.place[unit] in cut and unit not in linked)
    ]


def inspect(play: Campaign) -> None:
    """The Attrition Phase finds railways that are cut. [WPA-CLK-07]"""
    railways.distrust(play)
    railways.look(play, [frozenset().union(*nets(play, side).values()) for side in range(len(SEATS))])


def freeze(play: Campaign) -> None:
    """Isolation is found at the start of the Ground Phase and holds for all of it. [WPA-CLK-17, BR-3-13]"""
    war = play.war
    war.isolated = (isolated_hexes(play, 0), isolated_hexes(play, 1))
    found = [exceptions(play, side, war.isolated[side]) for side in range(len(SEATS))]
    linked, apart = (sorted(unit for one in found for unit in one[at]) for at in (0, 1))
    play.redraw(arrows=tuple(linked), apart=tuple(apart) or UNSET)
