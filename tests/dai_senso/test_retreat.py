"""Retreats: where to, with whom, and steps lost instead."""

from __future__ import annotations

import pytest

from flagplot.games.dai_senso.combat import bars, retreat
from flagplot.games.dai_senso.combat.frames import Attack, AttackStage
from flagplot.games.dai_senso.factions import AXIS, FACTIONS
from flagplot.games.dai_senso.places import IDS
from tests.dai_senso.fight import Fight

CHINA = {
    "kiangsu": {"status": "active", "alignment": "western"},
    "szechwan": {"status": "active", "alignment": "western"},
}


def ways(fight: Fight, faction: str, start: str, centre: str) -> list[str]:
    """Where a force may retreat, on the whole map."""
    fight.state.scenario = "everywhere"  # no land is out of play
    found = retreat.ways(fight.war, FACTIONS.index(faction), fight.hex(start), fight.hex(centre))
    return [IDS[hex] for hex in found]


def driven_back(units: dict[str, list[str]], face: int = 6, *more: str, **further: object) -> Fight:
    """The Soviets attack w5525 from w5524 with a mechanized army and more; the die gives a Dr."""
    fight = Fight(units, **further)  # type: ignore[arg-type]
    fight.do(
        "soviet",
        "target w5525",
        "commit RU-MECH-01",
        *(f"commit {one}" for one in more),
        "attack",
        dice=[face],
    )
    assert fight.result.startswith("Dr")
    return fight


# -- where to -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DSA-RET-08")
def test_retreats_go_where_no_enemy_zone_reaches() -> None:
    fight = driven_back({"w5524": ["RU-MECH-01"], "w5525": ["KW-INF1-01"]}, 4)
    assert fight.retreats == {"w5626", "w5526", "w5426"}
    fight.refuses("axis", "retreat w5425", "DSA-RET-08")  # in the ZOC of the attackers
    fight.refuses("axis", "retreat w5524", "DSA-RET-13")  # where they stand
    fight.refuses("axis", "retreat w5427", "DSA-RET-01")  # two hexes at once


@pytest.mark.rule("DSA-RET-01", "DSA-RET-08", "DSA-RET-11")
def test_every_hex_is_farther_than_the_one_before() -> None:
    fight = driven_back({"w5524": ["RU-MECH-01", "RU-GTK-01"], "w5525": ["KW-INF1-01"]}, 5, "RU-GTK-01")
    assert fight.result == "Dr3 0/1"
    fight.do("axis", "retreat w5526")
    fight.refuses("axis", "retreat w5626", "DSA-RET-08")  # as near as w5526
    assert fight.retreats == {"w5627", "w5527", "w5427"}
    fight.do("axis", "retreat w5427")
    assert fight.retreats == {"e5401", "w5327"}  # Hsinking is two hexes from w5525, as Harbin is
    fight.do("axis", "retreat w5327")
    assert fight.where("KW-INF1-01") == "w5327"
    assert fight.attack.retreated == 3


@pytest.mark.rule("DSA-RET-09", "DSA-ZOC-07")
def test_a_zone_with_a_friend_in_it_is_the_second_choice() -> None:
    units = {
        "w5524": ["RU-MECH-01"], "w5525": ["KW-INF1-01"], "w5427": ["RU-INFA-01"], "w5627": ["RU-INFA-02"],
    }  # fmt: skip
    alone = driven_back(units, 4)
    assert alone.legal("axis") == ["lose KW-INF1-01"]
    alone.refuses("axis", "retreat w5426", "DSA-RET-09")
    friend = driven_back({**units, "w5426": ["JP-INF1-01"]}, 4)
    assert friend.legal("axis") == ["retreat w5426"]
    in_the_air = driven_back({**units, "w5526": ["JP-AF-01"]}, 4)
    assert in_the_air.legal("axis") == ["retreat w5526"]
    marker = driven_back({**units, "w5526": ["JP-INF1-01/detachment"]}, 4)
    assert marker.legal("axis") == ["lose KW-INF1-01"]  # a Detachment is no unit


