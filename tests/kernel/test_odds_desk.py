"""The desk a game gives for its odds: what it must answer, what it may leave out, what goes wrong aloud."""

from __future__ import annotations

from typing import Any

import pytest

import flagplot
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.odds import Answer, Asked, OddsDesk, misplaced

WITH_ODDS = [id for id in flagplot.titles() if flagplot.game(id).odds_of]


class Plain(OddsDesk[Any]):
    """The least a desk may be."""

    def odds(self, *question: Any, **details: Any) -> Any:
        return 0.5

    def battles(self, state: Any) -> dict[str, Any]:
        return {"battles": []}

    def battle(self, state: Any, space: str, retreat: str) -> dict[str, Any]:
        return {"space": space}

    def planned(self, state: Any, seat: str, action: Any, space: str) -> None:
        return None

    def command(self, asked: Asked) -> Answer:
        return Answer({}, [])


def test_a_desk_without_a_luck_report_says_nothing_of_luck() -> None:
    desk = Plain(flagplot.game("skirmish"))
    assert desk.luck(None, []) == {"battles": [], "powers": {}}
    assert list(desk.warm_up()) == []


def test_a_desk_must_answer_every_question() -> None:
    class Half(OddsDesk[Any]):
        def odds(self, *question: Any, **details: Any) -> Any:
            return 0.5

    with pytest.raises(TypeError, match="battles"):
        Half(flagplot.game("skirmish"))  # type: ignore[abstract]


def test_a_game_without_odds_says_so() -> None:
    with pytest.raises(BadInputError, match="not known for skirmish"):
        flagplot.game("skirmish").odds()


@pytest.mark.parametrize("id", WITH_ODDS)
def test_every_game_with_odds_has_a_desk_of_its_own(id: str) -> None:
    game = flagplot.game(id)
    desk = game.ask_odds()
    assert desk.game is game
    assert desk.shelves
    assert list(desk.warm_up())
    names = [one.name for one in game.odds_options]
    assert len(names) == len(set(names))


def test_a_module_that_is_missing_inside_a_desk_is_no_missing_report(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mistake of ours must not read like a game that has no luck report."""
    game = flagplot.game(WITH_ODDS[0])

    def broken() -> OddsDesk[Any]:
        raise ModuleNotFoundError("No module named 'flagplot.games.nowhere'", name="flagplot.games.nowhere")

    monkeypatch.setattr(game, "odds_desk", broken)
    with pytest.raises(ModuleNotFoundError, match="nowhere"):
        game.ask_odds().luck(None, [])


def test_an_option_nobody_would_look_at_is_refused() -> None:
    misplaced({"then": [], "keep": 0, "want": None}, "goes elsewhere")
    with pytest.raises(BadInputError, match="--defend-order goes elsewhere"):
        misplaced({"defend_order": "tank"}, "goes elsewhere")
