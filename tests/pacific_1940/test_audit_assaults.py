"""Amphibious assaults played from the Combat Move phase on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.pacific_1940.helpers import GAME, Case
from tests.pacific_1940.test_audit_before_combat import move, thrown


def bombarding(case: Case) -> bool:
    """Whether any ship has fired at a territory so far."""
    return any("bombardment" in reason for reason in thrown(case))


# -- announcing ------------------------------------------------------------------------------------------


@pytest.mark.rule("P40-AMP-01")
@pytest.mark.rule("P40-AMP-05")
def test_what_was_not_announced_does_not_land() -> None:
    units = {
        "sea21": {"usa": {"transport[infantry]": 1, "cruiser": 1}},
        "sea19": {"japan": {"destroyer": 1}},
        "okinawa": {"japan": {"infantry": 1}},
    }
    # the transport comes along with the cruiser for the sea battle and holds its cargo back
    case = Case(turn="usa", phase="combat_move", units=units)
    case.do("usa", "move sea21 sea", "take transport 1", "take cruiser 1", "step sea19", "halt")
    assert "hold transport[infantry]" in case.legal("usa")
    case.do("usa", "hold transport", "done", dice=[3, 6])
    assert case.step == "noncombat_move"
    assert case.units("sea19") == {"usa": {"transport[infantry]": 1, "cruiser": 1}}
    case.refuses("usa", "storm sea19 transport okinawa", "P40-AMP-01")
    case.refuses("usa", "go sea19 transport offload=okinawa")


@pytest.mark.rule("P40-AMP-02")
def test_only_hostile_coasts_of_the_zone_are_assaulted() -> None:
    units = {"sea20": {"usa": {"transport[infantry]": 1}}}
    case = Case(turn="usa", phase="combat_move", units=units, control={"kiangsi": "japan"})
    case.refuses("usa", "go sea20 transport assault=okinawa", "P40-AMP-02")
    case.refuses("usa", "go sea20 transport assault=kwangtung", "P40-GEN-12")  # British
    assert case.can("usa", "go sea20 transport assault=formosa")
    assert case.can("usa", "go sea20 transport assault=kiangsi")


@pytest.mark.rule("P40-AMP-03")
@pytest.mark.rule("P40-AMP-04")
def test_transports_and_supporting_ships_have_moved_even_if_nobody_is_at_sea() -> None:
    units = {"sea21": {"usa": {"transport[infantry]": 1, "cruiser": 1}}}
    case = move("usa", units, "go sea21>sea19 transport cruiser assault=okinawa")
    assert case.control("okinawa") == "usa"
    case.refuses("usa", "go sea19>sea21 cruiser", "P40-NCM-01")
    case.refuses("usa", "go sea19>sea21 transport", "P40-NCM-01")


@pytest.mark.rule("P40-AMP-02")
@pytest.mark.rule("P40-TRN-16")
def test_bridging_in_combat() -> None:
    """Section 12, item 12."""
    units = {
        "sea37": {"uk": {"transport": 1}},
        "malaya": {"uk": {"infantry": 2}},
        "siam": {"japan": {"infantry": 1}},
    }
    line = "go sea37 transport load=malaya:infantry:2 assault=siam"
    case = move("uk", units, line, dice=(1, 6, 6))
    assert case.control("siam") == "uk"
    shared = {"uk": {"transport": 1, "cruiser": 1}, "japan": {"destroyer": 1}}
    hostile = Case(turn="uk", phase="combat_move", units={**units, "sea37": shared})
    hostile.refuses("uk", line, "P40-TRN-15")  # no loading while the enemy destroyer is there


# -- sea combat ------------------------------------------------------------------------------------------


def philippines(at_sea: dict[str, int], *ships: str, **parts: Any) -> Case:
    """EX-A18: the US, coming from zone 21, assaults the Japanese-held Philippines."""
    force = {"battleship": 1, "transport[infantry,infantry]": 1}
    units = {
        "sea21": {"usa": force},
        "sea35": {"japan": at_sea},
        "philippines": {"japan": {"infantry": 1}},
    }
    names = " ".join(ships or ("battleship", "transport"))
    return move(
        "usa",
        units,
        f"go sea21>sea35 {names} assault=philippines",
        control={"philippines": "japan"},
        **parts,
    )


@pytest.mark.rule("P40-AMP-08")
@pytest.mark.rule("P40-AMP-32")
def test_a_surface_warship_must_be_fought_without_a_question() -> None:
    case = philippines({"cruiser": 1}, dice=(6, 6))
    assert case.legal("usa") == ["press", "retreat sea21"]
    case.refuses("usa", "ignore")
    case.do("usa", "press", dice=[4, 6])
    case.do("usa", "land all philippines", dice=[1, 6, 6])
    assert case.control("philippines") == "usa"
    assert not bombarding(case)


@pytest.mark.rule("P40-AMP-09")
@pytest.mark.rule("P40-AMP-16")
def test_lone_transports_are_ignored_or_sunk_and_sinking_them_forbids_bombardment() -> None:
    case = philippines({"transport": 1, "submarine": 1})
    assert case.legal("usa") == ["engage", "ignore"]
    case.refuses("usa", "bombard battleship philippines", "P40-AMP-07")
    case.do("usa", "ignore", "land all philippines")
    assert case.legal("usa") == ["bombard battleship~done philippines", "done"]
    case = philippines({"transport": 1})
    case.do("usa", "engage")
    assert case.units("sea35")["usa"] == {"battleship": 1, "transport[infantry,infantry]": 1}
    case.refuses("usa", "bombard battleship philippines", "P40-AMP-07")
    case.do("usa", "land all philippines", dice=[6, 6, 6, 1, 6, 6])
    assert not bombarding(case)
    assert case.control("philippines") == "usa"


@pytest.mark.rule("P40-AMP-09")
@pytest.mark.rule("P40-AMP-20")
def test_an_engaged_submarine_that_submerges_does_not_hinder_the_landing() -> None:
    case = philippines({"submarine": 1})
    case.do("usa", "engage")
    case.do("japan", "submerge 1")
    case.do("usa", "land all philippines", dice=[1, 6, 6])
    assert case.control("philippines") == "usa"
    assert case.units("sea35")["japan"] == {"submarine": 1}


@pytest.mark.rule("P40-AMP-20")
@pytest.mark.rule("P40-AMP-25")
def test_after_a_retreat_nothing_lands_and_the_assault_is_over() -> None:
    case = philippines({"cruiser": 1}, dice=(6, 6))
    case.do("usa", "retreat sea21")
    assert case.units("sea21") == {"usa": {"battleship": 1, "transport[infantry,infantry]": 1}}
    assert case.control("philippines") == "japan"
    assert case.step == "noncombat_move"
    case.refuses("usa", "go sea21>sea34 transport", "P40-NCM-01")


@pytest.mark.rule("P40-AMP-11")
@pytest.mark.rule("P40-BBS-04")
@pytest.mark.rule("P40-CRU-02")
def test_a_ship_that_fought_elsewhere_does_not_bombard_from_where_it_retreats_to() -> None:
    """The cruiser fights for Okinawa's zone, falls back to zone 20, and is silent against Formosa."""
    units = {
        "sea20": {"usa": {"cruiser": 1, "transport[infantry]": 2, "battleship": 1}},
        "sea19": {"japan": {"destroyer": 1}},
        "okinawa": {"japan": {"infantry": 1}},
        "formosa": {"japan": {"infantry": 3}},
    }
    lines = ("go sea20>sea19 cruiser transport assault=okinawa", "go sea20 transport assault=formosa")
    case = move("usa", units, *lines)
    case.do("usa", "fight okinawa", dice=[6, 6])
    case.do("usa", "retreat sea20")
    assert case.legal("usa") == ["bombard battleship formosa", "done"]
    refusal = case.refuses("usa", "bombard cruiser formosa", "P40-AMP-11")
    assert "sea19" in refusal.ids
    case.do("usa", "done", dice=[6, 1, 6, 6])
    assert case.units("sea20", marks=True)["usa"]["cruiser~done"] == 1


