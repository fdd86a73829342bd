"""Which step belongs to which frame of politics; and their verbs."""

from __future__ import annotations

from flagplot.games.dai_senso.flow import Panels
from flagplot.games.dai_senso.politics import frames
from flagplot.games.dai_senso.politics.activation import ActivationStep
from flagplot.games.dai_senso.politics.arrivals import ArrivalsStep
from flagplot.games.dai_senso.politics.card_actions import CardActionsStep, PoliticalEventsStep
from flagplot.games.dai_senso.politics.conditional import ConditionalEventsStep
from flagplot.games.dai_senso.politics.events.operation_z import OperationZStep
from flagplot.games.dai_senso.politics.guerrillas import GuerrillasStep
from flagplot.games.dai_senso.politics.hand import SelectCardStep
from flagplot.games.dai_senso.politics.happening import EventStep
from flagplot.games.dai_senso.politics.losses import LossesStep
from flagplot.games.dai_senso.politics.partisans import PartisanBasesStep
from flagplot.games.dai_senso.politics.receiving import ReceiveStep
from flagplot.games.dai_senso.politics.total_war import TotalWarStep
from flagplot.games.dai_senso.politics.war_and_peace import WarAndPeaceStep
from flagplot.kernel.flow import Steps

STEPS: Steps = {
    frames.PoliticalEvents: PoliticalEventsStep(),
    frames.CardActions: CardActionsStep(),
    frames.Event: EventStep(),
    frames.Losses: LossesStep(),
    frames.Receive: ReceiveStep(),
    frames.Activation: ActivationStep(),
    frames.TotalWar: TotalWarStep(),
    frames.WarAndPeace: WarAndPeaceStep(),
    frames.OperationZ: OperationZStep(),
    frames.Arrivals: ArrivalsStep(),
    frames.SelectCard: SelectCardStep(),
    frames.PartisanBases: PartisanBasesStep(),
    frames.Guerrillas: GuerrillasStep(),
    frames.ConditionalEvents: ConditionalEventsStep(),
}
VERBS: dict[str, str] = {
    "choose": "choose <what> [<which>...]",
    "select": "select <card>",
    "take": "take <counter> <hex>",
    "strike": "strike <hex>",
    "decline": "decline",
    "lose": "lose <counter> [<counter>]",
    "reactivate": "reactivate <country>",
    "intern": "intern <policy>",
    "end_policy": "end_policy <policy>",
    "done": "done",
}
BUTTONS: dict[str, str] = {
    "choose": "Choose",
    "select": "Select",
    "take": "Take",
    "strike": "Strike in",
    "decline": "Decline",
    "lose": "Lose",
    "reactivate": "Reactivate",
    "intern": "Intern",
    "end_policy": "End",
    "done": "Done",
}
PANELS: Panels = {}
