"""Which step belongs to which frame of the railways; and their verbs."""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.flow import Panels
from flagplot.games.war_in_the_pacific.rail import frames
from flagplot.games.war_in_the_pacific.rail.capture import RailPrizeStep
from flagplot.kernel.flow import Steps

STEPS: Steps = {frames.RailPrize: RailPrizeStep()}
VERBS = {
    "entrain": "entrain <unit>",
    "detrain": "detrain <unit>",
    "ride": "ride <unit> <hex>",
    "train": "train <hex> <hex>",
    "speed-up": "speed-up <source> <n>",
    "mend": "mend <unit> <hex> <n>",
    "patch": "patch <hex>",
    "restore": "restore <hex>",
}
BUTTONS = {
    "entrain": "Entrain",
    "detrain": "Detrain",
    "ride": "Go by rail",
    "train": "Go as one train",
    "speed-up": "Spend command points",
    "mend": "Repair rail",
    "patch": "Repair rail by luck",
    "restore": "Raise Railcap",
}
PANELS: Panels = {}
