"""What is left to place, and what is contested."""

from __future__ import annotations

from typing import Any

from flagplot.games.dai_senso.places import IDS
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.support import contests, flights
from flagplot.games.dai_senso.support.frames import Contest, Support


def support(war: War, frame: Support, seat: str | None) -> dict[str, Any]:
    """The Air Forces in the Force Pool of the phasing faction, and its Blitz markers."""
    return {
        "stage": frame.stage.name.lower(),
        "air_forces": [
            war.id(number)
            for number in war.in_pool(war.state.phasing)
            if war.counter(number).faces[0].kind == flights.AIR_FORCE
        ],
        "blitz": frame.blitz,
    }


def contest(war: War, frame: Contest, seat: str | None) -> dict[str, Any]:
    """Which Air Force is to come where, and who could be sent against it."""
    return {
        "counter": war.id(frame.counter),
        "hex": IDS[frame.place],
        "against": [war.id(number) for number in contests.suitable(war, frame.asked, frame.place)],
    }
