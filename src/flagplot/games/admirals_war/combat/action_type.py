"""Air or surface: what each side wants, and the dice when they disagree."""

from __future__ import annotations

from flagplot.games.admirals_war.board import ALLIED, ATO, AXIS, LBA, SEATS, SIDES
from flagplot.games.admirals_war.combat import forces
from flagplot.games.admirals_war.combat.events import Revealed
from flagplot.games.admirals_war.combat.frames import Battle
from flagplot.games.admirals_war.play import War
from flagplot.kernel.words import the

AIR, SURFACE, COMBINED, NONE = "air", "surface", "combined", "none"


def modifier(war: War, frame: Battle, side: int) -> int:
    """What a side adds to its die.

    One for what its theatre favours [AW-CMB-11], one for the flag it flew when the turn began [AW-CMB-12],
    one for any LBA in the area [AW-CMB-13], all together [AW-CMB-14, AW-EXA-04], in pursuits too [AW-DEC-35].
    """
    favoured = SURFACE if war.board.theatre[frame.area] == ATO else AIR
    wants = frame.choices[side] == favoured
    flag = war.state.flag_start[frame.area] == side
    planes = any(not war.neutral(unit) for unit in war.at(frame.area, side, LBA))
    return wants + flag + planes


def settle(war: War, frame: Battle) -> None:
    """Both choices are in: agreement, or the higher modified die, or both actions on a tie.

    Each group of a retreat settles for itself. [AW-CMB-09, AW-CMB-15, AW-CMB-16, AW-CMB-17, AW-RET-15]
    """
    choices = frame.choices
    if choices[ALLIED] == choices[AXIS]:
        frame.action = choices[ALLIED]
    else:
        totals = [0, 0]
        for side in forces.fire_order(war, frame.area):
            seat = SEATS[war.commander(side, frame.area)]
            extra = modifier(war, frame, side)
            (face,) = war.roll(1, f"{the(seat)} for {choices[side]} action, {extra} more")
            totals[side] = face + extra
        if totals[ALLIED] == totals[AXIS]:
            frame.action = COMBINED
        else:
            frame.action = choices[ALLIED if totals[ALLIED] > totals[AXIS] else AXIS]
    reveal(war, frame)


def reveal(war: War, frame: Battle) -> None:
    """Tell what was chosen and what will be fought. [AW-CMB-08]"""
    names = dict(zip(SIDES, frame.choices, strict=True))
    war.emit(
        Revealed(
            area=war.board.areas[frame.area].name,
            round=frame.round,
            action=frame.action,
            allied=names["allied"],
            axis=names["axis"],
        )
    )
    frame.choices = ("", "")
