"""Transports: loads, assaults, offloading, and the transports of friends."""

from __future__ import annotations

from typing import Any

import pytest

from tests.pacific_1940.helpers import Case

rule = pytest.mark.rule


def combat(turn: str = "uk", **parts: Any) -> Case:
    return Case(turn=turn, phase="combat_move", **parts)


def noncombat(turn: str = "uk", **parts: Any) -> Case:
    return Case(turn=turn, phase="noncombat_move", **parts)


def offered(case: Case, seat: str, verb: str) -> list[str]:
    return [a for a in case.legal(seat) if a.startswith(verb + " ")]


# -- the hold -------------------------------------------------------------------------------------------

LAND = ("infantry", "artillery", "mech_infantry", "tank", "aa_gun")


@pytest.mark.parametrize("first", LAND)
@pytest.mark.parametrize("second", LAND)
@rule("P40-TRN-02")
def test_one_unit_of_any_kind_and_one_infantry(first: str, second: str) -> None:
    """EX-A30."""
    case = noncombat(units={"sea37": {"uk": {"transport": 1}}, "malaya": {"uk": dict.fromkeys(LAND, 3)}})
    case.do("uk", "move sea37 sea", "take transport 1", f"load malaya {first} transport")
    aboard = f"transport[{first}+]"
    if "infantry" in (first, second):
        assert f"load malaya {second} {aboard}" in case.legal("uk")
    else:
        case.refuses("uk", f"load malaya {second} {aboard}", "P40-TRN-02")


@rule("P40-TRN-02")
@rule("P40-TRN-03")
@rule("P40-FAC-03")
def test_no_third_unit_and_no_facility() -> None:
    case = noncombat(units={"sea37": {"uk": {"transport": 1}}, "malaya": {"uk": {"infantry": 3}}})
    case.do("uk", "move sea37 sea", "take transport 1")
    case.refuses("uk", "load malaya naval_base transport", "P40-TRN-03")
    case.refuses("uk", "load malaya minor_ic transport", "P40-TRN-03")
    case.do("uk", "load malaya infantry transport", "load malaya infantry transport[infantry+]")
    assert not offered(case, "uk", "load")
    case.refuses("uk", "load malaya infantry transport[infantry+,infantry+]", "P40-TRN-02")


@rule("P40-SEA-02")
def test_transports_carry_no_aircraft_and_warships_no_troops() -> None:
    case = noncombat(
        units={
            "sea37": {"uk": {"transport": 1, "cruiser": 1}},
            "malaya": {"uk": {"infantry": 1, "fighter": 1}},
        }
    )
    case.do("uk", "move sea37 sea", "take transport 1", "take cruiser 1")
    case.refuses("uk", "load malaya fighter transport", "P40-SEA-02")
    case.refuses("uk", "load malaya infantry cruiser", "P40-SEA-02")


# -- loading and carrying in noncombat movement -----------------------------------------------------------


@rule("P40-TRN-05")
@rule("P40-TRN-19")
@rule("P40-TRN-11")
@rule("P40-NCM-21")
def test_british_take_over_java() -> None:
    """EX-A09."""
    case = noncombat(
        war=["china"], units={"sea37": {"uk": {"transport": 1}}, "malaya": {"uk": {"infantry": 2}}}
    )
    case.do("uk", "move sea37 sea", "take transport 1", "load malaya infantry transport")
    case.do("uk", "load malaya infantry transport[infantry+]", "step sea42")
    case.do("uk", "offload transport[infantry+,infantry+] infantry java")
    case.refuses("uk", "step sea43", "P40-TRN-11")
    case.do("uk", "offload transport[infantry+]~offloaded>java infantry java")
    assert case.control("java") == "uk"
    assert case.production("uk") == 20
    assert not case.at_war("uk", "japan")
    assert case.units("java") == {"uk": {"infantry": 2}}
    assert "move sea42 sea" not in case.legal("uk")
    assert not any(a.startswith("move java land") for a in case.legal("uk"))  # landing was their whole move


