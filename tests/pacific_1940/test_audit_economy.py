"""Money and conquest, as a stranger to the engine would try them: only by playing."""

from __future__ import annotations

import pytest

from flagplot.games.axis_allies.events import PhaseBegan
from tests.pacific_1940.phases import at
from tests.pacific_1940.turns import finish, finish_until

rule = pytest.mark.rule
ALLIES = ("usa", "china", "uk", "anzac")


# -- the order of phases ---------------------------------------------------------------------------------


@rule("P40-SEQ-03")
@pytest.mark.parametrize(
    ("phase", "answer"),
    [
        ("purchase", "move japan land"),
        ("purchase", "go korea>manchuria infantry"),
        ("purchase", "fight hunan"),
        ("combat_move", "buy infantry"),
        ("combat_move", "fight hunan"),
        ("noncombat_move", "repair japan airbase"),
        ("noncombat_move", "bomb airbase"),
    ],
)
def test_what_belongs_to_another_phase_is_refused(phase: str, answer: str) -> None:
    units = {"korea": {"japan": {"infantry": 1}}}
    case = at(phase, "japan", treasury={"japan": 20}, units=units, facilities={"japan": {"airbase": 2}})
    assert case.refuses("japan", answer, "P40-SEQ-03").fault == "illegal"


@rule("P40-PUR-08")
def test_bought_units_are_neither_placed_nor_moved_before_mobilization() -> None:
    case = at("purchase", "japan", treasury={"japan": 20}, facilities={"korea": {"complex": "minor"}})
    case.do("japan", "buy infantry")
    case.refuses("japan", "place infantry korea", "P40-PUR-08")
    case.do("japan", "done")
    case.refuses("japan", "place infantry korea", "P40-PUR-08")
    assert case.legal("japan") == ["done"]  # nobody is there to move
    case.do("japan", "done", "done", "place infantry korea")
    assert case.units("korea") == {"japan": {"infantry": 1}}


@rule("P40-SEQ-07")
@rule("P40-PUR-11")
def test_a_power_without_capital_is_told_why_it_may_not_buy() -> None:
    lost = {"india": "japan"}
    facilities = {"malaya": {"complex": "minor", "complex_damage": 1}}
    for phase in ("purchase", "combat_move", "noncombat_move"):
        case = at(phase, "uk", treasury={"uk": 20}, control=lost, facilities=facilities)
        assert case.waiting == ("uk",)
        case.refuses("uk", "buy infantry", "P40-PUR-11")
        case.refuses("uk", "repair malaya complex", "P40-PUR-11")
        case.refuses("uk", "place infantry malaya", "P40-SEQ-07")


@rule("P40-SEQ-07")
@rule("P40-INC-05")
@rule("P40-CAP-22")
def test_without_a_capital_nothing_is_placed_and_nobody_is_asked_about_convoys() -> None:
    case = at(
        "mobilize", "uk",
        control={"india": "japan"},
        pool={"uk": {"infantry": 2}},
        facilities={"malaya": {"complex": "minor"}},
        units={"sea37": {"japan": {"submarine": 1}}},
    )  # fmt: skip
    assert case.units("malaya") == {}
    assert case.waiting == ("anzac",)
    assert case.treasury("uk") == 0


@rule("P40-SEQ-07")
def test_a_capital_in_the_hands_of_a_friend_is_not_lost() -> None:
    case = at("purchase", "uk", treasury={"uk": 3}, control={"india": "anzac"})
    assert "buy infantry" in case.legal("uk")


@rule("P40-SEQ-09")
@rule("P40-CAP-23")
@rule("P40-PUR-11")
def test_a_friend_frees_a_capital_and_its_power_plays_a_whole_turn_again() -> None:
    case = at(
        "combat_move", "usa",
        treasury={"uk": 9},
        control={"india": "japan"},
        units={"burma": {"usa": {"infantry": 1}}},
    )  # fmt: skip
    case.do("usa", "go burma>india infantry", "done")
    assert case.control("india") == "uk"
    finish(case, "usa")
    finish(case, "china")
    assert "buy infantry" in case.legal("uk")
    finish(case, "uk")
    phases = [e.phase for e in case.events if isinstance(e, PhaseBegan) and e.power == "uk"]
    assert phases == ["purchase", "combat_move", "conduct_combat", "noncombat_move", "mobilize", "income"]
    assert case.treasury("uk") == 9 + 16 + 5


