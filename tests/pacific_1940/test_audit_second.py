"""Cases of a second reader of the rulebook: combinations in which several clauses meet."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.kernel.errors import BadInputError
from flagplot.kernel.event import Rolled
from flagplot.kernel.words import plain
from tests.pacific_1940.helpers import Case


def moving(turn: str, units: dict[str, Any], **parts: Any) -> Case:
    """A case in the Combat Move phase."""
    return Case(turn=turn, phase="combat_move", units=units, **parts)


def landing(turn: str, units: dict[str, Any], **parts: Any) -> Case:
    """A case in the Noncombat Move phase."""
    return Case(turn=turn, phase="noncombat_move", units=units, **parts)


def throws(case: Case) -> list[str]:
    """The reasons of all throws so far."""
    return [plain(event.reason) for event in case.events if isinstance(event, Rolled)]


# -- zones that change during a turn -------------------------------------------------------------------


@pytest.mark.rule("P40-POL-11", "P40-NCM-17", "P40-TRN-15")
def test_a_war_begun_in_noncombat_movement_closes_zones_at_once() -> None:
    units = {
        "sea37": {"uk": {"transport": 1, "cruiser": 1}, "japan": {"destroyer": 1}},
        "sea36": {"japan": {"cruiser": 1}},
        "malaya": {"uk": {"infantry": 1}},
        "burma": {"uk": {"infantry": 1}},
    }
    case = landing("uk", units, war=["china"])
    assert case.can("uk", "go sea37>sea36>sea43 cruiser")
    assert case.can("uk", "go sea37>sea41 transport load=malaya:infantry")
    case.do("uk", "go burma>yunnan infantry")
    case.refuses("uk", "go sea37>sea36>sea43 cruiser", "P40-NCM-17")
    case.refuses("uk", "go sea37>sea41 transport load=malaya:infantry", "P40-TRN-15")
    assert case.can("uk", "go sea37>sea41 cruiser")  # leaving is still possible


@pytest.mark.rule("P40-CMV-07", "P40-HSZ-05", "P40-TRN-30")
def test_ships_that_escape_to_a_submarine_need_not_fight_it() -> None:
    units = {
        "sea26": {"usa": {"cruiser": 1}, "japan": {"destroyer": 1}},
        "sea25": {"japan": {"submarine": 1}},
    }
    case = moving("usa", units).do("usa", "go sea26>sea25 cruiser")
    assert case.legal("usa") == ["attack sea25", "done"]
    case.do("usa", "done")
    assert case.step == "noncombat_move"
    case.refuses("usa", "go sea25>sea24 cruiser", "P40-NCM-01")


@pytest.mark.rule("P40-SUB-10", "P40-CMV-07")
def test_a_transport_that_escapes_is_still_fired_at_by_a_submarine() -> None:
    units = {
        "sea26": {"usa": {"transport": 1}, "japan": {"destroyer": 1, "submarine": 1}},
        "sea25": {"japan": {"submarine": 1}},
    }
    case = moving("usa", units).do("usa", "go sea26>sea25 transport")
    assert case.legal("japan") == ["fire 0", "fire 1"]  # not by the one it leaves behind
    case.do("japan", "fire 1", dice=[2])
    assert case.units("sea25") == {"japan": {"submarine": 1}}


@pytest.mark.rule("P40-RET-03", "P40-HSZ-03")
def test_nobody_retreats_into_the_hostile_zone_he_came_from() -> None:
    units = {
        "sea26": {"usa": {"cruiser": 1}, "japan": {"destroyer": 1}},
        "sea25": {"japan": {"battleship": 1}},
    }
    case = moving("usa", units)
    case.do("usa", "go sea26>sea25 cruiser", "done", dice=[6, 6, 6, 4])  # two rounds, nobody was asked
    assert case.units("sea25") == {"japan": {"battleship": 1}}


@pytest.mark.rule("P40-CVS-06", "P40-CMV-24")
def test_aircraft_may_wait_in_the_hostile_zone_their_carrier_has_left() -> None:
    case = moving("usa", {"sea26": {"usa": {"carrier[fighter,fighter]": 1}, "japan": {"destroyer": 1}}})
    case.do("usa", "go sea26>sea27 carrier", "done")
    assert case.units("sea26") == {"japan": {"destroyer": 1}, "usa": {"fighter": 2}}
    case.do("usa", "go sea26>sea27 fighter:2", "done")
    assert case.units("sea27") == {"usa": {"carrier[fighter,fighter]": 1}}


# -- submarines ----------------------------------------------------------------------------------------


@pytest.mark.rule("P40-GCB-13", "P40-GCB-22", "P40-DST-03")
def test_submarines_struck_in_the_face_of_a_destroyer_never_fire() -> None:
    units = {"sea26": {"usa": {"submarine": 2, "destroyer": 1}}, "sea25": {"japan": {"submarine": 2}}}
    case = moving("usa", units).do("usa", "go sea26>sea25 submarine:2 destroyer", "done")
    # the defenders could neither dive nor strike: only the attacker is asked, only he throws
    case.do("usa", "submerge 0", dice=[1, 1])
    assert case.units("sea25") == {"usa": {"submarine": 2, "destroyer": 1}}


@pytest.mark.rule("P40-GCB-29", "P40-SUB-13", "P40-SCR-03")
def test_a_scrambled_fighter_does_not_save_a_transport_from_a_submarine() -> None:
    units = {
        "sea25": {"japan": {"submarine": 1}},
        "sea26": {"usa": {"transport": 1}},
        "hawaiian_islands": {"usa": {"fighter": 1}},
    }
    case = moving("japan", units).do("japan", "go sea25>sea26 submarine", "done")
    case.do("usa", "scramble hawaiian_islands fighter 1")  # no dice: neither can hit the other
    assert case.legal("japan") == ["stay", "retreat sea25"]
    case.do("japan", "stay")
    assert case.units("sea26") == {"japan": {"submarine": 1}}
    assert case.units("hawaiian_islands") == {"usa": {"fighter": 1}}


@pytest.mark.rule("P40-GCB-07", "P40-RET-02")
def test_a_submerged_attacker_stays_behind_when_the_others_retreat() -> None:
    units = {"sea26": {"usa": {"submarine": 1, "cruiser": 1}}, "sea25": {"japan": {"cruiser": 1}}}
    case = moving("usa", units).do("usa", "go sea26>sea25 submarine cruiser", "done")
    case.do("usa", "submerge 1", dice=[6, 6]).do("usa", "retreat sea26")
    assert case.units("sea25") == {"japan": {"cruiser": 1}, "usa": {"submarine": 1}}
    assert case.units("sea26") == {"usa": {"cruiser": 1}}


# -- aircraft and carriers -----------------------------------------------------------------------------


@pytest.mark.rule("P40-CVS-08", "P40-CVS-07")
def test_a_guest_trapped_in_battle_stays_aboard_in_its_owners_turn() -> None:
    units = {
        "sea31": {"usa": {"carrier[uk:fighter]": 1, "destroyer": 1}},
        "sea32": {"japan": {"destroyer": 1}},
    }
    case = moving("usa", units).do("usa", "go sea31>sea32 carrier destroyer", "done", dice=[1, 2])
    case.do("usa", "lose carrier")
    assert case.units("sea32") == {"usa": {"carrier*[uk:fighter]": 1, "destroyer": 1}}
    for phase in ("combat_move", "noncombat_move"):
        trapped = Case(turn="uk", phase=phase, units={"sea48": {"usa": {"carrier*[uk:fighter]": 1}}})
        trapped.refuses("uk", "go sea48>gilbert_islands fighter", "P40-CVS-07")


@pytest.mark.rule("P40-AIR-12", "P40-CBT-08")
def test_a_carrier_aircraft_count_on_is_not_drawn_into_a_fight_by_choice() -> None:
    units = {
        "sea26": {"usa": {"carrier": 1}, "japan": {"submarine": 1}},
        "hawaiian_islands": {"usa": {"fighter": 1}},
        "sea16": {"japan": {"transport": 1}},
        "sea12": {"japan": {"transport": 1}},
    }
    parts = {"control": {"midway": "japan"}, "facilities": {"hawaiian_islands": {"airbase": 3}}}
    case = moving("usa", units, **parts).do("usa", "go hawaiian_islands>sea16 fighter")
    case.refuses("usa", "attack sea26", "P40-AIR-12")
    case.refuses("usa", "go sea26>sea12 carrier", "P40-AIR-12")


@pytest.mark.rule("P40-AIR-24")
@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("go hawaiian_islands>midway fighter", "P40-AIR-24"),
        ("go hawaiian_islands>sea26 fighter", "P40-AIR-24"),
        ("go hawaiian_islands>marshall_islands tactical_bomber as=raid", "P40-SBR-01"),
        ("go hawaiian_islands>marshall_islands fighter as=escort", "P40-SBR-04"),
        ("go hawaiian_islands>japan>korea fighter", "P40-AIR-04"),
        ("go hawaiian_islands>japan fighter", "P40-AIR-10"),
    ],
)
def test_aircraft_that_could_attack_nothing_hear_what_is_wrong_with_their_flight(
    move: str, rule: str
) -> None:
    units = {
        "hawaiian_islands": {"usa": {"fighter": 1, "tactical_bomber": 1}},
        "marshall_islands": {"japan": {"infantry": 1}},
        "japan": {"japan": {"infantry": 1}},
    }
    moving("usa", units).refuses("usa", move, rule)


@pytest.mark.rule("P40-AIR-07", "P40-MAP-11", "P40-MAP-15")
def test_a_violated_neutral_may_be_flown_over_by_both_sides() -> None:
    units = {
        "manchuria": {"japan": {"fighter": 1}},
        "chahar": {"china": {"infantry": 1}, "usa": {"fighter": 1}},
    }
    over = "go manchuria>buyant_uhaa>chahar fighter"
    moving("japan", units).refuses("japan", over, "P40-MAP-15")
    for turn, move in (("japan", over), ("usa", "go chahar>buyant_uhaa>manchuria fighter")):
        assert moving(turn, units, aligned={"buyant_uhaa": "allies"}).can(turn, move)


# -- assaults ------------------------------------------------------------------------------------------


@pytest.mark.rule("P40-AMP-20", "P40-TRN-12", "P40-AMP-07")
def test_one_of_two_landings_on_a_territory_may_fail_at_sea() -> None:
    units = {
        "sea36": {"japan": {"transport[infantry]": 1, "cruiser": 1}},
        "sea41": {"japan": {"transport[infantry]": 1}},
        "sea37": {"uk": {"battleship": 1}},
        "shan_state": {"uk": {"infantry": 1}},
    }
    case = moving("japan", units)
    case.do("japan", "go sea36>sea37 transport cruiser assault=shan_state")
    case.do("japan", "go sea41>sea38 transport assault=shan_state", "done", dice=[6, 6])
    # one infantry lands from sea zone 38 and wins; the other one is still aboard
    case.do("japan", "retreat sea36", dice=[1, 6])
    assert case.units("shan_state") == {"japan": {"infantry": 1}}
    assert case.units("sea36") == {"japan": {"transport[infantry]": 1, "cruiser": 1}}


@pytest.mark.rule("P40-AMP-24", "P40-RET-01")
def test_overland_units_are_bound_for_a_round_when_the_fleet_withdraws() -> None:
    units = {
        "sea36": {"japan": {"transport[infantry]": 1, "cruiser": 1}},
        "sea37": {"uk": {"battleship": 1}},
        "siam": {"japan": {"fighter": 1}},
        "shan_state": {"japan": {"infantry": 1}},
        "malaya": {"uk": {"infantry": 2}},
    }
    case = moving("japan", units, control={"shan_state": "japan"})
    case.do("japan", "go sea36>sea37 transport cruiser assault=malaya")
    case.do("japan", "go siam>malaya fighter", "go shan_state>malaya infantry", "done", dice=[6, 6])
    case.do("japan", "retreat sea36", dice=[6, 6, 6, 6])  # a round on land before anybody is asked
    assert case.legal("japan") == ["press", "retreat shan_state"]


@pytest.mark.rule("P40-AMP-04", "P40-AMP-13", "P40-NCM-01")
def test_a_cruiser_that_lay_there_bombards_and_has_then_fought() -> None:
    units = {
        "sea19": {"usa": {"cruiser": 1}},
        "sea18": {"usa": {"transport[infantry]": 1}},
        "okinawa": {"japan": {"infantry": 1}},
    }
    case = moving("usa", units).do("usa", "go sea18>sea19 transport assault=okinawa", "done")
    case.do("usa", "bombard cruiser okinawa", dice=[3, 6])
    case.refuses("usa", "go sea19>sea18 cruiser", "P40-NCM-01")
    silent = moving("usa", {**units, "okinawa": {}})
    silent.do("usa", "go sea18>sea19 transport assault=okinawa", "done")
    assert silent.can("usa", "go sea19>sea18 cruiser")  # it had nothing to do there


@pytest.mark.rule("P40-MNF-04", "P40-AMP-13")
def test_a_friends_cruiser_does_not_bombard() -> None:
    units = {
        "sea19": {"uk": {"cruiser": 1}},
        "sea18": {"usa": {"transport[infantry]": 1}},
        "okinawa": {"japan": {"infantry": 1}},
    }
    case = moving("usa", units)
    case.do("usa", "go sea18>sea19 transport assault=okinawa", "done", dice=[1, 6])
    assert throws(case) == ["usa in okinawa: infantry at 1", "japan in okinawa: infantry at 2"]


@pytest.mark.rule("P40-TRN-30", "P40-CBT-08")
def test_an_assault_by_a_lone_transport_leaves_the_enemy_transport_alone() -> None:
    units = {"sea18": {"usa": {"transport[infantry]": 1}}, "sea19": {"japan": {"transport": 1}}}
    case = moving("usa", units).do("usa", "go sea18>sea19 transport assault=okinawa", "done")
    assert case.units("sea19") == {"japan": {"transport": 1}, "usa": {"transport": 1}}
    assert case.control("okinawa") == "usa"


@pytest.mark.rule("P40-KAM-10", "P40-SCR-12")
def test_a_fleet_sunk_by_kamikazes_attacks_nobody_and_nobody_scrambles() -> None:
    units = {
        "sea18": {"usa": {"destroyer": 1}},
        "sea19": {"japan": {"submarine": 1}},
        "okinawa": {"japan": {"fighter": 1}},
    }
    case = moving("usa", units, facilities={"okinawa": {"airbase": 0}}, flags={"kamikaze_open": 1})
    case.do("usa", "go sea18>sea19 destroyer", "done")
    case.do("japan", "kamikaze sea19 usa:destroyer", "done", dice=[1])
    assert case.step == "noncombat_move"


# -- raids ---------------------------------------------------------------------------------------------


@pytest.mark.rule("P40-SBR-21", "P40-SBR-15", "P40-SBR-25")
def test_one_bomber_raids_and_another_fights_in_the_same_territory() -> None:
    units = {
        "burma": {"japan": {"strategic_bomber": 2, "infantry": 1}},
        "india": {"uk": {"infantry": 1, "aa_gun": 1}},
    }
    case = moving("japan", units, control={"burma": "japan"})
    case.do("japan", "go burma>india strategic_bomber as=raid", "go burma>india strategic_bomber")
    case.do("japan", "go burma>india infantry", "done")
    # complex 6, damage 4; the gun at one bomber 6; attackers 4 and 6; defender 6
    case.do("japan", "bomb complex", dice=[6, 4, 6, 4, 6, 6])
    assert case.facilities("india")[3] == 4
    assert case.units("india") == {"japan": {"infantry": 1, "aa_gun": 1, "strategic_bomber": 2}}


@pytest.mark.rule("P40-SCR-14", "P40-SBR-06")
def test_the_only_fighter_scrambles_and_nobody_meets_the_raid() -> None:
    units = {
        "sea32": {"usa": {"destroyer": 1}},
        "sea33": {"japan": {"submarine": 1}},
        "caroline_islands": {"japan": {"fighter": 1}},
        "guam": {"usa": {"strategic_bomber": 1}},
    }
    case = moving("usa", units).do("usa", "go sea32>sea33 destroyer")
    case.do("usa", "go guam>caroline_islands strategic_bomber as=raid", "done")
    case.do("japan", "scramble caroline_islands fighter 1")
    assert case.legal("usa") == ["bomb airbase", "bomb naval_base"]


# -- conquest ------------------------------------------------------------------------------------------


@pytest.mark.rule("P40-CAP-15", "P40-CAP-25")
def test_a_capital_freed_later_in_the_turn_takes_back_what_was_won_before() -> None:
    units = {"shan_state": {"anzac": {"infantry": 1}}, "burma": {"anzac": {"infantry": 1, "fighter": 1}}}
    held = {"malaya": "japan", "india": "japan"}
    case = moving("anzac", {**units, "india": {"japan": {"infantry": 1}}}, control=held)
    case.do("anzac", "go shan_state>malaya infantry", "go burma>india infantry", "go burma>india fighter")
    case.do("anzac", "done", dice=[3, 6, 6])
    assert (case.control("india"), case.control("malaya")) == ("uk", "uk")
    lost = moving("anzac", units, control=held)
    lost.do("anzac", "go shan_state>malaya infantry", "done")
    assert lost.control("malaya") == "anzac"


@pytest.mark.rule("P40-CAP-19", "P40-CAP-20", "P40-INC-05")
def test_a_power_without_its_capital_plunders_japan_and_collects_nothing() -> None:
    case = moving(
        "anzac",
        {"sea6": {"anzac": {"transport[infantry]": 1}}},
        control={"new_south_wales": "japan"},
        treasury={"japan": 11, "anzac": 0},
    )
    case.do("anzac", "go sea6 transport assault=japan", "done", "done")
    assert (case.treasury("anzac"), case.treasury("japan")) == (11, 0)
    assert (case.waiting, case.step) == (("japan",), "combat_move")  # Japan's last turn buys nothing


@pytest.mark.rule("P40-BLZ-05", "P40-BLZ-03", "P40-CAP-17")
def test_a_blitz_passes_empty_victoria_but_stops_in_the_capital() -> None:
    case = moving(
        "japan",
        {"south_australia": {"japan": {"tank": 1}}},
        control={"south_australia": "japan"},
        treasury={"anzac": 7, "japan": 0},
    )
    case.refuses("japan", "go south_australia>new_south_wales>queensland tank")
    case.do("japan", "go south_australia>victoria>new_south_wales tank")
    assert case.control("victoria") == "japan"
    assert case.control("new_south_wales") == "anzac"
    case.do("japan", "done")
    assert (case.control("new_south_wales"), case.treasury("japan")) == ("japan", 7)


@pytest.mark.rule("P40-SBR-22", "P40-NCM-05")
def test_an_interceptor_whose_capital_falls_is_lost_without_a_place_next_to_it() -> None:
    units = {
        "burma": {"japan": {"strategic_bomber": 1, "infantry": 1}},
        "india": {"uk": {"fighter": 1}},
        "sea39": {"uk": {"carrier*": 1}},
    }
    case = moving("japan", units, control={"burma": "japan"})
    case.do("japan", "go burma>india strategic_bomber as=raid", "go burma>india infantry", "done")
    case.do("uk", "intercept 1", dice=[6]).do("japan", "bomb complex", dice=[6, 3])
    assert case.control("india") == "japan"
    assert case.units("sea39") == {"uk": {"carrier*": 1}}
    assert "uk" not in case.units("india")


# -- what a position may not say -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("parts", "line"),
    [
        ({"units": {"amur": {"japan": {"infantry": 1}}}}, "no unit ever enters it"),
        ({"units": {"himalayas": {"uk": {"fighter": 1}}}}, "no unit ever enters it"),
        ({"units": {"india": {"china": {"infantry": 1}}}}, "Chinese units stay in China"),
        ({"units": {"sea26": {"china": {"destroyer": 1}}}}, "China has only"),
        ({"units": {"sea26": {"usa": {"transport[china:infantry]": 1}}}}, "never go to sea"),
        ({"units": {"sea26": {"usa": {"carrier[japan:fighter]": 1}}}}, "their own side"),
        ({"units": {"szechwan": {"china": {"tank": 1}}}}, "China has only"),
        ({"units": {"india": {"neutral": {"infantry": 1}}}}, "up to 0 neutral infantry expected"),
        ({"units": {"buyant_uhaa": {"neutral": {"infantry": 3}}}}, "up to 2 neutral infantry expected"),
        ({"control": {"amur": "japan"}}, "nobody ever takes it"),
        ({"control": {"india": "netherlands"}}, "a power expected"),
        ({"control": {"burma": "china"}}, "China controls only Chinese land"),
        ({"facilities": {"java": {"complex": "minor"}}}, "none can ever stand there"),
        ({"facilities": {"shantung": {"complex": "major"}}}, "a minor one at most"),
        ({"facilities": {"anhwe": {"naval_base": 0}}}, "a coast expected"),
        ({"pool": {"china": {"tank": 1}}}, "infantry or artillery expected"),
        ({"pool": {"japan": 5}}, "named entries expected"),
        ({"flags": {"kamikaze_left": 7}}, "from 0 to 6 expected"),
        ({"aligned": {"india": "allies"}}, "only neutral territories join a side"),
        ({"this_turn": {"captured": ["india"]}}, "expected under this_turn control"),
        ({"this_turn": {"captured": "india"}}, "a list expected"),
        ({"this_turn": {"attacks": ["india"]}}, "a sea zone expected"),
        ({"this_turn": {"assaults": [["sea6", "india"]]}}, "india is not next to sea6"),
        ({"this_turn": {"assaults": ["sea6"]}}, "a list expected"),
        ({"this_turn": {"origins": 5}}, "named entries expected"),
    ],
)
def test_a_position_no_game_could_reach_is_refused_in_one_line(parts: dict[str, Any], line: str) -> None:
    with pytest.raises(BadInputError) as refused:
        Case(**parts)
    assert line in str(refused.value)
    assert "\n" not in str(refused.value)


def test_what_stands_at_the_start_is_never_refused() -> None:
    for errata in (True, False):  # without the corrections New Zealand, an island, has a complex
        case = Case(base="start", options={"setup_errata": errata})
        assert case.game.digest(case.game.position(case.game.describe(case.state))) == case.game.digest(
            case.state
        )