@pytest.mark.rule("DSA-RET-08", "DSA-RET-09")
def test_the_second_choice_is_not_open_while_there_is_a_first() -> None:
    fight = driven_back({"w5524": ["RU-MECH-01"], "w5525": ["KW-INF1-01"], "w5425": ["JP-INF1-01"]}, 4)
    assert "retreat w5425" not in fight.legal("axis")
    fight.refuses("axis", "retreat w5425", "DSA-RET-08")


@pytest.mark.rule("DSA-RET-10", "DSA-RET-16")
def test_a_force_that_can_go_nowhere_loses_steps() -> None:
    fight = driven_back(
        {"w5524": ["RU-MECH-01"], "w5525": ["KW-INFA-01"], "w5427": ["RU-INFA-01"], "w5627": ["RU-INFA-02"],
         "w5425": ["RU-SHK-01"]}, 6, "RU-SHK-01",
    )  # fmt: skip
    assert fight.result == "Dr1 1/2"
    assert fight.legal("axis") == ["lose KW-INFA-01"]
    fight.do("axis", "lose KW-INFA-01")
    assert fight.steps("KW-INFA-01") == 1


@pytest.mark.rule("DSA-RET-08", "DSA-RET-11")
def test_an_attacker_goes_back_from_the_defending_hex() -> None:
    """Chungking: mountains keep the ZOC out of w4519 and w4621, but they are no farther away. D-17"""
    fight = Fight({"w4520": ["JP-INFA-01"], "w4620": ["W-KMT-01"]}, phasing="axis", countries=CHINA)
    assert ways(fight, "axis", "w4520", "w4620") == sorted(["w4521", "w4421", "w4420"], key=fight.hex)


@pytest.mark.rule("DSA-RET-08", "DSA-RET-11")
def test_akyab() -> None:
    """From Akyab by w4214 to Dacca: Calcutta and w4314 are as near to Akyab as Dacca is."""
    fight = Fight({"w4313": ["BR-INF1-01"]}, phasing="axis")
    assert ways(fight, "western", "w4313", "w4114") == sorted(["w4312", "w4413", "w4414"], key=fight.hex)


@pytest.mark.rule("DSA-RET-14")
def test_taihoku() -> None:
    """A Strait leads to Foochow; between Taihoku and Amoy is the sea."""
    fight = Fight({"w4324": ["JP-INFA-01"]})
    centre = fight.hex("w4224")
    assert "w4424" in ways(fight, "axis", "w4324", "w4224")
    bar = retreat.closed(fight.war, 0, fight.hex("w4324"), fight.hex("w4323"), fight.hex("w4325"))
    assert bar == bars.ACROSS_SEA
    assert retreat.closed(fight.war, 0, fight.hex("w4324"), fight.hex("w4424"), centre) is None


@pytest.mark.rule("DSA-RET-14")
def test_the_sea_is_not_crossed() -> None:
    fight = Fight({"w5225": ["JP-INF1-01"], "w5324": ["RU-MECH-01"], "w5224": ["RU-INFA-01"]})
    fight.do("soviet", "target w5225", "commit RU-MECH-01", "attack", dice=[4])
    fight.refuses("axis", "retreat w5125", "DSA-RET-14")


@pytest.mark.rule("DSA-RET-19")
def test_a_lake_is_not_crossed() -> None:
    fight = Fight({"w5823": ["RU-INF1-01"], "w5824": ["JP-INFA-01", "JP-INFA-02"]}, phasing="axis")
    fight.do("axis", "target w5823", "commit JP-INFA-01", "commit JP-INFA-02", "attack", dice=[6])
    assert fight.result.startswith("Dr")
    fight.refuses("soviet", "retreat w5822", "DSA-RET-19")
    assert fight.legal("soviet", "retreat") == ["retreat w5722"]


