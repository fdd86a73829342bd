"""Several processes on one PostgreSQL: players of different processes see each other's moves at once."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from websockets.exceptions import ConnectionClosed

from flagplot.server.hub import Hub
from tests.server.conftest import shared_settings
from tests.server.harness import Player, Running, first, running

People = Callable[..., Player]


@pytest.fixture
def pair(postgres_url: str) -> Iterator[tuple[Running, Running]]:
    """Two servers on one database."""
    with running(shared_settings(postgres_url)) as one, running(shared_settings(postgres_url)) as other:
        yield one, other


@pytest.fixture
def seated(pair: tuple[Running, Running], people: People) -> tuple[Player, Player, str]:
    """Ann plays red at the first server, Ben plays blue at the second."""
    ann, ben = people(pair[0], "Ann"), people(pair[1], "Ben")
    id = ann.start("skirmish", ("red",), seats={"blue": {"kind": "open"}})
    ben.post("/api/join", {"invite": ann.invite})
    return ann, ben, id


def test_moves_are_seen_at_once(seated: tuple[Player, Player, str]) -> None:
    ann, ben, id = seated
    sides = {"red": ann, "blue": ben}
    with ann.live(id, "red") as red, ben.live(id, "blue") as blue:
        red.next("hello")
        blue.next("hello")
        for _ in range(25):
            view = ben.view(id, "blue")
            if view["outcome"]:
                break
            seat = view["waiting"][0]
            own = sides[seat].view(id, seat)
            done = sides[seat].act(id, seat, own["legal"][0], own["seq"])
            assert red.until(done["seq"])["view"]["seat"] == "red"
            assert blue.until(done["seq"])["view"]["seat"] == "blue"
        ben.post(f"/api/games/{id}/chat", {"text": "well played"}, 201)
        assert red.next("chat")["name"] == "Ben"
    assert ann.view(id, "")["places"] == ben.view(id, "")["places"]


def test_lanes_cross_over(pair: tuple[Running, Running], people: People) -> None:
    """Both sides plot at servers of their own; neither makes the other stale, and all is revealed to both."""
    ann, ben = people(pair[0], "Ann"), people(pair[1], "Ben")
    id = ann.start("skirmish", ("red",), seats={"blue": {"kind": "open"}}, scenario="plotted")
    ben.post("/api/join", {"invite": ann.invite, "seat": "blue"})
    sides = (("red", ann), ("blue", ben))
    with ann.live(id, "red") as red, ben.live(id, "blue") as blue:
        for live in (red, blue):
            live.next("hello")
        for seat, player in sides:
            player.act(id, seat, player.view(id, seat)["legal"][0])
        for live in (red, blue):
            live.until(2)
        numbers = {seat: player.view(id, seat)["seq"] for seat, player in sides}
        assert numbers == {"red": 2, "blue": 2}
        for round in range(2):
            for seat, player in sides:
                form = player.view(id, seat)["answers"][0]
                order = [form[0], *(values[0] for values in form[1:])]
                player.act(id, seat, order, 2 + round)  # as the seat counts: nothing is stale
        assert [player.view(id, seat)["seq"] for seat, player in sides] == [4, 4]
        ann.undo(id, "red")
        assert len(ann.view(id, "red")["panels"]["orders"]) == 1
        assert len(ben.view(id, "blue")["panels"]["orders"]) == 2
        ann.act(id, "red", "done")
        done = ben.act(id, "blue", "done")
        assert blue.until(done["seq"])["view"]["seat"] == "blue"
    assert ann.view(id, "")["places"] == ben.view(id, "")["places"]
    assert ann.view(id, "")["seq"] == ben.view(id, "")["seq"]


def test_what_is_thrown_away_is_kept_by_no_process(pair: tuple[Running, Running], people: People) -> None:
    """Nobody watches at the second process, which has once been asked about the game."""
    ann, beside = people(pair[0], "Ann"), Player(pair[1].url)
    beside.http.cookies.update(ann.http.cookies)
    id = ann.start("skirmish", ("red", "blue"))
    assert beside.view(id, "red")["seq"] == 0
    tables = pair[1].server.tables
    assert tables.known(id) is not None
    assert ann.send("DELETE", f"/api/games/{id}").status_code == 204
    for _ in range(200):
        if tables.known(id) is None:
            break
        time.sleep(0.02)
    assert tables.known(id) is None
    beside.close()


def test_nobody_misses_anything(pair: tuple[Running, Running], seated: tuple[Player, Player, str]) -> None:
    """Many answers, fast: four watchers at two processes read the same log, each line once, in order."""
    ann, ben, id = seated
    sides = {"red": ann, "blue": ben}
    with ExitStack() as stack:
        eyes = [(ann, "red"), (ann, ""), (ben, "blue"), (ben, "")]
        watchers = [(who, seat, stack.enter_context(who.live(id, seat))) for who, seat in eyes]
        for _, _, live in watchers:
            live.next("hello")
        view = ann.view(id, "red")
        while view["seq"] < 20:
            seat = view["waiting"][0]
            own = sides[seat].view(id, seat)
            view = sides[seat].act(id, seat, first(own), own["seq"])["view"]
        for who, seat, live in watchers:
            last = live.until(view["seq"])
            assert last["view"]["places"] == view["places"]
            updates = [message for message in live.seen if message["type"] == "update"]
            numbers = [message["seq"] for message in updates]
            assert numbers == sorted(numbers)
            told = [line for message in updates for line in message["events"]]
            log = who.get(f"/api/games/{id}/log", seat=seat)
            assert told == [line for line in log if line["seq"] > 0]
        known = [server.server.tables.known(id) for server in pair]
        assert len({live.game.digest(live.state) for live in known if live is not None}) == 1
        assert not view["outcome"]  # which would open everything to everybody


def test_presence_and_seats_cross_over(seated: tuple[Player, Player, str]) -> None:
    ann, ben, id = seated
    with ann.live(id, "red") as red:
        red.next("hello")
        with ben.live(id, "blue") as blue:
            blue.next("hello")
            while not red.next("presence")["online"]["blue"]:
                pass
            assert ann.get(f"/api/games/{id}")["players"]["blue"]["online"]
        while red.next("presence")["online"]["blue"]:
            pass
        ben.post(f"/api/games/{id}/seats", {"seat": "blue", "do": "leave"})
        assert red.next("update")["players"]["blue"]["kind"] == "open"


def test_a_game_thrown_away_is_gone_everywhere(pair: tuple[Running, Running], people: People) -> None:
    ann, cara = people(pair[0], "Ann"), people(pair[1], "Cara")
    id = ann.start("skirmish", ("red", "blue"))
    with cara.live(id, "") as watching:
        watching.next("hello")
        assert ann.send("DELETE", f"/api/games/{id}").status_code == 204
        assert watching.next("gone")
    cara.get(f"/api/games/{id}/view", 404)


def test_guesses_at_passwords_are_counted_together(pair: tuple[Running, Running], people: People) -> None:
    people(pair[0], "Ann")
    thieves = [Player(server.url) for server in pair]
    codes = []
    for number in range(24):
        name = ("Ann", " ann", "ANN ")[number % 3]  # one name, however it is written
        answer = thieves[number % 2].send("POST", "/api/auth/login", {"name": name, "password": "guess"})
        codes.append(answer.status_code)
    assert codes.count(401) < 14, codes
    assert codes[-2:] == [429, 429]
    for thief in thieves:
        thief.close()


def test_doubled_answers_count_once(pair: tuple[Running, Running], people: People) -> None:
    """The same answer sent to both processes at the same moment is taken once; the other is stale."""
    ann = people(pair[0], "Ann")
    twin = Player(pair[1].url)
    twin.http.cookies.update(ann.http.cookies)
    twin.csrf = ann.csrf
    id = ann.start("pacific-1940", ("japan", "usa", "china", "uk", "anzac"))
    for _ in range(8):
        seq = ann.view(id)["seq"]
        codes: list[int] = []

        def send(player: Player, codes: list[int] = codes, seq: int = seq) -> None:
            body = {"seat": "japan", "seq": seq, "action": "buy infantry"}
            codes.append(player.send("POST", f"/api/games/{id}/actions", body).status_code)

        threads = [threading.Thread(target=send, args=(player,)) for player in (ann, twin)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(codes) in ([200, 409], [200, 422]), codes
        assert ann.view(id)["seq"] == twin.view(id)["seq"] == seq + 1
        ann.undo(id, "japan")
        assert twin.view(id)["seq"] == seq
    twin.close()


def test_bots_are_not_asked_twice(pair: tuple[Running, Running], people: People) -> None:
    """Both processes look after the same game against a bot; the log has each answer once and replays."""
    ann = people(pair[0], "Ann")
    twin = Player(pair[1].url)
    twin.http.cookies.update(ann.http.cookies)
    twin.csrf = ann.csrf
    id = ann.start("skirmish", ("red",))
    hands = [ann, twin]
    for turn in range(60):
        player = hands[turn % 2]
        view = player.view(id, "red")
        if view["outcome"]:
            break
        if "red" not in view["waiting"]:
            time.sleep(0.02)
            continue
        body = {"seat": "red", "seq": view["seq"], "action": first(view)}
        assert player.send("POST", f"/api/games/{id}/actions", body).status_code in (200, 409)
    else:
        pytest.fail("the game does not end")
    marks = [line["seq"] for line in ann.get(f"/api/games/{id}/log")]
    assert marks == sorted(marks)
    twin.close()


def test_a_seat_lost_elsewhere_answers_no_more(pair: tuple[Running, Running], people: People) -> None:
    """Ben's process does not know yet that blue was given to Cara at the other one."""
    ann, ben, cara = people(pair[0], "Ann"), people(pair[1], "Ben"), people(pair[0], "Cara")
    id = ann.start("skirmish", ("red",), seats={"blue": {"kind": "open"}})
    ben.post("/api/join", {"invite": ann.invite})
    assert ben.view(id, "blue")["legal"]  # the second process has the game in memory, and nobody watches it
    other = Player(pair[0].url)  # another window of Ben's
    other.http.cookies.update(ben.http.cookies)
    other.csrf = ben.csrf
    other.post(f"/api/games/{id}/seats", {"seat": "blue", "do": "leave"})
    other.close()
    cara.post("/api/join", {"invite": ann.invite})
    now = cara.view(id, "blue")
    body = {"seat": "blue", "seq": now["seq"], "action": now["legal"][0]}
    assert ben.post(f"/api/games/{id}/actions", body, 403)["error"]["code"] == "not_your_seat"
    assert cara.view(id, "blue")["seq"] == now["seq"]


