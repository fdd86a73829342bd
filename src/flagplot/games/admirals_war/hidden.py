"""Who may see what. Nearly everything lies open; the exceptions are here and nowhere else.

Secret are the action a side chooses until both have chosen [AW-CMB-08, AW-DEC-24]; with hidden submarines,
where each of them is and which side is up until it attacks or is found [AW-O26-01]; with Pearl Harbor
tension, the distribution and the rolls of the Location Uncertain groups [AW-O23-02, AW-O23-03].
"""

from __future__ import annotations

from flagplot.board.graph import spaces_of
from flagplot.games.admirals_war.board import PTO, SEAT_SIDE, SEATS, SUB, US
from flagplot.games.admirals_war.combat.frames import Battle
from flagplot.games.admirals_war.moves.frames import Submarines
from flagplot.games.admirals_war.moves.limits import waters
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.shores.frames import Uncertain
from flagplot.games.admirals_war.state import RAIDING, SEEN, SeaState
from flagplot.kernel.action import Action
from flagplot.kernel.stream import Stream

ACTIONS = ("air", "surface")


def privy(state: SeaState, owner: int, viewer: str | None) -> bool:
    """Whether a viewer may know the secrets of a seat: its own, or those of the same person's other seat."""
    if state.outcome is not None:
        return True
    if viewer is None:
        return False
    seat = SEATS.index(viewer)
    return seat == owner or (state.options["players"] == "two" and SEAT_SIDE[seat] == SEAT_SIDE[owner])


def confidants(state: SeaState, owner: int) -> tuple[str, ...]:
    """The seats that may know the secrets of a seat: the audience of its secret events and answers."""
    return tuple(seat for seat in SEATS if privy(state, owner, seat))


def unseen(war: War, unit: int) -> bool:
    """A submarine whose place is a secret of its owner. [AW-O26-01]"""
    board, state = war.board, war.state
    return (
        war.on("hidden_submarines")
        and board.pieces[unit].kind == SUB
        and (state.place[unit] < board.n_areas or state.place[unit] == board.reserve)
        and not state.marks[unit] & SEEN
    )


def hides(war: War, unit: int, viewer: str | None) -> bool:
    """Whether the place of a unit is hidden from a viewer."""
    return unseen(war, unit) and not privy(war.state, war.seat(unit), viewer)


def audience(state: SeaState, seat: str, action: Action) -> tuple[str, ...] | None:
    """Who may learn of an answer; None for everybody."""
    frame = state.frames[-1]
    if isinstance(frame, (Submarines, Uncertain)) or (isinstance(frame, Battle) and action.verb == "choose"):
        return confidants(state, SEATS.index(seat))
    return None


def resample(war: War, viewer: str | None, seed: int) -> SeaState:
    """Another state the viewer cannot tell from this one."""
    new = war.state.clone()
    if new.outcome is not None:
        return new
    stream = Stream("resample", seed)
    copy = War(war.tables, new)
    for unit in range(war.board.n_units):
        if new.place[unit] < war.board.n_areas and hides(copy, unit, viewer):
            _move_secretly(copy, unit, stream)
    for frame in new.frames:
        if isinstance(frame, Battle):
            frame.choices = tuple(
                stream.choose(ACTIONS) if choice and not _knows(war, frame.area, side, viewer) else choice
                for side, choice in enumerate(frame.choices)
            )  # type: ignore[assignment]
    if not privy(new, US, viewer):
        if new.uncertain:
            new.uncertain = _faces(war, stream)
        new.uncertain_rolls = {
            box: tuple(stream.below(6) + 1 for _ in faces) for box, faces in new.uncertain_rolls.items()
        }
    return new


def _knows(war: War, area: int, side: int, viewer: str | None) -> bool:
    return privy(war.state, war.commander(side, area), viewer)


def _move_secretly(war: War, unit: int, stream: Stream) -> None:
    """Put a hidden submarine into another area where it could be as well."""
    state = war.state
    areas = spaces_of(waters(war, unit))
    if state.mode[unit] == RAIDING:
        areas = [area for area in areas if not state.resolved[area]] or [state.place[unit]]
    area = stream.choose(areas)
    war.put(unit, area, state.mode[unit])


def _faces(war: War, stream: Stream) -> tuple[int, ...]:
    """A legal distribution of the six faces: at least one for each of the three areas. [AW-O23-02]"""
    areas = [war.board[id] for id in ("central_pacific", "hawaiian_islands", "caribbean_sea")]
    assert war.board.theatre[areas[0]] == PTO
    counts = [1, 1, 1]
    for _ in range(3):
        counts[stream.below(3)] += 1
    return tuple(area for area, count in zip(areas, counts, strict=True) for _ in range(count))
