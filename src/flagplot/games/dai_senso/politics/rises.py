"""Lands under Japan rise, and their Countries return to War: the West Rises, the East Rises.

[16.3.8, 16.5.5]
"""

from __future__ import annotations

from typing import NamedTuple

from flagplot.games.dai_senso.counters import DETACHMENT
from flagplot.games.dai_senso.factions import AXIS, SOVIET, WESTERN
from flagplot.games.dai_senso.markers import LOGISTICS
from flagplot.games.dai_senso.nations import belongs
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import policies
from flagplot.games.dai_senso.politics.asking import AskingStage, Question, advance, options
from flagplot.games.dai_senso.politics.entry import plays
from flagplot.games.dai_senso.politics.events.countries import restore
from flagplot.games.dai_senso.politics.frames import ConditionalEvents
from flagplot.games.dai_senso.state import AT_WAR
from flagplot.kernel.words import the


class Rising(NamedTuple):
    """A box that may return to War, the lands whose fate decides.

    And the cards that forbid it while current.
    """

    box: str
    lands: tuple[str, ...]
    not_with: tuple[str, ...]


BRITISH = ("burma", "hong_kong", "malaya", "papua", "sarawak", "solomon_islands")  # [DSB-CE-3_8-4, DSB-FC-16]
AMERICAN = ("aleutian_islands", "guam", "midway", "philippines", "wake")
RUSSIAN = (
    "amur",
    "kamchatka",
    "mongolia",
    "primorye",
    "sakhalin",
    "siberia",
    "trans_baikal",
)  # [DSB-CE-5_5-5]
RISINGS = {
    WESTERN: (
        Rising("nationalist_china", ("kiangsu",), ("western-22b", "axis-37c")),
        Rising("britain", BRITISH, ("western-29", "axis-37a")),
        Rising("us_western_minors", AMERICAN, ("western-37", "axis-37e")),
    ),
    SOVIET: (
        Rising("communist_china", ("kansu",), ("soviet-29", "axis-37b")),
        Rising("russia", RUSSIAN, ("soviet-25", "axis-37d")),
    ),
}


def lost(war: War, rising: Rising) -> list[str]:
    """The markers by which lands of a box are Japanese Dependents."""
    return [f"japan_{land}" for land in rising.lands if f"japan_{land}" in war.state.ceded]


def ungarrisoned(war: War, rising: Rising) -> bool:
    """Whether a City in one of them has no Japanese unit, Detachment or Logistics marker."""
    gone = {marker.removeprefix("japan_") for marker in lost(war, rising)}
    return any(
        cell.city and gone & {cell.area, cell.region} and not _garrison(war, hex)
        for hex, cell in enumerate(war.tables.map.hexes)
    )


def _garrison(war: War, hex: int) -> bool:
    return any(
        war.faction(one) == AXIS
        and belongs(war, one, ("japan",))
        and (war.face(one).unit or war.face(one).kind in (DETACHMENT, LOGISTICS))
        for one in war.stack(hex)
    )


class Rises(AskingStage[ConditionalEvents]):
    """Box after box: it may return to War; then what Japan took of a box at War is free.

    [DSB-CE-3_8-1, DSB-CE-3_8-3, DSB-CE-3_8-5, DSB-CE-3_8-8, DSB-CE-5_5-1, DSB-CE-5_5-2]
    """

    def question(self, war: War, frame: ConditionalEvents) -> Question | None:
        """Of the box that is looked at; not while the card that made it surrender is current."""
        faction = war.state.phasing
        steps = RISINGS.get(faction, ())
        if frame.number >= len(steps) or not plays(war, "16.3.8"):
            return None
        rising = steps[frame.number]
        if policies.held(war, rising.box) != "surrender" or set(rising.not_with) & set(war.state.current):
            return None
        if not ungarrisoned(war, rising):
            return None
        prompt = f"Shall {the(rising.box)} return to War?"

        def rise(war: War) -> None:
            policies.set_posture(war, rising.box, AT_WAR)

        return options(faction, prompt, {("rise", rising.box): rise}, may=True)

    def run(self, war: War, frame: ConditionalEvents) -> None:
        """The lands of a box at War are free, whatever made it War.

        [DSB-CE-3_8-2, DSB-CE-3_8-6, DSB-CE-3_8-7, DSB-CE-5_5-3, DSB-CE-5_5-4]
        """
        steps = RISINGS.get(war.state.phasing, ())
        if frame.number >= len(steps) or not plays(war, "16.3.8"):
            advance(frame)
            return
        rising = steps[frame.number]
        frame.number += 1
        skipped = set(rising.not_with) & set(war.state.current)
        if not skipped and policies.at_war(war, rising.box):
            for marker in lost(war, rising):
                restore(war, marker)

    def declined(self, war: War, frame: ConditionalEvents) -> None:
        """The next box."""
        frame.number += 1
