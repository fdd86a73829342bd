"""Policies and Truces begin, change and end. [13.6.1.2, 13.6.2.3]"""

from __future__ import annotations

from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import markers, tracks, war_state
from flagplot.games.dai_senso.politics.affairs import ARMY, NAVY
from flagplot.games.dai_senso.state import AT_WAR, POLICIES, POSTURE_BOXES, PRE_WAR, TRUCES
from flagplot.kernel.words import the

WESTERN_BOXES = ("us_western_minors", "britain", "nationalist_china")
SOVIET_BOXES = ("communist_china", "russia", "soviet_minors")
BOXES_OF = ((), WESTERN_BOXES, SOVIET_BOXES)  # by faction [DSB-PO-04, DSB-PO-05]
CHINESE_BOXES = ("nationalist_china", "communist_china")
# the branch that can pay for the end of Neutrality or Surrender, by box [DSB-MK-22-5, DSB-MK-22-6]
PAYERS = {
    "russia": ARMY,
    "communist_china": ARMY,
    "nationalist_china": ARMY,
    "britain": NAVY,
    "us_western_minors": NAVY,
}
NEUTRALS = ("russia", "britain")  # with whom Neutrality can be ended so
ENFORCED_PEACE = {
    "britain": "enforced_peace_britain",
    "communist_china": "enforced_peace_communist_china",
    "nationalist_china": "enforced_peace_nationalist_china",
    "russia": "enforced_peace_russia",
    "us_western_minors": "enforced_peace_us",
}


def held(war: War, box: str) -> str:
    """What a Posture Box holds: a Policy, a Truce, or nothing, which is War. [DSB-PO-02]"""
    return war.state.posture[POSTURE_BOXES.index(box)]


def is_pac(war: War, box: str) -> bool:
    """Whether a Policy lies in a box."""
    return held(war, box) in POLICIES


def at_war(war: War, *boxes: str) -> bool:
    """Whether all of these boxes are at War."""
    return all(held(war, box) == AT_WAR for box in boxes)


def set_posture(war: War, box: str, posture: str) -> None:
    """A marker is placed in a box instead of what it held; War anywhere ends Pre-War.

    [DSB-MK-37-1, DSB-WS-05]
    """
    at = POSTURE_BOXES.index(box)
    war.state.posture = tuple(posture if n == at else old for n, old in enumerate(war.state.posture))
    war.politics_changed()
    war.note(f"{the(box)}: {the(posture)}")
    if posture == AT_WAR and war.state.war_state == PRE_WAR:
        war_state.begin_limited_war(war)


def set_policy(war: War, box: str, policy: str) -> None:
    """A card sets a Policy, but not in a box at War. [DSI-CRD-08]"""
    if held(war, box) != AT_WAR:
        set_posture(war, box, policy)


def end_policy(war: War, policy: str, instead: str = AT_WAR) -> None:
    """Every marker of the Policy leaves the display, or is replaced by a Truce.

    [DSB-PO-27, DSB-PO-28, DSB-PO-08]
    """
    for box in POSTURE_BOXES:
        if held(war, box) == policy:
            set_posture(war, box, instead)


def end_posture(war: War, box: str) -> None:
    """A Policy ends wherever it lies, a Truce in this box alone: D-05. [see DSB-MK-13-1]"""
    posture = held(war, box)
    if posture in POLICIES:
        end_policy(war, posture)
    elif posture in TRUCES:
        set_posture(war, box, AT_WAR)


# -- of the Axis's own will ------------------------------------------------------------------------------


def may_end(war: War, box: str) -> bool:
    """Whether the Axis may end the Policy of a box of its own will: never in Pre-War.

    For Neutrality and Surrender the branch that is concerned must lead, to lose the government for it, and no
    Enforced Peace may bind the Country. [DSB-PO-41, DSB-PO-42, DSB-PO-43, DSB-WS-10, DSB-MK-12-2]
    """
    policy = held(war, box)
    if policy not in POLICIES or war.state.war_state == PRE_WAR:
        return False
    if policy not in ("neutrality", "surrender"):
        return True
    if policy == "neutrality" and box not in NEUTRALS:
        return False
    if policy == "surrender" and markers.on_track(war, ENFORCED_PEACE.get(box, "")):
        return False
    return box in PAYERS and tracks.leading(war) == PAYERS[box]


def end_of_own_will(war: War, box: str) -> None:
    """The Policy of a box ends by what the Axis does; Neutrality and Surrender cost the government.

    [DSB-PO-42, DSB-MK-22-5, DSB-MK-22-6]
    """
    policy = held(war, box)
    if policy in ("neutrality", "surrender"):
        tracks.government_to_delay(war)
    end_policy(war, policy)


# -- Truces ----------------------------------------------------------------------------------------------

LEVELS = ("negotiation", "armistice", "reassess_policy")  # rising [DSB-TR-01]


def reduce(war: War, box: str) -> None:
    """A Truce falls a level; Negotiation is removed.

    [DSB-TR-19, DSA-WPS-10, DSA-WPS-10a, DSA-WPS-10b, DSA-WPS-10c]
    """
    level = LEVELS.index(held(war, box))
    set_posture(war, box, LEVELS[level - 1] if level else AT_WAR)


def increase(war: War, box: str) -> None:
    """A Truce rises a level, but not above Reassess Policy. [DSB-TR-20]"""
    level = LEVELS.index(held(war, box))
    if level < len(LEVELS) - 1:
        set_posture(war, box, LEVELS[level + 1])
