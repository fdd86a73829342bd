"""What things are worth, in victory points: areas, ships, bases, and how far a side is ahead.

The weights are those of the strategy page; ships are worth what they may still earn, so nothing on the last
turn and nothing in Midway.
"""

from __future__ import annotations

from math import exp

from flagplot.games.admirals_war import factors
from flagplot.games.admirals_war.board import (
    ALLIED,
    AMPHIB,
    ATO,
    BASE,
    FRENCH,
    HLK,
    LBA,
    NOBODY,
    OILER,
    PARA,
    PTO,
    SHIP,
    SUB,
    Piece,
)
from flagplot.games.admirals_war.moves import reach
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.shores import control
from flagplot.games.admirals_war.state import DISABLED, GROUNDED, HELD, RETREATED, SAILED
from flagplot.games.admirals_war.turn import calendar, midway

# a ship by its printed factors, for a whole game of nine turns to come
GUN, AIR, ARMOR, FAST = 0.45, 0.70, 0.15, 0.2
RED_DICE, RED_ARMOR = 1.5, 1.3  # factors with a bonus count for more
OTHERS = {LBA: 1.2, AMPHIB: 1.0, PARA: 0.8, SUB: 0.6, HLK: 2.0, OILER: 0.5}  # come back, or do little
SCALE = 1.0  # what a point of worth counts for beside a point on the track
LAST_CRUISE = 0.2  # of their worth, French ships before France falls
TURNS = 9  # turns after the first of a standard game
COVER = 0.12  # of a stake, a turn: what an airfield for LBA brings
LATE = 6  # from the turn after this the result counts, not the line


def turns_left(war: War) -> int:
    """Turns after this one."""
    return calendar.last_turn(war.state.scenario, war.state.options) - war.state.turn


def points(war: War, area: int, side: int) -> int:
    """What the flag of a side in an area earns this turn."""
    if not midway.playable(war, area) or not control.counts(war, area):
        return 0
    return midway.area_points(war, area, side)


def stake(war: War, area: int) -> int:
    """Both sides' points in an area: what is gained by holding it and denying it."""
    return points(war, area, 0) + points(war, area, 1)


def printed(piece: Piece) -> float:
    """The worth of a sound unit with the whole game before it."""
    if piece.kind != SHIP:
        return OTHERS.get(piece.kind, 0.0)
    guns = piece.gunnery * GUN * (RED_DICE if piece.gunnery_bonus else 1)
    air = piece.air * AIR * (RED_DICE if piece.air_bonus else 1)
    armor = piece.armor * ARMOR * (RED_ARMOR if piece.armor_bonus else 1)
    return guns + air + armor + (FAST if piece.speed >= 7 else 0)


def worth(war: War, unit: int) -> float:
    """What losing a unit now costs its side."""
    piece = war.board.pieces[unit]
    left = turns_left(war)
    if piece.kind in (LBA, AMPHIB, SUB):
        left = min(left, 3)  # it comes back after two turns
        return SCALE * printed(piece) * left / 3
    lost = LAST_CRUISE if war.state.nation[unit] == FRENCH else 1.0
    return SCALE * lost * printed(piece) * left / TURNS


def base_worth(war: War, port: int, side: int) -> float:
    """What it brings a side to take a port or base from whoever holds it: cover for LBA, and points."""
    printed_port, state = war.board.port(port), war.state
    if state.control[port] == side or printed_port.kind != BASE:
        return 0.0
    if war.midway:
        points = midway.BASES.get(printed_port.id, 0)
        return float(points * (2 if state.control[port] == 1 - side else 1))
    if not printed_port.lba:
        return 0.0
    total = 0.0
    for area in war.touches(port):
        ours = any(war.board.port(one).lba for one in war.friendly_on(area, side))
        theirs = [one for one in war.friendly_on(area, 1 - side) if war.board.port(one).lba]
        total += stake(war, area) * ((not ours) + (theirs == [port]))
    return COVER * total * turns_left(war)


def prizes(war: War, side: int) -> dict[int, float]:
    """By area: the best base that landing forces of a side, there or in reach, could take."""
    found: dict[int, float] = {}
    for unit in war.board.of_kinds((AMPHIB,)):
        if war.side(unit) != side or war.neutral(unit) or war.marked(unit, RETREATED | DISABLED | GROUNDED):
            continue
        place = war.state.place[unit]
        if place < war.board.n_areas:
            areas = [place]
        elif war.board.is_port(place) and not war.marked(unit, SAILED | HELD):
            areas = list(reach.amphibious(war, unit))
        else:
            continue
        for area in areas:
            gains = [
                base_worth(war, port, side) for port in war.ports_on(area) if midway.open_port(war, port)
            ]
            found[area] = max(found.get(area, 0.0), *gains, 0.0)
    return found


def weights(war: War, side: int) -> tuple[float, float]:
    """How much a point on each track counts for a side: late in the game one that changes nothing is cheap.

    A team wins one theatre and must not lose the other.
    """
    if war.midway:
        return 1.0, 1.0
    left = turns_left(war)
    if war.state.turn <= LATE:
        return 1.0, 1.0
    found = []
    for track in (ATO, PTO):
        chance = _chance(war.state.vp[track] if side == ALLIED else -war.state.vp[track], left)
        found.append(0.25 + 3.0 * chance * (1 - chance))
    return found[0], found[1]


def _chance(lead: float, left: int) -> float:
    return 1 / (1 + exp(-lead / (2 + 2 * left)))


def line(war: War) -> float:
    """The lead of the Allies: both tracks and the fleets."""
    state, pieces = war.state, war.board.pieces
    total = float(sum(state.vp))
    if war.midway:
        return float(state.vp[PTO])
    left = turns_left(war)
    for unit in range(war.board.n_units):
        if state.place[unit] < war.board.reserve:
            value = printed(pieces[unit]) * left / TURNS
            if factors.crippled(war, unit):
                value *= 0.6
            total += value if war.side(unit) == ALLIED else -value
    return total


def gain(war: War, side: int) -> float:
    """How good a position at the end of a turn is for a side: points by their weight, and what floats."""
    ato, pto = weights(war, side)
    sign = 1 if side == ALLIED else -1
    total = sign * (ato * war.state.vp[ATO] + pto * war.state.vp[PTO])
    if war.midway:
        return total
    state = war.state
    for unit in range(war.board.n_units):
        if state.place[unit] <= war.board.reserve:
            value = worth(war, unit)
            if state.damage[unit]:
                value *= 0.6 if factors.crippled(war, unit) else 0.9
            total += value if war.side(unit) == side else -value
    return total + _cover(war, side)


def _cover(war: War, side: int) -> float:
    """What the airfields of both sides bring on the turns to come."""
    board, state = war.board, war.state
    total, left = 0.0, turns_left(war)
    for area in board.area_range:
        held = {state.control[port] for port in war.ports_on(area) if board.port(port).lba} - {NOBODY}
        total += stake(war, area) * ((side in held) - (1 - side in held))
    return COVER * total * left
