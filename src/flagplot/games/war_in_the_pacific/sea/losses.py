"""Where the war at sea hands over to the fight: damage, bombardment, surface combat, the Air Phase."""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.air import bases
from flagplot.games.war_in_the_pacific.air.frames import AirPhase, SpecialStrikes
from flagplot.games.war_in_the_pacific.air.wings import SUPPRESSED
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea.surprise import asleep
from flagplot.games.war_in_the_pacific.sides import enemy
from flagplot.games.war_in_the_pacific.surface import damage
from flagplot.games.war_in_the_pacific.surface.frames import SurfaceCombat


def damage_ship(play: Campaign, ship: int, levels: int) -> None:
    """Levels are added; above D4 the ship sinks and leaves its task force."""
    damage.damage_ship(play, ship, levels)


def strike_ship(play: Campaign, ship: int, points: int) -> None:
    """Damage points on a ship."""
    levels, critical = damage.crt(play, ship, points)
    damage.damage_ship(play, ship, levels, critical=critical)


def base_targets(play: Campaign, hex: int, foe: int) -> list[str]:
    """What ships can bombard in a hex that a side has there."""
    return bases.targets(play, hex, foe)


def bombard_base(play: Campaign, hex: int, target: str, strength: int, foe: int, shift: int) -> None:
    """Ships bombard a side's hex; what they do to the garrison helps the landing. [SC-S2-05]"""
    lasting = bases.bombard_base(play, hex, target, strength, foe, shift) > SUPPRESSED
    here = play.label(hex) == play.sea_card.objective
    if lasting and here and target in bases.DEFENCES:
        play.sea.battered += 1


def battle(
    play: Campaign, mover: str, other: str, *, night: bool, contact: int = 0, unseen: bool = False
) -> None:
    """Surface combat; ``contact`` says who made it, ``unseen`` that neither force was located before."""
    play.push(SurfaceCombat(mover=mover, other=other, night=night, contact=contact, unseen=unseen))


def special_strikes(play: Campaign, label: str) -> None:
    """Aircraft strike at a task force that has ended its move."""
    if label in play.sea.forces and not asleep(play, enemy(play.force(label).side)):
        play.push(SpecialStrikes(target=label))


def air_phase(play: Campaign) -> None:
    """The Air Phase."""
    play.push(AirPhase())
