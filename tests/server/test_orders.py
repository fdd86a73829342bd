"""Standing orders: on the legal list alone, and over the wire."""

from __future__ import annotations

import time

import pytest

from flagplot.kernel.action import act, parse_action
from flagplot.server.orders import Orders, standing_answer
from tests.server.harness import Player


def answer(orders: Orders, *legal: str) -> str | None:
    found = standing_answer(orders, [parse_action(text) for text in legal])
    return None if found is None else str(found)


def test_casualties_in_the_order_given() -> None:
    orders = Orders(casualties=("infantry", "artillery", "destroyer"))
    assert answer(orders, "lose tank", "lose artillery", "lose uk:infantry") == "lose uk:infantry"
    assert answer(orders, "lose battleship", "lose destroyer~done") == "lose destroyer~done"
    assert answer(orders, "lose tank", "lose fighter") == "lose tank"
    assert answer(Orders(), "lose tank", "lose infantry") is None
    assert answer(orders, "lose tank", "done") is None


@pytest.mark.parametrize("verb", ["intercept", "submerge"])
def test_numbers(verb: str) -> None:
    legal = (f"{verb} 0", f"{verb} 1", f"{verb} 2")
    assert answer(Orders(**{verb: "always"}), *legal) == f"{verb} 2"  # type: ignore[arg-type]
    assert answer(Orders(**{verb: "never"}), *legal) == f"{verb} 0"  # type: ignore[arg-type]
    assert answer(Orders(), *legal) is None


def test_scramble() -> None:
    legal = ("scramble okinawa fighter 1", "scramble okinawa fighter 2", "done")
    assert answer(Orders(scramble="always"), *legal) == "scramble okinawa fighter 2"
    assert answer(Orders(scramble="never"), *legal) == "done"
    assert answer(Orders(kamikaze="never"), "kamikaze sea6 usa:carrier", "done") == "done"


def test_one_answer() -> None:
    assert answer(Orders(forced=True), "done") == "done"
    assert answer(Orders(forced=True), "done", "press") is None
    assert answer(Orders(), "done") is None
    assert standing_answer(Orders(forced=True), []) is None
    assert standing_answer(Orders(casualties=("tank",)), [act("lose", "tank")]) == act("lose", "tank")


POSITION = {
    "game": "pacific-1940",
    "base": "empty",
    "phase": "combat_move",
    "turn": "japan",
    "war": "all",
    "units": {
        "kiangsu": {"japan": {"infantry": 6, "tank": 6}},
        "anhwe": {"china": {"infantry": 5, "fighter": 1}},
    },
}


def test_an_asynchronous_battle_needs_no_round_trips(player: Player) -> None:
    """The defender is asleep: with an order of casualties the battle goes on without asking."""
    id = player.start("pacific-1940", ("japan", "china"), position=POSITION)
    orders = {"casualties": ["infantry", "fighter"], "forced": True}
    player.put(f"/api/games/{id}/orders", {"seat": "china", "orders": orders})
    player.act(id, "japan", "go kiangsu>anhwe infantry:6 tank:6")
    player.act(id, "japan", "done")
    for _ in range(200):
        view = player.view(id, "japan")
        if view["mark"]["phase"] not in ("combat_move", "conduct_combat"):
            break
        if "japan" not in view["waiting"]:  # the orders of the sleeping defender will answer
            time.sleep(0.02)
            continue
        legal = view["legal"]
        player.act(id, "japan", next((a for a in legal if a[0] in ("press", "done")), legal[0]), view["seq"])
    else:
        pytest.fail("the battle does not end")
    lost = [line["text"] for line in player.get(f"/api/games/{id}/log") if line["event"]["event"] == "lost"]
    chinese = [text for text in lost if text.startswith("china")]
    assert len(chinese) > 1
    assert "infantry" in chinese[0]


def test_orders_for_the_absent_wait_while_the_player_looks(player: Player) -> None:
    id = player.start("skirmish", ("red", "blue"))
    orders = {"when": "absent", "forced": True}
    player.put(f"/api/games/{id}/orders", {"seat": "red", "orders": orders})
    assert player.get(f"/api/games/{id}")["standing_orders"]["red"]["when"] == "absent"
    player.put(f"/api/games/{id}/orders", {"seat": "red", "orders": None})
    assert player.get(f"/api/games/{id}")["standing_orders"] == {}
