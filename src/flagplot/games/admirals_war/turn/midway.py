"""What areas are worth, and the special rules of the beginner's scenario Midway."""

from __future__ import annotations

from flagplot.games.admirals_war.board import ALLIED, ATO, AXIS, JAPANESE, NOBODY, PORT, PTO
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.turn.calendar import OVERTIME
from flagplot.games.admirals_war.turn.setup import MIDWAY_AREAS

# base -> points for whoever controls it at the end [AW-SCN-06]
BASES = {"attu_kiska": 1, "midway": 2}


def playable(war: War, area: int) -> bool:
    """Whether an area is part of the scenario; always outside Midway. [AW-SCN-01]"""
    return not war.midway or war.board.place_ids[area] in MIDWAY_AREAS


def open_port(war: War, port: int) -> bool:
    """Whether a port or base touches a playable area; always outside Midway. [AW-DEC-70]"""
    return not war.midway or any(playable(war, area) for area in war.touches(port))


def speed_face(war: War, unit: int, face: int) -> int:
    """The face a speed roll counts as: every Japanese roll is a 6. [AW-SCN-08]"""
    return 6 if war.midway and war.seat(unit) == JAPANESE else face


def area_points(war: War, area: int, side: int) -> int:
    """What control of an area earns a side now.

    Nothing for Japan in the Home Islands of Midway [AW-SCN-05]; with turn 11 Indonesia and the Home Islands
    are worth 4 to Japan all game, and on turn 11 the Atlantic track is frozen. [AW-O21-04, AW-O21-11]
    """
    printed = war.board.areas[area]
    if war.midway:
        return 0 if side == AXIS and printed.id == "home_islands" else printed.vp[side]
    if war.state.turn == OVERTIME and ATO in (printed.theatre, printed.track[side]):
        return 0
    if war.on("turn_11") and side == AXIS and printed.id in ("indonesia", "home_islands"):
        return 4
    return printed.vp[side]


def raided(war: War, port: int) -> None:
    """US carriers have raided a port: one point for each Japanese port, once. [AW-SCN-07, AW-DEC-70]"""
    name = f"raided_{war.board.place_ids[port]}"
    if not war.midway or war.board.port(port).kind != PORT or war.fact(name):
        return
    if war.state.control[port] == AXIS:
        war.set_fact(name)
        war.score(PTO, 1, f"raid on {war.board.port(port).name}")


def base_points(war: War) -> None:
    """Points for Attu/Kiska and Midway at the end. [AW-SCN-06]"""
    for id, points in BASES.items():
        holder = war.state.control[war.board[id]]
        if holder != NOBODY:
            war.score(
                PTO, points if holder == ALLIED else -points, f"{war.board.port(war.board[id]).name} held"
            )
