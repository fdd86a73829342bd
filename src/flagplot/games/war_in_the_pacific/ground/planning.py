"""Landings are planned game-turns ahead, in secret: target, headquarters, units. [17.1.1]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.command import headquarters
from flagplot.games.war_in_the_pacific.ground.frames import Scheme
from flagplot.games.war_in_the_pacific.ground.theatre import Plan
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import JAPAN, SEATS
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, the

PLANS = 3  # of a headquarters [see BR-17-01]
VERBS = ("plan-landing", "cancel-plan")


def of(play: Campaign, side: int) -> list[Plan]:
    """The plans of a side."""
    return [plan for plan in play.war.plans if plan.side == side]


def due(play: Campaign, plan: Plan) -> bool:
    """Whether a plan is old enough to be carried out, and the country open; it may be put off freely.

    The time the scenario names holds for all landings, on garrisons and on one island too.
    [BR-17-01, SC-S3-03, SC-S4-03, SC-S4-05]
    """
    turn = play.state.turn
    return turn >= plan.turn + play.land_card.planning and not forbidden(play, plan.side, plan.target, turn)


def forbidden(play: Campaign, side: int, hex: int, turn: int) -> bool:
    """Whether Japan may not land in a country yet. [SC-S4-05]"""
    date = play.land_card.late.get(play.country(hex))
    return side == JAPAN and date is not None and turn < play.tables.card.turn_of(date)


def targets(play: Campaign, side: int) -> list[int]:
    """Coasts that are not friendly, lie in nobody's safe rear, and have no plan yet. [SC-S3-05]"""
    planned = {plan.target for plan in of(play, side)}
    return [
        hex
        for hex in play.land.places
        if hex in play.chart.sea
        and play.state.control[hex] != side
        and hex not in planned
        and not play.safe(hex)
        and not forbidden(play, side, hex, play.state.turn + play.land_card.planning)
    ]


def planners(play: Campaign, side: int) -> list[int]:
    """Army and combined headquarters plan, each three landings at a time; a scenario may allow fewer.

    [BR-17-01, SC-S4-03]
    """
    mine = of(play, side)
    if full(play, side):
        return []
    return [
        hq
        for hq in headquarters.of(play, side)
        if headquarters.leads_armies(play.tables.hqs[hq]) and sum(plan.hq == hq for plan in mine) < PLANS
    ]


def full(play: Campaign, side: int) -> bool:
    """Whether a side has as many plans as the scenario allows. [SC-S4-03]"""
    most = play.land_card.plans_at_once
    return bool(most) and len(of(play, side)) >= most


def orders(play: Campaign, side: int) -> list[Action]:
    """Plans to begin, and those to give up. [BR-17-01]"""
    found = [act("cancel-plan", play.label(plan.target)) for plan in of(play, side)]
    hqs = planners(play, side)
    for hex in targets(play, side) if hqs else ():
        found += [act("plan-landing", play.tables.hqs[hq].id, play.label(hex)) for hq in hqs]
    return found


def do(play: Campaign, side: int, action: Action) -> None:
    """Begin a plan, or give one up; another target is another plan. [BR-17-01]"""
    hex = play.hex(str(action.args[-1]))
    if action.verb == "cancel-plan":
        play.war.plans = tuple(one for one in play.war.plans if (one.side, one.target) != (side, hex))
        return
    hq = next(at for at, one in enumerate(play.tables.hqs) if one.id == action.args[0])
    play.push(Scheme(side, hq, hex))


def why_not(play: Campaign, side: int, action: Action) -> Refusal:
    """Too many plans, no army, or a coast where nobody lands."""
    label = str(action.args[-1])
    if action.verb == "cancel-plan":
        return illegal("BR-17-01", f"no landing in {the(label)} is planned", label)
    if full(play, side):
        return illegal("SC-S4-03", f"at most {counted(play.land_card.plans_at_once, 'landing')} at a time")
    hex, id = play.hex(label), str(action.args[0])
    if sum(play.tables.hqs[plan.hq].id == id for plan in of(play, side)) >= PLANS:
        return illegal("BR-17-01", f"{the(id)} plans {PLANS} landings at a time", id)
    if play.safe(hex):
        return illegal("SC-S3-05", f"{the(label)} may not be attacked", label)
    if play.land.has(hex) and forbidden(play, side, hex, play.state.turn + play.land_card.planning):
        return illegal("SC-S4-05", f"it is too early to land in {the(label)}", label)
    return illegal("BR-17-01", "an army headquarters plans a landing on a coast that is not friendly", label)


class SchemeStep(Step[Campaign, Scheme]):
    """The units of a landing are named; then it is recorded. [BR-17-01]"""

    def seats(self, play: Campaign, frame: Scheme) -> tuple[str, ...]:
        """The side."""
        return (SEATS[frame.side],)

    def _free(self, play: Campaign, frame: Scheme) -> list[int]:
        taken = {unit for plan in of(play, frame.side) for unit in plan.units}
        return [
            unit
            for unit in play.of(frame.side)
            if not play.unit(unit).intrinsic
            and unit not in frame.units
            and unit not in taken
            and frame.hq in headquarters.able(play, unit)
        ]

    def prompt(self, play: Campaign, frame: Scheme, seat: str) -> str:
        """The question."""
        return f"Which units shall land in {the(play.label(frame.target))}? {len(frame.units)} so far."

    def legal(self, play: Campaign, frame: Scheme, seat: str) -> list[Action]:
        """Units that the headquarters commands; then record, or drop it."""
        found = [act("plan-unit", id) for id in play.ids(tuple(self._free(play, frame)))]
        return [*found, *([act("record")] if frame.units else []), act("cancel")]

    def do(self, play: Campaign, frame: Scheme, seat: str, action: Action) -> None:
        """Name a unit, record, or drop."""
        if action.verb == "plan-unit":
            frame.units = (*frame.units, play.tables.number[str(action.args[0])])
            return
        play.pop()
        if action.verb == "record":
            plan = Plan(frame.side, frame.hq, frame.target, frame.units, play.state.turn)
            play.war.plans = (*play.war.plans, plan)

    def why_not(self, play: Campaign, frame: Scheme, seat: str, action: Action) -> Refusal | None:
        """Not commanded by it, or planned elsewhere."""
        if action.verb == "record":
            return illegal("BR-17-01", "a landing needs units")
        if action.verb != "plan-unit":
            return None
        id = str(action.args[0])
        return illegal("BR-17-01", f"{the(id)} is not free for this plan", id)
