"""Orders a commander can give as one: plots as in the phase before, everybody ashore activated, projects."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from flagplot.games.war_in_the_pacific.air import missions, wings
from flagplot.games.war_in_the_pacific.air import templates as flights
from flagplot.games.war_in_the_pacific.air.frames import COVER, NCOVER, RECON, STRAFE, Line, Plot
from flagplot.games.war_in_the_pacific.command import links, orders
from flagplot.games.war_in_the_pacific.command.activation import candidates
from flagplot.games.war_in_the_pacific.command.frames import Activation
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea import templates as cards
from flagplot.games.war_in_the_pacific.sea.frames import Deck
from flagplot.games.war_in_the_pacific.sides import ALLIED
from flagplot.games.war_in_the_pacific.works.frames import Building
from flagplot.games.war_in_the_pacific.works.state import Project
from flagplot.kernel.action import act
from flagplot.kernel.proposals import Proposal, ProposalName, ProposalPart, Trial, together
from flagplot.kernel.words import counted, joined, listed, the

AGAIN = ProposalName("again", "Plot as last phase")
WORDS = {RECON: "reconnaissance", COVER: "cover", NCOVER: "cover", STRAFE: "strafing"}
ACTIVATE = ProposalName("activate", "Activate all units ashore")
BUILD = ProposalName("build", "Go on with all projects")


def proposals(play: Campaign, frame: Any) -> Iterator[ProposalName]:
    """Cards and air missions that can be written again, units ashore that points are left for."""
    if isinstance(frame, Deck) and cards.waiting(play, frame.side):
        yield AGAIN
    if isinstance(frame, Plot) and _blank(frame) and _flown(play, frame.side):
        yield AGAIN
    if isinstance(frame, Activation) and len(_idle(play, frame.side)) > 1:
        yield ACTIVATE
    if isinstance(frame, Building) and any(_crews(play, frame.side)):
        yield BUILD


def _idle(play: Campaign, side: int) -> list[int]:
    """Units that could be activated now."""
    if play.field.tactical:
        return candidates(play, ALLIED) if side == ALLIED else []
    nets = links.nets(play, side, known=True)
    return list(dict.fromkeys(unit for unit, _ in orders.candidates(play, side, nets)))


def _crews(play: Campaign, side: int) -> Iterator[tuple[int, Project]]:
    """Who worked last on what is not finished, and is still there."""
    for project in play.works.projects:
        if project.side == side and project.last != play.state.turn:
            yield from ((unit, project) for unit in project.crew if play.state.place[unit] == project.hex)


def _blank(frame: Plot) -> bool:
    return not frame.lines and frame.draft is None and frame.air < 0


def _flown(play: Campaign, side: int) -> bool:
    return any(line.side == side for line in play.sea.flights)


def again(play: Campaign, frame: Any) -> Proposal:
    """What ``all-as-before`` would write."""
    parts = tuple(_courses(play, frame.side) if isinstance(frame, Deck) else _missions(play, frame.side))
    rest = "" if parts else "None of these missions can be flown again."
    return Proposal(AGAIN.id, AGAIN.name, "all-as-before" if parts else "", parts, rest)


def _courses(play: Campaign, side: int) -> Iterator[ProposalPart]:
    for label in cards.waiting(play, side):
        card, here = cards.again(play, label), play.force(label).hex
        if card is None:
            continue
        way = tuple(map(play.label, (here, *card.route)))
        does = f": {the(way[0])} → {the(way[-1])}" if card.route else f" holds in {the(way[0])}"
        yield ProposalPart(f"{play.called(label)}{does}", way)


def _missions(play: Campaign, side: int) -> Iterator[ProposalPart]:
    for line in flights.again(play, (), side):
        fly = joined([_group(play, *group[:2]) for group in (*line.bombers, *line.escorts)])
        way = (play.label(play.base_hex(line.base)), play.label(missions.target_hex(play, line)))
        what = WORDS.get(line.mission, "strike")
        yield ProposalPart(f"{fly}: {what}, {play.called(line.base)} → {the(_target(play, line))}", way)


def _group(play: Campaign, air: int, count: int) -> str:
    return f"{counted(count, 'air point')} of {the(wings.unit(play, air).id)}"


def _target(play: Campaign, line: Line) -> str:
    own = line.target in play.forces_of(line.side)
    return line.target if own else missions.named(play, line)


def activate(trial: Trial[Any], play: Campaign, side: int) -> Proposal:
    """All who may be activated, the first of the list first, as long as the points last."""
    wanted = play.ids(_idle(play, side))
    given = [id for id in wanted if _activated(trial, id)]
    left = [id for id in wanted if id not in given]
    why = "Dice decide about the last of them before the rest" if trial.over else "Not enough command points"
    rest = f"{why}: {listed(left)}." if left else ""
    parts = tuple(ProposalPart(the(id)) for id in given)
    return Proposal(ACTIVATE.id, ACTIVATE.name, together(trial.answers), parts, rest)


def _activated(trial: Trial[Any], id: str) -> bool:
    """A unit is activated by the first headquarters that may pay for it."""
    answer = next((one for one in trial.legal() if one.verb == "activate" and one.args[0] == id), None)
    return answer is not None and trial.give(answer)


def build(trial: Trial[Any], play: Campaign, side: int) -> Proposal:
    """Who worked last on a project goes on with it."""
    parts, left = [], []
    for unit, project in _crews(play, side):
        id, ends = play.id(unit), tuple(play.label(end) for end in project.ends)
        if trial.give(act("build", id, project.task, *ends)):
            parts.append(ProposalPart(f"{the(id)}: {project.task} in {the(play.label(project.hex))}"))
        else:
            left.append(id)
    rest = f"Cannot go on: {listed(left)}." if left else ""
    return Proposal(BUILD.id, BUILD.name, together(trial.answers), tuple(parts), rest)