@pytest.mark.rule("DSA-RET-13", "DSA-RET-22")
def test_a_lone_detachment_of_the_enemy_is_no_obstacle() -> None:
    units = {
        "w5524": ["RU-MECH-01"], "w5525": ["KW-INF1-01"], "w5626": ["RU-INF1-02"], "w5427": ["RU-INF1-03"],
    }  # fmt: skip
    blocked = driven_back({**units, "w5427": ["RU-INFA-01"], "w5627": ["RU-INFA-02"]}, 4)
    assert blocked.legal("axis") == ["lose KW-INF1-01"]
    fight = driven_back(
        {"w5524": ["RU-MECH-01"], "w5525": ["KW-INF1-01"], "w5627": ["RU-INFA-02"],
         "w5426": ["RU-INF1-01/detachment"]}, 4,
    )  # fmt: skip
    assert fight.legal("axis") == ["retreat w5426"]
    fight.do("axis", "retreat w5426")
    assert fight.where("RU-INF1-01") == "delay"


@pytest.mark.rule("DSA-RET-22")
def test_a_lone_logistics_marker_of_the_enemy_is_driven_off() -> None:
    units = {"w5524": ["RU-MECH-01"], "w5525": ["KW-INF1-01"], "w5426": ["logistics_far_east-01"]}
    fight = driven_back(units, 4)
    fight.do("axis", "retreat w5426")
    assert fight.where("logistics_far_east-01") == "delay"


@pytest.mark.rule("DSA-RET-20")
def test_a_totsugeki_marker_in_a_city_leaves_no_choice() -> None:
    units = {"w5723": ["JP-INFA-01", "JP-INFA-02"], "w5824": ["RU-INF1-01", "totsugeki-01"]}
    for phase in ("regular_combat", "blitz_combat"):
        fight = Fight(units, phasing="axis", phase=phase)
        fight.do("axis", "assault w5824 JP-INFA-01 JP-INFA-02", dice=[6])
        assert fight.result.startswith("Dr")
        assert not fight.legal("soviet", "lose")


@pytest.mark.rule("DSA-RET-13", "DSA-RET-06")
def test_an_enemy_air_unit_bars_the_way() -> None:
    fight = driven_back({"w5524": ["RU-MECH-01"], "w5525": ["KW-INF1-01"], "w5426": ["RU-AF-01"]}, 3)
    fight.refuses("axis", "retreat w5426", "DSA-RET-13")


@pytest.mark.rule("DSA-RET-07")
def test_an_enemy_air_unit_in_the_hex_holds_nobody() -> None:
    fight = driven_back({"w5524": ["RU-MECH-01"], "w5525": ["KW-INF1-01", "RU-AF-01"]}, 3)
    fight.do("axis", "retreat w5426")
    assert fight.where("KW-INF1-01") == "w5426"


@pytest.mark.rule("DSI-SCN-11")
def test_no_retreat_out_of_the_area_of_play() -> None:
    fight = Fight({"w5320": ["JP-INF1-01"], "w5421": ["RU-MECH-01"]})
    fight.do("soviet", "target w5320", "commit RU-MECH-01", "attack", dice=[4])
    assert fight.result == "Dr1 0/1"
    fight.refuses("axis", "retreat w5220", "DSI-SCN-11")


@pytest.mark.rule("DSA-RET-15")
def test_no_retreat_into_a_neutral_country() -> None:
    fight = Fight(
        {"w5425": ["JP-INF1-01"], "w5525": ["RU-MECH-01"]},
        countries={"hopeh": {"status": "neutral", "alignment": ""}},
        ceded=[],
    )
    fight.do("soviet", "target w5425", "commit RU-MECH-01", "attack", dice=[4])
    fight.refuses("axis", "retreat w5424", "DSA-RET-15")


