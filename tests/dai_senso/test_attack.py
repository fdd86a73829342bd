"""Declaring attacks: who may attack what, HQs in support, markers, the panel."""

from __future__ import annotations

import pytest

from flagplot.games.dai_senso import supply
from flagplot.games.dai_senso.combat import forces, ranged
from tests.dai_senso.fight import Fight

# -- which hex ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DSA-CMB-01")
def test_only_hexes_with_enemies_beside_own_units_are_attacked() -> None:
    case = Fight({"w5524": ["RU-INFA-01"], "w5525": ["KW-INFA-01"], "w5427": ["JP-INF1-01"]})
    assert case.legal("soviet") == ["target w5525", "done"]
    case.refuses("soviet", "target w5425", "DSA-CMB-01")  # empty
    case.refuses("soviet", "target w5427", "DSA-CMB-01")  # nobody beside it
    case.do("soviet", "target w5525")
    case.refuses("soviet", "attack", "DSA-CMB-01")  # nobody attacks yet
    assert not [one for one in case.legal("soviet") if one.startswith("target")]  # one attack at a time


@pytest.mark.rule("DSA-CMB-01")
def test_an_air_force_alone_is_nothing_to_attack() -> None:
    case = Fight({"w5524": ["RU-INFA-01"], "w5525": ["JP-AF-01"]})
    case.refuses("soviet", "target w5525", "DSA-CMB-01")


@pytest.mark.rule("DSA-CMB-01")
def test_only_ground_units_of_the_phasing_faction_attack() -> None:
    case = Fight({"w5524": ["RU-INFA-01", "RU-AF-01"], "w5525": ["KW-INFA-01"], "w5426": ["KW-INFA-02"]})
    case.do("soviet", "target w5525")
    case.refuses("soviet", "commit RU-AF-01", "DSA-CMB-01")
    case.refuses("soviet", "commit KW-INFA-02", "DSA-CMB-01")
    case.refuses("soviet", "commit RU-INFA-09", "DSA-CMB-01")  # not on the map


@pytest.mark.rule("DSA-CMB-02", "DSA-CMB-04", "DSA-CMB-05", "DSA-CMB-28")
def test_a_second_attack_needs_another_hex_and_other_units() -> None:
    case = Fight(
        {"w5524": ["RU-INFA-01", "RU-INFA-02"], "w5525": ["KW-INFA-01"], "w5425": ["JP-INFA-01"]},
    )
    # 1-1 and a two: Ad 1/1
    case.do("soviet", "assault w5525 RU-INFA-01", dice=[2])
    case.do("soviet", "lose RU-INFA-01", "lose RU-INFA-01")
    case.do("axis", "lose KW-INFA-01")
    case.refuses("soviet", "target w5525", "DSA-CMB-02")
    assert case.legal("soviet", "target") == [
        "target w5425"
    ]  # the other unit of the hex may attack elsewhere
    case.do("soviet", "target w5425", "commit RU-INFA-02")


@pytest.mark.rule("DSA-CMB-04")
def test_a_unit_that_attacked_attacks_nothing_else() -> None:
    case = Fight({"w5524": ["RU-INFA-01"], "w5525": ["KW-INFA-01"], "w5425": ["JP-INFA-01"]})
    case.do("soviet", "assault w5525 RU-INFA-01", dice=[2])
    case.do("soviet", "lose RU-INFA-01", "lose RU-INFA-01")
    case.do("axis", "lose KW-INFA-01")
    assert case.legal("soviet") == ["done"]


@pytest.mark.rule("DSA-CMB-04")
def test_what_is_left_of_an_attacker_has_attacked() -> None:
    case = Fight(
        {"w5524": ["RU-CAVM-01/back"], "w5525": ["KW-INFA-01"], "w5425": ["JP-INF1-01"]},
        {"soviet_pool": ["RU-INF1-01", "RU-TK-01"]},
    )
    case.do("soviet", "assault w5525 RU-CAVM-01", dice=[5])
    assert case.result == "Ex 0/1"
    case.do("soviet", "lose RU-CAVM-01 RU-TK-01")
    case.do("axis", "lose KW-INFA-01", "lose KW-INFA-01")
    case.do("soviet", "done")
    assert case.where("RU-TK-01") == "w5524"
    case.refuses("soviet", "target w5425", "DSA-CMB-04")


