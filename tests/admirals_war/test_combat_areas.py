"""Step 8: the choice of areas and the order of things in one. Chapters 5.4 to 5.6 and 7.1."""

from __future__ import annotations

import pytest

from flagplot.games.admirals_war.combat.areas import AreaFightStep, CombatStep
from flagplot.games.admirals_war.combat.frames import AreaFight, Battle, Combat, PortStrikes, Raids
from flagplot.games.admirals_war.shores.frames import Hawaii, Hunt, Indonesia, Landings
from tests.admirals_war.fights import BOARD, Fight, area_fight
from tests.admirals_war.helpers import Case, quiet

ALONE = {
    "north_sea": ["uk_hood"],
    "barents_sea": ["uk_renown"],
    "coral_sea": ["us_chicago"],
    "marshalls": ["jap_myoko"],
}


def step_8(**parts: object) -> Case:
    return Case(turn=5, step="combat", pacific="war", **parts)  # type: ignore[arg-type]


@pytest.mark.rule("AW-CMB-01")
@pytest.mark.rule("AW-SEQ-14")
def test_seats_pick_in_nationality_order_in_their_own_theatre() -> None:
    case = step_8(units={**ALONE, "air_gap": ["uk_norfolk"], "bismarck_sea": ["us_houston"]})
    assert case.waiting == ("british",)
    assert case.legal("british") == ["fight barents_sea", "fight north_sea", "fight air_gap"]
    case.refuses("british", "fight coral_sea", "AW-CMB-01")
    case.do("british", "fight north_sea")
    assert case.state.resolved[BOARD["north_sea"]]
    assert case.waiting == ("japanese",)
    assert case.legal("japanese") == ["fight marshalls", "fight bismarck_sea", "fight coral_sea"]
    case.do("japanese", "fight coral_sea")
    assert case.waiting == ("us",)
    case.refuses("us", "fight coral_sea", "AW-SEQ-14")
    case.do("us", "fight marshalls")
    assert case.waiting == ("german",)


@pytest.mark.rule("AW-SEQ-14")
def test_an_area_is_fought_to_the_end_before_the_next_pick() -> None:
    case = step_8(units={"north_sea": ["uk_hood", "ger_bismarck"], "air_gap": ["uk_norfolk"]})
    case.do("british", "fight north_sea")
    assert set(case.waiting) == {"british", "german"}
    assert case.verbs("british") == {"choose"}
    assert not case.state.resolved[BOARD["north_sea"]]


@pytest.mark.rule("AW-CMB-03")
def test_empty_areas_cannot_be_picked_but_those_of_one_side_can() -> None:
    case = step_8(units={"north_sea": ["uk_hood"], "air_gap": ["ger_bismarck"]})
    assert case.legal("british") == ["fight north_sea", "fight air_gap"]
    case.refuses("british", "fight barents_sea", "AW-CMB-03")


@pytest.mark.rule("AW-DEC-44")
def test_a_seat_without_an_area_is_passed_over_until_none_is_left() -> None:
    case = step_8(units={"north_sea": ["uk_hood"], "air_gap": ["uk_norfolk"], "barents_sea": ["uk_renown"]})
    case.do("british", "fight north_sea")
    assert case.waiting == ("german",)  # Japan and the US have nothing in the Pacific
    case.do("german", "fight air_gap")
    assert case.halted  # the last area needs no pick


def side_by_side(players: str = "four") -> Case:
    areas = {"north_sea": ["uk_hood"], "air_gap": ["uk_norfolk"], "barents_sea": ["uk_renown"],
             "coral_sea": ["us_chicago"], "marshalls": ["jap_myoko"]}  # fmt: skip
    return step_8(units=areas, options={"parallel_theatres": True, "players": players})


@pytest.mark.rule("AW-CMB-02")
def test_four_players_may_fight_both_theatres_side_by_side() -> None:
    case = side_by_side()
    for seat in ("british", "japanese", "us", "german"):
        case.do(seat, "agree")
    assert case.waiting == ("british", "japanese")
    case.do("british", "fight north_sea")
    assert case.waiting == ("german", "japanese")


@pytest.mark.rule("AW-CMB-02")
def test_any_objection_restores_nationality_order() -> None:
    case = side_by_side()
    case.do("british", "agree").do("japanese", "object")
    assert case.waiting == ("british",)
    again = side_by_side()
    for seat in ("british", "japanese", "us", "german"):
        again.do(seat, "agree")
    again.do("japanese", "object")
    assert again.waiting == ("british",)
    assert side_by_side("two").legal("british")[0].startswith("fight")