@rule("P40-SEQ-08")
@pytest.mark.parametrize(("turns", "at_war"), [(1, False), (2, False), (3, True)])
def test_the_third_american_turn_is_counted_whatever_the_round(turns: int, at_war: bool) -> None:
    case = at("noncombat_move", "usa", war="china", round=7, turns={"usa": turns})
    case.do("usa", "done")
    assert case.at_war("usa", "japan") is at_war
    assert case.treasury("usa") == 17 + 5 + 40 * at_war


@rule("P40-SEQ-04")
@rule("P40-SEQ-05")
def test_after_collecting_the_turn_passes_on_without_a_question() -> None:
    case = at("noncombat_move", "japan")
    case.do("japan", "done")
    assert (case.waiting, case.step) == (("usa",), "purchase")
    assert case.treasury("japan") == 26


# -- purchase and repair ---------------------------------------------------------------------------------


@rule("P40-PUR-03")
@rule("P40-PUR-04")
def test_the_whole_treasury_and_not_one_ipc_more() -> None:
    case = at("purchase", "japan", treasury={"japan": 26})
    case.refuses("japan", "buy infantry:9", "P40-PUR-03")
    assert case.treasury("japan") == 26  # a refused order buys nothing
    case.do("japan", "buy battleship tank")
    assert case.treasury("japan") == 0
    assert case.refuses("japan", "buy infantry", "P40-PUR-03").ids == ("infantry",)


@rule("P40-PUR-05")
def test_no_more_points_than_there_is_damage_and_money() -> None:
    case = at("purchase", "japan", treasury={"japan": 2}, facilities={"japan": {"complex_damage": 3}})
    case.refuses("japan", "repair japan complex 3", "P40-PUR-05")
    case.do("japan", "repair japan complex 2")
    assert (case.treasury("japan"), case.facilities("japan")[3]) == (0, 1)
    case.refuses("japan", "repair japan complex", "P40-PUR-05")


@rule("P40-PUR-09")
def test_neither_owner_of_old_nor_enemy_pays_but_the_controller_of_today() -> None:
    case = at("purchase", "uk", treasury={"uk": 9}, control={"malaya": "japan"},
              facilities={"malaya": {"naval_base": 2}})  # fmt: skip
    case.refuses("uk", "repair malaya naval_base", "P40-PUR-09")
    case = at("purchase", "japan", treasury={"japan": 9}, control={"malaya": "japan"},
              facilities={"malaya": {"naval_base": 2}})  # fmt: skip
    case.do("japan", "repair malaya naval_base 2")
    assert case.facilities("malaya")[1] == 0


@rule("P40-PUR-06")
@pytest.mark.parametrize(("points", "far"), [(0, False), (1, True)])
def test_a_repaired_naval_base_lends_its_range_in_the_same_turn(points: int, far: bool) -> None:
    case = at("purchase", "japan", treasury={"japan": 3}, facilities={"japan": {"naval_base": 3}},
              units={"sea6": {"japan": {"destroyer": 1}}})  # fmt: skip
    case.do("japan", *["repair japan naval_base"] * points, "done", "done")
    assert case.step == "noncombat_move"
    assert case.can("japan", "go sea6>sea7 destroyer")
    assert case.can("japan", "go sea6>sea17>sea22>sea33 destroyer") is far


@rule("P40-PUR-06")
@rule("P40-FAC-12")
@rule("P40-FAC-13")
@pytest.mark.parametrize(("points", "far"), [(0, False), (1, True)])
def test_a_repaired_airbase_lends_its_range_in_the_same_turn(points: int, far: bool) -> None:
    case = at("purchase", "japan", treasury={"japan": 3}, facilities={"japan": {"airbase": 3}},
              units={"japan": {"japan": {"fighter": 1}}})  # fmt: skip
    case.do("japan", *["repair japan airbase"] * points, "done", "done")
    assert case.can("japan", "go japan>marianas fighter")  # sea6, 17, 22, the islands
    assert case.can("japan", "go japan>caroline_islands fighter") is far


