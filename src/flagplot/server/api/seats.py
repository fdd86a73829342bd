"""Around the table: who sits where, invitations, talk, notes, standing orders."""

from __future__ import annotations

import time
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, get, post, put
from litestar import delete as http_delete
from litestar.params import FromPath, JSONBody, QueryParameter
from sqlalchemy import delete, insert, select

from flagplot.kernel.errors import BadInputError
from flagplot.kernel.thinking import RANDOM
from flagplot.kernel.words import the
from flagplot.server import schema
from flagplot.server.access import GameId, TheCaller, TheServer, my_seat, owns
from flagplot.server.api.answers import Invitation, InviteToken, Joined, OrdersBySeat, Seating, sent_as
from flagplot.server.api.lobby import invitation, is_free
from flagplot.server.api.open_tables import names_of
from flagplot.server.creation import bot_name, seat_name
from flagplot.server.documents import ChatLine
from flagplot.server.errors import ApiError, Missing
from flagplot.server.live import Live, Seat
from flagplot.server.orders import given
from flagplot.server.people import PERSONS, hands, same_hand
from flagplot.server.security import FOR_ALL, FOR_PROGRAMS
from flagplot.server.talk import chat_line

chat, invites, notes = schema.chat, schema.invites, schema.notes
SeatName = Annotated[str, msgspec.Meta(max_length=40)]


class SeatChange(msgspec.Struct, forbid_unknown_fields=True):
    """A wish about a seat: sit down, stand up, hand it to a bot, open it, or take it back from the bot."""

    seat: SeatName
    do: Literal["join", "leave", "bot", "open", "cover", "back"]
    invite: Annotated[str, msgspec.Meta(max_length=60)] | None = None
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=100)] | None = None
    level: SeatName = RANDOM.id  # of the bot


class Invite(msgspec.Struct, forbid_unknown_fields=True):
    """An invitation: to one seat, or to any open one."""

    seat: SeatName | None = None


class Joining(msgspec.Struct, forbid_unknown_fields=True):
    """Following an invitation, or sitting down at a ``table`` that is open to strangers."""

    invite: Annotated[str, msgspec.Meta(min_length=1, max_length=60)] | None = None
    table: Annotated[str, msgspec.Meta(min_length=1, max_length=24)] | None = None
    seat: SeatName | None = None


