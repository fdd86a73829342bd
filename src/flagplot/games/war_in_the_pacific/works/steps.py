"""Which step belongs to which frame of the Engineering Segment on the main map."""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.flow import Panels
from flagplot.games.war_in_the_pacific.works import frames
from flagplot.games.war_in_the_pacific.works.demolition import DemolitionStep
from flagplot.games.war_in_the_pacific.works.segment import BuildingStep
from flagplot.kernel.flow import Steps

STEPS: Steps = {frames.Demolition: DemolitionStep(), frames.Building: BuildingStep()}
VERBS = {
    "demolish": "demolish <unit> <what>",
    "fix": "fix <unit> <what> [<n>]",
    "clear-field": "clear-field <hex>",
    "build": "build <unit> <task> [<end>] [<end>]",
    "hold-out": "hold-out <unit>",
}
BUTTONS = {
    "demolish": "Demolish",
    "fix": "Repair",
    "clear-field": "Repair the airfield",
    "build": "Build",
    "hold-out": "Hold out of combat",
}
PANELS: Panels = {}
