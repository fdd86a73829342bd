"""Ships under orders: how far, what stops them, where their moves end, carriers and their aircraft."""

from __future__ import annotations

from typing import Any

import pytest

import flagplot
from tests.pacific_1940.helpers import Case

rule = pytest.mark.rule
NO_BASE = {"hawaiian_islands": {"naval_base": 3}}


def combat(turn: str = "usa", **parts: Any) -> Case:
    return Case(turn=turn, phase="combat_move", **parts)


def noncombat(turn: str = "usa", **parts: Any) -> Case:
    return Case(turn=turn, phase="noncombat_move", **parts)


def steps(case: Case, seat: str = "usa") -> set[str]:
    return {a.removeprefix("step ") for a in case.legal(seat) if a.startswith("step ")}


# -- how far --------------------------------------------------------------------------------------------


@rule("P40-CMV-12")
@rule("P40-CMV-21")
def test_ships_move_two_zones() -> None:
    case = noncombat(facilities=NO_BASE, units={"sea26": {"usa": {"cruiser": 1}}})
    case.do("usa", "move sea26 sea", "take cruiser 1", "step sea25", "step sea16")
    case.refuses("usa", "step sea6", "P40-CMV-12")
    assert case.legal("usa") == ["halt"]
    case.do("usa", "halt")
    assert case.units("sea16", marks=True) == {"usa": {"cruiser~done": 1}}


@rule("P40-CMV-22")
@rule("P40-FAC-15")
@rule("P40-FAC-16")
def test_naval_base_gives_a_third_zone() -> None:
    case = noncombat(units={"sea26": {"usa": {"cruiser": 1}}})
    assert case.can("usa", "go sea26>sea25>sea16>sea6 cruiser")


@rule("P40-FAC-18")
@rule("P40-CMV-22")
def test_inoperative_base_gives_nothing() -> None:
    two = noncombat(
        facilities={"hawaiian_islands": {"naval_base": 2}}, units={"sea26": {"usa": {"cruiser": 1}}}
    )
    assert two.can("usa", "go sea26>sea25>sea16>sea6 cruiser")
    three = noncombat(facilities=NO_BASE, units={"sea26": {"usa": {"cruiser": 1}}})
    three.refuses("usa", "go sea26>sea25>sea16>sea6 cruiser", "P40-CMV-12")


@rule("P40-CMV-22")
@rule("P40-CAP-10")
@rule("P40-CAP-31")
def test_captured_base_serves_from_the_next_turn() -> None:
    """EX-B16."""
    parts: dict[str, Any] = {
        "control": {"philippines": "japan"},
        "units": {"sea35": {"japan": {"cruiser": 1}}},
    }
    fresh = noncombat("japan", this_turn={"control": {"philippines": "usa"}}, **parts)
    fresh.refuses("japan", "go sea35>sea21>sea22>sea23 cruiser", "P40-CMV-12")
    assert noncombat("japan", **parts).can("japan", "go sea35>sea21>sea22>sea23 cruiser")


@rule("P40-CMV-22")
@rule("P40-FAC-15")
def test_friends_base_serves_too() -> None:
    case = noncombat("uk", units={"sea54": {"uk": {"cruiser": 1}}})
    assert case.can("uk", "go sea54>sea46>sea33>sea32 cruiser")


@rule("P40-MAP-02")
@rule("P40-MAP-22")
def test_ships_go_from_zone_to_bordering_zone() -> None:
    case = noncombat(units={"sea26": {"usa": {"cruiser": 1}}})
    case.do("usa", "move sea26 sea", "take cruiser 1")
    case.refuses("usa", "step sea6", "P40-MAP-02")
    case.refuses("usa", "step hawaiian_islands", "P40-MAP-22")


# -- what stops them ------------------------------------------------------------------------------------

A13: dict[str, Any] = {
    "facilities": NO_BASE,
    "units": {
        "sea26": {"usa": {"destroyer": 1, "submarine": 1}},
        "sea25": {"japan": {"cruiser": 1}},
        "sea16": {"japan": {"transport": 1}},
    },
}


