"""Long questions: nobody else waits for them, and what nobody wants any more is not worked out."""

from __future__ import annotations

import asyncio
import threading
import time
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from flagplot.games.admirals_war.odds import table as sea_table
from flagplot.games.admirals_war.odds import walk
from flagplot.kernel.patience import go_on
from flagplot.server.desk import OPEN, Desk
from flagplot.server.errors import ApiError, Stale
from tests.server.harness import Player, Running

SEATS = ("japan", "usa", "china", "uk", "anzac")
NORTH_SEA = {
    "game": "admirals-war", "turn": 5, "pacific": "war",
    "units": {"north_sea": {"uk_hood": {}, "ger_bismarck": {}}},
}  # fmt: skip


class Table:
    """As much of a live game as the desk looks at."""

    def __init__(self) -> None:
        self.head, self.seq = SimpleNamespace(rev=0), 0

    def number(self, seat: str | None) -> int:
        return self.seq

    def rev_of(self, seat: str | None) -> int:
        return int(self.head.rev)


def slow(told: list[str], word: str, gate: threading.Event | None = None) -> Any:
    def answer() -> str:
        if gate is not None:
            gate.wait(10)
        told.append(word)
        return word

    return answer


async def soon() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_every_table_has_its_turn() -> None:
    """One table with many questions does not keep another waiting for more than the one at hand."""

    async def run() -> list[str]:
        desk, told, gate = Desk(), [], threading.Event()
        busy, other = Table(), Table()
        asked: Any = [
            asyncio.create_task(desk.ask("x", busy, "Ann", n, slow(told, f"busy {n}", gate)))  # type: ignore[arg-type]
            for n in range(4)
        ]
        await soon()
        asked.append(asyncio.create_task(desk.ask("x", other, "Ben", 0, slow(told, "other"))))  # type: ignore[arg-type]
        await soon()
        gate.set()
        await asyncio.gather(*asked)
        return told

    assert asyncio.run(run()) == ["busy 0", "busy 1", "other", "busy 2", "busy 3"]


def test_another_kind_of_game_does_not_wait_at_all() -> None:
    async def run() -> list[str]:
        desk, told, gate = Desk(), [], threading.Event()
        long = asyncio.create_task(desk.ask("long", Table(), "Ann", 0, slow(told, "long", gate)))  # type: ignore[arg-type]
        await soon()
        await desk.ask("short", Table(), "Ben", 0, slow(told, "short"))  # type: ignore[arg-type]
        gate.set()
        await long
        return told

    assert asyncio.run(run()) == ["short", "long"]


def test_what_is_out_of_date_or_not_wanted_is_not_worked_out() -> None:
    async def run() -> tuple[list[str], Any, Any]:
        desk, told, gate, table = Desk(), [], threading.Event(), Table()
        first = asyncio.create_task(desk.ask("x", Table(), "Ann", 0, slow(told, "first", gate)))  # type: ignore[arg-type]
        await soon()
        old = asyncio.create_task(desk.ask("x", table, "Ann", 1, slow(told, "old")))  # type: ignore[arg-type]
        gone = asyncio.create_task(desk.ask("x", Table(), "Ann", 2, slow(told, "gone")))  # type: ignore[arg-type]
        await soon()
        table.seq += 1  # the game goes on
        gone.cancel()  # and somebody has left
        gate.set()
        await first
        return told, *await asyncio.gather(old, gone, return_exceptions=True)

    told, old, gone = asyncio.run(run())
    assert told == ["first"]
    assert isinstance(old, Stale)
    assert isinstance(gone, asyncio.CancelledError)


def test_what_is_out_of_date_stops_in_the_middle() -> None:
    """A step that has begun is finished; the next one is not begun any more."""

    async def run() -> tuple[list[str], Any, bool, str]:
        desk, told, gate, table = Desk(), [], threading.Event(), Table()

        def long() -> str:
            for step in ("one", "two", "three"):
                go_on()
                told.append(step)
                gate.wait(10)
            return "answer"

        old = asyncio.create_task(desk.ask("x", table, "Ann", "q", long))  # type: ignore[arg-type]
        while not told:
            await asyncio.sleep(0.01)
        table.seq += 1
        gate.set()
        (stopped,) = await asyncio.gather(old, return_exceptions=True)
        begun = list(told)
        knows = desk.knows(table, "q")  # type: ignore[arg-type]
        return begun, stopped, knows, await desk.ask("x", table, "Ann", "q", long)  # type: ignore[arg-type]

    begun, stopped, knows, again = asyncio.run(run())
    assert begun == ["one"]
    assert isinstance(stopped, Stale)
    assert not knows
    assert again == "answer"


