"""One battle without the rest of the turn, and positions at the start of a Conduct Combat phase.

fight = Fight("usa", "sz53", usa={"submarine": 2}, japan={"cruiser": 1, "transport": 1}, dice=[2, 5])
fight.do("usa", "submerge 0")
assert fight.over and fight.left() == {"usa": {"submarine": 2}}
"""

from __future__ import annotations

from typing import Any

from flagplot.games.axis_allies import positions
from flagplot.games.axis_allies.anniversary.edition import Anniversary
from flagplot.games.axis_allies.anniversary.options import META
from flagplot.games.axis_allies.board import mask_of
from flagplot.games.axis_allies.combat import battle
from flagplot.games.axis_allies.events import Lost
from flagplot.games.axis_allies.play import War
from flagplot.kernel.dice import FastDice, ScriptedDice
from flagplot.kernel.event import Event, Rolled
from flagplot.kernel.words import plain
from tests.anniversary.helpers import Case
from tests.pacific_1940 import fights

EDITION = Anniversary()
Force = dict[str, int]


class Fight(fights.Fight):
    """A battle begun at once; keyword arguments named like powers are units in the space.

    ``dice`` are the faces to come; with ``seed`` they are random instead.
    """

    def __init__(
        self,
        attacker: str,
        space: str,
        *,
        dice: list[int] | tuple[int, ...] = (),
        seed: int | None = None,
        bombard: tuple[tuple[int, int], ...] = (),
        origins: tuple[str, ...] = (),
        options: dict[str, Any] | None = None,
        persons: dict[str, int] | None = None,
        elsewhere: dict[str, dict[str, Force]] | None = None,
        control: dict[str, str] | None = None,
        hostile_before: tuple[str, ...] = (),
        technologies: dict[str, list[str]] | None = None,
        **forces: Force,
    ) -> None:
        doc = {
            "base": "empty",
            "turn": attacker,
            "phase": "conduct_combat",
            "control": control or {},
            "units": {space: forces, **(elsewhere or {})},
            "this_turn": {"origins": {space: list(origins)}},
            "technologies": technologies or {},
        }
        self.state = EDITION.new_state("1941", META.check_options(options or {}), persons)
        positions.read_position(EDITION, doc, self.state)
        self.state.frames = []
        self.events: list[Event] = []
        self.script = ScriptedDice(list(dice))
        self.fast = None if seed is None else FastDice(seed)
        war = self.war
        self.space, power = war.board.space_of[space], war.power(attacker)
        shut = mask_of(war.board.space_of[z] for z in hostile_before)
        friendly = self.state.turn_friendly_zones
        self.state.turn_friendly_zones = tuple(z for z in friendly if not shut >> z & 1)
        if war.board.sea[self.space]:
            battle.begin_sea(war, self.space, power)
        else:
            battle.begin_land(war, self.space, power, bombard)
        self._settle(war)

    @property
    def war(self) -> War:
        """The state opened for rules functions."""
        return War(EDITION, self.state, self.fast or self.script)

    def lost(self) -> list[str]:
        """Every unit lost so far, cargo included."""
        return lost(self)


# a unit of each power with something to do, so that the turn goes on after combat
_IDLE = {
    "germany": "germany",
    "ussr": "urals",
    "japan": "japan",
    "uk": "union_of_south_africa",
    "italy": "italy",
    "usa": "alaska",
    "china": "sikang",
}


def conduct(turn: str, units: dict[str, Any], **parts: Any) -> Case:
    """Attackers are already where they fight, marked as the Combat Move phase leaves them."""
    idle = {_IDLE[turn]: {turn: {"infantry": 1}}}
    return Case(turn=turn, phase="conduct_combat", units={**idle, **units}, **parts)


def attack(attacker: str, units: dict[str, Any], *orders: str, **parts: Any) -> Case:
    """A combat move phase with its orders given, still open."""
    return Case(turn=attacker, phase="combat_move", units=units, **parts).do(attacker, *orders)


def thrown(case: Any) -> list[tuple[int, int]]:
    """(dice, value) of every throw so far; value 0 where nobody is to be hit."""
    found = []
    for event in case.events:
        if isinstance(event, Rolled):
            found.append((len(event.faces), event.high))
    return found


def throwers(case: Any) -> list[str]:
    """Who threw, for every throw so far."""
    return [plain(event.reason) for event in case.events if isinstance(event, Rolled)]


def lost(case: Any) -> list[str]:
    """Every unit lost so far, cargo included."""
    return [f"{e.power} {e.units}" for e in case.events if isinstance(e, Lost) for _ in range(e.count)]


def happened(case: Any, kind: type[Any]) -> list[Any]:
    """The events of one kind so far."""
    return [event for event in case.events if isinstance(event, kind)]
