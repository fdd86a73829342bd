"""What is kept of a war on the land of the main map: headquarters, isolation, garrisons, countries."""

from __future__ import annotations

from typing import Self

import msgspec
from msgspec import UNSET, UnsetType

from flagplot.games.war_in_the_pacific.command.state import Lines
from flagplot.games.war_in_the_pacific.works.state import Works


class Plan(msgspec.Struct, frozen=True):
    """A landing that is planned. [see BR-17-01]"""

    side: int
    hq: int
    target: int
    units: tuple[int, ...]
    turn: int  # in which it was recorded


class Theatre(msgspec.Struct, kw_only=True):
    """The war on land. Tables are replaced when they change."""

    cp: tuple[int, ...] = ()  # by headquarters: its stock
    posts: tuple[int, ...] = ()  # where it is; OUT when it is disbanded
    active: tuple[int, ...] = ()  # 1 when it is activated for this cycle
    under: dict[int, int] = {}  # activated unit -> the headquarters that paid for it
    isolated: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())  # hexes, by side, in this Ground Phase
    stood: dict[int, int] = {}  # unit -> the hex in which it began this Ground Phase
    cleared: tuple[int, int] = (-1, -1)  # by side: the hex opened by a challenge in this game-turn
    garrisons: dict[int, int] = {}  # hex -> the game-turn in which its Intrinsic Garrison was eliminated
    shot_down: tuple[int, int] = (0, 0)  # APs lost, by side
    commanders: dict[int, int] = {}  # headquarters -> its commander, where it is not the printed one
    # general who waits at a headquarters without troops -> that headquarters
    attending: dict[int, int] | UnsetType = UNSET
    guests: dict[int, int] = {}  # unit of another service -> the game-turn in which it was activated
    # unit and hex to which it had not the MPs in this Ground Phase, for want of its general's
    balked: tuple[tuple[int, int], ...] | UnsetType = UNSET
    led: dict[int, int] = {}  # on-site general -> the unit of another service he led in this Ground Phase
    afloat: dict[int, str] = {}  # headquarters -> the task force it is at sea with
    shelved: dict[int, int] = {}  # headquarters in the Availability Box -> CPs to bring it back
    reserve: dict[str, int] = {}  # CPs in reserve, by command
    # CPs lent in a game-turn: lender, borrower, game-turn, how many
    lent: tuple[tuple[int, int, int, int], ...] | UnsetType = UNSET
    unseen: tuple[str, ...] = ()  # task forces that sailed unseen for part of their sortie
    alarms: tuple[str, ...] = ()  # those that have set off an alarm
    returns: dict[int, int] = {}  # leader on the turn track -> the game-turn in which he is back
    worn: dict[int, int] = {}  # air unit -> APs that count double for attrition, by transfers of this cycle
    lines: Lines = Lines()  # support bases and emergency links
    joined: bool = False  # the neutral country has joined Japan
    works: Works = Works()  # what is built and torn down
    crews: dict[int, int] = {}  # activated ship -> the headquarters that paid for it
    tanks: dict[int, int] = {}  # ship laid up in an isolated port -> twelfths of fuel used
    plans: tuple[Plan, ...] = ()  # landings, each secret
    areas: dict[int, str] = {}  # ship off the map -> the entry area in which it waits
    convoys: dict[int, tuple[int, int]] = {}  # ship on its way -> game-turn and hex in which it enters
    crated: dict[int, int] = {}  # air unit -> Air Phases before it may fly
    boxed: dict[int, int] = {}  # air unit -> phases in crates, while they are fewer than three
    port_use: dict[int, int] = {}  # port -> activation points of this cycle, by option
    rebuilt: tuple[int, ...] = ()  # divisions that were eliminated and came back as cadres
    sieges: dict[int, int] = {}  # fortified hex -> the side that besieges it
    # unit that is being unloaded for a landing -> the hex, and MPs paid so far in this game-turn
    begun: dict[int, tuple[int, int]] | UnsetType = UNSET
    drops: dict[int, int] = {}  # parachutists in the air -> where they jump in this game-turn
    arrived: tuple[int, ...] = ()  # by cycle: steps that have reached the country by sea

    def clone(self) -> Self:
        """An independent copy."""
        new: Self = self.__copy__()  # type: ignore[attr-defined]
        return new
