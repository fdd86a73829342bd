"""Which step belongs to which frame of combat; and their verbs."""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.by_map import ByMap
from flagplot.games.war_in_the_pacific.combat import frames, panels
from flagplot.games.war_in_the_pacific.combat.attack import AttackStep, MainMapAttackStep
from flagplot.games.war_in_the_pacific.combat.banzai import BanzaiStep
from flagplot.games.war_in_the_pacific.combat.losses import LossesStep
from flagplot.games.war_in_the_pacific.combat.pursuit import ChaseStep
from flagplot.games.war_in_the_pacific.flow import Panels
from flagplot.kernel.flow import Steps

STEPS: Steps = {
    frames.Attack: ByMap(tactical=AttackStep(), main=MainMapAttackStep()),
    frames.Losses: LossesStep(),
    frames.Banzai: BanzaiStep(),
    frames.Chase: ChaseStep(),
}
VERBS = {
    "aside": "aside <unit>",
    "last-man": "last-man",
    "no": "no",
    "lead": "lead <unit>",
    "guns": "guns",
    "support": "support",
    "announce": "announce <letters>",
    "points": "points <n> <n> <n>",
    "rating": "rating",
    "reduce": "reduce <n>",
    "absorb": "absorb <n>",
    "stand": "stand <unit>",
    "retreat": "retreat <unit> <place>",
    "pursue": "pursue <unit> <hex>",
    "press": "press",
    "decline": "decline",
    "continue": "continue <unit>",
    "charge": "charge <unit> <n>",
    "follow": "follow <unit>",
}
BUTTONS = {
    "aside": "Stand aside",
    "last-man": "To the last man",
    "no": "No",
    "lead": "Lead with",
    "guns": "Artillery supports",
    "support": "Air support",
    "announce": "Fort effects",
    "points": "Points",
    "rating": "Use the general's rating",
    "reduce": "Reduce the fort by",
    "absorb": "Absorb",
    "stand": "Stand",
    "retreat": "Retreat",
    "pursue": "Pursue",
    "press": "Attack again",
    "decline": "Do not attack",
    "continue": "Try to go on",
    "charge": "Charge",
    "follow": "Follow",
}
PANELS: Panels = {frames.Attack: panels.board}
