"""The situation of a game of War in the Pacific."""

from __future__ import annotations

from typing import Self

from msgspec import UNSET, UnsetType

from flagplot.games.war_in_the_pacific.air import frames as air
from flagplot.games.war_in_the_pacific.boats import frames as boats
from flagplot.games.war_in_the_pacific.combat import frames as combat
from flagplot.games.war_in_the_pacific.command import frames as command
from flagplot.games.war_in_the_pacific.deployment import frames as deployment
from flagplot.games.war_in_the_pacific.engineering import frames as engineering
from flagplot.games.war_in_the_pacific.fire import frames as fire
from flagplot.games.war_in_the_pacific.ground import frames as ground
from flagplot.games.war_in_the_pacific.ground.theatre import Theatre
from flagplot.games.war_in_the_pacific.landing import frames as landing
from flagplot.games.war_in_the_pacific.rail import frames as rail
from flagplot.games.war_in_the_pacific.repair import frames as repair
from flagplot.games.war_in_the_pacific.sea import frames as sea
from flagplot.games.war_in_the_pacific.sea.state import Sea
from flagplot.games.war_in_the_pacific.surface import frames as surface
from flagplot.games.war_in_the_pacific.turn import frames as turn
from flagplot.games.war_in_the_pacific.works import frames as works
from flagplot.kernel.rows import Rows
from flagplot.kernel.state import State

AnyFrame = (
    turn.Frames
    | deployment.Frames
    | fire.Frames
    | landing.Frames
    | command.Frames
    | ground.Frames
    | combat.Frames
    | engineering.Frames
    | sea.Frames
    | boats.Frames
    | air.Frames
    | surface.Frames
    | works.Frames
    | rail.Frames
    | repair.Frames
)
Fort = tuple[int, int, int, int, int]  # side, strength, size, damage, whether the enemy knows its level
Battery = tuple[int, int, int, int]  # strength, damage, suppressed, has fired in this phase

# where a leader is, if not with a ground unit
POST, GONE, TRACK = -1, -2, -3  # at his headquarters or task force; lost; put on the turn track


class PacificState(State, kw_only=True):
    """Columns by the number of a unit; see ``Tables``. Hexes are places of ``places``."""

    turn: int = 0  # game-turns played

    place: Rows  # by ground unit
    steps: Rows
    marks: Rows  # bits of ``marks``
    spent: Rows  # half movement points used in this game-turn
    came: Rows  # the place from which it entered its hex, or OUT
    damage: Rows  # by ship: 0 to 4, SUNK
    shots: Rows  # bombardments made
    hurt: Rows  # bits: critical hits 2, 3 and 4
    points: Rows  # by air record: APs
    flown: Rows  # of them, APs that have flown in this game-turn
    leader: Rows  # by leader: the ground unit he is with, or POST, GONE, TRACK

    control: dict[int, int]  # hex -> side, or NEUTRAL
    forts: dict[int, Fort] = {}
    batteries: dict[int, Battery] = {}
    airfields: dict[int, int] = {}  # hex -> rung of the damage ladder
    shelled: dict[int, int] = {}  # hex -> the strongest naval bombardment of this game-turn
    shellers: dict[int, tuple[int, int]] | UnsetType = UNSET  # hex -> that of either side, if it is known
    cp: int = 0  # of the headquarters
    losses: dict[str, int] = {}  # division, or unit without one -> steps lost
    failed: dict[str, int] = {}  # division -> markers of failed activation
    promoted: dict[int, tuple[int, int, int, int]] = {}  # leader -> hq, tq, retreat, shift
    unloaded: tuple[int, ...] = ()  # ground units whose unloading is paid
    plan: tuple[landing.Entry, ...] = ()  # hidden until the Joint Assault Segment

    tables: str | UnsetType = UNSET  # digest of the tables, in a game with tables a reader has corrected
    sea: Sea | UnsetType = UNSET  # the main map, in scenarios that are played on it
    war: Theatre | UnsetType = UNSET  # the war on its land, in those that have one

    frames: list[AnyFrame]

    def clone(self) -> Self:
        """An independent copy; columns share their pages, tables are replaced when they change."""
        new = self.shallow()
        new.place = self.place.clone()
        new.steps = self.steps.clone()
        new.marks = self.marks.clone()
        new.spent = self.spent.clone()
        new.came = self.came.clone()
        new.damage = self.damage.clone()
        new.shots = self.shots.clone()
        new.hurt = self.hurt.clone()
        new.points = self.points.clone()
        new.flown = self.flown.clone()
        new.leader = self.leader.clone()
        if new.sea is not UNSET:
            new.sea = new.sea.clone()
        if new.war is not UNSET:
            new.war = new.war.clone()
        new.frames = [frame.clone() for frame in self.frames]
        return new
