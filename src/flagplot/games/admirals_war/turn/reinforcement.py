"""Step 1: what the calendar changes, arrivals, removals, and the fates that are rolled for. [AW-SEQ-06]"""

from __future__ import annotations

from flagplot.games.admirals_war.board import (
    ALLIED,
    AXIS,
    BRIT,
    FRENCH,
    GERMANS,
    JAPAN,
    NOBODY,
    RUSSIAN,
    SEATS,
)
from flagplot.games.admirals_war.fleets import french, italy
from flagplot.games.admirals_war.moves.home import send_home
from flagplot.games.admirals_war.options import RULE_OPTION
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.state import changed
from flagplot.games.admirals_war.tables import Removal
from flagplot.games.admirals_war.turn import arrivals, calendar, names, setup, yards
from flagplot.games.admirals_war.turn.frames import Reinforce, Stationing, Substitute
from flagplot.games.admirals_war.turn.frames import ReinforceStage as Stage
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.script import Script
from flagplot.kernel.spelling import unknown


def _ports(war: War, frame: Reinforce) -> None:
    frame.stage = Stage.YARDS
    if not war.midway:
        fixed_events(war)


def _yards(war: War, frame: Reinforce) -> None:
    frame.stage = Stage.ARRIVALS
    yards.question(war)


def _arrivals(war: War, frame: Reinforce) -> None:
    frame.stage = Stage.ASKING
    frame.queue = bring_in(war, frame.seat)


class _Asking(Step[War, Reinforce]):
    """Pick a unit to place, or let the rest arrive at the first port open to them. [AW-REI-07]"""

    def seats(self, war: War, frame: Reinforce) -> tuple[str, ...]:
        return (SEATS[frame.seat],) if frame.queue else ()

    def run(self, war: War, frame: Reinforce) -> None:
        frame.seat += 1
        frame.stage = Stage.ARRIVALS if frame.seat < len(SEATS) else Stage.REMOVALS

    def legal(self, war: War, frame: Reinforce, seat: str) -> list[Action]:
        ids = war.board.unit_ids
        second = [
            Action("rename", (ids[unit], ids[other]))
            for unit in frame.queue
            for other in names.second_lives(war, unit)
        ]
        return [*(Action("pick", (ids[unit],)) for unit in frame.queue), *second, Action("done")]

    def do(self, war: War, frame: Reinforce, seat: str, action: Action) -> None:
        if action.verb == "pick":
            war.push(Stationing(war.board.unit(str(action.args[0]))))
        elif action.verb == "rename":
            old, new = (war.board.unit(str(arg)) for arg in action.args)
            setup.lay(war.state, old, war.board.removed)
            setup.lay(war.state, new, war.board.future)
            frame.queue = tuple(new if unit == old else unit for unit in frame.queue)
        else:
            for unit in frame.queue:
                arrivals.arrive(war, unit, arrivals.places(war, unit)[0])
            frame.queue = ()

    def why_not(self, war: War, frame: Reinforce, seat: str, action: Action) -> Refusal | None:
        if action.verb not in ("pick", "rename"):
            return None
        id = str(action.args[0])
        unit = war.board.unit_of.get(id)
        if unit is None:
            return unknown("unit", id, war.board.unit_ids)
        if action.verb == "rename":
            return illegal("AW-O34-02", f"{war.piece(unit).name} cannot take that name now", id)
        return illegal("AW-REI-07", f"{war.piece(unit).name} is not waiting for a port to arrive at", id)

    def prompt(self, war: War, frame: Reinforce, seat: str) -> str:
        return "Pick an arriving unit to say where it arrives, or done."


def _removals(war: War, frame: Reinforce) -> None:
    frame.stage = Stage.FATES
    remove(war)


def _fates(war: War, frame: Reinforce) -> None:
    war.pop()
    if not war.midway:
        italy.surrender_rolls(war)
        french.dispositions(war)


class ReinforceStep(Script[War, Reinforce]):
    """Fixed events first, then each seat's arrivals in nationality order, then removals. [AW-REI-07]"""

    stages = {
        Stage.PORTS: _ports,
        Stage.YARDS: _yards,
        Stage.ARRIVALS: _arrivals,
        Stage.ASKING: _Asking(),
        Stage.REMOVALS: _removals,
        Stage.FATES: _fates,
    }


# -- the calendar -------------------------------------------------------------------------------------------


def fixed_events(war: War) -> None:
    """Ports that change hands by the calendar.

    [AW-MAP-09, AW-MAP-13, AW-DEC-09, AW-DEC-10, AW-FRA-08, AW-FRA-11, AW-O20-05]
    """
    turn, fall = war.state.turn, calendar.french_turn(war.state.options)
    if turn == 3:
        for id, nation in (("addu_atoll", BRIT), ("murmansk", RUSSIAN), ("leningrad", RUSSIAN)):
            if war.state.control[war.board[id]] == NOBODY:
                war.set_control(war.board[id], ALLIED, nation, "by the calendar")
    guests: list[int] = []
    if turn == fall:
        for id in ("brest", "toulon"):
            guests += pass_over(war, war.board[id], AXIS, GERMANS)
        for id in ("diego_suarez", "noumea"):
            guests += pass_over(war, war.board[id], NOBODY, -1)
    if turn == fall + 1:
        guests += pass_over(war, war.board["saigon"], AXIS, JAPAN)
    send_home(war, guests, why="evacuated", nearest=True)