@pytest.mark.rule("DSA-RET-02")
def test_a_retreat_is_no_movement() -> None:
    """A Kwantung unit with one Movement Point goes back two hexes, over rough ground and abroad."""
    fight = Fight({"w5425": ["KW-INF1-01"], "w5525": ["RU-MECH-01", "RU-GTK-01"]}, countries=CHINA)
    fight.do("soviet", "target w5425", "commit RU-MECH-01", "commit RU-GTK-01", "attack", dice=[4])
    assert fight.result == "Dr2 0/1"
    fight.do("axis", "retreat w5424", "retreat w5423")
    assert fight.where("KW-INF1-01") == "w5423"


# -- with whom ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DSA-RET-03", "DSA-RET-06")
def test_defenders_retreat_together_and_leave_markers_behind() -> None:
    fight = driven_back(
        {"w5524": ["RU-MECH-01"], "w5525": ["KW-INF1-01", "JP-INF1-01", "JP-INF1-02/detachment", "JP-AF-01"]},
        6,
    )
    fight.do("axis", "retreat w5426")
    assert [fight.where(one) for one in ("KW-INF1-01", "JP-INF1-01")] == ["w5426", "w5426"]
    assert [fight.where(one) for one in ("JP-INF1-02", "JP-AF-01")] == ["w5525", "w5525"]


@pytest.mark.rule("DSA-RET-03")
def test_attackers_of_different_hexes_may_part() -> None:
    fight = Fight(
        {
            "w5524": ["RU-INFA-01", "RU-INF1-01"],
            "w5626": ["RU-INFA-02"],
            "w5525": ["JP-INFA-01", "JP-INFA-02"],
        }
    )
    fight.do("soviet", "assault w5525 RU-INFA-01 RU-INF1-01 RU-INFA-02", dice=[1])  # 7 to 6
    assert fight.result == "Ad 1/0"
    fight.do("soviet", "retreat w5523")
    assert [fight.where(one) for one in ("RU-INFA-01", "RU-INF1-01")] == ["w5523", "w5523"]
    assert fight.legal("soviet") == [f"retreat {one}" for one in sorted(fight.retreats, key=fight.hex)]
    fight.refuses("soviet", "retreat w5625", "DSA-RET-08")
    fight.do("soviet", "retreat w5726")
    assert fight.where("RU-INFA-02") == "w5726"
    assert fight.legal("soviet", "lose")  # attrition


@pytest.mark.rule("DSA-RET-05", "DSA-RET-06")
def test_a_stack_on_the_way_is_caught_up() -> None:
    units = {
        "w5524": ["RU-MECH-01", "RU-GTK-01"],
        "w5525": ["KW-INF1-01"],
        "w5426": ["JP-INF1-01", "JP-AF-01"],
    }
    fight = driven_back(units, 5, "RU-GTK-01")
    assert fight.result == "Dr2 0/1"
    fight.do("axis", "retreat w5426", "retreat w5326")
    assert [fight.where(one) for one in ("KW-INF1-01", "JP-INF1-01")] == ["w5326", "w5326"]
    assert fight.where("JP-AF-01") == "w5426"
    assert fight.legal("axis") == ["lose JP-INF1-01", "lose KW-INF1-01"]  # either may take the loss


@pytest.mark.rule("DSA-RET-05", "DSA-RET-12", "DSA-RET-16", "DSA-HQS-06")
def test_a_retreat_ends_at_an_hq() -> None:
    """Dr3: two hexes back there is an HQ; the last hex costs a step, and the HQ gives no support later."""
    units = {"w5524": ["RU-MECH-01", "RU-GTK-01"], "w5525": ["KW-INF1-01"], "w5326": ["KW-HQ-01/back"]}
    fight = driven_back(units, 5, "RU-GTK-01", cut_off=True)
    assert fight.result == "Dr3 0/1"
    fight.do("axis", "retreat w5426", "retreat w5326")
    assert fight.legal("axis") == ["lose KW-INF1-01", "lose KW-HQ-01"]
    fight.refuses("axis", "retreat w5226", "DSA-RET-12")
    fight.do("axis", "lose KW-INF1-01")
    assert fight.attack.back == 0
    fight.do("axis", "lose KW-HQ-01")
    fight.do("soviet", "done")
    assert fight.segment.hqs == (fight.number("KW-HQ-01"),)


