"""Secrets stay secret."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.admirals_war import hidden
from flagplot.games.admirals_war.combat.frames import Battle
from flagplot.kernel.laws import check_hides
from tests.admirals_war.helpers import Case, quiet

HIDDEN = {"hidden_submarines": True}
BOATS = {"mid_atlantic": ["ger_uboat_01"], "reserve": ["ger_uboat_02"]}


def shown(case: Case, viewer: str | None) -> list[str]:
    """The places where a viewer sees a unit."""
    places = case.game.view(case.state, viewer).places
    return [
        id for id, place in places.items() if any(u["id"] == "ger_uboat_01" for u in place.get("units", []))
    ]


def test_everybody_sees_submarines_without_the_option() -> None:
    assert shown(quiet(units=BOATS), "british") == ["mid_atlantic"]


@pytest.mark.rule("AW-O26-01")
def test_hidden_submarines_are_seen_by_their_owner_only() -> None:
    case = quiet(options={**HIDDEN, "players": "four"}, units=BOATS)
    assert shown(case, "german") == ["mid_atlantic"]
    for viewer in ("british", "us", "japanese", None):
        assert shown(case, viewer) == []
        assert case.game.view(case.state, viewer).hands["german"] == {
            "ger_uboat_01": "hidden", "ger_uboat_02": "hidden",
        }  # fmt: skip
        check_hides(case.game, case.state)


def test_one_person_knows_the_secrets_of_both_seats() -> None:
    case = quiet(options=HIDDEN, units=BOATS)
    assert shown(case, "japanese") == ["mid_atlantic"]
    assert shown(case, "us") == []


@pytest.mark.rule("AW-O26-01")
def test_a_submarine_that_has_shown_itself_is_seen_by_all() -> None:
    units: dict[str, Any] = {"mid_atlantic": {"ger_uboat_01": {"marks": ["seen"]}}}
    case = quiet(options=HIDDEN, units=units)
    assert shown(case, "british") == ["mid_atlantic"]


@pytest.mark.rule("AW-O26-01")
def test_views_cannot_tell_where_a_hidden_submarine_is() -> None:
    case = quiet(options=HIDDEN, units=BOATS)
    for seed in range(20):
        other = case.game.resample(case.state, "british", seed)
        assert case.game.view(other, "british").to_bytes() == case.game.view(case.state, "british").to_bytes()
    moved = {
        case.game.resample(case.state, "british", seed).place[case.unit("ger_uboat_01")] for seed in range(20)
    }
    assert len(moved) > 3
    kept = case.game.resample(case.state, "german", 1)
    assert kept.place == case.state.place


def test_secrets_open_when_the_game_is_over() -> None:
    case = quiet(options={**HIDDEN, "players": "four"}, units=BOATS)
    assert hidden.privy(case.state, 3, "british") is False
    case.state.outcome = case.game.outcome(case.state) or _over()
    assert hidden.privy(case.state, 3, "british") is True


def _over() -> Any:
    from flagplot import Outcome

    return Outcome((), "a test")


def test_the_choice_of_action_is_a_secret_of_the_side() -> None:
    case = quiet(units={"western_approaches": ["uk_hood", "ger_bismarck"]})
    case.state.frames.insert(0, Battle(case.place("western_approaches"), choices=("air", "")))
    drawn = {_choices(case, seed) for seed in range(20)}
    assert drawn == {("air", ""), ("surface", "")}
    other = case.game.resample(case.state, "german", 2)
    for viewer in ("german", "japanese", None):
        first, second = (case.game.view(state, viewer).to_bytes() for state in (case.state, other))
        assert first == second


def _choices(case: Case, seed: int) -> tuple[str, str]:
    frame = case.game.resample(case.state, "german", seed).frames[0]
    assert isinstance(frame, Battle)
    return frame.choices
