"""What can be laid over the map: supply, objectives, and what the enemy could attack with."""

from __future__ import annotations

from flagplot.board.spaces import SpaceSet
from flagplot.games.dai_senso import panels, supply
from flagplot.games.dai_senso.factions import AXIS, FACTIONS, enemies
from flagplot.games.dai_senso.nations import nationalities
from flagplot.games.dai_senso.places import HEXES, IDS
from flagplot.games.dai_senso.play import War
from flagplot.kernel.language import spoken
from flagplot.kernel.overlays import Overlay, OverlayName, unknown

SUPPLY = OverlayName("supply", "Supply of our troops")
POINTS = OverlayName("points", "Objectives")
THREAT = OverlayName("threat", "Threat to us", threat=True)
ENEMY = OverlayName("enemy", "Reach of the enemy")
NAMES = (SUPPLY, POINTS, THREAT, ENEMY)


def overlay(war: War, seat: str | None, id: str) -> Overlay:
    """One of them, as a faction sees it; for whoever only watches, the Axis is meant."""
    faction = AXIS if seat is None else FACTIONS.index(seat)
    if id == SUPPLY.id:
        return _supply(war, faction)
    if id == POINTS.id:
        goals = panels.objectives(war).get("goals", [])
        return POINTS.laid("What an objective counts.", {one["hex"]: float(one["points"]) for one in goals})
    if id not in (THREAT.id, ENEMY.id):
        raise unknown(NAMES, id)
    strikes = _strikes(war, faction)
    if id == ENEMY.id:
        return ENEMY.laid("Attack factors that are near enough to come there.", strikes, mood="bad")
    held = {IDS[war.state.place[number]] for number in war.all_ground(faction)}
    mine = {hex: worth for hex, worth in strikes.items() if hex in held}
    return THREAT.laid("Attack factors that are near enough to attack our troops.", mine, mood="bad")


def _supply(war: War, faction: int) -> Overlay:
    """Where troops of the faction's nations are supplied now, and which of them are not. [see DSA-SUP-01]"""
    troops = list(war.all_ground(faction))
    reached = 0
    for nation in sorted({nation for number in troops for nation in nationalities(war, number)}):
        reached |= supply.reached(war, faction, nation)
    values = {IDS[hex]: 1.0 for hex in SpaceSet.of(reached) if hex < HEXES}
    cut = {IDS[war.state.place[number]] for number in troops if not supply.supplied(war, number)}
    about = "Where our troops are supplied; some are cut off." if cut else "Where our troops are supplied."
    texts = dict.fromkeys(cut, spoken("cut off"))
    return SUPPLY.laid(about, values | dict.fromkeys(cut, 0.0), texts=texts, mood="good", plain=True)


def _strikes(war: War, faction: int) -> dict[str, float]:
    """Attack factors of enemy ground units by hex: of all that their Movement Points could bring beside it.

    It is a bound: terrain, zones of control and supply may keep them away.
    """
    grid = war.tables.map.board.grid
    found: dict[str, float] = {}
    for enemy in enemies(faction):
        for number in war.all_ground(enemy):
            face = war.face(number)
            if not face.attack:
                continue
            for hex in grid.within(war.state.place[number], face.move + 1):
                found[IDS[hex]] = found.get(IDS[hex], 0.0) + face.attack
    return found
