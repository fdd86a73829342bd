"""One look at, or one change of, the war at sea: the state with its board, and the few ways to change it.

All rules take a ``War`` first. Reading is done on ``war.state`` and ``war.board``; moving, damaging, losing
units, points, flags and control go through the methods here, so that events and laws stay in one place.
"""

from __future__ import annotations

from collections.abc import Iterable

from flagplot.games.admirals_war import factors
from flagplot.games.admirals_war.board import (
    AMPHIB,
    ATO,
    COMMANDER,
    HKG,
    HLK,
    ITALIAN,
    JAPANESE,
    LBA,
    NATION_SEAT,
    NATION_SIDE,
    NATIONS,
    OILER,
    PARA,
    SEATS,
    SHIP,
    SIDES,
    SUB,
    THEATRES,
    Board,
    Piece,
)
from flagplot.games.admirals_war.events import (
    Arrived,
    Changed,
    Damaged,
    Disabled,
    Flagged,
    Left,
    Moved,
    Note,
    Scored,
    Seized,
    Turned,
)
from flagplot.games.admirals_war.state import (
    DISABLED,
    PATROLLING,
    PEACE,
    RAIDING,
    RENAMED,
    AnyFrame,
    SeaState,
    changed,
)
from flagplot.games.admirals_war.tables import Tables
from flagplot.kernel.dice import Dice
from flagplot.kernel.flow import Play

LAST = 11  # the optional last turn
MOST = 29  # the largest lead on a track [AW-VPT-03]
DELAY = 2  # turns until a lost submarine, LBA or amphibious unit is back [AW-LBA-23, AW-AMP-15, AW-SUB-30]
MODES = ("patrolling", "raiding")


