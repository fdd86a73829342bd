"""The steps of the Conduct Combat phase, by frame."""

from __future__ import annotations

from typing import Any

from flagplot.games.axis_allies.combat import frames
from flagplot.games.axis_allies.combat.assault import AssaultStep
from flagplot.games.axis_allies.combat.battle import BattleStep
from flagplot.games.axis_allies.combat.casualties import CasualtiesStep
from flagplot.games.axis_allies.combat.conduct import ConductStep
from flagplot.games.axis_allies.combat.raid import RaidStep
from flagplot.games.axis_allies.combat.scramble import ScrambleStep
from flagplot.games.axis_allies.combat.stranded import StrandedStep
from flagplot.kernel.flow import Step

STEPS: dict[type[Any], Step[Any, Any]] = {
    frames.Conduct: ConductStep(),
    frames.Scramble: ScrambleStep(),
    frames.Raid: RaidStep(),
    frames.Assault: AssaultStep(),
    frames.Battle: BattleStep(),
    frames.Casualties: CasualtiesStep(),
    frames.Stranded: StrandedStep(),
}
