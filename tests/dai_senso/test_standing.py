"""Standing orders of a defender."""

from __future__ import annotations

import pytest

from flagplot.bots import Player, find
from flagplot.games.dai_senso import GAME
from flagplot.kernel.dice import FastDice
from flagplot.kernel.standing import standing_answer
from tests.dai_senso.setting import Case

DAIREN = {"w5125": ["JP-FTDAI-01"]}


def answer(case: Case, seat: str, **orders: str) -> str:
    return str(standing_answer(GAME, case.state, seat, orders))


@pytest.mark.parametrize(
    ("value", "wanted"), [("always", "contest JP-AF-01"), ("near", "contest JP-AF-01"), ("never", "decline")]
)
def test_air_forces_are_contested_or_not(value: str, wanted: str) -> None:
    units = {"w5724": ["RU-INFA-01"], "w5526": ["JP-INF1-01"], "w5625": ["KW-INF1-01"], **DAIREN}
    case = Case("support", units, {"soviet_pool": ["RU-AF-01"], "axis_pool": ["JP-AF-01"]})
    assert answer(case, "soviet", contest=value) == "None"
    case.do("soviet", "place RU-AF-01 w5625")
    assert answer(case, "axis", contest=value) == wanted
    assert answer(case, "axis", losses="weak") == "None"


def test_what_touches_nobody_is_not_worth_an_air_force() -> None:
    units = {"w5724": ["RU-INFA-01"], "w5526": ["JP-INF1-01"], **DAIREN}
    case = Case("support", units, {"soviet_pool": ["RU-AF-01"], "axis_pool": ["JP-AF-01"]})
    case.do("soviet", "place RU-AF-01 w5625")
    assert answer(case, "axis", contest="near") == "decline"
    assert answer(case, "axis", contest="always") == "contest JP-AF-01"


@pytest.mark.parametrize(
    ("value", "wanted"), [("always", "support KW-HQ-01"), ("never", "decline"), ("dear", "decline")]
)
def test_headquarters_support_defenders_or_not(value: str, wanted: str) -> None:
    units = {"w5524": ["RU-CAVM-01", "RU-INFA-01"], "w5425": ["KW-INFA-02"], "w5326": ["KW-HQ-01"], **DAIREN}
    case = Case("regular_combat", units)
    case.do("soviet", "target w5425", "commit RU-CAVM-01", "commit RU-INFA-01")
    assert answer(case, "soviet", cover=value) == "None"
    case.do("soviet", "attack")
    assert answer(case, "axis", cover=value) == wanted


def test_headquarters_support_what_is_dear() -> None:
    """Tsitsihar is an objective."""
    units = {"w5525": ["RU-CAVM-01", "RU-INFA-01"], "w5526": ["KW-INF1-01"], "w5426": ["KW-HQ-01"], **DAIREN}
    case = Case("regular_combat", units)
    case.do("soviet", "target w5526", "commit RU-CAVM-01", "commit RU-INFA-01", "attack")
    assert answer(case, "axis", cover="dear") == "support KW-HQ-01"


@pytest.mark.parametrize(
    ("value", "wanted"),
    [
        ("stand", "lose KW-INFA-02"),
        ("last", "retreat w5125"),
        ("dear", "retreat w5125"),
        ("retreat", "retreat w5125"),
    ],
)
def test_a_city_is_held_or_left(value: str, wanted: str) -> None:
    """All of two steps would be lost in Mukden."""
    case = mukden("KW-INFA-02")
    assert answer(case, "axis", stand=value) == wanted


@pytest.mark.parametrize("value", ["stand", "last", "dear"])
def test_a_city_is_held_while_steps_last(value: str) -> None:
    case = mukden("KW-INFA-02", "JP-INF1-01", "JP-INF1-02")
    assert answer(case, "axis", stand=value).startswith("lose ")
    assert answer(case, "axis", stand="retreat") == "retreat w5126"  # four units have no room in Dairen


def mukden(*defenders: str) -> Case:
    """Mukden attacked with the best of luck."""
    units = {"w5326": ["RU-CAVM-01", "RU-INFA-01", "RU-INFA-02"], "w5226": list(defenders), **DAIREN}
    case = Case("regular_combat", units)
    case.do("soviet", "target w5226", "commit RU-CAVM-01", "commit RU-INFA-01", "commit RU-INFA-02")
    case.do("soviet", "attack", dice=[6])
    assert {text.split()[0] for text in case.legal("axis")} == {"retreat", "lose"}
    return case


