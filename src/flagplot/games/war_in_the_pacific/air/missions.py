"""What may be plotted: missions, targets, approaches, ranges. [5, 13.6, SC-S2-10]"""

from __future__ import annotations

from collections.abc import Sequence

from flagplot.games.war_in_the_pacific.air import tenders, wings
from flagplot.games.war_in_the_pacific.air.bases import exposed, targets
from flagplot.games.war_in_the_pacific.air.frames import (
    RECON,
    SHIPS,
    STRAFE,
    STRIKE_B,
    STRIKE_M,
    STRIKE_N,
    AirPhase,
    Group,
    Line,
)
from flagplot.games.war_in_the_pacific.air.strengths import DIVE, HIGH, LOW, MEDIUM
from flagplot.games.war_in_the_pacific.places import ship_at
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import JAPAN, enemy
from flagplot.games.war_in_the_pacific.units import AirType
from flagplot.kernel.memory import of_situation

LEAST_SEARCHER = 2  # Anti-ship strength of an S type that strikes at ships [see the table of 5]
AT_BOATS = ("F", "FB", "D", "T", "B", "S")  # whatever can fire at boats, and they come in low
OVER_LAND = {"D": (DIVE,), "FB": (DIVE,), "T": (MEDIUM,), "B": (MEDIUM, HIGH), "S": (MEDIUM,)}
NIGHT_TORPEDOES = ("G3M", "G4M", "P1Y", "Ki-67")  # that strike at ships by night... [see BR-5-16]
NIGHT_TORPEDOES_FROM = (43, 1)  # ...from this year and cycle on


def approaches(kind: AirType, mission: str) -> tuple[str, ...]:
    """How a type may attack on a mission; empty if it cannot fly it. [BR-5-17, BR-5-19, BR-5-09]"""
    if mission == STRAFE:
        return (LOW,) if kind.class_ in ("F", "FB") else ()
    if mission == STRIKE_M:
        return (LOW,) if kind.class_ in AT_BOATS and kind.air_combat else ()  # [WPB-MTB-18]
    if mission == RECON:
        return (MEDIUM,) if kind.class_ in ("S", "B", "D") or kind.has("recon") else ()
    if mission == STRIKE_B:
        return OVER_LAND.get(kind.class_, ()) if kind.bombardment else ()
    if not kind.anti_ship or (kind.class_ == "S" and kind.anti_ship < LEAST_SEARCHER):
        return ()
    if kind.class_ == "T":
        return (LOW,)
    level = OVER_LAND.get(kind.class_, ())
    return (LOW, *level) if kind.has(wings.TORPEDO) else level


def flies_by_night(play: Campaign, kind: AirType, mission: str) -> bool:
    """Whether a type strikes by night: level bombers; at ships only Japanese torpedo bombers from 1/43.

    [BR-5-16]
    """
    _, cycle, year = play.tables.card.first
    if mission == STRIKE_N:
        return kind.key in NIGHT_TORPEDOES and (year, cycle) >= NIGHT_TORPEDOES_FROM
    return kind.class_ == "B"


def start(play: Campaign, line: Line, air: int = -1) -> int:
    """From where the range of a line is measured; of a unit that joined it, its own base. [BR-4-09, BR-4-20]

    A task force that was sunk while its strike was airborne: where it was. [BR-12-03]
    """
    if air >= 0 and play.air_base(air) in line.partners:
        own = play.air_base(air)
        return play.base_hex(detour(line, own)[0] or own)
    base = line.staging or line.base
    if base in play.sea.forces or by_land(play, base):
        return play.base_hex(base)
    closed = {
        ship: hex
        for frame in play.state.frames
        if isinstance(frame, AirPhase)
        for ship, (_, hex) in frame.closed.items()
    }
    homes = (play.label(play.sea.based[one]) for one, _, _ in (*line.bombers, *line.escorts))
    return next((closed[home] for home in homes if home in closed), target_hex(play, line))


def detour(line: Line, base: str) -> tuple[str, str]:
    """Where the strike of a partner stages, and where it lands; nothing where it has no such order."""
    return next(((stage, back) for own, stage, back in line.detours if own == base), ("", ""))


def by_land(play: Campaign, base: str) -> bool:
    """Whether a base is a hex; not a task force, even one that is gone."""
    return base in play.chart.grid.number


def stage_room(play: Campaign, line: Line, air: int) -> int:
    """APs of a unit that can still land at the airfield where a strike stages. [BR-4-09]"""
    if not line.staging:
        return wings.NO_LIMIT
    hex = play.base_hex(line.staging)
    if play.chart.air_cost(play.base_hex(line.base), hex) > wings.type_of(play, air).range_transfer:
        return 0
    there = wings.counted(line.bombers) + wings.counted(line.escorts)
    return max(wings.fits(play, air, hex) - there, 0)


def target_hex(play: Campaign, line: Line) -> int:
    """Where the target of a line is; task forces do not move in Air Phases. [BR-4-20]"""
    return play.base_hex(line.target)


