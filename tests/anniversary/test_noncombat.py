"""The Noncombat Move phase: what may still move, and where aircraft land."""

from __future__ import annotations

from typing import Any

import pytest

from tests.anniversary.helpers import Case


def moves(turn: str, units: dict[str, Any], phase: str = "noncombat_move", **parts: Any) -> Case:
    return Case(turn=turn, phase=phase, units=units, **parts)


@pytest.mark.rule("A50-NCM-01", "A50-NCM-20")
def test_only_what_neither_moved_nor_fought() -> None:
    case = moves(
        "germany",
        {
            "poland": {"germany": {"infantry": 2, "tank": 1}},
            "sz6": {"germany": {"cruiser": 1}, "uk": {"destroyer": 1}},
        },
        "combat_move",
    )
    case.do("germany", "go poland>east_poland infantry", "done", dice=[3, 6])
    case.refuses("germany", "go east_poland>poland infantry", "A50-NCM-01")
    case.refuses("germany", "go sz6>sz5 cruiser", "A50-NCM-01")  # it stayed where it was, but it fought
    case.do("germany", "go poland>germany infantry", "go poland>east_poland tank")


@pytest.mark.rule("A50-NCM-02", "A50-AIR-19")
def test_aircraft_that_fought_land_now() -> None:
    case = moves(
        "germany",
        {"poland": {"germany": {"fighter": 1}}, "east_poland": {"ussr": {"infantry": 1}}},
        "combat_move",
    )
    case.do("germany", "go poland>east_poland fighter", "done", dice=[1, 6])
    assert "done" not in case.legal("germany")
    case.refuses("germany", "done", "A50-NCM-17")
    case.do("germany", "go east_poland>poland fighter", "done")
    assert case.units("poland") == {"germany": {"fighter": 1}}


@pytest.mark.rule("A50-NCM-03", "A50-NCM-04", "A50-NCM-14")
def test_only_aircraft_and_submarines_pass_hostile_spaces() -> None:
    case = moves(
        "uk",
        {
            "sz3": {"uk": {"cruiser": 1, "submarine": 1}},
            "sz6": {"germany": {"cruiser": 1}},
            "egypt": {"uk": {"tank": 1, "fighter": 1}},
        },
        control={"trans_jordan": "italy"},
    )
    case.refuses("uk", "go sz3>sz6>sz7 cruiser", "A50-NCM-14")
    assert case.can("uk", "go sz3>sz6>sz7 submarine")
    case.refuses("uk", "go egypt>trans_jordan>persia tank", "A50-NCM-04")
    assert case.can("uk", "go egypt>persia fighter")


@pytest.mark.rule("A50-NCM-04")
def test_land_units_enter_friendly_territory_only() -> None:
    case = moves("germany", {"poland": {"germany": {"infantry": 1, "tank": 1}}})
    case.refuses("germany", "go poland>east_poland infantry", "A50-NCM-04")
    assert case.can("germany", "go poland>germany>france tank")
    assert case.can("germany", "go poland>czechoslovakia_hungary>balkans tank")  # a friend's is as good


@pytest.mark.rule("A50-NCM-05", "A50-NCM-13")
def test_land_taken_this_turn_is_open_to_land_units_not_to_aircraft() -> None:
    case = moves(
        "germany",
        {"bulgaria_romania": {"germany": {"infantry": 2, "tank": 1, "fighter": 1}}},
        "combat_move",
    )
    case.do("germany", "go bulgaria_romania>ukraine infantry", "done")
    case.do("germany", "go bulgaria_romania>ukraine tank")
    case.refuses("germany", "go bulgaria_romania>ukraine fighter", "A50-NCM-13")


@pytest.mark.rule("A50-NCM-07", "A50-NCM-08")
def test_landing_places() -> None:
    case = moves(
        "uk",
        {
            "united_kingdom": {"uk": {"fighter": 2, "bomber": 1}},
            "sz7": {"uk": {"carrier[usa:fighter]": 1}},
            "sz8": {"uk": {"cruiser": 1}},
        },
    )
    assert case.can("uk", "go united_kingdom>iceland bomber")
    assert case.can("uk", "go united_kingdom>sz7 fighter")
    case.refuses("uk", "go united_kingdom>sz7 fighter:2", "A50-NCM-08")
    case.refuses("uk", "go united_kingdom>sz7 bomber", "A50-AIR-06")
    case.refuses("uk", "go united_kingdom>sz4 fighter", "A50-AIR-17")  # no deck gets there


