"""Ground units carried by cargo aircraft, and dropped by parachute. [5.6, 5.7]"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import ceil, floor

from flagplot.games.war_in_the_pacific.air import bases, wings
from flagplot.games.war_in_the_pacific.air.frames import DROP, TRANSPORT, Line, Raid
from flagplot.games.war_in_the_pacific.air.strengths import GREEN, MEDIUM
from flagplot.games.war_in_the_pacific.fire.bombarding import GROUND
from flagplot.games.war_in_the_pacific.leaders import control
from flagplot.games.war_in_the_pacific.marks import BROKEN, ENTRAINED, MOVED
from flagplot.games.war_in_the_pacific.names import does
from flagplot.games.war_in_the_pacific.places import OUT
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea import cargo
from flagplot.games.war_in_the_pacific.sides import SEATS, enemy
from flagplot.kernel.action import Action, act
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, the

VERBS = {"fly-troops": TRANSPORT, "drop-troops": DROP}
FLYING_ENGINEERS = "aviation"  # of the United States, who can be carried
ZONES = ("clear", "rough", "city")  # where parachutists jump
NORMAL = "normal"


def capacity(play: Campaign, air: int, points: int) -> Fraction:
    """Ground steps that air points carry; green ones half, and halves count. [BR-5-13, WPB-ABT-17]"""
    green = play.air_quality(air) == GREEN
    return Fraction(wings.type_of(play, air).load * points, 2 if green else 1)


def needed(play: Campaign, air: int, unit: int) -> int:
    """Air points that carry a unit whole."""
    each = capacity(play, air, 1)
    return ceil(play.state.steps[unit] / each) if each else 0


def portable(play: Campaign, unit: int) -> bool:
    """Whether a unit can be flown: no engineers but American aviation engineers, nothing mechanized.

    [BR-5-13]
    """
    printed = play.unit(unit)
    if printed.intrinsic or printed.mech or play.is_(unit, ENTRAINED):
        return False
    own = printed.engineer == FLYING_ENGINEERS and printed.nation.startswith("US")
    return own or not printed.engineers


def passengers(play: Campaign, lines: tuple[Line, ...], air: int, verb: str) -> list[int]:
    """Units at the airfield of cargo aircraft that they could carry, or drop; none with two flights.

    [BR-5-13, BR-5-14]
    """
    base = play.sea.based[air]
    if play.tables.land is None or not wings.type_of(play, air).load or not play.on_land(base):
        return []
    booked = {line.what for line in lines if line.mission in VERBS.values()}
    side = wings.side_of(play, air)
    waiting = [unit for unit in play.at(base, side) if unit not in play.war.drops]
    return [
        unit
        for unit in waiting
        if portable(play, unit)
        and play.id(unit) not in booked
        and (verb == "fly-troops" or (play.unit(unit).airborne and not play.is_(unit, BROKEN)))
    ]


def ends(play: Campaign, air: int, unit: int, verb: str) -> list[int]:
    """Where a unit can be flown: to friendly airfields with room; dropped in clear, rough or city hexes.

    All within normal range, and not where it would bring a second general on site.
    [BR-5-13, BR-5-14, WPA-GEN-16]
    """
    side, start = wings.side_of(play, air), play.sea.based[air]
    if verb == "fly-troops":
        hexes = [hex for hex in play.tables.bases if play.on_land(hex) and _field(play, hex, side)]
    else:
        hexes = [hex for hex in play.land.places if play.land.terrain(hex) in ZONES]
    steps = play.state.steps[unit]
    return [
        hex
        for hex in hexes
        if hex != start
        and play.room(hex, side) >= steps
        and not control.crowded(play, unit, hex)
        and wings.reach(play, air, start, hex) == NORMAL
        and (verb == "fly-troops" or _open(play, hex, side))
    ]


def _field(play: Campaign, hex: int, side: int) -> bool:
    """Whether a hex has an airfield of a side on which aircraft can land: from D3 on none can. [BR-4-05]"""
    usable = play.tables.bases[hex].airfield and play.state.airfields.get(hex, 0) < wings.D3
    return bool(usable) and play.state.control.get(hex) == side


def _open(play: Campaign, hex: int, side: int) -> bool:
    """Whether a hex is one that a side may enter: its own or the enemy's."""
    return play.state.control.get(hex) in (side, enemy(side))


