"""The exact odds of the battles of a game: those at hand, and those still being planned.

They are worked out by threads of their own, never on the event loop, and kept until the game goes on: see
``desk``. What can be asked is what lies open on the board, so spectators may ask too; the attack a seat is
still planning is worked out for that seat alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter
from sqlalchemy import select

from flagplot.kernel.errors import BadInputError
from flagplot.kernel.telling import may_read
from flagplot.kernel.whatif import WhatIf, Wish
from flagplot.server import numbers, schema
from flagplot.server.access import GameId, Server, TheCaller, TheServer, my_seat
from flagplot.server.api.answers import sent_as
from flagplot.server.api.chances import BattleDetail, Luck, OddsAtHand, PlanOdds, PlansOdds, TriedOdds
from flagplot.server.api.table import ActionList, ActionText, SeatName, read_action
from flagplot.server.live import Live
from flagplot.server.security import FOR_ALL, FOR_GUESTS, FOR_PROGRAMS, Caller

SpaceQuery = Annotated[str | None, QueryParameter(max_length=60, description="One battle in detail")]
RetreatQuery = Annotated[
    str, QueryParameter(max_length=20, description="never, after:N, below:N, under:P or best")
]


class Plan(msgspec.Struct, forbid_unknown_fields=True):
    """A move that is not made yet, and the space it may lead to a battle in."""

    action: ActionText | ActionList
    space: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class Planned(Plan, forbid_unknown_fields=True):
    """A move of a seat."""

    seat: SeatName


class Tried(msgspec.Struct, forbid_unknown_fields=True):
    """A battle to try things out with: in a space, after a move that is not made yet, or anywhere."""

    seat: SeatName | None = None  # a seat of mine; null looks on
    space: Annotated[str, msgspec.Meta(max_length=60)] = ""
    action: ActionText | ActionList | None = None
    values: Annotated[dict[str, Any], msgspec.Meta(max_length=60)] = {}  # what was changed, by field


class Plans(msgspec.Struct, forbid_unknown_fields=True):
    """Moves of which a seat will make one: all that a force could attack."""

    seat: SeatName
    plans: Annotated[list[Plan], msgspec.Meta(min_length=1, max_length=32)]


async def _asked(server: Server, live: Live, caller: Caller, question: Any, answer: Callable[[], Any]) -> Any:
    """The answer to a question about the game as it stands, from before or worked out now."""
    return await server.desk.ask(live.game.odds_of, live, caller.id, question, answer)


@get("/api/games/{id:str}/odds", tags=["table"], summary="The odds of the battles at hand", opt=FOR_ALL)
async def odds(
    id: GameId,
    server: TheServer,
    caller: TheCaller,
    space: SpaceQuery = None,
    retreat: RetreatQuery = "never",
) -> Response[OddsAtHand | BattleDetail]:
    """All battles and raids at hand, or one battle with the units that may be left."""
    live = await server.open(id, caller)
    game, state, seq = live.game, live.state, live.number(live.best_seat(caller.id))
    if not game.odds_of:
        return Response(OddsAtHand(seq=seq, battles=[], raids=[]))

    def answer() -> dict[str, Any]:
        desk = game.ask_odds()
        return desk.battle(state, space, retreat) if space else desk.battles(state)

    found = await _asked(server, live, caller, (space, retreat), answer)
    if space:
        return sent_as(BattleDetail, {"seq": seq, **found})
    nothing = msgspec.structs.asdict(OddsAtHand(seq=seq, battles=[], raids=[]))
    return sent_as(OddsAtHand, nothing | found)


@post(
    "/api/games/{id:str}/odds",
    status_code=200,
    tags=["table"],
    summary="The odds of a planned attack",
    opt=FOR_PROGRAMS,
)
async def planned(id: GameId, data: JSONBody[Planned], server: TheServer, caller: TheCaller) -> PlanOdds:
    """The battle a move of my seat would lead to; null when it would lead to none."""
    live = await server.open(id, caller)
    my_seat(live, caller, data.seat)
    seq = live.number(data.seat)
    return PlanOdds(seq=seq, odds=await _planned(server, live, caller, data.seat, data))


@post(
    "/api/games/{id:str}/odds/planned",
    status_code=200,
    tags=["table"],
    summary="The odds of many plans",
    opt=FOR_PROGRAMS,
)
async def all_planned(id: GameId, data: JSONBody[Plans], server: TheServer, caller: TheCaller) -> PlansOdds:
    """The battle each of some moves would lead to, in their order; null where one would lead to none."""
    live = await server.open(id, caller)
    my_seat(live, caller, data.seat)
    seq = live.number(data.seat)
    found = [await _planned(server, live, caller, data.seat, plan) for plan in data.plans]
    return PlansOdds(seq=seq, odds=found)


async def _planned(server: Server, live: Live, caller: Caller, seat: str, plan: Plan) -> Any:
    game, state = live.game, live.state
    action = read_action(plan.action)
    if not game.odds_of:
        return None

    def answer() -> dict[str, Any] | None:
        return game.ask_odds().planned(state, seat, action, plan.space)

    return await _asked(server, live, caller, (seat, live.number(seat), action, plan.space), answer)


@post(
    "/api/games/{id:str}/odds/tried",
    status_code=200,
    tags=["table"],
    summary="A battle to try things out with",
    opt=FOR_PROGRAMS,
)
async def tried(id: GameId, data: JSONBody[Tried], server: TheServer, caller: TheCaller) -> TriedOdds:
    """What may be changed about a battle, and its odds once that is changed."""
    live = await server.open(id, caller)
    if data.seat is not None:
        my_seat(live, caller, data.seat)
    game, state, seq = live.game, live.state, live.number(data.seat)
    if not game.odds_of:
        raise BadInputError(f"odds are not known for {game.meta.id}")
    wish = Wish(data.space, None if data.action is None else read_action(data.action), data.values)

    def answer() -> WhatIf:
        return game.ask_odds().what_if(state, data.seat, wish)

    question = ("tried", data.seat, seq, wish.space, wish.action, msgspec.json.encode(data.values))
    return TriedOdds(seq=seq, battle=await _asked(server, live, caller, question, answer))


async def _log(server: Server, live: Live) -> list[tuple[int, list[dict[str, Any]]]]:
    """The lines of the log of a game, with the numbers everybody knows their answers by."""
    log = schema.log
    wanted = (log.c.game_id == live.id, log.c.lines.is_not(None))
    query = select(log.c.seq, log.c.apart, log.c.lines).where(*wanted).order_by(log.c.seq)
    async with server.database.read() as connection:
        rows = await connection.execute(query)
        return [(numbers.shown(live, row, None), row.lines) for row in rows]


@get("/api/games/{id:str}/luck", tags=["table"], summary="Was I unlucky?", opt=FOR_GUESTS)
async def luck(id: GameId, server: TheServer, caller: TheCaller) -> Response[Luck]:
    """Every battle that is over against all that could have happened, and the sums of every power."""
    live = await server.open(id, caller)
    game, state, seq = live.game, live.state, live.number(live.best_seat(caller.id))
    if not game.odds_of:
        return Response(Luck(seq=seq, battles=[], powers={}))
    rows = [] if server.desk.knows(live, "luck") else await _log(server, live)

    def answer() -> dict[str, Any]:
        events = (
            {**line["event"], "seq": number}
            for number, found in rows
            for line in found
            if line.get("event") and may_read(line, None)
        )
        return game.ask_odds().luck(state, events)

    return sent_as(Luck, {"seq": seq, **await _asked(server, live, caller, "luck", answer)})
