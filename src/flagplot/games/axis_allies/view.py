"""What a seat sees of the map and the tracks; panels.py has the rest. Nothing is hidden but the seed.

[P40-GEN-06, P40-GEN-09, P40-MAP-09]
"""

from __future__ import annotations

from typing import Any

from flagplot.games.axis_allies import status
from flagplot.games.axis_allies.economy.facilities import COMPLEX, max_damage, output, size_name
from flagplot.games.axis_allies.economy.income import production
from flagplot.games.axis_allies.panels import pieces
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.state import NO_FACILITIES
from flagplot.games.axis_allies.turn.frames import Turn


def places(war: War) -> dict[str, dict[str, Any]]:
    """Every space that has anything to show: controller, the side it joined, facilities, units."""
    state, board = war.state, war.board
    shown: dict[str, dict[str, Any]] = {}
    for space, printed in enumerate(board.spaces):
        place: dict[str, Any] = {"name": printed.name, "sea": printed.sea}
        if not printed.sea:
            place["control"] = board.owner_ids[state.control[space]]
            place["ipc"] = printed.ipc
            if space in state.aligned and state.control[space] >= board.n_powers:
                # a violated neutral nobody has conquered [P40-MAP-11, P40-MAP-27]
                place["side"] = board.sides[state.aligned[space]]
            if state.facilities[space] != NO_FACILITIES:
                place["facilities"] = facilities(war, space)
        if state.units[space]:
            place["units"] = pieces(war, state.units[space])
        shown[printed.id] = place
    return shown


def facilities(war: War, space: int) -> dict[str, Any]:
    """Facilities of a territory with their damage; a base with 3 damage or more is out of order."""
    parts = war.state.facilities[space]
    air, naval, complex_, damage = parts
    shown: dict[str, Any] = {}
    if air >= 0:
        shown["airbase"] = {"damage": air, "operative": air < 3}
    if naval >= 0:
        shown["naval_base"] = {"damage": naval, "operative": naval < 3}
    if complex_:
        shown["complex"] = {
            "size": size_name(war.board, complex_),
            "damage": damage,
            "most_damage": max_damage(war.board, space, parts, COMPLEX),
            "output": output(war, space, _working(war, space, complex_)),
        }
    return shown


def _working(war: War, space: int, size: int) -> int:
    """The size at which a complex works: one upgraded this turn still as before. [P40-MOB-23]"""
    before = war.state.turn_facilities[space][2] if war.state.turn_facilities else size
    return min(size, before) if before else size


def objectives(war: War) -> dict[str, dict[str, Any]]:
    """Every national objective, and what it would pay if its power collected income now.

    Without its capital a power collects nothing. Played without objectives, there are none to show.
    """
    board = war.board
    shown: dict[str, dict[str, Any]] = {}
    if not war.state.options.get("national_objectives", True):
        return shown
    for power, printed in enumerate(board.powers):
        paid = {} if status.capital_lost(war, power) else dict(war.edition.bonus(war, power))
        for goal in board.objectives:
            if goal.power == printed.id:
                shown[goal.id] = {
                    "power": goal.power,
                    "ipcs": goal.ipcs,
                    "pays": paid.get(goal.id, 0),
                    "text": goal.text,
                    "rule": goal.rule,
                }
    return shown


def income(war: War, power: int) -> int:
    """What a power would collect now: production and objectives, enemies and dice apart."""
    if status.capital_lost(war, power):
        return 0
    return production(war, power) + sum(ipcs for _, ipcs in war.edition.bonus(war, power))


def victory_cities(war: War) -> dict[str, int]:
    """How many victory cities each side holds."""
    state, board = war.state, war.board
    cities = dict.fromkeys(board.sides, 0)
    for space in board.victory_cities:
        holder = state.control[space]
        if holder < board.n_powers:
            cities[board.sides[board.side[holder]]] += 1
    return cities


def tracks(war: War) -> dict[str, Any]:
    """Round, turn, money, victory cities, wars, and what the edition keeps."""
    state, board = war.state, war.board
    turn = next((f for f in reversed(state.frames) if isinstance(f, Turn)), None)
    powers = {}
    for power, printed in enumerate(board.powers):
        powers[printed.id] = {
            "name": printed.name,
            "colour": printed.colour,
            "side": printed.side,
            "treasury": state.treasury[power],
            "production": production(war, power),
            "income": income(war, power),
            "capital_lost": status.capital_lost(war, power),
            "at_war_with": [p.id for q, p in enumerate(board.powers) if state.war[power] >> q & 1],
            "person": state.persons[power],
            **war.edition.power_facts(war, power),
        }
    return {
        "round": state.round,
        "turn": board.owner_ids[state.active],
        "phase_number": turn.phase if turn else 0,
        "victory_cities": victory_cities(war),
        "powers": powers,
        "objectives": objectives(war),
        "flags": dict(state.flags),
    }
