"""What an option card does, in our words, for whoever holds it in his hand. No rule depends on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from flagplot.games.dai_senso.cards import Card, Grant
from flagplot.games.dai_senso.names import FACTION_NAMES, names
from flagplot.games.dai_senso.tables import Tables
from flagplot.kernel.words import counted

# political and conditional events by their sections
EVENTS = {
    "15.1": "Allies Support Resistance", "15.2": "Banzai", "15.3": "Bases Damaged",
    "15.4": "Border Incident", "15.5": "Border War", "15.6": "Cabinet Shuffle", "15.7": "Ceded Land",
    "15.8": "Chinese Incident", "15.9": "Country Joins", "15.10": "Country Resists",
    "15.11": "Coup d'etat", "15.12": "Declare War", "15.13": "Delay Reduction",
    "15.14": "European Commitment", "15.15": "Failure", "15.16": "Free Passage", "15.17": "Gekokujo",
    "15.18": "Home Defense", "15.19": "Influence", "15.20": "International Incident",
    "15.21": "Japan Supports Nationalists", "15.22": "LOC Damaged", "15.23": "Military Aid",
    "15.24": "Military Takeover", "15.25": "Minor Country Created", "15.26": "Minor Country Politics",
    "15.27": "Neutrality", "15.28": "Neutrals Pressured", "15.29": "Operation Z",
    "15.30": "Political Option", "15.31": "Power Shift", "15.32": "Production Success",
    "15.33": "Project Manhattan", "15.34": "Raiders Discovered", "15.35": "Successful Challenge",
    "15.36": "Successful Improvements", "15.37": "Widespread Attacks", "16.2.1": "Army Program",
    "16.2.2": "Economic Program", "16.2.3": "Navy Program", "16.2.4": "Political Program",
    "16.2.5": "Forced Settlement", "16.2.6": "Japanese Concessions", "16.4.1": "British Surrender",
    "16.4.2": "Nationalist Chinese Surrender", "16.4.3": "US Surrender", "16.4.4": "Colonial Liberation",
    "16.4.5": "Operation Avalanche", "16.6.1": "Communist Chinese Surrender", "16.6.2": "Russian Surrender",
}  # fmt: skip
SYMBOLS = {
    "rearmament": "Rearmament", "recyclable": "may be played again", "war_progress": "War Progress",
    "offensive": "Offensive", "demand": "Demand", "diplomatic_overtures": "Diplomatic Overtures",
    "limited_war_blitz": "Blitz in Limited War only", "settlement": "Settlement",
    "imperial_directive": "Imperial Directive", "one_map_only": "one map only",
}  # fmt: skip
COLOURS = {"pre_war": "Pre-War", "limited_war": "Limited War", "total_war": "Total War"}

Part = Mapping[str, Any]


def document(tables: Tables, card: Card) -> dict[str, Any]:
    """A card with its lines, each under the heading of the segment it happens in."""
    return {
        "number": card.number,
        "name": card.name,
        "faction": card.faction,
        "colour": COLOURS[card.war_state],
        "symbols": list(_symbols(card)),
        "lines": [[heading, text] for heading, text in _lines(Teller(tables), card)],
    }


def _symbols(card: Card) -> Iterator[str]:
    if card.symbols.blitz:
        yield counted(card.symbols.blitz, "Blitz marker")
    if card.symbols.production_value:
        yield f"production {card.symbols.production_value}"
    for symbol, words in SYMBOLS.items():
        if getattr(card.symbols, symbol):
            yield words


def _lines(teller: Teller, card: Card) -> Iterator[tuple[str, str]]:
    for one in card.requirements:
        yield "Needs", " or ".join(teller.condition(other) for other in one["any"])
    for one in card.option_card_segment:
        yield "When it is revealed", teller.deed(one)
    if card.reinforcements:
        found = [f"{one.qty} {teller.name(one.type)}" for one in card.reinforcements]
        yield "Reinforcements", ", ".join(found)
    if card.replacements:
        yield "Replacements", ", ".join(teller.steps(one) for one in card.replacements)
    for one in card.political_events_segment:
        yield "Political Events, every turn", teller.deed(one)
    for one in card.conditional_events_segment:
        yield "Conditional Events, every turn", teller.conditional(one)
    if card.demands:
        yield "Demand", f"{teller.name(card.demands.area)} of {teller.name(card.demands.country)}"


class Teller:
    """Puts the parts of a card into words."""

    def __init__(self, tables: Tables) -> None:
        self.names = names(tables)
        self.types = {one.type: self.names[one.id] for one in reversed(tables.counters)}

    def name(self, id: str) -> str:
        """A Country, area, box, marker or type of counter."""
        return self.names.get(id) or self.types.get(id) or id.replace("_", " ")

    def event(self, section: str) -> str:
        """An event by its name, with the section that tells it."""
        return f"{EVENTS[section]} ({section})" if section in EVENTS else f"the event of {section}"

    def steps(self, one: Grant) -> str:
        """Replacement steps."""
        kind = "" if one.kind == "any" else f"{one.kind} "
        whose = self.name(one.only_type or one.country or one.group)
        return f"{whose}: {one.steps} {kind}{'step' if one.steps == 1 else 'steps'}"

    def deed(self, part: Part) -> str:
        """What is done when its segment comes."""
        return _DEEDS[part["op"]](self, part)

    def result(self, part: Part) -> str:
        """What a face of the die brings."""
        if "event" in part:
            return self.event(part["event"])
        return _with_article(self.name(part["table"])) if "table" in part else "nothing"

    def roll(self, part: Part) -> str:
        """A die and its six results; faces alike are named together."""
        faces: dict[str, list[str]] = {}
        for face, result in part["results"].items():
            faces.setdefault(self.result(result), []).append(face)
        told = "; ".join(f"{', '.join(on)}: {result}" for result, on in faces.items())
        return f"throw a die. {told}"

    def conditional(self, part: Part) -> str:
        """What happens if it can."""
        if part["event"] == "roll":
            return (
                f"throw a die; if it is no higher than the Japanese ceded lands, {self.result(part['then'])}"
            )
        if part["event"] == "replacement":
            return f"{self.name(part['country'])}: {counted(part['steps'], part['kind'] + ' step')}"
        return "the settlement that was chosen" if "options" in part else self.event(part["event"])

    def condition(self, part: Part) -> str:
        """Something that must hold when the card is chosen."""
        return _CONDITIONS[part["pred"]](self, part)


def _with_article(name: str) -> str:
    return name if name.startswith("the ") else f"the {name}"


def _is(part: Part) -> str:
    word = part.get("is") or part["not"]
    return f"{'is' if 'is' in part else 'is not'} {COLOURS.get(word) or str(word).replace('_', ' ')}"


def _choice(teller: Teller, part: Part) -> str:
    among = part["from"]
    which = " or ".join(map(teller.name, among)) if isinstance(among, list) else teller.name(among)
    return f"choose a Country for what follows: {which}"


def _place(teller: Teller, part: Part) -> str:
    ahead = part.get("seasonal_turns_ahead")
    where = _with_article(teller.name(part["to"]))
    if ahead:
        where = f"{counted(ahead, 'season')} ahead on {where}"
    return f"{teller.name(part['marker'])} goes to {where}"


_DEEDS: dict[str, Callable[[Teller, Part], str]] = {
    "roll": Teller.roll,
    "event": lambda teller, part: teller.event(part["event"]),
    "select_country": _choice,
    "war_state": lambda teller, part: f"{COLOURS[part['to']]} begins",
    "remove_card": lambda teller, part: f"card {part['card']} of this deck is out of the game",
    "set_policy": lambda teller, part: f"{teller.name(part['box'])}: the Policy becomes {part['policy']}",
    "may_end_policy": lambda teller, part: f"the Policy of {teller.name(part['box'])} may be ended",
    "place_marker": _place,
    "remove_marker_from_game": lambda teller, part: (
        f"{', '.join(map(teller.name, part['markers']))} out of the game"
    ),
    "marker_from_ce_box_to_delay": lambda teller, part: (
        f"{teller.name(part['marker'])} goes from its Conditional Events Box to the Delay Box"
    ),
    "esv": lambda teller, part: f"European Situation {part['change']:+d}",
    "uscl": lambda teller, part: "the US Commitment Level rises",
    "eliminate_steps": lambda teller, part: (
        f"{teller.name(part['country'])} loses {counted(part['steps'], 'step')} of its choice"
    ),
    "choose_settlement": lambda teller, part: (
        f"choose the settlement: {' or '.join(map(teller.event, part['options']))}"
    ),
}
_CONDITIONS: dict[str, Callable[[Teller, Part], str]] = {
    "government_leads": lambda teller, part: f"the {part['branch']} leads the government",
    "government_leads_not": lambda teller, part: f"the {part['branch']} does not lead the government",
    "posture": lambda teller, part: f"the posture of {teller.name(part['box'])} {_is(part)}",
    "played": lambda teller, part: f"card {part['card']} of {FACTION_NAMES[part['faction']]} was played",
    "not_played": lambda teller, part: (
        f"card {part['card']} of {FACTION_NAMES[part['faction']]} was not played"
    ),
    "war_state": lambda teller, part: f"the War State {_is(part)}",
    "european_war_occurred": lambda teller, part: f"{part['level']} war in Europe",
    "v_e_day_reached": lambda teller, part: "V-E Day has come",
    "vp_side": lambda teller, part: f"the side of the VP marker {_is(part)}",
    "marker_in_swb": lambda teller, part: f"{teller.name(part['marker'])} in the Strategic Warfare Box",
    "marker_absent": lambda teller, part: f"no {teller.name(part.get('side') or part['marker'])} in play",
    "marker_in_conditional_events_box": lambda teller, part: (
        f"{teller.name(part['marker'])} in a Conditional Events Box of the Allies"
    ),
    "country_status": lambda teller, part: f"{teller.name(part['country'])} is {' or '.join(part['in'])}",
    "country_exists": lambda teller, part: f"{teller.name(part['country'])} exists",
    "dependent_of": lambda teller, part: (
        f"{teller.name(part['area'])} is a Dependent of {teller.name(part['owner'])}"
    ),
    "has_active_minor": lambda teller, part: f"{FACTION_NAMES[part['faction']]} have an active Minor Country",
    "axis_controls_hexes": lambda teller, part: (
        f"the Axis controls {' and '.join(map(teller.name, part['hexes']))}"
    ),
    "axis_controls_strategic": lambda teller, part: (
        f"the Axis controls {part['count']} Strategic Hexes of {teller.name(part['of'])}"
    ),
    "allied_ground_unit_in": lambda teller, part: f"an Allied ground unit in {teller.name(part['area'])}",
    "year_at_least": lambda teller, part: f"{part['year']} or later",
    "one_map_scenario": lambda teller, part: "a scenario on one map",
}