@rule("P40-PUR-07")
@rule("P40-FAC-15")
@rule("P40-FAC-17")
@pytest.mark.parametrize(
    ("base", "zone", "repaired"),
    [
        ("alaska", "sea1", True), ("alaska", "sea2", True), ("alaska", "sea10", False),
        ("shan_state", "sea37", True), ("shan_state", "sea38", True), ("shan_state", "sea39", False),
    ],
)  # fmt: skip
def test_a_coastal_base_serves_every_zone_it_touches(base: str, zone: str, repaired: bool) -> None:
    none = {name: {"naval_base": None} for name in ("western_united_states", "malaya", "india")}
    case = at("purchase", "usa", facilities={**none, base: {"naval_base": 2}},
              units={zone: {"usa": {"battleship*": 1, "carrier*": 1}}})  # fmt: skip
    case.do("usa", "done")
    fit = {"battleship": 1, "carrier": 1} if repaired else {"battleship*": 1, "carrier*": 1}
    assert case.units(zone) == {"usa": fit}


@rule("P40-PUR-14")
@rule("P40-PUR-07")
def test_every_capital_ship_in_every_port_is_repaired_even_next_to_the_enemy() -> None:
    units = {
        "sea6": {"japan": {"battleship*": 2, "carrier*[fighter]": 1, "battleship": 1}, "usa": {"cruiser": 1}},
        "sea33": {"japan": {"carrier*": 1}},
        "sea7": {"japan": {"carrier*": 1}},
    }
    case = at("purchase", "japan", units=units)
    case.do("japan", "done")
    assert case.units("sea6")["japan"] == {"battleship": 3, "carrier[fighter]": 1}
    assert case.units("sea33")["japan"] == {"carrier": 1}
    assert case.units("sea7")["japan"] == {"carrier*": 1}
    assert case.treasury("japan") == 0


@rule("P40-PUR-07")
def test_ships_are_repaired_only_at_the_end_of_their_owners_purchase() -> None:
    case = at("combat_move", "japan", units={"sea6": {"japan": {"battleship*": 1}}})
    finish(case, "japan")
    assert case.units("sea6") == {"japan": {"battleship*": 1}}
    finish_until(case, "japan")
    case.do("japan", "done")
    assert case.units("sea6") == {"japan": {"battleship": 1}}


@rule("P40-PUR-10")
@rule("P40-MOB-23")
def test_an_upgrade_bought_now_produces_ten_from_the_next_turn() -> None:
    case = at("purchase", "japan", treasury={"japan": 99}, facilities={"korea": {"complex": "minor"}},
              units={"kiangsi": {"japan": {"infantry": 1}}})  # fmt: skip
    case.do("japan", "buy upgrade airbase", "buy infantry:14", "done", "done", "done")
    case.do("japan", "place upgrade korea", "place infantry:3 korea")
    case.refuses("japan", "place infantry korea", "P40-MOB-04")
    case.do("japan", "place airbase korea")  # ten more go to Japan by themselves, one is refunded
    assert case.units("japan") == {"japan": {"infantry": 10}}
    assert case.treasury("japan") == 99 - 20 - 15 - 14 * 3 + 3 + 26
    finish_until(case, "japan")
    case.do("japan", "buy infantry:15", "done", "done", "done", "place infantry:10 korea")
    assert case.units("korea") == {"japan": {"infantry": 13}}


@rule("P40-PUR-13")
@rule("P40-OPT-08")
def test_by_switch_what_found_no_place_is_placed_a_turn_later() -> None:
    case = at("mobilize", "anzac", pool={"anzac": {"tank": 5}}, options={"refund_unplaced_units": False})
    finish_until(case, "anzac")
    case.do("anzac", "done", "done", "done")
    assert case.units("new_south_wales") == {"anzac": {"tank": 5}}
    assert case.treasury("anzac") == 10 + 10


@rule("P40-PUR-13")
def test_a_facility_without_a_site_is_refunded() -> None:
    case = at("mobilize", "anzac", pool={"anzac": {"major_ic": 1}})  # nothing of ANZAC is worth 3
    assert case.treasury("anzac") == 30 + 10


# -- conquest --------------------------------------------------------------------------------------------


@rule("P40-CAP-01")
@rule("P40-CAP-02")
def test_if_both_sides_are_wiped_out_the_defender_keeps_the_territory() -> None:
    units = {"shan_state": {"japan": {"infantry": 1}}, "malaya": {"uk": {"infantry": 1}}}
    case = at("combat_move", "japan", control={"shan_state": "japan"}, units=units)
    case.do("japan", "go shan_state>malaya infantry", "done", dice=[1, 2])
    assert case.units("malaya") == {}
    assert case.control("malaya") == "uk"
    assert case.production("uk") == 16 - 1


