"""Operation Z: naval landing forces where they can be supplied, the enemy's fleets, then a charge."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from flagplot.games.dai_senso.bots import landings, values
from flagplot.games.dai_senso.bots.front import Front
from flagplot.games.dai_senso.bots.landings import Landing
from flagplot.games.dai_senso.bots.mind import Mind
from flagplot.games.dai_senso.landings import snlf
from flagplot.games.dai_senso.places import IDS
from flagplot.games.dai_senso.politics.frames import OperationZ
from flagplot.kernel.action import Action

DECLINE = Action("decline")
SNLF, TOTSUGEKI = "snlf_landing", "totsugeki"
# as long as they are offered
WANTED = (SNLF, "heroic_effort_navy", "heroic_effort_army", "harbor_attack", TOTSUGEKI)
NEAR = 1  # hexes between own units and what they charge


def plan(mind: Mind, frame: OperationZ, legal: Sequence[Action]) -> list[Action]:
    """The next word of a Z Action."""
    words = {str(one.args[0]): one for one in legal if one.args}
    if not frame.said:
        return [words[found] if (found := _wanted(mind, frame, words)) else DECLINE]
    if frame.said == (TOTSUGEKI,):
        return [words[mind.war.tables.map.hexes[_charges(mind)[0]].id]]
    if frame.said[0] == SNLF and (landing := _landing(mind)):
        order = (SNLF, IDS[landing.beach], IDS[landing.target])
        return [words.get(order[len(frame.said)], DECLINE)]
    return [min(words.values(), key=str)] if words else [DECLINE]


def _wanted(mind: Mind, frame: OperationZ, offered: Collection[str]) -> str:
    """The first Z Action that is offered and worth it; landings wait for the replacements of the turn."""

    def worth(action: str) -> bool:
        if action == SNLF:
            return not frame.bonus and _landing(mind) is not None
        return action != TOTSUGEKI or bool(_charges(mind))

    return next((one for one in WANTED if one in offered and worth(one)), "")


def _landing(mind: Mind) -> Landing | None:
    """The best landing for which no Beachhead lies there yet."""
    front = Front(mind.war, mind.faction)
    plans = landings.Plans(mind, front, landings.soon(mind), snlf.places(mind.war))
    return next((one for one in plans.chosen if not one.lies), None)


def _charges(mind: Mind) -> list[int]:
    """Enemy hexes beside own units that are worth most, and have no marker yet."""
    war, grid = mind.war, mind.war.tables.map.board.grid
    own = {hex for hex in mind.state.at if war.ground(hex, mind.faction)}
    beside = {near for hex in own for near in grid.within(hex, NEAR) if war.enemy_ground(near, mind.faction)}
    free = [hex for hex in beside if not any(war.face(one).kind == TOTSUGEKI for one in war.stack(hex))]
    worth = {hex: values.worth(war, hex, mind.faction) for hex in free}
    return sorted((hex for hex in free if worth[hex] > values.STEP), key=lambda hex: (-worth[hex], hex))