def test_seats_and_sessions_that_end_elsewhere_end_here(
    pair: tuple[Running, Running], seated: tuple[Player, Player, str]
) -> None:
    """Ben watches at the second process; he stands up, then logs out, at the first."""
    ann, ben, id = seated
    other = Player(pair[0].url)
    other.http.cookies.update(ben.http.cookies)
    other.csrf = ben.csrf
    with ben.live(id, "blue") as live:
        assert live.next("hello")["view"]["seat"] == "blue"
        other.post(f"/api/games/{id}/seats", {"seat": "blue", "do": "leave"})
        assert live.next("hello")["view"]["seat"] is None
        other.post("/api/auth/logout", {}, 204)
        with pytest.raises(ConnectionClosed) as end:
            live.next("nothing of the kind")
        assert end.value.rcvd is not None
        assert end.value.rcvd.code == 4401
    ben.get("/api/games", 401)  # at once: the second process was told
    other.close()
    assert ann.view(id)["seat"] == "red"


def test_who_was_in_a_room_is_forgotten_with_the_game() -> None:
    hub = Hub()
    hub.heard("other", "one", ["ann"])
    hub.heard("other", "two", ["ann", "ben"])
    hub.forget("one")
    assert hub.online("one") == frozenset()
    assert hub.online("two") == {"ann", "ben"}
    assert len(hub._elsewhere) == 1
