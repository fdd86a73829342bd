"""Who fights: the units of a side in a battle, who of them can attack, and what can be attacked in a port."""

from __future__ import annotations

from flagplot.games.admirals_war import factors
from flagplot.games.admirals_war.board import (
    ALLIED,
    AMPHIB,
    ATO,
    AXIS,
    FIRST_FIRE,
    ITALIAN,
    JAPANESE,
    LBA,
    NATION_SEAT,
    NEUTRAL,
    PARA,
    SHIP,
    VICHY,
)
from flagplot.games.admirals_war.combat.frames import Battle
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.state import DISABLED, PEACE, PURSUED, RAIDING, RETREATED

CARRIERS, PLANES = 0, 1  # who attacked a port, in ``state.raids``
AQUILA = "ita_aquila"


def fire_order(war: War, place: int) -> tuple[int, int]:
    """The sides in the order they fire: Allies first in the ATO, Axis first in the PTO. [AW-TGT-02]"""
    first = FIRST_FIRE[war.board.theatre[place]]
    return first, 1 - first


# -- at sea -------------------------------------------------------------------------------------------------


def fighting(war: War, frame: Battle, side: int) -> list[int]:
    """The units of a side in a battle: one force, all of them at sea in the area.

    [AW-TGT-01, AW-TGT-10, AW-TGT-11]
    """
    marks = war.state.marks
    if frame.runner < 0:
        return [
            unit for unit in war.combat_units(frame.area, side) if not marks[unit] & (DISABLED | RETREATED)
        ]
    place = war.state.place
    return [unit for unit in frame.forces[side] if place[unit] == frame.area and not marks[unit] & DISABLED]


def present(war: War, area: int, side: int) -> bool:
    """Whether a side still has a combat unit at sea in an area. [AW-GEN-08, AW-SEQ-26]"""
    return bool(war.combat_units(area, side))


def flies(war: War, unit: int) -> bool:
    """Whether a unit attacks in air actions: carriers and LBA. [AW-TGT-03]

    The air group of Aquila only defends under the first reading of her option. [AW-O38-02]
    """
    return factors.air(war, unit) > 0 and not defensive(war, unit)


def defensive(war: War, unit: int) -> bool:
    """Aquila, while her planes are fighters only. [AW-O38-02]"""
    return war.board.unit_ids[unit] == AQUILA and war.state.options["italian_buildup"] == "fixed"


def shoots(war: War, unit: int) -> bool:
    """Whether a unit can attack in surface actions: ships with gunnery. [AW-TGT-04, AW-AMP-02]"""
    return war.board.pieces[unit].kind == SHIP and factors.gunnery(war, unit) > 0 and not defensive(war, unit)


def can_attack(war: War, unit: int) -> bool:
    """Whether a unit can attack in some kind of action. [AW-DEC-13]"""
    return flies(war, unit) or shoots(war, unit)


# -- ports and bases ----------------------------------------------------------------------------------------


def hostile(war: War, port: int, side: int) -> bool:
    """Whether a port or base is the enemy's and may be attacked from the air by a side.

    Never the neutral port [AW-MAP-19]; Addu Atoll only after Trincomalee fell [AW-DEC-66]; nothing of a
    power that is not yet at war [AW-DEC-19, AW-O20-08].
    """
    state = war.state
    if state.control[port] != 1 - side or war.board.port(port).kind == NEUTRAL:
        return False
    nation = state.holder[port]
    if side == ALLIED:
        asleep = state.war == PEACE and nation >= 0 and NATION_SEAT[nation] == JAPANESE
        return not asleep and not (nation == ITALIAN and war.fact("italy_neutral"))
    return war.board.place_ids[port] != "addu_atoll" or bool(war.fact("trincomalee_fell"))


def targets_in_port(war: War, port: int, side: int) -> list[int]:
    """Units of a side in a port or base that can be attacked there: ships, LBA, amphibious units.

    Not submarines, oilers and Hilfskreuzers [AW-TGT-11]. Germany and Norway are one place unless an option
    has them apart: an attack on either is one on both. [AW-MAP-28, AW-RAI-05]
    """
    found = war.at(port, side, SHIP, LBA, AMPHIB, PARA)
    board = war.board
    if port == board["germany"] and "norway_apart" not in war.state.facts:
        found = sorted((*found, *war.at(board["norway"], side, SHIP, LBA, AMPHIB, PARA)))
    return [unit for unit in found if war.state.nation[unit] != VICHY and not war.neutral(unit)]


def attacked(war: War, port: int, area: int, who: int) -> bool:
    """Whether a port was attacked from an area this turn, by carriers or by LBA; each may once.

    [AW-RAI-06, AW-DEC-17]
    """
    return (port, area, who) in war.state.raids


def record(war: War, port: int, area: int, who: int) -> None:
    """Remember an attack on a port. [AW-RAI-06]"""
    war.state.raids = tuple(sorted({*war.state.raids, (port, area, who)}))


def ports_in_reach(war: War, area: int, side: int, who: int) -> list[int]:
    """Enemy ports and bases that units of a side in an area may attack from the air now.

    An empty one only in Midway, where the raid itself counts. [AW-RAI-01, AW-RAI-05, AW-RAI-06, AW-SCN-07]
    """
    return [
        port
        for port in war.ports_on(area)
        if hostile(war, port, side)
        and not attacked(war, port, area, who)
        and (targets_in_port(war, port, 1 - side) or (war.midway and who == CARRIERS))
    ]


def may_raid(war: War, unit: int, area: int) -> bool:
    """Whether a ship may raid ports from an area: a carrier with planes that pursued nobody.

    In the ATO only raiding ones. [AW-RAI-02, AW-RAI-03, AW-RAI-07, AW-DEC-34, AW-DEC-26]
    """
    state = war.state
    return (
        state.place[unit] == area
        and war.board.pieces[unit].kind == SHIP
        and flies(war, unit)
        and not state.marks[unit] & (PURSUED | DISABLED | RETREATED)
        and (war.board.theatre[area] != ATO or state.mode[unit] == RAIDING)
        and not war.neutral(unit)
    )


def raiders(war: War, area: int, side: int) -> list[int]:
    """The carriers of a side that may raid from an area. [AW-RAI-01]"""
    return [unit for unit in war.at(area, side, SHIP) if may_raid(war, unit, area)]


def side_left(war: War, area: int) -> int:
    """The only side with combat units in an area, or -1: nobody or both. [AW-DEC-58]"""
    allied, axis = present(war, area, ALLIED), present(war, area, AXIS)
    return -1 if allied == axis else ALLIED if allied else AXIS
