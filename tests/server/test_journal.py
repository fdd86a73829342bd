"""A game of the server is the same journal as a match of the library: undo, states kept, numbers, history."""

from __future__ import annotations

import json
import sqlite3
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec
import pytest
from sqlalchemy import make_url

import flagplot
from flagplot import Match
from flagplot.kernel import plotfile
from flagplot.kernel.dice import NoDice
from flagplot.kernel.keeping import IN_DATABASE
from flagplot.server import creation
from flagplot.server.creation import NewGame
from flagplot.server.live import Batch, Head, Live
from tests.golden.test_golden import FOLDER
from tests.kernel.armada import Armada
from tests.server.harness import Player, Running

ARMADA = Armada()
SHOWN = ("seq", "waiting", "prompt", "legal", "places", "tracks", "panels", "hands")


def plot(name: str) -> str:
    return (FOLDER / f"{name}.plot").read_text(encoding="utf-8")


def prefix(name: str, answers: int) -> Match:
    """The beginning of a recorded game, up to its first throw."""
    recorded = plotfile.loads(plot(name), trusted=True)
    first = recorded.at(0)
    match = Match.new(recorded.game, first.scenario, first.options, secret=bytes(32), **recorded.setup)
    for entry in recorded.entries[:answers]:
        if entry.rolls:
            break
        match.do(entry.seat, entry.action)
    return match


# -- taking back: the same in a match and at a table -----------------------------------------------------


def refusal(player: Player, id: str, seat: str, match: Match) -> None:
    """What a table says about taking back is what a match says."""
    found = match.why_not_undo(seat)
    if found is None:
        return
    status = 409 if found.fault == "stale" else 422
    body = {"seat": seat, "seq": match.seq}
    assert player.post(f"/api/games/{id}/undo", body, status)["refusal"]["text"] == found.text


@pytest.mark.parametrize(("name", "answers"), [("axis", 16), ("midway_draw", 16)])
def test_undo_is_the_same_in_a_match_and_at_a_table(player: Player, name: str, answers: int) -> None:
    recorded = prefix(name, answers)
    game, seats = recorded.game, recorded.game.meta.seats
    assert len(recorded.entries) >= 6
    match = recorded.branch(0, secret=bytes(32))
    match.sources = match.sources[:1]  # not a branch: the same beginning
    spec = {
        "game": game.meta.id,
        "scenario": match.state.scenario,
        "options": match.state.options,
        "seats": {seat: {"kind": "me"} for seat in seats},
    }
    id = player.post("/api/games", spec, 201)["id"]
    for entry in recorded.entries:
        player.act(id, entry.seat, str(entry.action), match.seq)
        match.do(entry.seat, entry.action)
        for seat in seats:
            refusal(player, id, seat, match)
            assert player.view(id, seat)["undo"] == (match.why_not_undo(seat) is None)
        if match.why_not_undo(entry.seat) is not None:
            continue
        player.undo(id, entry.seat)
        match.undo(entry.seat)
        same(player.view(id, entry.seat), match, entry.seat)
        player.act(id, entry.seat, str(entry.action), match.seq)
        match.do(entry.seat, entry.action)
        same(player.view(id, entry.seat), match, entry.seat)


def same(view: dict[str, Any], match: Match, seat: str) -> None:
    expected = msgspec.json.decode(match.view(seat).to_bytes())
    assert {key: view[key] for key in SHOWN} == {key: expected[key] for key in SHOWN}


# -- states kept by cost ---------------------------------------------------------------------------------


@cache
def brought_in(name: str) -> tuple[Head, Batch]:
    fresh = creation.from_plot(NewGame(plot=plot(name)), "local", "local")
    assert fresh.batch is not None
    return fresh.head, fresh.batch


def check_kept(batch: Batch) -> None:
    """Bytes in proportion to what was done, and never more than so much to be played again."""
    work = sum(entry.work for entry in batch.entries)
    sizes = [len(data) for _, data in batch.states]
    assert sum(sizes[:-1]) <= IN_DATABASE.room * work  # each is paid for by the work until the next
    numbers = [0, *(seq for seq, _ in batch.states), len(batch.entries)]
    for begin, end in pairwise(numbers):
        gap = [entry.work for entry in batch.entries[begin:end]]
        assert sum(gap[:-1]) < max(IN_DATABASE.least, max(sizes) / IN_DATABASE.room) + 1


def test_a_game_of_many_changes_of_seat_keeps_few_states() -> None:
    _, batch = brought_in("sea_level")
    check_kept(batch)
    changes = sum(bool(entry.check) for entry in batch.entries)
    assert 0 < len(batch.states) < changes / 4


def test_a_long_turn_of_one_seat_keeps_few_states_however_large() -> None:
    state = ARMADA.start(seed=1)
    fresh = creation.from_scenario(NewGame(game="skirmish"), "local", "local")
    batch = Live(ARMADA, fresh.head, state, fresh.seats, NoDice()).batch()
    seat = state.waiting[0]
    for number in range(3_000):
        legal = ARMADA.legal(batch.state, seat)
        batch.enter(seat, legal[number * 7_919 % (len(legal) - 1)])
    assert batch.state.waiting == (seat,)
    check_kept(batch)
    assert 1 < len(batch.states) < 30


