"""Placements are contested. [2.2.3.2]"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.board.spaces import SpaceSet
from flagplot.games.dai_senso import bases
from flagplot.games.dai_senso.board import standard
from flagplot.games.dai_senso.factions import AXIS
from flagplot.games.dai_senso.support.contests import rivals
from flagplot.games.dai_senso.support.skies import held_off
from tests.dai_senso.setting import Case

HAILAR, TSITSIHAR = "w5625", "w5526"
DAIREN = {"w5125": ["JP-FTDAI-01"]}


def suitable(case: Case, hex: str) -> list[int]:
    """The Axis units that could contest a Soviet Air Force there."""
    return [one.number for one in rivals(case.war, AXIS, "air_force", case.hex(hex))]


def contest(units: dict[str, list[str]], axis: list[str], **more: Any) -> Case:
    """A Soviet unit in w5724 is the base, two Air Forces are at hand; the Japanese are supplied by Dairen."""
    pools = {"soviet_pool": ["RU-AF-01", "RU-AF-02"], "axis_pool": axis, **more.pop("boxes", {})}
    return Case("support", {"w5724": ["RU-INFA-01"], **DAIREN, **units}, pools, **more)


@pytest.mark.rule("DSA-CON-01", "DSA-SPT-11")
def test_both_units_go_to_the_delay_box() -> None:
    case = contest({TSITSIHAR: ["JP-INF1-01"]}, ["JP-AF-01"])
    case.do("soviet", f"place RU-AF-01 {HAILAR}")
    assert case.state.waiting == ("axis",)
    case.do("axis", "contest JP-AF-01")
    assert case.where("RU-AF-01") == case.where("JP-AF-01") == "delay"
    case.do("soviet", f"place RU-AF-02 {HAILAR}")  # nobody can contest any more
    assert case.where("RU-AF-02") == HAILAR


@pytest.mark.rule("DSA-RD-04", "DSA-SPT-12")
def test_a_placement_that_nobody_contests_stands() -> None:
    case = contest({TSITSIHAR: ["JP-INF1-01"]}, ["JP-AF-01"])
    case.do("soviet", f"place RU-AF-01 {HAILAR}")
    case.do("axis", "decline")
    assert case.where("RU-AF-01") == HAILAR
    assert case.state.waiting == ("soviet",)
    case.do("soviet", "place RU-AF-02 w5722")  # out of their reach
    assert case.where("RU-AF-02") == "w5722"
    assert case.where("JP-AF-01") == "axis_pool"


@pytest.mark.rule("DSA-SPT-11")
def test_the_others_are_asked_in_the_order_axis_western_soviet() -> None:
    """In the turn of the Axis the West has nothing in reach, the Soviets have."""
    case = Case(
        "support",
        {"w5127": ["JP-INFA-01"], "e5301": ["RU-INFA-01"]},
        {"axis_pool": ["JP-AF-01"], "soviet_pool": ["RU-AF-01"]},
        phasing="axis",
    )
    case.do("axis", "place JP-AF-01 e5201")
    assert case.state.waiting == ("soviet",)
    case.do("soviet", "contest RU-AF-01")
    assert case.where("JP-AF-01") == case.where("RU-AF-01") == "delay"


@pytest.mark.rule("DSA-SPT-11", "DSA-SPT-12")
def test_the_west_is_asked_after_the_axis(monkeypatch: pytest.MonkeyPatch) -> None:
    """Were both in reach, Hailar say; the first contest ends it."""
    everywhere = SpaceSet(standard().board.land)
    monkeypatch.setattr(bases, "air_bases", lambda war, faction, nation: everywhere)
    for axis, next_asked in (("decline", "western"), ("contest JP-AF-01", "soviet")):
        case = contest({}, ["JP-AF-01"], boxes={"western_pool": ["US-AF-01"]})
        case.do("soviet", f"place RU-AF-01 {HAILAR}")
        assert case.state.waiting == ("axis",)
        case.do("axis", axis)
        assert case.state.waiting == (next_asked,)
    assert case.where("RU-AF-01") == "delay"
    assert case.where("US-AF-01") == "western_pool"


@pytest.mark.rule("DSA-CON-02", "DSA-CON-03")
def test_whoever_contests_could_be_placed_there() -> None:
    """EX-066: within three hexes of an Air Base of its own; an Interceptor as well as an Air Force."""
    far = contest({"w5027": ["JP-INFA-01"]}, ["JP-AF-01"])
    far.do("soviet", f"place RU-AF-01 {HAILAR}")
    assert far.where("RU-AF-01") == HAILAR  # Keijo is too far, so nobody was asked
    near = contest({TSITSIHAR: ["JP-INF1-01"]}, ["JP-AF-01", "JP-INT-01", "JP-SURF-01", "JP-BMB-01"])
    near.do("soviet", f"place RU-AF-01 {HAILAR}")
    assert near.legal("axis") == ["contest JP-AF-01", "contest JP-INT-01", "decline"]
    near.refuses("axis", "contest JP-SURF-01", "DSA-CON-03")
    near.refuses("axis", "contest JP-AF-02", "DSA-CON-02")
    near.do("axis", "contest JP-INT-01")
    assert near.where("JP-INT-01") == near.where("RU-AF-01") == "delay"


@pytest.mark.rule("DSA-CON-02")
def test_a_unit_of_another_nation_has_no_base_there() -> None:
    case = contest({TSITSIHAR: ["JP-INF1-01"]}, [], boxes={"western_pool": ["US-AF-01"]})
    case.do("soviet", f"place RU-AF-01 {HAILAR}")
    assert case.where("RU-AF-01") == HAILAR


@pytest.mark.rule("DSA-SPT-13")
def test_the_hex_aimed_at_still_serves_as_a_base() -> None:
    """EX-060, at Hailar: the Japanese there contest what comes over them; afterwards it is no base."""
    case = contest({HAILAR: ["KW-INFA-01"]}, ["JP-AF-01"])
    case.do("soviet", f"place RU-AF-01 {HAILAR}")
    assert case.legal("axis") == ["contest JP-AF-01", "decline"]
    assert case.where("RU-AF-01") == "soviet_pool"  # without any effect until it is placed
    case.do("axis", "decline")
    case.do("soviet", "place RU-AF-02 w5723")
    assert case.where("RU-AF-02") == "w5723"  # Hailar is lost as a base


@pytest.mark.rule("DSA-SPT-52")
def test_air_units_do_not_stop_contests_but_take_away_bases() -> None:
    """EX-069, around Hailar: with another base in reach the contest is possible, without it it is not."""
    units = {HAILAR: ["KW-INFA-01", "RU-AF-03"], **DAIREN}
    pools = {"axis_pool": ["JP-AF-01"]}
    for others, asked in (({"w5626": ["JP-INF1-01"]}, True), ({}, False)):
        case = Case("organization", {**units, **others}, pools)
        found = suitable(case, "w5624")
        assert found == ([case.number("JP-AF-01")] if asked else [])


@pytest.mark.rule("DSA-SPT-61", "DSA-SPT-51")
def test_a_contesting_unit_is_not_held_off() -> None:
    """A Soviet Air Force next to the hex aimed at would hold off a placement, but not a contest."""
    units = {HAILAR: ["RU-AF-03", "RU-INFA-02"], TSITSIHAR: ["JP-INF1-01"], **DAIREN}
    case = Case("organization", units, {"axis_pool": ["JP-AF-01"]})
    beside = case.hex("w5626")
    assert beside in held_off(case.war)
    assert suitable(case, "w5626") == [case.number("JP-AF-01")]