@rule("P40-CAP-01")
@rule("P40-CAP-06")
@rule("P40-INC-02")
@rule("P40-CNV-02")
def test_a_conquest_pays_in_the_same_turn_and_can_be_raided_in_it() -> None:
    units = {"shan_state": {"japan": {"infantry": 2}}, "malaya": {"uk": {"infantry": 1}},
             "sea37": {"uk": {"submarine": 3}}}  # fmt: skip
    case = at("combat_move", "japan", control={"shan_state": "japan"}, units=units)
    case.do("japan", "go shan_state>malaya infantry:2", "done", dice=[1, 6, 6])
    assert (case.production("japan"), case.production("uk")) == (26 + 1 + 3, 16 - 1 - 3)
    case.do("japan", "done").do("uk", "disrupt sea37")
    assert case.treasury("japan") == 30 - 5  # six points, but Malaya, Shan State and Siam are worth 5


@rule("P40-CAP-03")
def test_ships_that_bombard_and_win_nothing_ashore_take_nothing() -> None:
    units = {"sea37": {"japan": {"battleship": 1}}}
    case = at("combat_move", "japan", units=units)
    case.do("japan", "done", "done")
    assert case.control("malaya") == "uk"


@rule("P40-CAP-07")
@rule("P40-CAP-08")
@rule("P40-CAP-11")
@rule("P40-CAP-29")
@rule("P40-CAP-18")
@rule("P40-CAP-17")
def test_india_falls_with_all_that_is_in_it() -> None:
    case = at(
        "combat_move", "japan",
        treasury={"japan": 1, "uk": 8},
        control={"burma": "japan"},
        units={"burma": {"japan": {"infantry": 2}}, "india": {"uk": {"infantry": 1, "aa_gun": 1}}},
        facilities={"india": {"airbase": 1, "naval_base": 2, "complex_damage": 3}},
    )  # fmt: skip
    case.do("japan", "go burma>india infantry:2", "done", dice=[1, 6, 6])
    assert case.facilities("india") == (1, 2, 2, 3)
    assert case.units("india") == {"japan": {"infantry": 2, "aa_gun": 1}}
    assert (case.treasury("japan"), case.treasury("uk")) == (9, 0)
    case.refuses("japan", "go india>burma aa_gun")
    case.do("japan", "done")
    assert case.treasury("japan") == 9 + 26 + 1 + 3 + 5  # Burma, India, the objective of Calcutta
    finish_until(case, "japan")
    assert case.treasury("uk") == 0
    case.do("japan", "repair india complex 3", "buy infantry", "done", "done", "go india>burma aa_gun")
    case.do("japan", "done", "place infantry india")
    assert case.units("india") == {"japan": {"infantry": 3}}


@rule("P40-CAP-09")
@rule("P40-MOB-02")
@rule("P40-FAC-04")
@rule("P40-MOB-14")
def test_nothing_is_mobilized_or_built_in_a_territory_taken_this_turn() -> None:
    case = at(
        "combat_move", "japan",
        control={"burma": "japan"},
        pool={"japan": {"infantry": 11, "naval_base": 1}},
        facilities={"india": {"naval_base": None}},
        units={"burma": {"japan": {"infantry": 1}}},
    )  # fmt: skip
    case.do("japan", "go burma>india infantry", "done", "done")
    case.refuses("japan", "place infantry india", "P40-MOB-02")
    case.refuses("japan", "place naval_base india", "P40-MOB-14")


@rule("P40-CAP-10")
@rule("P40-CAP-31")
@rule("P40-FAC-16")
def test_a_captured_naval_base_serves_a_friend_first_and_the_captor_later() -> None:
    case = at(
        "combat_move", "usa",
        units={"sea33": {
            "usa": {"transport[infantry]": 1, "destroyer": 1, "battleship*": 1}, "uk": {"destroyer": 1}
        }},
    )  # fmt: skip
    case.do("usa", "go sea33 transport assault=caroline_islands", "done")
    assert case.control("caroline_islands") == "usa"
    long = "go sea33>sea22>sea17>sea6 destroyer"
    assert not case.can("usa", long)
    finish(case, "usa")
    finish(case, "china")
    case.do("uk", "done", "done")
    assert case.can("uk", long)
    finish_until(case, "usa")
    assert case.units("sea33")["usa"]["battleship*"] == 1
    case.do("usa", "done", "done")
    assert case.units("sea33")["usa"]["battleship"] == 1
    assert case.can("usa", long)


