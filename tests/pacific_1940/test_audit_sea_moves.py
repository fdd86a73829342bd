"""Ships, transports and their cargo: cases a stranger would think of, clause by clause."""

from __future__ import annotations

from typing import Any

import pytest

from tests.pacific_1940.helpers import Case
from tests.pacific_1940.phases import combat, noncombat

rule = pytest.mark.rule


def offered(case: Case, seat: str, *start: str) -> list[str]:
    return [a for a in case.legal(seat) if a.startswith(start)]


# -- battles are closed once begun ------------------------------------------------------------------------

PHILIPPINES: dict[str, Any] = {
    "control": {"philippines": "japan"},
    "units": {
        "sea21": {"usa": {"battleship": 1, "transport[infantry,infantry]": 1, "cruiser": 1}},
        "sea35": {"japan": {"destroyer": 1}},
        "philippines": {"japan": {"infantry": 1}},
    },
}


@rule("P40-CMV-10", "P40-AMP-32", "P40-CMV-09")
def test_seaborne_units_act_after_the_sea_battle_and_nobody_else_does() -> None:
    case = combat(**PHILIPPINES)
    case.do("usa", "go sea21>sea35 battleship transport assault=philippines")
    case.do("usa", "done", dice=[4, 6])  # the destroyer is sunk and misses
    assert case.step == "assault"
    assert case.units("sea35")["usa"] == {"battleship": 1, "transport[infantry,infantry]": 1}
    case.do("usa", "land transport infantry", "land transport infantry", dice=[1, 6, 6])
    assert case.control("philippines") == "usa"
    assert case.step == "noncombat_move"
    # the ships that fought, and the units that landed, are finished
    assert case.legal("usa") == ["move sea21 sea", "done"]
    case.refuses("usa", "go sea35>sea36 battleship", "P40-NCM-01")


@rule("P40-CMV-10", "P40-AMP-20", "P40-TRN-12")
def test_without_a_won_sea_battle_nothing_is_unloaded() -> None:
    case = combat(**PHILIPPINES)
    case.do("usa", "go sea21>sea35 battleship transport assault=philippines", "done", dice=[6, 6])
    case.do("usa", "retreat sea21")
    assert case.step == "noncombat_move"
    assert case.control("philippines") == "japan"
    assert case.units("sea21")["usa"]["transport[infantry,infantry]"] == 1


@rule("P40-CMV-11", "P40-CBT-04")
def test_no_ship_is_sent_into_a_battle_that_has_begun() -> None:
    case = combat(**PHILIPPINES)
    case.do("usa", "go sea21>sea35 battleship", "done", dice=[6, 6])
    assert case.legal("usa") == ["press", "retreat sea21"]
    case.refuses("usa", "go sea21>sea35 cruiser", "P40-CMV-11")
    case.refuses("usa", "move sea21 sea", "P40-CMV-11")
    case.do("usa", "press", dice=[6, 6])  # still one die a side
    assert case.units("sea21")["usa"] == {"cruiser": 1, "transport[infantry,infantry]": 1}


@rule("P40-CMV-11")
def test_a_won_battle_is_not_entered_in_noncombat_movement_to_fight_on() -> None:
    case = combat(**PHILIPPINES)
    case.do("usa", "go sea21>sea35 battleship", "done", dice=[4, 6])
    assert case.step == "noncombat_move"
    case.refuses("usa", "go sea21>sea35 transport offload=philippines", "P40-TRN-27")
    case.do("usa", "go sea21>sea35 cruiser transport")
    case.refuses("usa", "attack sea35", "P40-TRN-24")
    case.do("usa", "done")
    assert case.control("philippines") == "japan"


# -- where a kamikaze may come ----------------------------------------------------------------------------

KAMIKAZE: dict[str, Any] = {
    "flags": {"kamikaze_open": 1, "kamikaze_left": 6},
    "facilities": {"philippines": {"naval_base": 0}},
}


