"""What is printed comes from the game: one document, the same for everybody, kept by browsers."""

from __future__ import annotations

from typing import Any

import pytest

import flagplot
from tests.server.harness import Player


def catalog_of(player: Player, id: str) -> dict[str, Any]:
    found: dict[str, Any] = player.get(f"/api/games/{id}/catalog")
    return found


@pytest.mark.parametrize("title", flagplot.titles())
def test_everything_in_a_view_is_in_the_catalog(player: Player, title: str) -> None:
    seats = flagplot.game(title).meta.seats
    id = player.start(title, seats)
    printed, view = catalog_of(player, id), player.view(id)
    assert set(seats) <= set(printed["powers"])
    for place in view["places"].values():
        for unit in place.get("units", ()) if isinstance(place, dict) else ():
            assert unit["owner"] in printed["powers"]
            assert unit["kind"] in printed["kinds"]
    drawn = next(game["map"] for game in player.get("/api/meta")["games"] if game["id"] == title)
    if "spaces" in printed:
        hexes = player.get(drawn).get("hexes", {"labels": ""})["labels"].split() if drawn else ()
        assert set(view["places"]) <= {*printed["spaces"], *hexes}
    assert drawn or "chart" in printed, "a map file, or a map of the scenario's own"


def test_prices_and_marks_of_pacific_1940(player: Player) -> None:
    printed = catalog_of(player, player.start("pacific-1940", ("japan",)))
    assert (printed["kinds"]["tank"]["cost"], printed["kinds"]["naval_base"]["cost"]) == (6, 15)
    assert printed["spaces"]["sea6"]["marks"] == ["convoy", "kamikaze"]
    assert printed["powers"]["uk"]["short"] == "UK"


def test_options_change_what_is_printed(player: Player) -> None:
    woods = []
    for wanted in (True, False):
        id = player.start("skirmish", ("red",), options={"woods": wanted})
        spaces = catalog_of(player, id)["chart"]["objects"]["spaces"]["geometries"]
        woods.append(sum("terrain" in one["properties"] for one in spaces))
    assert woods == [2, 0]


def test_a_browser_keeps_it(player: Player) -> None:
    id = player.start("skirmish", ("red",))
    first = player.send("GET", f"/api/games/{id}/catalog")
    again = player.send("GET", f"/api/games/{id}/catalog", headers={"If-None-Match": first.headers["ETag"]})
    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")


def test_the_lobby_knows_how_powers_look(player: Player) -> None:
    for game in player.get("/api/meta")["games"]:
        assert set(game["seats"]) <= set(game["powers"])
        assert all(look["colour"] and look["shape"] for look in game["powers"].values())
