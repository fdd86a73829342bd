"""A strike over its target: the display, waves, anti-aircraft fire, attacks on ships. [7, 10, 38.3]"""

from __future__ import annotations

import msgspec

from flagplot.games.war_in_the_pacific.air import bases, hits, rings, wings
from flagplot.games.war_in_the_pacific.air.casualties import WAVE, phase_of
from flagplot.games.war_in_the_pacific.air.chits import spend
from flagplot.games.war_in_the_pacific.air.frames import (
    RECON,
    SHIPS,
    STRIKE_N,
    STRIKES,
    TRANSFER,
    AirPhase,
    Arranging,
    Casualties,
    Group,
    Line,
    Placing,
    Raid,
    RaidStage,
    SpecialStrikes,
)
from flagplot.games.war_in_the_pacific.air.missions import extended, merged
from flagplot.games.war_in_the_pacific.air.strengths import BOMBS, LOW, MEDIUM, striking
from flagplot.games.war_in_the_pacific.fire.bombarding import AIRFIELD
from flagplot.games.war_in_the_pacific.fire.flights import WAVE as MOST_IN_WAVE
from flagplot.games.war_in_the_pacific.places import aboard
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea.ships import carrier, rating, speed_class, transport
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS, enemy
from flagplot.games.war_in_the_pacific.surface.damage import crt, damage_ship
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, listed, the

CHITS = ("sequence-1", "sequence-2")


# -- the display --------------------------------------------------------------------------------------------


def guarded(play: Campaign, label: str) -> list[int]:
    """Carriers and transports, which go to the core first. [BR-10-01]"""
    return [ship for ship in play.force(label).ships if carrier(play, ship) or transport(play, ship)]


def display(play: Campaign, raid: Raid) -> Placing:
    """How the target of a strike is placed in this phase; sunk ships are no longer there. [BR-10-01]"""
    force = play.sea.forces.get(raid.line.target)
    ships = force.ships if force is not None else ()
    return tuple((ship, slot) for ship, slot in _kept(play, raid.line.target) if ship in ships)


def _keeper(play: Campaign) -> AirPhase | SpecialStrikes:
    return next(
        frame for frame in reversed(play.state.frames) if isinstance(frame, AirPhase | SpecialStrikes)
    )


def _kept(play: Campaign, label: str) -> Placing:
    keeper = _keeper(play)
    return keeper.displays.get(label, ()) if isinstance(keeper, AirPhase) else keeper.placing


def arrange(play: Campaign, raid: Raid) -> None:
    """Before the first attack of a phase the owner places his task force. [BR-10-01, BR-6-11]"""
    if not raid.bombers:
        raid.stage = RaidStage.RETURN
        return
    raid.stage = RaidStage.WAVES
    label = raid.line.target
    if raid.line.mission == STRIKE_N and raid.line.what != SHIPS and not _kept(play, label):
        first = guarded(play, label)
        rest = sorted(
            (ship for ship in play.force(label).ships if ship not in first),
            key=lambda ship: (-play.tables.ships[ship].aa, ship),
        )
        play.push(Arranging(force=label, placing=rings.laid_out(first, rest)))


class ArrangingStep(Step[Campaign, Arranging]):
    """The owner moves ships about on the display. [BR-10-01]"""

    def seats(self, play: Campaign, frame: Arranging) -> tuple[str, ...]:
        """The owner; a force of six ships or fewer is all core."""
        force = play.force(frame.force)
        return (SEATS[force.side],) if len(frame.placing) > rings.ROOM[rings.CORE] else ()

    def run(self, play: Campaign, frame: Arranging) -> None:
        """The placement stays for the phase."""
        play.pop()
        keeper = _keeper(play)
        if isinstance(keeper, AirPhase):
            keeper.displays = {**keeper.displays, frame.force: frame.placing}
        else:
            keeper.placing = frame.placing

    def prompt(self, play: Campaign, frame: Arranging, seat: str) -> str:
        """The question."""
        return f"{the(frame.force)} is attacked from the air. Post its ships around the core, or done."

    def _moved(self, frame: Arranging, ship: int, slot: str) -> Placing:
        return tuple((one, slot if one == ship else at) for one, at in frame.placing)

    def legal(self, play: Campaign, frame: Arranging, seat: str) -> list[Action]:
        """Ships and slots that keep the rules."""
        first = guarded(play, frame.force)
        found = [
            act("post", play.tables.ships[ship].id, slot)
            for ship, at in frame.placing
            for slot in rings.SLOTS
            if slot != at and not rings.fault(self._moved(frame, ship, slot), first)
        ]
        return [*found, act("done")]

    def do(self, play: Campaign, frame: Arranging, seat: str, action: Action) -> None:
        """Move a ship, or leave it so."""
        if action.verb == "done":
            self.run(play, frame)
            return
        ship = play.tables.ship_number[str(action.args[0])]
        frame.placing = self._moved(frame, ship, str(action.args[1]))

    def why_not(self, play: Campaign, frame: Arranging, seat: str, action: Action) -> Refusal | None:
        """Room, and who goes to the core first."""
        id, slot = str(action.args[0]), str(action.args[-1])
        ship = play.tables.ship_number[id]
        if slot not in rings.SLOTS or ship not in dict(frame.placing):
            return illegal("BR-10-01", f"{the(id)} cannot be posted there", id)
        why = rings.fault(self._moved(frame, ship, slot), guarded(play, frame.force))
        return illegal("BR-10-01", why or f"{the(id)} is there already", id)


