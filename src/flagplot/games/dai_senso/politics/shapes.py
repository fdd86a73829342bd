"""What the numbers and words of political frames and affairs may be; see ``soundness``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from flagplot.games.dai_senso.factions import FACTIONS, NOBODY
from flagplot.games.dai_senso.places import BOXES, HEXES, IDS
from flagplot.games.dai_senso.politics.affairs import (
    ARMY,
    AUTOMATIC,
    HOLDING,
    NAVY,
    ON_VP_TRACK,
    TOTAL,
    Affairs,
)
from flagplot.games.dai_senso.politics.happening import EVENTS
from flagplot.games.dai_senso.politics.losses import KINDS
from flagplot.games.dai_senso.politics.tracks import HIGHEST_ESV, HIGHEST_USCL, LOWEST_ESV
from flagplot.games.dai_senso.tables import Tables
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.shapes import Each, Proven, Whole, Word

_PLACES = frozenset((*BOXES, *IDS[:HEXES], HOLDING, *ON_VP_TRACK))


def shapes(tables: Tables) -> dict[str, Any]:
    """By field, or by frame and field."""
    country = Word(("", *tables.map.countries.names()), "a Country")
    faction = Whole(0, len(FACTIONS) - 1, "a faction")
    small = Whole(0, 99, "a small number")
    return {
        "affairs": Proven(lambda found: check(tables, found)),
        "country": country,
        "event": Word(EVENTS, "an event"),
        "event.number": Whole(NOBODY, len(FACTIONS) - 1, "a faction or -1"),
        "receiver": faction,
        "activation.faction": Whole(NOBODY, len(FACTIONS) - 1, "a faction or -1"),
        "flips": Whole(0, 6, "a number of units"),
        "losses.kind": Word(KINDS, "a kind of loss"),
        "steps": small,
        "where": Proven(lambda found: None),
        "operation_z.left": Whole(0, 6, "a number of Z Actions"),
        "reduced": Each(faction),
    }


def check(tables: Tables, found: Affairs | msgspec.UnsetType) -> None:
    """Refuse affairs that no game comes to; one line says where."""
    if found is msgspec.UNSET:
        return
    _among(found.markers.values(), _PLACES, "affairs, markers: a box or hex")
    _among(found.capitals, set(tables.map.countries.names()), "affairs, capitals: a Country")
    cards = {"", *tables.cards}
    _among((card for hand in found.hands for card in hand), cards, "affairs, hands: a card")
    _among(found.pending, cards, "affairs, pending: a card")
    _among((card for card, _, _ in found.played), cards, "affairs, played: a card")
    _among([found.government], (ARMY, NAVY), "affairs, government: army or navy")
    _between(found.vp, 0, AUTOMATIC, "vp")
    _between(found.uscl, 0, HIGHEST_USCL, "uscl")
    _between(found.esv, LOWEST_ESV, HIGHEST_ESV, "esv")
    for status in found.europe:
        _between(status, 0, TOTAL, "europe")
    for field in ("hands", "pending", "bonus_blitz"):
        if len(getattr(found, field)) != len(FACTIONS):
            count = len(getattr(found, field))
            raise BadInputError(f"affairs, {field}: one for each faction expected, found {count}")


def _among(found: Iterable[str], known: Any, what: str) -> None:
    for one in found:
        if one not in known:
            raise BadInputError(f"{what} expected, found {one!r}")


def _between(found: int, low: int, high: int, field: str) -> None:
    if not low <= found <= high:
        raise BadInputError(f"affairs, {field}: a number from {low} to {high} expected, found {found}")