@pytest.mark.rule("A50-NCM-09", "A50-NCM-11", "A50-NCM-21")
def test_a_fighter_waits_for_a_new_carrier_which_must_then_be_placed_there() -> None:
    units = {"manchuria": {"japan": {"fighter": 3}}, "japan": {"japan": {"infantry": 1}}}
    case = moves("japan", units, pool={"japan": {"carrier": 1, "infantry": 8}})
    case.refuses("japan", "go manchuria>sz62 fighter:3", "A50-AIR-17")  # one carrier holds two
    case.do("japan", "go manchuria>sz62 fighter:2", "done")
    assert case.step == "mobilize"
    # all eight units Japan can produce are wanted, but the carrier comes first
    for _ in range(7):
        case.do("japan", "place infantry japan")
    case.refuses("japan", "place infantry japan")
    case.do("japan", "place carrier sz62")
    assert case.units("sz62") == {"japan": {"carrier[fighter,fighter]": 1}}
    none = moves("japan", units)
    none.refuses("japan", "go manchuria>sz62 fighter", "A50-AIR-17")
    shelled = moves(
        "japan", units, pool={"japan": {"carrier": 1}}, facilities={"japan": {"complex_damage": 8}}
    )
    shelled.refuses("japan", "go manchuria>sz62 fighter", "A50-AIR-17")


@pytest.mark.rule("A50-NCM-10")
def test_a_landed_fighter_and_its_carrier_have_ended_their_moves() -> None:
    case = moves(
        "usa",
        {"sz56": {"usa": {"carrier": 1}}, "western_united_states": {"usa": {"fighter": 1}}},
    )
    case.do("usa", "go sz56>sz55 carrier", "go western_united_states>sz55 fighter")
    case.refuses("usa", "go sz55>sz54 carrier", "A50-NCM-10")
    case.do("usa", "done")
    assert case.units("sz55") == {"usa": {"carrier[fighter]": 1}}


@pytest.mark.rule("A50-NCM-12")
def test_who_is_nowhere_at_the_end_is_lost() -> None:
    case = moves("japan", {"sz45": {"japan": {"fighter~aloft0": 1}}, "japan": {"japan": {"infantry": 1}}})
    case.do("japan", "done")
    assert case.units("sz45") == {}


@pytest.mark.rule("A50-NCM-15")
def test_transports_used_in_combat_do_nothing_now() -> None:
    case = moves(
        "uk",
        {
            "united_kingdom": {"uk": {"infantry": 3}},
            "sz7": {"uk": {"transport": 1}},
            "sz8": {"uk": {"transport": 1}},
        },
        "combat_move",
    )
    case.do("uk", "go sz7 transport load=united_kingdom:infantry assault=france", "done")
    case.refuses("uk", "go sz7 transport load=united_kingdom:infantry", "A50-NCM-15")
    case.refuses("uk", "go sz7>sz8 transport", "A50-NCM-15")
    case.do("uk", "go sz8>sz7 transport load=united_kingdom:infantry offload=france")
    assert case.units("france") == {"uk": {"infantry": 2}}


@pytest.mark.rule("A50-NCM-16")
def test_any_number_goes_ashore_in_one_territory() -> None:
    units = {"sz7": {"uk": {"transport[infantry,tank]": 1}}}
    control = {"france": "uk", "northwestern_europe": "uk"}
    case = moves("uk", units, control=control)
    case.do("uk", "go sz7 transport offload=france:tank:1")
    assert case.units("sz7") == {"uk": {"transport[infantry]": 1}}
    assert case.units("france") == {"uk": {"tank": 1}}
    both = moves("uk", units, control=control).do("uk", "go sz7 transport offload=france")
    assert both.units("france") == {"uk": {"infantry": 1, "tank": 1}}
    case.refuses("uk", "go sz7 transport offload=northwestern_europe", "A50-TRN-15")


