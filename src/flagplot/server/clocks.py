"""Move clocks: how long a player may think, and the bot that takes over when time is up."""

from __future__ import annotations

import msgspec

from flagplot.server.live import Batch, Clock, Live, Seat


def timed(live: Live, batch: Batch, now: float) -> list[Seat]:
    """The seats whose clocks start, stop or start again with a batch."""
    waiting = batch.state.waiting
    # in a lane time runs until its seat is done: nobody sees when something was answered there
    answered = {entry.seat for entry in batch.entries if not (entry.private and entry.seat in waiting)}
    return turned(live, waiting, answered, now)


def turned(live: Live, waiting: tuple[str, ...], answered: set[str], now: float) -> list[Seat]:
    """The seats whose clocks must change when ``waiting`` are asked and ``answered`` have answered."""
    clock = live.head.clock
    if clock is None:
        return []
    changed = []
    for seat in live.seats.values():
        waits = seat.seat in waiting
        asked, bank = seat.asked, reserve(clock, seat)
        if seat.asked is not None and (seat.seat in answered or not waits):
            bank = max(0.0, bank - max(0.0, now - seat.asked - clock.move))
            asked = None
        if waits and asked is None:
            asked = now
        if (asked, bank) != (seat.asked, seat.bank):
            changed.append(msgspec.structs.replace(seat, asked=asked, bank=bank))
    return changed


def deadline(live: Live, seat: Seat) -> float | None:
    """When the time of a seat is up; None while its clock stands still."""
    clock = live.head.clock
    stands = live.paused or seat.asked is None or seat.seat not in live.state.waiting
    if clock is None or stands or seat.kind not in ("human", "hotseat", "program") or seat.covered:
        return None
    assert seat.asked is not None
    return seat.asked + clock.move + reserve(clock, seat)


def reserve(clock: Clock, seat: Seat) -> float:
    """The seconds a seat has in reserve."""
    return clock.bank if seat.bank is None else seat.bank


def expired(live: Live, now: float) -> list[Seat]:
    """The seats a bot must cover from now on."""
    late = []
    for seat in live.seats.values():
        end = deadline(live, seat)
        if end is not None and end < now:
            late.append(msgspec.structs.replace(seat, covered=True))
    return late
