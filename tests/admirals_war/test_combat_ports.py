"""Air attacks on ports and bases. Chapters 9 and 12.4."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.admirals_war.combat import fire, forces
from tests.admirals_war.fights import BOARD, Fight, area_fight
from tests.admirals_war.helpers import quiet


def raid(area: str, units: Any, ports: dict[str, Any], side: int = 0, **parts: Any) -> Fight:
    """Carrier raids of a side."""
    frames = [{"step": "raids", "area": BOARD[area], "side": side}]
    return Fight(area, units, ports=ports, frames=frames, **parts)


def strikes(area: str, units: Any, ports: dict[str, Any], side: int = 0, **parts: Any) -> Fight:
    """LBA attacks of a side on ports."""
    closed = parts.pop("closed", ())
    frames = [{"step": "port_strikes", "area": BOARD[area], "side": side, "closed": list(closed)}]
    return Fight(area, units, ports=ports, frames=frames, **parts)


@pytest.mark.rule("AW-RAI-01")
@pytest.mark.rule("AW-RAI-02")
def test_carriers_raid_enemy_ports_that_touch_their_area_and_lba_do_not() -> None:
    case = raid(
        "marianas", ["us_hornet_cv8", "us_chicago", "us_7af"],
        {"truk": ["jap_myoko"], "saipan": ["jap_21af"], "kwajalein": ["jap_nachi"],
         "philippines": ["us_5af"]},
    )  # fmt: skip
    assert case.legal("us") == ["bomb us_hornet_cv8 saipan", "bomb us_hornet_cv8 truk", "done"]
    case.refuses("us", "bomb us_7af truk", "AW-RAI-02")
    case.refuses("us", "bomb us_chicago truk", "AW-RAI-02")
    case.refuses("us", "bomb us_hornet_cv8 kwajalein", "AW-RAI-04")
    case.refuses("us", "bomb us_hornet_cv8 philippines", "AW-RAI-01")


@pytest.mark.rule("AW-RAI-03")
def test_a_carrier_that_pursued_may_not_raid() -> None:
    units = {"us_hornet_cv8": {"marks": ["pursued"]}, "us_wasp_cv7": {}}
    case = raid("marianas", units, {"truk": ["jap_myoko"]})
    assert case.legal("us") == ["bomb us_wasp_cv7 truk", "done"]
    case.refuses("us", "bomb us_hornet_cv8 truk", "AW-RAI-03")


@pytest.mark.rule("AW-RAI-04")
def test_each_carrier_raids_one_port() -> None:
    units = ["us_hornet_cv8", "us_wasp_cv7"]
    case = raid("marianas", units, {"truk": ["jap_myoko"], "saipan": ["jap_21af"]})
    case.do("us", "bomb us_hornet_cv8 truk")
    case.refuses("us", "bomb us_hornet_cv8 saipan", "AW-RAI-04")
    case.do("us", "bomb us_wasp_cv7 saipan", dice=[1] * 7)  # saipan first: one target each
    assert [(event.unit, event.target) for event in case.happened(fire.Fired)] == [
        ("us_wasp_cv7", "jap_21af"), ("us_hornet_cv8", "jap_myoko"),
    ]  # fmt: skip


@pytest.mark.rule("AW-RAI-05")
def test_only_units_in_the_port_now_are_attacked() -> None:
    case = raid("marianas", ["us_hornet_cv8", "jap_nachi"], {"truk": ["jap_myoko", "jap_takao"]})
    case.do("us", "bomb us_hornet_cv8 truk")
    assert case.legal("us") == ["aim us_hornet_cv8 jap_myoko", "aim us_hornet_cv8 jap_takao"]
    case.refuses("us", "aim us_hornet_cv8 jap_nachi", "AW-RAI-05")
    empty = raid("marianas", ["us_hornet_cv8"], {})
    assert empty.halted


@pytest.mark.rule("AW-RAI-06")
def test_a_port_is_raided_once_from_each_area() -> None:
    truk = {"truk": ["jap_myoko"]}
    once = raid("marianas", ["us_hornet_cv8"], truk).do("us", "bomb us_hornet_cv8 truk", dice=[1] * 4)
    assert once.state.raids == ((BOARD["truk"], BOARD["marianas"], 0),)
    case = raid("marianas", ["us_hornet_cv8", "us_wasp_cv7"], truk)
    case.state.raids = ((BOARD["truk"], BOARD["marianas"], 0),)
    case.refuses("us", "bomb us_hornet_cv8 truk", "AW-RAI-06")
    war = case.war
    assert forces.ports_in_reach(war, BOARD["marianas"], 0, forces.CARRIERS) == []
    assert forces.ports_in_reach(war, BOARD["bismarck_sea"], 0, forces.CARRIERS) == [BOARD["truk"]]


@pytest.mark.rule("AW-RAI-07")
def test_in_the_atlantic_only_raiding_carriers_raid() -> None:
    units = {"uk_ark_royal": {}, "uk_furious": "raiding"}
    case = raid("western_mediterranean", units, {"taranto": ["ita_zara"]})
    assert case.legal("british") == ["bomb uk_furious taranto", "done"]
    case.refuses("british", "bomb uk_ark_royal taranto", "AW-RAI-07")


@pytest.mark.rule("AW-RAI-08")
def test_all_carriers_on_a_port_aim_before_any_rolls() -> None:
    case = raid("marianas", ["us_hornet_cv8", "us_wasp_cv7"], {"truk": ["jap_myoko", "jap_takao"]})
    case.do("us", "bomb us_hornet_cv8 truk", "bomb us_wasp_cv7 truk", "aim us_hornet_cv8 jap_myoko")
    assert not case.happened(fire.Fired)
    case.do("us", "aim us_wasp_cv7 jap_myoko", dice=[1] * 7)
    assert len(case.happened(fire.Fired)) == 2


@pytest.mark.rule("AW-RAI-10")
@pytest.mark.rule("AW-RAI-11")
def test_no_return_fire_and_no_disables() -> None:
    case = raid("marianas", ["us_hornet_cv8"], {"truk": ["jap_akagi"]}, factors={"us_hornet_cv8": "0-2-7-4"})
    case.do("us", "bomb us_hornet_cv8 truk", dice=[5, 5, 5, 5])
    assert case.halted
    assert [event.disables for event in case.happened(fire.Fired)] == [0]
    assert not case.marked("jap_akagi", "disabled")
    assert case.where("jap_akagi") == "truk"


@pytest.mark.rule("AW-RAI-12")
def test_a_hit_on_an_amphibious_unit_in_port_is_one_point_without_a_die() -> None:
    case = raid(
        "marianas", ["us_hornet_cv8"], {"truk": ["jap_snlf_kure"]}, factors={"us_hornet_cv8": "0-2-7-4"}
    )
    case.do("us", "bomb us_hornet_cv8 truk", dice=[6, 6, 1, 1])
    assert case.damage("jap_snlf_kure") == 2


@pytest.mark.rule("AW-RAI-13")
def test_in_port_a_ship_sinks_above_twice_its_armor_and_rests_on_the_bottom_before() -> None:
    truk = {"truk": {"jap_nagato": {"damage": 4}, "jap_myoko": {}}}
    plain = {"us_hornet_cv8": "0-2-7-2", "jap_nagato": "5-5-5"}
    case = raid("marianas", ["us_hornet_cv8"], truk, factors=plain)
    case.do("us", "bomb us_hornet_cv8 truk", "aim us_hornet_cv8 jap_nagato", dice=[6, 1, 6])
    assert case.where("jap_nagato") == "truk"
    assert case.damage("jap_nagato") == 10
    from flagplot.games.admirals_war import factors

    assert factors.bottomed(case.war, case.unit("jap_nagato"))
    case = raid("marianas", ["us_hornet_cv8"], {"truk": {"jap_nagato": {"damage": 5}}}, factors=plain)
    case.do("us", "bomb us_hornet_cv8 truk", dice=[6, 1, 6])
    assert case.where("jap_nagato") == "sunk"


@pytest.mark.rule("AW-RAI-14")
def test_on_the_bottom_of_a_base_without_repair_a_ship_is_lost() -> None:
    plain = {"us_hornet_cv8": "0-2-7-2", "jap_nagato": "5-5-5"}
    case = raid("marianas", ["us_hornet_cv8"], {"saipan": {"jap_nagato": {"damage": 4}}}, factors=plain)
    case.do("us", "bomb us_hornet_cv8 saipan", dice=[6, 1, 2])
    assert case.where("jap_nagato") == "sunk"


@pytest.mark.rule("AW-MAP-28")
def test_an_attack_on_germany_is_one_on_norway_too() -> None:
    ports = {"germany": ["ger_bismarck"], "norway": ["ger_tirpitz"]}
    case = raid("barents_sea", {"uk_furious": "raiding"}, ports)
    case.refuses("british", "bomb uk_furious norway", "AW-MAP-28")
    case.do("british", "bomb uk_furious germany")
    assert case.legal("british") == ["aim uk_furious ger_bismarck", "aim uk_furious ger_tirpitz"]
    apart = raid("barents_sea", {"uk_furious": "raiding"}, ports, facts={"norway_apart": 1},
                 control={"norway": "axis"}, holder={"norway": "german"})  # fmt: skip
    assert apart.legal("british") == ["bomb uk_furious norway", "done"]


# -- LBA ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-LBA-16")
@pytest.mark.rule("AW-SEQ-16")
def test_lba_may_leave_the_area_to_attack_enemy_ports_on_it() -> None:
    case = strikes(
        "north_sea", ["uk_raf_coastal", "us_8af", "uk_hood"], {"germany": ["ger_bismarck", "ger_uboat_01"]}
    )
    assert case.legal("british") == ["strike uk_raf_coastal germany", "strike us_8af germany", "done"]
    case.refuses("british", "strike uk_hood germany", "AW-LBA-16")
    case.refuses("british", "strike us_8af brest", "AW-LBA-16")
    case.do("british", "done")
    assert case.halted
    assert case.where("us_8af") == "north_sea"


@pytest.mark.rule("AW-LBA-17")
def test_port_attacks_come_before_the_battle() -> None:
    units = ["uk_raf_coastal", "uk_hood", "ger_bismarck"]
    case = area_fight("north_sea", units, ports={"germany": ["ger_tirpitz"]})
    assert case.verbs("british") == {"strike", "done"}
    case.do("british", "strike uk_raf_coastal germany", dice=[1, 1])
    assert case.where("uk_raf_coastal") == "england"
    assert case.verbs("british") == {"choose"}


@pytest.mark.rule("AW-LBA-18")
@pytest.mark.rule("AW-LBA-19")
@pytest.mark.rule("AW-DEC-17")
def test_one_round_like_a_raid_each_lba_on_one_target() -> None:
    case = strikes("north_sea", ["uk_raf_coastal"], {"germany": ["ger_bismarck", "ger_stuka"]})
    case.do("british", "strike uk_raf_coastal germany")
    assert case.legal("british") == ["aim uk_raf_coastal ger_bismarck", "aim uk_raf_coastal ger_stuka"]
    case.do("british", "aim uk_raf_coastal ger_bismarck", dice=[5, 5])
    assert not case.marked("ger_bismarck", "disabled")
    assert case.state.raids == ((BOARD["germany"], BOARD["north_sea"], 1),)
    war = case.war  # carriers may still raid from here
    assert forces.ports_in_reach(war, BOARD["north_sea"], 0, forces.CARRIERS) == [BOARD["germany"]]
    assert forces.ports_in_reach(war, BOARD["north_sea"], 0, forces.PLANES) == []


@pytest.mark.rule("AW-LBA-21")
def test_the_lba_that_struck_is_in_port_and_can_be_raided() -> None:
    case = strikes("bismarck_sea", ["us_5af", "us_13af"], {"truk": ["jap_myoko"], "marianas": []},
                   control={"guadalcanal": "allied"}, holder={"guadalcanal": "us"})  # fmt: skip
    case.do("us", "strike us_5af truk", "done", dice=[1, 1])
    assert case.where("us_5af") == "guadalcanal"
    assert case.marked("us_5af", "grounded")
    assert forces.targets_in_port(case.war, BOARD["guadalcanal"], 0) == [case.unit("us_5af")]


@pytest.mark.rule("AW-DEC-68")
def test_the_side_that_fires_first_strikes_first_with_immediate_effect() -> None:
    case = area_fight(
        "north_sea", ["uk_raf_coastal", "ger_luftflotte_5"],
        ports={"germany": {"ger_prinz_eugen": {"damage": 4}}, "england": ["uk_hood"]},
        factors={"ger_prinz_eugen": "1-2-7"},
    )  # fmt: skip
    assert case.waiting == ("british",)
    case.do("british", "strike uk_raf_coastal germany", dice=[6, 1, 1])
    assert case.where("ger_prinz_eugen") == "sunk"
    assert case.legal("german")[0] == "strike ger_luftflotte_5 england"


@pytest.mark.rule("AW-DEC-61")
def test_paratroops_drop_after_lba_or_go_back() -> None:
    units = ["ger_fsjr", "ger_stuka", "uk_hood"]
    malta = {"malta": ["uk_raf_med"]}
    case = strikes("western_mediterranean", units, malta, side=1)
    assert case.verbs("german") == {"strike", "done"}
    case.do("german", "strike ger_stuka malta", dice=[1, 1, 1])
    case.do("german", "to taranto")
    drops = case.legal("german")
    assert "drop ger_fsjr malta" in drops
    assert "drop ger_fsjr gibraltar" not in drops  # an enemy port, not a base
    assert "drop ger_fsjr taranto" in drops  # friendly
    case.do("german", "recall ger_fsjr")
    assert case.where("ger_fsjr") == "germany"


@pytest.mark.rule("AW-DEC-61")
def test_paratroops_are_no_target_at_sea() -> None:
    case = Fight("western_mediterranean", ["ger_fsjr", "ita_zara", "uk_ark_royal"]).choose("air")
    assert case.legal("british") == ["aim uk_ark_royal ita_zara", "aim uk_ark_royal none"]
    alone = quiet(units={"western_mediterranean": ["ger_fsjr"]})
    assert alone.war.combat_units(alone.place("western_mediterranean"), 1) == []
