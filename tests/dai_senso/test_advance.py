"""Advance After Combat."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from flagplot.games.dai_senso import supply
from flagplot.games.dai_senso.combat import advance, bars
from flagplot.games.dai_senso.game import DaiSenso
from flagplot.games.dai_senso.state import POSTURE_BOXES
from flagplot.games.dai_senso.tables import standard_tables
from tests.dai_senso.fight import Fight


def won(
    units: dict[str, list[str]], *attackers: str, hex: str = "w5525", face: int = 4, **more: object
) -> Fight:
    """An attack in which the only defender, of one step, is driven back and lost."""
    seat = str(more.get("phasing", "soviet"))
    fight = Fight(units, **more)  # type: ignore[arg-type]
    fight.do(seat, f"assault {hex} {' '.join(attackers)}", dice=[face])
    while fight.state.waiting != (seat,):
        (other,) = fight.state.waiting
        answers = fight.legal(other, "decline") or fight.legal(other, "retreat") or fight.legal(other)
        fight.do(other, answers[0])
    return fight


@pytest.mark.rule("DSA-ADV-01", "DSA-CMB-26")
def test_any_number_of_attackers_advance_one_at_a_time() -> None:
    fight = won({"w5524": ["RU-INFA-01", "RU-INFA-02"], "w5626": ["RU-INFA-03"], "w5525": ["KW-INF1-01"]},
                "RU-INFA-01", "RU-INFA-03")  # fmt: skip
    assert fight.legal("soviet") == ["advance RU-INFA-01", "advance RU-INFA-03", "done"]
    fight.refuses("soviet", "advance RU-INFA-02", "DSA-RES-02")  # it did not attack
    fight.do("soviet", "advance RU-INFA-03")
    assert fight.where("RU-INFA-03") == "w5525"
    fight.refuses("soviet", "advance RU-INFA-03", "DSA-ADV-01")
    fight.do("soviet", "advance RU-INFA-01")
    assert fight.where("RU-INFA-01") == "w5525"
    assert fight.segment.attacked  # nobody is left to advance: the attack is over


@pytest.mark.rule("DSA-ADV-01")
def test_nobody_advances_into_a_hex_that_is_held() -> None:
    fight = Fight({"w5524": ["RU-INFA-01", "RU-INFA-02"], "w5525": ["KW-INFA-01"]})
    fight.do("soviet", "assault w5525 RU-INFA-01 RU-INFA-02", dice=[4])
    assert fight.result == "Ex 0/1"
    fight.do("soviet", "lose RU-INFA-01")
    fight.do("axis", "lose KW-INFA-01")
    fight.do("axis", "lose KW-INFA-01")
    assert fight.legal("soviet", "advance")  # only now is it empty
    held = Fight({"w5524": ["RU-INFA-01"], "w5525": ["KW-INFA-01"]})
    held.do("soviet", "assault w5525 RU-INFA-01", dice=[3])
    held.do("soviet", "lose RU-INFA-01")
    held.do("axis", "lose KW-INFA-01")
    held.do("soviet", "lose RU-INFA-01")
    assert held.segment.attacked


@pytest.mark.rule("DSA-ADV-01")
def test_only_supplied_units_advance() -> None:
    units = {
        "w5226": ["RU-SHK-01", "RU-SHK-02"],
        "w5225": ["JP-INF1-01"],
        "w5326": ["KW-INFA-01"],
        "w5324": ["JP-INFA-01"],
    }
    fight = won(units, "RU-SHK-01", "RU-SHK-02", hex="w5225", face=3)
    assert not supply.supplied(fight.war, fight.number("RU-SHK-01"))
    assert fight.segment.attacked  # the hex is empty, and nobody may go there
    assert not fight.war.stack(fight.hex("w5225"))


@pytest.mark.rule("DSA-ADV-02")
def test_advance_ignores_movement_points_zones_and_aircraft() -> None:
    """From a hex in a ZOC and under an enemy Air Force over a river into rough ground, past a Detachment."""
    units = {
        "w5724": ["RU-SHK-01", "RU-SHK-02", "JP-AF-01"], "w5625": ["KW-INF1-01", "JP-INF1-01/detachment"],
        "w5725": ["KW-INFA-01"],
    }  # fmt: skip
    fight = won(units, "RU-SHK-01", "RU-SHK-02", hex="w5625", face=6)
    fight.do("soviet", "advance RU-SHK-01")
    assert fight.where("RU-SHK-01") == "w5625"
    assert fight.where("JP-INF1-01") == "delay"


@pytest.mark.rule("DSA-ADV-03", "DSA-ADV-03a")
def test_hqs_stay_and_hold_nobody_back() -> None:
    fight = won(
        {"w5524": ["RU-INFA-01", "RU-HQ-01"], "w5525": ["KW-INF1-01"]}, "RU-INFA-01", "RU-HQ-01", face=3
    )
    assert fight.legal("soviet") == ["advance RU-INFA-01", "done"]
    fight.refuses("soviet", "advance RU-HQ-01", "DSA-ADV-03a")


@pytest.mark.rule("DSA-ADV-03b", "DSA-EXP-07a")
def test_units_that_cannot_move_do_not_advance() -> None:
    fight = Fight({"w5524": ["RU-FTLINE-01", "RU-INFA-01"], "w5525": ["KW-INF1-01/detachment"]})
    fight.do("soviet", "assault w5525 RU-INFA-01")
    fight.attack.attackers = (fight.number("RU-FTLINE-01"), fight.number("RU-INFA-01"))
    assert advance.stays(fight.war, fight.attack, fight.number("RU-FTLINE-01")) == bars.CANNOT_MOVE
    assert fight.legal("soviet") == ["advance RU-INFA-01", "done"]


@pytest.mark.rule("DSA-ADV-03c")
def test_what_is_left_of_a_supporting_hq_does_not_advance() -> None:
    fight = Fight(
        {"w5524": ["RU-INFA-01"], "w5523": ["RU-HQ-01"], "w5525": ["KW-INF1-01"]},
        {"soviet_pool": ["RU-INF1-01"]},
    )
    fight.do("soviet", "assault w5525 RU-INFA-01 RU-HQ-01", dice=[2])  # 5 to 1 and an HQ: 7-1
    assert fight.result == "Dr1 1/1"
    fight.do("axis", "retreat w5426")
    fight.do("soviet", "lose RU-HQ-01 RU-INF1-01")
    fight.do("axis", "lose KW-INF1-01")
    assert fight.legal("soviet") == ["advance RU-INFA-01", "done"]
    fight.refuses("soviet", "advance RU-INF1-01", "DSA-ADV-03c")


@pytest.mark.rule("DSA-ADV-03", "DSA-ADV-03d")
def test_the_kwantung_army_does_not_advance_where_it_may_not_move() -> None:
    """Beside it a Japanese army advances; while Japan is at war with all its neighbours both do."""
    fight = won(
        {"w5625": ["KW-INFA-01", "JP-INFA-01"], "w5624": ["RU-INF1-01"]},
        "KW-INFA-01",
        "JP-INFA-01",
        hex="w5624",
        phasing="axis",
    )
    assert fight.legal("axis", "advance") == ["advance JP-INFA-01", "advance KW-INFA-01"]
    tables = standard_tables()
    card = tables.scenarios["august-storm"]
    card = msgspec.structs.replace(card, posture={**card.posture, "nationalist_china": "neutrality"})
    fight.state.posture = tuple(
        "neutrality" if box == "nationalist_china" else posture
        for box, posture in zip(POSTURE_BOXES, fight.state.posture, strict=True)
    )
    quiet = DaiSenso(replace(tables, scenarios={"august-storm": card}))
    assert [str(one) for one in quiet.legal(fight.state, "axis")] == ["advance JP-INFA-01", "done"]


@pytest.mark.rule("DSA-ADV-04", "DSA-ADV-01")
def test_an_enemy_air_force_in_the_hex_bars_advance_and_exploitation() -> None:
    units = {"w5524": ["RU-MECH-01", "RU-GTK-01"], "w5525": ["KW-INF1-01", "JP-AF-01"]}
    fight = Fight(units)
    fight.do("soviet", "assault w5525 RU-MECH-01 RU-GTK-01", dice=[5])
    fight.do("axis", "retreat w5426", "retreat w5326", "lose KW-INF1-01")
    assert fight.segment.attacked  # over
    empty = Fight({**units, "w5525": ["KW-INF1-01"]})
    empty.do("soviet", "assault w5525 RU-MECH-01 RU-GTK-01", dice=[4])
    empty.do("axis", "retreat w5426", "retreat w5326", "lose KW-INF1-01")
    assert empty.legal("soviet", "advance")
    assert empty.legal("soviet", "exploit")