@rule("P40-CMV-13")
@rule("P40-CMV-19")
@rule("P40-CMV-23")
def test_surface_ship_stops_at_surface_warships() -> None:
    """EX-A13: the destroyer must stop and fight."""
    case = combat(**A13)
    case.refuses("usa", "go sea26>sea25>sea16 destroyer", "P40-CMV-19")
    case.do("usa", "move sea26 sea", "take destroyer 1", "step sea25")
    case.refuses("usa", "step sea16", "P40-CMV-19")
    assert case.legal("usa") == ["halt"]
    case.do("usa", "halt")
    assert case.units("sea25", marks=True)["usa"] == {"destroyer~done": 1}
    assert case.state.origins == {case.war.board.space_of["sea25"]: (case.war.board.space_of["sea26"],)}


@rule("P40-SUB-04")
@rule("P40-CMV-27")
@rule("P40-CMV-08")
def test_submarine_passes_to_another_combat() -> None:
    """EX-A13: past the cruiser to an enemy transport, but not to an ordinary friendly zone."""
    case = combat(**A13)
    case.do("usa", "move sea26 sea", "take submarine 1", "step sea25")
    assert steps(case) == {"sea16"}
    case.refuses("usa", "step sea24", "P40-CMV-27")
    case.do("usa", "step sea16", "halt")
    assert case.units("sea16", marks=True)["usa"] == {"submarine~done": 1}
    assert case.state.attacks == (case.war.board.space_of["sea16"],)


@rule("P40-SUB-06")
@rule("P40-CMV-13")
def test_submarine_may_end_in_a_hostile_zone() -> None:
    case = combat(**A13)
    case.do("usa", "move sea26 sea", "take submarine 1", "step sea25", "halt")
    assert case.units("sea25", marks=True)["usa"] == {"submarine~done": 1}


@rule("P40-NCM-03")
@rule("P40-NCM-17")
@rule("P40-NCM-18")
@rule("P40-SUB-16")
@rule("P40-SUB-04")
def test_noncombat_only_submarines_enter_hostile_zones() -> None:
    """EX-A13, noncombat version."""
    case = noncombat(**A13)
    case.do("usa", "move sea26 sea", "take destroyer 1")
    case.refuses("usa", "step sea25", "P40-NCM-17")
    case.do("usa", "cancel", "go sea26>sea25>sea16 submarine")
    assert case.units("sea16", marks=True)["usa"] == {"submarine~done": 1}


@rule("P40-SUB-05")
@rule("P40-DST-01")
@rule("P40-DST-02")
def test_destroyer_stops_a_submarine_in_combat_movement() -> None:
    case = combat(
        units={
            "sea26": {"usa": {"submarine": 1}},
            "sea25": {"japan": {"destroyer": 1}},
            "sea16": {"japan": {"cruiser": 1}},
        }
    )
    case.refuses("usa", "go sea26>sea25>sea16 submarine", "P40-SUB-05")
    case.do("usa", "move sea26 sea", "take submarine 1", "step sea25")
    assert case.legal("usa") == ["halt"]
    case.do("usa", "halt")
    assert "submarine~done" in case.units("sea25", marks=True)["usa"]


@rule("P40-DST-01")
@rule("P40-NCM-18")
@rule("P40-SUB-16")
def test_destroyer_stops_a_submarine_in_noncombat_movement() -> None:
    case = noncombat(units={"sea26": {"usa": {"submarine": 1}}, "sea25": {"japan": {"destroyer": 1}}})
    case.do("usa", "move sea26 sea", "take submarine 1", "step sea25")
    case.refuses("usa", "step sea16", "P40-SUB-05")
    assert case.legal("usa") == ["halt"]
    case.do("usa", "halt")
    assert "submarine~done" in case.units("sea25", marks=True)["usa"]


@rule("P40-CMV-14")
@rule("P40-SUB-07")
@rule("P40-TRN-21")
@rule("P40-SEA-01")
def test_submarines_and_transports_block_nobody() -> None:
    case = combat(
        facilities=NO_BASE,
        units={
            "sea26": {"usa": {"cruiser": 1}},
            "sea25": {"japan": {"submarine": 1, "transport": 1}},
            "sea16": {"japan": {"destroyer": 1}},
        },
    )
    assert case.can("usa", "go sea26>sea25>sea16 cruiser")


