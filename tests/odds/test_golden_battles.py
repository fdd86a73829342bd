"""Every battle at hand in recorded games has its odds, and real playouts from the same positions agree."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import Any, NamedTuple

import pytest
from tools.golden import FOLDER, GAMES, Golden

import flagplot
from flagplot.games.axis_allies.combat import assault, battle, bombardment, conduct
from flagplot.games.axis_allies.combat.frames import Battle, Casualties, Conduct
from flagplot.games.axis_allies.events import BattleEnded, Captured, Lost
from flagplot.games.axis_allies.odds import live, odds, raid_for, raid_odds
from flagplot.games.axis_allies.odds.plan import Plan
from flagplot.games.axis_allies.odds.result import Result
from flagplot.games.axis_allies.state import WarState
from flagplot.games.axis_allies.status import friends
from flagplot.kernel.action import Action
from tests.odds.reference import Field, _Fight
from tests.odds.test_large import RandomDice

NAMES = [name for name, golden in GAMES.items() if isinstance(golden, Golden)]
SOME = 9  # every so many of the battles is played out in the ordinary tests


class Moment(NamedTuple):
    """A battle at hand."""

    state: WarState
    space: str
    plan: Plan
    begun: bool


def moments(game: Any, match: Any) -> Iterator[Moment]:
    """Battles about to be fought, and those between two rounds; the same forces only once."""
    seen = set()
    for _, state in match.replay():
        top = state.frames[-1] if state.frames else None
        if not isinstance(top, Conduct | Battle):
            continue
        for space, plan in live.plans(game, state):
            war = game.play(state)
            begun = isinstance(top, Battle) and top.space == war.board.space_of[space]
            if begun and not live.between_rounds(war, war.board.space_of[space]):
                continue
            key = space, plan.attackers, plan.defenders, plan.bombardment, plan.antiaircraft, begun
            if key not in seen:
                seen.add(key)
                yield Moment(state, space, plan, begun)


class RealFight(_Fight):
    """The battle of a recorded game, with the losses and answers of its plan."""

    def __init__(self, game: Any, moment: Moment) -> None:
        war = game.play(moment.state)
        self.seat = war.seat(moment.state.active)
        here = {"space": moment.space, "back": moment.space}
        super().__init__(Field(game.meta.id, {}, attacker=self.seat, defender=self.seat, **here), moment.plan)
        self.moment, self.board = moment, war.board
        frames = [isinstance(frame, Battle) for frame in moment.state.frames]
        self.depth = frames.index(True) if moment.begun else len(frames)

    def begin(self, dice: Any) -> WarState:
        """The battle as the rules would begin it; sea battles of an assault are thought to be won."""
        state = self.moment.state.clone()
        if self.moment.begun:
            return state
        war: Any = self.game.play(state, dice)
        here, power = self.board.space_of[self.moment.space], state.active
        conduct.violate_neutrals(war, power)
        if self.plan.sea:
            battle.begin_sea(war, here, power)
            return state
        if any(land == here for _, land in state.assaults):
            live._clear(war, here, power)
            assault.rehearse(war, here, power)
        battle.begin_land(war, here, power, bombardment.shots(war, here, power))
        return state

    def answer(self, war: Any, state: WarState, frame: Any, seat: str) -> Action:
        if isinstance(frame, Casualties):
            legal: list[Action] = self.game.steps[type(frame)].legal(war, frame, seat)
            if legal[0].verb != "lose":  # a proposal to be judged
                return legal[0]
        return super().answer(war, state, frame, seat)

    def play(self, dice: Any) -> tuple[float, float, float]:
        """Whether the space is taken, and IPCs lost on both sides."""
        state = self.begin(dice)
        war: Any = self.game.play(state, dice)
        while len(state.frames) > self.depth:
            frame = state.frames[-1]
            step = self.game.steps[type(frame)]
            if seats := step.seats(war, frame):
                step.do(war, frame, seats[0], self.answer(war, state, frame, seats[0]))
            else:
                step.run(war, frame)
        lost = [0, 0]
        for event in war.events:
            if isinstance(event, Lost):
                owner = self.board.owner_of[event.power]  # a friend's units may be aboard
                theirs = owner >= self.board.n_powers or not friends(war, state.active, owner)
                tab = self.plan.their_tab if theirs else self.plan.tab
                lost[theirs] += tab.kinds[self.board.kind_of[event.units]].cost * event.count
        won = [event.winner for event in war.events if isinstance(event, BattleEnded)] == ["attacker"]
        taken = won if self.plan.sea else any(isinstance(event, Captured) for event in war.events)
        return float(taken), float(lost[0]), float(lost[1])


def check(game: Any, moment: Moment, number: int) -> None:
    """The exact means lie within five standard errors of the playouts'."""
    result = odds(moment.plan)
    fight, dice = RealFight(game, moment), RandomDice(len(moment.space) + number)
    played = [fight.play(dice) for _ in range(number)]
    exact = result.takes, result.expected_loss["attacker"], result.expected_loss["defender"]
    for at, mine in enumerate(exact):
        mean = sum(one[at] for one in played) / number
        error = sqrt(max(_spread(result, at, mine), 1e-4) / number)
        assert abs(mine - mean) < 5 * error, f"{moment.space}: {mine} worked out, {mean} played"


def _spread(result: Result, at: int, mean: float) -> float:
    """The exact variance of one battle."""
    if at == 0:
        return mean * (1.0 - mean)
    sides = [(e.chance, (e.attackers, e.defenders)[at - 1]) for e in result.endings]
    whole = result.worth((result.attackers, result.defenders)[at - 1], defending=at == 2)
    return sum(p * (whole - result.worth(side, defending=at == 2) - mean) ** 2 for p, side in sides)


@pytest.mark.parametrize("name", NAMES)
def test_real_playouts_from_recorded_games_agree(name: str) -> None:
    match: Any = flagplot.load(FOLDER / f"{name}.plot")
    for number, moment in enumerate(moments(match.game, match)):
        if number % SOME == len(name) % SOME:
            check(match.game, moment, 150)


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_two_thousand_playouts_of_every_battle_agree(name: str) -> None:
    match: Any = flagplot.load(FOLDER / f"{name}.plot")
    for moment in moments(match.game, match):
        check(match.game, moment, 2_000)


@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_pending_has_odds(name: str) -> None:
    """All that is said to be fought can be asked about, but for battles whose last hits are being taken."""
    match: Any = flagplot.load(FOLDER / f"{name}.plot")
    game, asked = match.game, 0
    for _, state in match.replay():
        if not state.frames or not isinstance(state.frames[-1], Conduct | Battle | Casualties):
            continue
        plans = dict(live.plans(game, state))
        fighting = {game.play(state).name(f.space) for f in state.frames if isinstance(f, Battle)}
        assert set(live.pending(game, state)) - fighting <= plans.keys()
        for plan in plans.values():
            result = odds(plan)
            assert abs(result.attacker_wins + result.defender_wins + result.draw - 1.0) < 1e-12
            assert -1e-12 < result.takes <= result.attacker_wins + 1e-12
            asked += 1
        for space in live.raids(game, state):
            raid = raid_odds(raid_for(game, state, space))
            assert abs(sum(end.chance for end in raid.endings) - 1.0) < 1e-12
    assert asked > 20
