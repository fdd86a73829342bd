"""China, and resistance behind the lines. [15.1, 15.8, 15.21]"""

from __future__ import annotations

from flagplot.games.dai_senso.china import CHINA, PAN_NATIONAL
from flagplot.games.dai_senso.counters import BACK, JAPAN
from flagplot.games.dai_senso.factions import AXIS, SOVIET, WESTERN
from flagplot.games.dai_senso.places import IDS, pool
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import countries, markers, policies, tracks
from flagplot.games.dai_senso.politics.asking import Effect, Question, Words, options
from flagplot.games.dai_senso.politics.events.countries import influence
from flagplot.games.dai_senso.politics.events.rule import Rule
from flagplot.games.dai_senso.politics.frames import Event, Guerrillas, Losses, Receive
from flagplot.games.dai_senso.politics.guerrillas import targets
from flagplot.games.dai_senso.politics.internment import intern_counter, internable
from flagplot.games.dai_senso.state import AT_WAR, PRE_WAR, TRUCES
from flagplot.games.dai_senso.turn.plans import PLANS
from flagplot.kernel.words import the

BASES = {WESTERN: "partisan_base_western", SOVIET: "partisan_base_soviet"}
PARTISAN_BASES = 3  # of each Allied faction
OWN_BOX = {WESTERN: "nationalist_china", SOVIET: "communist_china"}


# -- Allies Support Resistance ---------------------------------------------------------------------------


def _resistance(war: War, frame: Event) -> None:
    """15.1: received by the Axis, a die says which Ally acts. [DSB-PE-01-1]"""
    side = frame.receiver
    if side == AXIS:
        (face,) = war.roll(1, "Which of the Allies supports the resistance?")
        side = WESTERN if face <= 3 else SOVIET
    war.push(Event("support_resistance", side))


def _support_resistance(war: War, frame: Event) -> Question | None:
    """It may form a Partisan Base, but not in Pre-War, or strike a hex.

    [DSB-PE-01-2, DSB-PE-01-3, DSB-PE-01-4, DSA-PTB-01]
    """
    side = frame.receiver
    found: dict[Words, Effect] = {}
    if war.state.war_state != PRE_WAR and markers.spare(war, BASES[side], PARTISAN_BASES):
        found[("partisan_base",)] = lambda war: _form_base(war, side)
    if targets(war, AXIS, "anywhere"):
        found[("strike",)] = lambda war: war.push(Guerrillas(side, where="anywhere"))
    return options(side, "Support resistance: choose", found, may=True, rule="DSB-PE-01-3")


def _form_base(war: War, side: int) -> None:
    markers.put_another(war, BASES[side], IDS[pool(side)], PARTISAN_BASES)


# -- Chinese Incident ------------------------------------------------------------------------------------


def _chinese_incident(war: War, frame: Event) -> Question | None:
    """15.8: the Axis and the Allies have other choices; in the China Incident only guerrillas.

    [see DSI-SCN-14]
    """
    if PLANS[war.state.scenario].events is not None:
        return None
    found = _for_the_axis(war) if frame.receiver == AXIS else _for_an_ally(war, frame.receiver)
    return options(frame.receiver, "Chinese Incident: choose", found, may=True, rule="DSA-RD-04")


def _only_guerrillas(war: War, frame: Event) -> None:
    """Guerrilla Warfare is all there is. [see DSI-SCN-14]"""
    if PLANS[war.state.scenario].events is not None:
        war.push(Guerrillas(frame.receiver))


def _for_an_ally(war: War, side: int) -> dict[Words, Effect]:
    """Politics, resistance encouraged, guerrillas, influence, negotiation, or a Truce the Axis may cancel.

    [DSB-PE-08-1, DSB-PE-08-2, DSB-PE-08-3, DSB-PE-08-4, DSB-PE-08-5, DSB-PE-08-6]
    """
    box = OWN_BOX[side]
    held = policies.held(war, box)
    found: dict[Words, Effect] = {("chinese_politics",): _politics(side)}
    if held in ("acceptance", "surrender"):
        found[("encourage_resistance",)] = lambda war: policies.set_posture(war, box, "resistance")
    if targets(war, AXIS, "china"):
        found[("guerrilla_warfare",)] = lambda war: war.push(Guerrillas(side))
    if influence(war, side, sorted(CHINA)):
        found[("influence",)] = lambda war: war.push(Event("15.19", side, what="china"))
    found |= _negotiating(war, box)
    if held == AT_WAR:
        for truce in TRUCES:
            found[("truce", truce)] = _offering(side, box, truce)
    return found


