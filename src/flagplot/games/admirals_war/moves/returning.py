"""Step 12: everything at sea returns to base, or stays on a sea base. [AW-SEQ-31]"""

from __future__ import annotations

from collections.abc import Callable

from flagplot.games.admirals_war.board import (
    BOXES,
    FRENCH,
    GERMANS,
    HLK,
    NATION_SEAT,
    OILER,
    PORT,
    SEATS,
    SHIP,
    US,
)
from flagplot.games.admirals_war.fleets import french
from flagplot.games.admirals_war.moves import words
from flagplot.games.admirals_war.moves.frames import Return, Sailing
from flagplot.games.admirals_war.moves.frames import ReturnStage as Stage
from flagplot.games.admirals_war.moves.home import bring_home, destinations, strand
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.state import DISABLED, EASTERN, GAINED, LANDED, TIED, changed
from flagplot.games.admirals_war.turn import calendar, repair
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.spelling import unknown

# -- who may stay ---------------------------------------------------------------------------------------


def may_stay(war: War, unit: int) -> bool:
    """Whether a unit may stay at sea and use its area as a base next turn.

    German ships with an oiler, Hilfskreuzers that gained a point.
    [AW-OIL-07, AW-OIL-08, AW-HLK-08, AW-HLK-09]
    """
    kind, state = war.kind(unit), war.state
    if state.nation[unit] != GERMANS or war.marked(unit, DISABLED):
        return False
    if kind == OILER or (kind == HLK and war.marked(unit, GAINED)):
        return True
    oilers = war.run_by(war.seat(unit), state.place[unit], OILER)
    return kind in (SHIP, HLK) and any(not war.marked(oiler, DISABLED) for oiler in oilers)


def stay(war: War, unit: int) -> None:
    """The area is its base for the coming turn. [AW-OIL-03, AW-OIL-07, AW-HLK-08]"""
    area = war.state.place[unit]
    war.put(unit, area)
    war.state.base = changed(war.state.base, unit, area)


def at_sea(war: War, seat: int) -> list[int]:
    """Units of a seat at sea that have not been dealt with, ascending."""
    state = war.state
    return sorted(
        unit
        for area in war.board.area_range
        for unit in state.at[area]
        if state.base[unit] < 0 and NATION_SEAT[state.nation[unit]] == seat
    )


def default(war: War, unit: int, places: list[int]) -> int:
    """A sensible port: the best yard for a damaged ship, else where it came from, else the best port."""
    if war.state.damage[unit]:
        yards = [port for port in places if war.board.is_port(port) and repair.capacity(war, port)]
        if yards:
            return _best(war, unit, yards)
    origin = war.state.origin[unit]
    if origin in places:
        return origin
    ports = [port for port in places if war.board.is_port(port) and war.board.port(port).kind == PORT]
    return _best(war, unit, ports) if ports else places[0]


def _best(war: War, unit: int, ports: list[int]) -> int:
    """The port that repairs most, of its own seat if there is one."""
    own = [port for port in ports if NATION_SEAT[war.state.holder[port]] == war.seat(unit)]
    return max(own or ports, key=lambda port: (repair.capacity(war, port), -port))


# -- the step -------------------------------------------------------------------------------------------


