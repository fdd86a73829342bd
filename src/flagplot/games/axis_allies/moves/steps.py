"""All steps of the two movement phases."""

from __future__ import annotations

from typing import Any

from flagplot.games.axis_allies.moves import frames, interdiction, sea
from flagplot.games.axis_allies.moves.air_order import AirOrderStep
from flagplot.games.axis_allies.moves.combat_move import CombatMoveStep
from flagplot.games.axis_allies.moves.land import LandOrderStep
from flagplot.games.axis_allies.moves.noncombat_move import NoncombatMoveStep
from flagplot.kernel.flow import Step

STEPS: dict[type[Any], Step[Any, Any]] = {
    frames.CombatMove: CombatMoveStep(),
    frames.NoncombatMove: NoncombatMoveStep(),
    frames.LandOrder: LandOrderStep(),
    frames.AirOrder: AirOrderStep(),
    **sea.STEPS,
    **interdiction.STEPS,
}
