"""The luck of the dice, counted from the log."""

from __future__ import annotations

from typing import Any

from flagplot.server.statistics import luck


def thrown(reason: str, *faces: int, **more: Any) -> dict[str, Any]:
    return {
        "text": "",
        "event": {"event": "rolled", "reason": reason, "sides": 6, "faces": list(faces), **more},
    }


def test_hits_against_expectation() -> None:
    lines = [
        thrown("japan in hunan: 2 infantry at 1", 1, 6),
        thrown("japan in hunan: artillery at 2", 2),
        thrown("china in hunan: infantry at 2", 5),
        thrown("japan: bombs on the complex of india", 6),
        thrown("japan in hunan: tank at 3", 1, audience=["japan"]),
        {"text": "", "event": {"event": "moved"}},
    ]
    assert luck(lines) == {
        "japan": {"dice": 3, "expected": 0.6667, "hits": 2},
        "china": {"dice": 1, "expected": 0.3333, "hits": 0},
    }
