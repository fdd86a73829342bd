"""Exact odds of Admirals' War: volleys, rounds and whole battles, chance by chance, never by sampling.

``odds_of`` is the one way in; ``GAME.odds(state, ...)`` leads here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from flagplot.games.admirals_war.board import SIDES, SUB
from flagplot.games.admirals_war.combat import action_type, battle, forces, torpedoes
from flagplot.games.admirals_war.combat.frames import Battle, Volley
from flagplot.games.admirals_war.combat.volley import aimed
from flagplot.games.admirals_war.game import AdmiralsWar
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.state import SeaState
from flagplot.kernel.errors import BadInputError
from flagplot.odds.admirals.fights import Fight, torpedo_shot
from flagplot.odds.admirals.policy import Policy, read_policy
from flagplot.odds.admirals.result import BattleResult, Chances, VolleyResult
from flagplot.odds.admirals.rounds import RoundResult
from flagplot.odds.admirals.shots import AFLOAT, Fate, Range, shots_of
from flagplot.odds.admirals.walk import TooLargeError, Walk

__all__ = [
    "BattleResult", "Chances", "Policy", "RoundResult", "VolleyResult",
    "battle_odds", "line_up", "odds_of", "round_odds", "volley_odds",
]  # fmt: skip

KINDS = ("air", "surface", "raid", "torpedo")
Given = Policy | Mapping[str, object] | None


def odds_of(
    game: AdmiralsWar,
    state: SeaState | None = None,
    area: str | None = None,
    *,
    volley: str = "",
    aims: Mapping[str, str] | None = None,
    action: str = "",
    allied: Any = None,
    axis: Any = None,
    allied_policy: Given = None,
    axis_policy: Given = None,
    **position: Any,
) -> VolleyResult | RoundResult | BattleResult:
    """The exact odds of a volley, of one round, or of a whole battle.

    With ``volley`` (air, surface, raid, torpedo) and ``aims`` (attacker -> target) of that volley; with
    ``action`` (air, surface, combined) of one round; else of the battle to its end. Without a state the units
    in ``allied`` and ``axis`` meet in ``area``. See ``Policy`` for what the sides do.
    """
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


# -- line-ups -----------------------------------------------------------------------------------------------


def line_up(
    game: AdmiralsWar,
    area: str | None,
    allied: str | Sequence[str] | Mapping[str, Any],
    axis: str | Sequence[str] | Mapping[str, Any],
    *,
    turn: int = 5,
    options: dict[str, Any] | None = None,
    **parts: Any,
) -> SeaState:
    """Units that meet in an area on an otherwise empty map, in the middle of the war.

    Each side is a list of ids, or ids with what positions say of units: ``{"uk_hood": {"damage": 2}}``.
    """
    board = game.tables.board
    named = {"allied": _ids(allied), "axis": _ids(axis)}
    if not area:
        raise BadInputError("odds: an area expected where the units meet")
    if area not in board.place_of or board[area] >= board.n_areas:
        raise BadInputError(f"odds: a sea area expected, found {area!r}")
    for side, units in named.items():
        if not units:
            raise BadInputError(f"odds: {side} units expected, found none")
        for id in units:
            if id not in board.unit_of:
                raise BadInputError(f"odds: {side}: a unit expected, found {id!r}")
    both = [id for id in named["allied"] if id in named["axis"]]
    if both:
        raise BadInputError(f"odds: {both[0]} is on both sides")
    document = {
        "game": "admirals-war", "turn": turn, "pacific": "war",
        "units": {area: {**named["allied"], **named["axis"]}},
        "frames": [{"step": "turn", "number": 8}, {"step": "battle", "area": board[area]}], **parts,
    }  # fmt: skip
    if options:
        document["options"] = options
    state = game.position(document)
    war = game.play(state)
    for number, side in enumerate(SIDES):
        for id in named[side]:
            if war.side(board.unit(id)) != number:
                raise BadInputError(f"odds: {side}: a unit of that side expected, found {id!r}")
    return state


def _ids(units: str | Sequence[str] | Mapping[str, Any]) -> dict[str, Any]:
    if isinstance(units, str):
        units = [word.strip() for word in units.split(",") if word.strip()]
    if isinstance(units, Mapping):
        return dict(units)
    twice = [id for n, id in enumerate(units) if id in units[:n]]
    if twice:
        raise BadInputError(f"odds: every unit once expected, found {twice[0]!r} twice")
    return {id: {} for id in units}


# -- volleys ------------------------------------------------------------------------------------------------


def volley_odds(game: AdmiralsWar, state: SeaState, kind: str, aims: Mapping[str, str]) -> VolleyResult:
    """The chances of every target of given attacks: an air strike, gunfire, a port raid, submarines.

    Attacks of a volley take effect together; those of submarines one after the other, and a boat whose
    target is gone does not attack.
    """
    if kind not in KINDS:
        raise BadInputError(f"odds: a volley of {', '.join(KINDS)} expected, found {kind!r}")
    war = game.play(state)
    pairs = _pairs(war, aims)
    side, area = war.side(pairs[0][0]), state.place[pairs[0][0]]
    for attacker, target in pairs:
        name = war.board.unit_ids[attacker]
        if war.side(attacker) != side or state.place[attacker] != area or area >= war.board.n_areas:
            raise BadInputError(f"odds: attackers of one side at sea in one area expected, found {name}")
        if war.side(target) == side:
            raise BadInputError(f"odds: an enemy target expected, found {war.board.unit_ids[target]}")
    if kind == "torpedo":
        return _torpedoes(game, war, pairs, area)
    frame = aimed(war, side, area, kind, [pair[0] for pair in pairs], sorted({pair[1] for pair in pairs}))
    frame.disables = kind != "raid"
    frame.aims = dict(pairs)
    _check(war, frame)
    gunners = Range(game.tables, state)
    damage = state.damage
    return VolleyResult(
        war.board,
        {unit: gunners.fates(unit, damage[unit], shots) for unit, shots in shots_of(war, frame).items()},
    )


def _pairs(war: War, aims: Mapping[str, str]) -> list[tuple[int, int]]:
    if not aims:
        raise BadInputError("odds: aims (attacker and target) expected, found none")
    for id in (id for pair in aims.items() for id in pair):
        if id not in war.board.unit_of:
            raise BadInputError(f"odds: a unit expected, found {id!r}")
    return sorted((war.board.unit(attacker), war.board.unit(target)) for attacker, target in aims.items())


def _check(war: War, frame: Volley) -> None:
    """Only attackers that can attack so, and targets that can be attacked so."""
    test = forces.shoots if frame.kind == "surface" else forces.flies
    for attacker, target in frame.aims.items():
        if not test(war, attacker):
            raise BadInputError(
                f"odds: {war.board.unit_ids[attacker]} cannot attack in this way: {frame.kind}"
            )
        if frame.kind == "raid":
            port = war.state.place[target]
            open_ = war.board.is_port(port) and target in forces.targets_in_port(war, port, 1 - frame.side)
            open_ = open_ and port in war.ports_on(frame.area) and forces.hostile(war, port, frame.side)
        else:
            open_ = target in battle.engaged(war, Battle(frame.area, part=frame.kind), 1 - frame.side)
        if not open_:
            raise BadInputError(
                f"odds: {war.board.unit_ids[target]} cannot be attacked in a {frame.kind} volley there"
            )


def _torpedoes(game: AdmiralsWar, war: War, pairs: list[tuple[int, int]], area: int) -> VolleyResult:
    gunners = Range(game.tables, war.state)
    found: dict[int, dict[Fate, float]] = {}
    for boat, target in pairs:
        if war.kind(boat) != SUB or boat not in torpedoes.boats(war, area, war.side(boat)):
            raise BadInputError(f"odds: a raiding submarine expected, found {war.board.unit_ids[boat]}")
        if target not in torpedoes.prey(war, area, war.side(target)):
            raise BadInputError(f"odds: {war.board.unit_ids[target]} is no prey of submarines there")
        after: dict[Fate, float] = {}
        for fate, chance in found.get(target, {Fate(AFLOAT, war.state.damage[target]): 1.0}).items():
            results = {fate: 1.0}
            if fate.how == AFLOAT:
                results = gunners.fates(target, fate.damage, [torpedo_shot(war, boat, target)])
            for one, part in results.items():
                after[one] = after.get(one, 0.0) + chance * part
        found[target] = after
    return VolleyResult(war.board, dict(sorted(found.items())))


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
    try:
        return BattleResult(Walk(fight, action).run())
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
    if area not in war.board.place_of or war.board[area] >= war.board.n_areas:
        raise BadInputError(f"odds: a sea area expected, found {area!r}")
    frame = _frame(war, war.board[area])
    for side, name in enumerate(SIDES):
        if not forces.fighting(war, frame, side):
            raise BadInputError(f"odds: {name} units in {area} expected, found none")
    policies = (read_policy(war, allied, "allied"), read_policy(war, axis, "axis"))
    return Fight(game.tables, state, frame, policies)


def _frame(war: War, area: int) -> Battle:
    """The battle that is being fought in an area, before its next round; or one that may be."""
    live = [frame for frame in war.state.frames if isinstance(frame, Battle) and frame.area == area]
    if not live:
        return Battle(area)
    frame = live[-1].clone()
    if frame.named:
        raise BadInputError("odds: a battle with targets named beforehand is not worked out")
    if frame.stage in (battle.DECLARE, battle.NEXT):
        frame.round += 1
    elif frame.stage > battle.TYPE:
        raise BadInputError("odds: a battle between two rounds expected, found one in the middle of a round")
    return frame


def _only_battle(game: AdmiralsWar, state: SeaState) -> str:
    war = game.play(state)
    live = [frame.area for frame in state.frames if isinstance(frame, Battle)]
    both = [area for area in war.board.area_range if all(war.combat_units(area, side) for side in (0, 1))]
    found = live[-1:] or both
    if len(found) == 1:
        return war.board.place_ids[found[0]]
    names = ", ".join(war.board.place_ids[area] for area in found) or "none"
    raise BadInputError(f"odds: an area expected; battles at hand: {names}")
