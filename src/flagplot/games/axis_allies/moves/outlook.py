"""The map as the moving power sees it: where it may go, what it may attack, where it may land.

During the Combat Move phase territories count as they stood when the phase began [P40-CMV-28], unless in this
edition ground taken by blitz is friendly at once [A50-BLZ-07]; in the Noncombat Move phase as they stand now.
No way leads over ground that a battle has yet to win [A50-CMV-13]. An outlook depends only on control, wars,
former neutrals and the switches, so it is worked out once and remembered until one of these changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flagplot.games.axis_allies.board import Board, bits, mask_of
from flagplot.games.axis_allies.moves.reach import Rings, havens, rings, within
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.status import land_masks
from flagplot.games.axis_allies.survey import survey
from flagplot.kernel.memory import Facts, Own, own

_MOST = 100


class Outlook:
    """Sets of spaces, as one power sees them in one phase."""

    __slots__ = (
        "_asked",
        "_departures",
        "_easy",
        "_havens",
        "_least",
        "_rings",
        "_targets",
        "barred",
        "board",
        "closed",
        "friendly",
        "hostile",
        "landable",
        "provoking",
        "total",
    )

    def __init__(self, war: War, power: int, combat: bool) -> None:
        state, edition = war.state, war.edition
        self.board = war.board
        frozen = combat and state.phase_control and not edition.blitz_opens_the_way
        held: Sequence[int] = state.phase_control if frozen else state.control
        shut = edition.closed_mask(war, power, chinese_area=False, flying=False)
        friendly, hostile = land_masks(war, power, held)
        # what no unit may stand in is neither way nor target
        # [P40-MAP-19, P40-MAP-24, P40-CHN-07, A50-MAP-19, A50-CHN-14]
        self.friendly = friendly & ~shut
        self.hostile = hostile & ~shut
        # spaces aircraft may not even fly over
        # [P40-CHN-12, P40-CHN-13, P40-POL-15, P40-POL-31, A50-AIR-18, A50-MAP-10, A50-CHN-22]
        self.closed = edition.closed_mask(war, power, chinese_area=False, flying=True)
        # neutrals may be flown to but not over [P40-MAP-15]; one taken by blitz still counts as neutral
        self.barred = self.closed | neutrals(war, combat=combat)
        self.total = not ~war.board.friends[power] & ~state.war[power] & (1 << war.board.n_powers) - 1
        self._targets: dict[tuple[int, ...], int] = {}
        self._least = min([kind.move for kind in war.board.kinds if kind.air])
        self._asked = self._departures = 0
        self._rings: dict[int, Rings] = {}
        self._havens: dict[int, Rings] = {}
        self._easy: dict[tuple[int, int], int] = {}
        # friendly when the turn began, so never captured in it, still friendly now, and open to the power's
        # own units; Dutch and French land counts while its country or the power's side holds it
        # [P40-NCM-10, P40-NCM-16, P40-AIR-16, P40-AIR-17, P40-NCM-22, A50-AIR-06, A50-AIR-07, A50-NCM-07,
        # A50-NCM-13, A50-NCM-22]
        before = land_masks(war, power, state.turn_control)[0] if state.turn_control else friendly
        self.landable = before & friendly & ~shut & ~self.closed
        self.provoking = edition.provoking_mask(war, power)

    def attackable(self, war: War, power: int) -> int:
        """Hostile territories that politics let the power attack now. [P40-POL-23, P40-POL-13]

        Who has units where matters only as long as the power is at peace with somebody. A territory already
        taken by blitz may still be entered like the hostile one it was [P40-CMV-28]. Nobody attacks his own
        side [A50-CMV-16], but otherwise everything in reach, as much of it as one likes [A50-CMV-01].
        """
        key: tuple[int, ...] = ()
        if not self.total:
            key = tuple([spaces & self.hostile for spaces in survey(war).owners])
        found = self._targets.get(key)
        if found is None:
            if len(self._targets) >= _MOST:
                self._targets.clear()
            taken = war.state.captured
            found = 0
            for space in bits(self.hostile):
                if space in taken or war.edition.no_attack(war, space, power) is None:
                    found |= 1 << space  # whether anybody is there or not [P40-CMV-02, A50-CMV-02]
            self._targets[key] = found
        return found

    def rings(self, space: int) -> Rings:
        """What an aircraft of the power reaches from a space."""
        found = self._rings.get(space)
        if found is None:
            found = self._rings[space] = rings(self.board, space, self.barred, self.closed)
        return found

    def departures(self, spaces: int) -> int:
        """Those of ``spaces`` from which any aircraft with its full move reaches other land to land on."""
        for space in bits(spaces & ~self._asked):
            if self.rings(space)[self._least] & self.landable & ~(1 << space):
                self._departures |= 1 << space
            self._asked |= 1 << space
        return spaces & self._departures

    def easy(self, space: int, move: int) -> int:
        """The places from which an aircraft with ``move`` points, having flown there, still reaches land.

        One set for each distance is enough: what lies k spaces away is safe if land lies within the rest.
        """
        found = self._easy.get((space, move))
        if found is None:
            found = self._easy[space, move] = within(self.rings(space), self.havens(), move)
        return found

    def havens(self, opened: int = 0) -> Rings:
        """From where the power's aircraft reach land to land on; ``opened`` neutrals may be flown over."""
        found = self._havens.get(opened)
        if found is None:
            found = self._havens[opened] = havens(self.board, self.landable, self.barred & ~opened)
        return found

    def reach(self, space: int, points: int, opened: int = 0) -> int:
        """Where an aircraft with so many points gets; ``opened`` neutrals may be flown over."""
        if not opened:
            return self.rings(space)[points]
        return rings(self.board, space, self.barred & ~opened, self.closed)[points]


