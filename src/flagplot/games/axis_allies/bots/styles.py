"""Tempers a turn can be played with; a plan search tries several, quick players have one."""

from __future__ import annotations

from typing import NamedTuple

from flagplot.games.axis_allies.bots.desk import EASY, HARD, NORMAL, Desk


class Style(NamedTuple):
    """How bold a plan is."""

    fear: float = 0.0  # part of the enemy's gain by striking back that counts against a battle
    sure: float = 0.6  # chance to take below which a battle is not begun
    price: float = 0.04  # what it costs to use a unit here and not elsewhere, of its worth
    exact: bool = False  # odds summed over, not by expectation alone
    together: bool = False  # sea and land planned at once, else sea first
    guard: bool = True  # what a capital needs stays there, whatever it could do outside
    advance: float = 1.0  # times what it is worth to stand nearer to a target
    purse: str = ""  # what more money than usual is spent on, see ``programme.leaning``
    careful: bool = False  # stacks, fleets and aircraft keep out of strikes that pay


# trials have little luck in their dice, and would take a battle of 60 % for won: those who try are surer
QUICK = Style()
CAUTIOUS = Style(fear=1.0, sure=0.8, exact=True, together=True, careful=True)
STEADY = Style(fear=0.6, sure=0.8, exact=True, careful=True)
BOLD = Style(fear=0.3, sure=0.8, exact=True, together=True, guard=False, careful=True)
SAFE = Style(fear=1.0, sure=0.9, price=0.02, exact=True, careful=True)
LEAN = Style(fear=0.6, sure=0.75, price=0.1, exact=True, together=True, careful=True)
DARING = Style(fear=0.3, sure=0.65, exact=True, guard=False, careful=True)
FEARLESS = Style(fear=0.0, sure=0.75, exact=True, together=True, careful=True)
PATIENT = Style(fear=1.5, sure=0.92, exact=True, together=True, careful=True)
FORWARD = CAUTIOUS._replace(advance=2.5)
WARY = CAUTIOUS._replace(advance=0.4)

_ATTACKS = {
    EASY: (QUICK,),
    NORMAL: (STEADY, CAUTIOUS, BOLD),
    HARD: (STEADY, CAUTIOUS, BOLD, LEAN, SAFE, DARING, FEARLESS, PATIENT),
}
_LEANINGS = tuple(CAUTIOUS._replace(purse=purse) for purse in ("", "men", "armour", "wings", "ashore"))
_PURCHASES = {EASY: (QUICK,), NORMAL: (CAUTIOUS,), HARD: _LEANINGS}
_MOVES = {EASY: (QUICK,), NORMAL: (CAUTIOUS,), HARD: (CAUTIOUS, FORWARD, WARY)}


def for_attacks(desk: Desk) -> tuple[Style, ...]:
    """The styles a level tries for its attacks."""
    return _ATTACKS[desk.skill]


def for_moves(desk: Desk) -> tuple[Style, ...]:
    """The styles a level tries for its noncombat moves."""
    return _MOVES[desk.skill]


def for_purchases(desk: Desk) -> tuple[Style, ...]:
    """The styles a level tries for what it buys."""
    return _PURCHASES[desk.skill]
