"""Fleets that are badly placed when combat begins: each test counts how often for one side."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from flagplot.games.admirals_war import factors
from flagplot.games.admirals_war.board import (
    ALLIED,
    AMPHIB,
    AXIS,
    HKG,
    HLK,
    JAPANESE,
    LBA,
    NEUTRAL,
    SHIP,
    SUB,
)
from flagplot.games.admirals_war.bots import estimate, values
from flagplot.games.admirals_war.bots.war import RAID_DICE
from flagplot.games.admirals_war.combat import forces
from flagplot.games.admirals_war.moves import reach
from flagplot.games.admirals_war.moves.limits import no_sailing, waters
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.politics import at_peace
from flagplot.games.admirals_war.shores import control, convoys
from flagplot.games.admirals_war.state import ATTACK, HELD, PATROLLING, PEACE, RAIDING, TIED

CAPITAL = 3  # gunnery of a capital ship
LATE = 2  # turns left from which damage does not matter any more
CLEAR, HOPELESS = 1.5, 0.6  # odds
HUNTED, OPEN = 4, 1  # dice that make an area dangerous for a boat, or open to it


class Posture(NamedTuple):
    """The board as combat begins, seen by one side."""

    war: War
    side: int

    def ships(self, area: int) -> list[int]:
        """Own ships at sea in an area."""
        return [unit for unit in self.war.combat_units(area, self.side) if self.war.kind(unit) == SHIP]

    def enemies(self, area: int) -> list[int]:
        """What fights for the enemy there."""
        return self.war.combat_units(area, 1 - self.side)

    def idle(self) -> list[int]:
        """Ships in port that could have sailed."""
        war, closed = self.war, HELD | (TIED if at_peace(self.war) else 0)
        return [
            unit
            for unit in war.board.of_kinds((SHIP,))
            if war.side(unit) == self.side
            and war.in_port(unit)
            and not war.neutral(unit)
            and not war.state.marks[unit] & closed
            and no_sailing(war, unit) is None
        ]


def _areas(posture: Posture, test: Callable[[int], bool]) -> int:
    return sum(test(area) for area in posture.war.board.area_range)


def flag_missed(posture: Posture) -> int:
    """An area worth two points and more that nobody is in, beside a sound ship that stayed in port."""
    war = posture.war
    reached: set[int] = set()
    for unit in posture.idle():
        if not war.state.damage[unit] and forces.can_attack(war, unit):
            reached |= {area for area, leg in reach.patrol(war, unit).items() if leg.cost <= 1}
    return sum(
        values.points(war, area, posture.side) >= 2 and not war.state.at[area] and war.state.war != 0
        for area in reached
    )


def toothless(posture: Posture) -> int:
    """All patrollers of an area without guns and planes."""
    war = posture.war

    def test(area: int) -> bool:
        ships = [unit for unit in posture.ships(area) if war.state.mode[unit] == PATROLLING]
        return bool(ships) and not any(forces.can_attack(war, unit) for unit in ships)

    return _areas(posture, test)


def bare_carriers(posture: Posture) -> int:
    """Carriers that meet enemy guns without a gun ship of their own."""
    war = posture.war

    def test(area: int) -> bool:
        ships = posture.ships(area)
        guns = any(war.gunnery(unit) and not factors.is_carrier(war, unit) for unit in ships)
        met = any(forces.shoots(war, unit) for unit in posture.enemies(area))
        return bool(ships) and not guns and met and any(factors.is_carrier(war, unit) for unit in ships)

    return _areas(posture, test)


def bare_landing(posture: Posture) -> int:
    """A landing force that meets enemy guns without an escort."""
    war = posture.war

    def test(area: int) -> bool:
        force = war.at(area, posture.side, AMPHIB)
        met = any(forces.shoots(war, unit) for unit in posture.enemies(area))
        return bool(force) and met and not posture.ships(area)

    return _areas(posture, test)


def hunted_boat(posture: Posture) -> int:
    """A single boat against four dice, while an area the enemy would control has one or none."""
    war, side = posture.war, posture.side

    def dice(area: int) -> int:
        return convoys.strength(war, area, 1 - side)

    count = 0
    for area in war.board.area_range:
        own = control.deniers(war, side, area)
        if len(own) != 1 or war.kind(own[0]) != SUB or dice(area) < HUNTED:
            continue
        sea = waters(war, own[0])
        count += any(
            sea >> other & 1
            and dice(other) <= OPEN
            and control.patrollers(war, 1 - side, other)
            and not control.deniers(war, side, other)
            for other in war.board.area_range
        )
    return count


def watched_raider(posture: Posture) -> int:
    """A Hilfskreuzer beside an Allied patroller, with an area next to it that nobody watches."""
    war = posture.war
    if posture.side != AXIS:
        return 0

    def free(unit: int, area: int) -> bool:
        return (
            bool(waters(war, unit) >> area & 1)
            and not control.opposed(war, area)
            and not war.at(area, AXIS, HLK)
        )

    def test(area: int) -> bool:
        raiders = war.at(area, AXIS, HLK)
        if not raiders or not control.opposed(war, area):
            return False
        return any(free(raiders[0], other) for other in war.board.near[area])

    return _areas(posture, test)


def crowded_raiders(posture: Posture) -> int:
    """Two Hilfskreuzers in one area: they earn one point together."""
    war = posture.war
    return _areas(posture, lambda area: len(war.at(area, posture.side, HLK)) > 1)


def idle_escort(posture: Posture) -> int:
    """An escort group where nobody hunts."""
    war = posture.war

    def test(area: int) -> bool:
        return bool(war.at(area, posture.side, HKG)) and not convoys.strength(war, area, posture.side)

    return _areas(posture, test)


def interned(posture: Posture) -> int:
    """A ship that stays in the neutral port and could leave."""
    war = posture.war
    return sum(war.board.port(war.state.place[unit]).kind == NEUTRAL for unit in posture.idle())


def last_turn_at_home(posture: Posture) -> int:
    """On the last turn, ships that can fight and stay in port."""
    war = posture.war
    if values.turns_left(war):
        return 0
    return sum(forces.can_attack(war, unit) for unit in posture.idle())


def small_raid(posture: Posture) -> int:
    """A raid force sent to Hawaii with fewer than twelve airstrike dice."""
    war = posture.war
    if posture.side != AXIS or war.state.war != ATTACK:
        return 0
    force = [unit for unit in posture.ships(war.board["hawaiian_islands"]) if war.raiding(unit)]
    return int(bool(force) and sum(war.air(unit) for unit in force) < RAID_DICE)


def lone_giant(posture: Posture) -> int:
    """Bismarck, Tirpitz or Yamato alone against three capital ships."""
    war = posture.war

    def test(area: int) -> bool:
        own = war.combat_units(area, posture.side)
        capital = [
            unit for unit in posture.enemies(area) if war.kind(unit) == SHIP and war.gunnery(unit) >= CAPITAL
        ]
        return len(own) == 1 and war.piece(own[0]).armor >= 9 and len(capital) >= 3

    return _areas(posture, test)


def guard_missing(posture: Posture) -> int:
    """At peace, the Allied flag of Indonesia given up for want of two battleships."""
    war = posture.war
    area = war.board["indonesia"]
    if posture.side != ALLIED or not at_peace(war) or war.midway or war.state.turn > 2:
        return 0
    return int(war.state.flag[area] != ALLIED)


def grounded(posture: Posture) -> int:
    """Air units that stayed on the ground while an area in their range had no patroller of ours."""
    war, side = posture.war, posture.side
    if at_peace(war):
        return 0
    idle = [unit for unit in war.board.of_kinds((LBA,)) if war.side(unit) == side and war.in_port(unit)]
    count = 0
    for unit in idle:
        near = war.touches(war.state.place[unit])
        count += any(
            values.stake(war, area)
            and not war.combat_units(area, side)
            and not war.combat_units(area, 1 - side)
            for area in near
        )
    return count


def planes_unjoined(posture: Posture) -> int:
    """Air units alone against guns though a sound ship in port could have joined them without a roll."""
    war = posture.war
    near = {
        area
        for unit in posture.idle()
        if not war.state.damage[unit] and forces.can_attack(war, unit)
        for area, leg in reach.patrol(war, unit).items()
        if leg.cost <= 1
    }

    def test(area: int) -> bool:
        own = war.combat_units(area, posture.side)
        alone = bool(own) and all(war.kind(unit) == LBA for unit in own)
        met = any(forces.shoots(war, unit) for unit in posture.enemies(area))
        return alone and met and area in near

    return _areas(posture, test)


def scattered_before_strike(posture: Posture) -> int:
    """On the turn of the attack, fast Japanese carriers that lie elsewhere than in the navy yard."""
    war = posture.war
    if posture.side != AXIS or war.state.war != ATTACK:
        return 0
    yard = war.board["yokosuka_navy_yard"]
    return sum(
        war.seat(unit) == JAPANESE
        and factors.is_carrier(war, unit)
        and war.in_port(unit)
        and war.state.place[unit] != yard
        for unit in war.board.of_kinds((SHIP,))
    )


def uninvited(posture: Posture) -> int:
    """At peace, Japanese ships in an area under an Allied flag though no strike is planned."""
    war = posture.war
    if posture.side != AXIS or not at_peace(war) or war.midway or war.state.war != PEACE:
        return 0

    def test(area: int) -> bool:
        ships = war.run_by(JAPANESE, area, SHIP)
        return bool(ships) and war.state.flag_start[area] == ALLIED

    return _areas(posture, test)


def cripple_at_sea(posture: Posture) -> int:
    """Before the last turns, a ship damaged by half its armor at sea against an enemy not clearly weaker."""
    war = posture.war
    if values.turns_left(war) < LATE:
        return 0

    def test(area: int) -> bool:
        hurt = [
            unit for unit in posture.ships(area) if 2 * war.state.damage[unit] >= factors.armor(war, unit) > 0
        ]
        return bool(hurt) and bool(posture.enemies(area)) and _odds(posture, area) < CLEAR

    return _areas(posture, test)


def kept_raider(posture: Posture) -> int:
    """A ship turned over that stays in port with nobody in reach to threaten."""
    war = posture.war

    def prey(unit: int) -> bool:
        return any(posture.enemies(area) for area in reach.raider(war, unit))

    return sum(war.state.mode[unit] == RAIDING and not prey(unit) for unit in posture.idle())


def hopeless_raid(posture: Posture) -> int:
    """Raiders without planes against a fleet nearly twice as strong, where no patroller of theirs fights."""
    war = posture.war
    if war.midway:
        return 0  # a carrier may come for the landing force only

    def test(area: int) -> bool:
        own = war.combat_units(area, posture.side)
        raiders = bool(own) and all(war.kind(unit) == SHIP and war.raiding(unit) for unit in own)
        return raiders and bool(posture.enemies(area)) and _odds(posture, area) < HOPELESS

    return _areas(posture, test)


def _odds(posture: Posture, area: int) -> float:
    """How much stronger we are in an area: dice by ships over dice by ships."""
    war = posture.war
    mine = estimate.strength(war, war.combat_units(area, posture.side))
    other = estimate.strength(war, posture.enemies(area))
    return (
        (mine.guns + mine.air + 0.01) * mine.count / ((other.guns + other.air + 0.01) * max(1.0, other.count))
    )


POSTURES: dict[str, Callable[[Posture], int]] = {
    test.__name__: test
    for test in (
        flag_missed, toothless, bare_carriers, bare_landing, hunted_boat, watched_raider, crowded_raiders,
        idle_escort, interned, last_turn_at_home, small_raid, lone_giant, guard_missing, grounded,
        planes_unjoined, scattered_before_strike, uninvited, cripple_at_sea, kept_raider, hopeless_raid,
    )
}  # fmt: skip