@rule("P40-KAM-04", "P40-KAM-14")
def test_passing_through_a_kamikaze_zone_is_not_moving_into_it() -> None:
    """Zone 35 is passed on the way to 36; a British destroyer lying there is no target then."""
    units = {
        "sea34": {"usa": {"cruiser": 1}},
        "sea35": {"uk": {"destroyer": 1}},
        "sea36": {"japan": {"transport": 1}},
    }
    through = combat(units=units, **KAMIKAZE)
    through.do("usa", "go sea34>sea35>sea36 cruiser", "done")
    assert through.step == "noncombat_move"  # the transport is sunk, Japan was not asked
    into = combat(units={**units, "sea35": {"uk": {"destroyer": 1}, "japan": {"transport": 1}}}, **KAMIKAZE)
    into.do("usa", "go sea34>sea35 cruiser", "done")
    assert into.waiting == ("japan",)
    targets = ["kamikaze sea35 usa:cruiser~done", "kamikaze sea35 uk:destroyer"]
    assert offered(into, "japan", "kamikaze") == targets


@rule("P40-KAM-04", "P40-HSZ-04")
def test_leaving_and_coming_back_is_moving_into_the_zone() -> None:
    units = {"sea35": {"usa": {"cruiser": 2}, "japan": {"destroyer": 1}}}
    stays = combat(units=units, **KAMIKAZE)
    stays.do("usa", "done", dice=[3, 6, 6])
    assert stays.step == "noncombat_move"
    back = combat(units=units, **KAMIKAZE)
    back.do("usa", "go sea35>sea34>sea35 cruiser", "done")
    assert back.waiting == ("japan",)
    assert back.step == "kamikaze"


# -- orders that lead somewhere ---------------------------------------------------------------------------

DECKS: dict[str, Any] = {
    "control": dict.fromkeys(
        ("hawaiian_islands", "midway", "wake_island", "johnston_island", "line_islands", "fiji"), "japan"
    ),
    "units": {
        "sea29": {"usa": {"carrier": 1, "fighter~aloft0": 1}},
        "sea28": {"japan": {"transport": 1}},
    },
}


@rule("P40-AIR-12", "P40-CMV-01")
def test_no_order_is_offered_to_a_carrier_that_must_stay() -> None:
    case = combat(**DECKS)
    assert "move sea29 sea" not in case.legal("usa")
    case.refuses("usa", "move sea29 sea")
    free = combat(control=DECKS["control"], units={**DECKS["units"], "sea29": {"usa": {"carrier": 1}}})
    assert "move sea29 sea" in free.legal("usa")
    escort = combat(
        control=DECKS["control"],
        units={**DECKS["units"], "sea29": {"usa": {"carrier": 1, "destroyer": 1, "fighter~aloft0": 1}}},
    )
    assert "move sea29 sea" in escort.legal("usa")


@rule("P40-NCM-20")
def test_no_noncombat_order_is_offered_to_a_carrier_whose_own_aircraft_must_take_off_first() -> None:
    """Two aircraft wait for its deck and one is still on it: that one flies to Midway first."""
    case = noncombat(
        control={"hawaiian_islands": "japan", "wake_island": "japan"},
        units={"sea25": {"usa": {"carrier[fighter]": 1}}, "sea16": {"usa": {"tactical_bomber~aloft0": 2}}},
    )
    assert offered(case, "usa", "move") == ["move sea25 air"]
    case.do("usa", "go sea25>midway fighter", "go sea25>sea16 carrier", "done")
    assert case.units("sea16") == {"usa": {"carrier[tactical_bomber,tactical_bomber]": 1}}


# -- stays and departures ---------------------------------------------------------------------------------


@rule("P40-CMV-17", "P40-CMV-16")
def test_ships_lying_there_are_free_to_go_when_others_come_to_attack() -> None:
    units = {
        "sea24": {"usa": {"destroyer": 1}},
        "sea25": {"usa": {"cruiser": 1}, "japan": {"submarine": 1}},
        "sea16": {"japan": {"transport": 1}},
    }
    case = combat(units=units)
    case.do("usa", "go sea24>sea25 destroyer", "go sea25>sea16 cruiser")
    assert case.units("sea16")["usa"] == {"cruiser": 1}
    announced = combat(units=units)
    announced.do("usa", "attack sea25")
    announced.refuses("usa", "move sea25 sea")  # no transport there, and the cruiser attacks


@rule("P40-CMV-06", "P40-CMV-27")
def test_every_kind_of_ship_may_join_the_launch_zone_of_an_assault() -> None:
    kinds = ("battleship", "carrier", "cruiser", "destroyer", "submarine", "transport")
    case = combat(
        "japan",
        control={"java": "uk"},
        units={
            "sea36": {"japan": {"transport[infantry]": 1, **dict.fromkeys(kinds, 1)}},
            "java": {"uk": {"infantry": 1}},
        },
        facilities={"french_indo_china": {"naval_base": None}},
    )
    for kind in kinds:
        case.refuses("japan", f"go sea36>sea43>sea42 {kind}")
    case.do("japan", "go sea36>sea43>sea42 transport[infantry] assault=java")
    for kind in kinds:
        case.do("japan", f"go sea36>sea43>sea42 {kind}")
    assert sum(case.units("sea42")["japan"].values()) == 7
    assert case.units("sea36") == {}