@rule("P40-CAP-12")
@rule("P40-CAP-13")
@rule("P40-MOB-20")
def test_a_liberated_territory_with_its_complex_goes_to_its_owner() -> None:
    case = at(
        "combat_move", "uk",
        treasury={"anzac": 3},
        control={"queensland": "japan"},
        facilities={"queensland": {"complex": "minor", "complex_damage": 1}},
        units={"northern_territory": {"uk": {"infantry": 1}}, "queensland": {"japan": {"aa_gun": 1}}},
        pool={"uk": {"infantry": 11, "airbase": 1}},
    )  # fmt: skip
    case.do("uk", "go northern_territory>queensland infantry", "done")
    assert case.control("queensland") == "anzac"
    assert case.units("queensland") == {"anzac": {"aa_gun": 1}, "uk": {"infantry": 1}}
    assert case.production("anzac") == 10
    case.do("uk", "done")
    case.refuses("uk", "place infantry queensland", "P40-MOB-03")
    case.do("uk", "place airbase burma")
    case.do("anzac", "buy infantry", "done", "done", "done", "place infantry queensland")
    assert case.units("queensland")["anzac"] == {"aa_gun": 1, "infantry": 1}


@rule("P40-CAP-14")
@rule("P40-CAP-12")
@pytest.mark.parametrize(
    ("name", "start", "by", "to"),
    [
        ("french_indo_china", "kwangsi", "china", ""),  # outside the Chinese area
        ("french_indo_china", "yunnan", "uk", "uk"),
        ("french_indo_china", "yunnan", "usa", "usa"),
        ("kwangtung", "kwangsi", "anzac", "uk"),
        ("kwangtung", "kwangsi", "china", "uk"),
        ("kiangsu", "anhwe", "uk", "china"),
        ("korea", "manchuria", "usa", "usa"),
    ],
)
def test_who_holds_what_was_won(name: str, start: str, by: str, to: str) -> None:
    case = at("combat_move", by, control={name: "japan", start: "china"},
              units={start: {by: {"infantry": 1}}})  # fmt: skip
    if not to:
        case.refuses(by, f"go {start}>{name} infantry", "P40-CHN-07")
        return
    case.do(by, f"go {start}>{name} infantry", "done")
    assert case.control(name) == to


@rule("P40-CAP-15")
@rule("P40-CAP-16")
@rule("P40-MOB-20")
def test_the_liberator_keeps_and_uses_what_an_owner_without_capital_cannot_get_back() -> None:
    case = at(
        "combat_move", "anzac",
        treasury={"anzac": 9},
        control={"india": "japan", "malaya": "japan"},
        facilities={"malaya": {"complex": "minor"}},
        pool={"anzac": {"infantry": 4}},
        units={"shan_state": {"anzac": {"infantry": 1}}},
    )  # fmt: skip
    case.do("anzac", "go shan_state>malaya infantry", "done")
    assert case.control("malaya") == "anzac"
    case.do("anzac", "done")
    assert case.units("malaya") == {"anzac": {"infantry": 1}}  # three in Sydney, the fourth refunded
    assert case.treasury("anzac") == 9 + 3 + 10 + 3
    finish_until(case, "anzac")
    case.do("anzac", "buy infantry", "done", "done", "done", "place infantry malaya")
    assert case.units("malaya") == {"anzac": {"infantry": 2}}


@rule("P40-CAP-24")
@rule("P40-CAP-25")
@rule("P40-CAP-26")
@rule("P40-CAP-27")
def test_freeing_a_capital_by_attack_restores_the_power() -> None:
    case = at(
        "combat_move", "usa",
        treasury={"japan": 20, "usa": 4},
        control={"new_south_wales": "japan", "queensland": "usa", "victoria": "uk", "java": "usa"},
        units={
            "queensland": {"usa": {"infantry": 1, "aa_gun": 1}},
            "victoria": {"uk": {"aa_gun": 1}},
            "new_south_wales": {"japan": {"aa_gun": 1}},
        },
        facilities={"new_south_wales": {"complex_damage": 2}},
    )  # fmt: skip
    case.do("usa", "go queensland>new_south_wales infantry", "done")
    assert [case.control(n) for n in ("new_south_wales", "queensland", "victoria", "java")] == [
        "anzac", "anzac", "anzac", "usa",
    ]  # fmt: skip
    assert case.units("new_south_wales") == {"anzac": {"aa_gun": 1}, "usa": {"infantry": 1}}
    assert case.units("queensland") == {"usa": {"aa_gun": 1}}
    assert case.units("victoria") == {"uk": {"aa_gun": 1}}
    assert case.facilities("new_south_wales") == (-1, -1, 1, 2)
    assert (case.treasury("japan"), case.treasury("usa"), case.treasury("anzac")) == (20, 4, 0)


