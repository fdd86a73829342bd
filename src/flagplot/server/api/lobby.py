"""Before the game: what there is to play, the rules, the maps, my games, new games."""

from __future__ import annotations

import time
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from sqlalchemy import insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

import flagplot
from flagplot import rules
from flagplot.bots import levels
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.telling import shown_number
from flagplot.pictures.board import cover_of
from flagplot.pictures.board import map_of as map_of_title
from flagplot.server import creation, schema, store
from flagplot.server.access import TheCaller, TheServer, keeps_secrets
from flagplot.server.api import catalogs
from flagplot.server.api.answers import (
    BotLevel,
    Brought,
    GameLine,
    GameTitle,
    Me,
    Meta,
    Sitting,
    Switch,
    Topology,
    bytes_of,
)
from flagplot.server.api.lessons import offered
from flagplot.server.creation import NewGame
from flagplot.server.errors import ApiError, Missing
from flagplot.server.live import Live
from flagplot.server.packed import Packed
from flagplot.server.security import Caller
from flagplot.server.talk import AgainNotice

fields = msgspec.structs.asdict
games, seats, invites = schema.games, schema.seats, schema.invites
INVITED = 30 * 86400.0  # seconds an invitation lasts


class GameFile(msgspec.Struct, forbid_unknown_fields=True):
    """The text of a game file."""

    plot: str


class Created(msgspec.Struct):
    """A game that has been started."""

    id: str
    invite: str


@get("/api/meta", tags=["lobby"], summary="What there is to play, and who is asking")
async def meta(request: Request[Any, Any, Any], server: TheServer) -> Meta:
    """Games with their seats, scenarios and options; the mode of the server; the user, if known."""
    caller = request.scope.get("user")
    known = isinstance(caller, Caller)
    return Meta(
        version=flagplot.__version__,
        mode=server.settings.mode,
        registration=server.settings.registration if server.settings.shared else "none",
        guests=server.settings.shared and server.settings.guests,
        mail=server.settings.shared and server.settings.writes_letters,
        oidc=server.settings.oidc.name if server.settings.oidc is not None else "",
        user=Me(id=caller.id, name=caller.name, admin=caller.admin) if known else None,
        csrf=caller.csrf if known else "",
        games=titles(),
    )


@cache
def titles() -> list[GameTitle]:
    """Every game on the shelf as the lobby shows it."""
    return [_title(id) for id in flagplot.titles()]


def _title(id: str) -> GameTitle:
    about, drawn = fields(flagplot.game(id).meta), map_file(id)
    about["options"] = tuple(
        Switch(**fields(option), kind=type(option.default).__name__, expects=option.expected())
        for option in about["options"]
    )
    address = None if drawn is None else f"/api/maps/{id}?v={drawn.digest}"
    known = [BotLevel(id=one.id, title=one.title, text=one.text) for one in levels(flagplot.game(id))]
    cover = cover_file(id)
    looks = None if cover is None else f"/api/covers/{id}?v={cover.digest}"
    taught = [offered(lesson) for lesson in flagplot.game(id).lessons()]
    return GameTitle(
        **about, powers=catalogs.looks(id), levels=known, lessons=taught, map=address, cover=looks
    )


@get("/api/rules/{game:str}", tags=["lobby"], summary="The rules in plain words")
async def rules_of(
    game: FromPath[str],
    q: Annotated[str, QueryParameter(max_length=200)] = "",
    id: Annotated[str, QueryParameter(max_length=40)] = "",
) -> list[rules.Clause]:
    """All clauses of a game, those with the words ``q``, or one clause or group by ``id``."""
    if game not in flagplot.titles():
        raise Missing("game", game)
    if id:
        try:
            return rules.lookup(game, id)
        except BadInputError as error:
            raise ApiError(404, str(error), foreign=True) from None
    return rules.search(game, q) if q else list(rules.clauses(game))


@cache
def map_file(game: str) -> Packed | None:
    """The drawn map of a game; None when it has none."""
    data = map_of_title(game)
    return None if data is None else Packed.printed(data)


@get(
    "/api/maps/{game:str}",
    tags=["lobby"],
    summary="The map of a game",
    media_type=MediaType.JSON,
    opt={"packed": True},
    responses=bytes_of(Topology),
)
async def map_of(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    v: Annotated[str, QueryParameter(max_length=64)] = "",
) -> Response[bytes]:
    """TopoJSON; with its digest as ``v`` it may be kept for ever."""
    found = map_file(game) if game in flagplot.titles() else None
    if found is None:
        raise Missing("map", game)
    return found.answer(request, lasting=v == found.digest)


