"""Overruns. [3.2]"""

from __future__ import annotations

import pytest

from flagplot.games.dai_senso.events import Left
from flagplot.games.dai_senso.movement import overrun
from tests.dai_senso.setting import Case

MOVE = "operational_movement"
# the ground of the printed example: the Plv army and infantry before Hailar, w5525 and w5426
EXAMPLE = {
    "w5524": ["RU-CAVM-01", "RU-INFA-01"],
    "w5625": ["KW-INFA-01/back"],
    "w5525": ["KW-INFA-02"],
    "w5426": ["JP-INFB-01/back"],
}
JAPAN = {"w4927": ["JP-INFA-01"], "e4904": ["JP-INF1-01"]}  # far away, so that lines of supply are there


def overruns(case: Case) -> list[str]:
    """What may be overrun."""
    return case.legal("soviet", "overrun")


@pytest.mark.rule("DSA-OVR-01", "DSA-OVR-03", "DSA-OVR-06", "DSA-OVR-06a")
def test_ex_106_the_printed_example() -> None:
    case = Case(MOVE, EXAMPLE)
    assert overruns(case) == []
    case.refuses("soviet", "overrun RU-CAVM-01 w5625", "DSA-OVR-06a")  # hills
    case.refuses("soviet", "overrun RU-CAVM-01 w5525", "DSA-OVR-01")  # two steps
    alone = Case(MOVE, EXAMPLE)
    alone.do("soviet", "move RU-CAVM-01 w5425")
    alone.refuses("soviet", "overrun RU-CAVM-01 w5426", "DSA-OVR-03")  # w5525 projects into w5425 too
    assert overruns(alone) == []
    case.do("soviet", "move RU-INFA-01 w5425", "move RU-CAVM-01 w5425", "overrun RU-CAVM-01 w5426")
    assert case.where("RU-CAVM-01") == "w5426"
    assert case.where("JP-INFB-01") == "axis_pool"


@pytest.mark.rule("DSA-OVR-06c")
def test_ex_106_a_supplied_hq_prevents_it() -> None:
    case = Case(MOVE, {**EXAMPLE, **JAPAN, "w5427": ["KW-HQ-01"]})
    case.do("soviet", "move RU-INFA-01 w5425", "move RU-CAVM-01 w5425")
    case.refuses("soviet", "overrun RU-CAVM-01 w5426", "DSA-OVR-06c")
    assert overruns(case) == []
    case = Case(MOVE, {**EXAMPLE, **JAPAN, "w5125": ["KW-HQ-01"]})  # three hexes away
    case.do("soviet", "move RU-INFA-01 w5425", "move RU-CAVM-01 w5425", "overrun RU-CAVM-01 w5426")


@pytest.mark.rule("DSA-OVR-06c")
def test_ix_04_the_kwantung_hq_of_the_set_up_protects_w5426() -> None:
    case = Case(MOVE, {}, base="start")
    case.do("soviet", "move RU-INFA-01 w5425", "move RU-CAVM-01 w5425")
    case.refuses("soviet", "overrun RU-CAVM-01 w5426", "DSA-OVR-06c")


@pytest.mark.rule("DSA-OVR-06c")
def test_an_hq_out_of_supply_or_of_another_nation_protects_nobody() -> None:
    cut = Case(
        MOVE,
        {"w5524": ["RU-CAVM-01"], "w5525": ["JP-INF1-01"], "w5426": ["KW-HQ-01"], "w5226": ["RU-INFA-05"],
         "w5427": ["RU-INFA-04"], "w5326": ["RU-INFA-03"], "w5526": ["RU-INFA-02"]},
    )  # fmt: skip
    assert "overrun RU-CAVM-01 w5525" in overruns(cut)
    foreign = Case(
        MOVE, {**JAPAN, "w5524": ["RU-CAVM-01"], "w5525": ["SIAM-INF-01/back"], "w5426": ["KW-HQ-01"]}
    )
    assert overruns(foreign) == ["overrun RU-CAVM-01 w5525"]


@pytest.mark.rule("DSA-OVR-01")
def test_only_multi_step_armor_overruns_only_one_step() -> None:
    for units, rule in (
        ({"w5524": ["RU-INFA-01"], "w5525": ["KW-INF1-01"]}, "DSA-OVR-01"),  # infantry
        ({"w5524": ["RU-TK-01"], "w5525": ["KW-INF1-01"]}, "DSA-OVR-01"),  # one step
        ({"w5524": ["RU-MECH-01"], "w5525": ["KW-INF1-01", "JP-INF1-01"]}, "DSA-OVR-01"),  # two units
        ({"w5524": ["RU-MECH-01"], "w5425": ["KW-INF1-01/detachment"]}, "DSA-OVR-01"),  # no unit
    ):
        case = Case(MOVE, units)
        assert overruns(case) == []
        goal = "w5425" if "w5425" in units else "w5525"
        case.refuses("soviet", f"overrun {units['w5524'][0]} {goal}", rule)
    markers = Case(MOVE, {"w5524": ["RU-MECH-01"], "w5525": ["KW-INF1-01", "KW-INF1-02/detachment"]})
    markers.do("soviet", "overrun RU-MECH-01 w5525")
    assert markers.where("KW-INF1-02") == "delay"  # now alone with the enemy


