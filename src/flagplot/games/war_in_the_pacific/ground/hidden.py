"""What somebody may imagine of stacks that lie face down. [BR-1-07]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.ground.view import sees
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.secrets import privy
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN
from flagplot.kernel.stream import Stream


def resample(play: Campaign, viewer: str | None, stream: Stream) -> None:
    """Units a viewer cannot tell apart change places: as many as before stand in every hex."""
    state, war = play.state, play.war
    for side in (JAPAN, ALLIED):
        if not privy(state, side, viewer):
            war.plans = tuple(plan for plan in war.plans if plan.side != side or stream.below(2))
        unseen = [unit for unit in play.ashore(side) if not sees(play, unit, viewer)]
        began = {unit for unit in unseen if war.stood.get(unit) == state.place[unit]}
        places = [state.place[unit] for unit in unseen]
        for unit in unseen:
            state.place[unit] = places.pop(stream.below(len(places)))
        moved = {unit: state.place[unit] for unit in began}
        war.stood = dict(sorted({**war.stood, **moved}.items()))
