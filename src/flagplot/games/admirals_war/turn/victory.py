"""Who has won when the last turn is over. [AW-GEN-09]"""

from __future__ import annotations

from flagplot.games.admirals_war.board import ALLIED, ATO, AXIS, PTO, SEAT_SIDE, SEATS
from flagplot.games.admirals_war.play import War
from flagplot.kernel.state import Outcome


def outcome(war: War) -> Outcome:
    """The result by the reading of victory the players agreed on. [AW-GEN-10, AW-GEN-14]"""
    return team(war)


def team(war: War) -> Outcome:
    """Win one theatre and at least draw the other; anything else is a draw. [AW-GEN-09]"""
    ato, pto = war.state.vp[ATO], war.state.vp[PTO]
    if ato >= 0 and pto >= 0 and (ato or pto):
        return _won(ALLIED, "AW-GEN-09")
    if ato <= 0 and pto <= 0 and (ato or pto):
        return _won(AXIS, "AW-GEN-09")
    return Outcome((), "each side holds a theatre" if ato or pto else "both theatres are level", "AW-GEN-09")


def _won(side: int, rule: str) -> Outcome:
    winners = tuple(seat for seat, of in zip(SEATS, SEAT_SIDE, strict=True) if of == side)
    return Outcome(winners, f"the {('Allies', 'Axis')[side]} hold the seas", rule)
