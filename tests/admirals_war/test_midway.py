"""The beginner's scenario."""

from __future__ import annotations

import pytest

from flagplot.games.admirals_war import GAME
from flagplot.games.admirals_war.board import ALLIED, AXIS
from flagplot.games.admirals_war.state import WAR
from flagplot.games.admirals_war.turn import calendar, midway, victory
from tests.admirals_war.helpers import quiet, rolling

BOARD = GAME.tables.board


@pytest.mark.rule("AW-SCN-01")
def test_one_turn_in_six_areas() -> None:
    case = quiet(scenario="midway")
    playable = [area.id for number, area in enumerate(BOARD.areas) if midway.playable(case.war, number)]
    assert playable == [
        "home_islands", "aleutians", "gulf_of_alaska", "central_pacific", "hawaiian_islands", "marshalls",
    ]  # fmt: skip
    options = case.state.options
    assert calendar.first_turn("midway", options) == calendar.last_turn("midway", options)
    assert midway.playable(quiet().war, BOARD["north_sea"])
    assert case.state.war == WAR


@pytest.mark.rule("AW-SCN-02")
def test_the_forces() -> None:
    state = GAME.new_state("midway", GAME.meta.check_options(), {})
    at = {BOARD.place_ids[place]: units for place, units in enumerate(state.at) if units}
    assert {place: len(units) for place, units in at.items()} == {
        "pearl_harbor": 18, "yokosuka_navy_yard": 38, "removed": BOARD.n_units - 56,
    }  # fmt: skip
    assert BOARD.unit("us_hornet_cv8") in at["pearl_harbor"]
    assert BOARD.unit("jap_snlf_kure") in at["yokosuka_navy_yard"]


@pytest.mark.rule("AW-SCN-03")
def test_the_flags() -> None:
    case = quiet(scenario="midway")
    flags = {area.id: case.flag(area.id) for area in BOARD.areas if case.flag(area.id)}
    assert flags == {"home_islands": "axis", "hawaiian_islands": "allied", "marshalls": "axis"}
    assert (case.vp("ATO"), case.vp("PTO")) == (0, 0)


@pytest.mark.rule("AW-SCN-04")
@pytest.mark.parametrize(
    ("points", "winner"), [(1, ("british", "us")), (-1, ("japanese", "german")), (0, ())]
)
def test_more_points_win(points: int, winner: tuple[str, ...]) -> None:
    case = quiet(scenario="midway", vp={"PTO": points})
    assert victory.outcome(case.war).winners == winner


@pytest.mark.rule("AW-SCN-05")
def test_no_points_for_japan_in_the_home_islands() -> None:
    case = quiet(scenario="midway")
    home = case.place("home_islands")
    assert midway.area_points(case.war, home, AXIS) == 0
    assert midway.area_points(case.war, home, ALLIED) == 3
    assert midway.area_points(case.war, case.place("marshalls"), AXIS) == 1
    assert midway.area_points(quiet().war, home, AXIS) == 3


@pytest.mark.rule("AW-SCN-06")
@pytest.mark.parametrize(
    ("control", "points"),
    [
        ({}, 3),
        ({"midway": "axis"}, -1),
        ({"midway": "axis", "attu_kiska": "axis"}, -3),
        ({"attu_kiska": "axis"}, 1),
    ],
)
def test_points_for_attu_and_midway(control: dict[str, str], points: int) -> None:
    case = quiet(scenario="midway", control=control)
    midway.base_points(rolling(case))
    assert case.vp("PTO") == points


@pytest.mark.rule("AW-SCN-07", "AW-DEC-70")
def test_a_point_for_each_japanese_port_raided() -> None:
    case = quiet(scenario="midway")
    war = rolling(case)
    for port in ("truk", "truk", "kwajalein", "yokosuka_navy_yard"):
        midway.raided(war, case.place(port))
    assert case.vp("PTO") == 2  # each port once, and no bases
    campaign = quiet(turn=5, pacific="war", vp={"PTO": 0})
    midway.raided(rolling(campaign), campaign.place("truk"))
    assert campaign.vp("PTO") == 0


@pytest.mark.rule("AW-SCN-08")
def test_every_japanese_speed_roll_is_a_6() -> None:
    case = quiet(scenario="midway")
    assert midway.speed_face(case.war, case.unit("jap_hiei"), 1) == 6
    assert midway.speed_face(case.war, case.unit("us_texas"), 1) == 1
    assert midway.speed_face(quiet().war, case.unit("jap_hiei"), 1) == 1


@pytest.mark.rule("AW-DEC-70")
def test_ports_that_touch_no_playable_area_are_ignored() -> None:
    case = quiet(scenario="midway")
    used = [
        port.id
        for number, port in enumerate(BOARD.ports)
        if midway.open_port(case.war, number + BOARD.n_areas)
    ]
    assert used == [
        "attu_kiska", "dutch_harbor", "midway", "pearl_harbor", "johnston_island", "yokosuka_navy_yard",
        "okinawa", "saipan", "truk", "kwajalein", "maloelap",
    ]  # fmt: skip
