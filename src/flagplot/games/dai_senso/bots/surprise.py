"""Operation Z: the enemy's fleets first, then a charge where the attacks will be."""

from __future__ import annotations

from collections.abc import Sequence

from flagplot.games.dai_senso.bots import values
from flagplot.games.dai_senso.bots.mind import Mind
from flagplot.games.dai_senso.politics.frames import OperationZ
from flagplot.kernel.action import Action

DECLINE = Action("decline")
WANTED = ("heroic_effort_navy", "harbor_attack", "totsugeki")  # in this order, as long as they are offered
NEAR = 1  # hexes between own units and what they charge


def plan(mind: Mind, frame: OperationZ, legal: Sequence[Action]) -> list[Action]:
    """The next word of a Z Action."""
    words = {str(one.args[0]): one for one in legal if one.args}
    if not frame.said:
        offered = [one for one in WANTED if one in words and (one != "totsugeki" or _charges(mind))]
        return [words[offered[0]] if offered else DECLINE]
    if frame.said == ("totsugeki",):
        return [words[mind.war.tables.map.hexes[_charges(mind)[0]].id]]
    return [min(words.values(), key=str)] if words else [DECLINE]


def _charges(mind: Mind) -> list[int]:
    """Enemy hexes beside own units that are worth most, and have no marker yet."""
    war, grid = mind.war, mind.war.tables.map.board.grid
    own = {hex for hex in mind.state.at if war.ground(hex, mind.faction)}
    beside = {near for hex in own for near in grid.within(hex, NEAR) if war.enemy_ground(near, mind.faction)}
    free = [hex for hex in beside if not any(war.face(one).kind == "totsugeki" for one in war.stack(hex))]
    worth = {hex: values.worth(war, hex, mind.faction) for hex in free}
    return sorted((hex for hex in free if worth[hex] > values.STEP), key=lambda hex: (-worth[hex], hex))
