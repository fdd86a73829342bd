"""Events on political tables and with many choices. [15.26, 15.28, 15.30, 15.35, 15.36, 15.25]"""

from __future__ import annotations

from typing import Any

from flagplot.games.dai_senso.factions import AXIS, FACTIONS, NOBODY, SOVIET, WESTERN
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import card_actions, countries, markers, policies, rolls
from flagplot.games.dai_senso.politics.affairs import DELAY
from flagplot.games.dai_senso.politics.asking import Effect, Question, Words, options
from flagplot.games.dai_senso.politics.events.countries import influence
from flagplot.games.dai_senso.politics.events.government import ASIAN_BOXES, bonus_blitz, ending
from flagplot.games.dai_senso.politics.events.rule import Rule
from flagplot.games.dai_senso.politics.frames import Activation, Event, Losses
from flagplot.games.dai_senso.politics.losses import axis_inside
from flagplot.games.dai_senso.state import ACTIVE, NEUTRAL, NOT_CREATED, PRE_WAR, TOTAL_WAR, TRUCES
from flagplot.kernel.words import the

AREA_TABLES = ("china", "se_asia", "northeast_asia", "south_seas")


def _select(war: War, frame: Event) -> Question | None:
    """A card lets its owner select a Country. [DSB-FC-06]"""
    found = [(country,) for country in card_actions.choosing(war)]

    def chosen(war: War, words: Words) -> None:
        card_actions.choose_country(war, words[0])

    return Question(frame.receiver, "Select a Country", found, chosen, rule="DSB-FC-06")


# -- Minor Country Politics ------------------------------------------------------------------------------


def _choose_area(war: War, frame: Event) -> Question | None:
    """15.26: the receiver picks one of four Area Tables, unless the event names one.

    [DSB-PE-26-1, DSI-TAB-05]
    """
    if frame.what:
        return None

    def pick(war: War, words: Words) -> None:
        war.push(Event("15.26", frame.receiver, what=words[0]))

    found = [(table,) for table in AREA_TABLES]
    return Question(frame.receiver, "Minor Country Politics: choose an area", found, pick, rule="DSI-TAB-05")


def _minor_politics(war: War, frame: Event) -> None:
    """15.26: the roll says which Country, its standing what happens. [DSB-PE-26-1, DSB-PE-26-9]"""
    table = war.tables.charts.area_tables[frame.what]
    face = rolls.roll(war, frame.receiver, f"Minor Country Politics in {the(frame.what)}")
    area = _area(war, table[str(face)])
    war.note(f"Minor Country Politics: {the(area)}")
    if war.state.war_state == TOTAL_WAR:
        _in_total_war(war, area)
    else:
        _before_total_war(war, area)


def _area(war: War, entry: Any) -> str:
    """What a row of an Area Table names; one has a second die, one looks who owns the land."""
    if isinstance(entry, str):
        return entry
    if "area" in entry:
        dependent = _dependent(war, entry["area"])
        return str(entry["area"] if dependent else entry["if_not_a_dependent"])
    (face,) = war.roll(1, "Minor Country Politics in China goes on")
    return str(entry["1-3"] if face <= 3 else entry["4-6"])


def _dependent(war: War, area: str) -> bool:
    """Whether an area is a Dependent now: Land of a Country that is not part of it."""
    found = [hex for hex, cell in enumerate(war.tables.map.hexes) if area in (cell.area, cell.region)]
    return bool(found) and found[0] not in war.lands.proper


def _before_total_war(war: War, area: str) -> None:
    """Neutral: the Axis may press it; of the Axis or the Soviets: a neighbour takes the other side.

    Conquered or a Dependent: the Axis loses a step there; of the West: nothing.
    [DSB-PE-26-2, DSB-PE-26-3, DSB-PE-26-4, DSB-PE-26-5]
    """
    stands = countries.status(war, area)
    if stands == NEUTRAL:
        war.push(Event("press_neutral", AXIS, area))
    elif stands == ACTIVE:
        side = countries.faction(war, area)
        if side != WESTERN:
            war.push(Event("neighbour", side, area))
    elif stands != NOT_CREATED or _dependent(war, area):
        war.push(axis_inside(area))


