"""Political Events 15.1 to 15.20, in their order."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dai_senso.affairs import (
    AWAY,
    AXIS,
    FIGHTING_CHINA,
    GOVERNMENT,
    HARBIN,
    HOPEH,
    MUKDEN,
    PEACE,
    PEIPING,
    SOVIET,
    WEST,
    capitals,
    case,
    event,
    led,
    marker,
    posture,
    status,
)
from tests.dai_senso.setting import Case

# -- 15.1 Allies Support Resistance ----------------------------------------------------------------------


@pytest.mark.rule("DSB-PE-01-1")
@pytest.mark.parametrize(("die", "seat"), [(3, "western"), (4, "soviet")])
def test_a_die_says_which_ally_supports_the_resistance(die: int, seat: str) -> None:
    one = case(event("15.1"), dice=[die])
    assert one.state.waiting == (seat,)


@pytest.mark.rule("DSB-PE-01-2", "DSA-PTB-01")
def test_a_partisan_base_is_formed_but_not_in_peace() -> None:
    one = case(event("15.1", WEST))
    one.do("western", "choose partisan_base")
    assert marker(one, "partisan_base_western") == "western_pool"
    assert case(event("15.1", WEST), **PEACE).halted


@pytest.mark.rule("DSB-PE-01-3", "DSB-PE-01-4")
def test_resistance_strikes_anywhere_and_steps_go_first() -> None:
    units = {"w3218": ["JP-COL-01", "JP-INF1-01/detachment"]}  # Singapore
    one = case(event("15.1", WEST), units=units)
    one.do("western", "choose strike", "strike w3218")
    assert one.legal("axis") == ["lose JP-COL-01"]
    one.do("axis", "lose JP-COL-01")
    assert one.steps("JP-COL-01") == 1


# -- 15.2 Banzai! ----------------------------------------------------------------------------------------


@pytest.mark.rule("DSB-PE-02-2", "DSB-PE-02-3")
def test_banzai_pairs_carriers_with_carriers() -> None:
    boxes = {"axis_pool": ["JP-CV-01"], "western_pool": ["US-CV-01", "US-SURF-01"]}  # EXB-033
    war: dict[str, Any] = {"posture": {"us_western_minors": "war"}}
    one = case(event("15.2"), boxes=boxes, **war)
    one.do("axis", "choose support", "choose JP-CV-01")
    assert one.legal("axis") == ["choose pair US-CV-01", "choose cv_strike", "decline"]
    one.do("axis", "choose pair US-CV-01")
    assert one.where("JP-CV-01") == one.where("US-CV-01") == "naval_delay"
    alone = case(event("15.2"), boxes=boxes, **war)
    alone.do("axis", "choose support", "choose JP-CV-01", "choose cv_strike")
    assert alone.where("JP-CV-01") == "delay"


@pytest.mark.rule("DSB-PE-02-1")
def test_banzai_is_one_attack_with_a_japanese_unit() -> None:
    units = {"w5224": ["JP-INFA-01", "JP-INFA-02"], "w5225": ["MAN-INF-01"], PEIPING: ["HO-WZ-01/back"]}
    hopeh = {
        "hopeh": {"status": "active", "alignment": "western"},
        "manchukuo": {"status": "active", "alignment": "axis"},
    }
    given: dict[str, Any] = {"units": units, "countries": hopeh, "posture": FIGHTING_CHINA}
    one = case(event("15.2"), boxes={"axis_pool": ["JP-AF-01"]}, **given)
    one.do(
        "axis",
        "choose attack",
        f"target {PEIPING}",
        "commit JP-INFA-01",
        "commit JP-INFA-02",
        "attack",
        dice=[6],
    )
    while one.state.waiting and not one.halted:
        seat = one.state.waiting[0]
        one.do(seat, one.legal(seat)[-1])
    assert one.halted  # no second attack
    assert one.where("JP-AF-01") == "axis_pool"
    two = case(event("15.2"), boxes={"axis_pool": ["JP-AF-01"]}, **given)
    two.do("axis", "choose attack", "done")  # after all not
    assert two.legal("axis") == ["choose JP-AF-01"]


# -- 15.3 Bases Damaged, 15.22 LOC Damaged, 15.34 Raiders ------------------------------------------------


@pytest.mark.rule("DSB-PE-03-1")
@pytest.mark.parametrize(("card", "side"), [("28a", "western"), ("28b", "soviet")])
def test_bases_are_damaged_by_card(card: str, side: str) -> None:
    assert marker(case(event("15.3"), cards={"axis": card}), f"bases_damaged_{side}") == "swb"


@pytest.mark.rule("DSB-PE-22-1")
def test_a_western_line_is_damaged_with_east_wind_rain() -> None:
    one = case(event("15.22"), cards={"axis": "28a"})
    assert one.legal("axis") == ["choose loc_damaged_us", "choose loc_damaged_british", "decline"]
    one.do("axis", "choose loc_damaged_us")
    assert marker(one, "loc_damaged_us") == "swb"


@pytest.mark.rule("DSB-PE-22-2")
def test_the_russian_line_or_aid_is_hit_with_north_wind_cloudy() -> None:
    affairs = led("army", aid_to_china_soviet="soviet_events")
    one = case(event("15.22"), cards={"axis": "28b"}, affairs=affairs)
    one.do("axis", "choose aid_to_china_soviet")
    assert marker(one, "aid_to_china_soviet") == "delay"


@pytest.mark.rule("DSB-PE-34-1")
def test_raiders_discovered_cost_a_carrier_before_anything_else() -> None:
    one = case(event("15.34"), boxes={"axis_pool": ["JP-CV-01", "JP-AF-01"]})
    assert one.legal("axis") == ["choose JP-CV-01"]
    one.do("axis", "choose JP-CV-01")
    assert one.where("JP-CV-01") == "delay"
    other = case(event("15.34"), boxes={"axis_pool": ["JP-AF-01"]})
    assert other.legal("axis") == ["choose JP-AF-01"]


# -- 15.4 Border Incident, 15.20 International Incident --------------------------------------------------


@pytest.mark.rule("DSB-PE-04-2", "DSB-PO-29", "DSB-MK-22-7")
def test_a_border_incident_ends_a_policy_or_costs_a_step_or_the_army_its_face() -> None:
    given: dict[str, Any] = {"units": {HARBIN: ["KW-INFA-01"]}, "posture": {"russia": "disputes"}}
    one = case(event("15.4"), affairs=led("army"), **given)
    assert one.legal("axis") == ["choose end_policy russia", "choose army_loses_face", "choose lose_kwantung"]
    one.do("axis", "choose lose_kwantung", "lose KW-INFA-01")
    assert one.steps("KW-INFA-01") == 1
    face = case(event("15.4"), affairs=led("army"), **given)
    face.do("axis", "choose army_loses_face")
    assert marker(face, "government") == "delay"
    navy = case(event("15.4"), affairs=led("navy"), **given)
    navy.refuses("axis", "choose army_loses_face", "DSB-PE-04-2")
    navy.do("axis", "choose end_policy russia")
    assert posture(navy, "russia") == "war"


@pytest.mark.rule("DSB-PE-04-1")
def test_a_border_incident_with_a_neutral_or_fighting_russia_is_nothing() -> None:
    assert case(event("15.4"), posture={"russia": "neutrality"}).halted
    assert case(event("15.4"), posture={"russia": "war"}).halted  # China fights already


@pytest.mark.rule("DSB-PE-20-1", "DSB-PE-20-2")
def test_an_international_incident() -> None:
    assert case(event("15.20"), posture={"britain": "neutrality"}).halted
    assert case(event("15.20"), posture={"britain": "war", "us_western_minors": "war"}).halted
    one = case(event("15.20"), affairs=led("navy"), posture={"britain": "treaty"})
    assert "choose navy_loses_face" in one.legal("axis")
    one.do("axis", "choose military_aid")
    assert one.state.waiting == ("western",)  # carries it out: D-27
    other = case(event("15.20"), affairs=led("army"), posture={"britain": "treaty"})
    other.do("axis", "choose end_policy britain")
    assert posture(other, "britain") == "war"


# -- 15.5 Border War -------------------------------------------------------------------------------------


@pytest.mark.rule("DSB-PE-05-1", "DSB-PE-05-2")
def test_a_border_war_brings_a_neighbour_to_the_other_side() -> None:
    one = case(event("15.5", AXIS, "tibet"), war_state="total_war")
    assert status(one, "tibet") == (0, AXIS)
    assert "choose sinkiang" in one.legal("axis")  # must be given to the other side
    one.do("axis", "choose sinkiang")
    assert status(one, "sinkiang") == (0, SOVIET)
    ally = case(event("15.5", SOVIET, "tibet"), war_state="total_war")
    ally.do("soviet", "choose sinkiang")
    assert status(ally, "sinkiang") == (0, AXIS)


# -- 15.6 Cabinet Shuffle, 15.31 Power Shift -------------------------------------------------------------


@pytest.mark.rule("DSB-PE-06-1", "DSB-PE-31-1")
def test_the_government_turns_over() -> None:
    one = case(event("15.6"), affairs=led("navy"))  # EXB-034
    assert one.war.affairs.government == "army"
    assert case(event("15.6"), affairs={**AWAY, "government": "navy"}).war.affairs.government == "navy"
    two = case(event("15.31"), affairs=led("navy"))
    two.do("axis", "choose power_shift")
    assert two.war.affairs.government == "army"
    assert case(event("15.31"), affairs=AWAY).halted


# -- 15.7 Ceded Land -------------------------------------------------------------------------------------


@pytest.mark.rule("DSB-PE-07-1", "DSB-PE-07-4", "DSB-MK-7-1", "DSB-MK-7-2", "DSB-CL-04")
def test_ceded_land_is_garrisoned_and_taken_amiss() -> None:
    one = case(event("15.7"), **PEACE, cards={"axis": "8"}, dice=[5])  # EXB-035
    assert "japan_inner_mongolia" in one.state.ceded
    assert one.war.affairs.capitals["hopeh"] == ("influence_soviet",)
    assert one.war.lands.country[one.hex("w5322")] == "japan"  # Kalgan
    given: dict[str, Any] = {"cards": {"axis": "7"}, "boxes": {"axis_pool": ["JP-INF1-01"]}}
    two = case(event("15.7"), **PEACE, **given)
    two.refuses("axis", "choose w4020", "DSB-PE-07-1")  # no Port or City
    two.do("axis", "choose w4120")  # Haikou
    assert two.war.detachment(two.number("JP-INF1-01"))


@pytest.mark.rule("DSB-PE-07-2", "DSB-PE-07-3", "DSB-PE-07-5", "DSB-PE-07-6")
def test_what_a_country_that_lost_land_thinks() -> None:
    def lean(country: str, receiver: int, held: str = "", **further: Any) -> tuple[str, ...]:
        affairs = capitals(**{country: held}) if held else {}
        one = case(event("cede_reaction", receiver, country), affairs=affairs, **further)
        return one.war.affairs.capitals.get(country, ())

    assert lean("siam", AXIS, "neutrality") == ()
    assert lean("siam", AXIS, "influence_axis") == ()
    assert lean("siam", AXIS) == ("influence_western",)  # no Soviet Border
    assert lean("siam", AXIS, "influence_western") == ("influence_western",)
    assert lean("siam", WEST, "influence_soviet") == ()
    assert lean("siam", WEST) == ("influence_axis",)
    assert lean("hopeh", AXIS) == ()  # it is not Neutral


@pytest.mark.rule("DSB-CL-05")
def test_a_country_ceded_whole_ceases_to_exist() -> None:
    units = {"w5621": ["MONG-CAV-01"]}
    mongolia = {"mongolia": {"status": "active", "alignment": "soviet"}}
    one = case(
        event("15.7", SOVIET), phasing="soviet", cards={"soviet": "21"}, units=units, countries=mongolia
    )
    assert status(one, "mongolia")[0] == 3
    assert one.where("MONG-CAV-01") == "out"
    assert one.war.lands.country[one.hex("w5621")] == "russia"


# -- 15.8 Chinese Incident -------------------------------------------------------------------------------


@pytest.mark.rule("DSB-PE-08-1", "DSB-PE-08-3", "DSB-PE-08-6", "DSB-PE-08-4")
def test_what_an_ally_can_do_in_china() -> None:
    units = {PEIPING: ["JP-INF1-01/detachment"]}
    one = case(event("15.8", WEST), units=units, posture=FIGHTING_CHINA, affairs=led("army"))
    found = one.legal("western")
    assert "choose chinese_politics" in found
    assert "choose guerrilla_warfare" in found
    assert "choose influence" in found
    one.do("western", "choose truce armistice")
    assert posture(one, "nationalist_china") == "armistice"
    one.do("axis", "choose cancel")
    assert posture(one, "nationalist_china") == "war"
    assert marker(one, "government") == "delay"


@pytest.mark.rule("DSB-PE-08-2")
def test_resistance_is_encouraged() -> None:
    one = case(event("15.8", SOVIET), posture={"communist_china": "acceptance"})
    one.do("soviet", "choose encourage_resistance")
    assert posture(one, "communist_china") == "resistance"


@pytest.mark.rule("DSB-PE-08-5", "DSB-TR-22", "DSB-TR-31", "DSB-TR-20", "DSB-TR-19", "DSB-TR-01")
def test_a_truce_is_negotiated_in_any_turn() -> None:
    given: dict[str, Any] = {"posture": {"nationalist_china": "armistice"}, "turn": "Jan-Feb", "year": 1942}
    one = case(event("15.8", WEST), **given)  # EXB-108
    one.do("western", "choose lower nationalist_china")
    assert posture(one, "nationalist_china") == "negotiation"
    two = case(event("15.8", WEST), **given)
    two.do("western", "choose raise nationalist_china")
    assert posture(two, "nationalist_china") == "reassess_policy"
    top = case(event("15.8", WEST), posture={"nationalist_china": "reassess_policy"})
    assert "choose raise nationalist_china" not in top.legal("western")


@pytest.mark.rule("DSB-PE-08-7", "DSB-PE-08-8")
@pytest.mark.parametrize(("die", "seat", "unit"), [(2, "western", "KI-WZ-01"), (5, "soviet", "KAN-WZ-01")])
def test_chinese_strife_costs_a_step(die: int, seat: str, unit: str) -> None:
    units = {"w4724": ["KI-WZ-01"], "w5019": ["KAN-WZ-01"]}
    one = case(event("15.8"), units=units, posture=FIGHTING_CHINA)
    assert "choose chinese_politics" in one.legal("axis")
    one.do("axis", "choose chinese_strife", dice=[die])
    assert one.state.waiting == (seat,)
    assert {answer.split()[1] for answer in one.legal(seat)} == {unit}


@pytest.mark.rule("DSB-PE-08-9", "DSB-PE-08-10")
def test_the_axis_encourages_acceptance_or_makes_truces() -> None:
    held = {"nationalist_china": "resistance", "communist_china": "war"}
    one = case(event("15.8"), posture=held)
    assert "choose truce negotiation communist_china" in one.legal("axis")
    one.do("axis", "choose encourage_acceptance nationalist_china")
    assert posture(one, "nationalist_china") == "acceptance"


# -- 15.9 Country Joins, 15.11 Coup, 15.12 Declare War, 15.16 Free Passage --------------------------------


@pytest.mark.rule("DSB-PE-09-1", "DSB-PE-09-2", "DSB-MK-20-3", "DSB-MK-33-3")
def test_a_country_joins_unless_a_marker_holds_it_back() -> None:
    held = case(event("15.9", AXIS, "hopeh"), affairs=capitals(hopeh="influence_western"), **HOPEH)  # EXB-036
    assert status(held, "hopeh")[0] == 1
    assert "hopeh" not in held.war.affairs.capitals
    bound = case(event("15.9", AXIS, "siam"), affairs=capitals(siam="neutrality"))
    assert status(bound, "siam")[0] == 1
    free = case(event("15.9", AXIS, "siam"), affairs=capitals(siam="influence_axis"))
    assert status(free, "siam") == (0, AXIS)


@pytest.mark.rule("DSB-PE-11-1", "DSB-CS-08")
def test_a_coup_goes_to_the_enemy_without_mobilization() -> None:
    one = case(event("15.11", AXIS, "siam"))
    while one.state.waiting == ("western",):
        one.do("western", one.legal("western")[0])  # no die is thrown
        if one.halted:
            break
    assert status(one, "siam") == (0, WEST)
    assert status(case(event("15.11", SOVIET, "tibet")), "tibet") == (0, AXIS)


@pytest.mark.rule("DSB-PE-12-1")
def test_the_event_of_war_ends_the_policy_of_its_victim() -> None:
    one = case(event("15.12", AXIS, "tibet"), posture={"nationalist_china": "resistance"})
    assert status(one, "tibet")[0] == 0
    two = case(event("15.12", WEST, "tibet"))
    assert status(two, "tibet") == (0, AXIS)


@pytest.mark.rule("DSB-PE-16-1", "DSB-PE-16-2", "DSB-CS-07")
def test_free_passage() -> None:
    one = case(event("15.16", AXIS, "tibet"))
    assert status(one, "tibet") == (0, AXIS)
    assert one.war.affairs.capitals["tibet"] == ("free_passage",)
    held = case(event("15.16", AXIS, "tibet"), affairs=capitals(tibet="neutrality"))
    assert status(held, "tibet")[0] == 1
    assert "tibet" not in held.war.affairs.capitals


# -- 15.10 Country Resists -------------------------------------------------------------------------------


@pytest.mark.rule(
    "DSB-PE-10-2", "DSB-PO-27", "DSB-PO-29", "DSB-WS-05", "DSB-AL-06", "DSB-PE-10-7", "DSB-MK-7-3"
)
def test_hopeh_resists_and_war_begins_in_china() -> None:
    one = case(event("15.10", AXIS, "hopeh"), cards={"axis": "8"}, **PEACE)  # EXB-018
    one.do("axis", "choose western")
    while one.state.waiting == ("western",):
        answers = one.legal("western")
        mobilizing = "decline" in answers
        one.do("western", "decline" if mobilizing else answers[0], dice=[] if mobilizing else _last(one))
    assert status(one, "hopeh") == (0, WEST)
    assert posture(one, "nationalist_china") == posture(one, "communist_china") == "war"
    assert one.state.war_state == 1
    assert one.state.promised == ("japan_inner_mongolia",)
    assert one.war.affairs.bonus_blitz == (1, 0, 0)


def _last(one: Case) -> list[int]:
    """A die for mobilization when the last unit is placed."""
    left = [
        n for n, counter in enumerate(one.war.counters)
        if counter.country == "hopeh" and one.where(counter.id) == "out" and not counter.stripe
    ]  # fmt: skip
    return [2] if len(left) == 1 else []


@pytest.mark.rule("DSB-PE-10-1")
def test_acceptance_turns_resistance_into_a_cabinet_crisis() -> None:
    held = {"nationalist_china": "acceptance", "communist_china": "resistance"}  # EXB-103
    affairs = {"markers": GOVERNMENT, "government": "army", "vp": 0}
    one = case(event("15.10", AXIS, "hopeh"), cards={"axis": "8"}, posture=held, affairs=affairs, **PEACE)
    one.do("axis", "choose western", dice=[5])  # Cabinet Shuffle
    assert status(one, "hopeh")[0] == 1
    assert one.war.affairs.government == "navy"


@pytest.mark.rule("DSB-PE-10-3")
def test_in_war_resistance_activates_and_ends_a_policy() -> None:
    held = {"nationalist_china": "resistance", "communist_china": "resistance"}
    one = case(
        event("15.10", AXIS, "tibet"), cards={"axis": "8"}, posture=held, war_state="limited_war",
        affairs=capitals(tibet="influence_western"),
    )  # fmt: skip
    assert status(one, "tibet") == (0, WEST)


@pytest.mark.rule("DSB-PE-10-4", "DSB-PE-10-5")
def test_the_west_loses_steps_while_britain_is_bound() -> None:
    units = {"w3218": ["BR-INFA-01"]}
    one = case(event("15.10", WEST, "tibet"), phasing="western", units=units, posture={"britain": "treaty"})
    assert {answer.split()[1] for answer in one.legal("western")} == {"BR-INFA-01"}
    free = case(event("15.10", WEST, "tibet"), phasing="western", posture={"britain": "war"})
    assert status(free, "tibet") == (0, AXIS)


@pytest.mark.rule("DSB-PE-10-6", "DSB-PE-10-7")
def test_the_soviets_lose_steps_while_russia_is_bound() -> None:
    units = {"w5824": ["RU-INFA-01"]}  # EXB-037
    given: dict[str, Any] = {"phasing": "soviet", "cards": {"soviet": "21"}, "units": units}
    one = case(event("15.10", SOVIET, "mongolia"), posture={"russia": "disputes"}, **given)
    one.do("soviet", one.legal("soviet")[0])
    one.do("soviet", one.legal("soviet")[0])
    assert one.halted
    neutral = {"mongolia": {"status": "neutral", "alignment": ""}}  # EXB-104
    free = case(event("15.10", SOVIET, "mongolia"), posture={"russia": "war"}, countries=neutral, **given)
    assert status(free, "mongolia") == (0, AXIS)
    while free.state.waiting == ("axis",):
        answers = free.legal("axis")
        free.do("axis", answers[-1], dice=[] if answers[-1] == "decline" else [1])
    assert free.state.promised == ("russia_mongolia",)
    assert free.war.affairs.bonus_blitz == (0, 0, 1)


# -- 15.13 Delay Reduction -------------------------------------------------------------------------------


@pytest.mark.rule("DSB-PE-13-1")
def test_delay_reduction_takes_units_only_and_never_into_this_turn() -> None:
    boxes = {"mar-apr-1942": ["JP-HQ-01"], "apr-may-1942": ["logistics_ighq-01", "AX-SCR-01"]}  # EXB-125
    boxes["jan-feb-1942"] = ["JP-AF-01"]
    one = case(event("15.13"), boxes=boxes)
    assert one.legal("axis") == ["choose JP-HQ-01", "decline"]
    one.do("axis", "choose JP-HQ-01")
    assert one.where("JP-HQ-01") == "jan-feb-1942"


# -- 15.14 European Commitment ---------------------------------------------------------------------------


@pytest.mark.rule("DSB-PE-14-2", "DSB-PE-14-3", "DSB-PE-14-4")
def test_europe_asks_and_has_enough_with_one_unit_in_limited_war() -> None:
    affairs = {"europe": [1, 0], "esv": 2}  # EXB-119
    boxes = {"europe": ["BR-AF-04"], "western_pool": ["US-AF-02"]}
    one = case(event("15.14", WEST), affairs=affairs, boxes=boxes, dice=[2, 3])
    assert one.war.affairs.esv == 3
    assert one.legal("western") == ["choose send US-AF-02", "choose raise_esv", "choose no_result"]
    alone = case(event("15.14", WEST), affairs=affairs, boxes={"western_pool": ["US-AF-02"]}, dice=[3, 3])
    assert alone.war.affairs.esv == 2
    assert "choose no_result" not in alone.legal("western")
    alone.do("western", "choose send US-AF-02")
    assert alone.where("US-AF-02") == "europe"


@pytest.mark.rule("DSB-PE-14-5", "DSB-EU-01")
def test_europe_gives_a_unit_back_or_improves() -> None:
    affairs = {"europe": [1, 0], "esv": 2}
    one = case(event("15.14", WEST), affairs=affairs, boxes={"europe": ["BR-AF-04"]}, dice=[3, 5])
    assert one.legal("western") == ["choose bring_back BR-AF-04", "choose lower_esv", "decline"]
    one.do("western", "choose bring_back BR-AF-04")
    assert one.where("BR-AF-04") == "delay"


@pytest.mark.rule("DSB-PE-14-1", "DSB-EU-02")
def test_without_war_in_europe_a_unit_may_come_back() -> None:
    one = case(event("15.14", SOVIET), affairs={"europe": [1, 0]}, boxes={"europe": ["RU-AF-05"]})
    assert one.legal("soviet") == ["choose bring_back RU-AF-05", "decline"]


@pytest.mark.rule("DSB-PE-14-6", "DSB-MK-27-1")
def test_a_damaged_line_keeps_units_where_they_are() -> None:
    affairs = {"europe": [0, 0], "markers": {"loc_damaged_british": "swb"}}
    assert case(event("15.14", WEST), affairs=affairs, boxes={"europe": ["BR-AF-04"]}).halted


@pytest.mark.rule("DSB-MK-14_1-2", "DSA-VIC-23")
def test_at_five_the_european_theater_collapses() -> None:
    one = case(event("15.14", WEST), affairs={"europe": [1, 0], "esv": 4}, dice=[1])  # EXB-120
    assert one.state.outcome is not None
    assert one.state.outcome.winners == ("axis",)


# -- 15.15 Failure, 15.17 Gekokujo -----------------------------------------------------------------------


@pytest.mark.rule("DSB-PE-15-1", "DSB-MK-15-1")
def test_an_allied_failure_is_placed_by_the_axis() -> None:
    boxes = {"soviet_pool": ["RU-AF-01"]}
    one = case(event("15.15", SOVIET, what="command", number=SOVIET), boxes=boxes)
    one.do("axis", f"choose {HARBIN}", "choose RU-AF-01")
    assert one.where("failure_command_soviet-01") == HARBIN
    assert one.where("RU-AF-01") == "delay"


@pytest.mark.rule("DSB-PE-15-2")
def test_an_axis_failure_is_placed_by_the_ally_it_picks() -> None:
    one = case(event("15.15", AXIS, what="supply", number=AXIS), units={MUKDEN: ["JP-AF-01"]})
    one.do("axis", "choose western")
    one.do("western", f"choose {MUKDEN}", "choose JP-AF-01")
    assert one.where("failure_supply_axis-01") == MUKDEN
    assert one.where("JP-AF-01") == "delay"


@pytest.mark.rule("DSB-PE-17-1")
def test_gekokujo_in_peace_ends_a_policy_and_the_government() -> None:
    one = case(event("15.17"), affairs=led("army"), **PEACE)
    one.do("axis", "choose russia")
    assert posture(one, "russia") == posture(one, "soviet_minors") == "war"
    assert marker(one, "government") == "delay"
    assert one.state.war_state == 1


@pytest.mark.rule("DSB-PE-17-2")
@pytest.mark.parametrize(("branch", "kind"), [("army", "command"), ("navy", "supply")])
def test_gekokujo_in_war_is_a_failure(branch: str, kind: str) -> None:
    one = case(event("15.17"), affairs=led(branch))
    one.do("axis", "choose soviet")
    one.do("soviet", f"choose {MUKDEN}")
    assert one.where(f"failure_{kind}_axis-01") == MUKDEN
    away = case(event("15.17"), affairs=AWAY)
    assert away.legal("western") == ["choose command", "choose supply"]


# -- 15.18, 15.19 ----------------------------------------------------------------------------------------


@pytest.mark.rule("DSB-PE-18-1")
def test_home_defense_brings_a_unit() -> None:
    one = case(event("15.18"))
    one.do("axis", one.legal("axis")[0])
    assert one.war.on_map(one.number("JP-HD-01"))


@pytest.mark.rule("DSB-PE-19-2", "DSB-PE-19-3", "DSB-PE-19-4", "DSB-MK-20-1", "DSB-MK-33-1")
def test_influence_is_placed_removed_or_pays_out() -> None:
    def answers(receiver: int, held: str = "") -> list[str]:
        affairs = capitals(sinkiang=held) if held else {"markers": GOVERNMENT}
        one = case(event("15.19", receiver, "sinkiang"), affairs=affairs, war_state="limited_war")
        return one.legal(("axis", "western", "soviet")[receiver])

    assert answers(AXIS) == ["choose place sinkiang", "decline"]  # EXB-039
    assert answers(SOVIET, "influence_soviet") == ["choose activate sinkiang", "decline"]
    assert answers(AXIS, "influence_soviet") == ["choose remove sinkiang", "decline"]
    assert answers(WEST, "influence_soviet") == ["choose remove sinkiang", "decline"]
    assert answers(WEST, "neutrality") == ["choose remove sinkiang", "decline"]


@pytest.mark.rule("DSB-PE-19-4")
def test_in_peace_nobody_joins_an_ally_bound_by_quarantine() -> None:
    affairs = capitals(siam="influence_western")
    bound = {**PEACE, "posture": {"us_western_minors": "quarantine"}}
    assert case(event("15.19", WEST, "siam"), affairs=affairs, **bound).halted
    war = case(event("15.19", WEST, "siam"), affairs=affairs)
    assert war.legal("western") == ["choose activate siam", "decline"]


@pytest.mark.rule("DSB-PE-19-1", "DSB-MK-16-2")
def test_influence_lifts_restrictions() -> None:
    siam = {"siam": {"status": "active", "alignment": "axis"}}
    one = case(event("15.19", AXIS, "siam"), affairs=capitals(siam="free_passage"), countries=siam)
    one.do("axis", "choose lift siam")
    assert "siam" not in one.war.affairs.capitals