def pass_over(war: War, port: int, side: int, nation: int) -> list[int]:
    """A French port passes to others when France falls; Allies who are guests there, and must leave."""
    if war.state.holder[port] != FRENCH:
        return []  # captured before
    guests = [unit for unit in war.at(port, ALLIED) if war.state.nation[unit] != FRENCH]
    war.set_control(port, side, nation, "by the calendar")
    return guests


# -- arrivals -----------------------------------------------------------------------------------------------


def bring_in(war: War, seat: int) -> tuple[int, ...]:
    """Units with one place to arrive do so; those with none are lost; the rest must be asked for."""
    if war.midway:
        return ()
    waiting = []
    for unit in [*arrivals.due(war, seat), *yards.by_dice(war, seat)]:
        places = arrivals.places(war, unit)
        if not places:
            arrivals.never_comes(war, unit)
        elif len(places) == 1 and not names.second_lives(war, unit):
            arrivals.arrive(war, unit, places[0])
        else:
            waiting.append(unit)
    return tuple(waiting)


# -- removals -----------------------------------------------------------------------------------------------


def remove(war: War) -> None:
    """Units the chart takes off, even when damaged. [AW-REI-07, AW-REI-10, AW-O31-01]"""
    for removal in war.tables.removals:
        if removal.turn == war.state.turn and in_force(war, removal):
            withdraw(war, removal.unit)


def in_force(war: War, removal: Removal) -> bool:
    """Whether a line of the chart belongs to a rule that is in force. [AW-SET-01]"""
    option = RULE_OPTION.get(removal.option)
    return not war.midway and (option is None or war.on(option))


def withdraw(war: War, unit: int) -> None:
    """Withdraw a unit; if it is lost, another of exactly the same type, or the next to come back.

    [AW-REI-10, AW-REI-11, AW-REI-12, AW-REI-13]
    """
    if on_board(war, unit):
        war.leave(unit, "is withdrawn", good=True)
        return
    others = [other for other in twins(war, unit) if on_board(war, other)]
    if len(others) > 1:
        war.push(Substitute(unit))
    elif others:
        war.leave(others[0], "is withdrawn", good=True)
    else:
        withdraw_from_chart(war, unit)


def withdraw_from_chart(war: War, unit: int) -> None:
    """The next unit of the type that is due back never comes. [AW-REI-12]"""
    state, board = war.state, war.board
    lost = [one for one in (unit, *twins(war, unit)) if state.place[one] == board.chart]
    if lost:
        first = min(lost, key=lambda one: (state.back[one], one))
        setup.lay(state, first, board.removed)
        state.back = changed(state.back, first, state.turn)
        war.note(f"{war.piece(first).name} is withdrawn and does not return")


def on_board(war: War, unit: int) -> bool:
    """On the map, submarines in base included."""
    return war.state.place[unit] <= war.board.reserve


def twins(war: War, unit: int) -> list[int]:
    """Other units of exactly the same type: nation, kind and factors. [AW-REI-11, AW-REI-14]"""
    return [
        other for other in range(war.board.n_units) if other != unit and _type(war, other) == _type(war, unit)
    ]


def _type(war: War, unit: int) -> tuple[object, ...]:
    piece = war.piece(unit)
    bonuses = (piece.gunnery_bonus, piece.armor_bonus, piece.air_bonus)
    return (piece.nation, piece.kind, piece.type, piece.gunnery, piece.armor, piece.speed, piece.air, bonuses)


class SubstituteStep(Step[War, Substitute]):
    """The owner names the unit that leaves instead of a lost one. [AW-REI-11]"""

    def seats(self, war: War, frame: Substitute) -> tuple[str, ...]:
        """The owner."""
        return (war.seat_name(frame.unit),)

    def legal(self, war: War, frame: Substitute, seat: str) -> list[Action]:
        """Units of the same type on the map."""
        ids = war.board.unit_ids
        return [Action("withdraw", (ids[one],)) for one in twins(war, frame.unit) if on_board(war, one)]

    def do(self, war: War, frame: Substitute, seat: str, action: Action) -> None:
        """Withdraw it."""
        war.pop()
        war.leave(war.board.unit(str(action.args[0])), "is withdrawn", good=True)

    def why_not(self, war: War, frame: Substitute, seat: str, action: Action) -> Refusal | None:
        """Units of another type, or of an ally."""
        if action.verb != "withdraw":
            return None
        id = str(action.args[0])
        unit = war.board.unit_of.get(id)
        if unit is None:
            return unknown("unit", id, war.board.unit_ids)
        same_kind = war.kind(unit) == war.kind(frame.unit)
        other_nation = war.piece(unit).nation != war.piece(frame.unit).nation
        rule = "AW-REI-14" if same_kind and other_nation else "AW-REI-11"
        return illegal(rule, f"{war.piece(unit).name} is not of the same type", id)

    def prompt(self, war: War, frame: Substitute, seat: str) -> str:
        """The question."""
        return f"{war.piece(frame.unit).name} is lost: which unit of the same type is withdrawn instead?"
