"""Troop quality: what is applied, and the check. [1, 6.3 of the notes, 27.2, 27.4]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific import forts
from flagplot.games.war_in_the_pacific.marks import BROKEN, ENTRAINED
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.rounding import half_up
from flagplot.kernel.words import the

HIGHEST = 8  # the most any applied troop quality can be [WPA-TAC-40]


def applied_tq(printed: int, modifiers: int, halvings: int) -> int:
    """Printed quality with all modifiers, at least 0, then halved, rounded up, as often as called for.

    [WPA-GEN-24, WPA-GEN-25, BR-23-06, WPA-TAC-40]
    """
    found = max(printed + modifiers, 0)
    for _ in range(halvings):
        found = half_up(found)
    return min(found, HIGHEST)


def quality(play: Campaign, unit: int, modifiers: int = 0, halvings: int = 0) -> int:
    """The applied quality of a unit; one that is broken, or on a train, is halved once more for each.

    [BR-23-13, WPA-RAIL-18]
    """
    halvings += play.is_(unit, BROKEN) + play.is_(unit, ENTRAINED)
    return applied_tq(play.unit(unit).tq, modifiers, halvings)


def passes(die: int, drm: int, tq: int) -> bool:
    """Whether a die read 0 to 9 passes; a natural 0 always does, a natural 9 never. [BR-1-01, WPA-TAC-31]"""
    if die in (0, 9):
        return die == 0
    return die + drm <= tq


def check(
    play: Campaign, unit: int, tq: int, drm: int, reason: str, audience: tuple[str, ...] | None = None
) -> bool:
    """A unit makes a TQ check; an intact fort of a tactical map takes 1 from it. [BR-1-01, WPA-TAC-55]"""
    if forts.sheltered(play, unit):
        drm -= 1
    (face,) = play.roll(1, f"{the(play.id(unit))}: {reason}", sides=10, audience=audience)
    return passes(face % 10, drm, tq)
