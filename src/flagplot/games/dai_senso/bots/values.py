"""What hexes and steps are worth to a side, in points of the objectives."""

from __future__ import annotations

from flagplot.games.dai_senso.bots import campaign
from flagplot.games.dai_senso.factions import AXIS, FACTIONS, SOVIET
from flagplot.games.dai_senso.lands import control
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.tables import Tables
from flagplot.games.dai_senso.turn import victory
from flagplot.games.dai_senso.turn.plans import PLANS
from flagplot.kernel.memory import remember

NEAR = (1.0, 0.3, 0.1)  # of the points of an objective, by how far it is
STEP = 0.12  # an enemy step
OWN_STEP = 0.1
PLAIN = 3  # points of an objective that has none printed
AUGUST_STORM = "august-storm"
STRATEGIC = 2  # of a Strategic Hex where nothing else decides
EVEN = 5.5  # the Strategic Value of a draw in Tora [see DSI-SCN-06]


def goals(war: War) -> dict[int, int]:
    """The objectives of the scenario with their points; a campaign has those it fights for.

    Where there are neither, the Allies' Strategic Hexes.
    """
    if campaign.plays(war):
        return campaign.goals(war)
    return _goals(war.tables, war.state.scenario)


@remember(16)
def _goals(tables: Tables, scenario: str) -> dict[int, int]:
    grid = tables.map.board.grid
    if not tables.scenarios[scenario].objectives:
        allied = {FACTIONS[one] for one in PLANS[scenario].factions if one != AXIS}
        return {hex: STRATEGIC for hex, cell in enumerate(tables.map.hexes) if cell.strategic in allied}
    return {grid[one.hex]: one.points or PLAIN for one in tables.scenarios[scenario].objectives}


def wanted(war: War, faction: int) -> dict[int, int]:
    """The objectives a faction does not control; in August Storm those no ground unit of it stands in.

    In a campaign those that the enemy controls.
    """
    if campaign.plays(war):
        return campaign.wanted(war, faction)
    stands = war.state.scenario == AUGUST_STORM
    return {
        hex: points
        for hex, points in goals(war).items()
        if (not war.ground(hex, faction) if stands else control(war, hex) != faction)
    }


def worth(war: War, hex: int, faction: int) -> float:
    """What an attacker gains by coming into a hex: the objective there, and a part of those behind it."""
    if campaign.plays(war) and hex in campaign.bound(war):
        return 0.0
    grid = war.tables.map.board.grid
    total = 0.0
    for goal, points in wanted(war, faction).items():
        distance = grid.distance(hex, goal)
        total += points * NEAR[distance] if distance < len(NEAR) else 0.0
    return total


def ocean(war: War) -> bool:
    """Whether the whole ocean is played on, without objectives of a scenario or politics of a campaign."""
    return not (campaign.plays(war) or war.tables.scenarios[war.state.scenario].objectives)


def lead(war: War) -> dict[str, float]:
    """How far each side is ahead: the points the attacker holds, against those that win or all of them."""
    if campaign.plays(war):
        return {seat: campaign.standing(war, faction) for faction, seat in enumerate(FACTIONS)}
    if war.state.scenario == AUGUST_STORM:
        attacker, ahead = SOVIET, victory.points(war) - (victory.WIN + victory.DRAW) / 2
    elif not war.tables.scenarios[war.state.scenario].objectives:
        attacker, ahead = AXIS, victory.points(war) - EVEN
    else:
        held = [points for hex, points in goals(war).items() if control(war, hex) == AXIS]
        attacker, ahead = AXIS, sum(held) - sum(goals(war).values()) / 2
    return {seat: ahead if faction == attacker else -ahead for faction, seat in enumerate(FACTIONS)}