@pytest.mark.rule("DSA-RET-12")
@pytest.mark.parametrize("rock", ["JP-FTPER-01", "KW-HQ-01"])
def test_a_force_with_an_hq_or_a_fortress_stays(rock: str) -> None:
    fight = driven_back(
        {"w5524": ["RU-MECH-01", "RU-CAVM-01"], "w5525": ["KW-INF1-01", rock]}, 6, "RU-CAVM-01"
    )
    assert fight.retreats == set()
    fight.refuses("axis", "retreat w5426", "DSA-RET-12")


@pytest.mark.rule("DSA-RET-12", "DSA-RET-16")
def test_an_hq_in_support_holds_the_force_until_it_is_gone() -> None:
    """Nothing in the Force Pool replaces the HQ: it is gone, and the others must retreat again."""
    fight = Fight(
        {"w5524": ["RU-MECH-01", "RU-GTK-01"], "w5525": ["KW-INFA-01"], "w5426": ["KW-HQ-01"],
         "w5425": ["RU-CAVM-01", "RU-AF-01"], "w5626": ["RU-AF-02"]}
    )  # fmt: skip
    fight.do("soviet", "assault w5525 RU-MECH-01 RU-GTK-01 RU-CAVM-01")
    fight.do("axis", "support KW-HQ-01", dice=[6])  # 14 to 4 is 3-1; two Air Forces and an HQ
    assert fight.result == "Dr2 0/1"
    assert fight.legal("axis") == ["lose KW-INFA-01", "lose KW-HQ-01"]
    fight.do("axis", "lose KW-HQ-01")
    assert fight.where("KW-HQ-01") == "delay"
    assert fight.retreats == {"w5526"}
    fight.refuses("axis", "lose KW-INFA-01", "DSA-RET-16")


@pytest.mark.rule("DSA-RET-16", "DSA-RET-18", "DSA-RET-19", "DSA-RET-05")
def test_the_ninth_war_zone() -> None:
    """Dr3: the first loss breaks the KMT HQ down; the 9th War Zone must retreat the other two hexes.

    What is left of the HQ joins only if the force comes through its hex; the lake bars w4622.
    """
    fight = Fight(
        {
            "w4624": ["KI-WZ-01"],
            "w4623": ["W-KMT-01"],
            "w4625": ["JP-INFA-01", "JP-INFA-02"],
            "w4524": ["JP-INFA-03"],
        },
        {"western_pool": ["KI-RES-01"]},
        phasing="axis",
        countries=CHINA,
    )
    fight.state.scenario = "everywhere"
    hex, hq = fight.hex("w4624"), fight.number("W-KMT-01")
    attackers = (fight.number("JP-INFA-01"), fight.number("JP-INFA-02"))
    defenders = (fight.number("KI-WZ-01"),)
    fight.state.frames.append(
        Attack(
            hex,
            stage=AttackStage.DRIVEN_BACK,
            attackers=attackers,
            defenders=defenders,
            cover=hq,
            stand=hex,
            back=3,
        )
    )
    fight.state.waiting = ("western",)
    assert set(fight.legal("western")) == {"lose KI-WZ-01", "lose W-KMT-01 KI-RES-01"}
    fight.do("western", "lose W-KMT-01 KI-RES-01")
    assert fight.where("KI-RES-01") == "w4623"
    assert fight.retreats == {"w4723", "w4623"}
    fight.do("western", "retreat w4623")
    assert fight.retreats == {"w4722", "w4522"}
    fight.refuses("western", "retreat w4622", "DSA-RET-19")
    fight.do("western", "retreat w4722")
    assert [fight.where(one) for one in ("KI-WZ-01", "KI-RES-01")] == ["w4722", "w4722"]


