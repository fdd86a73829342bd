"""Whole plans for a phase, tried out and judged.

Plans differ in style: how sure of a battle one wants to be, and how much one fears what can strike back. Each
is carried out on an imagined state with little luck in its dice, and the rest of the turn is played as this
power would play it: a *glance* counts what the battles promise on average, less what hangs afterwards. Then
the best plan is taken apart: a battle without which the whole is better is not fought.

Hard goes on. It plays its plans out until it has fought the battles of its next turn, everybody else
answering like a normal opponent who does not search. That happens in heats: all plans a little, the better
ones more. What was played counts most, the glance a little. The budget says how often all this can be done.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from flagplot.games.axis_allies.bots import foresight
from flagplot.games.axis_allies.bots.desk import EASY, HARD, NORMAL, Desk
from flagplot.games.axis_allies.bots.styles import Style
from flagplot.games.axis_allies.bots.values import lead
from flagplot.games.axis_allies.state import WarState
from flagplot.kernel.event import Rolled
from flagplot.kernel.stream import mix
from flagplot.kernel.thinking import Budget, Reason, Thought

_GLANCE, _PLAY = 200, 1_000  # what it spends of the budget to look at a plan, and to play it out
_STEPS = 3_000  # answers after which a trial is broken off
_WON = 1_000.0  # what a game that is over counts
_BETTER = 1.0  # IPCs a plan must be better by to take the place of another
_SAMPLES = 2  # glances at a plan
_HEATS = ((8, 1), (4, 2), (2, 3))  # plans that hard plays out, and how often more, heat by heat
_ROUND = 25_000  # what all heats may cost; whoever has more plays each as many times oftener
_HINT = 0.25  # part of a glance that counts beside games: a game shows what a glance fears

Planner = Callable[[Desk, Style, frozenset[int]], Thought | None]


class Trial(NamedTuple):
    """A plan and how it did."""

    style: Style
    without: frozenset[int]
    thought: Thought
    promise: float
    staked: Mapping[int, float]
    glances: tuple[float, ...] = ()
    games: tuple[float, ...] = ()

    def mean(self, samples: int = _SAMPLES) -> float:
        """What to expect of it by the games played out, and else by its first glances."""
        glances = self.glances[:samples]
        found = sum(glances) / len(glances) if glances else 0.0
        return _HINT * found + sum(self.games) / len(self.games) if self.games else found


def best(desk: Desk, styles: Sequence[Style], plan: Planner) -> Thought | None:
    """The best of the plans that some styles make, without the battles that harm it."""
    if not _affordable(desk, len(styles)):
        styles = styles[:1]  # nothing could be compared
    trials = _plans(desk, styles, plan)
    if not trials:
        return None
    if len(styles) > 1 and _affordable(desk, len(trials)):
        for sample in range(_SAMPLES):
            if _affordable(desk, len(trials)):
                trials = [_glanced(desk, trial, sample) for trial in trials]
        trials.sort(key=lambda trial: -trial.mean())
        pruned = _pruned(desk, trials[0], plan)
        if desk.skill == HARD:
            trials = _played(desk, trials if pruned is trials[0] else [pruned, *trials])
        else:
            trials = [pruned]
    found = trials[0]
    return Thought(found.thought.answers, found.thought.reasons, desk.budget.used)


def _affordable(desk: Desk, trials: int) -> bool:
    return desk.skill > EASY and desk.budget.left >= _GLANCE * trials


def _pruned(desk: Desk, found: Trial, plan: Planner) -> Trial:
    """Leave out battles one by one as long as that helps, first those that promise least for what is sent."""
    space_of = desk.war.board.space_of
    battles = {space_of[reason.space]: reason.weight for reason in _attacks(found.thought)}
    for target in sorted(battles, key=lambda one: (battles[one] / max(1.0, found.staked.get(one, 0.0)), one)):
        if not _affordable(desk, 2):
            break
        other = _made(desk, found.style, found.without | {target}, plan)
        if other is None or other.thought.answers == found.thought.answers:
            continue
        other = _glanced(desk, other, 0)
        if other.mean(1) <= found.mean(1) + _BETTER:
            continue
        other = _glanced(desk, other, 1)
        if other.mean() > found.mean() + _BETTER:
            found = other
    return found


def _played(desk: Desk, trials: list[Trial]) -> list[Trial]:
    """Plans played out as often as the budget allows, the best first."""
    times, played = max(1, desk.budget.left // _ROUND), 0
    for most, games in _HEATS:
        trials = trials[:most]
        for _ in range(games * times):
            if len(trials) < 2 or desk.budget.left < _PLAY * len(trials):
                break  # what was played of this heat counts
            desk.budget.spend(_PLAY * len(trials))
            trials = [one._replace(games=(*one.games, _trial(desk, one, played, far=True))) for one in trials]
            played += 1
        trials.sort(key=lambda trial: -trial.mean())
    return trials


def _attacks(thought: Thought) -> list[Reason]:
    return [reason for reason in thought.reasons if reason.topic == "attack"]


def _plans(desk: Desk, styles: Sequence[Style], plan: Planner) -> list[Trial]:
    """What the styles come to; those that come to the same are one."""
    found: dict[tuple[object, ...], Trial] = {}
    for style in styles:
        trial = _made(desk, style, frozenset(), plan)
        if trial is not None:
            found.setdefault(trial.thought.answers, trial)
    return list(found.values())


def _made(desk: Desk, style: Style, without: frozenset[int], plan: Planner) -> Trial | None:
    other = Desk(desk.game, desk.state, desk.seat, skill=desk.skill, seed=desk.seed, budget=desk.budget)
    thought = plan(other, style, without)
    return None if thought is None else Trial(style, without, thought, other.promise, other.staked)


def _glanced(desk: Desk, trial: Trial, sample: int) -> Trial:
    desk.budget.spend(_GLANCE)
    return trial._replace(glances=(*trial.glances, _trial(desk, trial, sample, far=False)))


def _trial(desk: Desk, trial: Trial, sample: int, *, far: bool) -> float:
    """How good a plan is: by the board it leaves, or by the lead after the battles of the next turn."""
    from flagplot.games.axis_allies.bots.bot import WarBot

    game = desk.game
    state = desk.state.clone()
    state.options = {**state.options, "low_luck": True}
    state.seed = mix(desk.seed, "trial", sample)
    normal, quick = WarBot(game, NORMAL), WarBot(game, EASY)
    active, begun = state.active, state.round
    _run(desk, state, desk.seat, trial.thought)
    for step in range(_STEPS):
        if state.outcome is not None:
            break
        if not far and state.active != active:
            return trial.promise - foresight.hanging(desk, state)
        # by rounds: a power that moves in the turn of another never has one of its own
        if state.round > begun + 1 or (state.round > begun and state.active == active and _fought(state)):
            break
        seat = state.waiting[0]
        bot = normal if far or seat == desk.seat else quick
        thought = bot.think(game.seen(state, seat), mix(desk.seed, sample, step), Budget(_GLANCE // 2))
        _run(desk, state, seat, thought)
    if state.outcome is not None and state.outcome.winners:
        return _WON if desk.seat in state.outcome.winners else -_WON
    return lead(game.play(state), desk.doctrine)[desk.seat]


def _fought(state: WarState) -> bool:
    return str(state.frames[-1].__struct_config__.tag) == "noncombat_move"


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
