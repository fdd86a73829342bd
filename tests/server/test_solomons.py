"""The war in the Solomons played by bots on both seats, over real connections."""

from __future__ import annotations

import time

import pytest

from tests.server.harness import Player, Running

PATIENCE = 3000.0  # seconds, on a machine that has other things to do


@pytest.mark.slow
def test_guadalcanal_is_played_by_bots(server: Running) -> None:
    """The marines land and take the field, and it goes on to the end; whoever watches sees nobody's cards."""
    player = Player(server.url)
    id = player.start(
        "war-in-the-pacific",
        scenario="guadalcanal",
        seats={seat: {"kind": "bot", "level": "easy"} for seat in ("allied", "japan")},
        pace={"speed": "fast", "alone": True},
    )
    end, view, taken = time.monotonic() + PATIENCE, player.view(id), False
    while time.monotonic() < end and view["outcome"] is None:
        assert not {"cards_allied", "cards_japan"} & set(view["panels"])
        taken = taken or view["places"]["E2519"]["owner"] == "allied"
        time.sleep(0.5)
        view = player.view(id)
    assert view["outcome"] is not None, view["tracks"]["turn"]
    assert taken
    with player.live(id, None) as watching:
        assert watching.next("hello")["seq"] > 500
    player.close()
