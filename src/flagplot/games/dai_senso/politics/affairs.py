"""The political side of a situation: tracks, markers beside the map, hands, and what has happened once.

One frozen value in the state, replaced when anything in it changes. Scenarios without politics have none, and
are read as if nothing had been placed anywhere.
"""

from __future__ import annotations

from typing import Final

import msgspec

# where a marker that is no counter of the map may lie, besides the boxes of ``places``
HOLDING: Final = "holding"  # the Holding Box of the Japanese Government [see DSB-MK-22-1]
SWB: Final = "swb"  # the Strategic Warfare Box
DELAY: Final = "delay"
ON_VP_TRACK: Final = tuple(f"vp_{box}" for box in range(5))  # Hakko Ichiu and Mandate lie on the VP Track

ARMY, NAVY = "army", "navy"
NO_WAR, LIMITED, TOTAL = range(3)  # European War Status of an Allied faction [DSB-EU-02]
EUROPEAN_WAR: Final = ("no_war", "limited_war", "total_war")
AUTOMATIC: Final = 5  # the box of automatic victory on the VP Track
GOVERNMENT: Final = "government"


class Affairs(msgspec.Struct, frozen=True):
    """All of it; by faction means Axis, West, Soviets."""

    markers: dict[str, str] = {}  # marker -> where it lies; one that is out of the game is not listed
    turned: tuple[str, ...] = ()  # markers whose back is up
    capitals: dict[str, tuple[str, ...]] = {}  # Country -> the markers in its Capital
    rising_sun: bool = False  # the side of the VP marker that is up; the other is Allied Crusade
    vp: int = 0  # its box
    uscl: int = 0
    esv: int = 0
    germany_surrendered: bool = False
    government: str = ARMY  # the side of the Government marker that is up; ``markers`` says where it is
    # the European War Display: the Status of West and Soviets, and ``esv``; units lie in a box [DSA-CMP-05]
    europe: tuple[int, int] = (NO_WAR, NO_WAR)
    hands: tuple[tuple[str, ...], ...] = ((), (), ())  # by faction, hidden [see DSA-CRD-01]
    pending: tuple[str, ...] = ("", "", "")  # by faction, hidden
    played: tuple[tuple[str, int, int], ...] = ()  # cards with the year and turn they were revealed in
    once: tuple[str, ...] = ()  # events that happen once a game and have happened
    risen: tuple[str, ...] = ()  # joined the Axis in the Western War & Peace Segment of this turn
    programs_due: bool = False  # by the beginning of Total War [see DSB-WS-32]
    bonus_blitz: tuple[int, ...] = (0, 0, 0)  # by faction: Blitz markers beyond the card's, this turn
    successes: dict[str, int] = {}  # Imperial Directive card -> Production Successes [see DSI-CRD-15]
    settlement: str = ""  # the event the Axis has chosen for its Settlement card [see DSI-CRD-07]
    unlawful: tuple[
        str, ...
    ] = ()  # Pending Cards that were illegal when they were selected, hidden as they are


NOTHING: Final = Affairs()
