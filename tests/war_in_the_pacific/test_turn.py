"""The order of a game-turn, rally, and how Tarawa ends."""

from __future__ import annotations

import pytest

from flagplot.games.war_in_the_pacific import GAME
from flagplot.games.war_in_the_pacific.turn import victory
from flagplot.kernel.stream import Stream
from tests.war_in_the_pacific.setting import TABLES, Case, hex, unit

HELD = {"b0304": ["mc-rgt-2"], "b0604": ["jn-sbf-3sp"]}


@pytest.mark.rule("SC-S1-12", "SC-S1-04", "SC-S1-01", "BR-3-13", "BR-3-16", "BR-3-17", "BR-3-22")
def test_the_parts_of_a_game_turn_in_their_order() -> None:
    state, stream, found = GAME.start("tarawa", seed=4), Stream("order"), []
    for _ in range(600):
        phase = GAME.view(state, None).tracks["phase"]
        where = (state.turn, phase, *(state.waiting if phase == "Ground Segment" else ()))
        if state.turn == 0 and (not found or found[-1] != where):
            found.append(where)
        if state.outcome is not None or state.turn:
            break
        seat = state.waiting[0]
        answers = GAME.legal(state, seat)
        ends = [one for one in answers if not one.args]
        state, _ = GAME.apply(state, seat, ends[-1] if ends and stream.below(3) else stream.choose(answers))
    phases = list(dict.fromkeys(phase for _, phase, *_ in found))
    assert phases[:3] == ["Deployment", "Naval Phase", "Air Phase"]
    order = [
        one for one in phases if one in ("Joint Activation", "Joint Assault", "Ground Segment", "Engineering")
    ]
    assert order == [
        one for one in ("Joint Activation", "Joint Assault", "Ground Segment", "Engineering") if one in order
    ]
    assert order[0] == "Joint Activation"


@pytest.mark.rule("BR-3-14", "SC-S1-01", "BR-1-08")
def test_the_allies_are_first_in_every_phase() -> None:
    case = Case("activation", HELD)
    assert case.state.waiting == ("allied",)
    case.do("allied", "done")
    assert case.state.waiting == ("japan",)
    case.do("japan", "done")
    assert case.state.waiting == ("allied",)  # nobody lands: the first Ground Segment
    case.do("allied", "done")
    assert case.state.waiting == ("japan",)
    case.do("japan", "done")
    assert case.state.waiting == ("allied",)  # Engineering


@pytest.mark.rule("BR-3-19", "BR-23-14")
@pytest.mark.parametrize(("die", "broken"), [(4, False), (5, True)])
def test_broken_units_rally(die: int, broken: bool) -> None:
    units = {"b0304": ["mc-rgt-2/broken"], "b0604": ["jn-sbf-3sp"]}
    case = Case("rally", units, dice=[5, die])  # (7 + 1) / 2 = 4
    assert case.marked("mc-rgt-2", "broken") is broken


@pytest.mark.rule("BR-3-21", "BR-11-09", "SC-S1-06", "SC-S1-03")
def test_the_end_of_a_game_turn() -> None:
    case = Case("end", {"b0304": ["mc-rgt-2/moved/landed/frozen/engaged"], "b0604": ["jn-sbf-3sp/broken"]},
                airfields={"b0504": "S"}, shelled={"b0604": 26}, cp=17, spent={"mc-rgt-2": 12},
                air={"air-us-f6f-essex-s1": {"flown": 4}})  # fmt: skip
    assert case.state.turn == 1
    assert case.state.airfields == {hex("b0504"): 0}
    assert case.state.shelled == {}
    assert case.state.cp == 17  # unspent points carry over
    assert sum(case.state.flown) == 0
    assert case.state.spent[unit("mc-rgt-2")] == 0
    assert not any(case.marked("mc-rgt-2", mark) for mark in ("moved", "landed", "frozen", "engaged"))
    assert case.marked("mc-rgt-2", "active")
    assert case.marked("jn-sbf-3sp", "broken")
    damaged = Case("end", HELD, airfields={"b0504": "D1"})
    assert damaged.state.airfields == {hex("b0504"): 2}


def ended(turn: int, units: dict[str, list[str]], **more: object) -> object:
    return Case("end", units, turn=turn, **more).state.outcome


@pytest.mark.rule("SC-S1-10")
@pytest.mark.parametrize(
    ("turn", "lost", "winners", "words"),
    [
        (0, 3, ("allied",), "decisively, 18 points to 3"),
        (1, 11, ("allied",), "14 points to 11"),
        (2, 10, (), "10 points to 10"),
        (2, 12, ("japan",), "10 points to 12"),
    ],
)
def test_an_island_that_is_secured(turn: int, lost: int, winners: tuple[str, ...], words: str) -> None:
    found = ended(turn, {"b0304": ["mc-rgt-2"]}, losses={"mc-div-2": lost})
    assert found.winners == winners
    assert found.rule == "SC-S1-10"
    assert found.reason == f"the island is secured; {words}"


@pytest.mark.rule("SC-S1-10")
def test_an_island_that_is_held_to_the_end() -> None:
    assert ended(1, HELD) is None
    assert ended(2, HELD).reason == "the island is held; 6 points to 4"
    held = ended(2, HELD, losses={"mc-div-2": 7})
    assert held.winners == ("japan",)
    assert "decisively, 6 points to 11" in held.reason


@pytest.mark.rule("SC-S1-10")
def test_crippled_ships_and_controlled_hexes_count() -> None:
    ships = {"us-bb-maryland": {"damage": 2}, "us-ca-portland": {"damage": 4}, "us-cl-mobile": {"damage": 4}}
    case = Case("first", HELD, ships=ships)
    assert victory.crippled(case.play) == 2
    assert victory.score(case.play) == (6, 8)
    every = dict.fromkeys((label for label in TABLES.island.grid.labels), "allied")
    taken = Case("first", {**HELD, "b0604": ["jn-sbf-3sp", "mc-rgt-8:1"]}, control=every)
    assert victory.secured(taken.play)


@pytest.mark.rule("SC-G-05", "SC-G-08")
def test_the_headquarters_is_active_at_once() -> None:
    state = GAME.start("tarawa", seed=1)
    assert state.cp == 30
    assert all(state.marks[unit(id)] & 1 for id in ("mc-rgt-2", "mc-rgt-8", "mc-rgt-6", "mc-art-10"))


@pytest.mark.rule("BR-1-11")
def test_both_sides_build_in_their_order() -> None:
    case = Case("engineering", HELD)
    assert case.state.waiting == ("allied",)
    case.do("allied", "done")
    assert case.state.waiting == ("japan",)


@pytest.mark.rule("SC-S1-10")
def test_points_are_counted_from_the_first_moment() -> None:
    """An island that is not deployed on is not secured, and charts begin with what it is worth to hold it."""
    state = GAME.start("tarawa", seed=4)
    card = TABLES.card
    assert GAME.numbers(state)["points"] == {"allied": card.handicap, "japan": card.held_points}
    assert GAME.numbers(state)["points"] == GAME.view(state, None).tracks["points"]
    midway = GAME.start("midway", seed=4)
    assert GAME.numbers(midway)["points"] == GAME.view(midway, None).tracks["points"]
