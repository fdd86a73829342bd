"""The Support Segment, step by step. [2.2]"""

from __future__ import annotations

from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.support import blitz
from flagplot.games.dai_senso.support.blitz import PlaceBlitz
from flagplot.games.dai_senso.support.frames import Support
from flagplot.games.dai_senso.support.frames import SupportStage as Stage
from flagplot.games.dai_senso.support.placement import PlaceSupport
from flagplot.kernel.script import Script


def _return_to_base(war: War, frame: Support) -> None:
    """Support units of the phasing faction leave the map. [DSA-SPT-02, DSA-SPT-02a]"""
    faction = war.state.phasing
    for hex in sorted(war.state.at):
        for number in war.stack(hex):
            if war.face(number).support and war.faction(number) == faction:
                war.leave(number, "returns to base")
    frame.stage = frame.stage.next


def _maintain_beachheads(war: War, frame: Support) -> None:
    """There are none in scenarios without ships. [see DSI-SCN-12]"""
    frame.blitz = blitz.value(war)
    frame.stage = frame.stage.next


def _fail_beachheads(war: War, frame: Support) -> None:
    """The last step: the segment is over. [see DSI-SCN-12]"""
    war.pop()


class SupportStep(Script[War, Support]):
    """Return to Base, Beachheads kept, support units placed, Blitz markers, Beachheads lost. [DSA-SPT-01]"""

    stages = {
        Stage.RETURN: _return_to_base,
        Stage.MAINTENANCE: _maintain_beachheads,
        Stage.PLACEMENT: PlaceSupport(),
        Stage.BLITZ: PlaceBlitz(),
        Stage.FAILURE: _fail_beachheads,
    }