@pytest.mark.parametrize("kind", ["battleship", "carrier", "cruiser", "destroyer"])
@rule("P40-SEA-01")
@rule("P40-CMV-19")
def test_every_surface_warship_stops_ships(kind: str) -> None:
    case = combat(
        units={
            "sea26": {"usa": {"cruiser": 1}},
            "sea25": {"japan": {kind: 1}},
            "sea16": {"japan": {"destroyer": 1}},
        }
    )
    case.do("usa", "move sea26 sea", "take cruiser 1", "step sea25")
    assert case.units("sea25")["usa"] == {"cruiser": 1}
    assert case.legal("usa") == ["halt"]


@rule("P40-POL-21")
def test_ships_of_powers_at_peace_stop_nobody() -> None:
    parts: dict[str, Any] = {
        "facilities": NO_BASE,
        "units": {"sea26": {"usa": {"cruiser": 1}}, "sea25": {"japan": {"battleship": 1}}},
    }
    peace = noncombat(war=["china"], **parts)
    assert peace.can("usa", "go sea26>sea25>sea16 cruiser")
    assert not noncombat(**parts).can("usa", "go sea26>sea25>sea16 cruiser")


# -- where combat moves end -----------------------------------------------------------------------------


@rule("P40-CMV-01")
@rule("P40-CMV-27")
def test_no_combat_move_without_combat() -> None:
    case = combat(
        units={
            "sea26": {"usa": {"cruiser": 1, "transport": 1, "submarine": 1}},
            "sea37": {"usa": {"cruiser": 1}},
            "sea36": {"japan": {"cruiser": 1}},
        }
    )
    assert case.legal("usa") == ["move sea37 sea", "done"]
    case.refuses("usa", "move sea26 sea", "P40-CMV-01")


@rule("P40-CMV-04")
@rule("P40-CMV-27")
def test_halt_only_at_the_enemy() -> None:
    case = combat(units={"sea26": {"usa": {"cruiser": 1}}, "sea16": {"japan": {"cruiser": 1}}})
    case.do("usa", "move sea26 sea", "take cruiser 1", "step sea25")
    case.refuses("usa", "halt", "P40-CMV-27")
    case.do("usa", "step sea16")
    assert case.units("sea16")["usa"] == {"cruiser": 1}


@rule("P40-CMV-08")
@rule("P40-CMV-17")
def test_warships_attack_lone_submarines_where_they_end() -> None:
    case = combat(units={"sea26": {"usa": {"destroyer": 1}}, "sea25": {"japan": {"submarine": 1}}})
    case.do("usa", "move sea26 sea", "take destroyer 1", "step sea25", "halt")
    assert case.state.attacks == (case.war.board.space_of["sea25"],)
    assert case.units("sea25", marks=True)["usa"] == {"destroyer~done": 1}


@rule("P40-CMV-08")
@rule("P40-TRN-01")
def test_transports_alone_attack_nothing() -> None:
    enemy = {"sea25": {"japan": {"transport": 1}}}
    case = combat(units={"sea26": {"usa": {"transport": 1, "cruiser": 1}}, **enemy})
    case.do("usa", "move sea26 sea", "take transport 1")
    assert not steps(case)
    case.do("usa", "take cruiser 1")
    assert steps(case) == {"sea12", "sea13", "sea25", "sea27", "sea30", "sea31"}
    alone = combat(units={"sea26": {"usa": {"transport": 1}}, "sea16": {"usa": {"cruiser": 1}}, **enemy})
    assert alone.legal("usa") == ["move sea16 sea", "done"]


@rule("P40-CMV-09")
@rule("P40-NCM-01")
def test_a_ship_moves_once() -> None:
    case = combat(units={"sea26": {"usa": {"cruiser": 1}}, "sea25": {"japan": {"submarine": 1}}})
    case.do("usa", "move sea26 sea", "take cruiser 1", "step sea25", "halt")
    assert not any(a.startswith("move sea25") for a in case.legal("usa"))
    later = noncombat(units={"sea25": {"usa": {"cruiser~done": 1, "destroyer": 1}}})
    later.do("usa", "move sea25 sea")
    later.refuses("usa", "take cruiser~done 1", "P40-NCM-01")