@pytest.mark.rule("AW-PHA-03")
def test_hawaii_comes_first_and_indonesia_second_when_japan_attacks() -> None:
    war = Case(turn=3, pacific="attack", units=ALONE, frames=[{"step": "turn", "number": 8}]).war
    frame = Combat()
    war.push(frame)
    assert CombatStep().seats(war, frame) == ()  # nobody picks before the scripts are over
    CombatStep().run(war, frame)
    assert isinstance(war.state.frames[-1], Hawaii)
    assert isinstance(war.state.frames[-2], Indonesia)
    for _ in range(2):
        war.pop()
    assert CombatStep().seats(war, frame) == ("british",)


@pytest.mark.rule("AW-SEQ-16")
@pytest.mark.rule("AW-SEQ-27")
@pytest.mark.rule("AW-LBA-17")
@pytest.mark.rule("AW-RAI-09")
def test_hunt_port_attacks_battle_raids_landings() -> None:
    units = {"uk_hood": {}, "uk_raf_coastal": {}, "ger_graf_zeppelin": "raiding", "ger_stuka": {}}
    case = quiet(units={"north_sea": units})
    war, area = case.war, BOARD["north_sea"]
    frame = AreaFight(area)
    seen = []
    for _ in range(6):
        war.push(frame)
        AreaFightStep().run(war, frame)
        seen.append(type(war.state.frames[-1]))
        if type(war.state.frames[-1]) is Battle:  # the loser leaves
            war.lose(case.unit("uk_hood"))
            war.lose(case.unit("uk_raf_coastal"))
        while war.state.frames[-1] is not frame:
            war.pop()
        war.pop()
    assert seen == [Hunt, PortStrikes, PortStrikes, Battle, Raids, Landings]


@pytest.mark.rule("AW-CMB-04")
def test_one_side_alone_may_still_raid_ports() -> None:
    case = area_fight(
        "western_mediterranean",
        {"uk_ark_royal": "raiding"},
        ports={"taranto": ["ita_zara"]},
    )
    assert case.legal("british") == ["bomb uk_ark_royal taranto", "done"]
    nothing = area_fight("western_mediterranean", {"uk_hood": "raiding"}, ports={"taranto": ["ita_zara"]})
    assert nothing.halted


@pytest.mark.rule("AW-CMB-05", "AW-GEN-08")
@pytest.mark.rule("AW-SEQ-26")
@pytest.mark.rule("AW-EOR-05")
@pytest.mark.rule("AW-DEC-58")
def test_the_victor_raids_after_the_last_round_and_the_loser_does_not() -> None:
    units = {"uk_ark_royal": "raiding", "uk_hood": {}, "ita_zara": {}}
    case = area_fight(
        "western_mediterranean", units, ports={"taranto": ["ita_fiume"], "gibraltar": ["uk_kent"]}
    )
    case.choose("air").do("british", "aim uk_ark_royal none")
    assert case.verbs("british") == {"retreat", "stand"}  # both are there: the fight goes on
    case.stand().choose("air")
    case.do("british", "aim uk_ark_royal ita_zara", dice=[6, 6, 1, 6, 6])
    assert case.where("ita_zara") == "sunk"
    assert case.legal("british") == ["bomb uk_ark_royal taranto", "done"]


@pytest.mark.rule("AW-DEC-58")
def test_nobody_raids_where_both_sides_are_left_or_none() -> None:
    crippled = {"uk_ark_royal": {"mode": "raiding", "damage": 2}, "ger_graf_zeppelin": {"damage": 3}}
    case = area_fight(
        "north_sea", {**crippled, "uk_argus": "raiding"}, ports={"germany": ["ger_bismarck"]},
        factors={"ger_graf_zeppelin": "0-3-7-2", "uk_argus": "0-1-3-1"},
    )  # fmt: skip
    case.choose("surface")
    case.stand()
    assert set(case.waiting) == {"british", "german"}  # Argus can fly: another round, no raid
    case.choose("surface")
    case.do("british", "retreat").do("german", "retreat")
    while "to" in case.verbs(case.waiting[0]):
        case.do(case.waiting[0], case.legal(case.waiting[0])[0])
    assert case.halted


@pytest.mark.rule("AW-CMB-10")
def test_one_seat_speaks_for_a_side() -> None:
    atlantic = Fight("north_sea", ["us_texas", "uk_hood", "ger_bismarck"], options={"players": "four"})
    assert atlantic.waiting == ("british", "german")
    pacific = Fight("coral_sea", ["us_chicago", "uk_hood", "jap_myoko"], options={"players": "four"})
    assert pacific.waiting == ("japanese", "us")