def test_a_retreat_goes_to_what_is_worth_holding_or_away() -> None:
    units = {
        "w5525": ["RU-MECH-01", "RU-INFA-01"],
        "w5426": ["JP-INF1-01"],
        "w5627": ["RU-INFA-02"],
        **DAIREN,
    }
    case = Case("regular_combat", units)
    case.do("soviet", "target w5426", "commit RU-MECH-01", "commit RU-INFA-01", "attack", dice=[4])
    assert set(case.legal("axis")) == {"retreat w5325", "retreat w5326", "retreat w5427"}
    assert answer(case, "axis", stand="retreat") == "None"  # there is no choice but the way
    assert answer(case, "axis", way="away") == "retreat w5325"
    assert answer(case, "axis", way="shelter") == "retreat w5326"  # Hsinking, farther away than Harbin
    full = ["KW-INFA-02", "JP-INFA-01", "JP-INFA-02"]
    crowded = Case("regular_combat", {**units, "w5326": full})
    crowded.do("soviet", "target w5426", "commit RU-MECH-01", "commit RU-INFA-01", "attack", dice=[4])
    assert answer(crowded, "axis", way="shelter") == "retreat w5427"  # no room in Hsinking


def test_in_its_own_turn_a_faction_decides_itself() -> None:
    units = {"w5525": ["RU-INFA-01", "RU-TK-01"], "w5526": ["KW-INF1-01"]}
    case = Case("regular_combat", units)
    case.do("soviet", "target w5526", "commit RU-INFA-01", "commit RU-TK-01", "attack", dice=[1])
    assert {text.split()[0] for text in case.legal("soviet")} == {"retreat", "lose"}
    assert answer(case, "soviet", stand="stand", losses="weak", way="away") == "None"


@pytest.mark.parametrize(("value", "wanted"), [("always", "gas"), ("never", "decline")])
def test_chemical_weapons_are_used_or_not(value: str, wanted: str) -> None:
    units = {"w5224": ["JP-INFA-01"], "w5223": ["HO-WZ-01"]}
    marker = {"markers": {"chemical_weapons": "axis_pool"}}
    incident = {"scenario": "china-incident", "turn": "Sept-Oct", "affairs": marker}
    case = Case("regular_combat", units, phasing="western", **incident)
    case.do("western", "target w5224", "commit HO-WZ-01", "attack")
    assert case.legal("axis") == ["gas", "decline"]
    assert answer(case, "axis", gas=value) == wanted
    own = Case("regular_combat", units, phasing="axis", **incident)
    own.do("axis", "target w5223", "commit JP-INFA-01", "attack")
    assert own.legal("axis") == ["gas", "decline"]
    assert answer(own, "axis", gas=value) == "None"


def test_losses_come_from_the_largest_or_the_weakest() -> None:
    """Seven steps in one hex: two must go."""
    units = {"w5824": ["RU-MECH-01", "RU-INFA-01", "RU-INF1-01", "RU-TK-01"]}
    case = Case("organization", units, {"soviet_pool": []}, through=True)
    case.do("soviet", "done")
    assert {text.split()[0] for text in case.legal("soviet")} == {"lose"}
    assert answer(case, "soviet", losses="large") == "lose RU-MECH-01"
    assert answer(case, "soviet", losses="weak") == "lose RU-INF1-01"
    guarded = {"w5824": ["RU-HQ-01", "RU-INFA-01", "RU-INF1-01", "RU-INF1-02"]}
    case = Case("organization", guarded, {"soviet_pool": []}, through=True)
    case.do("soviet", "done")
    assert answer(case, "soviet", losses="large") == "lose RU-INFA-01"  # the HQ comes last


ALL = {
    "contest": "near", "cover": "dear", "gas": "never", "stand": "dear", "way": "shelter", "losses": "weak",
}  # fmt: skip


def test_a_whole_turn_needs_nothing_of_the_defender() -> None:
    """All of August Storm is one turn of the Soviets: with orders nobody waits for the Axis."""
    state, dice, asked = GAME.start("august-storm", seed=4), FastDice(4), 0
    soviet = Player(find(GAME, "easy"), 4)
    while state.waiting:
        seat = state.waiting[0]
        if seat == "axis":
            asked += 1
            found = standing_answer(GAME, state, seat, ALL)
            assert found is not None, GAME.prompt(state, seat)
            assert found in GAME.legal(state, seat)
        else:
            found = soviet.answer(GAME, state, seat)
        GAME.push(state, seat, found, dice)
    assert asked > 10
