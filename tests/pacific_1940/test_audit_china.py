"""China, national objectives and the switches of the economy, played through the public interface."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.kernel.refusal import Fault
from tests.pacific_1940.helpers import GAME, Case
from tests.pacific_1940.turns import finish

CHINESE = (
    "anhwe", "chahar", "hopei", "hunan", "jehol", "kansu", "kiangsi", "kiangsu", "kwangsi", "kweichow",
    "manchuria", "shantung", "shensi", "sikang", "suiyuan", "szechwan", "tsinghai", "yunnan",
)  # fmt: skip


def attack(units: dict[str, Any], **parts: Any) -> Case:
    return Case(turn="china", phase="combat_move", units=units, **parts)


def march(units: dict[str, Any], **parts: Any) -> Case:
    return Case(turn="china", phase="noncombat_move", units=units, **parts)


def income(seat: str, **parts: Any) -> int:
    """What a power is paid in its Collect Income phase."""
    return Case(turn=seat, phase="income", treasury={seat: 0}, **parts).treasury(seat)


# -- purchases -----------------------------------------------------------------------------------------


@pytest.mark.rule("P40-CHN-01")
def test_china_has_all_phases_of_a_turn() -> None:
    case = Case(turn="china", treasury={"china": 12}, units={
        "hunan": {"china": {"infantry": 2}}, "kwangsi": {"japan": {"infantry": 1}},
        "szechwan": {"china": {"infantry": 1}},
    })  # fmt: skip
    case.do("china", "buy infantry", "done")
    case.do("china", "go hunan>kwangsi infantry:2", "done", dice=[1, 6, 6])
    case.do("china", "go szechwan>yunnan infantry", "done", "place infantry kwangsi")
    assert case.units("kwangsi") == {"china": {"infantry": 3}}
    assert case.treasury("china") == 9 + 13 + 6
    assert case.waiting == ("uk",)


@pytest.mark.rule("P40-CHN-02", "P40-CHN-03", "P40-CHN-04", "P40-CHN-14")
def test_what_china_may_not_buy() -> None:
    case = Case(turn="china", treasury={"china": 90})
    assert case.legal("china") == ["buy infantry", "buy artillery", "done"]
    for item in ("tank", "mech_infantry", "aa_gun", "tactical_bomber", "strategic_bomber", "transport"):
        case.refuses("china", f"buy {item}", "P40-CHN-02")
    for item in ("airbase", "naval_base", "minor_ic", "major_ic", "upgrade"):
        case.refuses("china", f"buy {item}", "P40-CHN-04")
    case.refuses("china", "buy fighter", "P40-CHN-14")
    assert case.refuses("china", "buy zeppelin").fault is Fault.MALFORMED


@pytest.mark.rule("P40-CHN-03")
@pytest.mark.parametrize("cut", ["india", "burma", "yunnan", "szechwan"])
def test_artillery_comes_over_the_burma_road(cut: str) -> None:
    case = Case(turn="china", treasury={"china": 9}, control={cut: "japan"})
    case.refuses("china", "buy artillery", "P40-CHN-03")
    assert case.legal("china") == ["buy infantry", "done"]
    held = Case(turn="china", treasury={"china": 9}, control={cut: "usa"})  # any Ally keeps it open
    assert held.can("china", "buy artillery")


# -- the area of Chinese units -------------------------------------------------------------------------


@pytest.mark.rule("P40-CHN-07")
@pytest.mark.parametrize(
    ("start", "end"), [("yunnan", "shan_state"), ("yunnan", "french_indo_china"), ("burma", "india")]
)
def test_chinese_units_do_not_leave(start: str, end: str) -> None:
    units = {start: {"china": {"infantry": 1, "artillery": 1, "aa_gun": 1}}}
    case = march(units, control={"french_indo_china": "uk"})
    for kind in ("infantry", "artillery", "aa_gun"):
        case.refuses("china", f"go {start}>{end} {kind}", "P40-CHN-07")


@pytest.mark.rule("P40-CHN-07", "P40-POL-25")
def test_nor_do_they_invade_mongolia_or_korea() -> None:
    units = {"suiyuan": {"china": {"infantry": 1}}, "manchuria": {"china": {"infantry": 1}}}
    case = attack(units, control={"manchuria": "china"})
    case.refuses("china", "go suiyuan>central_mongolia infantry", "P40-CHN-07")
    case.refuses("china", "go manchuria>korea infantry", "P40-CHN-07")


@pytest.mark.rule("P40-CHN-08")
def test_no_transport_takes_them() -> None:
    units = {"kwangtung": {"china": {"infantry": 1}}, "sea20": {"uk": {"transport": 1}}}
    case = march(units)
    case.refuses("china", "board sea20 uk:transport kwangtung infantry", "P40-CHN-08")
    uk = Case(turn="uk", phase="noncombat_move", units=units)
    assert not uk.can("uk", "go sea20 transport load=kwangtung:infantry")


@pytest.mark.rule("P40-CHN-09", "P40-CHN-10", "P40-NOB-09")
def test_chinese_troops_free_kwangtung_for_the_british() -> None:
    units = {
        "hunan": {"china": {"infantry": 1}},
        "kwangsi": {"china": {"infantry": 2}},
        "kwangtung": {"japan": {"infantry": 1}},
    }
    case = attack(units, control={"kwangsi": "china", "kwangtung": "japan"}, treasury={"uk": 0})
    before = case.production("china")
    case.do("china", "go kwangsi>kwangtung infantry:2", "done", dice=[1, 6, 6])
    assert case.control("kwangtung") == "uk"
    assert case.units("kwangtung") == {"china": {"infantry": 2}}
    assert case.production("china") == before
    finish(case, "china")
    case.do("uk", "done", "done")
    finish(case, "uk")
    assert case.treasury("uk") == 16 + 5


@pytest.mark.rule("P40-CHN-09")
@pytest.mark.parametrize("wars", [["china"], ["china", "uk", "anzac"]])
def test_they_may_stand_in_british_burma_in_peace_and_war(wars: list[str]) -> None:
    case = march({"yunnan": {"china": {"infantry": 2}}}, war=wars)
    case.do("china", "go yunnan>burma infantry:2")
    assert case.control("burma") == "uk"
    assert case.units("burma") == {"china": {"infantry": 2}}
    assert case.at_war("uk", "japan") is ("uk" in wars)


@pytest.mark.rule("P40-CHN-11", "P40-CHN-25")
def test_nobody_collects_there_while_india_is_lost() -> None:
    parts: dict[str, Any] = {
        "control": {"india": "japan", "burma": "japan"},
        "treasury": {"uk": 0, "china": 0},
    }
    case = attack({"yunnan": {"china": {"infantry": 1}}}, **parts)
    case.do("china", "go yunnan>burma infantry", "done")
    assert case.control("burma") == "uk"
    finish(case, "china")
    assert case.treasury("china") == 12  # not a single IPC for Burma
    finish(case, "uk")
    assert case.treasury("uk") == 0
    assert case.waiting == ("anzac",)


# -- the Flying Tigers ---------------------------------------------------------------------------------


@pytest.mark.rule("P40-CHN-12", "P40-SET-10")
def test_the_flying_tigers_fight_for_china_in_its_turn() -> None:
    case = Case(base="start", turn="china", phase="combat_move")
    case.do("china", "go szechwan>kwangsi fighter")
    assert case.units("kwangsi")["china"] == {"fighter": 1}
    usa = Case(base="start", turn="usa", phase="combat_move", war="all")
    usa.refuses("usa", "move szechwan air", "P40-MNF-05")


@pytest.mark.rule("P40-CHN-13")
@pytest.mark.parametrize(
    "end", ["french_indo_china", "siam", "sea36", "sea20", "shan_state", "korea", "central_mongolia"]
)
def test_they_never_leave_the_area_even_to_attack(end: str) -> None:
    units = {
        "yunnan": {"china": {"fighter": 1}},
        "suiyuan": {"china": {"fighter": 1}},
        "manchuria": {"china": {"fighter": 1}},
        "sea36": {"japan": {"destroyer": 1}},
        "sea20": {"japan": {"destroyer": 1}},
    }
    control = {"french_indo_china": "japan", "shan_state": "japan", "manchuria": "china"}
    start = {"korea": "manchuria", "central_mongolia": "suiyuan"}.get(end, "yunnan")
    attack(units, control=control).refuses("china", f"go {start}>{end} fighter", "P40-CHN-13")


@pytest.mark.rule("P40-CHN-13")
def test_nor_do_they_take_the_short_way_over_the_sea() -> None:
    # Manchuria and Kwangtung are three spaces apart by sea zones 19 and 20, four by land
    parts: dict[str, Any] = {"control": {"manchuria": "china"}, "war": "all"}
    for left, reached in ((4, True), (3, False)):
        case = march({"manchuria": {"china": {f"fighter~aloft{left}": 1}}}, **parts)
        assert case.can("china", "go manchuria>kwangtung fighter") is reached


@pytest.mark.rule("P40-CHN-13")
def test_nor_do_they_land_on_carriers() -> None:
    units = {"kwangtung": {"china": {"fighter": 1}}, "sea20": {"uk": {"carrier": 1}}}
    case = march(units)
    case.refuses("china", "go kwangtung>sea20 fighter", "P40-CHN-13")
    assert case.can("china", "go kwangtung>burma fighter")


# -- friends in China ----------------------------------------------------------------------------------


@pytest.mark.rule("P40-CHN-16", "P40-CHN-15")
def test_british_units_in_china_stay_british() -> None:
    units = {"yunnan": {"uk": {"infantry": 1}, "china": {"infantry": 1}}}
    china = march(units)
    china.do("china", "move yunnan land")
    assert [a for a in china.legal("china") if a.startswith("take")] == ["take infantry 1"]
    uk = Case(turn="uk", phase="noncombat_move", units=units)
    uk.do("uk", "go yunnan>shan_state infantry")  # not bound to the Chinese area
    assert uk.units("shan_state") == {"uk": {"infantry": 1}}


@pytest.mark.rule("P40-CHN-16", "P40-CHN-15")
def test_they_defend_china_under_their_own_flag() -> None:
    units = {
        "kwangsi": {"japan": {"infantry": 3}},
        "yunnan": {"uk": {"artillery": 1}, "china": {"infantry": 1}},
    }
    case = Case(turn="japan", phase="combat_move", units=units)
    case.do("japan", "go kwangsi>yunnan infantry:3", "done", dice=[1, 6, 6])
    assert case.waiting == ("china",)  # one person runs both powers
    assert sorted(case.legal("china")) == ["lose infantry", "lose uk:artillery"]


@pytest.mark.rule("P40-CHN-18")
def test_chinese_artillery_supports_chinese_infantry_and_not_others() -> None:
    units = {
        "hunan": {"china": {"infantry": 1, "artillery": 1}, "usa": {"artillery": 1}},
        "kwangsi": {"japan": {"infantry": 1}},
    }
    case = attack(units)
    case.do("china", "go hunan>kwangsi infantry artillery", "done", dice=[("at 2", 2), 2, 6])
    assert case.control("kwangsi") == "china"
    alone = attack({**units, "hunan": {"china": {"infantry": 1}, "usa": {"artillery": 1}}})
    alone.do("china", "go hunan>kwangsi infantry", "done", dice=[("at 1", 2), 6])
    assert alone.control("kwangsi") == "japan"


# -- conquest ------------------------------------------------------------------------------------------


@pytest.mark.rule("P40-CHN-05", "P40-CHN-26", "P40-CHN-22")
@pytest.mark.parametrize("power", ["china", "usa"])
def test_a_japanese_complex_in_china_goes_and_bases_stay(power: str) -> None:
    built = {"kiangsu": {"complex": "minor", "complex_damage": 2, "airbase": 1, "naval_base": 4}}
    case = Case(turn=power, phase="combat_move", units={"anhwe": {power: {"infantry": 1}}}, facilities=built)
    case.do(power, "go anhwe>kiangsu infantry", "done")
    assert case.control("kiangsu") == "china"
    assert case.facilities("kiangsu") == (1, 4, 0, 0)
    assert GAME.view(case.state, None).tracks["victory_cities"] == {"axis": 1, "allies": 7}


@pytest.mark.rule("P40-CHN-05")
def test_a_complex_japan_takes_along_stays() -> None:
    case = Case(
        turn="japan", phase="combat_move", control={"shantung": "china"},
        facilities={"shantung": {"complex": "minor"}}, units={"kiangsu": {"japan": {"infantry": 1}}},
    )  # fmt: skip
    case.do("japan", "go kiangsu>shantung infantry", "done")
    assert case.facilities("shantung") == (-1, -1, 1, 0)


@pytest.mark.rule("P40-CHN-19", "P40-CHN-21")
def test_without_any_land_china_keeps_its_money_and_its_turn() -> None:
    control = {space: "japan" for space in CHINESE if space != "sikang"}
    case = Case(
        turn="japan", phase="combat_move", control=control, treasury={"japan": 5, "china": 7},
        units={"szechwan": {"japan": {"infantry": 1}}},
    )  # fmt: skip
    case.do("japan", "go szechwan>sikang infantry", "done")
    assert case.control("sikang") == "japan"
    assert (case.treasury("china"), case.treasury("japan")) == (7, 5)
    turn = Case(turn="china", control={**control, "sikang": "japan"}, treasury={"china": 7})
    turn.do("china", "buy infantry", "done")
    finish(turn, "china")
    assert turn.treasury("china") == 7  # nowhere to place it: refunded; no income
    assert turn.waiting == ("uk",)


@pytest.mark.rule("P40-CHN-27", "P40-AAG-08", "P40-CAP-08")
def test_a_captured_gun_becomes_chinese_and_stays_in_the_area() -> None:
    units = {"jehol": {"china": {"infantry": 1}}, "manchuria": {"japan": {"aa_gun": 1}}}
    case = attack(units, control={"jehol": "china"})
    case.do("china", "go jehol>manchuria infantry", "done")
    assert case.units("manchuria") == {"china": {"infantry": 1, "aa_gun": 1}}
    assert not case.can("china", "go manchuria>jehol aa_gun")  # not in the turn of its capture
    later = march(
        {"manchuria": {"china": {"aa_gun": 1}}},
        control={"manchuria": "china", "jehol": "china", "korea": "usa"},
    )
    later.refuses("china", "go manchuria>korea aa_gun", "P40-CHN-07")
    assert later.can("china", "go manchuria>jehol aa_gun")


# -- placement -----------------------------------------------------------------------------------------


@pytest.mark.rule("P40-CHN-20")
def test_new_units_enter_chinese_land_captured_this_turn_too() -> None:
    case = Case(
        turn="china", phase="combat_move", pool={"china": {"infantry": 2}},
        units={"anhwe": {"china": {"infantry": 1}}},
    )  # fmt: skip
    case.do("china", "go anhwe>kiangsu infantry", "done", "done")
    case.refuses("china", "place infantry burma", "P40-CHN-20")
    case.refuses("china", "place infantry kwangtung", "P40-CHN-20")
    case.refuses("china", "place infantry shantung", "P40-CHN-20")  # Japanese
    case.do("china", "place infantry kiangsu", "place infantry sikang")
    assert case.units("kiangsu") == {"china": {"infantry": 2}}


@pytest.mark.rule("P40-CHN-24", "P40-OPT-05")
@pytest.mark.parametrize("limit", [0, 3])
def test_how_many_units_one_territory_receives(limit: int) -> None:
    case = Case(
        turn="china", phase="mobilize", pool={"china": {"infantry": 5}},
        options={"china_units_per_territory_limit": limit},
    )  # fmt: skip
    case.do("china", "place infantry:3 yunnan")
    if limit:
        case.refuses("china", "place infantry yunnan", "P40-OPT-05")
        case.do("china", "place infantry:2 hunan")
        assert case.units("yunnan") == {"china": {"infantry": 3}}
    else:
        case.do("china", "place infantry:2 yunnan")
        assert case.units("yunnan") == {"china": {"infantry": 5}}


# -- Chinese income ------------------------------------------------------------------------------------


@pytest.mark.rule("P40-CHN-17", "P40-NOB-07")
@pytest.mark.parametrize(
    ("control", "paid"),
    [
        ({}, 18),
        ({"burma": "japan"}, 12),
        ({"india": "japan"}, 12),
        ({"szechwan": "japan"}, 11),
        ({"yunnan": "usa"}, 17),
    ],
)
def test_the_burma_road_pays_six(control: dict[str, str], paid: int) -> None:
    assert income("china", control=control) == paid


@pytest.mark.rule("P40-CHN-23", "P40-CNV-07")
def test_chinese_convoys_do_not_exist() -> None:
    units = {"sea19": {"japan": {"submarine": 3}}}
    assert income("china", units=units, control={"kiangsu": "china"}) == 12 + 3 + 6


# -- objectives ----------------------------------------------------------------------------------------

INDIES = ("java", "sumatra", "borneo", "celebes")
OUTER = ("solomon_islands", "dutch_new_guinea", "new_britain", "new_guinea")


def held(power: str, *spaces: str) -> dict[str, str]:
    return dict.fromkeys(spaces, power)


@pytest.mark.parametrize(
    ("seat", "control", "bonus"),
    [
        pytest.param("japan", held("japan", *INDIES), 15 + 5, marks=pytest.mark.rule("P40-NOB-01")),
        pytest.param("japan", held("japan", *INDIES[1:]), 11, marks=pytest.mark.rule("P40-NOB-01")),
        pytest.param("japan", held("japan", "india"), 3 + 5, marks=pytest.mark.rule("P40-NOB-02")),
        pytest.param(
            "japan",
            held("japan", "india", "hawaiian_islands", "new_south_wales"),
            6 + 15,
            marks=pytest.mark.rule("P40-NOB-02"),
        ),
        pytest.param("japan", held("japan", *OUTER), 5, marks=pytest.mark.rule("P40-NOB-03")),
        pytest.param("japan", held("japan", *OUTER[1:]), 0, marks=pytest.mark.rule("P40-NOB-03")),
        pytest.param("usa", {}, 45, marks=pytest.mark.rule("P40-NOB-04", "P40-NOB-05")),
        pytest.param("usa", held("japan", "philippines"), 40 - 2, marks=pytest.mark.rule("P40-NOB-05")),
        pytest.param(
            "usa", held("usa", "okinawa", "iwo_jima"), 45 + 2 + 5, marks=pytest.mark.rule("P40-NOB-06")
        ),
        pytest.param("usa", held("usa", "okinawa"), 45 + 1, marks=pytest.mark.rule("P40-NOB-06")),
        pytest.param(
            "usa",
            {"okinawa": "usa", "iwo_jima": "anzac"},
            45 + 1,
            marks=pytest.mark.rule("P40-NOB-06"),
        ),
        pytest.param("uk", {}, 5, marks=pytest.mark.rule("P40-NOB-09")),
        pytest.param("uk", held("japan", "kwangtung"), -3, marks=pytest.mark.rule("P40-NOB-09")),
        pytest.param("uk", held("usa", "malaya"), -3, marks=pytest.mark.rule("P40-NOB-09")),
        pytest.param(
            "uk", held("anzac", "java", "sumatra", "celebes"), 5 + 5, marks=pytest.mark.rule("P40-NOB-08")
        ),
        pytest.param("uk", held("anzac", "java", "sumatra"), 5, marks=pytest.mark.rule("P40-NOB-08")),
        pytest.param("anzac", held("usa", "dutch_new_guinea"), 5, marks=pytest.mark.rule("P40-NOB-10")),
        pytest.param("anzac", {}, 0, marks=pytest.mark.rule("P40-NOB-10")),
    ],
)
def test_objectives_at_collect_income(seat: str, control: dict[str, str], bonus: int) -> None:
    printed = {"japan": 26, "usa": 17, "uk": 16, "anzac": 10}[seat]
    assert income(seat, control=control) == printed + bonus


@pytest.mark.rule("P40-NOB-05", "P40-NOB-04")
def test_the_philippines_pay_in_peace_and_the_war_economy_does_not() -> None:
    assert income("usa", war=["china"]) == 17 + 5
    assert income("usa", war=["china", "uk", "anzac"]) == 17 + 5


@pytest.mark.rule("P40-NOB-11", "P40-NOB-13")
@pytest.mark.parametrize(
    ("units", "paid"),
    [
        ({"siam": {"anzac": {"infantry": 1}}}, 5),
        ({"iwo_jima": {"anzac": {"tank": 1}}}, 5),
        ({"manchuria": {"anzac": {"infantry": 1}}}, 0),  # originally Chinese
        ({"siam": {"anzac": {"fighter": 1}}}, 0),
        ({"siam": {"uk": {"infantry": 1}}}, 0),
    ],
)
def test_anzac_on_japanese_soil(units: dict[str, Any], paid: int) -> None:
    control = held("uk", "siam", "iwo_jima", "manchuria")
    assert income("anzac", units=units, control=control) == 10 + paid


@pytest.mark.rule("P40-NOB-11", "P40-NOB-13")
def test_anzac_is_paid_for_that_once_in_the_game() -> None:
    parts: dict[str, Any] = {"units": {"siam": {"anzac": {"infantry": 1}}}, "control": {"siam": "anzac"}}
    case = Case(turn="anzac", phase="income", treasury={"anzac": 0}, **parts)
    assert case.treasury("anzac") == 11 + 5
    assert case.state.flags["anzac_bonus"] == 1
    assert income("anzac", flags={"anzac_bonus": 1}, **parts) == 11


@pytest.mark.rule("P40-NOB-12")
def test_objectives_are_tested_in_the_powers_own_income_phase() -> None:
    control = {**held("japan", *INDIES), "kwangtung": "japan"}
    units = {"kiangsi": {"uk": {"infantry": 1}}, "sea42": {"uk": {"transport[infantry]": 1}}}
    case = Case(
        turn="uk", phase="combat_move", control=control, treasury={"uk": 0, "japan": 0},
        units={**units, "java": {"japan": {"infantry": 1}}},
    )  # fmt: skip
    case.do("uk", "go kiangsi>kwangtung infantry", "done")  # won in this very turn
    finish(case, "uk")
    assert case.treasury("uk") == 16 - 4 + 5  # Borneo is lost, Kwangtung and Malaya are held again
    assert case.treasury("japan") == 0  # its four islands pay in its own turn only


# -- switches ------------------------------------------------------------------------------------------


@pytest.mark.rule("P40-OPT-03", "P40-MEC-03")
@pytest.mark.parametrize(("on", "label"), [(False, "at 1"), (True, "at 2")])
def test_artillery_and_mechanized_infantry(on: bool, label: str) -> None:
    units = {
        "kwangsi": {"japan": {"mech_infantry": 1, "artillery": 1}},
        "hunan": {"china": {"infantry": 1}},
    }
    case = Case(turn="japan", phase="combat_move", units=units, options={"mech_artillery_support": on})
    case.do(
        "japan",
        "go kwangsi>hunan mech_infantry artillery",
        "done",
        dice=[6, (label, 2), 6] if on else [6, (label, 1), 6],
    )
    assert case.control("hunan") == "japan"


@pytest.mark.rule("P40-OPT-04", "P40-CAP-29")
@pytest.mark.parametrize(("on", "size", "damage"), [(False, 2, 9), (True, 1, 6)])
def test_a_captured_major_complex(on: bool, size: int, damage: int) -> None:
    case = Case(
        turn="japan", phase="combat_move", control={"burma": "japan"},
        units={"burma": {"japan": {"infantry": 1}}}, facilities={"india": {"complex_damage": 9}},
        options={"captured_major_becomes_minor": on},
    )  # fmt: skip
    case.do("japan", "go burma>india infantry", "done")
    assert case.control("india") == "japan"
    assert case.facilities("india")[2:] == (size, damage)


@pytest.mark.rule("P40-OPT-08", "P40-PUR-13")
@pytest.mark.parametrize(("on", "treasury"), [(True, 3), (False, 0)])
def test_units_without_room(on: bool, treasury: int) -> None:
    case = Case(
        turn="anzac", phase="mobilize", treasury={"anzac": 0}, pool={"anzac": {"infantry": 4}},
        options={"refund_unplaced_units": on},
    )  # fmt: skip
    assert case.units("new_south_wales") == {"anzac": {"infantry": 3}}
    assert case.treasury("anzac") == treasury + 10  # and the income of the turn
    waiting = GAME.view(case.state, None).panels.get("mobilization_zone", {})
    assert waiting == ({} if on else {"anzac": {"infantry": 1}})
