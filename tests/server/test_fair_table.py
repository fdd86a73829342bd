"""What keeps a table fair: the end stands, a seat is its player's alone, and so is what it shows."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec
from sqlalchemy import update

from flagplot.server import schema
from flagplot.server.admin import Admin
from tests.server.harness import Player, Running
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
    assert "the game is over" in whose.undo(id, last, 409)["error"]["message"]
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