class Said(msgspec.Struct, forbid_unknown_fields=True):
    """A line of talk."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]


class Note(msgspec.Struct, forbid_unknown_fields=True):
    """Private notes."""

    text: Annotated[str, msgspec.Meta(max_length=100_000)]


class StandingOrders(msgspec.Struct, forbid_unknown_fields=True):
    """Standing orders for a seat; null takes them away.

    ``when`` (always, absent), ``forced`` (answer where there is only one answer), and what the catalog of the
    game lists under ``standing``: id -> one of its choices, or a list of its words in order.
    """

    seat: SeatName
    orders: dict[str, Any] | None = None


def clean(text: str) -> str:
    """Text without characters a database cannot keep."""
    return text.replace("\x00", "")


# -- seats ---------------------------------------------------------------------------------------------------


@post("/api/games/{id:str}/seats", status_code=200, tags=["seats"], summary="Sit down, stand up, call a bot")
async def change_seat(
    id: GameId, data: JSONBody[SeatChange], server: TheServer, caller: TheCaller
) -> Seating:
    """``join`` an open seat, ``leave`` mine, give it to a ``bot``, let one ``cover`` it, take it ``back``."""
    live = await server.tables.fresh(id)
    await _may_enter(server, live, caller, data)
    live.game.meta.check_seat(data.seat)
    await server.tables.change_seat(live, lambda seats: [_changed(live, seats[data.seat], data, caller)])
    return Seating(players=server.tables.showing.players(live), mine=live.seats_of(caller.id))


async def _may_enter(server: TheServer, live: Live, caller: TheCaller, data: JSONBody[SeatChange]) -> None:
    """Whoever comes with an invitation may enter a closed table and sit down; anybody at an open one."""
    if data.do != "join" or live.head.owner == caller.id:
        await server.open(live.id, caller)
        return
    if data.invite is None:
        if live.head.listed or live.kept_for(caller.id):
            return
        await server.open(live.id, caller)
        raise ApiError(403, "an invitation is needed to sit down", "invite_needed")
    invited = await _invited(server, data.invite)
    if invited.game_id != live.id or invited.seat not in (None, data.seat):
        raise Missing("invitation", data.invite)


def _changed(live: Live, seat: Seat, data: JSONBody[SeatChange], caller: TheCaller) -> Seat:
    mine, owner = seat.user == caller.id, live.head.owner == caller.id
    change = msgspec.structs.replace
    if data.do == "join":
        if seat.kind not in ("open", "bot") or (seat.kind == "bot" and not owner):
            raise ApiError(409, f"{the(seat.seat)} is taken", "taken")
        if seat.kept not in (None, caller.id):
            raise ApiError(409, f"{the(seat.seat)} is kept for somebody else", "kept")
        check_strange(live, seat, caller)
        name = seat_name(caller.id, caller.name, data.name)
        return change(seat, kind="human", user=caller.id, name=name, covered=False, orders=None, kept=None)
    declines = data.do == "leave" and seat.kept == caller.id
    if not mine and not declines and not (owner and (data.do == "bot" or seat.user is None)):
        raise ApiError(403, f"{the(seat.seat)} is not your seat", "not_your_seat")
    if data.do in ("leave", "open"):
        return change(seat, kind="open", user=None, name="", covered=False, orders=None, kept=None)
    if data.do == "bot":
        nobody = {"user": None, "behind": None, "kept": None, "covered": False, "orders": None}
        return change(seat, kind="bot", name=bot_name(live.game, data.level), level=data.level, **nobody)
    if not mine:
        raise ApiError(403, f"{the(seat.seat)} is not your seat", "not_your_seat")
    asked = time.time() if seat.asked is not None else None
    return change(seat, covered=data.do == "cover", asked=asked)


def check_strange(live: Live, seat: Seat, caller: TheCaller) -> None:
    """Where something is hidden, a seat others have held is only for somebody who is new to the table.

    Else the owner could look into a rival's hand by giving the seat to a bot and sitting down on it.
    """
    others = {*seat.held} - {caller.id}
    if live.over or not live.head.secretive or not others:
        return
    elsewhere = [one for one in live.seats.values() if caller.id in one.held and one is not seat]
    one_hand = all(others & {*one.held} for one in elsewhere)  # a substitute takes all seats of one player
    if live.head.owner == caller.id or not one_hand:
        text = f"somebody else has held {the(seat.seat)}, and what it knows is hidden from you"
        raise ApiError(403, text, "secret")


@post("/api/games/{id:str}/invite", status_code=201, tags=["seats"], summary="Invite somebody")
async def invite(id: GameId, data: JSONBody[Invite], server: TheServer, caller: TheCaller) -> InviteToken:
    """An invitation, the same as before while it is good; the owner and players may invite."""
    live = await server.open(id, caller)
    if not live.seats_of(caller.id):
        owns(live, caller)
    if data.seat is not None:
        live.game.meta.check_seat(data.seat)
    async with server.database.write() as connection:
        token = await invitation(connection, id, data.seat)
    return InviteToken(invite=token)


@http_delete(
    "/api/games/{id:str}/invite", status_code=204, tags=["seats"], summary="Withdraw all invitations"
)
async def withdraw(id: GameId, server: TheServer, caller: TheCaller) -> None:
    """No invitation to this game is good any more."""
    live = await server.open(id, caller)
    owns(live, caller)
    async with server.database.write() as connection:
        await connection.execute(delete(invites).where(invites.c.game_id == id))


async def _invited(server: TheServer, token: str) -> Any:
    query = select(invites).where(invites.c.token == clean(token), invites.c.expires > time.time())
    async with server.database.read() as connection:
        row = (await connection.execute(query)).one_or_none()
    if row is None:
        raise Missing("invitation", token)
    return row


@get("/api/invites/{token:str}", tags=["seats"], summary="Who invites to what")
async def invited(token: FromPath[str], server: TheServer) -> Invitation:
    """The game, its host and its open seats; whoever has the invitation may know, also without an account."""
    return await invitation_by(server, token)


async def invitation_by(server: TheServer, token: str) -> Invitation:
    """What an invitation says."""
    row = await _invited(server, token)
    live = await server.tables.fresh(row.game_id)
    free = [seat for seat in live.game.meta.seats if is_free(live.seats[seat])]
    order = [seat for seat in free if row.seat in (None, seat)]
    async with server.database.read() as connection:
        host = await names_of(connection, {live.head.owner})
    return Invitation(
        id=live.id,
        game=live.head.game,
        scenario=live.game.meta.scenario(live.head.start.scenario).title,
        name=live.head.name,
        host=host.get(live.head.owner, ""),
        clock=live.head.clock,
        open=order,
        own_dice=live.head.sources[-1].stage == "pledging",
        hands=hands(_persons(live, row), order),
        players=server.tables.showing.players(live),
    )


@post("/api/join", status_code=200, tags=["seats"], summary="Follow an invitation")
async def join(data: JSONBody[Joining], server: TheServer, caller: TheCaller) -> Joined:
    """Sit down on the seat named, or on the first open one, and on what the same person holds.

    Where seats are kept for me to play again no invitation is needed, and I sit down on all of them.
    """
    if (data.invite is None) == (data.table is None):
        raise BadInputError("an invitation or a table expected, and not both")
    row: Any = None if data.invite is None else await _invited(server, data.invite)
    live = await server.tables.fresh(data.table or row.game_id)
    kept = live.kept_for(caller.id)
    if row is None and not live.head.listed and not kept:
        raise Missing("game", live.id)
    wanted = data.seat or (None if row is None else row.seat)
    open_seats = kept or [name for name in live.game.meta.seats if is_free(live.seats[name])]
    if wanted is None and live.seats_of(caller.id):
        return Joined(id=live.id, seat=live.seats_of(caller.id)[0])
    if wanted is None and not open_seats:
        raise ApiError(409, "every seat is taken", "taken")
    seat = live.game.meta.check_seat(wanted or open_seats[0])
    if live.seats[seat].user != caller.id:
        wish = SeatChange(seat=seat, do="join", invite=data.invite)
        await _may_enter(server, live, caller, wish)
        hand = {*kept} if seat in kept else {*same_hand(_persons(live, row), seat)}
        await server.tables.change_seat(live, lambda seats: _seated(live, seats, hand, wish, caller))
    return Joined(id=live.id, seat=seat)


def _persons(live: Live, invited: Any) -> object:
    """Which seats are one person's; an invitation to a single seat gives no more than that."""
    alone = invited is not None and invited.seat is not None
    return None if alone else live.head.start.setup.get(PERSONS)


