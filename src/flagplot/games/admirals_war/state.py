"""The situation of a game of Admirals' War."""

from __future__ import annotations

import copy
from typing import Self

from flagplot.games.admirals_war.combat import frames as combat
from flagplot.games.admirals_war.fleets import frames as fleets
from flagplot.games.admirals_war.moves import frames as moves
from flagplot.games.admirals_war.shores import frames as shores
from flagplot.games.admirals_war.turn import frames as turn
from flagplot.kernel.state import State

AnyFrame = turn.Frames | moves.Frames | combat.Frames | shores.Frames | fleets.Frames

# mode of a unit: which side of its counter is up
PATROLLING, RAIDING = 0, 1

# marks of a unit, as bits; those of TURN_MARKS go when the turn ends [AW-UNI-21]
DISABLED = 1  # hit by a 5: in port for the rest of the turn [AW-FIR-10]
SAILED = 2  # has put to sea this turn (or left its sea base)
HELD = 4  # failed its activation roll: may not sail this turn [AW-PAC-19, AW-MIN-06]
RETREATED = 8  # took part in a retreat this turn [AW-RET-03, AW-AMP-08]
PURSUED = 16  # took part in a pursuit this turn [AW-RAI-03]
STOPPED = 32  # may not pursue (again) this turn [AW-RET-11, AW-RET-18]
ATTACKED = 64  # a raiding submarine that has used its attack [AW-SUB-25]
GAINED = 128  # a Hilfskreuzer that gained a point this turn [AW-HLK-08]
GROUNDED = 256  # an LBA that flew home, or amphibious unit that may not invade, for the rest of the turn
SEEN = 512  # a hidden submarine that has shown itself this turn [AW-O26-01]
LANDED = 1024  # a French ship that took an uncontrolled base and must stay there [AW-FRA-10]
SET_ASIDE = 2048  # a patrolling submarine that has made its attack on shipping [AW-SEQ-15]
TURN_MARKS = (1 << 12) - 1
XXI = 1 << 12  # a Type XXI U-boat [AW-SUB-15, AW-DEC-71]
CONVERTED = 1 << 13  # Ise or Hyuga as a battleship-carrier [AW-O35-01]
REVERSED = 1 << 14  # an amphibious unit on its reverse side [AW-AMP-16]
SETTLED = 1 << 15  # a French or Italian unit that rolls no more [AW-ITA-06, AW-O22-22]
TIED = 1 << 16  # a US unit that must stay in Pearl Harbor until the attack [AW-PAC-08, AW-PAC-21]
EASTERN = 1 << 17  # a US unit that may base only in the USA until the attack [AW-PAC-10]
RENAMED = 1 << 18  # the pocket battleship Deutschland under the name Lutzow [AW-O32-01]

# the Pacific: at peace, at war from this turn's Hawaiian attack on, at war [AW-PAC-02, AW-DEC-20]
PEACE, ATTACK, WAR = 0, 1, 2


def changed(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    """The same values but one. What seldom changes is kept in tuples, which clones can share."""
    if values[index] == value:
        return values
    return (*values[:index], value, *values[index + 1 :])


class SeaState(State, kw_only=True):
    """Flat lists indexed by unit, place or area; see ``Board`` for the numbers.

    Hidden where the options say so: submarines (``place``, ``mode``, ``at``), the Location Uncertain
    distribution and rolls, and choices in frames; ``hidden`` knows who may see what.
    """

    tables: str  # digest of the tables the game is played with
    turn: int
    vp: list[int]  # by track: lead of the Allies, negative for a lead of the Axis [AW-VPT-01]

    # by unit
    place: list[int]
    mode: list[int]
    damage: list[int]
    overhaul: tuple[int, ...]  # seldom changed, like the other tuples: see ``changed``
    marks: list[int]
    nation: tuple[int, ...]  # the flag it sails under now
    origin: list[int]  # the place it started its move from this turn; -1 if it has not moved
    base: tuple[int, ...]  # the sea area that is its base for the coming move; -1 for none [AW-OIL-07]
    back: tuple[int, ...]  # turn one on the chart is due back, or a lost one was lost [AW-LBA-23, AW-SUB-30]

    # by place: the units there, ascending; always agrees with ``place``
    at: list[tuple[int, ...]]

    # by area
    flag: list[int]  # side of the control flag
    flag_start: tuple[int, ...]  # as it stood when the turn began
    flag_by: list[int]  # nations that earned the flag, one bit each [AW-DEC-63]
    resolved: list[int]  # combat of this turn is over
    merchant: list[int]  # points from shipping this turn, at 2 * area + side [AW-SUB-18]
    retreated: list[int]  # sides that have retreated this turn, one bit each

    # by place (only ports and bases mean anything)
    control: list[int]  # side
    holder: list[int]  # nation whose possession it is; -1 for none

    raids: tuple[tuple[int, int, int], ...] = ()  # port, area, 0 carriers or 1 LBA: attacked this turn
    markers: dict[int, tuple[int, int]] = {}  # unit -> damage and disables that have not yet taken effect

    war: int = 0
    attack_turn: int = -1  # turn of the Japanese attack; -1 before
    surprise: bool = False  # Japan may make surprise attacks this turn [AW-PAC-15]
    us_penalty: int = 0  # off this turn's US activation rolls [AW-PAC-26]
    us_penalty_next: int = 0
    facts: dict[str, int] = {}  # the rare things: replaced, never mutated; keys ascending

    uncertain: tuple[int, ...] = ()  # by die face: area of a Location Uncertain group; secret [AW-O23-02]
    uncertain_rolls: dict[int, tuple[int, ...]] = {}  # box -> faces; secret [AW-O23-03]

    frames: list[AnyFrame]

    def clone(self) -> Self:
        """An independent copy in a few microseconds."""
        new = copy.copy(self)
        new.vp = self.vp.copy()
        new.place = self.place.copy()
        new.mode = self.mode.copy()
        new.damage = self.damage.copy()
        new.marks = self.marks.copy()
        new.origin = self.origin.copy()
        new.at = self.at.copy()
        new.flag = self.flag.copy()
        new.flag_by = self.flag_by.copy()
        new.resolved = self.resolved.copy()
        new.merchant = self.merchant.copy()
        new.retreated = self.retreated.copy()
        new.control = self.control.copy()
        new.holder = self.holder.copy()
        new.frames = [frame.clone() for frame in self.frames]
        return new
