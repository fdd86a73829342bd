"""Orders nobody was asked for, since none was possible: what kept a side from them.

A part of the game-turn in which a side can do nothing passes without a question. Who then gives such an order
is told the rule against it, as long as that part is not long gone, rather than that its time is over.
"""

from __future__ import annotations

from typing import Any

from flagplot.games.war_in_the_pacific.ground.frames import GroundPhase, GroundStage, Landings
from flagplot.games.war_in_the_pacific.ground.landings import LandingsStep
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.repair.frames import Yards
from flagplot.games.war_in_the_pacific.repair.segment import YardsStep
from flagplot.games.war_in_the_pacific.sides import SEATS
from flagplot.games.war_in_the_pacific.works.demolition import DemolitionStep
from flagplot.games.war_in_the_pacific.works.frames import Demolition
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal
from flagplot.kernel.state import Frame

LANDED = (GroundStage.FIRST, GroundStage.SECOND, GroundStage.DEMOLITION)  # what begins next [see BR-3-15]
DEMOLISHED = (GroundStage.ENGINEERING, GroundStage.RALLY)


def reason(play: Campaign, seat: str, action: Action) -> Refusal | None:
    """The rule against an order of a part that has just passed; None if its time alone is over."""
    if play.tables.land is None:
        return None
    side = SEATS.index(seat)
    match action.verb:
        case "land" if _after(play, LANDED, Landings(side)):
            return _against(play, LandingsStep(), Landings(side), seat, action)
        case "demolish" if _after(play, DEMOLISHED, Demolition(side)):
            return _against(play, DemolitionStep(), Demolition(side), seat, action)
        case "repair-ship" | "full-effort":
            return _against(play, YardsStep(), Yards(side), seat, action)
    return None


def _after(play: Campaign, stages: tuple[GroundStage, ...], part: Landings | Demolition) -> bool:
    """Whether a part of this Ground Phase is over for its side."""
    waits = any(isinstance(frame, type(part)) and frame.side == part.side for frame in play.state.frames)
    return not waits and any(
        isinstance(frame, GroundPhase) and frame.stage in stages for frame in play.state.frames
    )


def _against(
    play: Campaign, step: Step[Campaign, Any], frame: Frame, seat: str, action: Action
) -> Refusal | None:
    """What a part says of an order that it would not list."""
    if action in step.legal(play, frame, seat):
        return None
    return step.why_not(play, frame, seat, action)
