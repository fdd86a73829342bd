"""What the bots mean to buy in the Anniversary Edition, by power; shares to begin with, tested by play."""

from __future__ import annotations

from flagplot.games.axis_allies.bots.programme import Programme

PROGRAMMES = {
    "germany": Programme(land={"infantry": 0.55, "artillery": 0.15, "tank": 0.3}, air=0.12),
    "ussr": Programme(land={"infantry": 0.7, "artillery": 0.15, "tank": 0.15}, air=0.0),
    "italy": Programme(
        land={"infantry": 0.6, "artillery": 0.2, "tank": 0.2}, air=0.05,
        navy=0.1, ships={"destroyer": 1.0}, transports=2,
    ),
    "japan": Programme(
        sails=True, land={"infantry": 0.5, "artillery": 0.15, "tank": 0.35}, air=0.08, transports=7,
        ports=("japan",),
        navy=0.15, ships={"destroyer": 0.6, "carrier": 0.4},
        factories=("manchuria", "french_indo_china_thailand", "kiangsu", "india"), most_factories=3,
    ),
    "uk": Programme(
        sails=True, land={"infantry": 0.5, "artillery": 0.25, "tank": 0.25}, air=0.2, transports=4,
        ports=("united_kingdom",),
        navy=0.25, ships={"destroyer": 0.6, "carrier": 0.4},
    ),
    "usa": Programme(
        sails=True, land={"infantry": 0.5, "artillery": 0.25, "tank": 0.25}, air=0.15, transports=8,
        ports=("eastern_united_states",),
        navy=0.3, ships={"destroyer": 0.55, "carrier": 0.45},
    ),
}  # fmt: skip
