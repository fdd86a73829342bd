"""Let a program play: a seat is handed over with a token, and taken back."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, post
from litestar.params import JSONBody, QueryParameter

from flagplot.kernel.words import the
from flagplot.server.access import GameId, TheCaller, TheServer, owns
from flagplot.server.api.answers import ProgramToken
from flagplot.server.api.seats import SeatName, check_strange, clean
from flagplot.server.creation import seat_name
from flagplot.server.errors import ApiError, Missing
from flagplot.server.live import Live, Seat
from flagplot.server.programs import KIND, Before
from flagplot.server.security import LOCAL_USER, Caller


class ProgramWish(msgspec.Struct, forbid_unknown_fields=True):
    """Which seat a program is to play, and what it is called."""

    seat: SeatName
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)] | None = None


@post("/api/games/{id:str}/token", status_code=201, tags=["seats"], summary="Let a program play")
async def hand_over(
    id: GameId, data: JSONBody[ProgramWish], server: TheServer, caller: TheCaller
) -> ProgramToken:
    """A token for a seat of mine, or as the owner for one of a bot or an open one; it is told only once.

    A program that sends it (``Authorization: Bearer TOKEN``) may look at the game through that seat and
    answer for it. Asking again makes another token and ends the one before.
    """
    live = await server.open(id, caller)
    found = live.seats[live.game.meta.check_seat(data.seat)]
    _may_hand_over(live, found, caller)
    live.check_ready()
    if live.over:
        raise ApiError(409, "the game is over", "over")
    name = _called(caller, data.name)
    before = await server.programs.before(found.user) if found.kind == KIND else _kept(found)
    token, program = await server.programs.make(id, data.seat, before or _kept(found))

    def change(seats: dict[str, Seat]) -> list[Seat]:
        now = _unchanged(found, seats)
        new = {"kind": KIND, "user": program, "behind": caller.id, "name": name}
        return [msgspec.structs.replace(now, **new, covered=False, orders=None)]

    await server.tables.change_seat(live, change)
    await server.programs.clear(id, data.seat, program)
    return ProgramToken(token=token, seat=data.seat)


@delete("/api/games/{id:str}/token", status_code=204, tags=["seats"], summary="Withdraw a program's token")
async def take_back(
    id: GameId,
    server: TheServer,
    caller: TheCaller,
    seat: Annotated[str, QueryParameter(max_length=40, description="The seat a program plays")],
) -> None:
    """The seat goes back to whoever had it before the program; its connections are closed."""
    live = await server.open(id, caller)
    found = live.seats[live.game.meta.check_seat(seat)]
    if found.behind != caller.id:
        owns(live, caller)
    before = await server.programs.before(found.user) if found.kind == KIND else None
    if before is None:
        raise Missing("program at", seat)
    again = msgspec.structs.asdict(before)

    def change(seats: dict[str, Seat]) -> list[Seat]:
        return [msgspec.structs.replace(_unchanged(found, seats), **again, behind=None, covered=False)]

    await server.tables.change_seat(live, change)
    await server.programs.clear(id, seat, None)


def _called(caller: Caller, chosen: str | None) -> str:
    """What stands on the seat: that it is a program, whatever it is called, and among others whose."""
    if chosen is not None:
        return "program: " + seat_name(caller.id, caller.name, clean(chosen))[:90]
    return "program" if caller.id == LOCAL_USER else f"program of {caller.name}"


def _may_hand_over(live: Live, seat: Seat, caller: Caller) -> None:
    """Whoever may sit there, may let a program sit there: it sees what the seat sees."""
    if caller.id in (seat.user, seat.behind):
        return
    if live.head.owner != caller.id or seat.kind not in ("bot", "open"):
        raise ApiError(403, f"{the(seat.seat)} is not your seat", "not_your_seat")
    check_strange(live, seat, caller)


def _unchanged(found: Seat, seats: dict[str, Seat]) -> Seat:
    """The seat as it is now, if it still belongs to whom it did."""
    now = seats[found.seat]
    if (now.kind, now.user) != (found.kind, found.user):
        raise ApiError(409, f"somebody else has {the(found.seat)} now", "taken")
    return now


def _kept(seat: Seat) -> Before:
    return Before(seat.kind, seat.user, seat.name, seat.level)
