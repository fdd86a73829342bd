"""Units given up of one's own free will. [2.3.3]"""

from __future__ import annotations

from flagplot.games.dai_senso.organization.orders import act, own_unit, stacks
from flagplot.games.dai_senso.places import track
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.turn.calendar import after
from flagplot.games.dai_senso.turn.delay import modifier
from flagplot.kernel.action import Action
from flagplot.kernel.refusal import Refusal

ELIMINATE = "eliminate"
DIE = 1  # that counts as rolled [see DSA-ORG-61]


def options(war: War, faction: int) -> list[Action]:
    """Every ground unit of the faction, whole. [DSA-ORG-60]"""
    return [act(war, ELIMINATE, unit) for _, units in stacks(war, faction) for unit in units]


def barred(war: War, faction: int, unit: int) -> Refusal | None:
    """Why a counter cannot be eliminated: it is none of one's ground units on the map."""
    return own_unit(war, faction, unit)


def eliminate(war: War, unit: int) -> None:
    """All its steps are gone. [DSA-ORG-60]

    With a stripe it goes straight to the Turn Track, as if a 1 had been rolled for it. [DSA-ORG-61]
    """
    if not war.counter(unit).stripe:
        war.leave(unit, "is given up")
        return
    boxes = max(1, DIE + modifier(war, unit))
    war.remove(unit, track(*after(war.state.year, war.state.turn, boxes)), "is given up")
