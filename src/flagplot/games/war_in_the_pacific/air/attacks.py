"""Waves attack: targets, planes on deck, damage to ships, aircraft on the ground. [10, 11, 12, 38.3]"""

from __future__ import annotations

import msgspec

from flagplot.games.war_in_the_pacific.air import bases, hits, lessons, rings, wings
from flagplot.games.war_in_the_pacific.air.casualties import phase_of
from flagplot.games.war_in_the_pacific.air.chits import hand, spend
from flagplot.games.war_in_the_pacific.air.display import at_sea, display
from flagplot.games.war_in_the_pacific.air.frames import (
    SHIPS,
    STRIKE_N,
    STRIKES,
    TRANSFER,
    Group,
    Line,
    Raid,
    RaidStage,
)
from flagplot.games.war_in_the_pacific.air.missions import extended
from flagplot.games.war_in_the_pacific.air.strengths import anti_ship
from flagplot.games.war_in_the_pacific.places import aboard
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea.ships import carrier, speed_class
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS, enemy
from flagplot.games.war_in_the_pacific.surface.damage import crt, damage_ship
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, listed, the


def targets(play: Campaign, raid: Raid) -> list[int]:
    """The ships a wave may attack. [BR-10-03, BR-10-06]"""
    if at_sea(raid):
        return sorted(rings.on_path(display(play, raid), raid.slice, raid.ring))
    return bases.ships_in(play, play.base_hex(raid.line.target), enemy(raid.line.side))


def unaimed(raid: Raid) -> list[Group]:
    """APs of the wave without a target."""
    found = []
    for air, count, approach in raid.waves[raid.wave]:
        left = count - sum(one[1] for one in raid.aims if (one[0], one[2]) == (air, approach))
        if left > 0:
            found.append((air, left, approach))
    return found


def on_ship(raid: Raid, ship: int) -> int:
    """APs of the wave that attack a ship."""
    return sum(count for _, count, _, at in raid.aims if at == ship)


class TargetsStep(Step[Campaign, Raid]):
    """Surviving APs are given targets, at most five to a ship. [BR-10-04]"""

    def seats(self, play: Campaign, frame: Raid) -> tuple[str, ...]:
        """The attacker of ships, where there is a choice."""
        if frame.line.mission != STRIKE_N or not unaimed(frame):
            return ()
        found = targets(play, frame)
        return (SEATS[frame.line.side],) if len(found) > 1 or (found and deck_chits(play, frame)) else ()

    def run(self, play: Campaign, frame: Raid) -> None:
        """The only ship is attacked by as many as may."""
        frame.stage = RaidStage.ATTACK
        if frame.line.mission == STRIKE_N:
            found = targets(play, frame)
            _aim_rest(frame, found[0]) if len(found) == 1 else None

    def prompt(self, play: Campaign, frame: Raid, seat: str) -> str:
        """The question."""
        left = counted(wings.counted(unaimed(frame)), "air point")
        return f"Wave {frame.wave + 1} attacks: {left} without a target; at most five to a ship."

    def legal(self, play: Campaign, frame: Raid, seat: str) -> list[Action]:
        """APs and ships; chits for planes on deck; done."""
        found = [
            act("target", wings.unit(play, air).id, count, play.tables.ships[ship].id)
            for ship in targets(play, frame)
            for air, most, _ in unaimed(frame)
            for count in range(1, min(most, hits.MOST_ON_A_SHIP - on_ship(frame, ship)) + 1)
        ]
        found = list(dict.fromkeys(found))
        found += [act("planes-on-deck", chit) for chit in deck_chits(play, frame)]
        return [*found, act("done")]

    def do(self, play: Campaign, frame: Raid, seat: str, action: Action) -> None:
        """Aim, play a chit, or attack."""
        if action.verb == "done":
            found = targets(play, frame)
            if len(found) == 1 and not frame.aims:
                _aim_rest(frame, found[0])
            frame.stage = RaidStage.ATTACK
        elif action.verb == "planes-on-deck":
            surprise_decks(play, frame, str(action.args[0]))
        else:
            air, count = play.tables.air_number[str(action.args[0])], int(action.args[1])
            _aim(frame, air, count, play.tables.ship_number[str(action.args[2])])

    def why_not(self, play: Campaign, frame: Raid, seat: str, action: Action) -> Refusal | None:
        """The ship is out of the way, or has five already."""
        if action.verb == "planes-on-deck":
            return illegal(
                "WPB-MAG-21", "a second Strike Sequence chit is added to one played on this strike"
            )
        if action.verb != "target" or len(action.args) < 3:
            return None
        id = str(action.args[2])
        ship = play.tables.ship_number[id]
        if ship not in targets(play, frame):
            return illegal("BR-10-03", f"{the(id)} does not lie on the way of this wave", id)
        return illegal("BR-10-04", f"no more than five air points of a wave attack {the(id)}", id)

    def concern(self, play: Campaign, frame: Raid, seat: str) -> str:
        """Who has no target does not attack."""
        left = wings.counted(unaimed(frame)) if frame.line.mission == STRIKE_N else 0
        return f"{counted(left, 'air point')} would attack nobody." if left else ""