@rule("P40-NCM-21")
@rule("P40-TRN-19")
def test_gun_alone_does_not_take_java() -> None:
    """EX-B38."""
    case = noncombat(units={"sea42": {"uk": {"transport[infantry,aa_gun]": 1}}})
    case.do("uk", "move sea42 sea", "take transport 1")
    case.do("uk", "offload transport aa_gun java")
    assert case.control("java") == "netherlands"
    case.do("uk", "offload transport infantry java")
    assert case.control("java") == "uk"


@rule("P40-TRN-06")
@rule("P40-TRN-13")
@rule("P40-TRN-10")
def test_load_twice_on_the_way() -> None:
    """EX-A31."""
    case = noncombat(
        "japan",
        units={
            "sea6": {"japan": {"transport": 1}},
            "japan": {"japan": {"infantry": 1}},
            "shantung": {"japan": {"infantry": 1}},
        },
        control={"kiangsi": "japan"},
    )
    case.do("japan", "move sea6 sea", "take transport 1", "load japan infantry transport", "step sea19")
    case.do("japan", "load shantung infantry transport[infantry+]", "step sea20")
    case.do("japan", "offload transport infantry formosa")
    case.refuses("japan", "offload transport[infantry+]~offloaded>formosa infantry kiangsi", "P40-TRN-13")
    case.do("japan", "offload transport infantry formosa")
    assert case.units("formosa") == {"japan": {"infantry": 2}}
    assert case.units("sea20", marks=True) == {"japan": {"transport~offloaded>formosa": 1}}


@rule("P40-TRN-16")
@rule("P40-TRN-11")
def test_bridging_in_noncombat_movement() -> None:
    case = noncombat(units={"sea37": {"uk": {"transport": 1}}, "malaya": {"uk": {"infantry": 2}}})
    case.do("uk", "move sea37 sea", "take transport 1", "load malaya infantry transport")
    case.do("uk", "offload transport infantry shan_state")
    assert case.units("shan_state") == {"uk": {"infantry": 1}}
    assert "move sea37 sea" not in case.legal("uk")  # finished for the turn


@rule("P40-TRN-17")
@rule("P40-NCM-19")
def test_cargo_of_noncombat_movement_may_stay_at_sea_and_land_later_in_the_phase() -> None:
    case = noncombat(units={"sea37": {"uk": {"transport": 1}}, "malaya": {"uk": {"infantry": 1}}})
    case.do(
        "uk", "move sea37 sea", "take transport 1", "load malaya infantry transport", "step sea42", "halt"
    )
    assert case.units("sea42", marks=True) == {"uk": {"transport[infantry+]~moved": 1}}
    case.do("uk", "move sea42 sea", "take transport 1")
    case.refuses("uk", "step sea43", "P40-NCM-01")
    case.do("uk", "offload transport infantry java")
    assert case.units("java") == {"uk": {"infantry": 1}}


@rule("P40-TRN-10")
def test_a_unit_that_moved_does_not_load() -> None:
    case = noncombat(units={"sea37": {"uk": {"transport": 1}}, "malaya": {"uk": {"infantry~done": 1}}})
    case.do("uk", "move sea37 sea", "take transport 1")
    case.refuses("uk", "load malaya infantry transport", "P40-TRN-10")


@rule("P40-TRN-14")
def test_cargo_is_not_passed_on() -> None:
    case = noncombat(units={"sea37": {"uk": {"transport": 1, "transport[infantry]": 1}}})
    case.do("uk", "move sea37 sea", "take transport 1", "take transport[infantry] 1")
    assert not offered(case, "uk", "load")
    assert {a.split()[-1] for a in offered(case, "uk", "offload")} == {"malaya", "shan_state"}


@pytest.mark.parametrize("mark", ["~done", "~assaulting>siam"])
@rule("P40-TRN-20")
@rule("P40-NCM-19")
def test_transport_that_acted_in_combat_is_finished(mark: str) -> None:
    """Loaded, moved, offloaded or fought: all leave a mark."""
    case = noncombat(units={"sea37": {"uk": {f"transport[infantry]{mark}": 1, "cruiser": 1}}})
    case.do("uk", "move sea37 sea")
    case.refuses("uk", f"take transport[infantry]{mark} 1", "P40-NCM-19")


