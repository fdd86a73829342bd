"""Markers beside the map: where they lie, and how they go from box to box. [14]"""

from __future__ import annotations

from flagplot.games.dai_senso.counters import JAPAN
from flagplot.games.dai_senso.factions import AXIS
from flagplot.games.dai_senso.nations import belongs
from flagplot.games.dai_senso.places import IDS, PLACES, track
from flagplot.games.dai_senso.play import INDIA, War
from flagplot.games.dai_senso.politics.affairs import SWB
from flagplot.games.dai_senso.turn.calendar import called, seasons_ahead
from flagplot.kernel.words import the


def where(war: War, marker: str) -> str:
    """Where a marker lies; empty if it is out of the game."""
    return war.affairs.markers.get(marker, "")


def in_swb(war: War, marker: str) -> bool:
    """Whether a marker lies in the Strategic Warfare Box."""
    return war.affairs.markers.get(marker) == SWB


def put(war: War, marker: str, place: str) -> None:
    """A marker goes to a box, from wherever it is."""
    war.conduct(markers={**war.affairs.markers, marker: place})


def take_off(war: War, marker: str) -> None:
    """A marker leaves the game, or is set aside."""
    war.conduct(markers={one: place for one, place in war.affairs.markers.items() if one != marker})


def count(war: War, marker: str, place: str) -> int:
    """How many copies of a marker lie in a box; the second and later ones carry a number."""
    return sum(one.partition("-")[0] == marker and held == place for one, held in war.affairs.markers.items())


def put_another(war: War, marker: str, place: str, copies: int) -> bool:
    """One more copy of a marker goes to a box, if there is one left."""
    for number in range(1, copies + 1):
        one = f"{marker}-{number}" if number > 1 else marker
        if one not in war.affairs.markers:
            put(war, one, place)
            return True
    return False


def spare(war: War, marker: str, copies: int) -> bool:
    """Whether a copy of a marker is still out of the game."""
    used = sum(one.partition("-")[0] == marker for one in war.affairs.markers)
    return used < copies


def turn_box(year: int, turn: int) -> str:
    """The box of a turn on the Turn Track, as markers call it."""
    return IDS[track(year, turn)]


def put_ahead(war: War, marker: str, seasons: int) -> None:
    """A marker goes so many Seasonal Turns ahead on the Turn Track."""
    year, turn = seasons_ahead(war.state.year, war.state.turn, seasons)
    put(war, marker, turn_box(year, turn))
    war.note(f"{the(marker)} is due in {called(year, turn)}")


def put_a_year_ahead(war: War, marker: str) -> None:
    """A marker goes to the same turn of the next year: D-04."""
    put(war, marker, turn_box(war.state.year + 1, war.state.turn))
    war.note(f"{the(marker)} is due in {called(war.state.year + 1, war.state.turn)}")


def on_track(war: War, marker: str) -> bool:
    """Whether a marker waits on the Turn Track."""
    return where(war, marker) in TURN_BOXES


TURN_BOXES = frozenset(IDS[track(1937, 0) : track(9999, 0) + 1])


def later(one: str, other: str) -> bool:
    """Whether the first of two boxes of the Turn Track comes after the second."""
    return one in TURN_BOXES and PLACES[one] > PLACES[other]


ALLIED_BOXES = ("western_events", "soviet_events")  # Conditional Events Boxes


def japanese_in_india(war: War) -> bool:
    """Whether a Japanese ground unit is in India or Ceylon."""
    return any(
        war.tables.map.hexes[hex].area in INDIA
        and any(belongs(war, one, (JAPAN,)) for one in war.ground(hex, AXIS))
        for hex in war.state.at
    )


# -- in Capitals -----------------------------------------------------------------------------------------

INFLUENCE = ("influence_axis", "influence_western", "influence_soviet")  # by faction
NEUTRALITY = "neutrality"
FREE_PASSAGE = "free_passage"
NO_OCCUPATION = "no_occupation"


def in_capital(war: War, country: str) -> tuple[str, ...]:
    """The markers in the Capital of a Country; those of France lie in Noumea. [DSB-FR-01]"""
    return war.affairs.capitals.get(country, ())


def opinion(war: War, country: str) -> str:
    """The one Influence or Neutrality marker of a Country, or nothing. [DSB-MK-20-1, DSB-MK-33-1]"""
    held = (one for one in in_capital(war, country) if one in (*INFLUENCE, NEUTRALITY))
    return next(held, "")


def mark(war: War, country: str, marker: str) -> None:
    """A marker is placed in the Capital of a Country."""
    war.conduct(capitals={**war.affairs.capitals, country: (*in_capital(war, country), marker)})
    war.note(f"{the(marker)} is placed in {the(country)}")


def unmark(war: War, country: str, *markers: str) -> None:
    """Markers are taken off the Capital of a Country."""
    left = tuple(one for one in in_capital(war, country) if one not in markers)
    kept = {one: held for one, held in war.affairs.capitals.items() if one != country}
    war.conduct(capitals=kept | ({country: left} if left else {}))
