"""Which step belongs to which frame of the deployment; and their verbs."""

from __future__ import annotations

from typing import Any

from flagplot.games.war_in_the_pacific.deployment import frames
from flagplot.games.war_in_the_pacific.deployment.deploy import DeploymentStep, DeployStep
from flagplot.games.war_in_the_pacific.flow import Panels
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import JAPAN, SEATS
from flagplot.kernel.flow import Steps


def sheet(play: Campaign, frame: frames.Deployment, viewer: str | None) -> dict[str, Any]:
    """What the defender has placed; nobody else sees it. [see BR-1-07]"""
    if viewer != SEATS[JAPAN]:
        return {}
    lane = frame.stacks[0]
    placed = lane[-1].placed if lane else frame.placed
    return {"placed": {play.id(unit): play.label(hex) for unit, hex in placed}}


STEPS: Steps = {frames.Deployment: DeploymentStep(), frames.Deploy: DeployStep()}
VERBS = {"place": "place <unit> <hex>", "historical": "historical", "done": "done"}
BUTTONS = {"place": "Place", "historical": "Historical places", "done": "Done"}
PANELS: Panels = {frames.Deployment: sheet}
