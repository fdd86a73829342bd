"""Ships, transports and their cargo: cases a stranger would think of, clause by clause."""

from __future__ import annotations

from typing import Any

import pytest

from tests.pacific_1940.helpers import Case
from tests.pacific_1940.turns import finish, finish_until

rule = pytest.mark.rule
NO_BASE = {"hawaiian_islands": {"naval_base": 3}}


def combat(turn: str = "usa", **parts: Any) -> Case:
    return Case(turn=turn, phase="combat_move", **parts)


def noncombat(turn: str = "usa", **parts: Any) -> Case:
    return Case(turn=turn, phase="noncombat_move", **parts)


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
    free = combat(
        control=DECKS["control"], units={**DECKS["units"], "sea29": {"usa": {"carrier": 1}}}
    )
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


# -- friends ----------------------------------------------------------------------------------------------


@rule("P40-TRN-18", "P40-MNF-08", "P40-TRN-02")
def test_allied_cargo_from_boarding_to_assault() -> None:
    """EX-A38 played through: boarding, the owner's voyage, the assault in the guests' own turn."""
    case = noncombat(
        "anzac",
        control={"new_guinea": "japan"},
        units={
            "sea54": {"usa": {"transport": 1}},
            "queensland": {"anzac": {"infantry": 1, "tank": 1, "artillery": 1}},
            "new_guinea": {"japan": {"infantry": 1}},
        },
    )
    case.do("anzac", "board sea54 usa:transport queensland tank")
    case.refuses("anzac", "board sea54 usa:transport queensland artillery", "P40-TRN-02")
    case.do("anzac", "board sea54 usa:transport queensland infantry")
    assert case.units("sea54") == {"usa": {"transport[anzac:tank,anzac:infantry]": 1}}
    finish(case, "anzac")
    finish_until(case, "usa")
    case.do("usa", "done")
    # not by the Americans: no assault in their turn, the voyage is a noncombat move
    case.refuses("usa", "go sea54>sea46 transport assault=new_guinea")
    case.do("usa", "done", "go sea54>sea46 transport")
    case.refuses("usa", "move sea46 sea", "P40-NCM-19")
    finish(case, "usa")
    finish_until(case, "anzac")
    case.do("anzac", "done", "storm sea46 usa:transport new_guinea", "done")
    case.do("anzac", "land usa:transport tank", "land usa:transport infantry", dice=[3, 6, 6])
    assert case.units("new_guinea") == {"anzac": {"infantry": 1, "tank": 1}}
    assert case.units("sea46") == {"usa": {"transport": 1}}
    assert case.control("new_guinea") == "anzac"


@rule("P40-TRN-18")
def test_guests_go_ashore_in_a_later_turn_even_if_the_transport_never_moved() -> None:
    case = noncombat(
        "anzac",
        units={"sea54": {"usa": {"transport": 1}}, "queensland": {"anzac": {"infantry": 1}}},
    )
    case.do("anzac", "board sea54 usa:transport queensland infantry")
    case.refuses("anzac", "disembark sea54 usa:transport[anzac:infantry+] infantry queensland", "P40-TRN-18")
    finish(case, "anzac")
    finish_until(case, "anzac")
    case.do("anzac", "done", "done", "disembark sea54 usa:transport infantry queensland")
    assert case.units("queensland") == {"anzac": {"infantry": 1}}


@pytest.mark.parametrize(
    ("guest", "own", "fits"),
    [
        ("infantry", "tank", True),
        ("infantry", "infantry", True),
        ("tank", "infantry", True),
        ("tank", "artillery", False),
        ("aa_gun", "mech_infantry", False),
    ],
)
@rule("P40-TRN-02", "P40-TRN-18")
def test_one_hold_for_units_of_all_owners(guest: str, own: str, fits: bool) -> None:
    loaded = f"transport[anzac:{guest}]"
    case = noncombat(units={"sea54": {"usa": {loaded: 1}}, "queensland": {"usa": {own: 1}}})
    case.do("usa", "move sea54 sea", "take transport 1")
    if fits:
        case.do("usa", f"load queensland {own} {loaded}", "halt")
        assert case.units("queensland") == {}
    else:
        case.refuses("usa", f"load queensland {own} {loaded}", "P40-TRN-02")


