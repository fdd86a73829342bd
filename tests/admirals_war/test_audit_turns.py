"""Turns and fleets as a stranger would try them: whole steps, boundaries, and which rule refuses what."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.admirals_war.turn import repair
from tests.admirals_war.helpers import Case

WAR: dict[str, Any] = {"pacific": "war", "attack_turn": 3}
MEDITERRANEAN = {"western_mediterranean": "allied", "eastern_mediterranean": "allied"}


# -- reinforcement ----------------------------------------------------------------------------------------


@pytest.mark.rule("AW-AMP-15", "AW-CHK-08", "AW-LBA-23")
def test_units_that_come_back_choose_among_ports_they_can_use() -> None:
    units = {"chart": {"us_amph_1stm": {"back": 6}, "uk_raaf": {"back": 6}}}
    case = Case(turn=6, step="reinforcement", units=units, **WAR)
    case.refuses("british", "send malta uk_raaf", "AW-LBA-23")  # a base
    case.refuses("british", "send murmansk uk_raaf", "AW-LBA-23")
    case.refuses("british", "send germany uk_raaf", "AW-REI-08")
    case.do("british", "send pearl_harbor uk_raaf")
    case.refuses("us", "send leningrad us_amph_1stm", "AW-AMP-15")  # nothing Allied gets out of the Baltic
    case.refuses("us", "send midway us_amph_1stm", "AW-AMP-15")
    case.do("us", "send murmansk us_amph_1stm")
    assert (case.where("uk_raaf"), case.where("us_amph_1stm")) == ("pearl_harbor", "murmansk")


@pytest.mark.rule("AW-AMP-16")
@pytest.mark.parametrize(("turn", "armor", "speed"), [(7, 4, 4), (8, 5, 5), (9, 5, 5)])
def test_two_sided_units_come_back_on_their_reverse_from_turn_8(turn: int, armor: int, speed: int) -> None:
    case = Case(turn=turn, step="reinforcement", units={"chart": {"us_amph_1stm": {"back": turn}}}, **WAR)
    case.do("us", "send usa us_amph_1stm")
    unit = case.unit("us_amph_1stm")
    assert (case.war.armor(unit), case.war.speed(unit)) == (armor, speed)


@pytest.mark.rule("AW-REI-09", "AW-PAC-21")
def test_us_reinforcements_in_the_pacific_at_peace_stay_in_pearl_harbor() -> None:
    case = Case(turn=4, step="reinforcement", units={"future": ["us_colorado"]})
    assert case.legal("us") == ["pick us_colorado", "done"]
    case.refuses("us", "send panama_canal us_colorado", "AW-REI-09")
    case.do("us", "send pearl_harbor us_colorado")
    later = Case(
        turn=5, step="patrol", seat="us", units={"pearl_harbor": ["us_colorado"], "samoa": ["us_houston"]}
    )
    later.refuses("us", "send hawaiian_islands us_colorado", "AW-PAC-08")


@pytest.mark.rule("AW-REI-11", "AW-REI-12", "AW-REI-13", "AW-REI-14")
@pytest.mark.parametrize(
    ("units", "gone"),
    [
        ({"germany": {"ger_luftflotte_5": {"damage": 3}, "ger_x_fliegerkorps": {}}}, "ger_luftflotte_5"),
        (
            {"germany": ["ger_x_fliegerkorps", "ger_stuka"], "chart": {"ger_luftflotte_5": {"back": 10}}},
            "ger_x_fliegerkorps",
        ),
        ({"germany": ["ger_stuka"], "chart": {"ger_luftflotte_5": {"back": 10}}}, "ger_luftflotte_5"),
        (
            {
                "germany": ["ger_stuka"],
                "taranto": ["ita_regia_aeronautica"],
                "yokosuka_navy_yard": ["jap_21af"],
            },
            "",
        ),
    ],
)
def test_who_leaves_when_the_chart_withdraws_a_unit(units: dict[str, Any], gone: str) -> None:
    case = Case(turn=8, step="reinforcement", units=units, **WAR)
    assert case.halted
    listed = [unit for place in units.values() for unit in place]
    left = [unit for unit in listed if case.where(unit) == "removed"]
    assert left == ([gone] if gone else [])


# -- repair -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-REP-04", "AW-REP-09", "AW-REP-07", "AW-REP-11", "AW-REP-14")
def test_which_rule_leaves_a_ship_unrepaired() -> None:
    units = {
        "england": {
            "uk_hood": {"damage": 2},
            "uk_nelson": {"mode": "raiding", "damage": 1},
            "uk_amph_tiger": {"damage": 1},
            "us_washington": {"damage": 1},
        },
        "usa": {"us_texas": {"damage": 1}},
        "pearl_harbor": {"us_arizona": {"damage": 1}},
        "brest": {"uk_york": {"damage": 1}},
        "north_sea": {"uk_rodney": {"damage": 1}},
    }
    case = Case(
        turn=3, step="repair", seat="british", pacific="attack", control={"brest": "allied"}, units=units
    )
    for unit, rule in (
        ("us_texas", "AW-REP-09"),
        ("us_arizona", "AW-REP-04"),
        ("uk_york", "AW-REP-07"),
        ("uk_nelson", "AW-REP-11"),
        ("uk_rodney", "AW-REP-11"),
        ("uk_amph_tiger", "AW-REP-14"),
    ):
        case.refuses("british", f"repair {unit} 1", rule)
    case.refuses("british", "repair uk_hood 3", "AW-REP-08")
    assert case.can("british", "repair us_washington 1")


@pytest.mark.rule("AW-REP-05", "AW-RAI-14")
def test_with_pearl_harbor_lost_panama_raises_ships() -> None:
    for control, yard in (("allied", False), ("axis", True)):
        case = Case(turn=6, step="repair", control={"pearl_harbor": control}, **WAR)
        assert repair.has_yard(case.war, case.place("panama_canal")) == yard
    case = Case(
        turn=6, step="repair", seat="us", control={"pearl_harbor": "axis"},
        units={"panama_canal": {"us_arizona": {"damage": 8}}}, **WAR,
    )  # fmt: skip
    case.do("us", "repair us_arizona 8")
    assert case.damage("us_arizona") == 0


@pytest.mark.rule("AW-REP-04")
def test_pearl_harbor_counts_from_the_attack_or_from_history() -> None:
    units = {"pearl_harbor": {"us_arizona": {"damage": 8}, "us_oklahoma": {"damage": 8}}}
    for attack, points in ((4, 3), (3, 6), (2, 9)):
        case = Case(turn=5, step="repair", seat="us", pacific="war", attack_turn=attack, units=units)
        assert list(case.frame.points.values())[-1] == points
    told_nothing = Case(turn=5, step="repair", seat="us", pacific="war", units=units)
    assert told_nothing.state.attack_turn == 3


@pytest.mark.rule("AW-O35-04", "AW-O35-01")
def test_fuso_is_converted_only_in_place_of_a_lost_sister() -> None:
    sunk = ["jap_akagi", "jap_kaga", "jap_soryu", "jap_hiryu"]
    parts: dict[str, Any] = {
        "turn": 6,
        "step": "repair",
        "options": {"battleship_carriers": True},
        "factors": dict.fromkeys(sunk, "0-2-7-4"),
    }
    yard = {"yokosuka_navy_yard": ["jap_fuso", "jap_hyuga"]}
    case = Case(units={"sunk": sunk, **yard}, **parts, **WAR)
    case.refuses("japanese", "convert jap_fuso", "AW-O35-04")
    few = Case(units={"sunk": sunk[:3], "yokosuka_navy_yard": {"jap_fuso": {"damage": 1}}}, **parts, **WAR)
    few.refuses("japanese", "convert jap_fuso", "AW-O35-01")
    lost = Case(units={"sunk": [*sunk, "jap_ise"], **yard}, **parts, **WAR)
    lost.do("japanese", "convert jap_fuso", "convert jap_hyuga")
    assert lost.marked("jap_fuso", "converted")


# -- the guard of Indonesia -------------------------------------------------------------------------------


@pytest.mark.rule("AW-PAC-23", "AW-FRA-12")
@pytest.mark.parametrize(("second", "saigon"), [("uk_repulse", "allied"), ("uk_exeter", "axis")])
def test_without_its_guard_indonesia_takes_no_port_that_turn(second: str, saigon: str) -> None:
    units = {"indonesia": ["uk_renown", second]}
    case = Case(turn=3, step="patrol", seat="japanese", units=units, through=True)
    assert case.control("saigon") == saigon


# -- turn 0 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-O20-07", "AW-O20-08")
def test_an_italy_that_joins_may_raid_on_the_same_turn() -> None:
    units = {
        "taranto": ["ita_zara", "ita_fiume"],
        "western_mediterranean": ["uk_hood", "uk_renown", "uk_york"],
    }
    parts: dict[str, Any] = {"scenario": "turn_0", "turn": 0, "units": units}
    patrol = Case(
        step="patrol", seat="german", **{**parts, "units": {**units, "germany": ["ger_scharnhorst"]}}
    )
    patrol.refuses("german", "send eastern_mediterranean ita_zara", "AW-O20-08")
    case = Case(step="air", dice=[2, 1], through=True, **parts)
    case.do("german", "declare")
    case.do("german", "send eastern_mediterranean ita_zara", "done")
    assert (case.where("ita_zara"), case.mode("ita_zara")) == ("eastern_mediterranean", "raiding")
    assert (case.where("ita_fiume"), case.mode("ita_fiume")) == ("taranto", "patrolling")


@pytest.mark.rule("AW-O20-07", "AW-O20-08")
def test_an_italy_that_stays_out_does_not_move() -> None:
    units = {"taranto": ["ita_zara"], "western_mediterranean": ["uk_hood", "uk_renown", "uk_york"]}
    low = Case(scenario="turn_0", turn=0, step="air", dice=[1, 1], through=True, units=units)
    assert low.where("ita_zara") == "taranto"
    assert low.waiting == ("british",)  # who returns to base: nobody was asked about Italy
    passed = Case(scenario="turn_0", turn=0, step="air", dice=[6, 6], through=True, units=units)
    passed.do("german", "pass")
    assert passed.mode("ita_zara") == "patrolling"
    assert passed.waiting == ("british",)


# -- French ships -----------------------------------------------------------------------------------------


@pytest.mark.rule("AW-FRA-09", "AW-FRA-10")
def test_which_french_ships_claim_a_colony() -> None:
    units = {
        "indian_ocean": {
            "fra_foch": {"nation": "free_french"},
            "fra_colbert": {"nation": "free_french", "mode": "raiding"},
            "fra_algerie": {"nation": "german"},
        },
        "coral_sea": {"fra_suffren": {"nation": "free_french"}},
    }
    case = Case(turn=3, step="invasion", units=units)
    case.refuses("us", "land fra_colbert diego_suarez", "AW-FRA-09")
    case.refuses("us", "land fra_suffren guadalcanal", "AW-FRA-09")
    case.do("us", "land fra_foch diego_suarez", "done")
    assert case.halted  # the German one comes too late
    assert case.control("diego_suarez") == "allied"
    assert case.where("fra_foch") == "indian_ocean"


@pytest.mark.rule("AW-FRA-06", "AW-SEQ-03", "AW-O22-09")
def test_whose_the_french_ships_of_a_position_are() -> None:
    units = {"brest": ["fra_foch"], "usa": ["fra_algerie"], "mid_atlantic": ["fra_suffren"]}
    case = Case(turn=4, step="return", units=units)
    board = case.war
    assert [board.seat_name(case.unit(id)) for id in ("fra_foch", "fra_algerie", "fra_suffren")] == [
        "german", "us", "us",
    ]  # fmt: skip
    assert case.can("us", "send england fra_suffren")  # Free French use US and British ports
    assert case.can("us", "send usa fra_suffren")
    first = Case(turn=1, step="return", units={"mid_atlantic": ["fra_suffren"]})
    assert first.where("fra_suffren") == "brest"
    option = {"french_dilemma": True}
    vichy = Case(
        turn=3,
        step="repair",
        options=option,
        units={"vichy_fna": ["fra_foch"], "brest": {"ger_gneisenau": {"damage": 1}}},
    )
    vichy.refuses("german", "repair fra_foch 1", "AW-O22-10")


# -- Taranto ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-ITA-01", "AW-ITA-02", "AW-ITA-03")
@pytest.mark.parametrize(
    ("control", "before", "falls"),
    [
        ({"tripoli": "allied"}, {}, True),
        ({}, {}, False),  # Tripoli is Italian
        ({"tripoli": "allied", "malta": "axis"}, {}, False),
        ({"tripoli": "allied"}, {"eastern_mediterranean": ""}, False),  # one turn of control
    ],
)
def test_when_taranto_falls(control: dict[str, str], before: dict[str, str], falls: bool) -> None:
    units = {
        "western_mediterranean": ["uk_hood"],
        "eastern_mediterranean": ["uk_warspite"],
        "taranto": ["ita_littorio"],
        "brest": ["ita_pola"],
    }
    case = Case(
        turn=6,
        step="control",
        flags=MEDITERRANEAN,
        flags_before=before,
        control=control,
        units=units,
        through=True,
        **WAR,
    )
    assert case.control("taranto") == ("allied" if falls else "axis")
    assert case.where("ita_littorio") == ("spezia" if falls else "taranto")
    assert case.where("ita_pola") == "brest"  # beyond Gibraltar


# -- victory ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-GEN-09", "AW-GEN-11", "AW-GEN-12", "AW-GEN-13", "AW-SEQ-32")
@pytest.mark.parametrize(
    ("ato", "pto", "team", "alone", "rule"),
    [
        (1, 0, ("british", "us"), ("british",), "AW-GEN-11"),
        (0, 3, ("british", "us"), ("us",), "AW-GEN-11"),
        (2, 5, ("british", "us"), ("us",), "AW-GEN-11"),
        (-1, 3, (), ("german",), "AW-GEN-13"),
        (9, -2, (), ("japanese",), "AW-GEN-13"),
        (0, -4, ("japanese", "german"), ("japanese",), "AW-GEN-11"),
        (-5, -4, ("japanese", "german"), ("german",), "AW-GEN-13"),
        (0, 0, (), (), "AW-GEN-11"),
    ],
)
def test_both_readings_of_victory_at_the_end_of_turn_10(
    ato: int, pto: int, team: tuple[str, ...], alone: tuple[str, ...], rule: str
) -> None:
    parts: dict[str, Any] = {
        "turn": 10,
        "step": "return",
        "vp": {"ATO": ato, "PTO": pto},
        "through": True,
        **WAR,
    }
    for options in ({}, {"players": "four"}):
        outcome = Case(options=options, **parts).state.outcome
        assert outcome is not None
        assert (outcome.winners, outcome.rule) == (team, "AW-GEN-09")
    outcome = Case(options={"players": "four", "victory": "individual"}, **parts).state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == (alone, rule)


@pytest.mark.rule("AW-REI-15", "AW-SEQ-32", "AW-O21-04", "AW-O21-11")
def test_turn_11_is_played_for_the_pacific_alone() -> None:
    units = {"north_sea": ["ger_bismarck"], "home_islands": ["jap_kaga"], "bay_of_bengal": ["uk_hood"]}
    case = Case(scenario="turn_11", turn=11, step="control", vp={"ATO": 1, "PTO": 0}, units=units, **WAR)
    assert (case.vp("ATO"), case.vp("PTO")) == (1, -4)
    ten = Case(scenario="turn_11", turn=10, step="control", vp={"ATO": 1, "PTO": 0}, units=units, **WAR)
    assert (ten.vp("ATO"), ten.vp("PTO")) == (-1, -4)


# -- set-up -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-REI-06", "AW-UNI-16")
def test_british_air_units_choose_a_port_of_their_theatre() -> None:
    case = Case(base="start")
    assert case.where("uk_raf_coastal") == "england"
    case.refuses("british", "send singapore uk_raf_coastal", "AW-REI-06")  # in the other theatre
    case.refuses("british", "send malta uk_raf_coastal", "AW-REI-06")
    case.refuses("british", "pick ned_de_ruyter", "AW-REI-05")
    case.do("british", "send gibraltar uk_raf_coastal")
    assert case.where("uk_raf_coastal") == "gibraltar"


# -- turn 11 ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-O21-05", "AW-O21-06", "AW-O21-07")
def test_turn_11_begins_with_transfers_if_britain_leads() -> None:
    late: dict[str, Any] = {
        "scenario": "turn_11",
        "turn": 11,
        "units": {"suez": ["uk_hood", "uk_nelson"]},
        **WAR,
    }
    level = Case(step="reinforcement", vp={"ATO": 0}, **late)
    assert level.halted
    case = Case(step="reinforcement", vp={"ATO": 1}, **late)
    case.refuses("british", "transfer uk_hood pearl_harbor", "AW-O21-08")
    case.do("british", "transfer uk_hood trincomalee")
    assert case.halted  # one point, one ship
    assert (case.where("uk_hood"), case.where("uk_nelson")) == ("trincomalee", "suez")
    moving = Case(step="patrol", vp={"ATO": 1}, **late)
    assert moving.can("british", "send arabian_sea uk_nelson")
    tied = Case(
        step="patrol", vp={"ATO": 0}, **{**late, "units": {**late["units"], "singapore": ["uk_repulse"]}}
    )
    tied.refuses("british", "send arabian_sea uk_nelson", "AW-O21-05")
    assert tied.can("british", "send indonesia uk_repulse")
