"""Which step belongs to which frame of the turn; and their verbs."""

from __future__ import annotations

from flagplot.games.dai_senso.flow import Panels
from flagplot.games.dai_senso.turn import frames
from flagplot.games.dai_senso.turn.ending import EndOfTurnStep
from flagplot.games.dai_senso.turn.markers import MarkerStep
from flagplot.games.dai_senso.turn.overstack import OverstackStep
from flagplot.games.dai_senso.turn.policy_order import PolicyOrderStep
from flagplot.games.dai_senso.turn.sequence import FactionTurnStep, GameTurnStep
from flagplot.kernel.flow import Steps

STEPS: Steps = {
    frames.GameTurn: GameTurnStep(),
    frames.FactionTurn: FactionTurnStep(),
    frames.Overstack: OverstackStep(),
    frames.Marker: MarkerStep(),
    frames.EndOfTurn: EndOfTurnStep(),
    frames.PolicyOrder: PolicyOrderStep(),
}
VERBS: dict[str, str] = {"lose": "lose <counter> [<counter>]", "end_policy": "end_policy <policy>"}
BUTTONS: dict[str, str] = {"end_policy": "End"}
PANELS: Panels = {}
