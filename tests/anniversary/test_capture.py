"""Who takes what: capture of territories, guns and complexes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.anniversary.helpers import Case


def attack(seat: str = "germany", **parts: Any) -> Case:
    """The combat move phase of a power."""
    return Case(turn=seat, phase="combat_move", **parts)


@pytest.mark.rule("A50-CAP-01", "A50-CAP-06")
def test_the_winner_with_a_land_unit_left_takes_the_territory() -> None:
    case = attack(units={"poland": {"germany": {"tank": 1}}, "east_poland": {"ussr": {"infantry": 1}}})
    levels = case.production("germany"), case.production("ussr")
    case.do("germany", "go poland>east_poland tank", "done", dice=[1, 6])
    assert case.control("east_poland") == "germany"
    assert (case.production("germany"), case.production("ussr")) == (levels[0] + 1, levels[1] - 1)


@pytest.mark.rule("A50-CAP-02")
def test_the_defender_keeps_it_when_nobody_is_left() -> None:
    case = attack(units={"poland": {"germany": {"tank": 1}}, "east_poland": {"ussr": {"infantry": 1}}})
    case.do("germany", "go poland>east_poland tank", "done", dice=[1, 1])
    assert case.units("east_poland") == {}
    assert case.control("east_poland") == "ussr"


@pytest.mark.rule("A50-CAP-03")
def test_ships_take_nothing() -> None:
    case = attack("usa", units={"sz61": {"usa": {"battleship": 1}}})
    assert not any("formosa" in words for words in case.legal("usa"))
    assert case.control("formosa") == "japan"
    fleet = {"usa": {"battleship": 1, "transport[infantry]": 1}}
    case = attack("usa", units={"sz61": fleet, "formosa": {"japan": {"infantry": 1}}})
    case.do("usa", "go sz61 transport assault=formosa", "done", "land all formosa")
    case.do("usa", "done", dice=[1, 1])  # both infantry are lost, the fleet lies off the shore
    assert case.units("formosa") == {}
    assert case.control("formosa") == "japan"


@pytest.mark.rule("A50-CAP-04", "A50-CAP-05")
def test_aircraft_alone_take_nothing_and_stay_until_they_land() -> None:
    case = attack(units={"poland": {"germany": {"bomber": 1}}, "east_poland": {"ussr": {"infantry": 1}}})
    case.do("germany", "go poland>east_poland bomber", "done", dice=[1, 6])
    assert case.control("east_poland") == "ussr"
    assert case.units("east_poland") == {"germany": {"bomber": 1}}
    case.do("germany", "go east_poland>poland bomber")
    assert case.units("poland") == {"germany": {"bomber": 1}}


@pytest.mark.rule("A50-CAP-04")
def test_aircraft_cannot_occupy_even_an_empty_territory() -> None:
    case = attack(units={"poland": {"germany": {"fighter": 1}}})
    case.do("germany", "go poland>east_poland fighter", "done")
    assert case.control("east_poland") == "ussr"
    assert case.step == "noncombat_move"


@pytest.mark.rule("A50-CAP-07", "A50-CAP-10", "A50-GEN-04")
def test_guns_and_complexes_pass_to_the_new_controller() -> None:
    case = attack(
        units={"belorussia": {"germany": {"tank": 2}}, "karelia_ssr": {"ussr": {"aa_gun": 1, "infantry": 1}}},
        control={"belorussia": "germany"},
        facilities={"karelia_ssr": {"complex_damage": 2}},
    )
    case.do("germany", "go belorussia>karelia_ssr tank:2", "done", dice=[1, 1, 6])
    assert case.units("karelia_ssr") == {"germany": {"tank": 2, "aa_gun": 1}}
    assert case.facilities("karelia_ssr") == (-1, -1, 1, 2)


@pytest.mark.rule("A50-CAP-08", "A50-AAG-11")
def test_a_captured_gun_does_not_move_this_turn() -> None:
    case = attack(
        units={"belorussia": {"germany": {"tank": 1}}, "karelia_ssr": {"ussr": {"aa_gun": 1}}},
        control={"belorussia": "germany"},
    )
    case.do("germany", "go belorussia>karelia_ssr tank", "done")
    assert case.units("karelia_ssr") == {"germany": {"tank": 1, "aa_gun": 1}}
    assert case.step == "noncombat_move"
    case.refuses("germany", "go karelia_ssr>belorussia aa_gun")
    later = Case(
        turn="germany",
        phase="noncombat_move",
        control={"belorussia": "germany", "karelia_ssr": "germany"},
        units={"karelia_ssr": {"germany": {"aa_gun": 1}}},
    )
    later.do("germany", "go karelia_ssr>belorussia aa_gun")


@pytest.mark.rule("A50-CAP-10", "A50-AAG-07")
def test_a_gun_retaken_belongs_to_the_controller_not_to_its_first_owner() -> None:
    case = attack(
        "uk",
        control={"egypt": "italy"},
        units={
            "trans_jordan": {"usa": {"infantry": 1}, "uk": {"tank": 1}},
            "egypt": {"italy": {"aa_gun": 1}},
        },
    )
    case.do("uk", "go trans_jordan>egypt tank", "done")
    assert case.units("egypt") == {"uk": {"tank": 1, "aa_gun": 1}}
    friend = attack(
        "usa",
        control={"egypt": "italy"},
        units={"trans_jordan": {"usa": {"infantry": 1}}, "egypt": {"italy": {"aa_gun": 1}}},
    )
    friend.do("usa", "go trans_jordan>egypt infantry", "done")
    assert friend.units("egypt") == {"usa": {"infantry": 1}, "uk": {"aa_gun": 1}}


@pytest.mark.rule("A50-AAG-09")
def test_a_gun_of_a_friend_stays_the_friends_when_the_land_is_freed() -> None:
    units = {"trans_jordan": {"usa": {"infantry": 1}}, "egypt": {"uk": {"aa_gun": 1}}}
    case = attack("usa", control={"egypt": "italy"}, units=units)
    case.do("usa", "go trans_jordan>egypt infantry", "done")
    assert case.units("egypt") == {"usa": {"infantry": 1}, "uk": {"aa_gun": 1}}


@pytest.mark.rule("A50-CAP-11")
@pytest.mark.parametrize("kind", ["infantry", "artillery", "tank"])
def test_infantry_artillery_and_tanks_capture(kind: str) -> None:
    units = {"poland": {"germany": {kind: 1, "fighter": 1}}, "east_poland": {"ussr": {"infantry": 1}}}
    case = attack(units=units)
    case.do("germany", f"go poland>east_poland {kind}", "go poland>east_poland fighter")
    case.do("germany", "done", dice=[1, 1, 6])
    assert case.control("east_poland") == "germany"


@pytest.mark.rule("A50-CAP-11")
def test_guns_do_not_capture() -> None:
    case = attack(units={"poland": {"germany": {"aa_gun": 1}}})
    case.refuses("germany", "go poland>east_poland aa_gun")
    assert [kind.id for kind in case.war.board.kinds if kind.captures] == ["infantry", "artillery", "tank"]


@pytest.mark.rule("A50-CAP-12", "A50-LIB-07")
def test_in_1942_the_printed_emblem_still_says_whose_land_it_was() -> None:
    case = Case(
        scenario="1942",
        turn="italy",
        phase="combat_move",
        control={"ukraine": "uk"},
        units={"bulgaria_romania": {"italy": {"infantry": 1}}},
    )
    board = case.war.board
    assert board.owner_ids[board.start_control[board.space_of["ukraine"]]] == "germany"
    case.do("italy", "go bulgaria_romania>ukraine infantry", "done")
    assert case.control("ukraine") == "italy"
    back = Case(
        scenario="1942",
        turn="uk",
        phase="combat_move",
        units={"caucasus": {"uk": {"infantry": 1}}},
    )
    back.do("uk", "go caucasus>ukraine infantry", "done")
    assert back.control("ukraine") == "ussr"


@pytest.mark.rule("A50-MNF-02")
def test_only_the_controller_collects() -> None:
    case = Case(
        turn="uk",
        phase="income",
        treasury={"uk": 0, "usa": 0},
        units={"egypt": {"usa": {"infantry": 9}}},
        options={"national_objectives": False},
    )
    assert case.treasury("uk") == 43
    assert case.treasury("usa") == 0
