"""What is printed, as a document for clients: factions, nations, counters with the origin of their values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from flagplot.games.dai_senso import card_words
from flagplot.games.dai_senso.board import WEATHER_AREA
from flagplot.games.dai_senso.cards import card_id
from flagplot.games.dai_senso.counters import AIR_TYPES, Counter
from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.looks import looks
from flagplot.games.dai_senso.names import FACTION_NAMES, MARKERS, SEGMENTS, SUPPORT, TYPES, ZONE_PARTS, names
from flagplot.games.dai_senso.places import BOXES, IDS, SWB, TRACK
from flagplot.games.dai_senso.tables import Tables
from flagplot.games.dai_senso.turn.calendar import SEASONAL, TURNS
from flagplot.games.dai_senso.turn.plans import PLANS

_LOOKS = {"axis": ("orange", "disc"), "western": ("green", "ring"), "soviet": ("red", "star")}
_WORDS = {
    "round_of_game": "turn", "pre_war": "Pre-War", "limited_war": "Limited War", "total_war": "Total War",
    "war": "at War", "us_western_minors": "the US and Western Minors",
    "nationalist_china": "Nationalist China", "communist_china": "Communist China",
    "soviet_minors": "the Soviet Minors", "snlf_landing": "SNLF Landing",
    "harbor_attack": "Harbor Attack", "heroic_effort_navy": "Heroic Effort (Navy)",
    "heroic_effort_army": "Heroic Effort (Army)", "surprise_troop_movement": "Surprise Troop Movement",
    "rising_sun": "Rising Sun", "allied_crusade": "Allied Crusade",
}  # fmt: skip
# what is shown of tracks and panels that have no board of their own, under which heading
_FACTS = {
    "turn": {"name": "Turn"},
    "phase": {"name": "Segment"},
    "phasing": {"name": "Phasing faction"},
    "objective_points": {"name": "Objective points"},
    "objectives": {"name": "Objectives", "parts": {"points": "points", "goals": "hexes"}},
    "supply": {"name": "Out of supply", "parts": {"cut": "units"}},
    "politics": {"name": "War and politics", "parts": {"war_state": "War State"}},
    "cards": {"name": "Current Cards"},
    "support": {"name": "Support", "parts": {"air_forces": "Air Forces left", "blitz": "Blitz markers left"}},
    "contest": {"name": "Contest", "parts": {"counter": "Air Force", "hex": "over"}},
}
_TOUR = (
    (
        "Air and Blitz",
        "First your Air Forces come to the map, within three hexes of a base, and your Blitz markers. The "
        "enemy may contest an Air Force with one of his own: both are delayed.",
    ),
    (
        "Organize and move",
        "Combine or break down stacks, then move. Rail and road are cheap; next to the enemy a unit stops, "
        "unless a friend stands there already. Armor overruns weak units on its way.",
    ),
    (
        "Blitz, then Regular Combat",
        "Units within two hexes of a Blitz marker attack first, and all attack again in Regular Combat. The "
        "attack panel tells odds, shifts and every result before you throw the die.",
    ),
    (
        "Advance, exploit, hold",
        "Victors advance; with armor they exploit beyond. What counts is ground units in the objectives when "
        "the turn ends, and supply, without which no one moves far or fights well.",
    ),
)


def catalog(tables: Tables, buttons: Mapping[str, str], scenario: str) -> dict[str, Any]:
    """Everything that never changes during a game."""
    return {
        "window": "dai_senso",
        "die": 6,
        "powers": _powers(),
        "kinds": _kinds(),
        "nations": {id: msgspec.to_builtins(paint) for id, paint in looks().nations.items()},
        "units": {one.id: unit(one) for one in tables.counters},
        "spaces": _spaces(tables),
        "words": {**tables.marker_names, **_WORDS, **SEGMENTS, **tables.map.countries.names()},
        "facts": _FACTS,
        "calendar": {
            "turns": list(TURNS),
            "seasonal": sorted(SEASONAL),
            "column": WEATHER_AREA,
            "weather": {area: dict(turns) for area, turns in tables.weather.calendar.by_area.items()},
        },
        "cards": {id: card_words.document(tables, tables.cards[id]) for id in _cards(tables, scenario)},
        "verbs": dict(buttons),
        "tour": [list(step) for step in _TOUR],
        "order": "march w5625 RU-MECH-01 RU-INFA-02",
    }


def _cards(tables: Tables, scenario: str) -> list[str]:
    """The cards that can be seen in a scenario."""
    plan = PLANS[scenario]
    if plan.selects:
        return list(tables.cards)
    fixed = {card_id(faction, number) for faction, cards in plan.cards.items() for number in cards.values()}
    current = tables.scenarios[scenario].cards.get("current", {})
    return sorted(fixed | {card_id(FACTIONS.index(one), str(number)) for one, number in current.items()})


def _powers() -> dict[str, dict[str, str]]:
    return {
        id: {
            "name": FACTION_NAMES[id].removeprefix("the "),
            "colour": colour,
            "shape": shape,
            "side": "axis" if id == "axis" else "allied",
        }
        for id, (colour, shape) in _LOOKS.items()
    }


def _kinds() -> dict[str, dict[str, Any]]:
    """Ground units, then support units, then markers: the first of them shows for a stack."""
    return {
        id: {"name": name, "class": _class(id), "rank": rank}
        for rank, (id, name) in enumerate((TYPES | SUPPORT | MARKERS).items())
    }


def _class(kind: str) -> str:
    if kind in SUPPORT:
        return "air" if kind in AIR_TYPES else "sea"
    return "land"


def _spaces(tables: Tables) -> dict[str, dict[str, Any]]:
    """The boxes, those of one Naval Zone and of the Turn Track together; hexes have names on the map."""
    called = names(tables)
    found: dict[str, dict[str, Any]] = {id: {"name": called[id], "kind": "box"} for id in BOXES}
    for zone in tables.map.waters.zones:
        for part, words in ZONE_PARTS.items():
            found[f"{zone.id}_{part}"] |= {"group": "sea", "of": zone.name, "part": words}
    for box in tables.map.waters.off_map_boxes:
        found[box.id]["group"] = "off_map"
    for id in FACTION_NAMES:
        found[f"{id}_pool"] |= {"group": "pool", "of": id}
    for at in range(TRACK, SWB):
        found[IDS[at]]["group"] = "track"
    return found


def unit(one: Counter) -> dict[str, Any]:
    """A counter with both sides."""
    return {
        "name": one.name,
        "nation": one.country,
        "kind": one.faces[0].kind,
        "quality": one.quality,
        "origin": one.origin,
        "sides": [
            {"kind": face.kind, "steps": face.steps, "attack": face.attack, "defense": face.defense,
             "move": face.move, "size": looks().size(one.type, side)}
            for side, face in enumerate(one.faces)
        ],
    }  # fmt: skip
