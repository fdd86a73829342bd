"""What the bots believe about the Anniversary Edition: start weights of a value model, tested by play.

Cities decide the game, but income and capitals decide who gets them: Moscow for the Axis, Rome or Berlin for
the Allies.
"""

from __future__ import annotations

from flagplot.games.axis_allies.anniversary.programmes import PROGRAMMES
from flagplot.games.axis_allies.bots.doctrine import Doctrine

DOCTRINE = Doctrine(
    income=3.0,
    capital=40.0,
    city=3.0,
    near_city=9.0,
    complexes=(0.0, 10.0),
    canal=3.0,
    programmes=PROGRAMMES,
    aims={
        "germany": {"russia": 3.0, "caucasus": 1.5, "karelia_ssr": 1.5, "egypt": 1.0},
        "ussr": {"germany": 1.5, "poland": 1.0, "baltic_states": 1.0},
        "japan": {"india": 2.0, "russia": 1.0, "australia": 1.0, "hawaiian_islands": 1.0},
        "uk": {"france": 1.5, "norway": 1.5, "germany": 2.0, "french_indo_china_thailand": 0.5},
        "italy": {"egypt": 2.0, "trans_jordan": 1.0, "caucasus": 1.0},
        "usa": {"france": 2.0, "italy": 1.5, "germany": 1.5, "morocco_algeria": 0.8},
        "china": {"kiangsu": 1.0, "manchuria": 1.0},
    },
)
