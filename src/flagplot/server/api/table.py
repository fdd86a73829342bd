"""At the table: looking at a game, answering, taking back, looking into its past."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, QueryParameter
from sqlalchemy import select

from flagplot.kernel import plotfile
from flagplot.kernel.action import Action, action_from_json, parse_action
from flagplot.kernel.errors import MalformedError
from flagplot.kernel.language import spoken
from flagplot.kernel.outlook import Outlook, Picked
from flagplot.kernel.pointing import Pointed
from flagplot.kernel.refusal import Refusal, malformed
from flagplot.kernel.telling import Line, told
from flagplot.server import entropy, export, numbers, schema, statistics, store
from flagplot.server.access import GameId, Server, TheCaller, TheServer, eyes, keeps_secrets, my_seat
from flagplot.server.api.answers import (
    GameInfo,
    HistoryMark,
    Laid,
    OutlookNow,
    PreviewNow,
    Stats,
    Taken,
    Why,
    bytes_of,
    sent_as,
)
from flagplot.server.budget import working
from flagplot.server.documents import LogLine, View
from flagplot.server.errors import ApiError
from flagplot.server.live import Live
from flagplot.server.security import FOR_ALL, FOR_GUESTS, FOR_PROGRAMS, Caller

_PAGE = 2000  # answers of the log in one page

Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
SeatName = Annotated[str, msgspec.Meta(max_length=40)]
SeqQuery = Annotated[int | None, QueryParameter(ge=0, le=2**31 - 1, description="An earlier answer")]
SeatQuery = Annotated[
    str | None, QueryParameter(max_length=40, description='A seat of mine; "" for a spectator')
]
ActionText = Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
ActionList = Annotated[list[str | int], msgspec.Meta(min_length=1, max_length=100)]


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """An answer to the open question of a seat."""

    seat: SeatName
    seq: Number
    action: ActionText | ActionList
    rev: Number | None = None
    brief: bool = False  # no view in the answer: it comes by the live connection


class Back(msgspec.Struct, forbid_unknown_fields=True):
    """A wish to take back: the last command, or only one answer, ``without`` which the later ones stand."""

    seat: SeatName
    seq: Number
    rev: Number | None = None
    without: ActionText | ActionList | None = None
    brief: bool = False


class Question(msgspec.Struct, forbid_unknown_fields=True):
    """Would this answer be allowed; or else why is this grey?

    ``about`` is a place, a unit or another thing that answers nothing, in ``space`` if it is a unit without a
    name; ``chosen`` is what of an answer stands already. ``undo`` asks about taking back.
    """

    seat: SeatName
    action: ActionText | ActionList | None = None
    about: Annotated[str, msgspec.Meta(max_length=200)] = ""
    space: Annotated[str, msgspec.Meta(max_length=60)] = ""
    chosen: Annotated[list[str | int], msgspec.Meta(max_length=100)] = []
    undo: bool = False


class Force(msgspec.Struct, forbid_unknown_fields=True):
    """Some units of one kind."""

    piece: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    count: Annotated[int, msgspec.Meta(ge=1, le=999)] = 1


SpaceName = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class Cargo(msgspec.Struct, forbid_unknown_fields=True):
    """Some units of one kind that are to be taken along from somewhere."""

    land: SpaceName
    kind: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    count: Annotated[int, msgspec.Meta(ge=1, le=20)] = 1


class Stack(msgspec.Struct, forbid_unknown_fields=True):
    """Units of another space that go along; without ``units`` those that it offers first."""

    space: SpaceName
    units: Annotated[list[Force], msgspec.Meta(max_length=60)] = []


class Hand(msgspec.Struct, forbid_unknown_fields=True):
    """What I have picked, and of one destination how it should be reached.

    Without ``units``: what can be picked up in ``space``, and where does that go which is offered first?
    """

    seat: SeatName
    space: Annotated[str, msgspec.Meta(max_length=60)] = ""
    units: Annotated[list[Force], msgspec.Meta(max_length=60)] | None = None
    to: Annotated[str, msgspec.Meta(max_length=60)] = ""
    wish: Annotated[list[dict[str, str | int]], msgspec.Meta(max_length=40)] = []
    also: Annotated[list[Stack], msgspec.Meta(max_length=20)] = []


class Preview(msgspec.Struct, forbid_unknown_fields=True):
    """The same, as it was asked before every game could answer."""

    seat: SeatName
    space: SpaceName
    units: Annotated[list[Force], msgspec.Meta(max_length=60)] | None = None
    to: SpaceName | None = None
    cargo: Annotated[list[Cargo], msgspec.Meta(max_length=40)] = []


def read_action(value: str | list[str | int]) -> Action:
    """An action from a line of text or a flat list."""
    try:
        if isinstance(value, str):
            return parse_action(value)
        parsed = action_from_json(value)
        if parse_action(str(parsed)) != parsed:
            raise MalformedError("an action of plain words and numbers expected")
        return parsed
    except MalformedError as error:
        text = str(error)[:300]
        raise ApiError(422, text, "refused", refusal=malformed(text)) from None


def answered(server: TheServer, live: Live, seat: str, caller: TheCaller, *, brief: bool) -> Taken:
    """What a command is answered with: where the game stands, and unless it is ``brief`` the seat's view."""
    stands = Taken(seq=live.number(seat), rev=live.rev_of(seat))
    if not brief:
        stands.view = msgspec.Raw(server.tables.showing.shown_to(live, seat, caller.id))
    return stands


