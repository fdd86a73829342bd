"""Hidden information stays hidden: no endpoint and no message tells a seat what is not for it.

Two copies of a game that one seat cannot tell apart (the kernel's ``resample``) are put on the server. Then
everything the server says to that seat must be the same for both, byte for byte, apart from ids and times.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import flagplot
from flagplot.bots import random_choice
from flagplot.kernel.keeping import packed
from flagplot.kernel.match import Match
from flagplot.server import creation, store
from flagplot.server.creation import NewGame
from flagplot.server.database import Database
from tests.server.conftest import shared_settings
from tests.server.harness import Player, Running, running

People = Callable[..., Player]
GAME = flagplot.game("skirmish")


def ask_everything(player: Player, id: str, seat: str | None, every: int = 1) -> dict[str, Any]:
    """Every answer a seat or a spectator can get out of the server; of the past, each ``every``-th."""
    who = "" if seat is None else seat
    found: dict[str, Any] = {"game": player.get(f"/api/games/{id}")}
    found["view"] = player.view(id, who)
    seq = found["view"]["seq"]
    for earlier in range(0, seq + 1, every):
        found[f"view {earlier}"] = player.view(id, who, seq=earlier)
    found["log"] = player.get(f"/api/games/{id}/log", seat=who)
    for line in (*found["log"], *found["view"]["log"]):
        audience = line["event"].get("audience")
        assert audience is None or seat in audience, line
    for path in ("history", "stats", "chat", "notes", "orders", "catalog", "odds", "luck", "comments"):
        found[path] = player.get(f"/api/games/{id}/{path}")
    found["lesson"] = player.send("GET", f"/api/games/{id}/lesson").json()
    overlay = {"name": "threat", "seat": who}
    found["overlay"] = player.send("GET", f"/api/games/{id}/overlay", params=overlay).json()
    found["picture"] = player.http.get(f"/api/games/{id}/picture", params={"seat": who}).text
    assert found["picture"].startswith("<svg")
    found["preview picture"] = player.http.get(f"/api/games/{id}/preview.png").json()  # not for strangers
    found["report"] = player.http.get(f"/api/games/{id}/report", params={"seat": who}).text
    assert found["report"].startswith("<!doctype html>")
    for path, body in (
        ("plot", None),
        ("branch", {"branch": {"game": id, "seq": seq}}),
    ):
        if body is None:
            answer = player.send("GET", f"/api/games/{id}/{path}")
        else:
            answer = player.send("POST", "/api/games", body)
        assert answer.status_code == 403, f"{path} is open while the game is played"
        found[path] = answer.json()
    if seat is not None:
        for action in ("play advance", "play raid", "play dig", "done", "fire c3 c4"):
            body = {"seat": seat, "action": action}
            found[f"why {action}"] = player.post(f"/api/games/{id}/why", body)
        for about in ("c3", "hawk", "nothing"):
            found[f"why {about} is grey"] = player.post(
                f"/api/games/{id}/why", {"seat": seat, "about": about}
            )
        asked = {"name": "home", "seat": seat}
        found["proposal"] = player.send("GET", f"/api/games/{id}/proposal", params=asked).json()
        found["preview"] = player.post(f"/api/games/{id}/preview", {"seat": seat, "space": "c3"})
        found["outlook"] = player.post(f"/api/games/{id}/outlook", {"seat": seat, "space": "c3"})
        planned = {"seat": seat, "space": "c3", "action": "play raid"}
        found["planned"] = player.post(f"/api/games/{id}/odds", planned)
        plans = {"seat": seat, "plans": [{"space": "c3", "action": "play raid"}]}
        found["all planned"] = player.post(f"/api/games/{id}/odds/planned", plans)
        tried = {"seat": seat, "space": "c3"}
        found["tried"] = player.send("POST", f"/api/games/{id}/odds/tried", tried).json()
        found["advice"] = player.send("POST", f"/api/games/{id}/advice", {"seat": seat}).json()
        refused = {"seat": seat, "seq": seq, "action": "lose tank:99"}
        found["refused"] = player.send("POST", f"/api/games/{id}/actions", refused).json()
        found["undo"] = player.send("POST", f"/api/games/{id}/undo", {"seat": seat, "seq": seq + 1}).json()
    with player.live(id, who) as live:
        found["hello"] = live.next("hello")
    found["list"] = [game for game in player.get("/api/games") if game["id"] == id]
    return found


def without_ids(document: Any, id: str) -> str:
    """The text of a document without what differs between any two games."""
    text = msgspec.json.encode(document).decode().replace(id, "ID")
    text = re.sub(r'"(created|updated|at)":[\d.e+]+', r'"\1":0', text)
    return re.sub(r'"commitment":"[0-9a-f]{64}"', '"commitment":""', text)


def put(server: Running, match: Match, state: Any, players: dict[str, Player]) -> str:
    """A game with that log whose present state is ``state``; the server is asked to read it fresh."""
    fresh = creation._fresh(match, NewGame(seats={}), "nobody", "nobody", {0: match.sources[0].secret or b""})
    fresh.first = packed(match.at(match.base))
    fresh.batch = creation.retraced(match, fresh)
    fresh.state = state
    fresh.head.secretive = fresh.batch.secretive
    for seat, player in players.items():
        fresh.seats[seat].kind, fresh.seats[seat].user, fresh.seats[seat].name = (
            "human",
            player.id,
            player.name,
        )

    async def write() -> None:
        database = Database(server.settings.database)
        async with database.write() as connection:
            await creation.write(connection, fresh)
        await database.close()

    asyncio.run(write())
    return fresh.head.id


@pytest.fixture
def table(database: str, people: People) -> Any:
    with running(shared_settings(database, rate=1e6, burst=10**6, tick=60.0)) as server:
        players = {"red": people(server, "Ann"), "blue": people(server, "Ben")}
        yield server, players, people(server, "Cara")


@pytest.mark.parametrize("steps", [0, 1, 2, 5, 9])
def test_states_a_seat_cannot_tell_apart_look_the_same(
    table: tuple[Running, dict[str, Player], Player], steps: int
) -> None:
    server, players, cara = table
    match = Match.new(GAME)
    for _ in range(steps):
        seat = match.state.waiting[0]
        match.do(seat, random_choice(match.view(seat), 3))
    for seat, player in (*players.items(), (None, cara)):
        others = (GAME.resample(match.state, seat, seed) for seed in range(11, 40))
        other = next(state for state in others if GAME.digest(state) != GAME.digest(match.state))
        ids = put(server, match, match.state, players), put(server, match, other, players)
        one, two = (without_ids(ask_everything(player, id, seat), id) for id in ids)
        assert one == two


UNITS = {"c3": {"red": {"tank": 1}}, "c4": {"blue": {"infantry": 2}}, "d3": {"red": {"infantry": 1}}}
HANDS = (["advance", "dig", "raid"], ["barrage", "barrage", "dig"])


def test_logs_a_seat_cannot_tell_apart_look_the_same(
    table: tuple[Running, dict[str, Player], Player],
) -> None:
    """Two games that differ in red's hand from the start and in the secret answer red gives."""
    _, players, cara = table
    ann, ben = players["red"], players["blue"]
    watchers = ((ben, "blue"), (cara, None))
    told: list[list[str]] = []
    for hand in HANDS:
        hands = {"red": hand, "blue": ["advance", "dig", "raid"]}
        position = {"game": "skirmish", "units": UNITS, "hands": hands}
        id = ann.start("skirmish", ("red",), seats={"blue": {"kind": "open"}}, position=position)
        ben.post("/api/join", {"invite": ann.invite, "seat": "blue"})
        heard: list[Any] = [ask_everything(player, id, seat) for player, seat in watchers]
        with ben.live(id, "blue") as blue, cara.live(id, "") as watching:
            blue.next("hello")
            watching.next("hello")
            done = ann.act(id, "red", ["play", hand[0]])
            assert done["view"]["waiting"] == ["blue"]
            heard += [blue.next("update"), watching.next("update")]
        heard += [ask_everything(player, id, seat) for player, seat in watchers]
        told.append([without_ids(one, id) for one in heard])
        assert hand[0] in without_ids(ask_everything(ann, id, "red"), id)
    for one, other in zip(*told, strict=True):
        assert one == other