@rule("P40-TRN-18", "P40-TRN-26", "P40-MNF-02")
def test_an_assault_lands_only_units_of_the_power_whose_turn_it_is() -> None:
    units = {
        "sea46": {"usa": {"transport[anzac:infantry,infantry]": 1}},
        "new_guinea": {"japan": {"infantry": 1}},
    }
    case = combat("usa", control={"new_guinea": "japan"}, units=units)
    case.do("usa", "go sea46 transport assault=new_guinea", "done", dice=[1, 6])
    assert case.units("new_guinea") == {"usa": {"infantry": 1}}
    assert case.units("sea46") == {"usa": {"transport[anzac:infantry]": 1}}


@rule("P40-TRN-13", "P40-TRN-20", "P40-MNF-08")
def test_a_friends_transport_used_in_an_assault_is_finished_for_the_turn() -> None:
    case = combat(
        "anzac",
        control={"new_guinea": "japan"},
        units={"sea46": {"usa": {"transport[anzac:infantry,anzac:infantry]": 1}}},
    )
    case.do("anzac", "storm sea46 usa:transport new_guinea")
    case.refuses("anzac", "storm sea46 usa:transport new_guinea", "P40-TRN-13")
    case.do("anzac", "done", "land usa:transport infantry", "done")
    assert case.control("new_guinea") == "anzac"
    assert not offered(case, "anzac", "disembark")
    finish(case, "anzac")
    assert case.units("sea46", marks=True) == {"usa": {"transport[anzac:infantry]": 1}}


@rule("P40-TRN-29", "P40-MNF-08")
def test_no_storm_with_a_gun_or_with_somebody_elses_units() -> None:
    case = combat(
        "anzac",
        control={"new_guinea": "japan"},
        units={"sea46": {"usa": {"transport[anzac:aa_gun]": 1, "transport[infantry]": 1}}},
    )
    case.refuses("anzac", "storm sea46 usa:transport[anzac:aa_gun] new_guinea", "P40-TRN-29")
    case.refuses("anzac", "storm sea46 usa:transport[infantry] new_guinea", "P40-MNF-08")
    case.refuses("anzac", "storm sea46 usa:transport[anzac:aa_gun] queensland")


@rule("P40-MNF-08", "P40-AMP-32", "P40-MNF-04")
def test_the_guests_own_ships_clear_the_zone_and_the_friends_take_no_part() -> None:
    case = combat(
        "anzac",
        control={"new_guinea": "japan"},
        units={
            "sea46": {"usa": {"transport[anzac:infantry]": 1, "destroyer": 1}, "japan": {"cruiser": 1}},
            "sea54": {"anzac": {"cruiser": 1}},
        },
    )
    case.do("anzac", "go sea54>sea46 cruiser", "storm sea46 usa:transport new_guinea")
    case.do("anzac", "done", dice=[3, 6])  # cruiser against cruiser; nobody else rolls
    assert case.control("new_guinea") == "anzac"
    assert case.units("sea46") == {"anzac": {"cruiser": 1}, "usa": {"transport": 1, "destroyer": 1}}


@rule("P40-MNF-08", "P40-AMP-32")
def test_guests_stay_aboard_when_their_ships_do_not_clear_the_zone() -> None:
    case = combat(
        "anzac",
        control={"new_guinea": "japan"},
        units={
            "sea46": {"usa": {"transport[anzac:infantry]": 1}, "japan": {"cruiser": 1}},
            "sea54": {"anzac": {"cruiser": 1}},
        },
    )
    case.do("anzac", "go sea54>sea46 cruiser", "storm sea46 usa:transport new_guinea")
    case.do("anzac", "done", dice=[6, 3])
    assert case.control("new_guinea") == "japan"
    assert case.units("sea46") == {"japan": {"cruiser": 1}, "usa": {"transport[anzac:infantry]": 1}}


