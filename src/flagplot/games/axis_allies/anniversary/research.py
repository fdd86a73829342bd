"""Research and development, the first phase of a turn. [A50-RND-02]

Hire researchers, throw a die for each, and after a breakthrough choose a chart and throw for the advance on
it.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from flagplot.games.axis_allies.anniversary import technologies
from flagplot.games.axis_allies.anniversary.frames import Research
from flagplot.games.axis_allies.anniversary.loader import data
from flagplot.games.axis_allies.economy.frames import Purchase
from flagplot.games.axis_allies.events import Hired, Researched
from flagplot.games.axis_allies.play import War
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.language import spoken
from flagplot.kernel.refusal import Refusal, illegal, malformed
from flagplot.kernel.words import the

TOKENS, CHART = "tokens", "chart"  # what is asked


def flag(seat: str) -> str:
    """Where a state keeps the number of a power's researchers."""
    return f"tokens.{seat}"


def tokens(war: War, power: int) -> int:
    """The researchers a power has at work."""
    return war.state.flags.get(flag(war.seat(power)), 0)


def _set_tokens(war: War, power: int, number: int) -> None:
    war.state.flags = {**war.state.flags, flag(war.seat(power)): number}


class ResearchStep(Step[War, Research]):
    """The phase of one power. [A50-RND-01, A50-RND-02, A50-RND-16]"""

    def seats(self, war: War, frame: Research) -> tuple[str, ...]:
        """The active power, if it has anything to decide."""
        return (war.seat(frame.power),) if frame.asked else ()

    def run(self, war: War, frame: Research) -> None:
        """Ask how many researchers to hire; a power that cannot hire any rolls for those it has.

        [A50-RND-13, A50-RND-15]
        """
        if _complete(war, frame.power):
            war.state.frames.pop()
        elif _affordable(war, frame.power):
            frame.asked = TOKENS
        else:
            _roll(war, frame)

    def legal(self, war: War, frame: Research, seat: str) -> list[Action]:
        """Any number of researchers there is money for, none included; or an open chart.

        [A50-RND-03, A50-RND-07, A50-RND-10]
        """
        if frame.asked == CHART:
            return [act("chart", number) for number in _open_charts(war, frame.power)]
        return [act("research", number) for number in range(_affordable(war, frame.power) + 1)]

    def do(self, war: War, frame: Research, seat: str, action: Action) -> None:
        """Hire and roll, or roll on the chosen chart."""
        number = int(action.args[0])
        frame.asked = ""
        if action.verb == "chart":
            _develop(war, frame, number)
            return
        if number:
            _hire(war, frame.power, number)
        _roll(war, frame)

    def why_not(self, war: War, frame: Research, seat: str, action: Action) -> Refusal | None:
        """Why so many cannot be hired, or why a chart is closed."""
        if action.verb not in ("research", "chart") or len(action.args) != 1:
            return None
        number = action.args[0]
        if not isinstance(number, int):
            return malformed(f"'{action.verb}' needs a whole number, found {number!r}", str(number))
        if action.verb == "chart" and number not in technologies.CHARTS:
            return malformed(f"the charts are 1 and 2, found {number}", str(number))
        if action.verb == "chart":
            return illegal("A50-RND-07", "a chart is chosen after a breakthrough")
        if frame.asked != TOKENS:
            return illegal("A50-RND-02", "researchers are hired before their dice are thrown")
        if number < 0:
            return malformed(f"the number of researchers is 0 or more, found {number}", str(number))
        money, cost = war.state.treasury[frame.power], number * data().tables.research.cost
        return illegal("A50-RND-03", f"{number} researchers cost {cost} IPCs, {money} are left")

    def prompt(self, war: War, frame: Research, seat: str) -> str:
        """What can be decided."""
        if frame.asked == CHART:
            return "A breakthrough: on which chart is the advance rolled?"
        held, cost = tokens(war, frame.power), data().tables.research.cost
        at_work = f", {held} at work already" if held else ""
        return f"Research: how many researchers are hired at {cost} IPCs each{at_work}?"


def none_now(war: War, power: int) -> Refusal | None:
    """Why a power was not asked about researchers; None if it was. [A50-RND-01, A50-RND-03]"""
    if not war.state.options.get("research", True):
        return illegal("A50-RND-01", "this game is played without research")
    money, cost = war.state.treasury[power], data().tables.research.cost
    if isinstance(war.state.frames[-1], Purchase) and money < cost:
        return illegal("A50-RND-03", f"a researcher costs {cost} IPCs, {money} are left")
    return None