@cache
def cover_file(game: str) -> Packed | None:
    """The picture on the box of a game; None when it has none."""
    data = cover_of(game)
    return None if data is None else Packed.of(data, "image/jpeg", text=False)


@get(
    "/api/covers/{game:str}",
    tags=["lobby"],
    summary="The picture on the box of a game",
    media_type="image/jpeg",
    opt={"packed": True},
)
async def cover(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    v: Annotated[str, QueryParameter(max_length=64)] = "",
) -> Response[bytes]:
    """Its board at the beginning; with its digest as ``v`` it may be kept for ever."""
    found = cover_file(game) if game in flagplot.titles() else None
    if found is None:
        raise Missing("cover", game)
    return found.answer(request, lasting=v == found.digest)


@get("/api/games", tags=["lobby"], summary="My games")
async def my_games(server: TheServer, caller: TheCaller) -> list[GameLine]:
    """Games I sit at, have started or am asked to, those changed last first."""
    mine = select(seats.c.game_id).where(or_(seats.c.user_id == caller.id, seats.c.kept == caller.id))
    query = (
        select(
            *(
                games.c.id,
                games.c.game,
                games.c.name,
                games.c.round,
                games.c.turn,
                games.c.phase,
                games.c.seq,
                games.c.apart,
            ),
            *(games.c.waiting, games.c.updated, games.c.finished, games.c.outcome, games.c.owner),
            games.c.start["lesson"].as_string().label("lesson"),
        )
        .where(or_(games.c.owner == caller.id, games.c.id.in_(mine)))
        .order_by(games.c.updated.desc())
        .limit(500)
    )
    async with server.database.read() as connection:
        rows = list(await connection.execute(query))
        sitting = await sitting_at(connection, [row.id for row in rows])
    return [_listed(row, sitting.get(row.id, {}), caller) for row in rows]


async def sitting_at(connection: AsyncConnection, ids: list[str]) -> dict[str, dict[str, Any]]:
    """Who sits at some games, by game and seat."""
    found: dict[str, dict[str, Any]] = {}
    query = select(seats.c.game_id, seats.c.seat, seats.c.kind, seats.c.user_id, seats.c.name, seats.c.kept)
    for row in await connection.execute(query.where(seats.c.game_id.in_(ids))):
        found.setdefault(row.game_id, {})[row.seat] = row
    return found


def is_free(seat: Any) -> bool:
    """Whether a seat is open, and kept for nobody."""
    return seat.kind == "open" and seat.kept is None


def _listed(row: Any, sitting: dict[str, Any], caller: TheCaller) -> GameLine:
    order = flagplot.game(row.game).meta.seats
    mine = [seat for seat in order if seat in sitting and sitting[seat].user_id == caller.id]
    return GameLine(
        id=row.id,
        game=row.game,
        title=flagplot.game(row.game).meta.title,
        name=row.name,
        round=row.round,
        turn=row.turn,
        phase=row.phase,
        seq=shown_number(row.seq, row.apart, mine[0] if mine else None, everything=row.finished),
        waiting=row.waiting,
        mine=mine,
        players={s: Sitting(name=sitting[s].name, kind=sitting[s].kind) for s in order if s in sitting},
        yours_to_answer=any(seat in mine for seat in row.waiting),
        open=[seat for seat in order if seat in sitting and is_free(sitting[seat])],
        kept=[seat for seat in order if seat in sitting and sitting[seat].kept == caller.id],
        owner=row.owner == caller.id,
        updated=row.updated,
        finished=row.finished,
        outcome=row.outcome,
        lesson=row.lesson or "",
    )


@post("/api/games", tags=["lobby"], summary="Start a game", request_max_body_size=8_000_000)
async def new_game(data: JSONBody[NewGame], server: TheServer, caller: TheCaller) -> Created:
    """From a scenario, a position, a game file or a branch of another game."""
    return await start(data, server, caller)


@post("/api/import", tags=["lobby"], summary="Bring in a game file", request_max_body_size=8_000_000)
async def import_game(data: JSONBody[NewGame], server: TheServer, caller: TheCaller) -> Created:
    """Like starting a game, with ``plot`` required; seats that are not named stay open."""
    if data.plot is None:
        raise BadInputError("plot: the text of a game file expected, found none")
    return await start(data, server, caller)


