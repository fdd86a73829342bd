"""Moves and returns at their edges: choke points, neutral port, sea bases, and which rule refuses what."""

from __future__ import annotations

from typing import Any

import pytest

from tests.admirals_war.helpers import Case

PEACE: dict[str, Any] = {"turn": 4}
WAR: dict[str, Any] = {"turn": 6, "pacific": "war", "attack_turn": 3}


def returning(unit: str, area: str, given: dict[str, Any] | None = None, **parts: Any) -> list[str]:
    """Where a unit may return to from an area; one place if it has no choice."""
    case = Case(step="return", units={area: {unit: given or {}}}, **parts)
    if case.halted:
        return [case.where(unit)]
    seat = case.waiting[0]
    case.do(seat, f"pick {unit}")
    return [action.split()[1] for action in case.legal(seat) if action.startswith("to ")]


# -- choke points -----------------------------------------------------------------------------------------


def raider(unit: str, port: str, **parts: Any) -> Case:
    return Case(step="raiders", units={port: {unit: "raiding"}}, **{**WAR, **parts})


@pytest.mark.rule("AW-CHK-02", "AW-MOV-07")
@pytest.mark.parametrize(
    ("gibraltar", "face", "place"),
    [
        ("allied", 6, "taranto"),
        ("allied", 5, "south_atlantic"),
        ("axis", 0, "south_atlantic"),
    ],
)
def test_a_raider_past_gibraltar_fails_back_to_its_port(gibraltar: str, face: int, place: str) -> None:
    case = raider("ita_littorio", "taranto", seat="german", control={"gibraltar": gibraltar},
                  factors={"ita_littorio": "4-5-6"})  # fmt: skip
    case.do("german", "send south_atlantic ita_littorio", "done", dice=[face] if face else [])
    assert case.where("ita_littorio") == place


@pytest.mark.rule("AW-CHK-02", "AW-DEC-04")
def test_a_patroller_cannot_pass_an_enemy_gibraltar_but_a_friend_does_with_a_roll() -> None:
    case = Case(step="patrol", seat="german", units={"taranto": ["ita_littorio"]}, **WAR)
    case.refuses("german", "send south_atlantic ita_littorio", "AW-CHK-01")
    held = Case(
        step="patrol", seat="german", control={"gibraltar": "axis"}, units={"taranto": ["ita_littorio"]},
        factors={"ita_littorio": "4-5-6"}, **WAR,
    )  # fmt: skip
    held.do("german", "send south_atlantic ita_littorio", "done", dice=[6])
    assert (held.where("ita_littorio"), held.mode("ita_littorio")) == ("south_atlantic", "raiding")


@pytest.mark.rule("AW-DEC-04", "AW-DEC-05", "AW-OIL-04")
def test_an_oiler_that_fails_at_gibraltar_goes_home_from_where_it_began() -> None:
    case = Case(step="patrol", seat="german", units={"south_atlantic": ["ger_nordmark"]},
                factors={"ger_nordmark": "0-0-4"}, **WAR)  # fmt: skip
    case.do("german", "send western_mediterranean ger_nordmark", "done", dice=[4])
    homes = [action.split()[1] for action in case.legal("german")]
    assert homes == ["brest", "germany", "neutral_port"]  # of the Atlantic: Taranto lies behind Gibraltar
    case.do("german", "to neutral_port")
    assert case.where("ger_nordmark") == "neutral_port"


@pytest.mark.rule("AW-CHK-04", "AW-DEC-03")
def test_the_channel_costs_a_german_raider_its_third_area() -> None:
    case = raider("ger_scharnhorst", "germany", seat="german", flags={"western_approaches": "allied"},
                  factors={"ger_scharnhorst": "3-4-6"})  # fmt: skip
    case.do("german", "send bay_of_biscay ger_scharnhorst", "done", dice=[5])
    assert case.where("ger_scharnhorst") == "bay_of_biscay"
    late = raider("ger_scharnhorst", "germany", seat="german", flags={"western_approaches": "allied"},
                  factors={"ger_scharnhorst": "3-4-6"})  # fmt: skip
    late.do("german", "send bay_of_biscay ger_scharnhorst", "done", dice=[6])
    assert "to brest" in late.legal("german")  # no Gibraltar: home from the area it reached
    patrol = Case(step="patrol", seat="german", units={"germany": ["ger_scharnhorst"]}, **WAR)
    patrol.refuses("german", "send bay_of_biscay ger_scharnhorst", "AW-CHK-04")