# -- what is open --------------------------------------------------------------------------------------


def _complete(war: War, power: int) -> bool:
    """Whether there is nothing left to find; such a power hires nobody. [A50-RND-13]"""
    return technologies.owned(war.state, war.seat(power)) == technologies.everything()


def _affordable(war: War, power: int) -> int:
    """The most researchers the power can pay for. [A50-RND-03]"""
    return war.state.treasury[power] // data().tables.research.cost


def _open_charts(war: War, power: int) -> list[int]:
    """Charts with an advance the power does not have yet. [A50-RND-10]"""
    return [
        number
        for number in technologies.CHARTS
        if not all(technologies.has(war, power, one.id) for one in technologies.chart(number))
    ]


# -- the steps of the phase ----------------------------------------------------------------------------


def _hire(war: War, power: int, number: int) -> None:
    """Pay for researchers. [A50-RND-03]"""
    cost, held = number * data().tables.research.cost, tokens(war, power) + number
    war.state.treasury[power] -= cost
    _set_tokens(war, power, held)
    war.emit(Hired(power=war.seat(power), tokens=number, cost=cost, held=held))


def _roll(war: War, frame: Research) -> None:
    """Throw one die for every researcher, old and new; rolling is compulsory. [A50-RND-04, A50-RND-15]

    However many sixes fall, it is one breakthrough, and all researchers are used up [A50-RND-05]; without one
    they stay [A50-RND-06].
    """
    power, held = frame.power, tokens(war, frame.power)
    if not held:
        war.state.frames.pop()
        return
    faces = war.roll(held, f"{the(war.seat(power))} research")
    success = data().tables.research.success in faces
    war.emit(Researched(power=war.seat(power), tokens=held, breakthrough=success))
    if not success:
        war.state.frames.pop()
        return
    _set_tokens(war, power, 0)
    charts = _open_charts(war, power)
    if len(charts) == 1:
        _develop(war, frame, charts[0])
    else:
        frame.asked = CHART


def _develop(war: War, frame: Research, number: int) -> None:
    """Throw on a chart until the die shows an advance the power does not have; that one it gets, and no more.

    [A50-RND-07, A50-RND-08, A50-RND-09]
    """
    power, advances = frame.power, technologies.chart(number)
    while True:
        (face,) = war.roll(1, f"{the(war.seat(power))} breakthrough on chart {number}")
        found = advances[face - 1]
        if not technologies.has(war, power, found.id):
            break
    war.state.frames.pop()
    technologies.learn(war, power, found)


# -- what a client shows -------------------------------------------------------------------------------


def chance(number: int) -> Fraction:
    """The chance of a breakthrough with so many researchers, exactly: at least one six. [A50-RND-05]"""
    return 1 - Fraction(5, 6) ** number


def charts(war: War, power: int) -> list[dict[str, Any]]:
    """Both charts with what the power has and what is missing."""
    return [
        {
            "chart": number,
            "open": number in _open_charts(war, power),
            "advances": [
                {
                    "roll": one.roll,
                    "id": one.id,
                    "name": one.name,
                    "text": spoken(one.text),
                    "rule": one.rule,
                    "owned": technologies.has(war, power, one.id),
                }
                for one in technologies.chart(number)
            ],
        }
        for number in technologies.CHARTS
    ]


def panel(war: War, frame: Research) -> dict[str, Any]:
    """The facts of the question: researchers held, their price, the chance for every number to be hired.

    ``chances[n]`` is the chance with n researchers hired now, as a fraction in words and as a number.
    """
    held, most = tokens(war, frame.power), _affordable(war, frame.power)
    numbers = range(held, held + (most if frame.asked == TOKENS else 0) + 1)
    return {
        "power": war.seat(frame.power),
        "asked": frame.asked,
        "held": held,
        "price": data().tables.research.cost,
        "most": most if frame.asked == TOKENS else 0,
        "chances": [{"exact": str(chance(n)), "value": float(chance(n))} for n in numbers],
        "charts": charts(war, frame.power),
    }


def facts(war: War, power: int) -> dict[str, Any]:
    """What views show of a power: its technologies and researchers. [A50-GEN-07]"""
    found = technologies.listed(technologies.owned(war.state, war.seat(power)))
    return {"technologies": [one.id for one in found], "researchers": tokens(war, power)}
