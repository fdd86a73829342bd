"""Phase 4: noncombat move. What did not move or fight may move now, and every aircraft must land.

Carriers and aircraft may be moved in any order, but never so that an aircraft dies that could be saved. Once
a fighter is on a carrier that has moved, both have ended their move [A50-NCM-10].
"""

from __future__ import annotations

from flagplot.games.axis_allies.board import bits
from flagplot.games.axis_allies.moves.combat_move import DONE, begin, no_order, orders
from flagplot.games.axis_allies.moves.frames import NoncombatMove
from flagplot.games.axis_allies.moves.landing import decks, unsettled
from flagplot.games.axis_allies.moves.moment import moment
from flagplot.games.axis_allies.moves.outlook import outlook
from flagplot.games.axis_allies.pieces import Status, change, look
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.survey import survey
from flagplot.games.axis_allies.tally import tally
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import listed


class NoncombatMoveStep(Step[War, NoncombatMove]):
    """Orders and landings of the Noncombat Move phase."""

    def seats(self, war: War, frame: NoncombatMove) -> tuple[str, ...]:
        """The active power; it ends the phase itself, even if there is nothing to move."""
        return (war.board.owner_ids[frame.power],)

    def legal(self, war: War, frame: NoncombatMove, seat: str) -> list[Action]:
        """All orders that can be begun; the end of the phase once all aircraft that can be are safe."""
        now = moment(war, frame.power, combat=False)
        if now.answers is None:
            found = orders(now.war, frame.power, combat=False)
            if not found or may_end(now.war, frame.power):
                found.append(DONE)
            now.answers = tuple(found)
        return list(now.answers)

    def do(self, war: War, frame: NoncombatMove, seat: str, action: Action) -> None:
        """Begin an order or end the phase."""
        if action.verb == "done":
            war.state.frames.pop()
            end_phase(war, frame.power)
        else:
            begin(war, frame, action, combat=False)

    def why_not(self, war: War, frame: NoncombatMove, seat: str, action: Action) -> Refusal | None:
        """Why an order cannot be begun or the phase not be ended."""
        if action.verb != "done":
            return no_order(war, frame, action, combat=False)
        where = listed(war.name(space) for space in _airborne(war, frame.power))
        return illegal(
            "P40-NCM-20",
            f"aircraft in the air can be saved by flying on or by moving a carrier: {where}",
        )

    def prompt(self, war: War, frame: NoncombatMove, seat: str) -> str:
        """The question of the phase, with the aircraft that are still in the air."""
        flying = listed(war.name(space) for space in _airborne(war, frame.power))
        if flying and not may_end(war, frame.power):
            return f"Noncombat move: find a landing place for the aircraft in the air ({flying})."
        return "Noncombat move: move what has neither moved nor fought; done when finished."


def _airborne(war: War, power: int) -> list[int]:
    """Spaces with aircraft of the power in the air."""
    return list(bits(survey(war).up[power]))


def may_end(war: War, power: int) -> bool:
    """Whether no more aircraft would be lost now than must be.

    A carrier that is free must come or stay to serve those that have no other place, and keeps what it was
    counted on for [P40-AIR-15, P40-NCM-20, P40-CVS-15, A50-AIR-15, A50-NCM-17]; aircraft are not left to die
    on purpose [P40-AIR-23, A50-AIR-17].
    """
    if not survey(war).up[power]:
        return True
    now = moment(war, power, combat=False)
    if now.may_end is None:
        now.may_end = _all_safe(war, power, now.prospect.shortfall())
    return now.may_end


def _all_safe(war: War, power: int, short: int) -> bool:
    flying = survey(war).up[power]
    if not short and flying & war.board.land_mask & ~outlook(war, power, combat=False).landable:
        return False  # somebody is over land where he cannot stay, and could be saved
    return unsettled(war, power) <= short


def end_phase(war: War, power: int) -> None:
    """Land what is over a landing place; destroy what is not.

    [P40-NCM-15, P40-AIR-18, A50-AIR-16, A50-NCM-12] Aircraft over a zone where a deck is or can be mobilized
    wait for it, and their owner then says who gets it [P40-NCM-12, P40-CVS-17, A50-NCM-09, A50-CAR-17].
    """
    landable = outlook(war, power, combat=False).landable
    waiting = _airborne(war, power)
    if not waiting:
        return
    zones = decks(war, power, combat=False, moving=False).zones
    for space in waiting:
        sea = war.board.sea[space]
        for piece, count in tally(war.state.units[space], war.board).airborne[power]:
            borne = war.board.kinds[look(piece).kind].carrier_borne
            if not sea and landable >> space & 1:
                war.turn(space, piece, change(piece, status=Status.DONE, left=0), count)
            elif sea and borne and zones >> space & 1:
                war.turn(space, piece, change(piece, status=Status.ALOFT, left=0), count)
            else:
                war.remove(space, piece, count)
                war.lose(space, piece, count, "no landing place")
