"""Seaplane bases are built: on coasts, in ports, by engineers and by others. [60.8]"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.war_in_the_pacific.air import bases, wings
from flagplot.games.war_in_the_pacific.options import AIRFIELD_LIMITS
from flagplot.games.war_in_the_pacific.sides import ALLIED
from flagplot.games.war_in_the_pacific.works import projects, slipways, times
from flagplot.games.war_in_the_pacific.works.state import Project
from tests.war_in_the_pacific.solomons import GAME, GROUNDED, TABLES, SolomonsCase

STOCKS = {hq.id: {"cp": 0} for hq in TABLES.hqs} | {
    "hq-south-pacific": {"cp": 30, "active": True},
    "hq-8-fleet": {"cp": 30, "active": True},
}
COAST = "E2417"  # Santa Isabel, without a port


def works(units: dict[str, list[str]], **more: Any) -> SolomonsCase:
    """The Engineering Segment, the Allies first."""
    war = {"hqs": STOCKS, **more.pop("war", {})}
    first = more.pop("first", "allied")
    control = dict.fromkeys(units, first)
    return SolomonsCase(
        "ground_engineering",
        units,
        air=GROUNDED,
        war=war,
        first=first,
        control=control,
        turn=5,
        pair=15,
        **more,
    )


def stock(case: SolomonsCase, hq: str = "hq-south-pacific") -> int:
    return case.play.war.cp[[one.id for one in TABLES.hqs].index(hq)]


def level(case: SolomonsCase, hex: str) -> int:
    return slipways.level(GAME.play(case.state), case.play.hex(hex))


def project(case: SolomonsCase, hex: str, *crew: str, **keys: Any) -> Project:
    numbers = tuple(TABLES.number[unit] for unit in crew)
    return Project(side=ALLIED, hex=case.play.hex(hex), task="seaplane", crew=numbers, **keys)


@pytest.mark.rule("WPB-SEA-11")
def test_on_a_coast_engineers_build_for_a_cp_and_two_game_turns_a_level() -> None:
    case = works({COAST: ["us-cb-1", "mc-rgt-2"]})
    play = case.play
    assert times.needed(play, project(case, COAST, "us-cb-1")) == 2  # Seabees, too
    case.refuses("allied", "build mc-rgt-2 seaplane", "WPB-SEA-11")
    case.do("allied", "build us-cb-1 seaplane")
    assert stock(case) == 29  # activated; one that is not pays for that besides
    play = case.play
    projects.finish(play, ALLIED)
    assert level(case, COAST) == 0
    idle = works({COAST: ["us-cb-1/inactive"]}).play
    assert slipways.price(idle, TABLES.number["us-cb-1"]) == 1 + TABLES.ground[TABLES.number["us-cb-1"]].act
    cut = works({COAST: ["us-cb-1"]}, war={"isolated": {"allied": [COAST]}})
    cut.refuses("allied", "build us-cb-1 seaplane", "WPB-SEA-11")


@pytest.mark.rule("WPB-SEA-11")
def test_two_engineers_on_a_coast_halve_the_time_and_more_do_not() -> None:
    case = works({COAST: ["us-cb-1", "us-cb-7", "us-cb-3"]})
    case.do("allied", "build us-cb-1 seaplane", "build us-cb-7 seaplane", "build us-cb-3 seaplane")
    assert stock(case) == 27  # each spends 1
    play = case.play
    projects.finish(play, ALLIED)
    assert level(case, COAST) == 1  # and no second level in the same game-turn


@pytest.mark.rule("WPB-SEA-10")
def test_a_second_level_on_a_coast_is_built_by_american_engineers() -> None:
    built = {"works": {"seaplanes": {COAST: 1}}}
    case = works({COAST: ["jn-eng-11"]}, first="japan", war=built)
    case.refuses("japan", "build jn-eng-11 seaplane", "WPB-SEA-10")
    assert works({COAST: ["us-cb-1"]}, war=built).allows("allied", "build us-cb-1 seaplane")


@pytest.mark.rule("WPB-SEA-12")
def test_in_a_port_others_build_the_first_level_by_their_quality() -> None:
    hex = bare_port()
    case = works({hex: ["nz-bde-8", "us-rgt-164/inactive"]})
    quality = TABLES.ground[TABLES.number["nz-bde-8"]].tq
    assert times.needed(case.play, project(case, hex, "nz-bde-8")) == -(-14 // quality)
    case.refuses("allied", "build us-rgt-164 seaplane", "WPB-SEA-12")  # not activated
    case.do("allied", "build nz-bde-8 seaplane")
    assert stock(case) == 29
    engineers = works({hex: ["us-eng-46"]})
    engineers.do("allied", "build us-eng-46 seaplane")
    assert stock(engineers) == 30  # without CPs
    play = engineers.play
    projects.finish(play, ALLIED)
    assert level(engineers, hex) == 1
    second = works({hex: ["nz-bde-8"]}, war={"works": {"seaplanes": {hex: 1}}})
    second.refuses("allied", "build nz-bde-8 seaplane", "WPB-SEA-12")


@pytest.mark.rule("WPB-SEA-12")
def test_troops_of_quality_five_need_three_game_turns() -> None:
    case = works({bare_port(): ["nz-bde-8"]})
    five = next(number for number, unit in enumerate(TABLES.ground) if unit.tq == 5)
    assert slipways.game_turns(case.play, five) == 3


@pytest.mark.rule("WPB-SEA-16")
def test_two_engineers_in_a_port_build_both_levels_in_a_game_turn() -> None:
    hex = bare_port()
    case = works({hex: ["us-cb-1", "us-cb-7"]})
    case.do("allied", "build us-cb-1 seaplane", "build us-cb-7 seaplane")
    play = case.play
    projects.finish(play, ALLIED)
    assert level(case, hex) == 2


@pytest.mark.rule("WPB-SEA-15")
def test_what_is_built_in_a_minor_port_adds_to_it_and_in_a_major_one_is_a_target() -> None:
    minor = next(base.hex for base in TABLES.bases.values() if base.port == "minor" and not base.seaplane)
    case = works({bare_port(): ["us-cb-1"]}, war={"works": {"seaplanes": {minor: 1}}})
    play = case.play
    assert wings.seaplane_room(play, play.hex(minor)) == 10
    major = next(base for base in TABLES.bases.values() if base.port == "major")
    free = works({bare_port(): ["us-cb-1"]}, war={"works": {"seaplanes": {major.hex: 2}}})
    spot = free.play.hex(major.hex)
    assert wings.seaplane_room(free.play, spot) == wings.NO_LIMIT
    assert bases.SEAPLANES in bases.targets(free.play, spot, free.state.control[spot])


@pytest.mark.rule("BR-O-04", "WPA-ENG-28")
def test_terrain_limits_airfields_only_as_an_option() -> None:
    def most(hex: str, *, limited: bool) -> int:
        case = works({bare_port(): ["us-cb-1"]}, options={AIRFIELD_LIMITS: limited})
        return projects.largest(case.play, case.play.hex(hex))

    land = works({bare_port(): ["us-cb-1"]}).play.land
    marks = {hex: land.rows[hex].flags for hex in land.places}
    large = [hex for hex in land.places if not set("t1") & set(marks[hex])]
    for terrain, limit in {"jungle": 6, "swamp": 4, "rough": 5, "mountain": 3, "clear": 13}.items():
        for hex in [hex for hex in large if land.ground(hex) == terrain][:1]:
            assert most(land.label(hex), limited=True) == limit
            assert most(land.label(hex), limited=False) == 13
    small = next(hex for hex in land.places if "1" in marks[hex] and "t" not in marks[hex])
    assert most(land.label(small), limited=True) <= 7
    label = land.label(next(hex for hex in large if land.ground(hex) == "jungle"))
    built = {"works": {"fields": {label: 6}}}
    case = works({label: ["us-cb-1"]}, options={AIRFIELD_LIMITS: True}, war=built)
    case.refuses("allied", "build us-cb-1 airfield", "BR-O-04")


def bare_port() -> str:
    """An anchorage of the Allies without a seaplane base."""
    return next(
        base.hex
        for base in TABLES.bases.values()
        if base.port == "anchorage" and not base.seaplane and base.side == "allied"
    )
