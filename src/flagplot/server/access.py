"""What everything of one server process shares, and who may do what at which table."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, ParamSpec, TypeVar

import msgspec
from litestar import Request
from litestar.di import NamedDependency
from litestar.params import PathParameter
from sqlalchemy import Connection

from flagplot.kernel.language import Language
from flagplot.server.accounts import Accounts
from flagplot.server.database import Database
from flagplot.server.desk import Desk
from flagplot.server.documents import Presence
from flagplot.server.driving import Driving
from flagplot.server.errors import ApiError, Missing
from flagplot.server.hub import Hub
from flagplot.server.languages import read_language
from flagplot.server.live import Live
from flagplot.server.metrics import Metrics
from flagplot.server.oidc import Elsewhere
from flagplot.server.programs import Programs, is_program
from flagplot.server.security import GUESTS, Caller, guest, is_guest
from flagplot.server.settings import Settings
from flagplot.server.tables import Tables, encode
from flagplot.server.thinkers import Thinkers
from flagplot.server.threads import Crew

logger = logging.getLogger("flagplot.server")
P = ParamSpec("P")
T = TypeVar("T")


class Server:
    """The parts of one server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.hub = Hub()
        self.crew = Crew()
        language = read_language(settings.language)
        self.tables = Tables(self.database, self.hub, self.crew.files, language)
        self.driving = Driving(self.tables, Thinkers(settings.thinkers))
        self.tables.waking.append(self.driving.wake)
        self.accounts = Accounts(self.database, settings, self.crew.passwords) if settings.shared else None
        self.programs = Programs(self.database)
        self.metrics = Metrics(self)
        self.desk = Desk()
        self.instance = secrets.token_hex(8)
        self.elsewhere: dict[str, Elsewhere] = {}  # where people log in instead, by our own address
        self.notices = 0  # handed over by this process
        self._reading: set[str] = set()  # users whose game file is being read
        # who is in a room of this process has changed
        self.crowd: list[Callable[[str], Awaitable[None]]] = []
        # seats of a new game are kept for users, by user the first one; within the transaction that writes it
        self.offers: list[Callable[[Connection, str, dict[str, str]], None]] = []
        # sessions of a user have ended; the shared server tells the other processes
        self.farewells: list[Callable[[str], Awaitable[None]]] = []

    @property
    def language(self) -> Language | None:
        """What its errors and notices are in; None is English."""
        return self.tables.language

    async def open(self, id: str, caller: Caller) -> Live:
        """A game the caller may look at; to others it does not exist, and guests must say who they are."""
        try:
            live = await self.tables.fresh(id)
            if not live.welcomes(caller.id):
                raise Missing("game", id)
        except Missing:
            if is_guest(caller.id):
                raise ApiError(401, "log in first") from None
            raise
        return live

    async def read_file(
        self, caller: Caller, work: Callable[P, T], *arguments: P.args, **more: P.kwargs
    ) -> T:
        """Let a thread read a game file; one at a time for each user, so that nobody keeps the others out."""
        if caller.id in self._reading:
            text = "another game file of yours is still being read; wait until it is in"
            raise ApiError(429, text, headers={"Retry-After": "5"})
        self._reading.add(caller.id)
        try:
            return await self.crew.files.run(work, *arguments, **more)
        finally:
            self._reading.discard(caller.id)

    async def came(self, live: Live, caller: Caller) -> None:
        """Somebody has connected: covered seats are theirs again, bots may play for them."""
        covered = [seat for seat in live.seats.values() if seat.user == caller.id and seat.covered]
        if covered:
            now = time.time()
            await self.tables.change_seat(
                live,
                lambda seats: [
                    msgspec.structs.replace(seats[one.seat], covered=False, asked=one.asked and now)
                    for one in covered
                ],
            )
        await self._crowd(live)
        self.tables.wake(live)

    async def went(self, live: Live, caller: Caller) -> None:
        """Somebody has gone."""
        await self._crowd(live)
        self.tables.wake(live)  # standing orders for the absent may have something to say now

    async def farewell(self, user: str) -> None:
        """Sessions of a user have ended here: no process goes on showing anything to them."""
        await self.recheck_sessions(user)
        for tell in self.farewells:
            await tell(user)

    async def recheck_sessions(self, user: str | None = None) -> None:
        """Close the connections (of a user) whose session has ended, wherever and however it did."""
        if self.accounts is not None and user is not None:
            self.accounts.forget(user)
        watched = [
            (id, watcher)
            for id, room in self.hub.rooms.items()
            for watcher in room
            if user in (None, watcher.user) and not is_guest(watcher.user)  # who never had a session
        ]
        programs = {watcher.session for _, watcher in watched if is_program(watcher.user)}
        people = {watcher.session for _, watcher in watched} - programs
        good = await self.programs.still_good(programs)
        good |= people if self.accounts is None else await self.accounts.still_good(people)
        for id, watcher in watched:
            if watcher.session not in good:
                self.hub.dismiss(id, watcher, 4401, "login_needed")

    async def _crowd(self, live: Live) -> None:
        self.tell_presence(live)
        for crowd in self.crowd:
            await crowd(live.id)

    def tell_presence(self, live: Live) -> None:
        """Tell a room who is in it."""
        online = self.hub.online(live.id)
        seats = {name: seat.online for name, seat in self.tables.showing.players(live).items()}
        watchers = len(self.hub.rooms.get(live.id, ()))
        message = Presence(online=seats, users=sorted(online), watchers=watchers)
        self.hub.tell_all(live.id, encode(message))


TheServer = NamedDependency[Server]
TheCaller = NamedDependency[Caller]
GameId = Annotated[str, PathParameter(max_length=24, description="Id of a game")]


def owns(live: Live, caller: Caller) -> None:
    """Refuse what only the owner of a game may do."""
    if live.head.owner != caller.id:
        raise ApiError(403, "only whoever started the game may do that")


def my_seat(live: Live, caller: Caller, seat: str) -> str:
    """A seat the caller answers for; others are refused."""
    live.game.meta.check_seat(seat)
    live.check_holder(seat, caller.id)
    return seat


def eyes(live: Live, caller: Caller, seat: str | None) -> str | None:
    """Through whose eyes to look: the seat asked for, "" for a spectator's, else the best of one's own."""
    if seat == "":
        return None
    if seat is not None:
        return my_seat(live, caller, seat)
    return live.best_seat(caller.id)


def keeps_secrets(live: Live, caller: Caller) -> bool:
    """Whether the whole log of a game would tell the caller what is hidden from them."""
    if live.over or not live.head.secretive:
        return False
    return any(seat.user != caller.id or len(seat.held) > 1 for seat in live.seats.values())


def accounts_of(server: Server) -> Accounts:
    """The accounts of a shared server."""
    if server.accounts is None:
        raise ApiError(404, "this server has no accounts")
    return server.accounts


def slow_down(wait: float) -> None:
    """Refuse what is tried too often."""
    if wait:
        headers = {"Retry-After": str(int(wait) + 1)}
        raise ApiError(429, "too many attempts; wait a while", headers=headers)


async def provide_caller(request: Request[Any, Any, Any], server: TheServer) -> Caller:
    """The one who asks; 401 when nobody is logged in, unless what is asked for is open to guests."""
    caller = request.scope.get("user")
    if not isinstance(caller, Caller) and GUESTS in request.route_handler.opt:
        caller = guest(server.settings, dict(request.scope), dict(request.headers), server.instance)
    if not isinstance(caller, Caller):
        raise ApiError(401, "log in first")
    return caller