@rule("P40-TRN-12")
@rule("P40-NCM-19")
def test_transport_that_retreats_does_not_offload() -> None:
    """EX-B27, the transport."""
    case = combat(
        "japan",
        control={"french_indo_china": "japan"},
        units={
            "sea36": {"japan": {"cruiser": 1, "transport[infantry]": 1}},
            "sea37": {"uk": {"battleship": 1}},
            "malaya": {"uk": {"infantry": 1}},
        },
    )
    case.do("japan", "go sea36>sea37 cruiser transport assault=malaya")
    case.do("japan", "done", dice=[6, 6]).do("japan", "retreat sea36")
    assert case.units("sea36")["japan"] == {"cruiser": 1, "transport[infantry]": 1}
    assert case.step == "noncombat_move"
    case.refuses("japan", "move sea36 sea", "P40-NCM-01")


@rule("P40-TRN-27")
@rule("P40-TRN-15")
def test_no_offloading_into_hostile_land_or_from_a_hostile_zone() -> None:
    case = noncombat(units={"sea37": {"uk": {"transport[infantry]": 1}}})
    case.do("uk", "move sea37 sea", "take transport 1")
    case.refuses("uk", "offload transport[infantry] infantry siam", "P40-TRN-27")
    shared = noncombat(units={"sea37": {"uk": {"transport[infantry]": 1}, "japan": {"destroyer": 1}}})
    shared.do("uk", "move sea37 sea", "take transport 1")
    shared.refuses("uk", "offload transport[infantry] infantry malaya", "P40-TRN-15")


@rule("P40-CMV-15")
@rule("P40-TRN-05")
def test_enemy_submarines_and_transports_hinder_no_loading() -> None:
    case = noncombat(
        units={
            "sea37": {"uk": {"transport[infantry]": 1}, "japan": {"submarine": 1, "transport": 1}},
            "malaya": {"uk": {"infantry": 1}},
        }
    )
    case.do("uk", "move sea37 sea", "take transport 1")
    assert "load malaya infantry transport[infantry]" in case.legal("uk")
    assert "offload transport[infantry] infantry malaya" in case.legal("uk")


# -- loading for an assault -------------------------------------------------------------------------------

SIAM: dict[str, Any] = {"units": {"sea37": {"uk": {"transport": 1}}, "malaya": {"uk": {"infantry": 2}}}}


@rule("P40-TRN-16")
@rule("P40-AMP-01")
@rule("P40-AMP-02")
@rule("P40-TRN-07")
def test_bridging_assault() -> None:
    """EX-A10, after the announcement of war."""
    case = combat(war=["china", "uk", "anzac"], **SIAM)
    case.do("uk", "go sea37 transport load=malaya:infantry:2 assault=siam")
    assert case.units("sea37", marks=True) == {"uk": {"transport[infantry!,infantry!]~assaulting>siam": 1}}
    space = case.war.board.space_of
    assert case.state.assaults == ((space["sea37"], space["siam"]),)


@rule("P40-POL-34")
@rule("P40-TRN-07")
def test_no_assault_on_japan_in_peace() -> None:
    """EX-A10: without the announcement the assault is illegal, and so is loading for it."""
    case = combat(war=["china"], units={**SIAM["units"], "sea35": {"japan": {"cruiser": 1}}})
    assert not case.can("uk", "go sea37 transport load=malaya:infantry:2 assault=siam")


@rule("P40-TRN-07")
@rule("P40-TRN-17")
def test_units_loaded_in_combat_movement_must_assault() -> None:
    case = combat(
        units={
            "sea37": {"uk": {"transport[infantry]": 1, "cruiser": 1}},
            "malaya": {"uk": {"infantry": 1}},
            "sea42": {"japan": {"destroyer": 1}},
        }
    )
    case.do("uk", "move sea37 sea", "take transport 1", "take cruiser 1")
    assert "step sea42" in case.legal("uk")  # with old cargo it may just go and fight
    case.do("uk", "load malaya infantry transport[infantry]")
    case.refuses("uk", "step sea42", "P40-TRN-07")  # Java is not hostile
    case.do("uk", "halt")
    assert case.units("sea37", marks=True)["uk"]["transport[infantry!,infantry]~assaulting>siam"] == 1