def test_the_same_question_is_worked_out_once_until_the_game_goes_on() -> None:
    async def run() -> list[str]:
        desk, told, table = Desk(), [], Table()
        ask = lambda: desk.ask("x", table, "Ann", "q", slow(told, "answer"))  # type: ignore[arg-type]  # noqa: E731
        await asyncio.gather(ask(), ask())
        await ask()
        table.head.rev += 1  # taken back, perhaps
        await ask()
        return told

    assert asyncio.run(run()) == ["answer", "answer"]


def test_a_client_may_not_have_too_many_questions_open() -> None:
    async def run() -> Any:
        desk, told, gate, table = Desk(), [], threading.Event(), Table()
        asked: Any = [
            asyncio.create_task(desk.ask("x", table, "Ann", n, slow(told, "", gate)))  # type: ignore[arg-type]
            for n in range(OPEN + 1)
        ]
        await soon()
        asked.append(asyncio.create_task(desk.ask("x", table, "Ben", "b", slow(told, "", gate))))  # type: ignore[arg-type]
        gate.set()
        return await asyncio.gather(*asked, return_exceptions=True)

    *kept, over, ben = asyncio.run(run())
    assert kept == [""] * OPEN
    assert isinstance(over, ApiError)
    assert over.status == 429
    assert ben == ""


def test_a_huge_battle_does_not_stall_other_tables(
    server: Running, player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While one answer takes for ever, another table plays on and has its odds."""
    gate = threading.Event()
    real = sea_table.battles

    def endless(*about: Any) -> Any:
        gate.wait(90)
        return real(*about)

    sea = player.start("admirals-war", ("british", "us", "german", "japanese"), position=NORTH_SEA)
    land = player.start("pacific-1940", SEATS)
    player.get(f"/api/games/{land}/odds")  # the machine code is there
    monkeypatch.setattr(sea_table, "battles", endless)
    answers: list[httpx.Response] = []
    asking = threading.Thread(
        target=lambda: answers.append(httpx.get(f"{server.url}/api/games/{sea}/odds", timeout=150))
    )
    asking.start()
    time.sleep(0.3)
    began = time.monotonic()
    player.act(land, "japan", "buy infantry:1")
    assert player.get(f"/api/games/{land}/odds")["battles"] == []
    assert player.view(sea, "british")["seq"] == 0
    assert time.monotonic() - began < 30
    assert not answers
    gate.set()
    asking.join(150)
    assert answers[0].json()["fleets"]


def test_a_battle_that_is_over_is_not_worked_out_to_its_end(
    server: Running, player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game goes on while its battle is being worked out: that stops."""
    other = {**NORTH_SEA, "units": {"north_sea": {"uk_rodney": {}, "ger_bismarck": {}}}}  # never asked before
    sea = player.start("admirals-war", ("british", "us", "german", "japanese"), position=other)
    began, real = threading.Event(), walk.sweep
    told: list[bool] = []

    def endless(*about: Any) -> Any:
        """Works until it is told that all its steps are used up."""
        (mass,) = (one for one in about if isinstance(one, walk.Mass))
        began.set()
        until = time.monotonic() + 60
        while mass.sums[1] < walk.FOR_EVER and time.monotonic() < until:
            time.sleep(0.01)
        told.append(mass.sums[1] >= walk.FOR_EVER)
        return real(*about)

    monkeypatch.setattr(walk, "sweep", endless)
    answers: list[httpx.Response] = []
    asking = threading.Thread(
        target=lambda: answers.append(httpx.get(f"{server.url}/api/games/{sea}/odds", timeout=90))
    )
    asking.start()
    assert began.wait(60)
    player.act(sea, "german", "pick ger_bismarck")
    asking.join(90)
    assert answers[0].status_code == 409
    assert told == [True]
    monkeypatch.undo()
    assert player.get(f"/api/games/{sea}/odds")["seq"] == 1
