"""Audit of the optional rules of battle: task forces, hidden and targeting submarines, turn 0."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.admirals_war.combat import torpedoes
from flagplot.games.admirals_war.combat.events import Fired, Sighted
from flagplot.games.admirals_war.shores import control
from flagplot.kernel.event import Revealed
from flagplot.kernel.match import Match
from tests.admirals_war.fights import Fight, area_fight
from tests.admirals_war.helpers import Case, quiet, rolling

FORCES = {"task_forces": True}
HIDDEN = {"hidden_submarines": True}
TARGETING = {"submarine_targeting": True}


# -- 29 task forces -----------------------------------------------------------------------------------------


@pytest.mark.rule("AW-O29-04")
@pytest.mark.rule("AW-CMB-19")
def test_lba_that_flew_home_before_a_surface_action_are_not_looked_for() -> None:
    case = Fight("north_sea", ["uk_hood", "uk_raf_coastal", "ger_bismarck"], options=FORCES)
    case.do("british", "group uk_raf_coastal 2")
    case.do("british", "intend 1 searching", "intend 2 searching").do("german", "intend 1 searching")
    case.choose("surface")
    case.do("british", "to england", dice=[4, 4, *[1] * 8])  # one die for each task force at sea
    assert [event.force for event in case.happened(Sighted)] == [("Bismarck",), ("Hood",)]


@pytest.mark.rule("AW-O29-10")
def test_an_unsighted_task_force_of_lba_is_not_asked_to_join_a_surface_action() -> None:
    case = Fight("north_sea", ["uk_hood", "uk_raf_coastal", "ger_bismarck"], options=FORCES)
    case.do("british", "group uk_raf_coastal 2")
    case.do("british", "intend 1 searching", "intend 2 searching").do("german", "intend 1 searching")
    case.choose("air", "surface", dice=[3, 3, 6, 6, 5])  # 4 against 4; nobody but Hood could join
    assert case.legal("british") == ["join 1", "done"]


@pytest.mark.rule("AW-O29-11")
def test_when_the_enemy_retreats_only_the_landing_force_may_land_before_the_pursuit() -> None:
    units = ["us_chicago", "us_amph_1stm", "us_amph_2ndm", "jap_fuso"]
    case = Fight("bismarck_sea", units, options=FORCES, factors={"jap_fuso": "4-4-4"})
    case.do("us", "group us_amph_1stm 2", "group us_amph_2ndm 3").do("japanese", "intend 1 hiding")
    case.do("us", "intend 1 searching", "intend 2 landing", "intend 3 hiding")
    case.choose("air", dice=[6, 6, 6])
    case.do("japanese", "retreat").do("us", "stand", "pursue us_chicago 1")
    landings = {action.split()[1] for action in case.legal("us") if action.startswith("land ")}
    assert landings == {"us_amph_1stm"}
    case.refuses("us", "land us_amph_2ndm guadalcanal", "AW-O29-11")


@pytest.mark.rule("AW-O29-14")
@pytest.mark.rule("AW-O29-13")
def test_a_group_that_is_not_found_is_away_before_any_submarine_can_attack() -> None:
    units: dict[str, Any] = {"us_chicago": {}, "us_sub_1": "raiding", "jap_fuso": {}}
    case = Fight("bismarck_sea", units, options=FORCES, factors={"jap_fuso": "4-4-4"})
    case.do("japanese", "intend 1 hiding").do("us", "intend 1 hiding").choose("air", dice=[6, 6])
    case.do("us", "done")  # the submarine waits
    case.do("japanese", "retreat").do("us", "stand", "pursue us_chicago 1")
    case.choose("air", dice=[3])  # hiding forces are found on 2 or less
    assert case.verbs("japanese") == {"to"}
    case.do("japanese", "to truk")
    assert case.where("us_sub_1") == "bismarck_sea"
    assert case.marked("us_chicago", "stopped")
    found = Fight("bismarck_sea", units, options=FORCES, factors={"jap_fuso": "4-4-4"})
    found.do("japanese", "intend 1 hiding").do("us", "intend 1 hiding").choose("air", dice=[6, 6])
    found.do("us", "done").do("japanese", "retreat").do("us", "stand", "pursue us_chicago 1")
    found.choose("air", dice=[2])
    assert found.legal("us") == ["torpedo us_sub_1 jap_fuso", "done"]


@pytest.mark.rule("AW-O29-13")
@pytest.mark.rule("AW-O29-09")
def test_a_retreating_group_hides_and_so_does_not_attack_in_the_air() -> None:
    units = ["us_chicago", "us_enterprise_cv6", "jap_junyo"]
    case = Fight("bismarck_sea", units, options=FORCES)
    case.do("us", "together")
    case.do("japanese", "intend 1 hiding").do("us", "intend 1 hiding").choose("air", dice=[6, 6])
    case.do("japanese", "retreat").do("us", "stand", "pursue us_enterprise_cv6 1", "ignore us_chicago")
    case.choose("air", dice=[1])  # found; Junyo does not strike
    case.do("us", "aim us_enterprise_cv6 jap_junyo", dice=[1, 1, 1, 1])
    assert [event.unit for event in case.happened(Fired)] == ["us_enterprise_cv6"]
    usual = Fight("bismarck_sea", units).choose("surface", dice=[1])
    usual.do("japanese", "retreat").do("us", "stand", "pursue us_enterprise_cv6 1", "ignore us_chicago")
    usual.choose("air")
    assert "aim jap_junyo us_enterprise_cv6" in usual.legal("japanese")


@pytest.mark.rule("AW-O29-08")
@pytest.mark.rule("AW-CMB-12")
def test_sighting_asks_for_the_flag_of_now_and_the_kind_of_action_for_that_of_the_turn_before() -> None:
    gone = {"flags": {"indonesia": ""}, "flags_before": {"indonesia": "allied"}}
    case = Fight("indonesia", ["us_chicago", "jap_myoko"], options=FORCES, **gone)
    case.do("japanese", "intend 1 searching").do("us", "intend 1 searching")
    case.choose("surface", "air", dice=[1, 3, 6, 5])  # 2 against 4; no die of a sighting is changed
    assert [event.found for event in case.happened(Sighted)] == [False, False]


# -- 26, 27 submarines --------------------------------------------------------------------------------------


@pytest.mark.rule("AW-O26-01")
def test_a_submarine_that_changed_sides_is_reckoned_with_in_its_own_sea() -> None:
    boat = {"ita_10mas": {"nation": "cobelligerent"}}
    units = {"western_mediterranean": ["uk_hood", "ita_zara"], "reserve": boat}
    case = quiet(options=HIDDEN, turn=8, units=units)
    area = case.place("western_mediterranean")
    assert torpedoes.may_hide(case.war, area, 0)
    assert torpedoes.due(case.war, area) == (0,)  # the British are asked, wherever the boat is
    assert not torpedoes.may_hide(case.war, case.place("coral_sea"), 0)


@pytest.mark.rule("AW-O26-01")
def test_the_same_questions_are_asked_whether_a_hidden_boat_is_there_or_not() -> None:
    def play(boats: dict[str, Any]) -> Fight:
        case = Fight("north_sea", {"uk_hood": {}, "ger_bismarck": {}, **boats.pop("north_sea", {})},
                     ports=boats, options=HIDDEN)  # fmt: skip
        return case.choose("air")

    here = play({"north_sea": {"ger_uboat_01": "raiding"}})
    away = play({"reserve": {"ger_uboat_01": {}}})
    patrol = play({"north_sea": {"ger_uboat_01": {}}})
    for case in (here, away, patrol):
        assert case.waiting == ("german",)
    views = {case.game.view(case.state, "british").to_bytes() for case in (here, away, patrol)}
    assert len(views) == 1
    assert here.legal("german") == ["torpedo ger_uboat_01 uk_hood", "done"]
    assert away.legal("german") == patrol.legal("german") == ["done"]
    for case in (here, away, patrol):
        case.do("german", "done")
    assert len({case.game.view(case.state, "british").to_bytes() for case in (here, away, patrol)}) == 1


@pytest.mark.rule("AW-SUB-29")
@pytest.mark.rule("AW-O26-01")
def test_the_side_that_retreated_is_not_asked_for_hidden_boats_any_more() -> None:
    units: dict[str, Any] = {"us_chicago": {}, "jap_fuso": {}, "jap_iboat_1": "raiding"}
    case = Fight("bismarck_sea", units, options=HIDDEN, factors={"jap_fuso": "4-4-4"}).choose("air")
    assert case.legal("japanese")[-1] == "done"
    case.do("japanese", "done", "retreat").do("us", "stand", "pursue us_chicago 1").choose("air")
    assert case.legal("us") == ["pursue us_chicago 1", "break us_chicago", "done"]


@pytest.mark.rule("AW-O26-01")
def test_refusals_do_not_tell_where_a_hidden_boat_is() -> None:
    def reasons(place: str, mode: str) -> list[str]:
        units: dict[str, Any] = {"us_chicago": {}, "us_sub_1": "raiding", "jap_fuso": {}}
        here = {"jap_iboat_1": mode} if place == "bismarck_sea" else {}
        away = {} if here else {place: {"jap_iboat_1": mode}}
        case = Fight("bismarck_sea", {**units, **here}, ports=away, options=HIDDEN).choose("air")
        case.do("japanese", "done")
        probes = ["torpedo jap_iboat_1 us_chicago", "torpedo us_sub_1 jap_iboat_1", "stalk jap_iboat_1",
                  "invert jap_iboat_1", "pick jap_iboat_1", "aim us_chicago jap_iboat_1"]  # fmt: skip
        told = [str(case.game.why_not(case.state, "us", probe)) for probe in probes]
        case.do("us", "done").do("japanese", "retreat")
        return told + [str(case.game.why_not(case.state, "us", probe)) for probe in probes]

    there = [reasons("bismarck_sea", "raiding"), reasons("bismarck_sea", "patrolling")]
    assert there[0] == there[1] == reasons("coral_sea", "raiding") == reasons("reserve", "patrolling")


@pytest.mark.rule("AW-O26-01")
def test_a_hunt_is_rolled_in_every_area_and_shows_only_what_it_hits() -> None:
    units: dict[str, Any] = {"uk_hood": {}, "uk_norfolk": {}}
    empty = area_fight("air_gap", units, ports={"reserve": ["ger_uboat_01"]}, options=HIDDEN, dice=[6, 1])
    assert empty.where("ger_uboat_01") == "reserve"
    boat = {**units, "ger_uboat_01": {}, "ger_uboat_02": "raiding"}
    found = area_fight("air_gap", boat, options=HIDDEN, dice=[5, 1])
    assert found.where("ger_uboat_01") == "reserve"  # sent home, and seen
    assert found.marked("ger_uboat_01", "seen")
    assert not found.marked("ger_uboat_02", "seen")
    assert found.legal("german") == [
        "torpedo ger_uboat_02 uk_hood", "torpedo ger_uboat_02 uk_norfolk", "done",
    ]  # fmt: skip


@pytest.mark.rule("AW-O27-01")
@pytest.mark.rule("AW-O27-02")
@pytest.mark.rule("AW-DEC-62")
def test_a_fast_ship_disabled_in_the_air_part_of_a_combined_round_is_still_a_target() -> None:
    units: dict[str, Any] = {"us_enterprise_cv6": {}, "us_sub_1": "raiding", "jap_myoko": {}, "jap_nachi": {}}
    case = Fight("coral_sea", units, options=TARGETING, flags={"coral_sea": "allied"})
    case.choose("surface", "air", dice=[3, 3])  # 4 and 4
    case.do("us", "aim us_enterprise_cv6 jap_myoko", dice=[4, 1, 1, 1, 1])  # then Nachi at Enterprise
    assert case.where("jap_myoko") == "coral_sea"
    case.do("us", "stalk us_sub_1", dice=[1])  # speed 3: only what was just disabled
    assert case.legal("us") == ["torpedo us_sub_1 jap_myoko", "wait us_sub_1"]
    case.refuses("us", "torpedo us_sub_1 jap_nachi", "AW-O27-01")
    case.do("us", "torpedo us_sub_1 jap_myoko", dice=[5, 3])  # 5 + 1 is a hit: 3 against armor 2
    assert case.where("jap_myoko") == "sunk"


@pytest.mark.rule("AW-PAC-26")
def test_only_a_us_ship_that_is_sunk_wakes_the_americans() -> None:
    def penalty(target: str, *dice: int) -> int:
        units: dict[str, Any] = {target: {}, "ger_uboat_01": "raiding", "ger_uboat_02": "raiding"}
        case = area_fight("eastern_seaboard", units, turn=3, pacific="peace", factors={target: "1-1-7"})
        case.do("german", f"torpedo ger_uboat_01 {target}", dice=dice)
        return case.state.us_penalty_next

    assert penalty("us_chicago", 6, 2) == 1
    assert penalty("us_chicago", 6, 1) == 0  # crippled
    assert penalty("uk_norfolk", 6, 2) == 0


@pytest.mark.rule("AW-DEC-22")
def test_raiders_and_patrollers_from_elsewhere_are_no_raid_force() -> None:
    for ship in ({"mode": "raiding", "origin": "kwajalein"}, {"mode": "patrolling"}):
        frames = [{"step": "turn", "number": 8}, {"step": "hawaii"}]
        units = {"hawaiian_islands": {"jap_akagi": ship}, "pearl_harbor": ["us_texas"]}
        case = Case(
            turn=3, surprise=True, pacific="attack", attack_turn=3, frames=frames, units=units
        )  # fmt: skip
        assert case.halted  # no raid rounds, and nobody leaves Pearl Harbor
        assert case.where("us_texas") == "pearl_harbor"
        assert not case.state.resolved[case.place("hawaiian_islands")]


# -- 20 turn 0 ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-O20-04")
@pytest.mark.rule("AW-CAP-05")
def test_allied_units_leave_norway_when_it_becomes_german() -> None:
    flags = {"north_sea": "axis", "barents_sea": "axis"}
    case = Case(
        scenario="turn_0", turn=2, step="capture", flags=flags, control={"norway": "allied"},
        facts={"norway_apart": 1}, units={"norway": ["uk_hood", "uk_raf_coastal"]},
    )  # fmt: skip
    assert case.control("norway") == "axis"
    assert (case.where("uk_hood"), case.where("uk_raf_coastal")) == ("england", "england")


# -- secrets are not learned by taking answers back ---------------------------------------------------------


@pytest.mark.rule("AW-DEC-24")
@pytest.mark.rule("AW-CMB-08")
def test_a_choice_is_not_taken_back_once_both_are_known() -> None:
    case = Fight("north_sea", ["uk_hood", "ger_bismarck", "ger_prinz_eugen"])
    match = Match.new(case.game, position=case.game.describe(case.state), seed=1)
    match.do("british", "choose surface")
    assert match.why_not_undo("british") is None  # nobody has learned anything
    match.do("german", "choose surface")  # they agree: no die is thrown
    assert match.state.rolls == case.state.rolls
    assert match.why_not_undo("german") is not None


@pytest.mark.rule("AW-O26-01")
@pytest.mark.rule("AW-SUB-22")
def test_a_hidden_boat_that_denies_control_makes_itself_felt() -> None:
    def told(case: Case) -> list[str]:
        war = rolling(case)
        control.place_flags(war)
        return [event.what for event in war.events if isinstance(event, Revealed)]

    parts: dict[str, Any] = {"turn": 5, "pacific": "war", "options": HIDDEN}
    here = quiet(**parts, units={"bismarck_sea": {"us_chicago": {}, "jap_iboat_1": {}}})
    assert told(here) == ["An unseen submarine keeps Bismarck Sea from being controlled"]
    assert here.flag("bismarck_sea") == ""
    raiding = quiet(**parts, units={"bismarck_sea": {"us_chicago": {}, "jap_iboat_1": "raiding"}})
    assert told(raiding) == []
    seen = {"us_chicago": {}, "jap_iboat_1": "raiding", "jap_iboat_2": {"marks": ["seen"]}}
    assert told(quiet(**parts, units={"bismarck_sea": seen})) == []  # what is in sight explains it
