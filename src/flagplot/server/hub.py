"""Who is looking at which game, and how news reach them."""

from __future__ import annotations

import asyncio
import time

WAITING = 200  # messages a slow connection may be behind before it is cut; it then connects again
_LOST = 95.0  # seconds after which another process that says nothing has no one online


class Watcher:
    """One connection that watches a game through the eyes of a seat (None: a spectator)."""

    def __init__(
        self, user: str, name: str, seat: str | None, session: str = "", *, changes: bool = False
    ) -> None:
        self.user = user
        self.name = name
        self.seat = seat
        self.session = session  # hash of the token; empty where nobody logs in
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(WAITING)
        self.changes = changes  # whether it wants to be told what has changed instead of everything
        self.knows: tuple[str | None, int] | None = None  # the seat and revision it has last been shown
        self.cut = asyncio.Event()
        self.why = (1013, "too_slow")  # code and reason it is cut with

    def send(self, message: bytes) -> None:
        """Put a message on its way; a connection that does not keep up is cut."""
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.cut.set()

    def dismiss(self, code: int, reason: str) -> None:
        """End a connection that may not stay."""
        self.why = (code, reason)
        self.cut.set()


class Hub:
    """The rooms of this process, and what other processes say about theirs."""

    def __init__(self) -> None:
        self.rooms: dict[str, set[Watcher]] = {}
        self._elsewhere: dict[tuple[str, str], tuple[float, frozenset[str]]] = {}  # (process, game)
        self.sent = 0

    def join(self, id: str, watcher: Watcher) -> None:
        """Begin to watch."""
        self.rooms.setdefault(id, set()).add(watcher)

    def leave(self, id: str, watcher: Watcher) -> None:
        """Stop watching."""
        room = self.rooms.get(id, set())
        room.discard(watcher)
        if not room:
            self.rooms.pop(id, None)

    def dismiss(self, id: str, watcher: Watcher, code: int, reason: str) -> None:
        """Send somebody out of a room: nothing more is told to this connection, and it is closed."""
        self.leave(id, watcher)
        watcher.dismiss(code, reason)

    def send(self, watcher: Watcher, message: bytes) -> None:
        """Send to one who watches."""
        watcher.send(message)
        self.sent += 1

    def tell_all(self, id: str, message: bytes) -> None:
        """Send the same to everyone in a room."""
        for watcher in list(self.rooms.get(id, ())):
            self.send(watcher, message)

    @property
    def watchers(self) -> int:
        """Connections of this process."""
        return sum(len(room) for room in self.rooms.values())

    def of_user(self, user: str) -> int:
        """Connections of one user."""
        return sum(watcher.user == user for room in self.rooms.values() for watcher in room)

    # -- presence ----------------------------------------------------------------------------------------

    def here(self, id: str) -> frozenset[str]:
        """The users in a room of this process."""
        return frozenset(watcher.user for watcher in self.rooms.get(id, ()))

    def online(self, id: str) -> frozenset[str]:
        """The users in a room, whichever process they are connected to."""
        found = self.here(id)
        limit = time.monotonic() - _LOST
        for (_, game), (heard, users) in self._elsewhere.items():
            if game == id and heard > limit:
                found |= users
        return found

    def forget(self, id: str) -> None:
        """A game is gone, and with it every room."""
        for key in [key for key in self._elsewhere if key[1] == id]:
            del self._elsewhere[key]

    def heard(self, process: str, id: str, users: list[str]) -> None:
        """Another process says who is in its room."""
        if users:
            self._elsewhere[process, id] = (time.monotonic(), frozenset(users))
        else:
            self._elsewhere.pop((process, id), None)
