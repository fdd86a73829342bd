"""Frames that only the Anniversary Edition has."""

from __future__ import annotations

from flagplot.kernel.state import Frame


class Auction(Frame, tag="auction"):
    """Before the game: the sides bid for IPCs, lower each time."""

    least: int  # the lowest sum so far
    asked: int = 0  # the side that speaks now
    bidder: int = -1  # the side that named the lowest sum, -1 for none
    passed: int = 0  # sides that passed one after the other


class Grant(Frame, tag="grant"):
    """Before the game: a side shares out the IPCs of its bid."""

    side: int
    left: int
    used: tuple[int, ...] = ()  # spaces with a new unit


class WhoFirst(Frame, tag="who_first"):
    """Whether China or the United States, whose turn they share, fights first."""

    power: int


class Research(Frame, tag="research"):
    """Research and development: hire, roll, choose a chart, develop."""

    power: int
    asked: str = ""  # what the power has to answer: tokens, chart, or empty for nothing


class Permission(Frame, tag="permission"):
    """A power asks a friend for leave to use its territories, decks and holds in this turn."""

    power: int
    friend: int


class Rockets(Frame, tag="rockets"):
    """Rockets are launched one by one, before, between and after the raids."""

    power: int
    launched: tuple[tuple[int, int], ...] = ()  # (territory of the gun, target) so far


Frames = Auction | Grant | WhoFirst | Research | Permission | Rockets
