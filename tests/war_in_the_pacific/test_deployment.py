"""The defender deploys in secret."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from flagplot.games.war_in_the_pacific import GAME
from flagplot.games.war_in_the_pacific import game as offered
from flagplot.games.war_in_the_pacific.sides import JAPAN
from flagplot.kernel.laws import check_lanes
from flagplot.kernel.view import leak
from tests.war_in_the_pacific.setting import TABLES, Case, hex, unit


def begun(*answers: str) -> object:
    state = GAME.start("tarawa", seed=1)
    for answer in answers:
        state, _ = GAME.apply(state, "japan", answer)
    return state


@pytest.mark.rule("WPA-TDP-01", "WPA-TDP-06", "WPA-TDP-17", "SC-S1-02", "SC-G-01")
def test_the_defender_deploys_before_anything_else() -> None:
    state, events = GAME.begin("tarawa", seed=1)
    assert state.waiting == ("japan",)
    assert any("imminent" in event.text() for event in events)
    assert GAME.legal(state, "allied") == []  # nothing is bombarded before
    refusal = GAME.why_not(state, "japan", "done")
    assert refusal is not None
    assert refusal.rule == "SC-S1-02"


@pytest.mark.rule("WPA-TDP-18", "WPA-TDP-28", "SC-S1-02", "WPA-TAC-10", "WPA-CBT-11")
def test_the_historical_places() -> None:
    state = begun("historical", "done")
    case = Case("naval", {"b0404": ["jn-snlf-s7"]})
    case.state = state  # type: ignore[assignment]
    assert [case.where(id) for id in ("jn-snlf-s7", "jn-sbf-3sp", "jn-eng-111", "jn-lab-betio")] == [
        "b0404", "b0604", "b0704", "b0804",
    ]  # fmt: skip
    assert [case.fort(label) for label in ("b0404", "b0604", "b0704", "b0804", "b0304")] == [
        (2, 1, 0), (2, 2, 0), (2, 1, 0), (2, 1, 0), None,
    ]  # fmt: skip
    assert set(case.state.control.values()) == {JAPAN}
    assert case.state.batteries == {hex("b0304"): (4, 0, 0, 0), hex("b0704"): (2, 0, 0, 0)}
    assert case.state.airfields == {hex("b0504"): 0}


@pytest.mark.rule("WPA-TAC-07", "SC-S1-02")
def test_stacking_limits_bind_the_deployment() -> None:
    state = begun("place jn-sbf-3sp b0804")
    refusal = GAME.why_not(state, "japan", "place jn-snlf-s7 b0804")
    assert refusal is not None
    assert refusal.rule == "WPA-TAC-07"
    refusal = GAME.why_not(state, "japan", "place mc-rgt-2 b0804")
    assert refusal is not None
    assert refusal.rule == "SC-S1-02"
    state, _ = GAME.apply(state, "japan", "place jn-sbf-3sp b0905")
    assert GAME.why_not(state, "japan", "place jn-snlf-s7 b0804") is None


@pytest.mark.rule("BR-1-07", "WPA-TDP-08")
def test_nobody_sees_what_is_written() -> None:
    one, other = begun("place jn-sbf-3sp b0804"), begun("place jn-sbf-3sp b0304", "place jn-snlf-s7 b0404")
    for viewer in ("allied", None):
        assert leak(GAME, one, other, viewer) is None
    assert GAME.view(one, "japan").panels["deployment"] == {"placed": {"jn-sbf-3sp": "b0804"}}
    check_lanes(GAME, one)


@pytest.mark.rule("WPA-TDP-09", "WPA-TDP-10", "SC-S1-02")
def test_the_invader_sees_steps_and_forts_of_level_1() -> None:
    state = begun("historical", "done")
    seen = GAME.view(state, "allied").places["b0604"]
    assert [(one["kind"], one["steps"]) for one in seen["units"]] == [("unknown", 2)]
    assert seen["fort"] == {"side": "japan", "level": 1, "seen": False}
    own = GAME.view(state, "japan").places["b0604"]
    assert own["units"][0]["id"] == "jn-sbf-3sp"
    assert own["fort"]["level"] == 2


@pytest.mark.rule("WPA-TDP-12")
def test_units_and_forts_are_seen_when_an_enemy_comes_beside_them() -> None:
    units = {"b0304": ["mc-rgt-8:2"], "b0505": ["jn-snlf-s7/hidden"], "b0704": ["jn-eng-111/hidden"]}
    case = Case("first", units, forts={"b0505": {"strength": 2, "size": 1, "hidden": True}})
    assert not case.marked("jn-snlf-s7", "known")
    case.do("allied", "move mc-rgt-8 b0404")
    assert case.marked("jn-snlf-s7", "known")
    assert not case.marked("jn-eng-111", "known")
    seen = GAME.view(case.state, "allied").places
    assert seen["b0505"]["fort"]["level"] == 2
    assert seen["b0704"]["units"][0]["kind"] == "unknown"


@pytest.mark.rule("WPA-TDP-13")
def test_a_hidden_unit_that_moves_through_a_clear_hex_is_seen() -> None:
    case = Case("second", {"b0304": ["mc-rgt-8:1"], "b0704": ["jn-sbf-3sp/hidden"]})
    case.do("japan", "move jn-sbf-3sp b0604")
    assert case.marked("jn-sbf-3sp", "known")


@pytest.mark.rule("WPA-TDP-13")
@pytest.mark.parametrize(("allowance", "seen"), [(20, True), (3, False)])
def test_one_that_moves_within_the_march_of_an_enemy_is_seen_under_cover_too(
    monkeypatch: pytest.MonkeyPatch, allowance: int, seen: bool
) -> None:
    """Betio as if 0604 were jungle, 2 MPs, and three hexes from the marines: 4 MPs on the shortest way."""
    island = TABLES.island
    hexes = tuple(
        msgspec.structs.replace(cell, terrain="jungle") if cell.hex == "0604" else cell
        for cell in island.printed.hexes
    )
    table = msgspec.structs.replace(island.table, allowance=allowance)
    printed = msgspec.structs.replace(island.printed, hexes=hexes)
    other = replace(TABLES, island=replace(island, printed=printed, table=table))
    monkeypatch.setattr(offered, "tables", lambda scenario: other)
    case = Case("second", {"b0304": ["mc-rgt-8:1"], "b0704": ["jn-sbf-3sp/hidden"]})
    case.do("japan", "move jn-sbf-3sp b0604")
    assert case.marked("jn-sbf-3sp", "known") is seen


@pytest.mark.rule("WPA-TDP-07", "WPA-TDP-28")
def test_an_open_beach_shows_its_top_unit() -> None:
    from flagplot.games.war_in_the_pacific.deployment.deploy import deploy, historical

    play = Case("deployment", {}).play
    play.tables = replace(TABLES, card=msgspec.structs.replace(TABLES.card, fort=(2, 3)))
    deploy(play, historical(play))  # three steps are fortified, two hexes are open
    assert [bool(play.state.marks[unit(id)] & 64) for id in ("jn-snlf-s7", "jn-sbf-3sp", "jn-eng-111")] == [
        False, False, True,
    ]  # fmt: skip


def test_resampling_keeps_the_steps_of_every_hex() -> None:
    state = begun("historical", "done")
    other = GAME.resample(state, "allied", seed=5)
    steps = [
        {hex: GAME.play(one).total(GAME.play(one).at(hex, JAPAN)) for hex in TABLES.island.places}
        for one in (state, other)
    ]
    assert steps[0] == steps[1]
    assert any(
        GAME.resample(state, "allied", seed=seed).place[unit("jn-snlf-s7")] != state.place[unit("jn-snlf-s7")]
        for seed in range(8)
    )
