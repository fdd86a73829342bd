"""Exact odds of Admirals' War: volleys, rounds and whole battles, chance by chance, never by sampling.

``odds_of`` is the one way in; ``GAME.odds(state, ...)`` leads here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flagplot.games.admirals_war.board import LBA, SIDES
from flagplot.games.admirals_war.combat import action_type, forces
from flagplot.games.admirals_war.combat.frames import Battle, BattleStage
from flagplot.games.admirals_war.game import AdmiralsWar
from flagplot.games.admirals_war.odds import volleys
from flagplot.games.admirals_war.odds.fights import Fight
from flagplot.games.admirals_war.odds.lineups import beside, line_up, off_a_port, port_number, sea_area
from flagplot.games.admirals_war.odds.policy import Policy, declared, read_policy
from flagplot.games.admirals_war.odds.result import BattleResult, Chances, VolleyResult
from flagplot.games.admirals_war.odds.rounds import RoundResult
from flagplot.games.admirals_war.odds.walk import SPACE, TooLargeError, Walk
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.state import SeaState
from flagplot.kernel.errors import BadInputError

__all__ = [
    "BattleResult", "Chances", "Policy", "RoundResult", "VolleyResult",
    "battle_odds", "line_up", "odds_of", "raid_odds", "round_odds", "volley_odds",
]  # fmt: skip

ROUND = 300_000  # situations after one round that are told apart
Given = Policy | Mapping[str, object] | None


def odds_of(
    game: AdmiralsWar,
    state: SeaState | None = None,
    area: str | None = None,
    *,
    volley: str = "",
    aims: Mapping[str, str] | None = None,
    action: str = "",
    raid: str = "",
    allied: Any = None,
    axis: Any = None,
    allied_policy: Given = None,
    axis_policy: Given = None,
    **position: Any,
) -> VolleyResult | RoundResult | BattleResult:
    """The exact odds of a volley, of an attack on a port, of one round, or of a whole battle.

    With ``volley`` (air, surface, raid, torpedo) and ``aims`` (attacker -> target) of that volley; with
    ``raid`` of an air attack on that port; with ``action`` (air, surface, combined) of one round; else of the
    battle to its end. Without a state the units in ``allied`` and ``axis`` meet in ``area``. See ``Policy``
    for what the sides do.
    """
    if raid:
        rules = (allied_policy, axis_policy)
        return raid_odds(game, raid, state, area, rules, allied=allied, axis=axis, **position)
    if state is None:
        state = line_up(game, area, allied or (), axis or (), **position)
    elif allied is not None or axis is not None or position:
        raise BadInputError("odds: units are named only without a game in progress")
    if volley:
        return volley_odds(game, state, volley, aims or {})
    where = area or _only_battle(game, state)
    if action:
        return round_odds(game, state, where, action, allied_policy, axis_policy)
    return battle_odds(game, state, where, allied_policy, axis_policy)


# -- volleys ------------------------------------------------------------------------------------------------


def volley_odds(game: AdmiralsWar, state: SeaState, kind: str, aims: Mapping[str, str]) -> VolleyResult:
    """The chances of every target of given attacks: an air strike, gunfire, a port raid, submarines.

    Attacks of a volley take effect together; those of submarines one after the other, and a boat whose
    target is gone does not attack.
    """
    return volleys.volley_odds(game.play(state), kind, aims)


def raid_odds(
    game: AdmiralsWar,
    port: str,
    state: SeaState | None = None,
    area: str | None = None,
    rules: tuple[Given, Given] = (None, None),
    *,
    allied: Any = None,
    axis: Any = None,
    **position: Any,
) -> VolleyResult:
    """An air attack on all that lies in a port or base, each attacker aiming as its side's policy says.

    In a game by the carriers beside it that may raid, or if there are none by the LBA; without a state by the
    units of the side that does not hold it.
    """
    if state is None:
        war, where, number, units = off_a_port(game, port, allied or (), axis or (), area, **position)
    elif allied is not None or axis is not None or position:
        raise BadInputError("odds: units are named only without a game in progress")
    else:
        war = game.play(state)
        number = port_number(war.board, port)
        where, units = _raiders(war, number, area)
    side = 1 - war.state.control[number]
    frame = volleys.raid(war, side, where, number, units, read_policy(war, rules[side], SIDES[side]))
    if not frame.targets:
        raise BadInputError(f"odds: units in {port} expected, found none")
    return volleys.as_aimed(war, frame)


def _raiders(war: War, port: int, area: str | None) -> tuple[int, list[int]]:
    """Where a port can be attacked from, and by whom."""
    side = 1 - war.state.control[port]
    for where in war.touches(port) if area is None else [beside(war, port, area)]:
        planes = [unit for unit in war.at(where, side, LBA) if forces.flies(war, unit)]
        units = forces.raiders(war, where, side) or planes
        if units and forces.hostile(war, port, side):
            return where, units
    name = war.board.place_ids[port]
    raise BadInputError(f"odds: carriers or LBA beside {name} that may attack it expected, found none")


# -- rounds and battles -------------------------------------------------------------------------------------


def round_odds(
    game: AdmiralsWar,
    state: SeaState,
    area: str,
    action: str,
    allied: Given = None,
    axis: Given = None,
) -> BattleResult | RoundResult:
    """One air, surface or combined round of both sides, submarines after it included.

    Of a very large battle only air and surface rounds without submarines, unit by unit.
    """
    if action not in (action_type.AIR, action_type.SURFACE, action_type.COMBINED):
        raise BadInputError(f"odds: action: air, surface or combined expected, found {action!r}")
    fight = _fight(game, state, area, allied, axis)
    if fight.going:
        raise BadInputError("odds: the Italians withdraw before this round; ask for the whole battle")
    alone = action != action_type.COMBINED and not fight.boats  # can be answered unit by unit
    try:
        return BattleResult(Walk(fight, action, space=ROUND if alone else SPACE).run())
    except TooLargeError:
        return RoundResult(fight, action)


def battle_odds(
    game: AdmiralsWar, state: SeaState, area: str, allied: Given = None, axis: Given = None
) -> BattleResult:
    """The battle in an area to its end, with retreats and pursuits, under the policies of both sides.

    Amphibious units stay at sea, carriers do not use their guns, submarines attack as soon as they may.
    """
    return BattleResult(Walk(_fight(game, state, area, allied, axis)).run())


def _fight(game: AdmiralsWar, state: SeaState, area: str, allied: Given, axis: Given) -> Fight:
    war = game.play(state)
    frame = frame_in(war, war.board[sea_area(war.board, area)])
    return fight_of(game, war, frame, allied, axis)


def fight_of(game: AdmiralsWar, war: War, frame: Battle, allied: Given = None, axis: Given = None) -> Fight:
    """A battle under two policies."""
    for side, name in enumerate(SIDES):
        if not forces.fighting(war, frame, side):
            area = war.board.place_ids[frame.area]
            raise BadInputError(f"odds: {name} units in {area} expected, found none")
    policies = (
        read_policy(war, allied or declared(frame, 0), "allied"),
        read_policy(war, axis or declared(frame, 1), "axis"),
    )
    return Fight(game.tables, war.state, frame, policies)


def frame_in(war: War, area: int) -> Battle:
    """The battle that is being fought in an area, before its next round; or one that may be."""
    live = [frame for frame in war.state.frames if isinstance(frame, Battle) and frame.area == area]
    return before_a_round(live[-1]) if live else Battle(area)


def before_a_round(frame: Battle) -> Battle:
    """A battle that stands before its next round; others are refused."""
    if frame.named:
        raise BadInputError("odds: a battle with targets named beforehand is not worked out")
    if frame.stage.after(BattleStage.TYPE) and (frame.stage.before(BattleStage.AFTER) or frame.runner >= 0):
        raise BadInputError("odds: a battle between two rounds expected, found one in the middle of a round")
    copy = frame.clone()
    if frame.stage.after(BattleStage.TYPE):
        copy.round += 1
    return copy


def _only_battle(game: AdmiralsWar, state: SeaState) -> str:
    war = game.play(state)
    live = [frame.area for frame in state.frames if isinstance(frame, Battle)]
    both = [area for area in war.board.area_range if all(war.combat_units(area, side) for side in (0, 1))]
    found = live[-1:] or both
    if len(found) == 1:
        return war.board.place_ids[found[0]]
    names = ", ".join(war.board.place_ids[area] for area in found) or "none"
    raise BadInputError(f"odds: an area expected; battles at hand: {names}")
