"""Reading what is on the land of the main map; the part of a ``Campaign`` that a war on land needs."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET

from flagplot.games.war_in_the_pacific.board import standard
from flagplot.games.war_in_the_pacific.command.state import Lines
from flagplot.games.war_in_the_pacific.events import Note
from flagplot.games.war_in_the_pacific.ground.land import Land
from flagplot.games.war_in_the_pacific.ground.theatre import Theatre
from flagplot.games.war_in_the_pacific.marks import ENTRAINED, KNOWN
from flagplot.games.war_in_the_pacific.places import OUT
from flagplot.games.war_in_the_pacific.scenarios import WEEKS, LandCard
from flagplot.games.war_in_the_pacific.sea.afloat import Afloat
from flagplot.games.war_in_the_pacific.sides import SEATS
from flagplot.games.war_in_the_pacific.state import PacificState
from flagplot.games.war_in_the_pacific.tables import Tables
from flagplot.games.war_in_the_pacific.works.built import laid
from flagplot.games.war_in_the_pacific.works.state import Works
from flagplot.kernel.dice import Dice
from flagplot.kernel.errors import RulesBug
from flagplot.kernel.words import the

HOME = ("Japan", "India", "Australia", "New Zealand", "Hawaiian Islands", "Soviet Union")  # [see BR-24-01]


class Ashore(Afloat):
    """A ``Play`` with headquarters and garrisons on the main map."""

    __slots__ = ("printed",)

    def __init__(self, tables: Tables, state: PacificState, dice: Dice | None = None) -> None:
        self.printed = tables  # as it was before anything was built
        now = laid(tables, state.war.works) if isinstance(state.war, Theatre) else tables
        super().__init__(now, state, dice)

    def rework(self, **changes: Any) -> None:
        """Something is built, torn down or under way; maps and bases follow."""
        self.war.works = msgspec.structs.replace(self.war.works, **changes)
        self.tables = laid(self.printed, self.war.works)

    @property
    def war(self) -> Theatre:
        """The war on the land of the main map; other scenarios have none."""
        found = self.state.war
        if not isinstance(found, Theatre):
            raise RulesBug("no war on land in this scenario")
        return found

    @property
    def lines(self) -> Lines:
        """Support bases and emergency links."""
        return self.war.lines

    def redraw(self, **changes: Any) -> None:
        """Support bases or emergency links change."""
        self.war.lines = msgspec.structs.replace(self.war.lines, **changes)

    @property
    def works(self) -> Works:
        """What is built and torn down."""
        return self.war.works

    @property
    def land(self) -> Land:
        """The land of the main map."""
        found = self.tables.land
        if found is None:
            raise RulesBug("no war on land in this scenario")
        return found

    @property
    def land_card(self) -> LandCard:
        """What the scenario says about the war on land."""
        found = self.tables.card.land
        if found is None:
            raise RulesBug("no war on land in this scenario")
        return found

    def lost(self, ship: int) -> bool:
        """Whether a ship is lost to its side: sunk, captured in the yard, or an empty shipping unit, since as
        much as it had has been sunk of others, which it made whole. [see WPA-PRT-12, WPB-NAV-04]
        """
        taken = self.works.captured if self.tables.land is not None else ()
        return self.sunk(ship) or ship in taken or ship in (self.sea.spare or ())

    def country(self, hex: int) -> str:
        """The country a hex lies in; New Britain, New Ireland and Bougainville are Solomon Islands.

        [WPB-SOL-01]
        """
        return standard().board.countries[hex]

    def inhabited(self, hex: int) -> bool:
        """Whether there is a city, a port, an anchorage or an airfield in a hex."""
        base = self.tables.bases.get(hex)
        return self.land.city(hex) or (base is not None and bool(base.port or base.airfield))

    def intrinsic(self, hex: int, side: int) -> bool:
        """Whether a hex has an Intrinsic Garrison of a side: it is inhabited and without a ground unit.

        Unaligned Thailand has none. One that was eliminated is formed again a cycle later, if the hex is
        friendly again. [BR-24-01, BR-24-02, WPB-JPN-21]
        """
        state = self.state
        if state.control.get(hex) != side or not self.inhabited(hex):
            return False
        ground = self.tables.ground
        if any(ground[unit].side == side and not ground[unit].intrinsic for unit in state.place.where(hex)):
            return False
        gone = self.war.garrisons.get(hex)
        return gone is None or state.turn >= gone + WEEKS

    def garrison_unit(self, side: int, hex: int) -> int:
        """The unit that stands for an Intrinsic Garrison of a side while its hex is attacked. [BR-24-01]"""
        home = self.country(hex) in HOME
        return self.tables.garrisons[side + (len(SEATS) if home else 0)]

    def masters(self, hex: int, side: int) -> bool:
        """Whether a side may use what is in a hex: no enemies, or fewer than half its steps. [BR-25-02]"""
        steps = [0, 0]
        for unit in self.state.place.where(hex):
            steps[self.tables.ground[unit].side] += self.state.steps[unit]
        return not steps[1 - side] or steps[side] > 2 * steps[1 - side]

    def friendly_port(self, hex: int, side: int) -> bool:
        """Whether a side may use a port or an anchorage: it is its own, and it masters the hex. [BR-25-02]"""
        return self.has_port(hex, side) and (self.tables.land is None or self.masters(hex, side))

    def has_port(self, hex: int, side: int) -> bool:
        """Whether a port or an anchorage belongs to a side, though it may be fought over. [BR-25-02]"""
        return super().friendly_port(hex, side)

    def drop_force(self, label: str) -> None:
        """A task force is no more. A headquarters aboard goes ashore in the port where it lies; else it is
        back where it had embarked. [see WPA-HQ-07]
        """
        if self.tables.land is not None:
            aboard = [hq for hq, at in self.war.afloat.items() if at == label]
            if aboard and self.in_port(label):
                hex, posts = self.force(label).hex, enumerate(self.war.posts)
                self.war.posts = tuple(hex if hq in aboard else post for hq, post in posts)
            if aboard:
                self.war.afloat = {hq: at for hq, at in self.war.afloat.items() if hq not in aboard}
        super().drop_force(label)

    def put_away(self, hq: int, cost: int) -> None:
        """A headquarters goes to the Availability Box, from which it comes back for some CPs.

        A general who waited there without troops is in the pool again. [see WPA-GEN-42]
        """
        war = self.war
        war.posts = tuple(OUT if at == hq else one for at, one in enumerate(war.posts))
        war.active = tuple(0 if at == hq else one for at, one in enumerate(war.active))
        war.afloat = {at: label for at, label in war.afloat.items() if at != hq}
        war.shelved = dict(sorted({**war.shelved, hq: cost}.items()))
        war.attending = {one: at for one, at in (war.attending or {}).items() if at != hq} or UNSET
        self.emit(Note(what=f"{the(self.tables.hqs[hq].id)} is disbanded"))

    def privately(self, unit: int) -> tuple[str, ...] | None:
        """Who may know which unit it is: stacks lie face down until they are seen, trains always.

        [BR-1-07, WPA-RAIL-19]
        """
        if self.tables.land is None or self.state.marks[unit] & (KNOWN | ENTRAINED) == KNOWN:
            return None
        return (SEATS[self.tables.ground[unit].side],)
