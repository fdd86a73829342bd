"""Steps lost: who must lose them, and what is left."""

from __future__ import annotations

import pytest

from flagplot.games.dai_senso.combat import attrition, losses
from flagplot.games.dai_senso.combat.frames import Attack
from tests.dai_senso.fight import Fight


def lost(fight: Fight, id: str, replacement: str = "") -> str:
    """The unit loses a step; the id of what is left."""
    war = fight.war
    given = [fight.number(replacement)] if replacement else []
    left = losses.lose_step(war, fight.number(id), *given)
    return war.id(left) if left >= 0 else ""


@pytest.mark.rule("DSA-ATT-05")
def test_a_two_step_unit_with_a_one_step_side_is_turned() -> None:
    fight = Fight({"w5525": ["KW-INFA-01"]})
    assert lost(fight, "KW-INFA-01") == "KW-INFA-01"
    assert (fight.where("KW-INFA-01"), fight.steps("KW-INFA-01")) == ("w5525", 1)


@pytest.mark.rule("DSA-ATT-06")
@pytest.mark.parametrize(
    ("id", "steps"), [("US-INFM-01/back", 2), ("RU-MECH-01", 2), ("RU-CAVM-01", 2), ("RU-HQ-01/back", 2)]
)
def test_a_three_step_unit_is_turned_to_its_two_step_side(id: str, steps: int) -> None:
    fight = Fight({"w5525": [id]})
    name = id.partition("/")[0]
    assert lost(fight, name) == name
    assert fight.steps(name) == steps


@pytest.mark.rule("DSA-ATT-06")
def test_a_mechanized_army_becomes_infantry() -> None:
    fight = Fight({"w5525": ["US-INFM-01/back"]})
    lost(fight, "US-INFM-01")
    face = fight.war.face(fight.number("US-INFM-01"))
    assert (face.attack, face.defense, face.move) == (4, 4, 1)
    assert face.infantry_type


@pytest.mark.rule("DSA-ATT-04")
def test_a_one_step_unit_goes_to_its_pool_or_with_a_stripe_to_the_delay_box() -> None:
    fight = Fight({"w5525": ["KW-INF1-01", "JP-IG-01"]})
    assert lost(fight, "KW-INF1-01") == ""
    assert lost(fight, "JP-IG-01") == ""
    assert fight.where("KW-INF1-01") == "axis_pool"
    assert fight.where("JP-IG-01") == "delay"


@pytest.mark.rule("DSA-ATT-04")
def test_imperial_general_headquarters_never_comes_back() -> None:
    fight = Fight({"w5525": ["JP-HQ-IG-01", "JP-HQ-01"]}, {"axis_pool": ["JP-INF1-01"]})
    assert lost(fight, "JP-HQ-IG-01") == "JP-INF1-01"
    assert fight.where("JP-HQ-IG-01") == "out"
    lost(fight, "JP-HQ-01")
    assert fight.where("JP-HQ-01") == "delay"


@pytest.mark.rule("DSA-ATT-05", "DSA-ATT-08")
def test_a_two_step_unit_without_a_one_step_side_is_replaced() -> None:
    """By what it could have been built from: no elite units, no other nation's."""
    pool = ["RU-INF1-01", "RU-INF1-02", "RU-INFA-02", "RU-GINF-01", "RU-TK-01", "RU-GTK-01", "RU-SHK-01"]
    fight = Fight(
        {"w5524": ["RU-MECH-01/back", "RU-CAVM-01/back"]}, {"soviet_pool": pool, "axis_pool": ["KW-INF1-01"]}
    )
    war = fight.war
    army = [war.id(one) for one in losses.replacements(war, fight.number("RU-MECH-01"))]
    assert set(army) == {"RU-INF1-01", "RU-INFA-02"}  # one of each type; infantry alone
    cavalry = [war.id(one) for one in losses.replacements(war, fight.number("RU-CAVM-01"))]
    assert set(cavalry) == {"RU-INF1-01", "RU-INFA-02", "RU-TK-01"}
    assert lost(fight, "RU-MECH-01", "RU-INFA-02") == "RU-INFA-02"
    assert (fight.where("RU-INFA-02"), fight.steps("RU-INFA-02")) == ("w5524", 1)
    assert fight.where("RU-MECH-01") == "soviet_pool"


@pytest.mark.rule("DSA-ATT-08")
def test_elite_units_replace_what_is_built_of_nothing_else() -> None:
    fight = Fight({"w5326": ["KW-HQ-01"]}, {"axis_pool": ["KW-INF1-01", "JP-INF1-01", "JP-IG-01"]})
    assert [fight.war.id(one) for one in losses.replacements(fight.war, fight.number("KW-HQ-01"))] == [
        "KW-INF1-01"
    ]


