"""Whole plans for a phase, tried out and judged.

Plans differ in style: how sure of a battle one wants to be, and how much one fears what can strike back. Each
is carried out on an imagined state with little luck in its dice, and the rest of the turn is played as this
power would play it: a *glance* counts what the battles promise on average, less what hangs afterwards. Then
the best plan is taken apart: a battle without which the whole is better is not fought.

Hard goes on. It plays the few best plans out to the end of its next turn, everybody else answering like a
normal opponent who does not search, and counts what hangs then. All plans meet the same dice. Single games
tell little, so they are weighed against what the glances have said: how far a rival is believed to be better
moves from the glances to the games the more games there are, and the less they scatter. The budget says how
many there are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from flagplot.games.axis_allies.bots import foresight
from flagplot.games.axis_allies.bots.desk import EASY, HARD, NORMAL, Desk
from flagplot.games.axis_allies.bots.styles import Style
from flagplot.games.axis_allies.bots.values import lead
from flagplot.games.axis_allies.state import WarState
from flagplot.kernel.dice import Dice, Throw
from flagplot.kernel.event import Rolled
from flagplot.kernel.stream import Stream, mix
from flagplot.kernel.thinking import Budget, Reason, Thought

_GLANCE, _PLAY = 200, 1_000  # what it spends of the budget to look at a plan, and to play it out
_STEPS = 3_000  # answers after which a trial is broken off
_WON = 1_000.0  # what a game that is over counts
_BETTER = 1.0  # IPCs a plan must be better by to take the place of another
_SAMPLES = 2  # glances at a plan
_HEADS = 2  # plans that hard takes apart
_RIVALS = 3  # plans that hard plays out beside the best one
_ENOUGH = 3  # games before a rival that does worse is dropped
_BUDGET = 5_000  # of the budget for each game that a plan is played at most
_TRUST = 8.0  # IPCs by which what glances say of two plans is off, as a standard deviation
_SCATTER = 8.0  # the least by which single games of two plans are thought to differ by chance
_HOPELESS = -6.0  # a rival believed to be so much worse is not played any longer

Planner = Callable[[Desk, Style, frozenset[int]], Thought | None]


class Omens:
    """Dice of a trial: a throw depends on what it is for and how often that was thrown before.

    So whatever a plan does not touch goes as it goes beside every other plan, and what differs is the plan.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._thrown: dict[str, int] = {}

    def roll(self, count: int, sides: int, reason: str, index: int) -> Throw:
        """Faces by seed, reason and number of the throw for it; its place in the game does not matter."""
        before = self._thrown.get(reason, 0)
        self._thrown[reason] = before + 1
        stream = Stream(self.seed, reason, before)
        return tuple(1 + stream.below(sides) for _ in range(count))


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
        """What to expect of it by its first glances."""
        glances = self.glances[:samples]
        return sum(glances) / len(glances) if glances else 0.0

    def gains(self, other: Trial) -> list[float]:
        """By how much its games went better than those of another with the same dice."""
        return [one - usual for one, usual in zip(self.games, other.games, strict=False)]


def best(desk: Desk, styles: Sequence[Style], plan: Planner, *, attacks: bool = True) -> Thought | None:
    """The best of the plans that some styles make, without the battles that harm it.

    A glance at plans without battles would see only what they risk: there the first one is the usual one.
    """
    if not _affordable(desk, len(styles)):
        styles = styles[:1]  # nothing could be compared
    trials = _plans(desk, styles, plan)
    if not trials:
        return None
    if not attacks and desk.skill == HARD:
        trials = [_played(desk, trials[0], trials[1:])]
    elif len(styles) > 1 and _affordable(desk, len(trials)):
        for sample in range(_SAMPLES):
            if _affordable(desk, len(trials)):
                trials = [_glanced(desk, trial, sample) for trial in trials]
        trials.sort(key=lambda trial: -trial.mean())
        heads = trials[: _HEADS if desk.skill == HARD else 1]
        pruned = sorted((_pruned(desk, one, plan) for one in heads), key=lambda trial: -trial.mean())
        trials = _different([*pruned, *trials])
        trials = [_played(desk, trials[0], trials[1 : 1 + _RIVALS]) if desk.skill == HARD else trials[0]]
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


