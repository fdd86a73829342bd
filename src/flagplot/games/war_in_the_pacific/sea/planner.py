"""What a plot comes to, before it is handed in: way, fuel, arrival, and how well the enemy could see it.

All of it is worked out from what the side knows: the bases of the enemy lie open, of his task forces those
that are on the map. How many aircraft search is his secret, so exposure is the most it could be.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea import barges, plots, search, ships
from flagplot.games.war_in_the_pacific.sea.state import FULL, Card
from flagplot.games.war_in_the_pacific.sides import enemy

PAIRS = 3  # Naval Phases of a game-turn
FAR = 9_999  # MPs that lead anywhere


def watchers(play: Campaign, side: int) -> list[int]:
    """Hexes from which the enemy may search: his bases with an airfield or seaplanes, and his contacts."""
    foe = enemy(side)
    bases = [
        hex
        for hex, base in play.tables.bases.items()
        if play.state.control.get(hex) == foe and (base.airfield or base.seaplane)
    ]
    return sorted({*bases, *(hex for owner, hex, _ in play.sea.shown.values() if owner == foe)})


def exposure(play: Campaign, side: int, path: Iterable[int]) -> int:
    """The highest chance in percent that one search of a known enemy base could have. [see BR-13-03]"""
    chart, hexes, best = play.tables.search, tuple(path), 0
    for base in watchers(play, side):
        band = chart.band(min(play.chart.air_cost(base, hex) for hex in hexes))
        best = max(best, chart.chance[band][search.MOST] if band else 0)
    return best


def fuel_after(play: Campaign, label: str, card: Card) -> int:
    """Twelfths in the tanks after the phase. [see BR-16-16, BR-18-02]"""
    force = play.force(label)
    if force.dummy:
        return FULL
    if card.refuel and card.late:
        return FULL
    used = 0 if card.refuel else force.fuel
    used += ships.burn(play, card.speed) if card.route or card.refuel else 0
    return max(FULL - used, 0)


def phases_to(play: Campaign, label: str, card: Card, goal: int) -> int | None:
    """How many Naval Phases it takes from the end of the route to a hex; None if it cannot come there.

    A task force of class n is active in n phases of a game-turn. [see BR-16-01]
    """
    start = plots.end_hex(play, label, card)
    if start == goal:
        return 0
    ways = barges.waters(play, label).reach(start, FAR, plots.slow(play, label))
    allowance = play.tables.movement.allowance[card.speed]
    if goal not in ways or not allowance:
        return None
    active = play.force(label).active + int(bool(card.route))
    phases, done, week = 0, 0, play.sea.phase % PAIRS
    while done < ways[goal] and phases < PAIRS * 9:
        phases, week = phases + 1, week + 1
        if week == PAIRS:
            week, active = 0, 0
        if active < play.tables.movement.active_phases[card.speed]:
            done, active = done + allowance, active + 1
    return phases if done >= ways[goal] else None


def plan_doc(play: Campaign, label: str, card: Card) -> dict[str, Any]:
    """What a card comes to."""
    force = play.force(label)
    path = (force.hex, *card.route)
    objective = play.hex(play.tables.card.objective)
    return {
        "hexes": len(card.route),
        "cost": plots.price(play, label, card),
        "fuel": FULL - min(force.fuel, FULL),
        "fuel_after": fuel_after(play, label, card),
        "exposure": exposure(play, force.side, path),
        "to_objective": phases_to(play, label, card, objective),
        "active": plots.may_be_active(play, label, card.speed),
    }


def goals(play: Campaign, label: str, card: Card, verb: str) -> list[dict[str, Any]]:
    """Every hex to which a route may be led: the way, what it costs and leaves, arrival and exposure."""
    start, slow = plots.end_hex(play, label, card), plots.slow(play, label)
    costs = barges.waters(play, label).reach(start, max(plots.room(play, label, card), 0), slow)
    wanted = plots.reachable(play, label, card)
    paths = barges.waters(play, label).ways(start, wanted, slow)
    seen, room = _exposures(play, play.force(label).side, wanted), plots.room(play, label, card)
    same = {
        "roles": ["course"],
        "fuel": FULL - ships.burn(play, card.speed) if card.refuel else _left_over(play, label, card),
        "phase": play.sea.phase % PAIRS + 1,
    }
    return [
        {
            "space": paths[hex][-1], "path": paths[hex], "cost": costs[hex], "left": room - costs[hex],
            "action": f"{verb} {paths[hex][-1]}", "hexes": len(paths[hex]) - 1, "exposure": seen[hex], **same,
        }
        for hex in wanted
    ]  # fmt: skip


def _exposures(play: Campaign, side: int, hexes: Iterable[int]) -> dict[int, int]:
    """The exposure of single hexes, as ``exposure`` has it."""
    chart, found = play.tables.search, dict.fromkeys(hexes, 0)
    by_distance = {
        distance: chart.chance[band][search.MOST]
        for band, (low, high) in chart.bands.items()
        for distance in range(low, high + 1)
    }
    for base in watchers(play, side):
        costs = play.chart.air_costs(base)
        for hex, before in found.items():
            chance = by_distance.get(costs[hex], 0)
            if chance > before:
                found[hex] = chance
    return found


def _left_over(play: Campaign, label: str, card: Card) -> int:
    """Twelfths in the tanks after a phase under way."""
    force = play.force(label)
    return FULL if force.dummy else max(FULL - force.fuel - ships.burn(play, card.speed), 0)
