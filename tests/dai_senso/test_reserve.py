"""Reserve Movement: what is different. [5]"""

from __future__ import annotations

import pytest

from flagplot.games.dai_senso import supply
from tests.dai_senso.setting import Case
from tests.dai_senso.test_movement import cost, goals

RESERVE = "reserve_movement"


@pytest.mark.rule("DSA-RSV-01")
def test_reserves_move_like_others() -> None:
    units = {"w5522": ["RU-TK-03", "MONG-CAV-01"]}
    there, then = Case("operational_movement", units), Case(RESERVE, units)
    assert there.legal("soviet") == then.legal("soviet")
    then.do("soviet", "move RU-TK-03 w5623", "move MONG-CAV-01 w5523")
    then.refuses("soviet", "move RU-TK-03 w5624", "DSA-MOV-03")


@pytest.mark.rule("DSA-RSV-02")
def test_units_out_of_supply_may_move() -> None:
    enemies = {"w5223": ["JP-INFA-02"], "w5322": ["JP-COL-01"], "w5427": ["KW-INFA-02"]}
    case = Case(RESERVE, {"w5325": ["RU-TK-01"], **enemies})
    assert not supply.supplied(case.war, case.number("RU-TK-01"))
    case.do("soviet", "move RU-TK-01 w5425")


@pytest.mark.rule("DSA-RSV-03")
def test_nobody_enters_or_leaves_an_enemy_zone_of_control() -> None:
    case = Case(RESERVE, {"w5524": ["RU-TK-01"], "w5425": ["RU-INFA-01"], "w5426": ["KW-INFA-02"]})
    assert "w5425" not in goals(case, "RU-TK-01")  # though a friendly unit is there
    case.refuses("soviet", "move RU-TK-01 w5425", "DSA-RSV-03")
    assert goals(case, "RU-INFA-01") == set()
    case.refuses("soviet", "move RU-INFA-01 w5424", "DSA-RSV-03")


@pytest.mark.rule("DSA-RSV-05")
def test_tx_08_reserves_are_careful_in_enemy_countries() -> None:
    units = {"e4901": ["RU-TK-01"]}  # at Hiroshima
    assert cost(Case("operational_movement", units), "RU-TK-01", "e5005") == "2"
    case = Case(RESERVE, units)
    assert cost(case, "RU-TK-01", "e4903") == "2"
    assert not {"e4904", "e5005"} & goals(case, "RU-TK-01")
    dependent = Case(RESERVE, {"w5527": ["RU-INF1-05"], "w5427": ["RU-INF1-06"]})  # in Manchukuo
    assert cost(dependent, "RU-INF1-06", "w5526") == "½"
    conquered = Case(RESERVE, {"w5223": ["RU-INF1-05"]})  # in Hopeh
    assert cost(conquered, "RU-INF1-05", "w5222") == "½"
    home = Case(RESERVE, {"e5305": ["JP-INF1-05"]}, phasing="axis")
    assert cost(home, "JP-INF1-05", "e5304") == "½"
