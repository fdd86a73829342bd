"""Programs of players: a token plays one seat of one game over a real connection, and does nothing else."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from flagplot.server import sweep
from flagplot.server.settings import sqlite_url
from tests.server.conftest import shared_settings
from tests.server.harness import Live, Player, Running, first, running
from tests.server.test_bots import until

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "external_bot.py"


class Program:
    """Something that has nothing but a token."""

    def __init__(self, player: Player, id: str, seat: str, name: str | None = "Wolf") -> None:
        found = player.post(f"/api/games/{id}/token", {"seat": seat, "name": name}, 201)
        self.token, self.id = found["token"], id
        self.address = f"{player.url}/api/games/{id}"
        self.headers = {"Authorization": f"Bearer {self.token}"}

    def send(self, method: str, path: str, body: Any = None) -> httpx.Response:
        url = self.address.partition("/api")[0] + path if path.startswith("/api") else self.address + path
        return httpx.request(method, url, json=body, headers=self.headers, timeout=20)

    def view(self) -> Any:
        return self.send("GET", "/view").json()

    def connect(self) -> Any:
        live = self.address.replace("http", "ws", 1) + "/live"
        return connect(live, additional_headers=self.headers, max_size=None)


def table(player: Player, **more: Any) -> str:
    return player.start("skirmish", ("red",), options={"rounds": 3}, **more)


def withdraw(player: Player, id: str, seat: str) -> int:
    return player.send("DELETE", f"/api/games/{id}/token", params={"seat": seat}).status_code


def seated(player: Player, id: str, seat: str) -> tuple[str, str]:
    found = player.get(f"/api/games/{id}")["players"][seat]
    return found["kind"], found["name"]


def run_example(program: Program) -> str:
    command = [sys.executable, str(EXAMPLE), program.address, program.token]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    return done.stdout


# -- playing -------------------------------------------------------------------------------------------------


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < 60


def test_the_example_plays_a_whole_game(player: Player) -> None:
    id = table(player)
    program = Program(player, id, "red")
    assert "winner" in run_example(program)
    assert player.view(id)["outcome"]
    entries = player.get(f"/api/games/{id}/log")
    assert {line["seat"] for line in entries} >= {"red", "blue"}


def test_two_programs_play_each_other_on_a_shared_server(
    shared: Running, people: Callable[..., Player]
) -> None:
    ann = people(shared, "Ann")
    id = table(ann)
    ours, theirs = Program(ann, id, "red"), Program(ann, id, "blue", "Bear")
    command = [sys.executable, str(EXAMPLE), theirs.address, theirs.token]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as other:
        assert "winner" in run_example(ours)
        assert other.stdout is not None
        assert "winner" in other.stdout.read()


def test_a_program_may_do_what_playing_takes(player: Player) -> None:
    id = table(player)
    program = Program(player, id, "red")
    view = program.view()
    assert view["seat"] == "red"
    assert view["seats_mine"] == ["red"]
    assert program.send("GET", "/catalog").status_code == 200
    assert program.send("GET", "/odds").status_code == 200
    answer = first(view)
    asked = {"seat": "red", "action": answer}
    assert program.send("POST", "/why", asked).json() == {"refusal": None}
    assert program.send("POST", "/outlook", {"seat": "red"}).status_code == 200
    assert program.send("POST", "/actions", {**asked, "seq": view["seq"]}).status_code == 200
    assert program.send("GET", "/log").json()
    said = program.send("POST", "/chat", {"text": "good luck"}).json()
    assert said["name"] == "program: Wolf"


def test_a_program_takes_back(player: Player) -> None:
    id = player.start("pacific-1940", ("japan",))
    program = Program(player, id, "japan")
    view = program.view()
    done = program.send("POST", "/actions", {"seat": "japan", "seq": view["seq"], "action": "buy infantry"})
    back = program.send("POST", "/undo", {"seat": "japan", "seq": done.json()["seq"]})
    assert back.json()["seq"] == view["seq"]


def test_the_computer_leaves_the_seat_alone(player: Player) -> None:
    id = player.start("skirmish", ("blue",), options={"rounds": 3})
    until(lambda: "blue" in player.view(id, "blue")["waiting"])
    program = Program(player, id, "red")
    assert seated(player, id, "red") == ("program", "program: Wolf")
    while "red" not in (view := player.view(id, "blue"))["waiting"]:
        player.act(id, "blue", first(view), view["seq"])
    assert program.view()["legal"]
    assert player.view(id, "blue")["waiting"] == ["red"]


# -- nothing else --------------------------------------------------------------------------------------------

CLOSED: tuple[tuple[str, str, Any], ...] = (
    ("GET", "/api/meta", None), ("GET", "/api/games", None), ("POST", "/api/games", {"game": "skirmish"}),
    ("GET", "", None), ("GET", "/plot", None), ("GET", "/notes", None), ("PUT", "/notes", {"text": "x"}),
    ("GET", "/orders", None), ("POST", "/seats", {"seat": "blue", "do": "join"}),
    ("POST", "/seats", {"seat": "red", "do": "leave"}), ("POST", "/invite", {}), ("DELETE", "/invite", None),
    ("POST", "/token", {"seat": "red"}), ("DELETE", "/token?seat=red", None), ("DELETE", "", None),
    ("POST", "/advice", {"seat": "red"}), ("PATCH", "", {"name": "mine"}),
)  # fmt: skip


def test_a_token_opens_nothing_else(player: Player) -> None:
    id, other = table(player), table(player)
    program = Program(player, id, "red")
    for method, path, body in CLOSED:
        answer = program.send(method, path, body)
        assert answer.status_code == 403, (method, path)
        assert answer.json()["error"]["code"] == "not_for_programs"
    for path in ("view", "log", "catalog", "odds", "chat"):
        assert program.send("GET", f"/api/games/{other}/{path}").status_code == 403
    assert program.send("GET", "/view?seat=blue").status_code == 403
    action = {"seat": "blue", "seq": program.view()["seq"], "action": "pass"}
    assert program.send("POST", "/actions", action).status_code == 403
    assert seated(player, id, "blue")[0] == "bot"
    assert player.get(f"/api/games/{id}")["name"] != "mine"


def test_a_wrong_token_is_nobody_even_beside_a_session(player: Player) -> None:
    id = table(player)
    wrong = {"Authorization": "Bearer nonsense"}
    assert player.send("GET", f"/api/games/{id}/view", headers=wrong).status_code == 401
    with pytest.raises(InvalidStatus):
        connect(player.url.replace("http", "ws", 1) + f"/api/games/{id}/live", additional_headers=wrong)
    assert player.http.get("/health", headers=wrong).status_code == 200


def test_who_may_hand_over_what(shared: Running, people: Callable[..., Player]) -> None:
    ann, ben, eve = people(shared, "Ann"), people(shared, "Ben"), people(shared, "Eve")
    id = ann.start("skirmish", ("red",), seats={"blue": {"kind": "open"}}, spectators=False)
    ben.post("/api/join", {"invite": ann.invite})
    eve.post(f"/api/games/{id}/token", {"seat": "blue"}, 404)
    ann.post(f"/api/games/{id}/token", {"seat": "blue"}, 403)
    ben.post(f"/api/games/{id}/token", {"seat": "red"}, 403)
    program = Program(ben, id, "blue")
    assert program.view()["seat"] == "blue"
    assert ann.get(f"/api/games/{id}")["players"]["blue"]["behind"] == ben.id
    assert seated(ben, id, "blue") == ("program", "program: Wolf (Ben)")  # he may still look
    ann.post(f"/api/games/{id}/token", {"seat": "blue"}, 403)
    assert withdraw(eve, id, "blue") == 404
    assert withdraw(ann, id, "blue") == 204  # whoever keeps the table may
    assert seated(ben, id, "blue") == ("human", "Ben")
    assert withdraw(ben, id, "blue") in (403, 404)
    assert program.send("GET", "/view").status_code == 401


def test_a_program_is_no_way_to_look_into_a_rivals_hand(
    shared: Running, people: Callable[..., Player]
) -> None:
    """Where something is hidden, the owner cannot give a seat somebody has held to a program of his."""
    ann, ben = people(shared, "Ann"), people(shared, "Ben")
    id = ann.start("skirmish", ("red",), seats={"blue": {"kind": "open"}})
    ben.post("/api/join", {"invite": ann.invite})
    ann.post(f"/api/games/{id}/seats", {"seat": "blue", "do": "bot"})
    refused = ann.post(f"/api/games/{id}/token", {"seat": "blue"}, 403)
    assert refused["error"]["code"] == "secret"
    own = Program(ann, id, "red")
    assert own.view()["seat"] == "red"
    assert withdraw(ann, id, "red") == 204  # what she has held she may have again
    assert ann.view(id)["seats_mine"] == ["red"]


def test_requests_of_a_program_are_counted_with_its_owners(
    tmp_path: Path, people: Callable[..., Player]
) -> None:
    with running(shared_settings(sqlite_url(tmp_path), rate=0.1, burst=20)) as server:
        ann = people(server, "Ann")
        program = Program(ann, table(ann), "red")
        answers = [program.send("GET", "/log").status_code for _ in range(25)]
        assert answers[0] == 200
        assert answers[-1] == 429


# -- the end -------------------------------------------------------------------------------------------------


def closed(live: Live) -> int:
    """The code a connection is closed with."""
    try:
        while True:
            live.next()
    except ConnectionClosed as ended:
        return ended.rcvd.code if ended.rcvd else 0


def test_a_withdrawn_token_closes_the_connection(player: Player) -> None:
    id = table(player)
    program = Program(player, id, "red")
    with program.connect() as socket:
        live = Live(socket)
        live.say({"watch": True})
        assert live.next("hello")["view"]["seat"] == "red"
        until(lambda: player.get(f"/api/games/{id}")["players"]["red"]["online"])
        assert withdraw(player, id, "red") == 204
        assert closed(live) == 4401
    assert program.send("GET", "/view").status_code == 401
    assert seated(player, id, "red")[0] == "human"
    assert player.view(id)["seats_mine"] == ["red"]
    assert "not good" in run_example(program)


def test_a_seat_that_changes_hands_ends_the_token(player: Player) -> None:
    id = table(player)
    program = Program(player, id, "red")
    with program.connect() as socket:
        live = Live(socket)
        live.say({"watch": True, "seat": ""})  # also one that only watches
        live.next("hello")
        player.post(f"/api/games/{id}/seats", {"seat": "red", "do": "bot"})
        assert closed(live) == 4401
    assert program.send("GET", "/view").status_code == 401


def test_the_computer_stands_in_for_a_program_that_is_late(player: Player) -> None:
    id = player.start("skirmish", ("blue",), options={"rounds": 30}, clock={"move": 1.0})
    program = Program(player, id, "red")
    while "red" not in (view := player.view(id, "blue"))["waiting"]:
        player.act(id, "blue", first(view), view["seq"])
    until(lambda: player.get(f"/api/games/{id}")["players"]["red"]["covered"])
    with program.connect() as socket:
        live = Live(socket)
        live.say({"watch": True})
        live.next("hello")
        until(lambda: not player.get(f"/api/games/{id}")["players"]["red"]["covered"])


def test_a_token_withdrawn_in_one_process_ends_in_all(
    postgres_url: str, people: Callable[..., Player]
) -> None:
    with running(shared_settings(postgres_url)) as one, running(shared_settings(postgres_url)) as other:
        ann = people(one, "Ann")
        id = table(ann)
        program = Program(ann, id, "red")
        program.address = program.address.replace(one.url, other.url)
        with program.connect() as socket:
            live = Live(socket)
            live.say({"watch": True})
            live.next("hello")
            assert withdraw(ann, id, "red") == 204
            assert closed(live) == 4401
        assert program.send("GET", "/view").status_code == 401


def test_another_token_ends_the_one_before(player: Player) -> None:
    id = table(player)
    old = Program(player, id, "blue")
    new = Program(player, id, "blue", None)
    assert seated(player, id, "blue") == ("program", "program")
    assert old.send("GET", "/view").status_code == 401
    assert new.view()["seat"] == "blue"
    assert withdraw(player, id, "blue") == 204
    assert seated(player, id, "blue") == ("bot", "random bot")


def test_connections_of_programs_are_looked_at_again_and_again(
    shared: Running, people: Callable[..., Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One whose token is good stays; the tokens of programs are no sessions of people."""
    monkeypatch.setattr(sweep, "_SESSIONS", 0.0)
    ann = people(shared, "Ann")
    program = Program(ann, table(ann), "red")
    with program.connect() as socket:
        live = Live(socket)
        live.say({"watch": True})
        live.next("hello")
        time.sleep(1.0)  # the sweeper comes by several times
        live.say({"ping": 1})
        assert live.next("pong")
