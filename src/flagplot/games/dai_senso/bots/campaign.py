"""What a campaign is about for a commander: hexes worth having, and how a side stands as a whole.

Strategic Hexes decide a campaign, Cities decide whether a Country falls. Which of them can be fought for
depends on politics: what a Policy or a Truce binds, and Neutral Countries, are let alone.
"""

from __future__ import annotations

from flagplot.board.spaces import SpaceSet
from flagplot.games.dai_senso.factions import ALLIED, AXIS, FACTIONS
from flagplot.games.dai_senso.lands import control
from flagplot.games.dai_senso.places import DELAY, HEXES, NAVAL_DELAY, SWB, TRACK, pool, zone_of
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.policies import ended_by_placing
from flagplot.games.dai_senso.politics import markers, tracks, victory
from flagplot.games.dai_senso.politics.affairs import SWB as SWB_BOX
from flagplot.games.dai_senso.politics.policies import CHINESE_BOXES, may_end
from flagplot.games.dai_senso.posture import fences
from flagplot.games.dai_senso.state import ACTIVE, AT_WAR, CONQUERED, POSTURE_BOXES, TOTAL_WAR, TRUCES
from flagplot.games.dai_senso.turn.plans import PLANS
from flagplot.kernel.memory import Table

STRATEGIC, CITY = 3, 1  # points of a hex as an objective
WON = 100.0  # the game is over

# what it costs Japan to be at war with somebody before Total War
BEFORE = {"us_western_minors": 3.0, "britain": 2.0, "russia": 2.5, "soviet_minors": 0.5}
LATER = {"russia": 2.5}  # and in Total War
TRUCE, CHINESE_TRUCE = 1.5, -0.5  # a party that has given in; in China Japan wants to go on
ESV, USCL, LEADS, LAND, NEUTRAL = 0.4, 0.4, 0.3, 0.5, 0.15
JOINED, ALLY, FALLEN = 0.9, 0.4, 0.6  # Minor Countries: ours, theirs, conquered
LEANING = {"influence_axis": 0.4, "influence_western": -0.3, "influence_soviet": -0.3, "free_passage": 0.2}
IN_SWB = {
    "oil_embargo": -0.6, "war_production_western": -0.8, "bases_damaged_western": 0.8,
    "loc_damaged_us": 0.6, "loc_damaged_british": 0.5, "loc_damaged_russian": 0.4, "quit_india": 0.6,
    "lend_lease": -0.4, "intensive_bombing": -0.8, "convoy_strategy": 0.3,
}  # fmt: skip
ON_MAP, POOLED, AWAY = 0.03, 0.02, 0.01  # for a factor of a unit
SUPPORT = 3  # factors a support unit is worth


def plays(war: War) -> bool:
    """Whether the scenario is a campaign."""
    return PLANS[war.state.scenario].selects


# -- objectives -----------------------------------------------------------------------------------------

_GOALS: Table[tuple[object, ...], dict[int, int]] = Table(64)


def goals(war: War) -> dict[int, int]:
    """Strategic Hexes and Cities that are fought for."""
    key = _key(war)
    found = _GOALS.get(key)
    return found if found is not None else _GOALS.keep(key, _goals(war))


def _key(war: War) -> tuple[object, ...]:
    state = war.state
    return state.status, state.aligned, state.ceded, state.posture, state.scenario, willing(war)


def _goals(war: War) -> dict[int, int]:
    closed = bound(war)
    found = {}
    for hex, cell in enumerate(war.tables.map.hexes):
        if hex not in closed and (cell.strategic or cell.city):
            found[hex] = STRATEGIC if cell.strategic else CITY
    return found


_BOUND: Table[tuple[object, ...], SpaceSet] = Table(64)


def bound(war: War) -> SpaceSet:
    """Land that is let alone: of PACs, TACs and Neutral Countries, but not of those Japan will fight."""
    key = _key(war)
    found = _BOUND.get(key)
    if found is None:
        fence, lands, ends = fences(war), war.lands, willing(war)
        spared = SpaceSet(hex for hex in fence.pac if fence.policy[hex] not in ends)
        found = _BOUND.keep(key, spared | fence.tac | lands.neutral | lands.closed)
    return found


