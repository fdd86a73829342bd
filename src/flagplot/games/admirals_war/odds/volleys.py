"""Attacks that take effect together: air strikes, gunfire, raids on ports; and those of submarines."""

from __future__ import annotations

from collections.abc import Mapping

from flagplot.games.admirals_war.board import SUB
from flagplot.games.admirals_war.combat import battle, forces, ports, torpedoes, volley
from flagplot.games.admirals_war.combat.frames import Battle, Torpedoes, Volley
from flagplot.games.admirals_war.odds import policy
from flagplot.games.admirals_war.odds.fights import torpedo_shot
from flagplot.games.admirals_war.odds.named import unit_id
from flagplot.games.admirals_war.odds.policy import Policy
from flagplot.games.admirals_war.odds.result import VolleyResult
from flagplot.games.admirals_war.odds.shots import AFLOAT, DISABLED, SUNK, Fate, Range, shots_of
from flagplot.games.admirals_war.play import War
from flagplot.kernel.errors import BadInputError

KINDS = ("air", "surface", "raid", "torpedo")


# -- targets named by whoever asks --------------------------------------------------------------------------


def volley_odds(war: War, kind: str, aims: Mapping[str, str]) -> VolleyResult:
    """The chances of every target of given attacks: an air strike, gunfire, a port raid, submarines.

    Attacks of a volley take effect together; those of submarines one after the other, and a boat whose
    target is gone does not attack.
    """
    if kind not in KINDS:
        raise BadInputError(f"odds: a volley of {', '.join(KINDS)} expected, found {kind!r}")
    pairs = _pairs(war, aims)
    side, area = war.side(pairs[0][0]), war.state.place[pairs[0][0]]
    for attacker, target in pairs:
        name = war.board.unit_ids[attacker]
        if war.side(attacker) != side or war.state.place[attacker] != area or area >= war.board.n_areas:
            raise BadInputError(f"odds: attackers of one side at sea in one area expected, found {name}")
        if war.side(target) == side:
            raise BadInputError(f"odds: an enemy target expected, found {war.board.unit_ids[target]}")
    if kind == "torpedo":
        return _torpedoes(war, pairs, area)
    frame = volley.aimed(war, side, area, kind, [one for one, _ in pairs], sorted({two for _, two in pairs}))
    frame.disables = kind != "raid"
    frame.aims = dict(pairs)
    _check(war, frame)
    return as_aimed(war, frame)


def _pairs(war: War, aims: Mapping[str, str]) -> list[tuple[int, int]]:
    if not aims:
        raise BadInputError("odds: aims (attacker and target) expected, found none")
    board = war.board
    return sorted(
        (board.unit(unit_id(board, attacker)), board.unit(unit_id(board, target)))
        for attacker, target in aims.items()
    )


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


# -- volleys of the rules -----------------------------------------------------------------------------------


def as_aimed(
    war: War, frame: Volley, gunners: Range | None = None, units: tuple[int, ...] = ()
) -> VolleyResult:
    """A volley with the targets named so far, and whatever waits to take effect with it.

    Of all units, or of some of its targets; ``gunners`` are those of the same map, if they were asked before.
    """
    gunners = gunners or Range(war.tables, war.state)
    markers = _waiting(war, frame)
    shots, damage = shots_of(war, frame), war.state.damage
    found = {}
    for unit in units or sorted({*shots, *markers}):
        fates = gunners.fates(unit, damage[unit], shots.get(unit, ()), markers.get(unit, (0, 0)))
        found[unit] = _at_home(gunners, unit, frame.area, fates)
    return VolleyResult(war.board, found)


def _at_home(gunners: Range, unit: int, area: int, fates: dict[Fate, float]) -> dict[Fate, float]:
    """A disabled unit without a port to go to is lost."""
    found: dict[Fate, float] = {}
    for fate, chance in fates.items():
        if fate.how == DISABLED and not gunners.has_port(unit, area, "disabled"):
            fate = Fate(SUNK, 0)
        found[fate] = found.get(fate, 0.0) + chance
    return found


def _waiting(war: War, frame: Volley) -> dict[int, tuple[int, int]]:
    """Markers that lie on units when a volley has been fired, apart from those it brings its targets."""
    copy = War(war.tables, war.state.clone())
    for attacker, target in frame.aims.items():
        if target >= 0 and attacker in frame.kamikaze:
            volley.expend(copy, attacker)
    return copy.state.markers


def completed(war: War, frame: Volley, rule: Policy | None = None) -> Volley:
    """A volley whose remaining attackers aim as a policy says."""
    copy = frame.clone()
    gunners = Range(war.tables, war.state)
    damage = war.state.damage
    policy.aim(war, copy, rule or Policy(), lambda unit: gunners.limit(unit, damage[unit]))
    return copy


def raid(war: War, side: int, area: int, port: int, units: list[int], rule: Policy | None = None) -> Volley:
    """All units at the targets in a port, aimed as a policy says; without a target nobody aims."""
    found = ports.attack_on(war, side, area, port, units)
    return completed(war, found, rule) if found.targets else found


# -- submarines ---------------------------------------------------------------------------------------------


def torpedo(war: War, frame: Torpedoes, boat: int, target: int) -> VolleyResult:
    """The attack of one boat on one target at the end of a round."""
    gunners = Range(war.tables, war.state)
    shot = torpedo_shot(war, boat, target)._replace(bonus=torpedoes.bonus(war, frame, boat, target))
    fates = gunners.fates(target, war.state.damage[target], [shot])
    return VolleyResult(war.board, {target: _at_home(gunners, target, frame.area, fates)})


def _torpedoes(war: War, pairs: list[tuple[int, int]], area: int) -> VolleyResult:
    gunners = Range(war.tables, war.state)
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
