"""Which step belongs to which frame of motor torpedo boats; and their verbs."""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.boats import frames
from flagplot.games.war_in_the_pacific.boats.attack import BoatAttackStep, BoatChaseStep
from flagplot.games.war_in_the_pacific.boats.yard import BoatYardStep
from flagplot.games.war_in_the_pacific.flow import Panels
from flagplot.kernel.flow import Steps

STEPS: Steps = {
    frames.BoatAttack: BoatAttackStep(),
    frames.BoatChase: BoatChaseStep(),
    frames.BoatYard: BoatYardStep(),
}
VERBS = {
    "boats-at": "boats-at <ship>",
    "chase": "chase <n>",
    "new-squadron": "new-squadron <hq> <hex>",
    "move-squadron": "move-squadron <n> <hq> <hex>",
    "fill-squadron": "fill-squadron <n> <n>",
}
BUTTONS = {
    "boats-at": "Torpedo boats attack",
    "chase": "Send boats",
    "new-squadron": "New MTB squadron",
    "move-squadron": "Move an MTB squadron",
    "fill-squadron": "Fill an MTB squadron",
}
PANELS: Panels = {}
