"""Which step belongs to which frame of the landing; and their verbs."""

from __future__ import annotations

from typing import Any

from flagplot.games.war_in_the_pacific.flow import Panels
from flagplot.games.war_in_the_pacific.landing import frames
from flagplot.games.war_in_the_pacific.landing.assault import JointAssaultStep
from flagplot.games.war_in_the_pacific.landing.checks import BeachStep
from flagplot.games.war_in_the_pacific.landing.plan import HOW, PlanningStep, PlanStep
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import ALLIED, SEATS
from flagplot.kernel.flow import Steps


def lines(play: Campaign, entries: tuple[frames.Entry, ...]) -> list[dict[str, Any]]:
    """The lines of a plan."""
    return [
        {
            "unit": play.id(unit),
            "owner": SEATS[play.side(unit)],
            "steps": steps,
            "hex": play.label(hex),
            "how": HOW[how],
        }
        for unit, steps, hex, how in entries
    ]


def sheet(play: Campaign, frame: frames.Planning, viewer: str | None) -> dict[str, Any]:
    """The plan as far as it is written; nobody but the invader sees it. [see BR-1-07]"""
    if viewer != SEATS[ALLIED]:
        return {}
    lane = frame.stacks[0]
    return {"plan": lines(play, lane[-1].entries if lane else frame.entries)}


def assaults(play: Campaign, frame: frames.JointAssault, viewer: str | None) -> dict[str, Any]:
    """The landings still to come; the plan has been shown by then."""
    return {
        "parties": lines(
            play, tuple((unit, play.state.steps[unit], hex, how) for unit, hex, how in frame.parties)
        )
    }


STEPS: Steps = {
    frames.Planning: PlanningStep(),
    frames.Plan: PlanStep(),
    frames.JointAssault: JointAssaultStep(),
    frames.Beach: BeachStep(),
}
VERBS = {
    "assault": "assault <unit> <n> <hex>",
    "reinforce": "reinforce <unit> <n> <hex>",
    "strike-out": "strike-out <n>",
    "land": "land <hex> [<unit>]",
}
BUTTONS = {"assault": "Assault", "reinforce": "Reinforce", "strike-out": "Strike out line", "land": "Land in"}
PANELS: Panels = {frames.Planning: sheet, frames.JointAssault: assaults}