@pytest.mark.rule("DSA-ATT-05")
def test_a_fortress_is_replaced_by_infantry_or_armor_of_its_nation() -> None:
    pool = {"axis_pool": ["JP-INF1-01", "JP-ARM-01", "JP-IG-01", "JP-GAR-01"]}
    fight = Fight({"w5125": ["JP-FTDAI-01"]}, pool, cut_off=True)
    found = [fight.war.id(one) for one in losses.replacements(fight.war, fight.number("JP-FTDAI-01"))]
    assert set(found) == {"JP-INF1-01", "JP-ARM-01"}


@pytest.mark.rule("DSA-ATT-05")
def test_a_unit_that_nothing_can_replace_is_lost() -> None:
    """D-20"""
    fight = Fight({"w5524": ["RU-MECH-01/back"]}, {"soviet_pool": ["RU-GINF-01"]})
    assert losses.replacements(fight.war, fight.number("RU-MECH-01")) == []
    assert lost(fight, "RU-MECH-01") == ""
    assert fight.where("RU-MECH-01") == "soviet_pool"


@pytest.mark.rule("DSA-ATT-05", "DSA-ATT-01")
def test_the_owner_chooses_the_replacement() -> None:
    fight = Fight(
        {"w5524": ["RU-CAVM-01/back"], "w5525": ["KW-INFA-01"]},
        {"soviet_pool": ["RU-INF1-01", "RU-TK-01", "RU-GTK-01"]},
    )
    fight.do("soviet", "assault w5525 RU-CAVM-01", dice=[1])
    assert fight.legal("soviet", "lose") == ["lose RU-CAVM-01 RU-INF1-01", "lose RU-CAVM-01 RU-TK-01"]
    fight.refuses("soviet", "lose RU-CAVM-01 RU-GTK-01", "DSA-ATT-05")
    fight.refuses("soviet", "lose RU-CAVM-01", "DSA-ATT-05")
    fight.do("soviet", "lose RU-CAVM-01 RU-TK-01")
    assert fight.legal("soviet", "lose") == ["lose RU-TK-01"]  # which was in the combat now


# -- who loses ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DSA-ATT-02", "DSA-ATT-03")
def test_the_first_step_of_an_attacker_with_armor_is_armor() -> None:
    fight = Fight(
        {
            "w5524": ["RU-INFA-01", "RU-TK-01", "RU-GTK-01"],
            "w5525": ["KW-INFA-01", "KW-INFA-02", "JP-INFA-01"],
        }
    )
    fight.do("soviet", "assault w5525 RU-INFA-01 RU-TK-01 RU-GTK-01", dice=[1])  # 8 to 9 is 1-2
    assert fight.result == "Ad 1/0"
    assert fight.legal("soviet", "lose") == ["lose RU-GTK-01", "lose RU-TK-01"]
    fight.refuses("soviet", "lose RU-INFA-01", "DSA-ATT-02")
    fight.do("soviet", "lose RU-TK-01")
    assert fight.legal("soviet") == ["lose RU-INFA-01", "lose RU-GTK-01"]  # anybody's from now on


@pytest.mark.rule("DSA-ATT-02", "DSA-ATT-03", "DSA-RET-12")
def test_an_army_that_cannot_retreat_loses_its_armor_first() -> None:
    """As the US force on its Beachhead: Ad 1/0, the 7-6-2 becomes a 4-4-1, then either unit."""
    fight = Fight(
        {
            "w5524": ["US-INFM-01/back", "US-INFM-02", "US-HQ-01"],
            "w5525": ["JP-INFA-01", "JP-FTPER-01", "JP-HQ-01"],
            "w5426": ["JP-AF-01"],
        },
        phasing="western",
    )
    fight.do("western", "assault w5525 US-INFM-01 US-INFM-02 US-HQ-01", dice=[2])
    assert fight.result == "Ad 1/0"
    assert fight.legal("western") == ["lose US-INFM-01"]
    fight.do("western", "lose US-INFM-01")
    face = fight.war.face(fight.number("US-INFM-01"))
    assert (face.attack, face.defense, face.move) == (4, 4, 1)
    assert {one.split()[1] for one in fight.legal("western")} == {"US-INFM-01", "US-INFM-02", "US-HQ-01"}


@pytest.mark.rule("DSA-ATT-02")
def test_attrition_after_a_retreat_is_still_the_first_loss() -> None:
    fight = Fight({"w5524": ["RU-INFA-01", "RU-TK-01"], "w5525": ["KW-INFA-01", "KW-INFA-02"]})
    fight.do("soviet", "assault w5525 RU-INFA-01 RU-TK-01", dice=[1])
    fight.do("soviet", "retreat w5523")
    assert fight.legal("soviet") == ["lose RU-TK-01"]


