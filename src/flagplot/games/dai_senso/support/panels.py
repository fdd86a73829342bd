"""What is left to place, and what is contested."""

from __future__ import annotations

from typing import Any

from flagplot.games.dai_senso.places import IDS
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.sea.stations import SHIPLESS
from flagplot.games.dai_senso.support import berths, contests
from flagplot.games.dai_senso.support.flights import AIR_FORCE
from flagplot.games.dai_senso.support.frames import Contest, Support


def support(war: War, frame: Support, seat: str | None) -> dict[str, Any]:
    """The support units and Convoys in the Force Pool of the phasing faction, and its Blitz markers."""
    pool = war.in_pool(war.state.phasing)
    shown: dict[str, Any] = {
        "stage": frame.stage.name.lower(),
        "air_forces": [war.id(one) for one in pool if berths.kind(war, one) == AIR_FORCE],
        "blitz": frame.blitz,
    }
    fleets = [war.id(one) for one in pool if berths.kind(war, one) in berths.FLEETS]
    carriers = [war.id(one) for one in pool if war.counter(one).convoy]
    if war.state.scenario not in SHIPLESS:
        shown |= {"fleets": fleets, "convoys": carriers}
    return shown


def contest(war: War, frame: Contest, seat: str | None) -> dict[str, Any]:
    """Which unit is to come where, and who could be sent against it."""
    return {
        "counter": war.id(frame.counter),
        "hex": IDS[frame.place],
        "against": _against(war, frame),
    }


def _against(war: War, frame: Contest) -> list[str]:
    found = contests.rivals(war, frame.asked, contests.sent(war, frame), frame.place, frame.counter)
    return list(dict.fromkeys(war.id(one.number) for one in found))
