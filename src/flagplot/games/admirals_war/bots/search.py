"""Hard: whole plans are tried against replies played out with the real moves; the best on average is taken.

A plan meets replies until all fleets are at sea and is judged by how every meeting is likely to end; a
decision in battle is played to the end of combat in its area. Every seat answers as a normal admiral would,
and all candidates meet the same dice. The weaker half is dropped as long as the budget lasts, and what a
normal admiral would do is left only for something clearly better. At Midway days that were fought out
correct what is expected of each area (``day.py``) for all plans with the same units there, and the plan is
taken that is most likely to win then.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Any

from flagplot.games.admirals_war.board import ALLIED
from flagplot.games.admirals_war.bots import counterplans, midway, values
from flagplot.games.admirals_war.bots.day import PATROLS, Day, Post
from flagplot.games.admirals_war.bots.mind import Mind, Skill
from flagplot.games.admirals_war.bots.scenes import Scene
from flagplot.games.admirals_war.combat.frames import Battle, Combat
from flagplot.games.admirals_war.moves.frames import AirPlacement, Amphibious, Patrol, Raiders
from flagplot.games.admirals_war.shores import control
from flagplot.games.admirals_war.state import SeaState
from flagplot.games.admirals_war.turn.midway import playable
from flagplot.kernel.action import Action
from flagplot.kernel.dice import FastDice
from flagplot.kernel.stream import mix
from flagplot.kernel.thinking import Budget

# how everybody answers in what is played out: as a normal admiral, and now and then not quite
REPLIES = (Skill(homing=False), Skill(noise=0.2, homing=False))
_VARIANTS: tuple[dict[str, float], ...] = (
    {"comes": 0.0}, {"comes": 0.25}, {"comes": 0.5}, {"comes": 0.9},
    {"noise": 0.3}, {"noise": 0.6},
)  # fmt: skip
PLANS: dict[type, tuple[dict[str, float], ...]] = {
    Patrol: ({}, {"reserve": 0.1}, {"reserve": 0.4}, {"reserve": 0.8}, {"reserve": 1.5}, *_VARIANTS),
    Raiders: ({}, {"raid": 9.0}, {"raid": 0.4}, *_VARIANTS),
}
DAY = (Patrol, AirPlacement, Amphibious, Raiders)
FOUND = 6  # of the plans for a day, those that are carried out on trial
FIRST_SHARE, LATER_SHARE = 0.8, 0.4  # their part of the budget: most is decided when fleets are placed
DAY_MOST = 200  # and the most replies to each
DAY_REPLY, DAY_HEATS = 350, 20  # what a reply usually costs, and replies affordable for one more in a heat
LONGEST = 4_000  # answers after which a game played out is broken off
ANSWER = 4  # positions an answer in what is played out counts for
FIGHT, SHARE = 10, 0.03  # most replies for a decision in battle, and its part of the budget
DOUBT = 2.0  # standard errors by which it must be better than the usual one: there are many in a battle
LAST_TURN = 20  # most replies on the last turn, which is played to its end
ALIKE = 4  # replies after which answers that came to the same are tried no further
ROUND = 3  # replies before the weaker half is dropped
MARGIN = 0.05  # points by which a plan must be better than the usual one

Plan = tuple[Action, ...]
Orders = Mapping[int, Post]
Score = Callable[[SeaState], float]


def best(mind: Mind, frame: Any, legal: Sequence[Action]) -> list[Action]:
    """The plan that does best against sampled replies; nothing where this question is not searched."""
    if midway.planned(mind) and type(frame) in DAY:
        return _day(mind, frame)
    if type(frame) in PLANS:
        return _turn(mind, frame)
    if isinstance(frame, Battle) and legal[0].verb in ("choose", "retreat"):
        return _fight(mind, frame, legal)
    return []


# -- whole plans --------------------------------------------------------------------------------------------


def _turn(mind: Mind, frame: Any) -> list[Action]:
    """Variants of the plan of a normal admiral, to the end of the turn."""
    plans = _variants(mind, frame)
    if len(plans) < 2:
        return list(plans[0]) if plans else []

    def over(state: SeaState) -> bool:
        return any(isinstance(frame, Combat) for frame in state.frames)

    def score(state: SeaState) -> float:
        return _outlook(mind, state)

    if values.turns_left(mind.war):
        chosen, value = _race(mind, plans, over, score, most=mind.skill.samples, share=0.9)
    else:
        chosen, value = _fought_out(mind, plans)
    mind.say("plan", f"The best of {len(plans)} plans against what the enemy may answer.", weight=value)
    return list(chosen)


def _day(mind: Mind, frame: Any) -> list[Action]:
    """The best plans for a game of one turn, with the answers to them, fought out to the end."""
    from flagplot.games.admirals_war.bots.bot import ANSWERS

    day = Day(mind)
    tried: dict[Plan, counterplans.Plan] = {}
    legal = mind.game.legal(mind.state, mind.name)
    found = counterplans.plans(mind, day)
    for one in found:
        usual = Mind(mind.game, mind.state, mind.name, mind.seed, mind.budget, mind.skill)
        usual.orders = midway.posts(day, one.final)
        answers = tuple(ANSWERS[type(frame)](usual, frame, legal))
        if answers and len(tried) < FOUND:
            tried.setdefault(answers, one)
    chosen = _days(mind, day, tried) if len(tried) > 1 else next(iter(tried))
    value = counterplans.value(day, tried[chosen].final, mind.side)
    mind.say("plan", f"The best of {len(found)} plans against what the enemy may answer.", weight=value)
    return list(chosen)


def _days(mind: Mind, day: Day, plans: Mapping[Plan, counterplans.Plan]) -> Plan:
    """The plan most likely to win the day by all that was fought out; heat by heat the weaker half goes."""
    share = FIRST_SHARE if day.step <= PATROLS[mind.side] else LATER_SHARE
    budget, alive, tried = mind.budget.share(share), list(plans), 0
    each = max(2, budget.left // (DAY_REPLY * DAY_HEATS))
    orders = {plan: midway.posts(day, one.final) for plan, one in plans.items()}
    while tried < DAY_MOST and budget:
        for plan in alive:
            end = _played(mind, plan, tried, lambda state: False, budget, orders[plan])
            day.learn(plans[plan].final.musters, end)
        tried += 1
        if tried % each == 0 and len(alive) > 2:
            alive.sort(key=lambda one: -counterplans.value(day, plans[one].final, mind.side))
            alive = alive[: (len(alive) + 1) // 2]
    mind.budget.spend(budget.used)
    return max(alive, key=lambda one: counterplans.value(day, plans[one].final, mind.side))


def _variants(mind: Mind, frame: Any) -> list[Plan]:
    """Different plans, the first of them that of a normal admiral with his reasons."""
    from flagplot.games.admirals_war.bots.bot import ANSWERS

    found: list[Plan] = []
    legal = mind.game.legal(mind.state, mind.name)
    for number, change in enumerate(PLANS[type(frame)]):
        skill = mind.skill._replace(samples=0, noise=change.get("noise", 0.0))
        seed = mix(mind.seed, number) if skill.noise else mind.seed
        other = Mind(mind.game, mind.state, mind.name, seed, mind.budget, skill)
        other.shares = change
        plan = tuple(ANSWERS[type(frame)](other, frame, legal))
        if plan and plan not in found:
            found.append(plan)
            if not number:
                mind.reasons += other.reasons
    return found


def _outlook(mind: Mind, state: SeaState) -> float:
    """What the turn will bring with all fleets at sea: points, losses, bases and ports in every area."""
    judge = Mind(mind.game, state, mind.name, mind.seed, mind.budget, REPLIES[0])
    areas = [area for area in mind.war.board.area_range if playable(mind.war, area)]
    return sum(Scene(judge, area, None).value() for area in areas)


def _result(mind: Mind, state: SeaState) -> float:
    """What a finished game is worth: the victory, and a little the margin."""
    won = state.outcome.winners if state.outcome else ()
    lead = sum(state.vp) if mind.side == ALLIED else -sum(state.vp)
    return ((mind.name in won) - (bool(won) and mind.name not in won)) + 0.05 * lead


# -- decisions in battle ------------------------------------------------------------------------------------


def _fight(mind: Mind, frame: Battle, legal: Sequence[Action]) -> list[Action]:
    """Both answers, to the end of combat in the area."""
    from flagplot.games.admirals_war.bots.bot import think

    area, turn = frame.area, mind.state.turn
    there = mind.state.at[area]
    stake, theirs = mind.stakes(area)
    before = mind.war

    def over(state: SeaState) -> bool:
        return bool(state.resolved[area]) or state.turn != turn

    def score(state: SeaState) -> float:
        war = mind.game.play(state)
        flag = control.flag_for(war, area)
        total = stake if flag == mind.side else -theirs if flag >= 0 else 0.0
        sign = 1 if mind.side == 0 else -1
        total += sign * (sum(state.vp) - sum(before.state.vp))
        for unit in there:
            value = mind.unit(unit).worth
            if state.place[unit] > war.board.reserve:
                total += -value if war.side(unit) == mind.side else value
        for port in war.ports_on(area):
            if state.control[port] != before.state.control[port]:
                gain = (
                    values.base_worth(before, port, state.control[port]) if state.control[port] >= 0 else 0.0
                )
                total += gain if state.control[port] == mind.side else -gain
        return total

    usual = Mind(mind.game, mind.state, mind.name, mind.seed, mind.budget, mind.skill._replace(samples=0))
    first = think(usual)[0]
    answers: list[Plan] = [(first,), *((one,) for one in legal if one != first)]
    chosen, _ = _race(mind, answers, over, score, most=FIGHT, share=SHARE, doubt=DOUBT)
    return list(chosen)


# -- playing out --------------------------------------------------------------------------------------------


def _fought_out(mind: Mind, plans: list[Plan]) -> tuple[Plan, float]:
    """The best of plans for the last turn: each is played to the end of the game, so few replies must do."""
    return _race(
        mind,
        plans,
        lambda state: False,
        lambda state: _result(mind, state),
        most=LAST_TURN,
        share=0.9,
        each=5,
    )


def _race(
    mind: Mind,
    plans: list[Plan],
    over: Callable[[SeaState], bool],
    score: Score,
    *,
    most: int,
    share: float,
    each: int = ROUND,
    doubt: float = 1.0,
) -> tuple[Plan, float]:
    """The plan with the best mean; the weaker half goes after each round of replies, the first one last."""
    budget = mind.budget.share(share)
    scores: dict[int, list[float]] = {number: [] for number in range(len(plans))}
    alive, tried = list(scores), 0
    while tried < most and budget:
        for number in alive:
            scores[number].append(score(_played(mind, plans[number], tried, over, budget)))
        tried += 1
        if tried == ALIKE and all(scores[one] == scores[0] for one in alive):
            break
        if tried % each == 0 and len(alive) > 2:
            alive.sort(key=lambda one: (one != 0, -sum(scores[one]), one))
            alive = alive[: (len(alive) + 1) // 2]
    mind.budget.spend(budget.used)
    best = max(alive, key=lambda one: (sum(scores[one]), -one))
    if not tried or not _clearly(scores[best], scores[0], doubt):
        return plans[0], sum(scores[0]) / max(1, tried)
    return plans[best], sum(scores[best]) / tried


def _clearly(better: list[float], usual: list[float], doubt: float) -> bool:
    """Whether one run of scores is better than another by more than so many standard errors."""
    gains = [one - other for one, other in zip(better, usual, strict=True)]
    mean = sum(gains) / len(gains)
    spread = sum((gain - mean) ** 2 for gain in gains) / max(1, len(gains) - 1)
    return mean > MARGIN and mean > doubt * sqrt(spread / len(gains))


def _played(
    mind: Mind,
    plan: Plan,
    sample: int,
    over: Callable[[SeaState], bool],
    budget: Budget,
    orders: Orders | None = None,
) -> SeaState:
    """The state after a plan and the answers of everybody, in one of the worlds that may be.

    With orders for every unit, nobody thinks about where to go any more.
    """
    from flagplot.games.admirals_war.bots.bot import think

    seed = mix(mind.seed, "reply", sample)
    game, dice = mind.game, FastDice(seed)
    state = game.resample(mind.state, mind.name, seed)
    skill = REPLIES[sample % len(REPLIES)]
    _give(game, state, mind.name, plan, dice)
    for _ in range(LONGEST):
        if not state.waiting or over(state):
            break
        seat = state.waiting[0]
        budget.spend(ANSWER)
        other = Mind(game, state, seat, seed, budget, skill)
        other.orders = orders
        if orders is not None:
            other.known = mind.known
        _give(game, state, seat, think(other), dice)
    return state


def _give(game: Any, state: SeaState, seat: str, answers: Sequence[Action], dice: FastDice) -> None:
    """Give a run of answers as long as the seat is asked and they are legal."""
    for number, answer in enumerate(answers):
        if number and (seat not in state.waiting or answer not in game.legal(state, seat)):
            return
        game.push(state, seat, answer, dice)
        if not state.waiting or state.waiting[0] != seat:
            return
