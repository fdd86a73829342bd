"""Which step belongs to which frame that only Pacific 1940 has; their answers and panels."""

from __future__ import annotations

from collections.abc import Mapping

from flagplot.games.axis_allies.pacific_1940 import frames, kamikaze, politics
from flagplot.games.axis_allies.panels import Panels
from flagplot.kernel.flow import Steps

STEPS: Steps = {
    frames.Declare: politics.DeclareStep(),
    frames.Kamikaze: kamikaze.KamikazeStep(),
}

# the answers of these steps, and how each is written
VERBS: Mapping[str, str] = {
    "declare": "declare <power>...",
    "kamikaze": "kamikaze <zone> <piece> [<ship>]",
    "pass": "pass",
    "done": "done",
}

# how a button says them; what follows are the arguments
BUTTONS: Mapping[str, str] = {
    "declare": "Declare war on",
    "kamikaze": "Kamikaze in",
    "pass": "Pass",
    "done": "Done",
}
BELONGS: Mapping[str, str] = {}

# answers that may be given several at a time: ``buy infantry:3 tank``
MANY: tuple[str, ...] = ("kamikaze",)

PANELS: Panels = {frames.Kamikaze: ("kamikaze", kamikaze.panel)}
