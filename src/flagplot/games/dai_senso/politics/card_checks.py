"""Whether every card can be played: its words are known, and what they name exists. Checked once.

Faults name the card, what was expected and what was found. [DSI-CRD-01]
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain
from typing import Any

from flagplot.games.dai_senso import helps
from flagplot.games.dai_senso.cards import WAR_STATES, Card
from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.places import ZONES
from flagplot.games.dai_senso.politics.affairs import ARMY, EUROPEAN_WAR, NAVY
from flagplot.games.dai_senso.politics.card_actions import ANY, ANY_NEUTRAL, OPERATIONS
from flagplot.games.dai_senso.politics.conditional import PROGRAMS, SPOKEN
from flagplot.games.dai_senso.politics.happening import EVENTS
from flagplot.games.dai_senso.politics.requirements import PREDICATES
from flagplot.games.dai_senso.politics.surrender import PARTIES, SURRENDERS
from flagplot.games.dai_senso.scenarios import ScenarioCard
from flagplot.games.dai_senso.state import POLICIES, POSTURE_BOXES, POSTURES, STATUSES
from flagplot.games.dai_senso.tables import Tables
from flagplot.games.dai_senso.turn.calendar import FIRST_YEAR, LAST_YEAR, TURNS
from flagplot.kernel.errors import BadInputError

POLITICAL_TABLES = ("cabinet_crisis", "diplomatic_incident", "colonialism")
BOX_KINDS = ("ce_box", "conquered", "european_holding_box", "reserves")
FACES = tuple(str(face) for face in range(1, 7))
# what an action or a requirement must say
NEEDS: dict[str, tuple[str, ...]] = {
    "event": ("event",),
    "roll": ("results",),
    "select_country": ("from",),
    "remove_card": ("card",),
    "set_policy": ("box", "policy"),
    "may_end_policy": ("box",),
    "place_marker": ("marker", "to"),
    "remove_marker_from_game": ("markers",),
    "marker_from_ce_box_to_delay": ("marker",),
    "esv": ("change",),
    "eliminate_steps": ("steps",),
    "government_leads": ("branch",),
    "government_leads_not": ("branch",),
    "posture": ("box",),
    "country_status": ("country", "in"),
    "country_exists": ("country",),
    "european_war_occurred": ("level",),
    "played": ("faction", "card"),
    "not_played": ("faction", "card"),
    "vp_side": ("is",),
    "marker_in_swb": ("marker",),
    "marker_absent": ("marker",),
    "marker_in_conditional_events_box": ("marker",),
    "has_active_minor": ("faction",),
    "axis_controls_hexes": ("hexes",),
    "axis_controls_strategic": ("of", "count"),
    "allied_ground_unit_in": ("area",),
    "year_at_least": ("year",),
    "dependent_of": ("area", "owner"),
}
# where "is" and "not" stand: what may follow; "to" as well
CHOICES: dict[str, tuple[str, ...]] = {
    "posture": POSTURES,
    "war_state": WAR_STATES,
    "vp_side": ("rising_sun", "allied_crusade"),
    "place_marker": ("delay_box", "swb", "turn_track"),
}


def check(tables: Tables) -> None:
    """Refuse cards and political tables nobody could play with."""
    cards, scenarios = tables.cards.values(), tables.scenarios.values()
    faults = chain(
        (f"cards.json: {card.id}: {fault}" for card in cards for fault in _card(tables, card)),
        (f"tables.json: {fault}" for fault in _charts(tables)),
        (f"scenarios.json: {card.id}: {fault}" for card in scenarios for fault in _scenario(tables, card)),
    )
    for fault in faults:
        raise BadInputError(fault)


def _card(tables: Tables, card: Card) -> Iterator[str]:
    for action in (*card.option_card_segment, *card.political_events_segment):
        yield from _said(tables, card, action, "op", OPERATIONS)
    for one in card.conditional_events_segment:
        yield from _one_of("event", one.get("event"), (*PROGRAMS, *SURRENDERS, *SPOKEN))
    for need in card.requirements:
        for one in need.get("any", (need,)):
            yield from _said(tables, card, one, "pred", PREDICATES)
    types = {one.type for one in tables.counters}
    yield from chain.from_iterable(_one_of("type", one.type, types) for one in card.reinforcements)
    yield from chain.from_iterable(
        _one_of("to", one.to, ("force_pool", "delay_box")) for one in card.reinforcements
    )
    groups = {"nationalist_chinese", "communist_chinese", *(f"{side}_minor" for side in FACTIONS)}
    for grant in card.replacements:
        yield from _one_of("kind", grant.kind, ("infantry", "armor", "colonial", "any"))
        if grant.group:
            yield from _one_of("group", grant.group, groups)
        if grant.country:
            yield from _one_of("country", grant.country, {one.country for one in tables.counters})
    if card.demands is not None:
        markers = {one.marker for one in tables.map.countries.ceding_markers}
        yield from _one_of("ceded_marker", card.demands.ceded_marker, markers)
        yield from _one_of("area", card.demands.area, tables.map.countries.names())


def _scenario(tables: Tables, card: ScenarioCard) -> Iterator[str]:
    """What the politics of a scenario begin with. [DSI-SCN-01]"""
    yield from _one_of("war_state", card.war_state, WAR_STATES)
    yield from _one_of("government", card.government, (ARMY, NAVY, "choice"))
    for box in POSTURE_BOXES:
        yield from _one_of(f"posture: {box}", card.posture.get(box), POSTURES)
    for side, level in card.european_war.items():
        yield from _one_of(f"european_war: {side}", level, EUROPEAN_WAR)
    for what in ("current", "pending", "played", "removed"):
        for faction, number in _numbers(card.cards.get(what, {})):
            yield from _one_of(f"cards: {what}", f"{faction}-{number}", tables.cards)
    markers = _markers(tables)
    laid = chain(
        (one.get("marker") for one in (*card.swb, *card.turn_track)),
        (one for held in card.conditional_boxes.values() for one in held),
    )
    yield from chain.from_iterable(_one_of("a marker", one, markers) for one in laid)
    for due in card.turn_track:
        yield from _one_of("turn_track: turn", due.get("turn"), TURNS)
        if not FIRST_YEAR <= due.get("year", 0) <= LAST_YEAR:
            yield f"turn_track: a year from {FIRST_YEAR} to {LAST_YEAR} expected, found {due.get('year')!r}"
    boxes = {"set_aside", *(f"{kind}_{side}" for kind in BOX_KINDS for side in FACTIONS)}
    yield from chain.from_iterable(_one_of("boxes", box, boxes) for box in card.boxes)
    for convoy in card.convoys:
        yield from _one_of("convoys: zone", convoy.get("zone"), ZONES)
        yield from _one_of("convoys: counter", convoy.get("counter"), tables.number)


def _numbers(listed: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for faction, numbers in listed.items():
        for number in [numbers] if isinstance(numbers, str) else numbers:
            yield faction, number


def _said(
    tables: Tables, card: Card, said: Mapping[str, Any], key: str, words: Mapping[str, Any]
) -> Iterator[str]:
    """One action or requirement: a known word with all it needs, each of it known."""
    word = said.get(key)
    unknown = list(_one_of(key, word, words))
    yield from unknown
    if unknown:
        return
    for need in NEEDS.get(str(word), ()):
        if need not in said:
            yield f"{word}: {need} expected, found {', '.join(said)}"
    for name, value in said.items():
        yield from (f"{word}: {fault}" for fault in _value(tables, card, str(word), said, name, value))


def _value(
    tables: Tables, card: Card, word: str, said: Mapping[str, Any], name: str, value: Any
) -> Iterator[str]:
    countries = tables.map.countries
    markers = _markers(tables)
    known: dict[str, Any] = {
        "event": EVENTS, "box": POSTURE_BOXES, "policy": POLICIES, "marker": markers,
        "branch": (ARMY, NAVY), "level": ("limited", "total"), "faction": FACTIONS, "of": PARTIES,
        "area": countries.names(), "owner": countries.names(), "country": countries.names(),
        "is": CHOICES.get(word), "not": CHOICES.get(word), "to": CHOICES.get(word),
    }  # fmt: skip
    if known.get(name) is not None:
        yield from _one_of(name, value, known[name])
    elif name == "markers":
        yield from chain.from_iterable(_one_of(name, one, markers) for one in value)
    elif name == "in":
        yield from chain.from_iterable(_one_of(name, one, STATUSES) for one in value)
    elif name == "hexes":
        yield from chain.from_iterable(_one_of(name, one, tables.map.board.grid.number) for one in value)
    elif name == "card":
        side = said.get("faction", card.faction)
        yield from _one_of(name, f"{side}-{value}", tables.cards)
    elif name == "from" and value not in (ANY, ANY_NEUTRAL):
        minors = [one.id for one in countries.minors]
        named = value if isinstance(value, list) else [value]
        yield from chain.from_iterable(_one_of(name, one, minors) for one in named)
    elif name == "results":
        yield from _results(value)


@cache
def _markers(tables: Tables) -> frozenset[str]:
    """The names of all markers, those on the map too."""
    return frozenset((*tables.marker_names, *(id.rpartition("-")[0] for id in tables.number)))


def _results(rows: Mapping[str, Any]) -> Iterator[str]:
    """An event, another table or nothing for every face; what a card leaves out is a No Result."""
    for face, result in rows.items():
        yield from _one_of("a face of the die", face, FACES)
        if "event" in result:
            yield from _one_of(f"{face}: event", result["event"], EVENTS)
        elif "table" in result:
            yield from _one_of(f"{face}: table", result["table"], POLITICAL_TABLES)


def _charts(tables: Tables) -> Iterator[str]:
    """The political tables have a line for every face. [DSI-TAB-02, DSI-TAB-03, DSI-TAB-06, DSI-TAB-07]"""
    charts = tables.charts
    for name in POLITICAL_TABLES:
        chart = getattr(charts, name)
        for column in ("results", "axis", "allied"):
            if column not in chart:
                continue
            if sorted(chart[column]) != list(FACES):
                yield f"{name}: {column}: lines 1 to 6 expected, found {', '.join(sorted(chart[column]))}"
            yield from (f"{name}: {fault}" for fault in _results(chart[column]))
    for name in ("aid_to_china", "lend_lease"):
        lines = getattr(charts, name)["results"]
        if sorted(face for faces in lines for face in helps.covered(faces)) != list(helps.FACES):
            yield f"{name}: every face from 1 to 6 in one line expected, found {', '.join(lines)}"
        for result in lines.values():
            if isinstance(result, dict):
                yield from (f"{name}: {fault}" for fault in _one_of("event", result.get("event"), EVENTS))
            else:
                yield from (f"{name}: {fault}" for fault in _one_of("a result", result, helps.WORDS))


def _one_of(what: str, value: Any, known: Any) -> Iterator[str]:
    if not isinstance(value, str) or value not in known:
        listed = sorted(known)
        few = ", ".join(listed[:12]) + (", ..." if len(listed) > 12 else "")
        yield f"{what}: one of {few} expected, found {value!r}"
