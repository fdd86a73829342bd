"""What happens to the Japanese government, and incidents that endanger it.

[15.4, 15.6, 15.17, 15.20, 15.24, 15.31]
"""

from __future__ import annotations

from collections.abc import Sequence

from flagplot.games.dai_senso.factions import AXIS, WESTERN
from flagplot.games.dai_senso.places import IDS, OUT, pool
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import markers, policies, rolls, tracks
from flagplot.games.dai_senso.politics.affairs import ARMY, NAVY, ON_VP_TRACK, SWB
from flagplot.games.dai_senso.politics.asking import Effect, Question, Words, options
from flagplot.games.dai_senso.politics.events.rule import Rule
from flagplot.games.dai_senso.politics.frames import Event, Losses
from flagplot.games.dai_senso.politics.losses import candidates
from flagplot.games.dai_senso.state import POLICIES, POSTURE_BOXES, PRE_WAR

NORTHERN_CARD, HANOI, MUKDEN = "axis-58", "w4219", "w5226"  # of Strike North [see DSI-SCN-09]
TAKEOVERS = 2  # Military Takeover markers there are
ASIAN_BOXES = ("russia", "communist_china", "nationalist_china")
PACIFIC_BOXES = ("britain", "us_western_minors", "nationalist_china")


def ending(war: War, boxes: Sequence[str]) -> dict[Words, Effect]:
    """An answer for each Policy in some boxes: it ends, whether the Axis wants it or not. [DSB-PO-29]"""

    def end(box: str) -> Effect:
        return lambda war: policies.end_policy(war, policies.held(war, box))

    return {("end_policy", box): end(box) for box in boxes if policies.is_pac(war, box)}


def _lose_face(war: War, branch: str, called: str) -> dict[Words, Effect]:
    """The branch that leads may fall instead. [DSB-MK-22-7]"""
    return {(called,): tracks.government_to_delay} if tracks.leading(war) == branch else {}


def _border_incident(war: War, frame: Event) -> Question | None:
    """15.4: a Policy with Russia or China ends, a Kwantung step is lost, or the Army loses face.

    Nothing while Russia is bound by Neutrality, or all three fight already. [DSB-PE-04-1, DSB-PE-04-2]
    """
    if policies.held(war, "russia") == "neutrality" or policies.at_war(war, *ASIAN_BOXES):
        return None
    found = ending(war, ASIAN_BOXES) | _lose_face(war, ARMY, "army_loses_face")
    if candidates(war, Losses(AXIS, "kwantung")):
        found[("lose_kwantung",)] = lambda war: war.push(Losses(AXIS, "kwantung"))
    return options(AXIS, "Border Incident: choose the consequence", found, rule="DSB-PE-04-2")


def _international_incident(war: War, frame: Event) -> Question | None:
    """15.20: a Policy with Britain, the US or Nationalist China ends, the West receives aid, or the
    Navy loses face.

    Nothing while Britain is bound by Neutrality, or all three fight already; the West carries the
    aid out itself:
    D-27. [DSB-PE-20-1, DSB-PE-20-2]
    """
    if policies.held(war, "britain") == "neutrality" or policies.at_war(war, *PACIFIC_BOXES):
        return None
    found = ending(war, PACIFIC_BOXES) | _lose_face(war, NAVY, "navy_loses_face")
    found[("military_aid",)] = lambda war: rolls.happen(war, "15.23", WESTERN)
    return options(AXIS, "International Incident: choose the consequence", found, rule="DSB-PE-20-2")


def _cabinet_shuffle(war: War, frame: Event) -> None:
    """15.6: the other branch leads. [DSB-PE-06-1]"""
    tracks.flip_government(war)


def _power_shift(war: War, frame: Event) -> Question | None:
    """15.31: the other branch may take over. [DSB-PE-31-1]"""
    found: dict[Words, Effect] = {("power_shift",): tracks.flip_government} if tracks.leading(war) else {}
    return options(AXIS, "Power Shift: shall the other branch lead?", found, may=True)


def _gekokujo(war: War, frame: Event) -> Question | None:
    """15.17 in Pre-War: one Policy of the Axis's choice ends. [DSB-PE-17-1]"""
    if war.state.war_state != PRE_WAR:
        return None
    boxes = [box for box in POSTURE_BOXES if policies.held(war, box) in POLICIES]

    def end(war: War, words: Words) -> None:
        tracks.government_to_delay(war)
        policies.end_policy(war, policies.held(war, words[0]))

    return Question(AXIS, "Gekokujo: which Policy ends?", [(box,) for box in boxes], end, rule="DSB-PE-17-1")


def _insubordination(war: War, frame: Event) -> None:
    """15.17 later: a Failure of the Axis, of Command under the Army, of Supply under the Navy.

    [DSB-PE-17-2]
    """
    kind = {ARMY: "command", NAVY: "supply"}.get(tracks.leading(war), "")
    war.push(Event("15.15" if kind else "failure_type", AXIS, what=kind, number=AXIS))


