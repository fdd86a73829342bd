"""The arithmetic of attacks on ships. [10.4, 12.4, 38.3]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.air.charts import chart
from flagplot.games.war_in_the_pacific.air.strengths import BOMBS, DIVE, HIGH, LOW, MEDIUM

MOST_ON_A_SHIP = 5  # APs of a wave [see BR-10-04]
# the groups of one target, in the order of their dice; who has no torpedoes bombs with other level bombers
ORDER = ((LOW,), (DIVE,), (MEDIUM, BOMBS), (HIGH,))
ON_DECK = 2  # columns right on the Naval CRT [see BR-12-04]
DECK_WINDOW = 3  # totals by which a strike catches planes on deck, and by which another got away
AMBUSH_DRM, AMBUSH_SHIFT = 3, 3  # [see SC-S2-12]
_KEYS = {
    LOW: "torpedo", DIVE: "dive_bomber", MEDIUM: "medium_level_bomber", HIGH: "high_level_bomber",
}  # fmt: skip


def damage_drm(approach: str, speed_class: int) -> int:
    """What is added to the damage die: the target's speed class, the way of attack. [BR-10-04]

    A class below 0, by surprise in port, takes 1 more off for each class. [BR-10-06]
    """
    drm = chart().ship_drm
    speed = drm[f"target_sc{max(speed_class, 0)}"] + min(speed_class, 0)
    return drm[_KEYS[approach]] + speed


def planes_on_deck(attack: int, own: int) -> bool:
    """Whether a strike finds the planes of a carrier's own later strike on deck. [BR-12-04, BR-12-05]"""
    return 0 < attack - own <= DECK_WINDOW


def got_away(attack: int, own: int) -> bool:
    """Whether a strike was already airborne when its base was hit: not if it is more than 3 below.

    [BR-12-03]
    """
    return attack - own <= DECK_WINDOW


def ambush_deck(attack: int, own: int) -> bool:
    """Whether the ambush of Midway finds planes on deck: any own strike with an equal or lower total.

    [SC-S2-12]
    """
    return own <= attack


def port_speed(limit: int, *, active: bool, surprise: int) -> int:
    """The speed class of a ship in port: 0, or 1 if it was active in this phase, less by surprise.

    ``limit`` is the class damage leaves it; never more than 1. [BR-10-06, WPA-PRT-09]
    """
    return min(limit, 1 if active else 0) - surprise


def surprise_roll(die: int, wave: int, *, located_carriers: bool) -> int:
    """Speed classes taken off ships in port for a wave, counted from 0. [WPA-PRT-09, WPA-PRT-10]"""
    return chart().surprised(die - wave - (2 if located_carriers else 0))