def _for_the_axis(war: War) -> dict[Words, Effect]:
    """Politics, strife, acceptance encouraged, negotiation, or a Truce.

    [DSB-PE-08-7, DSB-PE-08-8, DSB-PE-08-9, DSB-PE-08-10]
    """
    found: dict[Words, Effect] = {("chinese_politics",): _politics(AXIS), ("chinese_strife",): _strife}
    for box in policies.CHINESE_BOXES:
        held = policies.held(war, box)
        if held == "resistance":
            found[("encourage_acceptance", box)] = _setting(box, "acceptance")
        found |= _negotiating(war, box)
        if held == AT_WAR:
            found |= {("truce", truce, box): _setting(box, truce) for truce in TRUCES}
    return found


def _politics(side: int) -> Effect:
    return lambda war: war.push(Event("15.26", side, what="china"))


def _setting(box: str, posture: str) -> Effect:
    return lambda war: policies.set_posture(war, box, posture)


def _offering(side: int, box: str, truce: str) -> Effect:
    """An Ally places a Truce; the Axis may cancel it for its government. [DSB-PE-08-6]"""

    def offer(war: War) -> None:
        policies.set_posture(war, box, truce)
        war.push(Event("cancel_truce", side, what=box))

    return offer


def _negotiating(war: War, box: str) -> dict[Words, Effect]:
    """A Truce is raised or lowered a level, in any turn. [DSB-TR-22, DSB-TR-31]"""
    if policies.held(war, box) not in TRUCES:
        return {}
    found: dict[Words, Effect] = {("lower", box): lambda war: policies.reduce(war, box)}
    if policies.held(war, box) != "reassess_policy":
        found[("raise", box)] = lambda war: policies.increase(war, box)
    return found


def _strife(war: War) -> None:
    """A die says which side loses a Chinese step. [DSB-PE-08-8]"""
    (face,) = war.roll(1, "Chinese strife")
    war.push(Losses(WESTERN if face <= 3 else SOVIET, "chinese"))


def _cancel_truce(war: War, frame: Event) -> Question | None:
    """The Axis may cancel a Truce by putting its Government in the Delay Box. [DSB-PE-08-6, DSB-MK-22-7]"""

    def cancel(war: War) -> None:
        tracks.government_to_delay(war)
        policies.set_posture(war, frame.what, AT_WAR)

    found: dict[Words, Effect] = {("cancel",): cancel} if tracks.leading(war) else {}
    prompt = f"Cancel the Truce in {the(frame.what)} for the government?"
    return options(AXIS, prompt, found, may=True, rule="DSB-PE-08-6")


# -- Japan Supports Nationalists -------------------------------------------------------------------------


def _nationalists(war: War, frame: Event) -> Question | None:
    """15.21: the Axis may receive a step, land in a Chinese Port, or strike a hex of the Allies.

    [DSB-PE-21-1, DSB-PE-21-2, DSB-PE-21-3]
    """
    found: dict[Words, Effect] = {
        ("colonial",): lambda war: war.push(Receive(AXIS, "colonial", country=JAPAN)),
        ("minor",): lambda war: war.push(Receive(AXIS, "any", group="axis_minor")),
    }
    free = [
        one for one in war.in_pool(AXIS) if war.counter(one).detachable and war.counter(one).country == JAPAN
    ]
    for hex in _ports(war) if free else ():
        found[("port", IDS[hex])] = _landing(free[0], hex)
    if targets(war, SOVIET, "anywhere") or targets(war, WESTERN, "anywhere"):
        found[("strike",)] = lambda war: war.push(Guerrillas(AXIS, where="anywhere"))
    return options(AXIS, "Japan supports nationalists: choose", found, may=True, rule="DSB-PE-21-2")


def _ports(war: War) -> list[int]:
    """Ports of active Chinese Countries no Policy protects, without other Allied units. [DSB-PE-21-2]"""
    return [
        hex
        for hex, cell in enumerate(war.tables.map.hexes)
        if cell.port
        and hex in war.lands.active
        and war.lands.country[hex] in CHINA
        and war.lands.faction[hex] != AXIS
        and not countries.bound(war, war.lands.country[hex])
        and all(_chinese(war, one) for one in war.stack(hex) if war.face(one).ground)
    ]


def _chinese(war: War, number: int) -> bool:
    return war.counter(number).country in (*CHINA, *PAN_NATIONAL)


def _landing(detachment: int, hex: int) -> Effect:
    def land(war: War) -> None:
        for number in war.stack(hex):
            if internable(war, number):
                intern_counter(war, number)
        war.arrive(detachment, hex, BACK)

    return land


EVENTS = {
    "15.1": Rule(go=_resistance),
    "support_resistance": Rule(_support_resistance),
    "15.8": Rule(_chinese_incident, _only_guerrillas),
    "cancel_truce": Rule(_cancel_truce),
    "15.21": Rule(_nationalists),
}
