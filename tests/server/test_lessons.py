"""A lesson is an ordinary table that knows what it asks for next."""

from __future__ import annotations

from typing import Any

import pytest

import flagplot
from tests.server.harness import Player


def lesson_of(player: Player, id: str) -> dict[str, Any]:
    found: dict[str, Any] = player.get(f"/api/games/{id}/lesson")
    return found


def test_a_lesson_is_offered_begun_left_and_taken_up(player: Player) -> None:
    titles = {game["id"]: game for game in player.get("/api/meta")["games"]}
    offered = titles["pacific-1940"]["lessons"][0]
    assert (offered["id"], offered["seat"]) == ("china", "china")
    id = player.post("/api/games", {"game": "pacific-1940", "lesson": "china"}, 201)["id"]
    about = player.get(f"/api/games/{id}")
    assert (about["lesson"], about["mine"], about["name"]) == ("china", ["china"], "A turn of China")
    assert {seat["kind"] for name, seat in about["players"].items() if name != "china"} == {"bot"}
    now = lesson_of(player, id)
    assert (now["number"], now["chapter"], now["over"]) == (0, 0, False)
    player.act(id, "china", "buy infantry:4")
    player.act(id, "china", "done")
    now = lesson_of(player, id)
    assert (now["number"], now["chapter"], now["spaces"]) == (2, 1, ["kweichow", "hunan"])
    player.act(id, "china", "go kweichow>hunan infantry:3")
    assert lesson_of(player, id)["number"] == 3
    player.undo(id, "china")
    assert lesson_of(player, id)["number"] == 2
    assert next(game for game in player.get("/api/games") if game["id"] == id)["lesson"] == "china"


def test_the_dice_of_a_lesson_fall_as_they_were_written_for(player: Player) -> None:
    id = player.post("/api/games", {"game": "pacific-1940", "lesson": "china"}, 201)["id"]
    orders = ("buy infantry:4", "done", "go kweichow>hunan infantry:3", "go yunnan>hunan infantry:2")
    for line in (*orders, "go szechwan>hunan fighter", "done", "lose infantry", "press"):
        player.act(id, "china", line)
    assert player.view(id)["places"]["hunan"]["control"] == "china"
    assert lesson_of(player, id)["number"] == 8


def test_tables_without_a_lesson_have_none(player: Player) -> None:
    id = player.start("pacific-1940", ("japan",))
    assert player.get(f"/api/games/{id}")["lesson"] == ""
    player.get(f"/api/games/{id}/lesson", 404)
    refused = player.post("/api/games", {"game": "pacific-1940", "lesson": "tango"}, 400)
    assert "expected one of china" in refused["error"]["message"]


@pytest.mark.parametrize("title", [title for title in flagplot.titles() if flagplot.game(title).lessons()])
def test_every_lesson_opens_and_points_at_spaces_that_are_there(player: Player, title: str) -> None:
    for one in flagplot.game(title).lessons():
        id = player.post("/api/games", {"game": title, "lesson": one.id}, 201)["id"]
        now = lesson_of(player, id)
        assert (now["number"], now["say"]) == (0, list(one.steps[0].say))
        hexes = player.get(f"/api/maps/{title}").get("hexes", {"labels": ""})["labels"].split()
        places = {*player.view(id, one.seat)["places"], *hexes}
        assert {space for step in one.steps for space in step.spaces} <= places