@pytest.mark.rule("DSA-CMB-04")
def test_attackers_need_no_supply() -> None:
    case = Fight({"w5226": ["RU-INFA-01"], "w5225": ["JP-INF1-01"], "w5326": ["KW-INFA-01"]})
    assert not supply.supplied(case.war, case.number("RU-INFA-01"))
    assert "target w5225" in case.legal("soviet")


@pytest.mark.rule("DSA-CMB-02")
def test_every_unit_in_the_hex_defends() -> None:
    case = Fight({"w5524": ["RU-MECH-01"], "w5525": ["KW-INFA-01", "JP-INF1-01", "JP-AF-01"]})
    case.do("soviet", "target w5525")
    assert [case.war.id(one) for one in case.attack.defenders] == ["JP-INF1-01", "KW-INFA-01"]


@pytest.mark.rule("DSA-CMB-03")
def test_units_that_retreated_into_a_hex_defend_it_later() -> None:
    case = Fight(
        {
            "w5524": ["RU-MECH-01"],
            "w5525": ["JP-INF1-01"],
            "w5426": ["JP-INFA-01"],
            "w5425": ["RU-INFA-02"],
            "w5627": ["RU-INFA-03"],
        }
    )
    case.do("soviet", "assault w5525 RU-MECH-01", dice=[4])
    assert case.result == "Dr1 0/1"
    case.do("axis", "retreat w5426", "lose JP-INFA-01")
    case.do("soviet", "done", "target w5426")
    assert [case.war.id(one) for one in case.attack.defenders] == ["JP-INFA-01", "JP-INF1-01"]


@pytest.mark.rule("DSA-CMB-06")
def test_air_units_do_not_stop_attacks() -> None:
    case = Fight({"w5524": ["RU-INFA-01", "JP-AF-01"], "w5525": ["KW-INFA-01", "RU-AF-01"]})
    case.do("soviet", "target w5525", "commit RU-INFA-01")
    assert "attack" in case.legal("soviet")


@pytest.mark.rule("DSA-CMB-07", "DSA-BLC-10")
def test_only_blitz_combat_needs_a_blitz_marker() -> None:
    units = {"w5524": ["RU-INFA-01"], "w5525": ["KW-INFA-01"], "e5301": ["blitz_soviet-01"]}
    assert "target w5525" in Fight(units).legal("soviet")
    blitz = Fight(units, phase="blitz_combat")
    assert blitz.legal("soviet") == ["done"]
    blitz.refuses("soviet", "target w5525", "DSA-BLC-10")


@pytest.mark.rule("DSA-CMB-08")
def test_a_unit_without_attack_factor_does_not_attack() -> None:
    case = Fight({"w5524": ["MONG-CAV-01/back", "RU-INFA-01"], "w5525": ["KW-INFA-01"]})
    case.do("soviet", "target w5525")
    assert case.legal("soviet", "commit") == ["commit RU-INFA-01"]
    case.refuses("soviet", "commit MONG-CAV-01", "DSA-CMB-08")


@pytest.mark.rule("DSA-CMB-09")
def test_an_attack_needs_one_to_three() -> None:
    case = Fight({"w5524": ["RU-INF1-01", "RU-INF1-02"], "w5525": ["JP-INFA-01", "JP-INF1-01"]})
    case.do("soviet", "target w5525", "commit RU-INF1-01")  # 1 to 4
    case.refuses("soviet", "attack", "DSA-CMB-09")
    case.do("soviet", "commit RU-INF1-02")
    assert "attack" in case.legal("soviet")
    weak = Fight({"w5524": ["RU-INF1-01"], "w5525": ["JP-INFA-01", "JP-INF1-01"]})
    weak.refuses("soviet", "target w5525", "DSA-CMB-09")


@pytest.mark.rule("DSA-CMB-09", "DSA-CMB-23", "DSA-CMB-24")
def test_the_defenders_hq_in_support_does_not_forbid_an_attack() -> None:
    """4 to 12 may attack; with the HQ it is 4 to 14, treated as 1-3, and the shift changes nothing more."""
    army = ["JP-INFA-01", "JP-INFA-02", "JP-INFA-03", "JP-INFA-04"]
    case = Fight({"w5524": ["RU-SHK-01"], "w5525": army, "w5426": ["JP-HQ-01/back"]})
    case.do("soviet", "target w5525", "commit RU-SHK-01", "attack")
    case.do("axis", "support JP-HQ-01", dice=[4])
    assert (case.told.odds, case.told.column) == ("1-3", "1-3")
    assert "JP-HQ-01" in case.told.defenders


