"""Surrenders and settlements: who leaves the war, and what changes hands."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.dai_senso.nations import belongs
from flagplot.games.dai_senso.state import TRUCES
from tests.dai_senso.affairs import AXIS, SOVIET, WEST, case, marker, posture, status
from tests.dai_senso.setting import Case

SEATS = ("axis", "western", "soviet")
CARD = {"step": "conditional_events", "stage": 3}
FIGHTING = {
    "britain": "war", "us_western_minors": "war", "nationalist_china": "war", "communist_china": "war",
    "russia": "war", "soviet_minors": "war",
}  # fmt: skip
HOLDING: dict[str, Any] = {"markers": {"government": "holding"}, "government": "navy"}
DAIREN = "w5125"  # the port through which Japan supplies Manchukuo and North China
SINGAPORE, HONG_KONG, MUKDEN, TOKYO, TAIHOKU = "w3218", "w4222", "w5226", "e4904", "w4324"


def card(faction: int, number: str, **further: Any) -> Case:
    """The events of a card in the Conditional Events Segment."""
    affairs = {**HOLDING, **further.pop("affairs", {})}
    held = {**FIGHTING, **further.pop("posture", {})}
    given = {"ceded": [], **further}
    return case(
        CARD, phasing=SEATS[faction], cards={SEATS[faction]: number}, affairs=affairs, posture=held, **given
    )


def settlement(number: str, chosen: str, **further: Any) -> Case:
    affairs = {"settlement": chosen, **further.pop("affairs", {})}
    return card(AXIS, number, affairs=affairs, **further)


FORCED, CONCESSIONS = "16.2.5", "16.2.6"


# -- the choice ----------------------------------------------------------------------------------------


@pytest.mark.rule("DSI-CRD-07", "DSB-CE-2_5-1", "DSB-CE-2_6-1")
def test_the_axis_chooses_a_settlement_each_once_a_game() -> None:
    reveal = {"step": "card_actions"}
    one = case(reveal, cards={"axis": "37a"})
    assert one.legal("axis") == ["choose forced_settlement", "choose japanese_concessions"]
    one.do("axis", "choose forced_settlement")
    assert one.war.affairs.settlement == FORCED
    used = case(reveal, cards={"axis": "37a"}, affairs={"once": [FORCED]})
    assert used.legal("axis") == ["choose japanese_concessions"]


@pytest.mark.rule("DSB-CD-24", "DSB-CE-2_6-1")
@pytest.mark.parametrize(
    ("number", "box"),
    [
        ("37a", "britain"), ("37b", "communist_china"), ("37c", "nationalist_china"), ("37d", "russia"),
        ("37e", "us_western_minors"),
    ],
)  # fmt: skip
def test_each_settlement_card_is_about_its_own_country(number: str, box: str) -> None:
    one = settlement(number, CONCESSIONS)
    found = {name: posture(one, name) for name in FIGHTING}
    assert [name for name, held in found.items() if held == "surrender"] == [box]


# -- Forced Settlement ---------------------------------------------------------------------------------


@pytest.mark.rule("DSB-CE-2_5-3")
def test_two_hexes_force_a_truce() -> None:
    units = {"e5301": ["JP-INFA-01"], "w5824": ["JP-INFA-02"]}  # Vladivostok, Chita: EXB-126
    affairs = {"markers": {"government": "mar-apr-1942"}}
    one = settlement("37d", FORCED, units=units, affairs=affairs)
    assert one.legal("axis") == [f"choose {truce}" for truce in TRUCES]
    one.do("axis", "choose armistice")
    assert posture(one, "russia") == "armistice"
    assert marker(one, "government") == "mar-apr-1942"
    led = settlement("37d", FORCED, units=units)
    assert marker(led, "government") == "delay"


@pytest.mark.rule("DSB-CE-2_5-4", "DSB-CE-2_5-5", "DSB-CE-2_5-7", "DSB-MK-12-1", "DSB-CE-2_5-2")
def test_three_hexes_force_a_surrender_with_land() -> None:
    units = {"e5301": ["JP-INFA-01"], "w5824": ["JP-INFA-02"], "e5603": ["JP-INFA-03"]}
    one = settlement("37d", FORCED, units=units, year=1940, turn="July-Aug")  # EXB-049
    assert posture(one, "russia") == "surrender"
    assert marker(one, "enforced_peace_russia") == "july-aug-1941"
    assert marker(one, "government") == "delay"
    assert "japan_primorye" in one.state.ceded  # Vladivostok is held with a line to Japan
    assert FORCED in one.war.affairs.once


@pytest.mark.rule("DSB-CE-2_5-10", "DSB-CE-2_5-11", "DSB-CE-2_5-12", "DSB-CE-2_5-14", "DSB-CE-2_5-15")
def test_strangers_are_interned() -> None:
    units = {
        "e5301": ["JP-INFA-01"], "w5824": ["JP-INFA-02"], "e5603": ["JP-INFA-03"], "w5820": ["JP-INF1-02"],
        "w5621": ["RU-INFA-01/back"], "w5822": ["US-INF1-01"],
    }  # fmt: skip
    mongolia = {"mongolia": {"status": "neutral", "alignment": ""}}
    one = settlement("37d", FORCED, units=units, countries=mongolia)
    assert one.where("JP-INF1-02") == "axis_pending"  # in Siberia
    assert one.where("JP-INFA-01") == "e5301"  # in a new Japanese Dependent
    assert one.where("RU-INFA-01") == "soviet_pending"  # outside its lands
    assert one.where("US-INF1-01") == "western_pending"  # of another Ally
    assert any(answer.startswith("choose place") for answer in one.legal("axis"))


@pytest.mark.rule("DSB-CE-2_5-13", "DSB-CE-2_5-8")
def test_axis_counters_stay_in_conquered_countries() -> None:
    hopeh = {"hopeh": {"status": "conquered", "alignment": "western"}}
    units = {
        "w5223": ["JP-INFA-01"],
        "w4724": ["JP-INFA-02"],
        "w4620": ["JP-INFA-03"],
        "w5322": ["JP-INFA-04"],
    }
    one = settlement("37c", FORCED, units={**units, DAIREN: ["JP-INFA-09"]}, countries=hopeh)
    assert posture(one, "nationalist_china") == "surrender"
    assert one.where("JP-INFA-01") == "w5223"
    assert one.where("JP-INFA-03") != "w4620"  # Chungking is active
    assert "japan_inner_mongolia" in one.state.ceded


@pytest.mark.rule("DSB-CE-2_5-9")
def test_kansu_becomes_japanese() -> None:
    cities = ["w5019"]
    probe = settlement("37b", "")
    cities = [probe.war.tables.map.hexes[hex].id for hex in probe.war.lands.cities["kansu"]]
    soviet = {
        "sinkiang": {"status": "active", "alignment": "soviet"},
        "hopeh": {"status": "active", "alignment": "soviet"},
    }
    key = [*cities, "w5415", "w5223", "w5019"]
    units = {hex: [f"JP-INFA-{n:02d}"] for n, hex in enumerate(dict.fromkeys(key), 1)}
    one = settlement("37b", FORCED, units=units, countries=soviet)  # EXB-110
    assert posture(one, "communist_china") == "surrender"
    assert "japan_kansu" in one.state.ceded


@pytest.mark.rule("DSB-CE-2_5-6", "DSB-CE-2_5-16")
def test_mongolia_returns_as_an_axis_country() -> None:
    gone = {"mongolia": {"status": "not_created", "alignment": ""}}
    units = {"e5301": ["JP-INFA-01"], "w5824": ["JP-INFA-02"], "e5603": ["JP-INFA-03"]}
    one = settlement("37d", FORCED, units=units, countries=gone, ceded=["russia_mongolia"])
    assert "russia_mongolia" not in one.state.ceded
    assert status(one, "mongolia") == (0, AXIS)
    assert one.where("MONG-RES-01") == "axis_pool"


# -- Japanese Concessions ------------------------------------------------------------------------------


@pytest.mark.rule("DSB-CE-2_6-2", "DSB-CE-2_6-3", "DSB-CE-2_6-4", "DSB-CE-2_6-6")
def test_concessions_give_everything_up() -> None:
    one = settlement("37d", CONCESSIONS, ceded=["japan_hainan", "japan_sakhalin"], year=1944, turn="Mar-Apr")
    assert posture(one, "russia") == "surrender"
    assert marker(one, "enforced_peace_russia") == "mar-apr-1945"
    assert marker(one, "government") == "mar-apr-1945"
    assert not one.state.ceded
    one.do("axis", "choose russia_karafuto")  # one must be ceded
    assert one.state.ceded == ("russia_karafuto",)


@pytest.mark.rule("DSB-CE-2_6-5", "DSB-CE-2_6-7", "DSB-CE-2_6-8")
def test_what_the_party_holds_is_ceded_and_it_may_stay_there() -> None:
    units = {"w5526": ["RU-INFA-01"], TOKYO: ["RU-INF1-01"], "w5725": ["RU-INFA-02"], "w5625": ["RU-INFA-03"]}
    one = settlement("37d", CONCESSIONS, units=units)
    assert one.state.ceded == ("russia_heilungkiang",)  # Tsitsihar
    assert one.where("RU-INFA-01") == "w5526"
    assert one.where("RU-INF1-01") == "soviet_pending"


@pytest.mark.rule("DSB-CE-2_6-9")
def test_jehol_goes_only_to_a_country_that_settles() -> None:
    hopeh = {"hopeh": {"status": "active", "alignment": "soviet"}}
    one = settlement("37c", CONCESSIONS, countries=hopeh)
    assert one.legal("axis") == ["choose kiangsu_shanghai"]


# -- the surrenders of cards ---------------------------------------------------------------------------


@pytest.mark.rule("DSB-CE-4_1-1", "DSB-CE-4_1-3", "DSB-CE-4_1-7", "DSB-CE-4_1-8", "DSB-CE-4-1")
def test_britain_surrenders() -> None:
    units = {HONG_KONG: ["JP-INFA-01"], "w4213": ["JP-INF1-01", "JP-INF1-02"], "w4620": ["BR-INF1-01"]}
    boxes = {"south_china_sea_convoys": ["JP-CONV-01"]}
    one = card(WEST, "29", units={**units, TAIHOKU: ["JP-INFA-02"]}, boxes=boxes)
    assert posture(one, "britain") == "surrender"
    assert marker(one, "enforced_peace_britain") == "nov-dec-1942"
    assert "japan_hong_kong" in one.state.ceded
    assert one.where("JP-INFA-01") == HONG_KONG
    assert one.where("JP-INF1-01") == "axis_pending"  # in India
    assert one.where("BR-INF1-01") == "western_pending"  # in China


@pytest.mark.rule("DSB-CE-4_1-2", "DSB-CE-4_1-4", "DSB-CE-4_1-6", "DSB-CE-4_1-5", "DSB-CE-4_1-9")
def test_without_land_in_hand_the_axis_may_demand_some() -> None:
    one = card(WEST, "29", ceded=["britain_formosa"], units={SINGAPORE: ["US-INF1-01"]})
    assert not one.state.ceded  # Formosa is Japanese again
    one.do("axis", "choose burma")
    assert one.state.ceded == ("japan_burma",)
    assert one.where("US-INF1-01") == "western_pending"
    assert any(answer.startswith("choose place") for answer in one.legal("axis"))


@pytest.mark.rule(
    "DSB-CE-4_2-1",
    "DSB-CE-4_2-2",
    "DSB-CE-4_2-3",
    "DSB-CE-4_2-4",
    "DSB-CE-4_2-5",
    "DSB-CE-4_2-6",
    "DSB-CE-4_2-7",
)
def test_nationalist_china_collapses() -> None:
    units = {
        "w4724": ["JP-INFA-01"], "w4723": ["KI-WZ-01"], "w4620": ["SZE-WZ-01"], "w4418": ["US-INF1-01"],
        "w4722": ["YUN-WZ-01/back"],
    }  # fmt: skip
    lands = {
        "hopeh": {"status": "active", "alignment": "western"},
        "yunnan": {"status": "active", "alignment": "western"},
    }
    one = card(WEST, "22b", units={**units, "w5223": ["JP-INFA-02"], "w5022": ["HO-WZ-01"]}, countries=lands)
    assert posture(one, "nationalist_china") == "surrender"
    assert {"japan_inner_mongolia", "japan_hainan", "japan_kiangsu"} <= set(one.state.ceded)
    assert status(one, "hopeh") == (2, WEST)
    assert one.where("HO-WZ-01") == "western_conquered"
    assert one.where("KI-WZ-01") == "western_pool"
    assert one.where("SZE-WZ-01") == "w4620"
    assert one.where("US-INF1-01") == "western_pending"


@pytest.mark.rule("DSB-CE-4_2-8", "DSB-CE-6_1-6")
@pytest.mark.parametrize(("faction", "number"), [(WEST, "22b"), (SOVIET, "29")])
def test_the_axis_may_influence_somebody_after_a_surrender(faction: int, number: str) -> None:
    one = card(faction, number)
    one.do("axis", "choose place siam")
    assert one.war.affairs.capitals["siam"] == ("influence_axis",)


@pytest.mark.rule(
    "DSB-CE-4_3-1", "DSB-CE-4_3-2", "DSB-CE-4_3-4", "DSB-CE-4_3-5", "DSB-CE-4_3-6", "DSB-CE-4_3-7"
)
def test_the_us_surrenders() -> None:
    units = {
        "e4113": ["JP-INF1-01"], "e4226": ["JP-INF1-02", "JP-INF1-03"], "w4620": ["US-INF1-01"],
        "e5720": ["BR-INF1-01"],
    }  # fmt: skip
    one = card(WEST, "37", units=units)
    assert posture(one, "us_western_minors") == "surrender"
    assert marker(one, "enforced_peace_us") == "nov-dec-1942"
    one.do("axis", "choose wake")
    assert one.where("JP-INF1-01") == "e4113"
    assert one.where("JP-INF1-02") == "axis_pending"
    assert one.where("US-INF1-01") == "western_pending"
    assert one.where("BR-INF1-01") == "western_pending"


@pytest.mark.rule("DSB-CE-4_3-3")
def test_the_axis_may_demand_one_american_land() -> None:
    one = card(WEST, "37")
    one.do("axis", "choose guam")
    assert one.state.ceded == ("japan_guam",)


@pytest.mark.rule(
    "DSB-CE-6_1-1", "DSB-CE-6_1-2", "DSB-CE-6_1-3", "DSB-CE-6_1-4", "DSB-CE-6_1-5", "DSB-CE-6-1"
)
def test_communist_china_collapses() -> None:
    units = {
        "w5019": ["JP-INFA-01"],
        "w5018": ["KAN-WZ-01"],
        "w5415": ["JP-INFA-02"],
        "w5416": ["SIN-INF-01"],
    }
    lands = {"sinkiang": {"status": "active", "alignment": "soviet"}}
    one = card(SOVIET, "29", units=units, countries=lands)
    assert posture(one, "communist_china") == "surrender"
    assert {"japan_inner_mongolia", "japan_hainan", "japan_kansu"} <= set(one.state.ceded)
    assert status(one, "sinkiang") == (2, SOVIET)
    assert one.where("SIN-INF-01") == "soviet_conquered"
    assert one.where("KAN-WZ-01") == "soviet_pool"


@pytest.mark.rule("DSB-CE-6_2-1", "DSB-CE-6_2-3", "DSB-CE-6_2-4", "DSB-CE-6_2-6", "DSB-CE-6_2-7")
def test_russia_surrenders_alone() -> None:
    mongolia = {"mongolia": {"status": "active", "alignment": "soviet"}}
    units = {
        "e5301": ["JP-INFA-01"], "w5820": ["JP-INF1-01", "JP-INF1-02"], "w5621": ["JP-INF1-03"],
        MUKDEN: ["RU-INF1-01"],
    }  # fmt: skip
    one = card(SOVIET, "25", units=units, countries=mongolia)
    assert posture(one, "russia") == "surrender"
    assert posture(one, "soviet_minors") == "war"
    assert "japan_primorye" in one.state.ceded
    assert one.where("JP-INF1-01") == "axis_pending"
    assert one.where("JP-INF1-03") == "w5621"  # in a Soviet Minor Country
    assert one.where("RU-INF1-01") == "soviet_pending"


@pytest.mark.rule("DSB-CE-6_2-2", "DSB-CE-6_2-5")
def test_tannu_tuva_returns_and_the_axis_may_demand_a_region() -> None:
    gone = {"tannu_tuva": {"status": "not_created", "alignment": ""}}
    one = card(SOVIET, "25", countries=gone, ceded=["russia_tannu_tuva"])
    assert status(one, "tannu_tuva") == (0, AXIS)
    one.do("axis", "choose sakhalin")
    assert one.state.ceded == ("japan_sakhalin",)


@pytest.mark.rule("DSB-CE-4_1-1", "DSB-CE-4_2-1", "DSB-CE-4_3-1", "DSB-CE-6_1-1", "DSB-CE-6_2-1")
@pytest.mark.parametrize(
    ("faction", "number", "section", "box"),
    [
        (WEST, "29", "16.4.1", "britain"), (WEST, "22b", "16.4.2", "nationalist_china"),
        (WEST, "37", "16.4.3", "us_western_minors"), (SOVIET, "29", "16.6.1", "communist_china"),
        (SOVIET, "25", "16.6.2", "russia"),
    ],
)  # fmt: skip
def test_a_surrender_happens_once(faction: int, number: str, section: str, box: str) -> None:
    assert posture(card(faction, number), box) == "surrender"
    assert posture(card(faction, number, affairs={"once": [section]}), box) == "war"


@pytest.mark.rule("DSB-IN-08")
def test_allies_in_a_new_japanese_dependent_are_interned() -> None:
    one = card(SOVIET, "25", units={"e5301": ["JP-INFA-01"], "e5603": ["RU-INF1-01"]})
    assert one.state.ceded == ("japan_primorye",)
    assert one.where("RU-INF1-01") == "soviet_pending"  # Khabarovsk


@pytest.mark.rule("DSB-MN-06", "DSB-CE-4_2-5", "DSB-CE-4_2-7")
def test_an_hq_of_all_china_is_at_home_in_any_of_its_countries() -> None:
    """And no strangers of the Axis but those behind a Policy are interned by a Chinese Surrender."""
    units = {"w4620": ["W-KMT-01"], "w4216": ["W-CEN-01"], "w4718": ["BR-INF1-01"], "w4920": ["SIAM-EXP-01"]}
    siam = {"siam": {"status": "active", "alignment": "axis"}}
    one = card(WEST, "22b", units=units, countries=siam)
    assert one.where("W-KMT-01") == "w4620"  # Chungking, in Szechwan
    assert one.where("W-CEN-01") != "w4216"  # Lashio, in Burma
    assert one.where("BR-INF1-01") == "western_pending"
    assert one.where("SIAM-EXP-01") == "w4920"


@pytest.mark.rule("DSB-MN-01", "DSB-CE-4_4-1")
def test_a_unit_of_two_nations_is_of_the_us_too() -> None:
    axis = {"nei": {"status": "active", "alignment": "axis"}}
    held = {"w2819": ["W-CBI-01"]}  # Batavia: the HQ of British and US troops
    supplied = {"boxes": {"south_china_sea_convoys": ["US-CONV-01"], "western_us": ["US-INF1-01"]}}
    one = card(WEST, "64", units=held, countries=axis, **supplied)
    assert belongs(one.war, one.number("W-CBI-01"), ("us",))
    assert belongs(one.war, one.number("W-CBI-01"), ("britain",))
    assert not belongs(one.war, one.number("W-CBI-01"), ("nei",))
