"""Where the war at sea hands over to the fight: damage, bombardment, surface combat, the Air Phase."""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.fire import ships as hulls
from flagplot.games.war_in_the_pacific.fire.bombarding import AIRFIELD
from flagplot.games.war_in_the_pacific.play import Campaign


def damage_ship(play: Campaign, ship: int, levels: int) -> None:
    """Levels are added; above D4 the ship sinks and leaves its task force."""
    hulls.hurt(play, ship, levels)
    label = play.force_of(ship)
    if label and play.sunk(ship):
        rest = tuple(one for one in play.force(label).ships if one != ship)
        play.set_force(label, ships=rest)
        if not rest:
            play.drop_force(label)


def strike_ship(play: Campaign, ship: int, points: int) -> None:
    """Damage points on a ship."""
    hulls.hit(play, ship, points)


def base_targets(play: Campaign, hex: int) -> list[str]:
    """What ships can bombard in a hex."""
    return [AIRFIELD] if hex in play.state.airfields else []


def bombard_base(play: Campaign, hex: int, target: str, strength: int, shift: int) -> None:
    """Ships bombard a base."""


def battle(play: Campaign, mover: str, other: str, *, night: bool) -> None:
    """Surface combat."""


def special_strikes(play: Campaign, label: str) -> None:
    """Aircraft strike at a task force that has ended its move."""


def air_phase(play: Campaign) -> None:
    """The Air Phase."""
