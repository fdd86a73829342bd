"""What a side still expects by game-turn: ships, troops, aircraft, staffs, command points. [see SC-G-02]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from flagplot.games.war_in_the_pacific.places import aboard
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.scenarios import WEEKS
from flagplot.games.war_in_the_pacific.sides import ALLIED, SEATS
from flagplot.games.war_in_the_pacific.turn.cycle import closes

AHEAD = 8  # game-turns that are looked ahead


class Due(NamedTuple):
    """Something that comes: in which game-turn, what, where, and how much of it."""

    turn: int
    kind: str
    id: str = ""
    where: str = ""
    points: int = 0
    load: tuple[str, ...] = ()


def calendar(play: Campaign, side: int) -> dict[str, Any]:
    """What is due in the coming game-turns; ships that wait to be sent; landings that are planned."""
    now, card = play.state.turn, play.tables.card
    found: dict[int, list[dict[str, Any]]] = {}
    for one in sorted({*_printed(play, side), *_sailing(play, side), *_points(play, side)}):
        if now < one.turn <= now + AHEAD:
            parts = {key: value for key, value in one._asdict().items() if value and key != "turn"}
            found.setdefault(one.turn, []).append(parts)
    return {
        "turns": [{"date": card.date(turn), "in": turn - now, "due": due} for turn, due in found.items()],
        "waiting": _waiting(play) if side == ALLIED else [],
        "plans": _plans(play, side),
    }


def _printed(play: Campaign, side: int) -> Iterator[Due]:
    """What the scenario says about reinforcements. [see SC-G-02]"""
    card, seat, tables = play.tables.card, SEATS[side], play.tables
    for ship in card.ships:
        if ship.due and tables.ships[tables.ship_number[ship.id]].side == seat:
            yield Due(card.turn_of(ship.due), "ship", ship.id, ship.area or ship.at)
    for unit in card.ground:
        if unit.due and tables.ground[tables.number[unit.id]].side == side:
            yield Due(card.turn_of(unit.due), "ground", unit.id, unit.area or unit.at)
    for air in card.air:
        printed = tables.air[tables.air_number[air.id]]
        if air.due and printed.side == seat:
            yield Due(card.turn_of(air.due), "air", air.id, air.base, printed.aps)
    for officer in card.leaders:
        if officer.due and tables.leaders[tables.leader_number[officer.id]].side == seat:
            yield Due(card.turn_of(officer.due), "staff", officer.id)
    for entry, hq in zip(play.land_card.headquarters, tables.hqs, strict=True):
        if entry.due and hq.side == seat:
            yield Due(card.turn_of(entry.due), "staff", hq.id, entry.at)


def _sailing(play: Campaign, side: int) -> Iterator[Due]:
    """Convoys that are on their way. [see SC-S4-05]"""
    for ship, (turn, hex) in play.war.convoys.items() if side == ALLIED else ():
        load = play.ids(tuple(play.state.place.where(aboard(ship))))
        yield Due(turn, "convoy", play.tables.ships[ship].id, play.label(hex), load=load)


def _points(play: Campaign, side: int) -> Iterator[Due]:
    """Command points of the coming strategic turns. [see SC-S4-04]"""
    card, given = play.tables.card, play.land_card.command_points[SEATS[side]]
    for turn in range(play.state.turn, min(play.state.turn + AHEAD, card.turns - 1)):
        number = (card.first[0] + turn) // WEEKS - 1
        if closes(card, turn) and number < len(given):
            yield Due(turn + 1, "points", points=given[number])


def _waiting(play: Campaign) -> list[dict[str, str]]:
    """Ships in entry areas that wait to be sent. [see SC-S4-05]"""
    return [{"ship": play.tables.ships[ship].id, "area": area} for ship, area in play.war.areas.items()]


def _plans(play: Campaign, side: int) -> list[dict[str, Any]]:
    """Landings a side has planned, and from when on they may be made. [see BR-17-01]"""
    return [
        {
            "hq": play.tables.hqs[plan.hq].id,
            "target": play.label(plan.target),
            "units": list(play.ids(plan.units)),
            "from": play.tables.card.date(max(plan.turn + play.land_card.planning, 0)),
        }
        for plan in play.war.plans
        if plan.side == side
    ]