@get("/api/games/{id:str}", tags=["table"], summary="A game and its players", opt=FOR_GUESTS)
async def game(id: GameId, server: TheServer, caller: TheCaller) -> GameInfo:
    """Everything about a game that is not its position."""
    live = await server.open(id, caller)
    head = live.head
    async with server.database.read() as connection:
        lines = await store.count(connection, schema.chat, schema.chat.c.game_id == id)
        table = schema.notes
        query = select(table.c.text).where(table.c.game_id == id, table.c.user_id == caller.id)
        notes = (await connection.execute(query)).scalar_one_or_none()
        opened = await store.secrets_of(connection, id) if live.over else {}
    mine = live.seats_of(caller.id)
    given = {seat: live.seats[seat].orders for seat in mine}
    standing: Any = {seat: orders.document() for seat, orders in given.items() if orders is not None}
    return GameInfo(
        id=id,
        name=head.name,
        game=head.game,
        scenario=head.start.scenario,
        deciding=live.game.meta.deciding(head.start.scenario),
        owner=head.owner,
        mine=mine,
        players=server.tables.showing.players(live),
        clock=head.clock,
        spectators=head.spectators,
        public=head.public,
        listed=head.listed,
        respite=head.respite,
        pace=head.pace,
        notes=notes or "",
        standing_orders=standing,
        chat_len=lines,
        created=head.created,
        updated=head.updated,
        seq=live.number(live.best_seat(caller.id)),
        base=live.first_number(live.best_seat(caller.id)),
        finished=live.over,
        secretive=head.secretive,
        odds=bool(live.game.odds_of),
        overlays=[Laid(id=one.id, name=spoken(one.name), threat=one.threat) for one in live.game.overlays()],
        dice=[entropy.shown(source, opened.get(number)) for number, source in enumerate(head.sources)],
        lesson=head.start.lesson,
    )


@get(
    "/api/games/{id:str}/view",
    tags=["table"],
    summary="The game as I may see it",
    media_type=MediaType.JSON,
    responses=bytes_of(View),
    opt=FOR_ALL,
)
async def view(
    id: GameId, server: TheServer, caller: TheCaller, seat: SeatQuery = None, seq: SeqQuery = None
) -> Response[bytes]:
    """The open question with every legal answer, pieces, tracks, panels; with ``seq`` an earlier moment."""
    live = await server.open(id, caller)
    who = eyes(live, caller, seat)
    last = live.number(who)
    if seq is None or seq == last:
        return Response(server.tables.showing.shown_to(live, who, caller.id), media_type=MediaType.JSON)
    moment, state = await moment_of(server, live, who, seq)
    async with server.database.read() as connection:
        before = await store.lines_before(connection, live.head, moment, numbers.readable(live, who))
    with working(live):
        found = server.tables.showing.view(live, who, state)
        found.seats_mine, found.history, found.last = live.seats_of(caller.id), True, last
        found.log = _lines(told(before, who, everything=live.over))
        document = msgspec.json.encode(found)
    return Response(document, media_type=MediaType.JSON)


