"""Where submarines go, and how they let others pass."""

from __future__ import annotations

from typing import Any

import pytest

from tests.anniversary.helpers import Case


def moves(turn: str, units: dict[str, Any], phase: str = "combat_move", **parts: Any) -> Case:
    return Case(turn=turn, phase=phase, units=units, **parts)


@pytest.mark.rule("A50-SUB-01")
def test_submarines_pass_enemy_warships_in_both_phases() -> None:
    units = {"sz3": {"uk": {"submarine": 1, "cruiser": 1}}, "sz6": {"germany": {"cruiser": 1}}}
    combat = moves("uk", {**units, "sz7": {"germany": {"transport": 1}}})
    assert combat.can("uk", "go sz3>sz6>sz7 submarine")
    combat.refuses("uk", "go sz3>sz6>sz7 cruiser", "A50-SZN-05")
    later = moves("uk", units, "noncombat_move")
    assert later.can("uk", "go sz3>sz6>sz7 submarine")
    later.refuses("uk", "go sz3>sz6>sz7 cruiser", "A50-NCM-14")


@pytest.mark.rule("A50-SUB-02", "A50-SUB-03")
def test_a_destroyer_stops_a_submarine_and_in_combat_movement_it_attacks() -> None:
    units = {
        "sz53": {"usa": {"submarine": 1}},
        "sz57": {"japan": {"destroyer": 1}},
        "sz58": {"japan": {"transport": 1}},
    }
    case = moves("usa", units)
    case.refuses("usa", "go sz53>sz57>sz58 submarine", "A50-SUB-02")
    case.do("usa", "go sz53>sz57 submarine", "done", dice=[1, 6])  # it was a battle
    assert case.units("sz57") == {"usa": {"submarine": 1}}
    later = moves("usa", units, "noncombat_move")
    later.refuses("usa", "go sz53>sz57>sz58 submarine", "A50-SUB-02")
    later.do("usa", "go sz53>sz57 submarine")  # stopped, but there is no battle now


@pytest.mark.rule("A50-SUB-02")
def test_a_friends_destroyer_and_the_one_it_leaves_behind_do_not_stop_it() -> None:
    case = moves(
        "usa",
        {
            "sz53": {"usa": {"submarine": 1}, "japan": {"destroyer": 1}},
            "sz57": {"uk": {"destroyer": 1}},
            "sz58": {"japan": {"transport": 1}},
        },
    )
    assert case.can("usa", "go sz53>sz57>sz58 submarine")


@pytest.mark.rule("A50-SUB-04")
def test_a_submarine_may_end_noncombat_movement_among_enemies() -> None:
    case = moves(
        "uk", {"sz3": {"uk": {"submarine": 1}}, "sz6": {"germany": {"battleship": 1}}}, "noncombat_move"
    )
    case.do("uk", "go sz3>sz6 submarine", "done")
    assert case.units("sz6") == {"uk": {"submarine": 1}, "germany": {"battleship": 1}}


@pytest.mark.rule("A50-SUB-05", "A50-SZN-03", "A50-TRN-11")
def test_enemy_submarines_stop_nobody_and_fire_at_nobody_who_passes() -> None:
    units = {
        "sz3": {"uk": {"transport": 1, "cruiser": 1}},
        "sz6": {"germany": {"submarine": 2, "transport": 1}},
        "sz7": {"germany": {"cruiser": 1}},
    }
    case = moves("uk", units)
    case.do("uk", "go sz3>sz6>sz7 cruiser")
    later = moves("uk", units, "noncombat_move")
    later.do("uk", "go sz3>sz6 transport")
    assert later.waiting == ("uk",)  # no submarine is asked whether it fires
    assert later.units("sz6")["uk"] == {"transport": 1}
    through = moves("uk", {**units, "sz7": {}}, "noncombat_move")
    through.do("uk", "go sz3>sz6>sz7 transport")
    assert through.units("sz7") == {"uk": {"transport": 1}}


@pytest.mark.rule("A50-SUB-05", "A50-SZN-04")
def test_ships_that_end_beside_submarines_for_an_assault_need_not_fight_them() -> None:
    case = moves(
        "uk",
        {
            "united_kingdom": {"uk": {"infantry": 1}},
            "sz8": {"uk": {"transport": 1, "cruiser": 1}},
            "sz7": {"germany": {"submarine": 1}},
            "france": {"germany": {"infantry": 1}},
        },
    )
    case.do("uk", "go sz8>sz7 transport cruiser load=united_kingdom:infantry assault=france", "done")
    assert case.legal("uk") == ["engage", "ignore"]
    alone = moves("uk", {"sz8": {"uk": {"cruiser": 1}, "germany": {"submarine": 1}}})
    alone.do("uk", "done")
    assert alone.step == "noncombat_move"


@pytest.mark.rule("A50-SUB-06")
def test_a_submarine_that_ends_its_combat_move_among_warships_attacks() -> None:
    case = moves("uk", {"sz3": {"uk": {"submarine": 1}}, "sz6": {"germany": {"cruiser": 1}}})
    case.do("uk", "go sz3>sz6 submarine", "done")
    assert case.step == "battle"


@pytest.mark.rule("A50-SUB-02", "A50-SZN-05")
def test_submarines_in_one_order_with_other_ships_stop_with_them() -> None:
    case = moves(
        "uk",
        {
            "sz3": {"uk": {"submarine": 1, "cruiser": 1}},
            "sz6": {"germany": {"cruiser": 1}},
            "sz7": {"germany": {"transport": 1}},
        },
    )
    case.refuses("uk", "go sz3>sz6>sz7 submarine cruiser", "A50-SZN-05")
