"""A battle of Admirals' War through the real questions and answers, over every fall of the dice.

States that differ in nothing but how they came about are one, so that battles can be followed to their end.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from flagplot.games.admirals_war.board import AXIS, ITALIAN, LBA, SEAT_SIDE, SEATS, SUB
from flagplot.games.admirals_war.combat import fire
from flagplot.games.admirals_war.combat.frames import (
    Battle,
    BattleStage,
    Groups,
    TaskForces,
    Torpedoes,
    Volley,
)
from flagplot.games.admirals_war.game import AdmiralsWar
from flagplot.games.admirals_war.moves.frames import Homing
from flagplot.games.admirals_war.odds import BattleResult, _fight, odds_of, policy, searching
from flagplot.games.admirals_war.odds.fights import Fight
from flagplot.games.admirals_war.state import RETREATED, SeaState
from flagplot.kernel.action import Action
from flagplot.kernel.dice import Dice, outcomes

Fates = tuple[tuple[str, int], ...]


class RealWay:
    """The fates of all units, where they are and their damage; only of battles that end some time."""

    def __init__(self, game: AdmiralsWar, state: SeaState, fight: Fight) -> None:
        self.game, self.fight = game, fight
        self.fates: dict[Fates, float] = {}
        self.rounds = 0.0  # in which a kind of action was chosen
        self._now: dict[bytes, tuple[SeaState, float]] = {}
        self._next: dict[bytes, tuple[SeaState, float]] = {}
        self._add(state.clone(), 1.0)
        while self._next:
            self._now, self._next = self._next, {}
            for begun, mass in self._now.values():
                self._play(begun, mass)

    def _play(self, state: SeaState, mass: float) -> None:
        """The answer of whoever is asked, or one step that needs none."""
        frame = state.frames[-1]
        if isinstance(frame, Battle) and frame.stage == BattleStage.TYPE and not any(frame.choices):
            self.rounds += mass
        step = self.game.steps[type(frame)]
        state.waiting = step.seats(self.game.play(state), frame)
        action = self._answer(state, state.waiting[0]) if state.waiting else None

        def go(dice: Dice) -> SeaState:
            war = self.game.play(state.clone(), dice)
            if action is None:
                step.run(war, war.state.frames[-1])
            else:
                step.do(war, war.state.frames[-1], state.waiting[0], action)
            return war.state

        for chance, after in outcomes(go):
            self._add(after, mass * float(chance))

    def _add(self, state: SeaState, mass: float) -> None:
        if not any(isinstance(frame, (Battle, Groups, Homing)) for frame in state.frames):
            key = tuple(self._fate(state, unit) for unit in self.fight.index)
            self.fates[key] = self.fates.get(key, 0.0) + mass
        else:
            state = msgspec.structs.replace(state, seq=0, rolls=0, waiting=())
            digest = msgspec.msgpack.encode(state)
            known = self._next.get(digest, (state, 0.0))
            self._next[digest] = (known[0], known[1] + mass)

    def _fate(self, state: SeaState, unit: int) -> tuple[str, int]:
        place, board = state.place[unit], self.game.tables.board
        if place == self.fight.area:
            return "sea", state.damage[unit]
        return ("sunk", 0) if place in (board.sunk, board.chart) else ("home", state.damage[unit])

    # -- answers ----------------------------------------------------------------------------------------

    def _answer(self, state: SeaState, seat: str) -> Action:
        frame, legal = state.frames[-1], self.game.legal(state, seat)
        side = SEAT_SIDE[SEATS.index(seat)]
        if isinstance(frame, Volley):
            return self._aim(state, frame, legal)
        if isinstance(frame, Battle):
            return self._say(state, frame, side, legal)
        if isinstance(frame, Groups):
            follow = self.fight.policies[side].pursue and legal[0].verb == "pursue"
            return legal[0] if follow else legal[-1]
        if isinstance(frame, TaskForces):
            return self._intend(side, legal)
        if isinstance(frame, Torpedoes):
            return self._torpedo(state, frame, side, legal)
        return legal[0] if isinstance(frame, Homing) else legal[-1]

    def _aim(self, state: SeaState, frame: Volley, legal: list[Action]) -> Action:
        war, board = self.game.play(state), self.game.tables.board
        ids, plan = board.unit_ids, frame.clone()
        if not frame.asking and len(frame.aims) < len(frame.attackers):
            self.fight.aim(war, plan, frame.side)
            attacker = frame.attackers[len(frame.aims)]
            target = plan.aims[attacker]
            wanted = ("aim", (ids[attacker], ids[target] if target >= 0 else "none"))
            return next(one for one in legal if (one.verb, one.args) == wanted)
        if legal[0].verb == "meet":  # the strongest is met, the first of several
            return max(legal, key=lambda one: fire.dice_of(war, board.unit(str(one.args[0])), "air"))
        return legal[-1]

    def _say(self, state: SeaState, frame: Battle, side: int, legal: list[Action]) -> Action:
        war, rule = self.game.play(state), self.fight.policies[side]
        if frame.stage == BattleStage.TYPE:
            return Action("choose", (policy.choose(war, frame, side, rule),))
        if frame.stage == BattleStage.ITALIANS:
            return Action("retreat" if self._with_italians(state, rule) else "stand")
        if frame.stage == BattleStage.JOIN and rule.force == policy.SEARCHING:
            return legal[0]
        if frame.stage == BattleStage.DECLARE:
            return Action("retreat" if policy.retreats(war, frame, side, rule) else "stand")
        return legal[-1]

    def _intend(self, side: int, legal: list[Action]) -> Action:
        """One task force each, which does what the policy says."""
        intent = searching.INTENTS.get(self.fight.policies[side].force, self.fight.policies[side].force)
        return next((one for one in legal if one.args[1:] == (intent,)), legal[-1])

    def _with_italians(self, state: SeaState, rule: policy.Policy) -> bool:
        """What the Germans say when those around them have gone."""
        state = state.clone()
        for unit in state.at[self.fight.area]:
            if state.nation[unit] == ITALIAN:
                state.marks[unit] |= RETREATED
        frame: Any = state.frames[-1]
        frame.round -= 1
        return policy.retreats(self.game.play(state), frame, AXIS, rule)

    def _torpedo(self, state: SeaState, frame: Torpedoes, side: int, legal: list[Action]) -> Action:
        """The first boat attacks what its side's policy says, or tries to; first of all what is disabled."""
        if legal[0].verb != "torpedo":
            return legal[0]  # it looks for a target
        board, war = self.game.tables.board, self.game.play(state)
        boat = board.unit(str(legal[0].args[0]))
        own = [one for one in legal if one.verb == "torpedo" and one.args[:1] == legal[0].args[:1]]
        targets = [board.unit(str(one.args[1])) for one in own]
        targets = [unit for unit in targets if unit in frame.hit] or targets
        volley = Volley(side, frame.area, "torpedo", (boat,), tuple(targets))
        self.fight.aim(war, volley, side)
        return Action("torpedo", (board.unit_ids[boat], board.unit_ids[volley.aims[boat]]))