def _played(desk: Desk, usual: Trial, rivals: list[Trial]) -> Trial:
    """The plan that is best at a glance, or a rival believed to be better when both are played out."""
    most = desk.budget.most // _BUDGET
    while rivals and len(usual.games) < most and desk.budget.left >= _PLAY * (1 + len(rivals)):
        desk.budget.spend(_PLAY * (1 + len(rivals)))
        usual, *rivals = (_game(desk, one) for one in (usual, *rivals))
        if len(usual.games) >= _ENOUGH:
            rivals = [one for one in rivals if believed(one, usual) > _HOPELESS]
    return max((one for one in rivals if believed(one, usual) > _BETTER), default=usual, key=_over(usual))


def _over(usual: Trial) -> Callable[[Trial], float]:
    return lambda one: believed(one, usual)


def _game(desk: Desk, trial: Trial) -> Trial:
    return trial._replace(games=(*trial.games, _trial(desk, trial, len(trial.games), far=True)))


def believed(rival: Trial, usual: Trial) -> float:
    """By how much a rival is thought to be better: what glances say and what the games say, by their weight.

    Both are taken for the truth and an error of a normal distribution; too few games say nothing.
    """
    at_a_glance, gains = rival.mean() - usual.mean(), rival.gains(usual)
    if len(gains) < _ENOUGH:
        return min(0.0, at_a_glance)
    mean = sum(gains) / len(gains)
    spread = max(_SCATTER**2, sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1))
    played, glanced = len(gains) / spread, 1.0 / _TRUST**2
    return (played * mean + glanced * at_a_glance) / (played + glanced)


def _attacks(thought: Thought) -> list[Reason]:
    return [reason for reason in thought.reasons if reason.topic == "attack"]


def _plans(desk: Desk, styles: Sequence[Style], plan: Planner) -> list[Trial]:
    """What the styles come to."""
    made = (_made(desk, style, frozenset(), plan) for style in styles)
    return _different([trial for trial in made if trial is not None])


def _different(trials: Sequence[Trial]) -> list[Trial]:
    """Plans that come to the same are one, the first of them."""
    found: dict[tuple[object, ...], Trial] = {}
    for trial in trials:
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
    """How good a plan is: by the board it leaves, or by the lead and the board after the next turn."""
    from flagplot.games.axis_allies.bots.battle import PLANNERS as FIGHTS
    from flagplot.games.axis_allies.bots.bot import WarBot

    game = desk.game
    state = desk.state.clone()
    state.options = {**state.options, "low_luck": True}
    omens = Omens(mix(desk.seed, "trial", sample))
    normal, quick = WarBot(game, NORMAL), WarBot(game, EASY)  # exact odds of battles would take a third of it
    begun, turns = state.round, state.turns.copy()  # two powers may share a turn
    again: list[int] | None = None
    _run(desk, state, desk.seat, trial.thought, omens)
    for _ in range(_STEPS):
        if state.outcome is not None:
            break
        if not far and state.turns != turns:
            return trial.promise - foresight.hanging(desk, state)
        # by rounds: a power that moves in the turn of another never has one of its own
        if state.round > begun + 1 or (again is not None and state.turns != again):
            break
        if again is None and state.round > begun and state.active == desk.power:
            again = state.turns.copy()
        seat = state.waiting[0]
        fights = far and str(state.frames[-1].__struct_config__.tag) in FIGHTS
        bot = normal if (far or seat == desk.seat) and not fights else quick
        seed = mix(desk.seed, sample, state.round, seat)
        thought = bot.think(game.seen(state, seat), seed, Budget(_GLANCE // 2))
        _run(desk, state, seat, thought, omens)
    if state.outcome is not None and state.outcome.winners:
        return _WON if desk.seat in state.outcome.winners else -_WON
    return lead(game.play(state), desk.doctrine)[desk.seat] - foresight.hanging(desk, state)


def _run(desk: Desk, state: WarState, seat: str, thought: Thought, dice: Dice) -> None:
    """Give the answers of a thought until dice fall or somebody else is asked."""
    for number, answer in enumerate(thought.answers):
        if state.outcome is not None or seat not in state.waiting:
            return
        if number and answer not in desk.game.legal(state, seat):
            return
        events = desk.game.push(state, seat, answer, dice)
        if any(isinstance(event, Rolled) for event in events):
            return
