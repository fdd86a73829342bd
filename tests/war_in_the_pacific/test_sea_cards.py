"""Cards: classes, missions, routes, oilers, formation; dummies; fuel. [3.25, 8, 16, 18]"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from flagplot.games.war_in_the_pacific.sea import fuel, plots, ships
from flagplot.games.war_in_the_pacific.sea.state import Card
from tests.war_in_the_pacific.afloat import GAME, GROUNDED, TABLES, SeaCase
from tests.war_in_the_pacific.setting import Situation

J1 = {
    "hex": "F0525", "ships": ["jn-cv-akagi", "jn-ca-tone", "jn-dd-nowaki"], "mission": "CVOPS", "speed": 3,
    "admirals": ["ldr-nagumo", "ldr-yamaguchi"],
}  # fmt: skip
J5 = {"hex": "D2541", "ships": ["jn-cl-jintsu", "jn-msu-15"], "mission": "AMPH", "speed": 1}
J6 = {"hex": "F0525", "ships": ["jn-ao-kyokuto-maru"], "mission": "FUEL", "speed": 2}
U17 = {"hex": "F2536", "ships": ["us-cv-yorktown", "us-ca-astoria"], "mission": "CVOPS", "speed": 3}


def plotting(dice: tuple[int, ...] = (6, 6, 1, 1), **forces: object) -> SeaCase:
    """Japan plots; it has the initiative and moves first."""
    case = SeaCase("naval", forces={"U17": U17, **forces}, subrons={}, air=GROUNDED)
    case.do("allied", "no", dice=dice)
    case.do("japan", "first")
    return case


def sailed(case: SeaCase, dice: tuple[int, ...] = ()) -> None:
    """The rest of the Naval Phase without Allied cards."""
    case.do("japan", "done")
    case.do("allied", "done")
    case.do("allied", "done", dice=dice)


@pytest.mark.rule("BR-3-25", "BR-3-04")
def test_a_card_has_class_mission_and_route_and_japan_writes_first() -> None:
    case = plotting(J1=J1)
    assert case.state.waiting == ("japan",)
    case.do("japan", "take-card J1", "mission PATROL", "course F0727", "aim F0727", "by-night", "file-card")
    card = case.state.sea.cards["J1"]
    assert (card.mission, card.speed, card.night) == ("PATROL", 3, True)
    assert [case.play.label(hex) for hex in card.route][-1] == "F0727"
    case.do("japan", "done")
    assert case.state.waiting == ("allied",)  # Sigint comes between
    case.do("allied", "done")
    assert case.answers("allied") == ["take-card U17", "done"]


@pytest.mark.rule("BR-3-25", "BR-16-12")
def test_without_a_card_a_force_holds() -> None:
    case = plotting(J1=J1)
    sailed(case)
    assert case.where("J1") == "F0525"
    assert case.force("J1").fuel == 0


@pytest.mark.rule("BR-16-01", "BR-16-14")
def test_classes_two_and_three_have_126_mps_and_class_one_84() -> None:
    case = plotting(J1=J1, J5=J5)
    case.do("japan", "take-card J1")
    label = plots.card_of(case.play, "J1")
    assert plots.budget(case.play, "J1", label) == 126
    case.refuses("japan", "course F3520", "BR-16-14")
    case.do("japan", "file-card", "take-card J5")
    assert plots.budget(case.play, "J5", plots.card_of(case.play, "J5")) == 84
    assert "course F1234" not in case.answers("japan")  # 127 MPs


@pytest.mark.rule("BR-16-01", "SC-S2-04", "SC-S2-02")
def test_class_one_is_active_once_in_a_game_turn() -> None:
    case = plotting(J5={**J5, "active": 1}, J1={**J1, "active": 2})
    case.do("japan", "take-card J5")
    case.refuses("japan", "course D2641", "BR-16-01")
    case.do("japan", "file-card", "take-card J1")
    assert "course F0625" in case.answers("japan")  # class 3 in three phases


@pytest.mark.rule("BR-16-09")
def test_ships_do_not_sail_over_land() -> None:
    case = plotting(J1=J1)
    case.do("japan", "take-card J1")
    case.refuses("japan", "course A1010", "SC-S2-07")
    for answer in case.answers("japan"):
        if answer.startswith("course"):
            assert case.play.hex(answer.split()[1]) in case.play.chart.sea


@pytest.mark.rule("BR-8-01", "BR-16-16")
def test_no_class_above_the_slowest_ship() -> None:
    case = plotting(J5=J5, J1=J1)
    case.do("japan", "take-card J5")
    case.refuses("japan", "speed-class 2", "BR-8-01")
    case.do("japan", "file-card", "take-card J1", "speed-class 1")
    assert case.state.sea.cards["J1"].speed == 1


@pytest.mark.rule("BR-16-16", "BR-18-01", "BR-18-03")
def test_endurance_over_changing_speed() -> None:
    """Worked case RC-A22: two phases in class 3 and one in class 2 are 11/12; the next is unsupplied."""
    case = plotting(J1={**J1, "fuel": 11})
    play = case.play
    assert ships.burn(play, 3) == 4
    assert ships.burn(play, 2) == 3
    assert plots.speeds(play, "J1") == (1,)
    case.do("japan", "take-card J1")
    case.refuses("japan", "speed-class 3", "BR-18-03")
    case.do("japan", "course F0625", "file-card")
    sailed(case)
    assert case.force("J1").fuel == 14
    ship = TABLES.ship_number["jn-ca-tone"]
    assert ships.unsupplied(case.play, ship)
    assert ships.speed_class(case.play, ship) == 1
    assert ships.rating(case.play, ship, "surface") == TABLES.ships[ship].surface // 2
    assert "CVOPS" not in plots.missions(case.play, "J1")


@pytest.mark.rule("BR-18-01", "BR-3-07", "BR-3-29")
def test_an_active_phase_uses_fuel_and_holding_none() -> None:
    case = plotting(J1=J1, J6=J6)
    case.do("japan", "take-card J1", "course F0625", "file-card", "take-card J6", "mission MOVT", "file-card")
    sailed(case)
    assert (case.force("J1").fuel, case.force("J1").active) == (4, 1)
    assert (case.force("J6").fuel, case.force("J6").active) == (0, 0)


@pytest.mark.rule("BR-18-02", "SC-S2-02")
def test_oilers_in_the_hex_fill_the_tanks_for_12_mps_of_both() -> None:
    """Worked case RC-A11: with oilers at the start of the phase a fourth phase in class 3 is normal."""
    case = plotting(J1={**J1, "fuel": 8}, J6=J6)
    case.do("japan", "take-card J1", "refuel J6")
    play = case.play
    assert plots.budget(play, "J1", plots.card_of(play, "J1")) == 114
    assert plots.budget(play, "J6", plots.card_of(play, "J6")) == 114
    case.do("japan", "course F0625", "file-card")
    sailed(case)
    assert case.force("J1").fuel == 4  # full, then a phase in class 3
    assert case.state.sea.fuel == {TABLES.ship_number["jn-ao-kyokuto-maru"]: 2}  # a carrier, and two others
    assert case.force("J6").active == 1


@pytest.mark.rule("BR-18-02")
def test_oilers_may_be_met_at_the_end_of_the_phase() -> None:
    case = plotting(J1={**J1, "fuel": 8, "hex": "F0625"}, J6=J6)
    case.do("japan", "take-card J1")
    case.refuses("japan", "refuel J6", "BR-18-02")
    case.do("japan", "course F0525", "refuel-late J6", "file-card")
    sailed(case)
    assert case.force("J1").fuel == 0


@pytest.mark.rule("BR-18-02", "BR-3-07", "BR-3-28")
def test_a_phase_costs_fuel_where_the_oilers_at_its_end_are_missed() -> None:
    for full, left in ((True, 0), (False, 4)):
        case = plotting(J1={**J1, "hex": "F0625"}, J6=J6)
        case.do("japan", "take-card J1", "course F0525", "refuel-late J6", "file-card", "done")
        if not full:
            case.play.set_force("J6", hex=case.play.hex("F0425"))
        case.do("allied", "done")
        case.do("allied", "done")
        assert case.force("J1").fuel == left


@pytest.mark.rule("BR-18-02", "BR-3-28")
def test_empty_oilers_refuel_nobody() -> None:
    case = SeaCase(
        "naval",
        forces={"U17": U17, "J1": {**J1, "fuel": 8}, "J6": J6},
        subrons={},
        air=GROUNDED,
        fuel_used={"jn-ao-kyokuto-maru": 6},
    )
    fuel.refuel(case.play, "J1", "J6")
    assert case.force("J1").fuel == 8


@pytest.mark.rule("BR-18-04", "WPA-PRT-05", "BR-16-06")
def test_in_port_tanks_are_full_and_nobody_is_seen() -> None:
    force = {**U17, "hex": "F3342", "fuel": 7, "marker": 2}
    case = SeaCase("naval", forces={"U17": force, "J1": J1}, subrons={}, air=GROUNDED)
    case.do("allied", "no", dice=[6, 6, 1, 1])
    case.do("japan", "first")
    case.do("japan", "done")
    case.do("allied", "done")
    case.do("allied", "done")
    assert case.play.in_port("U17")
    assert (case.force("U17").fuel, case.force("U17").marker) == (0, 0)
    assert case.state.sea.shown == {}


@pytest.mark.rule("BR-8-02", "BR-8-06", "BR-8-12", "WPB-NAV-04")
def test_splitting_at_sea_costs_20_mps_of_each() -> None:
    case = plotting(J1=J1)
    case.do("japan", "take-card J1", "detach jn-ca-tone")
    play = case.play
    new = next(label for label in play.forces_of(0) if label not in ("J1",))
    assert plots.budget(play, "J1", plots.card_of(play, "J1")) == 106
    assert plots.budget(play, new, plots.card_of(play, new)) == 106
    assert play.force(new).admirals == (TABLES.leader_number["ldr-yamaguchi"],)
    assert play.force(new).flagship == TABLES.ship_number["jn-ca-tone"]
    assert play.force("J1").admirals == (TABLES.leader_number["ldr-nagumo"],)
    case.do("japan", "flagship jn-dd-nowaki")
    assert case.force("J1").flagship == TABLES.ship_number["jn-dd-nowaki"]


@pytest.mark.rule("BR-8-02")
def test_forming_is_free_in_port() -> None:
    force = {**U17, "hex": "F3342"}
    case = SeaCase(
        "naval", forces={"U17": force, "J1": J1}, subrons={}, air=GROUNDED, harbour={"F3342": ["us-dd-mahan"]}
    )
    case.do("allied", "no", dice=[6, 6, 1, 1])
    case.do("japan", "first", "done")
    case.do("allied", "done", "take-card U17", "sortie us-dd-mahan", "detach us-ca-astoria")
    assert case.force("U17").spent == 0
    assert TABLES.ship_number["us-dd-mahan"] in case.force("U17").ships


@pytest.mark.rule("BR-16-08")
def test_a_force_may_follow_a_friend_in_its_hex_that_is_not_faster() -> None:
    case = plotting(J1=J1, J6=J6)
    case.do("japan", "take-card J6", "course F0725", "file-card", "take-card J1", "escort J6", "file-card")
    sailed(case)
    assert case.where("J1") == case.where("J6") == "F0725"


@pytest.mark.rule("BR-16-03")
def test_near_an_enemy_subron_a_hex_costs_two_more_without_a_screen() -> None:
    near = {"sub-us-mid1": ["F0725", 3]}
    lonely = {"hex": "F0525", "ships": ["jn-ca-tone"], "mission": "MOVT"}
    case = SeaCase(
        "naval",
        forces={"U17": U17, "J8": lonely, "J1": {**J1, "ships": ["jn-dd-nowaki", "jn-dd-hagikaze"]}},
        subrons=near,
    )
    hex = case.play.hex("F0625")
    assert hex in plots.slow(case.play, "J8")
    assert plots.slow(case.play, "J1") == frozenset()  # ASW 6


@pytest.mark.rule("BR-17-15")
def test_a_ship_with_damage_4_is_towed_in_class_one() -> None:
    force = {"hex": "F0525", "ships": ["jn-cv-akagi", "jn-ca-tone"], "mission": "MOVT", "speed": 1}
    case = SeaCase(
        "naval",
        forces={"U17": U17, "J1": force},
        subrons={},
        air=GROUNDED,
        ships={"jn-cv-akagi": {"damage": 4}},
    )
    case.do("allied", "no", dice=[6, 6, 1, 1])
    case.do("japan", "first")
    case.do("japan", "take-card J1")
    assert "mission TOW" in case.answers("japan")
    assert ships.force_speed(case.play, "J1") == 0


@pytest.mark.rule("SC-S2-07", "SC-S3-10", "SC-S4-01")
def test_a_course_off_the_map_names_the_clause_of_the_scenario() -> None:
    def refused(scenario: str, force: dict[str, Any], hex: str, rule: str) -> None:
        deck = {"step": "plotting", "side": 0, "seats": ["japan"], "stacks": [[{"step": "deck", "side": 0}]]}
        frames = [{"step": "week", "stage": 3}, {"step": "naval_phase", "stage": 4}, deck]
        case = Situation({"scenario": scenario, "frames": frames, "pair": 3, "forces": {"J1": force}})
        case.do("japan", "take-card J1")
        case.refuses("japan", f"course {hex}", rule)

    refused("midway", {"hex": "F0525", "ships": ["jn-cv-akagi"]}, "A1010", "SC-S2-07")
    refused("guadalcanal", {"hex": "E1613", "ships": ["jn-ca-chokai"]}, "A1010", "SC-S3-10")
    refused("malaya", {"hex": "B0452", "ships": ["jn-cl-kinu"]}, "F0525", "SC-S4-01")


@pytest.mark.rule("SC-S2-07")
def test_task_forces_leave_by_their_own_edges_and_do_not_return() -> None:
    case = plotting(J1={**J1, "hex": "D2030"}, U9={**U17, "ships": ["us-cv-hornet"], "hex": "D2045"})
    case.do("japan", "take-card J1", "off-map", "file-card", "done")
    case.do("allied", "done", "take-card U9")
    case.refuses("allied", "off-map", "SC-S2-07")
    case.do("allied", "file-card", "done")
    assert "J1" not in case.state.sea.forces
    assert TABLES.ship_number["jn-cv-akagi"] in case.state.sea.left


@pytest.mark.rule("BR-8-03", "BR-14-01", "SC-S2-03", "BR-22-02")
def test_dummies_are_placed_in_the_own_half_and_sail_in_class_two() -> None:
    state = GAME.start("midway", seed=4)
    assert state.sea.dummies == (6, 3)
    refusal = GAME.why_not(state, "japan", "dummy F2030")
    assert refusal is not None
    assert refusal.rule == "SC-S2-03"
    state, _ = GAME.apply(state, "japan", "dummy D3030")
    state, _ = GAME.apply(state, "japan", "decoy D3031")
    state, _ = GAME.apply(state, "japan", "done")
    state, _ = GAME.apply(state, "allied", "done")
    label = next(label for label, force in state.sea.forces.items() if force.dummy)
    play = GAME.play(state)
    assert ships.force_speed(play, label) == 2
    assert 100 in state.sea.boats
    assert ships.burn(play, 2) == 3


@pytest.mark.rule("BR-3-23")
def test_a_night_mission_costs_12_mps() -> None:
    case = plotting(J1=J1)
    case.do("japan", "take-card J1", "by-night")
    play = case.play
    assert plots.budget(play, "J1", plots.card_of(play, "J1")) == 114


@pytest.mark.rule("WPB-NV2-21")
def test_anti_aircraft_upgrades_wait_for_the_yard() -> None:
    case = plotting(J1=J1)
    ship = TABLES.ship_number["jn-cv-akagi"]
    assert TABLES.ships[ship].aa_up[0] == ("yard/42", 7)
    assert ships.printed_aa(case.play, ship) == 6
    by_month = msgspec.structs.replace(TABLES.ships[ship], aa_up=(("0/5/42", 9), ("0/7/42", 11)))
    play = case.play
    play.tables = replace(TABLES, ships=(*TABLES.ships[:ship], by_month, *TABLES.ships[ship + 1 :]))
    assert ships.rating(play, ship, "aa") == 9  # a month counts by itself


def test_cards_written_twice_begin_anew() -> None:
    case = plotting(J1=J1)
    case.do("japan", "take-card J1", "course F0625", "file-card", "take-card J1")
    assert case.state.sea.cards["J1"] == Card(mission="CVOPS", speed=3, hidden=True)
