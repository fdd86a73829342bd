"""A server for a group: accounts, seats, invitations, on SQLite and on PostgreSQL."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.conftest import shared_settings
from tests.server.harness import Player, Running, first, running

People = Callable[..., Player]


def table_for_two(server: Running, people: People, **more: Any) -> tuple[Player, Player, str]:
    ann, ben = people(server, "Ann"), people(server, "Ben")
    return ann, ben, table_of(ann, ben, **more)


def table_of(ann: Player, ben: Player, **more: Any) -> str:
    id = ann.start("skirmish", ("red",), seats={"blue": {"kind": "open"}}, **more)
    assert ben.post("/api/join", {"invite": ann.invite}) == {"id": id, "seat": "blue"}
    return id


def test_two_people_play(shared: Running, people: People) -> None:
    ann, ben, id = table_for_two(shared, people)
    with ann.live(id, "red") as red, ben.live(id, "blue") as blue:
        assert red.next("hello")["view"]["seat"] == "red"
        assert blue.next("hello")["view"]["seat"] == "blue"
        sides = {"red": ann, "blue": ben}
        for _ in range(30):
            view = ann.view(id, "red")
            if view["outcome"]:
                break
            seat = view["waiting"][0]
            own = sides[seat].view(id, seat)
            done = sides[seat].act(id, seat, own["legal"][0], own["seq"])
            assert red.until(done["seq"])["view"]["seat"] == "red"
            assert blue.until(done["seq"])["view"]["seat"] == "blue"
    assert ann.get("/api/games")[0]["mine"] == ["red"]
    assert ben.get("/api/games")[0]["mine"] == ["blue"]


def test_a_seat_belongs_to_its_player(shared: Running, people: People) -> None:
    ann, ben, id = table_for_two(shared, people)
    cara = people(shared, "Cara")
    action = first(ben.view(id, "blue"))
    for stranger in (ann, cara):
        answer = stranger.post(f"/api/games/{id}/actions", {"seat": "blue", "seq": 0, "action": action}, 403)
        assert answer["error"]["code"] == "not_your_seat"
        stranger.get(f"/api/games/{id}/view", 403, seat="blue")
        stranger.post(f"/api/games/{id}/why", {"seat": "blue", "action": action}, 403)
        stranger.post(f"/api/games/{id}/preview", {"seat": "blue", "space": "c3"}, 403)
        stranger.post(f"/api/games/{id}/undo", {"seat": "blue", "seq": 0}, 403)
        stranger.put(f"/api/games/{id}/orders", {"seat": "blue", "orders": {"forced": True}}, 403)
        stranger.post(f"/api/games/{id}/seats", {"seat": "blue", "do": "leave"}, 403)
        with stranger.live(id, "blue") as live:
            assert live.next()["error"]["code"] == "not_your_seat"
    cara.post(f"/api/games/{id}/seats", {"seat": "blue", "do": "join"}, 403)
    cara.post(f"/api/games/{id}/seats", {"seat": "blue", "do": "join", "invite": ann.invite}, 409)
    cara.post(f"/api/games/{id}/invite", {}, 403)
    assert ben.view(id, "blue")["seq"] == 0


def test_closed_tables_do_not_exist_for_others(shared: Running, people: People) -> None:
    _, ben, id = table_for_two(shared, people, spectators=False)
    cara = people(shared, "Cara")
    pages = ("view", "log", "history", "stats", "plot", "picture", "report", "chat", "notes", "orders")
    for path in ("", *(f"/{page}" for page in pages)):
        cara.get(f"/api/games/{id}{path}", 404)
    cara.post(f"/api/games/{id}/chat", {"text": "psst"}, 404)
    cara.post(f"/api/games/{id}/invite", {}, 404)
    cara.post(f"/api/games/{id}/seats", {"seat": "blue", "do": "join"}, 404)
    cara.post("/api/games", {"branch": {"game": id, "seq": 0}}, 404)
    with cara.live(id) as live:
        assert live.next()["error"]["code"] == "not_found"
    assert cara.get("/api/games") == []
    assert ben.view(id)["seat"] == "blue"


def test_spectators_see_and_talk_but_do_not_touch(shared: Running, people: People) -> None:
    ann, _, id = table_for_two(shared, people)
    cara = people(shared, "Cara")
    view = cara.view(id)
    assert view["seat"] is None
    assert view["legal"] == []
    with cara.live(id) as live, ann.live(id, "red") as red:
        live.next("hello")
        red.next("hello")
        cara.post(f"/api/games/{id}/chat", {"text": "good luck"}, 201)
        assert red.next("chat")["name"] == "Cara"
        ann.act(id, "red", first(ann.view(id, "red")))
        assert live.next("update")["view"]["seat"] is None
    cara.put(f"/api/games/{id}/notes", {"text": "red is nervous"})
    assert ann.get(f"/api/games/{id}/notes") == {"text": ""}


def test_log_in_and_out(shared: Running, people: People) -> None:
    ann = people(shared, "Ann")
    assert ann.get("/api/meta")["user"]["name"] == "Ann"
    cookie = next(iter(ann.http.cookies.jar))
    assert cookie.has_nonstandard_attr("HttpOnly")
    other = Player(shared.url)
    assert other.get("/api/meta")["user"] is None
    other.get("/api/games", 401)
    other.post("/api/auth/login", {"name": "Ann", "password": "wrong"}, 401)
    other.post("/api/auth/login", {"name": "Nobody", "password": "wrong"}, 401)
    other.post("/api/auth/register", {"name": "ANN", "password": "correct horse"}, 409)
    other.post("/api/auth/register", {"name": "Dora", "password": "short"}, 400)
    entered = other.post("/api/auth/login", {"name": "ann", "password": "correct horse"})
    assert entered["id"] == ann.id
    assert other.get("/api/games") == []
    old = dict(other.http.cookies)
    other.csrf = entered["csrf"]
    other.post("/api/auth/logout", {}, 204)
    other.http.cookies.update(old)
    other.get("/api/games", 401)
    ann.get("/api/games")
    other.close()


def test_forged_requests_are_refused(shared: Running, people: People) -> None:
    ann = people(shared, "Ann")
    token, ann.csrf = ann.csrf, ""
    assert ann.post("/api/games", {"game": "skirmish"}, 403)["error"]["code"] == "csrf"
    ann.csrf = "x" * len(token)
    assert ann.post("/api/games", {"game": "skirmish"}, 403)["error"]["code"] == "csrf"
    ann.csrf = token
    for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "null"}):
        assert ann.send("POST", "/api/games", {"game": "skirmish"}, headers=headers).status_code == 403
    ann.post("/api/games", {"game": "skirmish"}, 201)
    forged = Player(shared.url)
    forged.http.cookies.set("flagplot_session", "forged")
    forged.get("/api/games", 401)
    forged.close()


def test_guessing_passwords_is_slow(shared: Running, people: People) -> None:
    people(shared, "Ann")
    thief = Player(shared.url)
    for _ in range(40):
        answer = thief.send("POST", "/api/auth/login", {"name": "Ann", "password": "guess"})
        if answer.status_code == 429:
            assert int(answer.headers["Retry-After"]) > 0
            break
        assert answer.status_code == 401
    else:
        pytest.fail("forty guesses were allowed")
    thief.close()


def test_requests_are_limited(database: str, people: People) -> None:
    with running(shared_settings(database, rate=1.0, burst=20)) as server:
        ann = people(server, "Ann")
        codes = [ann.send("GET", "/api/games").status_code for _ in range(30)]
        assert codes.count(200) <= 21
        assert codes[-1] == 429
        assert ann.send("GET", "/health").status_code == 200


def test_registration_can_be_closed(database: str, people: People) -> None:
    with running(shared_settings(database, registration="invited")) as server:
        ann = Player(server.url, "Ann")
        ann.post("/api/auth/register", {"name": "Ann", "password": "correct horse"}, 403)
        body = {"name": "Ann", "password": "correct horse", "invite": "nonsense"}
        ann.post("/api/auth/register", body, 404)
        ann.close()


def answered_in_time(ann: Player, ben: Player) -> tuple[str, int]:
    """A table whose red seat has answered before its clock ran out: on a busy machine clocks are longer."""
    for move in (1.0, 6.0, 30.0):
        id = table_of(ann, ben, clock={"move": move, "bank": 0.3})
        view = ann.view(id, "red")
        body = {"seat": "red", "seq": view["seq"], "action": first(view)}
        answer = ann.send("POST", f"/api/games/{id}/actions", body)
        covered = ann.get(f"/api/games/{id}")["players"]["red"]["covered"]
        if answer.status_code == 200 and not covered:
            return id, int(answer.json()["seq"])
    pytest.fail("no clock is long enough for this machine")


def test_a_clock_runs_out_and_the_bot_gives_the_seat_back(shared: Running, people: People) -> None:
    ann, ben = people(shared, "Ann"), people(shared, "Ben")
    id, seq = answered_in_time(ann, ben)
    for _ in range(400):
        blue = ann.get(f"/api/games/{id}")["players"]["blue"]
        if blue["covered"]:
            break
        assert blue["deadline"] is not None
        time.sleep(0.1)
    else:
        pytest.fail("nobody took over")
    for _ in range(50):
        if ann.view(id)["seq"] > seq:
            break
        time.sleep(0.1)
    else:
        pytest.fail("the bot did not answer")
    with ben.live(id, "blue") as live:
        live.next("hello")
        for _ in range(50):
            if not ann.get(f"/api/games/{id}")["players"]["blue"]["covered"]:
                break
            time.sleep(0.05)
        else:
            pytest.fail("the bot kept the seat")


def test_taking_back_turns_the_clocks_back(shared: Running, people: People) -> None:
    ann = people(shared, "Ann")
    seats = ("japan", "usa", "china", "uk", "anzac")
    id = ann.start("pacific-1940", seats, clock={"move": 500.0})

    def running() -> list[str]:
        players = ann.get(f"/api/games/{id}")["players"]
        return [seat for seat in seats if players[seat]["deadline"] is not None]

    assert running() == ["japan"]
    while (view := ann.view(id))["waiting"] == ["japan"]:
        ann.act(id, "japan", next((a for a in view["legal"] if a[0] in ("pass", "done")), view["legal"][0]))
    assert running() == view["waiting"]
    ann.undo(id, "japan")
    assert running() == ["japan"]


def test_a_player_may_ask_a_bot_to_cover(shared: Running, people: People) -> None:
    ann, ben, id = table_for_two(shared, people)
    assert ben.post(f"/api/games/{id}/seats", {"seat": "blue", "do": "cover"})["players"]["blue"]["covered"]
    ann.post(f"/api/games/{id}/seats", {"seat": "blue", "do": "back"}, 403)
    for _ in range(50):
        if "blue" not in ann.view(id)["waiting"]:
            break
        time.sleep(0.05)
    else:
        pytest.fail("the bot did not answer")
    assert not ben.post(f"/api/games/{id}/seats", {"seat": "blue", "do": "back"})["players"]["blue"][
        "covered"
    ]


def test_only_the_owner_keeps_a_game(shared: Running, people: People) -> None:
    ann, ben, id = table_for_two(shared, people)
    assert ben.send("PATCH", f"/api/games/{id}", {"spectators": False}).status_code == 403
    assert ben.send("DELETE", f"/api/games/{id}").status_code == 403
    assert ann.send("DELETE", f"/api/games/{id}").status_code == 409
    cara = people(shared, "Cara")
    cara.view(id)
    assert ann.send("PATCH", f"/api/games/{id}", {"spectators": False}).status_code == 200
    cara.get(f"/api/games/{id}/view", 404)
    assert cara.send("DELETE", f"/api/games/{id}").status_code == 404


def test_another_password(shared: Running, people: People) -> None:
    ann = people(shared, "Ann")
    thief = Player(shared.url)
    thief.post("/api/auth/login", {"name": "Ann", "password": "correct horse"})
    ann.post("/api/auth/password", {"old": "wrong", "new": "battery staple"}, 403)
    ann.post("/api/auth/password", {"old": "correct horse", "new": "battery staple"}, 204)
    ann.get("/api/games")
    thief.get("/api/games", 401)
    thief.post("/api/auth/login", {"name": "Ann", "password": "correct horse"}, 401)
    thief.post("/api/auth/login", {"name": "Ann", "password": "battery staple"})
    thief.close()


def test_games_and_connections_are_limited(database: str, people: People) -> None:
    with running(shared_settings(database, games_each=2, connections_each=2)) as server:
        ann = people(server, "Ann")
        id = ann.start("skirmish", ("red", "blue"))
        ann.start("skirmish", ("red", "blue"))
        assert ann.post("/api/games", {"game": "skirmish"}, 409)["error"]["code"] == "too_many_games"
        with ann.live(id) as one, ann.live(id) as two:
            one.next("hello")
            two.next("hello")
            with ann.live(id) as three:
                assert three.next()["error"]["code"] == "too_many"


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_the_client_and_the_map_arrive_whole(shared: Running, encoding: str) -> None:
    visitor = Player(shared.url)
    headers = {"Accept-Encoding": encoding}
    page = visitor.http.get("/", headers=headers)
    assert "<title>" in page.text
    address = next(game["map"] for game in visitor.get("/api/meta")["games"] if game["map"])
    drawn = visitor.http.get(address, headers=headers)
    assert drawn.json()["type"] == "Topology"
    assert "immutable" in drawn.headers["cache-control"]
    again = visitor.http.get(address, headers=headers | {"If-None-Match": drawn.headers["etag"]})
    assert again.status_code == 304
    assert visitor.http.get("/game/anything", headers=headers).text == page.text
    assert visitor.http.get("/assets/nope.js", headers=headers).status_code == 404
    visitor.close()