def extended(play: Campaign, line: Line, air: int) -> bool:
    """Whether a unit flies at extended range on a line. [BR-4-20]"""
    return wings.reach(play, air, start(play, line, air), target_hex(play, line)) == "extended"


def able(play: Campaign, lines: tuple[Line, ...], line: Line, air: int) -> int:
    """APs of a unit that could join the bombers of a line, by its type, range, base and the night."""
    kind = wings.type_of(play, air)
    if not approaches(kind, line.mission) or play.air_base(air) != line.base:
        return 0
    if tenders.guards_only(play, ship_at(play.sea.based[air])):
        return 0
    if line.night and not flies_by_night(play, kind, line.mission):
        return 0
    found = wings.reach(play, air, start(play, line), target_hex(play, line))
    if not found or (line.mission in (STRAFE, RECON) and found == "extended"):
        return 0
    return min(wings.can_launch(play, (*lines, line), air), stage_room(play, line, air))


def able_escort(play: Campaign, lines: tuple[Line, ...], line: Line, air: int) -> int:
    """APs of a unit that could escort a strike; at extended range too. [BR-5-02, BR-4-20]"""
    if not wings.fighter(play, air) or play.air_base(air) != line.base or line.mission == STRAFE:
        return 0
    if line.night and not wings.type_of(play, air).has(wings.NIGHT):
        return 0
    if not wings.reach(play, air, start(play, line), target_hex(play, line)):
        return 0
    return min(wings.can_launch(play, (*lines, line), air), stage_room(play, line, air))


@of_situation
def docked(play: Campaign, base: str) -> bool:
    """Whether a base is a task force in port, from which only cover is flown. [WPB-NV2-20]"""
    return base in play.sea.forces and play.in_port(base)


def contacts(play: Campaign, side: int) -> list[str]:
    """The enemy task forces that may be struck at: those located, at sea. [BR-13-06, BR-5-09]

    By the numbers of their contacts: the order of the task forces is the enemy's secret.
    """
    found = [
        label
        for label in play.forces_of(enemy(side))
        if play.located(label) and play.force(label).marker and not play.in_port(label)
    ]
    return sorted(found, key=lambda label: play.force(label).marker)


def ports(play: Campaign, side: int) -> list[str]:
    """Enemy ports within reconnaissance range of any base: their ships need not be located. [BR-13-06]"""
    ranges = {base: wings.scouting_range(play, base) for base in play.air_bases(side)}
    return [
        play.chart.label(hex)
        for hex, base in play.tables.bases.items()
        if base.port
        and play.state.control.get(hex) == enemy(side)
        and not play.safe(hex)
        and any(play.chart.air_cost(play.base_hex(one), hex) <= far for one, far in ranges.items())
    ]


def boats(play: Campaign, side: int) -> dict[int, int]:
    """MTB squadrons that may be struck at, and their hexes: those that were found, or have attacked.

    [WPB-MTB-18]
    """
    mtbs = play.sea.mtbs
    return {number: mtbs.squadrons[number].hex for number in mtbs.seen} if side == JAPAN else {}


def strikes(play: Campaign, lines: tuple[Line, ...], side: int, bases: Sequence[str] = ()) -> list[Line]:
    """Every strike that could be opened with one bomber or more, by some bases or by all.

    [BR-5-01, BR-5-18]
    """
    found: list[Line] = []
    for base in bases or play.air_bases(side):
        found += _within_reach(play, side, base, _ready(play, lines, base))
    return found


def _ready(play: Campaign, lines: tuple[Line, ...], base: str) -> tuple[int, ...]:
    """Of each type at a base the first unit that may take off for a strike."""
    found: dict[str, int] = {}
    for air in () if docked(play, base) else play.air_at(base):
        key = wings.unit(play, air).type
        if key in found or tenders.guards_only(play, ship_at(play.sea.based[air])):
            continue
        if wings.can_launch(play, lines, air):
            found[key] = air
    return tuple(found.values())


@of_situation
def _within_reach(play: Campaign, side: int, base: str, units: tuple[int, ...]) -> tuple[Line, ...]:
    """The strikes that some units of a base can fly, with nobody yet in them."""
    near = [_reached(play, side, base, air) for air in units]
    return tuple(
        Line(side=side, base=base, mission=mission, target=target, what=what)
        for mission, target, what in (_aims(play, side) if near else ())
        if any((mission, target) in one for one in near)
    )


@of_situation
def _reached(play: Campaign, side: int, base: str, air: int) -> frozenset[tuple[str, str]]:
    """Missions and targets that a unit can fly to, by way of where it stages. [BR-4-09, BR-4-20]"""
    kind, here = wings.type_of(play, air), play.base_hex(base)
    stops = (hex for hex in _stops(play, side, base) if _lands(play, air, here, hex))
    costs = [play.chart.air_costs(start) for start in (here, *stops)]
    found = set()
    for mission, target in dict.fromkeys((one[0], one[1]) for one in _aims(play, side)):
        if approaches(kind, mission):
            far = kind.range_normal if mission == STRAFE else kind.range_extended
            end = play.base_hex(target)
            if any(ways[end] <= far for ways in costs):
                found.add((mission, target))
    return frozenset(found)


