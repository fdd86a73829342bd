"""What is sent to those who look at a game: the whole view once, then what has changed in it.

A view is made once for each seat and change of the game, however many look. Who asked for changes gets with
every update only what differs from the one before; who has not seen that one gets the whole again.
"""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from flagplot.kernel.answers import Answers
from flagplot.kernel.changes import change
from flagplot.server import clocks
from flagplot.server.budget import working
from flagplot.server.documents import Changes, Hello, LogLine, Player, Players, Thinking, Update, View
from flagplot.server.hub import Hub, Watcher
from flagplot.server.live import SHOWN, Live, Page, Seat
from flagplot.server.numbers import Stand, Stands
from flagplot.server.numbers import lines as recent_lines
from flagplot.server.programs import is_program
from flagplot.server.security import is_guest

logger = logging.getLogger("flagplot.server")

encode = msgspec.json.encode


class Showing:
    """Views on their way out."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    # -- to those who watch ------------------------------------------------------------------------------

    def publish(self, live: Live, before: Stands) -> None:
        """Tell everyone who watches what has happened since ``before``; nobody who could not see it."""
        if live.id not in self.hub.rooms:
            return
        self._recheck(live)
        made: dict[tuple[str | None, str], bytes] = {}
        try:
            for watcher in list(self.hub.rooms.get(live.id, ())):
                if live.rev_of(watcher.seat) == before[watcher.seat].rev:
                    continue
                form = self._form(live, watcher)
                if (watcher.seat, form) not in made:
                    made[watcher.seat, form] = self._update(live, watcher.seat, form, before[watcher.seat])
                self.hub.send(watcher, made[watcher.seat, form])
                watcher.knows = (watcher.seat, live.rev_of(watcher.seat))
        except Exception:  # what was written stands, even where it cannot be shown
            logger.exception("a game cannot be shown", extra={"game": live.id, "seq": live.seq})

    def _form(self, live: Live, watcher: Watcher) -> str:
        """How an update is sent: ``whole`` with the log, or to who asked for them a ``change`` of what they
        have seen; where they have not, the view ``again``.
        """
        if not watcher.changes:
            return "whole"
        self._turn_page(live, watcher.seat)
        seen = live.before.get(watcher.seat)
        return "change" if seen is not None and watcher.knows == (watcher.seat, seen.rev) else "again"

    def _update(self, live: Live, seat: str | None, form: str, before: Stand) -> bytes:
        since = before.seq if live.over else before.number
        known = recent_lines(live, seat)
        lines = msgspec.convert([line for line in known if line["seq"] > since], list[LogLine])
        seq, rev, players = live.number(seat), live.rev_of(seat), self.players(live)
        if form == "whole":
            shown, waiting = msgspec.Raw(self.shown(live, seat)), live.state.waiting
            return encode(
                Update(seq=seq, rev=rev, waiting=waiting, events=lines, players=players, view=shown)
            )
        if form == "again":
            return encode(Update(seq=seq, rev=rev, players=players, view=msgspec.Raw(self._bare(live, seat))))
        old, new = live.before[seat], msgspec.json.decode(self._bare(live, seat))
        differs = change(msgspec.json.decode(old.view), new)
        told = Changes(seq=seq, rev=rev, seat=seat, since=old.rev, change=differs, players=players)
        if len(live.recent.open) < SHOWN or known[0]["seq"] <= since:  # else a client asks for the log
            told.after, told.lines = since, lines
        return encode(told)

    def _recheck(self, live: Live) -> None:
        """Nobody goes on seeing what is no longer theirs to see: seats and spectators may have changed."""
        for watcher in list(self.hub.rooms[live.id]):
            if not live.welcomes(watcher.user):
                unknown = is_program(watcher.user) or is_guest(watcher.user)
                gone = (4401, "login_needed") if unknown else (4404, "not_found")
                self.hub.dismiss(live.id, watcher, *gone)
            elif watcher.seat is not None and live.seats[watcher.seat].user != watcher.user:
                watcher.seat = live.best_seat(watcher.user)
                self.greet(live, watcher)

    def greet(self, live: Live, watcher: Watcher) -> None:
        """Tell one who watches everything, as a first message does."""
        whole = Hello(
            seq=live.number(watcher.seat),
            rev=live.rev_of(watcher.seat),
            waiting=live.state.waiting,
            players=self.players(live),
            view=msgspec.Raw(self.shown_to(live, watcher.seat, watcher.user)),
        )
        watcher.send(encode(whole))
        watcher.knows = (watcher.seat, live.rev_of(watcher.seat))

    # -- views -------------------------------------------------------------------------------------------

    def shown_to(self, live: Live, seat: str | None, user: str) -> bytes:
        """The view of a seat with the seats of the user who looks at it."""
        return self.shown(live, seat)[:-1] + b',"seats_mine":' + encode(live.seats_of(user)) + b"}"

    def shown(self, live: Live, seat: str | None) -> bytes:
        """The view of a seat as it is sent, with the last lines of the log."""
        lines = recent_lines(live, seat)[-SHOWN:]
        return self._bare(live, seat)[:-1] + b',"log":' + encode(lines) + b"}"

    def _bare(self, live: Live, seat: str | None) -> bytes:
        """The view of a seat without the log; made once for each change, however many look at it."""
        self._turn_page(live, seat)
        if seat not in live.shown:
            with working(live):
                live.shown[seat] = Page(live.rev_of(seat), encode(self.view(live, seat)))
        return live.shown[seat].view

    @staticmethod
    def _turn_page(live: Live, seat: str | None) -> None:
        """When the game has changed for a seat, what it was shown last becomes what it was shown before."""
        last = live.shown.get(seat)
        if last is not None and last.rev != live.rev_of(seat):
            live.before[seat] = live.shown.pop(seat)

    def view(self, live: Live, seat: str | None, state: Any = None) -> View:
        """The document of a game as a seat may see it, now or (with ``state``) at an earlier moment.

        The log is not in it.
        """
        now = state is None
        shown = live.state if now else state
        seen = live.game.view(shown, seat)
        many = seen.legal if isinstance(seen.legal, Answers) else None
        document = View(
            game=seen.game,
            version=seen.version,
            scenario=seen.scenario,
            options=seen.options,
            seat=seat,
            seq=shown.seq if live.over else seen.seq,
            waiting=seen.waiting,
            prompt=seen.prompt,
            proposals=seen.proposals,
            concern=seen.concern,
            legal=[] if many is not None else [action.to_json() for action in seen.legal],
            answers=msgspec.UNSET if many is None else many.to_json(),
            places=seen.places,
            tracks=seen.tracks,
            hands=seen.hands,
            panels=seen.panels,
            outcome=seen.outcome,
            rev=live.rev_of(seat),
            undo=now and live.may_undo(seat),
            mark=live.game.mark(shown),
        )
        if now and not live.over and live.head.outdated:
            document.prompt, document.legal, document.undo = live.head.outdated, [], False
        return document

    def tell_thinking(self, live: Live) -> None:
        """Say whose bot is thinking, or that none is any more."""
        self.hub.tell_all(live.id, encode(Thinking(seat=live.thinking)))

    def players(self, live: Live) -> Players:
        """Who sits where, for everyone to know."""
        online = self.hub.online(live.id)
        seats = [live.seats[name] for name in live.game.meta.seats]
        return {seat.seat: _player(live, seat, online) for seat in seats}


def _player(live: Live, seat: Seat, online: frozenset[str]) -> Player:
    known = Player(
        user=seat.user,
        name=seat.name,
        kind=seat.kind,
        covered=seat.covered,
        level=live.level_of(seat.seat) if seat.automatic else "",
        online=seat.user is not None and seat.user in online,
        behind=seat.behind or msgspec.UNSET,
        kept=seat.kept or msgspec.UNSET,
    )
    if live.head.clock is not None:
        known.deadline, known.bank = clocks.deadline(live, seat), clocks.reserve(live.head.clock, seat)
    return known
