"""Malaya played by bots on both seats, over real connections."""

from __future__ import annotations

import time

import pytest

from tests.server.harness import Player, Running

SEATS = ("japan", "allied")
PATIENCE = 3000.0  # seconds, on a machine that has other things to do


@pytest.mark.slow
def test_malaya_is_played_by_bots(server: Running) -> None:
    """From December to the fall of Singapore, or to the end of February; a stranger sees no plans."""
    player = Player(server.url)
    id = player.start(
        "war-in-the-pacific",
        scenario="malaya",
        seats={seat: {"kind": "bot", "level": "easy"} for seat in SEATS},
        pace={"speed": "fast", "alone": True},
    )
    seen: list[str] = []
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        view = player.view(id)
        turn = str(view["tracks"]["turn"])
        if not seen or seen[-1] != turn:
            seen.append(turn)
        if view["outcome"] is not None:
            break
        assert not [panel for panel in view["panels"] if panel.startswith("cards_")]
        time.sleep(0.5)
    assert view["outcome"] is not None, seen
    assert view["outcome"]["reason"].startswith("Singapore is ")
    assert len(seen) >= 9, seen
    with player.live(id, None) as watching:
        assert watching.next("hello")["seq"] > 1_000
    player.close()
