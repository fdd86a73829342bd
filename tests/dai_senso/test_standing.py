"""Standing orders of a defender."""

from __future__ import annotations

import pytest

from flagplot.games.dai_senso import GAME
from flagplot.kernel.standing import standing_answer
from tests.dai_senso.setting import Case

DAIREN = {"w5125": ["JP-FTDAI-01"]}


def answer(case: Case, seat: str, **orders: str) -> str:
    return str(standing_answer(GAME, case.state, seat, orders))


@pytest.mark.parametrize(("value", "wanted"), [("always", "contest JP-AF-01"), ("never", "decline")])
def test_air_forces_are_contested_or_not(value: str, wanted: str) -> None:
    units = {"w5724": ["RU-INFA-01"], "w5526": ["JP-INF1-01"], **DAIREN}
    case = Case("support", units, {"soviet_pool": ["RU-AF-01"], "axis_pool": ["JP-AF-01"]})
    assert answer(case, "soviet", contest=value) == "None"
    case.do("soviet", "place RU-AF-01 w5625")
    assert answer(case, "axis", contest=value) == wanted
    assert answer(case, "axis", losses="weak") == "None"


@pytest.mark.parametrize(("value", "wanted"), [("always", "support KW-HQ-01"), ("never", "decline")])
def test_headquarters_support_defenders_or_not(value: str, wanted: str) -> None:
    units = {"w5524": ["RU-CAVM-01", "RU-INFA-01"], "w5425": ["KW-INFA-02"], "w5326": ["KW-HQ-01"], **DAIREN}
    case = Case("regular_combat", units)
    case.do("soviet", "target w5425", "commit RU-CAVM-01", "commit RU-INFA-01")
    assert answer(case, "soviet", cover=value) == "None"
    case.do("soviet", "attack")
    assert answer(case, "axis", cover=value) == wanted


@pytest.mark.parametrize(("value", "wanted"), [("stand", "lose KW-INFA-02"), ("retreat", "retreat w5125")])
def test_a_city_is_held_or_left(value: str, wanted: str) -> None:
    units = {"w5326": ["RU-CAVM-01", "RU-INFA-01"], "w5226": ["KW-INFA-02"], **DAIREN}
    case = Case("regular_combat", units)
    case.do("soviet", "target w5226", "commit RU-CAVM-01", "commit RU-INFA-01")
    case.do("soviet", "attack", dice=[6])
    assert answer(case, "axis", stand=value) == wanted


def test_losses_come_from_the_largest_or_the_weakest() -> None:
    """Seven steps in one hex: two must go."""
    units = {"w5824": ["RU-MECH-01", "RU-INFA-01", "RU-INF1-01", "RU-TK-01"]}
    case = Case("organization", units, {"soviet_pool": []}, through=True)
    case.do("soviet", "done")
    assert {text.split()[0] for text in case.legal("soviet")} == {"lose"}
    assert answer(case, "soviet", losses="large") == "lose RU-MECH-01"
    assert answer(case, "soviet", losses="weak") == "lose RU-INF1-01"
