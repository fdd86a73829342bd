"""Which step belongs to which frame of a surface combat; and their verbs."""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.flow import Panels
from flagplot.games.war_in_the_pacific.surface import frames, orders, panels
from flagplot.kernel.flow import Steps

STEPS: Steps = {
    frames.SurfaceCombat: orders.SurfaceCombatStep(),
    frames.Meeting: orders.MeetingStep(),
    frames.Consent: orders.ConsentStep(),
    frames.Salvo: orders.SalvoStep(),
    frames.Gunnery: orders.GunneryStep(),
    frames.Wishes: orders.WishesStep(),
    frames.Wish: orders.WishStep(),
}
VERBS = {
    "accept": "accept",
    "avoid": "avoid",
    "engage": "engage <ship> <ship>",
    "engage-all": "engage-all <ship>",
    "fight-on": "fight-on",
    "break-off": "break-off",
    "scuttle": "scuttle <ship>",
    "withdraw": "withdraw <hex>",
}
BUTTONS = {
    "accept": "Accept battle",
    "avoid": "Avoid battle",
    "engage": "Fire at",
    "engage-all": "All fire at",
    "fight-on": "Fight on",
    "break-off": "Break off",
    "scuttle": "Scuttle",
    "withdraw": "Withdraw to",
}
PANELS: Panels = {frames.SurfaceCombat: panels.surface_combat, frames.Salvo: panels.salvo}
