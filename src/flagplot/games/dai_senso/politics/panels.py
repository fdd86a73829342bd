"""What is shown of politics beside the board: tracks and markers for all, cards for their owner."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from flagplot.games.dai_senso.names import names
from flagplot.games.dai_senso.places import PLACES
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import hand, markers, tracks
from flagplot.games.dai_senso.politics.affairs import EUROPEAN_WAR, GOVERNMENT, HOLDING, ON_VP_TRACK
from flagplot.kernel.language import in_words, spoken

# boxes of markers that are no boxes of counters
BOXES = {HOLDING: "Holding Box"} | {id: f"VP Track, box {box}" for box, id in enumerate(ON_VP_TRACK)}


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
        "beside": _beside(war),
        "cards": hand.shown(war, seat),
    }


def _beside(war: War) -> list[dict[str, Any]]:
    """The markers beside the map by the box they lie in, by their names; those on the Turn Track last."""
    called = names(war.tables)
    found: dict[str, list[str]] = {}
    due: list[tuple[int, str]] = []
    for marker, box in sorted(war.affairs.markers.items()):
        name = _marker(called, marker)
        if box in markers.TURN_BOXES:
            due.append((PLACES[box], f"{name}: {_spoken(called[box])}"))
        elif marker != GOVERNMENT or box != HOLDING:
            where = spoken(BOXES[box]) if box in BOXES else _spoken(called.get(box, box))
            found.setdefault(where, []).append(name)
    for country, held in sorted(war.affairs.capitals.items()):
        found.setdefault(_spoken(called[country]), []).extend(_marker(called, one) for one in held)
    listed = [{"where": box, "markers": held} for box, held in found.items()]
    track = {"where": spoken("Turn Track"), "markers": [text for _, text in sorted(due)]}
    return [*listed, track] if due else listed


def _marker(called: Mapping[str, str], marker: str) -> str:
    name = called.get(marker) or called.get(marker.partition("-")[0]) or marker.replace("_", " ")
    return _spoken(name[:1].upper() + name[1:])


def _spoken(name: str) -> str:
    """A name in the language that is spoken."""
    return in_words("{}", lambda _: name, lambda _: name)
