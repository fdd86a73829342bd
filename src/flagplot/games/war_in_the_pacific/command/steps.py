"""Which step belongs to which frame of activation; and their verbs."""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.by_map import ByMap
from flagplot.games.war_in_the_pacific.command import emergency, frames, panels, support
from flagplot.games.war_in_the_pacific.command.activation import ActivationStep
from flagplot.games.war_in_the_pacific.command.challenges import ChallengeStep
from flagplot.games.war_in_the_pacific.command.orders import MobilizeStep
from flagplot.games.war_in_the_pacific.flow import Panels
from flagplot.games.war_in_the_pacific.leaders.postings import PostingStep
from flagplot.kernel.flow import Steps

STEPS: Steps = {
    frames.Activation: ByMap(tactical=ActivationStep(), main=MobilizeStep()),
    frames.Challenge: ChallengeStep(),
    frames.Bases: support.BasesStep(),
    frames.Beachhead: support.BeachheadStep(),
    frames.Upkeep: support.UpkeepStep(),
    frames.FreeAction: support.FreeActionStep(),
    frames.Emergency: emergency.EmergencyStep(),
    frames.Rations: emergency.RationsStep(),
    frames.Posting: PostingStep(),
}
VERBS = {
    "activate": "activate <unit> [<hq>] [<source>]",
    "activate-hq": "activate-hq <hq> [<source>]",
    "lend": "lend <hq> <hq> <n>",
    "challenge": "challenge <hex>",
    "build-base": "build-base <hq> <hex> [<who>]",
    "remove-base": "remove-base <hex>",
    "assign-base": "assign-base <hex> <hq>",
    "mend-base": "mend-base <hex> <who>",
    "move-base": "move-base <hex> <hex>",
    "beachhead": "beachhead",
    "pay": "pay <hq>",
    "keep-link": "keep-link <link> <hq>",
    "express": "express <set> <leader> <hex> <hex> <hq> [<n>]",
    "carry": "carry <subron> <hex>",
    "airlift": "airlift <hex> <hex> <hq>",
    "supply": "supply <unit>",
    "break-down": "break-down <unit> <n> <n> <n>",
    "reform": "reform <unit>",
    "report-to": "report-to <leader> <hq>",
    "split": "split <unit> <n>",
    "merge": "merge <unit> <unit>",
}
BUTTONS = {
    "break-down": "Break down",
    "reform": "Form again",
    "report-to": "General goes to a headquarters",
    "activate": "Activate",
    "activate-hq": "Activate a headquarters",
    "lend": "Lend command points",
    "challenge": "Challenge the isolation",
    "build-base": "Build a support base",
    "remove-base": "Remove a support base",
    "assign-base": "Give a support base to",
    "mend-base": "Repair a support base",
    "move-base": "Move a support base",
    "beachhead": "Build a beachhead",
    "pay": "Pay",
    "keep-link": "Keep up",
    "express": "Tokyo Express",
    "carry": "Supply by submarine",
    "airlift": "Air transport",
    "supply": "Supply",
    "split": "Split",
    "merge": "Join",
}
PANELS: Panels = {frames.Activation: panels.stocks}
