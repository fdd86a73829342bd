"""Strikes and air support: put together, through the flak, and what is left of them. [4, 5, 7]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.air.strengths import striking
from flagplot.games.war_in_the_pacific.combat.frames import Attack
from flagplot.games.war_in_the_pacific.fire import support
from flagplot.games.war_in_the_pacific.fire.bombarding import WORDS, bombard
from flagplot.games.war_in_the_pacific.fire.frames import Flight, Sent, Wave
from flagplot.games.war_in_the_pacific.ground.frames import Interdiction
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import seat as seat_of
from flagplot.games.war_in_the_pacific.units import AirType
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, the

WAVE = 10  # bomber APs in a wave at most [BR-7-06]
# class -> approaches it may take over land [BR-5-17, BR-5-19]
APPROACHES = {"D": ("dive",), "FB": ("dive",), "T": ("medium",), "B": ("medium", "high"), "S": ("medium",)}
INTERDICTING = ((60, 3), (30, 2), (10, 1))  # Bombardment strength -> MPs more [see BR-5-10]
SUPPORTING = ((60, 2), (20, 1))  # Bombardment strength -> DRM [see BR-5-11]


def bombardment_strength(
    type: AirType, quality: str, *, undersized: bool = False, extended: bool = False
) -> int:
    """The Bombardment strength of an AP: elite +1, undersized airfield -1, then halvings; never below 0.

    [BR-4-12, BR-4-18, BR-4-04]
    """
    return striking(type.bombardment, quality, undersized=undersized, extended=extended)


def strength(play: Campaign, waves: tuple[Wave, ...]) -> int:
    """The strengths of all that are left, added up: one attack. [BR-11-13]"""
    total = 0
    for air, count, _ in (sent for wave in waves for sent in wave):
        unit = play.tables.air[air]
        quality, small = (
            support.condition(play, air) if play.tables.land is not None else (unit.quality, False)
        )
        total += count * bombardment_strength(play.tables.types[unit.type], quality, undersized=small)
    return total


def available(play: Campaign, frame: Flight, air: int) -> int:
    """APs of a record that may still fly: each one mission in a game-turn, heavy bombers strike once.

    [SC-S1-06]
    """
    unit = play.tables.air[air]
    if play.tables.land is not None:
        return support.available(play, frame, air)
    if unit.id in play.tables.card.strike_once and (play.state.turn or not frame.target):
        return 0
    sent = sum(count for wave in frame.waves for one, count, _ in wave if one == air)
    return play.state.points[air] - play.state.flown[air] - sent


def anti_aircraft(play: Campaign, frame: Flight) -> int:
    """The anti-aircraft strength of the island, less for each rung of damage to its airfield. [SC-S1-06]"""
    if play.tables.land is not None:
        return support.guns(play, frame)
    rungs = sum(play.state.airfields.values())
    return max(play.tables.card.aa - play.tables.card.aa_per_rung * rungs, 0)


def can_fly(play: Campaign, target: str) -> bool:
    """Whether any AP is left for a mission."""
    probe = Flight(hex=play.island.first, target=target)
    return any(available(play, probe, air) for air in range(len(play.tables.air)))


class FlightStep(Step[Campaign, Flight]):
    """One mission. At least one bomber flies; waves are as the attacker divides them. [BR-5-18, BR-7-06]"""

    def seats(self, play: Campaign, frame: Flight) -> tuple[str, ...]:
        """The flying side, while it sends APs and where it chooses losses. [BR-7-05]"""
        if frame.wave < 0 or len(_hit(frame)) > 1:
            return (seat_of(frame.side),)
        return ()

    def prompt(self, play: Campaign, frame: Flight, seat: str) -> str:
        """The question."""
        if frame.wave >= 0:
            count = frame.eliminated or frame.aborted
            one, many = ("is shot down", "are shot down") if frame.eliminated else ("turns back", "turn back")
            return f"Flak: {counted(count, 'air point')} {one if count == 1 else many}. Which?"
        what = "interdiction" if frame.interdicts else "support"
        what = f"a strike on {WORDS[frame.target]}" if frame.target else what
        now = strength(play, frame.waves)
        return f"Send air points for {what} in {the(play.label(frame.hex))}: strength {now} so far."

    def legal(self, play: Campaign, frame: Flight, seat: str) -> list[Action]:
        """APs to send, or the losses of a wave."""
        if frame.wave >= 0:
            verb = "shot" if frame.eliminated else "abort"
            return [
                act(verb, id) for id in dict.fromkeys(play.tables.air[one].id for one, _, _ in _hit(frame))
            ]
        found = self._sending(play, frame)
        if not any(frame.waves):
            return [*found, act("cancel")]
        split = [act("wave")] if frame.waves[-1] and found else []
        return [*found, *split, act("launch")]

    def _sending(self, play: Campaign, frame: Flight) -> list[Action]:
        last = frame.waves[-1]
        room = WAVE - sum(count for _, count, _ in last) or WAVE
        found = []
        for air, unit in enumerate(play.tables.air):
            most = min(available(play, frame, air), room)
            for approach in APPROACHES.get(play.tables.types[unit.type].class_, ()) if most > 0 else ():
                found += [act("send", unit.id, count, approach) for count in range(1, most + 1)]
        return found

    def do(self, play: Campaign, frame: Flight, seat: str, action: Action) -> None:
        """Send, divide, launch; or take a loss."""
        match action.verb:
            case "cancel":
                play.pop()
            case "send":
                sent = (play.tables.air_number[str(action.args[0])], int(action.args[1]), str(action.args[2]))
                _send(frame, sent)
            case "wave":
                frame.waves = (*frame.waves, ())
            case "launch":
                _launch(play, frame)
            case _:
                _suffer(play, frame, play.tables.air_number[str(action.args[0])])

    def run(self, play: Campaign, frame: Flight) -> None:
        """Losses without a choice; the next wave; then the attack. [BR-3-11]"""
        hit = _hit(frame)
        if hit:
            _suffer(play, frame, hit[0][0])
        elif frame.eliminated or frame.aborted:
            frame.eliminated = frame.aborted = 0  # nobody is left in the wave
        elif frame.wave + 1 < len(frame.waves):
            frame.wave += 1
            _flak(play, frame)
        else:
            play.pop()
            _attack(play, frame)

    def why_not(self, play: Campaign, frame: Flight, seat: str, action: Action) -> Refusal | None:
        """No APs, or another approach."""
        if action.verb != "send":
            return None
        id = str(action.args[0])
        air = play.tables.air_number[id]
        approaches = APPROACHES.get(play.tables.types[play.tables.air[air].type].class_, ())
        if len(action.args) < 3 or str(action.args[2]) not in approaches:
            return illegal("BR-5-19", f"{the(id)} cannot come in that way", id)
        if not available(play, frame, air):
            if play.tables.land is None:
                return illegal("SC-S1-06", f"{the(id)} have no air point left to fly", id)
            clause = "BR-5-10" if frame.interdicts else "BR-5-11"
            return illegal(clause, f"{the(id)} have no air point in range without a mission", id)
        return illegal("BR-7-06", f"{the(id)} cannot send so many in this wave", id)


def _send(frame: Flight, sent: Sent) -> None:
    """Add APs to the last wave; a full one is followed by another."""
    last = frame.waves[-1]
    if sum(count for _, count, _ in last) >= WAVE:
        frame.waves = (*frame.waves, (sent,))
        return
    same = [one for one in last if (one[0], one[2]) == (sent[0], sent[2])]
    rest = [one for one in last if one not in same]
    count = sent[1] + sum(one[1] for one in same)
    frame.waves = (*frame.waves[:-1], tuple(sorted((*rest, (sent[0], count, sent[2])))))


def _launch(play: Campaign, frame: Flight) -> None:
    """All that were sent have flown their mission. [SC-S1-06, BR-5-21]"""
    frame.waves = tuple(wave for wave in frame.waves if wave)
    for air, count, _ in (sent for wave in frame.waves for sent in wave):
        play.state.flown[air] = play.state.flown[air] + count
    frame.wave = 0
    _flak(play, frame)


def _flak(play: Campaign, frame: Flight) -> None:
    """One roll a wave; without strength none. [BR-7-03, BR-7-06, BR-5-21]"""
    wave, power = frame.waves[frame.wave], anti_aircraft(play, frame)
    if not power:
        return
    points = sum(count for _, count, _ in wave)
    approaches = tuple(dict.fromkeys(approach for _, _, approach in wave))
    dice = sum(play.roll(2, f"flak over {the(play.label(frame.hex))}"))
    frame.eliminated, frame.aborted = play.tables.aa.losses(power, points, approaches, dice)
    play.tell_misses(frame.eliminated + frame.aborted)


def _hit(frame: Flight) -> list[Sent]:
    """Whom a loss of this wave can strike; green APs first. [BR-7-05]"""
    if frame.wave < 0 or not (frame.eliminated or frame.aborted):
        return []
    return [sent for sent in frame.waves[frame.wave] if sent[1]]


def _suffer(play: Campaign, frame: Flight, air: int) -> None:
    """An AP is shot down, or turns back and does not attack. [BR-7-05]"""
    wave = list(frame.waves[frame.wave])
    at = next(number for number, sent in enumerate(wave) if sent[0] == air and sent[1])
    wave[at] = (air, wave[at][1] - 1, wave[at][2])
    frame.waves = (*frame.waves[: frame.wave], tuple(wave), *frame.waves[frame.wave + 1 :])
    if frame.eliminated:
        frame.eliminated -= 1
        play.state.flown[air] = play.state.flown[air] - 1
        play.lose_air(air, 1)
    else:
        frame.aborted -= 1
        play.note(f"an air point of {the(play.tables.air[air].id)} turns back")


def _attack(play: Campaign, frame: Flight) -> None:
    """Survivors strike together; in support they help one combat, or they slow a march down.

    [BR-11-13, BR-5-11, BR-5-10]
    """
    found = strength(play, frame.waves)
    if frame.target:
        high = any(approach == "high" and count for wave in frame.waves for _, count, approach in wave)
        bombard(play, found, frame.hex, frame.target, high=high)
        return
    combat = play.state.frames[-1]
    if isinstance(combat, Interdiction):
        combat.delay = delay(found)
        play.note(f"aircraft cost {the(play.label(frame.hex))} {counted(combat.delay, 'MP')} more")
        return
    assert isinstance(combat, Attack)
    drm = support_drm(found)
    if frame.side == combat.side:
        combat.support = drm
    else:
        combat.cover = drm


def delay(strength: int) -> int:
    """MPs that interdiction of a Bombardment strength adds: 1 from 10, 2 from 30, 3 from 60. [BR-5-10]"""
    return next((mps for least, mps in INTERDICTING if strength >= least), 0)


def support_drm(strength: int) -> int:
    """What support of a Bombardment strength gives: 1 from 20, 2 from 60. [BR-5-11]"""
    return next((drm for least, drm in SUPPORTING if strength >= least), 0)
