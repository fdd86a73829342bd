"""Who has won."""

from __future__ import annotations

from flagplot.games.dai_senso.factions import AXIS, FACTIONS, SOVIET, WESTERN
from flagplot.games.dai_senso.lands import control
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import victory as campaign
from flagplot.games.dai_senso.turn.plans import CAMPAIGNS
from flagplot.kernel.state import Outcome
from flagplot.kernel.words import listed

WIN, DRAW = 5, 4  # objective points for the Soviets [DSI-SCN-04]


def points(war: War) -> int:
    """The worth of the objectives that Soviet ground units occupy; in China the cities the Axis controls.

    Where there are none, the Current Strategic Value. [DSI-SCN-04, see DSI-SCN-05, DSI-SCN-06]
    """
    card = war.tables.scenarios[war.state.scenario]
    grid = war.tables.map.board.grid
    if not card.objectives:
        return campaign.strategic_value(war)
    if any(one.points for one in card.objectives):
        return sum(one.points for one in card.objectives if war.ground(grid[one.hex], SOVIET))
    return sum(control(war, grid[one.hex]) == AXIS for one in card.objectives)


def shared(war: War, found: int) -> dict[str, int]:
    """The points by faction, for charts: of the objectives the Axis and its enemy have all between them;
    the Strategic Value is the Axis's above 0, and below it the Allies'.
    """
    axis, west, soviet = FACTIONS[AXIS], FACTIONS[WESTERN], FACTIONS[SOVIET]
    worth = [one.points for one in war.tables.scenarios[war.state.scenario].objectives]
    if not worth:
        return {axis: max(0, found), west: max(0, -found)}
    if any(worth):
        return {axis: sum(worth) - found, soviet: found}
    return {axis: found, west: len(worth) - found}


def outcome(war: War) -> Outcome:
    """How the scenario has ended."""
    return _ENDINGS[war.state.scenario](war)


def _august_storm(war: War) -> Outcome:
    """The objectives decide. [DSI-SCN-04]"""
    found = points(war)
    reason = f"the Soviets hold objectives worth {found}"
    if found >= WIN:
        return Outcome((FACTIONS[SOVIET],), reason, "DSI-SCN-04")
    if found == DRAW:
        return Outcome((), reason, "DSI-SCN-04")
    return Outcome((FACTIONS[AXIS],), reason, "DSI-SCN-04")


def _china_incident(war: War) -> Outcome:
    """Peiping and Nanking decide, and Hankow makes the victory of the Axis decisive. [DSI-SCN-05]"""
    card = war.tables.scenarios[war.state.scenario]
    grid = war.tables.map.board.grid
    held = [one.hex for one in card.objectives if control(war, grid[one.hex]) == AXIS]
    *needed, crown = (one.hex for one in card.objectives)
    if not set(needed) <= set(held):
        missing = listed([hex for hex in needed if hex not in held])
        return Outcome((FACTIONS[WESTERN],), f"the Axis does not control {missing}", "DSI-SCN-05")
    how = "decisively: " if crown in held else ""
    return Outcome((FACTIONS[AXIS],), f"{how}the Axis controls {listed(held)}", "DSI-SCN-05")


_ENDINGS = {
    "august-storm": _august_storm,
    "china-incident": _china_incident,
    "tora": campaign.tora,
    **dict.fromkeys(CAMPAIGNS, campaign.final_check),
}
