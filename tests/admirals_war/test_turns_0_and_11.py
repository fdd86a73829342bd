"""The optional turns: Italy's choice on turn 0, the end of the Atlantic war on turn 11."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.admirals_war.board import ALLIED, AXIS
from flagplot.games.admirals_war.turn import calendar, italy_joins, midway, sequence, transfers
from tests.admirals_war.helpers import Case, quiet, rolling

EARLY: dict[str, Any] = {"scenario": "turn_0", "turn": 0}
LATE: dict[str, Any] = {"scenario": "turn_11", "turn": 11, "pacific": "war"}
JOINS = [{"step": "turn", "number": 5}, {"step": "italy_joins"}]


# -- turn 0 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-O20-06", "AW-O20-08")
def test_italy_begins_neutral_and_cannot_move_or_be_attacked() -> None:
    case = quiet(**EARLY, units={"taranto": ["ita_littorio"], "germany": ["ger_scharnhorst"]})
    assert case.war.neutral(case.unit("ita_littorio"))
    assert calendar.frozen(case.war, case.unit("ita_littorio"))
    assert not calendar.frozen(case.war, case.unit("ger_scharnhorst"))
    sequence.end_turn(rolling(case))
    assert not case.war.neutral(case.unit("ita_littorio"))


@pytest.mark.rule("AW-O20-07")
def test_italy_joins_if_the_allies_are_weak_in_the_mediterranean() -> None:
    units = {
        "western_mediterranean": {"uk_hood": {}, "uk_nelson": "raiding", "uk_raf_coastal": {}},
        "eastern_mediterranean": {"uk_warspite": {}},
    }
    case = Case(**EARLY, frames=JOINS, units=units, dice=[1, 2])
    assert italy_joins.guard(case.war) == 3  # two patrolling ships and an LBA; the raider does not count
    assert case.legal("german") == ["declare", "pass"]
    case.do("german", "declare")
    assert not case.war.neutral(case.unit("ita_littorio"))
    weaker = Case(**EARLY, frames=JOINS, units=units, dice=[1, 1])
    assert weaker.halted
    assert weaker.war.fact("italy_neutral")


@pytest.mark.rule("AW-O20-07")
def test_italy_may_stay_neutral() -> None:
    case = Case(**EARLY, frames=JOINS, dice=[1, 1]).do("german", "pass")
    assert case.halted
    assert case.war.fact("italy_neutral")


@pytest.mark.rule("AW-O20-07")
def test_italy_is_asked_when_land_based_air_has_been_placed() -> None:
    frames = [{"step": "turn", "number": sequence.NAMES.index("amphibious")}]
    case = Case(**EARLY, frames=frames, through=True, dice=[6, 6])
    assert case.waiting == ("german",)
    assert case.verbs("german") == {"declare", "pass"}


# -- turn 11 ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-O21-04")
def test_nothing_counts_in_the_atlantic_on_turn_11() -> None:
    case = quiet(**LATE)
    assert calendar.quiet(case.war, case.place("north_sea"))
    assert not calendar.quiet(case.war, case.place("coral_sea"))
    points = {
        (id, side): midway.area_points(case.war, case.place(id), side)
        for id in ("north_sea", "eastern_seaboard", "bay_of_bengal", "coral_sea")
        for side in (ALLIED, AXIS)
    }
    assert points == {
        ("north_sea", ALLIED): 0, ("north_sea", AXIS): 0,
        ("eastern_seaboard", ALLIED): 0, ("eastern_seaboard", AXIS): 0,
        ("bay_of_bengal", ALLIED): 0, ("bay_of_bengal", AXIS): 1,
        ("coral_sea", ALLIED): 2, ("coral_sea", AXIS): 2,
    }  # fmt: skip
    assert not calendar.quiet(quiet(scenario="turn_11", turn=10).war, case.place("north_sea"))


@pytest.mark.rule("AW-O21-05", "AW-O21-07")
@pytest.mark.parametrize(("lead", "stay"), [(-2, True), (0, True), (3, False)])
def test_atlantic_units_stay_unless_britain_leads(lead: int, stay: bool) -> None:
    case = quiet(**LATE, vp={"ATO": lead}, units={"suez": ["uk_hood"], "samoa": ["us_texas"]})
    assert calendar.frozen(case.war, case.unit("uk_hood")) == stay
    assert not calendar.frozen(case.war, case.unit("us_texas"))


def begin(lead: int, **parts: Any) -> Case:
    units = {
        "england": ["uk_hood", "uk_raf_coastal"],
        "usa": {"us_texas": {}, "fra_bearn": {"nation": "free_french"}},
    }
    frames = [{"step": "turn", "number": 1}, {"step": "transfers", "left": lead}]
    return Case(**LATE, vp={"ATO": lead}, units=units, frames=frames, **parts)


@pytest.mark.rule("AW-O21-06", "AW-O21-10")
def test_one_ship_for_each_point_of_the_british_lead() -> None:
    case = begin(2)
    assert case.legal("british") == ["transfer uk_hood trincomalee", "done"]
    case.refuses("british", "transfer uk_raf_coastal trincomalee", "AW-O21-06")
    case.do("british", "transfer uk_hood trincomalee")
    assert case.waiting == ("us",)
    case.do("us", "transfer fra_bearn pearl_harbor")
    assert case.halted  # two points, two ships
    assert (case.where("uk_hood"), case.where("fra_bearn")) == ("trincomalee", "pearl_harbor")
    assert case.where("us_texas") == "usa"
    assert not case.marked("uk_hood", "sailed")


@pytest.mark.rule("AW-O21-06")
def test_without_a_british_lead_nothing_is_transferred() -> None:
    for lead, frames in ((0, 1), (4, 2)):
        case = quiet(**LATE, vp={"ATO": lead})
        war = rolling(case)
        transfers.begin(war)
        assert len(case.state.frames) == frames


@pytest.mark.rule("AW-O21-08")
def test_where_british_ships_go_when_trincomalee_is_lost() -> None:
    lost = {"trincomalee": "axis", "diego_suarez": "allied"}
    ports = ["transfer uk_hood addu_atoll", "transfer uk_hood diego_suarez", "done"]
    assert begin(1, control=lost).legal("british") == ports
    all_lost = {"trincomalee": "axis", "addu_atoll": "axis"}
    assert begin(1, control=all_lost).legal("british") == ["transfer uk_hood suez", "done"]


@pytest.mark.rule("AW-O21-09")
def test_us_ships_go_to_panama_when_pearl_harbor_is_lost() -> None:
    case = begin(1, control={"pearl_harbor": "axis"}).do("british", "done")
    assert "transfer us_texas panama_canal" in case.legal("us")
    case.refuses("us", "transfer us_texas pearl_harbor", "AW-O21-09")


@pytest.mark.rule("AW-O21-11")
def test_indonesia_and_the_home_islands_are_worth_4_to_japan() -> None:
    for scenario, worth in (("turn_11", 4), ("standard", 3)):
        case = quiet(scenario=scenario, turn=2)
        for id in ("indonesia", "home_islands"):
            assert midway.area_points(case.war, case.place(id), AXIS) == worth