def orders(play: Campaign, lines: tuple[Line, ...], air: int) -> Iterator[Action]:
    """Every flight of a cargo unit with every ground unit it could take. [BR-5-13, BR-5-14]"""
    most = wings.can_launch(play, lines, air) if wings.type_of(play, air).load else 0
    id = wings.unit(play, air).id
    for verb in VERBS if most else ():
        for unit in passengers(play, lines, air, verb):
            count = needed(play, air, unit)
            for hex in ends(play, air, unit, verb) if count <= most else ():
                yield act(verb, id, count, play.label(hex), play.id(unit))


def written(play: Campaign, side: int, action: Action) -> Line:
    """The line of such a flight; ``what`` is the ground unit."""
    air = play.tables.air_number[str(action.args[0])]
    return Line(
        side=side, base=play.air_base(air), mission=VERBS[action.verb], target=str(action.args[2]),
        what=str(action.args[3]), bombers=((air, int(action.args[1]), MEDIUM),),
    )  # fmt: skip


def refusal(play: Campaign, lines: tuple[Line, ...], action: Action) -> Refusal:
    """Not cargo aircraft, not a unit they take, too far, or too few of them."""
    id, label, name = str(action.args[0]), str(action.args[2]), str(action.args[3])
    air, unit = play.tables.air_number[id], play.tables.number[name]
    rule = "BR-5-13" if action.verb == "fly-troops" else "BR-5-14"
    if not wings.type_of(play, air).load:
        return illegal(rule, f"{the(id)} carry no troops", id)
    if unit not in passengers(play, lines, air, action.verb):
        return illegal(rule, f"{the(name)} cannot be carried so, or is not at their airfield", name)
    if control.crowded(play, unit, play.hex(label)):
        return illegal("WPA-GEN-16", f"another general is in {the(label)} already", label)
    if play.hex(label) not in ends(play, air, unit, action.verb):
        where = "a friendly airfield" if action.verb == "fly-troops" else "a clear, rough or city hex"
        return illegal(rule, f"{where} with room within normal range expected", label)
    count = counted(needed(play, air, unit), "air point")
    return illegal(rule, f"{the(name)} takes {count} without a mission, no more", id)


# -- flying -------------------------------------------------------------------------------------------------


def carried(play: Campaign, line: Line, points: int) -> int:
    """The unit of a flight without the steps that were shot down; gives its number, OUT if none is left.

    [BR-5-13]
    """
    unit = play.tables.number[line.what]
    air = line.bombers[0][0]
    if play.state.place[unit] != play.base_hex(line.base):
        return OUT
    left = floor(capacity(play, air, points))
    if left < play.state.steps[unit]:
        play.lose(unit, play.state.steps[unit] - left, "shot down")
    return unit if play.state.steps[unit] else OUT


def fly(play: Campaign, line: Line) -> None:
    """A unit is flown to another airfield at the end of the Air Phase; void if that is lost, or if another
    general has come there meanwhile.

    It has 6, 4 or 2 MPs left by the Air Phase, as one that came by sea has. [BR-5-13, BR-23-03, WPA-GEN-16]
    """
    (air, count, _), hex = line.bombers[0], play.hex(line.target)
    full = control.crowded(play, play.tables.number[line.what], hex)
    if full or not _field(play, hex, line.side) or play.air_base(air) != line.base:
        play.note("a transport flight is void", (SEATS[line.side],))
        return
    unit = carried(play, line, min(count, play.state.points[air]))
    if unit != OUT:
        play.go(unit, hex, "is flown")
        play.mark(unit, MOVED)
        play.state.came[unit] = OUT
        cargo.tire(play, unit)


def drop(play: Campaign, raid: Raid) -> None:
    """Who came through CAP and flak waits to jump in the Joint Assault Segment; all steps or none.

    Steps that are shot down are lost; where air points turn back the others do, too. [BR-5-14]
    """
    back = wings.counted(raid.home)
    unit = carried(play, raid.line, wings.counted(raid.bombers) + back)
    if unit != OUT and back:
        play.note(f"{does(play.id(unit), 'is')} flown back", (SEATS[raid.line.side],))
    elif unit != OUT:
        play.war.drops = dict(sorted({**play.war.drops, unit: raid.hex}.items()))


def flak(play: Campaign, hex: int, side: int) -> int:
    """Anti-aircraft strength over a drop zone: of the base there, or of troops alone. [BR-5-14, BR-7-04]"""
    return bases.guns(play, hex, GROUND, side)
