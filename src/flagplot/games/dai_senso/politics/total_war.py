"""The beginning of Total War, step by step. [12.3]"""

from __future__ import annotations

from flagplot.games.dai_senso.factions import AXIS
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import markers, policies
from flagplot.games.dai_senso.politics.affairs import TOTAL
from flagplot.games.dai_senso.politics.asking import AskingStage, Question
from flagplot.games.dai_senso.politics.frames import TotalWar, TotalWarStage
from flagplot.games.dai_senso.politics.tracks import change_esv
from flagplot.games.dai_senso.state import POSTURE_BOXES, TRUCES
from flagplot.games.dai_senso.turn.plans import PLANS
from flagplot.kernel.script import Script
from flagplot.kernel.words import the

DOOMED = ("disputes", "peace", "quarantine", "resistance", "treaty")  # [DSB-WS-22, DSB-PO-32]
# Countries that enter the war late if a Policy still keeps them out of it [see DSB-WS-28]
ENTRIES = {
    "britain": "british_entry",
    "communist_china": "communist_chinese_entry",
    "nationalist_china": "nationalist_chinese_entry",
    "russia": "russian_entry",
}


def remove(war: War, frame: TotalWar) -> None:
    """Step 2: five Policies end, whether the Axis likes it or not. [DSB-WS-22, DSB-PO-32]"""
    for policy in DOOMED:
        policies.end_policy(war, policy)
    frame.stage = TotalWarStage.ACCEPTANCE


class Acceptance(AskingStage[TotalWar]):
    """Step 3: the Axis may end Acceptance, everywhere at once: D-02. [DSB-WS-23, DSB-PO-40]"""

    def question(self, war: War, frame: TotalWar) -> Question | None:
        """What is asked now."""

        def end(war: War, words: tuple[str, ...]) -> None:
            policies.end_policy(war, "acceptance")

        found = [("acceptance",)] if "acceptance" in war.state.posture else []
        return Question(AXIS, "Total War: end Acceptance?", found, end, may=True, rule="DSB-WS-23")


class Government(AskingStage[TotalWar]):
    """Step 4: the branch that leads may give up the government for the end of one Policy.

    Neutrality and Surrender end only so, Surrender not while Enforced Peace holds. In Tora
    Neutrality cannot be
    ended. [DSB-WS-24, DSB-WS-25, DSI-SCN-15]
    """

    def question(self, war: War, frame: TotalWar) -> Question | None:
        """What is asked now."""
        boxes = [
            box
            for box in POSTURE_BOXES
            if policies.held(war, box) in ("neutrality", "surrender") and policies.may_end(war, box)
        ]
        if not PLANS[war.state.scenario].soviets_play:
            boxes = []

        def end(war: War, words: tuple[str, ...]) -> None:
            policies.end_of_own_will(war, words[0])

        prompt = "Total War: give up the government to end a Policy?"
        return Question(AXIS, prompt, [(box,) for box in boxes], end, may=True, rule="DSB-WS-24")


class Truces(AskingStage[TotalWar]):
    """Step 5: the Axis may end any Truces, each for itself. [DSB-WS-26]"""

    def question(self, war: War, frame: TotalWar) -> Question | None:
        """What is asked now."""
        boxes = [box for box in POSTURE_BOXES if policies.held(war, box) in TRUCES]

        def end(war: War, words: tuple[str, ...]) -> None:
            policies.end_posture(war, words[0])

        return Question(
            AXIS, "Total War: end Truces?", [(box,) for box in boxes], end, may=True, rule="DSB-WS-26"
        )


def place_markers(war: War, frame: TotalWar) -> None:
    """Steps 6 to 10: the USCL will rise, neutrals will enter, Europe burns, and V-J Day is set.

    [DSB-WS-27, DSB-WS-28, DSB-WS-31, DSB-WS-32]
    """
    war.pop()
    markers.put_ahead(war, "increase_uscl", 3)
    for box, entry in ENTRIES.items():
        if policies.is_pac(war, box):
            markers.put_ahead(war, entry, 15)
    europe_burns(war)
    markers.put_ahead(war, "v_j_day", 16)
    war.conduct(programs_due=True)


def europe_burns(war: War) -> None:
    """Step 8: without European Total War the ESV falls by two and it begins; V-E Day is set: D-03.

    [DSB-WS-29]
    """
    if TOTAL in war.affairs.europe:
        return
    change_esv(war, -2)
    war.conduct(europe=(TOTAL, TOTAL))
    for marker in ("european_limited_war", "european_total_war"):
        markers.take_off(war, marker)
    if not markers.on_track(war, "v_e_day"):
        markers.put_ahead(war, "v_e_day", 16)
    war.note(f"{the('european_total_war')} begins")


class TotalWarStep(Script[War, TotalWar]):
    """All of it happens once, in this order. [DSB-WS-34]"""

    stages = {
        TotalWarStage.REMOVE: remove,
        TotalWarStage.ACCEPTANCE: Acceptance(),
        TotalWarStage.GOVERNMENT: Government(),
        TotalWarStage.TRUCES: Truces(),
        TotalWarStage.MARKERS: place_markers,
    }
