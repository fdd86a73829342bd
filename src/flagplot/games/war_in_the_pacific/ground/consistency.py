"""What a position of a war on land may not say, though every word of it is known."""

from __future__ import annotations

from collections.abc import Iterator

from flagplot.games.war_in_the_pacific.command.headquarters import NOBODY
from flagplot.games.war_in_the_pacific.places import OUT
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import SEATS
from flagplot.kernel.errors import BadInputError


def check(play: Campaign) -> None:
    """Refuse what no play leads to: divisions beside their own regiments, and enemies under a commander.

    [see BR-23-18]
    """
    for fault in (*_doubled(play), *_foreign(play)):
        raise BadInputError(fault)


def _doubled(play: Campaign) -> Iterator[str]:
    place = play.state.place
    for division, regiments in play.tables.regiments.items():
        both = place[division] != OUT and any(place[one] != OUT for one in regiments)
        if both:
            yield f"units: {play.id(division)} or its regiments expected, found both"


def _foreign(play: Campaign) -> Iterator[str]:
    war, hqs, leaders = play.war, play.tables.hqs, play.tables.leaders
    for leader, unit in enumerate(play.state.leader):
        if unit >= 0 and leaders[leader].side != SEATS[play.side(unit)]:
            yield f"leaders: a unit of his side with {leaders[leader].id} expected, found {play.id(unit)}"
    for hq, chief in war.commanders.items():
        if chief != NOBODY and leaders[chief].side != hqs[hq].side:
            yield f"commanders: a leader of its side for {hqs[hq].id} expected, found {leaders[chief].id}"
    for unit, hq in war.under.items():
        if hqs[hq].side != SEATS[play.side(unit)]:
            yield f"under: a headquarters of its side for {play.id(unit)} expected, found {hqs[hq].id}"
    for hex, base in play.lines.bases.items():
        if base.hq != NOBODY and hqs[base.hq].side != SEATS[base.side]:
            yield f"bases: a headquarters of its side in {play.label(hex)} expected, found {hqs[base.hq].id}"
