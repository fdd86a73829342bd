"""Rolls of cards and on political tables."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.dai_senso.politics.frames import OperationZ
from tests.dai_senso.affairs import (
    AXIS,
    GOVERNMENT,
    HOPEH,
    PEACE,
    SOVIET,
    WEST,
    capitals,
    case,
    event,
    marker,
    z_actions,
)

# -- rolls -----------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "DSB-CD-14", "DSB-MK-20-2", "DSA-CRD-12", "DSA-CRD-13", "DSA-CRD-14", "DSA-CRD-18", "DSA-CRD-19"
)
def test_a_treaty_leads_from_table_to_table() -> None:
    affairs = {"capitals": {"hopeh": ["influence_axis"]}, "vp": 0, "rising_sun": True, "uscl": 0}  # EXB-052
    frame = {"step": "political_events", "number": 0}
    one = case(frame, cards={"axis": "33a"}, affairs=affairs, **HOPEH, war_state="limited_war")
    # 1 + 1 leads to the Diplomatic Incident Table, 5 + 1 to Colonialism, where the marker does not count
    one.do("axis", "choose hopeh", dice=[1, 5, 6])
    assert "choose chinese_incident" in one.legal("axis")  # Political Option


@pytest.mark.rule(
    "DSB-MK-44_2-1", "DSA-CRD-16", "DSA-CRD-16a", "DSA-CRD-17", "DSA-RD-08", "DSA-RD-09", "DSI-TAB-09"
)
@pytest.mark.parametrize(
    ("affairs", "drm"),
    [
        ({"rising_sun": True, "vp": 2, "uscl": 0}, 2),
        ({"rising_sun": True, "vp": 0, "uscl": 0}, 0),
        ({"rising_sun": False, "vp": 3, "uscl": 0}, -3),
        ({"rising_sun": True, "vp": 2, "uscl": 3}, 0),
    ],
)
def test_political_modifiers(affairs: dict[str, Any], drm: int) -> None:
    from flagplot.games.dai_senso.politics import rolls

    one = case(event("15.31"), affairs={**affairs, "markers": GOVERNMENT})
    assert rolls.political_drm(one.war) == drm
    assert rolls.clamped(9) == 6
    assert rolls.clamped(-2) == 1


@pytest.mark.rule("DSA-CRD-15")
@pytest.mark.parametrize(("vp", "left"), [(0, 0), (1, 2)])
def test_modifiers_count_in_the_option_card_segment(vp: int, left: int) -> None:
    """East Wind Rain: a 5 damages lines; with a VP of the Rising Sun it is a 6 and brings two Z Actions."""
    affairs = {"rising_sun": True, "vp": vp, "uscl": 0, "markers": GOVERNMENT}
    one = case({"step": "card_actions", "number": 2}, cards={"axis": "28a"}, affairs=affairs, dice=[5])
    assert isinstance(one.state.frames[-1], OperationZ) == bool(left)
    assert not left or z_actions(one) == left


@pytest.mark.rule("DSI-CRD-13", "DSB-MK-33-2", "DSA-CRD-18")
@pytest.mark.parametrize(
    ("held", "roller", "drm"),
    [
        ("influence_axis", AXIS, 1), ("influence_western", AXIS, -1), ("neutrality", AXIS, -1),
        ("influence_western", WEST, -1), ("influence_axis", WEST, 1), ("influence_soviet", WEST, 1),
        ("neutrality", SOVIET, 1),
    ],
)  # fmt: skip
def test_what_a_marker_adds_to_a_roll(held: str, roller: int, drm: int) -> None:
    from flagplot.games.dai_senso.politics import rolls

    one = case(event("15.31"), affairs=capitals(siam=held))
    assert rolls.marker_drm(one.war, "siam", roller) == drm


@pytest.mark.rule("DSI-TAB-02")
@pytest.mark.parametrize(
    ("die", "found"),
    [(1, "military_takeover"), (5, "navy"), (6, "power_shift")],
)
def test_the_cabinet_crisis_table(die: int, found: str) -> None:
    held = {"nationalist_china": "acceptance", "communist_china": "resistance"}
    affairs = {"markers": GOVERNMENT, "government": "army", "vp": 0}
    one = case(event("15.10", AXIS, "hopeh", number=WEST), cards={"axis": "8"}, posture=held, affairs=affairs,
               dice=[die], **PEACE)  # fmt: skip
    if found == "military_takeover":
        assert marker(one, found) == "swb"
    elif found == "navy":
        assert one.war.affairs.government == "navy"
    else:
        assert one.legal("axis") == ["choose power_shift", "decline"]


@pytest.mark.rule("DSI-TAB-03", "DSI-TAB-04")
@pytest.mark.parametrize(
    ("dice", "expected"),
    [([2], "neutrality"), ([4], "choose place siam"), ([6, 4], "choose minor")],
)
def test_the_diplomatic_incident_and_colonialism_tables(dice: list[int], expected: str) -> None:
    affairs = {"vp": 0, "uscl": 0}
    one = case(event("press_neutral", AXIS, "siam"), affairs=affairs)
    one.do("axis", "choose diplomatic_incident", dice=dice)
    if expected == "neutrality":
        assert one.war.affairs.capitals["siam"] == ("neutrality",)
    else:
        assert expected in one.legal("axis")


@pytest.mark.rule("DSA-RD-02", "DSA-POL-03")
def test_a_face_the_card_does_not_list_is_no_result() -> None:
    frame = {"step": "card_actions", "number": 0}
    one = case(frame, cards={"axis": "28a"}, posture={"russia": "disputes"}, affairs={"vp": 0}, dice=[2])
    assert one.halted
    assert not {"bases_damaged_western", "loc_damaged_us"} & set(one.war.affairs.markers)


@pytest.mark.rule("DSB-FC-05", "DSB-FC-07")
def test_a_country_that_is_gone_cannot_be_selected() -> None:
    gone = {"mongolia": {"status": "not_created", "alignment": ""}}  # EXB-006
    frame = {"step": "political_events", "number": 0}
    one = case(frame, cards={"axis": "33a"}, countries=gone, ceded=["russia_mongolia"])
    assert "choose mongolia" not in one.legal("axis")
    assert "choose korea" not in one.legal("axis")  # a Dependent
    assert "choose siam" in one.legal("axis")
