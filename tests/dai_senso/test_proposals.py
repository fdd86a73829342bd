"""What a faction can order with one answer, and that it can be answered as it is proposed."""

from __future__ import annotations

from flagplot.games.dai_senso.turn.frames import GameTurn
from flagplot.kernel.action import Action, parse_action
from flagplot.kernel.pointing import Pointed
from tests.dai_senso.afloat import pacific, support
from tests.dai_senso.setting import Case

NAGASAKI = {"e4801": ["JP-INF1-11"]}


def test_all_used_convoys_are_made_ready_with_one_answer() -> None:
    boxes = {"yellow_sea_used": ["JP-CONV-01/back", "JP-SURF-01/back", "JP-AF-01"]}
    case = pacific(NAGASAKI, boxes, "marker")
    assert [one.id for one in case.game.proposed(case.state, "axis")] == ["ready"]
    found = case.game.propose(case.state, "axis", "ready")
    assert found.answer == "reuse JP-SURF-01 ; reuse JP-CONV-01"
    assert {part.way for part in found.parts} == {("yellow_sea_used", "yellow_sea_convoys")}
    case.do("axis", found.answer)
    assert case.where("JP-CONV-01") == case.where("JP-SURF-01") == "yellow_sea_convoys"
    assert case.halted
    alone = pacific(NAGASAKI, {"yellow_sea_used": ["JP-CONV-01/back"]}, "marker")
    assert alone.game.proposed(alone.state, "axis") == (), "one answer as it is"


def _placing(*pool: str) -> Case:
    case = support(NAGASAKI, {"axis_pool": list(pool)})
    assert case.game.proposed(case.state, "axis") == (), "not in the first turn"
    turns = case.state.frames[0]
    assert isinstance(turns, GameTurn)
    turns.played = 1
    return case


def _earlier(*lines: str) -> list[Action]:
    return [parse_action(line) for line in lines]


def test_support_is_placed_as_in_the_turn_before() -> None:
    """Counters of a type are alike: another Air Force and another Convoy go where the last ones went."""
    case = _placing("JP-AF-02", "JP-CONV-02")
    assert [one.id for one in case.game.proposed(case.state, "axis")] == ["again"]
    hex = next(line.split()[2] for line in case.legal("axis") if line.startswith("place JP-AF-02 e"))
    earlier = _earlier(
        f"place JP-AF-01 {hex}", "place JP-CONV-01 yellow_sea_convoys troop", "done",
        "move JP-INF1-11 e4802", "done",
    )  # fmt: skip
    found = case.game.propose(case.state, "axis", "again", earlier)
    assert found.answer == f"place JP-AF-02 {hex} ; place JP-CONV-02 yellow_sea_convoys troop"
    assert (len(found.parts), found.rest) == (2, "")
    case.do("axis", found.answer)
    assert case.where("JP-CONV-02") == "yellow_sea_convoys"
    assert case.where("JP-AF-02") == hex


def test_what_cannot_be_placed_again_is_named() -> None:
    case = _placing("JP-CONV-02")
    earlier = _earlier("place JP-AF-01 e4802", "place JP-CONV-01 yellow_sea_convoys troop", "done")
    found = case.game.propose(case.state, "axis", "again", earlier)
    assert found.answer == "place JP-CONV-02 yellow_sea_convoys troop"
    assert found.rest.startswith("Not possible now: ")
    assert case.game.propose(case.state, "axis", "again").rest == "Nothing was placed in your last turn."


def test_a_counter_like_another_says_which_comes_first() -> None:
    case = _placing("JP-AF-01", "JP-AF-02")
    found = case.game.why_grey(case.state, "axis", Pointed("JP-AF-02"))
    assert found is not None
    assert found.text.startswith("Units of one type are alike: another is placed before ")