@pytest.mark.rule("DSA-OVR-02")
def test_an_overrun_costs_what_the_step_costs() -> None:
    case = Case(MOVE, {"w5524": ["RU-MECH-01"], "w5525": ["KW-INF1-01"]})
    case.do("soviet", "overrun RU-MECH-01 w5525")
    assert case.state.frames[-1].spent == 2
    assert case.where("KW-INF1-01") == "axis_pool"
    assert [event.reason for event in case.events if isinstance(event, Left)] == ["is overrun"]
    case.do("soviet", "move RU-MECH-01 w5425")
    assert case.state.frames[-1].spent == 4
    striped = Case(MOVE, {"w5524": ["RU-MECH-01"], "w5525": ["JP-IG-01"]})
    assert striped.war.counter(striped.number("JP-IG-01")).stripe
    striped.do("soviet", "overrun RU-MECH-01 w5525")
    assert striped.where("JP-IG-01") == "delay"


@pytest.mark.rule("DSA-OVR-03")
def test_the_zone_of_the_unit_overrun_is_ignored() -> None:
    case = Case(MOVE, {"w5524": ["RU-MECH-01"], "w5426": ["KW-INF1-01"]})
    case.do("soviet", "move RU-MECH-01 w5425")
    assert case.legal("soviet", "move") == []  # it may go nowhere else
    case.do("soviet", "overrun RU-MECH-01 w5426")


@pytest.mark.rule("DSA-OVR-04")
def test_one_unit_overruns_again() -> None:
    case = Case(MOVE, {"w5524": ["RU-MECH-01"], "w5525": ["KW-INF1-01"], "w5426": ["KW-INF1-02"]})
    case.do("soviet", "overrun RU-MECH-01 w5525")
    assert case.legal("soviet", "move") == []  # in the zone of w5426
    case.do("soviet", "overrun RU-MECH-01 w5426")
    assert case.where("KW-INF1-02") == "axis_pool"


@pytest.mark.rule("DSA-RSV-04", "DSA-OVR-05")
def test_no_overrun_in_reserve_movement() -> None:
    case = Case("reserve_movement", {"w5524": ["RU-MECH-01"], "w5525": ["KW-INF1-01"]})
    assert overruns(case) == []
    case.refuses("soviet", "overrun RU-MECH-01 w5525", "DSA-RSV-04")


@pytest.mark.rule("DSA-OVR-06a", "DSI-MAP-11")
def test_tx_25_a_river_protects_even_along_the_rail() -> None:
    for start, goal in (("w5023", "w5024"), ("w5024", "w5123")):
        case = Case(MOVE, {start: ["RU-MECH-01"], goal: ["JP-INF1-01"]})
        refusal = overrun.protection(case.war, case.hex(start), case.hex(goal), case.number("JP-INF1-01"))
        assert refusal is not None
        assert refusal.rule == "DSA-OVR-06a"
    plain = Case(MOVE, {"w5524": ["RU-MECH-01"], "w5525": ["JP-INF1-01"]})
    assert overruns(plain) == ["overrun RU-MECH-01 w5525"]


@pytest.mark.rule("DSA-OVR-06a")
def test_a_city_protects() -> None:
    case = Case(MOVE, {"w5426": ["RU-MECH-01"], "w5427": ["JP-INF1-01"]})
    refusal = overrun.protection(case.war, case.hex("w5426"), case.hex("w5427"), case.number("JP-INF1-01"))
    assert refusal is not None
    assert refusal.rule == "DSA-OVR-06a"


@pytest.mark.rule("DSA-OVR-06b")
def test_fortress_and_air_protect() -> None:
    fort = Case(MOVE, {"w5524": ["RU-MECH-01"], "w5525": ["JP-IG-01/back"]})
    fort.refuses("soviet", "overrun RU-MECH-01 w5525", "DSA-OVR-06b")
    for at in ("w5525", "w5426"):
        units = {"w5524": ["RU-MECH-01"], "w5525": ["KW-INF1-01"]}
        units[at] = [*units.get(at, []), "JP-AF-01"]
        air = Case(MOVE, units)
        air.refuses("soviet", "overrun RU-MECH-01 w5525", "DSA-OVR-06b")


@pytest.mark.rule("DSA-OVR-06b")
def test_mud_protects() -> None:
    units = {"w5524": ["RU-MECH-01"], "w5525": ["KW-INF1-01"]}
    assert overruns(Case(MOVE, units)) == ["overrun RU-MECH-01 w5525"]
    case = Case(MOVE, units, turn="Mar-Apr")  # mud in Manchukuo, storms in Mongolia
    case.refuses("soviet", "overrun RU-MECH-01 w5525", "DSA-OVR-06b")
