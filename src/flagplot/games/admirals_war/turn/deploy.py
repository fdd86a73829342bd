"""Set-up: each nation places its starting units in turn. [AW-SET-05]"""

from __future__ import annotations

from flagplot.games.admirals_war.board import BRIT, FRENCH, JAPANESE, LBA, SEATS
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.shores.frames import Uncertain
from flagplot.games.admirals_war.table_checks import START_PORTS
from flagplot.games.admirals_war.turn import arrivals, raid_force
from flagplot.games.admirals_war.turn.frames import Deploy, Reinforce, Stationing
from flagplot.kernel.action import Action
from flagplot.kernel.errors import RulesBug
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.spelling import unknown
from flagplot.kernel.words import the

LAST = len(SEATS)  # after the four nations Japan forms its raid force [AW-SET-06]


def start_ports(war: War, unit: int) -> tuple[str, ...]:
    """Where a unit may start if it has a choice: British air units too, in their theatre.

    [AW-REI-04, AW-REI-06, AW-FRA-01, AW-UNI-16]
    """
    piece, board = war.piece(unit), war.board
    if piece.kind == LBA and piece.nation == BRIT and not piece.code:
        ports = START_PORTS["british_start"]
        return tuple(id for id in ports if piece.theatre in (-1, board.theatre[board[id]]))
    return START_PORTS.get(piece.entry, ())


def movable(war: War, seat: int) -> list[int]:
    """Units of a seat that may start in more than one place. [AW-REI-04, AW-REI-06, AW-FRA-01]"""
    return [
        unit
        for unit, piece in enumerate(war.board.pieces)
        if war.seat(unit) == seat
        and start_ports(war, unit)
        and war.in_port(unit)
        and (piece.nation != FRENCH or war.state.nation[unit] == FRENCH)
    ]


def stations(war: War, unit: int) -> list[int]:
    """Where a unit that has been picked up may be put, by the frame below."""
    below = war.state.frames[-2]
    if isinstance(below, Deploy):
        return [war.board[id] for id in start_ports(war, unit)]
    if isinstance(below, Reinforce):
        return arrivals.places(war, unit)
    raise RulesBug(f"no station under {type(below).__name__}")


class DeployStep(Step[War, Deploy]):
    """Nation by nation; at the end Japan may put fast ships into the raid force. [AW-SET-05, AW-SET-06]"""

    def seats(self, war: War, frame: Deploy) -> tuple[str, ...]:
        """The nation that places, if it has a choice."""
        if frame.seat == LAST:
            return (SEATS[JAPANESE],)
        return (SEATS[frame.seat],) if frame.seat < LAST and movable(war, frame.seat) else ()

    def run(self, war: War, frame: Deploy) -> None:
        """Go on to the next nation; then the secret of the Location Uncertain groups, then play."""
        frame.seat += 1
        if frame.seat > LAST:
            war.pop()
            if war.on("pearl_harbor_tension"):
                war.push(Uncertain())

    def legal(self, war: War, frame: Deploy, seat: str) -> list[Action]:
        """Pick a unit up, form the raid force, or be done."""
        if frame.seat == LAST:
            return [*raid_force.actions(war), Action("done")]
        ids = war.board.unit_ids
        return [*(Action("pick", (ids[unit],)) for unit in movable(war, frame.seat)), Action("done")]

    def do(self, war: War, frame: Deploy, seat: str, action: Action) -> None:
        """Carry the answer out."""
        if action.verb == "done":
            self.run(war, frame)
        elif action.verb == "pick":
            war.push(Stationing(war.board.unit(str(action.args[0]))))
        else:
            raid_force.do(war, action)

    def why_not(self, war: War, frame: Deploy, seat: str, action: Action) -> Refusal | None:
        """Units that start where the chart says, and ships the raid force cannot take."""
        if action.verb == "pick" and frame.seat < LAST:
            return _no_pick(war, frame.seat, str(action.args[0]))
        return raid_force.why_not(war, action) if frame.seat == LAST else None

    def prompt(self, war: War, frame: Deploy, seat: str) -> str:
        """The question."""
        if frame.seat == LAST:
            return "Put fast ships from Yokosuka into the raid force, or done."
        return "Pick a ship to start in another port, or done."


def _no_pick(war: War, seat: int, id: str) -> Refusal:
    unit = war.board.unit_of.get(id)
    if unit is None:
        return unknown("unit", id, war.board.unit_ids)
    if war.seat(unit) != seat:
        return illegal("AW-SET-05", f"{war.piece(unit).name} belongs to {the(war.seat_name(unit))}", id)
    rule = "AW-REI-05" if war.piece(unit).code else "AW-REI-03"
    return illegal(
        rule, f"{war.piece(unit).name} starts at {war.board.place_names[war.state.place[unit]]}", id
    )


class StationingStep(Step[War, Stationing]):
    """A unit that has been picked up gets its place."""

    def seats(self, war: War, frame: Stationing) -> tuple[str, ...]:
        """Its owner."""
        return (war.seat_name(frame.unit),)

    def legal(self, war: War, frame: Stationing, seat: str) -> list[Action]:
        """The places, or think again."""
        ids = war.board.place_ids
        return [*(Action("to", (ids[place],)) for place in stations(war, frame.unit)), Action("cancel")]

    def do(self, war: War, frame: Stationing, seat: str, action: Action) -> None:
        """Put it there."""
        war.pop()
        if action.verb == "cancel":
            return
        place = war.board[str(action.args[0])]
        below = war.state.frames[-1]
        if isinstance(below, Reinforce):
            arrivals.arrive(war, frame.unit, place)
            below.queue = tuple(unit for unit in below.queue if unit != frame.unit)
        else:
            war.put(frame.unit, place)

    def why_not(self, war: War, frame: Stationing, seat: str, action: Action) -> Refusal | None:
        """A place it may not be put."""
        if action.verb != "to":
            return None
        id = str(action.args[0])
        if id not in war.board.place_of:
            return unknown("place", id, war.board.place_ids)
        if isinstance(war.state.frames[-2], Deploy):
            rule = "AW-REI-04" if war.piece(frame.unit).entry == "french_start" else "AW-REI-06"
            return illegal(rule, f"{war.piece(frame.unit).name} may not start at {the(id)}", id)
        return arrivals.no_place(war, frame.unit, id)

    def prompt(self, war: War, frame: Stationing, seat: str) -> str:
        """The question."""
        return f"Where to with {war.piece(frame.unit).name}?"
