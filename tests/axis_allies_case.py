"""A rules case of the Axis & Allies family in a few lines: position, actions, dice, expected.

case = Case(turn="usa", phase="combat_move", units={"sea26": {"usa": {"destroyer": 1}}})
case.do("usa", "go sea26>sea25 destroyer", "done", dice=[1, 6])
assert case.units("sea25") == {"usa": {"destroyer": 1}}
case.refuses("usa", "fly ...", "P40-AIR-10")
"""

from __future__ import annotations

import copy
from typing import Any, Self

import flagplot
from flagplot.games.axis_allies.pieces import look
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.state import WarState
from flagplot.games.axis_allies.text import piece_text
from flagplot.kernel.event import Event
from flagplot.kernel.refusal import Refusal


class Case:
    """A game of the edition ``name`` begun from a position; ``base`` is empty unless said otherwise.

    ``dice`` are thrown on the way to the first question, if the position calls for any.
    """

    name: str

    def __init__(self, *, dice: list[Any] | tuple[Any, ...] = (), **parts: Any) -> None:
        self.game = flagplot.game(self.name)
        doc = {"game": self.name, "base": "empty", **copy.deepcopy(parts)}
        script = flagplot.ScriptedDice(list(dice))
        self.state: WarState = self.game.position(doc, dice=script)
        assert not script.faces, f"dice left over: {script.faces}; thrown: {script.thrown}"
        self.events: list[Event] = []

    # -- playing ----------------------------------------------------------------------------------------

    def do(self, seat: str, *actions: str, dice: list[Any] | tuple[Any, ...] = ()) -> Self:
        """Apply actions one after another; the dice must be used up exactly."""
        script = flagplot.ScriptedDice(list(dice))
        for action in actions:
            self.state, events = self.game.apply(self.state, seat, action, dice=script)
            self.events += events
        assert not script.faces, f"dice left over: {script.faces}; thrown: {script.thrown}"
        return self

    def legal(self, seat: str) -> list[str]:
        """The legal actions as text."""
        return [str(a) for a in self.game.legal(self.state, seat)]

    def verbs(self, seat: str) -> set[str]:
        """The verbs on offer."""
        return {a.verb for a in self.game.legal(self.state, seat)}

    def can(self, seat: str, action: str) -> bool:
        """Whether an action (or whole move) would be accepted."""
        return self.game.why_not(self.state, seat, action) is None

    def refuses(self, seat: str, action: str, rule: str | None = None) -> Refusal:
        """Assert that an action is refused, by ``rule`` if given, and that asking changed nothing."""
        before = self.game.digest(self.state)
        refusal = self.game.why_not(self.state, seat, action)
        assert refusal is not None, f"{action!r} was accepted"
        assert self.game.digest(self.state) == before
        if rule is not None:
            assert refusal.rule == rule, f"{action!r} refused by {refusal.rule}: {refusal.text}"
        return refusal

    # -- looking ----------------------------------------------------------------------------------------

    @property
    def waiting(self) -> tuple[str, ...]:
        """Seats that owe an answer."""
        return self.state.waiting

    @property
    def war(self) -> War:
        """The state opened for rules functions."""
        return self.game.play(self.state)

    @property
    def step(self) -> str:
        """Tag of the frame on top."""
        return str(self.state.frames[-1].__struct_config__.tag)

    def units(self, space: str, *, marks: bool = False) -> dict[str, dict[str, int]]:
        """What stands in a space: power -> piece -> count; marks of this turn are left out unless wanted."""
        board = self.war.board
        found: dict[str, dict[str, int]] = {}
        for piece, count in self.state.units[board.space_of[space]].items():
            owner = look(piece).owner
            text = piece_text(board, piece, owner)
            if not marks:
                text = text.split("~")[0].replace("!", "").replace("+", "")
            mine = found.setdefault(board.owner_ids[owner], {})
            mine[text] = mine.get(text, 0) + count
        return found

    def control(self, space: str) -> str:
        """Who controls a territory."""
        board = self.war.board
        return board.owner_ids[self.state.control[board.space_of[space]]]

    def treasury(self, seat: str) -> int:
        """A power's IPCs."""
        return self.state.treasury[self.war.power(seat)]

    def production(self, seat: str) -> int:
        """A power's production level."""
        board, power = self.war.board, self.war.power(seat)
        return sum(board.ipc[s] for s in range(board.n) if self.state.control[s] == power)

    def at_war(self, one: str, other: str) -> bool:
        """Whether two powers are at war."""
        return bool(self.state.war[self.war.power(one)] >> self.war.power(other) & 1)

    def facilities(self, space: str) -> tuple[int, int, int, int]:
        """(airbase, naval base, complex, damage of the complex) as stored."""
        return self.state.facilities[self.war.board.space_of[space]]