def willing(war: War) -> frozenset[str]:
    """The Policies Japan is willing to end by what it does: those of China, if nobody else goes with it."""
    held = dict(zip(POSTURE_BOXES, war.state.posture, strict=True))
    others = {one for box, one in held.items() if box not in CHINESE_BOXES}
    return frozenset(held[box] for box in CHINESE_BOXES if may_end(war, box) and held[box] not in others)


def provokes(war: War, place: int) -> bool:
    """Whether a support unit of the Axis placed there would end a Policy it wants to keep."""
    found = ended_by_placing(war, place)
    return bool(found) and not willing(war).issuperset(found)


_WANTED: Table[tuple[object, ...], dict[int, int]] = Table(256)


def wanted(war: War, faction: int) -> dict[int, int]:
    """Those of them that the other side controls."""
    key = (faction, *_key(war), tuple(war.occupation.holding))
    found = _WANTED.get(key)
    if found is not None:
        return found
    theirs = ALLIED if faction == AXIS else (AXIS,)
    listed = {hex: points for hex, points in goals(war).items() if control(war, hex) in theirs}
    return _WANTED.keep(key, listed)


# -- how a side stands ----------------------------------------------------------------------------------


def standing(war: War, faction: int) -> float:
    """What a situation is worth to a faction; the Allies stand together."""
    return axis_standing(war) * (1 if faction == AXIS else -1)


def axis_standing(war: War) -> float:
    """What a situation is worth to the Axis, in Strategic Hexes."""
    state = war.state
    if state.outcome is not None:
        return WON if "axis" in state.outcome.winners else -WON
    affairs = war.affairs
    total = victory.strategic_value(war) + ESV * affairs.esv - USCL * affairs.uscl + LAND * len(state.ceded)
    total += LEADS * bool(tracks.leading(war))
    total += _postures(war) + _countries(war) + _units(war)
    return total + sum(worth for marker, worth in IN_SWB.items() if markers.where(war, marker) == SWB_BOX)


def _postures(war: War) -> float:
    state = war.state
    costs = LATER if state.war_state == TOTAL_WAR else BEFORE
    held = dict(zip(POSTURE_BOXES, state.posture, strict=True))
    fighting = sum(cost for box, cost in costs.items() if held[box] == AT_WAR)
    for box, one in held.items():
        if one in TRUCES or one == "surrender":
            fighting -= CHINESE_TRUCE if box in CHINESE_BOXES and one in TRUCES else TRUCE
    return -fighting


def _countries(war: War) -> float:
    total = 0.0
    for at, one in enumerate(war.tables.map.countries.minors):
        status, ours = war.state.status[at], war.state.aligned[at] == AXIS
        if status == ACTIVE:
            total += JOINED if ours else -ALLY
        elif status == CONQUERED:
            total += -JOINED if ours else FALLEN
        total += sum(LEANING.get(marker, 0.0) for marker in markers.in_capital(war, one.id))
    if war.state.war_state == TOTAL_WAR:  # what is Neutral cannot be taken
        cells = war.tables.map.hexes
        total -= NEUTRAL * sum(bool(cells[hex].strategic) for hex in war.lands.neutral)
    return total


def _units(war: War) -> float:
    total = 0.0
    for number, place in enumerate(war.state.place):
        face = war.counters[number].faces[war.state.up[number]]
        if face.unit and (share := _share(place)):
            worth = face.attack + face.defense + face.steps + SUPPORT * face.support
            total += share * worth * (1 if war.faction(number) == AXIS else -1)
    return total


def _share(place: int) -> float:
    """Of what a unit is worth, by where it is: at the front, ready to come, or on its way back."""
    if place < HEXES or zone_of(place) >= 0 or place == SWB:
        return ON_MAP
    if place in _POOLS:
        return POOLED
    return AWAY if TRACK <= place < SWB or place in (DELAY, NAVAL_DELAY) else 0.0


_POOLS = [pool(faction) for faction in range(len(FACTIONS))]
