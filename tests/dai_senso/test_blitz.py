"""Blitz markers, and the Marker Segment that takes them away. [2.2.4, 4.3]"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.dai_senso.bases import blitz_enabled
from flagplot.games.dai_senso.tables import standard_tables
from tests.dai_senso.afloat import support
from tests.dai_senso.setting import Case


def blitz(units: dict[str, list[str]] | None = None) -> Case:
    return Case("support", units or {"w5824": ["RU-INFA-01"]})


@pytest.mark.rule("DSA-BLZ-01")
def test_a_marker_may_lie_in_any_hex_where_it_matters() -> None:
    case = blitz({"w5526": ["KW-INFA-01"], "w5824": ["RU-INFA-01"]})
    offered = {answer.split()[1] for answer in case.legal("soviet", "blitz")}
    assert {"w5526", "w5824", "e4904"} <= offered  # enemies, friends, anybody's land
    board, lands = case.war.tables.map.board, case.war.lands
    near = board.grid.within(board.grid["e4904"], 2)
    sea = next(hex for hex in near if hex not in board.land)
    assert board.grid.labels[sea] in offered
    assert {board.grid.labels[hex] for hex in board.land - lands.closed} <= offered
    case.refuses("soviet", "blitz w3218", "DSA-GL-50")
    case.refuses("soviet", "blitz delay", "")
    case.refuses("soviet", "blitz w9999", "")
    case.do("soviet", "blitz w5526")
    assert "blitz_soviet-01" in [case.war.id(one) for one in case.war.stack(case.hex("w5526"))]


@pytest.mark.rule("DSA-BLZ-04")
def test_the_scenario_gives_three_and_the_rest_is_lost() -> None:
    case = blitz()
    case.do("soviet", "blitz w5625", "blitz w5625", "blitz e5401")
    assert case.halted
    assert [case.where(f"blitz_soviet-0{n}") for n in range(1, 5)] == [
        "w5625", "w5625", "e5401", "soviet_pool",
    ]  # fmt: skip
    case = blitz()
    case.do("soviet", "blitz w5625", "done")
    assert case.halted
    assert case.where("blitz_soviet-02") == "soviet_pool"
    axis = Case("support", {"e4904": ["JP-INF1-01"]}, phasing="axis")
    assert axis.halted  # no Blitz Value, no markers


@pytest.mark.rule("DSA-GL-50")
def test_a_marker_reaches_two_hexes() -> None:
    units = {"w5625": ["RU-INFA-01"], "w5724": ["RU-INFA-02"], "w5623": ["RU-TK-01"], "w5822": ["RU-TK-02"]}
    case = blitz(units)
    case.do("soviet", "blitz w5625", "done")
    ids = ("RU-INFA-01", "RU-INFA-02", "RU-TK-01", "RU-TK-02")
    assert [blitz_enabled(case.war, case.number(id)) for id in ids] == [True, True, True, False]
    other = Case("organization", {"w5526": ["totsugeki-01", "JP-INFA-01"], "w5125": ["JP-INFA-02"]})
    assert blitz_enabled(other.war, other.number("JP-INFA-01"))
    assert not blitz_enabled(other.war, other.number("JP-INFA-02"))


@pytest.mark.rule("DSA-BLZ-05", "DSB-MK-6-3")
@pytest.mark.parametrize(("marker", "verbs"), [([], {"retreat", "lose"}), (["blitz_soviet-01"], {"retreat"})])
def test_a_marker_in_a_city_takes_away_the_choice_to_stand(marker: list[str], verbs: set[str]) -> None:
    units = {
        "w5326": ["RU-CAVM-01", "RU-INFA-01"],
        "w5226": ["KW-INFA-02", *marker],
        "w5125": ["JP-FTDAI-01"],
    }
    case = Case("regular_combat", units)
    case.do("soviet", "target w5226", "commit RU-CAVM-01", "commit RU-INFA-01")
    case.do("soviet", "attack", dice=[6])
    assert {answer.split()[0] for answer in case.legal("axis")} == verbs


MARKERS = {
    "w5625": ["blitz_soviet-01", "failure_supply_soviet-01"],
    "w5526": ["blitz_axis-01", "totsugeki-01", "failure_command_axis-01"],
    "w5824": ["RU-INFA-01"],
}


@pytest.mark.rule("DSA-MKR-02", "DSA-MKR-02a", "DSA-MKR-02b", "DSB-MK-15-7")
def test_the_markers_of_the_phasing_faction_come_off() -> None:
    case = Case("marker", MARKERS)
    assert case.halted
    assert case.where("blitz_soviet-01") == "soviet_pool"
    assert case.where("failure_supply_soviet-01") == "out"
    assert case.where("RU-INFA-01") == "w5824"
    assert case.where("blitz_axis-01") == case.where("totsugeki-01") == "w5526"
    assert case.where("failure_command_axis-01") == "w5526"
    case = Case("marker", MARKERS, phasing="axis")
    assert case.where("blitz_axis-01") == "axis_pool"
    assert case.where("totsugeki-01") == case.where("failure_command_axis-01") == "out"
    assert case.where("blitz_soviet-01") == "w5625"


@pytest.mark.rule("DSA-MKR-02c")
def test_mobilizing_markers_come_off_in_the_turn_of_their_faction() -> None:
    """In Ulan Bator; the Japanese one stays."""
    case = Case("marker", {"w5621": ["mobilizing-01"], "e4904": ["mobilizing-02"]})
    assert case.where("mobilizing-01") == "out"
    assert case.where("mobilizing-02") == "e4904"


# -- Beachheads and the government -------------------------------------------------------------------------

BEACHES = {"w4119": ["beachhead_axis-01", "JP-INF1-01"], "w4122": ["beachhead_axis-02", "JP-INF1-02"]}
FACING = {"w4119": "w4219", "w4122": "w4222"}
INDOCHINA = {"w4219": ["BR-INF1-01"], "w4222": ["BR-GARHK-01"]}


def landing(card: str, units: dict[str, list[str]], facing: dict[str, str], **more: Any) -> Case:
    """An Axis Support Segment whose Beachheads stay, in the Pacific."""
    cards = {"axis": card, "western": "", "soviet": ""}
    case = support({**units, **INDOCHINA}, facing=facing, cards=cards, **more)
    while "lift" in {one.split()[0] for one in case.legal("axis")}:
        case.do("axis", "done")
    return case


def card_with(value: int) -> str:
    """A card of the Axis with that Blitz Value."""
    cards = standard_tables().cards.values()
    return next(one.number for one in cards if one.id.startswith("axis-") and one.symbols.blitz == value)


@pytest.mark.rule("DSA-BLZ-02", "DSB-MK-5-1", "DSI-CTR-07")
def test_every_beachhead_gets_a_marker_before_any_other_hex() -> None:
    """TX-10: two Beachheads and one marker, which goes to one of them."""
    one = landing(card_with(1), BEACHES, FACING)
    assert one.legal("axis") == ["blitz w4119", "blitz w4122"]
    one.refuses("axis", "blitz w4724", "DSA-BLZ-02")
    one.refuses("axis", "done", "DSA-BLZ-02")
    one.do("axis", "blitz w4122")
    assert one.where("blitz_axis-01") == "w4122"
    assert one.halted
    # with three markers both get theirs unasked, the last goes anywhere
    more = landing(card_with(1), BEACHES, FACING, affairs={"bonus_blitz": [2, 0, 0]})
    assert {more.where("blitz_axis-01"), more.where("blitz_axis-02")} == {"w4119", "w4122"}
    assert "blitz w4724" in more.legal("axis")
    assert "done" in more.legal("axis")


@pytest.mark.rule("DSA-BLZ-03", "DSB-MK-6-1", "DSB-MK-22-4")
def test_a_marker_that_does_not_suit_the_government_makes_a_crisis() -> None:
    """TX-11: the Navy leads and the marker goes to Harbin; a 6 with DRM 0 is a Power Shift."""
    cases = (
        ("navy", "w5427", True),
        ("army", "w5427", False),
        ("army", "w4119", True),
        ("navy", "w4119", False),
    )
    for branch, hex, crisis in cases:
        affairs = {"government": branch, "markers": {"government": "holding"}}
        case = support({"e4904": ["JP-INF1-01"]}, cards={"axis": card_with(1), "western": "", "soviet": ""},
                       affairs=affairs, scenario="pacific-war")  # fmt: skip
        rolls = case.state.rolls
        case.do("axis", f"blitz {hex}", dice=[6] if crisis else [])
        assert case.state.rolls == rolls + crisis, (branch, hex)


@pytest.mark.rule("DSA-BLZ-04")
def test_events_award_markers_for_the_next_segment_only() -> None:
    cards = {"axis": card_with(1), "western": "", "soviet": ""}
    affairs = {"bonus_blitz": [2, 1, 0], "government": "army", "markers": {"government": "holding"}}
    case = support({"e4904": ["JP-INF1-01"]}, cards=cards, affairs=affairs)
    case.do("axis", "blitz e4904", "blitz w5427", "blitz w5326")
    assert case.halted
    assert case.war.affairs.bonus_blitz == (0, 1, 0)