class War(Play[SeaState]):
    """A ``Play`` of Admirals' War."""

    __slots__ = ("board", "tables")

    def __init__(self, tables: Tables, state: SeaState, dice: Dice | None = None) -> None:
        self.state, self.dice = state, dice  # as Play does; made twice for every decision, so kept short
        self.events, self.faces, self.lane = [], [], ""
        self.tables = tables
        self.board: Board = tables.board

    # -- the game --------------------------------------------------------------------------------------

    def on(self, option: str) -> bool:
        """Whether a switch is on."""
        return self.state.options[option] is True

    @property
    def two(self) -> bool:
        """Two persons play, each a whole side. [AW-GEN-01, AW-GEN-02]"""
        return bool(self.state.options["players"] == "two")

    @property
    def midway(self) -> bool:
        """The beginner's scenario. [AW-SCN-01]"""
        return self.state.scenario == "midway"

    def commander(self, side: int, place: int) -> int:
        """The seat that speaks for a side in combat at a place. [AW-SEQ-05, AW-CMB-10]

        Of four players the one whose theatre it is, unless only the partner has units at sea there.
        """
        seat = self.theatre_seat(side, place)
        if self.two or place >= self.board.n_areas:
            return seat
        owners = [self.seat(unit) for unit in self.combat_units(place, side)]
        return owners[0] if owners and seat not in owners else seat

    def theatre_seat(self, side: int, place: int) -> int:
        """The seat of a side whose theatre a place is in; all submarines there are its own.

        [AW-SEQ-05, AW-SUB-03, AW-SUB-05]
        """
        return COMMANDER[self.board.theatre[place]][side]

    def fact(self, name: str) -> int:
        """A rare thing to remember; 0 when nothing was noted."""
        return self.state.facts.get(name, 0)

    def set_fact(self, name: str, value: int = 1) -> None:
        """Remember a rare thing; 0 forgets it."""
        facts = {key: old for key, old in self.state.facts.items() if key != name}
        if value:
            facts[name] = value
        self.state.facts = dict(sorted(facts.items()))

    def note(self, what: str) -> None:
        """A sentence for the log."""
        self.emit(Note(what=what))

    # -- the stack of steps ----------------------------------------------------------------------------

    def push(self, frame: AnyFrame) -> None:
        """Begin a step; it runs before the one below goes on."""
        self.state.frames.append(frame)

    def pop(self) -> None:
        """End the step on top."""
        self.state.frames.pop()

    # -- units: reading --------------------------------------------------------------------------------

    def piece(self, unit: int) -> Piece:
        """What is printed on a counter."""
        return self.board.pieces[unit]

    def kind(self, unit: int) -> int:
        """SHIP, OILER, HLK, SUB, LBA, AMPHIB, PARA or HKG."""
        return self.board.pieces[unit].kind

    def side(self, unit: int) -> int:
        """The side it fights for now."""
        return NATION_SIDE[self.state.nation[unit]]

    def seat(self, unit: int) -> int:
        """The seat that runs it now. [AW-SEQ-02, AW-SEQ-03, AW-SEQ-04]"""
        return NATION_SEAT[self.state.nation[unit]]

    def seat_name(self, unit: int) -> str:
        """The name of the seat that runs it now."""
        return SEATS[NATION_SEAT[self.state.nation[unit]]]

    def at(self, place: int, side: int | None = None, *kinds: int) -> list[int]:
        """Units at a place, of a side and of some kinds if given, ascending."""
        nation, pieces = self.state.nation, self.board.pieces
        return [
            unit
            for unit in self.state.at[place]
            if (side is None or NATION_SIDE[nation[unit]] == side)
            and (not kinds or pieces[unit].kind in kinds)
        ]

    def run_by(self, seat: int, place: int, *kinds: int) -> list[int]:
        """Units at a place that a seat runs, of some kinds if given, ascending."""
        nation, pieces = self.state.nation, self.board.pieces
        return [
            unit
            for unit in self.state.at[place]
            if NATION_SEAT[nation[unit]] == seat and (not kinds or pieces[unit].kind in kinds)
        ]

    def at_sea(self, unit: int) -> bool:
        """In a sea area."""
        return self.state.place[unit] < self.board.n_areas

    def in_port(self, unit: int) -> bool:
        """In a port or base."""
        return self.board.is_port(self.state.place[unit])

    def patrolling(self, unit: int) -> bool:
        """At sea, patrolling side up."""
        return self.state.mode[unit] == PATROLLING and self.state.place[unit] < self.board.n_areas

    def raiding(self, unit: int) -> bool:
        """At sea, raiding side up."""
        return self.state.mode[unit] == RAIDING and self.state.place[unit] < self.board.n_areas

    def marked(self, unit: int, marks: int) -> bool:
        """Whether a unit has any of the marks."""
        return bool(self.state.marks[unit] & marks)

    def neutral(self, unit: int) -> bool:
        """Not yet in the war: Japanese units before the attack, Italian ones on turn 0.

        [AW-DEC-19, AW-O20-08]
        """
        nation = self.state.nation[unit]
        if nation == ITALIAN:
            return "italy_neutral" in self.state.facts
        return self.state.war == PEACE and NATION_SEAT[nation] == JAPANESE

    def combat_units(self, area: int, side: int) -> list[int]:
        """What fights for a side in an area: ships, LBA and amphibious units. [AW-CMB-05, AW-DEC-61]"""
        return [unit for unit in self.at(area, side, SHIP, LBA, AMPHIB) if not self.neutral(unit)]

    # -- units: factors as they are now (see factors.py) -----------------------------------------------

    def gunnery(self, unit: int) -> int:
        """Current gunnery dice."""
        return factors.gunnery(self, unit)

    def air(self, unit: int) -> int:
        """Current airstrike dice."""
        return factors.air(self, unit)

    def speed(self, unit: int) -> int:
        """Current speed."""
        return factors.speed(self, unit)

    def armor(self, unit: int) -> int:
        """Damage it survives."""
        return factors.armor(self, unit)

    # -- units: changing -------------------------------------------------------------------------------

    def put(
        self, unit: int, place: int, mode: int = PATROLLING, *, audience: tuple[str, ...] | None = None
    ) -> None:
        """Move a unit that is on the map to another place on the map, and say so."""
        state = self.state
        start = state.place[unit]
        self._shift(unit, place)
        state.mode[unit] = mode
        if start != place:
            self.emit(
                Moved(
                    unit=self.board.unit_ids[unit],
                    name=self.board.pieces[unit].name,
                    start=self.board.place_ids[start],
                    end=self.board.place_ids[place],
                    mode=MODES[mode] if place < self.board.n_areas else "",
                    audience=audience,
                )
            )

    def turn_over(self, unit: int, mode: int, *, audience: tuple[str, ...] | None = None) -> None:
        """Turn a counter to its patrolling or raiding side where it lies."""
        if self.state.mode[unit] != mode:
            self.state.mode[unit] = mode
            piece = self.board.pieces[unit]
            self.emit(Turned(unit=piece.id, name=piece.name, mode=MODES[mode], audience=audience))

    def arrive(self, unit: int, place: int) -> None:
        """Bring a unit from off the map (not yet due, on the chart) onto it, fresh. [AW-REI-07]"""
        state, piece = self.state, self.board.pieces[unit]
        self._shift(unit, place)
        state.mode[unit], state.back = PATROLLING, changed(state.back, unit, -1)
        self.emit(Arrived(unit=piece.id, name=piece.name, place=self.board.place_ids[place]))

    def leave(self, unit: int, reason: str, *, back: int = -1, good: bool = False) -> None:
        """Take a unit off the map: onto the chart if it is due ``back``, else sunk, or gone for ``good``.

        The turn of a loss that lasts is kept in ``back``.
        """
        state, board, piece = self.state, self.board, self.board.pieces[unit]
        where = board.place_ids[state.place[unit]]
        self._shift(unit, board.chart if back >= 0 else board.removed if good else board.sunk)
        state.mode[unit], state.damage[unit], state.overhaul = PATROLLING, 0, changed(state.overhaul, unit, 0)
        state.origin[unit] = -1
        state.base = changed(state.base, unit, -1)
        state.back = changed(state.back, unit, back if back >= 0 else state.turn)
        self.emit(Left(unit=piece.id, name=piece.name, place=where, reason=reason, back=back))

    def lose(self, unit: int, reason: str = "is sunk") -> None:
        """A unit is sunk, destroyed or eliminated: submarines, LBA and amphibious units come back later.

        [AW-FIR-09, AW-LBA-23, AW-AMP-15, AW-SUB-30]
        """
        returns = self.board.pieces[unit].kind in (SUB, LBA, AMPHIB, PARA)
        self.leave(unit, reason, back=self.state.turn + DELAY if returns else -1)
        if self.board.unit_ids[unit] == "ger_deutschland":
            self._pride_lost(unit)

    def _pride_lost(self, unit: int) -> None:
        """Deutschland sunk under that name on turn 3 or 4 costs Germany a point. [AW-O32-03, AW-O32-05]"""
        if self.state.turn in (3, 4) and not self.state.marks[unit] & RENAMED:
            self.score(ATO, 1, "Deutschland is sunk")

    def hurt(self, unit: int, points: int) -> None:
        """Add damage points, or repair them when negative; nothing sinks here."""
        if points:
            state, piece = self.state, self.board.pieces[unit]
            state.damage[unit] += points
            self.emit(Damaged(unit=piece.id, name=piece.name, points=points, total=state.damage[unit]))

    def disable(self, unit: int) -> None:
        """Mark a unit as disabled; sending it home is the caller's work. [AW-FIR-10]"""
        if not self.state.marks[unit] & DISABLED:
            self.mark(unit, DISABLED)
            piece = self.board.pieces[unit]
            self.emit(Disabled(unit=piece.id, name=piece.name))

    def mark(self, unit: int, marks: int) -> None:
        """Set marks."""
        self.state.marks[unit] |= marks

    def unmark(self, unit: int, marks: int) -> None:
        """Take marks away."""
        self.state.marks[unit] &= ~marks

    def hand_over(self, unit: int, nation: int) -> None:
        """A unit sails under another flag from now on."""
        if self.state.nation[unit] != nation:
            self.state.nation = changed(self.state.nation, unit, nation)
            piece = self.board.pieces[unit]
            self.emit(Changed(unit=piece.id, name=piece.name, nation=NATIONS[nation]))

    def _shift(self, unit: int, place: int) -> None:
        state = self.state
        start = state.place[unit]
        if start != place:
            state.at[start] = tuple(one for one in state.at[start] if one != unit)
            state.at[place] = tuple(sorted((*state.at[place], unit)))
            state.place[unit] = place

    # -- map -------------------------------------------------------------------------------------------

    def touches(self, port: int) -> tuple[int, ...]:
        """The areas a port or base is part of. [AW-MAP-23]"""
        return self.board.touches["norway_apart" in self.state.facts][port]

    def ports_on(self, area: int) -> tuple[int, ...]:
        """The ports and bases that touch an area."""
        return self.board.ports_on["norway_apart" in self.state.facts][area]

    def friendly_on(self, area: int, side: int) -> list[int]:
        """Ports and bases of a side that touch an area. [AW-MAP-24]"""
        return [port for port in self.ports_on(area) if self.state.control[port] == side]

    def set_flag(self, area: int, side: int, nations: Iterable[int] = ()) -> None:
        """Place the flag of a side, earned by units of some nations, or remove it."""
        mask = 0
        for nation in nations:
            mask |= 1 << nation
        self.state.flag_by[area] = mask
        if self.state.flag[area] != side:
            self.state.flag[area] = side
            self.emit(Flagged(area=self.board.place_ids[area], side=SIDES[side] if side >= 0 else ""))

    def set_control(self, port: int, side: int, nation: int, reason: str) -> None:
        """A port or base passes to a nation, or to nobody; nothing else happens here. [AW-CAP-04]"""
        self.state.holder[port] = nation
        if self.state.control[port] != side:
            self.state.control[port] = side
            shown = SIDES[side] if side >= 0 else ""
            self.emit(Seized(port=self.board.place_ids[port], side=shown, reason=reason))

    # -- points ----------------------------------------------------------------------------------------

    def score(self, track: int, points: int, reason: str) -> None:
        """Move a track: positive points for the Allies; a lead never exceeds 29.

        On turn 11 the Atlantic track is frozen. [AW-VPT-03, AW-DEC-33, AW-O21-04]
        """
        if track == ATO and self.state.turn == LAST:
            return
        before = self.state.vp[track]
        lead = max(-MOST, min(MOST, before + points))
        if lead != before:
            self.state.vp[track] = lead
            self.emit(Scored(track=THEATRES[track], points=lead - before, lead=lead, reason=reason))


# kinds that are counted as ships when they move and return; submarines and escort groups never do
SHIPS = (SHIP, OILER, HLK)
OFF_MAP = (SUB, HKG)  # in base they lie in the reserve, not in a port