@pytest.mark.rule("DSA-ATT-02")
def test_marines_that_came_across_the_sea_lose_the_first_step() -> None:
    """Or armor, if both attacked: the attacker's choice."""
    units = {
        "w5225": ["JP-MAR-01"],
        "w5226": ["JP-ARM-01", "JP-INFA-01"],
        "w5125": ["RU-INFA-01"],
        "w4927": ["JP-INF1-01"],
    }
    fight = Fight(units, phasing="axis")
    fight.do("axis", "assault w5125 JP-MAR-01 JP-ARM-01 JP-INFA-01", dice=[1])
    assert fight.result.startswith("Ad")
    assert set(fight.legal("axis", "lose")) == {"lose JP-MAR-01", "lose JP-ARM-01"}
    fight.refuses("axis", "lose JP-INFA-01", "DSA-ATT-02")


@pytest.mark.rule("DSA-ATT-02")
def test_marines_on_dry_land_are_like_others() -> None:
    fight = Fight({"w5426": ["JP-MAR-01", "JP-INFA-01"], "w5525": ["RU-INFA-01"]}, phasing="axis")
    fight.do("axis", "assault w5525 JP-MAR-01 JP-INFA-01", dice=[1])
    assert set(fight.legal("axis", "lose")) == {"lose JP-MAR-01", "lose JP-INFA-01"}


@pytest.mark.rule("DSA-ATT-01")
def test_hqs_in_support_may_lose_steps_on_either_side() -> None:
    fight = Fight(
        {
            "w5524": ["RU-INFA-01"],
            "w5523": ["RU-HQ-01/back"],
            "w5525": ["KW-INFA-01"],
            "w5426": ["KW-HQ-01/back"],
        }
    )
    fight.do("soviet", "assault w5525 RU-INFA-01 RU-HQ-01")
    fight.do("axis", "support KW-HQ-01", dice=[4])  # 7 to 5 is 1-1
    assert fight.result == "Ex 1/1"
    assert fight.legal("soviet") == ["lose RU-INFA-01", "lose RU-HQ-01"]
    fight.do("soviet", "lose RU-HQ-01")
    assert fight.steps("RU-HQ-01") == 2
    assert fight.legal("axis") == ["lose KW-INFA-01", "lose KW-HQ-01"]
    fight.do("axis", "lose KW-HQ-01")
    fight.do("soviet", "lose RU-INFA-01")
    fight.do("axis", "lose KW-INFA-01")
    assert [fight.steps(one) for one in ("RU-INFA-01", "KW-INFA-01", "KW-HQ-01")] == [1, 1, 2]


@pytest.mark.rule("DSA-ATT-01", "DSA-RES-07")
def test_losses_end_when_nobody_is_left() -> None:
    fight = Fight({"w5524": ["RU-INF1-01"], "w5525": ["KW-INFA-01"]})
    fight.do("soviet", "assault w5525 RU-INF1-01", dice=[1])
    assert fight.result == "Ad 2/0"
    fight.do("soviet", "lose RU-INF1-01")
    assert fight.where("RU-INF1-01") == "soviet_pool"
    assert fight.segment.fought == (fight.number("RU-INF1-01"),)


@pytest.mark.rule("DSA-RET-18", "DSA-ATT-01")
def test_what_is_left_of_a_supporting_hq_may_take_attrition() -> None:
    fight = Fight(
        {"w5524": ["RU-INFA-01"], "w5523": ["RU-HQ-01"], "w5525": ["KW-INFA-01"]},
        {"soviet_pool": ["RU-INF1-01"]},
    )
    fight.do("soviet", "assault w5525 RU-INFA-01 RU-HQ-01", dice=[3])
    assert fight.result == "Ex 1/1"
    fight.do("soviet", "lose RU-HQ-01 RU-INF1-01")
    assert fight.attack.support == -1
    fight.do("axis", "lose KW-INFA-01")
    assert set(fight.legal("soviet")) == {"lose RU-INFA-01", "lose RU-INF1-01"}


def test_a_list_of_losses_is_short() -> None:
    """Counters that are alike stand in it once."""
    pool = {"soviet_pool": ["RU-INF1-01", "RU-INF1-02", "RU-INF1-03"]}
    fight = Fight({"w5524": ["RU-HQ-01"]}, pool)
    frame = Attack(fight.hex("w5525"), attackers=(fight.number("RU-HQ-01"),))
    assert len(attrition.attacker_losses(fight.war, frame)) == 1
