"""A made-up game as large as the largest: 2,600 units on 14,098 hexes, any unit to any hex."""

from __future__ import annotations

import copy
from typing import Any, ClassVar, Self

from flagplot.board.grid import Grid, Layouts
from flagplot.kernel.action import Action
from flagplot.kernel.answers import Answers, Domain, choice
from flagplot.kernel.errors import FormatError
from flagplot.kernel.event import Event
from flagplot.kernel.flow import Play, Step
from flagplot.kernel.game import Game
from flagplot.kernel.meta import Meta, Scenario
from flagplot.kernel.rows import Rows
from flagplot.kernel.state import Frame, Outcome, State
from flagplot.kernel.view import Picture

UNITS, TURNS = 2_600, 12
COLUMNS, ROWS = 133, 106
GRID = Grid(
    Layouts.COLUMNS, {f"h{c:03d}{r:03d}": (c, r) for c in range(1, COLUMNS + 1) for r in range(1, ROWS + 1)}
)
SEAS = Domain(GRID.labels)
FLEETS = tuple(Domain(f"{side}{n}" for n in range(UNITS // 2)) for side in "ns")
SEATS = ("north", "south")


class Orders(Frame, tag="orders"):
    """One side sends units."""

    side: int = 0


class Sea(State, kw_only=True):
    """Where every unit is, how much fuel it has left, and whose turn it is."""

    turn: int = 1
    place: Rows
    fuel: Rows
    frames: list[Orders]

    def clone(self) -> Self:
        """An independent copy."""
        new = copy.copy(self)
        new.place, new.fuel = self.place.clone(), self.fuel.clone()
        new.frames = [frame.clone() for frame in self.frames]
        return new


class Sent(Event, frozen=True, kw_only=True, tag="sent"):
    """A unit went somewhere."""

    unit: str
    to: str

    def sentence(self) -> str:
        """Which unit went where."""
        return f"Unit {self.unit[1:]} sails"


class OrdersStep(Step[Play[Sea], Orders]):
    """Send any unit to any hex, or give fuel, until done."""

    def seats(self, play: Play[Sea], frame: Orders) -> tuple[str, ...]:
        return (SEATS[frame.side],)

    def legal(self, play: Play[Sea], frame: Orders, seat: str) -> Answers:
        fleet = FLEETS[frame.side]
        return Answers(choice("send", fleet, SEAS), choice("fuel", fleet, range(1, 100)), choice("done"))

    def do(self, play: Play[Sea], frame: Orders, seat: str, action: Action) -> None:
        state = play.state
        if action.verb == "done":
            frame.side = 1 - frame.side
            state.turn += frame.side == 0
            if state.turn > TURNS:
                state.outcome = Outcome((), "the fuel is used up")
            return
        unit = frame.side * (UNITS // 2) + int(str(action.args[0])[1:])
        if action.verb == "fuel":
            state.fuel[unit] = int(action.args[1])
            return
        state.place[unit] = GRID[str(action.args[1])]
        play.emit(Sent(unit=str(action.args[0]), to=str(action.args[1])))

    def prompt(self, play: Play[Sea], frame: Orders, seat: str) -> str:
        return "Send units, or done."


class Armada(Game[Sea]):
    """The game."""

    meta = Meta(
        id="armada",
        title="Armada",
        seats=SEATS,
        scenarios=(Scenario("sea", "The sea"),),
        secrets=False,
        round_cap=TURNS,
    )
    steps: ClassVar[dict[type[Any], Step[Any, Any]]] = {Orders: OrdersStep()}
    state_type = Sea
    verbs: ClassVar[dict[str, str]] = {"send": "send <unit> <hex>", "fuel": "fuel <unit> <n>", "done": "done"}

    def play(self, state: Sea, dice: Any = None) -> Play[Sea]:
        return Play(state, dice)

    def new_state(self, scenario: str, options: dict[str, Any], setup: Any) -> Sea:
        places = Rows((unit * 7_919) % len(GRID) for unit in range(UNITS))
        fuel = Rows.filled(50, UNITS)
        return Sea(**self.header(scenario, options), place=places, fuel=fuel, frames=[Orders()])

    def round(self, state: Sea) -> int:
        return state.turn

    def check(self, state: Sea) -> None:
        if len(state.place) != UNITS or len(state.fuel) != UNITS:
            raise FormatError(f"saved state: {UNITS} units expected")

    def picture(self, play: Play[Sea], seat: str | None) -> Picture:
        return Picture(tracks={"turn": play.state.turn, "place": list(play.state.place)})
