"""The waves of a strike: how they are formed, by which way they come in, and the flak. [7, 10]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.air import airlift, bases, rings, wings
from flagplot.games.war_in_the_pacific.air.casualties import WAVE
from flagplot.games.war_in_the_pacific.air.display import at_sea, display
from flagplot.games.war_in_the_pacific.air.frames import (
    DROP,
    RECON,
    SHIPS,
    STRIKE_M,
    Casualties,
    Group,
    Raid,
    RaidStage,
)
from flagplot.games.war_in_the_pacific.air.missions import merged
from flagplot.games.war_in_the_pacific.air.strengths import BOMBS, MEDIUM
from flagplot.games.war_in_the_pacific.fire.bombarding import AIRFIELD
from flagplot.games.war_in_the_pacific.fire.flights import WAVE as MOST_IN_WAVE
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea.ships import rating
from flagplot.games.war_in_the_pacific.sides import SEATS, enemy
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted


class WavesStep(Step[Campaign, Raid]):
    """The attacker fixes all waves and their order before the first flak. [BR-10-02, BR-7-06]"""

    def seats(self, play: Campaign, frame: Raid) -> tuple[str, ...]:
        """The attacker, if there is anything to divide."""
        alone = wings.counted(frame.bombers) < 2 or frame.line.mission in (RECON, DROP)
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
        if frame.wave < 0 or frame.ring or frame.wave >= len(frame.waves) or not at_sea(frame):
            return ()
        return (SEATS[frame.line.side],) if len(entries(play, frame)) > 1 else ()

    def run(self, play: Campaign, frame: Raid) -> None:
        """The next wave; over, when there is none."""
        if frame.ring or frame.wave < 0 or (at_sea(frame) and frame.wave >= len(frame.waves)):
            self._next(play, frame)
            return
        found = entries(play, frame) if at_sea(frame) else [(0, rings.CORE)]
        self._enter(frame, *(found[0] if found else (frame.slice, rings.OUTER)))

    def _next(self, play: Campaign, frame: Raid) -> None:
        frame.wave, frame.ring, frame.aims, frame.shift, frame.decked = frame.wave + 1, "", (), 0, False
        if frame.wave >= len(frame.waves):
            frame.stage = RaidStage.RETURN
            return
        if at_sea(frame) and not frame.slice and any(slot != rings.CORE for _, slot in display(play, frame)):
            (frame.slice,) = play.roll(1, "the slice by which the strike comes in")
            frame.entry = frame.slice
        if not at_sea(frame):
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


def entries(play: Campaign, raid: Raid) -> list[tuple[int, str]]:
    """Slices by which a wave may come, and the rings with ships on that way. [BR-10-02, BR-10-03]"""
    there = display(play, raid)
    if all(slot == rings.CORE for _, slot in there):
        return [(raid.slice, rings.CORE)] if there else []
    first = raid.entry or raid.slice
    slices = (first,) if raid.wave == 0 else (first, *sorted(rings.neighbours(first)))
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
    if at_sea(raid):
        there = display(play, raid)
        guns = {ship: rating(play, ship, "aa") // halve for ship, _ in there}
        return rings.flak(there, guns, raid.slice, raid.ring)
    hex = play.base_hex(raid.line.target)
    if raid.line.mission == STRIKE_M:  # boats have no guns of their own, a port they lie in has
        return bases.port_guns(play, hex) if hex in play.tables.bases else 0
    if raid.line.what == SHIPS:
        ships = bases.ships_in(play, hex, enemy(raid.line.side))
        own = sum(rating(play, ship, "aa") // halve for ship in ships)
        return own + bases.port_guns(play, hex) // halve
    if raid.line.mission == DROP:
        return airlift.flak(play, hex, enemy(raid.line.side))
    return bases.guns(play, hex, raid.line.what or AIRFIELD, enemy(raid.line.side), night=raid.line.night)


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
    play.tell_misses(eliminated + aborted)
    play.push(Casualties(side=raid.line.side, group=WAVE, eliminated=eliminated, aborted=aborted, flat=True))