@of_situation
def _aims(play: Campaign, side: int) -> tuple[tuple[str, str, str], ...]:
    """Missions, targets and parts of them that a side may strike at."""
    found = [(STRIKE_N, label, "") for label in contacts(play, side)]
    found += [(STRIKE_M, play.label(hex), str(number)) for number, hex in boats(play, side).items()]
    found += [(STRIKE_N, label, SHIPS) for label in ports(play, side)]
    foe = enemy(side)
    for hex in exposed(play, foe):
        if not play.safe(hex):
            label = play.chart.label(hex)
            found += [(STRIKE_B, label, what) for what in targets(play, hex, foe)]
            if hex in play.tables.bases and play.state.control.get(hex) == foe:
                found.append((STRAFE, label, ""))
    return tuple(found)


def _lands(play: Campaign, air: int, start: int, hex: int) -> bool:
    """Whether a unit can be flown to an airfield, and fits there. [BR-4-09]"""
    near = play.chart.air_cost(start, hex) <= wings.type_of(play, air).range_transfer
    return near and bool(wings.fits(play, air, hex))


@of_situation
def _stops(play: Campaign, side: int, base: str) -> tuple[int, ...]:
    """Undamaged friendly airfields at which a strike of a base on land might stage. [BR-4-09]"""
    if base in play.sea.forces:
        return ()
    here = play.base_hex(base)
    return tuple(
        hex
        for hex, printed in play.tables.bases.items()
        if printed.airfield
        and hex != here
        and play.state.control.get(hex) == side
        and not play.state.airfields.get(hex, 0)
    )


@of_situation
def stages(play: Campaign, side: int, base: str) -> tuple[str, ...]:
    """Undamaged friendly airfields with room at which a strike may land on its way. [BR-4-09]"""
    here, there = play.base_hex(base), play.air_at(base)
    fields = (hex for hex in _stops(play, side, base) if any(_lands(play, air, here, hex) for air in there))
    return tuple(play.label(hex) for hex in fields)


def named(play: Campaign, line: Line) -> str:
    """The target as the plotting side calls it: a contact, or a hex."""
    return play.contact(line.target) if line.target in play.sea.forces else line.target


# -- Midway first -------------------------------------------------------------------------------------------


@of_situation
def opening(play: Campaign) -> tuple[int, int] | None:
    """Bombers and escorts that must strike the objective in this Air Phase; None when Japan is free.

    Half of the D and T APs (rounded down) and a quarter of the fighters, in the first Air Phase in which the
    force is within normal range for those APs; no more than its carriers can launch. [SC-S2-10, BR-9-03]
    """
    card = play.sea_card.opening
    if card is None or play.sea.opened or card.force not in play.sea.forces:
        return None
    units = play.air_at(card.force)
    bombers = [air for air in units if wings.type_of(play, air).class_ in ("D", "T")]
    cost = play.chart.air_cost(play.force(card.force).hex, play.hex(card.target))
    if not bombers or any(cost > wings.type_of(play, air).range_normal for air in bombers):
        return None
    if play.state.control.get(play.hex(card.target)) == JAPAN:
        return None
    fighters = [air for air in units if wings.fighter(play, air)]
    most = min(sum(wings.idle(play, air) for air in bombers) // 2, _together(play, bombers))
    guards = min(sum(wings.idle(play, air) for air in fighters) // 4, _together(play, fighters))
    return (most, min(guards, _together(play, [*bombers, *fighters]) - most)) if most else None


def _together(play: Campaign, units: list[int]) -> int:
    """APs of some units that their carriers can launch together."""
    waiting: dict[int, int] = {}
    room: dict[int, int] = {}
    for air in units:
        place = play.sea.based[air]
        waiting[place] = waiting.get(place, 0) + wings.idle(play, air)
        flown = sum(play.state.flown[one] for one in play.sea.based.where(place))
        room[place] = max(wings.launches(play, air) - flown, 0)
    return sum(min(count, room[place]) for place, count in waiting.items())


def opened(play: Campaign, lines: tuple[Line, ...]) -> tuple[int, int]:
    """Bombers and escorts that are plotted against the airfield of the objective. [SC-S2-10]"""
    card = play.sea_card.opening
    if card is None:
        return 0, 0
    found = [
        line
        for line in lines
        if (line.base, line.mission, line.target, line.what)
        == (card.force, STRIKE_B, card.target, "airfield")
    ]
    bombers = sum(
        count
        for line in found
        for air, count, _ in line.bombers
        if wings.type_of(play, air).class_ in ("D", "T")
    )
    return bombers, sum(wings.counted(line.escorts) for line in found)


def merged(groups: tuple[Group, ...], more: Group) -> tuple[Group, ...]:
    """Groups with one more; APs of one unit and approach are one group."""
    count = more[1] + sum(one[1] for one in groups if (one[0], one[2]) == (more[0], more[2]))
    rest = [one for one in groups if (one[0], one[2]) != (more[0], more[2])]
    return tuple(sorted((*rest, (more[0], count, more[2]))))
