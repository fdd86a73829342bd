"""Strengths of an AP: as printed, then changed in the order of 4.1."""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.rounding import half_up
from flagplot.games.war_in_the_pacific.units import AirType

LOW, MEDIUM, HIGH = "low", "medium", "high"
BANDS = (HIGH, MEDIUM, LOW)  # in the order in which they are fought [see BR-6-15]
DIVE = "dive"
BOMBS = "bombs"  # torpedo bombers whose base had no torpedoes [see BR-7-02]
JETTISONED = "jettisoned"  # fighter-bombers that dropped their bombs to fight [see WPB-AIR-30]
ELITE, GREEN = "elite", "green"
FIGHTERS = ("F", "FB")
BOMBERS = ("D", "T", "B", "S")
LEAST_GREEN_BOMBER = 2  # what greenness leaves of a bomber's Air Combat, if it had as much [see WPB-ABT-16]
AS_BOMBER = -2  # Air Combat of fighter-bombers that carry bombs [see BR-6-07]
_HEIGHT = {LOW: 0, MEDIUM: 1, HIGH: 2}
_CEILING = {"L": 0, "M": 1, "H": 2}
_BANDS = {LOW: LOW, DIVE: MEDIUM, MEDIUM: MEDIUM, BOMBS: MEDIUM, HIGH: HIGH, JETTISONED: MEDIUM}


def band_of(approach: str) -> str:
    """The band in which bombers of an approach fly. [BR-5-19]"""
    return _BANDS[approach]


def below(band: str) -> str:
    """The next band below; nothing under LOW."""
    return {HIGH: MEDIUM, MEDIUM: LOW}.get(band, "")


def air_combat(type: AirType, quality: str, band: str, *, extended: bool = False) -> int:
    """Air Combat strength: full up to the ceiling, 1 less a band above it and at extended range; at least 1.

    Elite +1, green halved, rounded up, bombers not below 2. [BR-4-02, BR-4-18, WPB-ABT-16]
    """
    found = type.air_combat + (1 if quality == ELITE and type.air_combat else 0)
    found -= max(_HEIGHT[band] - _CEILING[type.ceiling], 0) + int(extended)
    found = max(found, 1)
    if quality != GREEN:
        return found
    least = min(found, LEAST_GREEN_BOMBER) if type.class_ in BOMBERS else 1
    return max(half_up(found), least)


def defence(type: AirType, quality: str, band: str = MEDIUM, *, extended: bool = False) -> int:
    """What a bomber answers fighters with: its Defence, at least 1; fighter-bombers Air Combat less 2.

    Green APs have half, not below 1. [BR-6-07, WPB-ABT-16, WPB-AIR-30]
    """
    if type.class_ in FIGHTERS:
        return max(air_combat(type, quality, band, extended=extended) + AS_BOMBER, 1)
    return max(half_up(type.defence) if quality == GREEN else type.defence, 1)


def striking(
    printed: int, quality: str, *, undersized: bool = False, extended: bool = False, unarmed: bool = False
) -> int:
    """Bombardment or Anti-ship strength: elite +1, undersized airfield -1, then halvings; never below 0.

    Green APs halve it, extended range halves it again, rounded up. [BR-4-03, BR-4-18, WPB-ABT-16]
    Without torpedoes at their base torpedo bombers have half. [BR-7-02]
    """
    found = printed + (1 if quality == ELITE and printed else 0) - int(undersized)
    found = max(found, 0)
    for halve in (quality == GREEN, extended, unarmed):
        found = half_up(found) if halve else found
    return found


def anti_ship(
    type: AirType,
    quality: str,
    approach: str,
    *,
    undersized: bool = False,
    extended: bool = False,
    port: bool = False,
    night: bool = False,
) -> int:
    """The Anti-ship strength of an AP on its way of attack. [BR-10-04, BR-4-18]

    Torpedoes in port have half, rounded down; by night all have half, rounded up. [BR-10-06, WPA-PRT-07]
    """
    unarmed = approach == BOMBS
    found = striking(type.anti_ship, quality, undersized=undersized, extended=extended, unarmed=unarmed)
    if port and approach == LOW:
        found //= 2
    return half_up(found) if night else found
