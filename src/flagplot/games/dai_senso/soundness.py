"""What the numbers of a state mean, and whether they can be played: for states read from outside.

``_shapes`` is the table: every field of the state and of its frames by name, as ``frame.field`` where a name
means something else in one frame.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from flagplot.games.dai_senso.beachheads import SNLF
from flagplot.games.dai_senso.combat.frames import NO_UNIT, Attack, AttackStage, Combat
from flagplot.games.dai_senso.factions import AXIS, FACTIONS, NOBODY
from flagplot.games.dai_senso.markers import BEACHHEAD
from flagplot.games.dai_senso.movement.frames import Movement
from flagplot.games.dai_senso.occupation import owners
from flagplot.games.dai_senso.places import HEXES, IDS, OFF_MAP, PLACES, off_map
from flagplot.games.dai_senso.politics import shapes as politics
from flagplot.games.dai_senso.sea import soundness as sea
from flagplot.games.dai_senso.sea.stations import SHIPLESS
from flagplot.games.dai_senso.state import (
    ACTIVE,
    NEUTRAL,
    POLICIES,
    POSTURE_BOXES,
    POSTURES,
    STATUSES,
    AnyFrame,
    AsiaState,
)
from flagplot.games.dai_senso.support.frames import Contest, Support
from flagplot.games.dai_senso.tables import Tables
from flagplot.games.dai_senso.turn.calendar import FIRST_YEAR, LAST_YEAR, TURNS
from flagplot.games.dai_senso.turn.frames import FactionTurn, GameTurn
from flagplot.games.dai_senso.turn.plans import PLANS
from flagplot.kernel.errors import FormatError
from flagplot.kernel.memory import remember
from flagplot.kernel.shapes import Each, Proven, Table, Whole, Word, check_fields

_FULL = 4 * 2  # half Movement Points no unit can have used up


def check(tables: Tables, state: AsiaState) -> None:
    """Refuse states of other tables, of the wrong size, or that no game comes to."""
    if state.tables != tables.digest:
        raise FormatError("saved state: a game played with the same tables expected, found other tables")
    shapes = _shapes(tables)
    check_fields(state, shapes, "the state")
    for number, frame in enumerate(state.frames, 1):
        check_fields(frame, shapes, f"frame {number}")
    _check_sides(tables, state)
    _check_countries(tables, state)
    _check_hexes(tables, state)
    _check_beachheads(tables, state)
    _check_frames(tables, state)
    sea.check(tables, state)


@remember(4)
def _shapes(tables: Tables) -> dict[str, Any]:
    count, minors = len(tables.counters), tables.map.countries.minors
    counter, no_counter = Whole(0, count - 1, "a counter"), Whole(-1, count - 1, "a counter or -1")
    hex, no_hex = Whole(0, HEXES - 1, "a hex"), Whole(-1, HEXES - 1, "a hex or -1")
    place, faction = Whole(0, len(IDS) - 1, "a place"), Whole(0, len(FACTIONS) - 1, "a faction")
    counters, anything = Each(counter), Proven(lambda found: None)
    markers = tuple(one.marker for one in tables.map.countries.ceding_markers)
    small, steps = Whole(0, 99, "a small number"), Whole(0, 18, "a number of steps")
    return {
        # the state
        "year": Whole(FIRST_YEAR, LAST_YEAR, "a year"),
        "turn": Whole(0, len(TURNS) - 1, "a turn"),
        "phasing": faction,
        "place": Each(place, count),
        "up": Each(Whole(0, 1, "a side"), count),
        "at": Table(hex, counters),
        "facing": Table(hex, hex),
        "status": Each(Whole(0, len(STATUSES) - 1, "a status"), len(minors)),
        "aligned": Each(Whole(NOBODY, len(FACTIONS) - 1, "a faction or -1"), len(minors)),
        "ceded": Each(Word(markers, "a Ceded Land marker")),
        "promised": Each(Word(markers, "a Ceded Land marker")),
        "war_state": Whole(0, 2, "a War State"),
        "posture": Each(Word(POSTURES, "a Policy, a Truce or war"), len(POSTURE_BOXES)),
        "schema": small,
        "seed": anything,
        "seq": Whole(0, 2**31 - 1),
        "rolls": Whole(0, 2**31 - 1),
        "options": anything,
        "frames": anything,
        "outcome": anything,
        "apart": anything,
        **politics.shapes(tables),
        # frames
        "policies": Each(Word(POLICIES, "a Policy")),
        "number": small,
        "hex": hex,
        "guerrillas.hex": no_hex,
        "faction": faction,
        "counter": counter,
        "contest.place": place,
        "asked": Whole(0, len(FACTIONS), "a number of factions"),
        "moved": counters,
        "mover": no_counter,
        "spent": Whole(0, _FULL, "half Movement Points"),
        "attacked": Each(hex),
        "fought": counters,
        "hqs": counters,
        "attackers": counters,
        "defenders": counters,
        "support": no_counter,
        "cover": no_counter,
        "armor": counters,
        "marines": counters,
        "advanced": counters,
        "stacks": Each(hex),
        "stand": no_hex,
        "back": steps,
        "attacker_losses": steps,
        "defender_losses": steps,
        "retreated": steps,
        "unsatisfied": steps,
    }


# -- the map -----------------------------------------------------------------------------------------------


def _check_sides(tables: Tables, state: AsiaState) -> None:
    for counter, side in zip(tables.counters, state.up, strict=True):
        if side >= len(counter.faces):
            raise FormatError(f"saved state: {counter.id}: its front up expected, found a back it has not")


def _check_hexes(tables: Tables, state: AsiaState) -> None:
    """Hexes hold the counters placed in them, and ground units stand where they can."""
    found: dict[int, tuple[int, ...]] = {}
    for number, place in enumerate(state.place):
        if place < HEXES:
            found[place] = (*found.get(place, ()), number)
    if found != state.at:
        raise FormatError("saved state: hexes that hold the counters placed in them expected, found others")
    whose = owners(tables, state.aligned)
    for hex, stack in state.at.items():
        units = [one for one in stack if tables.counters[one].faces[state.up[one]].ground]
        _check_stack(tables, hex, units, afloat=_afloat(tables, state, hex, stack))
        if len({whose[one] for one in units}) > 1:
            raise FormatError(f"saved state: {IDS[hex]}: ground units of one faction expected, found several")


def _check_beachheads(tables: Tables, state: AsiaState) -> None:
    """Every Beachhead lies alone of its kind at sea and points at Land beside it. [see DSA-BCH-14]"""
    facing = state.facing or {}
    affairs = state.affairs.markers if state.affairs else {}
    markers = [one for faction in tables.markers(BEACHHEAD) for one in faction if state.place[one] < HEXES]
    for one in markers:
        hex, id = state.place[one], tables.counters[one].id
        if hex in tables.map.board.land:
            raise FormatError(f"saved state: {id}: an All-Sea hex expected, found {IDS[hex]}")
        at = facing.get(hex, NO_UNIT)
        if at not in tables.map.board.land or at not in tables.map.board.grid.around(hex):
            found = "nothing" if at == NO_UNIT else IDS[at]
            raise FormatError(
                f"saved state: {id}: a Land hex beside {IDS[hex]} to face expected, found {found}"
            )
    brief = [PLACES.get(place, -1) for marker, place in affairs.items() if marker.partition("-")[0] == SNLF]
    if sorted((*(state.place[one] for one in markers), *brief)) != sorted(facing):
        raise FormatError("saved state: one Beachhead in every hex that faces another expected, found others")


def _afloat(tables: Tables, state: AsiaState, hex: int, stack: Iterable[int]) -> bool:
    """Whether ground units can stand there without drowning: on Land or on their faction's Beachhead.

    In the Support Segment units of the phasing faction may wait for a new one. [see DSA-BCH-04, DSA-BCH-20]
    """
    whose = owners(tables, state.aligned)
    units = {whose[one] for one in stack if tables.counters[one].faces[state.up[one]].ground}
    choosing = state.scenario not in SHIPLESS and any(isinstance(frame, Support) for frame in state.frames)
    waiting = {state.phasing} if choosing else set()
    beaches = {whose[one] for one in stack if tables.counters[one].type == BEACHHEAD}
    if not beaches and state.facing and hex in state.facing:
        beaches = {AXIS}  # an SNLF Beachhead, the only one that is no counter
    return hex in tables.map.board.land or units <= beaches | waiting


def _check_stack(tables: Tables, hex: int, units: Iterable[int], *, afloat: bool) -> None:
    """On Land or on a Beachhead; those that belong to one hex in that hex. [DSA-ORG-48]"""
    for one in units:
        counter = tables.counters[one]
        if not afloat:
            raise FormatError(f"saved state: {counter.id}: Land expected, found {IDS[hex]} at sea")
        if counter.only_hex not in ("", IDS[hex]):
            raise FormatError(f"saved state: {counter.id}: {counter.only_hex} expected, found {IDS[hex]}")


def _check_countries(tables: Tables, state: AsiaState) -> None:
    """An active Country belongs to a faction; a Neutral one has nothing on the map.

    [DSB-ST-02, see DSA-GL-04]
    """
    for one, status, faction in zip(tables.map.countries.minors, state.status, state.aligned, strict=True):
        if status == ACTIVE and faction == NOBODY:
            raise FormatError(f"saved state: {one.id}: a faction of an active Country expected, found none")
    for counter, place in zip(tables.counters, state.place, strict=True):
        at = tables.minor(counter.country)
        if place < HEXES and at >= 0 and state.status[at] == NEUTRAL:
            raise FormatError(
                f"saved state: {counter.id}: counters of Neutrals off the map expected, found {IDS[place]}"
            )


# -- where play stands -------------------------------------------------------------------------------------


def _check_frames(tables: Tables, state: AsiaState) -> None:
    """Frames stand on a Game Turn and name units that can do what they are about."""
    if not state.frames or not isinstance(state.frames[0], GameTurn):
        raise FormatError("saved state: a Game Turn expected as the first frame")
    plan = PLANS[state.scenario]
    for number, frame in enumerate(state.frames, 1):
        if isinstance(frame, FactionTurn) and frame.number > len(plan.segments):
            raise FormatError(f"saved state: frame {number}: a segment of the turn expected, found none")
        if isinstance(frame, GameTurn) and (number > 1 or frame.number > len(plan.factions)):
            raise FormatError(f"saved state: frame {number}: a Faction Turn of the scenario expected")
        _check_frame(tables, state, frame, f"frame {number}")


_OFF_MAP_BOXES = frozenset(off_map(box) for box in OFF_MAP)


def _check_frame(tables: Tables, state: AsiaState, frame: AnyFrame, where: str) -> None:
    if isinstance(frame, Movement) and frame.mover != NO_UNIT:
        on_map = state.place[frame.mover] not in _OFF_MAP_BOXES  # through which it may be on its way
        _check_units(tables, state, (frame.mover,) if on_map else (), where, phasing=True)
    if isinstance(frame, Attack):
        _check_units(tables, state, frame.attackers, where, phasing=True)
        _check_units(tables, state, frame.defenders, where, phasing=False)
        if not isinstance(_below(state, frame), Combat):
            raise FormatError(f"saved state: {where}: an attack in a Combat Segment expected")
        rolled = frame.stage.after(AttackStage.DECLARE) and frame.stage.before(AttackStage.FALL_BACK)
        if rolled and not frame.attackers:
            raise FormatError(f"saved state: {where}: attackers expected, found none")
    if isinstance(frame, Contest) and state.place[frame.counter] < HEXES:
        id = tables.counters[frame.counter].id
        raise FormatError(f"saved state: {where}: {id} in a Force Pool expected, found it on the map")


def _below(state: AsiaState, frame: AnyFrame) -> AnyFrame | None:
    at = next(number for number, one in enumerate(state.frames) if one is frame)
    return state.frames[at - 1] if at else None


def _check_units(
    tables: Tables, state: AsiaState, units: Iterable[int], where: str, *, phasing: bool
) -> None:
    """Counters on the map, of the phasing faction or of others."""
    whose = owners(tables, state.aligned)
    for one in units:
        id = tables.counters[one].id
        if state.place[one] >= HEXES:
            raise FormatError(
                f"saved state: {where}: {id} on the map expected, found {IDS[state.place[one]]}"
            )
        if (whose[one] == state.phasing) != phasing:
            side = "the phasing faction" if phasing else "the enemy"
            raise FormatError(f"saved state: {where}: a counter of {side} expected, found {id}")
