"""The case book: set-up, calendar, victory."""

from __future__ import annotations

import pytest

from flagplot.games.admirals_war import GAME, politics
from flagplot.games.admirals_war.board import ALLIED, ATO, AXIS, PTO
from flagplot.games.admirals_war.turn import arrivals, midway, victory
from tests.admirals_war.helpers import Case, quiet, rolling

BOARD = GAME.tables.board


@pytest.mark.rule("AW-GEN-06")
def test_ex_01_area_values() -> None:
    vp = {area.id: area.vp for area in BOARD.areas}
    assert (vp["north_sea"], vp["indonesia"], vp["western_approaches"]) == ((1, 3), (1, 3), (2, 4))
    assert BOARD.areas[BOARD["north_sea"]].flags == ("british", "german")
    assert BOARD.areas[BOARD["indonesia"]].flags == ("us", "japanese")
    assert [id for id, values in vp.items() if max(values) >= 4] == ["western_approaches"]


@pytest.mark.rule("AW-GEN-11", "AW-GEN-12", "AW-GEN-13")
def test_ex_02_individual_victory() -> None:
    options = {"players": "four", "victory": "individual"}
    lost = quiet(turn=10, vp={"ATO": -1, "PTO": 3}, options=options)
    assert victory.outcome(lost.war).winners == ("german",)
    drawn = quiet(turn=10, vp={"ATO": 0, "PTO": 3}, options=options)
    assert victory.outcome(drawn.war).winners == ("us",)


@pytest.mark.rule("AW-MAP-23")
def test_ex_03_border_ports() -> None:
    def touching(id: str) -> set[str]:
        return {BOARD.place_ids[area] for area in BOARD.touches[0][BOARD[id]]}

    assert touching("taranto") == {"western_mediterranean", "eastern_mediterranean"}
    assert touching("truk") == {"marianas", "marshalls", "bismarck_sea"}


@pytest.mark.rule("AW-VPT-03")
def test_ex_04_b_the_track_is_clamped() -> None:
    case = quiet(vp={"PTO": -27})
    rolling(case).score(PTO, 5 - 12, "areas")
    assert case.vp("PTO") == -29


@pytest.mark.rule("AW-O34-01")
def test_ex_23_naming_of_cv12() -> None:
    pair = ["us_hornet_cv12", "us_kearsarge_cv12"]
    for place, comes in (("pearl_harbor", "us_kearsarge_cv12"), ("sunk", "us_hornet_cv12")):
        units = {"future": pair, place: {"us_hornet_cv8": {"back": 5} if place == "sunk" else {}}}
        case = quiet(turn=9, pacific="war", options={"alternate_names": True}, units=units)
        assert arrivals.due(case.war, 2) == [case.unit(comes)]


LOST = {id: {"back": 4} for id in ("jap_akagi", "jap_kaga", "jap_soryu", "jap_hiryu")}


@pytest.mark.rule("AW-O35-02", "AW-O35-03")
@pytest.mark.parametrize("damage", [4, 5, 8])
def test_ex_24_hyuga_is_converted_and_repaired(damage: int) -> None:
    case = Case(
        turn=5,
        step="repair",
        options={"battleship_carriers": True},
        factors={"jap_hyuga": "4-4-4"},
        units={"yokosuka_navy_yard": {"jap_hyuga": {"damage": damage}}, "sunk": LOST},
    )
    if damage > 4:
        case.refuses("japanese", "convert jap_hyuga", "AW-O35-02")
        return
    case.do("japanese", "convert jap_hyuga", "repair jap_hyuga 3")
    assert case.halted  # all six points are used
    war, hyuga = case.war, case.unit("jap_hyuga")
    assert (war.gunnery(hyuga), war.armor(hyuga), war.air(hyuga), case.damage("jap_hyuga")) == (3, 4, 1, 1)


@pytest.mark.rule("AW-O36-01")
def test_ex_25_overhaul() -> None:
    factors = {"uk_hood": "4-4-7"}
    fresh = quiet(factors=factors, units={"england": {"uk_hood": {"overhaul": 2}}})
    hood = fresh.unit("uk_hood")
    assert (fresh.war.gunnery(hood), fresh.war.armor(hood), fresh.war.speed(hood)) == (4, 4, 5)
    hurt = quiet(factors=factors, units={"england": {"uk_hood": {"overhaul": 2, "damage": 1}}})
    assert (hurt.war.gunnery(hood), hurt.war.armor(hood), hurt.war.speed(hood)) == (4, 4, 4)


@pytest.mark.rule("AW-PAC-04", "AW-O20-09")
def test_ex_29_opening_points() -> None:
    assert (quiet().vp("ATO"), quiet().vp("PTO")) == (0, -8)
    assert quiet(scenario="turn_0", turn=0).vp("PTO") == -12


@pytest.mark.rule("AW-O38-05", "AW-DEC-39")
@pytest.mark.parametrize(("turn", "highest"), [(2, 1), (3, 2), (4, 3), (7, 6)])
def test_ex_31_italian_buildup_dice(turn: int, highest: int) -> None:
    for face in range(1, 7):
        units = {"future": ["ita_impero"]}
        options = {"italian_buildup": "dice"}
        case = Case(turn=turn, step="reinforcement", units=units, options=options, dice=[face])
        assert (case.where("ita_impero") == "taranto") == (face <= highest)


@pytest.mark.rule("AW-PAC-23", "AW-DEC-74")
def test_ex_b23_the_indonesia_guard() -> None:
    factors = {"uk_renown": "3-3-6", "uk_revenge": "4-4-3"}

    def flag(units: dict[str, object]) -> str:
        case = quiet(turn=2, factors=factors, units={"indonesia": units})
        politics.indonesia_guard(rolling(case))
        return case.flag("indonesia")

    assert flag({"uk_renown": {}, "uk_revenge": {}}) == "allied"
    assert flag({"uk_renown": {}, "uk_revenge": {"damage": 4}}) == ""
    assert flag({"uk_renown": {}, "uk_revenge": {"damage": 4}, "uk_nelson": "raiding"}) == ""


@pytest.mark.rule("AW-GEN-06", "AW-PAC-04")
def test_ex_b24_totals_of_the_text() -> None:
    case = quiet(turn=1)

    def total(side: int, track: int, *ids: str) -> int:
        areas = [case.place(id) for id in ids]
        assert all(BOARD.areas[area].track[side] == track for area in areas)
        return sum(midway.area_points(case.war, area, side) for area in areas)

    def flagged(side: str, track: int) -> list[str]:
        number = ("allied", "axis").index(side)
        return [a.id for a in BOARD.areas if case.flag(a.id) == side and a.track[number] == track]

    assert total(ALLIED, PTO, *flagged("allied", PTO)) == 10
    assert total(AXIS, PTO, *flagged("axis", PTO)) == 6
    assert total(ALLIED, ATO, *flagged("allied", ATO)) == 2
    assert total(ALLIED, PTO, "french_polynesia", "coral_sea", "eastern_seaboard") == 5
    japanese = ("home_islands", "indonesia", "marianas", "bismarck_sea", "central_pacific", "marshalls")
    assert total(AXIS, PTO, *japanese) == 12
    assert total(AXIS, ATO, "baltic_sea", "barents_sea") == 3
    british = ("north_sea", "western_approaches", "south_atlantic", "eastern_mediterranean", "bay_of_bengal")
    assert total(ALLIED, ATO, *british) == 6
