"""What is always shown beside the board: objectives, supply, zones of control, the year, politics, cards."""

from __future__ import annotations

from typing import Any

from flagplot.board.spaces import members
from flagplot.games.dai_senso import supply
from flagplot.games.dai_senso.cards import WAR_STATES
from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.lands import control
from flagplot.games.dai_senso.places import HEXES, IDS
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics.victory import prizes
from flagplot.games.dai_senso.state import POSTURE_BOXES
from flagplot.games.dai_senso.turn import victory
from flagplot.games.dai_senso.turn.calendar import LAST_YEAR, TURNS, after
from flagplot.games.dai_senso.turn.frames import GameTurn
from flagplot.games.dai_senso.turn.plans import PLANS


def standing(war: War) -> dict[str, Any]:
    """The panels that belong to no question; those with nothing to show are left out."""
    found = {
        "objectives": objectives(war),
        "supply": cut_off(war),
        "zones": zones(war),
        "calendar": calendar(war),
        "politics": politics(war),
        "cards": cards(war),
    }
    return {name: panel for name, panel in found.items() if panel}


def objectives(war: War) -> dict[str, Any]:
    """The hexes of the scenario that bring points, and whose units are in them; elsewhere Strategic Hexes.

    [see DSI-SCN-04, DSA-VIC-02]
    """
    grid = war.tables.map.board.grid
    if not war.tables.scenarios[war.state.scenario].objectives:
        goals = [
            {"hex": IDS[hex], "name": _name(war, hex), "points": 1, "holder": _controller(war, hex)}
            for hex in prizes(war)
        ]
        return {"points": victory.points(war), "goals": goals, "strategic": True}
    goals = [
        {
            "hex": one.hex,
            "name": _name(war, grid[one.hex]),
            "points": one.points,
            "holder": _holder(war, grid[one.hex]),
        }
        for one in war.tables.scenarios[war.state.scenario].objectives
    ]
    return {"points": victory.points(war), "goals": goals} if goals else {}


def _holder(war: War, hex: int) -> str:
    owners = (war.faction(one) for one in war.stack(hex) if war.face(one).ground)
    return next((FACTIONS[owner] for owner in owners if owner >= 0), "")


def _name(war: War, hex: int) -> str:
    return war.tables.map.hexes[hex].name or IDS[hex]


def _controller(war: War, hex: int) -> str:
    faction = control(war, hex)
    return FACTIONS[faction] if faction >= 0 else ""


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


def zones(war: War) -> dict[str, Any]:
    """By faction: the hexes into which its ground units project a ZOC. [see DSA-ZOC-01]"""
    shown = zip(FACTIONS, war.occupation.zones, strict=True)
    return {faction: [IDS[hex] for hex in members(zone)] for faction, zone in shown if zone}


def calendar(war: War) -> dict[str, Any]:
    """The year and turn, the last turn where the scenario has one, and where the weather is bad."""
    state = war.state
    now = TURNS[state.turn]
    found: dict[str, Any] = {"year": state.year, "turn": state.turn}
    played = next((frame.played for frame in state.frames if isinstance(frame, GameTurn)), 0)
    last = after(state.year, state.turn, max(0, PLANS[state.scenario].turns - played - 1))
    if last[0] <= LAST_YEAR:
        found["last"] = list(last)
    areas = war.tables.weather.calendar.by_area
    return found | {"weather": {area: turns[now] for area, turns in sorted(areas.items()) if turns.get(now)}}


def politics(war: War) -> dict[str, Any]:
    """War State and postures, in scenarios of whole Game Turns. [see DSB-WS-01, DSB-PO-02]"""
    if not PLANS[war.state.scenario].ends:
        return {}
    postures = dict(zip(POSTURE_BOXES, war.state.posture, strict=True))
    return {"war_state": WAR_STATES[war.state.war_state], "postures": postures}


def cards(war: War) -> dict[str, Any]:
    """The Current Card of every faction that has one; the catalog tells what it does."""
    return {faction: card for faction, card in zip(FACTIONS, war.state.current, strict=True) if card}
