"""Markers that leave the Delay Box and the Turn Track, each by its own rule. [7.1, 7.2, 14]"""

from __future__ import annotations

from collections.abc import Callable

from flagplot.games.dai_senso.factions import AXIS, SOVIET, WESTERN
from flagplot.games.dai_senso.places import IDS, OUT, pool
from flagplot.games.dai_senso.play import QUIT_INDIA, War
from flagplot.games.dai_senso.politics import european, markers, policies, tracks, victory
from flagplot.games.dai_senso.politics.affairs import (
    ARMY,
    AUTOMATIC,
    DELAY,
    GOVERNMENT,
    HOLDING,
    NAVY,
    ON_VP_TRACK,
    SWB,
)
from flagplot.games.dai_senso.politics.asking import Asking, Question, Words
from flagplot.games.dai_senso.politics.entry import reserves_arrive
from flagplot.games.dai_senso.politics.frames import Arrivals
from flagplot.games.dai_senso.politics.war_state import release
from flagplot.games.dai_senso.turn import delay
from flagplot.games.dai_senso.turn.calendar import after, called
from flagplot.kernel.words import the

# Entry marker -> the Posture Box, and the code of the forces that come with it [see DSB-MK-13-1]
ENTRIES = {
    "british_entry": ("britain", "BFE"),
    "communist_chinese_entry": ("communist_china", ""),
    "nationalist_chinese_entry": ("nationalist_china", ""),
    "russian_entry": ("russia", "FE"),
    "us_entry": ("us_western_minors", "USFE"),
}
OWNERS_OF_CHOICE = {"aid_to_china_western": WESTERN, "aid_to_china_soviet": SOVIET, "lend_lease": WESTERN}
WESTERN_MARKERS = (
    "oil_embargo", "intensive_bombing", "us_victory_program", "war_production_western",
    "minor_country_production_western", "reserves_western",
)  # fmt: skip
SOVIET_MARKERS = ("war_production_soviet", "minor_country_production_soviet", "reserves_soviet")
TO_POOL = ("chemical_weapons", "suicidal_raiders")  # [DSB-MK-8-1]
RESERVE_CODES = ("LWR", "TWR")


def owner(marker: str) -> int:
    """Whose Delay DRMs a marker has."""
    name = marker.partition("-")[0]
    if name in OWNERS_OF_CHOICE:
        return OWNERS_OF_CHOICE[name]
    if name in WESTERN_MARKERS or name == "partisan_base_western":
        return WESTERN
    return SOVIET if name in SOVIET_MARKERS or name == "partisan_base_soviet" else AXIS


def delay_markers(war: War) -> None:
    """Every marker in the Delay Box rolls as counters do. [see DSA-DEL-02]"""
    for marker, place in sorted(war.affairs.markers.items()):
        if place == DELAY:
            (face,) = war.roll(1, f"Delay of {the(marker)}")
            boxes = max(1, face + delay.of_marker(war, owner(marker)))
            year, turn = after(war.state.year, war.state.turn, boxes)
            markers.put(war, marker, markers.turn_box(year, turn))
            war.note(f"{the(marker)} is due in {called(year, turn)}")


def due(war: War) -> list[str]:
    """The markers in the box of this turn: of the Axis first, V-J Day last: D-06."""
    box = markers.turn_box(war.state.year, war.state.turn)
    found = [marker for marker, place in war.affairs.markers.items() if place == box]
    return sorted(found, key=lambda marker: (marker == "v_j_day", marker in EUROPEAN, owner(marker), marker))


class ArrivalsStep(Asking[Arrivals]):
    """One marker after the other. [DSA-TRN-02b]"""

    def question(self, war: War, frame: Arrivals) -> Question | None:
        """Some leave a choice."""
        waiting = due(war)
        marker = waiting[0] if waiting else ""
        if marker in OWNERS_OF_CHOICE:
            return _choose_box(marker, frame)
        if marker == GOVERNMENT and markers.count(war, "military_takeover", SWB):
            return _choose_branch(frame)
        return None

    def go(self, war: War, frame: Arrivals) -> None:
        """Most do not."""
        waiting = due(war)
        if not waiting:
            return
        war.push(frame)
        arrive(war, waiting[0])


def _choose_box(marker: str, frame: Arrivals) -> Question:
    """Aid and Lend-Lease go to either Allied box. [DSB-MK-1-1, DSB-MK-26-1]"""

    def put(war: War, words: Words) -> None:
        markers.put(war, marker, f"{words[0]}_events")
        war.push(frame)

    prompt = f"Into which Conditional Events Box does {the(marker)} go?"
    return Question(OWNERS_OF_CHOICE[marker], prompt, [("western",), ("soviet",)], put, rule="DSB-MK-1-1")


