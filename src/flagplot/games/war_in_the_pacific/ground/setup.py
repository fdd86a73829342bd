"""The war on land is set up: control of every hex, headquarters with their stocks. [SC-G-01, SC-G-08]"""

from __future__ import annotations

from collections.abc import Iterator

from flagplot.games.war_in_the_pacific import marks
from flagplot.games.war_in_the_pacific.ground.land import Land
from flagplot.games.war_in_the_pacific.ground.theatre import Plan, Theatre
from flagplot.games.war_in_the_pacific.places import OUT
from flagplot.games.war_in_the_pacific.scenarios import LandCard
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, NEUTRAL, SEATS
from flagplot.games.war_in_the_pacific.state import PacificState
from flagplot.games.war_in_the_pacific.tables import Tables

# all others in play are Allied, New Caledonia among them, which lets the Allies in freely
# [WPB-CTY-01, WPB-NEU-07]
OWNERS = {"J": JAPAN, "TH": NEUTRAL}


def original(land: Land, card: LandCard, hex: int) -> int:
    """Who held a hex when the scenario began. [SC-S3-02]"""
    taken = (seat for seat, hexes in card.taken.items() if land.label(hex) in hexes)
    seat = next(taken, None)
    return OWNERS.get(land.rows[hex].ctl, ALLIED) if seat is None else SEATS.index(seat)


def prepare(tables: Tables, land: Land, state: PacificState) -> None:
    """Every land hex belongs to whoever held its country, or has taken it since; CPs are at hand at once.

    [SC-G-08, SC-S3-02]
    """
    card = tables.card.land
    assert card is not None
    state.control = {hex: original(land, card, hex) for hex in land.places}
    state.war = Theatre(
        cp=tuple(entry.cp for entry in card.headquarters),
        posts=tuple(OUT if entry.due else land.place(entry.at) for entry in card.headquarters),
        active=tuple(int(entry.activated) for entry in card.headquarters),
        plans=tuple(_planned(tables, land)),
    )


def _planned(tables: Tables, land: Land) -> Iterator[Plan]:
    """Assaults that are planned when the scenario begins, but not before a date. [SC-S3-03]"""
    card = tables.card.land
    assert card is not None
    hqs = [hq.id for hq in tables.hqs]
    for entry in card.plans:
        if entry.earliest:
            units = tuple(tables.number[id] for id in entry.units)
            turn = max(tables.card.turn_of(entry.earliest) - card.planning, 0)
            yield Plan(SEATS.index(entry.side), hqs.index(entry.hq), land.place(entry.target), units, turn)


def garrison(tables: Tables, state: PacificState) -> None:
    """Units that are planned to land at once are activated, all others are not."""
    for entry in tables.card.ground:
        unit = tables.number[entry.id]
        if state.place[unit] != OUT:
            state.marks[unit] = marks.ASHORE | (marks.ACTIVE if entry.activated else 0)