def _seated(
    live: Live, seats: dict[str, Seat], hand: set[str], wish: SeatChange, caller: TheCaller
) -> list[Seat]:
    free = [name for name in live.game.meta.seats if name in hand and seats[name].kind == "open"]
    return [_changed(live, seats[name], wish, caller) for name in dict.fromkeys((wish.seat, *free))]


# -- talk ----------------------------------------------------------------------------------------------------


@get("/api/games/{id:str}/chat", tags=["seats"], summary="What was said", opt=FOR_ALL)
async def read_chat(
    id: GameId,
    server: TheServer,
    caller: TheCaller,
    from_: Annotated[int, QueryParameter(name="from", ge=0, le=2**31 - 1)] = 0,
) -> list[ChatLine]:
    """Lines after number ``from``; at most the last 500 of them."""
    live = await server.open(id, caller)
    query = select(chat).where(chat.c.game_id == id, chat.c.number > from_)
    async with server.database.read() as connection:
        rows = list(await connection.execute(query.order_by(chat.c.number.desc()).limit(500)))
    return [chat_line(row._asdict(), live.game, server.language) for row in reversed(rows)]


@post("/api/games/{id:str}/chat", status_code=201, tags=["seats"], summary="Say something", opt=FOR_PROGRAMS)
async def say(id: GameId, data: JSONBody[Said], server: TheServer, caller: TheCaller) -> ChatLine:
    """Everyone at the table, spectators too, reads it."""
    live = await server.open(id, caller)
    text = clean(data.text).strip()
    if not text:
        raise BadInputError("text: something to say expected, found nothing")
    seats = live.seats_of(caller.id)
    name = live.seats[seats[0]].name if len(seats) == 1 else caller.name
    return await server.tables.say(live, caller.id, name, text)


# -- notes and orders ----------------------------------------------------------------------------------------


@get("/api/games/{id:str}/notes", tags=["seats"], summary="My private notes")
async def read_notes(id: GameId, server: TheServer, caller: TheCaller) -> Note:
    """Nobody else reads them."""
    await server.open(id, caller)
    query = select(notes.c.text).where(notes.c.game_id == id, notes.c.user_id == caller.id)
    async with server.database.read() as connection:
        text = (await connection.execute(query)).scalar_one_or_none()
    return Note(text or "")


@put("/api/games/{id:str}/notes", tags=["seats"], summary="Keep my private notes")
async def write_notes(id: GameId, data: JSONBody[Note], server: TheServer, caller: TheCaller) -> Note:
    """Replace them."""
    await server.open(id, caller)
    text = clean(data.text)
    async with server.database.write() as connection:
        mine = (notes.c.game_id == id, notes.c.user_id == caller.id)
        await connection.execute(delete(notes).where(*mine))
        await connection.execute(insert(notes).values(game_id=id, user_id=caller.id, text=text))
    return Note(text)


@get("/api/games/{id:str}/orders", tags=["seats"], summary="My standing orders")
async def read_orders(id: GameId, server: TheServer, caller: TheCaller) -> Response[OrdersBySeat]:
    """By seat of mine."""
    return _orders_of(await server.open(id, caller), caller)


@put("/api/games/{id:str}/orders", tags=["seats"], summary="Give standing orders")
async def write_orders(
    id: GameId, data: JSONBody[StandingOrders], server: TheServer, caller: TheCaller
) -> Response[OrdersBySeat]:
    """They answer for a seat of mine from now on."""
    live = await server.open(id, caller)
    orders = None if data.orders is None else given(live.game, data.orders)

    def change(seats: dict[str, Seat]) -> list[Seat]:
        my_seat(live, caller, data.seat)
        return [msgspec.structs.replace(seats[data.seat], orders=orders)]

    await server.tables.change_seat(live, change)
    return _orders_of(live, caller)


def _orders_of(live: Live, caller: TheCaller) -> Response[OrdersBySeat]:
    mine = {seat: live.seats[seat].orders for seat in live.seats_of(caller.id)}
    found = {seat: None if orders is None else orders.document() for seat, orders in mine.items()}
    return sent_as(OrdersBySeat, found)
