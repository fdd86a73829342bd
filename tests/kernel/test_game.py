"""What the kernel does for every game, shown on Skirmish."""

from __future__ import annotations

from typing import Any

import pytest

import flagplot
from flagplot import Action, BadInputError, FormatError, RefusedError, RulesBug, ScriptedDice
from flagplot.games.skirmish import Skirmish
from flagplot.games.skirmish.state import SkirmishState
from flagplot.kernel.codec import canonical
from flagplot.kernel.flow import Play, Step, settle
from flagplot.kernel.refusal import Fault
from tests.kernel.helpers import DUEL, GAME


def test_apply_is_pure_and_push_is_not() -> None:
    state = GAME.start(seed=1)
    before = GAME.digest(state)
    new, _ = GAME.apply(state, "red", GAME.legal(state, "red")[0])
    assert GAME.digest(state) == before != GAME.digest(new)
    GAME.push(state, "red", GAME.legal(state, "red")[0])
    assert GAME.digest(state) == GAME.digest(new)


def test_without_dice_a_throw_is_a_clear_error() -> None:
    with pytest.raises(BadInputError, match=r"dice are needed for red draws: start the game with seed="):
        GAME.start()
    state = GAME.position(DUEL)
    assert GAME.apply(state, "red", "done")[0].waiting == ("blue",)
    with pytest.raises(BadInputError, match="dice are needed for red fires"):
        GAME.apply(state, "red", "fire c3 d3")


@pytest.mark.parametrize(
    ("seat", "action", "fault", "text"),
    [
        ("green", "done", Fault.MALFORMED, "No seat 'green'"),
        ("red", "", Fault.MALFORMED, "empty line"),
        ("red", "fly c3 d3", Fault.MALFORMED, "No verb 'fly'"),
        ("red", "fire c3", Fault.MALFORMED, "has 1 argument; expected: 'fire <hex> <hex>'"),
        ("red", "fire c3 z9", Fault.MALFORMED, "No hex 'z9'"),
        ("red", 7, Fault.MALFORMED, "found int"),
        ("red", ("fire", ("c3", "d3")), Fault.MALFORMED, "found tuple"),
        ("blue", "done", Fault.STALE, "Blue owes no answer now; waiting for Red"),
        ("red", "fire c3 c1", Fault.ILLEGAL, "There is no enemy in c1"),
        ("red", "lose tank", Fault.ILLEGAL, "expected: 'move', 'fire', 'done'"),
    ],
)
def test_refusals(seat: str, action: Any, fault: Fault, text: str) -> None:
    state = GAME.position(DUEL)
    refusal = GAME.why_not(state, seat, action)
    assert refusal is not None
    assert refusal.fault == fault
    assert text in refusal.text
    with pytest.raises(RefusedError):
        GAME.apply(state, seat, action)


def test_a_finished_game_takes_no_answers() -> None:
    state = GAME.start(options={"rounds": 1}, seed=1)
    while state.outcome is None:
        seat = state.waiting[0]
        state, _ = GAME.apply(state, seat, GAME.legal(state, seat)[-1])
    refusal = GAME.why_not(state, "red", "done")
    assert refusal is not None
    assert refusal.fault == Fault.STALE
    assert refusal.text.startswith("The game is over: ")
    assert GAME.legal(state, "red") == []
    assert GAME.outcome(state) == state.outcome


def test_verbs_with_numbers_and_optional_arguments() -> None:
    class Wordy(Skirmish):
        verbs = {**Skirmish.verbs, "take": "take <unit> <n> [<hex>]"}

    game, state = Wordy(), GAME.position(DUEL)
    for action, text in (
        ("take tank", "expected: 'take <unit> <n> [<hex>]'"),
        ("take tank many", "'many' is not a whole number"),
        ("take tank 1 c3 c3", "has 4 arguments"),
        ("take tank 1 c3", "'take' does not answer the question"),
    ):
        refusal = game.why_not(state, "red", action)
        assert refusal is not None
        assert text in refusal.text


# -- macros ------------------------------------------------------------------------------------------------