@rule("P40-HSZ-01", "P40-HSZ-02", "P40-HSZ-09", "P40-SUB-06")
def test_a_lone_submarine_or_transport_that_stays_in_a_hostile_zone_fights() -> None:
    boat = combat(units={"sea25": {"usa": {"submarine": 1}, "japan": {"cruiser": 1}}})
    boat.do("usa", "done")
    assert boat.legal("usa") == ["submerge 0", "submerge 1"]
    freight = combat(units={"sea25": {"usa": {"transport": 1}, "japan": {"cruiser": 1}}})
    freight.do("usa", "done")  # nothing to fight with and nowhere to retreat to: lost without dice
    assert freight.units("sea25") == {"japan": {"cruiser": 1}}


@rule("P40-HSZ-05", "P40-SUB-05")
def test_a_submarine_may_leave_a_destroyers_zone_it_started_in() -> None:
    units = {"sea25": {"usa": {"submarine": 1}, "japan": {"destroyer": 1}}}
    case = combat(units=units, facilities={"midway": {"naval_base": None}})
    case.do("usa", "go sea25>sea24>sea23 submarine", "done")
    assert case.units("sea25") == {"japan": {"destroyer": 1}}
    assert case.step == "noncombat_move"
    case.refuses("usa", "go sea23>sea24 submarine", "P40-NCM-01")


@rule("P40-HSZ-03", "P40-HSZ-05", "P40-TRN-07")
def test_who_leaves_and_loads_must_assault_somewhere() -> None:
    case = combat(
        "japan",
        units={
            "sea20": {"japan": {"transport": 1}, "usa": {"destroyer": 1}},
            "okinawa": {"japan": {"infantry": 1}},
            "sea19": {"japan": {"submarine": 1}},
        },
    )
    case.do("japan", "move sea20 sea", "take transport 1", "step sea19")
    assert case.can("japan", "halt")  # it may just escape
    case.do("japan", "load okinawa infantry transport")
    case.refuses("japan", "halt", "P40-TRN-07")
    case.do("japan", "step sea20", "halt")  # back to Kwangtung
    assert "transport[infantry!]~assaulting>kwangtung" in case.units("sea20", marks=True)["japan"]


@rule("P40-CMV-07", "P40-CMV-08", "P40-SUB-08")
def test_an_escape_into_a_zone_with_submarines_is_no_attack_unless_announced() -> None:
    units = {
        "sea25": {"usa": {"cruiser": 1}, "japan": {"battleship": 1}},
        "sea24": {"japan": {"submarine": 1}},
    }
    quiet = combat(units=units).do("usa", "go sea25>sea24 cruiser", "done")
    assert quiet.step == "noncombat_move"
    fight = combat(units=units).do("usa", "go sea25>sea24 cruiser", "attack sea24", "done")
    assert fight.waiting == ("japan",)
    assert fight.legal("japan") == ["submerge 0", "submerge 1"]


# -- the turn of a declaration ------------------------------------------------------------------------------

PEACE: dict[str, Any] = {
    "war": ["china"],
    "units": {
        "sea37": {"japan": {"transport": 1, "battleship": 1}, "uk": {"destroyer": 1}},
        "siam": {"japan": {"infantry": 3}},
        "sea36": {"japan": {"transport": 1}},
        "malaya": {"uk": {"infantry": 1}},
    },
}


@rule("P40-TRN-31", "P40-HSZ-06", "P40-TRN-15")
def test_a_transport_loads_in_its_zone_that_the_declaration_made_hostile() -> None:
    case = combat("japan", **PEACE)
    case.do("japan", "declare all")
    case.do("japan", "go sea37 transport load=siam:infantry:2 assault=malaya")
    # another one that comes into the zone finds it hostile like any other
    case.do("japan", "move sea36 sea", "take transport 1", "step sea37")
    case.refuses("japan", "load siam infantry transport", "P40-TRN-15")
    case.do("japan", "halt", "done", dice=[4, 6, 1, 6, 6])  # the destroyer is sunk; then Malaya
    assert case.units("malaya")["japan"] == {"infantry": 2}


