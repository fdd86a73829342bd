"""Attack dice, damage dice, markers, and what happens when markers take effect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from flagplot.games.admirals_war import factors
from flagplot.games.admirals_war.board import AMPHIB, LBA, PARA, SEATS, SHIP, SIDES
from flagplot.games.admirals_war.combat.events import Fired
from flagplot.games.admirals_war.play import SHIPS, War
from flagplot.games.admirals_war.turn import repair
from flagplot.kernel.flow import Aim

HIT, DISABLE = 6, 5  # modified faces [AW-FIR-05, AW-FIR-06]
EXPENDED = 99  # damage marker of a kamikaze unit: it is gone whatever its defense [AW-O21-01]


class Effects(NamedTuple):
    """What markers did when they took effect."""

    sunk: tuple[int, ...]
    disabled: tuple[int, ...]  # marked and still where they were; the caller sends them home


# -- dice ---------------------------------------------------------------------------------------------------


def dice_of(war: War, unit: int, kind: str) -> int:
    """Dice a unit rolls in an action: airstrikes in the air and against ports, else guns.

    [AW-CMB-07, AW-FIR-02, AW-FIR-03, AW-UNI-03, AW-UNI-11, AW-UNI-13]
    """
    if kind == "surface":
        return factors.gunnery(war, unit)
    planes = factors.air(war, unit)
    return planes if planes or kind != "mixed" else factors.gunnery(war, unit)


def to_hit_bonus(war: War, attacker: int, target: int, kind: str) -> int:
    """The printed bonus on each die: against ships and amphibious units only, never against LBA.

    [AW-FIR-04, AW-LBA-11, AW-LBA-12, AW-UNI-06, AW-UNI-08]
    """
    if war.board.pieces[target].kind == LBA:
        return 0
    guns = kind == "surface" or (kind == "mixed" and not factors.air(war, attacker))
    return int(factors.gunnery_bonus(war, attacker) if guns else factors.air_bonus(war, attacker))


def attack(
    war: War,
    attacker: int,
    target: int,
    dice: int,
    bonus: int,
    *,
    in_port: bool = False,
    disables: bool = True,
    less_damage: int = 0,
) -> None:
    """Roll one attack; its damage and disables wait in ``state.markers``.

    One die a shot [AW-FIR-01], 5 disables a ship or amphibious unit and nothing else [AW-FIR-05, AW-LBA-14],
    6 and more hit, each hit for one damage die [AW-FIR-06]. [AW-SEQ-19, AW-TGT-12, AW-LBA-19]
    """
    pieces = war.board.pieces
    shooter, aim = pieces[attacker], pieces[target]
    shot = Aim(SEATS[war.seat(attacker)], (shooter.id,), aim.id, HIT - bonus, 6)
    faces = war.roll(dice, f"{shooter.name} at {aim.name}", aim=shot)
    hits, fives = judged(faces, bonus)
    disabling = disables and not in_port and aim.kind != LBA  # [AW-RAI-11, AW-LBA-14]
    if not disabling:
        fives = 0
    flat = in_port and aim.kind in (AMPHIB, PARA)  # [AW-RAI-12]
    less = less_damage + (aim.kind == SHIP and factors.armor_bonus(war, target))  # [AW-UNI-07]
    damage = hits
    if hits and not flat:
        damage = sum(points(face, less) for face in war.roll(hits, f"damage to {aim.name}"))
    if damage or fives:
        add_marker(war, target, damage, fives)
    war.emit(
        Fired(
            unit=shooter.id, name=shooter.name, target=aim.id, target_name=aim.name, hits=hits,
            disables=fives, damage=damage, side=SIDES[war.side(attacker)],
            place=war.board.place_ids[war.state.place[target]], dice=dice, bonus=bonus, less=less, flat=flat,
            disabling=disabling, had=war.state.damage[target],
            bears=survives(war, target, in_port or war.in_port(target)),
        )
    )  # fmt: skip


def judged(faces: Sequence[int], bonus: int) -> tuple[int, int]:
    """Hits and disables among attack dice. [AW-FIR-05, AW-FIR-06]"""
    return sum(face + bonus >= HIT for face in faces), sum(face + bonus == DISABLE for face in faces)


def points(face: int, less: int) -> int:
    """Damage points of one damage die; a red armor factor can leave nothing. [AW-DEC-28, AW-EXA-06]"""
    return max(0, face - less)


def add_marker(war: War, unit: int, damage: int, disables: int) -> None:
    """Put a marker on a unit that takes effect later. [AW-SEQ-19]"""
    points, fives = war.state.markers.get(unit, (0, 0))
    markers = {**war.state.markers, unit: (points + damage, fives + disables)}
    war.state.markers = dict(sorted(markers.items()))


# -- effect -------------------------------------------------------------------------------------------------


def take_effect(war: War, *, in_port: bool = False) -> Effects:
    """All markers take effect at once: damage first, then losses, then disabled markers.

    Whether port rules apply is decided unit by unit; ``in_port`` forces them.
    [AW-SEQ-21, AW-FIR-07, AW-FIR-09, AW-FIR-11, AW-CMB-06]
    """
    markers, war.state.markers = war.state.markers, {}
    sunk, disabled = [], []
    for unit, (damage, fives) in markers.items():
        if damage >= EXPENDED:
            war.lose(unit, "is expended")  # [AW-O21-01]
            sunk.append(unit)
            continue
        war.hurt(unit, damage)
        moored = in_port or war.in_port(unit)
        if gone(war, unit, moored):
            war.lose(unit, "is sunk" if war.kind(unit) in SHIPS else "is destroyed")
            sunk.append(unit)
        elif fives and not moored:
            war.disable(unit)
            disabled.append(unit)
    return Effects(tuple(sunk), tuple(disabled))


def gone(war: War, unit: int, moored: bool) -> bool:
    """Whether damage is more than a unit survives. [AW-FIR-07, AW-LBA-13]"""
    return war.state.damage[unit] > survives(war, unit, moored)


def survives(war: War, unit: int, moored: bool) -> int:
    """The most damage a unit survives.

    At sea its armor or defense [AW-FIR-07, AW-LBA-13]; a ship in port sinks only above twice its armor and
    rests on the bottom before [AW-RAI-13], where it is lost if nobody can raise it [AW-RAI-14].
    """
    armor = factors.armor(war, unit)
    if not moored or war.kind(unit) not in SHIPS:
        return armor
    port = war.state.place[unit]
    return 2 * armor if war.board.is_port(port) and repair.has_yard(war, port) else armor
