"""What somebody may imagine of a surface combat: whether the enemy accepts, aims, wishes to end. [see 19]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.secrets import answered
from flagplot.games.war_in_the_pacific.sides import SEATS
from flagplot.games.war_in_the_pacific.surface import battle
from flagplot.games.war_in_the_pacific.surface.frames import Meeting, Salvo, SurfaceCombat, Wishes
from flagplot.kernel.stream import Stream


def imagine(play: Campaign, side: int, stream: Stream) -> None:
    """Another answer of a side in a lane of a battle, given or not yet."""
    frame = play.state.frames[-1]
    if not isinstance(frame, Meeting | Salvo | Wishes) or SEATS[side] not in frame.seats:
        return
    at, stack = frame.seats.index(SEATS[side]), frame.lane(SEATS[side])
    combat = next(one for one in reversed(play.state.frames) if isinstance(one, SurfaceCombat))
    if isinstance(frame, Salvo):
        if stack:
            answered(play.state, SEATS[side], -len(stack[-1].shots))
            stack[-1].shots = ()
        else:
            frame.shots = ((), frame.shots[1]) if at == 0 else (frame.shots[0], ())
    elif stack:
        if isinstance(frame, Wishes):
            answered(play.state, SEATS[side], -len(stack[-1].stay))
            stack[-1].stay = ()
    elif isinstance(frame, Wishes):
        said = bool(stream.below(2))
        frame.stays = ((), frame.stays[1]) if at == 0 else (frame.stays[0], ())
        frame.wishes = (said, frame.wishes[1]) if at == 0 else (frame.wishes[0], said)
    elif battle.may_decline(play, combat, at):
        said = bool(stream.below(2))
        frame.accepts = (said, frame.accepts[1]) if at == 0 else (frame.accepts[0], said)