@pytest.mark.rule("P40-AMP-10")
@pytest.mark.rule("P40-CBT-08")
def test_all_ships_of_both_sides_fight() -> None:
    units = {
        "sea21": {"usa": {"transport[infantry]": 1, "destroyer": 1}},
        "sea35": {"usa": {"carrier": 1, "submarine": 1}, "japan": {"cruiser": 1, "transport": 1}},
        "philippines": {"japan": {"infantry": 1}},
    }
    line = "go sea21>sea35 transport destroyer assault=philippines"
    case = move("usa", units, line, control={"philippines": "japan"})
    strip = GAME.view(case.state, None).panels["battle"]
    assert {u["kind"] for u in strip["attackers"]} == {"transport", "destroyer", "carrier", "submarine"}
    assert {u["kind"] for u in strip["defenders"]} == {"cruiser", "transport"}


# -- bombardment -----------------------------------------------------------------------------------------


def iwo_jima(transports: dict[str, int], ships: dict[str, int], garrison: dict[str, int]) -> Case:
    """The US, coming from zone 22, assaults Iwo Jima from zone 17."""
    units = {"sea22": {"usa": {**transports, **ships}}, "iwo_jima": {"japan": garrison}}
    names = [f"{ship}:{n}" for ship, n in {**transports, **ships}.items()]
    return move("usa", units, f"go sea22>sea17 {' '.join(names)} assault=iwo_jima")


