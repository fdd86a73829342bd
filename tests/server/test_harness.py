"""What the tests of the server rest on."""

from __future__ import annotations

from tests.server.harness import Player, present, send_home


def test_players_left_behind_are_sent_home() -> None:
    before = present()
    left, gone = Player("http://127.0.0.1:1"), Player("http://127.0.0.1:1")
    gone.close()
    assert present() == [*before, left]
    send_home(but=before)
    assert left.http.is_closed
    assert present() == before