@rule("P40-CMV-03")
def test_several_orders_attack_one_zone() -> None:
    case = combat(
        units={
            "sea26": {"usa": {"cruiser": 1}},
            "sea24": {"usa": {"destroyer": 1}},
            "sea25": {"japan": {"battleship": 1}},
        }
    )
    case.do("usa", "go sea26>sea25 cruiser", "go sea24>sea25 destroyer")
    zone = case.war.board.space_of
    assert case.state.origins[zone["sea25"]] == (zone["sea24"], zone["sea26"])
    assert case.state.entered_zones == (zone["sea25"],)


# -- attacks by ships that stay -------------------------------------------------------------------------


@rule("P40-CMV-16")
@rule("P40-TRN-30")
@rule("P40-SUB-08")
@rule("P40-HSZ-08")
def test_sharing_a_zone_with_submarines_obliges_nobody() -> None:
    units = {"sea26": {"usa": {"cruiser": 1}, "japan": {"submarine": 1, "transport": 1}}}
    case = combat(units=units)
    assert "attack sea26" in case.legal("usa")
    case.do("usa", "done")
    assert case.units("sea26")["japan"] == {"submarine": 1, "transport": 1}
    assert case.step != "battle"


@rule("P40-CMV-17")
def test_who_attacks_a_submarine_stays() -> None:
    case = combat(
        units={
            "sea26": {"usa": {"cruiser": 1, "transport": 1}, "japan": {"submarine": 1}},
            "sea25": {"japan": {"cruiser": 1}},
        }
    )
    case.do("usa", "attack sea26", "move sea26 sea")
    case.refuses("usa", "take cruiser 1", "P40-CMV-17")
    assert "attack sea26" not in case.do("usa", "cancel").legal("usa")


@rule("P40-TRN-24")
@rule("P40-SUB-09")
def test_noncombat_moves_end_beside_submarines_and_transports_in_peace() -> None:
    case = noncombat(
        units={"sea26": {"usa": {"cruiser": 1}}, "sea25": {"japan": {"submarine": 1, "transport": 1}}}
    )
    case.do("usa", "move sea26 sea", "take cruiser 1", "step sea25", "halt")
    assert case.units("sea25")["japan"] == {"submarine": 1, "transport": 1}
    case.refuses("usa", "attack sea25", "P40-TRN-24")


# -- starting in a hostile zone -------------------------------------------------------------------------

A19: dict[str, Any] = {
    "control": {"french_indo_china": "japan", "kwangsi": "china"},
    "facilities": {"french_indo_china": {"complex": "minor"}},
    "units": {
        "sea36": {"usa": {"cruiser": 1, "submarine": 1, "transport": 1}, "japan": {"destroyer": 1}},
        "kwangsi": {"usa": {"infantry": 1}},
        "philippines": {"usa": {"infantry": 1}},
    },
}


@rule("P40-HSZ-01")
@rule("P40-HSZ-02")
@rule("P40-HSZ-07")
@rule("P40-HSZ-09")
def test_units_in_a_hostile_zone_may_stay_and_fight() -> None:
    """EX-A19 a: nothing is fought before the choice; who stays fights, all together."""
    case = combat(**A19)
    assert case.step == "combat_move"
    case.do("usa", "done", dice=[1, 6, 6])  # cruiser and submarine against the destroyer
    assert case.state.fought_zones == (case.war.board.space_of["sea36"],)
    assert case.units("sea36") == {"usa": {"cruiser": 1, "submarine": 1, "transport": 1}}
    assert "move sea36 sea" not in case.legal("usa")  # they have fought


@rule("P40-HSZ-03")
def test_they_may_fight_elsewhere() -> None:
    """EX-A19 b."""
    parts = {**A19, "units": {**A19["units"], "sea20": {"japan": {"cruiser": 1}}}}
    assert combat(**parts).can("usa", "go sea36>sea20 cruiser")