def as_played(game: AdmiralsWar, state: SeaState, area: str, allied: Any, axis: Any) -> BattleResult:
    """The odds of a battle, which are those of the real one: every unit's fate, and the rounds."""
    result = odds_of(game, state, area, allied_policy=allied, axis_policy=axis)
    assert isinstance(result, BattleResult)
    way = RealWay(game, state, _fight(game, state, area, allied, axis))
    assert sum(way.fates.values()) == pytest.approx(1.0, abs=1e-12)
    assert result.rounds == pytest.approx(way.rounds, abs=1e-11)
    for n, id in enumerate(result.ids):
        damage: dict[int, float] = {}
        for fates, chance in way.fates.items():
            if fates[n][0] != "sunk":
                damage[fates[n][1]] = damage.get(fates[n][1], 0.0) + chance
        found = result.units[id]
        assert found.sunk == pytest.approx(_share(way, n, "sunk"), abs=1e-12)
        ran = ("allied_retreat", "axis_retreat")[result.sides[n]]
        if not result.chance(ran, "both_retreat"):  # those who retreat are not counted as gone home
            assert found.home == pytest.approx(_share(way, n, "home"), abs=1e-12)
        if game.tables.board.pieces[game.tables.board.unit(id)].kind in (LBA, SUB):
            continue  # the damage of aircraft that fly home is not told, and submarines have none
        for points in {**damage, **found.damage}:
            assert found.damage.get(points, 0.0) == pytest.approx(damage.get(points, 0.0), abs=1e-12)
    return result


def _share(way: RealWay, n: int, how: str) -> float:
    return sum(chance for fates, chance in way.fates.items() if fates[n][0] == how)
