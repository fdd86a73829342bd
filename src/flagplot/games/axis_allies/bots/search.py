"""Whole plans for a phase, tried out: each is played on for a round against quick opponents, and judged.

Plans differ in style: how sure of a battle one wants to be, and how much one fears what can strike back. Each
is carried out on an imagined state with little luck in its dice, everybody else answers like an easy
opponent, and the lead one turn later tells the better plan. Poor plans are dropped as soon as others have
shown more; the budget says how often all of this can be done.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from flagplot.games.axis_allies.bots.desk import EASY, Desk
from flagplot.games.axis_allies.bots.styles import Style
from flagplot.games.axis_allies.bots.values import lead
from flagplot.games.axis_allies.state import WarState
from flagplot.kernel.event import Rolled
from flagplot.kernel.stream import mix
from flagplot.kernel.thinking import Budget, Thought

_COST = 500  # what playing on for a round spends of the budget
_STEPS = 3_000  # answers after which a trial is broken off
_WON = 1_000.0  # what a game that is over counts


class Trial(NamedTuple):
    """A plan and how it did."""

    thought: Thought
    sum: float = 0.0
    times: int = 0

    @property
    def mean(self) -> float:
        """The lead to expect."""
        return self.sum / self.times if self.times else -1e9


def best(
    desk: Desk, styles: Sequence[Style], plan: Callable[[Desk, Style], Thought | None], *, most: int = 8
) -> Thought | None:
    """The best of the plans that some styles make; the first is kept unless another does better.

    Each is tried at most ``most`` times.
    """
    trials = _plans(desk, styles, plan)
    if len(trials) < 2:
        return trials[0].thought if trials else None
    sample = 0
    while desk.budget.left >= _COST * len(trials) and sample < most:
        trials = [_tried(desk, trial, sample) for trial in trials]
        sample += 1
        if len(trials) > 2 and sample > 1:
            worst = min(trials, key=lambda trial: trial.mean)
            trials.remove(worst)
    found = trials[0]
    for trial in trials[1:]:
        if trial.mean > found.mean:
            found = trial
    return Thought(found.thought.answers, found.thought.reasons, desk.budget.used)


def _plans(desk: Desk, styles: Sequence[Style], plan: Callable[[Desk, Style], Thought | None]) -> list[Trial]:
    """What the styles come to; those that come to the same are one."""
    found: dict[tuple[object, ...], Trial] = {}
    for style in styles:
        other = Desk(desk.game, desk.state, desk.seat, skill=desk.skill, seed=desk.seed, budget=desk.budget)
        thought = plan(other, style)
        if thought is not None:
            found.setdefault(thought.answers, Trial(thought))
    return list(found.values())


def _tried(desk: Desk, trial: Trial, sample: int) -> Trial:
    desk.budget.spend(_COST)
    return trial._replace(sum=trial.sum + _played_on(desk, trial.thought, sample), times=trial.times + 1)


def _played_on(desk: Desk, thought: Thought, sample: int) -> float:
    """The lead of the seat's side after a plan, when its next turn comes; the same dice for every plan."""
    from flagplot.games.axis_allies.bots.bot import WarBot

    game, power = desk.game, desk.power
    state = desk.state.clone()
    state.options = {**state.options, "low_luck": True}
    state.seed = mix(desk.seed, "trial", sample)
    quick = WarBot(game, EASY)
    turn = state.turns[state.active]
    active = state.active
    _run(desk, state, desk.seat, thought)
    for step in range(_STEPS):
        if state.outcome is not None or state.turns[active] > turn:
            break
        seat = state.waiting[0]
        _run(
            desk, state, seat, quick.think(game.seen(state, seat), mix(desk.seed, sample, step), Budget(400))
        )
    if state.outcome is not None and state.outcome.winners:
        return _WON if desk.seat in state.outcome.winners else -_WON
    return lead(game.play(state), desk.doctrine)[game.play(state).seat(power)]


def _run(desk: Desk, state: WarState, seat: str, thought: Thought) -> None:
    """Give the answers of a thought until dice fall or somebody else is asked."""
    for number, answer in enumerate(thought.answers):
        if state.outcome is not None or seat not in state.waiting:
            return
        if number and answer not in desk.game.legal(state, seat):
            return
        events = desk.game.push(state, seat, answer)
        if any(isinstance(event, Rolled) for event in events):
            return
