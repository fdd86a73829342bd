"""The surprise attack in Indonesia."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.admirals_war.combat.frames import AreaFight, Combat
from flagplot.games.admirals_war.shores import indonesia
from tests.admirals_war.helpers import Case, quiet

FACTORS = {
    "jap_21af": "3-4", "jap_22af": "3-4", "jap_hosho": "0-1-4-1*", "uk_repulse": "3-3-6", "us_5af": "2-4",
    "us_houston": "1-1-7", "uk_exeter": "1-1-7", "jap_hiei": "3-3-6",
}  # fmt: skip


def attack(units: dict[str, Any], *, dice: Any = (), **parts: Any) -> Case:
    frames = [{"step": "turn", "number": 8}, {"step": "indonesia"}]
    return Case(
        **{"turn": 3, "surprise": True, "pacific": "attack", **parts}, attack_turn=3, frames=frames,
        units=units, factors=FACTORS, dice=dice,
    )  # fmt: skip


@pytest.mark.rule("AW-IND-01")
def test_two_rounds_against_units_at_sea_and_in_bases_that_touch_the_area() -> None:
    units = {
        "indonesia": ["jap_21af", "uk_repulse"], "philippines": ["us_5af"], "singapore": ["uk_exeter"],
        "pearl_harbor": ["us_houston"],
    }  # fmt: skip
    case = attack(units)
    targets = ["uk_repulse", "uk_exeter", "us_5af"]
    assert sorted(case.legal("japanese")) == sorted(f"aim jap_21af {id}" for id in (*targets, "none"))
    case.do("japanese", "aim jap_21af uk_exeter", dice=[1, 1, 1])
    assert len(case.legal("japanese")) == 4  # the second round
    case.do("japanese", "aim jap_21af uk_exeter", dice=[1, 1, 1])
    assert "aim" not in case.verbs("japanese")


@pytest.mark.rule("AW-IND-02")
def test_carriers_and_planes_attack_and_nothing_else() -> None:
    case = quiet(turn=3, pacific="attack", units={"indonesia": ["jap_21af", "jap_hosho", "jap_hiei"]})
    wings = indonesia.wings(case.war, case.place("indonesia"))
    assert {case.game.tables.board.unit_ids[unit] for unit in wings} == {"jap_21af", "jap_hosho"}
    none = attack({"indonesia": {"jap_hiei": "raiding", "uk_repulse": {}}})
    assert none.verbs("japanese") == {"choose"}  # nothing flies: straight to the battle


@pytest.mark.rule("AW-IND-03", "AW-DEC-52")
def test_nobody_is_disabled_and_nobody_fires_back() -> None:
    case = attack({"indonesia": ["jap_hosho", "uk_repulse"]})
    case.do("japanese", "aim jap_hosho uk_repulse", dice=[4])  # a 5 with its bonus
    assert not case.marked("uk_repulse", "disabled")
    assert case.where("uk_repulse") == "indonesia"
    port = attack({"indonesia": ["jap_21af"], "singapore": ["uk_repulse"]})
    port.do("japanese", "aim jap_21af uk_repulse", dice=[5, 5, 1, 2, 2])
    assert port.damage("uk_repulse") == 4  # more than its armor: on the bottom, not sunk
    assert port.where("uk_repulse") == "singapore"


@pytest.mark.rule("AW-IND-04")
def test_the_survivors_fight_a_normal_battle_and_the_war_begins() -> None:
    case = attack({"indonesia": ["jap_21af", "uk_repulse", "jap_hiei"]})
    for _ in range(2):
        case.do("japanese", "aim jap_21af none")
    assert case.verbs("japanese") == {"choose"}
    assert case.state.war == 1
    case.do("japanese", "choose surface")
    case.do("us", "choose surface")
    while case.verbs("japanese") == {"to"}:
        case.do("japanese", case.legal("japanese")[0], dice=[1] * 6)
    case.do("japanese", "stand").do("us", "retreat")
    for seat, action in (("japanese", "done"), ("british", "")):
        while case.waiting == (seat,):
            case.do(seat, action or case.legal(seat)[0])
    assert case.halted
    assert case.state.war == 2


@pytest.mark.rule("AW-DEC-53")
@pytest.mark.parametrize(("on", "damage"), [(True, 2), (False, 0)])
def test_japanese_planes_have_a_bonus_against_ships_unless_switched_off(on: bool, damage: int) -> None:
    case = attack({"indonesia": ["jap_21af", "uk_repulse"]}, options={"indonesia_air_bonus": on})
    case.do("japanese", "aim jap_21af uk_repulse", dice=[5, 1, 1, *([2] if on else [])])
    assert case.damage("uk_repulse") == damage


@pytest.mark.rule("AW-DEC-69")
def test_places_hit_in_the_surprise_rounds_are_closed_to_planes() -> None:
    units = {"indonesia": ["jap_21af"], "philippines": ["us_houston"], "singapore": ["uk_exeter"]}
    case = attack(units)
    case.do("japanese", "aim jap_21af us_houston", "aim jap_21af none", dice=[1, 1, 1])
    assert case.where("jap_21af") == "indonesia"
    fight = next(frame for frame in case.state.frames if isinstance(frame, AreaFight))
    assert fight.closed == (case.place("philippines"),)
    assert case.legal("japanese") == ["strike jap_21af singapore", "done"]
    case.refuses("japanese", "strike jap_21af philippines", "AW-DEC-69")


@pytest.mark.rule("AW-DEC-21", "AW-DEC-22")
def test_no_surprise_rounds_without_surprise_and_some_with_an_empty_raid_force() -> None:
    units = {"indonesia": ["jap_21af", "uk_repulse"]}
    assert attack(units, surprise=False).verbs("japanese") == {"choose"}
    frames = [{"step": "turn", "number": 8}, {"step": "combat"}]
    case = Case(
        turn=3, surprise=True, pacific="attack", attack_turn=3, frames=frames, units=units, factors=FACTORS
    )
    assert isinstance(case.state.frames[1], Combat)
    assert case.verbs("japanese") == {"aim"}
