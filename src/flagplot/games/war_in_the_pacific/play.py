"""One look at, or one change of, the war: the state with what is printed, and how it may change.

All rules take a ``Campaign`` first. Moving, losing and marking units go through the methods here, so that
every change has its event and control follows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from flagplot.games.war_in_the_pacific import marks, options
from flagplot.games.war_in_the_pacific.combat.frames import Attack, AttackStage
from flagplot.games.war_in_the_pacific.events import AirLost, Began, Moved, News, Note, StepsLost, Taken
from flagplot.games.war_in_the_pacific.ground.ashore import Ashore
from flagplot.games.war_in_the_pacific.islands import FIRST
from flagplot.games.war_in_the_pacific.leaders.whereabouts import take_on
from flagplot.games.war_in_the_pacific.names import names
from flagplot.games.war_in_the_pacific.places import OUT, SHIPS, ship_at
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, NEUTRAL, SEATS, enemy, seat
from flagplot.games.war_in_the_pacific.state import GONE, AnyFrame, Fort, PacificState
from flagplot.games.war_in_the_pacific.tables import Tables
from flagplot.games.war_in_the_pacific.turn import sudden
from flagplot.games.war_in_the_pacific.units import GroundUnit
from flagplot.games.war_in_the_pacific.works.overrun import overrun
from flagplot.kernel.dice import Dice
from flagplot.kernel.event import WATCHERS, Event, Revealed
from flagplot.kernel.words import the


class Campaign(Ashore):
    """A ``Play`` of War in the Pacific."""

    __slots__ = ("field", "island")

    def __init__(self, tables: Tables, state: PacificState, dice: Dice | None = None) -> None:
        super().__init__(tables, state, dice)
        self.island = tables.island
        self.field = self.tables.field  # where ground units move and fight

    def rework(self, **changes: Any) -> None:
        """Something is built, torn down or under way; the field follows."""
        super().rework(**changes)
        self.field = self.tables.field
        for hex in changes.get("fields", ()):
            self.judge(hex)

    def judge(self, hex: int) -> None:
        """Whether what has just changed in a hex ends a war on land at once. [see SC-S3-11]"""
        if self.tables.land is not None:
            sudden.judge(self, hex)

    # -- the stack of steps ----------------------------------------------------------------------------

    def push(self, frame: AnyFrame) -> None:
        """Begin a step; it runs before the one below goes on."""
        self.state.frames.append(frame)

    def pop(self) -> None:
        """End the step on top."""
        self.state.frames.pop()

    def note(self, what: str, audience: tuple[str, ...] | None = None) -> None:
        """A sentence for the log."""
        self.emit(Note(what=what, audience=audience))

    def news(self, what: str, audience: tuple[str, ...] | None = None, hex: str = "") -> None:
        """A sentence for the log that who was away is told, too."""
        self.emit(News(what=what, hex=hex, audience=audience))

    def begin(self, what: str) -> None:
        """A part of the game-turn begins."""
        self.emit(Began(what=what))

    # -- ground units: reading -------------------------------------------------------------------------

    def unit(self, number: int) -> GroundUnit:
        """What is printed on a unit."""
        return self.tables.ground[number]

    def id(self, number: int) -> str:
        """The id of a unit."""
        return self.tables.ground[number].id

    def ids(self, numbers: Iterable[int]) -> tuple[str, ...]:
        """The ids of units."""
        return tuple(self.tables.ground[number].id for number in numbers)

    def side(self, number: int) -> int:
        """Whose a unit is."""
        return self.tables.ground[number].side

    def at(self, place: int, side: int) -> list[int]:
        """The units of a side in a place, ascending."""
        return [number for number in self.state.place.where(place) if self.side(number) == side]

    def of(self, side: int) -> list[int]:
        """All units of a side in play."""
        place = self.state.place
        return [
            number
            for number, unit in enumerate(self.tables.ground)
            if unit.side == side and place[number] != OUT
        ]

    def ashore(self, side: int) -> list[int]:
        """The units of a side on the island, or on the land of the main map where a war is fought there."""
        ground, has = self.tables.ground, self.field.has
        return [
            number
            for number, place in enumerate(self.state.place)
            if ground[number].side == side and has(place)
        ]

    def on_land(self, place: int) -> bool:
        """Whether a place is a hex where ground units move and fight."""
        return self.field.has(place)

    def is_(self, number: int, mark: int) -> bool:
        """Whether a unit is so marked."""
        return bool(self.state.marks[number] & mark)

    def total(self, numbers: Iterable[int]) -> int:
        """The steps of some units."""
        return sum(self.state.steps[number] for number in numbers)

    def limit(self, hex: int) -> int:
        """Steps that a side may have in a hex; by eighths of land with an optional rule.

        [WPA-TAC-07, BR-2-06, WPA-TAC-09]
        """
        fine = self.field.tactical and options.on(self.state, options.FINE_FRACTIONS)
        return self.island.fine_limit(hex) if fine else self.field.limit(hex)

    def room(self, hex: int, side: int) -> int:
        """Steps that a side may still bring into a hex."""
        return self.limit(hex) - self.total(self.at(hex, side))

    def label(self, place: int) -> str:
        """The id of a place."""
        if place >= SHIPS:
            return self.tables.ships[ship_at(place)].id
        return self.chart.label(place) if place < FIRST else self.island.label(place)

    # -- ground units: changing ------------------------------------------------------------------------

    def mark(self, number: int, bits: int) -> None:
        """Mark a unit."""
        self.state.marks[number] = self.state.marks[number] | bits

    def unmark(self, number: int, bits: int) -> None:
        """Take marks off a unit."""
        self.state.marks[number] = self.state.marks[number] & ~bits

    def deactivate(self, number: int) -> None:
        """A unit is no longer activated."""
        if self.is_(number, marks.ACTIVE):
            self.unmark(number, marks.ACTIVE)
            self.note(f"{the(self.id(number))} is deactivated")

    def go(self, number: int, place: int, how: str = "goes") -> None:
        """A unit goes to a place; whoever it comes near is seen, and control follows."""
        state = self.state
        start = state.place[number]
        state.place[number], state.came[number] = place, start
        self._tell(number, start, place, how)
        if not self.field.tactical:
            self.vacate(start, self.side(number))
            self._yield(start, self.side(number))
            if self.on_land(start):
                self.settle_control(start)
        if self.on_land(place):
            self.mark(number, marks.ASHORE)
            if self.field.tactical:
                self.discover(number, place)
            self.settle_control(place)
            if self.tables.land is not None and self.war.attending:
                take_on(self, place)
        else:
            self.judge(start)  # from where somebody has gone aboard

    def note_fire(self, hex: int, side: int, strength: int) -> None:
        """Ships of a side have bombarded a hex: what helps an attack of theirs ashore. [BR-23-24]"""
        state = self.state
        japan, allied = (state.shellers or {}).get(hex, (0, 0))
        fired = (max(japan, strength), allied) if side == JAPAN else (japan, max(allied, strength))
        state.shelled = {**state.shelled, hex: max(strength, state.shelled.get(hex, 0))}
        state.shellers = {**(state.shellers or {}), hex: fired}

    def fired_on(self, hex: int, side: int) -> int:
        """The strongest bombardment of a hex by a side; by either where nobody has noted whose it was."""
        by_side = self.state.shellers or {}
        return by_side[hex][side] if hex in by_side else self.state.shelled.get(hex, 0)

    def vacate(self, hex: int, side: int) -> None:
        """A fort that is left empty, without an Intrinsic Garrison, is halved in strength and size.

        One that is left to enemies in its hex is captured as it is. [WPA-FRT-19, see WPA-FRT-21]
        """
        fort = self.state.forts.get(hex)
        if fort is None or fort[0] != side or self.at(hex, side) or self.at(hex, enemy(side)):
            return
        if self.intrinsic(hex, side):
            return
        _, strength, size, damage, known = fort
        left = strength // 2
        self.set_fort(hex, (side, left, size // 2, min(damage, left), known) if left else None)

    def _yield(self, hex: int, side: int) -> None:
        """No Intrinsic Garrison is formed where enemies are left alone. [BR-24-01]"""
        beaten = self.on_land(hex) and not self.at(hex, side) and self.at(hex, enemy(side))
        if beaten and self.intrinsic(hex, side):
            self.war.garrisons = dict(sorted({**self.war.garrisons, hex: self.state.turn}.items()))

    def called(self, base: str) -> str:
        """A base in a sentence: a task force by its name, which in another scenario may be another's."""
        if base not in self.sea.forces:
            return the(base)
        name = self.force(base).name
        return name if name != base else names(self.tables.key).get(base, base)

    def tell_of(self, labels: Iterable[str], tell: Callable[[Callable[[str], str]], Event]) -> None:
        """What befalls task forces: each side hears its own by name, of all others what the enemy calls them.

        ``tell`` makes the event with the words for a task force.
        """
        owners = {self.force(label).side for label in labels}
        groups = [(side, (SEATS[side],)) for side in sorted(owners)]
        rest = tuple(seat for side, seat in enumerate(SEATS) if side not in owners)
        for side, audience in (*groups, (NEUTRAL, (*rest, WATCHERS))):

            def words(label: str, side: int = side) -> str:
                return self.called(label) if self.force(label).side == side else the(self.contact(label))

            self.emit(replace(tell(words), audience=audience))

    def tell_misses(self, hits: int) -> None:
        """Fire that hit nobody is told, or its dice would stand there alone."""
        if not hits:
            self.note("nobody is hit")

    def _tell(self, number: int, start: int, place: int, how: str) -> None:
        """A move is told; of a stack that lies face down the enemy learns that somebody moved. [BR-1-07]"""
        audience = self.privately(number)
        origin, end = self.label(start), self.label(place)
        self.emit(Moved(unit=self.id(number), start=origin, end=end, how=how, audience=audience))
        if audience is not None:
            other = (SEATS[enemy(self.side(number))],)
            self.news(f"troops move from {the(origin)} to {the(end)}", other, end)

    def discover(self, number: int, place: int) -> None:
        """Hidden units and forts are seen when an enemy comes beside them or into their hex. [WPA-TDP-12]

        A unit that moves through a clear hex is seen, as is one that moves within the march of an enemy. Of
        the invader nothing is hidden. [WPA-TDP-13]
        """
        side = self.side(number)
        if side == JAPAN:
            if self.island.cell(place).terrain == "clear" or self._patrolled(place, side):
                self.show([number])
            return
        for hex in (place, *self.island.near(place)):
            self.show(self.at(hex, JAPAN))
            self.show_fort(hex)

    def _patrolled(self, place: int, side: int) -> bool:
        """Whether an enemy could march to a hex of an island. [WPA-TDP-13]"""
        return place in self.island.reach({self.state.place[unit] for unit in self.ashore(enemy(side))})

    def beside_enemy(self, place: int, side: int) -> bool:
        """Whether enemies are in a hex or beside it."""
        return any(self.at(hex, enemy(side)) for hex in (place, *self.field.near(place)))

    def show(self, numbers: Iterable[int]) -> None:
        """Units become known to the enemy."""
        for number in numbers:
            if not self.is_(number, marks.KNOWN):
                self.mark(number, marks.KNOWN)
                where = self.label(self.state.place[number])
                self.emit(Revealed(what=f"{the(self.id(number))} is seen in {the(where)}"))

    def show_fort(self, hex: int) -> None:
        """A fort becomes known to the enemy."""
        fort = self.state.forts.get(hex)
        if fort is not None and not fort[4]:
            self.set_fort(hex, (*fort[:4], 1))
            self.emit(
                Revealed(what=f"the fort in {the(self.label(hex))} has level {max(fort[1] - fort[3], 0)}")
            )

    def set_fort(self, hex: int, fort: Fort | None) -> None:
        """A fort changes; None takes it away."""
        forts = {place: one for place, one in self.state.forts.items() if place != hex}
        if fort is not None:
            forts[hex] = fort
        self.state.forts = dict(sorted(forts.items()))

    def lose(self, number: int, count: int, reason: str = "") -> int:
        """A unit loses steps, at most those it has; gives how many."""
        state = self.state
        count = min(count, state.steps[number])
        if count <= 0:
            return 0
        place, unit = state.place[number], self.unit(number)
        state.steps[number] = state.steps[number] - count
        key = unit.division or self.tables.ground[self.tables.family(number)].id
        state.losses = {**state.losses, key: state.losses.get(key, 0) + count}
        self.mark(number, marks.KNOWN)
        self.emit(
            StepsLost(
                unit=unit.id, side=seat(unit.side), steps=count, left=state.steps[number],
                place=self.label(place), reason=reason,
            )
        )  # fmt: skip
        if not state.steps[number]:
            self.remove(number)
            if unit.intrinsic:
                self.war.garrisons = {**self.war.garrisons, place: state.turn}
            if self.on_land(place):
                self.settle_control(place)
        return count

    def remove(self, number: int) -> None:
        """A unit without steps leaves play; a general with it joins others in the hex or is lost."""
        state = self.state
        place = state.place[number]
        state.place[number] = state.came[number] = OUT
        state.marks[number] = state.spent[number] = 0
        others = self.at(place, self.side(number))
        for leader in state.leader.where(number):
            self.follow(leader, others)
        if not self.field.tactical:
            self._yield(place, self.side(number))
        self.judge(place)

    def follow(self, leader: int, others: list[int]) -> None:
        """A general whose unit is gone joins another in the hex; without one he is removed. [WPA-GEN-52]"""
        id = self.tables.leaders[leader].id
        if others:
            self.state.leader[leader] = others[0]
            return
        self.state.leader[leader] = GONE
        self.news(f"{the(id)} is lost with the last of the troops beside him")
        for frame in self.state.frames:
            if isinstance(frame, Attack):
                frame.fallen = (*(frame.fallen or ()), leader)

    def settle_control(self, hex: int) -> None:
        """A hex with units of one side alone is theirs; who has nobody left on the island has no hex left.

        While a hex is fought over nothing changes. On the main map a hex without units and without
        Intrinsic Garrison is captured by whoever enters it. [WPA-TAC-11, BR-23-33, BR-25-02, BR-25-03]
        """
        if self._fought_over(hex):
            return
        held = [side for side in (JAPAN, ALLIED) if self.at(hex, side)]
        if len(held) == 1 and (self.field.tactical or not self.intrinsic(hex, enemy(held[0]))):
            self.take(hex, held[0])
        for side in (JAPAN, ALLIED) if self.field.tactical else ():
            if not self.ashore(side) and self.ashore(enemy(side)):
                for place in self.island.places:
                    self.take(place, enemy(side))

    def _fought_over(self, hex: int) -> bool:
        """Whether an attack on a hex is not yet decided."""
        return any(
            isinstance(frame, Attack) and frame.hex == hex and frame.stage.before(AttackStage.CHASE)
            for frame in self.state.frames
        )

    def take(self, hex: int, side: int) -> None:
        """A hex passes to a side."""
        before = self.state.control[hex]
        if before == side:
            return
        self.state.control = {**self.state.control, hex: side}
        self.emit(Taken(hex=self.label(hex), side=SEATS[side]))
        self._capture(hex, side)
        self._lose_line(hex, before)
        if self.tables.land is not None and hex in self.lines.bases:
            self.redraw(bases={at: base for at, base in self.lines.bases.items() if at != hex})
        if not self.field.tactical:
            overrun(self, hex, before, side)
        if hex in self.state.batteries and side == ALLIED and self.field.tactical:
            self.state.batteries = {at: one for at, one in self.state.batteries.items() if at != hex}
            self.news(f"the battery in {the(self.label(hex))} is taken", hex=self.label(hex))

        if before == NEUTRAL and side == JAPAN and self.land.city(hex):
            self._join(side)
        self.judge(hex)

    def _lose_line(self, hex: int, side: int) -> None:
        """A rail hex is lost; that its line is cut is found later. [see WPA-CLK-07]"""
        land = self.printed.land
        if land is None or not (land.rows[hex].rail or self.works.lines.get(hex, (0, 0, 0))[0]):
            return
        self.redraw(lost=dict(sorted({**(self.lines.lost or {}), hex: side}.items())))

    def _join(self, side: int) -> None:
        """Thailand joins Japan the moment a Japanese unit occupies one of its cities; all its hexes are then
        friendly. Until then it is undefended against Japan. [WPB-JPN-20, WPB-JPN-21, WPB-JPN-27]
        """
        self.war.joined = True
        control = self.state.control
        self.state.control = {at: side if one == NEUTRAL else one for at, one in control.items()}
        self.news(f"Thailand joins {the(SEATS[side])}")

    def _capture(self, hex: int, side: int) -> None:
        """A captured fort keeps its size; of its strength damage and 1D6 are taken.

        [WPA-FRT-21, WPA-CON-11]
        """
        fort = self.state.forts.get(hex)
        if fort is None or fort[0] == side:
            return
        _, strength, size, damage, _ = fort
        (die,) = self.roll(1, f"what is left of the fort in {the(self.label(hex))}")
        left = strength - damage - die
        self.set_fort(hex, (side, left, size, 0, 1) if left > 0 else None)

    def end_segment(self) -> None:
        """What was marked for a segment comes off, of both sides; the ways units came are forgotten."""
        for number in (*self.of(JAPAN), *self.of(ALLIED)):
            self.unmark(number, marks.SEGMENT)
            if not self._arrow(number):
                self.state.came[number] = OUT

    def _arrow(self, number: int) -> bool:
        """Whether a unit keeps its entry arrow: on the main map, while enemies are in its hex. [BR-2-07]"""
        place = self.state.place[number]
        return (
            not self.field.tactical and self.on_land(place) and bool(self.at(place, enemy(self.side(number))))
        )

    # -- air points --------------------------------------------------------------------------------------

    def lose_air(self, air: int, count: int) -> None:
        """Air points are shot down."""
        left = self.state.points[air] - count
        self.state.points[air] = left
        if self.state.flown[air] > left:
            self.state.flown[air] = left
        if self.tables.land is not None:
            lost = list(self.war.shot_down)
            lost[SEATS.index(self.tables.air[air].side)] += count
            self.war.shot_down = (lost[0], lost[1])
        self.emit(AirLost(air=self.tables.air[air].id, points=count))
