"""What a client is told."""

from __future__ import annotations

import io

import msgspec

from flagplot.cli.board import board
from flagplot.games.admirals_war import GAME
from tests.admirals_war.helpers import quiet


def test_a_unit_in_words() -> None:
    case = quiet(
        factors={"ger_bismarck": "4*-9*-6", "uk_ark_royal": "0-2-7-3", "ger_stuka": "3*-3"},
        units={
            "north_sea": {"ger_bismarck": "raiding", "uk_ark_royal": {"damage": 1, "marks": ["disabled"]}},
            "germany": ["ger_stuka"],
        },
    )
    places = case.game.view(case.state, None).places
    assert [unit["text"] for unit in places["north_sea"]["units"]] == [
        "Ark Royal 0-2-6-3 (damage 1, disabled)",
        "Bismarck 4*-9*-6 (raiding)",
    ]
    assert [unit["text"] for unit in places["germany"]["units"]] == ["Stuka 3*-3"]


def test_ports_show_what_they_repair_now() -> None:
    places = quiet(turn=5, pacific="war", attack_turn=3).game.view(
        quiet(turn=5, pacific="war", attack_turn=3).state, None
    ).places  # fmt: skip
    assert places["pearl_harbor"]["repair"] == 6
    assert "repair" not in places["malta"]


def test_the_calendar_lists_what_is_due() -> None:
    units = {"future": ["ger_tirpitz", "ger_bismarck"], "chart": {"ger_uboat_01": {"back": 3}}}
    tracks = quiet(turn=2, units=units).game.view(quiet(turn=2, units=units).state, None).tracks
    assert tracks["due"] == {"2": ["ger_bismarck"], "3": ["ger_tirpitz", "ger_uboat_01"]}


def test_the_catalog_tells_where_values_come_from() -> None:
    catalog = GAME.catalog("standard", {})
    msgspec.json.encode(catalog)
    assert catalog["units"]["uk_hood"]["origin"]["armor"] in (
        "text",
        "public",
        "recollection",
        "reconstructed",
    )
    assert catalog["spaces"]["north_sea"]["near"]["bay_of_biscay"] == "english_channel"
    kinds = {unit["kind"] for unit in catalog["units"].values()}
    assert kinds <= catalog["kinds"].keys()
    assert set(GAME.meta.seats) <= catalog["powers"].keys()


def test_the_text_board_can_be_printed() -> None:
    from rich.console import Console

    console = Console(width=120, record=True, file=io.StringIO())
    console.print(board(GAME.view(GAME.start(seed=1), "british")))
    assert "Hood 4-4-7" in console.export_text()