def test_a_macro_is_its_steps() -> None:
    state = GAME.position(DUEL)
    assert GAME.why_not(state, "red", "rush c3 tank c4 b5") is None
    assert [str(one) for one in GAME.resolve(state, "red", "rush c3 tank c4 b5")] == [
        "move c3 tank c4",
        "move c4 tank b5",
    ]
    new, events = GAME.apply(state, "red", "rush c3 tank c4 b5")
    assert new.seq == 2
    assert len(events) == 2


def test_a_macro_is_refused_as_a_whole() -> None:
    state = GAME.position(DUEL)
    refusal = GAME.why_not(state, "red", "rush c3 infantry c4 a5")
    assert refusal is not None
    assert refusal.rule == "SKR-08"
    before = GAME.digest(state)
    with pytest.raises(RefusedError):
        GAME.apply(state, "red", "rush c3 infantry c4 a5")
    assert GAME.digest(state) == before


def test_a_macro_stops_where_another_seat_is_asked() -> None:
    state = GAME.position(DUEL)
    path = "rush c3 tank c4 c3 c4 c3 c4"  # three orders, then it is blue's turn
    assert len(GAME.resolve(state, "red", path)) == 3
    assert GAME.apply(state, "red", path)[0].waiting == ("blue",)


def test_a_macro_stops_at_a_throw() -> None:
    class Trigger(Skirmish):
        def expand(self, state: SkirmishState, seat: str, action: Action) -> Any:
            if action.verb != "rush":
                return None
            return [Action("move", ("c3", "tank", "c4")), Action("fire", ("c3", "d3")), Action("done")]

    state = GAME.position(DUEL)
    assert [one.verb for one in Trigger().resolve(state, "red", "rush c3 tank c4 b5")] == ["move", "fire"]
    new, _ = Trigger().apply(state, "red", "rush c3 tank c4 b5", ScriptedDice([1, 1]))
    assert new.seq == 2


def test_a_move_of_three_steps_asks_for_three_lists(monkeypatch: pytest.MonkeyPatch) -> None:
    game = flagplot.game("pacific-1940")
    state = game.start(seed=1)
    for action in ("done", "pass"):
        state, _ = game.apply(state, "japan", action)
    asked: list[int] = []
    legal = game.legal

    def counted(state: Any, seat: str) -> list[Action]:
        asked.append(state.seq)
        return legal(state, seat)

    monkeypatch.setattr(game, "legal", counted)
    steps = game.resolve(state, "japan", "go kwangsi>yunnan infantry:2")
    assert [one.verb for one in steps] == ["move", "take", "step"]
    assert asked == [state.seq, state.seq + 1, state.seq + 2]


# -- saving ------------------------------------------------------------------------------------------------


def test_digests_are_wide_and_stable() -> None:
    state = GAME.start(seed=1)
    assert len(GAME.digest(state)) == 32
    assert GAME.digest(GAME.start(seed=1)) == GAME.digest(state)
    assert GAME.digest(GAME.start(seed=2)) != GAME.digest(state)


def test_number_keys_come_back_in_order() -> None:
    state = GAME.position(DUEL)
    state.units[0] = {0: 1, 1: 1}
    text = GAME.to_json(state)
    shuffled = text.replace('{"0":1,"1":1}', '{"1":1,"0":1}')
    assert shuffled != text
    assert list(GAME.from_json(shuffled).units[0]) == [0, 1]
    assert canonical({10: 1, 9: 2, "a": 3}) == canonical({"a": 3, 9: 2, 10: 1})


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"schema":1', '"schema":2', "schema 2 is newer than 1"),
        ('"schema":1', '"schema":0', "schema from 1 to 1 expected, found 0"),
        ('"schema":1', '"schema":true', "schema from 1 to 1 expected, found True"),
        ('"round":1', '"round":"1"', "Expected `int`, got `str` - at `$.round`"),
        ('"round":1', '"rounds_":1', "rounds_"),
        ('"round":1', '"round":1,"more":1', "saved state.more is only in one of the two"),
        ('"round":1', '"round":' + "9" * 40, "saved state"),
        ('"scenario":"standard"', '"scenario":"moon"', "no scenario moon"),
        ('"rounds":6', '"rounds":600', "option rounds"),
        ('"woods":true', '"wood":true', "no option wood"),
        ('"game":"skirmish"', '"game":"go"', "game skirmish expected, found 'go'"),
        ('"step":"plot"', '"step":"ploy"', "Invalid value 'ploy'"),
        ('"hands":[', '"hands":[[],', "hands: 2 entries expected"),
    ],
)
def test_damaged_states(old: str, new: str, message: str) -> None:
    text = GAME.to_json(GAME.start(seed=1))
    assert old in text
    with pytest.raises(FormatError) as caught:
        GAME.from_json(text.replace(old, new, 1))
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_deep_nesting_is_refused() -> None:
    with pytest.raises(FormatError):
        GAME.from_json("[" * 100_000)


