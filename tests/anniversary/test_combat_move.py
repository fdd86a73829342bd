"""The Combat Move phase in general: where units may go, and where a combat move may end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.anniversary.helpers import Case


def moves(turn: str, units: dict[str, Any], **parts: Any) -> Case:
    return Case(turn=turn, phase="combat_move", units=units, **parts)


@pytest.mark.rule("A50-CMV-01", "A50-CMV-03")
def test_any_number_of_spaces_from_any_number_of_spaces() -> None:
    case = moves(
        "germany",
        {
            "poland": {"germany": {"infantry": 3}},
            "bulgaria_romania": {"germany": {"infantry": 2}},
            "sz5": {"germany": {"cruiser": 1}},
            "east_poland": {"ussr": {"infantry": 1}},
            "sz6": {"uk": {"cruiser": 1}},
        },
    )
    case.do("germany", "go poland>east_poland infantry", "go bulgaria_romania>east_poland infantry")
    case.do("germany", "go poland>baltic_states infantry:2", "go bulgaria_romania>ukraine infantry")
    case.do("germany", "go sz5>sz6 cruiser")
    assert case.units("east_poland") == {"germany": {"infantry": 2}, "ussr": {"infantry": 1}}
    assert case.state.origins[case.war.board.space_of["east_poland"]] == tuple(
        sorted(case.war.board.space_of[s] for s in ("poland", "bulgaria_romania"))
    )


@pytest.mark.rule("A50-CMV-02", "A50-CMV-21")
def test_an_empty_hostile_territory_is_taken_in_combat_not_in_the_move() -> None:
    case = moves("germany", {"poland": {"germany": {"infantry": 1}}})
    case.do("germany", "go poland>east_poland infantry")
    assert case.control("east_poland") == "ussr"
    case.do("germany", "done")
    assert case.control("east_poland") == "germany"
    late = Case(turn="germany", phase="noncombat_move", units={"poland": {"germany": {"infantry": 1}}})
    late.refuses("germany", "go poland>east_poland infantry", "A50-NCM-04")


@pytest.mark.rule("A50-CMV-04", "A50-CMV-11")
def test_through_friendly_land_and_water_as_far_as_the_move_value() -> None:
    case = moves(
        "germany",
        {
            "germany": {"germany": {"tank": 1, "infantry": 1}},
            "east_poland": {"ussr": {"infantry": 1}},
            "sz5": {"germany": {"cruiser": 1}},
            "sz7": {"uk": {"cruiser": 1}},
            "sz8": {"uk": {"cruiser": 1}},
        },
    )
    assert case.can("germany", "go germany>poland>east_poland tank")
    assert case.can("germany", "go sz5>sz6>sz7 cruiser")
    case.refuses("germany", "go germany>poland>east_poland infantry", "A50-CMV-11")
    case.refuses("germany", "go sz5>sz6>sz7>sz8 cruiser", "A50-SZN-05")
    near = moves("germany", {"poland": {"germany": {"infantry": 1}}})
    near.refuses("germany", "go poland>east_poland>belorussia infantry", "A50-CMV-11")


@pytest.mark.rule("A50-CMV-05")
def test_a_combat_move_does_not_end_in_a_friendly_space() -> None:
    case = moves(
        "uk",
        {
            "united_kingdom": {"uk": {"infantry": 1, "fighter": 1}},
            "india": {"uk": {"infantry": 1}},
            "sz19": {"uk": {"destroyer": 1}},
            "sz21": {"japan": {"cruiser": 1}},
        },
    )
    case.refuses("uk", "go india>burma infantry", "A50-CMV-05")
    case.refuses("uk", "go sz19>sz20 destroyer", "A50-CMV-05")
    case.refuses("uk", "go united_kingdom>sz8 fighter", "A50-CMV-05")
    assert case.can("uk", "go sz19>sz20>sz21 destroyer")
    case.do("uk", "move sz19 sea", "take destroyer 1", "step sz20")
    assert case.legal("uk") == ["step sz21"]  # no way back, and no halt


@pytest.mark.rule("A50-CMV-06")
def test_a_tank_that_blitzed_may_end_in_friendly_land() -> None:
    case = moves("germany", {"poland": {"germany": {"tank": 2}}})
    assert case.can("germany", "go poland>east_poland>bulgaria_romania tank")
    case.refuses("germany", "go poland>germany>france tank", "A50-CMV-05")


@pytest.mark.rule("A50-CMV-07", "A50-CMV-14")
def test_ships_join_an_assault_from_a_zone_where_nobody_is() -> None:
    units = {
        "united_kingdom": {"uk": {"infantry": 2}},
        "sz8": {"uk": {"transport": 1, "battleship": 1, "submarine": 1}},
        "france": {"germany": {"infantry": 1}},
    }
    case = moves("uk", units)
    case.refuses("uk", "go sz8>sz7 battleship", "A50-CMV-05")  # nothing was announced yet
    case.do("uk", "go sz8>sz7 transport load=united_kingdom:infantry:2 assault=france")
    case.do("uk", "go sz8>sz7 battleship", "go sz8>sz7 submarine")
    case.do("uk", "done")
    assert case.step == "assault"


@pytest.mark.rule("A50-CMV-08")
def test_ships_leave_a_hostile_zone_to_escape() -> None:
    case = moves(
        "germany", {"sz6": {"germany": {"cruiser": 1, "transport": 1}, "uk": {"destroyer": 1}}, "sz7": {}}
    )
    case.do("germany", "go sz6>sz5 cruiser", "go sz6>sz3>sz4 transport")
    case.do("germany", "done")
    assert case.step == "noncombat_move"
    assert not any(a.startswith("move sz") for a in case.legal("germany"))


@pytest.mark.rule("A50-CMV-09")
def test_ships_enter_a_zone_to_attack_submarines_or_transports() -> None:
    units = {"sz5": {"germany": {"cruiser": 1, "transport": 1}}, "sz6": {"uk": {"submarine": 1}}}
    case = moves("germany", units)
    case.refuses("germany", "go sz5>sz6 transport", "A50-CMV-05")  # transports attack nobody
    case.do("germany", "go sz5>sz6 cruiser")
    assert case.state.attacks == (case.war.board.space_of["sz6"],)
    empty = moves("germany", {"sz5": {"germany": {"cruiser": 1}}})
    empty.refuses("germany", "go sz5>sz6 cruiser", "A50-CMV-05")


@pytest.mark.rule("A50-CMV-10")
def test_aircraft_over_a_friendly_zone_need_a_battle() -> None:
    def over(**units: Any) -> Case:
        return moves(
            "germany",
            {
                "northwestern_europe": {"germany": {"fighter": 1, "bomber": 1}},
                "sz5": {"germany": {"destroyer": 1}},
                "sz6": units,
            },
        )

    attack = "go northwestern_europe>sz6 fighter"
    assert over(uk={"transport": 1}).can("germany", attack)
    assert over(uk={"transport": 1, "submarine": 1}).can("germany", attack)
    alone = over(uk={"submarine": 1})
    alone.refuses("germany", attack, "A50-CMV-10")
    alone.do("germany", "go sz5>sz6 destroyer")
    alone.do("germany", attack, "go northwestern_europe>sz6 bomber")
    over().refuses("germany", attack, "A50-CMV-05")


@pytest.mark.rule("A50-CMV-10")
def test_aircraft_join_ships_that_came_to_launch_an_assault() -> None:
    def landing(*ships: str) -> Case:
        case = moves(
            "germany",
            {
                "northwestern_europe": {"germany": {"fighter": 1}},
                "sz5": {"germany": {"transport[infantry]": 1, "destroyer": 1}},
                "sz6": {"uk": {"submarine": 1}},
                "united_kingdom": {"uk": {"infantry": 1}},
            },
        )
        return case.do("germany", "go sz5>sz6 " + " ".join(ships) + " assault=united_kingdom")

    landing("transport").refuses("germany", "go northwestern_europe>sz6 fighter", "A50-CMV-10")
    assert landing("transport", "destroyer").can("germany", "go northwestern_europe>sz6 fighter")


@pytest.mark.rule("A50-CMV-12")
def test_a_space_left_empty_stays_with_its_controller() -> None:
    case = moves("germany", {"poland": {"germany": {"infantry": 1}}})
    case.do("germany", "go poland>east_poland infantry", "done")
    assert case.units("poland") == {}
    assert case.control("poland") == "germany"


@pytest.mark.rule("A50-CMV-13")
def test_no_way_leads_over_a_battle_still_to_be_won() -> None:
    case = moves(
        "germany",
        {
            "poland": {"germany": {"infantry": 9, "tank": 1}},
            "east_poland": {"ussr": {"infantry": 1}},
            "sz5": {"germany": {"battleship": 2, "cruiser": 1}},
            "sz6": {"uk": {"destroyer": 1}},
            "sz7": {"uk": {"transport": 1}},
        },
    )
    case.do("germany", "go poland>east_poland infantry:9", "go sz5>sz6 battleship:2")
    case.refuses("germany", "go poland>east_poland>belorussia tank", "A50-BLZ-05")
    case.refuses("germany", "go sz5>sz6>sz7 cruiser", "A50-SZN-05")


@pytest.mark.rule("A50-CMV-15")
def test_only_announced_assaults_are_carried_out() -> None:
    units = {"sz7": {"uk": {"transport[infantry]": 1}}, "france": {"germany": {"infantry": 1}}}
    case = moves("uk", units).do("uk", "done")
    assert case.step == "noncombat_move"
    case.refuses("uk", "storm sz7 transport france", "A50-CMV-15")
    assert not any("france" in a for a in case.legal("uk"))


@pytest.mark.rule("A50-CMV-16")
def test_nobody_attacks_his_own_side() -> None:
    case = moves(
        "germany",
        {
            "germany": {"germany": {"infantry": 1, "fighter": 1}},
            "balkans": {"italy": {"infantry": 1}},
            "sz5": {"italy": {"transport": 1}},
        },
    )
    case.refuses("germany", "go germany>balkans infantry", "A50-CMV-05")
    case.refuses("germany", "go germany>balkans fighter", "A50-CMV-05")
    case.refuses("germany", "go germany>sz5 fighter", "A50-CMV-05")


@pytest.mark.rule("A50-CMV-17")
def test_who_moved_or_fought_does_not_move_again_but_aircraft_land() -> None:
    case = moves(
        "germany",
        {
            "poland": {"germany": {"infantry": 1, "fighter": 1, "tank": 1}},
            "east_poland": {"ussr": {"infantry": 1}},
            "sz6": {"uk": {"transport": 1}, "germany": {"cruiser": 1}},
        },
    )
    case.do("germany", "go poland>east_poland infantry", "go poland>east_poland fighter", "attack sz6")
    case.refuses("germany", "go east_poland>belorussia infantry", "A50-SEQ-09")
    case.do("germany", "done", "fight sz6", dice=[1, 1, 6])
    assert case.step == "noncombat_move"
    case.refuses("germany", "go east_poland>poland infantry", "A50-NCM-01")
    case.refuses("germany", "go sz6>sz5 cruiser", "A50-NCM-01")
    case.do("germany", "go east_poland>germany fighter", "go poland>germany tank")


@pytest.mark.rule("A50-CMV-18", "A50-AAG-10", "A50-NCM-06")
def test_guns_move_in_noncombat_movement_only() -> None:
    units = {"poland": {"germany": {"aa_gun": 1}}, "sz7": {"germany": {"transport": 1}}}
    case = moves("germany", {**units, "northwestern_europe": {"germany": {"aa_gun": 1}}})
    case.refuses("germany", "go poland>east_poland aa_gun", "A50-CMV-18")
    case.refuses(
        "germany",
        "go sz7 transport load=northwestern_europe:aa_gun assault=united_kingdom",
        "A50-CMV-05",
    )
    later = Case(turn="germany", phase="noncombat_move", units=units)
    assert later.can("germany", "go poland>germany aa_gun")


@pytest.mark.rule("A50-CMV-18", "A50-AAG-10")
def test_a_gun_loaded_earlier_rides_along() -> None:
    case = moves(
        "uk",
        {
            "sz8": {"uk": {"transport[aa_gun]": 1}},
            "united_kingdom": {"uk": {"infantry": 1}},
            "france": {"germany": {"infantry": 1}},
        },
    )
    case.do("uk", "go sz8>sz7 transport load=united_kingdom:infantry assault=france")
    assert case.units("sz7") == {"uk": {"transport[infantry,aa_gun]": 1}}


@pytest.mark.rule("A50-CMV-19", "A50-CMV-20")
def test_land_units_fight_on_land_and_ships_at_sea() -> None:
    case = moves(
        "germany",
        {
            "northwestern_europe": {"germany": {"infantry": 1}},
            "sz5": {"germany": {"cruiser": 1}},
            "sz6": {"uk": {"transport": 1}},
        },
    )
    case.refuses("germany", "go northwestern_europe>sz6 infantry", "A50-CMV-05")
    case.do("germany", "move sz5 sea", "take cruiser 1")
    case.refuses("germany", "step karelia_ssr", "A50-CMV-20")
    inland = moves("germany", {"poland": {"germany": {"infantry": 1}}, "sz5": {"ussr": {"transport": 1}}})
    inland.do("germany", "move poland land", "take infantry 1")
    inland.refuses("germany", "step sz5", "A50-MAP-15")


@pytest.mark.rule("A50-CMV-22")
def test_aircraft_over_undefended_land_may_be_sent_but_take_nothing() -> None:
    case = moves("germany", {"poland": {"germany": {"fighter": 1}}})
    case.do("germany", "go poland>east_poland fighter", "done")
    assert case.step == "noncombat_move"
    assert case.control("east_poland") == "ussr"
    assert case.units("east_poland") == {"germany": {"fighter": 1}}


@pytest.mark.rule("A50-CMV-23")
def test_where_a_submarine_ends_its_combat_move() -> None:
    units = {"sz3": {"uk": {"submarine": 1}}, "sz6": {"germany": {"cruiser": 1}}}
    case = moves("uk", units)
    case.refuses("uk", "go sz3>sz4 submarine", "A50-CMV-05")  # that can wait for noncombat movement
    case.refuses("uk", "go sz3>sz6>sz7 submarine", "A50-CMV-05")
    assert case.can("uk", "go sz3>sz6 submarine")
    prey = moves("uk", {**units, "sz7": {"germany": {"transport": 1}}})
    prey.do("uk", "go sz3>sz6>sz7 submarine")
    assert prey.state.attacks == (prey.war.board.space_of["sz7"],)
    escape = moves("uk", {"sz3": {"uk": {"submarine": 1}, "germany": {"destroyer": 1}}})
    assert escape.can("uk", "go sz3>sz4 submarine")
