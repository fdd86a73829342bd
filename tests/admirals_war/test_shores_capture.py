"""Ports and bases change hands."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.admirals_war.board import AMERICAN, BRIT, GERMANS, JAPAN
from flagplot.games.admirals_war.combat import forces
from flagplot.games.admirals_war.moves.limits import no_base
from flagplot.games.admirals_war.shores import capture
from tests.admirals_war.helpers import Case, quiet, rolling

WAR: dict[str, Any] = {"turn": 5, "pacific": "war"}


def turn_end(flags: dict[str, str], units: dict[str, Any] | None = None, **parts: Any) -> Case:
    """The capture step with flags that stood at both ends of the turn."""
    return Case(**{**WAR, **parts}, step="capture", flags=flags, units=units or {})


@pytest.mark.rule("AW-SEQ-30", "AW-CAP-01", "AW-CAP-04")
def test_a_port_falls_to_flags_on_all_its_areas_at_both_ends_of_the_turn() -> None:
    both = {"western_mediterranean": "axis", "eastern_mediterranean": "axis", "south_atlantic": "axis"}
    assert turn_end(both).control("gibraltar") == "axis"
    assert turn_end({**both, "south_atlantic": ""}).control("gibraltar") == "allied"
    late = turn_end(both, flags_before={"south_atlantic": ""})
    assert late.control("gibraltar") == "allied"
    for area in ("western_mediterranean", "south_atlantic"):
        saved = turn_end({**both, area: ""}, flags_before={area: "axis"})
        assert saved.control("gibraltar") == "allied"


@pytest.mark.rule("AW-CAP-02")
def test_bases_fall_the_same_way() -> None:
    case = turn_end({"western_mediterranean": "axis", "eastern_mediterranean": "axis"})
    assert case.control("malta") == "axis"


@pytest.mark.rule("AW-DEC-46")
def test_uncontrolled_bases_are_taken_too() -> None:
    case = turn_end({"bismarck_sea": "allied", "coral_sea": "allied", "indonesia": ""})
    assert case.control("guadalcanal") == "allied"
    assert case.control("lae") == ""  # Indonesia is not flagged


@pytest.mark.rule("AW-CAP-09", "AW-MAP-12", "AW-MAP-13", "AW-MAP-19")
@pytest.mark.parametrize(
    ("port", "flags"),
    [
        ("germany", {"north_sea": "allied", "baltic_sea": "allied", "barents_sea": "allied"}),
        ("leningrad", {"baltic_sea": "axis"}),
        ("murmansk", {"barents_sea": "axis"}),
        ("usa", {"eastern_seaboard": "axis", "caribbean_sea": "axis"}),
        ("neutral_port", {"south_atlantic": "axis"}),
    ],
)
def test_what_can_never_be_captured(port: str, flags: dict[str, str]) -> None:
    before = quiet(**WAR).control(port)
    assert turn_end(flags).control(port) == before


@pytest.mark.rule("AW-CAP-10")
@pytest.mark.parametrize(
    ("facts", "control"), [({}, "axis"), ({"taranto_fell": 4}, "allied"), ({"taranto_fell": 5}, "axis")]
)
def test_french_ports_are_recaptured_only_after_taranto(facts: dict[str, int], control: str) -> None:
    case = turn_end({"western_mediterranean": "allied"}, facts=facts)
    assert case.control("toulon") == control


@pytest.mark.rule("AW-CAP-05", "AW-CAP-06")
def test_units_inside_leave_for_a_base_next_door_or_the_nearest_port() -> None:
    flags = {"western_mediterranean": "axis", "eastern_mediterranean": "axis"}
    case = turn_end(flags, {"malta": ["uk_hood", "uk_raf_med"]})
    assert case.control("malta") == "axis"
    assert case.legal("british") == ["to gibraltar", "to suez"]
    case.do("british", "to suez", "to gibraltar")
    assert (case.where("uk_hood"), case.where("uk_raf_med")) == ("suez", "gibraltar")


@pytest.mark.rule("AW-RAI-15")
def test_ships_on_the_bottom_are_lost_with_the_port() -> None:
    units = {"pearl_harbor": {"us_arizona": {"damage": 5}, "us_texas": {"damage": 4}}}
    factors = {"us_arizona": "4-4-3", "us_texas": "4-4-3"}
    case = turn_end({"hawaiian_islands": "axis"}, units, factors=factors)
    assert case.control("pearl_harbor") == "axis"
    assert case.where("us_arizona") == "sunk"
    assert case.where("us_texas") != "sunk"


@pytest.mark.rule("AW-CAP-06")
def test_nearest_means_the_fewest_sea_areas() -> None:
    case = turn_end({"hawaiian_islands": "axis"}, {"pearl_harbor": ["us_texas"]})
    assert case.control("pearl_harbor") == "axis"
    # bases on the same area, and Samoa one area farther; not Australia, not Singapore
    assert case.legal("us") == ["to midway", "to johnston_island", "to samoa"]
    case.refuses("us", "to australia", "AW-RTB-10")


@pytest.mark.rule("AW-CAP-08")
def test_a_captured_place_can_be_used_at_once() -> None:
    case = quiet(**WAR, units={"bismarck_sea": ["us_texas", "us_13af"]})
    port, ship, plane = case.place("guadalcanal"), case.unit("us_texas"), case.unit("us_13af")
    assert no_base(case.war, ship, port) is not None
    capture.seize(rolling(case), port, 0, AMERICAN, "a test")
    assert no_base(case.war, ship, port) is None
    assert no_base(case.war, plane, port) is None
    assert case.where("us_13af") == "bismarck_sea"  # and it has a base to fly from now


def grounded() -> Case:
    """Japan has taken the only base of an LBA in the Bismarck Sea."""
    units = {"bismarck_sea": ["us_13af", "jap_snlf_kure", "us_amph_1stm"], "coral_sea": ["us_10af"]}
    frames = [{"step": "turn", "number": 8}, {"step": "landings", "area": quiet().place("bismarck_sea")}]
    control = {"guadalcanal": "allied", "lae": "axis"}
    case = Case(**WAR, frames=frames, control=control, units=units, resolved=["bismarck_sea"])
    return case.do("japanese", "land jap_snlf_kure guadalcanal")


@pytest.mark.rule("AW-CAP-07", "AW-LBA-26", "AW-LBA-27")
def test_air_units_that_lose_their_last_base_fly_to_the_nearest_port() -> None:
    case = grounded()
    assert case.waiting == ("us",)
    assert case.legal("us") == ["to singapore", "to australia", "to samoa"]  # all one area away
    case.do("us", "to australia")
    assert (case.where("us_13af"), case.where("us_10af")) == ("australia", "coral_sea")
    assert case.marked("us_13af", "grounded")
    assert not case.marked("us_10af", "grounded")  # it also flies from Australia and Port Moresby


@pytest.mark.rule("AW-LBA-28", "AW-LBA-29")
def test_they_stay_there_even_if_the_base_is_retaken_and_can_be_raided() -> None:
    case = grounded().do("us", "to australia", "land us_amph_1stm guadalcanal")
    assert case.control("guadalcanal") == "allied"
    assert (case.where("us_13af"), case.marked("us_13af", "grounded")) == ("australia", True)
    australia = case.place("australia")
    assert case.unit("us_13af") in forces.targets_in_port(case.war, australia, 0)


@pytest.mark.rule("AW-MAP-30", "AW-DEC-66")
def test_addu_atoll_is_out_of_reach_until_trincomalee_has_fallen() -> None:
    flags = {"arabian_sea": "axis", "indian_ocean": "axis"}
    assert turn_end(flags).control("addu_atoll") == "allied"
    assert turn_end(flags, facts={"trincomalee_fell": 5}).control("addu_atoll") == "axis"
    case = quiet(turn=4, pacific="war")
    capture.seize(rolling(case), case.place("trincomalee"), 1, 12, "a test")
    assert case.war.fact("trincomalee_fell") == 5


@pytest.mark.rule("AW-O20-04")
def test_norway_becomes_one_with_germany_or_stays_apart() -> None:
    parts: dict[str, Any] = {"scenario": "turn_0", "turn": 1}
    flags = {"north_sea": "axis", "barents_sea": "axis"}
    german = turn_end(flags, **parts, pacific="peace")
    assert german.control("norway") == "axis"
    assert german.place("barents_sea") in german.war.touches(german.place("germany"))
    british = turn_end({"north_sea": "allied", "barents_sea": "allied"}, **parts, pacific="peace")
    assert british.control("norway") == "allied"
    assert british.place("barents_sea") not in british.war.touches(british.place("germany"))


def test_a_place_goes_back_to_its_first_owner() -> None:
    case = quiet(**WAR, units={"indonesia": ["us_amph_1stm", "uk_amph_tiger", "jap_snlf_kure"]})
    taker = {id: capture.captor(case.war, case.unit(id)) for id in case.units("indonesia")}
    assert taker == {"us_amph_1stm": AMERICAN, "uk_amph_tiger": BRIT, "jap_snlf_kure": JAPAN}
    assert capture.owner(case.war, case.place("philippines"), BRIT) == AMERICAN
    assert capture.owner(case.war, case.place("philippines"), JAPAN) == JAPAN
    assert capture.owner(case.war, case.place("noumea"), BRIT) == BRIT


@pytest.mark.parametrize(
    ("nations", "heir"),
    [((AMERICAN,), AMERICAN), ((BRIT,), BRIT), ((BRIT, AMERICAN), AMERICAN), ((GERMANS,), GERMANS)],
)
def test_a_blockade_pays_those_whose_flags_lie_around(nations: tuple[int, ...], heir: int) -> None:
    case = quiet(**WAR)
    side = 1 if GERMANS in nations else 0
    for area in case.war.touches(case.place("lae")):
        rolling(case).set_flag(area, side, nations)
    assert capture.heir(case.war, case.place("lae"), side) == heir


@pytest.mark.rule("AW-FRA-12")
def test_saigon_goes_back_if_indonesia_stays_allied() -> None:
    case = turn_end({"indonesia": "allied"}, turn=3, pacific="peace")
    assert case.control("saigon") == "allied"
    broken = turn_end({"indonesia": "axis"}, turn=3, pacific="peace", flags_before={"indonesia": "allied"})
    assert broken.control("saigon") == "axis"