def _failure_type(war: War, frame: Event) -> Question | None:
    """While nobody leads the West says which Failure it is. [DSB-PE-17-2]"""

    def say(war: War, words: Words) -> None:
        war.push(Event("15.15", AXIS, what=words[0], number=AXIS))

    prompt = "Gekokujo: which Failure do the Japanese suffer?"
    return Question(WESTERN, prompt, [("command",), ("supply",)], say, rule="DSB-PE-17-2")


def _military_takeover(war: War, frame: Event) -> None:
    """15.24: a marker in the Strategic Warfare Box, the government falls, and Showa Restoration is over.

    Japanese Mandate takes the place of Hakko Ichiu, and the Axis may place one more Blitz marker this turn.
    [DSB-PE-24-1, DSB-PE-24-2, DSB-PE-24-3, DSB-PE-24-4]
    """
    markers.put_another(war, "military_takeover", SWB, TAKEOVERS)
    tracks.government_to_delay(war)
    if markers.in_swb(war, "showa_restoration") or markers.on_track(war, "showa_restoration"):
        markers.take_off(war, "showa_restoration")
    box = markers.where(war, "hakko_ichiu")
    if box in ON_VP_TRACK:
        markers.take_off(war, "hakko_ichiu")
        markers.put(war, "japanese_mandate", box)
    bonus_blitz(war, AXIS)


def bonus_blitz(war: War, faction: int) -> None:
    """A faction may place one more Blitz marker this turn."""
    found = war.affairs.bonus_blitz
    war.conduct(bonus_blitz=tuple(n + (at == faction) for at, n in enumerate(found)))


def _may_end_policy(war: War, frame: Event) -> Question | None:
    """A card lets its owner end the Policy of a box, whatever it is. [DSI-CRD-09, DSB-PO-31]"""
    return options(frame.receiver, "End the Policy?", ending(war, [frame.what]), may=True, rule="DSI-CRD-09")


def _choose_government(war: War, frame: Event) -> Question | None:
    """Set-up: the Axis chooses the branch that leads. [DSI-SCN-07]"""

    def lead(war: War, words: Words) -> None:
        war.conduct(government=words[0])

    return Question(AXIS, "Which branch leads the government?", [(ARMY,), (NAVY,)], lead, rule="DSI-SCN-07")


def _roll_government(war: War, frame: Event) -> None:
    """Set-up with ``random_government``: the Army leads on 1 to 3, the Navy on 4 to 6. [DSI-SCN-07]"""
    (face,) = war.roll(1, "the branch that leads the Japanese government")
    war.conduct(government=ARMY if face <= 3 else NAVY)
    war.note(f"the {war.affairs.government} leads the Japanese government")


def _choose_plan(war: War, frame: Event) -> Question | None:
    """When Tigers Fight: Japan strikes south as set up, or north. [DSI-SCN-09]"""

    def strike(war: War, words: Words) -> None:
        if words[0] == "strike_south":
            war.conduct(government=NAVY)
        else:
            _strike_north(war)

    found = [("strike_south",), ("strike_north",)]
    return Question(AXIS, "Which way does Japan strike?", found, strike, rule="DSI-SCN-09")


def _strike_north(war: War) -> None:
    """The Army leads with another card, Russia is only in dispute, and the army of Hanoi stands in Mukden."""
    old, new = war.state.current[AXIS], NORTHERN_CARD
    hand = tuple(card for card in war.tables.cards if card in (*war.affairs.hands[AXIS], old) and card != new)
    war.state.current = (new, *war.state.current[1:])
    war.conduct(
        government=ARMY,
        hands=(hand, *war.affairs.hands[1:]),
        played=tuple((new if card == old else card, *when) for card, *when in war.affairs.played),
    )
    for box in ("russia", "soviet_minors"):
        policies.set_posture(war, box, "disputes")
    for number, counter in enumerate(war.counters):
        if (
            counter.faction == AXIS
            and counter.code == war.tables.cards[new].number
            and war.state.place[number] == OUT
        ):
            war.lay(number, pool(AXIS))
    for number in war.ground(IDS.index(HANOI), AXIS):
        war.move(number, IDS.index(MUKDEN))


EVENTS = {
    "choose_plan": Rule(_choose_plan),
    "15.4": Rule(_border_incident),
    "15.6": Rule(go=_cabinet_shuffle),
    "15.17": Rule(_gekokujo, _insubordination),
    "failure_type": Rule(_failure_type),
    "15.20": Rule(_international_incident),
    "15.24": Rule(go=_military_takeover),
    "15.31": Rule(_power_shift),
    "may_end_policy": Rule(_may_end_policy),
    "choose_government": Rule(_choose_government),
    "roll_government": Rule(go=_roll_government),
}