@pytest.mark.rule("DSA-RET-17")
def test_a_retreat_may_overstack_until_the_segment_ends() -> None:
    full = ["JP-INFA-01", "JP-INFA-02", "JP-INFA-03"]
    units = {"w5524": ["RU-MECH-01"], "w5525": ["KW-INF1-01"], "w5426": full, "w5627": ["RU-INFA-02"]}
    fight = driven_back(units, 4)
    assert fight.legal("axis") == ["retreat w5426"]
    fight.do("axis", "retreat w5426")
    assert len(fight.war.ground(fight.hex("w5426"), AXIS)) == 4
    fight.do("axis", "lose JP-INFA-01")
    fight.do("soviet", "done", "done")
    assert fight.state.waiting == ("axis",)  # now it must comply
    assert all(one.startswith("lose") for one in fight.legal("axis"))


# -- steps instead of hexes ---------------------------------------------------------------------------------


@pytest.mark.rule("DSA-RET-20")
def test_in_a_city_the_defender_may_stay() -> None:
    units = {"w5426": ["RU-MECH-01", "RU-GTK-01"], "w5427": ["KW-INFA-01"]}
    city = Fight(units)
    city.do("soviet", "assault w5427 RU-MECH-01 RU-GTK-01", dice=[6])  # 3-1 and the City
    assert city.result == "Dr1 0/1"
    assert city.legal("axis", "lose") == ["lose KW-INFA-01"]
    city.do("axis", "lose KW-INFA-01")
    assert city.where("KW-INFA-01") == "w5427"
    blitzed = Fight({**units, "w5427": ["KW-INFA-01", "blitz_soviet-01"]})
    blitzed.do("soviet", "assault w5427 RU-MECH-01 RU-GTK-01", dice=[6])
    assert not blitzed.legal("axis", "lose")
    blitzed.refuses("axis", "lose KW-INFA-01", "DSA-RET-16")


@pytest.mark.rule("DSA-RET-20")
def test_behind_a_strait_the_defender_may_stay() -> None:
    units = {"e5405": ["JP-INF1-01"], "e5505": ["RU-MECH-01", "RU-GTK-01"]}
    fight = Fight(units)
    fight.do("soviet", "assault e5405 RU-MECH-01 RU-GTK-01", dice=[6])
    assert fight.result.startswith("Dr")
    assert fight.retreats
    assert fight.legal("axis", "lose") == ["lose JP-INF1-01"]
    both = Fight({**units, "e5305": ["RU-INFA-01"], "e5304": ["JP-INF1-02"]})  # one attacks over dry land
    both.do("soviet", "assault e5405 RU-MECH-01 RU-GTK-01 RU-INFA-01", dice=[6])
    assert both.legal("axis") == ["retreat e5304"]


@pytest.mark.rule("DSA-RET-21", "DSA-RET-20")
def test_only_the_hex_that_was_attacked_counts() -> None:
    """Harbin on the way back gives nobody the choice; in the City attacked it is made hex by hex: D-19."""
    fight = driven_back({"w5524": ["RU-MECH-01", "RU-GTK-01"], "w5525": ["KW-INF1-01"]}, 5, "RU-GTK-01")
    fight.do("axis", "retreat w5426", "retreat w5427")
    assert not fight.legal("axis", "lose")
    three = ["RU-MECH-01", "RU-CAVM-01", "RU-GTK-01"]
    city = Fight({"w5426": three, "w5427": ["KW-INF1-01", "JP-INF1-01"]})
    city.do("soviet", f"assault w5427 {' '.join(three)}", dice=[6])
    assert city.result == "Dr2 0/1"
    city.do("axis", "lose JP-INF1-01")
    assert city.legal("axis", "lose") == ["lose KW-INF1-01"]
    city.do("axis", "retreat w5527")
    assert city.where("KW-INF1-01") == "w5527"
    assert city.attack.back == 0
