"""What is always shown beside the board: the objectives, and whose supply line is cut and where."""

from __future__ import annotations

from typing import Any

from flagplot.games.dai_senso import supply
from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.places import HEXES, IDS
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.turn import victory


def standing(war: War) -> dict[str, Any]:
    """The panels that belong to no question; those with nothing to show are left out."""
    found = {"objectives": objectives(war), "supply": cut_off(war)}
    return {name: panel for name, panel in found.items() if panel}


def objectives(war: War) -> dict[str, Any]:
    """The hexes of the scenario that bring points, and whose units are in them. [see DSI-SCN-04]"""
    grid = war.tables.map.board.grid
    goals = [
        {"hex": one.hex, "points": one.points, "holder": _holder(war, grid[one.hex])}
        for one in war.tables.scenarios[war.state.scenario].objectives
    ]
    return {"points": victory.points(war), "goals": goals} if goals else {}


def _holder(war: War, hex: int) -> str:
    owners = (war.faction(one) for one in war.stack(hex) if war.face(one).ground)
    return next((FACTIONS[owner] for owner in owners if owner >= 0), "")


def cut_off(war: War) -> dict[str, Any]:
    """Ground units that are not supplied, each with the line that would supply it and where it breaks."""
    cut = [
        {"unit": war.id(number), "hex": IDS[hex], **_break(war, number)}
        for hex in sorted(war.state.at)
        if hex < HEXES
        for number in war.state.at[hex]
        if war.face(number).ground and war.faction(number) >= 0 and not supply.supplied(war, number)
    ]
    return {"cut": cut} if cut else {}


def _break(war: War, number: int) -> dict[str, Any]:
    found = supply.broken(war, number)
    return {"line": [IDS[hex] for hex in found.line], "breaks": IDS[found.at]} if found else {}