@rule("P40-HSZ-04")
@rule("P40-TRN-05")
def test_they_may_fetch_troops_and_come_back() -> None:
    """EX-A19 c."""
    case = combat(**A19)
    case.do("usa", "go sea36>sea35>sea36 transport load=philippines:infantry assault=hainan")
    assert case.units("sea36", marks=True)["usa"]["transport[infantry!]~assaulting>hainan"] == 1
    zone = case.war.board.space_of
    assert case.state.origins[zone["sea36"]] == (zone["sea35"],)
    assert case.state.assaults == ((zone["sea36"], zone["hainan"]),)


@rule("P40-HSZ-05")
@rule("P40-CMV-07")
@rule("P40-HSZ-07")
def test_they_may_just_leave() -> None:
    """EX-A19 d: each as it likes, and then they have moved for this turn."""
    case = combat(**A19)
    case.do("usa", "move sea36 sea", "take transport 1", "step sea43", "halt")
    case.do("usa", "move sea36 sea", "take submarine 1", "step sea35", "step sea34", "halt")
    assert case.units("sea43", marks=True)["usa"] == {"transport~done": 1}
    assert "submarine~done" in case.units("sea34", marks=True)["usa"]
    assert case.units("sea36")["usa"] == {"cruiser": 1}
    assert case.state.attacks == ()


@rule("P40-CMV-07")
def test_only_a_hostile_zone_may_be_left_without_combat() -> None:
    parts = {**A19, "units": {**A19["units"], "sea36": {"usa": {"cruiser": 1}, "japan": {"submarine": 1}}}}
    case = combat(**parts)
    case.do("usa", "move sea36 sea", "take cruiser 1", "step sea43")
    case.refuses("usa", "halt", "P40-CMV-27")
    assert case.legal("usa") == ["step sea36"]  # it may only come back and attack the submarine


@rule("P40-HSZ-06")
@rule("P40-TRN-15")
def test_no_loading_beside_the_enemy() -> None:
    """EX-A19: the infantry in Kwangsi stays ashore."""
    case = combat(**A19)
    case.do("usa", "move sea36 sea", "take transport 1")
    case.refuses("usa", "load kwangsi infantry transport", "P40-TRN-15")


# -- carriers -------------------------------------------------------------------------------------------

CARRIER: dict[str, Any] = {
    "units": {"sea26": {"usa": {"carrier[fighter,uk:fighter]": 1}}, "sea25": {"japan": {"cruiser": 1}}}
}


@rule("P40-CMV-24")
@rule("P40-CMV-25")
@rule("P40-CVS-04")
@rule("P40-CVS-05")
@rule("P40-CVS-06")
@rule("P40-MNF-07")
def test_own_aircraft_launch_and_guests_go_along_in_combat() -> None:
    case = combat(**CARRIER)
    case.do("usa", "move sea26 sea", "take carrier[uk:fighter,fighter] 1", "step sea25", "halt")
    assert case.units("sea25", marks=True)["usa"] == {"carrier[uk:fighter]~done": 1}
    assert case.units("sea26", marks=True)["usa"] == {"fighter~aloft4": 1}


@rule("P40-CVS-05")
@rule("P40-CVS-03")
def test_all_aircraft_go_along_in_noncombat() -> None:
    case = noncombat(units={"sea26": {"usa": {"carrier[fighter,uk:fighter]": 1}}})
    case.do("usa", "move sea26 sea", "take carrier[uk:fighter,fighter] 1", "step sea25", "halt")
    assert case.units("sea25") == {"usa": {"carrier[uk:fighter,fighter]": 1}}
    assert case.units("sea26") == {}
    with pytest.raises(flagplot.BadInputError, match="cannot carry"):
        noncombat(units={"sea26": {"usa": {"carrier[fighter,fighter,uk:fighter]": 1}}})


@rule("P40-CVS-05")
def test_aircraft_that_rode_along_do_not_take_off() -> None:
    case = noncombat(units={"sea26": {"usa": {"carrier[fighter]": 1}}})
    case.do("usa", "move sea26 sea", "take carrier[fighter] 1", "step sea25", "halt")
    assert "move sea25 air" not in case.legal("usa")


