"""Delay Results: one die and the Delay DRMs of the counter's faction. [7.1, 14]

``DRMS`` reads like the lists on the map; ids and sizes are those of ``delay_drms`` in tables.json.
[DSI-TAB-10, DSI-CTR-09]
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from flagplot.games.dai_senso import bases, supply
from flagplot.games.dai_senso.china import CHINA, PAN_NATIONAL
from flagplot.games.dai_senso.counters import DETACHMENT, JAPAN
from flagplot.games.dai_senso.factions import AXIS, SOVIET, WESTERN
from flagplot.games.dai_senso.ground import within
from flagplot.games.dai_senso.markers import LOGISTICS
from flagplot.games.dai_senso.places import SWB
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics.markers import in_swb
from flagplot.games.dai_senso.posture import of_counter, posture
from flagplot.games.dai_senso.state import AT_WAR, TOTAL_WAR
from flagplot.kernel.flow import Aim
from flagplot.kernel.words import the

AGAIN = 6  # unmodified, in the Naval Warfare Delay Box [see DSA-DEL-05]
BOMBING_RANGE = 9  # of US Air Bases [see DSB-MK-21-1]


def result(war: War, number: int, *, naval: bool) -> int:
    """The boxes a counter waits: at least 1 and without a limit; at sea a 6 is rolled again.

    Only this modified roll may go beyond 6. [DSA-DEL-02, DSA-DEL-03, DSA-DEL-05, see DSA-RD-08]
    """
    aim = Aim(what=(war.id(number),), kind="delay")
    (face,) = war.roll(1, f"Delay of {the(war.id(number))}", aim=aim)
    if naval and face == AGAIN:
        face += war.roll(1, f"Delay of {the(war.id(number))} at sea goes on", aim=aim)[0]  # once: D-22
    return max(1, face + modifier(war, number))


def modifier(war: War, number: int) -> int:
    """All Delay DRMs of a counter, which add up; those of other factions do not count. [DSB-MK-46-1]

    What enemies cause never touches a PAC or TAC. [DSA-RD-09, DSB-PO-20, DSB-TR-15, DSI-TAB-10]
    """
    faction = war.faction(number)
    bound = of_counter(war, number) != AT_WAR
    return sum(
        drm.size(war)
        for drm in DRMS
        if drm.faction == faction and drm.of(war, number) and not (drm.hostile and bound)
    )


def of_marker(war: War, faction: int) -> int:
    """The Delay DRMs of a marker beside the map: those for everything of its faction. [DSA-RD-09]"""
    return sum(drm.size(war) for drm in DRMS if drm.faction == faction and drm.of is _all)


class Drm(NamedTuple):
    """A line of a list."""

    faction: int
    id: str
    size: Callable[[War], int]
    of: Callable[[War, int], bool]  # the counters it is about
    hostile: bool = False  # caused by the enemy


# -- which counters ----------------------------------------------------------------------------------------


def _all(war: War, number: int) -> bool:
    return True


def _support(war: War, number: int) -> bool:
    return any(face.support for face in war.counter(number).faces)


def _air(war: War, number: int) -> bool:
    return any(face.support and face.air for face in war.counter(number).faces)


def _chinese(war: War, number: int) -> bool:
    country = war.counter(number).country
    return country in CHINA or country in PAN_NATIONAL


def _not_chinese(war: War, number: int) -> bool:
    return not _chinese(war, number)


# -- how much ----------------------------------------------------------------------------------------------


def _marker(marker: str, size: int) -> Callable[[War], int]:
    """So much while a marker lies in the Strategic Warfare Box.

    Bases Damaged, Fujiyama Bombers, I-boats, Jet Fighters, Kamikazes, Materiel Shortages and War Production.
    [DSB-MK-4-1, DSB-MK-17-1, DSB-MK-19-1, DSB-MK-24-1, DSB-MK-25-1, DSB-MK-29-1]
    """
    return lambda war: size if in_swb(war, marker) else 0


def _rising_sun(war: War) -> int:
    """The VPs of the Axis in Total War."""
    affairs = war.affairs
    return -affairs.vp if affairs.rising_sun and war.state.war_state == TOTAL_WAR else 0


def _uscl(column: str) -> Callable[[War], int]:
    return lambda war: int(war.tables.charts.uscl_track[column][war.affairs.uscl])


def _reduced_impact(war: War) -> int:
    """Only while the US is committed at all. [DSB-MK-44_3-1]"""
    return -1 if war.affairs.uscl and in_swb(war, "reduced_us_impact") else 0


def _intensive_bombing(war: War) -> int:
    """From US Air Bases near the Cities of Japan itself, while the US is at War. [DSB-MK-21-1]"""
    if not in_swb(war, "intensive_bombing") or in_swb(war, "reduced_us_impact"):
        return 0
    if posture(war, "us", WESTERN) != AT_WAR:
        return 0
    cities = war.lands.cities.get(JAPAN, ())
    near = (
        base
        for base in bases.air_bases(war, WESTERN, "us")
        for city in cities
        if base in within(city, BOMBING_RANGE)
    )
    return 1 if next(near, None) is not None else 0


def _oil_embargo(war: War) -> int:
    """Until a supplied counter of the Axis holds an Oil hex. [DSB-MK-35-1, DSI-MAP-13]"""
    if not in_swb(war, "oil_embargo"):
        return 0
    oil = (hex for hex, one in enumerate(war.tables.map.hexes) if one.oil)
    return 0 if any(_draws_oil(war, one) for hex in oil for one in war.stack(hex)) else 1


def _draws_oil(war: War, number: int) -> bool:
    face = war.face(number)
    holds = face.ground or face.kind in (DETACHMENT, LOGISTICS)
    return holds and war.faction(number) == AXIS and supply.supplied(war, number)


def _raiders(kinds: tuple[str, ...], *factions: int) -> Callable[[War], int]:
    """One for each enemy unit of these kinds in the Strategic Warfare Box. [DSI-CTR-09, DSA-CMP-24]"""
    return lambda war: sum(
        place == SWB and war.faction(number) in factions and war.face(number).kind in kinds
        for number, place in enumerate(war.state.place)
    )


BOMBER, SUB_FLEET = "bomber", "sub_fleet"
DRMS = (
    Drm(AXIS, "rising_sun_vps", _rising_sun, _all),
    Drm(AXIS, "uscl", _uscl("axis_delay"), _all),
    Drm(AXIS, "war_production_axis", _marker("war_production_axis", -1), _all),
    Drm(AXIS, "materiel_shortages", _marker("materiel_shortages", 1), _all),
    Drm(AXIS, "intensive_bombing", _intensive_bombing, _all),
    Drm(AXIS, "reduced_us_impact", _reduced_impact, _all),
    Drm(AXIS, "oil_embargo", _oil_embargo, _support),
    Drm(AXIS, "kamikazes", _marker("kamikazes", -1), _support),
    Drm(AXIS, "allied_bombers_and_subs", _raiders((BOMBER, SUB_FLEET), WESTERN, SOVIET), _all),
    Drm(WESTERN, "uscl", _uscl("western_delay"), _all),
    Drm(WESTERN, "war_production_western", _marker("war_production_western", -1), _all),
    Drm(WESTERN, "us_victory_program", _marker("us_victory_program", 1), _all),
    Drm(WESTERN, "bases_damaged_western", _marker("bases_damaged_western", 1), _support),
    Drm(WESTERN, "i_boat_strategy", _marker("i_boat_strategy", 1), _not_chinese, hostile=True),
    Drm(WESTERN, "jet_fighter_production", _marker("jet_fighter_production", 1), _air, hostile=True),
    Drm(
        WESTERN,
        "fujiyama_bomber_production",
        _marker("fujiyama_bomber_production", 1),
        _chinese,
        hostile=True,
    ),
    Drm(WESTERN, "axis_bombers_and_subs", _raiders((BOMBER, SUB_FLEET), AXIS), _all, hostile=True),
    Drm(SOVIET, "war_production_soviet", _marker("war_production_soviet", -1), _all),
    Drm(SOVIET, "bases_damaged_soviet", _marker("bases_damaged_soviet", 1), _support),
    Drm(SOVIET, "fujiyama_bomber_production", _marker("fujiyama_bomber_production", 1), _all, hostile=True),
    Drm(SOVIET, "jet_fighter_production", _marker("jet_fighter_production", 1), _air, hostile=True),
    Drm(SOVIET, "axis_bombers", _raiders((BOMBER,), AXIS), _all, hostile=True),
)
