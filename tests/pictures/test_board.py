"""Pictures of boards: whole SVG of every game, no more in them than the seat sees, and clear complaints."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import flagplot
from flagplot.kernel.errors import BadInputError
from flagplot.pictures import Picture, draw
from flagplot.pictures.looks import Palette, looks
from flagplot.pictures.paper import lat_of, up
from flagplot.pictures.stacks import stack

SVG = "{http://www.w3.org/2000/svg}"


def opening(title: str, seed: int = 1) -> tuple[Any, Any]:
    game = flagplot.game(title)
    return game, game.start(seed=seed)


def texts(picture: Picture) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(picture).iter(f"{SVG}text")]


@pytest.mark.parametrize("title", flagplot.titles())
def test_every_game_can_be_drawn(title: str) -> None:
    game, state = opening(title)
    root = ElementTree.fromstring(game.drawn(state, width=800))
    assert root.get("width") == "800"
    assert len(list(root.iter(f"{SVG}path"))) > 10


def test_counters_lie_where_units_are_with_their_number() -> None:
    game, state = opening("pacific-1940")
    view = game.view(state, None)
    palette = Palette(game.catalog(state.scenario, state.options))
    found = stack(view.places["japan"], palette)
    kinds = {kind: number for owner, kind, number in found if owner == "japan"}
    told = {unit["kind"]: unit["count"] for unit in view.places["japan"]["units"]}
    assert kinds == told
    drawn = draw(game, view)
    fill = palette.paint("japan").fill
    counters = [one for one in ElementTree.fromstring(drawn).iter(f"{SVG}rect") if one.get("fill") == fill]
    assert len(counters) == sum(
        len([1 for owner, *_ in stack(place, palette) if owner == "japan"]) for place in view.places.values()
    )
    assert "Manchuria" in texts(drawn)


def test_land_takes_the_colour_of_whoever_holds_it() -> None:
    game, _ = opening("pacific-1940")
    japan, china = (Palette(game.catalog("1940", {})).paint(one).land for one in ("japan", "china"))
    before = game.position({"scenario": "1940"})
    after = game.position({"scenario": "1940", "control": {"hunan": "japan"}})
    drawn = [game.drawn(state) for state in (before, after)]
    assert drawn[1].count(japan) == drawn[0].count(japan) + 1
    assert drawn[1].count(china) == drawn[0].count(china) - 1


def test_a_window_shows_a_part_of_the_map_larger() -> None:
    game, state = opening("pacific-1940")
    near = game.drawn(state, window=(100.0, 10.0, 140.0, 50.0), width=1000)
    root = ElementTree.fromstring(near)
    assert int(root.get("height", "0")) == round((up(50.0) - up(10.0)) * 25)


def test_a_sheet_of_hexes_opens_around_its_units() -> None:
    game, state = opening("dai-senso")
    assert "Harbin" in texts(game.drawn(state))
    assert "Melbourne" not in texts(game.drawn(state))


def test_a_hidden_unit_is_not_drawn() -> None:
    """A picture is made of the view: what differs in secret gives the same picture."""
    game, state = opening("skirmish")
    other = game.resample(state, "red", seed=5)
    assert game.drawn(state, "red") == game.drawn(other, "red")


def test_a_notebook_shows_a_match() -> None:
    match = flagplot.Match.new(flagplot.game("skirmish"), seed=1)
    assert match._repr_svg_().startswith("<svg")
    assert match.drawn("red")._repr_svg_() == match.drawn("red")


@pytest.mark.parametrize(
    ("how", "complaint"),
    [
        ({"width": 10}, "a width of 200 to 8000 pixels expected, found 10"),
        ({"window": (10.0, 0.0, 5.0, 20.0)}, "west below east and south below north expected"),
        ({"window": (0.0, -95.0, 5.0, 20.0)}, "latitudes between -85 and 85 expected"),
    ],
)
def test_bad_wishes_are_one_clear_line(how: dict[str, Any], complaint: str) -> None:
    game, state = opening("pacific-1940")
    with pytest.raises(BadInputError, match=complaint):
        game.drawn(state, **how)


def test_files_are_svg_or_png(tmp_path: Path) -> None:
    game, state = opening("skirmish")
    drawn = game.drawn(state)
    drawn.save(tmp_path / "board.svg")
    assert (tmp_path / "board.svg").read_text() == drawn
    drawn.save(tmp_path / "board.png")
    assert (tmp_path / "board.png").read_bytes().startswith(b"\x89PNG")
    with pytest.raises(BadInputError, match=r"\.svg or \.png expected, found 'board\.gif'"):
        drawn.save(tmp_path / "board.gif")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["board.png", "board.svg"]


def test_looks_name_every_colour_and_shape_of_a_catalog() -> None:
    known = looks()
    for title in flagplot.titles():
        game, state = opening(title)
        catalog = game.catalog(state.scenario, state.options)
        for owner in {**catalog.get("powers", {}), **catalog.get("sides", {})}.values():
            assert owner["colour"] in known.paints, (title, owner)
            assert owner["shape"] in known.emblems, (title, owner)


def test_mercator_and_back() -> None:
    assert lat_of(up(35.5)) == pytest.approx(35.5)
