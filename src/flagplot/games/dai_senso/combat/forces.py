"""Who may attack which hex. [4.2.1]"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from flagplot.board.spaces import members
from flagplot.games.dai_senso import bases, fences, supply
from flagplot.games.dai_senso.combat import bars, odds, ranged, terrain
from flagplot.games.dai_senso.combat.bars import Bar
from flagplot.games.dai_senso.combat.frames import Combat
from flagplot.games.dai_senso.counters import MARINE
from flagplot.games.dai_senso.markers import LONE
from flagplot.games.dai_senso.movement import restrictions
from flagplot.games.dai_senso.nations import nationalities
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.state import PRE_WAR
from flagplot.games.dai_senso.weather import SNOW, weather

RUSSIA = "russia"


def enemies_in(war: War, hex: int) -> bool:
    """Whether a hex holds enemy ground units, Detachments or Logistics markers. [see DSA-CMB-01]"""
    faction = war.state.phasing
    return any(
        (war.face(one).ground or war.face(one).kind in LONE) and war.faction(one) != faction
        for one in war.stack(hex)
    )


def defenders(war: War, hex: int) -> list[int]:
    """All enemy ground units in a hex: each of them defends it. [DSA-CMB-02, DSA-CMB-03]"""
    return war.enemy_ground(hex, war.state.phasing)


def able(war: War, segment: Combat, hex: int) -> list[int]:
    """The units that may attack a hex, each for itself, ascending.

    Whether they are supplied, what else stands with them and what the others of their hex do is all the same.
    [DSA-CMB-04, DSA-CMB-05, DSA-CMB-06]
    """
    return sorted(
        one
        for beside in war.tables.map.board.grid.around(hex)
        for one in war.stack(beside)
        if unable(war, segment, one, hex) is None
    )


def unable(war: War, segment: Combat, number: int, hex: int) -> Bar | None:
    """Why a unit may not attack a hex; None if it may. Only in Blitz Combat must it be Blitz-enabled.

    Kwantung units attack where they could not go. [DSA-CMB-14]
    [DSA-CMB-01, DSA-CMB-07, DSA-CMB-08, DSA-CMB-12, DSA-BLC-10]
    """
    face, start = war.face(number), war.state.place[number]
    if not face.ground or war.faction(number) != war.state.phasing or not war.on_map(number):
        return bars.NOT_YOURS
    if war.tables.map.board.grid.distance(start, hex) != 1:
        return bars.NOT_ADJACENT
    if not face.attack:
        return bars.NO_FACTOR
    if number in segment.fought:
        return bars.FOUGHT
    if war.state.war_state == PRE_WAR:
        return bars.BEFORE_THE_WAR  # [DSA-CMB-13, DSB-WS-13]
    if restrictions.abroad(war, number, hex):
        return bars.ABROAD  # [DSA-CMB-11]
    if why := fences.why_no_attack(war, number, hex):
        return Bar(why.rule, why.text)
    if terrain.hexside(war, start, hex) in terrain.WATERS and not (
        face.kind == MARINE and supply.supplied(war, number)
    ):
        return bars.WATER
    if segment.blitz and _weathered(war, number, hex):
        return bars.WEATHER
    if segment.blitz and not bases.blitz_enabled(war, number):
        return bars.NOT_ENABLED
    return None


def _weathered(war: War, number: int, hex: int) -> bool:
    """Bad weather ends Blitz Combat, but for Russians, who attack into snow.

    [DSA-BLC-12, DSA-WEA-05, DSA-WEA-05b, DSA-WEA-06, DSA-WEA-06b, DSA-WEA-07]
    """
    seen = weather(war, hex)
    return bool(seen) and not (seen == SNOW and war.counter(number).nation == RUSSIA)


def mismatched(war: War, attackers: Sequence[int], number: int) -> Bar | None:
    """Why a unit may not attack together with others: one HQ, one Minor Country besides Exp units.

    [DSA-CMB-10, DSA-HQS-07]
    """
    if war.face(number).hq and any(war.face(one).hq for one in attackers):
        return bars.SECOND_HQ
    if bound := _minor(war, number):
        return bars.MINORS if any(_minor(war, one) not in ("", bound) for one in attackers) else None
    return None


def _minor(war: War, number: int) -> str:
    """The Minor Country a unit is bound to; none for Exp units and those of Major Countries alone.

    One of two nations is bound to its Minor Country. [DSB-MN-01]
    """
    if war.counter(number).exp:
        return ""
    minors = war.tables.organization.groups["minor"]
    return next((nation for nation in nationalities(war, number) if nation in minors), "")


def attack_factors(war: War, units: Iterable[int]) -> int:
    """The Attacker Total. [see DSA-CMB-23]"""
    return sum(war.face(one).attack for one in units)


def defense_factors(war: War, units: Iterable[int]) -> int:
    """The Defender Total. [see DSA-CMB-23]"""
    return sum(war.face(one).defense for one in units)


# -- whole hexes ------------------------------------------------------------------------------------------


def targets(war: War, segment: Combat) -> list[int]:
    """The hexes that can be attacked now, ascending; only those beside own units come into question."""
    around, faction, here = war.tables.map.board.grid.around, war.state.phasing, war.occupation
    own, held = here.ground[faction], here.others(faction)
    near = [hex for hex in members(held) if any(own >> beside & 1 for beside in around(hex))]
    return [hex for hex in near if unattackable(war, segment, hex) is None]


def unattackable(war: War, segment: Combat, hex: int) -> Bar | None:
    """Why a hex cannot be attacked now; None if it can. [DSA-CMB-01, DSA-CMB-02]"""
    if not enemies_in(war, hex):
        return bars.NO_ENEMY
    if hex in segment.attacked:
        return bars.ATTACKED
    units = able(war, segment, hex)
    if not units:
        return _nobody(war, segment, hex)
    return None if _strong_enough(war, segment, hex, units) else bars.TOO_WEAK


def _nobody(war: War, segment: Combat, hex: int) -> Bar:
    """Why none of the adjacent units may attack: what is said of the first of them."""
    for beside in war.tables.map.board.grid.around(hex):
        for one in war.ground(beside, war.state.phasing):
            if bar := unable(war, segment, one, hex):
                return bar
    return bars.NOT_ADJACENT


def _strong_enough(war: War, segment: Combat, hex: int, units: list[int]) -> bool:
    """Whether the best of what may attack together, with an HQ in support, has odds of 1-3."""
    defense = defense_factors(war, defenders(war, hex))
    troops = [one for one in units if not war.face(one).hq]
    minors = {_minor(war, one) for one in troops} - {""}
    best = max(
        (
            attack_factors(war, (one for one in troops if _minor(war, one) in ("", minor)))
            for minor in minors or ("",)
        ),
        default=0,
    )
    if odds.possible(best, defense):
        return True
    hqs = [one for one in units if war.face(one).hq]
    hqs += ranged.supporters(war, hex, war.state.phasing, troops, segment.hqs, segment.blitz)
    return odds.possible(best + max((war.face(one).attack for one in hqs), default=0), defense)


def supporters(war: War, segment: Combat, hex: int, attackers: Sequence[int]) -> list[int]:
    """The HQs that may support these attackers: not those that could attack themselves. [DSA-CMB-21]"""
    near = ranged.supporters(war, hex, war.state.phasing, attackers, segment.hqs, segment.blitz)
    return [one for one in near if unsupporting(war, segment, one, hex, attackers) is None]


def unsupporting(war: War, segment: Combat, hq: int, hex: int, attackers: Sequence[int]) -> Bar | None:
    """Why an HQ may not support these attackers; None if it may."""
    if not war.face(hq).hq or war.faction(hq) != war.state.phasing or not war.on_map(hq):
        return bars.NO_HQ
    if not defenders(war, hex):
        return bars.ALONE
    if beside(war, hq, hex):
        return bars.BESIDE
    return ranged.kept_out(war, hq, hex, attackers, segment.hqs, segment.blitz)


def beside(war: War, number: int, hex: int) -> bool:
    """Whether an HQ stands where it attacks like any other unit, supplied or not. [DSA-HQS-09]"""
    start = war.state.place[number]
    near = start in war.tables.map.board.grid.around(hex)
    return near and terrain.hexside(war, start, hex) not in terrain.WATERS
