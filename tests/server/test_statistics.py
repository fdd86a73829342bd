"""The luck of the dice, counted from the log."""

from __future__ import annotations

from typing import Any

from flagplot.server.statistics import luck


def thrown(who: str, high: int, *faces: int, low: int = 1, **more: Any) -> dict[str, Any]:
    event = {"event": "rolled", "sides": 6, "faces": list(faces), "who": who, "low": low, "high": high}
    return {"text": "", "event": event | more}


def test_hits_against_expectation() -> None:
    lines = [
        thrown("japan", 1, 1, 6),
        thrown("japan", 2, 2),
        thrown("china", 2, 5),
        thrown("japan", 0, 6, low=0),  # bombs
        thrown("japan", 3, 1, audience=["japan"]),
        thrown("", 1, 1),  # guns that belong to several powers
        {"text": "", "event": {"event": "moved"}},
    ]
    assert luck(lines) == {
        "japan": {"dice": 3, "expected": 0.6667, "hits": 2},
        "china": {"dice": 1, "expected": 0.3333, "hits": 0},
    }


def test_high_faces_hit_in_other_games() -> None:
    found = luck([thrown("red", 6, 4, 5, 6, low=5)])
    assert found == {"red": {"dice": 3, "expected": 1.0, "hits": 2}}


def test_the_log_of_an_older_version_tells_nothing_of_hits() -> None:
    old = {"event": "rolled", "reason": "japan in hunan: 2 infantry at 1", "sides": 6, "faces": [1, 6]}
    assert luck([{"text": "", "event": old}]) == {}
