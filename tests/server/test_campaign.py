"""A campaign of Dai Senso! played by bots on all three seats, over real connections."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.server.harness import Player, Running

SEATS = ("axis", "western", "soviet")
SEASONS = ("Mar-Apr", "May-June", "Aug-Sept", "Nov-Dec")
YEARS = 2
PATIENCE = 3000.0  # seconds, on a machine that has other things to do


def when(view: dict[str, Any]) -> str:
    """The turn of the track, as ``Nov-Dec 1941``."""
    return str(view["tracks"]["turn"])


@pytest.mark.slow
def test_a_campaign_of_two_years_is_played_by_bots(server: Running) -> None:
    """From May 1942 to May 1944; whoever watches sees no hand and no face-down card."""
    player = Player(server.url)
    id = player.start(
        "dai-senso",
        scenario="waking-giant",
        options={"players": "three"},
        seats={seat: {"kind": "bot", "level": "easy"} for seat in SEATS},
        pace={"speed": "fast", "alone": True},
    )
    start = when(player.view(id))
    seen: list[str] = []
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        view = player.view(id)
        if not seen or seen[-1] != when(view):
            seen.append(when(view))
            cards = view["panels"]["affairs"]["cards"]
            assert (cards["hand"], cards["pending"]) == ([], "")
        if int(seen[-1][-4:]) >= int(start[-4:]) + YEARS and seen[-1][:-5] == start[:-5]:
            break
        if view["outcome"] is not None:
            pytest.fail(f"the war was over in {seen[-1]}: {view['outcome']}")
        time.sleep(0.5)
    begun = [turn for turn in seen if turn[:-5] in SEASONS]
    assert len(begun) >= 4 * YEARS, seen
    player.send("PATCH", f"/api/games/{id}", {"pace": {"speed": "paused"}})
    with player.live(id, None) as watching:
        assert watching.next("hello")["seq"] > 500
    player.close()
