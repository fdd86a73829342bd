"""What a seat sees while it gives orders: which units wait for them, where each may go, at what risk.

Nothing here is a rule: everything is asked of the functions the steps themselves use. Only the seat that is
asked sees it; nobody else is told what it could do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from flagplot.games.admirals_war.board import AMPHIB, LBA, SEAT_SIDE, SEATS, SIDES
from flagplot.games.admirals_war.moves import air, home, orders, reach, returning
from flagplot.games.admirals_war.moves.frames import AirPlacement, Amphibious, Homing, Patrol, Raiders, Return
from flagplot.games.admirals_war.moves.reach import Leg
from flagplot.games.admirals_war.play import SHIPS, War
from flagplot.games.admirals_war.state import HELD, RAIDING, SAILED

# place -> areas it costs and faces of six with which the move succeeds; empty where neither matters
Ways = dict[str, list[int]]


class Orders:
    """Units that wait for orders, as a document; where each may go is worked out when somebody asks."""

    def __init__(self, war: War, seat: int, *, several: bool = True) -> None:
        self.war = war
        self.doc: dict[str, Any] = {"seat": SEATS[seat], "several": several, "units": {}}
        self.ways: dict[str, Callable[[], Ways]] = {}

    def add(self, unit: int, ways: Callable[[], Ways], others: Sequence[str] = (), default: str = "") -> None:
        """One more unit: where it may go, what else it may be told, where it goes by itself."""
        entry: dict[str, Any] = {}
        if others:
            entry["others"] = list(others)
        if default:
            entry["default"] = default
        id = self.war.board.unit_ids[unit]
        self.doc["units"][id] = entry
        self.ways[id] = ways


def _ways(war: War, unit: int, legs: Mapping[int, Leg], budget: int, *, rolls: bool = True) -> Ways:
    ids = war.board.place_ids
    return {
        ids[area]: [leg.cost, reach.chance(war, unit, leg, budget)[0] if rolls else 6]
        for area, leg in legs.items()
    }


def plain(war: War, places: Iterable[int]) -> Ways:
    """Places to which the way costs nothing and always succeeds."""
    return {war.board.place_ids[place]: [] for place in places}


def patrols(war: War, frame: Patrol) -> Orders:
    """Ships without orders: areas in reach of a patrol, and whether they may be turned to raid."""
    found = Orders(war, frame.seat)
    for unit in frame.queue:
        found.add(unit, partial(_patrol, war, unit), ("raid",) if orders.may_turn(war, unit) else ())
    return found


def _patrol(war: War, unit: int) -> Ways:
    return _ways(war, unit, orders.patrol_areas(war, unit), reach.PATROL)


def raiders(war: War, frame: Raiders) -> Orders:
    """Ships turned over in port: areas in reach of a raid."""
    found = Orders(war, frame.seat)
    for unit in frame.queue:
        found.add(unit, partial(_raid, war, unit))
    return found


def _raid(war: War, unit: int) -> Ways:
    return _ways(war, unit, orders.raid_areas(war, unit), reach.RAID)


def landings(war: War, frame: Amphibious) -> Orders:
    """Amphibious units in port: areas in reach, never with a roll."""
    found = Orders(war, frame.seat)
    for unit in frame.queue:
        found.add(unit, partial(_landing, war, unit))
    return found


def _landing(war: War, unit: int) -> Ways:
    return _ways(war, unit, orders.landing_areas(war, unit), reach.PATROL, rolls=False)


def flights(war: War, frame: AirPlacement) -> Orders:
    """Air units still to be placed; nations take turns, so only one goes at a time."""
    found = Orders(war, frame.seat, several=False)
    for unit in air.mine(war, frame):
        others = ("hold", "away") if air.may_transfer(war, unit) else ("hold",)
        found.add(unit, partial(_flight, war, unit), others)
    return found


def _flight(war: War, unit: int) -> Ways:
    return plain(war, air.areas(war, unit))


def returns(war: War, frame: Return) -> Orders:
    """Units at sea that have a choice: where they may return to, and where ``done`` sends them."""
    found = Orders(war, frame.seat)
    ids, survey = war.board.place_ids, returning.surveyed(war)
    for unit in frame.queue:
        places = survey(unit)
        others = ("stay",) if returning.may_stay(war, unit) else ()
        default = returning.goes(war, unit, places)
        found.add(unit, partial(plain, war, places), others, ids[default] if default >= 0 else "stay")
    return found


def shown(waiting: Callable[[War, Any], Orders]) -> Callable[[War, Any, str | None], dict[str, Any]]:
    """The panel of a step whose units wait for orders: for the seat that is asked, and for nobody else."""

    def panel(war: War, frame: Any, viewer: str | None) -> dict[str, Any]:
        return waiting(war, frame).doc if _asked(frame.seat, viewer) else _nothing(frame.seat)

    return panel


def homing_orders(war: War, frame: Homing, viewer: str | None) -> dict[str, Any]:
    """Which units return and why; for the owner of the next one, where it would go by default."""
    shown = home.panel(war, frame, viewer)
    if frame.units and frame.places and viewer == war.seat_name(frame.units[0]):
        default = returning.default(war, frame.units[0], list(frame.places))
        shown["default"] = war.board.place_ids[default]
    return shown


def _asked(seat: int, viewer: str | None) -> bool:
    return viewer is not None and seat < len(SEATS) and SEATS[seat] == viewer


def _nothing(seat: int) -> dict[str, Any]:
    return {"seat": SEATS[seat] if seat < len(SEATS) else ""}


# -- what may still come ------------------------------------------------------------------------------------


def threats(war: War) -> dict[str, dict[str, int]]:
    """By area and side: ships and air units in port that could still get there this turn.

    Submarines are left out: they go anywhere, and may be hidden.
    """
    state, board = war.state, war.board
    patrols, raids, flights, landings = _to_come(war)
    count: dict[int, list[int]] = {}
    known: dict[tuple[int, ...], Iterable[int]] = {}
    for unit in board.of_kinds((*SHIPS, LBA, AMPHIB)):
        place, nation = state.place[unit], state.nation[unit]
        if not board.is_port(place) or state.marks[unit] & (SAILED | HELD):
            continue
        kind, seat = board.pieces[unit].kind, war.seat(unit)
        turned = state.mode[unit] == RAIDING or (seat in patrols and orders.may_turn(war, unit))
        key = (place, nation, kind, int(turned), state.damage[unit] > 0)
        if key not in known or state.damage[unit]:
            if kind == LBA:
                known[key] = air.areas(war, unit) if flights and air.no_flight(war, unit) is None else ()
            elif kind == AMPHIB:
                known[key] = orders.landing_areas(war, unit) if seat in landings else ()
            elif turned:
                known[key] = orders.raid_areas(war, unit) if seat in raids else ()
            else:
                known[key] = orders.patrol_areas(war, unit) if seat in patrols else ()
        for area in known[key]:
            count.setdefault(area, [0, 0])[SEAT_SIDE[seat]] += 1
    ids = board.place_ids
    return {
        ids[area]: {SIDES[side]: number for side, number in enumerate(count[area]) if number}
        for area in sorted(count)
    }


def _to_come(war: War) -> tuple[range, range, bool, range]:
    """Seats that have not yet moved their patrols and raiders, whether air units come, and landing forces."""
    every, none = range(len(SEATS)), range(0)
    for frame in war.state.frames[1:]:
        if isinstance(frame, Patrol):
            return range(frame.seat, len(SEATS)), every, True, every
        if isinstance(frame, AirPlacement):
            return none, every, True, every
        if isinstance(frame, Amphibious):
            return none, every, False, range(frame.seat, len(SEATS))
        if isinstance(frame, Raiders):
            return none, range(frame.seat, len(SEATS)), False, none
        if str(frame.__struct_config__.tag) in ("deploy", "reinforce"):
            return every, every, True, every
        if str(frame.__struct_config__.tag) in ("repair", "italy_joins"):
            return none, every, True, every
    return none, none, False, none