# -- waves --------------------------------------------------------------------------------------------------


class WavesStep(Step[Campaign, Raid]):
    """The attacker fixes all waves and their order before the first flak. [BR-10-02, BR-7-06]"""

    def seats(self, play: Campaign, frame: Raid) -> tuple[str, ...]:
        """The attacker, if there is anything to divide."""
        alone = wings.counted(frame.bombers) < 2 or frame.line.mission == RECON
        return () if alone else (SEATS[frame.line.side],)

    def run(self, play: Campaign, frame: Raid) -> None:
        """One AP is one wave."""
        _fix(frame)

    def prompt(self, play: Campaign, frame: Raid, seat: str) -> str:
        """The question."""
        left = counted(wings.counted(unsent(frame)), "air point")
        return f"Form waves of up to ten: {left} not in a wave yet; launch sends the rest in order."

    def legal(self, play: Campaign, frame: Raid, seat: str) -> list[Action]:
        """APs for the wave that is formed, the next wave, launch."""
        last = frame.waves[-1] if frame.waves else ()
        room = MOST_IN_WAVE - wings.counted(last)
        found = [
            act("send", wings.unit(play, air).id, count, approach)
            for air, most, approach in unsent(frame)
            for count in range(1, min(most, room) + 1)
        ]
        more = [act("wave")] if last and unsent(frame) else []
        return [*found, *more, act("launch")]

    def do(self, play: Campaign, frame: Raid, seat: str, action: Action) -> None:
        """Form a wave; or all are formed."""
        if action.verb == "launch":
            _fix(frame)
        elif action.verb == "wave":
            frame.waves = (*frame.waves, ())
        else:
            air = play.tables.air_number[str(action.args[0])]
            group = (air, int(action.args[1]), str(action.args[2]))
            waves = frame.waves or ((),)
            frame.waves = (*waves[:-1], merged(waves[-1], group))

    def why_not(self, play: Campaign, frame: Raid, seat: str, action: Action) -> Refusal | None:
        """Ten APs are a wave."""
        return illegal("BR-7-06", "a wave has up to ten air points of those in the strike")


def unsent(raid: Raid) -> list[Group]:
    """Bombers that are in no wave yet."""
    sent: dict[tuple[int, str], int] = {}
    for air, count, approach in (group for wave in raid.waves for group in wave):
        sent[air, approach] = sent.get((air, approach), 0) + count
    left = [(air, count - sent.get((air, approach), 0), approach) for air, count, approach in raid.bombers]
    return [group for group in left if group[1] > 0]


def _fix(raid: Raid) -> None:
    """Who is in no wave comes in waves of ten after the others."""
    waves = [wave for wave in raid.waves if wave]
    room = 0
    for air, count, approach in unsent(raid):
        while count:
            if not room:
                waves.append(())
                room = MOST_IN_WAVE
            take = min(count, room)
            waves[-1] = merged(waves[-1], (air, take, approach))
            count, room = count - take, room - take
    raid.waves, raid.wave, raid.stage = tuple(waves), -1, RaidStage.ENTRY


