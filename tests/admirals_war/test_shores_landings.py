"""Landings and invasions."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.admirals_war import politics
from flagplot.games.admirals_war.shores import landings
from flagplot.games.admirals_war.turn import sequence
from tests.admirals_war.helpers import Case, quiet, rolling

WAR: dict[str, Any] = {"turn": 5, "pacific": "war"}


def ashore(units: dict[str, Any], **parts: Any) -> Case:
    """The landings at the end of a turn."""
    return Case(**{**WAR, **parts}, step="invasion", units=units)


def refusal(unit: str, port: str, area: str, **parts: Any) -> str:
    state = parts.pop("state", {})
    case = quiet(**{**WAR, **parts}, units={area: {unit: state}})
    found = landings.no_landing(case.war, case.unit(unit), case.place(port))
    return found.rule if found else ""


@pytest.mark.rule("AW-AMP-04")
def test_where_amphibious_units_may_land() -> None:
    assert refusal("jap_snlf_kure", "philippines", "indonesia") == ""
    assert refusal("jap_snlf_kure", "lae", "indonesia") == ""  # uncontrolled
    assert refusal("jap_snlf_kure", "okinawa", "indonesia") == ""  # friendly base
    assert refusal("jap_snlf_kure", "saigon", "indonesia") == ""  # friendly port
    assert refusal("jap_snlf_kure", "singapore", "indonesia") == "AW-AMP-04"  # enemy port
    assert refusal("jap_snlf_kure", "midway", "indonesia") == "AW-AMP-04"  # not on the area


@pytest.mark.rule("AW-AMP-08")
@pytest.mark.parametrize("mark", ["retreated", "disabled"])
def test_a_unit_that_retreated_or_was_disabled_does_not_invade(mark: str) -> None:
    assert refusal("jap_snlf_kure", "philippines", "indonesia", state={"marks": [mark]}) == "AW-AMP-08"


@pytest.mark.rule("AW-CHK-07")
def test_japan_does_not_invade_panama() -> None:
    assert refusal("jap_snlf_kure", "panama_canal", "caribbean_sea") == "AW-CHK-07"


@pytest.mark.rule("AW-MAP-19")
def test_the_neutral_port_is_never_invaded() -> None:
    assert refusal("uk_amph_tiger", "neutral_port", "south_atlantic") == "AW-MAP-19"


@pytest.mark.rule("AW-MAP-30")
def test_addu_atoll_is_not_invaded_before_trincomalee_falls() -> None:
    assert refusal("jap_snlf_kure", "addu_atoll", "arabian_sea") == "AW-DEC-66"
    assert refusal("jap_snlf_kure", "addu_atoll", "arabian_sea", facts={"trincomalee_fell": 5}) == ""


@pytest.mark.rule("AW-AMP-09", "AW-AMP-13")
def test_an_unopposed_invasion_takes_the_base_and_spends_the_unit() -> None:
    case = ashore({"indonesia": ["jap_snlf_kure"], "philippines": ["us_houston"]})
    case.do("japanese", "land jap_snlf_kure philippines")
    assert case.control("philippines") == "axis"
    assert (case.where("jap_snlf_kure"), case.state.back[case.unit("jap_snlf_kure")]) == ("chart", 7)
    assert case.where("us_houston") != "philippines"


@pytest.mark.rule("AW-AMP-10")
def test_damage_does_not_matter() -> None:
    case = ashore({"indonesia": {"jap_snlf_kure": {"damage": 3}}})
    case.do("japanese", "land jap_snlf_kure philippines")
    assert case.control("philippines") == "axis"


@pytest.mark.rule("AW-AMP-11")
def test_a_garrison_is_lost_with_the_invader_and_holds_the_base() -> None:
    case = ashore({"marshalls": ["us_amph_1stm"], "kwajalein": ["jap_snlf_kure", "jap_snlf_yokosuka"]})
    case.do("us", "land us_amph_1stm kwajalein")
    assert case.legal("japanese") == ["lose jap_snlf_yokosuka", "lose jap_snlf_kure"]
    case.do("japanese", "lose jap_snlf_kure")
    assert case.control("kwajalein") == "axis"
    assert case.where("us_amph_1stm") == case.where("jap_snlf_kure") == "chart"
    assert case.where("jap_snlf_yokosuka") == "kwajalein"


@pytest.mark.rule("AW-AMP-12")
def test_a_surplus_unit_lands_safely() -> None:
    case = ashore({"marshalls": ["us_amph_1stm", "us_amph_2ndm"]})
    case.do("us", "land us_amph_1stm kwajalein", "land us_amph_2ndm kwajalein")
    assert (case.control("kwajalein"), case.where("us_amph_2ndm")) == ("allied", "kwajalein")


@pytest.mark.rule("AW-AMP-14", "AW-SEQ-28", "AW-SEQ-25", "AW-EOR-04")
def test_landings_go_in_nationality_order_so_a_base_can_change_hands_twice() -> None:
    case = ashore({"bismarck_sea": ["jap_snlf_kure", "us_amph_1stm"]}, control={"guadalcanal": "allied"})
    assert case.waiting == ("japanese",)
    case.do("japanese", "land jap_snlf_kure guadalcanal")
    assert case.control("guadalcanal") == "axis"
    case.do("us", "land us_amph_1stm guadalcanal")
    assert case.control("guadalcanal") == "allied"


@pytest.mark.rule("AW-AMP-05")
def test_a_unit_may_stay_at_sea_and_land_later() -> None:
    area = quiet().place("marshalls")
    frames = [{"step": "turn", "number": 8}, {"step": "landings", "area": area}]
    units = {"marshalls": ["us_amph_1stm"], "coral_sea": ["us_amph_2ndm"]}
    case = Case(**WAR, frames=frames, units=units)
    assert all(action.split()[1:2] in ([], ["us_amph_1stm"]) for action in case.legal("us"))
    case.do("us", "done")
    assert case.halted
    assert case.where("us_amph_1stm") == "marshalls"


@pytest.mark.rule("AW-AMP-06")
def test_units_land_when_combat_and_raids_in_an_area_are_over() -> None:
    area = quiet().place("marshalls")
    frames = [{"step": "turn", "number": 8}, {"step": "area_fight", "area": area}]
    units = {"marshalls": ["us_amph_1stm", "us_enterprise_cv6"], "kwajalein": ["jap_hiei"]}
    case = Case(**WAR, frames=frames, units=units)
    assert case.verbs("us") == {"bomb", "done"}
    case.do("us", "done")
    case.do("us", "land us_amph_1stm kwajalein")
    assert case.control("kwajalein") == "allied"


@pytest.mark.rule("AW-AMP-07", "AW-DEC-41")
def test_at_the_end_of_the_turn_units_land_or_return() -> None:
    case = ashore({"coral_sea": ["us_amph_1stm"]})
    assert {"land us_amph_1stm guadalcanal", "land us_amph_1stm australia", "done"} <= set(case.legal("us"))
    case.do("us", "done")
    assert case.halted
    names = sequence.NAMES
    assert names.index("combat") < names.index("invasion") < names.index("control") < names.index("return")


@pytest.mark.rule("AW-AMP-18", "AW-AMP-20")
def test_paratroops_take_a_base_or_fall_with_its_garrison() -> None:
    case = quiet(**WAR, units={"western_mediterranean": ["ger_fsjr"]})
    landings.drop(rolling(case), case.unit("ger_fsjr"), case.place("malta"))
    assert (case.control("malta"), case.where("ger_fsjr")) == ("axis", "chart")
    held = quiet(**WAR, units={"western_mediterranean": ["ger_fsjr"], "malta": ["uk_amph_tiger"]})
    landings.drop(rolling(held), held.unit("ger_fsjr"), held.place("malta"))
    assert held.control("malta") == "allied"
    assert held.where("ger_fsjr") == held.where("uk_amph_tiger") == "chart"


@pytest.mark.rule("AW-PAC-13")
@pytest.mark.parametrize(
    ("garrison", "kept"),
    [(["us_5af", "us_houston"], False), (["us_5af"], True), (["us_houston"], True), ([], True)],
)
def test_the_philippines_without_a_us_commitment(garrison: list[str], kept: bool) -> None:
    units = {"philippines": garrison, "indonesia": ["jap_snlf_kure"]}
    case = quiet(turn=3, pacific="attack", units=units)
    politics.raid_force_moves(rolling(case))
    landings.land(rolling(case), case.unit("jap_snlf_kure"), case.place("philippines"))
    assert case.control("philippines") == "axis"
    assert case.where("jap_snlf_kure") == ("philippines" if kept else "chart")


@pytest.mark.rule("AW-FRA-09", "AW-FRA-10")
def test_a_french_ship_takes_an_uncontrolled_french_base_and_stays_there() -> None:
    units = {"coral_sea": {"fra_bearn": {"nation": "free_french"}, "us_texas": {}}}
    case = ashore(units, turn=3, pacific="peace")
    assert case.legal("us") == ["land fra_bearn noumea", "done"]
    case.do("us", "land fra_bearn noumea")
    assert (case.control("noumea"), case.where("fra_bearn")) == ("allied", "coral_sea")
    assert case.marked("fra_bearn", "landed")
    again = ashore(units, turn=3, pacific="peace", control={"noumea": "axis"})
    assert again.halted
    home = Case(
        turn=3, step="return", seat="us", control={"noumea": "allied"},
        units={"coral_sea": {"fra_bearn": {"nation": "free_french", "marks": ["landed"]}}},
    )  # fmt: skip
    assert home.where("fra_bearn") == "noumea"


@pytest.mark.rule("AW-DEC-73")
def test_a_vichy_ship_is_a_french_ship_under_german_control() -> None:
    units = {"indian_ocean": {"fra_bearn": {"nation": "german"}}}
    case = ashore(units, turn=4)
    assert case.legal("german") == ["land fra_bearn diego_suarez", "done"]
    raiding = ashore({"indian_ocean": {"fra_bearn": {"nation": "german", "mode": "raiding"}}}, turn=4)
    assert raiding.halted


@pytest.mark.rule("AW-DEC-19")
def test_at_peace_japan_and_the_allies_do_not_invade_each_other() -> None:
    assert refusal("jap_snlf_kure", "philippines", "marianas", turn=2, pacific="peace") == "AW-DEC-19"
    assert refusal("jap_snlf_kure", "lae", "bismarck_sea", turn=2, pacific="peace") == ""