class ReturnStep(Step[War, Return]):
    """In nationality order each unit picks a legal place; ``done`` brings the rest home by default.

    [AW-SEQ-31]
    """

    def seats(self, war: War, frame: Return) -> tuple[str, ...]:
        """The seat with units that have a choice."""
        return (SEATS[frame.seat],) if frame.stage == Stage.ASK else ()

    def run(self, war: War, frame: Return) -> None:
        """What comes before, then seat by seat what needs no decision."""
        if frame.stage == Stage.BEGIN:
            frame.stage = Stage.SWEEP
            french.before_return(war)
        elif frame.seat >= len(SEATS):
            war.pop()
        else:
            frame.queue = sweep(war, frame.seat)
            if frame.queue:
                frame.stage = Stage.ASK
            else:
                frame.seat += 1

    def legal(self, war: War, frame: Return, seat: str) -> list[Action]:
        """Units that have a choice, or done."""
        pick = words.picks(war.board)
        return [*(pick[unit] for unit in frame.queue), words.DONE]

    def do(self, war: War, frame: Return, seat: str, action: Action) -> None:
        """Pick a unit, or bring the rest home."""
        if action.verb == "pick":
            unit = war.board.unit(str(action.args[0]))
            others = ("stay",) if may_stay(war, unit) else ()
            war.push(Sailing(unit, tuple(options(war, unit)), others=others))
            return
        survey = surveyed(war)
        for unit in frame.queue:
            by_default(war, unit, survey(unit))
        frame.seat, frame.stage, frame.queue = frame.seat + 1, Stage.SWEEP, ()

    def why_not(self, war: War, frame: Return, seat: str, action: Action) -> Refusal | None:
        """Units that are not at sea, or are home already."""
        if action.verb != "pick":
            return None
        id = str(action.args[0])
        unit = war.board.unit_of.get(id)
        if unit is None:
            return unknown("unit", id, war.board.unit_ids)
        return illegal("AW-SEQ-31", f"{war.piece(unit).name} is not a unit of yours with a choice", id)

    def prompt(self, war: War, frame: Return, seat: str) -> str:
        """The question."""
        return "Pick a unit to say where it returns to, or done to bring the rest home."


def by_default(war: War, unit: int, places: list[int]) -> None:
    """Bring a unit home without asking; a Hilfskreuzer that may stays at sea."""
    place = goes(war, unit, places)
    if place < 0:
        stay(war, unit)
    else:
        bring_home(war, unit, place)


def goes(war: War, unit: int, places: list[int]) -> int:
    """Where a unit goes without being asked; -1 when it stays at sea."""
    if may_stay(war, unit) and (war.kind(unit) == HLK or not places):
        return -1
    return default(war, unit, places)


def options(war: War, unit: int) -> list[int]:
    """Places a unit at sea may return to now."""
    return destinations(war, unit, war.state.place[unit], "return")


def surveyed(war: War) -> Callable[[int], list[int]]:
    """``options``, worked out once for units that are alike: a whole fleet asks at the same time."""
    known: dict[tuple[int, ...], list[int]] = {}
    state, board = war.state, war.board

    def survey(unit: int) -> list[int]:
        came = state.origin[unit]
        special = came if came >= board.reserve - len(BOXES) else board.theatre[came] if came >= 0 else -1
        marks = state.marks[unit] & (DISABLED | EASTERN | LANDED | TIED)
        key = (state.place[unit], state.nation[unit], board.pieces[unit].kind, marks, special)
        if key not in known:
            known[key] = options(war, unit)
        return known[key]

    return survey


def sweep(war: War, seat: int) -> tuple[int, ...]:
    """Deal with units without a choice: boats and escort groups, oilers, single ports, none at all.

    Oilers stay where they are [AW-OIL-03]. The others remain to be asked for.
    """
    if seat == US:
        gather_french(war)
    asked = []
    survey = surveyed(war)
    for unit in at_sea(war, seat):
        if war.kind(unit) == OILER and may_stay(war, unit):
            stay(war, unit)
            continue
        places = survey(unit)
        if len(places) > 1 or may_stay(war, unit):
            asked.append(unit)
        elif places:
            bring_home(war, unit, places[0])
        else:
            strand(war, unit)
    return tuple(asked)


def gather_french(war: War) -> None:
    """On the last turn of France ships in other ports go there too, Catapult or not.

    [AW-FRA-03, AW-DEC-43, AW-O22-06]
    """
    if war.state.turn != calendar.french_turn(war.state.options) - 1 or war.midway:
        return
    for port in war.board.port_range:
        for unit in war.at(port):
            if war.state.nation[unit] == FRENCH:
                bring_home(war, unit, destinations(war, unit, -1, "return")[0])
