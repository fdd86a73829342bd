"""What the bots mean to buy in Pacific 1940, by power; shares to begin with, tested by play."""

from __future__ import annotations

from flagplot.games.axis_allies.bots.programme import Programme

PROGRAMMES = {
    "japan": Programme(
        sails=True, land={"infantry": 0.6, "artillery": 0.3, "tank": 0.1}, air=0.08, transports=7,
        ports=("japan",),
        navy=0.15, ships={"destroyer": 0.7, "submarine": 0.3},
        factories=("kiangsu", "manchuria", "kwangtung", "french_indo_china", "malaya"), most_factories=4,
        from_turn=3,
    ),
    "usa": Programme(
        sails=True, land={"infantry": 0.6, "artillery": 0.3, "tank": 0.1}, air=0.1, transports=6,
        ports=("western_united_states",),
        navy=0.55, ships={"carrier": 0.5, "destroyer": 0.3, "submarine": 0.2},
    ),
    "china": Programme(land={"infantry": 0.7, "artillery": 0.3}, air=0.0),
    "uk": Programme(
        land={"infantry": 0.8, "artillery": 0.2}, air=0.2, transports=1,
        navy=0.1, ships={"destroyer": 1.0},
    ),
    "anzac": Programme(
        sails=True, land={"infantry": 0.8, "artillery": 0.2}, air=0.15, transports=2,
        navy=0.3, ships={"destroyer": 0.6, "submarine": 0.4},
    ),
}  # fmt: skip
