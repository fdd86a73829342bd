"""Step 4: land-based air."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.admirals_war.moves import air, home
from flagplot.games.admirals_war.turn import sequence
from tests.admirals_war.helpers import Case, quiet

WAR: dict[str, Any] = {"turn": 5, "pacific": "war"}


def areas(unit: str, port: str, **parts: Any) -> list[str]:
    case = quiet(units={port: [unit]}, **{**WAR, **parts})
    return [case.game.tables.board.place_ids[area] for area in air.areas(case.war, case.unit(unit))]


@pytest.mark.rule("AW-SEQ-10", "AW-LBA-01")
def test_air_units_are_placed_after_patrollers_and_before_the_rest() -> None:
    names = sequence.NAMES
    assert names.index("patrol") < names.index("air") < names.index("amphibious") < names.index("raiders")
    units = {"england": ["uk_raf_med", "uk_hood"], "malta": ["uk_raf_coastal"], "germany": ["ger_stuka"]}
    case = Case(**WAR, step="air", units=units)
    assert case.legal("british") == ["pick uk_raf_coastal", "pick uk_raf_med", "done"]
    case.refuses("british", "pick uk_hood", "AW-SEQ-10")


@pytest.mark.rule("AW-MOV-13", "AW-LBA-04", "AW-LBA-05")
def test_placement_ignores_distance_and_flags_but_needs_a_friendly_base() -> None:
    found = areas("uk_raf_coastal", "england", flags={"eastern_mediterranean": "axis"})
    assert {"north_sea", "eastern_mediterranean", "cape_of_good_hope", "caribbean_sea"} <= set(found)
    assert not {"air_gap", "mid_atlantic"} & set(found)
    assert "western_mediterranean" in found


@pytest.mark.rule("AW-LBA-05")
def test_a_teammates_base_serves_as_well() -> None:
    assert "coral_sea" in areas("us_13af", "pearl_harbor")  # Australia is British


@pytest.mark.rule("AW-LBA-06", "AW-MAP-14")
def test_russian_and_uncontrolled_bases_do_not_serve() -> None:
    assert "barents_sea" not in areas("uk_raf_coastal", "england")
    assert "bismarck_sea" not in areas("us_13af", "pearl_harbor")
    assert "bismarck_sea" in areas("us_13af", "pearl_harbor", control={"guadalcanal": "allied"})


@pytest.mark.rule("AW-LBA-07")
def test_allied_units_change_theatre_only_by_sitting_out_a_turn() -> None:
    assert "coral_sea" not in areas("uk_raf_med", "england")
    case = Case(**WAR, step="air", seat="british", units={"england": ["uk_raf_med"]})
    case.do("british", "pick uk_raf_med")
    case.refuses("british", "to coral_sea", "AW-LBA-07")
    case.do("british", "away")
    assert case.where("uk_raf_med") == "chart"
    back = Case(turn=6, pacific="war", step="reinforcement", units={"chart": {"uk_raf_med": {"back": 6}}})
    back.do("british", "pick uk_raf_med")
    assert {"to england", "to australia"} <= set(back.legal("british"))


@pytest.mark.rule("AW-LBA-08")
def test_axis_units_never_change_theatre() -> None:
    case = Case(**WAR, step="air", seat="german", units={"germany": ["ger_stuka"]}, control={"suez": "axis"})
    case.do("german", "pick ger_stuka")
    case.refuses("german", "away", "AW-LBA-08")
    case.refuses("german", "to arabian_sea", "AW-LBA-08")
    assert case.can("german", "to eastern_mediterranean")


@pytest.mark.rule("AW-LBA-03", "AW-LBA-09")
def test_each_player_chooses_the_order_of_his_own_units() -> None:
    units = {
        "australia": ["uk_raaf", "uk_rnzaf"],
        "germany": ["ger_stuka"],
        "taranto": ["ita_regia_aeronautica"],
    }
    case = Case(**WAR, step="air", units=units)
    assert case.legal("british") == ["pick uk_raaf", "pick uk_rnzaf", "done"]
    case.do("british", "pick uk_rnzaf", "to coral_sea")
    assert case.waiting == ("german",)
    assert case.legal("german") == ["pick ger_stuka", "pick ita_regia_aeronautica", "done"]
    case.refuses("german", "pick uk_raaf", "AW-LBA-02")


@pytest.mark.rule("AW-DEC-49")
def test_a_unit_may_be_held_back() -> None:
    case = Case(**WAR, step="air", units={"australia": ["uk_raaf", "uk_rnzaf"]})
    case.do("british", "pick uk_raaf", "hold")
    assert case.legal("british") == ["pick uk_rnzaf", "done"]
    case.refuses("british", "pick uk_raaf", "AW-LBA-02")
    case.do("british", "done")
    assert case.halted
    assert case.where("uk_raaf") == case.where("uk_rnzaf") == "australia"


@pytest.mark.rule("AW-AMP-17")
def test_paratroops_are_placed_like_an_air_unit() -> None:
    case = Case(**WAR, step="air", seat="german", units={"germany": ["ger_fsjr"]})
    case.do("german", "pick ger_fsjr", "to western_mediterranean")
    assert case.where("ger_fsjr") == "western_mediterranean"


def test_a_japanese_air_unit_may_declare_war() -> None:
    units = {"yokosuka_navy_yard": ["jap_21af"]}
    case = Case(turn=3, step="air", seat="japanese", units=units, flags={"central_pacific": "allied"})
    case.do("japanese", "pick jap_21af", "to central_pacific")
    assert case.state.war == 1


@pytest.mark.rule("AW-PAC-12")
def test_us_units_stay_on_their_bases_before_the_war() -> None:
    assert Case(turn=2, step="air", units={"philippines": ["us_5af"]}).halted
    case = Case(turn=2, step="air", seat="us", units={"philippines": ["us_5af"], "germany": ["ger_stuka"]})
    assert case.waiting == ("german",)


def test_a_transfer_does_not_repair() -> None:
    case = Case(**WAR, step="air", units={"england": {"uk_raf_med": {"damage": 2}}})
    case.do("british", "pick uk_raf_med", "away")
    assert (case.where("uk_raf_med"), case.damage("uk_raf_med")) == ("chart", 2)


@pytest.mark.rule("AW-MOV-13", "AW-LBA-02")
def test_air_units_are_placed_in_areas_one_at_a_time() -> None:
    case = Case(
        **WAR, step="air", units={"england": ["uk_raf_med", "uk_raf_coastal"], "germany": ["ger_stuka"]}
    )
    case.do("british", "pick uk_raf_med")
    case.refuses("british", "to gibraltar", "AW-MOV-13")
    case.refuses("british", "to mid_atlantic", "AW-LBA-05")
    case.refuses("british", "to barents_sea", "AW-LBA-06")
    case.do("british", "to north_sea")
    assert case.waiting == ("german",)


@pytest.mark.rule("AW-LBA-07", "AW-LBA-08")
def test_an_air_unit_returns_within_its_theatre() -> None:
    case = quiet(**WAR, units={"arabian_sea": ["uk_raf_med", "uk_hood"]})
    board = case.game.tables.board
    found = {
        id: [
            board.place_ids[p] for p in home.destinations(case.war, case.unit(id), case.place("arabian_sea"))
        ]
        for id in ("uk_raf_med", "uk_hood")
    }
    assert "suez" in found["uk_hood"]
    assert found["uk_raf_med"] == [port for port in found["uk_hood"] if port != "suez"]
