"""Which step belongs to which frame of the Naval and Air Phases; and their verbs."""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.fire import frames, panels
from flagplot.games.war_in_the_pacific.fire.air import AirStep
from flagplot.games.war_in_the_pacific.fire.flights import FlightStep
from flagplot.games.war_in_the_pacific.fire.losses import FortHitsStep, StepLossStep
from flagplot.games.war_in_the_pacific.fire.naval import BombardStep, NavalStep
from flagplot.games.war_in_the_pacific.flow import Panels
from flagplot.kernel.flow import Steps

STEPS: Steps = {
    frames.Naval: NavalStep(),
    frames.Bombard: BombardStep(),
    frames.FortHits: FortHitsStep(),
    frames.StepLoss: StepLossStep(),
    frames.Air: AirStep(),
    frames.Flight: FlightStep(),
}
VERBS = {
    "bombard": "bombard <hex> <target>",
    "join": "join <ship>",
    "cancel": "cancel",
    "fire": "fire <hex> <ship> <n>",
    "unload": "unload <unit>",
    "strike": "strike <hex> <target>",
    "send": "send <air> <n> [<approach>]",
    "wave": "wave",
    "launch": "launch",
    "shot": "shot <air>",
    "abort": "abort <air>",
    "damage": "damage <hex>",
    "lose": "lose <unit>",
}
BUTTONS = {
    "bombard": "Bombard",
    "join": "Add ship",
    "cancel": "Cancel",
    "fire": "Fire",
    "unload": "Unload",
    "strike": "Strike",
    "send": "Send",
    "wave": "Next wave",
    "launch": "Launch",
    "shot": "Shot down",
    "abort": "Turn back",
    "damage": "Damage",
    "lose": "Lose a step of",
}
PANELS: Panels = {
    frames.Naval: panels.naval_phase,
    frames.Flight: panels.flight,
    frames.Bombard: panels.bombard,
}
