"""Midway: the orders of every step from the best of several plans for the whole day."""

from __future__ import annotations

from flagplot.games.admirals_war.board import AMPHIB, LBA, SHIP
from flagplot.games.admirals_war.bots import counterplans
from flagplot.games.admirals_war.bots.counterplans import Chart
from flagplot.games.admirals_war.bots.day import HOME, Day, Post
from flagplot.games.admirals_war.bots.mind import Mind, Walk
from flagplot.games.admirals_war.moves import orders
from flagplot.kernel.action import Action

DONE = Action("done")
SAID = 2  # ships that make a destination worth a sentence


def planned(mind: Mind) -> bool:
    """Whether the whole day is thought through: not by those who look at one step only."""
    return mind.war.midway and mind.skill.plans > 0


def _posts(mind: Mind, kind: int) -> dict[int, Post]:
    """Where the plan has each of our units of a kind."""
    if mind.orders is None:
        day = Day(mind)
        best = counterplans.plans(mind, day)[0]
        found = posts(day, best.chart, mind.side, kind)
        _explain(mind, day, found, best.chance)
        return found
    units = mind.war.board
    return {unit: post for unit, post in mind.orders.items() if units.pieces[unit].kind == kind}


def posts(day: Day, chart: Chart, *side_and_kind: int) -> dict[int, Post]:
    """Where a chart has each unit; only those of a side and a kind, if they are given."""
    found: dict[int, Post] = {}
    for group, counts in zip(day.groups, chart.counts, strict=True):
        if not side_and_kind or (group.side, group.kind) == side_and_kind:
            units = iter(group.units)
            for post in sorted(counts):
                for _ in range(counts[post]):
                    found[next(units)] = post
    return dict(sorted(found.items()))


def _explain(mind: Mind, day: Day, posts: dict[int, Post], chance: float) -> None:
    mind.say(
        "plan", "How likely the day is won after the answers of the enemy.", "", min(1.0, max(0.0, chance))
    )
    places = mind.war.board.place_ids
    for area in day.index:
        patrol = sum(post == (area, True) for post in posts.values())
        raid = sum(post == (area, False) for post in posts.values())
        if patrol + raid >= SAID:
            what = f"{patrol} patrol and {raid} raid in {places[area]}."
            mind.say("plan", what, places[area])


def patrol(mind: Mind) -> list[Action]:
    """Patrols of the plan; whoever is to raid, or has nothing to do, is turned over."""
    war, walk = mind.war, Walk(mind)
    ids, places = war.board.unit_ids, war.board.place_ids
    for unit, (area, patrols) in _posts(mind, SHIP).items():
        if patrols and area >= 0:
            walk.give(Action("pick", (ids[unit],)), Action("to", (places[area],)))
        elif orders.may_turn(war, unit):
            walk.give(Action("pick", (ids[unit],)), Action("raid"))
    walk.end(DONE)
    return walk.answers


def raid(mind: Mind) -> list[Action]:
    """Raiders of the plan."""
    return _sent(mind, SHIP)


def land(mind: Mind) -> list[Action]:
    """Landing forces of the plan."""
    return _sent(mind, AMPHIB)


def _sent(mind: Mind, kind: int) -> list[Action]:
    walk = Walk(mind)
    ids, places = mind.war.board.unit_ids, mind.war.board.place_ids
    for unit, post in _posts(mind, kind).items():
        if post != HOME:
            walk.give(Action("pick", (ids[unit],)), Action("to", (places[post[0]],)))
    walk.end(DONE)
    return walk.answers


def fly(mind: Mind) -> list[Action]:
    """The next air unit of the plan: one at a time, as both sides take turns."""
    walk = Walk(mind)
    ids, places = mind.war.board.unit_ids, mind.war.board.place_ids
    for unit, post in _posts(mind, LBA).items():
        if post != HOME and walk.give(Action("pick", (ids[unit],))):
            walk.end(Action("to", (places[post[0]],)))
            return walk.answers
    walk.end(DONE)
    return walk.answers