def _choose_branch(frame: Arrivals) -> Question:
    """After a Military Takeover the Axis chooses who leads. [DSB-MK-22-2, DSB-MK-30-2]"""

    def lead(war: War, words: Words) -> None:
        _lead(war, words[0])
        war.push(frame)

    return Question(AXIS, "Which branch leads the government?", [(ARMY,), (NAVY,)], lead, rule="DSB-MK-22-2")


def _lead(war: War, branch: str) -> None:
    markers.put(war, GOVERNMENT, HOLDING)
    war.conduct(government=branch)
    war.note(f"the {branch} leads the Japanese government")


def arrive(war: War, marker: str) -> None:
    """A marker leaves the Turn Track; most go to the Strategic Warfare Box. [DSA-TRN-02b]"""
    name = marker.partition("-")[0]
    found = ARRIVALS.get(name)
    if found is not None:
        found(war, marker)
    elif name in ENTRIES:
        _enter(war, name)
    elif name.startswith("enforced_peace"):
        markers.take_off(war, marker)  # [DSB-MK-12-1]
    elif name in TO_POOL or name.startswith("partisan_base"):
        markers.put(war, marker, IDS[pool(owner(marker))])
    else:
        markers.put(war, marker, SWB)
    war.note(f"{the(marker)} arrives")


def _government(war: War, marker: str) -> None:
    """A die decides who leads: 1 to 3 the Army, 4 to 6 the Navy. [DSB-MK-22-3]"""
    (face,) = war.roll(1, "Who leads the Japanese government?")
    _lead(war, ARMY if face <= 3 else NAVY)


def _quit_india(war: War, marker: str) -> None:
    """To the Strategic Warfare Box, or out of the game if Japanese troops are in India. [DSB-MK-38-2]"""
    if markers.japanese_in_india(war):
        markers.take_off(war, marker)
    else:
        markers.put(war, marker, SWB)


def _enter(war: War, name: str) -> None:
    """A Policy or Truce ends, and Far Eastern Forces come. [DSB-MK-13-1, DSB-MK-13-2, DSB-MK-44_4-1]"""
    box, code = ENTRIES[name]
    markers.take_off(war, name)
    policies.end_posture(war, box)
    if code:
        release(war, code)


def _on_the_track(war: War, marker: str) -> None:
    """Hakko Ichiu and the Mandate lie in the box of the Rising Sun, or in box 0; the first ends
    Axis production.

    With the Mandate come its fortresses. [DSB-MK-18-1, DSB-MK-18-2, DSB-MK-23-1]
    """
    affairs = war.affairs
    box = min(affairs.vp, AUTOMATIC - 1) if affairs.rising_sun else 0
    markers.put(war, marker, ON_VP_TRACK[box])
    if marker == "hakko_ichiu":
        markers.take_off(war, "minor_country_production_axis")
        return
    for number, counter in enumerate(war.counters):
        if counter.code == "MANDATE" and war.state.place[number] == OUT:
            war.lay(number, pool(AXIS))


def _increase_uscl(war: War, marker: str) -> None:
    """The USCL rises, and will again in a year. [DSB-MK-44_1-1]"""
    tracks.raise_uscl(war)
    markers.put_ahead(war, marker, 4)


def _v_j_day(war: War, marker: str) -> None:
    """The war is over. [DSB-MK-45-1, DSA-VIC-24]"""
    markers.take_off(war, marker)
    war.state.outcome = victory.final_check(war)


def _reserves(war: War, marker: str) -> None:
    """Reserves go to the European Holding Box. [DSB-MK-39-1]"""
    markers.take_off(war, marker)
    faction = owner(marker)
    total = any(one.endswith("total_war_reserves") for one in war.affairs.once)
    for code in RESERVE_CODES if total else RESERVE_CODES[:1]:
        reserves_arrive(war, faction, code)


EUROPEAN = ("european_limited_war", "european_total_war", "german_victory", "v_e_day")
ARRIVALS: dict[str, Callable[[War, str], None]] = {
    GOVERNMENT: _government,
    QUIT_INDIA: _quit_india,
    "hakko_ichiu": _on_the_track,
    "japanese_mandate": _on_the_track,
    "increase_uscl": _increase_uscl,
    "v_j_day": _v_j_day,
    "reserves_western": _reserves,
    "reserves_soviet": _reserves,
    "european_limited_war": european.limited_war,
    "european_total_war": european.total_war,
    "german_victory": european.german_victory,
    "v_e_day": european.v_e_day,
}