def _in_total_war(war: War, area: str) -> None:
    """An active Country loses two steps; the Axis one in a conquered one or Dependent; Neutral ones
    none: D-16.

    [DSB-PE-26-6, DSB-PE-26-7]
    """
    stands = countries.status(war, area)
    if stands == ACTIVE:
        war.push(Losses(countries.faction(war, area), "country", 2, area))
    elif stands not in (NEUTRAL, NOT_CREATED) or (stands == NOT_CREATED and _dependent(war, area)):
        war.push(axis_inside(area))


def _press_neutral(war: War, frame: Event) -> Question | None:
    """The Axis may roll on the Diplomatic Incident Table for a Neutral Country. [DSB-PE-26-1]"""

    def press(war: War) -> None:
        rolls.on_table(war, rolls.DIPLOMATIC_INCIDENT, AXIS, frame.country)

    prompt = f"A Diplomatic Incident with {the(frame.country)}?"
    return options(AXIS, prompt, {("diplomatic_incident",): press}, may=True)


# -- Neutrals Pressured, Political Option ----------------------------------------------------------------

# who is pressed, by the box that must hold a Policy, and the marker that is delayed [see
# DSB-PE-28-3, DSB-PE-28-4]
PRESSED = {
    "pressure_britain": ("britain", "aid_to_china_western"),
    "pressure_russia": ("russia", "aid_to_china_soviet"),
    "pressure_us": ("us_western_minors", "lend_lease"),
}
STAYING = ("acceptance", "neutrality", "quarantine")  # Policies that are not reassessed


def _another(event: str, faction: int, what: str = "") -> Effect:
    return lambda war: war.push(Event(event, faction, what=what))


def _delaying(marker: str) -> Effect:
    return lambda war: markers.put(war, marker, DELAY)


def _reassessing(policy: str) -> Effect:
    return lambda war: policies.end_policy(war, policy, "reassess_policy")


def _lifting_passage(war: War, faction: int) -> dict[Words, Effect]:
    """Free Passage goes from a friendly Country. [DSB-PE-28-6, DSB-PE-30-9, DSB-MK-16-2]"""

    def lift(country: str) -> Effect:
        return lambda war: markers.unmark(war, country, markers.FREE_PASSAGE)

    return {
        ("wider_involvement", country): lift(country)
        for country in countries.minors(war, ACTIVE, faction)
        if markers.FREE_PASSAGE in markers.in_capital(war, country)
    }


def _neutrals_pressured(war: War, frame: Event) -> Question | None:
    """15.28: one of several must be done.

    [DSB-PE-28-1, DSB-PE-28-2, DSB-PE-28-3, DSB-PE-28-4, DSB-PE-28-5, DSB-PO-39]
    """
    faction = frame.receiver
    found: dict[Words, Effect] = {("minor_country_politics",): _another("15.26", faction)}
    found |= {
        words: effect
        for words, effect in influence(war, faction, countries.neutrals(war)).items()
        if words[0] != "activate"
    }
    for option, (box, marker) in PRESSED.items():
        if policies.is_pac(war, box) and markers.where(war, marker) in markers.ALLIED_BOXES:
            found[(option,)] = _delaying(marker)
    if war.affairs.rising_sun and war.state.war_state != PRE_WAR:
        for box in policies.BOXES_OF[faction]:  # none is friendly to the Axis: D-15
            if policies.is_pac(war, box) and policies.held(war, box) not in STAYING:
                found[("reassess_policies", box)] = _reassessing(policies.held(war, box))
    found |= _lifting_passage(war, faction)
    return options(faction, "Neutrals Pressured: choose", found, rule="DSB-PE-28-1")


