"""Which step belongs to which frame of combat; and their verbs."""

from __future__ import annotations

from flagplot.games.admirals_war.combat import frames
from flagplot.games.admirals_war.flow import Panels, Skip
from flagplot.kernel.flow import Steps

STEPS: Steps = {
    frames.Combat: Skip(),
    frames.AreaFight: Skip(),
    frames.PortStrikes: Skip(),
    frames.Volley: Skip(),
    frames.Battle: Skip(),
    frames.Torpedoes: Skip(),
    frames.Groups: Skip(),
    frames.Raids: Skip(),
    frames.TaskForces: Skip(),
}

VERBS = {
    "fight": "fight <area>",
    "object": "object",
    "strike": "strike <unit> <port>",
    "choose": "choose <action>",
    "guns": "guns <unit>",
    "aim": "aim <unit> <target>",
    "torpedo": "torpedo <unit> <target>",
    "wait": "wait <unit>",
    "retreat": "retreat",
    "stand": "stand",
    "group": "group <unit> <n>",
    "pursue": "pursue <unit> <n>",
    "ignore": "ignore <unit>",
    "break": "break <unit>",
    "bomb": "bomb <unit> <port>",
    "done": "done",
}

# frame -> what a seat sees beside the board while it is on the stack
PANELS: Panels = {}
