"""Setting up a scenario. [DSI-SCN-01]"""

from __future__ import annotations

from typing import Any

from flagplot.games.dai_senso.cards import WAR_STATES, card_id
from flagplot.games.dai_senso.counters import BACK, DETACHMENT, FRONT
from flagplot.games.dai_senso.factions import FACTIONS, NOBODY
from flagplot.games.dai_senso.markers import SUPPLY
from flagplot.games.dai_senso.places import (
    DELAY,
    EUROPE,
    HEXES,
    OUT,
    conquered_box,
    events_box,
    place,
    pool,
)
from flagplot.games.dai_senso.politics import opening
from flagplot.games.dai_senso.scenarios import ScenarioCard
from flagplot.games.dai_senso.state import NOT_CREATED, POSTURE_BOXES, STATUSES, AsiaState
from flagplot.games.dai_senso.tables import Tables
from flagplot.games.dai_senso.turn.calendar import TURNS
from flagplot.games.dai_senso.turn.frames import GameTurn
from flagplot.games.dai_senso.turn.plans import PLANS
from flagplot.kernel.errors import BadInputError


def empty(tables: Tables, header: dict[str, Any]) -> AsiaState:
    """A map without counters, at the beginning of the scenario and in its War State. [DSB-WS-01]"""
    card = tables.scenarios[header["scenario"]]
    status, aligned = _politics(tables, card)
    return AsiaState(
        **header,
        tables=tables.digest,
        year=card.start.year,
        turn=TURNS.index(card.start.turn),
        phasing=PLANS[header["scenario"]].factions[0],
        place=[OUT] * len(tables.counters),
        up=[FRONT] * len(tables.counters),
        at={},
        status=status,
        aligned=aligned,
        ceded=card.ceded,
        war_state=WAR_STATES.index(card.war_state),
        posture=tuple(card.posture[box] for box in POSTURE_BOXES),
        current=_current(tables, card),
        affairs=opening.opening(tables, header["scenario"]),
        frames=[
            GameTurn(),
            *opening.first_question(
                tables, header["scenario"], rolled=header["options"].get("random_government", False)
            ),
        ],
    )


def new_state(tables: Tables, header: dict[str, Any]) -> AsiaState:
    """The set-up of a scenario."""
    state = empty(tables, header)
    card = tables.scenarios[header["scenario"]]
    for entry in card.setup:
        for unit in entry.units:
            number = tables.counter(unit.counter)
            back = unit.side == "back" or unit.as_ == DETACHMENT
            put(state, number, place(entry.at), BACK if back else FRONT)
    for faction, pooled in card.force_pools.items():
        for id in pooled:
            put(state, tables.counter(id), pool(FACTIONS.index(faction)), FRONT)
    for id in card.delay_box:
        put(state, tables.counter(id), DELAY, FRONT)
    for box, ids in card.boxes.items():
        for id in ids:
            put(state, tables.counter(id), _box(box), FRONT)
    for one in card.convoys:  # in their zones until their owner's first Return to Base [DSI-SCN-10]
        zone = place(f"{one['zone']}_{one['box']}")
        put(state, tables.counter(one["counter"]), zone, FRONT if one["mode"] == SUPPLY else BACK)
    for faction, markers in card.conditional_boxes.items():
        for marker in markers:
            if f"{marker}-01" in tables.number:  # the others are part of the affairs
                put(state, tables.counter(f"{marker}-01"), events_box(FACTIONS.index(faction)), FRONT)
    lay_markers(tables, state)
    return state


def lay_markers(tables: Tables, state: AsiaState) -> None:
    """Markers lie beside the map, in the Force Pools, until they are used."""
    card = tables.scenarios[state.scenario]
    for faction, id in enumerate(FACTIONS):
        for marker in tables.blitz(faction):
            state.place[marker] = pool(faction)
        for entry in card.marker_pools.get(id, ()):
            name, _, copies = entry.partition(" x")
            for copy in range(1, int(copies or 1) + 1):
                number = tables.number.get(f"{name}-{copy:02d}")
                if number is not None:  # markers come with the rules that use them
                    state.place[number] = pool(faction)


def _box(id: str) -> int:
    """A box of the scenario book by the name it has there."""
    kind, _, faction = id.rpartition("_")
    if kind == "ce_box":
        return events_box(FACTIONS.index(faction))
    if kind == "conquered":
        return conquered_box(FACTIONS.index(faction))
    if kind == "european_holding_box":
        return EUROPE
    return OUT  # Neutral and uncreated Countries, reserves: not yet in play


def put(state: AsiaState, number: int, where: int, side: int) -> None:
    """Lay a counter down while setting up."""
    state.place[number], state.up[number] = where, side
    if where < HEXES:
        state.at[where] = tuple(sorted((*state.at.get(where, ()), number)))


def _current(tables: Tables, card: ScenarioCard) -> tuple[str, ...]:
    numbers = card.cards.get("current", {})
    found = [card_id(at, numbers[id]) if id in numbers else "" for at, id in enumerate(FACTIONS)]
    for id in found:
        if id and id not in tables.cards:
            raise BadInputError(f"scenarios.json: {card.id}: a card expected, found {id!r}")
    return tuple(found)


def take_up(state: AsiaState, number: int) -> None:
    """Take a counter up again while setting up."""
    start = state.place[number]
    if start < HEXES:
        left = tuple(one for one in state.at[start] if one != number)
        state.at = {hex: stack for hex, stack in state.at.items() if hex != start} | (
            {start: left} if left else {}
        )
    state.place[number] = OUT


def _politics(tables: Tables, card: ScenarioCard) -> tuple[tuple[int, ...], tuple[int, ...]]:
    status, aligned = [], []
    for one in tables.map.countries.minors:
        entry = card.countries.get(one.id, {})
        status.append(STATUSES.index(entry["status"]) if entry else NOT_CREATED)
        faction = entry.get("alignment")
        aligned.append(FACTIONS.index(faction) if faction else NOBODY)
    return tuple(status), tuple(aligned)
