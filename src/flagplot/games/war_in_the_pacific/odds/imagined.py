"""An attack on land that is only imagined, made of nothing but what a viewer may know.

Enemies he does not see are taken off the map first, forts he has not seen have level 1 as he is shown them,
and on the main map the enemy has no headquarters: who commands there is his secret. [see BR-1-07, WPA-TDP-10]
"""

from __future__ import annotations

from typing import Any, NamedTuple, cast

from msgspec import UNSET

from flagplot.games.war_in_the_pacific import forts, hidden
from flagplot.games.war_in_the_pacific.combat import banzai, forces, odds
from flagplot.games.war_in_the_pacific.combat.frames import NOBODY, Attack, AttackStage
from flagplot.games.war_in_the_pacific.ground import view
from flagplot.games.war_in_the_pacific.leaders.whereabouts import AT_HAND
from flagplot.games.war_in_the_pacific.marks import ACTIVE
from flagplot.games.war_in_the_pacific.odds.course import Course, Orders
from flagplot.games.war_in_the_pacific.places import OUT, ship_at
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.secrets import privy
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN, SEATS, enemy
from flagplot.games.war_in_the_pacific.state import TRACK, PacificState
from flagplot.kernel.dice import Dice
from flagplot.kernel.game import Game


class Assault(NamedTuple):
    """An attack as it is imagined; units with their steps."""

    hex: int
    side: int
    attackers: dict[int, int]
    defenders: dict[int, int]
    lead: int = NOBODY  # nobody: whoever may lead with the best quality
    defender_lead: int = NOBODY
    landing: bool = False
    last_man: bool = False
    charge: tuple[int, int] = (0, 0)  # modifiers bought for a banzai charge, and what it adds to the quality
    fort: int = 0
    shelled: bool = False
    support: int = 0
    cover: int = 0
    guns: bool = False
    across: bool = False
    terrain: str = ""
    orders: Orders = Orders()


class Ground:
    """The land with other terrain in one hex."""

    def __init__(self, field: Any, hex: int, terrain: str) -> None:
        self._field, self._hex, self._terrain = field, hex, terrain

    def terrain(self, hex: int) -> str:
        """The terrain as it counts in combat."""
        return self._terrain if hex == self._hex else str(self._field.terrain(hex))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._field, name)


def sees(play: Campaign, unit: int, viewer: str | None) -> bool:
    """Whether a viewer may know which unit it is, and how it stands."""
    if play.field.tactical:
        return hidden.sees(play, unit, viewer)
    return privy(play.state, play.side(unit), viewer) or (
        play.on_land(play.state.place[unit]) and view.sees(play, unit, viewer)
    )


def known(play: Campaign, viewer: str | None) -> Campaign:
    """A copy of the game without whatever a viewer does not see; nothing is under way in it."""
    new = Campaign(play.printed, play.state.clone())
    state = new.state
    for unit, place in enumerate(state.place):
        if place != OUT and not sees(play, unit, viewer):
            state.place[unit] = state.came[unit] = OUT
            state.marks[unit], state.steps[unit] = 0, play.unit(unit).steps
    for hex, (side, _, size, _, _) in state.forts.items():
        if play.field.tactical and hidden.fort_shown(play, hex, viewer) is None:
            new.set_fort(hex, (side, 1, size, 0, 1))
    if not play.field.tactical:
        for side in (JAPAN, ALLIED):
            if not privy(state, side, viewer):
                _without_staff(new, side)
    state.frames = []
    return new


def _without_staff(play: Campaign, side: int) -> None:
    war, hqs = play.war, play.tables.hqs
    war.posts = tuple(OUT if hq.side == SEATS[side] else one for hq, one in zip(hqs, war.posts, strict=True))
    war.under = {unit: hq for unit, hq in war.under.items() if play.side(unit) != side}
    war.guests = {unit: turn for unit, turn in war.guests.items() if play.side(unit) != side}
    for number, leader in enumerate(play.tables.leaders):
        with_ = play.state.leader[number]
        if leader.side == SEATS[side] and (with_ < 0 or play.state.place[with_] == OUT):
            play.state.leader[number] = TRACK


