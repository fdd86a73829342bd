"""Which step belongs to which frame of an Air Phase; and their verbs."""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.air import frames, panels
from flagplot.games.war_in_the_pacific.air.attrition import AttritionStep
from flagplot.games.war_in_the_pacific.air.casualties import CasualtiesStep
from flagplot.games.war_in_the_pacific.air.display import ArrangingStep
from flagplot.games.war_in_the_pacific.air.lessons import UpgradeStep
from flagplot.games.war_in_the_pacific.air.plotting import PlotsStep, PlotStep
from flagplot.games.war_in_the_pacific.air.raids import RaidStep
from flagplot.games.war_in_the_pacific.air.sequence import AirPhaseStep
from flagplot.games.war_in_the_pacific.air.special import SpecialStrikesStep
from flagplot.games.war_in_the_pacific.air.transfers import DivertStep
from flagplot.games.war_in_the_pacific.flow import Panels
from flagplot.kernel.flow import Steps

STEPS: Steps = {
    frames.AirPhase: AirPhaseStep(),
    frames.Plots: PlotsStep(),
    frames.Plot: PlotStep(),
    frames.SpecialStrikes: SpecialStrikesStep(),
    frames.Raid: RaidStep(),
    frames.Casualties: CasualtiesStep(),
    frames.Upgrade: UpgradeStep(),
    frames.Arranging: ArrangingStep(),
    frames.Divert: DivertStep(),
    frames.Attrition: AttritionStep(),
}
VERBS = {
    "fly-troops": "fly-troops <air> <n> <hex> <unit>",
    "drop-troops": "drop-troops <air> <n> <hex> <unit>",
    "naval-strike": "naval-strike <base> <contact>",
    "air-strike": "air-strike <base> <hex> <what>",
    "strafe": "strafe <base> <hex>",
    "boat-strike": "boat-strike <base> <n>",
    "plan-base": "plan-base <base>",
    "close-base": "close-base",
    "brief": "brief <air>",
    "recon": "recon <air> <n> <hex>",
    "fly-cover": "fly-cover <air> <n> <base>",
    "rebase": "rebase <air> <n> <base>",
    "scrub": "scrub <n>",
    "guard": "guard <air> <n> <band>",
    "night": "night",
    "stage-at": "stage-at <base>",
    "land-at": "land-at <base>",
    "joint": "joint",
    "sequence": "sequence <chit> <n> <drm>",
    "scramble": "scramble <air> <n>",
    "assign": "assign <air> <n> <band>",
    "dip": "dip <air> <n> <band>",
    "climb": "climb <air> <n> <band>",
    "pick": "pick <air> <n>",
    "pounce": "pounce <band>",
    "jettison": "jettison <air> <n>",
    "post": "post <ship> <slot>",
    "enter": "enter <n> <ring>",
    "planes-on-deck": "planes-on-deck <chit>",
    "target": "target <air> <n> <ship>",
    "stay": "stay <air>",
    "divert": "divert <air> <n> <base>",
    "wear-out": "wear-out <air>",
    "special": "special <base>",
    "drill": "drill <air>",
    "end-drill": "end-drill <air>",
    "season": "season <air>",
}
BUTTONS = {
    "fly-troops": "Fly troops",
    "drop-troops": "Drop parachutists",
    "naval-strike": "Strike ships",
    "air-strike": "Strike a base",
    "strafe": "Strafe",
    "boat-strike": "Strike torpedo boats",
    "plan-base": "Plan the missions of",
    "close-base": "Close the sheet",
    "brief": "Brief",
    "recon": "Reconnoitre",
    "fly-cover": "Cover",
    "rebase": "Transfer",
    "scrub": "Strike out a line",
    "guard": "Escort",
    "night": "By night",
    "stage-at": "Stage at",
    "land-at": "Land at",
    "joint": "Join the other strike",
    "sequence": "Play a chit",
    "scramble": "Scramble",
    "assign": "Assign",
    "dip": "Dive a band",
    "climb": "Climb a band",
    "pick": "Pick",
    "pounce": "Attack bombers at",
    "jettison": "Jettison bombs",
    "post": "Post",
    "enter": "Come in by",
    "planes-on-deck": "Planes on deck",
    "target": "Attack",
    "stay": "Stays",
    "divert": "Land at",
    "wear-out": "Lose to attrition",
    "special": "Special strike from",
    "drill": "Train",
    "end-drill": "End the training of",
    "season": "Green no more",
}
PANELS: Panels = {
    frames.AirPhase: panels.air_phase,
    frames.Plots: panels.plots,
    frames.Raid: panels.raid,
    frames.Arranging: panels.arranging,
    frames.SpecialStrikes: panels.special,
}
