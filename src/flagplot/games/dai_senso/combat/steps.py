"""Which step belongs to which frame of combat; and their verbs."""

from __future__ import annotations

from flagplot.games.dai_senso.combat import frames, panels
from flagplot.games.dai_senso.combat.attack import AttackStep
from flagplot.games.dai_senso.combat.declare import CombatStep
from flagplot.games.dai_senso.flow import Panels
from flagplot.kernel.flow import Steps

STEPS: Steps = {
    frames.Combat: CombatStep(),
    frames.BlitzCombat: CombatStep(),
    frames.Banzai: CombatStep(),
    frames.Attack: AttackStep(),
}
VERBS: dict[str, str] = {
    "target": "target <hex>",
    "commit": "commit <counter>",
    "release": "release <counter>",
    "support": "support <hq>",
    "attack": "attack",
    "assault": "assault <hex> <counter>...",
    "cancel": "cancel",
    "gas": "gas",
    "decline": "decline",
    "retreat": "retreat <place>",
    "lose": "lose <counter> [<counter>]",
    "advance": "advance <counter>",
    "exploit": "exploit <counter> <place>",
    "done": "done",
}
BUTTONS: dict[str, str] = {
    "target": "Attack",
    "commit": "Add",
    "release": "Take back",
    "support": "HQ support",
    "attack": "Attack",
    "cancel": "Cancel",
    "gas": "Chemical Weapons",
    "decline": "Decline",
    "retreat": "Retreat to",
    "lose": "Lose a step",
    "advance": "Advance",
    "exploit": "Exploit",
    "done": "Done",
}
PANELS: Panels = {frames.Attack: panels.attack}