@rule("P40-CAP-15")
@rule("P40-CAP-25")
@pytest.mark.parametrize("order", [("india", "malaya"), ("malaya", "india")])
def test_ownership_is_settled_when_the_capital_is_freed_in_the_same_phase(order: tuple[str, str]) -> None:
    case = at(
        "combat_move", "usa",
        control={"india": "japan", "malaya": "japan"},
        units={
            "burma": {"usa": {"infantry": 2}}, "shan_state": {"usa": {"infantry": 2}},
            "india": {"japan": {"infantry": 1}}, "malaya": {"japan": {"infantry": 1}},
        },
    )  # fmt: skip
    case.do("usa", "go burma>india infantry:2", "go shan_state>malaya infantry:2", "done")
    case.do("usa", f"fight {order[0]}", dice=[1, 6, 6, 1, 6, 6])
    assert case.control("india") == case.control("malaya") == "uk"


@rule("P40-CAP-19")
@rule("P40-CAP-21")
def test_plunder_by_a_power_that_has_lost_its_own_capital() -> None:
    case = at("combat_move", "japan", treasury={"uk": 8}, control={"japan": "usa", "burma": "japan"},
              units={"burma": {"japan": {"infantry": 1}}})  # fmt: skip
    case.do("japan", "go burma>india infantry", "done")
    assert (case.treasury("japan"), case.treasury("uk")) == (8, 0)
    case.do("japan", "done")
    assert case.treasury("japan") == 8  # no income
    assert case.state.outcome is not None


@rule("P40-CAP-20")
@rule("P40-CAP-21")
@rule("P40-VIC-02")
def test_japan_falls_is_plundered_and_has_one_turn_left() -> None:
    case = at(
        "combat_move", "anzac",
        treasury={"japan": 17},
        units={"sea6": {"anzac": {"transport[infantry]": 1}}, "korea": {"japan": {"infantry": 1}}},
    )  # fmt: skip
    case.do("anzac", "go sea6 transport assault=japan", "done")
    assert case.control("japan") == "anzac"
    assert (case.treasury("anzac"), case.treasury("japan")) == (17, 0)
    case.do("anzac", "done")
    assert case.treasury("anzac") == 17 + 10 + 8 + 5  # the home islands, and once for landing on them
    assert case.state.outcome is None
    assert (case.waiting, case.step) == (("japan",), "combat_move")
    case.do("japan", "done", "done")
    assert case.state.outcome is not None
    assert case.state.outcome.winners == ALLIES
    assert case.refuses("japan", "done").fault == "stale"


@rule("P40-CAP-30")
def test_western_united_states_counts_ten_for_convoys_in_wartime() -> None:
    case = at("income", "usa", units={"sea10": {"japan": {"submarine": 7}}})
    case.do("japan", "disrupt sea10")
    assert case.treasury("usa") == 17 + 5 + 40 - 12  # with Mexico 2


@rule("P40-CAP-30")
@rule("P40-INC-05")
def test_san_francisco_lost() -> None:
    case = at("combat_move", "japan", treasury={"usa": 30}, control={"mexico": "japan"},
              units={"mexico": {"japan": {"infantry": 1}}})  # fmt: skip
    case.do("japan", "go mexico>western_united_states infantry", "done", "done")
    assert case.treasury("japan") == 30 + 26 + 2 + 10
    finish(case, "usa")
    assert case.treasury("usa") == 0


@rule("P40-CAP-28")
def test_a_gun_moved_in_takes_nothing() -> None:
    units = {"burma": {"uk": {"aa_gun": 1, "infantry": 1}}}
    case = at("combat_move", "uk", control={"india": "japan"}, units=units)
    case.refuses("uk", "go burma>india aa_gun")
    case.do("uk", "go burma>india infantry", "done")
    assert case.control("india") == "uk"
