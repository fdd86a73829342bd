"""Which step belongs to which frame of the Ground Phase."""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.by_map import ByMap
from flagplot.games.war_in_the_pacific.flow import Panels
from flagplot.games.war_in_the_pacific.ground import frames
from flagplot.games.war_in_the_pacific.ground.advance import AdvanceStep
from flagplot.games.war_in_the_pacific.ground.convoys import DispatchStep
from flagplot.games.war_in_the_pacific.ground.interdiction import InterdictionStep
from flagplot.games.war_in_the_pacific.ground.landings import LandingsStep
from flagplot.games.war_in_the_pacific.ground.phase import GroundPhaseStep
from flagplot.games.war_in_the_pacific.ground.planning import SchemeStep
from flagplot.games.war_in_the_pacific.ground.segment import SegmentStep
from flagplot.games.war_in_the_pacific.ground.sieges import BesiegedStep
from flagplot.kernel.flow import Steps

STEPS: Steps = {
    frames.Segment: ByMap(tactical=SegmentStep(), main=AdvanceStep()),
    frames.Landings: LandingsStep(),
    frames.GroundPhase: GroundPhaseStep(),
    frames.Scheme: SchemeStep(),
    frames.Dispatch: DispatchStep(),
    frames.Besieged: BesiegedStep(),
    frames.Interdiction: InterdictionStep(),
}
VERBS = {
    "move": "move <unit> <hex>",
    "march": "march <hex> <hex>",
    "attack": "attack <hex>",
    "banzai": "banzai <hex>",
    "force-march": "force-march <unit> <hex>",
    "besiege": "besiege <hex>",
    "wear-down": "wear-down <unit>",
    "attach": "attach <leader> <unit>",
    "plan-landing": "plan-landing <hq> <hex>",
    "plan-unit": "plan-unit <unit>",
    "record": "record",
    "cancel-plan": "cancel-plan <hex>",
    "dispatch": "dispatch <ship> <hex>",
    "interdict": "interdict",
}
BUTTONS = {
    "move": "Move",
    "march": "March as a stack",
    "attack": "Attack",
    "banzai": "Banzai charge",
    "force-march": "Forced march",
    "besiege": "Besiege",
    "wear-down": "Break",
    "attach": "General goes with",
    "plan-landing": "Plan a landing",
    "plan-unit": "Will land",
    "record": "Record the plan",
    "cancel-plan": "Give up the plan for",
    "dispatch": "Send on its way",
    "interdict": "Interdict",
}
PANELS: Panels = {}