@rule("P40-TRN-31", "P40-HSZ-04")
def test_coming_back_to_that_zone_is_not_starting_in_it() -> None:
    case = combat("japan", **PEACE)
    case.do("japan", "declare all", "move sea37 sea", "take transport 1", "step sea36", "step sea37")
    case.refuses("japan", "load siam infantry transport", "P40-TRN-15")


@rule("P40-TRN-31")
def test_a_war_that_is_older_than_the_turn_closes_the_zone() -> None:
    case = combat("japan", **{**PEACE, "war": "all"})
    case.do("japan", "move sea37 sea", "take transport 1")
    case.refuses("japan", "load siam infantry transport", "P40-TRN-15")


@rule("P40-TRN-31")
def test_a_british_declaration_opens_the_same_door() -> None:
    case = combat(
        "uk",
        war=["china"],
        units={
            "sea37": {"uk": {"transport": 1, "cruiser": 1}, "japan": {"destroyer": 1}},
            "malaya": {"uk": {"infantry": 1}},
        },
    )
    case.do("uk", "declare japan", "go sea37 transport load=malaya:infantry assault=siam")
    assert "transport[infantry!]~assaulting>siam" in case.units("sea37", marks=True)["uk"]


# -- loading and landing ----------------------------------------------------------------------------------


@rule("P40-CMV-15", "P40-TRN-05")
def test_loading_for_an_assault_beside_enemy_submarines_and_transports() -> None:
    case = combat(
        "uk",
        units={
            "sea37": {"uk": {"transport": 1}, "japan": {"submarine": 1, "transport": 1}},
            "malaya": {"uk": {"infantry": 1, "tank": 1}},
        },
    )
    case.do("uk", "go sea37 transport load=malaya:infantry load=malaya:tank assault=siam", "done")
    assert case.control("siam") == "uk"  # nobody to fight with, nobody asked about the submarine
    assert case.units("siam")["uk"] == {"infantry": 1, "tank": 1}
    assert case.units("sea37")["japan"] == {"submarine": 1, "transport": 1}


@rule("P40-TRN-07", "P40-TRN-26", "P40-AMP-35")
def test_new_cargo_must_land_and_old_cargo_may_stay() -> None:
    units = {"sea37": {"uk": {"transport[infantry]": 1}}, "malaya": {"uk": {"tank": 1}}}
    case = combat("uk", units={**units, "siam": {"japan": {"infantry": 1}}})
    case.do("uk", "go sea37 transport load=malaya:tank assault=siam", "done")
    case.refuses("uk", "land transport tank", "P40-AMP-05")  # it is ashore already
    case.do("uk", "done", dice=[3, 6])
    assert case.units("siam") == {"uk": {"tank": 1}}
    assert case.units("sea37") == {"uk": {"transport[infantry]": 1}}
    case.refuses("uk", "move sea37 sea", "P40-NCM-19")


@rule("P40-TRN-07", "P40-TRN-17")
def test_new_cargo_is_not_held_back() -> None:
    case = combat(
        "uk",
        control={"french_indo_china": "japan"},
        units={
            "sea37": {"uk": {"transport[infantry]": 1, "transport": 1}},
            "malaya": {"uk": {"infantry": 1}},
        },
    )
    case.do("uk", "move sea37 sea", "take transport[infantry] 1", "take transport 1")
    case.do("uk", "load malaya infantry transport", "step sea36", "halt")
    case.do("uk", "hold transport[infantry]")  # the old cargo may stay: the other one assaults
    case.refuses("uk", "hold transport[infantry!]", "P40-TRN-07")
    case.do("uk", "assault transport[infantry!] hainan")
    assert case.units("sea36", marks=True)["uk"] == {
        "transport[infantry!]~assaulting>hainan": 1,
        "transport[infantry]~done": 1,
    }


@rule("P40-TRN-27", "P40-AMP-01", "P40-AMP-05")
def test_nothing_is_offloaded_in_the_combat_move_phase() -> None:
    case = combat("uk", units={"sea37": {"uk": {"transport[infantry]": 1}}})
    case.do("uk", "move sea37 sea", "take transport 1")
    case.refuses("uk", "offload transport[infantry] infantry siam", "P40-TRN-27")
    case.refuses("uk", "offload transport[infantry] infantry malaya", "P40-TRN-27")