def test_everything_is_asked(table: tuple[Running, dict[str, Player], Player]) -> None:
    """Whatever the document lists about a game is among what ``ask_everything`` asks."""
    _, players, _ = table
    ann = players["red"]
    id = ann.start("skirmish", ("red",), seats={"blue": {"kind": "open"}})
    asked: set[str] = set()
    ann.http.event_hooks["request"].append(lambda request: asked.add(f"{request.method} {request.url.path}"))
    ask_everything(ann, id, "red")
    listed = ann.get("/openapi.json")["paths"]
    silent = {
        "POST seats",
        "POST invite",
        "DELETE invite",
        "POST token",
        "DELETE token",
        "POST chat",
        "PUT notes",
        "PUT orders",
        "POST comments",
        "DELETE comments",
        "POST rest",
        "POST dice",  # who has pledged and opened what, which everybody may know
    }  # tell nothing
    for path, operations in listed.items():
        if path.startswith("/api/games/{id}/"):
            for method in operations:
                name = f"{method.upper()} {path.split('/')[4]}"
                assert name in silent or f"{method.upper()} {path.replace('{id}', id)}" in asked, name


def test_the_secret_and_the_seed_of_bots_never_leave(
    table: tuple[Running, dict[str, Player], Player],
) -> None:
    server, players, cara = table
    ann, ben = players["red"], players["blue"]
    id = ann.start("skirmish", ("red",), seats={"blue": {"kind": "open"}}, options={"rounds": 2})
    ben.post("/api/join", {"invite": ann.invite})

    async def read() -> tuple[bytes, int]:
        database = Database(server.settings.database)
        async with database.read() as connection:
            secrets = await store.secrets_of(connection, id)
            live = await store.load(connection, id)
        await database.close()
        return secrets[0], live.head.bot_seed

    secret, seed = asyncio.run(read())
    sides = {"red": ann, "blue": ben}
    heard: list[str] = []
    with ann.live(id, "red") as red, cara.live(id, "") as watching:
        while True:
            view = ann.view(id, "red")
            if view["outcome"]:
                break
            for seat, player in (*sides.items(), (None, cara)):
                if view["seq"] % 8 == 0:
                    heard.append(msgspec.json.encode(ask_everything(player, id, seat, 5)).decode())
            seat = view["waiting"][0]
            own = sides[seat].view(id, seat)
            answer = sides[seat].act(id, seat, own["legal"][-1], own["seq"])
            if not answer["view"]["outcome"]:
                heard.append(msgspec.json.encode(answer).decode())
                heard.append(msgspec.json.encode([red.next(), watching.next()]).decode())
    everything = "\n".join(heard)
    assert secret.hex() not in everything
    assert '"secret":' not in everything
    assert '"bot_seed"' not in everything
    assert f":{seed}," not in everything
    opened = cara.get(f"/api/games/{id}")["dice"][0]["secret"]
    assert opened == secret.hex()
    assert "play" in cara.http.get(f"/api/games/{id}/plot").text


def test_a_chosen_card_is_told_to_nobody(table: tuple[Running, dict[str, Player], Player]) -> None:
    _, players, cara = table
    ann, ben = players["red"], players["blue"]
    id = ann.start("skirmish", ("red",), seats={"blue": {"kind": "open"}})
    ben.post("/api/join", {"invite": ann.invite})
    hand = ann.view(id, "red")["hands"]["red"]
    with ben.live(id, "blue") as blue, cara.live(id, "") as watching:
        before = [blue.next("hello"), watching.next("hello")]
        ann.act(id, "red", ["play", hand[0]])
        after = [blue.next("update"), watching.next("update")]
    for one, two in zip(before, after, strict=True):
        assert two["events"] == []
        assert two["view"]["hands"]["red"] == one["view"]["hands"]["red"] == len(hand)
        assert two["view"]["panels"] == one["view"]["panels"]