@rule("P40-TRN-07")
def test_no_loading_where_nothing_can_be_assaulted() -> None:
    case = combat(
        "anzac",
        units={
            "sea62": {"anzac": {"transport": 1, "cruiser": 1}},
            "new_south_wales": {"anzac": {"infantry": 1}},
            "sea54": {"japan": {"destroyer": 1}},
        },
    )
    case.do("anzac", "move sea62 sea", "take transport 1")
    case.refuses("anzac", "load new_south_wales infantry transport", "P40-TRN-07")


@rule("P40-CMV-20")
@rule("P40-TRN-28")
def test_gun_is_not_loaded_in_combat_movement() -> None:
    case = combat(
        units={"sea37": {"uk": {"transport": 1}}, "malaya": {"uk": {"aa_gun": 1, "infantry": 1}}},
    )
    case.do("uk", "move sea37 sea", "take transport 1")
    assert offered(case, "uk", "load") == ["load malaya infantry transport"]
    case.refuses("uk", "load malaya aa_gun transport", "P40-TRN-28")


@rule("P40-TRN-29")
@rule("P40-TRN-28")
def test_gun_alone_aboard_is_no_assault_but_may_come_along() -> None:
    alone = combat(
        units={"sea37": {"uk": {"transport[aa_gun]": 1, "cruiser": 1}}, "sea42": {"japan": {"cruiser": 1}}}
    )
    alone.do("uk", "move sea37 sea", "take transport[aa_gun] 1")
    assert "halt" not in alone.legal("uk")
    alone.do("uk", "step sea42", "halt")
    assert alone.units("sea42", marks=True)["uk"] == {"transport[aa_gun]~done": 1}


@rule("P40-TRN-31")
@rule("P40-TRN-15")
def test_loading_in_a_zone_hostile_only_since_the_declaration() -> None:
    units = {
        "sea37": {"uk": {"transport": 1, "cruiser": 1}, "japan": {"destroyer": 1}},
        "malaya": {"uk": {"infantry": 1}},
    }
    new = combat(units=units, this_turn={"new_hostile_zones": ["sea37"]})
    new.do("uk", "move sea37 sea", "take transport 1", "load malaya infantry transport", "halt")
    assert "transport[infantry!]~assaulting>siam" in new.units("sea37", marks=True)["uk"]
    old = combat(units=units)
    old.do("uk", "move sea37 sea", "take transport 1")
    old.refuses("uk", "load malaya infantry transport", "P40-TRN-15")


# -- announcing -------------------------------------------------------------------------------------------


@rule("P40-AMP-02")
@rule("P40-AMP-03")
@rule("P40-AMP-04")
@rule("P40-CMV-06")
@rule("P40-TRN-08")
def test_assault_over_three_zones_with_support() -> None:
    """EX-B40, the moves: from the Carolines over 34 and 45 to Java; a battleship may follow."""
    case = combat(
        "japan",
        units={
            "sea33": {"japan": {"transport": 1, "battleship": 1}},
            "caroline_islands": {"japan": {"infantry": 2}},
        },
    )
    assert not case.can("japan", "go sea33>sea34>sea45>sea42 battleship")
    case.do("japan", "go sea33>sea34>sea45>sea42 transport load=caroline_islands:infantry:2 assault=java")
    case.do("japan", "go sea33>sea34>sea45>sea42 battleship")
    space = case.war.board.space_of
    assert case.state.assaults == ((space["sea42"], space["java"]),)
    assert case.state.entered_zones == (space["sea42"],)
    assert case.state.attacks == ()
    assert case.units("sea42", marks=True)["japan"]["battleship~done"] == 1


@rule("P40-TRN-08")
@pytest.mark.parametrize("escort", [{}, {"carrier": 1}])
@pytest.mark.parametrize("start", ["sea21", "sea35"])
def test_no_assault_is_announced_past_warships_nothing_could_clear(
    start: str, escort: dict[str, int]
) -> None:
    units: dict[str, Any] = {
        "sea21": {},
        "sea35": {"japan": {"destroyer": 1}},
        "philippines": {"japan": {"infantry": 1}},
    }
    units[start] = {**units[start], "usa": {"transport[infantry]": 1, **escort}}
    case = combat("usa", control={"philippines": "japan"}, units=units)
    way = "sea21>sea35" if start == "sea21" else "sea35"
    line = " ".join(["go", way, "transport", *escort, "assault=philippines"])
    case.refuses("usa", line, "P40-TRN-08")
    units["guam"] = {"usa": {"fighter": 1}}  # it could come and fight
    assert combat("usa", control={"philippines": "japan"}, units=units).can("usa", line)