# -- submarines against transports --------------------------------------------------------------------------


@rule("P40-SUB-10", "P40-SUB-18")
def test_a_submarine_fires_at_every_group_once() -> None:
    case = noncombat(units={"sea26": {"usa": {"transport": 2}}, "sea30": {"japan": {"submarine": 1}}})
    case.do("usa", "move sea26 sea", "take transport 1", "step sea30")
    case.do("japan", "fire 1", dice=[3]).do("usa", "halt")
    case.do("usa", "move sea26 sea", "take transport 1", "step sea30")
    case.do("japan", "fire 1", dice=[2])
    assert case.units("sea30")["usa"] == {"transport": 1}
    assert case.step == "noncombat_move"


@rule("P40-SUB-10", "P40-TRN-09", "P40-SUB-12")
def test_fire_comes_before_the_battle_in_a_hostile_zone() -> None:
    case = combat(
        units={
            "sea26": {"usa": {"transport[infantry]": 2}},
            "sea25": {"japan": {"submarine": 1, "destroyer": 1}},
        }
    )
    case.do("usa", "move sea26 sea", "take transport 2", "step sea25")
    case.do("japan", "fire 1", dice=[1])
    assert case.waiting == ("usa",)
    assert case.legal("usa") == ["halt"]  # the survivor has met the destroyer and stays to fight it


@rule("P40-SUB-18")
def test_the_escort_counts_for_the_whole_order_in_every_zone_it_enters() -> None:
    units = {
        "sea26": {"usa": {"transport": 1, "destroyer": 1}},
        "sea30": {"japan": {"submarine": 1}},
        "sea31": {"japan": {"submarine": 1}},
    }
    case = noncombat(units=units)
    case.do("usa", "go sea26>sea30>sea31 transport destroyer")
    assert case.units("sea31")["usa"] == {"transport": 1, "destroyer": 1}
    bare = noncombat(units=units)
    bare.do("usa", "go sea26>sea30>sea31 transport")
    bare.do("japan", "fire 0")
    bare.do("usa", "step sea31")
    assert bare.waiting == ("japan",)  # another zone, other submarines


@rule("P40-SUB-04", "P40-SUB-16", "P40-DST-01", "P40-SEA-01")
def test_a_mixed_force_moves_like_its_surface_ships() -> None:
    units = {"sea26": {"usa": {"submarine": 1, "destroyer": 1}}, "sea25": {"japan": {"cruiser": 1}}}
    case = noncombat(units=units)
    case.do("usa", "move sea26 sea", "take submarine 1")
    assert "step sea25" in case.legal("usa")
    case.do("usa", "take destroyer 1")
    case.refuses("usa", "step sea25", "P40-NCM-17")


@rule("P40-DST-01", "P40-DST-02", "P40-SUB-05")
def test_only_destroyers_at_war_stop_submarines() -> None:
    units = {
        "sea26": {"usa": {"submarine": 1}},
        "sea25": {"uk": {"destroyer": 1}, "japan": {"battleship": 1, "carrier": 1, "cruiser": 1}},
        "sea16": {"japan": {"cruiser": 1}},
    }
    assert combat(units=units).can("usa", "go sea26>sea25>sea16 submarine")


# -- reasons ----------------------------------------------------------------------------------------------

MALAYA: dict[str, Any] = {
    "sea37": {"uk": {"transport": 1, "cruiser": 1}},
    "malaya": {"uk": {"infantry": 3, "aa_gun": 1, "tank": 2, "fighter": 1}},
}


