"""Who has won when the last turn is over. [AW-GEN-09]"""

from __future__ import annotations

from flagplot.games.admirals_war.board import (
    ALLIED,
    ATO,
    AXIS,
    BRITISH,
    GERMAN,
    JAPANESE,
    PTO,
    SEAT_SIDE,
    SEATS,
    US,
)
from flagplot.games.admirals_war.play import War
from flagplot.kernel.state import Outcome

# each seat's own track [AW-GEN-04, AW-VPT-01]
TRACK = {BRITISH: ATO, JAPANESE: PTO, US: PTO, GERMAN: ATO}


def outcome(war: War) -> Outcome:
    """The result by the reading of victory the players agreed on before play. [AW-GEN-10, AW-GEN-14]"""
    if war.midway:
        return midway(war)
    individually = not war.two and war.state.options["victory"] == "individual"
    return individual(war) if individually else team(war)


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
    return Outcome(winners, f"the {('Allies', 'Axis')[side]} rule the seas", rule)


def lead(war: War, seat: int) -> int:
    """The points of a seat on its own track. [AW-GEN-11]"""
    points = war.state.vp[TRACK[seat]]
    return points if SEAT_SIDE[seat] == ALLIED else -points


def individual(war: War) -> Outcome:
    """The most points on the own track; an Ally also needs the partner to win or draw.

    [AW-GEN-11, AW-GEN-12, AW-GEN-13]
    """
    partner = {BRITISH: US, US: BRITISH}
    able = [seat for seat in TRACK if SEAT_SIDE[seat] == AXIS or lead(war, partner[seat]) >= 0]
    most = max(lead(war, seat) for seat in able)
    best = [seat for seat in sorted(able) if lead(war, seat) == most]
    rule = "AW-GEN-11"
    barred = [seat for seat in TRACK if seat not in able and lead(war, seat) >= most]
    if barred or not any(SEAT_SIDE[seat] == ALLIED for seat in able):
        rule = "AW-GEN-13"  # an Ally with as many points cannot claim victory
    if len(best) == len(SEATS):
        return Outcome((), "both theatres are level", rule)
    winners = tuple(SEATS[seat] for seat in best)
    return Outcome(winners, f"{most} points on the own track", rule)


def midway(war: War) -> Outcome:
    """More points win. [AW-SCN-04]"""
    points = war.state.vp[PTO]
    if not points:
        return Outcome((), "the battle of Midway is drawn", "AW-SCN-04")
    return _won(ALLIED if points > 0 else AXIS, "AW-SCN-04")