@pytest.mark.rule("P40-AMP-14")
@pytest.mark.rule("P40-AMP-19")
def test_as_many_ships_as_units_landed_each_once() -> None:
    """Section 12, item 13."""
    two = {"transport[infantry,infantry]": 1}
    case = iwo_jima(two, {"battleship": 1, "cruiser": 2}, {"infantry": 5})
    case.do("usa", "land all iwo_jima")
    assert case.legal("usa") == ["bombard battleship~done iwo_jima", "bombard cruiser~done iwo_jima", "done"]
    case.do("usa", "bombard battleship iwo_jima")
    case.refuses("usa", "bombard battleship iwo_jima", "P40-AMP-19")
    # the second ship is the last: 4 and 3 hit; infantry 6 6; five infantry fire, two of them struck
    case.do("usa", "bombard cruiser iwo_jima", dice=[4, 3, 6, 6, 2, 2, 6, 6, 6])
    assert case.units("iwo_jima") == {"japan": {"infantry": 3}}
    assert len([reason for reason in thrown(case) if "bombardment" in reason]) == 2


@pytest.mark.rule("P40-AMP-17")
def test_a_battleship_misses_with_five_and_a_cruiser_with_four() -> None:
    case = iwo_jima({"transport[infantry,infantry]": 1}, {"battleship": 1, "cruiser": 1}, {"infantry": 1})
    case.do("usa", "land all iwo_jima")
    case.do("usa", "bombard battleship iwo_jima", "bombard cruiser iwo_jima", dice=[5, 4, 6, 6, 6, 1, 1, 6])
    assert case.units("iwo_jima") == {"usa": {"infantry": 2}}


@pytest.mark.rule("P40-AMP-18")
@pytest.mark.rule("P40-AMP-21")
def test_a_unit_hit_by_bombardment_fires_once_more_and_shields_nobody() -> None:
    case = iwo_jima({"transport[infantry,infantry]": 1}, {"battleship": 1}, {"infantry": 1})
    # the only defender is struck: the landing force has nobody left to fire at, but it fires back and hits
    case.do("usa", "land all iwo_jima")
    case.do("usa", "bombard battleship iwo_jima", dice=[4, 2])
    assert case.units("iwo_jima") == {"usa": {"infantry": 1}}
    assert case.control("iwo_jima") == "usa"


