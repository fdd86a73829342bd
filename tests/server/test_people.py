"""Who is one person at a new table follows from the seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from flagplot.kernel import plotfile
from tests.server.conftest import shared_settings
from tests.server.harness import Player, running

People = Callable[..., Player]
ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot"}, {"kind": "open"}
AXIS, ALLIES = ("germany", "japan", "italy"), ("ussr", "uk", "usa", "china")


def hot(name: str) -> dict[str, Any]:
    return {"kind": "hotseat", "name": name}


def guest(number: int) -> dict[str, Any]:
    return {"kind": "open", "player": number}


def hands(player: Player, id: str) -> set[frozenset[str]]:
    """The seats in one hand."""
    people = {seat: power["person"] for seat, power in player.view(id, "")["tracks"]["powers"].items()}
    return {frozenset(seat for seat in people if people[seat] == one) for one in people.values()}


def dealt(*groups: str) -> set[frozenset[str]]:
    return {frozenset(group.split()) for group in groups}


SIX = ("germany", "italy", "japan", "ussr", "uk", "usa china")
TABLES: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "nobody": ({}, ("germany italy japan", "ussr uk usa china")),
    "alone": (dict.fromkeys((*AXIS, *ALLIES), ME), ("germany italy japan", "ussr uk usa china")),
    "a side against the computer": (dict.fromkeys(ALLIES, ME), ("germany italy japan", "ussr uk usa china")),
    "one power among bots": ({"japan": ME}, ("germany italy", "japan", "ussr uk usa china")),
    "Germany alone makes six": ({"germany": ME}, SIX),
    "the computer runs Italy for me": (
        {"germany": ME, "japan": ME},
        ("germany japan italy", "ussr uk usa china"),
    ),
    "the computer runs Germany for Ann": (
        {"italy": hot("Ann"), "japan": hot("Ben"), **dict.fromkeys(ALLIES, ME)},
        ("germany italy", "japan", "ussr uk usa china"),
    ),
    "me on both sides": (
        {"japan": ME, "usa": ME, "china": BOT},
        ("germany italy", "japan", "ussr uk", "usa china"),
    ),
    "three, one elsewhere": (
        {"germany": ME, "italy": ME, "japan": hot("Ben"), **dict.fromkeys(ALLIES, guest(1))},
        ("germany italy", "japan", "ussr uk usa china"),
    ),
    "four with two guests": (
        {**dict.fromkeys(("germany", "italy"), hot("Ann")), "japan": ME, "ussr": guest(1), "uk": guest(1),
         "usa": guest(2)},
        ("germany italy", "japan", "ussr uk", "usa china"),
    ),
    "five with a bot": (
        {"germany": ME, "italy": ME, "japan": OPEN, "ussr": hot("Cara"), "usa": OPEN, "china": OPEN},
        ("germany italy", "japan", "ussr", "uk", "usa china"),
    ),
    "six of every kind": (
        {"germany": ME, "italy": hot("Gina"), "japan": BOT, "ussr": OPEN, "uk": hot("Ben"), "usa": guest(3)},
        SIX,
    ),
}  # fmt: skip


@pytest.mark.parametrize("table", TABLES)
def test_seats_in_one_hand(player: Player, table: str) -> None:
    seats, expected = TABLES[table]
    id = player.start("anniversary", seats=seats)
    assert hands(player, id) == dealt(*expected)


@pytest.mark.parametrize(
    ("game", "seats", "clause"),
    [
        ("anniversary", {"germany": ME, "ussr": ME, "uk": OPEN}, "A50-SET-12"),
        ("anniversary", {"germany": hot("A"), "italy": hot("B"), **dict.fromkeys(ALLIES, ME)}, "A50-SET-13"),
        ("anniversary", {"usa": ME, "china": hot("Chen")}, "A50-CHN-01"),
        ("pacific-1940", dict.fromkeys(("japan", "usa", "china", "uk", "anzac"), OPEN), "P40-GEN-01"),
        ("pacific-1940", {"japan": guest(1), "usa": guest(1), "uk": guest(2)}, "P40-GEN-02"),
    ],
)  # fmt: skip
def test_the_game_refuses_an_illegal_split(
    player: Player, game: str, seats: dict[str, Any], clause: str
) -> None:
    refused = player.post("/api/games", {"game": game, "seats": seats}, 400)
    assert refused["error"]["message"].startswith("persons: expected")
    assert f"[{clause}]" in refused["error"]["message"]
    assert player.get("/api/games") == []


def test_an_unseated_power_goes_with_the_one_it_belongs_to(player: Player) -> None:
    id = player.start("anniversary", ("usa",))
    assert player.get(f"/api/games/{id}")["mine"] == ["usa", "china"]


def test_a_said_split_is_kept(player: Player) -> None:
    persons = {"japan": 0, "usa": 1, "china": 2, "uk": 3, "anzac": 3}
    id = player.start("pacific-1940", ("japan",), setup={"persons": persons})
    assert hands(player, id) == dealt("japan", "usa", "china", "uk anzac")


def test_a_guest_gets_all_seats_of_a_person(database: str, people: People) -> None:
    with running(shared_settings(database)) as server:
        ann, ben, cara = (people(server, name) for name in ("Ann", "Ben", "Cara"))
        seats = {"ussr": guest(1), "usa": guest(2), "china": guest(2), "uk": guest(1)}
        id = ann.start("anniversary", AXIS, seats=seats)
        asked = ben.get(f"/api/invites/{ann.invite}")
        assert asked["open"] == ["ussr", "uk", "usa", "china"]
        assert asked["hands"] == [["ussr", "uk"], ["usa", "china"]]
        assert ben.post("/api/join", {"invite": ann.invite, "seat": "uk"}) == {"id": id, "seat": "uk"}
        assert ben.get(f"/api/games/{id}")["mine"] == ["ussr", "uk"]
        cara.post("/api/join", {"invite": ann.invite, "seat": "ussr"}, 409)
        assert cara.get(f"/api/invites/{ann.invite}")["hands"] == [["usa", "china"]]
        cara.post("/api/join", {"invite": ann.invite})
        assert cara.get(f"/api/games/{id}")["mine"] == ["usa", "china"]
        written = plotfile.loads(ann.http.get(f"/api/games/{id}/plot").text)
        assert written.setup["persons"] == {
            "germany": 0, "ussr": 1, "japan": 0, "uk": 1, "italy": 0, "usa": 2, "china": 2,
        }  # fmt: skip


def test_an_invitation_to_one_seat_gives_one(database: str, people: People) -> None:
    with running(shared_settings(database)) as server:
        ann, ben = (people(server, name) for name in ("Ann", "Ben"))
        id = ann.start("pacific-1940", ("japan",), seats={"uk": guest(1), "anzac": guest(1)})
        token = ann.post(f"/api/games/{id}/invite", {"seat": "uk"}, 201)["invite"]
        assert ben.get(f"/api/invites/{token}")["hands"] == [["uk"]]
        ben.post("/api/join", {"invite": token})
        assert ben.get(f"/api/games/{id}")["mine"] == ["uk"]
