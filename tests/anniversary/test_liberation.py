"""Liberation, capitals and what falls with them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.anniversary.helpers import Case


def attack(seat: str, **parts: Any) -> Case:
    """The combat move phase of a power."""
    return Case(turn=seat, phase="combat_move", **parts)


def moscow(**parts: Any) -> Case:
    """Germany about to walk into an empty Moscow."""
    parts = {"treasury": {"germany": 5, "ussr": 18}, **parts}
    return attack(
        "germany",
        control={"belorussia": "germany"},
        units={"belorussia": {"germany": {"infantry": 1}}, **parts.pop("units", {})},
        **parts,
    )


@pytest.mark.rule("A50-LIB-01", "A50-LIB-02")
def test_land_of_a_friend_is_given_back_with_guns_and_complex() -> None:
    case = attack(
        "uk",
        control={"caucasus": "germany"},
        units={"persia": {"uk": {"infantry": 1}}, "caucasus": {"germany": {"aa_gun": 1}}},
    )
    levels = case.production("uk"), case.production("ussr")
    case.do("uk", "go persia>caucasus infantry", "done")
    assert case.control("caucasus") == "ussr"
    assert (case.production("uk"), case.production("ussr")) == (levels[0], levels[1] + 4)
    assert case.units("caucasus") == {"uk": {"infantry": 1}, "ussr": {"aa_gun": 1}}
    assert case.facilities("caucasus")[2] == 1


@pytest.mark.rule("A50-LIB-03", "A50-LIB-04", "A50-LIB-05")
def test_while_its_capital_is_lost_the_liberator_keeps_it() -> None:
    case = attack(
        "uk",
        control={"russia": "germany", "caucasus": "germany"},
        units={"persia": {"uk": {"infantry": 1}}, "caucasus": {"germany": {"aa_gun": 1}}},
    )
    case.do("uk", "go persia>caucasus infantry", "done")
    assert case.control("caucasus") == "uk"
    assert case.units("caucasus") == {"uk": {"infantry": 1, "aa_gun": 1}}
    assert case.production("uk") == 43 + 4


@pytest.mark.rule("A50-LIB-05", "A50-LIB-17", "A50-LIB-23")
def test_what_was_kept_goes_back_when_the_capital_is_freed_later_in_the_turn() -> None:
    case = attack(
        "uk",
        control={"russia": "germany", "caucasus": "germany"},
        units={
            "persia": {"uk": {"infantry": 1}},
            "kazakh_ssr": {"uk": {"infantry": 1}},
            "caucasus": {"germany": {"aa_gun": 1}},
        },
    )
    case.do("uk", "go persia>caucasus infantry", "go kazakh_ssr>russia infantry", "done")
    assert case.control("russia") == case.control("caucasus") == "ussr"
    assert case.units("caucasus") == {"uk": {"infantry": 1}, "ussr": {"aa_gun": 1}}


@pytest.mark.rule("A50-LIB-06")
def test_ones_own_land_is_simply_retaken() -> None:
    lost = {"east_poland": "germany"}
    case = attack("ussr", control=lost, units={"belorussia": {"ussr": {"infantry": 1}}})
    case.do("ussr", "go belorussia>east_poland infantry", "done")
    assert case.control("east_poland") == "ussr"
    homeless = attack(
        "ussr", control={**lost, "russia": "germany"}, units={"belorussia": {"ussr": {"infantry": 1}}}
    )
    homeless.do("ussr", "go belorussia>east_poland infantry", "done")
    assert homeless.control("east_poland") == "ussr"


@pytest.mark.rule("A50-LIB-07")
def test_axis_markers_of_1942_make_no_original_owner() -> None:
    case = Case(
        scenario="1942",
        turn="germany",
        phase="combat_move",
        control={"philippine_islands": "usa", "burma": "uk"},
        units={"french_indo_china_thailand": {"germany": {"infantry": 1}}},
    )
    case.do("germany", "go french_indo_china_thailand>burma infantry", "done")
    assert case.control("burma") == "germany"


@pytest.mark.rule("A50-LIB-10")
def test_the_six_capitals() -> None:
    board = Case(phase="purchase").war.board
    capitals = {
        power.id: board.space_ids[board.capital[number]]
        for number, power in enumerate(board.powers)
        if board.capital[number] >= 0
    }
    assert capitals == {
        "usa": "eastern_united_states",
        "ussr": "russia",
        "uk": "united_kingdom",
        "germany": "germany",
        "italy": "italy",
        "japan": "japan",
    }


@pytest.mark.rule("A50-LIB-10", "A50-LIB-11")
def test_the_captor_of_a_capital_gets_all_its_owners_money() -> None:
    case = moscow()
    case.do("germany", "go belorussia>russia infantry", "done")
    assert case.control("russia") == "germany"
    assert (case.treasury("germany"), case.treasury("ussr")) == (23, 0)


@pytest.mark.rule("A50-LIB-12")
def test_freeing_a_capital_takes_nothing_from_who_held_it() -> None:
    case = attack(
        "uk",
        control={"russia": "germany"},
        treasury={"germany": 25, "uk": 0, "ussr": 0},
        units={"kazakh_ssr": {"uk": {"infantry": 1}}},
    )
    case.do("uk", "go kazakh_ssr>russia infantry", "done")
    assert case.control("russia") == "ussr"
    assert (case.treasury("germany"), case.treasury("uk")) == (25, 0)


@pytest.mark.rule("A50-LIB-13", "A50-LIB-14", "A50-SEQ-10")
def test_without_its_capital_a_power_only_moves_and_fights() -> None:
    case = Case(
        turn="ussr",
        phase="research",
        control={"russia": "germany"},
        treasury={"ussr": 30},
        pool={"ussr": {"infantry": 2}},
        researchers={"ussr": 1},
        units={"caucasus": {"ussr": {"infantry": 1}}},
    )
    assert case.step == "combat_move"
    case.do("ussr", "done")
    assert case.step == "noncombat_move"
    case.do("ussr", "done")
    assert case.waiting == ("japan",)
    assert case.treasury("ussr") == 30


@pytest.mark.rule("A50-LIB-15", "A50-LIB-16", "A50-LIB-17", "A50-LIB-18")
def test_with_the_capital_everything_friends_held_comes_back() -> None:
    case = attack(
        "uk",
        control={"russia": "germany", "caucasus": "uk", "karelia_ssr": "germany", "urals": "usa"},
        facilities={"russia": {"complex_damage": 3}},
        units={
            "kazakh_ssr": {"uk": {"infantry": 1}},
            "russia": {"germany": {"aa_gun": 2}},
            "caucasus": {"uk": {"aa_gun": 1}},
        },
    )
    case.do("uk", "go kazakh_ssr>russia infantry", "done")
    assert case.control("russia") == case.control("caucasus") == case.control("urals") == "ussr"
    assert case.control("karelia_ssr") == "germany"  # held by an enemy
    assert case.units("russia") == {"uk": {"infantry": 1}, "ussr": {"aa_gun": 2}}
    assert case.facilities("russia") == (-1, -1, 1, 3)
    assert case.units("caucasus") == {"uk": {"aa_gun": 1}}  # owned before the liberation
    paid = Case(turn="ussr", phase="income", treasury={"ussr": 0}, options={"national_objectives": False})
    assert paid.treasury("ussr") == 30


@pytest.mark.rule("A50-LIB-19")
def test_units_of_the_fallen_power_keep_waiting() -> None:
    case = moscow(pool={"ussr": {"tank": 2}})
    case.do("germany", "go belorussia>russia infantry", "done")
    war = case.war
    assert case.state.pool[war.power("ussr")] == {war.board.item_of["tank"]: 2}
    assert case.treasury("ussr") == 0


@pytest.mark.rule("A50-LIB-20")
def test_a_capital_that_falls_again_is_plundered_again() -> None:
    case = moscow()
    case.do("germany", "go belorussia>russia infantry", "done")
    again = attack(
        "italy",
        control={"belorussia": "germany"},
        treasury={"italy": 0, "germany": 23, "ussr": 7},
        units={"belorussia": {"italy": {"infantry": 1}}},
    )
    again.do("italy", "go belorussia>russia infantry", "done")
    assert (again.treasury("italy"), again.treasury("germany"), again.treasury("ussr")) == (7, 23, 0)


@pytest.mark.rule("A50-LIB-21")
def test_a_power_that_retakes_its_capital_mobilizes_and_collects_in_that_turn() -> None:
    case = Case(
        turn="ussr",
        phase="research",
        control={"russia": "germany"},
        treasury={"ussr": 0},
        pool={"ussr": {"infantry": 1}},
        units={"urals": {"ussr": {"infantry": 1}}},
        options={"national_objectives": False},
    )
    case.do("ussr", "go urals>russia infantry", "done", "done")
    assert case.step == "mobilize"
    case.refuses("ussr", "place infantry russia", "A50-MOB-02")
    case.do("ussr", "place infantry caucasus")
    assert case.units("caucasus") == {"ussr": {"infantry": 1}}
    assert case.treasury("ussr") == 30


@pytest.mark.rule("A50-LIB-22")
def test_china_has_no_capital_to_lose() -> None:
    nine = ("chinghai", "fukien", "hupeh", "kiangsu", "manchuria", "ningxia", "sikang", "suiyuan", "yunnan")
    lost = dict.fromkeys(nine, "japan")
    case = attack("usa", control=lost, units={"burma": {"usa": {"infantry": 1}}})
    case.do("usa", "go burma>yunnan infantry", "done")
    assert case.control("yunnan") == "china"


@pytest.mark.rule("A50-LIB-23", "A50-LIB-18")
def test_a_gun_owned_before_the_turn_stays_where_one_captured_follows() -> None:
    case = attack(
        "uk",
        control={"russia": "germany", "caucasus": "uk", "kazakh_ssr": "ussr"},
        units={"kazakh_ssr": {"uk": {"infantry": 1}}, "caucasus": {"uk": {"aa_gun": 1}}},
    )
    case.do("uk", "go kazakh_ssr>russia infantry", "done")
    assert case.control("caucasus") == "ussr"
    assert case.units("caucasus") == {"uk": {"aa_gun": 1}}


@pytest.mark.rule("A50-LIB-24")
def test_land_of_a_fallen_power_stays_its_own_whoever_stands_there() -> None:
    case = moscow(units={"karelia_ssr": {"uk": {"infantry": 3}, "ussr": {"infantry": 2}}})
    case.do("germany", "go belorussia>russia infantry", "done")
    assert case.control("karelia_ssr") == "ussr"
    assert case.control("caucasus") == "ussr"
    mobilize = Case(
        turn="uk", phase="mobilize", pool={"uk": {"infantry": 1}}, control={"russia": "germany"},
    )  # fmt: skip
    mobilize.refuses("uk", "place infantry karelia_ssr", "A50-MOB-07")
