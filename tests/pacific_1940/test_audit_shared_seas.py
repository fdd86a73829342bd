"""Ships among friends and enemies, and the reasons of refusals: cases a stranger would think of."""

from __future__ import annotations

from typing import Any

import pytest

from tests.pacific_1940.phases import combat, noncombat
from tests.pacific_1940.turns import finish, finish_until

rule = pytest.mark.rule


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
    assert not [action for action in case.legal("anzac") if action.startswith("disembark")]
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
        ("go sea37>sea42 transport load=malaya:infantry assault=java", "P40-AMP-02"),
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