@rule("P40-AMP-32")
@rule("P40-TRN-08")
@rule("P40-TRN-09")
def test_assault_may_be_announced_from_a_zone_to_be_cleared() -> None:
    """EX-A18: destroyer in the launch zone."""
    case = combat(
        "usa",
        control={"philippines": "japan"},
        units={
            "sea21": {"usa": {"battleship": 1, "transport[infantry,infantry]": 1}},
            "sea35": {"japan": {"destroyer": 1}},
            "philippines": {"japan": {"infantry": 1}},
        },
    )
    case.do("usa", "move sea21 sea", "take battleship 1", "take transport 1", "step sea35", "halt")
    assert case.legal("usa") == [
        "assault transport[infantry,infantry] philippines",
        "hold transport[infantry,infantry]",
    ]
    case.do("usa", "assault transport philippines")
    assert "transport[infantry,infantry]~assaulting>philippines" in case.units("sea35", marks=True)["usa"]


@rule("P40-AMP-09")
@rule("P40-CMV-16")
def test_submarines_in_the_launch_zone_are_not_attacked_by_announcement() -> None:
    """EX-B39, the moves: whether to fight submarine and transport is decided when the assault is resolved."""
    case = combat(
        control={"java": "japan"},
        units={
            "sea37": {"uk": {"cruiser": 1, "transport[infantry]": 1}},
            "sea42": {"japan": {"submarine": 1, "transport": 1}},
            "java": {"japan": {"infantry": 1}},
        },
    )
    case.do("uk", "move sea37 sea", "take cruiser 1", "take transport 1", "step sea42", "halt")
    case.do("uk", "assault transport java")
    assert case.state.attacks == ()
    assert "attack sea42" not in case.legal("uk")


@rule("P40-TRN-26")
@rule("P40-TRN-17")
@rule("P40-CMV-08")
def test_old_cargo_may_stay_aboard_if_the_fleet_has_another_errand() -> None:
    units = {
        "sea37": {"uk": {"cruiser": 1, "transport[infantry]": 1}},
        "sea36": {"japan": {"submarine": 1}},
    }
    case = combat(units=units)
    case.do("uk", "move sea37 sea", "take cruiser 1", "take transport 1", "step sea36", "halt")
    case.do("uk", "hold transport")
    space = case.war.board.space_of
    assert case.state.attacks == (space["sea36"],)
    assert case.units("sea36", marks=True)["uk"] == {"cruiser~done": 1, "transport[infantry]~done": 1}
    quiet = combat(units={"sea37": {"uk": {"cruiser": 1, "transport[infantry]": 1}}})
    quiet.do("uk", "move sea37 sea", "take cruiser 1", "take transport 1", "step sea36", "halt")
    quiet.refuses("uk", "hold transport[infantry]", "P40-CMV-27")


@rule("P40-AMP-23")
@rule("P40-TRN-13")
def test_each_transport_assaults_one_territory() -> None:
    case = combat(
        control={"french_indo_china": "japan"},
        units={"sea37": {"uk": {"transport[infantry,tank]": 1, "transport[infantry]": 1}}},
    )
    case.do(
        "uk", "move sea37 sea", "take transport[infantry] 1", "take transport[tank,infantry] 1", "step sea36"
    )
    case.do("uk", "halt", "assault transport[infantry] hainan")
    assert set(case.legal("uk")) == {
        "assault transport[tank,infantry] french_indo_china",
        "assault transport[tank,infantry] hainan",
        "assault transport[tank,infantry] kwangsi",
        "hold transport[tank,infantry]",
    }
    case.refuses("uk", "assault transport[tank,infantry] siam", "P40-AMP-02")
    case.do("uk", "assault transport french_indo_china")
    space = case.war.board.space_of
    assert case.state.assaults == (
        (space["sea36"], space["french_indo_china"]),
        (space["sea36"], space["hainan"]),
    )