@post(
    "/api/import/look",
    status_code=200,
    tags=["lobby"],
    summary="What a game file holds",
    request_max_body_size=8_000_000,
)
async def look_into(data: JSONBody[GameFile], server: TheServer, caller: TheCaller) -> Brought:
    """The game, how far it has come and who played it, to choose the seats by; nothing is kept."""
    match = await server.read_file(caller, creation.read_plot, data.plot)
    state = match.state
    return Brought(
        game=match.game.meta.id,
        title=match.game.meta.title,
        scenario=state.scenario,
        round=match.game.round(state),
        answers=len(match.entries),
        waiting=state.waiting,
        players=match.players,
        outcome=state.outcome,
    )


async def start(data: JSONBody[NewGame], server: TheServer, caller: TheCaller) -> Created:
    """Start a game of any origin and write it."""
    await _check_room(server, caller)
    before = await _played_before(server, data, caller)
    given = [name for name in ("position", "plot", "branch") if getattr(data, name) is not None]
    if len(given) > 1:
        raise BadInputError(f"one of position, plot and branch expected, found {' and '.join(given)}")
    if data.branch is not None:
        parent = await server.open(data.branch.game, caller)
        if keeps_secrets(parent, caller):
            raise ApiError(403, "a game with hidden information can be branched when it is over", "secret")
        async with parent.lock, server.database.write(still=True) as connection:
            fresh = await creation.branch(connection, parent, data.branch.seq, data, caller.id, caller.name)
            invite = await _offered(server, connection, fresh)
    else:
        if data.plot is not None:
            fresh = await server.read_file(caller, creation.from_plot, data, caller.id, caller.name)
        else:
            fresh = await server.crew.boards.run(creation.from_scenario, data, caller.id, caller.name)
        async with server.database.write() as connection:
            await creation.write(connection, fresh)
            invite = await _offered(server, connection, fresh)
    await server.tables.get(fresh.head.id)  # wakes its bots
    if before is not None and {seat.person for seat in before.seats.values()} - {caller.id, None}:
        await server.tables.note(before, AgainNotice(caller.name, fresh.head.id))
    return Created(fresh.head.id, invite)


async def _offered(server: TheServer, connection: AsyncConnection, fresh: creation.Fresh) -> str:
    """An invitation to a new game, and word to those for whom seats of it are kept."""
    kept: dict[str, str] = {}
    for name, seat in fresh.seats.items():
        if seat.kept is not None:
            kept.setdefault(seat.kept, name)
    for tell in server.offers:
        await connection.run_sync(tell, fresh.head.id, kept)
    return await invitation(connection, fresh.head.id, None)


async def _played_before(server: TheServer, data: NewGame, caller: TheCaller) -> Live | None:
    """The game that is to be played again; only seats of its players may be kept for anybody."""
    wanted = {choice.user for choice in data.seats.values()} - {None}
    if data.again is None:
        if wanted:
            raise BadInputError("seats: a user expected only where a game is played again")
        return None
    before = await server.open(data.again, caller)
    players = {seat.person for seat in before.seats.values()}
    if caller.id not in players:
        raise ApiError(403, "only those who have played may ask for another game", "not_your_seat")
    if not before.over:
        raise ApiError(409, "the game is not over", "not_over")
    if wanted - players:
        raise BadInputError("seats: users who have played the game before expected")
    for choice in data.seats.values():
        if choice.user is not None:
            choice.name = next(seat.name for seat in before.seats.values() if seat.person == choice.user)
    return before


async def _check_room(server: TheServer, caller: TheCaller) -> None:
    """One player may not fill a shared server with games."""
    if not server.settings.shared:
        return
    settings = server.settings
    async with server.database.read() as connection:
        for finished, most, text in (
            (False, settings.games_each, "you have started too many games; finish or throw away some"),
            (True, settings.finished_each, "you have too many finished games; throw away some"),
        ):
            mine = (games.c.owner == caller.id, games.c.finished.is_(finished))
            if await store.count(connection, games, *mine) >= most:
                raise ApiError(409, text, "too_many_games")


async def invitation(connection: AsyncConnection, id: str, seat: str | None) -> str:
    """The token of an invitation to a game: one that is good for long enough, else a new one."""
    now = time.time()
    same = (invites.c.game_id == id, invites.c.seat == seat, invites.c.expires > now + INVITED / 2)
    known = (await connection.execute(select(invites.c.token).where(*same).limit(1))).scalar_one_or_none()
    if known is not None:
        return str(known)
    token = creation.new_id() + creation.new_id()
    row = {"token": token, "game_id": id, "seat": seat, "created": now, "expires": now + INVITED}
    await connection.execute(insert(invites).values(**row))
    return token
