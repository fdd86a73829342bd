"""Mobilization, income and victory, as a stranger to the engine would try them: only by playing."""

from __future__ import annotations

import pytest

from flagplot.games.axis_allies.economy import convoy, income
from flagplot.games.axis_allies.events import Paid
from tests.pacific_1940.phases import at
from tests.pacific_1940.turns import finish, finish_until

rule = pytest.mark.rule


# -- mobilization ----------------------------------------------------------------------------------------


@rule("P40-MOB-24")
def test_a_complex_may_be_named_without_need() -> None:
    facilities = {"kiangsu": {"complex": "minor"}}
    case = at("mobilize", "japan", pool={"japan": {"destroyer": 2, "infantry": 9}}, facilities=facilities)
    case.refuses("japan", "place destroyer sea19 japan", "P40-MOB-24")
    case.do("japan", "place destroyer sea19 kiangsu", "place infantry kiangsu kiangsu")
    assert case.units("sea19") == {"japan": {"destroyer": 1}}
    assert case.units("kiangsu") == {"japan": {"infantry": 1}}


@rule("P40-MOB-01")
@rule("P40-MOB-03")
def test_only_own_complexes_count() -> None:
    case = at("mobilize", "anzac", pool={"anzac": {"infantry": 3, "destroyer": 3}},
              control={"malaya": "japan"}, facilities={"malaya": {"complex": "minor"}})  # fmt: skip
    case.refuses("anzac", "place infantry india", "P40-MOB-03")
    case.refuses("anzac", "place infantry malaya", "P40-MOB-01")
    case.refuses("anzac", "place infantry queensland", "P40-MOB-07")
    case.refuses("anzac", "place destroyer sea39", "P40-MOB-03")
    case.refuses("anzac", "place destroyer sea54", "P40-MOB-09")


@rule("P40-MOB-10")
@rule("P40-MOB-11")
@rule("P40-MOB-12")
def test_a_carrier_with_its_aircraft_is_launched_among_enemies_without_a_fight() -> None:
    case = at("mobilize", "uk", pool={"uk": {"carrier": 1, "fighter": 1, "tactical_bomber": 1}},
              units={"sea39": {"japan": {"battleship": 2}}})  # fmt: skip
    case.do("uk", "place fighter sea39", "place tactical_bomber sea39")
    assert case.units("sea39") == {
        "japan": {"battleship": 2}, "uk": {"carrier[tactical_bomber,fighter]": 1}
    }  # fmt: skip
    assert (case.waiting, case.step) == (("japan",), "convoy")  # no combat, but Calcutta's convoys are near


@rule("P40-MOB-11")
@rule("P40-MOB-13")
def test_no_new_aircraft_on_decks_that_are_full_damaged_foreign_or_far() -> None:
    units = {"sea62": {"anzac": {"carrier[fighter,fighter]": 1, "carrier*": 1}, "usa": {"carrier": 1}},
             "sea54": {"anzac": {"carrier": 1}}}  # fmt: skip
    case = at("mobilize", "anzac", pool={"anzac": {"fighter": 1, "airbase": 1}}, units=units)
    assert case.units("new_south_wales") == {"anzac": {"fighter": 1}}  # nowhere else to go
    case = at("mobilize", "anzac", pool={"anzac": {"fighter": 4, "airbase": 1}}, units=units)
    case.refuses("anzac", "place fighter sea62", "P40-MOB-13")
    case.refuses("anzac", "place fighter sea54", "P40-MOB-09")