def _aim(raid: Raid, air: int, count: int, ship: int) -> None:
    for one, left, approach in unaimed(raid):
        take = min(left, count)
        if one == air and take:
            same = sum(aim[1] for aim in raid.aims if (aim[0], aim[2], aim[3]) == (air, approach, ship))
            rest = tuple(aim for aim in raid.aims if (aim[0], aim[2], aim[3]) != (air, approach, ship))
            raid.aims = tuple(sorted((*rest, (air, same + take, approach, ship))))
            count -= take


def _aim_rest(raid: Raid, ship: int) -> None:
    for air, count, _ in unaimed(raid):
        room = hits.MOST_ON_A_SHIP - on_ship(raid, ship)
        if room > 0:
            _aim(raid, air, min(count, room), ship)


# -- planes on deck -----------------------------------------------------------------------------------------


def deck_chits(play: Campaign, raid: Raid) -> list[str]:
    """Strike Sequence chits that may be added to one played on this strike, for planes on deck.

    Of American strikes at Japanese carriers, for one wave each. [WPB-MAG-21, WPB-MAG-31]
    """
    if raid.line.side != ALLIED or not raid.line.chits or raid.decked:
        return []
    if not any(carrier(play, ship) for ship in targets(play, raid)):
        return []
    return hand(play)


def surprise_decks(play: Campaign, raid: Raid, chit: str) -> None:
    """The difference of two dice shifts the Naval CRT for Japanese carriers of this wave. [WPB-MAG-21]"""
    spend(play, chit)
    one, other = play.roll(2, "planes on deck")
    raid.shift, raid.decked = abs(one - other), True


def deck_shift(play: Campaign, raid: Raid, ship: int) -> int:
    """Columns right for planes on the deck of a carrier: chits, the ambush, its own later strike.

    [BR-12-04, BR-12-05, WPB-MAG-21, SC-S2-12]
    """
    if not carrier(play, ship):
        return 0
    phase = phase_of(play)
    chits = raid.shift if SEATS.index(play.tables.ships[ship].side) == JAPAN else 0
    if phase is None or raid.number < 0:
        return chits
    attack = raid.line.total
    ambush = play.sea_card.ambush
    if (
        ambush is not None
        and raid.line.ambush
        and any(
            line.mission in STRIKES and line.base == raid.line.target and hits.ambush_deck(attack, line.total)
            for line in phase.lines
        )
    ):
        return chits + ambush.columns
    own = [
        line
        for line in phase.lines
        if line.mission in STRIKES
        and not line.over
        and line.side != raid.line.side
        and _from(play, line, ship)
    ]
    caught = any(hits.planes_on_deck(attack, line.total) for line in own)
    return chits + (hits.ON_DECK if caught else 0)