@pytest.mark.rule("P40-AMP-14")
@pytest.mark.rule("P40-AMP-22")
def test_overland_units_do_not_count_for_the_bombardment() -> None:
    units = {
        "sea37": {"uk": {"transport[infantry]": 1, "cruiser": 2}},
        "shan_state": {"uk": {"infantry": 3}},
        "siam": {"japan": {"infantry": 4}},
    }
    lines = ("go sea37 transport assault=siam", "go shan_state>siam infantry:3")
    case = move("uk", units, *lines)
    # after one cruiser the land combat begins: cruiser 6, four infantry, four infantry
    case.do("uk", "bombard cruiser siam", dice=[6, 1, 6, 6, 6, 6, 6, 6, 6])
    assert case.legal("uk") == ["press", "withdraw shan_state"]
    case.refuses("uk", "bombard cruiser siam", "P40-AMP-14")


@pytest.mark.rule("P40-AMP-15")
def test_ships_are_split_among_the_assaults_from_one_zone() -> None:
    units = {
        "sea36": {"usa": {"transport[infantry]": 1, "transport[tank]": 1, "cruiser": 1, "battleship": 1}},
        "hainan": {"japan": {"infantry": 1}},
        "kwangsi": {"japan": {"infantry": 1}},
    }
    lines = ("go sea36 transport[infantry] assault=hainan", "go sea36 transport[tank] assault=kwangsi")
    case = move("usa", units, *lines, control={"kwangsi": "japan"})
    case.do("usa", "fight kwangsi")
    case.refuses("usa", "bombard cruiser hainan", "P40-AMP-13")  # not its turn
    case.do("usa", "bombard battleship kwangsi", dice=[4, 6])
    assert case.control("kwangsi") == "china"
    assert case.legal("usa") == ["bombard cruiser hainan", "done"]
    case.refuses("usa", "bombard battleship hainan", "P40-AMP-19")
    case.do("usa", "bombard cruiser hainan", dice=[3, 6])
    assert case.control("hainan") == "usa"


@pytest.mark.rule("P40-AMP-13")
def test_destroyers_and_ships_elsewhere_do_not_bombard() -> None:
    units = {
        "sea22": {"usa": {"transport[infantry]": 1, "destroyer": 1, "cruiser": 2}},
        "sea18": {"usa": {"battleship": 1}},
        "iwo_jima": {"japan": {"infantry": 1}},
    }
    case = move("usa", units, "go sea22>sea17 transport destroyer cruiser assault=iwo_jima")
    assert case.legal("usa") == ["bombard cruiser~done iwo_jima", "done"]
    case.refuses("usa", "bombard destroyer iwo_jima", "P40-AMP-13")
    case.refuses("usa", "bombard battleship iwo_jima", "P40-AMP-13")
    case.refuses("usa", "bombard cruiser okinawa", "P40-AMP-13")
    assert case.refuses("usa", "bombard cruiser atlantis").fault == "malformed"
    assert case.refuses("usa", "bombard").fault == "malformed"


@pytest.mark.rule("P40-AMP-33")
def test_bombardment_then_guns_then_the_first_round() -> None:
    units = {
        "sea22": {"usa": {"transport[infantry]": 1, "cruiser": 1, "carrier[fighter]": 1}},
        "iwo_jima": {"japan": {"infantry": 2, "aa_gun": 1}},
    }
    lines = (
        "go sea22>sea17 transport cruiser carrier assault=iwo_jima",
        "go sea22>iwo_jima fighter",
    )
    case = move("usa", units, *lines)
    # one defender struck, the fighter shot down; infantry against both 6, 6 6, then it dies
    case.do("usa", "bombard cruiser iwo_jima", dice=[3, 1, 6, 6, 6, 6, 1])
    order = [reason.split(" ")[0] for reason in thrown(case)]
    assert order == ["bombardment", "antiaircraft", "usa", "japan", "usa", "japan"]


# -- landing ---------------------------------------------------------------------------------------------