def neutrals(war: War, *, combat: bool) -> int:
    """Neutral territories nobody has violated; in combat movement as the phase began. [P40-CMV-28]"""
    state = war.state
    violated = mask_of(state.aligned)
    if combat:
        violated &= ~mask_of(state.captured)
    return war.board.neutral_mask & ~violated


# what an outlook depends on, besides the board, the power and the phase
_ALWAYS = ("war", "aligned", "flags", "options", "persons", "turn_control")
_NONCOMBAT = Facts(*_ALWAYS, "control")
_COMBAT = Facts(*_ALWAYS, "captured", "phase_control")
_WHERE_BLITZ_OPENS_THE_WAY = Facts(*_ALWAYS, "captured", "control")


class _Known(Own):
    """An outlook is filled in while it is asked about, so each thread has its own."""

    def __init__(self) -> None:
        self.last: dict[bool, tuple[Board, int, Facts, tuple[Any, ...], Outlook]] = {}
        self.outlooks: dict[tuple[Any, ...], Outlook] = {}


_KNOWN = own(_Known)


def outlook(war: War, power: int, *, combat: bool) -> Outlook:
    """The map as ``power`` sees it in its Combat Move (``combat``) or Noncombat Move phase."""
    if war.kept is None:
        return _outlook(war, power, combat)
    seen = war.kept.get((power, combat))
    if seen is None:
        seen = war.kept[power, combat] = _outlook(war, power, combat)
    return seen


def _outlook(war: War, power: int, combat: bool) -> Outlook:
    """One that was worked out before, if all it depends on is the same."""
    state, board, known = war.state, war.board, _KNOWN
    frozen = combat and state.phase_control and not war.edition.blitz_opens_the_way
    facts = _COMBAT if frozen else _WHERE_BLITZ_OPENS_THE_WAY if combat else _NONCOMBAT
    last = known.last.get(combat)
    if (
        last is not None and last[0] is board and last[1] == power
        and last[2] is facts and facts.hold(last[3], state)
    ):  # fmt: skip
        return last[4]
    kept = facts.of(state)
    key = (board, power, combat, *facts.key(kept))
    seen = known.outlooks.get(key)
    if seen is None:
        if len(known.outlooks) >= _MOST:
            known.outlooks.clear()
        seen = known.outlooks[key] = Outlook(war, power, combat)
    known.last[combat] = (board, power, facts, kept, seen)
    return seen


def enemy_zones(war: War, power: int) -> int:
    """Zones with ships of powers at war with ``power`` that it may attack.

    [P40-CMV-08, P40-AIR-24, A50-CMV-10]
    """
    board, enemies = war.board, war.state.war[power]
    found = survey(war).navies(enemies).ships
    if ~board.friends[power] & ~enemies & (1 << board.n_powers) - 1:  # some of the other side are at peace
        for zone in bits(found):
            if war.edition.no_attack(war, zone, power) is not None:
                found ^= 1 << zone
    return found
