"""The Support Segment, step by step. [2.2]"""

from __future__ import annotations

from flagplot.games.dai_senso.landings.maintenance import KeepBeachheads, fail
from flagplot.games.dai_senso.places import DELAY, IDS, SWB, pool, zone_of
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.sea.events import Returned
from flagplot.games.dai_senso.support.blitz import PlaceBlitz
from flagplot.games.dai_senso.support.frames import Support
from flagplot.games.dai_senso.support.frames import SupportStage as Stage
from flagplot.games.dai_senso.support.placement import PlaceSupport
from flagplot.kernel.script import Script


def _return_to_base(war: War, frame: Support) -> None:
    """Support units and Convoys of the phasing faction leave hexes, boxes of zones and the Strategic one.

    Those with a stripe go to the Delay Box, others to the Force Pool, front up: an Escort is a unit again, a
    CV Strike a CV Fleet. Printed Convoys and Devastation markers stay.
    [DSA-SPT-02, DSA-SPT-02a, DSA-SPT-04, see DSA-SPT-03]
    """
    faction = war.state.phasing
    for hex in sorted(war.state.at):
        for number in war.stack(hex):
            if war.face(number).support and war.faction(number) == faction:
                war.leave(number, "returns to base")
    for number in returning(war, faction):
        start = war.state.place[number]
        end = DELAY if war.counter(number).stripe else pool(faction)
        war.lay(number, end)
        war.emit(Returned(counter=war.id(number), place=IDS[start], end=IDS[end]))
    frame.stage = frame.stage.next


def returning(war: War, faction: int) -> list[int]:
    """The counters of a faction in boxes of Naval Zones and in the Strategic Warfare Box."""
    return [
        number
        for number, place in enumerate(war.state.place)
        if (place == SWB or zone_of(place) >= 0) and war.faction(number) == faction
    ]


def _fail_beachheads(war: War, frame: Support) -> None:
    """The last step: who has lost his Beachhead is lost, and the segment is over. [see DSA-BCH-20]"""
    fail(war)
    war.pop()


class SupportStep(Script[War, Support]):
    """Return to Base, Beachheads kept, support units placed, Blitz markers, Beachheads lost. [DSA-SPT-01]"""

    stages = {
        Stage.RETURN: _return_to_base,
        Stage.MAINTENANCE: KeepBeachheads(),
        Stage.PLACEMENT: PlaceSupport(),
        Stage.BLITZ: PlaceBlitz(),
        Stage.FAILURE: _fail_beachheads,
    }