@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ("go sea37 transport load=malaya:aa_gun assault=siam", "P40-TRN-28"),
        ("go sea37 transport load=malaya:tank:2 assault=siam", "P40-TRN-02"),
        ("go sea37 transport load=malaya:fighter assault=siam", "P40-SEA-02"),
        ("go sea37 cruiser load=malaya:infantry assault=siam", "P40-SEA-02"),
        ("go sea37 transport load=malaya:naval_base assault=siam", "P40-TRN-03"),
        ("go sea37 transport load=malaya:infantry assault=india", "P40-AMP-02"),
        ("go sea37 transport load=malaya:infantry assault=malaya", "P40-AMP-02"),
        ("go sea37>sea42 transport load=malaya:infantry assault=java", "P40-TRN-07"),
        ("go sea37>sea42 cruiser", "P40-CMV-27"),
        ("go sea37>malaya cruiser", "P40-MAP-22"),
    ],
)
@rule("P40-TRN-28", "P40-TRN-02", "P40-SEA-02", "P40-TRN-03", "P40-AMP-02", "P40-TRN-07")
def test_reasons_against_orders_of_the_combat_move_phase(line: str, clause: str) -> None:
    combat("uk", units=MALAYA).refuses("uk", line, clause)


@rule("P40-AMP-02")
def test_an_assault_on_nowhere_is_malformed() -> None:
    case = combat("uk", units=MALAYA)
    assert case.refuses("uk", "go sea37 transport load=malaya:infantry assault=nowhere").fault == "malformed"


@rule("P40-AMP-23", "P40-TRN-13")
def test_two_transports_two_targets_in_one_line() -> None:
    case = combat(
        "uk",
        control={"french_indo_china": "japan"},
        units={"sea37": {"uk": {"transport[infantry]": 2}}},
    )
    case.do("uk", "go sea37>sea36 transport:2 assault=hainan assault=french_indo_china")
    assert case.units("sea36", marks=True)["uk"] == {
        "transport[infantry]~assaulting>hainan": 1,
        "transport[infantry]~assaulting>french_indo_china": 1,
    }


@rule("P40-TRN-18", "P40-TRN-29")
def test_why_what_is_aboard_cannot_land() -> None:
    units = {"sea46": {"usa": {"transport[anzac:infantry]": 1}}}
    guests = combat(control={"new_guinea": "japan"}, units=units)
    guests.refuses("usa", "go sea46 transport assault=new_guinea", "P40-TRN-18")
    gun = combat("uk", units={"sea37": {"uk": {"transport[aa_gun]": 1}}})
    gun.refuses("uk", "go sea37 transport assault=siam", "P40-TRN-29")


@rule("P40-TRN-22", "P40-TRN-30", "P40-CMV-08")
def test_transports_neither_sink_transports_nor_go_where_only_they_are() -> None:
    case = combat(units={"sea26": {"usa": {"transport": 1}}, "sea25": {"japan": {"transport": 1}}})
    case.refuses("usa", "go sea26>sea25 transport", "P40-CMV-01")
    shared = combat(units={"sea26": {"usa": {"transport": 1}, "japan": {"transport": 1}}})
    shared.refuses("usa", "attack sea26", "P40-TRN-01")
    shared.do("usa", "done")
    assert shared.units("sea26")["japan"] == {"transport": 1}


@rule("P40-TRN-22", "P40-TRN-23", "P40-AMP-16")
def test_sinking_transports_is_a_sea_combat_for_the_ships_that_do_it() -> None:
    case = combat(units={"sea26": {"usa": {"cruiser": 1}}, "sea25": {"japan": {"transport[infantry]": 2}}})
    case.do("usa", "go sea26>sea25 cruiser", "done")  # no dice
    assert case.units("sea25") == {"usa": {"cruiser": 1}}
    assert case.state.fought_zones == (case.war.board.space_of["sea25"],)
    case.refuses("usa", "go sea25>sea26 cruiser", "P40-NCM-01")