@pytest.mark.rule("AW-CHK-10")
def test_nobody_passes_an_enemy_suez() -> None:
    italian = raider("ita_zara", "taranto", seat="german")
    italian.refuses("german", "send arabian_sea ita_zara", "AW-CHK-10")
    british = raider("uk_hood", "malta", control={"suez": "axis"})
    british.refuses("british", "send arabian_sea uk_hood", "AW-CHK-10")
    assert raider("uk_hood", "malta").can("british", "send arabian_sea uk_hood")
    assert raider("uk_hood", "malta", control={"suez": ""}).can("british", "send arabian_sea uk_hood")


@pytest.mark.rule("AW-CHK-05", "AW-MOV-05", "AW-MOV-07")
def test_the_pacific_beyond_panama_is_the_second_area() -> None:
    case = Case(step="patrol", seat="us", units={"panama_canal": ["us_washington"]}, **WAR)
    case.do("us", "send hawaiian_islands us_washington", "done", dice=[5])  # speed 5
    assert (case.where("us_washington"), case.mode("us_washington")) == ("hawaiian_islands", "raiding")
    third = raider("us_washington", "panama_canal", seat="us")
    third.do("us", "send central_pacific us_washington", "done", dice=[5])
    assert third.waiting == ("us",)
    assert "to panama_canal" not in third.legal("us")  # the Central Pacific is not next to it
    assert raider("us_washington", "panama_canal", seat="us").can("us", "send gulf_of_alaska us_washington")


@pytest.mark.rule("AW-MOV-10")
def test_a_ship_leaves_an_enemy_area_it_begins_in_and_stops_in_the_next() -> None:
    flags = {"mid_atlantic": "allied", "south_atlantic": "allied"}
    case = Case(step="patrol", seat="german", flags=flags, units={"mid_atlantic": ["ger_nordmark"]}, **PEACE)
    assert case.can("german", "send caribbean_sea ger_nordmark")
    case.refuses("german", "send cape_of_good_hope ger_nordmark", "AW-MOV-10")


# -- who may be where -------------------------------------------------------------------------------------


@pytest.mark.rule("AW-MIN-05", "AW-CHK-09")
def test_a_russian_ship_has_no_port_but_leningrad() -> None:
    assert returning("rus_marat", "baltic_sea", **PEACE) == ["leningrad"]


@pytest.mark.rule("AW-O30-01")
def test_greek_ships_do_not_go_to_the_neutral_port() -> None:
    options = {"greek_navy": True}
    found = returning("gre_lemnos", "western_mediterranean", options=options, **PEACE)
    assert found == ["gibraltar", "malta", "suez"]
    taken = returning(
        "gre_lemnos", "western_mediterranean", options=options, control={"malta": "axis"}, **PEACE
    )
    assert taken == ["gibraltar", "suez"]


@pytest.mark.rule("AW-PAC-10")
def test_ships_with_the_letter_e_do_not_go_to_the_neutral_port_either() -> None:
    assert returning("us_texas", "eastern_seaboard", **PEACE) == ["usa"]
    assert "neutral_port" in returning("us_washington", "eastern_seaboard", **PEACE)
    assert "neutral_port" in returning("us_texas", "eastern_seaboard", **WAR)


@pytest.mark.rule("AW-MIN-02", "AW-PAC-14")
@pytest.mark.parametrize("area", ["indonesia", "arabian_sea", "cape_of_good_hope"])
def test_de_ruyter_goes_to_singapore_from_anywhere(area: str) -> None:
    assert returning("ned_de_ruyter", area, **PEACE) == ["singapore"]
    assert len(returning("ned_de_ruyter", area, **WAR)) > 1


@pytest.mark.rule("AW-PAC-09", "AW-DEC-47")
def test_which_rule_keeps_us_ships_out_of_british_ports() -> None:
    units = {"coral_sea": ["us_louisville"], "eastern_seaboard": ["us_washington"]}
    case = Case(step="return", seat="us", units=units, **PEACE)
    case.refuses("us", "send australia us_louisville", "AW-PAC-09")
    case.refuses("us", "send england us_washington", "AW-DEC-47")


