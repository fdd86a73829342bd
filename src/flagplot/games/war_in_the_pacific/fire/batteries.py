"""Coastal batteries: what they may fire at, how they fire. [40.2]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.fire import ships
from flagplot.games.war_in_the_pacific.fire.frames import Naval, Shot
from flagplot.games.war_in_the_pacific.places import ship_at
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import JAPAN, SEATS
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, the

TRANSPORT, UNDER_WAY = 0, 1  # speed classes of targets [see WPA-CBT-15]


def strength(play: Campaign, hex: int) -> int:
    """What damage leaves of a battery. [WPA-CBT-07]"""
    battery = play.state.batteries.get(hex)
    return battery[0] - battery[1] if battery is not None else 0


def ready(play: Campaign) -> list[int]:
    """The batteries that have strength and have not fired in this Naval Phase. [WPA-CBT-19]"""
    return [hex for hex, one in play.state.batteries.items() if one[0] > one[1] and not one[3]]


def reach(play: Campaign) -> int:
    """How far a battery fires on the map, in hexes, by its scale. [WPA-CBT-12]"""
    return play.tables.naval.battery_ranges[play.island.printed.scale]


def exposed(play: Campaign, ship: int) -> bool:
    """Whether a ship that bombards or unloads is in range and sight of the batteries. [SC-S1-05]

    Fire needs open water between, which all of the roads off the island are. [WPA-CBT-13]
    """
    return reach(play) > 0 and play.tables.ships[ship].tf in play.tables.card.exposed


def assigned(frame: Naval, hex: int) -> int:
    """Points a battery has been told to fire."""
    return sum(points for battery, _, points in frame.shots if battery == hex)


def aims(play: Campaign, frame: Naval, targets: list[int]) -> list[Action]:
    """Everything a battery that is ready may do: any of its points at any target. [WPA-CBT-10, WPA-CBT-21]

    It fires at ships only. [WPA-CBT-03]
    """
    found = []
    for hex in ready(play):
        left = strength(play, hex) - assigned(frame, hex)
        aimed = {ship for battery, ship, _ in frame.shots if battery == hex}
        found += [
            act("fire", play.label(hex), play.tables.ships[ship].id, points)
            for ship in targets
            if ship not in aimed and exposed(play, ship)
            for points in range(1, left + 1)
        ]
    return found


def fire(play: Campaign, frame: Naval, hex: int, target_class: int) -> None:
    """A battery fires all its shots: one attack in the phase, in parts if it was split. [WPA-CBT-19]

    What has been shot away since it aimed it no longer has. [WPA-CBT-07]
    """
    one, damage, suppressed, _ = play.state.batteries[hex]
    left = one - damage
    play.state.batteries = {**play.state.batteries, hex: (one, damage, suppressed, 1)}
    for battery, ship, points in frame.shots:
        if battery == hex:
            points = min(points, left)
            left -= points
            shoot(play, hex, ship, points, target_class, suppressed=bool(suppressed))
    frame.shots = tuple(shot for shot in frame.shots if shot[0] != hex)


def shoot(play: Campaign, hex: int, ship: int, points: int, target_class: int, *, suppressed: bool) -> None:
    """Fire at one ship: low rolls are good; a suppressed battery adds 1, a stationary target takes 1 off.

    [WPA-CBT-08, WPA-CBT-15]
    """
    if points <= 0 or play.state.damage[ship] >= 5:
        return
    naval = play.tables.naval
    (die,) = play.roll(1, f"the battery in {the(play.label(hex))} fires at {the(play.tables.ships[ship].id)}")
    drm = naval.drm["target_sc0" if target_class == TRANSPORT else "target_sc1"]
    drm += naval.drm["suppressed_battery"] if suppressed else 0
    ships.hit(play, ship, naval.points(points, die + drm))


class AimStep(Step[Campaign, Naval]):
    """The defender says for each battery whether it fires, and at what. [WPA-CBT-10]"""

    def __init__(self, *, transports: bool) -> None:
        self.transports = transports

    def targets(self, play: Campaign, frame: Naval) -> list[int]:
        """The bombarding ships; or, when they are done, the transports that unload. [WPA-CBT-16]"""
        if self.transports:
            return unloading_ships(play)
        return sorted(ship for group in frame.groups for ship in group[0])

    def seats(self, play: Campaign, frame: Naval) -> tuple[str, ...]:
        """The defender, while a battery has points and targets."""
        return (SEATS[JAPAN],) if ready(play) and self.targets(play, frame) else ()

    def run(self, play: Campaign, frame: Naval) -> None:
        """Nobody can fire."""
        frame.stage = frame.stage.next

    def prompt(self, play: Campaign, frame: Naval, seat: str) -> str:
        """The question."""
        whom = "the transports that unload" if self.transports else "the bombarding ships"
        return f"Aim your batteries at {whom}, or done: each may fire once in this phase."

    def legal(self, play: Campaign, frame: Naval, seat: str) -> list[Action]:
        """Shots, and done."""
        return [*aims(play, frame, self.targets(play, frame)), act("done")]

    def do(self, play: Campaign, frame: Naval, seat: str, action: Action) -> None:
        """Aim."""
        if action.verb == "done":
            frame.stage = frame.stage.next
            return
        hex, ship = play.island.place(str(action.args[0])), play.tables.ship_number[str(action.args[1])]
        shot: Shot = (hex, ship, int(action.args[2]))
        frame.shots = tuple(sorted((*frame.shots, shot)))

    def why_not(self, play: Campaign, frame: Naval, seat: str, action: Action) -> Refusal | None:
        """The battery, its points, or the target."""
        if action.verb != "fire":
            return None
        label, id = str(action.args[0]), str(action.args[1])
        hex, ship = play.island.place(label), play.tables.ship_number[id]
        if hex not in ready(play):
            return illegal("WPA-CBT-19", f"no battery in {the(label)} can fire in this phase", label)
        if ship not in self.targets(play, frame):
            return illegal("WPA-CBT-10", f"{the(id)} does not come within range in this phase", id)
        if any(shot[:2] == (hex, ship) for shot in frame.shots):
            return illegal("WPA-CBT-21", f"the battery is aimed at {the(id)} already", id)
        left = counted(strength(play, hex) - assigned(frame, hex), "point")
        return illegal("WPA-CBT-21", f"the battery in {the(label)} has {left} left to aim", label)


def recover(play: Campaign) -> None:
    """Suppression lasts only for the Naval Phase in which it was inflicted: what aircraft did in their own
    phase has passed by the next. [BR-11-09, WPA-CBT-08]
    """
    play.state.batteries = {
        hex: (strength, damage, 0, 0) for hex, (strength, damage, _, _) in play.state.batteries.items()
    }


def unloading_ships(play: Campaign) -> list[int]:
    """The ships from which units unload in this game-turn. [see SC-S1-05]"""
    return sorted({ship_at(play.state.place[unit]) for unit in play.state.unloaded} - {-1})
