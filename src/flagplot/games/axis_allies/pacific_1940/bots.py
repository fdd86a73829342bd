"""What the bots believe about Pacific 1940: start weights of a value model, tested by play.

Japan wins by six cities and lives on the islands of the Indies; the Allies win by holding Japan itself.
"""

from __future__ import annotations

from flagplot.games.axis_allies.bots.doctrine import Doctrine
from flagplot.games.axis_allies.pacific_1940.programmes import PROGRAMMES

DOCTRINE = Doctrine(
    income=3.5,
    capital=25.0,
    city=5.0,
    near_city=10.0,
    complexes=(0.0, 8.0, 15.0),
    airbase=4.0,
    naval_base=6.0,
    programmes=PROGRAMMES,
    aims={
        "japan": {
            "india": 3.0,
            "new_south_wales": 1.0,
            "hawaiian_islands": 0.5,
            "philippines": 2.0,
            "java": 1.5,
            "sumatra": 1.0,
            "borneo": 1.0,
            "celebes": 1.0,
            "malaya": 1.0,
            "yunnan": 1.0,
        },
        "usa": {"japan": 3.0, "philippines": 1.5, "caroline_islands": 1.5, "iwo_jima": 1.0},
        "china": {"kiangsu": 1.0, "yunnan": 1.5},
        "uk": {"burma": 1.0, "malaya": 1.0, "yunnan": 1.0},
        "anzac": {"java": 1.0, "caroline_islands": 1.0, "dutch_new_guinea": 1.0},
    },
)
