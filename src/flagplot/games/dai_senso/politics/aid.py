"""Aid to China and Lend-Lease. [16.3.9, 16.3.10, 16.5.6, 16.5.7, 14.1, 14.26]"""

from __future__ import annotations

from flagplot.games.dai_senso import helps
from flagplot.games.dai_senso.factions import AXIS, FACTIONS, SOVIET, WESTERN
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import markers, policies
from flagplot.games.dai_senso.politics.affairs import DELAY
from flagplot.games.dai_senso.politics.asking import AskingStage, Effect, Question, Words, options
from flagplot.games.dai_senso.politics.entry import plays
from flagplot.games.dai_senso.politics.frames import ConditionalEvents, Event, Receive
from flagplot.games.dai_senso.politics.rolls import clamped
from flagplot.kernel.words import the

AID = {WESTERN: "aid_to_china_western", SOVIET: "aid_to_china_soviet"}
CHINESE = {
    WESTERN: ("nationalist_china", "nationalist_chinese"),
    SOVIET: ("communist_china", "communist_chinese"),
}
LEND_LEASE = "lend_lease"
RECEIVERS = {WESTERN: "britain", SOVIET: "russia"}
PROGRAM = "us_victory_program"
# hexes whose fall to the Axis makes help harder, and by how much [see DSI-TAB-06, DSI-TAB-07]
AID_ROADS = {WESTERN: (("w4216",), ("w4015",)), SOVIET: (("w5019", "w5415"),)}
AID_DRM = {WESTERN: 1, SOVIET: 2}
LEASE_ROADS = {WESTERN: (("w4213", "e1308"),), SOVIET: (("e5301",),)}


def own_box(faction: int) -> str:
    """The Conditional Events Box of a faction."""
    return f"{FACTIONS[faction]}_events"


def _withdrawing(war: War, marker: str) -> dict[Words, Effect]:
    """A marker may be moved from an Allied box to the Delay Box or out of the game."""
    if markers.where(war, marker) not in markers.ALLIED_BOXES:
        return {}
    return {
        ("delay", marker): lambda war: markers.put(war, marker, DELAY),
        ("withdraw", marker): lambda war: markers.take_off(war, marker),
    }


def _cut(war: War, roads: tuple[tuple[str, ...], ...]) -> int:
    """How many of these roads have an Axis counter on them."""
    grid = war.tables.map.board.grid
    return sum(
        any(war.faction(one) == AXIS for label in road for one in war.stack(grid[label])) for road in roads
    )


class Aid(AskingStage[ConditionalEvents]):
    """The own marker may be moved; then a roll for each marker in the own box, while its China is at War.

    [DSB-CE-3_9-1, DSB-CE-3_9-2, DSB-CE-5_6-1, DSB-CE-5_6-2, DSB-MK-1-2, DSB-MK-1-4]
    """

    def question(self, war: War, frame: ConditionalEvents) -> Question | None:
        """In the turn of an Ally."""
        faction = war.state.phasing
        if faction == AXIS or not plays(war, "16.3.9"):
            return None
        found = _withdrawing(war, AID[faction]) if frame.number == 0 else {}
        box, group = CHINESE[faction]
        there = sum(markers.where(war, one) == own_box(faction) for one in AID.values())
        if policies.at_war(war, box) and frame.number < there:

            def roll(war: War) -> None:
                frame.number += 1
                steps = aid_steps(war, faction)
                if steps:
                    war.push(Receive(faction, "any", group=group, steps=steps))

            found[("roll",)] = roll
        return options(faction, "Aid to China: choose", found, may=True, rule="DSB-CE-3_9-2")


def aid_steps(war: War, faction: int) -> int:
    """The Aid Table: no Political DRMs, clamped to 1 to 6. [DSI-TAB-06, DSA-CEV-04]"""
    (face,) = war.roll(1, f"Aid of {the(FACTIONS[faction])} to China")
    drm = AID_DRM[faction] * _cut(war, AID_ROADS[faction]) + markers.in_swb(war, PROGRAM)
    return helps.on(war.tables.charts.aid_to_china, clamped(face + drm)).steps


class LendLease(AskingStage[ConditionalEvents]):
    """The West may move the marker; whoever has it in the own box may roll once, while its Country is at War.

    [DSB-CE-3_10-1, DSB-CE-3_10-2, DSB-CE-5_7-1, DSB-MK-26-2, DSB-MK-26-3]
    """

    def question(self, war: War, frame: ConditionalEvents) -> Question | None:
        """In the turn of an Ally."""
        faction = war.state.phasing
        if faction == AXIS or not plays(war, "16.3.10"):
            return None
        found = _withdrawing(war, LEND_LEASE) if faction == WESTERN and frame.number == 0 else {}
        nation = RECEIVERS[faction]
        if (
            markers.where(war, LEND_LEASE) == own_box(faction)
            and policies.at_war(war, nation)
            and frame.number == 0
        ):

            def roll(war: War) -> None:
                frame.number = 1
                lend(war, faction)

            found[("roll",)] = roll
        return options(faction, "Lend-Lease: choose", found, may=True, rule="DSB-CE-3_10-2")


def lend(war: War, faction: int) -> None:
    """The Lend-Lease Table: armor or two infantry, one infantry, a Delay Reduction, or nothing.

    [DSI-TAB-07]
    """
    (face,) = war.roll(1, f"Lend-Lease to {the(FACTIONS[faction])}")
    face = clamped(face + _cut(war, LEASE_ROADS[faction]) + markers.in_swb(war, PROGRAM))
    help = helps.on(war.tables.charts.lend_lease, face)
    if help.event:
        war.push(Event(help.event, faction))
    elif help.steps:
        war.push(Receive(faction, help.kind, country=RECEIVERS[faction], steps=help.steps))
