"""Comments on moments of a game, variations, and pauses that everybody agrees to."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from tests.server.harness import Player, Running

People = Callable[..., Player]
OPEN: dict[str, Any] = {"seats": {"red": {"kind": "me"}, "blue": {"kind": "open"}}}
CLOCK = {"move": 3600, "bank": 600}


def two(server: Running, people: People, **more: Any) -> tuple[Player, Player, str]:
    ann, ben = people(server, "Ann"), people(server, "Ben")
    id = ann.start("skirmish", **OPEN, **more)
    ben.post("/api/join", {"invite": ann.invite, "seat": "blue"})
    return ann, ben, id


def answer(player: Player, id: str, seat: str, status: int = 200) -> Any:
    view = player.get(f"/api/games/{id}/view", seat=seat)
    legal = view["legal"][0] if view["legal"] else "pass"
    body = {"seat": seat, "seq": view["seq"], "action": legal}
    return player.post(f"/api/games/{id}/actions", body, status)


# -- a study -----------------------------------------------------------------------------------------------


def test_comments_stand_in_the_order_of_the_game(shared: Running, people: People) -> None:
    ann, ben, id = two(shared, people, public=True)
    answer(ann, id, "red")
    ann.post(f"/api/games/{id}/comments", {"seq": 1, "text": "too bold"}, 201)
    found = ben.post(f"/api/games/{id}/comments", {"seq": 0, "text": " a quiet beginning "}, 201)
    assert [(one["seq"], one["name"], one["text"]) for one in found] == [
        (0, "Ben", "a quiet beginning"),
        (1, "Ann", "too bold"),
    ]
    assert Player(shared.url).get(f"/api/games/{id}/comments") == found  # guests read what they may look at
    Player(shared.url).post(f"/api/games/{id}/comments", {"seq": 0, "text": "hi"}, 401)
    ben.post(f"/api/games/{id}/comments", {"seq": 99, "text": "the future"}, 404)
    ben.post(f"/api/games/{id}/comments", {"seq": 0, "text": "  "}, 400)


def test_who_may_delete_a_comment(shared: Running, people: People) -> None:
    ann, ben, id = two(shared, people)
    cara = people(shared, "Cara")
    for player, text in ((ben, "mine"), (cara, "a spectator's"), (ben, "again")):
        player.post(f"/api/games/{id}/comments", {"seq": 0, "text": text}, 201)
    assert cara.send("DELETE", f"/api/games/{id}/comments/1").status_code == 404
    assert ben.send("DELETE", f"/api/games/{id}/comments/1").status_code == 204
    assert ann.send("DELETE", f"/api/games/{id}/comments/2").status_code == 204  # hers is the table
    assert [one["text"] for one in cara.get(f"/api/games/{id}/comments")] == ["again"]


def test_a_variation_is_a_game_of_its_own(shared: Running, people: People) -> None:
    ann = people(shared, "Ann")
    id = ann.start("skirmish", ("red", "blue"), setup={}, options={"open_hands": True})
    answer(ann, id, "red")
    seats = {"red": {"kind": "me"}, "blue": {"kind": "me"}}
    other = ann.post("/api/games", {"branch": {"game": id, "seq": 0}, "seats": seats, "name": "What if"}, 201)
    body = {"seq": 0, "text": "or so", "variation": other["id"]}
    found = ann.post(f"/api/games/{id}/comments", body, 201)
    assert (found[0]["variation"], found[0]["variation_name"]) == (other["id"], "What if")
    ann.post(f"/api/games/{id}/comments", {**body, "variation": "nothing"}, 404)
    assert ann.send("DELETE", f"/api/games/{other['id']}").status_code == 204
    assert ann.get(f"/api/games/{id}/comments")[0]["variation"] is None  # thrown away: the words stay


def test_nobody_learns_from_a_comment_how_far_another_is(shared: Running, people: People) -> None:
    ann, ben, id = two(shared, people, scenario="plotted")
    answer(ann, id, "red")
    answer(ben, id, "blue")  # both have chosen: now each writes orders in a lane
    view = ann.get(f"/api/games/{id}/view", seat="red")
    ann.post(f"/api/games/{id}/actions", {"seat": "red", "seq": view["seq"], "action": "done"})
    ann.post(f"/api/games/{id}/comments", {"seq": view["seq"] + 1, "text": "my secret plan"}, 201)
    assert [one["seq"] for one in ann.get(f"/api/games/{id}/comments")] == [view["seq"] + 1]
    assert ben.get(f"/api/games/{id}/comments") == []  # in a lane of hers: that answer nobody else knows of


# -- a pause -----------------------------------------------------------------------------------------------


def test_a_pause_needs_everybody(shared: Running, people: People) -> None:
    ann, ben, id = two(shared, people, clock=CLOCK)
    cara = people(shared, "Cara")
    assert ann.post(f"/api/games/{id}/rest", {"do": "ask"}) == {"asked": [ann.id], "since": None}
    answer(ann, id, "red")  # asking alone stops nothing
    cara.post(f"/api/games/{id}/rest", {"do": "ask"}, 403)
    found = ben.post(f"/api/games/{id}/rest", {"do": "ask"})
    assert found["since"] is not None
    assert answer(ben, id, "blue", 409)["error"]["code"] == "paused"
    players = ann.get(f"/api/games/{id}")["players"]
    assert all(one["deadline"] is None for one in players.values())  # no clock runs
    said = [line["text"] for line in cara.get(f"/api/games/{id}/chat") if not line["user"]]
    assert said[-2:] == ["Ann asks for a pause.", "Everybody has agreed: the game is paused."]
    cara.post(f"/api/games/{id}/rest", {"do": "go_on"}, 403)
    assert ben.post(f"/api/games/{id}/rest", {"do": "go_on"}) == {"asked": [], "since": None}
    deadline = ann.get(f"/api/games/{id}")["players"]["blue"]["deadline"]
    assert deadline is not None
    assert deadline > time.time() + 3600  # the time for an answer begins anew, the reserve is whole
    answer(ben, id, "blue")
    ben.post(f"/api/games/{id}/rest", {"do": "go_on"}, 409)


def test_a_pause_is_refused(shared: Running, people: People) -> None:
    ann, ben, id = two(shared, people)
    ann.post(f"/api/games/{id}/rest", {"do": "ask"})
    assert ben.get(f"/api/games/{id}")["respite"] == {"asked": [ann.id], "since": None}
    ben.post(f"/api/games/{id}/rest", {"do": "refuse"})
    assert ben.get(f"/api/games/{id}")["respite"] is None
    answer(ann, id, "red")


def test_bots_rest_too(shared: Running, people: People) -> None:
    ann = people(shared, "Ann")
    id = ann.start("skirmish", ("red",))  # blue is a bot's
    ann.post(f"/api/games/{id}/rest", {"do": "ask"})  # all who play
    before = ann.get(f"/api/games/{id}/view")["rev"]
    assert answer(ann, id, "red", 409)["error"]["code"] == "paused"
    time.sleep(0.5)
    assert ann.get(f"/api/games/{id}/view")["rev"] == before
    ann.post(f"/api/games/{id}/rest", {"do": "go_on"})
    answer(ann, id, "red")
