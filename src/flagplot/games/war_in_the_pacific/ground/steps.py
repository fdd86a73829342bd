"""Which step belongs to which frame of the Ground Segments; and their verbs."""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.flow import Panels
from flagplot.games.war_in_the_pacific.ground import frames
from flagplot.games.war_in_the_pacific.ground.segment import SegmentStep
from flagplot.kernel.flow import Steps

STEPS: Steps = {frames.Segment: SegmentStep()}
VERBS = {
    "move": "move <unit> <hex>",
    "attack": "attack <hex>",
    "banzai": "banzai <hex>",
    "attach": "attach <leader> <unit>",
}
BUTTONS = {"move": "Move", "attack": "Attack", "banzai": "Banzai charge", "attach": "General goes with"}
PANELS: Panels = {}
