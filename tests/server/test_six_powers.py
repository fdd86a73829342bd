"""A world war at one table: six powers and China, hot seats, bots and players elsewhere in any mixture."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest

from flagplot.kernel import plotfile
from tests.server.conftest import shared_settings
from tests.server.harness import Player, running

People = Callable[..., Player]
SEATS = ("germany", "ussr", "japan", "uk", "italy", "usa", "china")
# who plays what when two to six people sit down; China goes with the United States
SPLITS = [
    {"Ann": ("germany", "italy", "japan"), "Ben": ("ussr", "uk", "usa", "china")},
    {"Ann": ("germany", "italy", "japan"), "Ben": ("ussr", "uk"), "Cara": ("usa", "china")},
    {"Ann": ("germany", "italy"), "Ben": ("japan",), "Cara": ("ussr", "uk"), "Dan": ("usa", "china")},
    {"A": ("germany", "italy"), "B": ("japan",), "C": ("ussr",), "D": ("uk",), "E": ("usa", "china")},
    {
        "A": ("germany",), "B": ("italy",), "C": ("japan",), "D": ("ussr",), "E": ("uk",),
        "F": ("usa", "china"),
    },
]  # fmt: skip


def numbered(split: dict[str, tuple[str, ...]]) -> dict[str, int]:
    """The persons of a split as the set-up wants them."""
    return {seat: number for number, seats in enumerate(split.values()) for seat in seats}


@pytest.mark.parametrize("split", SPLITS, ids=len)
def test_any_split_at_one_screen(player: Player, split: dict[str, tuple[str, ...]]) -> None:
    seats = {seat: {"kind": "hotseat", "name": name} for name, own in split.items() for seat in own}
    id = player.start("anniversary", seats=seats, setup={"persons": numbered(split)}, scenario="1942")
    about = player.get(f"/api/games/{id}")
    assert about["mine"] == list(SEATS)
    assert {seat: who["name"] for seat, who in about["players"].items()} == {
        seat: name for name, own in split.items() for seat in own
    }
    asked = player.view(id)["waiting"][0]
    calm(player, id, asked)
    if player.view(id, asked)["undo"]:
        player.undo(id, asked)
    assert len(player.get("/api/games")[0]["players"]) == len(SEATS)


def test_a_person_plays_for_one_side(player: Player) -> None:
    crossed = {**numbered(SPLITS[0]), "japan": 1}
    before = player.get("/api/games")
    player.post("/api/games", {"game": "anniversary", "setup": {"persons": crossed}}, 400)
    player.post("/api/games", {"game": "anniversary", "seats": {"austria": {"kind": "me"}}}, 400)
    assert player.get("/api/games") == before


def calm(player: Player, id: str, seat: str) -> dict[str, Any]:
    """Answer for a seat in the way that brings the turn on."""
    view = player.view(id, seat)
    done = [action for action in view["legal"] if action[0] in ("done", "pass", "press", "agree")]
    found: dict[str, Any] = player.act(id, seat, done[0] if done else view["legal"][0], view["seq"])
    return found


def test_a_mixed_table(database: str, people: People) -> None:
    """Ann plays Germany with Gina for Italy at the same screen, Ben and Cara elsewhere, bots the rest."""
    with running(shared_settings(database, rate=1e6, burst=10**6)) as server, ExitStack() as stack:
        ann, ben, cara = (people(server, name) for name in ("Ann", "Ben", "Cara"))
        seats: dict[str, Any] = {seat: {"kind": "open"} for seat in ("uk", "usa", "china")}
        seats |= {"italy": {"kind": "hotseat", "name": "Gina"}, "ussr": {"kind": "bot"}}
        persons = numbered(SPLITS[-1])
        id = ann.start("anniversary", ("germany",), seats=seats, setup={"persons": persons})
        ben.post("/api/join", {"invite": ann.invite, "seat": "uk"})
        for seat in ("usa", "china"):
            cara.post("/api/join", {"invite": ann.invite, "seat": seat})
        hands = {"germany": ann, "italy": ann, "uk": ben, "usa": cara, "china": cara}
        mine = {who.name: who.get(f"/api/games/{id}")["mine"] for who in (ann, ben, cara)}
        assert mine == {"Ann": ["germany", "italy"], "Ben": ["uk"], "Cara": ["usa", "china"]}
        kinds = {seat: who["kind"] for seat, who in ann.get(f"/api/games/{id}")["players"].items()}
        assert kinds == {
            "germany": "human", "ussr": "bot", "japan": "bot", "uk": "human", "italy": "hotseat",
            "usa": "human", "china": "human",
        }  # fmt: skip
        eyes = [(ann, "germany"), (ben, "uk"), (cara, "china")]
        watching = [stack.enter_context(who.live(id, seat)) for who, seat in eyes]
        for live in watching:
            live.next("hello")
        last = play_a_round(ann, id, hands)
        for live, (_, seat) in zip(watching, eyes, strict=True):
            assert live.until(last["seq"])["view"]["seat"] == seat
        answered = {mark["seat"] for mark in ann.get(f"/api/games/{id}/history")}
        assert set(SEATS) - {"china"} <= answered
        assert_kept_apart(id, hands, (ann, ben, cara))
        cara.post(f"/api/games/{id}/seats", {"seat": "usa", "do": "cover"})
        assert ann.get(f"/api/games/{id}")["players"]["usa"]["covered"]
        match = plotfile.loads(ann.http.get(f"/api/games/{id}/plot").text)
        assert match.setup["persons"] == persons


def play_a_round(ann: Player, id: str, hands: dict[str, Player]) -> dict[str, Any]:
    """Everybody answers calmly until the second round begins."""
    end = time.monotonic() + 100
    while time.monotonic() < end:
        view: dict[str, Any] = ann.view(id, "")
        if view["mark"]["round"] > 1:
            return view
        asked = [seat for seat in view["waiting"] if seat in hands]
        if asked:
            calm(hands[asked[0]], id, asked[0])
        else:
            time.sleep(0.02)
    raise AssertionError("the round does not end")


def assert_kept_apart(id: str, hands: dict[str, Player], everybody: tuple[Player, ...]) -> None:
    """Nobody looks or acts through another's seat, also not a friend's."""
    for seat, owner in hands.items():
        for player in everybody:
            if player is not owner:
                player.get(f"/api/games/{id}/view", 403, seat=seat)
                body = {"seat": seat, "seq": 0, "action": "done"}
                player.post(f"/api/games/{id}/actions", body, 403)
