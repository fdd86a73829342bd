"""What a player sees: the board, the pools, the tracks, panels, and what is printed."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from flagplot.cli.board import board
from flagplot.games.dai_senso import GAME
from flagplot.games.dai_senso.names import SEGMENTS
from flagplot.games.dai_senso.turn.sequence import SEQUENCE
from flagplot.kernel import codec
from tests.dai_senso.setting import Case

CATALOG = GAME.catalog("august-storm", {})


def test_units_are_shown_with_steps_and_factors() -> None:
    view = GAME.view(GAME.start(seed=1), "soviet")
    mech, front = view.places["w5624"]["units"]
    assert (mech["kind"], mech["steps"], mech["attack"], mech["defense"], mech["move"]) == (
        "mech",
        3,
        6,
        5,
        2,
    )
    assert (mech["owner"], mech["nation"], front["kind"]) == ("soviet", "russia", "hq")
    assert mech["text"] == "6th Guards Tank Army 6-5-2 (3 steps)"
    assert view.places["w5625"]["town"] == "Hailar"
    assert view.places["w5226"]["objective"] == 3


def test_pools_and_the_delay_box_are_open_to_all() -> None:
    case = Case("organization", {"w5824": ["RU-HQ-01"]}, {"delay": ["RU-AF-01"], "axis_pool": ["JP-AF-01"]})
    for seat in ("soviet", "axis", None):
        places = GAME.view(case.state, seat).places
        assert [unit["id"] for unit in places["delay"]["units"]] == ["RU-AF-01"]
        assert "JP-AF-01" in [unit["id"] for unit in places["axis_pool"]["units"]]
        assert places["delay"]["name"] == "the Delay Box"
        assert "out" not in places


def test_what_a_counter_is_used_as_and_whether_it_is_supplied() -> None:
    case = Case("organization", {"e4904": ["RU-INFA-01", "RU-INF1-01/detachment"]})
    army, detachment = GAME.view(case.state, "soviet").places["e4904"]["units"]
    assert army["supplied"] is False
    assert army["text"].endswith("(2 steps), not supplied")
    assert (detachment["kind"], detachment["text"]) == ("detachment", "Russian Detachment")


def test_the_tracks_tell_turn_and_segment() -> None:
    view = GAME.view(GAME.start(seed=1), None)
    assert view.tracks["turn"] == "July-Aug 1945"
    assert view.tracks["phase"] == "Support Segment"
    assert set(SEGMENTS) == set(GAME.phases) - {"stacking"}
    assert set(SEQUENCE) <= set(SEGMENTS)


def test_panels_of_support_and_contest() -> None:
    units = {"w5724": ["RU-INFA-01"], "w5526": ["JP-INF1-01"], "w5125": ["JP-FTDAI-01"]}
    case = Case("support", units, {"soviet_pool": ["RU-AF-01", "RU-AF-02"], "axis_pool": ["JP-AF-01"]})
    panels = GAME.view(case.state, "soviet").panels
    assert panels["support"] == {"stage": "placement", "air_forces": ["RU-AF-01", "RU-AF-02"], "blitz": 3}
    case.do("soviet", "place RU-AF-01 w5625")
    shown = GAME.view(case.state, "axis").panels["contest"]
    assert shown == {"counter": "RU-AF-01", "hex": "w5625", "against": ["JP-AF-01"]}
    assert GAME.prompt(case.state, "axis") == "Contest 9th Air Army over Hailar (w5625)?"


def test_the_organization_panel_tells_the_step() -> None:
    case = Case("organization", {"w5727": ["RU-INF1-01"]}, {"soviet_pool": ["RU-FTLINE-01"]})
    assert GAME.view(case.state, None).panels["organization"] == {"stage": "combine", "line_fortress": True}
    case.do("soviet", "convert RU-INF1-01 RU-FTLINE-01")
    assert GAME.view(case.state, None).panels["organization"] == {"stage": "convert", "line_fortress": False}


def test_the_catalog_names_everything_a_view_can_show() -> None:
    kinds = {face.kind for one in GAME.tables.counters for face in one.faces}
    assert kinds <= set(CATALOG["kinds"])
    assert CATALOG["kinds"]["air_force"]["class"] == "air"
    assert set(CATALOG["powers"]) == {"axis", "western", "soviet"}
    assert {one.country for one in GAME.tables.counters if one.faces[0].unit} <= set(CATALOG["nations"])
    assert set(SEGMENTS) <= set(CATALOG["words"])
    assert CATALOG["spaces"]["soviet_pool"]["name"] == "the Force Pool of the Soviets"
    assert set(GAME.buttons) <= set(GAME.verbs)
    assert len(CATALOG["tour"]) == 4
    assert codec.canonical(CATALOG)


def test_every_counter_can_be_told_from_every_other() -> None:
    """Markers that are alike may share a name."""
    names = [GAME.say(one.id) for one in GAME.tables.counters if one.faces[0].unit]
    assert len(names) == len(set(names))
    assert GAME.say("RU-GTK-01") == "Russian Guards tanks"
    assert GAME.say(next(one.id for one in GAME.tables.counters if one.name == "36th Army")) == (
        "Japanese 36th Army"
    )


@pytest.mark.parametrize("seat", ["soviet", "axis", None])
def test_the_text_board(seat: str | None) -> None:
    console = Console(width=200, file=io.StringIO())
    console.print(board(GAME.view(GAME.start(seed=1), seat)))
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    assert "6th Guards Tank Army 6-5-2 (3 steps)" in text
    assert "July-Aug 1945" in text
    assert "Hailar" in text