@rule("P40-CVS-07")
@rule("P40-CVS-08")
def test_nobody_takes_off_from_a_damaged_carrier() -> None:
    units = {"sea26": {"usa": {"carrier*[uk:fighter]": 1}}, "sea25": {"japan": {"cruiser": 1}}}
    case = combat(units=units)
    case.do("usa", "move sea26 sea", "take carrier*[uk:fighter] 1", "step sea25")
    assert case.units("sea25")["usa"] == {"carrier*[uk:fighter]": 1}
    guest = combat("uk", units=units)
    assert "move sea26 air" not in guest.legal("uk")


@rule("P40-MNF-05")
@rule("P40-MNF-06")
def test_only_own_ships_are_moved() -> None:
    case = noncombat("uk", units={"sea26": {"usa": {"carrier[uk:fighter]": 1}, "uk": {"cruiser": 1}}})
    case.do("uk", "move sea26 sea")
    assert case.legal("uk") == ["take cruiser 1", "cancel"]
    case.refuses("uk", "take usa:carrier[uk:fighter] 1", "P40-MNF-05")


@rule("P40-AIR-12")
@rule("P40-AIR-10")
def test_carrier_that_is_counted_on_makes_no_combat_move() -> None:
    """The fighter goes to the limit of its range and relies on the carrier to follow it later."""
    units = {
        "sea29": {"usa": {"carrier[fighter]": 1}},
        "sea31": {"japan": {"transport": 1}},
        "sea28": {"japan": {"transport": 1}},
    }
    control = dict.fromkeys(
        ("hawaiian_islands", "midway", "wake_island", "johnston_island", "line_islands", "fiji"), "japan"
    )
    case = combat(units=units, control=control)
    assert case.can("usa", "go sea29>sea28 carrier[fighter]")
    case.do("usa", "go sea29>sea31 fighter")
    case.refuses("usa", "go sea29>sea28 carrier", "P40-AIR-12")


@rule("P40-AIR-12")
def test_no_attack_may_bind_a_carrier_that_is_counted_on() -> None:
    control = dict.fromkeys(
        ("hawaiian_islands", "midway", "wake_island", "johnston_island", "line_islands", "fiji"), "japan"
    )
    case = combat(
        control=control,
        units={
            "sea29": {"usa": {"carrier[fighter]": 1}, "japan": {"submarine": 1}},
            "sea24": {"japan": {"transport": 1}},
            "sea28": {"usa": {"destroyer": 1}},
        },
    )
    assert "attack sea29" in case.legal("usa")
    assert case.can("usa", "go sea28>sea29 destroyer")
    case.do("usa", "go sea29>sea24 fighter")  # the carrier must come to sea zone 31 for it
    case.refuses("usa", "attack sea29", "P40-AIR-12")
    case.refuses("usa", "go sea28>sea29 destroyer", "P40-AIR-12")


@rule("P40-NCM-20")
@rule("P40-CVS-15")
@rule("P40-AIR-15")
def test_carrier_must_stay_for_an_aircraft_without_another_place() -> None:
    case = noncombat(
        control={"wake_island": "japan", "midway": "japan", "hawaiian_islands": "japan"},
        units={"sea31": {"usa": {"carrier": 1, "fighter~aloft0": 1, "destroyer": 1}}},
    )
    case.do("usa", "go sea31>sea24 destroyer", "move sea31 sea", "take carrier 1", "step sea24")
    case.refuses("usa", "halt", "P40-NCM-20")
    assert case.legal("usa") == ["step sea31"]


@rule("P40-NCM-20")
@rule("P40-AIR-15")
def test_carrier_must_go_where_an_aircraft_waits() -> None:
    case = noncombat(
        control={"wake_island": "japan", "midway": "japan", "hawaiian_islands": "japan"},
        facilities={"hawaiian_islands": {"naval_base": None}},
        units={"sea31": {"usa": {"carrier": 1}}, "sea16": {"usa": {"fighter~aloft0": 1}}},
    )
    case.do("usa", "move sea31 sea", "take carrier 1")
    assert steps(case) == {"sea24", "sea25"}
    case.do("usa", "step sea24")
    case.refuses("usa", "halt", "P40-NCM-20")
    case.do("usa", "step sea16")
    assert "carrier" in case.units("sea16")["usa"]
