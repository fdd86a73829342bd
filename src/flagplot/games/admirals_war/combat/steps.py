"""Which step belongs to which frame of combat; and their verbs."""

from __future__ import annotations

from flagplot.games.admirals_war.combat import frames, panels
from flagplot.games.admirals_war.combat.areas import AreaFightStep, CombatStep
from flagplot.games.admirals_war.combat.battle import BattleStep
from flagplot.games.admirals_war.combat.ports import RaidsStep, StrikesStep
from flagplot.games.admirals_war.combat.pursuit import GroupsStep
from flagplot.games.admirals_war.combat.task_forces import TaskForcesStep
from flagplot.games.admirals_war.combat.torpedoes import TorpedoStep
from flagplot.games.admirals_war.combat.volley import VolleyStep
from flagplot.games.admirals_war.flow import Panels
from flagplot.kernel.flow import Steps

STEPS: Steps = {
    frames.Combat: CombatStep(),
    frames.AreaFight: AreaFightStep(),
    frames.PortStrikes: StrikesStep(),
    frames.Volley: VolleyStep(),
    frames.Battle: BattleStep(),
    frames.Torpedoes: TorpedoStep(),
    frames.Groups: GroupsStep(),
    frames.Raids: RaidsStep(),
    frames.TaskForces: TaskForcesStep(),
}

VERBS = {
    "fight": "fight <area>",
    "agree": "agree",
    "object": "object",
    "strike": "strike <unit> <port>",
    "drop": "drop <unit> <port>",
    "recall": "recall <unit>",
    "choose": "choose <action>",
    "guns": "guns <unit>",
    "aim": "aim <unit> <target>",
    "rest": "rest <target>",
    "kamikaze": "kamikaze <unit>",
    "meet": "meet <unit>",
    "stalk": "stalk <unit>",
    "torpedo": "torpedo <unit> <target>",
    "wait": "wait <unit>",
    "retreat": "retreat",
    "stand": "stand",
    "together": "together",
    "group": "group <unit> <n>",
    "intend": "intend <n> <intent>",
    "join": "join <n>",
    "pursue": "pursue <unit> <group>",
    "ignore": "ignore <unit>",
    "break": "break <unit>",
    "bomb": "bomb <unit> <port>",
    "done": "done",
}

# how a button says them; what follows are the arguments
BUTTONS = {
    "fight": "Resolve",
    "object": "Object",
    "strike": "Strike",
    "choose": "Seek",
    "guns": "Use the guns of",
    "aim": "Aim",
    "rest": "All the rest at",
    "torpedo": "Torpedo",
    "wait": "Hold fire:",
    "retreat": "Retreat",
    "stand": "Stand",
    "together": "All in one group",
    "group": "Group",
    "pursue": "Pursue with",
    "ignore": "Let go with",
    "break": "Break off with",
    "bomb": "Air raid by",
    "done": "Done",
}

# frame -> what a seat sees beside the board while it is on the stack
PANELS: Panels = {
    frames.AreaFight: panels.area_board,
    frames.PortStrikes: panels.harbour_board,
    frames.Battle: panels.battle_board,
    frames.Volley: panels.volley_board,
    frames.Torpedoes: panels.torpedo_board,
    frames.Groups: panels.chase_board,
    frames.Raids: panels.harbour_board,
}
