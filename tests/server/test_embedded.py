"""One person on this machine: whole journeys over a real socket."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any

import flagplot
from flagplot.kernel import plotfile
from tests.server.harness import Player, embedded, first


def settled(player: Player, id: str, seats: tuple[str, ...]) -> Any:
    """The view once one of the seats is asked or the game is over; bots answer meanwhile."""
    for _ in range(400):
        view = player.view(id)
        if view["outcome"] or any(seat in seats for seat in view["waiting"]):
            return view
        time.sleep(0.02)
    raise AssertionError("the bots do not answer")


def test_what_there_is(player: Player) -> None:
    meta = player.get("/api/meta")
    assert [game["id"] for game in meta["games"]] == list(flagplot.titles())
    assert meta["mode"] == "embedded"
    assert meta["user"]["id"] == "local"
    clauses = player.get("/api/rules/pacific-1940", q="submarine")
    assert clauses
    assert all("submarine" in f"{c['id']} {c['section']} {c['text']}".casefold() for c in clauses)
    assert player.get("/api/rules/pacific-1940", id=clauses[0]["id"])[0] == clauses[0]
    player.get("/api/rules/chess", 404)
    player.get("/api/rules/pacific-1940", 404, id="P40-XXX-99")
    assert player.get("/health")["ok"]
    assert "flagplot_requests_total" in player.http.get("/metrics").text
    assert "/api/games/{id}/actions" in player.get("/openapi.json")["paths"]


def test_a_whole_game_against_the_bot(player: Player) -> None:
    id = player.start("skirmish", ("red",), options={"rounds": 3})
    while not (view := settled(player, id, ("red",)))["outcome"]:
        seat = view["waiting"][0]
        assert seat in view["seats_mine"]
        player.act(id, seat, view["legal"][0], view["seq"])
    listed = player.get("/api/games")
    assert [(game["id"], game["finished"]) for game in listed] == [(id, True)]
    match = plotfile.loads(player.http.get(f"/api/games/{id}/plot").text)
    found = match.verify()
    assert found.ok
    assert found.checked == found.rolls > 0
    about = player.get(f"/api/games/{id}")
    assert about["dice"][0]["secret"] == match.sources[0].secret.hex()  # type: ignore[union-attr]


def test_a_picture_shows_the_board_now_and_then(player: Player) -> None:
    id = player.start("skirmish", ("red", "blue"))
    view = player.view(id, "red")
    player.act(id, "red", view["legal"][0], view["seq"])
    base = f"/api/games/{id}/picture"
    now = player.http.get(base, params={"seat": "red"})
    assert now.headers["content-type"].startswith("image/svg+xml")
    assert f"skirmish-{id}-1.svg" in now.headers["content-disposition"]
    assert now.text.startswith("<svg")
    assert player.http.get(base, params={"seat": "red", "seq": 0}).text.startswith("<svg")
    assert player.http.get(base, params={"seat": "red", "seq": 7}).status_code == 404
    assert player.http.get(base, params={"width": 9}).status_code == 400


def test_the_report_is_a_page_to_print(player: Player) -> None:
    id = player.post("/api/games", {"game": "pacific-1940", "lesson": "china"}, 201)["id"]
    for action in ("buy infantry:4", "done", "go kweichow>hunan infantry:3"):
        player.act(id, "china", action)
    page = player.http.get(f"/api/games/{id}/report", params={"seat": "china"})
    assert page.headers["content-type"].startswith("text/html")
    assert "style-src" in page.headers["content-security-policy"]
    assert "<h1>A turn of China (Axis &amp; Allies Pacific 1940" in page.text
    assert "<h2>Round 1: China</h2>" in page.text
    assert "<li>China moves 3 infantry from Kweichow to Hunan</li>" in page.text
    assert player.http.get(f"/api/games/{id}/report", params={"turns": 0}).status_code == 400


def test_an_answer_is_stale_doubled_or_refused(player: Player) -> None:
    id = player.start("pacific-1940", ("japan", "usa", "china", "uk", "anzac"))
    view = player.view(id)
    assert view["waiting"] == ["japan"]
    done = player.act(id, "japan", "buy infantry", view["seq"])
    assert done["seq"] == view["seq"] + 1
    assert (
        done["view"]["tracks"]["powers"]["japan"]["treasury"] < view["tracks"]["powers"]["japan"]["treasury"]
    )
    again = player.act(id, "japan", "buy infantry", view["seq"], 409)
    assert again["error"]["code"] == "stale"
    assert again["seq"] == done["seq"]
    future = player.act(id, "japan", "buy infantry", done["seq"] + 5, 409)
    assert future["seq"] == done["seq"]
    other = player.act(id, "usa", "buy infantry", done["seq"], 409)
    assert other["refusal"]["fault"] == "stale"
    illegal = player.act(id, "japan", "buy battleship:9", done["seq"], 422)
    assert illegal["refusal"]["fault"] == "illegal"
    assert illegal["error"]["rule"].startswith("P40-")
    assert player.act(id, "japan", ["dance", 1], done["seq"], 422)["refusal"]["fault"] == "malformed"
    assert player.act(id, "japan", "a|b", done["seq"], 422)["refusal"]["fault"] == "malformed"
    why = player.post(f"/api/games/{id}/why", {"seat": "japan", "action": "buy battleship:9"})
    assert why["refusal"] == illegal["refusal"]
    assert player.post(f"/api/games/{id}/why", {"seat": "japan", "action": "done"}) == {"refusal": None}
    assert player.view(id)["seq"] == done["seq"]


def test_taking_back(player: Player) -> None:
    id = player.start("pacific-1940", ("japan", "usa", "china", "uk", "anzac"))
    before = player.view(id, "japan")
    assert not before["undo"]
    bought = player.act(id, "japan", "buy infantry:3 tank")
    assert bought["seq"] == before["seq"] + 4  # a whole move is four small ones
    assert bought["view"]["undo"]
    back = player.undo(id, "japan")["view"]
    assert {**back, "rev": 0} == {**before, "rev": 0}
    assert player.undo(id, "japan", 409)["error"]["code"] == "stale"
    player.act(id, "japan", "done")
    assert player.undo(id, "usa", 422)["refusal"]["fault"] == "illegal"
    player.undo(id, "japan")
    assert player.view(id, "japan")["places"] == before["places"]
    stale = {"seat": "japan", "seq": before["seq"], "action": "buy infantry", "rev": before["rev"]}
    assert player.post(f"/api/games/{id}/actions", stale, 409)["error"]["code"] == "stale"


def test_one_answer_is_taken_back_and_the_later_ones_kept(player: Player) -> None:
    id = player.start("pacific-1940", ("japan", "usa", "china", "uk", "anzac"))
    for action in ("buy infantry:3 tank", "buy artillery", "done"):
        player.act(id, "japan", action)
    before = player.view(id, "japan")

    def without(action: str, status: int = 200) -> Any:
        seq = player.view(id, "japan")["seq"]
        body = {"seat": "japan", "seq": seq, "without": action}
        return player.post(f"/api/games/{id}/undo", body, status)

    less = without("buy infantry")["view"]
    assert less["panels"]["mobilization_zone"]["japan"] == {"infantry": 2, "artillery": 1, "tank": 1}
    assert less["tracks"]["powers"]["japan"]["treasury"] == 26 - 3 - 3 - 6 - 4
    assert (less["seq"], less["prompt"]) == (before["seq"] - 1, before["prompt"])  # the phase stays over
    back = player.undo(id, "japan")["view"]  # commands are still whole
    assert "purchase" in back["panels"]
    back = player.undo(id, "japan")["view"]
    assert back["panels"]["mobilization_zone"]["japan"] == {"infantry": 2, "tank": 1}
    assert "no answer 'buy submarine'" in str(without("buy submarine", 409))
    assert player.undo(id, "japan")["view"]["seq"] == 0


def test_an_answer_that_others_need_is_not_taken_back(player: Player) -> None:
    id = player.start("pacific-1940", ("japan", "usa", "china", "uk", "anzac"))
    for action in ("done", "pass", "move kwangsi land", "take infantry 1", "step yunnan"):
        player.act(id, "japan", action)
    seq = player.view(id, "japan")["seq"]
    body = {"seat": "japan", "seq": seq, "without": "take infantry 1"}
    refusal = player.post(f"/api/games/{id}/undo", body, 422)["refusal"]
    assert refusal["text"] == "'step yunnan' came after it and could not be kept"
    assert player.view(id, "japan")["seq"] == seq


def test_dice_cannot_be_taken_back(player: Player) -> None:
    id = player.start("skirmish", ("red", "blue"))
    view = player.view(id)
    for _ in range(200):
        seat = view["waiting"][0]
        view = player.view(id, seat)
        fire = [a for a in view["legal"] if a[0] == "fire"]
        done = player.act(id, seat, fire[0] if fire else view["legal"][0])
        if fire:
            assert player.undo(id, seat, 422)["refusal"]["text"].startswith("Dice were thrown")
            return
        view = done["view"]
    raise AssertionError("nobody ever fired")


def test_the_live_connection(player: Player) -> None:
    id = player.start("pacific-1940", ("japan", "usa", "china", "uk", "anzac"))
    with player.live(id, "japan") as one, player.live(id, "") as other:
        hello = one.next("hello")
        assert hello["view"] == {**player.view(id, "japan")}
        assert other.next("hello")["view"]["legal"] == []
        done = player.act(id, "japan", "buy infantry")
        for live in (one, other):
            update = live.next("update")
            assert update["seq"] == done["seq"]
            assert update["waiting"] == ["japan"]
            assert "infantry" in update["events"][0]["text"]
            assert update["view"]["seq"] == done["seq"]
        player.undo(id, "japan")
        assert one.next("update")["seq"] == done["seq"] - 1
        one.say({"seat": "usa"})
        assert one.next("hello")["view"]["seat"] == "usa"
        one.say({"ping": 7})
        assert one.next("pong")["ping"] == 7
        one.say({"seat": "atlantis"})
        assert "atlantis" in one.next("error")["error"]["message"]
    player.act(id, "japan", "done")
    with player.live(id, "japan") as again:  # reconnecting shows the very question that is open
        assert again.next("hello")["view"] == player.view(id, "japan")


def test_bots_answer_and_everyone_sees_it(player: Player) -> None:
    id = player.start("skirmish", ("red",))
    with player.live(id, "red") as live:
        hello = live.next("hello")
        for _ in range(5):
            view = settled(player, id, ("red",))
            if view["outcome"]:
                break
            done = player.act(id, "red", view["legal"][0], view["seq"])
            live.until(done["seq"])
        assert hello["view"]["seat"] == "red"
    assert player.get(f"/api/games/{id}")["players"]["blue"]["kind"] == "bot"


def test_history(player: Player) -> None:
    id = player.start("skirmish", ("red", "blue"))
    shown: list[Any] = []
    view = player.view(id)
    while not view["outcome"] and len(shown) < 120:
        seat = view["waiting"][0]
        shown.append(player.view(id, seat))
        view = player.act(id, seat, shown[-1]["legal"][-1])["view"]
    for before in shown[::7]:
        then = player.view(id, before["seat"], seq=before["seq"])
        for key in ("seq", "places", "tracks", "hands", "waiting", "legal", "prompt", "mark"):
            assert then[key] == before[key], key
    marks = player.get(f"/api/games/{id}/history")
    assert marks[0]["seq"] == 0
    assert [mark["seq"] for mark in marks] == sorted({mark["seq"] for mark in marks})
    lines = player.get(f"/api/games/{id}/log")
    assert [line["seq"] for line in lines] == sorted(line["seq"] for line in lines)
    middle = lines[len(lines) // 2]["seq"]
    assert player.get(f"/api/games/{id}/log", **{"from": middle}) == [x for x in lines if x["seq"] > middle]
    player.get(f"/api/games/{id}/view", 404, seq=99999)


def test_statistics(player: Player) -> None:
    id = player.start("pacific-1940", ("japan",))
    for action in ("done", "pass", "go kwangsi>hunan infantry:3", "done"):
        player.act(id, "japan", action)
        view = settled(player, id, ("japan",))
    while view["mark"]["round"] < 2 and view["seq"] < 3000:
        view = settled(player, id, ("japan",))
        legal = view["legal"]
        player.act(id, "japan", next((a for a in legal if a[0] in ("done", "press", "agree")), legal[-1]))
    stats = player.get(f"/api/games/{id}/stats")
    assert stats["series"][0]["units"]["japan"]["infantry"] > 20
    assert len({point["turn"] for point in stats["series"]}) == 5
    assert stats["luck"]["japan"]["dice"] > 0
    for luck in stats["luck"].values():
        assert 0 <= luck["hits"] <= luck["dice"]
        assert 0 < luck["expected"] <= luck["dice"]


def test_the_outlook_of_a_force_is_asked_of_any_game(player: Player) -> None:
    """Area movement, ships by name, and a game that does not tell; all over one address."""
    land = player.start("pacific-1940", ("japan",))
    for action in ("done", "pass"):
        player.act(land, "japan", action)
    found = player.post(f"/api/games/{land}/outlook", {"seat": "japan", "space": "kwangsi"})
    assert found["seq"] == 2
    assert {row["piece"]: row["pick"] for row in found["outlook"]["stack"]} == {"infantry": 3, "artillery": 1}
    assert found["outlook"]["line"] == "go kwangsi>{space} infantry:3 artillery"
    why = {"seat": "japan", "action": found["outlook"]["line"].replace("{space}", "hawaiian_islands")}
    assert player.post(f"/api/games/{land}/why", why)["refusal"]["rule"]
    body = {"seat": "japan", "space": "sea6", "units": [{"piece": "transport"}], "to": "french_indo_china"}
    cargo = [{"land": "japan", "kind": "infantry", "count": 2}]
    (landing,) = player.post(f"/api/games/{land}/outlook", {**body, "wish": cargo})["outlook"]["destinations"]
    assert landing["loads"] == ["japan:infantry", "japan:infantry"]
    for wish in ([{"land": "japan"}], [{"land": "japan", "kind": "infantry", "count": "many"}]):
        answer = player.post(f"/api/games/{land}/outlook", {**body, "wish": wish}, 400)
        assert "land, kind and a count" in answer["error"]["message"]

    sea = player.start("admirals-war", ("japanese",), scenario="midway")
    ships = [{"piece": "jap_tone"}, {"piece": "jap_yamato"}]
    goals = player.post(f"/api/games/{sea}/outlook", {"seat": "japanese", "units": ships})["outlook"]
    goal = goals["destinations"][0]
    assert goal["units"] == ["jap_tone", "jap_yamato"]
    assert player.act(sea, "japanese", goal["action"])["seq"] > 0

    cards = player.start("skirmish", ("blue",))
    assert player.post(f"/api/games/{cards}/outlook", {"seat": "blue", "space": "c3"})["outlook"] is None


def test_preview(player: Player) -> None:
    id = player.start("pacific-1940", ("japan",))
    for action in ("done", "pass"):
        player.act(id, "japan", action)
    view = player.view(id, "japan")
    origin = next(a[1] for a in view["legal"] if a[0] == "move" and a[2] == "land")
    unit = next(
        u for u in view["places"][origin]["units"] if u["owner"] == "japan" and u["kind"] == "infantry"
    )
    body = {"seat": "japan", "space": origin, "units": [{"piece": unit["text"], "count": 1}]}
    found = player.post(f"/api/games/{id}/preview", body)["destinations"]
    assert found
    for one in found:
        assert one["path"][0] == origin
        why = {"seat": "japan", "action": one["action"]}
        assert player.post(f"/api/games/{id}/why", why) == {"refusal": None}
    assert player.act(id, "japan", found[0]["action"])["view"]["undo"]
    body["units"] = [{"piece": "elephant", "count": 1}]
    assert player.post(f"/api/games/{id}/preview", body)["destinations"] == []


def test_a_stack_offers_first_what_can_move(player: Player) -> None:
    id = player.start("pacific-1940", ("japan",))
    for action in ("done", "pass"):
        player.act(id, "japan", action)
    found = player.post(f"/api/games/{id}/preview", {"seat": "japan", "space": "kwangsi"})
    assert {row["piece"]: row["pick"] for row in found["stack"]} == {"infantry": 3, "artillery": 1}
    assert {one["space"] for one in found["destinations"]} >= {"hunan", "yunnan"}
    body = {"seat": "japan", "space": "sea6", "units": [{"piece": "transport"}], "to": "french_indo_china"}
    cargo = [{"land": "japan", "kind": "infantry", "count": 2}]
    (landing,) = player.post(f"/api/games/{id}/preview", {**body, "cargo": cargo})["destinations"]
    assert landing["loads"] == ["japan:infantry", "japan:infantry"]
    assert player.act(id, "japan", landing["action"])["view"]["panels"]["assaults"]


def test_a_file_of_older_rules_is_imported_as_far_as_it_fits(player: Player) -> None:
    text = (Path(__file__).parents[1] / "old_files" / "war-in-the-pacific-5.plot").read_text()
    seats = {seat: {"kind": "me"} for seat in ("japan", "allied")}
    id = player.post("/api/import", {"plot": text, "seats": seats}, 201)["id"]
    read = plotfile.loads(text, partly=True)
    assert len(read.entries) < int(text.splitlines()[-1].split(" ")[1])
    assert player.view(id)["legal"] or player.view(id)["answers"]
    assert [line["text"] for line in player.get(f"/api/games/{id}/chat")] == [read.unread]


def test_import_export_and_branch(player: Player) -> None:
    id = player.start("pacific-1940", ("japan", "usa", "china", "uk", "anzac"))
    for action in ("buy infantry:2", "done", "pass"):
        player.act(id, "japan", action)
    view = player.view(id)
    text = player.http.get(f"/api/games/{id}/plot").text
    assert "secret" not in text
    match = plotfile.loads(text)
    assert match.seq == view["seq"]
    seats = {seat: {"kind": "me"} for seat in match.game.meta.seats}
    copy = player.post("/api/import", {"plot": text, "seats": seats}, 201)["id"]
    brought = player.view(copy)
    for key in ("places", "tracks", "legal", "seq"):
        assert brought[key] == view[key]
    assert player.get(f"/api/games/{copy}/log") == player.get(f"/api/games/{id}/log")
    branch = player.post("/api/games", {"branch": {"game": id, "seq": 2}, "seats": seats}, 201)["id"]
    assert player.view(branch)["seq"] == 2
    assert player.view(branch)["places"] == player.view(id, seq=2)["places"]
    assert player.undo(branch, "japan", 422)["refusal"]["text"] == "This branch begins here"
    player.act(branch, "japan", "buy infantry")
    for game in (copy, branch):
        dice = player.get(f"/api/games/{game}")["dice"]
        assert len(dice) == 2
        assert len({source["commitment"] for source in dice}) == 2
        written = plotfile.loads(player.http.get(f"/api/games/{game}/plot").text)
        assert written.seq == player.view(game)["seq"]
    player.post("/api/games", {"branch": {"game": id, "seq": 999}}, 400)
    player.post("/api/import", {"plot": text.replace("infantry", "tank", 1)}, 400)
    player.post("/api/import", {"plot": text, "game": "skirmish"}, 400)


def test_positions(player: Player) -> None:
    position = {"game": "skirmish", "units": {"c3": {"red": {"tank": 1}}, "c4": {"blue": {"infantry": 2}}}}
    id = player.start("skirmish", ("red", "blue"), position=position)
    assert player.view(id)["places"]["c3"] == {"red": {"tank": 1}}
    text = player.http.get(f"/api/games/{id}/plot").text
    assert plotfile.loads(text).position == position
    player.post("/api/games", {"game": "skirmish", "position": {"units": {"z9": {}}}}, 400)
    player.post("/api/games", {"game": "skirmish", "position": position, "plot": text}, 400)


def test_nothing_is_lost_by_a_restart(tmp_path: Path) -> None:
    with embedded(tmp_path) as server:
        player = Player(server.url)
        id = player.start("pacific-1940", ("japan", "usa", "china", "uk", "anzac"))
        for action in ("buy infantry:2", "done", "pass"):
            player.act(id, "japan", action)
        player.put(f"/api/games/{id}/notes", {"text": "strike south"})
        player.post(f"/api/games/{id}/chat", {"text": "banzai"}, 201)
        before = player.view(id)
        player.close()
    with embedded(tmp_path) as server:
        player = Player(server.url)
        assert player.view(id) == before
        about = player.get(f"/api/games/{id}")
        assert (about["notes"], about["chat_len"]) == ("strike south", 1)
        player.undo(id, "japan")
        player.close()


def test_seats_change_hands(player: Player) -> None:
    id = player.start("skirmish", ("red",), seats={"blue": {"kind": "hotseat", "name": "Ben"}})
    assert player.get(f"/api/games/{id}")["players"]["blue"]["name"] == "Ben"
    assert player.get(f"/api/games/{id}")["mine"] == ["red", "blue"]
    for seat in ("red", "blue"):
        player.act(id, seat, first(player.view(id, seat)))
    given = player.post(f"/api/games/{id}/seats", {"seat": "blue", "do": "bot"})
    assert given["mine"] == ["red"]
    back = player.post(f"/api/games/{id}/seats", {"seat": "blue", "do": "join"})
    assert back["mine"] == ["red", "blue"]
    player.post(f"/api/games/{id}/seats", {"seat": "blue", "do": "leave"})
    invite = player.post(f"/api/games/{id}/invite", {"seat": "blue"}, 201)["invite"]
    assert player.get(f"/api/invites/{invite}")["open"] == ["blue"]
    assert player.post("/api/join", {"invite": invite}) == {"id": id, "seat": "blue"}
    player.post(f"/api/games/{id}/seats", {"seat": "green", "do": "join"}, 400)


def test_talk_notes_and_orders(player: Player) -> None:
    id = player.start("skirmish", ("red", "blue"))
    with player.live(id, "red") as live:
        live.next("hello")
        said = player.post(f"/api/games/{id}/chat", {"text": " hello "}, 201)
        assert live.next("chat")["text"] == "hello"
    assert player.get(f"/api/games/{id}/chat") == [said]
    assert player.get(f"/api/games/{id}/chat", **{"from": 1}) == []
    player.post(f"/api/games/{id}/chat", {"text": "  "}, 400)
    assert player.get(f"/api/games/{id}/notes") == {"text": ""}
    player.put(f"/api/games/{id}/notes", {"text": "mind the woods"})
    assert player.get(f"/api/games/{id}/notes") == {"text": "mind the woods"}
    orders = {"casualties": ["infantry"], "forced": True}
    player.put(f"/api/games/{id}/orders", {"seat": "red", "orders": orders})
    kept = player.get(f"/api/games/{id}/orders")
    assert kept["red"]["casualties"] == ["infantry"]
    assert kept["blue"] is None
    player.put(f"/api/games/{id}/orders", {"seat": "red", "orders": {"mood": "grim"}}, 400)


def test_the_owner_renames_and_throws_away(player: Player) -> None:
    id = player.start("skirmish", ("red",))
    changed = player._checked(player.send("PATCH", f"/api/games/{id}", {"name": " The  hill "}), 200)
    assert changed["name"] == "The hill"
    assert player.get("/api/games")[0]["name"] == "The hill"
    player._checked(player.send("PATCH", f"/api/games/{id}", {"rev": 3}), 400)
    with player.live(id, "red") as live:
        live.next("hello")
        player._checked(player.send("DELETE", f"/api/games/{id}"), 204)
        assert live.next("gone")
    player.get(f"/api/games/{id}", 404)
    assert player.get("/api/games") == []


def test_the_client_and_the_maps_are_sent_compressed(player: Player) -> None:
    maps = [game["map"] for game in player.get("/api/meta")["games"] if game["map"]]
    page = player.http.get("/").text
    scripts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
    for path in (*maps, *scripts):
        with player.http.stream("GET", path) as answer:
            sent = sum(map(len, answer.iter_raw()))
        assert answer.headers["content-encoding"] == "gzip", path
        plain = len(player.http.get(path).content)
        assert sent < plain * 0.6, path  # of the smallest not much can be saved
        assert "immutable" in answer.headers["cache-control"]