def snapshots(server: Running, id: str) -> list[int]:
    with sqlite3.connect(make_url(server.settings.database).database or "") as database:
        query = "SELECT seq FROM snapshots WHERE game_id = ? ORDER BY seq"
        return [seq for (seq,) in database.execute(query, (id,))]


def test_the_state_at_the_last_change_of_seat_is_kept_in_passing(player: Player, server: Running) -> None:
    """A game opens though its log makes no sense any more, and yet only one state more is there."""
    id = player.start("skirmish", ("red", "blue"))
    changes = 0
    for number in range(24):
        view = player.view(id, "")
        if view["outcome"]:
            break
        seat = view["waiting"][0]
        done = player.act(id, seat, player.view(id, seat)["legal"][-1])
        changed = done["view"]["waiting"] != view["waiting"]
        changes += changed
        kept = snapshots(server, id)
        assert len(kept) <= 4
        if changed:
            assert kept[-1] == done["seq"]
        if number % 5 == 0:
            server.server.tables.forget(id)  # what is in passing is known from the database, too
    assert changes > 8


# -- numbers and history ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["axis", "world_axis_13", "sea_level"])
def test_every_game_keeps_one_row_of_numbers_a_turn(name: str) -> None:
    head, batch = brought_in(name)
    turns = [head.start.mark, *(mark for _, mark, _ in batch.numbers)]
    told = [(mark.round, mark.turn) for mark in turns]
    *begun, last = told
    assert len(set(begun)) == len(begun)
    assert batch.numbers[-1][0] == batch.state.seq  # and one when the game is over
    marks = [head.start.mark, *(row.mark for row in batch.rows)]
    assert set(told) == {(mark.round, mark.turn) for mark in marks}
    assert last[0] == head.start.mark.round + len({round for round, _ in told}) - 1
    assert all(numbers["units"] for _, _, numbers in batch.numbers)


def test_history_and_charts_of_admirals_war(player: Player) -> None:
    id = player.post("/api/games", {"plot": plot("sea_level")}, 201)["id"]
    marks = player.get(f"/api/games/{id}/history")
    phases = {mark["phase"] for mark in marks if mark["kind"] == "phase"}
    assert {"patrols", "land-based air", "combat", "return to base"} <= phases
    assert {mark["turn"] for mark in marks} == {""}
    series = player.get(f"/api/games/{id}/stats")["series"]
    rounds = [row["round"] for row in series]
    assert rounds[:-1] == sorted(set(rounds[:-1]))
    assert set(series[0]["tracks"]["vp"]) == {"ATO", "PTO"}
    assert all(
        isinstance(n, int) for row in series for fleet in row["units"].values() for n in fleet.values()
    )


# -- questions that stay open ----------------------------------------------------------------------------


def test_a_question_still_open_is_answered_though_another_seat_was_faster(player: Player) -> None:
    id = player.start("skirmish", ("red", "blue"))
    before = player.view(id, "red")
    assert before["waiting"] == ["red", "blue"]
    player.act(id, "blue", player.view(id, "blue")["legal"][0], 0)
    done = player.act(id, "red", before["legal"][0], before["seq"])
    assert done["seq"] == 2
    late = player.act(id, "red", before["legal"][0], before["seq"], 409)  # it has been answered
    assert late["error"]["code"] == "stale"


# -- what was written before -----------------------------------------------------------------------------


def test_a_database_of_an_older_program_is_read(player: Player, server: Running) -> None:
    """Sources with all their keys, marks that named the seats asked, a snapshot at every change of seat."""
    id = player.start("skirmish", ("red", "blue"))
    for _ in range(12):
        seat = player.view(id, "")["waiting"][0]
        player.act(id, seat, player.view(id, seat)["legal"][0])
    seat = player.view(id, "")["waiting"][0]
    before = player.view(id, seat)
    match = flagplot.game("skirmish")
    file = make_url(server.settings.database).database or ""
    with sqlite3.connect(file) as database:
        (text,) = database.execute("SELECT sources FROM games WHERE id = ?", (id,)).fetchone()
        old = [{**one, "seq": 0, "seed": None, "shares": [], "stage": ""} for one in json.loads(text)]
        change = "UPDATE games SET sources = ?, turn = 'red+blue', phase = '' WHERE id = ?"
        database.execute(change, (json.dumps(old), id))
        database.execute("UPDATE log SET turn = seat, phase = '' WHERE game_id = ?", (id,))
    server.server.tables.forget(id)
    now = player.view(id, seat)
    assert {**now, "rev": 0} == {**before, "rev": 0}
    assert now["mark"]["phase"] in match.phases
    rows = len(player.get(f"/api/games/{id}/stats")["series"])
    player.act(id, seat, now["legal"][0])
    if player.view(id, "")["mark"]["round"] == now["mark"]["round"]:
        assert len(player.get(f"/api/games/{id}/stats")["series"]) == rows