@pytest.mark.parametrize(
    ("unit", "area", "port", "rule"),
    [
        pytest.param("uk_york", "bismarck_sea", "lae", "AW-MAP-08", marks=pytest.mark.rule("AW-MAP-08")),
        pytest.param("uk_hood", "barents_sea", "murmansk", "AW-MAP-13", marks=pytest.mark.rule("AW-MAP-13")),
        pytest.param(
            "uk_kent", "indian_ocean", "addu_atoll", "AW-MAP-30", marks=pytest.mark.rule("AW-MAP-30")
        ),
        pytest.param(
            "uk_kent", "indian_ocean", "diego_suarez", "AW-FRA-08", marks=pytest.mark.rule("AW-FRA-08")
        ),
        pytest.param(
            "ita_zara", "western_mediterranean", "spezia", "AW-ITA-03", marks=pytest.mark.rule("AW-ITA-03")
        ),
        pytest.param(
            "ger_bismarck", "barents_sea", "norway", "AW-MAP-27", marks=pytest.mark.rule("AW-MAP-27")
        ),
        pytest.param("uk_york", "bismarck_sea", "truk", "AW-MAP-24", marks=pytest.mark.rule("AW-MAP-24")),
    ],
)
def test_places_nobody_may_use_yet_are_refused_by_their_rule(
    unit: str, area: str, port: str, rule: str
) -> None:
    case = Case(turn=2, step="return", units={area: [unit]})
    case.refuses(case.waiting[0], f"send {port} {unit}", rule)


@pytest.mark.rule("AW-O20-03")
def test_norway_is_of_no_use_to_either_side_on_turn_0() -> None:
    case = Case(scenario="turn_0", turn=0, step="return", units={"barents_sea": ["uk_hood"]})
    case.refuses("british", "send norway uk_hood", "AW-O20-03")
    taken = Case(
        scenario="turn_0",
        turn=2,
        step="return",
        control={"norway": "allied"},
        units={"barents_sea": ["uk_hood"]},
    )
    assert taken.can("british", "send norway uk_hood")


@pytest.mark.rule("AW-O20-04", "AW-MAP-27")
def test_a_norway_in_german_hands_is_part_of_germany_in_a_position_too() -> None:
    case = Case(
        scenario="turn_0", turn=2, step="patrol", seat="german", control={"norway": "axis"},
        units={"norway": ["ger_bismarck"]},
    )  # fmt: skip
    assert "norway_apart" not in case.state.facts
    assert case.where("ger_bismarck") == "germany"
    assert case.can("german", "send barents_sea ger_bismarck")
    plain = Case(turn=2, step="patrol", seat="german", units={"norway": ["ger_bismarck"]})
    assert plain.where("ger_bismarck") == "germany"
    assert plain.can("german", "send baltic_sea ger_bismarck")


# -- the neutral port -------------------------------------------------------------------------------------


def neutral(given: str | dict[str, Any] = "raiding", **parts: Any) -> Case:
    return Case(step="raiders", units={"neutral_port": {"us_texas": given}}, **{**WAR, **parts})


@pytest.mark.rule("AW-MAP-21", "AW-DEC-32")
@pytest.mark.parametrize(
    ("unit", "nation", "track", "points"),
    [
        ("uk_york", "british", "ATO", -1),
        ("ita_zara", "italian", "ATO", 1),
        ("ger_scharnhorst", "german", "ATO", 1),
        ("fra_foch", "free_french", "PTO", -1),
        ("us_texas", "us", "PTO", -1),
        ("jap_tone", "japanese", "PTO", 1),
    ],
)
def test_the_owner_pays_on_his_own_track(unit: str, nation: str, track: str, points: int) -> None:
    case = Case(
        step="raiders", vp={"ATO": 0, "PTO": 0}, units={"neutral_port": {unit: {"nation": nation}}}, **WAR
    )
    assert case.halted
    assert case.vp(track) == points
    assert case.vp("PTO" if track == "ATO" else "ATO") == 0


@pytest.mark.rule("AW-MAP-22")
def test_a_ship_that_fails_and_goes_to_another_port_has_got_away() -> None:
    for port, points in (("neutral_port", -1), ("usa", 0)):
        case = neutral(vp={"ATO": 0, "PTO": 0}, seat="us")
        case.do("us", "send western_approaches us_texas", "done", dice=[3])  # speed 3, third area
        case.do("us", f"to {port}")
        assert case.halted
        assert case.vp("PTO") == points