async def moment_of(server: Server, live: Live, who: str | None, seq: int) -> tuple[int, Any]:
    """An earlier answer by the number that somebody knows it by: its own number, and the state after it."""
    first, last = live.first_number(who), live.number(who)
    if not first <= seq <= last:
        raise ApiError(404, f"an answer from {first} to {last} expected, found {seq}")
    async with server.database.read() as connection:
        moment = await numbers.answer_known_as(connection, live, who, seq)
        return moment, await store.state_at(connection, live.head, moment)


def _lines(lines: list[Line]) -> list[LogLine]:
    return msgspec.convert(lines, list[LogLine])


@get("/api/games/{id:str}/log", tags=["table"], summary="What has happened", opt=FOR_ALL)
async def log(
    id: GameId,
    server: TheServer,
    caller: TheCaller,
    from_: Annotated[int, QueryParameter(name="from", ge=0, le=2**31 - 1)] = 0,
    seat: SeatQuery = None,
) -> list[LogLine]:
    """Lines after answer ``from``, at most some thousand answers at once; ask again from the last one."""
    live = await server.open(id, caller)
    who = eyes(live, caller, seat)
    async with server.database.read() as connection:
        after = await numbers.answer_known_as(connection, live, who, from_)
        lines = await store.lines_after(connection, live.head, after, _PAGE, numbers.readable(live, who))
    return _lines(told(lines, who, everything=live.over))


@get("/api/games/{id:str}/history", tags=["table"], summary="Marks for the scrubber", opt=FOR_GUESTS)
async def history(
    id: GameId, server: TheServer, caller: TheCaller, seat: SeatQuery = None
) -> list[HistoryMark]:
    """The moments worth stopping at: phases, battles, dice, changes of seat; the first and the last."""
    live = await server.open(id, caller)
    who = eyes(live, caller, seat)
    table = schema.log
    columns = (table.c.seq, table.c.seat, table.c.round, table.c.turn, table.c.phase, table.c.kind)
    worth = (table.c.kind.in_(("phase", "battle", "seat")), numbers.readable(live, who))
    query = select(*columns, table.c.apart).where(table.c.game_id == id, *worth).order_by(table.c.seq)
    async with server.database.read() as connection:
        rows = list(await connection.execute(query))
    last = live.number(who)
    marks = [_marked(live.first_number(who), "", "start", live.head.start.mark)]
    marks += [_marked(numbers.shown(live, row, who), row.seat, row.kind, row) for row in rows]
    if marks[-1].seq != last:
        marks.append(_marked(last, "", "now", live.mark))
    return marks


def _marked(seq: int, seat: str, kind: str, at: Any) -> HistoryMark:
    return HistoryMark(seq=seq, seat=seat, kind=kind, round=at.round, turn=at.turn, phase=at.phase)


@get("/api/games/{id:str}/stats", tags=["table"], summary="Numbers for the charts", opt=FOR_GUESTS)
async def stats(id: GameId, server: TheServer, caller: TheCaller, seat: SeatQuery = None) -> Response[Stats]:
    """Public numbers at the beginning of each turn, and the luck of the dice."""
    live = await server.open(id, caller)
    async with server.database.read() as connection:
        return sent_as(Stats, await statistics.of_game(connection, live, eyes(live, caller, seat)))


@post("/api/games/{id:str}/actions", status_code=200, tags=["table"], summary="Answer", opt=FOR_PROGRAMS)
async def act(id: GameId, data: JSONBody[Answer], server: TheServer, caller: TheCaller) -> Taken:
    """Answer the open question of my seat; 409 when it is no longer open, 422 when the rules refuse."""
    live = await open_own(server, id, caller, data.seat)
    await server.tables.act(live, caller.id, data.seat, read_action(data.action), data.seq, data.rev)
    return answered(server, live, data.seat, caller, brief=data.brief)


async def open_own(server: TheServer, id: str, caller: TheCaller, seat: str) -> Live:
    """A game in which a seat is mine; no trip to the database for games in memory."""
    live = await server.tables.get(id)
    if live.seats.get(seat) is None or live.seats[seat].user != caller.id:
        live = await server.open(id, caller)
    my_seat(live, caller, seat)
    return live


@post("/api/games/{id:str}/undo", status_code=200, tags=["table"], summary="Take back", opt=FOR_PROGRAMS)
async def undo(id: GameId, data: JSONBody[Back], server: TheServer, caller: TheCaller) -> Taken:
    """Take back my last answer, or the whole move it belongs to; or one earlier answer, and keep the rest."""
    live = await open_own(server, id, caller, data.seat)
    without = None if data.without is None else read_action(data.without)
    await server.tables.undo(live, caller.id, data.seat, data.seq, data.rev, without)
    return answered(server, live, data.seat, caller, brief=data.brief)


