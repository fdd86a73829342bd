"""Units of several nations, colonials, and HQs of all China in the Organization Segment. [2.3]"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.dai_senso import supply
from flagplot.games.dai_senso.combat import losses, ranged, shifts
from flagplot.games.dai_senso.counters import FRONT
from flagplot.games.dai_senso.nations import nationalities
from flagplot.games.dai_senso.organization import emergency
from flagplot.games.dai_senso.places import place
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.stacking import overstacked
from flagplot.games.dai_senso.turn.setup import put
from tests.dai_senso.organizing import (
    AXIS_HOPEH,
    BATAVIA,
    CALCUTTA,
    CHUNGKING,
    NEI,
    PEIPING,
    TOKYO,
    TWO_NATIONS,
    axis,
    western,
)
from tests.dai_senso.setting import Case

# -- colonials, and the Showa Restoration ------------------------------------------------------------------


@pytest.mark.rule("DSA-ORG-27")
def test_japanese_colonials_do_not_combine_with_others() -> None:
    case = axis(["JP-INFA-01/back", "JP-BUR-01", "JP-COL-01/back"], ["JP-HQ-01"])
    case.refuses("axis", "combine JP-INFA-01 JP-BUR-01", "DSA-ORG-27")
    case.refuses("axis", "combine JP-COL-01 JP-INFA-01", "DSA-ORG-27")
    case.refuses("axis", "raise JP-INFA-01 JP-BUR-01 JP-HQ-01", "DSA-ORG-27")
    case.do("axis", "combine JP-COL-01 JP-BUR-01")  # colonials among themselves


@pytest.mark.rule("DSA-ORG-27", "DSB-MK-40-1")
def test_the_showa_restoration_lets_one_colonial_in() -> None:
    units = ["JP-INFA-01/back", "JP-BUR-01", "JP-IND-01", "JP-INFA-02/back"]
    affairs = {"markers": {"showa_restoration": "swb"}}
    case = axis(units, ["JP-HQ-01"], scenario="china-incident", affairs=affairs)
    case.refuses("axis", "raise JP-BUR-01 JP-IND-01 JP-HQ-01", "DSA-ORG-27")  # one of the two, not both
    case.do("axis", "combine JP-INFA-01 JP-BUR-01")
    assert case.steps("JP-INFA-01") == 2
    assert case.war.affairs.markers["showa_restoration"] == "delay"
    case.refuses("axis", "combine JP-INFA-02 JP-IND-01", "DSA-ORG-27")


# -- HQs of all China --------------------------------------------------------------------------------------


def chinese(units: list[str], pool: list[str], hex: str = CHUNGKING, **more: Any) -> Case:
    return western(units, pool, hex, scenario="china-incident", **more)


@pytest.mark.rule("DSA-ORG-10", "DSB-MN-06")
def test_an_hq_of_all_china_is_made_of_any_chinese_units() -> None:
    """Of one Country or of several, without a Holding Box; it grows and breaks down like others."""
    case = chinese(["SZE-WZ-01/back", "KI-EXP-01", "HO-EXP-01"], ["W-KMT-01", "KI-DEF-01"])
    case.do("western", "raise KI-EXP-01 SZE-WZ-01 W-KMT-01")
    assert case.where("W-KMT-01") == CHUNGKING
    assert case.where("SZE-WZ-01") == case.where("KI-EXP-01") == "western_pool"
    case.do("western", "combine W-KMT-01 HO-EXP-01")
    assert case.steps("W-KMT-01") == 3
    assert supply.supplied(case.war, case.number("W-KMT-01"))
    case.do("western", "break W-KMT-01 SZE-WZ-01")
    assert case.steps("W-KMT-01") == 2


@pytest.mark.rule("DSA-ORG-10")
def test_nobody_else_is_part_of_it() -> None:
    case = chinese(["SZE-WZ-01/back", "BR-INF1-01"], ["W-KMT-01"])
    case.refuses("western", "raise SZE-WZ-01 BR-INF1-01 W-KMT-01", "DSA-ORG-08")


@pytest.mark.rule("DSB-MN-06")
def test_an_hq_of_all_china_is_supplied_by_any_friendly_chinese_country() -> None:
    for hex in (CHUNGKING, "w4724"):  # in Szechwan and in Kiangsu
        assert supply.supplied(*_hq(hex))
    lost = {id: {"status": "conquered", "alignment": "western"} for id in ("hopeh", "kiangsu", "szechwan")}
    assert not supply.supplied(*_hq("w4724", countries=lost))


def _hq(hex: str, **more: Any) -> tuple[War, int]:
    case = chinese(["W-KMT-01"], [], hex, **more)
    return case.war, case.number("W-KMT-01")


@pytest.mark.rule("DSB-MN-07")
def test_an_hq_of_all_china_stands_with_and_supports_any_chinese_units() -> None:
    for unit in ("SZE-WZ-01", "KI-WZ-01", "HO-WZ-01"):
        case = chinese([unit, "W-KMT-01"], [])
        assert not overstacked(case.war, case.hex(CHUNGKING), 1)
        hq, others = case.number("W-KMT-01"), [case.number(unit)]
        assert ranged.kept_out(case.war, hq, case.hex("w4621"), others, ()) is None
    foreign = chinese(["BR-INF1-01", "W-KMT-01"], [])
    bar = ranged.kept_out(
        foreign.war, foreign.number("W-KMT-01"), foreign.hex("w4621"), [foreign.number("BR-INF1-01")], ()
    )
    assert bar is not None
    assert bar.rule == "DSA-HQS-02"
    pool = {"western_pool": ["KI-RES-01", "SZE-RES-01"]}
    season: dict[str, Any] = {"scenario": "china-incident", "turn": "Aug-Sept", "cards": {"western": "20"}}
    case = Case("replacements", {"w4721": ["W-KMT-01"]}, pool, phasing="western", **season)
    assert "take KI-RES-01 w4721" in case.legal("western")  # no City, but the HQ stands there
    assert "take SZE-RES-01 w4721" not in case.legal("western")


# -- units of two nations ----------------------------------------------------------------------------------


@pytest.mark.rule("DSA-ORG-09", "DSA-ORG-14", "DSA-ORG-66", "DSB-MN-04")
def test_the_aex_hq_keeps_its_minor_step_in_a_holding_box(everybody_supplied: None) -> None:
    case = axis(["JP-INF1-01", "HO-RES-01"], ["AX-AEX-01"], hex=PEIPING, countries=AXIS_HOPEH, **TWO_NATIONS)
    case.do("axis", "raise JP-INF1-01 HO-RES-01 AX-AEX-01")
    assert case.where("AX-AEX-01") == PEIPING
    assert case.where("HO-RES-01") == "axis_aex"
    assert case.where("JP-INF1-01") == "axis_pool"
    assert nationalities(case.war, case.number("AX-AEX-01")) == ("japan", "hopeh")
    assert case.legal("axis", "break") == ["break AX-AEX-01 JP-INF1-01 HO-RES-01"]
    case.do("axis", "break AX-AEX-01 JP-INF1-01 HO-RES-01")
    assert case.where("HO-RES-01") == case.where("JP-INF1-01") == PEIPING


@pytest.mark.rule("DSA-ORG-11", "DSA-ORG-66")
def test_the_cbi_hq_keeps_its_armor_in_a_holding_box(everybody_supplied: None) -> None:
    units = ["BR-INF1-01", "US-INF1-01", "US-TK-01"]
    case = western(units, ["W-CBI-01", "BR-TK-01"], hex=CALCUTTA, **TWO_NATIONS)
    case.do("western", "raise BR-INF1-01 US-INF1-01 W-CBI-01", "combine W-CBI-01 US-TK-01")
    assert case.steps("W-CBI-01") == 3
    assert case.where("US-TK-01") == "western_cbi"
    case.refuses("western", "break W-CBI-01 BR-TK-01", "DSA-ORG-66")
    case.do("western", "break W-CBI-01 US-TK-01")
    assert case.where("US-TK-01") == CALCUTTA
    assert case.steps("W-CBI-01") == 2


@pytest.mark.rule("DSA-ORG-12", "DSB-MN-05")
def test_the_abda_army_is_far_eastern_infantry_and_a_minor(everybody_supplied: None) -> None:
    units = ["BR-FE-01", "NEI-RES-01", "BR-IND-01/back"]
    case = western(units, ["W-ABDA-01"], hex=BATAVIA, countries=NEI, **TWO_NATIONS)
    assert not [line for line in case.legal("western", "raise") if "BR-IND-01" in line]  # no colonials
    case.do("western", "raise BR-FE-01 NEI-RES-01 W-ABDA-01")
    assert case.where("NEI-RES-01") == "western_abda"
    assert nationalities(case.war, case.number("W-ABDA-01")) == ("britain", "nei")


@pytest.mark.rule("DSA-ATT-07")
@pytest.mark.parametrize(("left", "lost"), [("BR-FE-01", "NEI-RES-01"), ("NEI-RES-01", "BR-FE-01")])
def test_of_two_nations_either_step_may_be_lost(left: str, lost: str) -> None:
    """EX-123."""
    case = western(["W-ABDA-01"], ["BR-FE-01"], hex=BATAVIA, countries=NEI, **TWO_NATIONS)
    war = case.war
    put(war.state, case.number("NEI-RES-01"), place("western_abda"), FRONT)
    unit = case.number("W-ABDA-01")
    assert [war.id(one) for one in losses.replacements(war, unit)] == ["BR-FE-01", "NEI-RES-01"]
    assert losses.lose_step(war, unit, case.number(left)) == case.number(left)
    assert case.where(left) == BATAVIA
    assert case.where(lost) == "western_pool"
    assert case.where("W-ABDA-01") == "delay"  # it has a stripe


@pytest.mark.rule("DSB-MN-02")
def test_both_nations_must_have_supply_and_may_stand_there() -> None:
    """In Java the Dutch have Cities; the British are supplied only over the sea."""
    case = western(["W-ABDA-01"], [], hex=BATAVIA, countries=NEI, **TWO_NATIONS)
    put(case.state, case.number("NEI-RES-01"), place("western_abda"), FRONT)
    war, unit = case.war, case.number("W-ABDA-01")
    assert supply.reached(war, 1, "nei") >> case.hex(BATAVIA) & 1
    assert not supply.reached(war, 1, "britain") >> case.hex(BATAVIA) & 1
    assert not supply.supplied(war, unit)
    other = western(["W-ABDA-01", "SIAM-INF-01/back"], [], hex=BATAVIA, countries=NEI | SIAM, **TWO_NATIONS)
    put(other.state, other.number("NEI-RES-01"), place("western_abda"), FRONT)
    assert overstacked(other.war, other.hex(BATAVIA), 1) == "units of different Minor Countries"


SIAM = {"siam": {"status": "active", "alignment": "western"}}


@pytest.mark.rule("DSB-MN-03")
def test_a_unit_that_loses_one_nation_to_an_event_leaves_the_other() -> None:
    case = western(["W-ABDA-01"], ["BR-FE-01"], hex=BATAVIA, countries=NEI, **TWO_NATIONS)
    war = case.war
    assert emergency.bereaved(war) == [case.number("W-ABDA-01")]  # nothing waits for it
    emergency.part(war)
    assert case.where("BR-FE-01") == BATAVIA
    assert case.where("W-ABDA-01") == "delay"


@pytest.mark.rule("DSA-ORG-63")
def test_an_event_may_break_a_unit_down_in_any_phase() -> None:
    case = axis(["JP-INFA-01"], ["JP-INF1-01"])
    emergency.break_down(case.war, case.number("JP-INFA-01"))
    assert case.steps("JP-INFA-01") == 1
    assert case.where("JP-INF1-01") == TOKYO
    fort = axis(["JP-FTDAI-01"], ["JP-INF1-01"], hex="w5125")
    emergency.break_down(fort.war, fort.number("JP-FTDAI-01"))
    assert fort.where("JP-FTDAI-01") == "delay"  # a fortress is eliminated instead
    assert fort.where("JP-INF1-01") == "axis_pool"


@pytest.mark.rule("DSA-SHF-05", "DSB-MN-01")
def test_an_hq_of_two_nations_brings_the_air_forces_of_both() -> None:
    case = western(["W-CBI-01", "BR-AF-01", "US-AF-01"], [], hex=CALCUTTA, turn="Nov-Dec", **TWO_NATIONS)
    found = shifts.air_units(case.war, case.hex(CALCUTTA), 1, [case.number("W-CBI-01")])
    assert [case.war.id(one) for one in found] == ["BR-AF-01", "US-AF-01"]
    alone = shifts.air_units(case.war, case.hex(CALCUTTA), 1, [case.number("BR-INF1-01")])
    assert [case.war.id(one) for one in alone] == ["BR-AF-01"]


def test_what_waits_in_a_holding_box_goes_with_its_unit(everybody_supplied: None) -> None:
    case = axis(["JP-INF1-01", "HO-RES-01"], ["AX-AEX-01"], hex=PEIPING, countries=AXIS_HOPEH, **TWO_NATIONS)
    case.do("axis", "raise JP-INF1-01 HO-RES-01 AX-AEX-01", "eliminate AX-AEX-01")
    assert case.where("HO-RES-01") == "axis_pool"