@rule("P40-MOB-15")
@rule("P40-MOB-16")
@rule("P40-MOB-18")
@pytest.mark.parametrize(
    ("item", "where", "clause"),
    [
        ("minor_ic", "shantung", ""), ("minor_ic", "queensland", ""), ("minor_ic", "french_indo_china", ""),
        ("minor_ic", "mexico", ""), ("minor_ic", "alaska", ""), ("major_ic", "kwangtung", ""),
        ("major_ic", "malaya", ""), ("major_ic", "queensland", "P40-MOB-15"),
        ("minor_ic", "burma", "P40-MOB-16"), ("minor_ic", "victoria", "P40-MOB-16"),
        ("minor_ic", "philippines", "P40-MOB-18"), ("minor_ic", "new_zealand", "P40-MOB-18"),
        ("minor_ic", "borneo", "P40-MOB-18"), ("major_ic", "sumatra", "P40-MOB-18"),
    ],
)  # fmt: skip
def test_where_complexes_may_stand(item: str, where: str, clause: str) -> None:
    case = at("mobilize", "japan", pool={"japan": {item: 1, "airbase": 1}}, control={where: "japan"})
    if clause:
        case.refuses("japan", f"place {item} {where}", clause)
    else:
        case.do("japan", f"place {item} {where}")
        assert case.facilities(where)[2] == (1 if item == "minor_ic" else 2)


@rule("P40-MOB-14")
@rule("P40-MOB-22")
def test_dutch_land_taken_over_this_turn_is_no_building_site_yet() -> None:
    case = at("noncombat_move", "uk", pool={"uk": {"airbase": 1}},
              units={"malaya": {"uk": {"infantry": 1}}, "sea37": {"uk": {"transport": 1}}})  # fmt: skip
    case.do("uk", "go sea37>sea42 transport load=malaya:infantry offload=java", "done")
    assert case.control("java") == "uk"
    case.refuses("uk", "place airbase java", "P40-MOB-14")
    case.do("uk", "place airbase burma")
    assert case.facilities("burma")[0] == 0


@rule("P40-MOB-22")
@rule("P40-FAC-10")
def test_facilities_use_up_no_output_and_need_no_complex() -> None:
    case = at("mobilize", "anzac", pool={"anzac": {"infantry": 3, "airbase": 2, "naval_base": 1}})
    case.do("anzac", "place airbase victoria", "place airbase solomon_islands", "place naval_base victoria")
    assert case.units("new_south_wales") == {"anzac": {"infantry": 3}}
    assert case.facilities("solomon_islands")[0] == 0


@rule("P40-FAC-19")
def test_a_new_naval_base_serves_friends_at_once_in_their_turns_and_its_builder_in_the_next() -> None:
    case = at("mobilize", "uk", pool={"uk": {"naval_base": 1}},
              units={"sea38": {"anzac": {"battleship*": 1}, "uk": {"battleship*": 1}}})  # fmt: skip
    case.do("uk", "place naval_base burma")
    case.do("anzac", "done")
    assert case.units("sea38") == {"anzac": {"battleship": 1}, "uk": {"battleship*": 1}}
    finish_until(case, "uk")
    case.do("uk", "done")
    assert case.units("sea38") == {"anzac": {"battleship": 1}, "uk": {"battleship": 1}}


@rule("P40-FAC-19")
@pytest.mark.parametrize("built", [True, False])
def test_a_new_airbase_sends_up_fighters_in_the_very_next_turn(built: bool) -> None:
    where = "solomon_islands" if built else "victoria"
    units = {
        "solomon_islands": {"anzac": {"fighter": 1}},
        "sea49": {"anzac": {"destroyer": 1}},
        "sea48": {"japan": {"cruiser": 1}},
    }
    case = at("mobilize", "anzac", pool={"anzac": {"airbase": 1}}, units=units)
    case.do("anzac", f"place airbase {where}")
    case.do("japan", "done", "go sea48>sea49 cruiser", "done", dice=[] if built else [6, 1])
    if built:
        assert (case.waiting, case.step) == (("anzac",), "scramble")
        assert "scramble solomon_islands fighter 1" in case.legal("anzac")
    else:
        assert case.units("sea49") == {"anzac": {"destroyer": 1}}  # it fought alone


@rule("P40-FAC-01")
@rule("P40-FAC-03")
def test_facilities_are_no_units() -> None:
    case = at("combat_move", "japan", facilities={"korea": {"complex": "minor"}})
    for item in ("airbase", "naval_base", "complex", "minor_ic"):
        assert case.refuses("japan", f"go japan>korea {item}").fault == "malformed"
    assert case.legal("japan") == ["done"]


