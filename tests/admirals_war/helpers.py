"""A rules case in a few lines: position, actions, dice, expected.

    case = Case(turn=3, step="patrol", seat="british", units={"england": ["uk_hood"]},
                factors={"uk_hood": "4-4-7"})
    case.do("british", "pick uk_hood", "to north_sea", "done", dice=[3])
    assert case.where("uk_hood") == "north_sea"
    case.refuses("british", "to baltic_sea", "AW-CHK-08")

``factors`` print other factors on counters: gunnery-armor-speed[-airstrike], a star after a number for a
bonus; for LBA attack-defense, for amphibious units attack-defense-speed, for submarines attack.

A case ends with the step it begins: when the turn would go on, it halts (``case.halted``), so that cases do
not depend on other steps. ``through=True`` plays on instead.
"""

from __future__ import annotations

import copy
from typing import Any

import flagplot
from flagplot.games.admirals_war import GAME
from flagplot.games.admirals_war.board import SEATS
from flagplot.games.admirals_war.play import MODES, War
from flagplot.games.admirals_war.positions import MARKS
from flagplot.games.admirals_war.state import SeaState
from flagplot.games.admirals_war.turn.frames import Turn
from flagplot.kernel.action import Action
from flagplot.kernel.event import Event
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal

Rolls = list[Any] | tuple[Any, ...]


class Halt(Step[War, Turn]):
    """The turn does not go on."""

    def seats(self, war: War, frame: Turn) -> tuple[str, ...]:
        return SEATS

    def legal(self, war: War, frame: Turn, seat: str) -> list[Action]:
        return [Action("done")]


class Case:
    """A game begun from a position, with scripted dice; ``base`` is empty unless said otherwise.

    ``dice`` are thrown on the way to the first question, if the position calls for any.
    """

    def __init__(
        self, *, dice: Rolls = (), factors: dict[str, str] | None = None, through: bool = False, **parts: Any
    ) -> None:
        self.game = GAME.reprinted(factors or {})
        if not through:
            self.game.steps = {**GAME.steps, Turn: Halt()}
        script = flagplot.ScriptedDice(list(dice))
        doc = {"game": "admirals-war", **copy.deepcopy(parts)}
        self.state: SeaState = self.game.position(doc, dice=script)
        assert not script.faces, f"dice left over: {script.faces}; thrown: {script.thrown}"
        self.events: list[Event] = []

    # -- playing ----------------------------------------------------------------------------------------

    def do(self, seat: str, *actions: str, dice: Rolls = ()) -> Case:
        """Apply actions one after another; the dice must be used up exactly."""
        script = flagplot.ScriptedDice(list(dice))
        for action in actions:
            self.state, events = self.game.apply(self.state, seat, action, dice=script)
            self.events += events
        assert not script.faces, f"dice left over: {script.faces}; thrown: {script.thrown}"
        return self

    def legal(self, seat: str) -> list[str]:
        """The legal actions as text."""
        return [str(action) for action in self.game.legal(self.state, seat)]

    def verbs(self, seat: str) -> set[str]:
        """The verbs on offer."""
        return {action.verb for action in self.game.legal(self.state, seat)}

    def can(self, seat: str, action: str) -> bool:
        """Whether an action would be accepted."""
        return self.game.why_not(self.state, seat, action) is None

    def refuses(self, seat: str, action: str, rule: str) -> Refusal:
        """The refusal of an action, which must cite a rule."""
        refusal = self.game.why_not(self.state, seat, action)
        assert refusal is not None, f"{seat} {action} is allowed"
        assert refusal.rule == rule, f"{seat} {action}: {refusal}"
        return refusal

    # -- looking ----------------------------------------------------------------------------------------

    @property
    def war(self) -> War:
        """A look at the state, for asking rules functions."""
        return self.game.play(self.state)

    @property
    def waiting(self) -> tuple[str, ...]:
        """The seats that owe an answer."""
        return self.state.waiting

    @property
    def halted(self) -> bool:
        """Whether the step the case began is over."""
        return isinstance(self.state.frames[-1], Turn)

    @property
    def frame(self) -> Any:
        """The step on top."""
        return self.state.frames[-1]

    def unit(self, id: str) -> int:
        """The number of a unit."""
        return self.game.tables.board.unit(id)

    def place(self, id: str) -> int:
        """The number of a place."""
        return self.game.tables.board[id]

    def where(self, id: str) -> str:
        """The place of a unit."""
        return self.game.tables.board.place_ids[self.state.place[self.unit(id)]]

    def units(self, place: str) -> list[str]:
        """The units at a place."""
        return [self.game.tables.board.unit_ids[unit] for unit in self.state.at[self.place(place)]]

    def mode(self, id: str) -> str:
        """Patrolling or raiding."""
        return MODES[self.state.mode[self.unit(id)]]

    def damage(self, id: str) -> int:
        """Damage points of a unit."""
        return self.state.damage[self.unit(id)]

    def marked(self, id: str, mark: str) -> bool:
        """Whether a unit has a mark."""
        return bool(self.state.marks[self.unit(id)] & MARKS[mark])

    def flag(self, area: str) -> str:
        """The side whose flag is in an area, or an empty word."""
        return ("allied", "axis", "")[self.state.flag[self.place(area)]]

    def control(self, port: str) -> str:
        """The side that controls a port or base, or an empty word."""
        return ("allied", "axis", "")[self.state.control[self.place(port)]]

    def vp(self, track: str) -> int:
        """The lead on a track, positive for the Allies."""
        return self.state.vp[("ATO", "PTO").index(track)]

    def happened(self, kind: type[Event]) -> list[Any]:
        """The events of a kind since the position was set up."""
        return [event for event in self.events if isinstance(event, kind)]


def quiet(**parts: Any) -> Case:
    """A position in which nothing is going on, for asking rules functions."""
    return Case(frames=[{"step": "turn", "number": 1}], **parts)


def rolling(case: Case, *faces: int) -> War:
    """A look at a case that can be changed, with dice: what rules functions do to it stays in the case."""
    return case.game.play(case.state, flagplot.ScriptedDice(list(faces)))