@pytest.mark.rule("A50-NCM-17")
def test_a_carrier_that_did_not_move_must_come_for_a_fighter() -> None:
    case = moves(
        "usa",
        {"sz45": {"usa": {"fighter~aloft0": 1}}, "sz53": {"usa": {"carrier": 1}}},
        control={"hawaiian_islands": "japan"},
    )
    assert case.legal("usa") == ["move sz53 sea"]
    case.do("usa", "go sz53>sz45 carrier", "done")
    assert case.units("sz45") == {"usa": {"carrier[fighter]": 1}}


@pytest.mark.rule("A50-NCM-18")
def test_ships_may_end_beside_submarines_and_transports() -> None:
    case = moves("uk", {"sz3": {"uk": {"cruiser": 1}}, "sz6": {"germany": {"submarine": 1, "transport": 1}}})
    case.do("uk", "go sz3>sz6 cruiser", "done")
    assert case.units("sz6")["uk"] == {"cruiser": 1}
    assert case.units("sz6")["germany"] == {"submarine": 1, "transport": 1}  # and nothing happens


@pytest.mark.rule("A50-NCM-19")
def test_a_zone_cleared_this_turn_is_friendly_now() -> None:
    units = {
        "sz5": {"germany": {"battleship": 1, "transport": 1}},
        "sz6": {"uk": {"destroyer": 1}},
        "northwestern_europe": {"germany": {"fighter": 1}},
    }
    case = moves("germany", units, "combat_move")
    case.do("germany", "go sz5>sz6 battleship", "done", dice=[4, 6])
    case.do("germany", "go sz5>sz6>sz7 transport")
    held = moves("germany", units, "combat_move")
    held.do("germany", "go sz5>sz6 battleship", "done", dice=[6, 6])
    held.do("germany", "retreat sz5")
    held.refuses("germany", "go sz5>sz6>sz7 transport", "A50-NCM-14")


@pytest.mark.rule("A50-NCM-22")
def test_a_landing_place_must_be_friendly_then_and_now() -> None:
    def towards(then: str, now: str) -> Case:
        return moves(
            "germany",
            {"poland": {"germany": {"fighter": 1}}},
            control={"east_poland": now},
            this_turn={"control": {"east_poland": then}},
        )

    assert towards("germany", "germany").can("germany", "go poland>east_poland fighter")
    assert not towards("ussr", "germany").can("germany", "go poland>east_poland fighter")
    assert not towards("germany", "ussr").can("germany", "go poland>east_poland fighter")


@pytest.mark.rule("A50-NCM-23")
def test_who_marched_in_or_came_ashore_is_finished() -> None:
    case = moves(
        "uk",
        {"sz7": {"uk": {"transport[tank]": 1}}, "egypt": {"uk": {"tank": 1}}},
        "combat_move",
        control={"northwestern_europe": "uk"},
    )
    case.do("uk", "go sz7 transport assault=france", "go egypt>libya tank", "done", "land all france")
    assert case.control("france") == case.control("libya") == "uk"
    case.refuses("uk", "go france>northwestern_europe tank", "A50-NCM-01")
    case.refuses("uk", "go libya>egypt tank", "A50-NCM-01")


@pytest.mark.rule("A50-AAG-09")
def test_a_gun_in_a_friends_territory_keeps_its_owner() -> None:
    case = moves("germany", {"germany": {"germany": {"aa_gun": 1}}})
    case.do("germany", "go germany>balkans aa_gun", "done")
    assert case.units("balkans") == {"germany": {"aa_gun": 1}}
    assert case.control("balkans") == "italy"


@pytest.mark.rule("A50-AAG-11", "A50-CAP-08")
def test_a_gun_taken_this_turn_does_not_move() -> None:
    case = moves(
        "germany",
        {"poland": {"germany": {"infantry": 1}}, "east_poland": {"ussr": {"aa_gun": 1}}},
        "combat_move",
    )
    case.do("germany", "go poland>east_poland infantry", "done")
    assert case.units("east_poland") == {"germany": {"infantry": 1, "aa_gun": 1}}
    case.refuses("germany", "go east_poland>poland aa_gun", "A50-AAG-11")