def test_older_schemas_are_upgraded() -> None:
    class Newer(Skirmish):
        meta = flagplot.game("skirmish").meta.__class__(
            **{
                name: getattr(GAME.meta, name)
                for name in GAME.meta.__struct_fields__
                if name not in ("schema", "version")
            },
            schema=3,
        )
        state_upgrades = {
            1: lambda document: document | {"round": document["round"] + 1},
            2: lambda document: document | {"round": document["round"] * 2},
        }

    text = GAME.to_json(GAME.start(seed=1))
    state = Newer().from_json(text)
    assert (state.schema, state.round) == (3, 4)
    Newer.state_upgrades.pop(1)  # type: ignore[attr-defined]
    with pytest.raises(FormatError, match="schema 1 can no longer be read; 3 expected"):
        Newer().from_json(text)


# -- positions ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "bad",
    [
        [],
        {"game": "go"},
        {1: 2},
        {"scenario": "moon"},
        {"options": {"x": 1}},
        {"seq": -1},
        {"seq": 2**70},
        {"rolls": "1"},
        {"seed": 1.5},
        {"state": {}},
        {"state": {}, "round": 1},
        {"unit": {}},
    ],
)
def test_bad_positions(bad: Any) -> None:
    with pytest.raises(BadInputError) as caught:
        GAME.position(bad, ScriptedDice([1] * 20))
    assert "\n" not in str(caught.value)


def test_positions_read_back() -> None:
    state = GAME.position({**DUEL, "seq": 5, "rolls": 2, "seed": 9, "options": {"rounds": 3}})
    assert (state.seq, state.rolls, state.seed) == (5, 2, 9)
    document = GAME.describe(state)
    assert document["options"] == {"rounds": 3}
    assert "state" not in document
    assert GAME.digest(GAME.position(document)) == GAME.digest(state)
    special, _ = GAME.apply(state, "red", "fire c3 d3", ScriptedDice([6, 1, 1]))
    assert special.waiting == ("blue",)
    assert "state" in GAME.describe(special)
    assert GAME.digest(GAME.position(GAME.describe(special))) == GAME.digest(special)


# -- flow --------------------------------------------------------------------------------------------------


def test_a_step_that_does_nothing_is_a_bug() -> None:
    state = GAME.position(DUEL)
    play: Play[SkirmishState] = Play(state)
    with pytest.raises(RulesBug, match="neither waits nor runs"):
        settle(play, {type(state.frames[-1]): Step[Any, Any]()})
    with pytest.raises(RulesBug, match="takes no answers"):
        Step[Any, Any]().do(play, None, "red", Action("done"))
    with pytest.raises(RulesBug, match="no dice at hand"):
        play.roll(1, "test")
    assert play.roll(0, "test") == ()


def test_a_loop_without_a_question_is_a_bug() -> None:
    class Spin(Step[Any, Any]):
        def run(self, play: Any, frame: Any) -> None:
            pass

    state = GAME.position(DUEL)
    with pytest.raises(RulesBug, match="no question after"):
        settle(Play(state), {type(state.frames[-1]): Spin()})
