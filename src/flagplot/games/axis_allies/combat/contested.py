"""Where fighting is due, read off the map.

The Combat Move phase leaves attackers standing in the spaces they attack; nothing else is handed over but
the announcements in the state. What is contested is therefore worked out anew whenever it matters, since
kamikaze attacks, scrambles and earlier battles of the phase change it.
"""

from __future__ import annotations

from flagplot.games.axis_allies.board import bits, mask_of
from flagplot.games.axis_allies.events import Hit
from flagplot.games.axis_allies.moves.flotilla import lurking
from flagplot.games.axis_allies.moves.paratroopers import laden
from flagplot.games.axis_allies.pieces import Status, look
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.status import enemy_ships, enemy_units, hostile_territory, hostile_zone
from flagplot.games.axis_allies.survey import survey
from flagplot.kernel.flow import Aim
from flagplot.kernel.words import the

RAIDERS = (Status.RAIDING, Status.ESCORTING)


def launch_zones(war: War, target: int | None = None) -> tuple[int, ...]:
    """The zones announced assaults start from, all of them or those against ``target``; sorted."""
    return tuple(sorted({zone for zone, land in war.state.assaults if target is None or land == target}))


# -- sea zones -----------------------------------------------------------------------------------------


def attackers_at_sea(war: War, zone: int, power: int) -> bool:
    """Whether the power has a ship in the zone, or an aircraft committed to fight there."""
    kinds = war.board.kinds
    for piece in war.state.units[zone]:
        seen = look(piece)
        if seen.owner == power and (kinds[seen.kind].sea or seen.status is Status.ATTACKING):
            return True
    return False


def can_attack_at_sea(war: War, zone: int, power: int) -> bool:
    """Whether the power could open fire in the zone by choice: transports alone attack nobody."""
    kinds = war.board.kinds
    for piece in war.state.units[zone]:
        seen = look(piece)
        if seen.owner == power:
            kind = kinds[seen.kind]
            if seen.status is Status.ATTACKING or (kind.sea and not kind.transport):
                return True
    return False


def defended_zone(war: War, zone: int, power: int) -> bool:
    """Whether enemy surface warships or scrambled aircraft hold the zone, so that nothing lands past them.

    Units of powers at peace with ``power`` do not count. [P40-AMP-08, P40-AMP-32, P40-CBT-07, A50-AMP-03,
    A50-AMP-15]
    """
    if hostile_zone(war, zone, power):
        return True
    if war.edition.only_warships_hold_zones:
        return False
    enemies = war.state.war[power]
    for piece in war.state.units[zone]:
        seen = look(piece)
        if seen.status in (Status.SCRAMBLED, Status.STRANDED) and enemies >> seen.owner & 1:
            return True
    return False


def cleared_zone(war: War, zone: int, power: int) -> bool:
    """Whether land units may go ashore from the zone.

    After a sea combat only transports and submerged submarines of the enemy may be left; without one,
    submarines and transports the attacker chose to ignore do not matter. [P40-AMP-02, P40-AMP-20,
    A50-AMP-01, A50-AMP-04, A50-AMP-15]
    """
    if defended_zone(war, zone, power):
        return False
    if zone not in war.state.fought_zones or war.edition.only_warships_hold_zones:
        return True
    kinds, enemies = war.board.kinds, war.state.war[power]
    for piece in war.state.units[zone]:
        seen = look(piece)
        if kinds[seen.kind].submarine and enemies >> seen.owner & 1 and seen.status is not Status.SUBMERGED:
            return False
    return True


def sea_battles(war: War, power: int) -> tuple[int, ...]:
    """Zones where the power must fight, launch zones of assaults apart. [A50-CBT-04]

    Its ships, also those that stayed where they were and submarines as well as others, fight enemy surface
    warships in their zone [P40-SUB-06, P40-DST-02]; enemy submarines and transports are fought only where
    that was announced or aircraft were sent. Everything that belongs to powers at peace with ``power`` is
    passed over [P40-CBT-07], and so is an enemy whom politics do not let it attack: its ships have left him
    by now [see P40-POL-26, P40-POL-33]. Lone submarines may lie low.
    """
    now = survey(war)
    zones = (now.ships[power] | now.strikers[power]) & now.of(now.owners, war.state.war[power])
    zones &= war.board.sea_mask
    found = []
    zones &= ~lurking(war, power)  # [A50-HSZ-11]
    for zone in bits(zones & ~mask_of(launch_zones(war)) & ~mask_of(war.state.fought_zones)):
        due = defended_zone(war, zone, power) or (enemy_ships(war, zone, power) and _chosen(war, zone, power))
        if due and war.edition.no_attack(war, zone, power) is None:
            found.append(zone)
    return tuple(found)