class EntryStep(Step[Campaign, Raid]):
    """The first wave enters by the slice of a die, later ones by that or a neighbour. [BR-10-02, BR-10-03]

    Over a port there are no rings.
    """

    def seats(self, play: Campaign, frame: Raid) -> tuple[str, ...]:
        """The attacker, where there is a choice."""
        if frame.wave < 0 or frame.ring or frame.wave >= len(frame.waves) or not _at_sea(frame):
            return ()
        return (SEATS[frame.line.side],) if len(entries(play, frame)) > 1 else ()

    def run(self, play: Campaign, frame: Raid) -> None:
        """The next wave; over, when there is none."""
        if frame.ring or frame.wave < 0 or (_at_sea(frame) and frame.wave >= len(frame.waves)):
            self._next(play, frame)
            return
        found = entries(play, frame) if _at_sea(frame) else [(0, rings.CORE)]
        self._enter(frame, *(found[0] if found else (frame.slice, rings.OUTER)))

    def _next(self, play: Campaign, frame: Raid) -> None:
        frame.wave, frame.ring, frame.aims, frame.shift, frame.decked = frame.wave + 1, "", (), 0, False
        if frame.wave >= len(frame.waves):
            frame.stage = RaidStage.RETURN
            return
        if _at_sea(frame) and not frame.slice and any(slot != rings.CORE for _, slot in display(play, frame)):
            (frame.slice,) = play.roll(1, "the slice by which the strike comes in")
        if not _at_sea(frame):
            frame.ring, frame.stage = rings.CORE, RaidStage.FLAK
        elif not entries(play, frame):
            frame.ring, frame.stage = rings.OUTER, RaidStage.FLAK

    def _enter(self, frame: Raid, slice: int, ring: str) -> None:
        frame.slice, frame.ring, frame.stage = slice, ring, RaidStage.FLAK

    def prompt(self, play: Campaign, frame: Raid, seat: str) -> str:
        """The question."""
        return f"Wave {frame.wave + 1}: by which slice does it come in, and how deep?"

    def legal(self, play: Campaign, frame: Raid, seat: str) -> list[Action]:
        """Slices and rings."""
        return [act("enter", slice, ring) for slice, ring in entries(play, frame)]

    def do(self, play: Campaign, frame: Raid, seat: str, action: Action) -> None:
        """It comes in."""
        self._enter(frame, int(action.args[0]), str(action.args[1]))

    def why_not(self, play: Campaign, frame: Raid, seat: str, action: Action) -> Refusal | None:
        """The slice, or a ring without ships."""
        slices = {slice for slice, _ in entries(play, frame)}
        if not action.args or action.args[0] not in slices:
            return illegal("BR-10-02", "a wave comes in by the slice of the first one or beside it")
        return illegal("BR-10-03", "no ship on that way lies in that ring")


def _at_sea(raid: Raid) -> bool:
    return raid.line.mission == STRIKE_N and raid.line.what != SHIPS


def entries(play: Campaign, raid: Raid) -> list[tuple[int, str]]:
    """Slices by which a wave may come, and the rings with ships on that way. [BR-10-02, BR-10-03]"""
    there = display(play, raid)
    if all(slot == rings.CORE for _, slot in there):
        return [(raid.slice, rings.CORE)] if there else []
    slices = (raid.slice,) if raid.wave == 0 else (raid.slice, *sorted(rings.neighbours(raid.slice)))
    found = []
    for slice in slices:
        seen = 0
        for ring in rings.RINGS:
            ships = len(rings.on_path(there, slice, ring))
            if ships > seen:
                found.append((slice, ring))
            seen = ships
    return found


# -- flak ---------------------------------------------------------------------------------------------------


