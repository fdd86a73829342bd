"""An attack played to its end for every face of the die, by the steps of the game themselves.

There is no second table and no second rule: the state with the attack on top is played on with each face in
turn, and both sides answer as their policy says. One die is thrown, so six ends are all there is.
[see DSA-CMB-25]
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from flagplot.games.dai_senso.combat import odds
from flagplot.games.dai_senso.combat.events import Resulted
from flagplot.games.dai_senso.combat.frames import Attack
from flagplot.games.dai_senso.combat.frames import AttackStage as Stage
from flagplot.games.dai_senso.combat.lineup import LineUp, line_up, strong_enough
from flagplot.games.dai_senso.combat.shifts import involved
from flagplot.games.dai_senso.game import DaiSenso
from flagplot.games.dai_senso.odds.policy import Asked, Policy, answer, first
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.state import AsiaState
from flagplot.kernel.action import Action
from flagplot.kernel.dice import ScriptedDice
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.flow import settle

TAKEN, CLEARED, HELD, THROWN_BACK = "taken", "cleared", "held", "thrown_back"
ALL_ENDS = (TAKEN, CLEARED, HELD, THROWN_BACK)


@dataclass(frozen=True)
class End:
    """What one face of the die leads to."""

    face: int
    result: str  # as printed; none where nobody defends
    how: str  # one of ``ALL_ENDS``
    back: int  # hexes the defenders have gone back
    attacker_lost: int  # steps
    defender_lost: int
    steps: dict[int, int]  # what is left of every unit that took part from the beginning
    state: AsiaState  # after the attack


@dataclass(frozen=True)
class Outcome:
    """An attack with all its ends, each as likely as the others."""

    attack: Attack  # as it is before the die
    line: LineUp | None  # none where nobody defends
    column: str
    before: dict[int, int]  # steps of every unit that takes part
    ends: tuple[End, ...]

    def chance(self, of: Callable[[End], float]) -> float:
        """The mean of something over all ends."""
        return sum(of(end) for end in self.ends) / len(self.ends)

    def how(self, word: str) -> float:
        """The chance of one of ``ALL_ENDS``."""
        return self.chance(lambda end: end.how == word)

    @cached_property
    def takes(self) -> float:
        """The chance that the attacker stands in the hex."""
        return self.how(TAKEN)


def attack_in(state: AsiaState) -> Attack | None:
    """The attack at hand whose die has not fallen yet."""
    frame = state.frames[-1] if state.frames else None
    return frame if isinstance(frame, Attack) and frame.stage.before(Stage.DEFEATED) else None


def outcome(game: DaiSenso, state: AsiaState, policy: Policy) -> Outcome:
    """Everything the attack on top of a state can come to."""
    war, frame = game.play(state), attack_in(state)
    if frame is None or not frame.attackers:
        raise BadInputError("odds: add units that attack to see the chances")
    if not strong_enough(war, frame):
        raise BadInputError("odds: an attack needs odds of at least 1-3")
    line = line_up(war, frame) if frame.defenders else None
    fighters = (*involved(frame.attackers, frame.support), *involved(frame.defenders, frame.cover))
    return Outcome(
        attack=frame,
        line=line,
        column=war.tables.charts.combat_results.columns[line.column] if line else "",
        before={one: war.face(one).steps for one in fighters},
        ends=tuple(_Playing(game, state, face, policy).end(fighters) for face in range(1, odds.FACES + 1)),
    )


class _Playing:
    """One attack on its way to the end."""

    def __init__(self, game: DaiSenso, state: AsiaState, face: int, policy: Policy) -> None:
        self.game, self.face, self.policy = game, face, policy
        self.war: War = game.play(state.clone(), ScriptedDice([face]))
        self.depth = len(state.frames)
        frame = self.war.state.frames[-1]
        assert isinstance(frame, Attack)
        self.frame = frame
        self.phasing = self.war.state.phasing
        self.lost = (0, 0)  # steps of the attacker, of the defender
        self.fell_back = False
        self.heirs: dict[str, str] = {}  # counter -> the one it has replaced

    def end(self, fighters: tuple[int, ...]) -> End:
        """Played until the attack is over."""
        state = self.war.state
        settle(self.war, self.game.steps, self._over)
        while not self._over(state):
            self._answer()
            if not self._over(state):
                settle(self.war, self.game.steps, self._over)
        told = [one.result for one in self.war.events if isinstance(one, Resulted)]
        left = dict.fromkeys(fighters, 0)
        for one in (*fighters, *map(self.war.tables.counter, self.heirs)):
            begun = self.war.tables.counter(first(self.heirs, self.war.id(one)))
            if begun in left:  # not of those who were met on a retreat
                left[begun] += self._steps(one)
        return End(
            self.face, told[0] if told else "", self._how(), self.frame.retreated, *self.lost, left, state
        )

    def _over(self, state: AsiaState) -> bool:
        return len(state.frames) < self.depth

    def _answer(self) -> None:
        war, frame = self.war, self.war.state.frames[-1]
        assert frame is self.frame  # nothing but the attack asks before it is over
        (seat,) = war.state.waiting
        step = self.game.steps[type(frame)]
        action = answer(self.policy, Asked(war, self.frame, step.legal(war, frame, seat), self.heirs))
        if action.verb == "retreat" and self.frame.stage in (Stage.DEFEATED, Stage.FALL_BACK):
            self.fell_back = True
        attacking = self.frame.stage in (Stage.DEFEATED, Stage.ATTACKER_LOSSES)
        before = self._steps_named(action)
        step.do(war, frame, seat, action)
        if action.verb == "lose":
            (own, theirs), gone = self.lost, before - self._steps_named(action)
            self.lost = (own + gone, theirs) if attacking else (own, theirs + gone)
            if action.args[1:]:
                self.heirs[str(action.args[1])] = str(action.args[0])

    def _steps_named(self, action: Action) -> int:
        """The steps on the map of the counters an answer names."""
        if action.verb != "lose":
            return 0
        return sum(self._steps(self.war.tables.counter(str(id))) for id in action.args)

    def _steps(self, number: int) -> int:
        return self.war.face(number).steps if self.war.on_map(number) else 0

    def _how(self) -> str:
        if self.frame.advanced:
            return TAKEN
        if not self.war.enemy_ground(self.frame.hex, self.phasing):
            return CLEARED
        return THROWN_BACK if self.fell_back else HELD
