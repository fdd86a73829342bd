"""Plans and counterplans for a game of one turn.

A plan is made by moving groups of like units between posts as long as that makes victory likelier, against
what the enemy is thought to do. Then he answers in the steps still to come, and we answer him; the plan is
worth what is left of it after that. His answers are what the next plan is made against.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from flagplot.games.admirals_war.board import ALLIED, AXIS
from flagplot.games.admirals_war.bots.day import FLIGHTS, HOME, LANDINGS, PATROLS, RAIDS, Chances, Day, Post
from flagplot.games.admirals_war.bots.mind import Mind

MARGIN = 0.01  # of a victory, a point more: says where to go when the day is won or lost anyway
LEAST = 1e-4  # by how much a move must be better
PASSES = 12  # rounds of moves before a plan is good enough
REMEMBERED = 3  # answers of the enemy a plan is made against
FAR, MOST = 12, 40  # more points than two areas, and than all of them with what is sure, can bring
# who may answer after each step, as the turn brings it
ANSWERS = ((PATROLS[ALLIED], ALLIED), (FLIGHTS, AXIS), (FLIGHTS, ALLIED), (LANDINGS, AXIS),
           (RAIDS[AXIS], AXIS), (RAIDS[ALLIED], ALLIED))  # fmt: skip


def _good(lead: int) -> float:
    return (1.0 if lead > 0 else 0.5 if not lead else 0.0) + MARGIN * lead


# by side: how good every score of the Allies is, from the lowest
GOOD = tuple([_good(sign * score) for score in range(-MOST, MOST + 1)] for sign in (1, -1))


class Chart:
    """How many of each group go to each post; and by area, how many of each group are there."""

    def __init__(self, day: Day) -> None:
        self.counts = [{HOME: len(group.units)} for group in day.groups]
        self.musters = [[0] * (2 * len(day.groups)) for _ in day.areas]

    def copy(self) -> Chart:
        """The same once more."""
        new = Chart.__new__(Chart)
        new.counts = [dict(one) for one in self.counts]
        new.musters = [list(one) for one in self.musters]
        return new

    def move(self, day: Day, number: int, start: Post, goal: Post, units: int) -> None:
        """Move some units of a group."""
        counts = self.counts[number]
        counts[start] -= units
        if not counts[start]:
            del counts[start]
        counts[goal] = counts.get(goal, 0) + units
        for (area, patrols), more in ((start, -units), (goal, units)):
            if area >= 0:
                self.musters[day.index[area]][2 * number + (not patrols)] += more

    def taking(self, day: Day, other: Chart, side: int) -> Chart:
        """A copy with the units of one side as in another chart."""
        new = self.copy()
        for number, group in enumerate(day.groups):
            if group.side == side:
                new.counts[number] = dict(other.counts[number])
                for place, muster in enumerate(new.musters):
                    muster[2 * number : 2 * number + 2] = other.musters[place][2 * number : 2 * number + 2]
        return new


# -- the chance to win --------------------------------------------------------------------------------------


def _spread(day: Day, parts: Sequence[Chances]) -> dict[int, float]:
    """The score of the Allies over several areas."""
    found = {day.sure: 1.0}
    for part in parts:
        more: dict[int, float] = {}
        for score, chance in found.items():
            for points, likely in part:
                more[score + points] = more.get(score + points, 0.0) + chance * likely
        found = more
    return found


def _prospects(day: Day, chart: Chart, side: int, without: tuple[int, ...]) -> list[float]:
    """By points of the Allies in some areas, the chance that a side wins with what happens elsewhere."""
    parts = [
        day.chances(place, tuple(muster))
        for place, muster in enumerate(chart.musters)
        if place not in without
    ]
    good = GOOD[side]
    elsewhere = _spread(day, parts).items()
    return [
        sum([chance * good[MOST + score + points] for score, chance in elsewhere])
        for points in range(-FAR, FAR + 1)
    ]


def value(day: Day, chart: Chart, side: int) -> float:
    """How likely a side wins as everything is planned."""
    return _prospects(day, chart, side, ())[FAR]


# -- making a plan ------------------------------------------------------------------------------------------


class Climb:
    """One side improves its plan against one or several plans of the enemy, from a step on."""

    def __init__(self, day: Day, charts: list[Chart], side: int, step: int) -> None:
        self.day, self.charts, self.side, self.step = day, charts, side, step
        self._tables: dict[tuple[int, ...], list[tuple[list[float], float]]] = {}

    def run(self) -> None:
        """Move groups as long as it helps."""
        for _ in range(PASSES):
            if not self._pass():
                return

    def _pass(self) -> bool:
        moved = False
        for number, group in enumerate(self.day.groups):
            if group.side != self.side:
                continue
            goals = [post for post, step in group.posts if step >= self.step]
            if not goals:
                continue
            for start in list(self.charts[0].counts[number]):
                if start in goals or start == HOME:
                    moved |= self._improve(number, start, goals)
        return moved

    def _improve(self, number: int, start: Post, goals: list[Post]) -> bool:
        """The best move of one or all units of a group from a post."""
        there = self.charts[0].counts[number].get(start, 0)
        best, chosen = LEAST, None
        for goal in goals:
            if goal == start or not there:
                continue
            for units in sorted({1, (there + 1) // 2, there}):
                gain = self._gain(number, start, goal, units)
                if gain > best:
                    best, chosen = gain, (goal, units)
        if chosen is None:
            return False
        for chart in self.charts:
            chart.move(self.day, number, start, *chosen)
        self._tables.clear()
        return True

    def _gain(self, number: int, start: Post, goal: Post, units: int) -> float:
        """How much likelier victory is after a move, over all plans of the enemy."""
        index = self.day.index
        places = tuple(sorted({index[area] for area, _ in (start, goal) if area >= 0}))
        if places not in self._tables:
            self._tables[places] = [self._table(chart, places) for chart in self.charts]
        changes = [
            (index[area], 2 * number + (not patrols), more)
            for (area, patrols), more in ((start, -units), (goal, units))
            if area >= 0
        ]
        total = 0.0
        for chart, (table, before) in zip(self.charts, self._tables[places], strict=True):
            after = {place: list(chart.musters[place]) for place in places}
            for place, slot, more in changes:
                after[place][slot] += more
            total += self._chance(after, table) - before
        return total / len(self.charts)

    def _table(self, chart: Chart, places: tuple[int, ...]) -> tuple[list[float], float]:
        """The chance to win by points in some areas, and as it is now."""
        table = _prospects(self.day, chart, self.side, places)
        return table, self._chance({place: chart.musters[place] for place in places}, table)

    def _chance(self, musters: dict[int, list[int]], table: list[float]) -> float:
        parts = [self.day.chances(place, tuple(muster)) for place, muster in musters.items()]
        if len(parts) == 1:
            return sum([chance * table[FAR + points] for points, chance in parts[0]])
        return sum(
            [
                chance * likely * table[FAR + points + more]
                for points, chance in parts[0]
                for more, likely in parts[1]
            ]
        )


def answered(day: Day, chart: Chart, turn: int = 0) -> Chart:
    """The chart after everybody has answered in the steps to come.

    Where fleets are placed that can still be answered, a second answer is made against what the first brings.
    """
    chart = chart.copy()
    for number in range(turn, len(ANSWERS)):
        step, side = ANSWERS[number]
        if step <= day.step:
            continue
        first = chart.copy()
        Climb(day, [chart], side, step).run()
        if step in (PATROLS[ALLIED], RAIDS[AXIS]):
            done = answered(day, chart, number + 1)
            second = [first, first.taking(day, done, 1 - side)]
            Climb(day, second, side, step).run()
            other = answered(day, second[0], number + 1)
            return max(done, other, key=lambda one: value(day, one, side))
    return chart


class Plan(NamedTuple):
    """A plan of ours, what is left of it after all answers, and how likely that wins."""

    chance: float
    chart: Chart
    final: Chart


def plans(mind: Mind, day: Day) -> list[Plan]:
    """Several plans, the best first, each made against what the enemy answered to those before it."""
    side, empty, tries = mind.side, Chart(day), mind.skill.plans
    enemy = empty.copy()
    Climb(day, [enemy], 1 - side, day.step).run()
    against, found = [enemy], list[Plan]()
    for number in range(tries):
        start = _shuffled(mind, day, empty, side) if number else empty
        charts = [start.taking(day, one, 1 - side) for one in against[-REMEMBERED:]]
        Climb(day, charts, side, day.step).run()
        final = _worst(mind, day, charts[-1])
        against.append(final)
        if all(charts[-1].counts != one.chart.counts for one in found):
            found.append(Plan(value(day, final, side), charts[-1], final))
        if not mind.budget:
            break
    return sorted(found, key=lambda plan: -plan.chance)


def _worst(mind: Mind, day: Day, chart: Chart) -> Chart:
    """The chart after the answers that hurt most, of several found from different beginnings.

    One answer that was not found makes a bad plan look good, and of many plans just that one is chosen.
    """
    found = [answered(day, chart)]
    while len(found) < mind.skill.replies and mind.budget:
        found.append(answered(day, _shuffled(mind, day, chart, 1 - mind.side)))
    return min(found, key=lambda one: value(day, one, mind.side))


def _shuffled(mind: Mind, day: Day, chart: Chart, side: int) -> Chart:
    """A chart to start from: every group of a side somewhere, by lot."""
    chart = chart.copy()
    for number, group in enumerate(day.groups):
        posts = [post for post, step in group.posts if step >= day.step]
        if group.side == side and posts:
            goal = posts[mind.stream.below(len(posts))]
            for start, units in list(chart.counts[number].items()):
                if start != goal:
                    chart.move(day, number, start, goal, units)
    return chart
