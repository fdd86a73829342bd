"""Boards to look at: the list, and maps that a browser keeps for ever."""

from __future__ import annotations

import gzip
import json

import pytest

import flagplot
from flagplot.board import shelf
from flagplot.kernel.errors import BadInputError
from tests.server.harness import Player

IDS = [board.id for board in shelf.boards()]


def test_every_board_on_the_shelf_is_listed_and_no_game_is_made_by_it(player: Player) -> None:
    listed = player.get("/api/boards")
    assert [board["id"] for board in listed] == IDS == ["dai-senso", "war-in-the-pacific"]
    assert all(board["title"] and board["about"] for board in listed)
    assert set(IDS) <= set(flagplot.titles())  # both games can be played too


@pytest.mark.parametrize("id", IDS)
def test_a_map_is_kept_for_ever_under_its_digest(player: Player, id: str) -> None:
    address = next(board["map"] for board in player.get("/api/boards") if board["id"] == id)
    packed = {"Accept-Encoding": "gzip"}
    first = player.send("GET", address, headers=packed)
    assert first.status_code == 200
    assert "immutable" in first.headers["cache-control"]
    assert first.headers["content-encoding"] == "gzip"
    document = first.json()
    assert (document["type"], document["meta"]["board"]) == ("Topology", id)
    again = player.send("GET", address, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = player.send("GET", address.partition("?")[0], headers={"Accept-Encoding": "identity"})
    assert plain.headers["cache-control"] == "no-cache"
    assert plain.json() == document


def test_a_board_that_is_not_there(player: Player) -> None:
    answer = player.send("GET", "/api/boards/nope/map.json")
    assert answer.status_code == 404
    assert "nope" in answer.json()["error"]["message"]
    with pytest.raises(
        BadInputError, match="no board 'nope'; expected one of: dai-senso, war-in-the-pacific"
    ):
        shelf.drawn("nope")


@pytest.mark.parametrize("id", IDS)
def test_the_drawn_map_tells_what_the_data_say(id: str) -> None:
    """The file is drawn again whenever the data change: every label, cell and column agrees."""
    from importlib import import_module

    from flagplot.board.chart import Lattice, chart
    from flagplot.board.grid import Layouts

    board = import_module(f"flagplot.games.{id.replace('-', '_')}.board").standard().board
    document = json.loads(shelf.drawn(id))
    drawn = document["hexes"]
    lattice = Lattice(Layouts[drawn["layout"].upper()], drawn["side"], drawn["x"], drawn["y"])
    assert json.loads(json.dumps(chart(board, lattice))) == drawn
    looks = document["meta"]["looks"]
    assert set(looks["terrain"]) == set(board.terrain) - {""}
    assert set(looks["sides"]) <= set(board.along)
    assert set(looks["lines"]) == set(board.through)


@pytest.mark.parametrize(
    ("id", "raw", "packed"), [("dai-senso", 400_000, 120_000), ("war-in-the-pacific", 1_200_000, 350_000)]
)
def test_maps_are_small(id: str, raw: int, packed: int) -> None:
    data = shelf.drawn(id)
    assert len(data) < raw
    assert len(gzip.compress(data, 9)) < packed
