"""What keeps a table fair: the end stands, a seat is its player's alone, and so is what it shows."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

from flagplot.server import schema, store
from flagplot.server.admin import Admin
from flagplot.server.languages import read_language
from tests.server.harness import Live, Player, Running
from tests.server.test_shared import table_for_two

People = Callable[..., Player]
GOLDEN = Path(__file__).parent.parent / "golden"


def quiet_end(people: dict[str, Player], id: str) -> str:
    """Play to the end without a throw as the last answer; whose answer was the last."""
    while True:
        seat = next(iter(people.values())).view(id, "")["waiting"][0]
        view = people[seat].view(id, seat)
        quiet = [action for action in view["legal"] if action[0] != "fire"]
        if people[seat].act(id, seat, quiet[-1], view["seq"])["view"]["outcome"]:
            return str(seat)


# -- the end -----------------------------------------------------------------------------------------------


def test_a_finished_game_is_not_opened_again(shared: Running, people: People) -> None:
    """At the end the secret of the dice is shown: nobody may go on with it."""
    ann, ben, id = table_for_two(shared, people, options={"rounds": 1})
    last = quiet_end({"red": ann, "blue": ben}, id)
    whose = {"red": ann, "blue": ben}[last]
    assert whose.get(f"/api/games/{id}")["dice"][0]["secret"]
    assert not whose.view(id, last)["undo"]
    assert "The game is over" in whose.undo(id, last, 409)["error"]["message"]
    assert whose.view(id, last)["outcome"]


def test_a_patch_that_opens_a_game_gives_it_other_dice(
    shared: Running, database: str, people: People
) -> None:
    """Rules under which a finished game is not over: it goes on, but not with the secret it has shown."""
    ann = people(shared, "Ann")
    plot = (GOLDEN / "cap.plot").read_text()  # the agreed rounds are over
    id = ann.post("/api/import", {"plot": plot}, 201)["id"]
    shown = ann.get(f"/api/games/{id}")["dice"]

    async def patch() -> None:
        async with Admin(database) as admin:
            start = (await admin.load(id)).head.start
            start.options = {**start.options, "round_cap": 9}
            async with admin.database.write() as connection:
                query = update(schema.games).where(schema.games.c.id == id)
                await connection.execute(query.values(start=msgspec.to_builtins(start)))
            await admin.patch(id, write=True)

    asyncio.run(patch())
    assert not ann.view(id, "")["outcome"]
    dice = ann.get(f"/api/games/{id}")["dice"]
    assert dice[:-1] == shown
    assert dice[-1]["kind"] == "fair"
    assert dice[-1]["seq"] == ann.view(id, "")["seq"]


# -- live connections ---------------------------------------------------------------------------------------


def test_whoever_leaves_a_seat_no_longer_looks_through_it(shared: Running, people: People) -> None:
    ann, ben, id = table_for_two(shared, people)
    cara = people(shared, "Cara")
    with ben.live(id, "blue") as old:
        assert old.next("hello")["view"]["hands"]
        ben.post(f"/api/games/{id}/seats", {"seat": "blue", "do": "leave"})
        now = old.next("hello")["view"]
        assert (now["seat"], now["seats_mine"]) == (None, [])
        cara.post("/api/join", {"invite": ann.invite})
        cara.act(id, "blue", cara.view(id, "blue")["legal"][0])
        seen = [message["view"]["seat"] for message in (old.next("update"), old.next("update"))]
        assert seen == [None, None]


def test_spectators_who_are_not_welcome_any_more_go(shared: Running, people: People) -> None:
    ann, ben, id = table_for_two(shared, people)
    cara = people(shared, "Cara")
    with cara.live(id) as watching, ben.live(id, "blue") as playing:
        watching.next("hello")
        playing.next("hello")
        assert ann.send("PATCH", f"/api/games/{id}", {"spectators": False}).status_code == 200
        assert closed(watching) == 4404
        ann.act(id, "red", ann.view(id, "red")["legal"][0])
        assert playing.until(1)["view"]["seat"] == "blue"


def test_a_connection_ends_with_its_session(shared: Running, people: People) -> None:
    ann, ben, id = table_for_two(shared, people)
    other = Player(shared.url)
    other.csrf = other.post("/api/auth/login", {"name": "Ben", "password": "correct horse"})["csrf"]
    with ben.live(id, "blue") as gone, other.live(id, "blue") as stays:
        gone.next("hello")
        stays.next("hello")
        ben.post("/api/auth/logout", {}, 204)
        assert closed(gone) == 4401
        stays.say({"ping": 1})
        assert stays.next("pong")
        third = Player(shared.url)
        third.csrf = third.post("/api/auth/login", {"name": "Ben", "password": "correct horse"})["csrf"]
        third.post("/api/auth/password", {"old": "correct horse", "new": "battery staple"}, 204)
        assert closed(stays) == 4401
        third.close()
    other.close()
    assert ann.view(id)["seat"] == "red"


def closed(live: Live) -> int:
    """The code a connection is closed with."""
    with pytest.raises(ConnectionClosed) as end:
        live.next("nothing of the kind")
    assert end.value.rcvd is not None
    return end.value.rcvd.code


# -- seats --------------------------------------------------------------------------------------------------


def seat(player: Player, id: str, name: str, do: str, status: int = 200, **more: str) -> Any:
    return player.post(f"/api/games/{id}/seats", {"seat": name, "do": do, **more}, status)


def test_the_owner_does_not_look_into_a_rivals_hand(shared: Running, people: People) -> None:
    ann, ben, id = table_for_two(shared, people)
    for do in ("bot", "open"):
        seat(ann, id, "blue", do)
        refused = seat(ann, id, "blue", "join", 403)
        assert refused["error"]["code"] == "secret"
        ann.post("/api/join", {"invite": ann.invite, "seat": "blue"}, 403)
        assert ann.send("GET", f"/api/games/{id}/plot").status_code == 403
        ann.get(f"/api/games/{id}/view", 403, seat="blue")
    assert ben.post("/api/join", {"invite": ann.invite, "seat": "blue"})["seat"] == "blue"  # it was his own


def test_a_rival_is_no_substitute_but_a_stranger_is(shared: Running, people: People) -> None:
    ann = people(shared, "Ann")
    ben, cara, dora = (people(shared, name) for name in ("Ben", "Cara", "Dora"))
    id = ann.start("skirmish", seats={"red": {"kind": "open"}, "blue": {"kind": "open"}})
    ben.post("/api/join", {"invite": ann.invite, "seat": "red"})
    cara.post("/api/join", {"invite": ann.invite, "seat": "blue"})
    seat(cara, id, "blue", "leave")
    ben.post("/api/join", {"invite": ann.invite, "seat": "blue"}, 403)
    assert dora.post("/api/join", {"invite": ann.invite, "seat": "blue"})["seat"] == "blue"
    seat(dora, id, "blue", "leave")
    seat(ben, id, "red", "leave")
    dora.post("/api/join", {"invite": ann.invite, "seat": "red"}, 403)  # she knows blue's hand
    ann.post("/api/join", {"invite": ann.invite, "seat": "red"}, 403)


def test_where_nothing_is_hidden_the_owner_may_take_over(shared: Running, people: People) -> None:
    ann, ben = people(shared, "Ann"), people(shared, "Ben")
    id = ann.start("pacific-1940", ("japan",), seats={"usa": {"kind": "open"}})
    ben.post("/api/join", {"invite": ann.invite, "seat": "usa"})
    seat(ann, id, "usa", "bot")
    seat(ann, id, "usa", "join")
    assert ann.view(id, "usa")["seat"] == "usa"


def test_notices_are_in_the_language_of_the_server(shared: Running, people: People) -> None:
    shared.server.tables.language = read_language(str(Path(__file__).with_name("swedish.json")))
    ann, ben, id = table_for_two(shared, people)
    with ben.live(id, "blue") as live:
        live.next("hello")
        seat(ann, id, "blue", "bot")
        told = live.next("chat")["text"]
    assert told == "En robot spelar Blå nu, inte längre Ben."

    def read() -> list[str]:
        return [line["text"] for line in ann.get(f"/api/games/{id}/chat")]

    assert read() == ["Blå tas av Ben.", told]
    shared.server.tables.language = None  # kept as what happened, so what was said before changes, too
    assert read() == ["Ben sits down: Blue.", "A bot plays Blue now, Ben no longer plays it."]


def test_notices_kept_in_words_are_still_read(shared: Running, database: str, people: People) -> None:
    ann, _, id = table_for_two(shared, people)
    old = {"user_id": "", "name": "", "text": "Red is open.", "at": 1.0}

    async def write() -> None:
        async with Admin(database) as admin:
            await admin.database.transact(lambda connection: store.say(connection, id, old))

    asyncio.run(write())
    assert ann.get(f"/api/games/{id}/chat")[-1]["text"] == "Red is open."


def test_everybody_is_told_who_sits_where(shared: Running, people: People) -> None:
    ann, ben, id = table_for_two(shared, people)
    with ben.live(id, "blue") as live:
        live.next("hello")
        seat(ann, id, "blue", "bot")
        told = live.next("chat")
    assert (told["user"], told["name"]) == ("", "")
    assert "Ben no longer plays it" in told["text"]
    seat(ann, id, "red", "cover")  # she sits there as before
    lines = ben.get(f"/api/games/{id}/chat")
    assert [line["number"] for line in lines] == [1, 2]
    assert "Ben sits down" in lines[0]["text"]
    assert lines[1] == {key: told[key] for key in lines[1]}
    ben.post(f"/api/games/{id}/chat", {"text": "why?"}, 201)
    assert ann.get(f"/api/games/{id}/chat")[-1]["name"] == "Ben"
