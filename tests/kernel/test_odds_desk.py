"""The desk a game gives for its odds: what it must answer, what it may leave out, what goes wrong aloud."""

from __future__ import annotations

from typing import Any

import pytest

import flagplot
from flagplot.chance import luck
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.fights import Fight, at_hand
from flagplot.kernel.odds import Answer, Asked, OddsDesk, misplaced
from flagplot.kernel.whatif import Odds

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
    assert bool(desk.shelves) == bool(list(desk.warm_up()))  # what is compiled is asked for once
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


def test_a_fight_on_the_wire_has_what_a_client_draws() -> None:
    fight = Fight(
        "x", "Harbin", "red", ["blue"], 0.75, "to take it", "to hold it", [Odds("taken", 0.75, "good")]
    )
    (one,) = at_hand([fight])["battles"]
    assert one["ends"] == [{"text": "taken", "chance": 0.75, "mood": "good"}]
    assert (one["space"], one["defenders"], "note" in one) == ("x", ["blue"], False)


def test_luck_is_placed_among_all_that_could_have_happened() -> None:
    chances = {-1: 0.25, 0: 0.5, 2: 0.25}
    assert luck.placed(chances, 0) == {"expected": 0.25, "percentile": 0.5, "worse": 0.25, "better": 0.25}
    assert luck.placed(chances, 2)["percentile"] == 0.875


def test_defenders_share_what_was_done_to_them() -> None:
    dice = {
        who: {"dice": 2, "expected": 1.0, "hits": number}
        for number, who in enumerate(("attacker", "defender"))
    }
    one = {
        "attacker": "red",
        "defenders": ["blue", "green"],
        "gained": 3,
        "dice": dice,
        **luck.placed({1: 0.5, 3: 0.5}, 3),
    }
    found = luck.sums([one, {**one, "percentile": None}])
    assert found["red"] == {
        "battles": 1,
        "value": 1.0,
        "percentile": 0.75,
        "dice": 2,
        "expected": 1.0,
        "hits": 0,
    }
    assert found["blue"] == found["green"]
    assert (found["blue"]["value"], found["blue"]["percentile"], found["blue"]["hits"]) == (-0.5, 0.25, 0.5)