@rule("P40-AMP-05")
@rule("P40-TRN-17")
def test_nothing_lands_without_an_announcement() -> None:
    case = combat(units={"sea37": {"uk": {"transport[infantry]": 1}}})
    case.do("uk", "done")
    assert case.step == "noncombat_move"
    assert case.control("siam") == "japan"
    assert case.units("sea37") == {"uk": {"transport[infantry]": 1}}


@rule("P40-TRN-05")
@rule("P40-TRN-06")
@rule("P40-TRN-07")
def test_empty_transport_fetches_troops_on_the_way_to_an_assault() -> None:
    case = combat(
        "japan",
        war=["china"],
        control={"french_indo_china": "france"},
        units={
            "sea6": {"japan": {"transport": 1}},
            "formosa": {"japan": {"infantry": 1}},
            "okinawa": {"japan": {"tank": 1}},
        },
    )
    case.do("japan", "pass", "move sea6 sea", "take transport 1", "step sea19")
    case.do("japan", "load okinawa tank transport")
    case.do("japan", "step sea20", "load formosa infantry transport[tank!]")
    case.refuses("japan", "halt", "P40-TRN-07")  # no enemy coast there
    case.do("japan", "step sea36", "halt")
    assert case.units("sea36", marks=True) == {
        "japan": {"transport[tank!,infantry!]~assaulting>french_indo_china": 1}
    }
    away = combat("japan", units={"sea6": {"japan": {"transport": 1}}})
    assert "move sea6 sea" not in away.legal("japan")  # nobody to fetch


@rule("P40-CMV-28")
def test_territory_taken_by_blitz_may_still_be_assaulted() -> None:
    case = combat(units={**SIAM["units"], "shan_state": {"uk": {"tank": 1}}})
    case.do("uk", "go shan_state>siam>shan_state tank")
    assert case.control("siam") == "uk"
    case.do("uk", "go sea37 transport load=malaya:infantry assault=siam")
    assert "transport[infantry!]~assaulting>siam" in case.units("sea37", marks=True)["uk"]


# -- friends' transports ----------------------------------------------------------------------------------


@rule("P40-TRN-18")
@rule("P40-TRN-10")
@rule("P40-GEN-11")
def test_three_steps_on_a_friends_transport() -> None:
    """EX-A38."""
    case = noncombat(
        "anzac", units={"sea54": {"usa": {"transport": 1}}, "queensland": {"anzac": {"infantry": 1}}}
    )
    case.do("anzac", "board sea54 usa:transport queensland infantry")
    aboard = "usa:transport[anzac:infantry+]"
    assert case.units("sea54", marks=True) == {"usa": {"transport[anzac:infantry+]": 1}}
    assert case.units("queensland") == {}
    case.refuses("anzac", f"disembark sea54 {aboard} infantry queensland", "P40-TRN-18")
    second = noncombat("usa", units={"sea54": {"usa": {"transport[anzac:infantry]": 1}}})
    second.do("usa", "move sea54 sea", "take transport 1", "step sea46")
    second.refuses("usa", "offload transport[anzac:infantry] anzac:infantry new_guinea", "P40-TRN-18")
    assert not offered(second, "usa", "offload")
    third = noncombat("anzac", units={"sea46": {"usa": {"transport[anzac:infantry]": 1}}})
    third.do("anzac", "disembark sea46 usa:transport[anzac:infantry] infantry new_guinea")
    assert third.units("new_guinea", marks=True) == {"anzac": {"infantry~done": 1}}


@rule("P40-MNF-08")
@rule("P40-TRN-18")
def test_assault_from_a_friends_transport_on_ones_own_turn() -> None:
    units = {"sea46": {"usa": {"transport[anzac:infantry]": 1}}, "new_guinea": {"japan": {"infantry": 1}}}
    parts: dict[str, Any] = {"control": {"new_guinea": "japan"}, "units": units}
    case = combat("anzac", **parts)
    case.do("anzac", "storm sea46 usa:transport[anzac:infantry] new_guinea")
    space = case.war.board.space_of
    assert case.state.assaults == ((space["sea46"], space["new_guinea"]),)
    assert case.units("sea46", marks=True) == {"usa": {"transport[anzac:infantry]~assaulting>new_guinea": 1}}
    owner = combat("usa", **{**parts, "units": {**units, "sea35": {"usa": {"cruiser": 1}}}})
    assert "move sea46 sea" not in owner.legal("usa")  # not on the transport owner's turn