@rule("P40-TRN-08", "P40-AMP-02", "P40-TRN-07")
def test_an_assault_starts_next_to_its_target() -> None:
    case = combat(
        "uk",
        control={"java": "japan"},
        units={"sea37": {"uk": {"transport": 1}}, "malaya": {"uk": {"infantry": 1}}},
    )
    case.do("uk", "go sea37>sea42 transport load=malaya:infantry")
    assert case.units("sea42", marks=True) == {"uk": {"transport[infantry!]~assaulting>java": 1}}
    far = combat(
        "uk",
        control={"borneo": "japan"},
        units={"sea37": {"uk": {"transport[infantry]": 1}}},
        facilities={"malaya": {"naval_base": None}},
    )
    far.refuses("uk", "go sea37>sea42 transport assault=borneo")
    assert far.can("uk", "go sea37>sea43 transport assault=borneo")


@rule("P40-TRN-16", "P40-TRN-11", "P40-TRN-13")
def test_a_bridging_transport_is_finished_after_one_territory() -> None:
    case = noncombat("uk", units={"sea37": {"uk": {"transport": 1}}, "malaya": {"uk": {"infantry": 4}}})
    case.do("uk", "move sea37 sea", "take transport 1", "load malaya infantry transport")
    case.do("uk", "load malaya infantry transport[infantry+]")
    case.refuses("uk", "load malaya infantry transport[infantry+,infantry+]", "P40-TRN-02")
    case.do("uk", "offload transport infantry shan_state")
    case.refuses("uk", "offload transport infantry malaya", "P40-TRN-13")
    case.refuses("uk", "load malaya infantry transport", "P40-TRN-16")
    case.refuses("uk", "step sea42", "P40-TRN-11")
    case.do("uk", "offload transport infantry shan_state", "halt")
    case.refuses("uk", "move sea37 sea", "P40-TRN-11")
    assert case.units("shan_state") == {"uk": {"infantry": 2}}


@rule("P40-TRN-10", "P40-NCM-01")
def test_landing_is_the_whole_move_of_a_land_unit() -> None:
    case = noncombat("uk", units={"sea37": {"uk": {"transport[tank]": 1}}})
    case.do("uk", "go sea37 transport offload=malaya")
    case.refuses("uk", "go malaya>shan_state tank", "P40-NCM-01")


@rule("P40-TRN-20", "P40-TRN-16")
def test_a_transport_that_bridged_an_assault_does_nothing_more() -> None:
    case = combat("uk", units={"sea37": {"uk": {"transport": 1}}, "malaya": {"uk": {"infantry": 3}}})
    case.do("uk", "go sea37 transport load=malaya:infantry assault=siam", "done")
    assert case.step == "noncombat_move"
    case.refuses("uk", "go sea37 transport load=malaya:infantry offload=shan_state", "P40-NCM-19")


@rule("P40-TRN-06", "P40-TRN-05")
def test_load_move_load_move_and_load_again_at_the_end() -> None:
    case = noncombat(
        "japan",
        units={
            "sea6": {"japan": {"transport": 2}},
            "japan": {"japan": {"tank": 1}},
            "okinawa": {"japan": {"infantry": 1}},
            "formosa": {"japan": {"artillery": 1}},
        },
    )
    case.do("japan", "move sea6 sea", "take transport 2", "load japan tank transport", "step sea19")
    case.do("japan", "load okinawa infantry transport[tank+]", "step sea20")
    case.do("japan", "load formosa artillery transport", "halt")
    assert case.units("sea20") == {"japan": {"transport[tank,infantry]": 1, "transport[artillery]": 1}}


@rule("P40-TRN-28", "P40-TRN-29", "P40-CMV-20")
def test_a_gun_goes_along_and_stays_aboard() -> None:
    case = combat(
        "uk",
        units={"sea37": {"uk": {"transport[aa_gun]": 1}}, "malaya": {"uk": {"infantry": 1, "aa_gun": 1}}},
    )
    case.do("uk", "move sea37 sea", "take transport 1")
    case.refuses("uk", "load malaya aa_gun transport[aa_gun]", "P40-TRN-28")
    case.do("uk", "load malaya infantry transport[aa_gun]", "halt", "done")
    assert case.control("siam") == "uk"
    assert case.units("sea37") == {"uk": {"transport[aa_gun]": 1}}