def test_names_with_marks_or_cargo_mean_exactly_that_ship() -> None:
    case = noncombat("uk", units={"sea37": {"uk": {"transport[tank]": 1, "transport[infantry]": 1}}})
    case.do("uk", "move sea37 sea")
    assert case.can("uk", "take transport[tank] 1")
    assert case.can("uk", "take transport 1")
    case.refuses("uk", "take transport[artillery] 1")


# -- what the moves lead to -------------------------------------------------------------------------------


@rule("P40-SUB-06", "P40-DST-02", "P40-SUB-05")
def test_a_submarine_that_ends_in_a_hostile_zone_fights() -> None:
    units = {"sea26": {"usa": {"submarine": 1}}, "sea25": {"japan": {"destroyer": 1}}}
    case = combat(units=units)
    case.do("usa", "go sea26>sea25 submarine", "done", dice=[2, 6])  # together: no surprise, no submerging
    assert case.units("sea25") == {"usa": {"submarine": 1}}
    cruiser = combat(units={**units, "sea25": {"japan": {"cruiser": 1}}})
    cruiser.do("usa", "go sea26>sea25 submarine", "done")
    cruiser.do("usa", "submerge 0", dice=[2])
    assert cruiser.units("sea25") == {"usa": {"submarine": 1}}


@rule("P40-AMP-03", "P40-AMP-04", "P40-CMV-06")
def test_moves_to_an_empty_launch_zone_are_combat_moves() -> None:
    case = combat(
        "japan",
        units={
            "sea33": {"japan": {"transport": 1, "battleship": 1, "cruiser": 1}},
            "caroline_islands": {"japan": {"infantry": 2}},
        },
    )
    load = "load=caroline_islands:infantry"
    case.do("japan", f"go sea33>sea34>sea45>sea42 transport battleship {load} assault=java", "done")
    assert case.control("java") == "japan"
    case.refuses("japan", "go sea42>sea43 battleship", "P40-NCM-01")
    case.refuses("japan", "go sea42>sea43 transport", "P40-NCM-01")
    case.do("japan", "go sea33>sea34>sea45>sea42 cruiser")  # too late to support anything


@rule("P40-TRN-07", "P40-TRN-12", "P40-TRN-20")
def test_a_transport_that_retreats_keeps_what_it_loaded_this_turn() -> None:
    case = combat(
        "uk",
        control={"java": "japan"},
        units={
            "sea37": {"uk": {"transport": 1, "cruiser": 1}},
            "malaya": {"uk": {"infantry": 1}},
            "sea42": {"japan": {"battleship": 1}},
        },
    )
    case.do("uk", "go sea37>sea42 transport cruiser load=malaya:infantry assault=java", "done", dice=[6, 6])
    case.do("uk", "retreat sea37")
    assert case.step == "noncombat_move"
    assert case.units("sea37") == {"uk": {"transport[infantry]": 1, "cruiser": 1}}
    case.refuses("uk", "go sea37 transport offload=malaya", "P40-NCM-01")
    case.do("uk", "done")
    assert case.units("malaya") == {}


@rule("P40-TRN-17", "P40-TRN-26")
def test_cargo_loaded_in_noncombat_movement_may_assault_on_the_next_turn() -> None:
    case = noncombat("uk", units={"sea37": {"uk": {"transport": 1}}, "malaya": {"uk": {"tank": 1}}})
    case.do("uk", "go sea37 transport load=malaya:tank")
    finish(case, "uk")
    finish_until(case, "uk")
    case.do("uk", "done", "go sea37 transport assault=siam", "done")
    assert case.control("siam") == "uk"


@rule("P40-CMV-09")
def test_a_ship_that_halted_is_not_ordered_again_in_the_phase() -> None:
    case = combat(
        units={
            "sea26": {"usa": {"cruiser": 2}},
            "sea25": {"japan": {"submarine": 1}},
            "sea16": {"japan": {"submarine": 1}},
        }
    )
    case.do("usa", "go sea26>sea25 cruiser")
    case.refuses("usa", "go sea25>sea16 cruiser", "P40-CMV-09")
