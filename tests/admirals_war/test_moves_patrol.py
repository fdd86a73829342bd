"""Steps 2, 5, 6 and 7: patrols, amphibious units, raiders, submarines."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.admirals_war import GAME
from flagplot.games.admirals_war.moves import patrol, speed
from flagplot.games.admirals_war.state import ATTACK
from flagplot.games.admirals_war.turn import sequence
from tests.admirals_war.helpers import Case, quiet, rolling

WAR: dict[str, Any] = {"turn": 4, "pacific": "war"}


def step(name: str, seat: str, units: dict[str, Any], **parts: Any) -> Case:
    return Case(**{**WAR, **parts}, step=name, seat=seat, units=units)


# -- patrols ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-SEQ-07")
def test_ships_patrol_are_turned_over_or_stay_to_be_repaired() -> None:
    case = step(
        "patrol", "british", {"england": ["uk_hood", "uk_nelson", "uk_rodney"], "reserve": ["uk_hk_group_1"]}
    )
    case.do("british", "pick uk_hood", "to north_sea", "pick uk_nelson", "raid")
    case.refuses("british", "pick uk_hood", "AW-SEQ-07")
    case.refuses("british", "pick uk_nelson", "AW-SEQ-07")
    case.do("british", "pick uk_hk_group_1", "to air_gap", "done")
    assert (case.where("uk_hood"), case.mode("uk_hood")) == ("north_sea", "patrolling")
    assert (case.where("uk_nelson"), case.mode("uk_nelson")) == ("england", "raiding")
    assert (case.where("uk_rodney"), case.mode("uk_rodney")) == ("england", "patrolling")
    assert case.where("uk_hk_group_1") == "air_gap"
    assert case.marked("uk_hood", "sailed")
    assert not case.marked("uk_rodney", "sailed")


@pytest.mark.rule("AW-SEQ-07")
def test_seats_move_in_nationality_order_and_each_only_its_own() -> None:
    units = {
        "england": ["uk_hood"],
        "yokosuka_navy_yard": ["jap_hiei"],
        "usa": ["us_texas"],
        "germany": ["ger_bismarck"],
    }
    case = step("patrol", "british", units)
    case.refuses("british", "pick us_texas", "AW-SEQ-01")
    order = []
    while not case.halted:
        order.append(case.waiting[0])
        case.do(case.waiting[0], "done")
    assert order == ["british", "japanese", "us", "german"]


@pytest.mark.rule("AW-SEQ-08", "AW-MOV-08")
def test_speed_rolls_come_after_all_moves_of_the_seat() -> None:
    case = step(
        "patrol",
        "british",
        {"england": ["uk_nelson", "uk_rodney"]},
        factors={"uk_nelson": "5-5-3", "uk_rodney": "5-5-3"},
    )
    case.do("british", "pick uk_nelson", "to air_gap", "pick uk_rodney", "to mid_atlantic")
    assert case.frame.rolls == (case.unit("uk_nelson"), case.unit("uk_rodney"))
    case.do("british", "done", dice=[2, 3])
    assert case.mode("uk_nelson") == "patrolling"
    assert case.mode("uk_rodney") == "raiding"


@pytest.mark.rule("AW-MOV-02")
def test_one_area_needs_no_roll() -> None:
    case = step("patrol", "british", {"england": ["uk_nelson"]})
    case.do("british", "pick uk_nelson", "to western_approaches", "done")
    assert case.mode("uk_nelson") == "patrolling"


@pytest.mark.rule("AW-MOV-04", "AW-MOV-09")
@pytest.mark.parametrize(
    ("factor", "face", "success"), [(3, 2, True), (3, 3, False), (1, 1, False), (6, 5, True), (6, 6, False)]
)
def test_a_speed_roll_must_be_under_the_speed(factor: int, face: int, success: bool) -> None:
    case = quiet(units={"north_sea": ["uk_hood"]}, factors={"uk_hood": f"4-4-{factor}"})
    assert speed.speed_roll(rolling(case, face), case.unit("uk_hood")) == success


@pytest.mark.rule("AW-MOV-09")
@pytest.mark.parametrize("factor", [7, 8])
def test_fast_ships_need_no_roll(factor: int) -> None:
    case = quiet(units={"north_sea": ["uk_hood"]}, factors={"uk_hood": f"4-4-{factor}"})
    assert speed.speed_roll(rolling(case), case.unit("uk_hood"))


@pytest.mark.rule("AW-MOV-05")
def test_a_patroller_that_fails_raids_where_it_is() -> None:
    case = step("patrol", "british", {"england": ["uk_nelson"]}, factors={"uk_nelson": "5-5-3"})
    case.do("british", "pick uk_nelson", "to air_gap", "done", dice=[6])
    assert (case.where("uk_nelson"), case.mode("uk_nelson")) == ("air_gap", "raiding")


@pytest.mark.rule("AW-MOV-06", "AW-OIL-01", "AW-OIL-05", "AW-UNI-02")
def test_an_oiler_that_fails_goes_home_and_is_never_inverted() -> None:
    units = {"mid_atlantic": {"ger_nordmark": {"base": "mid_atlantic"}}}
    case = step("patrol", "german", units)
    case.do("german", "pick ger_nordmark")
    case.refuses("german", "raid", "AW-OIL-01")
    case.do("german", "to cape_of_good_hope", "done", dice=[6])
    assert case.waiting == ("german",)
    assert "to neutral_port" in case.legal("german")
    case.do("german", "to neutral_port")
    assert (case.where("ger_nordmark"), case.mode("ger_nordmark")) == ("neutral_port", "patrolling")


@pytest.mark.rule("AW-OIL-04")
def test_an_oiler_without_orders_stays_where_it_is() -> None:
    case = step("patrol", "german", {"mid_atlantic": {"ger_nordmark": {"base": "mid_atlantic"}}}).do(
        "german", "done"
    )
    assert case.where("ger_nordmark") == "mid_atlantic"
    assert case.state.base[case.unit("ger_nordmark")] == -1


@pytest.mark.rule("AW-CHK-02")
def test_a_ship_that_fails_at_gibraltar_goes_back_to_its_port() -> None:
    units = {"taranto": {"ita_littorio": "raiding"}}
    case = step("raiders", "german", units, factors={"ita_littorio": "4-6-6"})
    case.do("german", "pick ita_littorio", "to south_atlantic", "done", dice=[6])
    assert case.where("ita_littorio") == "taranto"


@pytest.mark.rule("AW-DEC-05")
def test_a_ship_based_at_sea_that_fails_at_gibraltar_returns_from_where_it_started() -> None:
    units = {"south_atlantic": {"ger_gneisenau": {"base": "south_atlantic"}}}
    case = step("patrol", "german", units, factors={"ger_gneisenau": "3-5-4"})
    case.do("german", "pick ger_gneisenau", "to western_mediterranean", "done", dice=[5])
    assert case.waiting == ("german",)
    assert {"to brest", "to germany", "to neutral_port"} <= set(case.legal("german"))
    assert "to taranto" not in case.legal("german")


@pytest.mark.rule("AW-MOV-16", "AW-MOV-17", "AW-MOV-18")
def test_german_ships_are_placed_at_the_start_without_rolls() -> None:
    units = {"germany": ["ger_nordmark", "ger_admiral_scheer"]}
    case = step("patrol", "german", units, turn=1, pacific="peace")
    case.do("german", "pick ger_nordmark", "to bay_of_bengal")
    case.do("german", "pick ger_admiral_scheer", "to cape_of_good_hope", "done")
    assert (case.where("ger_nordmark"), case.mode("ger_nordmark")) == ("bay_of_bengal", "patrolling")
    assert case.where("ger_admiral_scheer") == "cape_of_good_hope"
    assert case.mode("ger_admiral_scheer") == "patrolling"
    assert case.halted
    later = step("patrol", "german", units, turn=2, pacific="peace").do("german", "pick ger_admiral_scheer")
    later.refuses("german", "to cape_of_good_hope", "AW-MOV-02")


@pytest.mark.rule("AW-MOV-17", "AW-MOV-18")
def test_pocket_battleships_may_also_be_placed_as_raiders() -> None:
    units = {"germany": {"ger_admiral_scheer": "raiding", "ger_scharnhorst": "raiding"}}
    case = step("raiders", "german", units, turn=1, pacific="peace")
    case.do("german", "pick ger_admiral_scheer", "to cape_of_good_hope", "done")
    assert case.mode("ger_admiral_scheer") == "raiding"
    assert case.halted
    other = step("raiders", "german", units, turn=1, pacific="peace").do("german", "pick ger_scharnhorst")
    other.refuses("german", "to cape_of_good_hope", "AW-MOV-03")


@pytest.mark.rule("AW-MIN-04", "AW-MIN-06", "AW-MIN-09")
def test_russian_ships_move_on_5_or_6_and_all_are_rolled_first() -> None:
    units = {"leningrad": ["rus_marat", "rus_kirov"]}
    case = step("patrol", "british", units, dice=[4, 5])
    case.refuses("british", "pick rus_marat", "AW-MIN-06")
    case.do("british", "pick rus_kirov", "to baltic_sea")
    assert case.where("rus_kirov") == "baltic_sea"
    crippled = {"leningrad": {"rus_marat": {"damage": 3}, "rus_kirov": {"damage": 3}}}
    factors = {"rus_marat": "4-3-3", "rus_kirov": "1-2-8"}
    case = step("patrol", "british", crippled, factors=factors, dice=[5])  # Kirov lies on the bottom
    assert case.legal("british") == ["pick rus_marat", "done"]
    case.refuses("british", "pick rus_kirov", "AW-RAI-13")


@pytest.mark.rule("AW-MIN-07")
def test_a_russian_ship_that_may_move_may_also_raid() -> None:
    case = step("patrol", "british", {"leningrad": ["rus_kirov"]}, dice=[6])
    case.do("british", "pick rus_kirov")
    assert case.legal("british") == ["to baltic_sea", "raid", "cancel"]


@pytest.mark.rule("AW-MIN-08")
def test_a_russian_ship_that_may_not_move_stays_to_be_repaired() -> None:
    case = step("patrol", "british", {"leningrad": {"rus_marat": {"damage": 1}}}, dice=[1])
    assert case.halted
    assert (case.mode("rus_marat"), case.marked("rus_marat", "sailed")) == ("patrolling", False)
    held = {"leningrad": {"rus_marat": {"damage": 1, "marks": ["held"]}}}
    assert Case(**WAR, step="repair", units=held).can("british", "repair rus_marat 1")


@pytest.mark.rule("AW-PAC-19", "AW-DEC-38")
def test_us_units_in_the_atlantic_roll_before_they_move() -> None:
    units = {"usa": ["us_texas", "us_ranger_cv4", "us_8af"], "samoa": ["us_houston"]}
    case = step("patrol", "us", units, turn=3, pacific="peace", dice=[2, 3])
    case.do("us", "pick us_texas", "to eastern_seaboard")
    case.refuses("us", "pick us_ranger_cv4", "AW-PAC-19")
    case.do("us", "pick us_houston", "to french_polynesia")  # not in the ATO: no roll


@pytest.mark.rule("AW-PAC-20")
def test_us_units_that_may_move_may_raid_and_keep_to_their_coast() -> None:
    case = step("patrol", "us", {"usa": ["us_texas"]}, turn=3, pacific="peace", dice=[1])
    case.do("us", "pick us_texas")
    assert case.legal("us") == ["to eastern_seaboard", "to caribbean_sea", "raid", "cancel"]
    case.refuses("us", "to mid_atlantic", "AW-PAC-20")
    held = {"usa": {"us_texas": {"damage": 1, "marks": ["held"]}}}
    assert Case(turn=3, step="repair", units=held).can("us", "repair us_texas 1")


@pytest.mark.rule("AW-PAC-19")
def test_free_french_ships_do_not_roll() -> None:
    case = step("patrol", "us", {"usa": {"fra_bearn": {"nation": "free_french"}}}, turn=3, pacific="peace")
    assert case.can("us", "pick fra_bearn")


@pytest.mark.rule("AW-PAC-23")
def test_the_guard_of_indonesia_is_counted_before_japan_moves() -> None:
    case = step("patrol", "japanese", {"yokosuka_navy_yard": ["jap_hiei"]}, turn=2, pacific="peace")
    assert case.waiting == ("japanese",)
    assert case.flag("indonesia") == ""


def test_far_areas_are_refused_with_the_rule() -> None:
    case = step("patrol", "british", {"england": ["uk_hood"]}, flags={"north_sea": "axis"})
    case.do("british", "pick uk_hood")
    case.refuses("british", "to coral_sea", "AW-MOV-02")
    case.refuses("british", "to baltic_sea", "AW-CHK-08")
    germans = step(
        "patrol",
        "german",
        {"germany": ["ger_bismarck"]},
        flags={"north_sea": "allied", "barents_sea": "allied"},
    )
    germans.do("german", "pick ger_bismarck")
    germans.refuses("german", "to western_approaches", "AW-MOV-10")
    italians = step("patrol", "german", {"taranto": ["ita_zara"]})
    italians.do("german", "pick ita_zara")
    italians.refuses("german", "to south_atlantic", "AW-CHK-01")


# -- amphibious units ---------------------------------------------------------------------------------------


@pytest.mark.rule("AW-SEQ-11")
def test_a_seat_moves_all_its_amphibious_units_at_once() -> None:
    units = {"samoa": ["us_amph_1stm", "us_amph_2ndm"], "truk": ["jap_snlf_kure"]}
    case = step("amphibious", "british", units)
    assert case.waiting == ("japanese",)
    case.do("japanese", "done")
    case.do("us", "pick us_amph_1stm", "to french_polynesia", "pick us_amph_2ndm", "to coral_sea", "done")
    assert case.halted
    assert case.where("us_amph_2ndm") == "coral_sea"


@pytest.mark.rule("AW-MOV-12")
def test_nothing_lands_during_movement() -> None:
    case = step("amphibious", "us", {"samoa": ["us_amph_1stm"]}).do("us", "pick us_amph_1stm")
    case.refuses("us", "to guadalcanal", "AW-MOV-12")
    case.refuses("us", "to samoa", "AW-MOV-12")
    case.refuses("us", "to indian_ocean", "AW-MOV-11")


# -- raiders ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-SEQ-12", "AW-MOV-03")
def test_only_ships_turned_over_in_port_raid() -> None:
    units = {"germany": {"ger_bismarck": "raiding", "ger_tirpitz": {}}}
    case = step("raiders", "german", units, factors={"ger_bismarck": "4-9-6"})
    case.refuses("german", "pick ger_tirpitz", "AW-MOV-03")
    case.do("german", "pick ger_bismarck", "to western_approaches", "done")
    assert case.halted
    assert (case.where("ger_bismarck"), case.mode("ger_bismarck")) == ("western_approaches", "raiding")


@pytest.mark.rule("AW-MOV-07", "AW-RTB-09")
def test_a_raider_that_fails_goes_home_from_the_third_area() -> None:
    case = step(
        "raiders", "german", {"germany": {"ger_bismarck": "raiding"}}, factors={"ger_bismarck": "4-9-6"}
    )
    case.do("german", "pick ger_bismarck", "to mid_atlantic", "done", dice=[6])
    assert case.where("ger_bismarck") == "mid_atlantic"
    assert {"to brest", "to germany", "to neutral_port"} <= set(case.legal("german"))
    case.do("german", "to brest")
    assert (case.where("ger_bismarck"), case.mode("ger_bismarck")) == ("brest", "patrolling")


@pytest.mark.rule("AW-DEC-51")
def test_a_ship_turned_over_may_stay_in_port() -> None:
    case = step("raiders", "german", {"germany": {"ger_bismarck": "raiding"}}).do("german", "done")
    assert case.where("ger_bismarck") == "germany"
    assert not case.marked("ger_bismarck", "sailed")
    assert case.mode("ger_bismarck") == "patrolling"  # for the coming turn
    turned = {"germany": {"ger_bismarck": {"mode": "raiding", "damage": 1}}}
    assert Case(**WAR, step="repair", units=turned).halted  # but it could not be repaired


@pytest.mark.rule("AW-PHA-01", "AW-PHA-02")
def test_the_raid_force_sails_with_the_declaration_of_war() -> None:
    units = {"phrf": ["jap_akagi", "jap_kaga"], "yokosuka_navy_yard": {"jap_hiei": "raiding"}}
    case = step("raiders", "japanese", units, turn=3, pacific="attack")
    case.do("japanese", "done")
    for ship in ("jap_akagi", "jap_kaga"):
        assert (case.where(ship), case.mode(ship)) == ("hawaiian_islands", "raiding")
    assert case.where("jap_hiei") == "yokosuka_navy_yard"
    assert sequence.NAMES.index("patrol") < sequence.NAMES.index("raiders")


@pytest.mark.rule("AW-PHA-02")
def test_japan_may_declare_war_with_the_raid_itself() -> None:
    case = step("raiders", "japanese", {"phrf": ["jap_akagi"]}, turn=3, pacific="peace")
    assert case.legal("japanese") == ["sail", "done"]
    case.do("japanese", "sail")
    assert case.where("jap_akagi") == "hawaiian_islands"
    assert case.state.war == ATTACK
    stayed = step("raiders", "japanese", {"phrf": ["jap_akagi"]}, turn=3, pacific="peace").do(
        "japanese", "done"
    )
    assert stayed.where("jap_akagi") == "phrf"


@pytest.mark.rule("AW-MAP-21", "AW-MAP-22", "AW-DEC-32")
@pytest.mark.parametrize(
    ("state", "points"),
    [
        ({}, 1),
        ({"marks": ["sailed"], "origin": "neutral_port"}, 1),
        ({"marks": ["sailed"], "origin": "germany"}, 0),
    ],
)
def test_who_does_not_leave_the_neutral_port_loses_a_point(state: dict[str, Any], points: int) -> None:
    case = step("raiders", "british", {"neutral_port": {"ita_zara": state}})
    assert case.vp("ATO") == points
    british = step("raiders", "british", {"neutral_port": {"uk_hood": state}})
    assert british.vp("ATO") == -points
    american = step("raiders", "british", {"neutral_port": {"us_texas": state}}, vp={"PTO": 0})
    assert american.vp("PTO") == -points


# -- submarines ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-SEQ-13", "AW-SUB-01")
def test_one_submarine_of_a_player_in_each_area_may_be_turned() -> None:
    units = {
        "mid_atlantic": ["ger_uboat_01", "ger_uboat_02"],
        "western_mediterranean": ["ger_uboat_03", "ita_10mas"],
    }
    case = step("inversion", "german", units)
    case.do("german", "invert ger_uboat_01")
    case.refuses("german", "invert ger_uboat_02", "AW-SUB-01")
    case.do("german", "invert ita_10mas")
    case.refuses("german", "invert ger_uboat_03", "AW-SUB-01")
    case.do("german", "done")
    assert case.halted
    assert case.mode("ger_uboat_02") == case.mode("ger_uboat_03") == "patrolling"
    both = step("inversion", "british", {"home_islands": ["jap_iboat_1", "us_sub_1"], **units})
    assert both.waiting == ("japanese",)
    both.do("japanese", "invert jap_iboat_1", "done")
    assert both.waiting == ("us",)  # each player has one in the same area
    both.do("us", "invert us_sub_1", "done")
    assert both.waiting == ("german",)
    assert case.mode("ger_uboat_01") == case.mode("ita_10mas") == "raiding"


@pytest.mark.rule("AW-SUB-01")
def test_submarines_are_placed_as_patrollers() -> None:
    case = step("patrol", "german", {"reserve": ["ger_uboat_01"]}).do("german", "pick ger_uboat_01")
    assert "raid" not in case.verbs("german")
    case.do("german", "to mid_atlantic")
    assert (case.where("ger_uboat_01"), case.mode("ger_uboat_01")) == ("mid_atlantic", "patrolling")


HIDDEN = {"hidden_submarines": True, "players": "four"}


@pytest.mark.rule("AW-O26-01")
def test_hidden_submarines_take_one_answer_each_and_nobody_else_hears_of_it() -> None:
    units = {"reserve": ["ger_uboat_01", "ger_uboat_02"], "germany": ["ger_bismarck"]}
    case = step("patrol", "german", units, options=HIDDEN)
    state = case.state
    assert GAME.audience(state, "german", GAME.legal(state, "german")[0]) == ("german",)
    case.do("german", "deploy mid_atlantic", "keep")
    assert case.state.seq == 2
    assert case.where("ger_uboat_01") == "mid_atlantic"
    moved = [event for event in case.events if getattr(event, "unit", "") == "ger_uboat_01"]
    assert [event.audience for event in moved] == [("german",)]
    assert not case.can("german", "pick ger_uboat_02")


@pytest.mark.rule("AW-O26-01")
def test_every_hidden_submarine_is_asked_about_inversion_wherever_it_is() -> None:
    units = {"mid_atlantic": ["ger_uboat_01"], "reserve": ["ger_uboat_02"]}
    case = step("inversion", "german", units, options=HIDDEN)
    assert case.legal("german") == ["invert ger_uboat_01", "keep"]
    case.do("german", "invert ger_uboat_01")
    assert case.legal("german") == ["keep"]
    case.do("german", "keep")
    assert case.halted
    assert case.mode("ger_uboat_01") == "raiding"


def test_activation_touches_nobody_else() -> None:
    case = quiet(**WAR, units={"usa": ["us_texas"], "england": ["uk_hood"]})
    for seat in range(4):
        patrol.activate(rolling(case), seat)
    assert not case.marked("us_texas", "held")


def test_the_panel_shows_what_is_in_reach_to_its_owner() -> None:
    case = step("patrol", "british", {"england": ["uk_nelson"]}, factors={"uk_nelson": "5-5-3"})
    case.do("british", "pick uk_nelson")
    panel = case.game.view(case.state, "british").panels["sailing"]
    assert panel["reach"]["north_sea"] == {"cost": 1, "chance": [6, 6]}
    assert panel["reach"]["air_gap"] == {"cost": 2, "chance": [2, 6]}
    assert case.game.view(case.state, "german").panels["sailing"] == {"unit": "uk_nelson"}


@pytest.mark.rule("AW-OIL-07", "AW-DEC-04")
def test_a_refuelled_ship_may_raid_from_its_area() -> None:
    units = {"south_atlantic": {"ger_scharnhorst": {"base": "south_atlantic"}}}
    case = step("patrol", "german", units, factors={"ger_scharnhorst": "3-5-5"})
    case.do("german", "pick ger_scharnhorst", "raid", "done")
    assert (case.where("ger_scharnhorst"), case.mode("ger_scharnhorst")) == ("south_atlantic", "raiding")
    units["south_atlantic"]["ger_scharnhorst"]["mode"] = "raiding"
    raider = step("raiders", "german", units, factors={"ger_scharnhorst": "3-5-5"})
    raider.do("german", "pick ger_scharnhorst", "to western_mediterranean", "done")  # past Gibraltar, no roll
    assert (raider.where("ger_scharnhorst"), raider.mode("ger_scharnhorst")) == (
        "western_mediterranean",
        "raiding",
    )
    still = step("raiders", "german", units).do("german", "done")
    assert (still.where("ger_scharnhorst"), still.mode("ger_scharnhorst")) == ("south_atlantic", "raiding")
    assert still.state.base[still.unit("ger_scharnhorst")] == -1


def test_escorts_go_where_u_boats_may_be() -> None:
    case = step("patrol", "british", {"reserve": ["uk_hk_group_1"]}).do("british", "pick uk_hk_group_1")
    boats = step("patrol", "german", {"reserve": ["ger_uboat_01"]}).do("german", "pick ger_uboat_01")
    assert case.legal("british") == boats.legal("german")