@pytest.mark.rule("DSA-CMB-10")
def test_units_of_different_minor_countries_do_not_attack_together() -> None:
    """A Japanese, a Siamese and a Hopeh Exp unit may; a regular unit of Hopeh may not join them."""
    case = Fight(
        {"w5526": ["JP-INFA-01"], "w5426": ["SIAM-INF-01", "HO-EXP-01", "HO-WZ-01"], "w5525": ["RU-INF1-01"]},
        phasing="axis",
        countries={
            "siam": {"status": "active", "alignment": "axis"},
            "hopeh": {"status": "active", "alignment": "axis"},
        },
    )
    case.do("axis", "target w5525", "commit JP-INFA-01", "commit SIAM-INF-01", "commit HO-EXP-01")
    assert "attack" in case.legal("axis")
    case.refuses("axis", "commit HO-WZ-01", "DSA-CMB-10")
    case.do("axis", "release SIAM-INF-01", "commit HO-WZ-01")
    case.refuses("axis", "commit SIAM-INF-01", "DSA-CMB-10")


@pytest.mark.rule("DSA-CMB-10", "DSA-CMB-09")
def test_a_hex_is_a_target_only_for_those_who_may_attack_it_together() -> None:
    units = {"w5426": ["SIAM-INF-01", "HO-WZ-01"], "w5525": ["RU-MECH-01"]}
    countries = {
        "siam": {"status": "active", "alignment": "axis"},
        "hopeh": {"status": "active", "alignment": "axis"},
    }
    case = Fight(units, phasing="axis", countries=countries)  # 1 to 5 each, 2 to 5 if they could
    case.refuses("axis", "target w5525", "DSA-CMB-09")


@pytest.mark.rule("DSA-CMB-12")
def test_only_supplied_marines_attack_across_the_sea() -> None:
    units = {"w5225": ["JP-INFA-01", "JP-MAR-01"], "w5125": ["RU-INF1-01"], "w4927": ["JP-INF1-01"]}
    case = Fight(units, phasing="axis")
    case.do("axis", "target w5125")
    assert case.legal("axis", "commit") == ["commit JP-MAR-01"]
    case.refuses("axis", "commit JP-INFA-01", "DSA-CMB-12")
    cut_off = Fight({**units, "w5226": ["RU-INFA-01"], "w5324": ["RU-INFA-02"]}, phasing="axis")
    cut_off.refuses("axis", "target w5125", "DSA-CMB-12")


# -- Ranged Support -----------------------------------------------------------------------------------------


@pytest.mark.rule("DSA-HQS-01", "DSA-HQS-04", "DSA-CMB-21")
def test_an_hq_two_hexes_away_supports_an_attack() -> None:
    case = Fight(
        {
            "w5524": ["RU-INFA-01"],
            "w5624": ["RU-HQ-01"],
            "w5523": ["RU-HQ-02"],
            "w5525": ["KW-INFA-01"],
            "w5522": ["RU-HQ-03"],
        }
    )
    case.do("soviet", "target w5525")
    assert case.legal("soviet", "support") == []  # no HQ attacks from afar by itself
    case.refuses("soviet", "support RU-HQ-01", "DSA-HQS-03")
    case.do("soviet", "commit RU-INFA-01")
    assert case.legal("soviet", "support") == ["support RU-HQ-01", "support RU-HQ-02"]
    case.refuses("soviet", "support RU-HQ-03", "DSA-HQS-01")  # three hexes away
    case.refuses("soviet", "support RU-INFA-01", "DSA-HQS-01")  # no HQ
    case.do("soviet", "support RU-HQ-01")
    found = case.line_up
    assert found.attack == 3 + 2
    assert [(one.columns, one.rule) for one in found.shifts] == [(1, "DSA-SHF-09")]


