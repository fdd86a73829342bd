"""The Conditional Events Segment: permanent events in their order, then those of the card."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.dai_senso.politics import occupation
from flagplot.games.dai_senso.tables import standard_tables
from tests.dai_senso.affairs import AXIS, GOVERNMENT, HARBIN, SOVIET, WEST, case, marker, posture, status
from tests.dai_senso.setting import Case

CONQUEST, OCCUPATION, GARRISON, PACT, DISSOLUTION = 0, 4, 5, 6, 7
REACTIVATION, LIBERATION, FORCES, RESPONSE, RESERVES = 1, 8, 9, 10, 11
IMPACT, RISES, AID, LEND_LEASE, INTERNMENT, CARD = 12, 13, 14, 15, 2, 3
SEATS = ("axis", "western", "soviet")
# nobody is asked about anything else
QUIET: dict[str, Any] = {"markers": {"government": "delay"}, "once": ["16.3.5"]}


def segment(stage: int, faction: int = AXIS, **further: Any) -> Case:
    """The segment of a faction, from a stage on."""
    frame = {"step": "conditional_events", "stage": stage}
    affairs = {**QUIET, **further.pop("affairs", {})}
    cards = further.pop("cards", {SEATS[faction]: ""})
    further["posture"] = {"russia": "disputes", **further.pop("posture", {})}  # no border is guarded then
    return case(frame, phasing=SEATS[faction], cards=cards, affairs=affairs, **further)


SIAM = {"siam": {"status": "active", "alignment": "axis"}}
BANGKOK, BATAVIA = "w3817", "w2819"


# -- 16.1.1 --------------------------------------------------------------------------------------------


@pytest.mark.rule("DSB-CE-1_1-1", "DSB-CE-1_1-6")
def test_a_partisan_base_must_be_occupied_too_and_kansu_never_falls() -> None:
    cities = {"w5223": ["JP-INFA-01"], "w5022": ["JP-INFA-02"]}
    hopeh = {"hopeh": {"status": "active", "alignment": "western"}}
    war = {"nationalist_china": "war", "communist_china": "war"}
    assert status(segment(CONQUEST, units=cities, countries=hopeh, posture=war), "hopeh")[0] == 2
    based = {"markers": {"partisan_base_western": "w5122"}}
    held = segment(CONQUEST, units=cities, countries=hopeh, posture=war, affairs=based)
    assert status(held, "hopeh")[0] == 0
    kansu = segment(CONQUEST, units={"w5019": ["JP-INFA-01"]}, posture=war)  # EXB-110
    assert status(kansu, "kansu")[0] == 0


# -- 16.1.2 Occupation ---------------------------------------------------------------------------------


@pytest.mark.rule("DSB-CE-1_2-1", "DSB-CE-1_2-9", "DSB-CE-1_2-8")
def test_a_japanese_army_occupies_an_ally() -> None:
    units = {BANGKOK: ["JP-INFA-01"], "w3818": ["SIAM-INF-01"]}
    one = segment(OCCUPATION, units=units, countries=SIAM)
    assert "choose strip siam" in one.legal("axis")
    one.do("axis", "choose strip siam")
    assert one.where("SIAM-INF-01") == "axis_pool"
    assert status(one, "siam") == (0, AXIS)


@pytest.mark.rule("DSB-CE-1_2-2")
def test_small_and_expeditionary_units_do_not_occupy() -> None:
    one = segment(OCCUPATION, units={BANGKOK: ["JP-INF1-01"]}, countries=SIAM)
    assert not occupation.causing(one.war, "siam")


@pytest.mark.rule("DSB-CE-1_2-4", "DSB-MK-34-3")
def test_no_occupation_exempts() -> None:
    affairs = {"capitals": {"siam": ["no_occupation"]}}
    assert segment(OCCUPATION, units={BANGKOK: ["JP-INFA-01"]}, countries=SIAM, affairs=affairs).halted


@pytest.mark.rule("DSB-CE-1_2-5", "DSB-MK-40-3")
def test_showa_restoration_bears_one_japanese_army() -> None:
    affairs = {"markers": {"government": "delay", "showa_restoration": "swb"}}  # EXB-111
    one = segment(OCCUPATION, units={BANGKOK: ["JP-INFA-01"]}, countries=SIAM, affairs=affairs)
    assert one.halted
    two = segment(OCCUPATION, units={BANGKOK: ["JP-INFA-01", "JP-INFA-02"]}, countries=SIAM, affairs=affairs)
    assert not two.halted
    manchukuo = {**SIAM, "manchukuo": {"status": "active", "alignment": "axis"}}
    units = {BANGKOK: ["MAN-INF-01/back"], "w3916": ["SIAM-INF-01"]}
    three = segment(OCCUPATION, units=units, countries=manchukuo, affairs=affairs)
    assert not three.halted
    assert occupation.causing(three.war, "siam") == [three.number("MAN-INF-01")]


@pytest.mark.rule("DSB-CE-1_2-6")
def test_breaking_down_ends_it() -> None:
    one = segment(
        OCCUPATION, units={BANGKOK: ["JP-INFA-01"]}, boxes={"axis_pool": ["JP-INF1-01"]}, countries=SIAM
    )
    one.do("axis", "choose break_down siam")
    assert one.halted
    assert not occupation.occupied(one.war)


@pytest.mark.rule("DSB-CE-1_2-7", "DSB-IN-04")
def test_units_without_a_line_overland_cannot_be_interned() -> None:
    nei = {"nei": {"status": "active", "alignment": "axis"}}  # EXB-112
    one = segment(OCCUPATION, units={BATAVIA: ["JP-INFA-01"], "w2719": ["NEI-INF-01"]}, countries=nei)
    assert not [answer for answer in one.legal("axis") if "intern" in answer]


# -- 16.1.3 Manchukuo Garrison Check -------------------------------------------------------------------

GUARDED = ("w5625", "e5401", "w5327", "e5201", "w5322")  # Hailar, Kalgan and between


@pytest.mark.rule("DSB-CE-1_3-1", "DSB-CE-1_3-4")
def test_every_border_road_needs_two_steps() -> None:
    from flagplot.games.dai_senso.politics import garrisons

    units = {hex: [f"JP-INFA-0{n}"] for n, hex in enumerate(GUARDED, 1)}
    mongolia = {"mongolia": {"status": "active", "alignment": "soviet"}}
    one = segment(DISSOLUTION, units=units, posture={"russia": "neutrality"}, countries=mongolia)
    assert {one.war.tables.map.hexes[hex].id for hex in garrisons.border(one.war)} == set(GUARDED)
    assert not garrisons.short(one.war)
    small = {**units, "e5201": ["JP-INF1-01", "JP-INF1-02"]}
    assert segment(GARRISON, units=small, posture={"russia": "neutrality"}, countries=mongolia).halted
    free = segment(GARRISON, units={}, posture={"russia": "disputes"}, countries=mongolia)
    assert free.halted


@pytest.mark.rule("DSB-CE-1_3-2")
def test_an_allied_unit_there_lifts_the_requirement() -> None:
    mongolia = {"mongolia": {"status": "active", "alignment": "soviet"}}  # EXB-047
    units = {HARBIN: ["RU-INFA-01"], "e4904": ["JP-INFA-01"]}
    assert segment(GARRISON, units=units, posture={"russia": "neutrality"}, countries=mongolia).halted


@pytest.mark.rule("DSB-CE-1_3-3")
def test_the_soviets_order_japanese_steps_to_the_border() -> None:
    units = {hex: [f"JP-INFA-0{n}"] for n, hex in enumerate(GUARDED, 1) if hex != "e5201"}
    units["e4904"] = ["JP-INFA-09"]
    mongolia = {"mongolia": {"status": "active", "alignment": "soviet"}}
    one = segment(GARRISON, units=units, posture={"russia": "neutrality"}, countries=mongolia)
    assert one.legal("soviet") == ["choose order JP-INFA-09"]  # the others guard the border themselves
    one.do("soviet", "choose order JP-INFA-09")
    assert one.where("JP-INFA-09") == "e5201"


# -- 16.1.4, 16.1.5 ------------------------------------------------------------------------------------


@pytest.mark.rule("DSB-CE-1_4-1", "DSI-CTR-08")
def test_the_unit_of_the_british_pact_comes_without_neutrality() -> None:
    boxes = {"axis_events": ["JP-BNP-01"]}
    assert segment(PACT, boxes=boxes, posture={"britain": "treaty"}).where("JP-BNP-01") == "delay"
    assert segment(PACT, boxes=boxes, posture={"britain": "neutrality"}).where("JP-BNP-01") == "axis_events"


@pytest.mark.rule("DSB-CE-1_5-1")
def test_the_cabinet_may_be_dissolved() -> None:
    one = segment(DISSOLUTION, affairs={"markers": GOVERNMENT})
    one.do("axis", "choose dissolve")
    assert marker(one, "government") == "delay"
    tora = segment(DISSOLUTION, affairs={"markers": GOVERNMENT}, scenario="tora")
    assert tora.halted  # DSI-SCN-15


# -- 16.3.1 to 16.3.7 ----------------------------------------------------------------------------------


@pytest.mark.rule(
    "DSB-CE-3_1-2",
    "DSB-CE-3_1-3",
    "DSB-CE-5_1-1",
    "DSB-CE-5_1-2",
    "DSB-CE-5_1-3",
    "DSB-CE-5_1-4",
    "DSB-CE-5_1-5",
)
def test_a_partisan_base_brings_a_conquered_country_to_its_faction() -> None:
    hopeh = {"hopeh": {"status": "conquered", "alignment": "western"}}  # EXB-116
    given: dict[str, Any] = {
        "countries": hopeh,
        "units": {"w5223": ["JP-INFA-01"]},
        "boxes": {"western_conquered": ["HO-RES-01", "HO-WZ-01", "HO-DEF-01"]},
        "affairs": {"markers": {"partisan_base_soviet": "w5022"}},
    }
    one = segment(REACTIVATION, SOVIET, posture={"communist_china": "war", "russia": "neutrality"}, **given)
    one.do("soviet", "reactivate hopeh")
    assert status(one, "hopeh") == (0, SOVIET)
    assert one.where("HO-RES-01") == "w5022"
    assert one.where("HO-WZ-01") == "soviet_pool"
    given["affairs"] = {"markers": {"partisan_base_soviet": "w5022"}}
    bound = segment(REACTIVATION, SOVIET, posture={"communist_china": "resistance"}, **given)
    assert status(bound, "hopeh")[0] == 2


@pytest.mark.rule("DSB-CE-3_2-1", "DSB-CE-3_2-2", "DSB-CE-5_2-1")
@pytest.mark.parametrize(("faction", "unit"), [(WEST, "US-INFM-01"), (SOVIET, "RU-INFA-01")])
def test_a_country_is_liberated(faction: int, unit: str) -> None:
    units = {BANGKOK: [unit], "w3818": ["SIAM-INF-01"]}
    one = segment(LIBERATION, faction, units=units, countries=SIAM)
    assert status(one, "siam") == (0, faction)
    assert one.where("SIAM-INF-01") == f"{SEATS[faction]}_pool"


@pytest.mark.rule("DSB-CE-5_2-2")
def test_a_claim_of_the_soviets_is_ceded_with_liberation() -> None:
    sinkiang = {"sinkiang": {"status": "active", "alignment": "axis"}}
    given: dict[str, Any] = {"countries": sinkiang, "promised": ["russia_east_turkestan"]}
    cities = [cell.id for cell in standard_tables().map.hexes if cell.area == "sinkiang" and cell.city]
    units = {city: [f"RU-INFA-0{n}"] for n, city in enumerate(cities, 1)}
    one = segment(LIBERATION, SOVIET, units=units, **given)
    assert status(one, "sinkiang") == (0, SOVIET)
    assert one.state.ceded[-1] == "russia_east_turkestan"
    part = dict(list(units.items())[1:])
    assert status(segment(LIBERATION, SOVIET, units=part, **given), "sinkiang") == (0, AXIS)


@pytest.mark.rule("DSB-CE-3_3-1", "DSB-CE-3_4-1", "DSB-CE-5_3-1")
@pytest.mark.parametrize(
    ("faction", "box", "unit", "event"),
    [
        (WEST, "us_western_minors", "US-AF-01", "16.3.3"),
        (WEST, "britain", "BR-AF-01", "16.3.4"),
        (SOVIET, "russia", "RU-AF-02", "16.5.3"),
    ],
)
def test_far_eastern_forces_come_once_with_war(faction: int, box: str, unit: str, event: str) -> None:
    boxes = {f"{SEATS[faction]}_events": [unit]}
    one = segment(FORCES, faction, boxes=boxes, posture={box: "war"})
    assert one.where(unit) == "delay"
    assert event in one.war.affairs.once
    bound = segment(FORCES, faction, boxes=boxes, posture={box: "treaty"})
    assert bound.where(unit) == f"{SEATS[faction]}_events"


@pytest.mark.rule("DSB-CE-3_5-1")
def test_the_west_may_bring_france_in() -> None:
    france = {"france": {"status": "neutral", "alignment": ""}}
    free: dict[str, Any] = {"once": []}
    one = segment(RESPONSE, WEST, countries=france, posture={"us_western_minors": "war"}, affairs=free)
    one.do("western", "choose france")
    assert status(one, "france") == (0, WEST)
    bound = segment(
        RESPONSE, WEST, countries=france, posture={"us_western_minors": "quarantine"}, affairs=free
    )
    assert bound.halted


@pytest.mark.rule(
    "DSB-CE-3_6-1", "DSB-CE-3_6-2", "DSB-CE-5_4-1", "DSB-CE-5_4-2", "DSB-MK-39-1", "DSB-MK-39-2"
)
def test_reserves_are_called_up_by_the_war_in_europe() -> None:
    peace = {"europe": [0, 0]}
    one = segment(RESERVES, WEST, posture={"britain": "war"}, affairs=peace)
    assert marker(one, "reserves_western") == "delay"
    assert (
        marker(segment(RESERVES, WEST, posture={"britain": "treaty"}, affairs=peace), "reserves_western")
        == ""
    )
    two = segment(RESERVES, SOVIET, posture={"russia": "disputes"}, affairs={"europe": [0, 1]})
    assert marker(two, "reserves_soviet") == "delay"
    waiting = {
        "europe": [2, 2],
        "markers": {"reserves_western": "mar-apr-1942"},
        "once": ["limited_war_reserves"],
    }
    three = segment(RESERVES, WEST, posture={"britain": "war"}, affairs=waiting)
    assert three.where("BR-CV-01") == "europe"  # Limited War Reserves come at once
    assert marker(three, "reserves_western") == "delay"


@pytest.mark.rule("DSB-CE-3_7-1", "DSB-CE-3_7-2")
def test_us_impact_is_reduced_by_ground_units_in_three_hexes() -> None:
    two = {"w3824": ["JP-INFA-01"], "e2606": ["JP-INFA-02"], "e1913": ["JP-INF1-01/detachment"]}  # EXB-114
    three = {**two, "e1913": ["JP-INF1-01"]}
    war = {"us_western_minors": "war"}
    assert marker(segment(IMPACT, WEST, units=two, posture=war), "reduced_us_impact") == ""
    assert marker(segment(IMPACT, WEST, units=three, posture=war), "reduced_us_impact") == "swb"
    placed = {"markers": {"reduced_us_impact": "swb"}}
    assert marker(segment(IMPACT, WEST, units=two, posture=war, affairs=placed), "reduced_us_impact") == ""


# -- 16.3.8, 16.5.5 Rises ------------------------------------------------------------------------------

BURMA = ["japan_burma", "japan_malaya"]


@pytest.mark.rule("DSB-CE-3_8-3", "DSB-CE-3_8-4", "DSB-CE-3_8-6", "DSB-CE-3_8-8", "DSB-FC-16")
def test_britain_rises_from_an_empty_city() -> None:
    held = {"britain": "surrender", "us_western_minors": "war", "nationalist_china": "war"}  # EXB-113
    one = segment(RISES, WEST, ceded=BURMA, posture=held)
    one.do("western", "choose rise britain")
    assert posture(one, "britain") == "war"
    assert one.state.ceded == ()
    bound = segment(RISES, WEST, ceded=BURMA, posture=held, cards={"western": "29"})
    assert posture(bound, "britain") == "surrender"
    assert bound.legal("western") == []  # nobody asks the West
    freed = segment(RISES, WEST, ceded=BURMA, posture={**held, "britain": "war"})
    assert freed.state.ceded == ()  # whatever made it War


@pytest.mark.rule("DSB-CE-3_8-1", "DSB-CE-3_8-2")
def test_nationalist_china_rises_from_kiangsu() -> None:
    held = {"nationalist_china": "surrender", "us_western_minors": "war", "britain": "war"}
    kiangsu = {"kiangsu": {"status": "not_created", "alignment": ""}}
    one = segment(RISES, WEST, ceded=["japan_kiangsu"], posture=held, countries=kiangsu)
    one.do("western", "choose rise nationalist_china")
    assert posture(one, "nationalist_china") == "war"
    assert one.state.ceded == ()


@pytest.mark.rule("DSB-CE-3_8-5", "DSB-CE-3_8-7")
def test_the_us_rises() -> None:
    held = {"nationalist_china": "war", "us_western_minors": "surrender", "britain": "war"}
    one = segment(RISES, WEST, ceded=["japan_philippines"], posture=held)
    one.do("western", "choose rise us_western_minors")
    assert one.state.ceded == ()


@pytest.mark.rule("DSB-CE-5_5-1", "DSB-CE-5_5-2", "DSB-CE-5_5-3", "DSB-CE-5_5-4", "DSB-CE-5_5-5")
def test_the_east_rises() -> None:
    held = {"communist_china": "surrender", "russia": "surrender"}
    one = segment(RISES, SOVIET, ceded=["japan_kansu", "japan_sakhalin", "japan_primorye"], posture=held)
    one.do("soviet", "choose rise communist_china", "choose rise russia")
    assert posture(one, "communist_china") == posture(one, "russia") == "war"
    assert one.state.ceded == ()
    cities = {"e5301": ["JP-INFA-01"], "e5603": ["JP-INFA-02"]}
    guarded = segment(RISES, SOVIET, ceded=["japan_primorye"], units=cities, posture={"russia": "surrender"})
    assert posture(guarded, "russia") == "surrender"


# -- aid -----------------------------------------------------------------------------------------------

CHINA_FIGHTS = {"nationalist_china": "war", "communist_china": "war", "us_western_minors": "war"}


@pytest.mark.rule("DSB-CE-3_9-2", "DSB-MK-1-4", "DSI-TAB-06")
def test_a_roll_for_each_aid_marker() -> None:
    both = {"markers": {"aid_to_china_western": "western_events", "aid_to_china_soviet": "western_events"}}
    one = segment(
        AID, WEST, posture=CHINA_FIGHTS, affairs=both, boxes={"western_pool": ["KI-WZ-01", "KI-WZ-02"]}
    )
    one.do("western", "choose roll", dice=[2])  # EXB-115: two steps
    one.do("western", "take KI-WZ-01 w4724", "done")
    one.do("western", "choose roll", dice=[5])  # nothing
    assert one.halted  # both markers have been rolled for, and nothing came
    truce = segment(AID, WEST, posture={**CHINA_FIGHTS, "nationalist_china": "negotiation"}, affairs=both)
    assert "choose roll" not in truce.legal("western")


@pytest.mark.rule("DSB-CE-3_9-1", "DSB-MK-1-2", "DSB-CE-5_6-1", "DSB-CE-5_6-2")
@pytest.mark.parametrize(
    ("faction", "aid"), [(WEST, "aid_to_china_western"), (SOVIET, "aid_to_china_soviet")]
)
def test_the_own_aid_marker_may_be_withdrawn(faction: int, aid: str) -> None:
    affairs = {"markers": {aid: "soviet_events"}}
    one = segment(AID, faction, posture=CHINA_FIGHTS, affairs=affairs)
    one.do(SEATS[faction], f"choose delay {aid}")
    assert marker(one, aid) == "delay"
    two = segment(AID, faction, posture=CHINA_FIGHTS, affairs=affairs)
    two.do(SEATS[faction], f"choose withdraw {aid}")
    assert marker(two, aid) == ""


@pytest.mark.rule("DSI-TAB-06", "DSA-CEV-04")
def test_the_burma_road_makes_aid_harder() -> None:
    from flagplot.games.dai_senso.politics import aid

    one = segment(AID, WEST, posture=CHINA_FIGHTS, units={"w4216": ["JP-INFA-01"], "w4015": ["JP-INFA-02"]},
                  affairs={"markers": {"aid_to_china_western": "western_events"}})  # fmt: skip
    one.do("western", "choose roll", dice=[3])  # 3 + 2: nothing
    assert one.legal("western") == []  # nothing to take
    assert aid.AID_DRM[SOVIET] == 2


@pytest.mark.rule("DSB-CE-3_10-2", "DSB-CE-5_7-1", "DSB-MK-26-3", "DSI-TAB-07")
@pytest.mark.parametrize(("faction", "box"), [(WEST, "britain"), (SOVIET, "russia")])
def test_lend_lease_is_rolled_for_once(faction: int, box: str) -> None:
    affairs = {"markers": {"lend_lease": f"{SEATS[faction]}_events"}}
    boxes = {"apr-may-1942": ["BR-AF-02" if faction == WEST else "RU-AF-01"]}
    one = segment(LEND_LEASE, faction, posture={box: "war"}, affairs=affairs, boxes=boxes)
    one.do(SEATS[faction], "choose roll", dice=[4])  # a Delay Reduction
    assert one.legal(SEATS[faction])[-1] == "decline"
    bound = segment(LEND_LEASE, faction, posture={box: "treaty"}, affairs=affairs)
    moving = ["choose delay lend_lease", "choose withdraw lend_lease", "decline"]  # the West alone may
    assert bound.legal(SEATS[faction]) == (moving if faction == WEST else ["done"])
    assert bound.halted == (faction == SOVIET)


@pytest.mark.rule("DSB-CE-3_10-1", "DSB-MK-26-2")
def test_the_west_may_move_lend_lease() -> None:
    affairs = {"markers": {"lend_lease": "soviet_events"}}
    one = segment(LEND_LEASE, WEST, affairs=affairs)
    one.do("western", "choose delay lend_lease")
    assert marker(one, "lend_lease") == "delay"


# -- internment ----------------------------------------------------------------------------------------


@pytest.mark.rule("DSB-IN-03")
def test_minor_axis_units_leave_japan() -> None:
    units = {"e4904": ["SIAM-INF-01/back"], HARBIN: ["SIAM-EXP-01"], BANGKOK: ["SIAM-INF-02"]}
    one = segment(INTERNMENT, units=units, countries=SIAM)
    assert one.where("SIAM-INF-01") == "axis_pending"
    assert one.where("SIAM-INF-02") == BANGKOK
    exp = one.war.counter(one.number("SIAM-EXP-01"))
    assert exp.exp
    assert one.where("SIAM-EXP-01") == (HARBIN if exp.faces[0].steps == 1 else "axis_pending")


@pytest.mark.rule("DSB-CE-5_8-1")
def test_internment_is_checked_in_the_soviet_turn_too() -> None:
    one = segment(INTERNMENT, SOVIET, units={BANGKOK: ["JP-INF1-01"]})  # Siam is Neutral
    assert one.where("JP-INF1-01") == "axis_pending"


# -- of the card ---------------------------------------------------------------------------------------


@pytest.mark.rule("DSB-CE-2_2-1", "DSB-CE-2_3-1", "DSB-CE-2_4-1", "DSB-WS-32", "DSI-CRD-05", "DSB-CE-2-1")
def test_programs_that_are_due_come_together() -> None:
    boxes = {"axis_events": ["JP-AF-03", "JP-SURF-03", "JP-BUR-01", "logistics_ighq-01"]}
    affairs = {"programs_due": True, "markers": {"government": "delay", "quit_india": "axis_events"}}
    one = segment(CARD, boxes=boxes, affairs=affairs)
    assert {one.where(id) for id in boxes["axis_events"]} == {"delay"}
    assert marker(one, "quit_india") == "delay"
    assert not one.war.affairs.programs_due
    there = segment(CARD, units={"w4213": ["JP-INFA-01"]}, boxes=boxes, affairs=affairs)
    assert marker(there, "quit_india") == ""


@pytest.mark.rule("DSB-CD-13", "DSA-CEV-04")
def test_the_oil_embargo_rolls_for_military_aid() -> None:
    given: dict[str, Any] = {
        "cards": {"western": "17"},
        "ceded": ["japan_hainan", "japan_indochina"],
    }  # EXB-051
    assert segment(CARD, WEST, dice=[3], **given).halted
    one = segment(CARD, WEST, dice=[2], **given)
    assert "choose minor" in one.legal("western")


@pytest.mark.rule("DSB-CD-20", "DSA-CEV-05")
def test_commonwealth_support_brings_a_colonial_step() -> None:
    one = segment(CARD, WEST, cards={"western": "27"}, boxes={"western_pool": ["BR-IND-01"]},
                  posture={"britain": "war"})  # fmt: skip
    assert one.legal("western")[-1] == "done"
    assert all(answer.split()[1] == "BR-IND-01" for answer in one.legal("western")[:-1])


COLONY: dict[str, Any] = {
    "countries": {"new_zealand": {"status": "active", "alignment": "axis"}},
    "units": {"e1516": ["US-INFM-01"], "e1317": ["NZ-RES-01"]},  # Auckland, Wellington
    "posture": {"us_western_minors": "war"},
}


@pytest.mark.rule("DSB-CE-4_4-1", "DSB-CE-4_4-2")
def test_colonial_liberation() -> None:
    one = segment(CARD, WEST, cards={"western": "64"}, **COLONY)
    assert status(one, "new_zealand") == (0, WEST)
    assert one.where("NZ-RES-01") == "western_pool"
    assert "16.4.4" in one.war.affairs.once
    again = segment(CARD, WEST, cards={"western": "64"}, affairs={"once": ["16.4.4"]}, **COLONY)
    assert status(again, "new_zealand") == (0, AXIS)


@pytest.mark.rule("DSB-CE-4_5-1", "DSB-CE-4_5-2", "DSB-CE-4_5-3")
def test_operation_avalanche() -> None:
    one = segment(CARD, WEST, cards={"western": "65"}, **COLONY)
    one.do("western", "choose new_zealand")
    assert status(one, "new_zealand") == (0, AXIS)
    assert one.where("NZ-RES-01") == "axis_pool"
    assert one.war.affairs.capitals["new_zealand"] == ("no_occupation",)


@pytest.mark.rule("DSB-MN-03")
def test_an_army_of_two_nations_loses_the_one_whose_country_is_stripped() -> None:
    army = {**COLONY, "units": {"e1516": ["US-INFM-01"], "w3919": ["AX-AEX-01"]}}
    army["boxes"] = {"axis_aex": ["NZ-RES-01"], "axis_pool": ["JP-INF1-01"]}
    one = segment(CARD, WEST, cards={"western": "65"}, **army)
    one.do("western", "choose new_zealand")
    assert one.where("NZ-RES-01") == "axis_pool"
    assert one.where("AX-AEX-01") == "delay"
    assert one.where("JP-INF1-01") == "w3919"


@pytest.mark.rule("DSB-CE-1-1", "DSB-CE-3-1", "DSB-CE-5-1", "DSA-CEV-01")
def test_events_happen_only_in_the_turn_of_their_faction() -> None:
    boxes = {"axis_events": ["JP-BNP-01"], "western_events": ["US-AF-01"], "soviet_events": ["RU-AF-02"]}
    war = {"us_western_minors": "war", "russia": "war", "britain": "war"}
    axis = segment(CONQUEST, AXIS, boxes=boxes, posture=war)
    assert (axis.where("JP-BNP-01"), axis.where("US-AF-01")) == ("delay", "western_events")
    west = segment(CONQUEST, WEST, boxes=boxes, posture=war)
    assert (west.where("JP-BNP-01"), west.where("US-AF-01")) == ("axis_events", "delay")


@pytest.mark.rule("DSB-IN-07", "DSB-IN-10")
def test_what_lies_at_sea_is_not_interned() -> None:
    units = {"w3305": ["beachhead_western-01"]}
    bound = {"us_western_minors": "quarantine"}
    one = segment(INTERNMENT, WEST, units=units, posture=bound, facing={"w3305": "w3406"})
    assert one.where("beachhead_western-01") == "w3305"
