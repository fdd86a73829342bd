"""The Marker Segment. [4.3]"""

from __future__ import annotations

from flagplot.games.dai_senso.counters import BLITZ, FAILURE, MOBILIZING, TOTSUGEKI
from flagplot.games.dai_senso.factions import NOBODY
from flagplot.games.dai_senso.landings import snlf
from flagplot.games.dai_senso.places import OUT, pool
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.support.frames import Reuse
from flagplot.games.dai_senso.support.reuse import used
from flagplot.games.dai_senso.turn.frames import Marker
from flagplot.kernel.flow import Step

TAKEN_OFF = "is taken off the map"


class MarkerStep(Step[War, Marker]):
    """The markers of the phasing faction that last until now come off the map. [DSA-MKR-02]"""

    def run(self, war: War, frame: Marker) -> None:
        """Blitz and Totsugeki markers, Failures that affect it, Mobilizing in its Countries; then
        it is over. [DSB-MK-15-7]

        With none of them on the map nothing happens. [DSA-MKR-02a, DSA-MKR-02b, DSA-MKR-02c, DSA-RD-01]
        """
        faction, markers = war.state.phasing, war.tables.markers
        for marker in (*markers(BLITZ)[faction], *markers(TOTSUGEKI)[faction], *markers(FAILURE)[faction]):
            if war.on_map(marker):
                war.remove(marker, pool(faction) if war.counter(marker).type == BLITZ else OUT, TAKEN_OFF)
        for marker in markers(MOBILIZING)[NOBODY]:
            if war.on_map(marker) and war.lands.faction[war.state.place[marker]] == faction:
                war.remove(marker, OUT, TAKEN_OFF)
        snlf.withdraw(war)  # [see DSA-MKR-03]
        war.pop()
        if used(war, faction):  # Troop Convoys come back, if their faction likes [see DSA-MKR-01]
            war.push(Reuse())