def _chosen(war: War, zone: int, power: int) -> bool:
    """Whether an attack that need not be made was announced, by word or by sending aircraft."""
    if zone in war.state.attacks:
        return can_attack_at_sea(war, zone, power)
    return any(look(p).owner == power and look(p).status is Status.ATTACKING for p in war.state.units[zone])


# -- territories ---------------------------------------------------------------------------------------


def raided(war: War, power: int) -> tuple[int, ...]:
    """Territories the power raids; all its bombers over one of them are one raid.

    [P40-SBR-25, A50-SBR-01]
    """
    return tuple(
        space
        for space in bits(survey(war).up[power] & war.board.land_mask)
        if any(look(p).owner == power and look(p).status in RAIDERS for p in war.state.units[space])
    )


def land_battles(war: War, power: int) -> tuple[int, ...]:
    """Territories the power has entered or flown to in order to take or attack them."""
    found = []
    friends, control = war.board.friends[power], war.state.control
    for space in bits(survey(war).owners[power] & war.board.land_mask):
        # most of these are his own or a friend's: no need to ask
        if friends >> control[space] & 1 or not hostile_territory(war, space, power):
            continue
        ground, air = attackers_on_land(war, space, power)
        if ground or (air and enemy_units(war, space, power)):
            found.append(space)
    return tuple(found)


def attackers_on_land(war: War, space: int, power: int) -> tuple[bool, bool]:
    """Whether the power has land units, and aircraft committed to the land battle, in a territory."""
    kinds = war.board.kinds
    ground = air = False
    for piece in war.state.units[space]:
        seen = look(piece)
        if seen.owner == power:
            ground = ground or kinds[seen.kind].captures or laden(piece, power)
            air = air or seen.status in (Status.ATTACKING, Status.DROPPING)
    return ground, air


def defenders_on_land(war: War, space: int, power: int) -> bool:
    """Whether anybody defends a territory.

    Guns are no units of the battle, and fighters that met a raid take no part in it. [P40-SBR-22]
    """
    enemies, neutral, kinds = war.state.war[power], war.board.neutral, war.board.kinds
    for piece in war.state.units[space]:
        seen = look(piece)
        if seen.status is Status.INTERCEPTED or kinds[seen.kind].antiaircraft:
            continue
        if seen.owner == neutral or enemies >> seen.owner & 1:
            return True
    return False


def shelled(war: War, space: int, power: int) -> bool:
    """Whether anybody in a territory could be hit by bombardment. [P40-AMP-18, A50-AMP-12]"""
    if war.edition.bombardment_hits_aircraft:
        return defenders_on_land(war, space, power)
    enemies, kinds = war.state.war[power], war.board.kinds
    return any(kinds[look(p).kind].captures and enemies >> look(p).owner & 1 for p in war.state.units[space])


def gun_hits_on(war: War, space: int, power: int) -> int:
    """What the best gun in a territory shoots down aircraft of ``power`` with; 0 if there is no gun.

    One gun fires for all of them, whoever owns it. [P40-AAG-02, A50-AAG-03, A50-TEC-33, A50-TEC-34]
    """
    enemies, kinds = war.state.war[power], war.board.kinds
    best = 0
    for piece in war.state.units[space]:
        seen = look(piece)
        if kinds[seen.kind].antiaircraft and enemies >> seen.owner & 1:
            best = max(best, war.edition.gun_hits_on(war, seen.owner))
    return best


def gun_fire(war: War, space: int, piece: int, number: int, value: int) -> int:
    """Throw a gun's dice at aircraft that are alike; how many are shot down. [A50-AAG-04, A50-AAG-05]"""
    where, name = war.name(space), war.board.kinds[look(piece).kind].id
    aim = Aim(at=name, kind="antiaircraft")
    hits = war.volley([(number, value)], f"antiaircraft fire on {the(name)} in {the(where)}", aim)
    if hits:
        war.emit(Hit(space=where, by="antiaircraft", hits=hits, detail=name))
        war.lose(space, piece, hits, "antiaircraft fire")
    return hits


def unopposed(war: War, space: int, power: int) -> bool:
    """Whether land units walk in and nobody fires: no defender, no gun with aircraft to shoot at.

    [A50-CMV-21]
    """
    ground, air = attackers_on_land(war, space, power)
    if not ground or defenders_on_land(war, space, power):
        return False
    if air and any(laden(piece, power) for piece in war.state.units[space]):
        return False  # they have to jump first
    return not air or not enemy_units(war, space, power)
