"""Returning to base: where units may go, and step 12."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.admirals_war.moves import home, returning
from tests.admirals_war.helpers import Case, quiet, rolling

WAR: dict[str, Any] = {"turn": 4, "pacific": "war"}


def ports(unit: str, area: str, why: str = "", nearest: bool = False, **parts: Any) -> list[str]:
    """Where a unit may return to from an area (or, when it lies in a port, from there)."""
    state = parts.pop("state", {})
    case = quiet(units={area: {unit: state}}, **{**WAR, **parts})
    place = case.place(area)
    start = place if place < case.game.tables.board.n_areas else -1
    found = home.destinations(case.war, case.unit(unit), start, why, nearest=nearest)
    return [case.game.tables.board.place_ids[port] for port in found]


# -- where to -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-RTB-01", "AW-MAP-11", "AW-MAP-16")
def test_bases_on_the_area_and_ports_of_the_theatre() -> None:
    found = ports("jap_hiei", "marshalls")
    assert found == ["saigon", "yokosuka_navy_yard", "truk", "kwajalein", "maloelap"]
    assert "saipan" not in found  # a base that does not touch the area


@pytest.mark.rule("AW-MAP-24")
def test_only_ports_in_friendly_hands() -> None:
    assert "suez" in ports("uk_hood", "eastern_mediterranean")
    lost = ports("uk_hood", "eastern_mediterranean", control={"suez": "axis"})
    assert "suez" not in lost
    assert "suez" in ports("ita_zara", "eastern_mediterranean", control={"suez": "axis"})


@pytest.mark.rule("AW-MAP-17", "AW-MAP-18", "AW-DEC-50")
def test_the_neutral_port_is_open_to_ships_of_both_sides_only() -> None:
    for ship in ("uk_hood", "ger_bismarck", "ita_zara", "us_texas"):
        assert "neutral_port" in ports(ship, "mid_atlantic")
    for unit in ("uk_raf_coastal", "uk_amph_tiger"):
        assert "neutral_port" not in ports(unit, "south_atlantic")
    assert "neutral_port" not in ports("uk_hood", "coral_sea")


@pytest.mark.rule("AW-MAP-20")
def test_a_disabled_ship_is_fresh_after_the_turn_in_the_neutral_port() -> None:
    from flagplot.games.admirals_war.turn import repair, sequence

    units = {"neutral_port": {"ger_bismarck": {"damage": 2, "marks": ["disabled"]}}}
    case = quiet(**WAR, units=units)
    assert repair.capacity(case.war, case.place("neutral_port")) == 0
    sequence.end_turn(rolling(case))
    assert not case.marked("ger_bismarck", "disabled")
    assert case.damage("ger_bismarck") == 2
    arriving = homing({"south_atlantic": {"ger_bismarck": {"marks": ["disabled"]}}}, "disabled")
    assert arriving.where("ger_bismarck") == "neutral_port"
    assert not arriving.marked("ger_bismarck", "disabled")


@pytest.mark.rule("AW-MAP-14", "AW-LBA-06")
def test_lba_do_not_use_russian_ports() -> None:
    assert "murmansk" in ports("uk_hood", "barents_sea")
    assert "murmansk" not in ports("uk_raf_coastal", "barents_sea")


@pytest.mark.rule("AW-CHK-03", "AW-DEC-29")
def test_nobody_returns_past_an_enemy_choke_point() -> None:
    assert "taranto" not in ports("ita_zara", "south_atlantic")
    assert "taranto" in ports("ita_zara", "south_atlantic", control={"gibraltar": "axis"})
    assert "england" in ports("uk_hood", "western_mediterranean")
    shut = {"gibraltar": "axis", "suez": "axis"}
    assert "england" not in ports("uk_hood", "western_mediterranean", control=shut)
    assert "england" in ports("uk_hood", "western_mediterranean", control={"gibraltar": "axis"})  # by Suez


@pytest.mark.rule("AW-DEC-30")
def test_a_port_on_the_area_counts_whatever_its_theatre() -> None:
    found = ports("uk_hood", "arabian_sea")
    assert "suez" in found
    assert "england" not in found


@pytest.mark.rule("AW-RTB-02", "AW-CHK-06")
def test_allied_ships_return_to_panama_from_two_pacific_areas() -> None:
    for area in ("hawaiian_islands", "french_polynesia"):
        assert "panama_canal" in ports("us_texas", area)
        assert "panama_canal" in ports("uk_hood", area)
        assert "panama_canal" in ports("us_amph_1stm", area)  # which sails like a ship
        assert "panama_canal" not in ports("us_7af", area)  # an air unit stays in its theatre
        assert "panama_canal" not in ports("jap_hiei", area, control={"panama_canal": "axis"})
    assert "panama_canal" not in ports("us_texas", "central_pacific")


@pytest.mark.rule("AW-RTB-05")
def test_italians_in_the_atlantic() -> None:
    found = ports("ita_zara", "mid_atlantic")
    assert found == ["brest", "germany", "neutral_port"]
    assert ports("ita_zara", "mid_atlantic", control={"brest": "allied"}) == ["germany", "neutral_port"]


@pytest.mark.rule("AW-RTB-06")
@pytest.mark.parametrize("area", ["caribbean_sea", "south_atlantic"])
def test_disabled_axis_ships_in_two_areas_go_to_the_neutral_port(area: str) -> None:
    assert ports("ger_bismarck", area, "disabled") == ["neutral_port"]
    assert "brest" in ports("ger_bismarck", area)
    assert "england" in ports("uk_hood", area, "disabled")


@pytest.mark.rule("AW-RTB-07")
def test_ships_disabled_off_the_cape() -> None:
    area = "cape_of_good_hope"
    assert ports("uk_hood", area, "disabled") == ["simons_town"]
    assert ports("uk_hood", area, "disabled", control={"diego_suarez": "allied"}) == [
        "simons_town",
        "diego_suarez",
    ]
    assert ports("ger_bismarck", area, "disabled") == ["neutral_port"]
    assert "england" in ports("uk_hood", area)


@pytest.mark.rule("AW-RTB-08")
def test_british_ships_in_the_caribbean_while_the_us_is_at_peace() -> None:
    assert ports("uk_hood", "caribbean_sea", pacific="peace") == ["neutral_port"]
    assert ports("aus_hmas_canberra", "caribbean_sea", pacific="peace") == ["neutral_port"]
    assert "england" in ports("uk_hood", "caribbean_sea")


@pytest.mark.rule("AW-HLK-10", "AW-DEC-67")
def test_german_ships_in_the_pacific() -> None:
    parts: dict[str, Any] = {"turn": 2, "pacific": "peace"}
    assert ports("ger_atlantis", "indian_ocean", **parts) == ["neutral_port"]
    assert ports("ger_nordmark", "indian_ocean", **parts) == ["neutral_port"]
    assert ports("ger_scharnhorst", "indian_ocean", **parts) == []
    assert "yokosuka_navy_yard" in ports("ger_scharnhorst", "indian_ocean")


@pytest.mark.rule("AW-LBA-20")
def test_an_lba_that_struck_a_port_goes_to_a_base_on_its_area() -> None:
    control = {"kwajalein": "allied", "guadalcanal": "allied", "lae": "allied"}
    assert ports("us_13af", "bismarck_sea", "strike", control=control) == ["lae", "guadalcanal"]


@pytest.mark.rule("AW-DEC-42")
def test_an_lba_sent_home_by_a_surface_action_has_the_whole_theatre() -> None:
    found = ports("us_13af", "bismarck_sea", "surface", control={"guadalcanal": "allied"})
    assert {"guadalcanal", "pearl_harbor", "samoa", "australia"} <= set(found)
    assert "usa" not in found


@pytest.mark.rule("AW-RTB-10", "AW-DEC-36")
def test_units_expelled_from_a_port_go_next_door_or_to_the_nearest_port() -> None:
    assert ports("us_texas", "lae", nearest=True) == ["singapore", "philippines"]
    beside = ports("us_texas", "lae", nearest=True, control={"guadalcanal": "allied", "philippines": "axis"})
    assert beside == ["singapore", "guadalcanal"]
    assert ports("uk_hood", "malta", nearest=True) == ["gibraltar", "suez"]  # equally near


@pytest.mark.rule("AW-DEC-36")
def test_distance_is_the_number_of_areas_of_the_shortest_chain() -> None:
    case = quiet(units={"malta": ["uk_hood"], "noumea": ["fra_bearn"]})
    hood = case.unit("uk_hood")
    assert home.distance(case.war, hood, case.place("gibraltar")) == 1
    assert home.distance(case.war, hood, case.place("brest")) == 3
    assert home.distance(case.war, hood, case.place("malta")) == 0


@pytest.mark.rule("AW-RTB-11")
def test_a_unit_without_a_place_to_go_is_lost() -> None:
    units = {"indian_ocean": ["ger_scharnhorst"]}
    case = Case(turn=2, step="return", seat="german", units=units)
    assert case.where("ger_scharnhorst") == "sunk"


def test_refusals_name_the_rule() -> None:
    case = Case(**WAR, step="return", seat="german", units={"south_atlantic": ["ita_zara"]})
    case.do("german", "pick ita_zara")
    case.refuses("german", "to taranto", "AW-CHK-03")
    case.refuses("german", "to england", "AW-MAP-24")
    case.refuses("german", "to north_sea", "AW-RTB-01")
    case.refuses("german", "to truk", "AW-MAP-11")
    case.refuses("german", "to tripoli", "AW-MAP-16")
    case.refuses("german", "stay", "AW-OIL-08")


# -- on the way home ------------------------------------------------------------------------------------


def homing(units: dict[str, Any], why: str = "", **parts: Any) -> Case:
    case = quiet(**{**WAR, **parts}, units=units)
    board = case.game.tables.board
    numbers = [board.unit_of[id] for place in units.values() for id in place]
    frames = [
        {"step": "turn", "number": 9},
        {"step": "homing", "units": numbers, "area": -1, "why": why, "nearest": False},
    ]
    return Case(**{**WAR, **parts}, units=units, frames=frames)


@pytest.mark.rule("AW-EXA-07")
def test_units_of_one_group_may_choose_different_ports() -> None:
    case = homing({"western_approaches": ["uk_norfolk", "uk_suffolk"]}, "escaped")
    case.do("british", "to england", "to suez")
    assert (case.where("uk_norfolk"), case.where("uk_suffolk")) == ("england", "suez")


def test_each_owner_decides_for_his_units() -> None:
    case = homing({"western_approaches": ["uk_norfolk", "us_texas"]}, "disabled")
    assert case.waiting == ("british",)
    case.do("british", "to england")
    assert case.waiting == ("us",)


def test_air_units_sent_home_stay_there_for_the_turn() -> None:
    case = homing({"north_sea": ["uk_raf_coastal"]}, "surface").do("british", "to england")
    assert case.marked("uk_raf_coastal", "grounded")


# -- step 12 --------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-SEQ-31")
def test_everything_at_sea_goes_home_in_nationality_order() -> None:
    units = {
        "north_sea": {
            "uk_hood": {"origin": "england"},
            "ger_bismarck": {"origin": "germany"},
            "ger_uboat_01": "raiding",
        },
        "home_islands": ["jap_hiei"],
    }
    case = Case(**WAR, step="return", units=units)
    order = []
    while not case.halted:
        order.append(case.waiting[0])
        case.do(case.waiting[0], "done")
    assert order == ["british", "japanese", "german"]
    assert (case.where("uk_hood"), case.where("ger_bismarck")) == ("england", "germany")
    assert (case.where("ger_uboat_01"), case.mode("ger_uboat_01")) == ("reserve", "patrolling")
    assert case.where("jap_hiei") in ("yokosuka_navy_yard", "okinawa", "truk", "saigon")


def test_a_damaged_ship_goes_to_a_yard_by_default() -> None:
    units = {"western_mediterranean": {"uk_hood": {"damage": 2, "origin": "malta"}}}
    case = Case(**WAR, step="return", units=units).do("british", "done")
    assert case.where("uk_hood") == "england"


@pytest.mark.rule("AW-OIL-03", "AW-OIL-07", "AW-OIL-08")
def test_oilers_stay_at_sea_and_refuel_german_ships_only() -> None:
    units = {"mid_atlantic": ["ger_nordmark", "ger_scharnhorst", "ita_zara", "ger_atlantis"]}
    case = Case(**WAR, step="return", seat="german", units=units)
    assert case.state.base[case.unit("ger_nordmark")] == case.place("mid_atlantic")
    for ship in ("ger_scharnhorst", "ger_atlantis"):
        case.do("german", f"pick {ship}", "stay")
        assert case.state.base[case.unit(ship)] == case.place("mid_atlantic")
    case.do("german", "pick ita_zara")
    case.refuses("german", "stay", "AW-OIL-08")
    case.do("german", "to brest", "done")
    assert case.where("ita_zara") == "brest"


@pytest.mark.rule("AW-OIL-09")
def test_oilers_are_no_return_destination_and_no_airbase() -> None:
    from flagplot.games.admirals_war.moves import air

    units = {"mid_atlantic": {"ger_nordmark": {}, "ger_bismarck": "raiding"}, "germany": ["ger_stuka"]}
    case = quiet(**WAR, units=units)
    found = home.destinations(case.war, case.unit("ger_bismarck"), case.place("mid_atlantic"), "speed")
    assert all(case.game.tables.board.is_port(place) for place in found)
    assert case.place("mid_atlantic") not in air.areas(case.war, case.unit("ger_stuka"))


@pytest.mark.rule("AW-HLK-08", "AW-HLK-09")
@pytest.mark.parametrize(
    ("state", "with_oiler", "stays"),
    [
        ({"marks": ["gained"]}, False, True),
        ({}, True, True),
        ({}, False, False),
        ({"marks": ["gained", "disabled"]}, False, False),
    ],
)
def test_a_hilfskreuzer_stays_if_it_gained_a_point_or_refuels(
    state: dict[str, Any], with_oiler: bool, stays: bool
) -> None:
    units: dict[str, Any] = {"south_atlantic": {"ger_atlantis": state}}
    if with_oiler:
        units["south_atlantic"]["ger_nordmark"] = {}
    case = quiet(**WAR, units=units)
    assert returning.may_stay(case.war, case.unit("ger_atlantis")) == stays


@pytest.mark.rule("AW-FRA-03", "AW-DEC-43")
def test_on_the_last_turn_of_france_its_ships_go_to_brest_or_toulon() -> None:
    units = {
        "bay_of_biscay": ["fra_bretagne"],
        "western_mediterranean": ["fra_provence"],
        "noumea": ["fra_bearn"],
        "brest": ["fra_foch"],
    }
    case = Case(turn=1, step="return", seat="us", units=units)
    assert case.halted
    assert case.where("fra_bretagne") == "brest"
    assert case.where("fra_provence") == "toulon"
    assert case.where("fra_foch") == "brest"
    assert case.where("fra_bearn") in ("brest", "toulon")
    level = Case(turn=1, step="return", seat="us", units={"south_atlantic": ["fra_bearn"]})
    assert level.where("fra_bearn") == "toulon"  # two areas to either


def test_us_ships_that_come_from_panama_are_tied_to_pearl_harbor() -> None:
    units = {"hawaiian_islands": {"us_washington": {"origin": "panama_canal"}}}
    case = Case(turn=4, step="return", seat="us", units=units)
    assert case.where("us_washington") == "pearl_harbor"
    assert case.marked("us_washington", "tied")


SPECIAL: list[tuple[str, str, str, str, dict[str, Any], str]] = [
    ("ger_bismarck", "south_atlantic", "disabled", "brest", {}, "AW-RTB-06"),
    ("uk_hood", "cape_of_good_hope", "disabled", "england", {}, "AW-RTB-07"),
    ("uk_hood", "caribbean_sea", "", "england", {"pacific": "peace"}, "AW-RTB-08"),
    ("us_13af", "bismarck_sea", "strike", "pearl_harbor", {"control": {"lae": "allied"}}, "AW-LBA-20"),
    ("uk_hood", "north_sea", "", "malta", {}, "AW-MAP-16"),
    ("uk_raf_coastal", "north_sea", "", "neutral_port", {}, "AW-MAP-18"),
    ("uk_hood", "north_sea", "", "leningrad", {}, "AW-CHK-08"),
    ("ger_bismarck", "indian_ocean", "", "truk", {"turn": 3, "pacific": "peace"}, "AW-DEC-67"),
    ("uk_hood", "indonesia", "", "saigon", {"turn": 2, "pacific": "peace"}, "AW-DEC-10"),
    ("fra_foch", "mid_atlantic", "return", "england", {"turn": 1, "pacific": "peace"}, "AW-FRA-03"),
]


@pytest.mark.rule("AW-RTB-06", "AW-RTB-07", "AW-RTB-08", "AW-LBA-20", "AW-MAP-16", "AW-MAP-18", "AW-DEC-67")
@pytest.mark.parametrize(("unit", "area", "why", "port", "parts", "rule"), SPECIAL)
def test_special_returns_are_refused_by_their_rule(
    unit: str, area: str, why: str, port: str, parts: dict[str, Any], rule: str
) -> None:
    case = quiet(**{**WAR, **parts}, units={area: [unit]})
    place = case.place(area)
    assert case.place(port) not in home.destinations(case.war, case.unit(unit), place, why)
    assert home.no_return(case.war, case.unit(unit), place, port, why).rule == rule


@pytest.mark.rule("AW-RTB-06", "AW-RTB-07")
def test_only_ships_are_bound_by_where_they_were_disabled() -> None:
    assert "england" in ports("uk_amph_tiger", "cape_of_good_hope", "disabled")
    assert ports("ger_atlantis", "south_atlantic", "disabled") == ["neutral_port"]


@pytest.mark.rule("AW-RTB-10", "AW-CHK-03")
def test_expelled_units_do_not_pass_an_enemy_choke_point() -> None:
    shut = {"gibraltar": "axis", "suez": "axis", "tripoli": "axis", "malta": "axis"}
    assert ports("uk_hood", "malta", "evacuated", nearest=True, control=shut) == []
    open_gate = {**shut, "gibraltar": "allied"}
    assert ports("uk_hood", "malta", "evacuated", nearest=True, control=open_gate) == ["gibraltar"]


def test_homing_refuses_other_ports_by_rule() -> None:
    case = homing({"malta": ["uk_hood"]}, "evacuated", control={"malta": "axis"})
    assert case.legal("british") == ["to gibraltar", "to suez"]
    case.refuses("british", "to england", "AW-RTB-10")
    case.refuses("british", "to taranto", "AW-MAP-24")
    axis = quiet(**WAR, units={"south_atlantic": ["ger_bismarck", "uk_hood"]})
    for unit, rule in (("ger_bismarck", "AW-RTB-06"), ("uk_hood", "AW-MAP-16")):
        refusal = home.no_return(
            axis.war,
            axis.unit(unit),
            axis.place("south_atlantic"),
            "norway" if unit != "uk_hood" else "malta",
            "disabled",
        )
        assert refusal.rule == rule


def test_a_unit_that_is_home_already_is_not_sent_again() -> None:
    case = homing({"england": ["uk_hood"], "north_sea": ["uk_raf_coastal"]}, "disabled")
    assert case.waiting == ("british",)
    assert "to gibraltar" in case.legal("british")
    case.do("british", "to england")
    assert case.units("england") == ["uk_hood", "uk_raf_coastal"]


def test_the_panel_shows_who_returns_and_why() -> None:
    case = homing({"western_approaches": ["uk_norfolk", "uk_suffolk"]}, "escaped")
    panel = case.game.view(case.state, "german").panels["homing"]
    assert panel == {"why": "escaped", "units": ["uk_norfolk", "uk_suffolk"]}


def test_the_french_base_a_ship_has_taken_is_its_home() -> None:
    state = {"nation": "free_french", "marks": ["landed"]}
    found = ports("fra_foch", "indian_ocean", "return", state=state, control={"diego_suarez": "allied"})
    assert found == ["diego_suarez"]
    lost = ports("fra_foch", "indian_ocean", "return", state=state, control={"diego_suarez": "axis"})
    assert "australia" in lost
