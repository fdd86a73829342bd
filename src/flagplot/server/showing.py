"""What is sent to those who look at a game: the whole view once, then what has changed in it.

A view is made once for each seat and change of the game, however many look. Who asked for changes gets with
every update only what differs from the one before; who has not seen that one gets the whole again.
"""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from flagplot.kernel.changes import change
from flagplot.kernel.telling import told
from flagplot.server import clocks
from flagplot.server.budget import working
from flagplot.server.hub import Hub, Watcher
from flagplot.server.live import SHOWN, Live, Seat

logger = logging.getLogger("flagplot.server")

encode = msgspec.json.encode


class Showing:
    """Views on their way out."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    # -- to those who watch ------------------------------------------------------------------------------

    def publish(self, live: Live, before: int) -> None:
        """Tell everyone who watches what has happened after answer ``before``."""
        if live.id not in self.hub.rooms:
            return
        self._recheck(live)
        made: dict[tuple[str | None, str], bytes] = {}
        try:
            for watcher in list(self.hub.rooms.get(live.id, ())):
                form = self._form(live, watcher)
                if (watcher.seat, form) not in made:
                    made[watcher.seat, form] = self._update(live, watcher.seat, form, before)
                self.hub.send(watcher, made[watcher.seat, form])
                watcher.knows = (watcher.seat, live.head.rev)
        except Exception:  # what was written stands, even where it cannot be shown
            logger.exception("a game cannot be shown", extra={"game": live.id, "seq": live.seq})

    def _form(self, live: Live, watcher: Watcher) -> str:
        """How an update is sent: ``whole`` with the log, or to who asked for them a ``change`` of what they
        have seen; where they have not, the view ``again``.
        """
        if not watcher.changes:
            return "whole"
        self._turn_page(live)
        seen = watcher.knows == (watcher.seat, live.before_rev) and watcher.seat in live.before
        return "change" if seen else "again"

    def _update(self, live: Live, seat: str | None, form: str, before: int) -> bytes:
        news = [line for line in live.recent if line["seq"] > before]
        lines = told(news, seat, everything=live.over)
        message: dict[str, Any] = {"type": "update", "seq": live.seq, "rev": live.head.rev}
        if form == "whole":
            message |= {"waiting": live.state.waiting, "events": lines, "players": self.players(live)}
            return encode(message | {"view": msgspec.Raw(self.shown(live, seat))})
        if form == "again":
            message |= {"players": self.players(live)}
            return encode(message | {"view": msgspec.Raw(self._bare(live, seat))})
        old = msgspec.json.decode(live.before[seat])
        new = msgspec.json.decode(self._bare(live, seat))
        message |= {"seat": seat, "since": live.before_rev, "change": change(old, new)}
        if live.remembers(before):  # else a client asks for the log
            message |= {"from": before, "lines": lines}
        return encode(message | {"players": self.players(live)})

    def _recheck(self, live: Live) -> None:
        """Nobody goes on seeing what is no longer theirs to see: seats and spectators may have changed."""
        for watcher in list(self.hub.rooms[live.id]):
            if not live.welcomes(watcher.user):
                self.hub.dismiss(live.id, watcher, 4404, "not_found")
            elif watcher.seat is not None and live.seats[watcher.seat].user != watcher.user:
                watcher.seat = live.best_seat(watcher.user)
                self.greet(live, watcher)

    def greet(self, live: Live, watcher: Watcher) -> None:
        """Tell one who watches everything, as a first message does."""
        whole = {
            "type": "hello",
            "seq": live.seq,
            "rev": live.head.rev,
            "waiting": live.state.waiting,
            "players": self.players(live),
            "view": msgspec.Raw(self.shown_to(live, watcher.seat, watcher.user)),
        }
        watcher.send(encode(whole))
        watcher.knows = (watcher.seat, live.head.rev)

    # -- views -------------------------------------------------------------------------------------------

    def shown_to(self, live: Live, seat: str | None, user: str) -> bytes:
        """The view of a seat with the seats of the user who looks at it."""
        return self.shown(live, seat)[:-1] + b',"seats_mine":' + encode(live.seats_of(user)) + b"}"

    def shown(self, live: Live, seat: str | None) -> bytes:
        """The view of a seat as it is sent, with the last lines of the log."""
        lines = told(live.recent, seat, everything=live.over)[-SHOWN:]
        return self._bare(live, seat)[:-1] + b',"log":' + encode(lines) + b"}"

    def _bare(self, live: Live, seat: str | None) -> bytes:
        """The view of a seat without the log; made once for each change, however many look at it."""
        self._turn_page(live)
        if seat not in live.shown:
            with working(live):
                live.shown[seat] = encode(self.view(live, seat))
        return live.shown[seat]

    @staticmethod
    def _turn_page(live: Live) -> None:
        """When the game has changed, what was shown last becomes what was shown before."""
        if live.shown_rev != live.head.rev:
            live.before, live.before_rev = live.shown, live.shown_rev
            live.shown, live.shown_rev = {}, live.head.rev

    def view(self, live: Live, seat: str | None, state: Any = None) -> dict[str, Any]:
        """The document of a game as a seat may see it, now or (with ``state``) at an earlier moment.

        The log is not in it.
        """
        now = state is None
        shown = live.state if now else state
        document = live.game.view(shown, seat).to_json()
        del document["log"]
        document["rev"] = live.head.rev
        document["undo"] = now and live.may_undo(seat)
        if now and not live.over and live.head.outdated:
            document |= {"prompt": live.head.outdated, "legal": [], "undo": False}
        document["mark"] = msgspec.structs.asdict(live.game.mark(shown))
        return document

    def players(self, live: Live) -> dict[str, dict[str, Any]]:
        """Who sits where, for everyone to know."""
        online = self.hub.online(live.id)
        seats = [live.seats[name] for name in live.game.meta.seats]
        return {seat.seat: _player(live, seat, online) for seat in seats}


def _player(live: Live, seat: Seat, online: frozenset[str]) -> dict[str, Any]:
    return {
        "user": seat.user,
        "name": seat.name,
        "kind": seat.kind,
        "covered": seat.covered,
        "online": seat.user is not None and seat.user in online,
        **clocks.shown(live, seat),
    }
