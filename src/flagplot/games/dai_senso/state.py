"""The situation of a game of Dai Senso!. Ownership, control, supply and ZOC are derived, never stored."""

from __future__ import annotations

from typing import Self

import msgspec

from flagplot.games.dai_senso.combat import frames as combat
from flagplot.games.dai_senso.landings import frames as landings
from flagplot.games.dai_senso.movement import frames as movement
from flagplot.games.dai_senso.organization import frames as organization
from flagplot.games.dai_senso.politics import frames as politics
from flagplot.games.dai_senso.politics.affairs import Affairs
from flagplot.games.dai_senso.seasons import frames as seasons
from flagplot.games.dai_senso.support import frames as support
from flagplot.games.dai_senso.turn import frames as turn
from flagplot.kernel.state import State

AnyFrame = (
    turn.Frames
    | seasons.Frames
    | politics.Frames
    | support.Frames
    | organization.Frames
    | movement.Frames
    | combat.Frames
    | landings.Frames
)

# status of a Country [DSA-GL-04, DSA-GL-05]
ACTIVE, NEUTRAL, CONQUERED, NOT_CREATED = range(4)
PRE_WAR, LIMITED_WAR, TOTAL_WAR = range(3)
POSTURE_BOXES = (
    "us_western_minors", "britain", "nationalist_china", "communist_china", "russia", "soviet_minors",
)  # fmt: skip
# what a Posture Box can hold: nothing, a Policy or a Truce [DSB-PO-03, DSB-PO-07]
POLICIES = (
    "acceptance", "disputes", "treaty", "neutrality", "quarantine", "resistance", "surrender", "peace",
)  # fmt: skip
TRUCES = ("reassess_policy", "armistice", "negotiation")
AT_WAR = "war"
POSTURES = (AT_WAR, *POLICIES, *TRUCES)
STATUSES = ("active", "neutral", "conquered", "not_created")


class AsiaState(State, kw_only=True):
    """Lists indexed by counter; see ``Tables.counters`` and ``places`` for the numbers."""

    tables: str  # digest of the tables the game is played with
    year: int
    turn: int  # 0 (Jan-Feb) to 8 (Nov-Dec)
    phasing: int  # the faction whose Faction Turn is running [DSA-SOP-02]

    place: list[int]  # by counter
    up: list[int]  # by counter: FRONT or BACK
    at: dict[int, tuple[int, ...]]  # hex -> the counters there, ascending; replaced, never mutated

    status: tuple[int, ...]  # by Minor Country, in the order of countries.json
    aligned: tuple[int, ...]  # by Minor Country: its faction, or NOBODY
    ceded: tuple[str, ...] = ()  # markers in the Ceded Lands Box [DSB-CL-01]
    promised: tuple[str, ...] = ()  # Ceded Land markers in the Axis Force Pool [see DSB-CE-1_1-5]
    war_state: int  # PRE_WAR, LIMITED_WAR or TOTAL_WAR [see DSB-WS-01]
    posture: tuple[str, ...]  # by Posture Box: war, a Policy or a Truce [see DSB-PO-02]
    current: tuple[str, ...] = ("", "", "")  # by faction: its Current Card
    # hex of a Beachhead -> the Land hex its arrow points at; not there before the first [see DSA-GL-52]
    facing: dict[int, int] | msgspec.UnsetType = msgspec.UNSET
    affairs: Affairs | msgspec.UnsetType = msgspec.UNSET  # not there in scenarios without politics

    frames: list[AnyFrame]

    def clone(self) -> Self:
        """An independent copy in a few microseconds."""
        new = self.shallow()
        new.place = self.place.copy()
        new.up = self.up.copy()
        new.at = self.at.copy()
        new.frames = [frame.clone() for frame in self.frames]
        return new
