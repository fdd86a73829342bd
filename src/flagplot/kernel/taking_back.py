"""Taking back: how far a seat may go, and which later answers are given again.

Never across dice, a reveal or another seat's answer, and never behind the beginning of a branch. In lanes
(kernel/lanes.py) a seat takes back what it answered itself, whatever others have answered meanwhile, and
never goes back behind their opening; the answers of others are given again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from flagplot.kernel.action import Action
from flagplot.kernel.refusal import Refusal, illegal, stale
from flagplot.kernel.words import the

if TYPE_CHECKING:
    from flagplot.kernel.journal import Entry


class Plan(NamedTuple):
    """The answer to go back to, what is taken back, and the answers to give again from there, in order."""

    target: int
    taken: tuple[Entry, ...]
    again: tuple[Entry, ...] = ()


def why_not(
    entries: Sequence[Entry], seat: str, *, begins: int, over: bool, lanes: bool = False
) -> Refusal | None:
    """Why a seat may take nothing back, the last answers being ``entries``; None when it may.

    In open ``lanes`` the reason is the same whether others have answered there or not.
    """
    if lanes:
        if any(entry.seat == seat for entry in _private(entries, begins)):
            return None
        return stale(f"{the(seat)} has answered nothing since this began that could be taken back")
    if not entries:
        return stale("there is no answer to take back")
    if over:  # by now the secret of the dice and every hand may have been shown
        return stale("the game is over; its last answer stands")
    last = entries[-1]
    if last.seat != seat:
        return illegal(
            "", f"the last answer was given by {the(last.seat)}; {the(seat)} cannot go back behind it"
        )
    if last.final:
        why = "dice were thrown after" if last.rolls else "something was revealed by"
        return illegal("", f"{why} the last answer; it stands")
    return illegal("", "this branch begins here") if last.seq <= begins else None


def plan(
    entries: Sequence[Entry], seat: str, *, begins: int, whole: bool = False, without: Action | None = None
) -> Plan | Refusal:
    """How to take back the last answer of a seat that may; a ``whole`` move, or one answer ``without`` which
    the later ones are given again.
    """
    apart = list(_private(entries, begins))
    own = [entry for entry in apart if entry.seat == seat] if apart else list(_own(entries, seat, begins))
    if without is not None:
        move = [entry for entry in own if entry.action == without][:1]
        if not move:
            return stale(f"there is no answer '{without}' that could be taken back")
    else:
        move = [entry for entry in own if whole and entry.command == own[0].command] or own[:1]
    first = move[-1].seq
    again = [entry for entry in reversed(apart or own) if entry.seq > first and entry not in move]
    return Plan(first - 1, tuple(reversed(move)), tuple(again))


def _private(entries: Sequence[Entry], begins: int) -> Iterator[Entry]:
    """What was answered in the lanes now open, by everybody, newest first; nothing where there are none."""
    for entry in reversed(entries):
        if not entry.private or entry.seq <= begins:
            return
        yield entry


def _own(entries: Sequence[Entry], seat: str, begins: int) -> Iterator[Entry]:
    """The answers a seat could take back one after the other, newest first."""
    for entry in reversed(entries):
        if entry.final or entry.seat != seat or entry.seq <= begins:
            return
        yield entry