# -- income and convoys ----------------------------------------------------------------------------------


@rule("P40-INC-06")
def test_losses_never_eat_into_the_treasury(monkeypatch: pytest.MonkeyPatch) -> None:
    """On this map the limits of all zones together stay below any income, so the floor is tried directly."""
    case = at("combat_move", "anzac", treasury={"anzac": 7})
    war = case.war
    zones = [war.board.space_of[name] for name in ("sea54", "sea62", "sea63")]
    monkeypatch.setattr(convoy, "losses", lambda *_: [(zone, 6) for zone in zones])
    income.collect(war, war.power("anzac"), ())
    assert case.treasury("anzac") == 7  # 10 of income, 18 of losses
    assert [e.ipcs for e in war.events if isinstance(e, Paid)] == [10, -6, -4]


@rule("P40-INC-03")
@rule("P40-INC-04")
def test_losses_come_off_production_and_objectives_together() -> None:
    units = {"sea20": {"japan": {"submarine": 2}}, "sea37": {"japan": {"submarine": 3}},
             "sea39": {"japan": {"submarine": 2}}, "sea43": {"japan": {"submarine": 2}}}  # fmt: skip
    case = at("income", "uk", units=units)
    case.do("japan", "disrupt sea20", "disrupt sea37", "disrupt sea39", "disrupt sea43")
    assert case.treasury("uk") == 16 + 5 - 3 - 4 - 3 - 4


@rule("P40-CNV-01")
@rule("P40-CNV-02")
def test_the_land_must_be_the_collectors_own() -> None:
    units = {"sea54": {"japan": {"submarine": 1}, "usa": {"submarine": 1}}}
    case = at("income", "anzac", control={"queensland": "japan"}, units=units)
    assert case.step != "convoy"
    assert case.treasury("anzac") == 8
    case = at("income", "japan", control={"queensland": "japan"}, units=units)
    case.do("usa", "disrupt sea54")
    assert case.treasury("japan") == 28 - 2


@rule("P40-CNV-01")
def test_a_zone_without_the_symbol_is_safe_even_next_to_valuable_land() -> None:
    units = {"sea17": {"usa": {"submarine": 2}}, "sea6": {"usa": {"destroyer": 1}}}  # Iwo Jima is worth 1
    case = at("income", "japan", units=units)
    assert case.legal("usa") == ["disrupt sea6", "spare sea6"]
    case.refuses("usa", "disrupt sea17", "P40-CNV-01")
    case.do("usa", "disrupt sea6")
    assert (case.step, case.treasury("japan")) == ("purchase", 26 - 1)


@rule("P40-CNV-02")
def test_nobody_at_peace_is_asked_about_a_zone_that_touches_nothing_of_the_collector() -> None:
    case = at("income", "usa", war="china", units={"sea54": {"japan": {"submarine": 1}}})
    assert case.step == "purchase"  # Queensland is no American land, so there is no war to begin here
    assert not case.at_war("japan", "usa")
    case = at("income", "anzac", war="china", units={"sea54": {"japan": {"submarine": 1}}})
    assert (case.waiting, case.step) == (("japan",), "convoy")


@rule("P40-CNV-03")
@rule("P40-CNV-10")
def test_a_power_at_peace_does_not_join_in() -> None:
    units = {"sea6": {"uk": {"cruiser": 1}, "usa": {"submarine": 3}}}
    case = at("income", "japan", war=["china", "uk", "anzac"], units=units)
    assert case.waiting == ("uk",)
    case.do("uk", "disrupt sea6")
    assert case.treasury("japan") == 26 - 1
    assert not case.at_war("usa", "japan")


@rule("P40-CNV-08")
def test_aircraft_over_the_zone_or_aboard_count_nothing() -> None:
    case = at("income", "japan", units={"sea6": {"usa": {"carrier[fighter,fighter]": 1, "transport": 2}}})
    case.do("usa", "disrupt sea6")
    assert case.treasury("japan") == 26 - 1


