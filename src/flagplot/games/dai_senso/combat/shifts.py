"""Column shifts, each with the reason for it. [4.2.3]

The rules, the panel and the odds read the same short list: positive columns are the attacker's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from flagplot.games.dai_senso import bases, supply
from flagplot.games.dai_senso.beachheads import BEACHHEAD_1
from flagplot.games.dai_senso.board import MOUNTAIN, RIVER
from flagplot.games.dai_senso.combat import terrain
from flagplot.games.dai_senso.combat.frames import Attack
from flagplot.games.dai_senso.counters import AIRDROP, MARINE
from flagplot.games.dai_senso.nations import nationalities
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.weather import MUD, weather
from flagplot.kernel.words import the

AIR_SUPPORT = ("air_force", "cv_strike")  # the Air units that stand in hexes
_HEXSIDE_RULES = {
    RIVER: "DSA-SHF-13c", MOUNTAIN: "DSA-SHF-13d", BEACHHEAD_1: "DSA-SHF-13f",
} | dict.fromkeys(terrain.WATERS, "DSA-SHF-13g")  # fmt: skip
_HEX_RULES = {terrain.CITY: "DSA-SHF-13a", terrain.ROUGH: "DSA-SHF-13b"}


class Shift(NamedTuple):
    """Columns to the right for the attacker, to the left (negative) for the defender, and why."""

    columns: int
    reason: str  # a few words with references
    rule: str


def shifts(war: War, attack: Attack) -> list[Shift]:
    """All shifts of an attack, the attacker's first."""
    return [*attacker_shifts(war, attack), *defender_shifts(war, attack)]


def attacker_shifts(war: War, attack: Attack) -> list[Shift]:
    """For Air units, armor in Blitz Combat and an HQ. [DSA-BLC-11]"""
    attackers = involved(attack.attackers, attack.support)
    if not attackers:
        return []
    air = [
        one
        for one in air_units(war, attack.hex, war.state.phasing, attackers)
        if not attack.blitz or bases.blitz_enabled(war, one)  # [DSA-BLC-10, DSA-BLC-13]
    ]
    found = [Shift(1, f"{the(war.id(one))} supports the attack", "DSA-SHF-01") for one in air]
    if attack.blitz:
        found += airdrops(war, attack.hex)
        found += armor(war, attackers)
    found += marines(war, attack.hex, attack.attackers)
    return found + hq(war, attackers, 1)


def defender_shifts(war: War, attack: Attack) -> list[Shift]:
    """For Air units, a fortress, an HQ and the terrain."""
    defenders = involved(attack.defenders, attack.cover)
    if not defenders:
        return []
    air = air_units(war, attack.hex, war.faction(defenders[0]), defenders)
    return [
        *(Shift(-1, f"{the(war.id(one))} supports the defence", "DSA-SHF-02") for one in air),
        *fortress(war, attack.defenders),
        *hq(war, defenders, -1),
        *ground(war, attack.hex, origins(war, attack.attackers)),
        *mud(war, attack.hex),
    ]


def involved(units: tuple[int, ...], hq: int) -> tuple[int, ...]:
    """The units of one side with the HQ that supports them."""
    return units if hq < 0 else (*units, hq)


def origins(war: War, attackers: Sequence[int]) -> list[int]:
    """The hexes from which units attack, ascending."""
    return sorted({war.state.place[one] for one in attackers})


def air_units(war: War, hex: int, faction: int, units: Sequence[int]) -> list[int]:
    """The Air units of a faction in or beside a hex, of the nationality of one of the units.

    A unit of two nations is of both. [DSA-SHF-05]

    They are not used up: one may take part in any number of combats. [DSA-SHF-01, DSA-SHF-02, DSA-SHF-03]
    Over mud they see nothing, in storms and snow only those in the hex itself do.
    [DSA-SHF-04, DSA-WEA-05f, DSA-WEA-06c]
    """
    seen = weather(war, hex)
    if seen == MUD:
        return []
    beside = () if seen else war.tables.map.board.grid.around(hex)
    nations = {nation for one in units for nation in nationalities(war, one)}
    return sorted(
        one
        for place in (hex, *beside)
        for one in war.stack(place)
        if war.face(one).kind in AIR_SUPPORT
        and war.faction(one) == faction
        and war.counter(one).nation in nations
    )