@pytest.mark.rule("P40-AMP-35")
def test_old_cargo_is_named_before_the_ships_and_may_stay_aboard() -> None:
    case = iwo_jima({"transport[infantry,tank]": 1}, {"cruiser": 2}, {"infantry": 1})
    assert case.legal("usa") == [
        "land transport[tank,infantry]~assaulting>iwo_jima tank",
        "land transport[tank,infantry]~assaulting>iwo_jima infantry",
    ]
    case.refuses("usa", "done", "P40-AMP-05")  # the announced assault takes place
    case.refuses("usa", "land artillery iwo_jima", "P40-AMP-05")
    case.do("usa", "land tank iwo_jima", "done")
    case.refuses("usa", "land infantry iwo_jima", "P40-AMP-35")
    # one unit landed: one cruiser
    case.do("usa", "bombard cruiser iwo_jima", dice=[3, 6])
    assert case.units("sea17")["usa"] == {"cruiser": 2, "transport[infantry]": 1}


@pytest.mark.rule("P40-AMP-23")
@pytest.mark.rule("P40-TRN-13")
def test_one_transport_one_territory() -> None:
    units = {
        "sea36": {"usa": {"transport[infantry,tank]": 1}},
        "hainan": {"japan": {"infantry": 1}},
        "kwangsi": {"japan": {"infantry": 1}},
    }
    case = Case(turn="usa", phase="combat_move", units=units, control={"kwangsi": "japan"})
    case.do("usa", "go sea36 transport assault=hainan")
    case.refuses("usa", "go sea36 transport assault=kwangsi")
    case.do("usa", "done", "land all hainan", dice=[3, 6, 6])
    assert case.units("hainan") == {"usa": {"infantry": 1, "tank": 1}}
    assert case.units("kwangsi") == {"japan": {"infantry": 1}}


@pytest.mark.rule("P40-MNF-08")
@pytest.mark.rule("P40-AMP-02")
def test_assault_from_a_friends_transport_which_takes_no_part_at_sea() -> None:
    """Section 12, item 27."""
    units = {
        "sea47": {"anzac": {"cruiser": 1}},
        "sea46": {"usa": {"transport[anzac:infantry]": 1}, "japan": {"destroyer": 1}},
        "new_guinea": {"japan": {"infantry": 1}},
    }
    case = Case(turn="anzac", phase="combat_move", units=units, control={"new_guinea": "japan"})
    case.refuses("anzac", "storm sea46 usa:transport new_guinea", "P40-TRN-08")
    case.do("anzac", "go sea47>sea46 cruiser", "storm sea46 usa:transport new_guinea")
    # cruiser and destroyer sink each other; the American transport is no target, and the zone is clear
    case.do("anzac", "done", dice=[3, 2, 1, 6])
    assert case.units("sea46") == {"usa": {"transport": 1}}
    assert case.units("new_guinea") == {"anzac": {"infantry": 1}}


# -- land combat -----------------------------------------------------------------------------------------


@pytest.mark.rule("P40-AMP-24")
@pytest.mark.rule("P40-AMP-06")
def test_when_the_fleet_withdraws_overland_and_air_units_fight_one_round() -> None:
    units = {
        "sea36": {"japan": {"cruiser": 1, "transport[infantry]": 1}},
        "sea37": {"uk": {"battleship": 1}},
        "shan_state": {"japan": {"infantry": 2, "fighter": 1}},
        "malaya": {"uk": {"infantry": 2}},
    }
    lines = (
        "go sea36>sea37 cruiser transport assault=malaya",
        "go shan_state>malaya infantry:2",
        "go shan_state>malaya fighter",
    )
    case = move("japan", units, *lines, control={"shan_state": "japan"}, dice=(6, 6))
    # no word about Malaya before the sea combat is over
    assert case.legal("japan") == ["press", "retreat sea36"]
    case.do("japan", "retreat sea36", dice=[6, 6, 6, 6, 6])
    assert case.legal("japan") == ["press", "retreat shan_state"]
    case.refuses("japan", "retreat air", "P40-RET-02")
    case.do("japan", "retreat shan_state")
    assert case.units("shan_state") == {"japan": {"infantry": 2}}
    assert case.units("malaya") == {"uk": {"infantry": 2}, "japan": {"fighter": 1}}
    assert case.units("sea36") == {"japan": {"cruiser": 1, "transport[infantry]": 1}}