def _from(play: Campaign, line: Line, ship: int) -> bool:
    """Whether APs of a carrier fly on a line."""
    return any(play.sea.based[air] == aboard(ship) for air, _, _ in (*line.bombers, *line.escorts))


# -- the attack ---------------------------------------------------------------------------------------------


def group_strength(play: Campaign, raid: Raid, groups: list[Group]) -> int:
    """The Anti-ship strengths of APs that come in one way. [BR-10-04, BR-4-18]"""
    found = 0
    for air, count, approach in groups:
        found += count * anti_ship(
            wings.type_of(play, air), play.air_quality(air), approach,
            undersized=wings.undersized(play, air), extended=extended(play, raid.line, air),
            port=raid.line.what == SHIPS, night=raid.line.night,
        )  # fmt: skip
    return found


def target_class(play: Campaign, raid: Raid, ship: int) -> int:
    """The speed class of a target: after damage; in port 0, or 1 if active, less by surprise. [BR-10-06]"""
    limit = speed_class(play, ship)
    if raid.line.what != SHIPS:
        return limit
    label = play.force_of(ship)
    active = bool(label) and play.force(label).moved
    return hits.port_speed(limit, active=active, surprise=raid.surprise)


def _surprise(play: Campaign, raid: Raid) -> None:
    """Before each wave at ships in port a die says how slow they are. [WPA-PRT-09, WPA-PRT-10]"""
    (die,) = play.roll(1, "surprise in port")
    base = raid.line.base
    seen = base in play.sea.forces and play.located(base)
    raid.surprise = hits.surprise_roll(die, raid.wave, located_carriers=seen)


def attack(play: Campaign, raid: Raid) -> None:
    """A wave attacks: damage dice of all groups, the Naval CRT of all ships hit, critical hits, APs aboard.

    Results on several ships are simultaneous. [BR-10-04, BR-10-05, BR-10-07, BR-10-10]
    """
    raid.stage = RaidStage.ENTRY
    if raid.line.mission != STRIKE_N or not raid.aims:
        return
    if raid.line.what == SHIPS:
        _surprise(play, raid)
    ships = sorted({aim[3] for aim in raid.aims})
    points = {ship: _points(play, raid, ship) for ship in ships}
    shifts = {ship: deck_shift(play, raid, ship) for ship in ships}
    results = {ship: crt(play, ship, points[ship], shifts[ship]) for ship in ships}
    away = aloft(play, raid)
    for ship, (levels, _) in results.items():
        if levels and play.tables.ships[ship].air:
            note(play, play.tables.ships[ship].id, wings.operates(play, ship), play.force_of(ship))
    hexes = {ship: play.ship_hex(ship) for ship in ships}
    for ship, (levels, critical) in results.items():
        before = list(play.state.flown)
        damage_ship(play, ship, levels, critical=critical, aloft=away)
        lessons.damaged(raid, lessons.AUTOMATIC if play.sunk(ship) else levels + 1 if levels else 0)
        _trim(play, raid, before)
        close(play, raid, ship, hexes[ship])


def _points(play: Campaign, raid: Raid, ship: int) -> int:
    """Damage points of all groups on one ship. [BR-10-04]"""
    found = 0
    for ways in hits.ORDER:
        groups = [(air, count, way) for air, count, way, at in raid.aims if at == ship and way in ways]
        power = group_strength(play, raid, groups)
        if power > 0:
            who = listed(wings.unit(play, air).id for air, _, _ in groups)
            (die,) = play.roll(1, f"{who} attack {the(play.tables.ships[ship].id)}, strength {power}")
            drm = hits.damage_drm(ways[0], target_class(play, raid, ship))
            found += play.tables.naval.points(power, die + drm)
    return found


