"""Which step belongs to which frame of the Conduct Combat phase; their answers and panels."""

from __future__ import annotations

from collections.abc import Mapping

from flagplot.games.axis_allies.combat import frames, panels
from flagplot.games.axis_allies.combat.assault import AssaultStep
from flagplot.games.axis_allies.combat.battle import BattleStep
from flagplot.games.axis_allies.combat.casualties import CasualtiesStep
from flagplot.games.axis_allies.combat.conduct import ConductStep
from flagplot.games.axis_allies.combat.raid import RaidStep
from flagplot.games.axis_allies.combat.scramble import ScrambleStep
from flagplot.games.axis_allies.combat.stranded import StrandedStep
from flagplot.games.axis_allies.panels import Panels
from flagplot.kernel.flow import Steps

STEPS: Steps = {
    frames.Conduct: ConductStep(),
    frames.Scramble: ScrambleStep(),
    frames.Raid: RaidStep(),
    frames.Assault: AssaultStep(),
    frames.Battle: BattleStep(),
    frames.Casualties: CasualtiesStep(),
    frames.Stranded: StrandedStep(),
}

# the answers of these steps, and how each is written
VERBS: Mapping[str, str] = {
    "raid": "raid <territory>",
    "fight": "fight <space>",
    "scramble": "scramble <island> <piece> [<n>]",
    "intercept": "intercept <n>",
    "bomb": "bomb <facility>...",
    "engage": "engage",
    "ignore": "ignore",
    "land": "land <piece> <where> [<zone>]",
    "bombard": "bombard <piece> <territory> [<zone>]",
    "submerge": "submerge <n>",
    "lose": "lose <piece>...",
    "agree": "agree",
    "object": "object",
    "press": "press",
    "retreat": "retreat <space>",
    "withdraw": "withdraw <space>",
    "stay": "stay",
    "pass": "pass",
    "done": "done",
}

# how a button says them; what follows are the arguments
BUTTONS: Mapping[str, str] = {
    "raid": "Resolve raid on",
    "fight": "Fight for",
    "scramble": "Scramble from",
    "intercept": "Intercept with",
    "bomb": "Bomb the",
    "engage": "Fight the sea battle",
    "ignore": "Ignore them",
    "land": "Land",
    "bombard": "Bombard with",
    "submerge": "Submerge",
    "lose": "Lose",
    "agree": "Agree",
    "object": "Object",
    "press": "Press the attack",
    "retreat": "Retreat to",
    "withdraw": "Withdraw to",
    "stay": "Stay",
    "pass": "Pass",
    "done": "Done",
}

# the phase an answer belongs to, in words
BELONGS: Mapping[str, str] = {
    "fight": "the Conduct Combat phase",
    "raid": "the Conduct Combat phase",
    "bomb": "the Conduct Combat phase",
    "bombard": "the Conduct Combat phase",
}

# answers that may be given several at a time: ``buy infantry:3 tank``
MANY: tuple[str, ...] = ("lose", "bomb", "scramble", "bombard", "land")

PANELS: Panels = {
    frames.Conduct: ("combat", panels.conduct_panel),
    frames.Scramble: ("scramble", panels.scramble_panel),
    frames.Raid: ("raid", panels.raid_panel),
    frames.Assault: ("assault", panels.assault_panel),
    frames.Battle: ("battle", panels.battle_panel),
    frames.Casualties: ("losses", panels.casualties_panel),
    frames.Stranded: ("stranded", panels.stranded_panel),
}
