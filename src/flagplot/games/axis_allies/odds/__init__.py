"""Exact combat probabilities, from the live board or from a typed line-up.

``odds_of`` is the one way in; ``game.odds(...)`` and ``flagplot odds`` lead here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flagplot.games.axis_allies.board import Board
from flagplot.games.axis_allies.combat import fire
from flagplot.games.axis_allies.game import AxisAllies
from flagplot.games.axis_allies.odds import live
from flagplot.games.axis_allies.odds.battle import odds
from flagplot.games.axis_allies.odds.lineup import as_side, read_force, read_plan, read_raid
from flagplot.games.axis_allies.odds.plan import Customs, Plan, Retreat, customs, other_prices, retreat_rule
from flagplot.games.axis_allies.odds.raids import RaidPlan, RaidResult, best_interception, raid_odds, units_of
from flagplot.games.axis_allies.odds.result import Result
from flagplot.games.axis_allies.odds.sides import Side
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.state import WarState
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.memory import Table

__all__ = [
    "Plan", "RaidPlan", "RaidResult", "Result", "Retreat",
    "blank_war", "force_for", "odds", "odds_of", "plan_for", "raid_for", "raid_odds",
]  # fmt: skip


_MOST_TABLES = 256


def odds_of(
    game: AxisAllies,
    state: WarState | None = None,
    space: str | None = None,
    *,
    raid: str = "",
    **question: Any,
) -> Result | RaidResult:
    """The exact odds of a battle, or with ``raid`` of a strategic raid.

    See ``plan_for`` and ``raid_for`` for the ways to name one.
    """
    if raid:
        return raid_odds(raid_for(game, state, space, raid=raid, **question))
    return odds(plan_for(game, state, space, **question))


def raid_for(
    game: AxisAllies,
    state: WarState | None = None,
    space: str | None = None,
    *,
    raid: str = "",
    attack: str = "",
    defend: str = "",
    intercept: int | None = None,
    scenario: str | None = None,
    options: dict[str, Any] | None = None,
    technologies: Sequence[str] = (),
    radar: bool = False,
) -> RaidPlan:
    """A strategic raid: that on ``space`` in a game in progress, or the typed one.

    Typed, ``raid`` names the facilities (``minor_ic``, ``industrial_complex:8``), ``attack`` the bombers and
    their escorts, ``defend`` the interceptors and guns. ``intercept`` is the number of fighters that go up;
    without it in a game in progress as many as serve the defender best, and typed all of them.
    """
    if state is not None:
        if not space:
            found = ", ".join(live.raids(game, state)) or "none"
            raise BadInputError(f"odds: a space expected; raids to be flown: {found}")
        plan = live.raid_of(game, state, space)
        number = best_interception(plan) if intercept is None else intercept
    else:
        war, _ = _table(game, scenario, options or {}, technologies)
        if radar:
            _radar_face(game, war.board, defend)
        plan = read_raid(
            war.board, attack, defend, raid, guns_fire=war.edition.guns_meet_raids, radar=radar,
            low_luck=bool(war.state.options.get("low_luck")),
        )  # fmt: skip
        number = sum(n for _, n in plan.interceptors) if intercept is None else intercept
    most = sum(n for _, n in plan.interceptors)
    if not 0 <= number <= most:
        raise BadInputError(f"intercept: from 0 to {most} fighters expected, found {number}")
    return plan._replace(interceptors=units_of(plan.interceptors[0][0].kind, number) if number else ())


def plan_for(
    game: AxisAllies,
    state: WarState | None = None,
    space: str | None = None,
    *,
    attack: str = "",
    defend: str = "",
    retreat: str = "never",
    order: str | Sequence[str] = (),
    defender_order: str | Sequence[str] = (),
    keep_land: int = 0,
    dives: Sequence[str] = (),
    scenario: str | None = None,
    options: dict[str, Any] | None = None,
    technologies: Sequence[str] = (),
    radar: bool = False,
    **typed: Any,
) -> Plan:
    """A battle: that for ``space`` in a game in progress, or the one ``attack`` and ``defend`` describe.

    With a state, ``attack`` adds attackers that are not there yet and ``defend`` replaces the defenders.
    ``technologies`` are the attacker's; ``radar`` is the defender's.
    """
    rule = retreat_rule(retreat)
    order, defender_order = _kinds(order), _kinds(defender_order)
    for side in dives:
        if side not in ("attacker", "defender"):
            raise BadInputError(f"dive: attacker or defender expected, found {side!r}")
    if keep_land < 0:
        raise BadInputError(f"keep: a number of land units expected, found {keep_land}")
    if state is not None:
        if not space:
            fights = ", ".join(live.pending(game, state)) or "none"
            raise BadInputError(f"odds: a space expected; battles to be fought: {fights}")
        wishes = live.Wishes(rule, tuple(order), tuple(defender_order), keep_land, tuple(dives))
        return live.plan_of(game, state, space, attack=attack, defend=defend, wishes=wishes, **typed)
    war, ways = _table(game, scenario, options or {}, technologies)
    if radar and typed.get("antiaircraft") is None:
        typed["antiaircraft"] = _radar_face(game, war.board, defend)
    typed.setdefault("most_kamikaze", war.edition.kamikaze_left(war))
    plan = read_plan(
        war.board, attack, defend, retreat=rule, order=order, defender_order=defender_order,
        keep_land=keep_land, dives=dives, low_luck=bool(war.state.options.get("low_luck")), **typed,
    )  # fmt: skip
    bare = fire.table(_table(game, scenario, options or {}, ())[0].board.kinds)
    gun = war.edition.gun_hits_on(war, war.state.active) if plan.antiaircraft else 0
    return plan._replace(customs=ways, tab_d=other_prices(plan.tab, bare), captured_gun=gun)


def force_for(game: AxisAllies, text: str, what: str, *, sea: bool) -> tuple[fire.Table, Side]:
    """A typed force of attackers without technologies, with its unit table; ``what`` names it in errors."""
    board = _table(game, None, {}, ())[0].board
    units = read_force(board, text, what)
    if not units:
        raise BadInputError(f"{what}: at least one unit expected, found none")
    for unit in units:
        kind = board.kinds[unit.kind]
        if kind.antiaircraft or (kind.land if sea else kind.sea):
            raise BadInputError(f"{what}: {kind.id} cannot attack where this battle is fought")
    return fire.table(board.kinds), as_side(units)


def _kinds(order: str | Sequence[str]) -> tuple[str, ...]:
    """An order of loss: names, or one text with commas as on the command line."""
    words = order.split(",") if isinstance(order, str) else order
    return tuple(word.strip() for word in words if word.strip())


def _radar_face(game: AxisAllies, board: Board, defend: str) -> int:
    """With radar a gun hits on 1 or 2. [A50-TEC-33]"""
    if "technologies" not in game.edition.position_keys:
        raise BadInputError(f"{game.meta.id} has no technologies, found radar")
    if not any(board.kinds[unit.kind].antiaircraft for unit in read_force(board, defend, "defend")):
        raise BadInputError("radar: a gun among the defenders expected, found none")
    return 2


_TABLES: Table[tuple[object, ...], tuple[War, Customs]] = Table(_MOST_TABLES)


def _table(
    game: AxisAllies, scenario: str | None, options: dict[str, Any], technologies: Sequence[str]
) -> tuple[War, Customs]:
    """An empty table and the customs at it, laid once for the same options and technologies."""
    key = (game, scenario, repr(sorted(options.items())), tuple(technologies))
    found = _TABLES.get(key)
    if found is None:
        war = blank_war(game, scenario, options, technologies)
        return _TABLES.keep(key, (war, customs(war)))
    return found


def blank_war(
    game: AxisAllies, scenario: str | None, options: dict[str, Any], technologies: Sequence[str]
) -> War:
    """An empty table of the edition, in the attacker's turn: it has the unit profiles that count."""
    start = (
        game.start(scenario=scenario, options=options, seed=0)
        if scenario
        else game.start(options=options, seed=0)
    )
    if not technologies:
        return game.play(start)
    if "technologies" not in game.edition.position_keys:
        raise BadInputError(f"{game.meta.id} has no technologies, found {', '.join(technologies)}")
    seat = game.play(start).seat(start.active)
    doc = {
        "game": game.meta.id, "scenario": start.scenario, "options": options, "turn": seat,
        "phase": "combat_move", "technologies": {seat: list(technologies)},
    }  # fmt: skip
    return game.play(game.position(doc))
