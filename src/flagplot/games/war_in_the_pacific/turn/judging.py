"""Points and winner on the main map, by whichever terms the scenario has. [SC-S2-08, SC-S3-11, SC-S4-10]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea import victory
from flagplot.games.war_in_the_pacific.sea.victory import Score
from flagplot.games.war_in_the_pacific.turn import conquest, tally
from flagplot.kernel.state import Outcome


def score(play: Campaign) -> Score:
    """The points of both sides."""
    if play.tables.land is None:
        return victory.score(play)
    return conquest.score(play) if play.land_card.victory is not None else tally.score(play)


def outcome(play: Campaign) -> Outcome | None:
    """The result, if the scenario is over."""
    if play.tables.land is None:
        return victory.outcome(play)
    return conquest.outcome(play) if play.land_card.victory is not None else tally.outcome(play)