@pytest.mark.rule("DSA-HQS-01", "DSA-HQS-09", "DSA-SHF-09")
def test_only_a_supplied_hq_supports_but_any_adjacent_one_attacks() -> None:
    """An HQ out of supply beside the target attacks with its factor and without a shift."""
    ring = {"w5427": ["KW-INFA-02"], "w5326": ["JP-INFA-02"], "w5626": ["KW-INFA-03"]}
    case = Fight(
        {
            "w5426": ["RU-HQ-01", "RU-INFA-01"],
            "w5525": ["KW-INFA-01"],
            "w5325": ["JP-INFA-03"],
            "w5425": ["JP-INF1-01"],
            **ring,
        }
    )
    case.do("soviet", "target w5525", "commit RU-HQ-01", "commit RU-INFA-01")
    found = case.line_up
    assert found.attack == 5
    assert not [one for one in found.shifts if one.rule == "DSA-SHF-09" and one.columns > 0]
    afar = Fight(
        {
            "w5426": ["RU-INFA-01"],
            "w5326": ["RU-HQ-01"],
            "w5525": ["KW-INFA-01"],
            "w5325": ["JP-INFA-03"],
            "w5425": ["JP-INF1-01"],
            "w5427": ["KW-INFA-02"],
            "w5226": ["JP-INFA-02"],
        }
    )
    afar.do("soviet", "target w5525", "commit RU-INFA-01")
    afar.refuses("soviet", "support RU-HQ-01", "DSA-HQS-01")


@pytest.mark.rule("DSA-HQS-09")
def test_an_adjacent_hq_attacks_and_does_not_support() -> None:
    case = Fight({"w5524": ["RU-INFA-01", "RU-HQ-01"], "w5525": ["KW-INFA-01"]})
    case.do("soviet", "target w5525", "commit RU-INFA-01")
    case.refuses("soviet", "support RU-HQ-01", "DSA-HQS-09")
    case.do("soviet", "commit RU-HQ-01")


@pytest.mark.rule("DSA-HQS-02")
def test_an_hq_supports_units_of_its_nationality() -> None:
    case = Fight({"w5524": ["MONG-CAV-01", "RU-TK-01"], "w5624": ["RU-HQ-01"], "w5525": ["KW-INF1-01"]})
    case.do("soviet", "target w5525", "commit MONG-CAV-01")
    case.refuses("soviet", "support RU-HQ-01", "DSA-HQS-02")
    case.do("soviet", "commit RU-TK-01", "support RU-HQ-01", "release RU-TK-01")
    assert case.attack.support == -1  # it supports nobody any more


@pytest.mark.rule("DSA-HQS-02")
def test_a_kwantung_hq_supports_japanese_units() -> None:
    case = Fight({"w5524": ["RU-MECH-01"], "w5525": ["JP-INF1-01"], "w5426": ["KW-HQ-01"]})
    case.do("soviet", "target w5525", "commit RU-MECH-01", "attack")
    assert case.legal("axis") == ["support KW-HQ-01", "decline"]


@pytest.mark.rule("DSA-HQS-02")
def test_a_chinese_hq_supports_all_of_its_side_of_china() -> None:
    countries = {
        "kiangsu": {"status": "active", "alignment": "western"},
        "szechwan": {"status": "active", "alignment": "soviet"},
    }
    case = Fight({"w5525": ["KI-WZ-01"], "w5426": ["W-KMT-01"], "w5427": ["SZE-WZ-01"]}, countries=countries)
    hex, hq = case.hex("w5525"), case.number("W-KMT-01")
    same = ranged.kept_out(case.war, hq, hex, [case.number("KI-WZ-01")], ())
    assert same is not None
    assert same.rule == "DSA-HQS-01"
    other = ranged.kept_out(case.war, hq, hex, [case.number("SZE-WZ-01")], ())
    assert other is not None
    assert other.rule == "DSA-HQS-02"


@pytest.mark.rule("DSA-HQS-03", "DSA-CMB-20")
def test_nobody_supports_or_covers_a_lone_detachment() -> None:
    case = Fight(
        {
            "w5524": ["RU-INFA-01"],
            "w5624": ["RU-HQ-01"],
            "w5525": ["KW-INF1-01/detachment"],
            "w5426": ["KW-HQ-01"],
        }
    )
    case.do("soviet", "target w5525", "commit RU-INFA-01")
    case.refuses("soviet", "support RU-HQ-01", "DSA-HQS-03")
    case.do("soviet", "attack")
    assert case.state.waiting == ("soviet",)  # the defender is not asked
    assert case.where("KW-INF1-01") == "delay"