@post("/api/games/{id:str}/why", status_code=200, tags=["table"], summary="Why not?", opt=FOR_PROGRAMS)
async def why(id: GameId, data: JSONBody[Question], server: TheServer, caller: TheCaller) -> Why:
    """Why an answer would be refused now, or nothing can be done with something; null when it is allowed."""
    live = await server.open(id, caller)
    my_seat(live, caller, data.seat)
    if not (data.action or data.about or data.undo):
        raise ApiError(400, "an action, something it is about, or undo expected, found none of them")
    game, state, seat = live.game, live.state, data.seat
    action = None if data.action is None else read_action(data.action)
    pointed = Pointed(data.about, tuple(data.chosen), data.space)

    def look() -> Refusal | None:
        with working(live):
            if data.undo:
                return live.why_not_undo(seat)
            refusal = None if action is None else game.why_not(state, seat, action)
            if action is not None and (refusal is None or refusal.rule or not data.about):
                return refusal
            return game.why_grey(state, seat, pointed)

    return Why(refusal=await server.crew.boards.run(look))


@post(
    "/api/games/{id:str}/outlook",
    status_code=200,
    tags=["table"],
    summary="Where could they go?",
    opt=FOR_PROGRAMS,
)
async def outlook(
    id: GameId, data: JSONBody[Hand], server: TheServer, caller: TheCaller
) -> Response[OutlookNow]:
    """Where what I have picked can go, each destination with the answer that leads there.

    ``outlook`` is null in games that do not tell; then answers are chosen from the legal list.
    """
    also = {stack.space: _counted(stack.units) or {} for stack in data.also}
    picked = Picked(data.space, _counted(data.units), data.to, tuple(data.wish), also)
    seq, found = await _looked(id, data.seat, picked, server, caller)
    return sent_as(OutlookNow, {"seq": seq, "outlook": found})


@post("/api/games/{id:str}/preview", status_code=200, tags=["table"], summary="Use outlook", deprecated=True)
async def preview(
    id: GameId, data: JSONBody[Preview], server: TheServer, caller: TheCaller
) -> Response[PreviewNow]:
    """What ``outlook`` answers, in the form it had before; without ``seq`` where a game does not tell."""
    cargo = tuple(msgspec.structs.asdict(unit) for unit in data.cargo)
    picked = Picked(data.space, _counted(data.units), data.to or "", cargo)
    seq, found = await _looked(id, data.seat, picked, server, caller)
    if found is None:
        return Response(PreviewNow(destinations=[]))
    stack = {"stack": found.stack} if data.units is None else {}
    return sent_as(PreviewNow, {"seq": seq, **stack, "destinations": found.destinations})


def _counted(units: list[Force] | None) -> dict[str, int] | None:
    return None if units is None else {unit.piece: unit.count for unit in units}


async def _looked(
    id: str, seat: str, picked: Picked, server: Server, caller: Caller
) -> tuple[int, Outlook | None]:
    """The outlook of my seat as the game stands, worked out beside the event loop."""
    live = await server.open(id, caller)
    my_seat(live, caller, seat)
    game, state, seq = live.game, live.state, live.number(seat)

    def look() -> Outlook | None:
        with working(live):
            return game.outlook(state, seat, picked)

    return seq, await server.crew.boards.run(look)


@get("/api/games/{id:str}/plot", tags=["table"], summary="The game file", media_type=MediaType.TEXT)
async def plot(id: GameId, server: TheServer, caller: TheCaller) -> Response[bytes]:
    """The game as a ``.plot`` file; the secret of the dice is in it when the game is over."""
    await server.open(id, caller)
    async with server.database.read() as connection:
        live = await store.load(connection, id)  # the log must end where the state does
        if keeps_secrets(live, caller):
            text = "a game with hidden information can be saved by its players when it is over"
            raise ApiError(403, text, "secret")
        match = await export.match_of(connection, live, opened=live.over)
    text = await server.crew.files.run(plotfile.dumps, match, sealed=True)
    name = f"{live.head.game}-{id}.plot"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text.encode(), media_type=MediaType.TEXT, headers=headers)
