"""Positions in the Organization Segment."""

from __future__ import annotations

from typing import Any

from tests.dai_senso.setting import Case

CHITA, IRKUTSK, ULAN_BATOR, TOKYO = "w5824", "w5821", "w5621", "e4904"
CHUNGKING = "w4620"
SHORTAGES = {"materiel_shortages": "swb"}  # a Delay DRM of +1 for the Axis
BEYOND = "e4904"  # no Soviet unit is supplied in Tokyo
AXIS_HOPEH = {"hopeh": {"status": "active", "alignment": "axis"}}
NEI = {"nei": {"status": "active", "alignment": "western"}}
PEIPING, BATAVIA, CALCUTTA = "w5223", "w2819", "w4213"
TWO_NATIONS: dict[str, Any] = {
    "scenario": "china-incident",
    "posture": dict.fromkeys(("us_western_minors", "britain", "russia", "soviet_minors"), "war"),
}


def soviet(units: list[str], pool: list[str] | None = None, hex: str = CHITA, **more: Any) -> Case:
    return Case("organization", {hex: units, **more.pop("others", {})}, {"soviet_pool": pool or []}, **more)


def axis(units: list[str], pool: list[str] | None = None, hex: str = TOKYO, **more: Any) -> Case:
    return Case(
        "organization",
        {hex: units, **more.pop("others", {})},
        {"axis_pool": pool or []},
        phasing="axis",
        **more,
    )


def western(units: list[str], pool: list[str] | None = None, hex: str = "w4509", **more: Any) -> Case:
    return Case(
        "organization",
        {hex: units, **more.pop("others", {})},
        {"western_pool": pool or []},
        phasing="western",
        **more,
    )
