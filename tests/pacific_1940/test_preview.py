"""Where a force could go: every destination shown can be reached by the move shown with it."""

from __future__ import annotations

from typing import Any

import flagplot
from flagplot.bots import random_choice
from flagplot.games.axis_allies.preview import preview
from flagplot.kernel.match import Match

GAME: Any = flagplot.game("pacific-1940")


def stacks(state: Any, seat: str) -> list[tuple[str, str, int]]:
    view = GAME.view(state, seat)
    return [
        (space, unit["text"], unit["count"])
        for space, place in view.places.items()
        for unit in place.get("units", ())
        if unit["owner"] == seat
    ]


def check(state: Any, seat: str) -> int:
    before, shown = GAME.digest(state), 0
    for space, piece, count in stacks(state, seat):
        for one in preview(GAME, state, seat, space, [{"piece": piece, "count": count}]):
            shown += 1
            assert GAME.why_not(state, seat, one["action"]) is None, one
            assert one["path"][0] == space
            assert one["path"][-1] == one["space"]
            assert one["roles"]
            primitives = [str(action) for action in GAME.resolve(state, seat, one["action"])]
            assert primitives[: len(one["actions"])] == one["actions"][: len(primitives)]
    assert GAME.digest(state) == before
    return shown


def test_every_destination_can_be_reached() -> None:
    match = Match.new(GAME, seed=5)
    shown = 0
    while match.seq < 2400:
        seat = match.state.waiting[0]
        if match.seq % 400 == 0:
            shown += check(match.state, seat)
        match.do(seat, random_choice(GAME.view(match.state, seat), 3))
    assert shown > 50


def test_the_opening_of_japan() -> None:
    state = GAME.start(seed=1)
    assert preview(GAME, state, "japan", "kwangsi", [{"piece": "infantry", "count": 1}]) == []  # not yet
    state = GAME.apply(state, "japan", "done")[0]
    found = preview(GAME, state, "japan", "kwangsi", [{"piece": "infantry", "count": 3}])
    places = {one["space"]: one for one in found}
    assert places["hunan"]["roles"] == ["attack"]
    assert places["hunan"]["action"] == "go kwangsi>hunan infantry:3"
    assert places["hunan"]["left"] == 0
    assert check(state, "japan") > 50
    bomber = preview(GAME, state, "japan", "japan", [{"piece": "strategic_bomber", "count": 1}])
    assert all(one["left"] + one["cost"] <= 7 for one in bomber)


def test_forces_that_cannot_be_taken() -> None:
    state = GAME.apply(GAME.start(seed=1), "japan", "done")[0]
    for space, piece, count in (
        ("atlantis", "infantry", 1), ("kwangsi", "elephant", 1), ("kwangsi", "infantry", 99),
        ("kwangsi", "usa:infantry", 1), ("hunan", "infantry", 1),
    ):  # fmt: skip
        assert preview(GAME, state, "japan", space, [{"piece": piece, "count": count}]) == []
    assert preview(GAME, state, "japan", "kwangsi", []) == []
    assert preview(GAME, state, "usa", "hawaiian_islands", [{"piece": "infantry", "count": 1}]) == []
