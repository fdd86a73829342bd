"""What is shown of politics beside the board: tracks and markers for all, cards for their owner."""

from __future__ import annotations

from typing import Any

import msgspec

from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import hand, tracks
from flagplot.games.dai_senso.politics.affairs import EUROPEAN_WAR


def affairs(war: War, seat: str | None) -> dict[str, Any]:
    """Nothing in scenarios without politics. [see DSA-CRD-01]"""
    if war.state.affairs is msgspec.UNSET:
        return {}
    found = war.affairs
    return {
        "vp": {"side": "rising_sun" if found.rising_sun else "allied_crusade", "box": found.vp},
        "uscl": found.uscl,
        "esv": found.esv,
        "government": tracks.leading(war),
        "europe": dict(zip(("western", "soviet"), (EUROPEAN_WAR[one] for one in found.europe), strict=True)),
        "markers": dict(sorted(found.markers.items())),
        "capitals": {country: list(held) for country, held in sorted(found.capitals.items())},
        "cards": hand.shown(war, seat),
    }
