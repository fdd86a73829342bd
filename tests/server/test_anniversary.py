"""A table of the Anniversary Edition: the same server, another game."""

from __future__ import annotations

from tests.server.harness import Player

SEATS = ("germany", "ussr", "japan", "uk", "italy", "usa", "china")


def test_a_table_of_1942(player: Player) -> None:
    id = player.start("anniversary", SEATS, scenario="1942", options={"victory": 13})
    view = player.view(id)
    assert view["waiting"] == ["japan"]
    assert view["tracks"]["victory_cities"] == {"axis": 8, "allies": 10}
    player.act(id, "japan", "research 0", view["seq"])
    player.act(id, "japan", "buy infantry")
    assert player.view(id)["panels"]["mobilization_zone"]["japan"] == {"infantry": 1}
    clauses = player.get("/api/rules/anniversary", q="victory cities")
    assert clauses
    assert all(clause["id"].startswith("A50-") for clause in clauses)