@pytest.mark.rule("AW-MAP-20", "AW-MAP-16")
def test_neither_the_neutral_port_nor_a_base_repairs() -> None:
    units = {
        "neutral_port": {"uk_york": {"damage": 1}},
        "malta": {"uk_kent": {"damage": 1}},
        "england": {"uk_hood": {"damage": 1}},
    }
    case = Case(step="repair", seat="british", units=units, **WAR)
    case.refuses("british", "repair uk_york 1", "AW-MAP-20")
    case.refuses("british", "repair uk_kent 1", "AW-MAP-16")
    assert case.can("british", "repair uk_hood 1")


# -- steps ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-SEQ-11", "AW-SEQ-12", "AW-SEQ-07")
def test_each_step_moves_its_own_kinds() -> None:
    units = {"england": {"uk_hood": {}, "uk_amph_tiger": {}, "uk_rodney": "raiding", "uk_raf_coastal": {}}}
    patrol = Case(step="patrol", units=units, **WAR)
    patrol.refuses("british", "pick uk_amph_tiger", "AW-SEQ-07")
    patrol.refuses("british", "pick uk_raf_coastal", "AW-SEQ-07")
    landing = Case(step="amphibious", units=units, **WAR)
    landing.refuses("british", "pick uk_hood", "AW-SEQ-11")
    raiders = Case(step="raiders", units=units, **WAR)
    raiders.refuses("british", "pick uk_amph_tiger", "AW-SEQ-12")
    raiders.refuses("british", "pick uk_hood", "AW-MOV-03")


@pytest.mark.rule("AW-PAC-11")
def test_a_location_uncertain_group_gets_no_orders() -> None:
    units = {"location_uncertain_w": ["us_enterprise_cv6"], "samoa": ["us_pensacola"]}
    case = Case(step="patrol", seat="us", units=units, **PEACE)
    case.refuses("us", "send hawaiian_islands us_enterprise_cv6", "AW-PAC-11")


@pytest.mark.rule("AW-PHA-02", "AW-PAC-30")
def test_a_ship_of_the_raid_force_moves_only_after_it_has_left_it() -> None:
    case = Case(step="patrol", seat="japanese", units={"phrf": ["jap_akagi"]}, **PEACE)
    case.refuses("japanese", "pick jap_akagi", "AW-PHA-02")
    case.do("japanese", "release jap_akagi", "send home_islands jap_akagi")
    assert case.where("jap_akagi") == "home_islands"


@pytest.mark.rule("AW-PAC-27", "AW-PAC-29")
def test_who_may_not_join_the_raid_force() -> None:
    units = {
        "yokosuka_navy_yard": {
            "jap_fuso": {},
            "jap_kongo": {"damage": 2},
            "jap_snlf_kure": {},
            "jap_tone": {},
        },
        "truk": ["jap_chikuma"],
    }
    case = Case(step="patrol", seat="japanese", units=units, factors={"jap_kongo": "4-3-6"}, **PEACE)
    for unit, rule in (("jap_fuso", "AW-PAC-27"), ("jap_kongo", "AW-PAC-27"), ("jap_snlf_kure", "AW-PAC-27"),
                       ("jap_chikuma", "AW-PAC-29")):  # fmt: skip
        case.refuses("japanese", f"force {unit}", rule)
    unknown = case.game.why_not(case.state, "japanese", "force jap_nowhere")
    assert unknown is not None
    assert unknown.fault == "malformed"
    assert case.can("japanese", "force jap_tone")


# -- limits of the peaceful Pacific -----------------------------------------------------------------------


@pytest.mark.rule("AW-PAC-21")
def test_only_pearl_harbor_ties_a_us_ship() -> None:
    for port in ("usa", "panama_canal"):
        case = Case(
            step="return", seat="us", units={"caribbean_sea": {"us_washington": {"origin": "usa"}}}, **PEACE
        )
        case.do("us", f"send {port} us_washington")
        assert not case.marked("us_washington", "tied")
    british = Case(step="return", units={"north_sea": {"uk_hood": {"origin": "england"}}}, **PEACE)
    british.do("british", "send england uk_hood")
    assert not british.marked("uk_hood", "tied")


@pytest.mark.rule("AW-PAC-23", "AW-PAC-02")
@pytest.mark.parametrize(("pacific", "flag"), [("peace", ""), ("war", "allied")])
def test_indonesia_needs_its_guard_only_before_the_war(pacific: str, flag: str) -> None:
    case = Case(turn=4, step="patrol", seat="japanese", pacific=pacific, units={"truk": ["jap_tone"]})
    assert case.flag("indonesia") == flag