@pytest.mark.rule("DSA-HQS-05")
def test_ranged_support_goes_past_enemies_but_not_through_neutral_countries() -> None:
    units = {"w5524": ["RU-INFA-01"], "w5423": ["RU-HQ-01"], "w5425": ["KW-INFA-01"]}
    enemy = Fight({**units, "w5424": ["JP-INF1-01"]})  # on the only hex between
    enemy.do("soviet", "target w5425", "commit RU-INFA-01")
    assert enemy.legal("soviet", "support") == ["support RU-HQ-01"]
    neutral = Fight(units, countries={"hopeh": {"status": "neutral", "alignment": ""}}, ceded=[])
    neutral.do("soviet", "target w5425", "commit RU-INFA-01")
    neutral.refuses("soviet", "support RU-HQ-01", "DSA-HQS-05")


@pytest.mark.rule("DSA-HQS-06")
def test_an_hq_supports_one_combat_of_a_segment() -> None:
    case = Fight(
        {
            "w5524": ["RU-MECH-01", "RU-INFA-01"],
            "w5523": ["RU-HQ-01"],
            "w5525": ["KW-INF1-01"],
            "w5425": ["JP-INF1-01"],
            "w5426": ["KW-HQ-01/back"],
        }
    )
    case.do("soviet", "assault w5525 RU-MECH-01 RU-HQ-01")
    case.do("axis", "support KW-HQ-01", dice=[4])
    assert case.result == "Ex 0/1"
    case.do("soviet", "lose RU-MECH-01")
    case.do("axis", "lose KW-INF1-01", "lose KW-HQ-01")
    case.do("soviet", "done")
    assert case.segment.hqs == tuple(sorted((case.number("RU-HQ-01"), case.number("KW-HQ-01"))))
    case.do("soviet", "target w5425", "commit RU-INFA-01")
    case.refuses("soviet", "support RU-HQ-01", "DSA-HQS-06")
    case.do("soviet", "attack", dice=[6])  # the defender's HQ has been used too: he is not asked
    assert case.told.defenders == ("JP-INF1-01",)


@pytest.mark.rule("DSA-HQS-06", "DSA-SHF-10")
def test_a_defending_hq_is_soaked_off_but_still_defends_its_own_hex() -> None:
    case = Fight(
        {
            "w5524": ["RU-MECH-01"],
            "w5425": ["RU-INFA-01", "RU-INFA-02"],
            "w5525": ["KW-INFA-01"],
            "w5426": ["KW-HQ-01"],
        }
    )
    case.do("soviet", "target w5525", "commit RU-MECH-01", "attack")
    case.do("axis", "support KW-HQ-01", dice=[1])
    assert (case.told.odds, case.told.column, case.result) == ("1-1", "1-2", "Ad 1/0")
    case.do("soviet", "lose RU-MECH-01", "lose RU-MECH-01")
    case.do("soviet", "target w5426", "commit RU-INFA-01", "commit RU-INFA-02")
    assert case.line_up.defense == 1
    assert case.shifts == [(-1, "DSA-SHF-09")]


@pytest.mark.rule("DSA-HQS-07", "DSA-CMB-21", "DSA-CMB-22")
def test_only_one_hq_of_a_side_takes_part() -> None:
    case = Fight(
        {
            "w5524": ["RU-HQ-01", "RU-INFA-01"],
            "w5625": ["RU-HQ-02"],
            "w5624": ["RU-HQ-03"],
            "w5525": ["KW-HQ-01"],
            "w5426": ["JP-HQ-01"],
        }
    )
    case.do("soviet", "target w5525", "commit RU-HQ-01")
    case.refuses("soviet", "commit RU-HQ-02", "DSA-HQS-07")
    case.refuses("soviet", "support RU-HQ-03", "DSA-HQS-07")
    case.do("soviet", "release RU-HQ-01", "commit RU-INFA-01", "support RU-HQ-03")
    case.refuses("soviet", "commit RU-HQ-01", "DSA-HQS-07")
    case.refuses("soviet", "support RU-HQ-03", "DSA-HQS-07")
    case.do("soviet", "attack", dice=[1])  # the hex has an HQ: the defender is not asked for another


