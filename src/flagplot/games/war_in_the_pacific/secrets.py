"""What all who keep secrets need: whose they are, and how many answers somebody may have given unseen."""

from __future__ import annotations

from msgspec import UNSET

from flagplot.games.war_in_the_pacific.sides import OWNERS
from flagplot.games.war_in_the_pacific.state import PacificState


def privy(state: PacificState, side: int, viewer: str | None) -> bool:
    """Whether a viewer knows the secrets of a side; the end of the game opens everything."""
    return state.outcome is not None or viewer == OWNERS[side]


def answered(state: PacificState, seat: str, more: int) -> None:
    """So many answers more, or fewer, have been given in a lane."""
    apart = {**(state.apart or {})}
    more = max(more, -apart.get(seat, 0))
    apart[seat] = apart.get(seat, 0) + more
    state.seq += more
    state.apart = {one: count for one, count in apart.items() if count} or UNSET