def airdrops(war: War, hex: int) -> list[Shift]:
    """One for each Blitz-enabled Airdrop in the hex, of whatever nation; in Blitz Combat only.

    [DSA-SHF-06, DSA-AIR-06, DSB-MK-2-2, see DSA-BLC-13]
    """
    return [
        Shift(1, f"{the(war.id(one))} has dropped there", "DSA-SHF-06")
        for one in war.stack(hex)
        if war.face(one).kind == AIRDROP
        and war.faction(one) == war.state.phasing
        and bases.blitz_enabled(war, one)
    ]


def marines(war: War, hex: int, attackers: Sequence[int]) -> list[Shift]:
    """One, however many, for supplied, Blitz-enabled marines across a Beachhead, Strait or All-Sea hexside.

    The terrain keeps its own (D-15: in Regular Combat too). [DSA-SHF-11, DSA-SUP-33e]
    """
    wet = (*terrain.STRAITS, *terrain.WATERS, *terrain.BEACHES)
    one = next(
        (
            one
            for one in attackers
            if war.face(one).kind == MARINE
            and terrain.hexside(war, war.state.place[one], hex) in wet
            and bases.blitz_enabled(war, one)
            and supply.supplied(war, one)
        ),
        None,
    )
    return [] if one is None else [Shift(1, f"{the(war.id(one))} attacks across water", "DSA-SHF-11")]


def armor(war: War, attackers: Sequence[int]) -> list[Shift]:
    """One for a supplied armor-type unit, however many; in Blitz Combat only. [DSA-SHF-07, DSA-SUP-33b]"""
    one = next((one for one in attackers if war.face(one).armor_type and supply.supplied(war, one)), None)
    return [] if one is None else [Shift(1, f"{the(war.id(one))} attacks with armor", "DSA-SHF-07")]


def fortress(war: War, defenders: Sequence[int]) -> list[Shift]:
    """One for a fortress, supplied or not. [DSA-SHF-08]"""
    one = next((one for one in defenders if war.face(one).fortress), None)
    return [] if one is None else [Shift(-1, f"{the(war.id(one))} is a fortress", "DSA-SHF-08")]


def hq(war: War, units: Sequence[int], columns: int) -> list[Shift]:
    """One for a supplied HQ on either side, there or by Ranged Support. [DSA-SHF-09, DSA-HQS-04]

    In its own hex it counts whatever it did before. [DSA-SHF-10, DSA-SUP-33d]
    """
    one = next((one for one in units if war.face(one).hq and supply.supplied(war, one)), None)
    return [] if one is None else [Shift(columns, f"{the(war.id(one))} takes part", "DSA-SHF-09")]


def mud(war: War, hex: int) -> list[Shift]:
    """One for a hex in mud; storms and snow give none. [DSA-SHF-12, DSA-WEA-05c]"""
    return [Shift(-1, "the hex is in mud", "DSA-SHF-12")] if weather(war, hex) == MUD else []


def ground(war: War, hex: int, attacked_from: list[int]) -> list[Shift]:
    """For the hex and, besides, for one side of it. [see DSA-SHF-13]"""
    found = []
    kind, columns = terrain.ground(war, hex), terrain.hex_shift(war, hex)
    if columns:
        found.append(Shift(-columns, f"the hex is {kind}", _HEX_RULES[kind]))
    columns, side = terrain.hexside_shift(war, hex, attacked_from)
    if columns:
        words = side.replace("_", " ")
        found.append(Shift(-columns, f"a {words} hexside", _HEXSIDE_RULES.get(side, "DSA-SHF-13e")))
    return found
