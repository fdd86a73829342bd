"""Was I unlucky? Every attack that was rolled for, against the six results of its column.

A result is worth what it costs the defender in steps less what it costs the attacker: attrition, and a step
for every hex to be gone back, since either satisfies the result [see DSA-RES-05]; Ad costs the attacker one,
Ex both one. Nothing else in a fight is left to the dice: support is contested without any.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from flagplot.chance import luck
from flagplot.games.dai_senso.combat import odds
from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.game import DaiSenso
from flagplot.games.dai_senso.places import PLACES
from flagplot.games.dai_senso.state import AsiaState
from flagplot.games.dai_senso.turn.calendar import TURNS
from flagplot.games.dai_senso.weather import weather

Event = Mapping[str, Any]
Document = dict[str, Any]

MEASURE = ("step", "steps")
_NO_DICE = {"dice": 0, "expected": 0.0, "hits": 0}  # one die is read from a table; none of its faces is a hit


def report(game: DaiSenso, state: AsiaState, events: Iterable[Event]) -> Document:
    """All attacks of a game whose die has fallen, the latest last, and the sums of the factions.

    ``events`` are those of the log everybody saw, in its order, as documents.
    """
    begun: Event | None = None
    rolled: Event | None = None
    found: list[Document] = []
    told = list(events)
    calendar = _Calendar(game, state, told)
    for event in told:
        kind = event.get("event")
        if kind == "turn_began":
            calendar.turn = str(event["turn"])
        elif kind == "attacked":
            begun, rolled = event, None
        elif kind == "rolled" and event.get("kind") == "attack":
            rolled = event
        elif kind == "resulted" and begun is not None:
            found.append(_judged(game, calendar, begun, rolled, event))
            begun = None
    return {"measure": MEASURE, "battles": found, "powers": luck.sums(found)}


def worth(result: odds.Result) -> int:
    """What a result is worth to the attacker, in steps."""
    retreat = {odds.AD: -1, odds.EX: 0, odds.DR: result.hexes}[result.retreat]
    return retreat + result.defender - result.attacker


def _judged(
    game: DaiSenso, calendar: _Calendar, begun: Event, rolled: Event | None, resulted: Event
) -> Document:
    """One attack among the six ways its die could have fallen."""
    table = game.tables.charts.combat_results
    column, face = table.columns.index(begun["column"]), int(resulted["face"])
    bad = calendar.bad(str(begun["hex"]))
    if odds.result(table, column, face, bad_weather=bad).text != resulted["result"]:
        bad = not bad  # a Beachhead has the weather of the land it pointed at then [see DSA-WEA-04]
    results = [odds.result(table, column, one, bad_weather=bad) for one in range(1, odds.FACES + 1)]
    chances: dict[int, float] = {}
    for one in results:
        chances[worth(one)] = chances.get(worth(one), 0.0) + 1 / odds.FACES
    gained = worth(results[face - 1])
    attacker = str(rolled["who"]) if rolled else _owner(calendar, begun["attackers"][0])
    defenders = {_owner(calendar, id) for id in begun["defenders"]} - {attacker, ""}  # who has changed sides
    return {
        "seq": begun.get("seq"),
        "space": begun["hex"],
        "attacker": attacker,
        "defenders": sorted(defenders),
        "winner": attacker if results[face - 1].retreat == odds.DR else "",
        "gained": gained,
        **luck.placed(chances, gained),
        "dice": {"attacker": _NO_DICE, "defender": _NO_DICE},
    }


def _owner(calendar: _Calendar, id: str) -> str:
    """Whose a counter is now; the log does not say whose it was."""
    faction = calendar.war.faction(calendar.war.tables.counter(id))
    return FACTIONS[faction] if faction >= 0 else ""


class _Calendar:
    """The weather as the turns go by; the log begins in the turn before the first that it tells of."""

    def __init__(self, game: DaiSenso, state: AsiaState, told: Iterable[Event]) -> None:
        self.war = game.play(state.clone())
        second = next((str(event["turn"]) for event in told if event.get("event") == "turn_began"), None)
        self.turn = TURNS[state.turn if second is None else TURNS.index(second) - 1]

    def bad(self, hex: str) -> bool:
        """Whether a hex lies in bad weather."""
        self.war.state.turn = TURNS.index(self.turn)
        return bool(weather(self.war, PLACES[hex]))
