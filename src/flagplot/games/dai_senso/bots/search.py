"""Choices played to the end of the turn with the real rules, by commanders who do not search themselves.

A scenario of one turn is short enough to be played out from any question; the plan that wins most is taken,
and of those alike the one without a search.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from flagplot.games.dai_senso.bots import attacks, marches, values
from flagplot.games.dai_senso.bots.front import Front
from flagplot.games.dai_senso.bots.mind import Mind, Skill
from flagplot.games.dai_senso.combat.frames import Attack, Combat
from flagplot.games.dai_senso.combat.frames import AttackStage as Stage
from flagplot.games.dai_senso.movement.frames import Movement
from flagplot.games.dai_senso.state import AsiaState
from flagplot.kernel.action import Action
from flagplot.kernel.dice import FastDice
from flagplot.kernel.stream import mix
from flagplot.kernel.thinking import Budget

if TYPE_CHECKING:
    from flagplot.games.dai_senso.game import DaiSenso

PLAYER = Skill()  # who plays on
TEMPERS = (0.02, 0.04, 0.08)  # noise with which moves are planned, each a plan of its own
MOST = 3  # attacks that are compared
ROUND = 2  # endings after which the weaker half of the plans goes
LONGEST = 400  # answers until the end
POINT = 0.08  # of a victory, for a point of the objectives
CLEARLY = 0.04  # by how much another plan must be better

ASKED = (Stage.DEFENDER_HQ, Stage.DEFEATED, Stage.DRIVEN_BACK)
Line = tuple[Action, ...]


def best(mind: Mind, frame: Any, legal: Sequence[Action], usual: list[Action]) -> list[Action]:
    """The best of several plans, ``usual`` among them."""
    plans = [tuple(usual), *(one for one in _plans(mind, frame, legal) if one[0] in legal)]
    plans = list(dict.fromkeys(plans))
    if len(plans) < 2:
        return usual
    scores = [0.0] * len(plans)
    alive, tried = list(range(len(plans))), 0
    while tried < mind.skill.samples and mind.budget and len(alive) > 1:
        for number in alive:
            scores[number] += _played(mind, plans[number], tried)
        tried += 1
        if tried % ROUND == 0:
            alive = _better_half(alive, scores)
    chosen = max(alive, key=lambda number: (scores[number], -number))
    return list(plans[chosen if scores[chosen] > scores[0] + CLEARLY * tried else 0])


def _better_half(alive: list[int], scores: Sequence[float]) -> list[int]:
    """Those worth trying further; the usual plan stays to the last."""
    first, *others = alive
    others.sort(key=lambda number: (-scores[number], number))
    return [first, *others[: (len(others) + 1) // 2]]


def _plans(mind: Mind, frame: Any, legal: Sequence[Action]) -> list[Line]:
    """What else could be done."""
    if type(frame) is Movement:
        return [tuple(marches.plan(_tempered(mind, noise), frame)) for noise in TEMPERS]
    if type(frame) is Combat:  # the Blitz is too far from the end to tell plans apart by a few endings
        found = attacks.wave(Front(mind.war, mind.faction), frame).plan()
        best = sorted(found, key=lambda one: (-one.value, one.target.hex))[:MOST]
        return [*(tuple(attacks.answers(mind, one)) for one in best), (attacks.DONE,)]
    if isinstance(frame, Attack) and not frame.blitz and frame.stage in ASKED:
        return [(one,) for one in legal]
    return []


def _tempered(mind: Mind, noise: float) -> Mind:
    seed = mix(mind.seed, int(noise * 1000))
    return Mind(mind.game, mind.state, mind.seat, seed, mind.budget, Skill(noise=noise))


def _played(mind: Mind, plan: Line, sample: int) -> float:
    """How the turn ends for us after a plan, with dice of the bot's own."""
    state, seed = mind.state.clone(), mix(mind.seed, "end", sample)
    dice = FastDice(seed)
    _give(mind.game, state, mind.seat, plan, dice)
    began = state.year, state.turn, state.phasing
    for _ in range(LONGEST):
        if not state.waiting or (state.year, state.turn, state.phasing) != began:
            break  # the Faction Turn is over
        seat = state.waiting[0]
        mind.budget.spend()
        _give(mind.game, state, seat, _usual(mind.game, state, seat, seed), dice)
    war = mind.game.play(state)
    lead = values.lead(war)[mind.seat]
    won = (
        0.5
        if state.outcome is None or not state.outcome.winners
        else float(mind.seat in state.outcome.winners)
    )
    return won + POINT * lead


def _usual(game: DaiSenso, state: AsiaState, seat: str, seed: int) -> list[Action]:
    from flagplot.games.dai_senso.bots.bot import think

    return think(Mind(game, state, seat, seed, Budget(1), PLAYER))


def _give(game: DaiSenso, state: AsiaState, seat: str, answers: Sequence[Action], dice: FastDice) -> None:
    """Give a run of answers as long as the seat is asked and they are legal."""
    for number, answer in enumerate(answers):
        if number and (seat not in state.waiting or answer not in game.legal(state, seat)):
            return
        game.push(state, seat, answer, dice)
        if seat not in state.waiting:
            return