def flak_strength(play: Campaign, raid: Raid) -> int:
    """The anti-aircraft strength a wave meets; by night each ship and facility has half.

    [BR-10-03, BR-10-06, BR-7-04, BR-3-23, WPA-PRT-08]
    """
    halve = 2 if raid.line.night else 1
    if _at_sea(raid):
        there = display(play, raid)
        guns = {ship: rating(play, ship, "aa") // halve for ship, _ in there}
        return rings.flak(there, guns, raid.slice, raid.ring)
    hex = play.base_hex(raid.line.target)
    if raid.line.what == SHIPS:
        ships = bases.ships_in(play, hex, enemy(raid.line.side))
        own = sum(rating(play, ship, "aa") // halve for ship in ships)
        return own + bases.port_guns(play, hex) // halve
    return bases.guns(play, hex, raid.line.what or AIRFIELD) // halve


def flak(play: Campaign, raid: Raid) -> None:
    """One roll a wave; without strength none. [BR-7-03, BR-7-06, BR-10-03]"""
    wave, power = raid.waves[raid.wave], flak_strength(play, raid)
    raid.stage = RaidStage.TARGETS
    points = wings.counted(wave)
    if not power or not points:
        return
    approaches = tuple(dict.fromkeys(MEDIUM if one[2] == BOMBS else one[2] for one in wave))
    dice = sum(play.roll(2, f"flak of strength {power} at wave {raid.wave + 1}"))
    eliminated, aborted = play.tables.aa.losses(power, points, approaches, dice)
    play.push(Casualties(side=raid.line.side, group=WAVE, eliminated=eliminated, aborted=aborted, flat=True))


# -- targets ------------------------------------------------------------------------------------------------


def targets(play: Campaign, raid: Raid) -> list[int]:
    """The ships a wave may attack. [BR-10-03, BR-10-06]"""
    if _at_sea(raid):
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
    return [chit for chit in CHITS if play.sea.magic.get(chit)]


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
    if raid.line.ambush and any(
        line.mission in STRIKES and line.base == raid.line.target and hits.ambush_deck(attack, line.total)
        for line in phase.lines
    ):
        return chits + play.sea_card.ambush.columns
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
    """The Anti-ship strengths of APs that come in one way; torpedoes in port have half, rounded down.

    [BR-10-04, BR-4-18, BR-10-06, WPA-PRT-07]
    """
    found = 0
    for air, count, approach in groups:
        kind, quality = wings.type_of(play, air), wings.unit(play, air).quality
        each = striking(
            kind.anti_ship, quality, extended=extended(play, raid.line, air), unarmed=approach == BOMBS
        )
        if raid.line.what == SHIPS and approach == LOW:
            each //= 2
        if raid.line.night:
            each = -(-each // 2)
        found += each * count
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
    hexes = {ship: play.ship_hex(ship) for ship in ships}
    for ship, (levels, critical) in results.items():
        before = list(play.state.flown)
        damage_ship(play, ship, levels, critical=critical, aloft=away)
        _trim(play, raid, before)
        close(play, raid, ship, hexes[ship])


def _points(play: Campaign, raid: Raid, ship: int) -> int:
    """Damage points of all groups on one ship. [BR-10-04]"""
    found = 0
    for approach in hits.ORDER:
        groups = [(air, count, way) for air, count, way, at in raid.aims if (way, at) == (approach, ship)]
        power = group_strength(play, raid, groups)
        if power > 0:
            who = listed(wings.unit(play, air).id for air, _, _ in groups)
            (die,) = play.roll(1, f"{who} attack {the(play.tables.ships[ship].id)}, strength {power}")
            drm = hits.damage_drm(approach, target_class(play, raid, ship))
            found += play.tables.naval.points(power, die + drm)
    return found


def aloft(play: Campaign, raid: Raid) -> dict[int, int]:
    """APs of the attacked side that are in the air: CAP, and missions not more than 3 below this strike.

    [BR-4-19, BR-11-15, BR-12-03]
    """
    phase, side = phase_of(play), enemy(raid.line.side)
    found = {
        air: wings.idle(play, air)
        for air in range(len(play.tables.air))
        if play.state.points[air] and wings.side_of(play, air) == side and wings.fighter(play, air)
    }
    for line in phase.lines if phase is not None else ():
        if line.side != side or line.mission == TRANSFER:
            continue
        flying = line.mission not in STRIKES or line.over or hits.got_away(raid.line.total, line.total)
        if flying:
            for air, count, _ in (*line.bombers, *line.escorts):
                found[air] = found.get(air, 0) + count
    return {air: min(count, play.state.points[air]) for air, count in found.items()}


def close(play: Campaign, raid: Raid, ship: int, hex: int) -> None:
    """A carrier that can no longer operate aircraft is noted with the total that did it. [BR-12-03]"""
    phase, id = phase_of(play), play.tables.ships[ship].id
    if phase is None or not play.tables.ships[ship].air or id in phase.closed:
        return
    if play.sunk(ship) or not wings.operates(play, ship):
        phase.closed = {**phase.closed, id: (raid.line.total, hex)}


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
        bases.burn(play, units, bases.destroyed(play, power, 0, dice), away)
    _trim(play, raid, before)
    return dice
