"""What is built, torn down and under way on the land of the main map."""

from __future__ import annotations

import msgspec


class Project(msgspec.Struct, frozen=True, kw_only=True):
    """A construction that is going on. [see WPA-CON-01]"""

    side: int
    hex: int
    task: str
    ends: tuple[int, ...] = ()  # of a road or rail line: the two hexes it joins
    done: int = 0  # game-turns of work
    weeks: int = 0  # game-turns in which anybody has worked
    last: int = -1  # the game-turn in which somebody worked last
    crew: tuple[int, ...] = ()  # who worked then
    halves: int = 2  # its time in halves of what the table says
    secret: bool = False  # the enemy does not know that there is one
    known: bool = False  # he knows what it is


class Overhaul(msgspec.Struct, frozen=True, kw_only=True):
    """The repair of a ship: where, since when, and the game-turns that each damage level still takes.

    [see WPA-REP-02]
    """

    port: int  # a hex, or an area off the map; OUT while it is interrupted
    row: int  # the roll, modified: it holds for later damage too
    left: tuple[int, ...] = ()  # for D1, D2 and so on, up to its damage
    effort: bool = False  # maximum effort was used for this damage
    since: int = 0  # the game-turn in which it was begun, or taken up again


class Works(msgspec.Struct, frozen=True, kw_only=True):
    """All of it. What is missing in a table is as it is printed."""

    railcap: dict[int, int] = {}  # Rail Center -> its Railcap now
    ruined: dict[int, int] = {}  # Rail Center -> Railcap that is gone for good
    seized: tuple[int, ...] = ()  # Rail Centers that have been captured
    prizes: tuple[int, ...] = ()  # of these, those whose Railcap is still to be diced for
    tried: tuple[str, ...] = ()  # countries whose Railcap somebody has tried to demolish
    used: dict[int, int] = {}  # Rail Center -> Railcap used in this Ground Phase
    ridden: dict[int, int] = {}  # unit -> rail hexes it has gone in this Ground Phase
    cut: dict[int, int] = {}  # rail hex -> levels of damage

    lines: dict[int, tuple[int, int, int]] = {}  # hex -> sides that new rail, roads and minor roads run to
    fields: dict[int, int] = {}  # hex -> the level of its airfield
    ports: dict[int, str] = {}  # hex -> what kind of port it has
    seaplanes: dict[int, int] = {}  # hex -> the level of its seaplane base
    projects: tuple[Project, ...] = ()
    barren: tuple[int, ...] = ()  # hexes where no anchorage can be made

    overhauls: dict[int, Overhaul] = {}  # ship -> its repair
    busy: dict[int, tuple[int, int]] = {}  # port -> the ship of a maximum effort, the game-turn it ends
    # ship -> the port it lies in, the game-turn it is raised; -1 while that is to be diced for
    wrecks: dict[int, tuple[int, int]] = {}
    captured: tuple[int, ...] = ()  # ships that the enemy took in a yard
