"""End of the round, retreat and pursuit. Chapters 7.7 and 8."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.admirals_war.combat.events import Fired, Grouped, Revealed
from tests.admirals_war.fights import Fight, area_fight


def quiet_round(area: str, units: Any, **parts: Any) -> Fight:
    """A battle after one air round in which nobody has planes, at the declarations."""
    return Fight(area, units, **parts).choose("air")


CHASE = ["uk_hood", "uk_norfolk", "uk_nelson", "ger_bismarck", "ger_prinz_eugen", "ger_scharnhorst"]


def german_retreat(units: Any = CHASE, **parts: Any) -> Fight:
    case = quiet_round("north_sea", units, **parts)
    case.do("british", "stand").do("german", "retreat")
    return case


# -- declarations -------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-RET-01")
@pytest.mark.rule("AW-EOR-03")
@pytest.mark.rule("AW-SEQ-24")
def test_retreat_is_declared_in_nationality_order_after_each_round() -> None:
    case = quiet_round("north_sea", ["uk_hood", "ger_bismarck"])
    assert case.waiting == ("british",)
    case.do("british", "stand")
    assert case.waiting == ("german",)
    case.do("german", "stand").choose("air")
    assert case.waiting == ("british",)
    assert quiet_round("coral_sea", ["us_chicago", "jap_myoko"]).waiting == ("japanese",)


@pytest.mark.rule("AW-RET-02")
def test_with_four_players_one_teammate_takes_the_other_along() -> None:
    units = ["uk_hood", "us_texas", "ger_bismarck"]
    case = quiet_round("north_sea", units, options={"players": "four"})
    case.do("british", "stand")
    assert case.waiting == ("us",)
    case.do("us", "retreat").do("german", "stand")
    assert case.marked("uk_hood", "retreated")
    first = quiet_round("north_sea", units, options={"players": "four"})
    first.do("british", "retreat")
    assert first.waiting == ("german",)  # the US need not be asked any more
    two = quiet_round("north_sea", units)
    two.do("british", "stand")
    assert two.waiting == ("german",)


@pytest.mark.rule("AW-RET-03")
def test_lba_fly_home_and_patrollers_become_raiders_in_that_area_only() -> None:
    units = ["uk_hood", "ger_bismarck", "ger_luftflotte_5", "ger_prinz_eugen"]
    case = Fight("north_sea", units, ports={"baltic_sea": ["ger_tirpitz"]}).choose("air")
    case.do("german", "aim ger_luftflotte_5 uk_hood", dice=[1, 1, 1])
    case.do("british", "stand").do("german", "retreat", "to germany")
    assert case.where("ger_luftflotte_5") == "germany"
    assert case.mode("ger_bismarck") == "raiding"
    assert case.mode("ger_tirpitz") == "patrolling"


@pytest.mark.rule("AW-DEC-25")
def test_a_retreating_ship_without_a_raiding_side_counts_as_raiding() -> None:
    case = Fight("north_sea", ["uk_hood", "ger_bismarck"])
    import msgspec

    board = case.game.tables.board
    unit = board.unit("ger_bismarck")
    flat = msgspec.structs.replace(board.pieces[unit], raider=False)
    from flagplot.games.admirals_war.game import AdmiralsWar

    case.game = AdmiralsWar(case.game.tables.reprinted({"ger_bismarck": flat}))
    case.state.tables = case.game.tables.digest
    case.choose("air").do("british", "stand").do("german", "retreat")
    assert case.mode("ger_bismarck") == "raiding"


@pytest.mark.rule("AW-EOR-03")
@pytest.mark.rule("AW-RET-04")
def test_both_retreat_and_nobody_pursues() -> None:
    case = quiet_round("north_sea", ["uk_hood", "uk_norfolk", "ger_bismarck"])
    case.do("british", "retreat").do("german", "retreat")
    assert all(verb == "to" for seat in case.waiting for verb in case.verbs(seat))
    assert case.state.retreated[case.place("north_sea")] == 3


# -- groups -------------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-RET-06")
@pytest.mark.rule("AW-RET-08")
def test_the_retreating_side_forms_groups_and_the_other_assigns_pursuers() -> None:
    case = german_retreat()
    assert case.legal("german") == ["group ger_scharnhorst 1", "group ger_scharnhorst 2", "together"]
    case.do("german", "group ger_scharnhorst 2", "group ger_prinz_eugen 2")
    assert case.frame.groups == (
        (case.unit("ger_bismarck"),),
        (case.unit("ger_scharnhorst"), case.unit("ger_prinz_eugen")),
    )
    assert case.waiting == ("british",)
    assert case.legal("british") == ["pursue uk_hood 1", "pursue uk_hood 2", "ignore uk_hood", "done"]
    case.do("british", "done")  # no group need be pursued
    assert [event.pursuers for event in case.happened(Grouped)] == [(), ()]


@pytest.mark.rule("AW-RET-06")
@pytest.mark.rule("AW-RET-09")
def test_a_group_is_as_fast_as_its_slowest_ship_and_slower_pursuers_are_left_behind() -> None:
    case = german_retreat().do("german", "together")  # Bismarck 6, Scharnhorst and Prinz Eugen 7
    assert case.legal("british") == ["pursue uk_hood 1", "ignore uk_hood", "done"]
    case.do("british", "ignore uk_hood")
    assert "pursue uk_norfolk 1" in case.legal("british")
    case.refuses("british", "pursue uk_nelson 1", "AW-RET-09")  # speed 3
    apart = german_retreat(["uk_prince_of_wales", "ger_bismarck", "ger_scharnhorst"])
    apart.do("german", "group ger_scharnhorst 2")
    apart.refuses("british", "pursue uk_prince_of_wales 2", "AW-RET-09")  # 6 against 7
    assert apart.can("british", "pursue uk_prince_of_wales 1")


@pytest.mark.rule("AW-DEC-57")
def test_an_amphibious_unit_retreats_at_its_printed_speed() -> None:
    units = {"us_amph_1stm": {"damage": 2}, "us_chicago": {}, "jap_fuso": {}, "jap_yamashiro": {"damage": 1}}
    case = quiet_round("coral_sea", units, factors={"us_amph_1stm": "0-4-4", "jap_fuso": "4-4-4"})
    case.do("japanese", "stand").do("us", "retreat", "together")
    assert case.legal("japanese") == ["pursue jap_fuso 1", "ignore jap_fuso", "done"]
    case.refuses("japanese", "pursue jap_yamashiro 1", "AW-RET-09")  # speed 3 now


@pytest.mark.rule("AW-RET-04")
def test_lba_and_amphibious_units_do_not_pursue() -> None:
    units = ["us_chicago", "us_7af", "us_amph_1stm", "jap_myoko", "jap_nachi"]
    case = Fight("coral_sea", units).choose("air")
    case.do("us", "aim us_7af none")
    case.do("japanese", "retreat").do("us", "stand")
    # Chicago (7) is slower than Myoko and Nachi (8): nobody can pursue, and nobody asks for groups
    assert case.verbs("japanese") == {"to"}
    slow = Fight("coral_sea", units, factors={"jap_myoko": "1-2-4", "jap_nachi": "1-2-4"}).choose("air")
    slow.do("us", "aim us_7af none").do("japanese", "retreat").do("us", "stand")
    slow.do("japanese", "together")
    assert slow.legal("us") == ["pursue us_chicago 1", "ignore us_chicago", "done"]
    slow.refuses("us", "pursue us_7af 1", "AW-RET-04")
    slow.refuses("us", "pursue us_amph_1stm 1", "AW-RET-04")


@pytest.mark.rule("AW-RET-07")
@pytest.mark.rule("AW-RET-10")
@pytest.mark.rule("AW-DEC-34")
@pytest.mark.rule("AW-RAI-03")
def test_a_carrier_may_be_told_off_to_raid_a_port_after_the_pursuit() -> None:
    units = {"uk_ark_royal": "raiding", "uk_furious": "raiding", "uk_hood": {}, "ger_bismarck": {}}
    case = area_fight("north_sea", units, ports={"germany": ["ger_tirpitz"]})
    case.choose("surface", dice=[1] * 8)
    case.do("british", "stand").do("german", "retreat")
    assert case.legal("british")[:3] == [
        "pursue uk_hood 1", "ignore uk_hood", "done",
    ]  # fmt: skip
    case.do("british", "pursue uk_hood 1")
    assert case.legal("british") == [
        "pursue uk_furious 1", "pursue uk_furious germany", "ignore uk_furious", "done",
    ]  # fmt: skip
    case.refuses("british", "pursue uk_furious england", "AW-RAI-01")
    case.do("british", "pursue uk_furious germany", "pursue uk_ark_royal 1")
    assert case.frame.forces[0] == (case.unit("uk_hood"), case.unit("uk_ark_royal"))
    case.choose("surface", dice=[1] * 8)  # the pursuit comes first
    case.do("british", "done")
    # Ark Royal pursued and may not raid; Furious has her port and only Tirpitz is in it
    case.do("german", "to brest", dice=[1, 1])
    assert [(event.unit, event.target) for event in case.happened(Fired)][-1] == ("uk_furious", "ger_tirpitz")
    assert case.halted


@pytest.mark.rule("AW-RET-11")
@pytest.mark.rule("AW-RET-18")
def test_who_does_not_pursue_at_once_or_stops_never_pursues_again() -> None:
    case = german_retreat(["uk_hood", "uk_norfolk", "ger_bismarck"])
    case.do("british", "pursue uk_hood 1", "ignore uk_norfolk")
    assert case.marked("uk_norfolk", "stopped")
    case.choose("air")
    assert case.legal("british") == ["pursue uk_hood 1", "break uk_hood", "done"]
    case.refuses("british", "pursue uk_norfolk 1", "AW-RET-11")
    case.do("british", "break uk_hood")
    assert case.marked("uk_hood", "stopped")
    assert case.where("uk_hood") == "north_sea"


@pytest.mark.rule("AW-RET-13")
def test_submarines_and_auxiliaries_stay_when_their_side_retreats() -> None:
    units = ["uk_hood", "ger_bismarck", "ger_uboat_01", "ger_atlantis", "ger_nordmark"]
    case = german_retreat(units)
    case.do("british", "done").do("german", "to germany")
    assert case.units("north_sea") == ["uk_hood", "ger_nordmark", "ger_atlantis", "ger_uboat_01"]
    assert case.mode("ger_uboat_01") == "patrolling"


@pytest.mark.rule("AW-RET-14")
@pytest.mark.rule("AW-RET-20")
@pytest.mark.rule("AW-RET-05")
def test_pursuit_goes_on_round_by_round_until_the_group_escapes_home() -> None:
    case = german_retreat(["uk_hood", "ger_bismarck"])
    case.do("british", "pursue uk_hood 1")
    for _ in range(2):
        case.choose("air")
        assert case.where("ger_bismarck") == "north_sea"
        case.do("british", "pursue uk_hood 1")
    case.choose("air").do("british", "break uk_hood")
    assert case.legal("german") == ["to brest", "to germany", "to neutral_port"]
    case.do("german", "to germany")
    assert case.halted
    assert case.happened(Revealed)[-1].round == 4


@pytest.mark.rule("AW-RET-05")
def test_a_disabled_runner_goes_home_and_the_others_of_its_group_fight_on() -> None:
    case = german_retreat(["uk_hood", "uk_nelson", "ger_scharnhorst", "ger_prinz_eugen"]).do(
        "german", "together"
    )
    case.do("british", "pursue uk_hood 1")
    case.choose("surface")
    case.do("british", "aim uk_hood ger_scharnhorst", dice=[5, 1, 1, 1, 1, 1, 1, 1])
    assert case.waiting == ("german",)
    case.do("german", "to germany")
    assert case.where("ger_scharnhorst") == "germany"
    assert case.where("ger_prinz_eugen") == "north_sea"
    assert case.legal("british") == ["pursue uk_hood 1", "break uk_hood", "done"]


@pytest.mark.rule("AW-RET-15")
@pytest.mark.rule("AW-CMB-17")
def test_separate_groups_fight_separate_battles() -> None:
    case = german_retreat(["uk_hood", "uk_norfolk", "ger_bismarck", "ger_scharnhorst"])
    case.do("german", "group ger_scharnhorst 2")
    case.do("british", "pursue uk_hood 1", "pursue uk_norfolk 2")
    assert case.frame.forces == ((case.unit("uk_hood"),), (case.unit("ger_bismarck"),))
    case.choose("surface", dice=[1] * 8)
    case.do("british", "done").do("german", "to germany")
    assert case.frame.forces == ((case.unit("uk_norfolk"),), (case.unit("ger_scharnhorst"),))
    case.choose("air")
    assert [event.action for event in case.happened(Revealed)] == ["air", "surface", "air"]


@pytest.mark.rule("AW-RET-16")
@pytest.mark.rule("AW-RET-19")
@pytest.mark.rule("AW-RET-22")
def test_a_group_may_split_after_a_round_and_its_pursuers_follow_or_break_off() -> None:
    case = german_retreat(
        ["uk_hood", "uk_norfolk", "uk_kent", "ger_bismarck", "ger_scharnhorst", "ger_prinz_eugen"]
    )
    case.do("german", "group ger_scharnhorst 1", "group ger_prinz_eugen 2")
    case.do("british", "pursue uk_hood 1", "pursue uk_kent 1", "pursue uk_norfolk 1")
    case.do("german", "to germany")  # Prinz Eugen is not pursued
    case.choose("air")
    assert case.legal("german") == ["group ger_scharnhorst 1", "group ger_scharnhorst 2", "together"]
    case.do("german", "group ger_scharnhorst 2")
    case.do("british", "pursue uk_hood 1", "pursue uk_kent 2", "break uk_norfolk")
    assert case.frame.forces == ((case.unit("uk_hood"),), (case.unit("ger_bismarck"),))
    case.choose("air")
    assert case.legal("british") == ["pursue uk_hood 1", "break uk_hood", "done"]  # her own group only
    case.do("british", "done").do("german", "to brest")
    assert case.frame.forces == ((case.unit("uk_kent"),), (case.unit("ger_scharnhorst"),))
    assert not case.marked("uk_norfolk", "retreated")
    assert case.where("uk_norfolk") == "north_sea"  # she cannot be pursued in turn


@pytest.mark.rule("AW-RET-17")
def test_a_pursuer_that_has_become_too_slow_must_stop() -> None:
    case = german_retreat(["uk_hood", "uk_norfolk", "ger_bismarck"], factors={"ger_bismarck": "4-9-6"})
    case.do("british", "pursue uk_hood 1", "pursue uk_norfolk 1").choose("surface", dice=[1] * 5)
    case.do("german", "aim ger_bismarck uk_hood", dice=[6, 1, 1, 1, 2])  # Hood 7 - 2
    case.refuses("british", "pursue uk_hood 1", "AW-RET-17")
    assert case.legal("british") == ["pursue uk_norfolk 1", "break uk_norfolk", "done"]
    case.do("british", "pursue uk_norfolk 1")
    assert case.marked("uk_hood", "stopped")


@pytest.mark.rule("AW-RET-21")
def test_pursuers_of_a_group_that_is_gone_are_done() -> None:
    case = german_retreat(["uk_hood", "ger_prinz_eugen"]).do("british", "pursue uk_hood 1")
    case.choose("surface", dice=[6, 6, 1, 1, 6, 6, 1])
    assert case.halted
    assert case.marked("uk_hood", "stopped")
    assert case.marked("uk_hood", "pursued")


@pytest.mark.rule("AW-RET-12")
@pytest.mark.rule("AW-SUB-29")
def test_a_submarine_may_attack_any_retreating_group_but_not_for_the_side_that_retreats() -> None:
    units = {"us_chicago": {}, "us_houston": {}, "us_sub_1": "raiding", "jap_fuso": {}, "jap_myoko": {},
             "jap_iboat_1": "raiding"}  # fmt: skip
    case = Fight("coral_sea", units, factors={"jap_myoko": "1-2-6"}).choose("air")
    case.do("japanese", "done").do("us", "done")
    case.do("japanese", "retreat").do("us", "stand")
    case.do("japanese", "group jap_myoko 2").do("us", "pursue us_houston 1", "pursue us_chicago 2")
    case.choose("air")  # the battle of the first group
    assert case.waiting == ("us",)  # the Japanese boat has lost its attack
    assert case.legal("us") == ["torpedo us_sub_1 jap_fuso", "torpedo us_sub_1 jap_myoko", "done"]


@pytest.mark.rule("AW-DEC-13")
def test_combat_ends_when_nobody_can_attack_and_nobody_retreats() -> None:
    units = {"uk_ark_royal": {"damage": 2}, "ger_weser": {"damage": 2}}
    case = Fight("north_sea", units, factors={"uk_ark_royal": "0-2-7-3", "ger_weser": "0-2-7-1"})
    assert case.verbs("british") == {"retreat", "stand"}  # there is nothing to choose
    case.stand()
    assert case.halted
    assert case.units("north_sea") == ["uk_ark_royal", "ger_weser"]


@pytest.mark.rule("AW-EOR-02")
@pytest.mark.rule("AW-SEQ-23")
@pytest.mark.rule("AW-EXA-03")
def test_raiding_submarines_attack_before_declarations_and_only_after_a_round() -> None:
    case = Fight("north_sea", {"uk_hood": {}, "ger_bismarck": {}, "ger_uboat_01": "raiding"})
    assert case.verbs("german") == {"choose"}
    case.choose("air")
    assert case.legal("german") == ["torpedo ger_uboat_01 uk_hood", "done"]
    case.do("german", "torpedo ger_uboat_01 uk_hood", dice=[1])
    assert case.where("ger_uboat_01") == "reserve"
    assert case.verbs("british") == {"retreat", "stand"}
