"""Surface combat, round by round. [19]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.names import does
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea.frames import Reckoning
from flagplot.games.war_in_the_pacific.sea.ships import (
    combatants,
    force_speed,
    rating,
    speed_class,
    transport,
)
from flagplot.games.war_in_the_pacific.sides import SEATS, enemy
from flagplot.games.war_in_the_pacific.surface import gunnery
from flagplot.games.war_in_the_pacific.surface.damage import crt, damage_ship
from flagplot.games.war_in_the_pacific.surface.frames import (
    CombatStage,
    Consent,
    Gunnery,
    Meeting,
    Salvo,
    SurfaceCombat,
    Wish,
    Wishes,
)
from flagplot.games.war_in_the_pacific.units import COMBATANTS
from flagplot.kernel.words import listed, the

FIGHTERS = (*COMBATANTS, "APD")  # types that fight, destroyer transports where they carry nobody
CRIPPLED = 2  # D2 or worse [see BR-19-02]
DEAD_IN_WATER = 4  # D4
RAID_ROUNDS = 2  # after which a raider may leave [see BR-17-17]


def label(frame: SurfaceCombat, side: int) -> str:
    """The task force of a side of the battle."""
    return frame.other if side else frame.mover


def seat_of(play: Campaign, frame: SurfaceCombat, side: int) -> str:
    """Who commands it."""
    own = play.sea.forces.get(label(frame, side))
    if own is not None:
        return SEATS[own.side]
    return SEATS[enemy(play.force(label(frame, 1 - side)).side)]


def alive(play: Campaign, frame: SurfaceCombat) -> bool:
    """Whether both forces are still there."""
    return frame.mover in play.sea.forces and frame.other in play.sea.forces


def battle_speed(play: Campaign, name: str, stay: tuple[int, ...] = ()) -> int:
    """The class of the slowest ship that is neither D4 nor left behind. [BR-19-11]"""
    ships = [ship for ship in _mobile(play, name) if ship not in stay]
    return min((speed_class(play, ship) for ship in ships), default=0)


def _mobile(play: Campaign, name: str) -> list[int]:
    return [ship for ship in play.force(name).ships if play.state.damage[ship] < DEAD_IN_WATER]


def slower(play: Campaign, name: str) -> list[int]:
    """The ships that a force may leave behind to get away: the fastest of it go. [BR-19-11]"""
    classes = {ship: speed_class(play, ship) for ship in _mobile(play, name)}
    return [ship for ship, found in classes.items() if found < max(classes.values())]


# -- accept or decline --------------------------------------------------------------------------------------


def meet(play: Campaign, frame: SurfaceCombat) -> None:
    """Both sides accept or decline in secret; a dummy is no match. [BR-19-01, BR-19-08]"""
    forces = [play.force(frame.mover), play.force(frame.other)]
    if any(force.dummy or not force.ships for force in forces):
        play.pop()
        return
    if play.in_port(frame.other):  # the mover is in port only when its phase has ended
        play.pop()
        return
    frame.stage = CombatStage.DECLINE
    seats = tuple(seat_of(play, frame, side) for side in (0, 1))
    stacks = [[Consent(side=side)] if may_decline(play, frame, side) else [] for side in (0, 1)]
    play.push(Meeting(seats=seats, stacks=stacks))


def may_decline(play: Campaign, frame: SurfaceCombat, side: int) -> bool:
    """Whether a side may try to avoid battle: it is faster, or neither force was located. [BR-19-01]

    Transports without escort cannot.
    """
    own, other = label(frame, side), label(frame, 1 - side)
    if not combatants(play, own) and any(transport(play, ship) for ship in play.force(own).ships):
        return False
    return frame.unseen or force_speed(play, own) > force_speed(play, other)


def decline(play: Campaign, frame: SurfaceCombat) -> None:
    """Whoever declined gets away, unless a die fails. [BR-19-01]"""
    frame.stage = CombatStage.AIM
    for side in (0, 1):
        if frame.accepts[side]:
            continue
        own, other = label(frame, side), label(frame, 1 - side)
        difference = force_speed(play, own) - force_speed(play, other)
        if frame.unseen:
            away = True
        elif difference == 1:
            (die,) = play.roll(
                1,
                f"whether {does(SEATS[play.force(own).side], 'avoids')} battle",
            )
            away = gunnery.declines(difference, die)
        else:
            away = gunnery.declines(difference, 1)
        if away:
            frame.declined, frame.stage = side, CombatStage.WITHDRAW
            play.note(f"{does(SEATS[play.force(own).side], 'avoids')} battle")
            return
    play.note(f"task forces fight in {the(play.label(play.force(frame.mover).hex))}")


# -- aiming -------------------------------------------------------------------------------------------------


def firing(play: Campaign, name: str) -> list[int]:
    """Combatant ships with Surface attack. [BR-19-09]"""
    return [ship for ship in combatants(play, name) if rating(play, ship, "surface") > 0]


def crippled(play: Campaign, ship: int) -> bool:
    """Whether a ship counts as D2 or worse; a single destroyer is not damaged by what it lost before.

    [BR-19-02, BR-9-07]
    """
    printed, damage = play.tables.ships[ship], play.state.damage[ship]
    return damage >= CRIPPLED and not (printed.pair and damage == printed.damaged)


def sunk_combatants(play: Campaign, frame: SurfaceCombat, side: int) -> int:
    """Combatants that a side has lost in this battle: they are worse than D2. [BR-19-02]"""
    fought = next((one for one in reversed(play.state.frames) if isinstance(one, Reckoning)), None)
    if fought is None or label(frame, side) not in fought.forces:
        return 0
    fleet = fought.ships[fought.forces.index(label(frame, side))]
    return sum(play.sunk(ship) and play.tables.ships[ship].type in FIGHTERS for ship in fleet)


def open_targets(play: Campaign, frame: SurfaceCombat, side: int) -> list[int]:
    """What a side may fire at: combatants; carriers, transports and auxiliaries late. [BR-19-02]"""
    other = label(frame, 1 - side)
    ships, fighting = play.force(other).ships, combatants(play, other)
    if frame.stage == CombatStage.CHASE:
        return left_behind(play, other, frame.stays[1 - side])
    lost = sunk_combatants(play, frame, 1 - side)
    hurt = lost + sum(crippled(play, ship) for ship in fighting)
    if not fighting or gunnery.may_aim_at_all(lost + len(fighting), hurt, frame.round):
        return list(ships)
    return list(fighting)


def aim(play: Campaign, frame: SurfaceCombat) -> None:
    """The next round: both sides assign fire in secret. [BR-19-02, BR-19-09]"""
    frame.round += 1
    frame.stage = CombatStage.FIRE
    frame.shots = ((), ())
    seats = tuple(seat_of(play, frame, side) for side in (0, 1))
    stacks = [[Gunnery(side=side)] if firing(play, label(frame, side)) else [] for side in (0, 1)]
    play.push(Salvo(seats=seats, stacks=stacks))


# -- fire ---------------------------------------------------------------------------------------------------


def attack_strength(play: Campaign, frame: SurfaceCombat, ship: int, target: int) -> int:
    """The Surface attack of a ship, with torpedoes in the first round. [BR-19-03, BR-19-04]"""
    found = rating(play, ship, "surface")
    if frame.round == 1 and found > 0:
        printed = play.tables.ships[ship]
        damaged = play.state.damage[ship] > (printed.damaged if printed.pair else 0)
        found += gunnery.torpedoes(printed.torpedoes, damaged=damaged, target_class=speed_class(play, target))
    return found


def fire_drm(play: Campaign, frame: SurfaceCombat, side: int, group: list[int], target: int) -> int:
    """What is added to the damage die: the target, damaged gunners, the night. [BR-19-05, BR-19-09]"""
    drm = play.tables.naval.drm
    found = drm[f"target_sc{speed_class(play, target)}"]
    if all(crippled(play, ship) for ship in group):
        found += drm["firer_damaged"]
    if frame.night:
        own = play.force(label(frame, side)).side
        _, cycle, year = play.tables.card.first
        found += gunnery.night_drm(own, (cycle, year), drm, radar=play.radar(own))
    return found


def shift(play: Campaign, frame: SurfaceCombat, side: int) -> int:
    """Columns right by the better admiral. [BR-19-10]"""
    own, other = (play.admiral(label(frame, one), "s") for one in (side, 1 - side))
    return gunnery.leader_shift(own, other)


def volley(play: Campaign, frame: SurfaceCombat, side: int) -> list[tuple[int, int, bool]]:
    """The fire of one side: for each target one group and one roll, then the Naval CRT. [BR-19-03, BR-19-09]

    Gives ship, levels and whether the hit is critical; nothing is applied yet.
    """
    found = []
    shots = frame.shots[side]
    for target in sorted({at for _, at in shots}):
        group = [
            ship
            for ship, at in shots
            if at == target and ship in play.force(label(frame, side)).ships and not play.sunk(ship)
        ]
        power = sum(attack_strength(play, frame, ship, target) for ship in group)
        if power <= 0 or play.sunk(target):
            continue
        who = listed(play.tables.ships[ship].id for ship in group)
        (die,) = play.roll(1, f"{who} fire at {the(play.tables.ships[target].id)}, strength {power}")
        points = play.tables.naval.points(power, die + fire_drm(play, frame, side, group, target))
        found.append((target, *crt(play, target, points, shift(play, frame, side))))
    return found


def _apply(play: Campaign, frame: SurfaceCombat, side: int, results: list[tuple[int, int, bool]]) -> None:
    """Damage of a volley of ``side``."""
    for ship, levels, critical in results:
        before = play.sunk(ship)
        damage_ship(play, ship, levels, critical=critical)
        if play.sunk(ship) and not before:
            lost = list(frame.vp)
            lost[1 - side] += play.tables.ships[ship].vp
            frame.vp = (lost[0], lost[1])


def claims(play: Campaign, frame: SurfaceCombat) -> tuple[bool, bool]:
    """Who may claim first fire: whoever made contact by night while the enemy has no radar. [BR-19-10]"""
    made = [
        frame.night and frame.contact == side and not play.radar(play.force(label(frame, 1 - side)).side)
        for side in (0, 1)
    ]
    return made[0], made[1]


def fire(play: Campaign, frame: SurfaceCombat) -> None:
    """Fire is simultaneous; in round 1 one side may fire first, and that counts. [BR-19-03, BR-19-10]"""
    frame.stage = CombatStage.WISH
    if frame.round == 1:
        ratings = (play.admiral(frame.mover, "s"), play.admiral(frame.other, "s"))
        frame.first = gunnery.first_fire(ratings, claims(play, frame))
        if frame.first >= 0:
            _apply(play, frame, frame.first, volley(play, frame, frame.first))
            frame.stage = CombatStage.ANSWER
            return
    results = [volley(play, frame, side) for side in (0, 1)]
    for side in (0, 1):
        _apply(play, frame, side, results[side])


def answer(play: Campaign, frame: SurfaceCombat) -> None:
    """The other side answers with what is left. [BR-19-10]"""
    frame.stage = CombatStage.WISH
    side = 1 - frame.first
    if label(frame, side) in play.sea.forces and label(frame, 1 - side) in play.sea.forces:
        _apply(play, frame, side, volley(play, frame, side))


# -- breaking off -------------------------------------------------------------------------------------------


def wish(play: Campaign, frame: SurfaceCombat) -> None:
    """After a round both sides say in secret whether they wish to end; with one force sunk it is over.

    [BR-19-06, BR-19-07, BR-19-11]
    """
    for side in (0, 1):
        name = label(frame, side)
        if name in play.sea.forces:
            play.sea.rounds = {**play.sea.rounds, name: play.sea.rounds.get(name, 0) + 1}
    if not alive(play, frame):
        frame.stage = CombatStage.SCUTTLE
        return
    frame.stage = CombatStage.PART
    if frame.round >= gunnery.ROUNDS:
        frame.wishes = (True, True)
        return
    seats = tuple(seat_of(play, frame, side) for side in (0, 1))
    play.push(Wishes(seats=seats, stacks=[[Wish(side=side)] for side in (0, 1)]))


def part(play: Campaign, frame: SurfaceCombat) -> None:
    """Both wish it: over. One: if it is faster, or as fast and a die of 4 or more. [BR-19-11]

    Slower ships stay behind only where that lets the others go: who does not get away keeps them. A raider
    by night leaves after two rounds if it wishes. [BR-17-17]
    """
    stays, frame.stays = frame.stays, ((), ())
    frame.stage = CombatStage.AIM
    if frame.round >= gunnery.ROUNDS or all(frame.wishes):
        holding = holder(play, frame)
        frame.left = 1 - holding if holding >= 0 else -1
        frame.stage = CombatStage.SCUTTLE if holding < 0 else CombatStage.CHASE
        return
    for side in (0, 1):
        if not frame.wishes[side]:
            continue
        own = battle_speed(play, label(frame, side), stays[side])
        other = battle_speed(play, label(frame, 1 - side))
        die = 0
        if not _raider(play, frame, side) and own == other:
            (die,) = play.roll(
                1,
                f"whether {does(seat_of(play, frame, side), 'breaks')} off",
            )
        if _raider(play, frame, side) or gunnery.parts(own, other, die):
            frame.left, frame.stays = side, stays
            frame.stage = CombatStage.CHASE
            play.note(f"{does(seat_of(play, frame, side), 'breaks')} off")
        return


def _raider(play: Campaign, frame: SurfaceCombat, side: int) -> bool:
    force = play.force(label(frame, side))
    return frame.night and force.mission == "RAID" and frame.round >= RAID_ROUNDS


def holder(play: Campaign, frame: SurfaceCombat) -> int:
    """Who holds the hex of a battle that nobody broke off alone, or -1. [BR-19-11]

    The force that was there, since the other sails on [see BR-19-07]; who has nothing left to fire with
    holds no hex.
    """
    return next((side for side in (1, 0) if firing(play, label(frame, side))), -1)


def left_behind(play: Campaign, name: str, stay: tuple[int, ...] = ()) -> list[int]:
    """Ships of a force that cannot move, and those that its owner leaves behind. [BR-19-07, BR-19-11]"""
    force = play.sea.forces.get(name)
    ships = force.ships if force is not None else ()
    return [ship for ship in ships if play.state.damage[ship] >= DEAD_IN_WATER or ship in stay]


def resolve(play: Campaign, frame: SurfaceCombat, side: int) -> None:
    """Fire of one side without answer. [BR-19-11]"""
    _apply(play, frame, side, volley(play, frame, side))