def course(game: Game[PacificState], play: Campaign, assault: Assault) -> Course:
    """The attack through all its dice; ``play`` is changed for it."""
    start = arrange(play, assault)
    terrain = assault.terrain

    def look(state: PacificState, dice: Dice | None) -> Campaign:
        found = Campaign(start.printed, state, dice)
        if terrain:
            found.field = cast(Any, Ground(found.field, assault.hex, terrain))
        return found

    return Course(look, look(start.state, None), assault.orders, game.steps)


def at_hand(game: Game[PacificState], play: Campaign, orders: Orders) -> Course:
    """The attack on top of the steps as it stands, which everybody sees once it is known who commands."""
    return Course(lambda state, dice: Campaign(play.printed, state, dice), play, orders, game.steps)


def arrange(play: Campaign, assault: Assault) -> Campaign:
    """The units in the hex, and the frame of their attack before anybody commands."""
    hex, side = assault.hex, assault.side
    forces_of = ((side, assault.attackers), (enemy(side), assault.defenders))
    for unit in play.at(hex, enemy(side)):
        if unit not in assault.defenders:
            play.state.place[unit] = OUT
    for whose, units in forces_of:
        for unit, steps in units.items():
            _place(play, unit, hex, steps)
        _fort(play, assault, whose)
    _generals(play, assault)
    if not assault.shelled:
        play.state.shelled = {at: one for at, one in play.state.shelled.items() if at != hex}
        play.state.shellers = {at: one for at, one in (play.state.shellers or {}).items() if at != hex}
    else:
        play.note_fire(hex, side, odds.SHELLED)
    drm, bonus = assault.charge
    attackers, defenders = tuple(assault.attackers), tuple(assault.defenders)
    frame = Attack(
        hex=hex, side=side, attackers=attackers, defenders=defenders, stage=AttackStage.CONTROL,
        assault=assault.landing, across=assault.across or UNSET, banzai=drm, bonus=bonus,
        last_man=assault.last_man, guns=assault.guns, support=assault.support, cover=assault.cover,
        level=forts.level(play, hex, enemy(side)),
    )  # fmt: skip
    frame.lead = _lead(play, frame, attackers, assault.lead)
    frame.defender_lead = _lead(play, frame, defenders, assault.defender_lead)
    play.state.frames = [frame]
    return play


def _place(play: Campaign, unit: int, hex: int, steps: int) -> None:
    """A unit is in the hex; it came from where it was, if that is beside it or a ship."""
    state, before = play.state, play.state.place[unit]
    if before != hex:
        near = play.on_land(before) and before in play.field.near(hex)
        state.place[unit] = hex
        state.came[unit] = before if near or ship_at(before) >= 0 else OUT
    state.steps[unit] = steps
    state.marks[unit] = state.marks[unit] | ACTIVE


def _fort(play: Campaign, assault: Assault, side: int) -> None:
    """The fort of the defender as it is imagined; of its size what is known, else as many as defend."""
    if side == assault.side:
        return
    before = play.state.forts.get(assault.hex)
    steps = sum(assault.defenders.values())
    size = before[2] if before is not None and before[0] == side else steps
    play.set_fort(assault.hex, (side, assault.fort, size, 0, 1) if assault.fort else None)


def _generals(play: Campaign, assault: Assault) -> None:
    """A general nobody sees is somewhere on the island: he leads from wherever he is. [see WPA-LCK-22]"""
    if not play.field.tactical:
        return
    for number, leader in enumerate(play.tables.leaders):
        with_ = play.state.leader[number]
        if leader.role in AT_HAND and with_ >= 0 and play.state.place[with_] == OUT:
            units = assault.attackers if leader.side == SEATS[assault.side] else assault.defenders
            play.state.leader[number] = next(iter(units), TRACK)


def _lead(play: Campaign, frame: Attack, units: tuple[int, ...], named: int) -> int:
    """Who leads: whoever is named, else the best of those who may. [BR-23-05]"""
    able = forces.leads(play, units)
    if named in able:
        return named
    return max(able, key=lambda unit: (odds.unit_tq(play, frame, unit), play.state.steps[unit]))


MOST_FORT = forts.STRONGEST
CHARGES = {"leader": banzai.LEADER, "follower": banzai.OTHERS}