def aloft(play: Campaign, raid: Raid) -> dict[int, int]:
    """APs of the attacked side that are in the air: CAP, and missions not more than 3 below this strike.

    Of the fighters of a carrier only as many as she operates fly CAP; the others are aboard.
    [BR-4-19, BR-9-03, BR-11-15, BR-12-03]
    """
    phase, side = phase_of(play), enemy(raid.line.side)
    found: dict[int, int] = {}
    for base in play.air_bases(side):
        found |= {air: count for air, count, _ in wings.on_patrol(play, base)}
    for line in phase.lines if phase is not None else ():
        if line.side != side or line.mission == TRANSFER:
            continue
        flying = line.mission not in STRIKES or line.over or hits.got_away(raid.line.total, line.total)
        if flying:
            for air, count, _ in (*line.bombers, *line.escorts):
                found[air] = found.get(air, 0) + count
    return {air: min(count, play.state.points[air]) for air, count in found.items()}


def note(play: Campaign, base: str, operated: int, force: str = "") -> None:
    """A base is damaged in this Air Phase: what it operated before, and the task force of a carrier."""
    phase = phase_of(play)
    if phase is not None and base not in (phase.struck or {}):
        phase.struck = {**(phase.struck or {}), base: (operated, force)}


def close(play: Campaign, raid: Raid, ship: int, hex: int) -> None:
    """A carrier that can no longer operate her aircraft, or not all, is noted with the total that did it.

    [BR-12-03]
    """
    phase, id = phase_of(play), play.tables.ships[ship].id
    if phase is None or not play.tables.ships[ship].air or id in phase.closed:
        return
    if play.sunk(ship) or not wings.operates(play, ship):
        phase.closed = {**phase.closed, id: (raid.line.total, hex)}
    elif play.state.damage[ship] and id not in phase.slowed:
        phase.slowed = {**phase.slowed, id: raid.line.total}


def _trim(play: Campaign, raid: Raid, before: list[int]) -> None:
    """Missions still on deck lose the APs that were hit with their base. [BR-12-03]"""
    phase = phase_of(play)
    for air, flown in enumerate(before):
        lost = flown - play.state.flown[air]
        for number, line in enumerate(phase.lines if phase is not None and lost > 0 else ()):
            if line.over or line.mission not in STRIKES or hits.got_away(raid.line.total, line.total):
                continue
            assert phase is not None
            line, lost = _without(line, air, lost)
            phase.lines = (*phase.lines[:number], line, *phase.lines[number + 1 :])


def _without(line: Line, air: int, lost: int) -> tuple[Line, int]:
    """A line without some APs of a unit; and how many are still to go."""
    parts = []
    for groups in (line.bombers, line.escorts):
        kept = []
        for one, count, way in groups:
            take = min(count, lost) if one == air else 0
            lost -= take
            kept += [(one, count - take, way)] if count > take else []
        parts.append(tuple(kept))
    return msgspec.structs.replace(line, bombers=parts[0], escorts=parts[1]), lost


# -- aircraft on the ground ---------------------------------------------------------------------------------


def burning(play: Campaign, raid: Raid, power: int, shift: int, *, water: bool) -> None:
    """Bombs on a field or a seaplane base: 2D6 for each block of aircraft there. [BR-11-02, WPB-AIR-29]"""
    away, before = aloft(play, raid), list(play.state.flown)
    for block, units in bases.on_the_ground(play, raid.hex, away, (water,)).items():
        dice = sum(play.roll(2, f"aircraft on the ground, {block}"))
        bases.burn(play, units, bases.destroyed(play, power, shift, dice), away)
    _trim(play, raid, before)


def strafing(play: Campaign, raid: Raid, power: int) -> int:
    """Strafing: one roll for all aircraft on the ground; gives the dice. [BR-5-08, WPB-AIR-29]"""
    away, before = aloft(play, raid), list(play.state.flown)
    dice = sum(play.roll(2, f"strafing, strength {power}"))
    for units in bases.on_the_ground(play, raid.hex, away).values():
        there = sum(play.state.points[air] for air in units)
        bases.burn(play, units, bases.destroyed(play, power, 0, dice), away)
        lessons.burned(raid, there - sum(play.state.points[air] for air in units))
    _trim(play, raid, before)
    return dice