@pytest.mark.rule("AW-SCN-01", "AW-SCN-09", "AW-DEC-70")
def test_midway_has_six_areas_and_the_ports_on_them() -> None:
    case = Case(scenario="midway", base="start", step="patrol", seat="japanese")
    case.refuses("japanese", "send indonesia jap_kaga", "AW-SCN-01")
    case.refuses("japanese", "send hawaiian_islands jap_kaga", "AW-MOV-02")  # too far for a patroller
    case.do("japanese", "send central_pacific jap_kaga", "done")  # a second area; speed 7 needs no roll
    case.refuses("us", "send french_polynesia us_enterprise_cv6", "AW-SCN-01")
    case.refuses("us", "send central_pacific us_maryland", "AW-SCN-09")
    case.refuses("us", "send hawaiian_islands us_saratoga_cv3", "AW-SCN-09")  # as a raider only
    case.do("us", "send gulf_of_alaska us_maryland", "raiders us_saratoga_cv3")
    home = Case(scenario="midway", step="return", units={"hawaiian_islands": ["us_texas"]})
    home.refuses("us", "send samoa us_texas", "AW-DEC-70")
    assert home.can("us", "send pearl_harbor us_texas")


@pytest.mark.rule("AW-O30-01", "AW-CHK-08", "AW-CHK-09", "AW-MOV-15")
def test_which_rule_keeps_a_ship_in_its_waters() -> None:
    units = {
        "suez": ["gre_lemnos"],
        "england": ["uk_hood"],
        "leningrad": ["rus_marat"],
        "reserve": ["uk_hk_group_1"],
    }
    case = Case(step="patrol", options={"greek_navy": True}, units=units, dice=[6], **PEACE)
    case.refuses("british", "send arabian_sea gre_lemnos", "AW-O30-01")
    case.refuses("british", "send baltic_sea uk_hood", "AW-CHK-08")
    case.refuses("british", "send north_sea rus_marat", "AW-CHK-09")
    case.refuses("british", "send arabian_sea uk_hk_group_1", "AW-MOV-15")
    case.do("british", "send eastern_mediterranean gre_lemnos", "send baltic_sea rus_marat")
    assert (case.where("gre_lemnos"), case.where("rus_marat")) == ("eastern_mediterranean", "baltic_sea")


@pytest.mark.rule("AW-DEC-61")
def test_paratroops_that_are_left_over_the_sea_go_back_to_germany() -> None:
    assert returning("ger_fsjr", "western_mediterranean", **WAR) == ["germany"]


@pytest.mark.rule("AW-LBA-07", "AW-CAP-05", "AW-CAP-06")
def test_an_air_unit_driven_from_its_base_stays_in_its_theatre() -> None:
    units = {"diego_suarez": ["uk_raaf", "uk_york"]}
    flags = {"cape_of_good_hope": "axis", "arabian_sea": "axis", "indian_ocean": "axis"}
    case = Case(step="capture", flags=flags, control={"diego_suarez": "allied"}, units=units, **WAR)
    offered = {}
    while not case.halted:
        unit = case.game.tables.board.unit_ids[case.frame.units[0]]
        offered[unit] = [action.split()[1] for action in case.legal("british")]
        case.do("british", case.legal("british")[0])
    assert "suez" in offered["uk_york"]  # it lies on the Arabian Sea too
    assert "suez" not in offered["uk_raaf"]  # in the other theatre


@pytest.mark.rule("AW-ITA-05")
def test_why_an_italian_unit_must_go_to_spezia() -> None:
    units = {"western_mediterranean": {"ita_zara": {}, "ger_scharnhorst": {}}}
    case = Case(step="return", seat="german", control={"taranto": "allied"}, units=units, **WAR)
    assert case.where("ita_zara") == "spezia"  # no choice, though Toulon is open to others
    case.do("german", "send toulon ger_scharnhorst")
    homing = [
        {"step": "turn", "number": 8},
        {
            "step": "homing",
            "units": [case.unit("ita_zara"), case.unit("ger_scharnhorst")],
            "area": -1,
            "why": "speed",
        },
    ]
    asked = Case(frames=homing, units=units, facts={"taranto_fell": 4}, control={"spezia": "axis"}, **WAR)
    assert asked.where("ita_zara") == "spezia"
    assert asked.can("german", "to toulon")