def _political_option(war: War, frame: Event) -> Question | None:
    """15.30: one of many may be done.

    [DSB-PE-30-1, DSB-PE-30-2, DSB-PE-30-4, DSB-PE-30-5]
    """
    faction = frame.receiver
    found: dict[Words, Effect] = {("chinese_incident",): _another("15.8", faction)}
    for country in countries.neutrals(war):
        found[("declare_war", country)] = _attacking(country, faction)
    for victim in range(len(FACTIONS)):
        if victim != faction:
            for kind in ("command", "supply"):
                found[("military_failure", FACTIONS[victim], kind)] = _failing(victim, kind, faction)
    if influence(war, faction, countries.neutrals(war)):
        found[("neutrals_consider_options",)] = _another("15.19", faction, "neutral")
    found |= _wars(war, faction) | _peace_talks(war, faction) | _lifting_passage(war, faction)
    return options(faction, "Political Option: choose", found, may=True, rule="DSA-RD-04")


def _attacking(country: str, faction: int) -> Effect:
    return lambda war: war.push(Activation(country, NOBODY if faction == AXIS else AXIS))


def _failing(victim: int, kind: str, faction: int) -> Effect:
    return lambda war: war.push(Event("15.15", faction, what=kind, number=victim))


def _wars(war: War, faction: int) -> dict[Words, Effect]:
    """War in Asia, not for the West; War in the Pacific, not for the Soviets: a Policy ends.

    By the Axis of its own will, with what that costs. [DSB-PE-30-6, DSB-PE-30-7, DSB-PO-39]
    """
    boxes: tuple[str, ...] = () if faction == WESTERN else ASIAN_BOXES
    boxes += () if faction == SOVIET else ("britain", "us_western_minors")
    if faction == AXIS:

        def end(box: str) -> Effect:
            return lambda war: policies.end_of_own_will(war, box)

        return {("end_policy", box): end(box) for box in boxes if policies.may_end(war, box)}
    return ending(war, boxes) if war.state.war_state != PRE_WAR else {}


def _peace_talks(war: War, faction: int) -> dict[Words, Effect]:
    """Eastern talks, not for the West; Western talks, not for the Soviets.

    One Truce moves a level, then every box without a marker gets Negotiation.
    [DSB-PE-30-3, DSB-PE-30-8, DSB-TR-22, DSB-TR-31]
    """
    found: dict[Words, Effect] = {}
    for name, boxes, other in (
        ("eastern_peace_talks", policies.SOVIET_BOXES, WESTERN),
        ("western_peace_talks", policies.WESTERN_BOXES, SOVIET),
    ):
        if faction == other:
            continue
        moved = [(box, up) for box in boxes if policies.held(war, box) in TRUCES for up in ("raise", "lower")]
        for box, up in moved:
            found[(name, up, box)] = _talking(boxes, box, up)
        if not moved and any(policies.at_war(war, box) for box in boxes):
            found[(name,)] = _talking(boxes, "", "")
    return found


def _talking(boxes: tuple[str, ...], box: str, up: str) -> Effect:
    def talk(war: War) -> None:
        fighting = [one for one in boxes if policies.at_war(war, one)]
        if box:
            (policies.increase if up == "raise" else policies.reduce)(war, box)
        for one in fighting:
            policies.set_posture(war, one, "negotiation")

    return talk


# -- Challenge and Improvements --------------------------------------------------------------------------


def _challenge(war: War, frame: Event) -> Question | None:
    """15.35: a Blitz marker more, a Neutral Country made an Axis one, or the end of the Policy named.

    Not of Neutrality. [DSB-PE-35-1, DSB-PE-35-2]
    """
    found: dict[Words, Effect] = {("blitz",): lambda war: bonus_blitz(war, frame.receiver)}
    for country in countries.neutrals(war):
        found[("declare_war", country)] = _attacking(country, frame.receiver)
    if frame.what and policies.held(war, frame.what) != "neutrality":
        found |= ending(war, [frame.what])
    return options(frame.receiver, "Successful Challenge: choose", found, may=True, rule="DSB-PE-35-2")


EVENTS = {
    "select": Rule(_select),
    "15.26": Rule(_choose_area, _minor_politics),
    "press_neutral": Rule(_press_neutral),
    "15.28": Rule(_neutrals_pressured),
    "15.30": Rule(_political_option),
    "15.35": Rule(_challenge),
}
