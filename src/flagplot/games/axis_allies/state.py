"""The situation of a game of the Axis & Allies family."""

from __future__ import annotations

from typing import Any, Self

from flagplot.games.axis_allies.combat import frames as combat
from flagplot.games.axis_allies.economy import frames as economy
from flagplot.games.axis_allies.moves import frames as moves
from flagplot.games.axis_allies.turn import frames as turn
from flagplot.kernel.state import State

FamilyFrame = turn.Frames | economy.Frames | moves.Frames | combat.Frames  # those of every edition

# (airbase, naval base, complex, damage of the complex): a base is -1 where there is none, else its damage;
# a complex is 0 none, 1 minor, 2 major
Facilities = tuple[int, int, int, int]
NO_FACILITIES: Facilities = (-1, -1, 0, 0)


class WarState(State, kw_only=True):
    """Flat lists indexed by space or power; see ``Board`` for the numbers. Hidden information: none."""

    persons: tuple[int, ...]  # who plays each power; persons are numbered from 0
    round: int = 1
    active: int = 0  # the power whose turn it is
    turns: list[int]  # turns each power has begun
    units: list[dict[int, int]]  # by space: piece -> count, pieces ascending; replaced, never mutated
    control: list[int]  # by space: owner, also of a territory its units have left [P40-MAP-20, A50-MAP-18]
    facilities: list[Facilities]  # by space; whoever controls it has them [A50-GEN-04]
    treasury: list[int]  # by power
    pool: list[dict[int, int]]  # by power: mobilization zone, item -> count; replaced, never mutated
    war: list[int]  # by power: set of powers it is at war with
    aligned: dict[int, int]  # violated neutral -> side it joined; replaced, never mutated
    flags: dict[str, int]  # what only one edition keeps, e.g. kamikaze attacks left; replaced, never mutated

    # as they stood when the active power's turn began
    turn_control: tuple[int, ...] = ()
    turn_facilities: tuple[Facilities, ...] = ()
    turn_friendly_zones: tuple[int, ...] = ()
    # as control stood when the Combat Move phase began, after any declaration of war
    phase_control: tuple[int, ...] = ()

    # what the active power has done this turn
    # (sets of spaces are sorted tuples: a mask would not fit into a JSON number)
    new_hostile_zones: tuple[int, ...] = ()  # became hostile by this turn's declaration of war
    origins: dict[int, tuple[int, ...]] = {}  # space -> spaces its land and sea attackers entered from
    attacks: tuple[int, ...] = ()  # zones where an optional attack on submarines and transports is announced
    assaults: tuple[tuple[int, int], ...] = ()  # announced: (launch zone, target territory), sorted
    entered_zones: tuple[int, ...] = ()  # zones in which ships ended a move of the Combat Move phase
    fought_zones: tuple[int, ...] = ()  # zones where a sea combat took place
    kamikaze_zones: tuple[int, ...] = ()  # zones where a kamikaze attack took place
    captured: tuple[int, ...] = ()  # territories captured this turn

    frames: list[Any]  # narrowed by each edition to the frames of the family and its own

    def clone(self) -> Self:
        """An independent copy in a few microseconds."""
        new = self.unasked()
        new.frames = [frame.clone() for frame in self.frames]
        return new

    def unasked(self) -> Self:
        """An independent copy in which no question is open."""
        new = self.shallow()
        new.turns = self.turns.copy()
        new.units = self.units.copy()
        new.control = self.control.copy()
        new.facilities = self.facilities.copy()
        new.treasury = self.treasury.copy()
        new.pool = self.pool.copy()
        new.war = self.war.copy()
        new.frames = []
        return new
