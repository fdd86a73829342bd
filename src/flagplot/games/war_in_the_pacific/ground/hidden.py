"""What somebody may imagine of stacks that lie face down, and of what their side keeps secret. [BR-1-07]"""

from __future__ import annotations

from msgspec.structs import replace

from flagplot.games.war_in_the_pacific.ground.frames import Interdiction
from flagplot.games.war_in_the_pacific.ground.view import sees
from flagplot.games.war_in_the_pacific.marks import ACTIVE, BROKEN
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea.state import FULL
from flagplot.games.war_in_the_pacific.secrets import privy
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS, enemy
from flagplot.games.war_in_the_pacific.works.state import Project
from flagplot.games.war_in_the_pacific.works.tasks import AIRFIELD, ANCHORAGE, PORT, SEAPLANE
from flagplot.kernel.stream import Stream

STOCK = 40  # CPs somebody may imagine in a headquarters
BUILT = (AIRFIELD, PORT, ANCHORAGE, SEAPLANE)


def resample(play: Campaign, viewer: str | None, stream: Stream) -> None:
    """Whatever lies face down, and what the staffs of the other side keep to themselves, is other."""
    for side in (JAPAN, ALLIED):
        if not privy(play.state, side, viewer):
            _staff(play, side, stream)
            _sites(play, side, stream)
        _stacks(play, side, viewer, stream)


def _stacks(play: Campaign, side: int, viewer: str | None, stream: Stream) -> None:
    """Other units in the stacks, more or fewer of them, with other steps, broken or not, activated or not.

    Somebody is left in every hex in which somebody is; where both sides are, how many steps they have tells
    who can use the place. [see BR-25-02]
    """
    state, war = play.state, play.war
    marching = {unit for one in state.frames if isinstance(one, Interdiction) for unit in one.units}
    unseen = [
        unit
        for unit in play.ashore(side)
        if not sees(play, unit, viewer)
        and not play.at(state.place[unit], enemy(side))
        and unit not in marching
    ]
    began = {unit for unit in unseen if war.stood.get(unit) == state.place[unit]}
    places = sorted({state.place[unit] for unit in unseen})
    kept = list(places)
    for unit in _shuffled(unseen, stream):
        state.place[unit] = kept.pop() if kept else stream.choose(places)
        if not play.unit(unit).intrinsic:
            state.steps[unit] = 1 + stream.below(play.unit(unit).steps)
        for mark in (BROKEN, ACTIVE):
            if stream.below(2):
                state.marks[unit] = state.marks[unit] ^ mark
    moved = {unit: state.place[unit] for unit in began}
    war.stood = dict(sorted({**war.stood, **moved}.items()))
    _payers(play, side, unseen, stream)


def _shuffled(units: list[int], stream: Stream) -> list[int]:
    left, found = list(units), []
    while left:
        found.append(left.pop(stream.below(len(left))))
    return found


def _payers(play: Campaign, side: int, units: list[int], stream: Stream) -> None:
    """Other headquarters have paid for units that are activated."""
    hqs = [at for at, hq in enumerate(play.tables.hqs) if hq.side == SEATS[side]]
    war = play.war
    rest = {unit: hq for unit, hq in war.under.items() if unit not in units}
    paid = {unit: stream.choose(hqs) for unit in units if play.is_(unit, ACTIVE) and hqs}
    war.under = dict(sorted({**rest, **paid}.items()))


def _staff(play: Campaign, side: int, stream: Stream) -> None:
    """Other plans, stocks, reserves, crates; and other task forces that raised the alarm."""
    war, hqs, tables = play.war, play.tables.hqs, play.tables
    war.plans = tuple(
        replace(plan, turn=stream.below(plan.turn + 1)) if plan.side == side else plan
        for plan in war.plans
        if plan.side != side or stream.below(2)
    )
    war.active = tuple(
        stream.below(2) if hq.side == SEATS[side] else one for hq, one in zip(hqs, war.active, strict=True)
    )
    war.worn = {
        air: stream.below(3) if tables.air[air].side == SEATS[side] else points
        for air, points in war.worn.items()
    }
    war.tanks = {
        ship: 1 + stream.below(FULL) if tables.ships[ship].side == SEATS[side] else used
        for ship, used in war.tanks.items()
    }
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
    _overseas(play, side, stream)
    mine = play.forces_of(side)
    war.alarms = tuple(label for label in war.alarms if label not in mine or stream.below(2))


def _overseas(play: Campaign, side: int, stream: Stream) -> None:
    """Ships wait in other areas, and convoys come at other times; the log of repairs says something else."""
    war, ships, areas = play.war, play.tables.ships, sorted(play.land_card.areas)
    war.areas = {
        ship: stream.choose(areas) if ships[ship].side == SEATS[side] else area
        for ship, area in war.areas.items()
    }
    war.convoys = {
        ship: (play.state.turn + 1 + stream.below(3), hex) if ships[ship].side == SEATS[side] else (turn, hex)
        for ship, (turn, hex) in war.convoys.items()
    }
    logs = {
        ship: replace(one, left=tuple(1 + stream.below(9) for _ in one.left))
        if ships[ship].side == SEATS[side]
        else one
        for ship, one in play.works.overhauls.items()
    }
    play.rework(overhauls=logs)


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