@pytest.mark.rule("DSA-CMB-22")
def test_the_defender_may_decline_to_support() -> None:
    case = Fight(
        {
            "w5524": ["RU-MECH-01"],
            "w5525": ["KW-INFA-01"],
            "w5426": ["KW-HQ-01"],
            "w5326": ["JP-HQ-01"],
            "w5226": ["JP-HQ-02"],
        }
    )
    case.do("soviet", "target w5525", "commit RU-MECH-01", "attack")
    assert case.legal("axis") == ["support JP-HQ-01", "support KW-HQ-01", "decline"]
    case.refuses("axis", "support KW-INFA-01", "DSA-HQS-01")
    case.refuses("axis", "support RU-HQ-01", "DSA-HQS-01")
    case.refuses("axis", "support JP-HQ-02", "DSA-HQS-01")
    case.do("axis", "decline", dice=[6])
    assert case.told.defenders == ("KW-INFA-01",)


# -- markers, whole moves, panels ---------------------------------------------------------------------------


@pytest.mark.rule("DSA-CMB-20")
def test_a_lone_detachment_falls_without_a_roll() -> None:
    case = Fight({"w5524": ["RU-INF1-01", "RU-GTK-01"], "w5525": ["KW-INF1-01/detachment"]})
    case.do("soviet", "assault w5525 RU-INF1-01 RU-GTK-01")  # no dice
    assert case.where("KW-INF1-01") == "delay"
    assert case.legal("soviet") == ["advance RU-INF1-01", "advance RU-GTK-01", "done"]
    case.refuses("soviet", "exploit RU-GTK-01 w5526", "DSA-CMB-20")
    case.do("soviet", "advance RU-GTK-01")
    assert case.where("RU-GTK-01") == "w5525"


@pytest.mark.rule("DSA-CMB-01", "DSA-CMB-20")
def test_a_lone_logistics_marker_falls_without_a_roll() -> None:
    case = Fight({"w5524": ["RU-INF1-01"], "w5525": ["logistics_kwantung-01"]})
    case.do("soviet", "assault w5525 RU-INF1-01")
    assert case.where("logistics_kwantung-01") == "delay"
    case.do("soviet", "advance RU-INF1-01")
    assert case.where("RU-INF1-01") == "w5525"


@pytest.mark.rule("DSA-CMB-21")
def test_a_whole_attack_in_one_answer() -> None:
    case = Fight({"w5524": ["RU-MECH-01"], "w5624": ["RU-HQ-01"], "w5525": ["KW-INF1-01"]})
    case.do("soviet", "assault w5525 RU-MECH-01 RU-HQ-01", dice=[6])
    assert case.told.attackers == ("RU-MECH-01", "RU-HQ-01")
    again = Fight({"w5524": ["RU-MECH-01"], "w5525": ["KW-INF1-01"], "w5427": ["RU-INFA-01"]})
    again.refuses("soviet", "assault w5525 RU-MECH-01 RU-INFA-01", "DSA-CMB-01")
    again.refuses("soviet", "assault w5425 RU-MECH-01", "DSA-CMB-01")


def test_the_panel_shows_the_attack_before_it_is_declared() -> None:
    case = Fight({"w5524": ["RU-INFA-01"], "w5624": ["RU-HQ-01"], "w5525": ["KW-INF1-01"]})
    case.do("soviet", "target w5525", "commit RU-INFA-01", "support RU-HQ-01")
    panel = case.game.view(case.state, "soviet").panels["attack"]
    assert panel["attackers"] == [
        {"counter": "RU-INFA-01", "factor": 3, "support": False},
        {"counter": "RU-HQ-01", "factor": 2, "support": True},
    ]
    assert (panel["attack"], panel["defense"], panel["odds"], panel["column"]) == (5, 1, "5-1", "7-1")
    assert panel["results"] == ["Ex 0/1", "Dr1 1/1", "Dr1 0/1", "Dr1 1/2", "Dr2 0/1", "Dr3 0/1"]
    assert panel["allowed"]
    assert [one["rule"] for one in panel["shifts"]] == ["DSA-SHF-09"]


def test_the_first_attacks_of_august_storm() -> None:
    case = Fight({}, base="start", cut_off=True)
    found = [case.game.tables.map.hexes[hex].id for hex in forces.targets(case.war, case.segment)]
    assert set(found) == {"w5625", "w5525", "e5401", "e5201", "w5327"}