@rule("P40-CNV-09")
def test_convoys_are_lost_again_every_turn() -> None:
    case = at("noncombat_move", "japan", units={"sea6": {"usa": {"submarine": 1}}})
    case.do("japan", "done")
    case.refuses("usa", "done")
    case.do("usa", "disrupt sea6")
    case.refuses("usa", "disrupt sea6", "P40-CNV-09")  # her own turn now
    finish_until(case, "japan")
    for _ in range(3):
        case.do("japan", "done")
    case.do("usa", "disrupt sea6")
    assert case.treasury("japan") == 2 * (26 - 2)


@rule("P40-CNV-09")
@rule("P40-SEQ-08")
def test_the_war_of_the_third_american_turn_lets_japan_raid_in_that_very_phase() -> None:
    case = at("noncombat_move", "usa", war="china", round=3, units={"sea10": {"japan": {"submarine": 2}}},
              options={"japan_peace_convoy_raid": False})  # fmt: skip
    case.do("usa", "done").do("japan", "disrupt sea10")
    assert case.treasury("usa") == 17 + 5 + 40 - 4
    assert not case.at_war("uk", "japan")


# -- victory ---------------------------------------------------------------------------------------------

SIX = {"philippines": "japan", "kwangtung": "japan", "hawaiian_islands": "japan", "india": "japan"}


@rule("P40-VIC-01")
@rule("P40-VIC-03")
@rule("P40-SEQ-06")
def test_six_cities_won_by_japan_must_be_held_to_the_end_of_the_round() -> None:
    five = {name: holder for name, holder in SIX.items() if name != "india"}
    units = {"burma": {"japan": {"infantry": 1}}}
    case = at("combat_move", "japan", control={**five, "burma": "japan"}, units=units)
    case.do("japan", "go burma>india infantry", "done", "done")
    for seat in ("usa", "china", "uk"):
        assert case.state.outcome is None
        finish(case, seat)
    assert case.state.outcome is None
    finish(case, "anzac")
    assert case.state.outcome is not None
    assert case.state.outcome.winners == ("japan",)
    assert case.state.outcome.rule == "P40-VIC-01"


@rule("P40-VIC-03")
def test_a_city_freed_before_the_round_ends_keeps_the_game_going() -> None:
    case = at("combat_move", "uk", control={**SIX, "burma": "uk"}, units={"burma": {"uk": {"infantry": 1}}})
    case.do("uk", "go burma>india infantry", "done")
    finish(case, "uk")
    finish(case, "anzac")
    assert case.state.outcome is None
    assert case.state.round == 2


@rule("P40-VIC-05")
def test_japan_may_win_at_the_end_of_the_round_in_which_tokyo_fell() -> None:
    case = at("combat_move", "anzac", control={**SIX, "western_united_states": "japan"},
              units={"sea6": {"anzac": {"transport[infantry]": 1}}})  # fmt: skip
    case.do("anzac", "go sea6 transport assault=japan", "done")
    assert case.control("japan") == "anzac"
    finish(case, "anzac")
    assert case.state.outcome is not None
    assert case.state.outcome.winners == ("japan",)


@rule("P40-VIC-02")
@rule("P40-VIC-04")
@pytest.mark.parametrize(("dice", "over"), [([1, 6], False), ([6, 2], True)])
def test_the_last_turn_of_japan(dice: list[int], over: bool) -> None:
    case = at(
        "combat_move", "japan",
        control={"japan": "usa"},
        units={"sea6": {"japan": {"transport[infantry]": 1}}, "japan": {"usa": {"infantry": 1}}},
    )  # fmt: skip
    case.do("japan", "go sea6 transport assault=japan", "done", dice=dice)
    case.do("japan", "done")
    assert (case.state.outcome is not None) is over
    assert case.treasury("japan") == (0 if over else 26)
