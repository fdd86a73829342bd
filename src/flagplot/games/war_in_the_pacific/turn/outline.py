"""Where play stands in the game-turn: its parts in order, and the one at hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from flagplot.games.war_in_the_pacific.ground.frames import GroundPhase, GroundStage
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea.frames import NavalPhase, Stations, Week, WeekStage
from flagplot.games.war_in_the_pacific.sides import SEATS, enemy
from flagplot.games.war_in_the_pacific.turn.cycle import closes
from flagplot.games.war_in_the_pacific.turn.frames import Cycle, Patrols, Redeployment

PAIRS = 3
DUMMIES, START, STRATEGIC, END = "dummies", "arrivals", "strategic", "end"
# a stage names the part that begins next, so the one at hand is the one before it
_GROUND = {
    GroundStage.ACTIVATION: "isolation",
    GroundStage.REPLY: "activation-1",
    GroundStage.ASSAULT: "activation-2",
    GroundStage.FIRST: "landings",
    GroundStage.SECOND: "segment-1",
    GroundStage.DEMOLITION: "segment-2",
    GroundStage.ENGINEERING: "demolition",
    GroundStage.RALLY: "engineering",
    GroundStage.SURRENDER: "rally",
    GroundStage.SIEGES: "rally",
    GroundStage.END: "rally",
}


def outline(play: Campaign) -> dict[str, Any]:
    """The parts of this game-turn and who goes first ashore. [see BR-3-01, BR-3-13]"""
    doc: dict[str, Any] = {"parts": list(_parts(play)), "now": _now(play)}
    if play.tables.land is not None:
        doc["first"], doc["second"] = SEATS[play.sea.first], SEATS[enemy(play.sea.first)]
    return doc


def _parts(play: Campaign) -> Iterator[str]:
    if any(isinstance(frame, Stations) for frame in play.state.frames):
        yield DUMMIES
    yield START
    for number in range(1, PAIRS + 1):
        yield f"naval-{number}"
        yield f"air-{number}"
    if play.tables.land is None:
        yield END
        return
    yield from dict.fromkeys(_GROUND.values())
    strategic = any(isinstance(one, Cycle | Redeployment) for one in play.state.frames)
    if strategic or closes(play.tables.card, play.state.turn):
        yield STRATEGIC


def _now(play: Campaign) -> str:
    number = play.sea.phase % PAIRS + 1
    for frame in play.state.frames:
        if isinstance(frame, Stations):
            return DUMMIES
        if isinstance(frame, Cycle | Redeployment | Patrols):
            return STRATEGIC
        if isinstance(frame, GroundPhase):
            return _GROUND.get(frame.stage, "isolation")
        if isinstance(frame, NavalPhase):
            return f"naval-{number}"
    week = next((frame for frame in play.state.frames if isinstance(frame, Week)), None)
    if week is None or week.stage == WeekStage.NAVAL:
        return START
    return END if week.stage == WeekStage.END else f"air-{number}"
