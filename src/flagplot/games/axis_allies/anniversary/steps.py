"""Which step belongs to which frame that only the Anniversary Edition has; their answers and panels."""

from __future__ import annotations

from collections.abc import Mapping

from flagplot.games.axis_allies.anniversary import bids, frames, research, rockets, sharing, turns
from flagplot.games.axis_allies.moves.frames import NoncombatMove
from flagplot.games.axis_allies.panels import Panels
from flagplot.kernel.flow import Steps

STEPS: Steps = {
    frames.Auction: bids.AuctionStep(),
    frames.Grant: bids.GrantStep(),
    frames.WhoFirst: turns.WhoFirstStep(),
    frames.Research: research.ResearchStep(),
    frames.Permission: sharing.PermissionStep(),
    frames.Rockets: rockets.RocketsStep(),
    NoncombatMove: turns.CommonNoncombatStep(),  # in place of that of the family
}

# the answers of these steps, and how each is written
VERBS: Mapping[str, str] = {
    "bid": "bid <n>",
    "grant": "grant <power> <what> [<space>]",
    "first": "first <power>",
    "switch": "switch",
    "research": "research <n>",
    "chart": "chart <n>",
    "ask": "ask <power>",
    "agree": "agree",
    "object": "object",
    "launch": "launch <territory> <territory>",
    "pass": "pass",
    "done": "done",
}

# how a button says them; what follows are the arguments
BUTTONS: Mapping[str, str] = {
    "bid": "Bid",
    "grant": "Give to",
    "first": "Goes first:",
    "switch": "Switch to the other power",
    "research": "Hire researchers:",
    "chart": "Roll on chart",
    "ask": "Ask for leave:",
    "agree": "Agree",
    "object": "Object",
    "launch": "Launch a rocket from",
    "pass": "Pass",
    "done": "Done",
}

# the phase an answer belongs to, in words
BELONGS: Mapping[str, str] = {
    "research": "the Research phase",
    "chart": "the Research phase",
    "launch": "the Conduct Combat phase",
}

# answers that may be given several at a time: ``buy infantry:3 tank``
MANY: tuple[str, ...] = ()

PANELS: Panels = {
    frames.Research: ("research", research.panel),
    frames.Rockets: ("rockets", rockets.panel),
}
