"""What a seat sees beside the board: how the turn would be scored if it ended now."""

from __future__ import annotations

from typing import Any

from flagplot.games.admirals_war import hidden
from flagplot.games.admirals_war.board import ALLIED, AXIS, NOBODY, SIDES, THEATRES, US
from flagplot.games.admirals_war.moves.panels import threats
from flagplot.games.admirals_war.play import MOST, War
from flagplot.games.admirals_war.shores import capture, control, landings
from flagplot.games.admirals_war.shores.frames import Landings
from flagplot.games.admirals_war.turn import midway
from flagplot.games.admirals_war.turn.frames import Turn

CONTROL = 10  # the step of the turn in which control is scored; capture follows [AW-SEQ-29, AW-SEQ-30]


def projection(war: War, viewer: str | None) -> dict[str, Any]:
    """Flags, points of each track, and ports that would fall, as far as the viewer can know."""
    shadow = _known(war, viewer)
    scored, captured = _behind(war)
    flags = war.state.flag
    if not scored:
        flags = shadow.state.flag = [control.flag_for(shadow, area) for area in war.board.area_range]
    ids = war.board.place_ids
    points = [0, 0]
    contested = []
    for area, side in enumerate(flags):
        if side != NOBODY and control.counts(shadow, area) and not scored:
            worth = midway.area_points(shadow, area, side)
            points[war.board.areas[area].track[side]] += worth if side == ALLIED else -worth
        able = [one for one in (ALLIED, AXIS) if control.qualifies(shadow, one, area)]
        if side == NOBODY and able:
            contested.append(ids[area])
    return {
        "flags": {ids[area]: SIDES[side] for area, side in enumerate(flags) if side != NOBODY},
        "contested": contested,
        "points": dict(zip(THEATRES, points, strict=True)),
        "lead": {
            name: max(-MOST, min(MOST, lead + more))
            for name, lead, more in zip(THEATRES, war.state.vp, points, strict=True)
        },
        "worth": {
            ids[area]: [midway.area_points(war, area, side) for side in (ALLIED, AXIS)]
            for area in war.board.area_range
            if midway.playable(war, area) and control.counts(shadow, area)
        },
        "track": {
            ids[number]: [THEATRES[track] for track in area.track]
            for number, area in enumerate(war.board.areas)
            if area.track[ALLIED] != area.track[AXIS]
        },
        "falling": {
            ids[port]: SIDES[capture.blockader(shadow, port)]
            for port in (() if captured else capture.falling(shadow))
        },
    }


def _behind(war: War) -> tuple[bool, bool]:
    """Whether control has been scored this turn, and whether ports have fallen. [AW-SEQ-06]"""
    frame = war.state.frames[0] if war.state.frames else None
    number = frame.number if isinstance(frame, Turn) else 0
    return number >= CONTROL, number > CONTROL + 1


def _known(war: War, viewer: str | None) -> War:
    """The same situation without what is hidden from the viewer. [AW-O26-01]"""
    state = war.state.clone()
    if war.on("hidden_submarines"):
        seen = [unit for unit in range(war.board.n_units) if not hidden.hides(war, unit, viewer)]
        state.at = [tuple(unit for unit in units if unit in seen) for units in state.at]
    return War(war.tables, state)


def turn_panel(war: War, frame: object, viewer: str | None) -> dict[str, Any]:
    """The projection, what may still come, and what the US player keeps to himself."""
    return projection(war, viewer) | {"threats": threats(war)} | secrets(war, viewer)


def secrets(war: War, viewer: str | None) -> dict[str, Any]:
    """The distribution of the faces and the rolls, for those who may know. [AW-O23-02, AW-O23-03]"""
    state, ids = war.state, war.board.place_ids
    if not state.uncertain or not hidden.privy(state, US, viewer):
        return {}
    rolls = {ids[box]: ids[state.uncertain[faces[0] - 1]] for box, faces in state.uncertain_rolls.items()}
    return {"faces": [ids[area] for area in state.uncertain], "groups": rolls}


def landing_panel(war: War, frame: Landings, viewer: str | None) -> dict[str, Any]:
    """What a landing at each place would meet: the defenders there."""
    units = landings.waiting(war, frame)
    ports = sorted({port for unit in units for port in landings.coasts(war, unit)})
    ids = war.board.unit_ids
    return {
        "defenders": {
            war.board.place_ids[port]: [
                ids[unit] for unit in landings.garrison(war, port, 1 - war.side(units[0]))
            ]
            for port in ports
        }
    }