@pytest.mark.rule("P40-AMP-26")
@pytest.mark.rule("P40-AMP-29")
@pytest.mark.rule("P40-AMP-30")
def test_aircraft_may_leave_seaborne_units_alone_and_stay_in_place() -> None:
    units = {
        "sea22": {"usa": {"transport[infantry,infantry]": 1, "carrier[fighter]": 1}},
        "iwo_jima": {"japan": {"infantry": 2}},
    }
    lines = ("go sea22>sea17 transport carrier assault=iwo_jima", "go sea22>iwo_jima fighter")
    case = move("usa", units, *lines)
    case.do("usa", "land all iwo_jima", dice=[6, 6, 6, 6, 6])
    assert case.legal("usa") == ["press", "withdraw air"]
    case.refuses("usa", "retreat air", "P40-AMP-26")
    case.refuses("usa", "withdraw sea17")
    case.do("usa", "withdraw air", dice=[6, 6, 1, 1])
    assert case.units("iwo_jima", marks=True) == {"japan": {"infantry": 2}, "usa": {"fighter~aloft2": 1}}
    case.do("usa", "go iwo_jima>sea17 fighter")


@pytest.mark.rule("P40-AMP-27")
@pytest.mark.rule("P40-AMP-28")
def test_overland_units_retreat_together_to_one_place_they_came_from() -> None:
    units = {
        "sea36": {"japan": {"transport[infantry]": 1}},
        "kiangsi": {"japan": {"infantry": 1}},
        "french_indo_china": {"japan": {"infantry": 1}},
        "kwangsi": {"china": {"infantry": 4}},
    }
    lines = (
        "go sea36 transport assault=kwangsi",
        "go french_indo_china>kwangsi infantry",
        "go kiangsi>kwangsi infantry",
    )
    control = {"kiangsi": "japan", "french_indo_china": "japan", "kwangsi": "china"}
    case = Case(turn="japan", phase="combat_move", units=units, control=control)
    for line in lines:
        case.do("japan", line)
    case.do("japan", "done", dice=[6, 6, 6, 6, 6, 6, 6])
    assert case.legal("japan") == ["press", "withdraw french_indo_china", "withdraw kiangsi"]
    case.refuses("japan", "withdraw kwangtung", "P40-RET-02")
    case.do("japan", "withdraw kiangsi", dice=[6, 1, 6, 6, 6])
    assert case.units("kiangsi") == {"japan": {"infantry": 2}}
    assert case.units("kwangsi") == {"china": {"infantry": 4}}


@pytest.mark.rule("P40-AMP-31")
def test_aircraft_of_a_coast_do_not_defend_at_sea() -> None:
    units = {
        "sea36": {"japan": {"transport[infantry]": 1, "cruiser": 1}},
        "sea37": {"uk": {"destroyer": 1}},
        "malaya": {"uk": {"fighter": 2}},
    }
    bases = {"malaya": {"airbase": 0}}
    line = "go sea36>sea37 transport cruiser assault=malaya"
    # nobody is asked to scramble: cruiser 3, destroyer 6; then infantry 6 against two fighters 4
    case = move("japan", units, line, facilities=bases, dice=(3, 6, 6, 4, 6))
    assert case.units("malaya") == {"uk": {"fighter": 2}}
    assert case.units("sea37") == {"japan": {"cruiser": 1, "transport": 1}}


@pytest.mark.rule("P40-NCM-16")
@pytest.mark.rule("P40-AMP-30")
def test_nobody_lands_on_an_island_captured_this_turn() -> None:
    """Section 12, item 14."""
    units = {
        "sea22": {"usa": {"transport[infantry]": 1, "carrier[fighter]": 1}},
        "iwo_jima": {"japan": {"infantry": 1}},
    }
    lines = ("go sea22>sea17 transport carrier assault=iwo_jima", "go sea22>iwo_jima fighter")
    case = move("usa", units, *lines, dice=(3, 6, 6))
    assert case.control("iwo_jima") == "usa"
    case.refuses("usa", "done", "P40-NCM-20")
    case.do("usa", "go iwo_jima>sea17 fighter", "done")
    assert case.units("sea17") == {"usa": {"carrier[fighter]": 1, "transport": 1}}