@rule("P40-MNF-08")
@rule("P40-TRN-08")
def test_storm_needs_own_forces_to_clear_a_hostile_zone() -> None:
    parts: dict[str, Any] = {
        "control": {"new_guinea": "japan"},
        "units": {
            "sea46": {"usa": {"transport[anzac:infantry]": 1, "battleship": 1}, "japan": {"destroyer": 1}},
            "sea54": {"anzac": {"cruiser": 1}},
        },
    }
    case = combat("anzac", **parts)
    storm = "storm sea46 usa:transport[anzac:infantry] new_guinea"
    case.refuses("anzac", storm, "P40-TRN-08")
    case.do("anzac", "go sea54>sea46 cruiser", storm)


@rule("P40-TRN-18")
@rule("P40-TRN-07")
@rule("P40-CMV-01")
def test_boarding_is_a_noncombat_move() -> None:
    case = combat(
        "anzac",
        units={
            "sea54": {"usa": {"transport": 1}, "anzac": {"cruiser": 1}},
            "queensland": {"anzac": {"infantry": 1}},
            "sea46": {"japan": {"destroyer": 1}},
        },
    )
    case.refuses("anzac", "board sea54 usa:transport queensland infantry", "P40-CMV-01")


@rule("P40-TRN-13")
@rule("P40-TRN-16")
def test_friends_transport_offloads_into_one_territory_too() -> None:
    case = noncombat(
        "anzac",
        units={
            "sea37": {"usa": {"transport[anzac:infantry,anzac:infantry]": 1}},
            "malaya": {"anzac": {"infantry": 1}},
        },
    )
    case.do("anzac", "disembark sea37 usa:transport[anzac:infantry,anzac:infantry] infantry malaya")
    half = "usa:transport[anzac:infantry]~offloaded>malaya"
    case.refuses("anzac", f"disembark sea37 {half} infantry shan_state", "P40-TRN-13")
    case.refuses("anzac", f"board sea37 {half} malaya infantry", "P40-TRN-16")
    case.do("anzac", f"disembark sea37 {half} infantry malaya")
    assert case.units("malaya") == {"anzac": {"infantry": 3}}


@rule("P40-CHN-08")
def test_chinese_units_never_board() -> None:
    case = noncombat(
        "china",
        control={"kwangsi": "china"},
        units={"sea36": {"usa": {"transport": 1}}, "kwangsi": {"china": {"infantry": 1}}},
    )
    case.refuses("china", "board sea36 usa:transport kwangsi infantry", "P40-CHN-08")
    theirs = noncombat(
        "usa",
        control={"kwangsi": "china"},
        units={"sea36": {"usa": {"transport": 1}}, "kwangsi": {"china": {"infantry": 1}}},
    )
    theirs.do("usa", "move sea36 sea", "take transport 1")
    theirs.refuses("usa", "load kwangsi infantry transport", "P40-CHN-08")


@rule("P40-TRN-15")
def test_no_boarding_in_a_hostile_zone() -> None:
    case = noncombat(
        "anzac",
        units={
            "sea54": {"usa": {"transport": 1}, "japan": {"cruiser": 1}},
            "queensland": {"anzac": {"infantry": 1}},
        },
    )
    case.refuses("anzac", "board sea54 usa:transport queensland infantry", "P40-TRN-15")


@rule("P40-AMP-02")
@pytest.mark.parametrize(
    ("target", "words"), [("korea", "friendly"), ("sea5", "sea zone"), ("koera", "koera")]
)
def test_who_names_no_hostile_coast_is_told_so(target: str, words: str) -> None:
    case = combat("japan", units={"sea6": {"japan": {"transport": 1}}, "japan": {"japan": {"infantry": 1}}})
    refusal = case.refuses("japan", f"go sea6 transport load=japan:infantry assault={target}")
    assert words in refusal.text
    afloat = combat("japan", units={"sea6": {"japan": {"transport[infantry]": 1}}})
    assert words in afloat.refuses("japan", f"go sea6 transport assault={target}").text
