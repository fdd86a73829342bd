"""How far ships go: budgets, flags, choke points, closed waters."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.admirals_war.board import ALLIED, AXIS, CHANNEL
from flagplot.games.admirals_war.moves import limits, orders, reach
from flagplot.games.admirals_war.moves.reach import PATROL, RAID
from tests.admirals_war.helpers import Case, quiet

NO_FLAGS: dict[str, str] = {}


def costs(unit: str, at: str, budget: int = RAID, **parts: Any) -> dict[str, int]:
    """Area -> cost for a unit in a port, or at sea on its base."""
    state = parts.pop("state", {})
    case = quiet(units={at: {unit: state}}, **{"turn": 4, "pacific": "war", **parts})
    found = reach.within(case.war, case.unit(unit), budget)
    return {case.game.tables.board.place_ids[area]: leg.cost for area, leg in found.items()}


def refusal(unit: str, area: str, at: str, **parts: Any) -> str:
    state = parts.pop("state", {})
    case = quiet(units={at: {unit: state}}, **{"turn": 4, "pacific": "war", **parts})
    found = limits.no_entry(case.war, case.unit(unit), case.place(area))
    return found.rule if found else ""


@pytest.mark.rule("AW-MAP-02", "AW-MOV-01")
def test_each_area_costs_one_whatever_its_size() -> None:
    found = costs("uk_hood", "england")
    assert found["north_sea"] == found["western_approaches"] == 1
    assert found["mid_atlantic"] == found["air_gap"] == 2
    assert found["eastern_seaboard"] == 3
    assert "coral_sea" not in found


@pytest.mark.rule("AW-MOV-02", "AW-MOV-03")
def test_patrollers_reach_two_areas_and_raiders_three() -> None:
    assert max(costs("uk_hood", "england", PATROL).values()) == 2
    assert max(costs("uk_hood", "england", RAID).values()) == 3
    legs = {cost: reach.Leg(cost, False) for cost in range(4)}
    assert orders.picked(0, legs, RAID).rolls == (3,)
    assert orders.picked(0, legs, PATROL).rolls == (2, 3)


@pytest.mark.rule("AW-MOV-10")
def test_the_first_enemy_flag_ends_a_move() -> None:
    found = costs("ger_bismarck", "germany", flags={"north_sea": "allied"})
    assert found["north_sea"] == 1
    assert "bay_of_biscay" not in found or found["bay_of_biscay"] == 3
    assert found["western_approaches"] == 2  # by the Barents Sea
    both = costs("ger_bismarck", "germany", flags={"north_sea": "allied", "barents_sea": "allied"})
    assert "western_approaches" not in both
    own = costs("ger_bismarck", "germany", flags={"north_sea": "axis", "barents_sea": "allied"})
    assert own["western_approaches"] == 2


@pytest.mark.rule("AW-MOV-11", "AW-AMP-01")
def test_amphibious_units_reach_two_areas_and_never_roll() -> None:
    found = costs("us_amph_1stm", "samoa", reach.LANDING)
    assert found["french_polynesia"] == 1
    assert found["coral_sea"] == 2
    assert "indian_ocean" not in found
    case = Case(turn=5, pacific="war", step="amphibious", seat="us", units={"samoa": ["us_amph_1stm"]})
    case.do("us", "pick us_amph_1stm", "to coral_sea", "done")  # no die
    assert case.where("us_amph_1stm") == "coral_sea"


# -- choke points ---------------------------------------------------------------------------------------


@pytest.mark.rule("AW-CHK-01", "AW-DEC-04")
def test_an_enemy_gibraltar_costs_an_area_more() -> None:
    assert costs("ita_zara", "taranto")["south_atlantic"] == 3
    assert costs("ita_zara", "taranto", control={"gibraltar": "axis"})["south_atlantic"] == 2
    assert "south_atlantic" not in costs("ita_zara", "taranto", PATROL)
    blocked = {"gibraltar": "axis", "suez": "axis"}
    assert "south_atlantic" not in costs("uk_hood", "malta", PATROL, control=blocked)
    assert costs("uk_hood", "malta", RAID, control=blocked)["south_atlantic"] == 3
    at_sea = costs("ger_gneisenau", "south_atlantic", PATROL, state={"base": "south_atlantic"})
    assert at_sea["western_mediterranean"] == 2


@pytest.mark.rule("AW-DEC-06")
def test_an_uncontrolled_choke_point_costs_nothing() -> None:
    assert costs("ita_zara", "taranto", control={"gibraltar": ""})["south_atlantic"] == 2
    assert costs("ger_bismarck", "germany", control={"england": "axis"})["bay_of_biscay"] == 2


@pytest.mark.rule("AW-CHK-04", "AW-DEC-03")
def test_the_english_channel() -> None:
    case = quiet(turn=4)
    assert reach.tolls(case.war, AXIS)[CHANNEL] == 2  # England is British
    assert reach.tolls(case.war, ALLIED)[CHANNEL] == 2  # Brest is German
    assert reach.tolls(quiet(turn=1).war, ALLIED)[CHANNEL] == 1
    blocked = {"western_approaches": "allied"}
    assert costs("ger_bismarck", "germany", flags=blocked)["bay_of_biscay"] == 3
    open_sea = costs("ger_bismarck", "germany", flags=blocked, control={"england": "axis"})
    assert open_sea["bay_of_biscay"] == 2
    assert costs("uk_hood", "england", PATROL)["bay_of_biscay"] == 1  # England touches it


@pytest.mark.rule("AW-CHK-05")
def test_panama_leads_into_the_pacific_as_a_second_area() -> None:
    found = costs("us_texas", "panama_canal")
    assert found["hawaiian_islands"] == found["french_polynesia"] == 2
    assert found["caribbean_sea"] == 1
    assert found["central_pacific"] == 3


@pytest.mark.rule("AW-CHK-06")
def test_the_pacific_side_is_not_next_to_panama_for_anything_else() -> None:
    found = costs("us_texas", "samoa")
    assert "caribbean_sea" not in found
    case = quiet()
    assert case.place("panama_canal") not in case.war.ports_on(case.place("hawaiian_islands"))


@pytest.mark.rule("AW-CHK-08")
def test_allied_ships_stay_out_of_the_baltic() -> None:
    assert "baltic_sea" not in costs("uk_hood", "england")
    assert refusal("uk_hood", "baltic_sea", "england") == "AW-CHK-08"
    assert "baltic_sea" in costs("ger_bismarck", "germany")


@pytest.mark.rule("AW-CHK-09", "AW-MIN-05")
def test_russian_ships_stay_in_the_baltic() -> None:
    assert costs("rus_marat", "leningrad") == {"baltic_sea": 1}
    assert refusal("rus_marat", "north_sea", "leningrad") == "AW-CHK-09"
    case = quiet(turn=4, units={"baltic_sea": ["rus_marat"]})
    for port, rule in (("leningrad", ""), ("murmansk", "AW-MIN-05"), ("england", "AW-MIN-05")):
        found = limits.no_base(case.war, case.unit("rus_marat"), case.place(port))
        assert (found.rule if found else "") == rule


@pytest.mark.rule("AW-CHK-10")
def test_the_suez_canal_is_closed_by_an_enemy() -> None:
    assert costs("uk_hood", "suez")["arabian_sea"] == 1
    through = costs("uk_hood", "trincomalee")
    assert through["eastern_mediterranean"] == 3
    assert "eastern_mediterranean" not in costs("uk_hood", "trincomalee", control={"suez": "axis"})


@pytest.mark.rule("AW-DEC-60")
def test_amphibious_units_pay_choke_points_and_use_panama() -> None:
    case = quiet(units={"panama_canal": ["us_amph_1stm"]}, turn=4, pacific="war")
    ways = reach.amphibious(case.war, case.unit("us_amph_1stm"))
    assert ways[case.place("hawaiian_islands")].cost == 2
    blocked = costs("uk_amph_tiger", "suez", reach.LANDING, control={"gibraltar": "axis"})
    assert "south_atlantic" not in blocked


# -- starting at sea, free placement ----------------------------------------------------------------------


@pytest.mark.rule("AW-DEC-59")
def test_us_units_that_start_at_sea_use_their_area_as_a_base() -> None:
    case = Case(base="start", turn=1, step="patrol")
    louisville = case.unit("us_louisville")
    assert case.state.base[louisville] == case.place("coral_sea")
    found = reach.patrol(case.war, louisville)
    assert found[case.place("coral_sea")].cost == 0
    assert found[case.place("french_polynesia")].cost == 1


@pytest.mark.rule("AW-OIL-04")
def test_an_oiler_moves_from_its_area_as_a_base() -> None:
    found = costs("ger_nordmark", "mid_atlantic", PATROL, state={"base": "mid_atlantic"})
    assert found["mid_atlantic"] == 0
    assert found["air_gap"] == found["caribbean_sea"] == 1
    assert found["barents_sea"] == 2


def free(unit: str, turn: int = 1, *, raiding: bool = False, **parts: Any) -> set[str]:
    case = quiet(turn=turn, units={parts.pop("at", "germany"): [unit]}, **parts)
    areas = orders.placement(case.war, case.unit(unit), raiding=raiding).areas
    return {case.game.tables.board.place_ids[area] for area in areas}


@pytest.mark.rule("AW-MOV-16", "AW-OIL-02", "AW-HLK-01")
@pytest.mark.parametrize("unit", ["ger_nordmark", "ger_atlantis"])
def test_oilers_and_hilfskreuzers_are_placed_freely_on_turn_1(unit: str) -> None:
    found = free(unit)
    assert {"south_atlantic", "eastern_seaboard", "baltic_sea", "bay_of_bengal", "arabian_sea"} <= found
    assert not {"coral_sea", "home_islands", "indonesia"} & found
    assert len(found) == 16
    assert free(unit, 2) == set()


@pytest.mark.rule("AW-MOV-17", "AW-MOV-18")
def test_pocket_battleships_are_placed_freely_on_turn_1() -> None:
    for raiding in (False, True):
        found = free("ger_admiral_scheer", raiding=raiding)
        assert {"south_atlantic", "mid_atlantic"} <= found
        assert not {"caribbean_sea", "eastern_seaboard", "arabian_sea"} & found
    assert free("ger_admiral_scheer", 2) == set()
    assert free("ger_scharnhorst") == set()


@pytest.mark.rule("AW-SCN-09")
def test_us_battleships_of_midway_are_placed_without_rolls() -> None:
    parts: dict[str, Any] = {"turn": 4, "scenario": "midway", "at": "pearl_harbor"}
    waters = {"gulf_of_alaska", "hawaiian_islands"}
    for ship in ("us_maryland", "us_pennsylvania", "us_tennessee"):
        assert free(ship, **parts) == free(ship, raiding=True, **parts) == waters
    assert free("us_saratoga_cv3", raiding=True, **parts) == waters
    assert free("us_saratoga_cv3", **parts) == set()
    assert free("us_astoria", raiding=True, **parts) == set()
    case = Case(scenario="midway", step="patrol", seat="us", units={"pearl_harbor": ["us_maryland"]})
    case.do("us", "pick us_maryland")
    assert case.legal("us") == ["to gulf_of_alaska", "to hawaiian_islands", "raid", "cancel"]
    case.refuses("us", "to central_pacific", "AW-SCN-09")
    case.do("us", "to gulf_of_alaska", "done")  # no die
    assert (case.where("us_maryland"), case.mode("us_maryland")) == ("gulf_of_alaska", "patrolling")
    carrier = Case(scenario="midway", step="patrol", seat="us", units={"pearl_harbor": ["us_saratoga_cv3"]})
    assert carrier.do("us", "pick us_saratoga_cv3").legal("us") == ["raid", "cancel"]


# -- closed waters ----------------------------------------------------------------------------------------


@pytest.mark.rule("AW-SUB-03", "AW-SUB-04", "AW-SUB-05", "AW-SUB-08", "AW-MOV-15", "AW-HLK-02")
@pytest.mark.parametrize(
    ("unit", "area", "rule"),
    [
        ("ger_uboat_01", "south_atlantic", ""),
        ("ger_uboat_01", "western_mediterranean", ""),
        ("ger_uboat_01", "arabian_sea", "AW-SUB-03"),
        ("ita_10mas", "eastern_mediterranean", ""),
        ("ita_10mas", "south_atlantic", "AW-SUB-04"),
        ("jap_iboat_1", "coral_sea", ""),
        ("jap_iboat_1", "caribbean_sea", "AW-SUB-05"),
        ("us_sub_1", "home_islands", ""),
        ("us_sub_1", "mid_atlantic", "AW-SUB-05"),
        ("uk_hk_group_1", "air_gap", ""),
        ("uk_hk_group_1", "bay_of_bengal", "AW-MOV-15"),
        ("ger_atlantis", "indian_ocean", ""),
        ("ger_atlantis", "coral_sea", "AW-HLK-02"),
    ],
)
def test_waters_of_submarines_escorts_and_hilfskreuzers(unit: str, area: str, rule: str) -> None:
    assert refusal(unit, area, "reserve" if unit != "ger_atlantis" else "germany") == rule


@pytest.mark.rule("AW-SUB-02", "AW-MOV-14")
def test_submarines_go_anywhere_whatever_the_flags() -> None:
    flags = {"mid_atlantic": "allied", "south_atlantic": "allied"}
    case = quiet(turn=4, flags=flags, units={"reserve": ["ger_uboat_01"]})
    assert len(orders.patrol_areas(case.war, case.unit("ger_uboat_01"))) == 13


@pytest.mark.rule("AW-O30-01")
def test_the_greek_battleships() -> None:
    options = {"greek_navy": True}
    case = Case(turn=2, step="reinforcement", options=options, units={"future": ["gre_lemnos", "gre_kilkis"]})
    assert case.where("gre_lemnos") == case.where("gre_kilkis") == "suez"
    assert set(costs("gre_lemnos", "suez")) == {"western_mediterranean", "eastern_mediterranean"}
    at_sea = quiet(turn=4, units={"western_mediterranean": ["gre_lemnos"]})
    for port, rule in (("malta", ""), ("gibraltar", ""), ("suez", ""), ("england", "AW-O30-01")):
        found = limits.no_base(at_sea.war, at_sea.unit("gre_lemnos"), at_sea.place(port))
        assert (found.rule if found else "") == rule


@pytest.mark.rule("AW-MIN-03")
def test_australian_cruisers_may_go_to_the_atlantic() -> None:
    found = costs("aus_hmas_canberra", "australia", pacific="peace")
    assert found["cape_of_good_hope"] == 2
    case = quiet(
        turn=4, units={"cape_of_good_hope": ["aus_hmas_canberra"], "coral_sea": ["aus_hmas_australia"]}
    )
    for ship, rule in (("aus_hmas_canberra", ""), ("aus_hmas_australia", "AW-PAC-14")):
        refused = limits.no_base(case.war, case.unit(ship), case.place("simons_town"))
        assert (refused.rule if refused else "") == rule


@pytest.mark.rule("AW-FRA-07")
def test_french_ships_stay_in_port_on_turn_2() -> None:
    for turn, scenario, rule in (
        (2, "standard", "AW-FRA-07"),
        (3, "standard", ""),
        (1, "turn_0", "AW-FRA-07"),
        (2, "turn_0", ""),
    ):
        state = {"nation": "free_french"}
        case = quiet(turn=turn, scenario=scenario, units={"usa": {"fra_bearn": state}})
        found = limits.no_sailing(case.war, case.unit("fra_bearn"))
        assert (found.rule if found else "") == rule


def test_a_bottomed_ship_does_not_sail() -> None:
    case = quiet(
        turn=4, factors={"us_arizona": "4-4-3"}, units={"pearl_harbor": {"us_arizona": {"damage": 5}}}
    )
    found = limits.no_sailing(case.war, case.unit("us_arizona"))
    assert found is not None
    assert found.rule == "AW-RAI-13"


@pytest.mark.rule("AW-MAP-26")
def test_there_is_no_way_between_lae_and_port_moresby_but_by_sea() -> None:
    case = Case(
        turn=5, pacific="war", step="amphibious", seat="us", control={"lae": "allied"},
        units={"lae": ["us_amph_1stm"]},
    )  # fmt: skip
    case.do("us", "pick us_amph_1stm")
    assert all(action.split()[1] in case.game.tables.board.place_ids[:27] for action in case.legal("us")[:-1])
    case.refuses("us", "to port_moresby", "AW-MAP-26")
    reached = set(costs("us_amph_1stm", "lae", 1, control={"lae": "allied"}))
    assert reached == {"indonesia", "bismarck_sea"}  # none of which Port Moresby touches
    assert costs("us_amph_1stm", "lae", reach.LANDING, control={"lae": "allied"})["coral_sea"] == 2


@pytest.mark.rule("AW-PAC-17", "AW-PAC-20", "AW-PAC-24", "AW-O20-09")
@pytest.mark.parametrize("parts", [{"turn": 1}, {"turn": 3, "pacific": "war"}, {"scenario": "turn_0"}])
def test_the_set_of_open_areas_is_what_the_refusals_leave(parts: dict[str, Any]) -> None:
    flags = {"marianas": "axis", "coral_sea": "axis", "bay_of_bengal": "axis"}
    case = Case(base="start", step="patrol", flags=flags, flag_by={"bay_of_bengal": ["german"]}, **parts)
    war = case.war
    for unit in range(case.game.tables.board.n_units):
        for area in case.game.tables.board.area_range:
            allowed = bool(limits.waters(war, unit) >> area & 1)
            assert allowed == (limits.no_entry(war, unit, area) is None)
