"""What somebody may imagine of stacks that lie face down, and of what their side keeps secret. [BR-1-07]"""

from __future__ import annotations

from msgspec.structs import replace

from flagplot.games.war_in_the_pacific.ground.view import sees
from flagplot.games.war_in_the_pacific.marks import BROKEN
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.secrets import privy
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS
from flagplot.games.war_in_the_pacific.works.state import Project
from flagplot.games.war_in_the_pacific.works.tasks import AIRFIELD, ANCHORAGE, PORT, SEAPLANE
from flagplot.kernel.stream import Stream

STOCK = 40  # CPs somebody may imagine in a headquarters
BUILT = (AIRFIELD, PORT, ANCHORAGE, SEAPLANE)


def resample(play: Campaign, viewer: str | None, stream: Stream) -> None:
    """Units a viewer cannot tell apart change places: as many as before stand in every hex."""
    for side in (JAPAN, ALLIED):
        if not privy(play.state, side, viewer):
            _staff(play, side, stream)
            _sites(play, side, stream)
        _stacks(play, side, viewer, stream)


def _stacks(play: Campaign, side: int, viewer: str | None, stream: Stream) -> None:
    """Other units in the stacks, broken or not."""
    state, war = play.state, play.war
    unseen = [unit for unit in play.ashore(side) if not sees(play, unit, viewer)]
    began = {unit for unit in unseen if war.stood.get(unit) == state.place[unit]}
    places = [state.place[unit] for unit in unseen]
    for unit in unseen:
        state.place[unit] = places.pop(stream.below(len(places)))
        if stream.below(2):
            state.marks[unit] = state.marks[unit] ^ BROKEN
    moved = {unit: state.place[unit] for unit in began}
    war.stood = dict(sorted({**war.stood, **moved}.items()))


def _staff(play: Campaign, side: int, stream: Stream) -> None:
    """Other plans, stocks, reserves, crates; and other task forces that raised the alarm."""
    war, hqs, tables = play.war, play.tables.hqs, play.tables
    war.plans = tuple(plan for plan in war.plans if plan.side != side or stream.below(2))
    war.cp = tuple(
        stream.below(STOCK + 1) if hq.side == SEATS[side] else stock
        for hq, stock in zip(hqs, war.cp, strict=True)
    )
    commands = {hq.cmd for hq in hqs if hq.side == SEATS[side]}
    war.reserve = {
        cmd: 1 + stream.below(STOCK) if cmd in commands else saved for cmd, saved in war.reserve.items()
    }
    war.crated = {
        air: stream.below(3) if tables.air[air].side == SEATS[side] else phases
        for air, phases in war.crated.items()
    }
    mine = play.forces_of(side)
    war.alarms = tuple(label for label in war.alarms if label not in mine or stream.below(2))


def _sites(play: Campaign, side: int, stream: Stream) -> None:
    """What is built may be something else, and further or not so far; a secret site may not be there.

    [WPA-CON-02, WPA-CON-04]
    """

    def other(one: Project) -> Project:
        if one.side != side or one.known:
            return one
        return replace(one, done=stream.below(3), task=one.task if one.ends else stream.choose(BUILT))

    kept = [one for one in play.works.projects if one.side != side or not one.secret or stream.below(2)]
    play.rework(projects=tuple(other(one) for one in kept))
