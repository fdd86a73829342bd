"""The political side of a set-up, and of a position document. [DSB-SC-02, DSI-SCN-01]"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from flagplot.games.dai_senso.cards import Card, card_id
from flagplot.games.dai_senso.factions import AXIS, FACTIONS
from flagplot.games.dai_senso.politics.affairs import EUROPEAN_WAR, GOVERNMENT, HOLDING, SWB, Affairs
from flagplot.games.dai_senso.politics.frames import Event
from flagplot.games.dai_senso.politics.markers import turn_box
from flagplot.games.dai_senso.scenarios import ScenarioCard
from flagplot.games.dai_senso.tables import Tables
from flagplot.games.dai_senso.turn.calendar import TURNS
from flagplot.games.dai_senso.turn.plans import PLANS
from flagplot.kernel.errors import BadInputError

# entry codes -> the events that have happened once they are triggered [DSI-SCN-16]
TRIGGERED = {
    "A": "16.2.1",
    "NP": "16.2.3",
    "P": "16.2.4",
    "BFE": "16.3.4",
    "USFE": "16.3.3",
    "FE": "16.5.3",
    "F": "16.3.5",
    "LWR": "limited_war_reserves",
    "TWR": "total_war_reserves",
}
CHOICE = "choice"  # the Axis chooses the side of the Government marker [see DSI-SCN-07]
TIGERS = "when-tigers-fight"
NOT_ON_ONE_MAP = ("axis-28a", "axis-28b", "western-35a", "western-35b")  # cards that begin Total War


def opening(tables: Tables, scenario: str) -> Affairs | msgspec.UnsetType:
    """Tracks, markers and hands at the beginning; scenarios without politics have none.

    [DSB-SC-01, DSB-SC-02, DSB-SC-03, DSB-SC-04, DSI-SCN-16]
    """
    card = tables.scenarios[scenario]
    if PLANS[scenario].events is not None:
        return msgspec.UNSET
    return Affairs(
        markers=_markers(tables, card),
        rising_sun=card.vp["side"] == "rising_sun",
        vp=card.vp["box"],
        uscl=card.uscl,
        esv=card.esv,
        government="army" if card.government == CHOICE else card.government,
        europe=(
            EUROPEAN_WAR.index(card.european_war["western"]),
            EUROPEAN_WAR.index(card.european_war["soviet"]),
        ),
        hands=tuple(_hand(tables, scenario, faction) for faction in range(len(FACTIONS))),
        pending=tuple(_numbered(tables, card, "pending", faction) for faction in range(len(FACTIONS))),
        played=_played(tables, card),
        once=tuple(TRIGGERED[code] for code in card.triggered if code in TRIGGERED),
    )


def _markers(tables: Tables, card: ScenarioCard) -> dict[str, str]:
    found = {GOVERNMENT: HOLDING}
    for entry in card.swb:
        found[entry.get("side", entry["marker"])] = SWB
    for due in card.turn_track:
        found[due["marker"]] = turn_box(due["year"], TURNS.index(due["turn"]))
    for faction, held in card.conditional_boxes.items():
        found |= {marker: f"{faction}_events" for marker in held if f"{marker}-01" not in tables.number}
    if card.mandate_box is not None:
        found["japanese_mandate"] = f"vp_{card.mandate_box}"
    return found


def _numbered(tables: Tables, card: ScenarioCard, what: str, faction: int) -> str:
    number = card.cards.get(what, {}).get(FACTIONS[faction])
    return card_id(faction, number) if number else ""


def _played(tables: Tables, card: ScenarioCard) -> tuple[tuple[str, int, int], ...]:
    """Cards of the past count as played; the Current Card was revealed with the season that runs.

    Unless the set-up has a Pending Card too, which is then revealed first. [DSI-SCN-02, DSI-SCN-03]
    """
    past = [
        (card_id(FACTIONS.index(faction), number), 0, 0)
        for faction, numbers in card.cards.get("played", {}).items()
        for number in numbers
    ]
    start = (card.start.year, TURNS.index(card.start.turn))
    running = [
        (one, *((0, 0) if _numbered(tables, card, "pending", faction) else start))
        for faction in range(len(FACTIONS))
        if (one := _numbered(tables, card, "current", faction))
    ]
    return (*past, *running)


def _hand(tables: Tables, scenario: str, faction: int) -> tuple[str, ...]:
    """The deck without cards that are spent, lie on the table or were removed. [DSI-CRD-16, DSI-CRD-10]

    Cards of one map are in the decks of that scenario alone, which in turn has none that begins Total War.
    """
    if not PLANS[scenario].selects:
        return ()
    card = tables.scenarios[scenario]
    numbers = {key: card.cards[key].get(FACTIONS[faction], ()) for key in ("played", "removed")}
    spent = {card_id(faction, number) for number in numbers["removed"]}
    spent |= {
        one
        for number in numbers["played"]
        if not tables.cards[one := card_id(faction, number)].symbols.recyclable
    }
    spent |= {_numbered(tables, card, what, faction) for what in ("current", "pending")}
    return tuple(
        one.id
        for one in tables.cards.values()
        if one.faction == FACTIONS[faction] and one.id not in spent and _in_deck(scenario, one)
    )


def _in_deck(scenario: str, card: Card) -> bool:
    if scenario != "war-of-resistance":
        return not card.symbols.one_map_only
    return card.war_state != "total_war" and card.id not in NOT_ON_ONE_MAP


def first_question(tables: Tables, scenario: str, *, rolled: bool = False) -> list[Event]:
    """What the Axis chooses before play: who leads, unless a die says so, or which way to strike.

    [DSI-SCN-07, DSI-SCN-09]
    """
    if PLANS[scenario].events is not None or tables.scenarios[scenario].government != CHOICE:
        return []
    if scenario == TIGERS:
        return [Event("choose_plan", AXIS)]
    return [Event("roll_government" if rolled else "choose_government", AXIS)]


# -- documents -------------------------------------------------------------------------------------------


def read(value: Mapping[str, Any], start: Affairs | msgspec.UnsetType) -> Affairs:
    """Affairs as a document says, and otherwise as at the start."""
    base = Affairs() if start is msgspec.UNSET else start
    known = Affairs.__struct_fields__
    for key in value:
        if key not in known:
            raise BadInputError(f"affairs: one of {', '.join(known)} expected, found {key!r}")
    said = dict(value)
    if isinstance(played := value.get("played"), list):
        said["played"] = [_revealed(one) for one in played]
    try:
        return msgspec.convert({**msgspec.to_builtins(base), **said}, Affairs)
    except msgspec.ValidationError as error:
        raise BadInputError(f"affairs: {error}") from None


def _revealed(card: object) -> object:
    """A card that was played: with year and turn, by name or number; its id alone means some time ago."""
    match card:
        case str():
            return [card, 0, 0]
        case [id, year, turn] if turn in TURNS:
            return [id, year, TURNS.index(turn)]
    return card


def write(found: Affairs | msgspec.UnsetType, start: Affairs | msgspec.UnsetType) -> dict[str, Any]:
    """What differs from the start."""
    if found is msgspec.UNSET:
        return {}
    base = Affairs() if start is msgspec.UNSET else start
    changed = {
        key: getattr(found, key)
        for key in Affairs.__struct_fields__
        if getattr(found, key) != getattr(base, key)
    }
    plain: dict[str, Any] = msgspec.to_builtins(changed)
    return plain
